//! 3.8, 4.2 to 4.4: touched pieces, and what castling needs.

use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role, Square};

use super::draft::Draft;
use super::quiet::{is_careful, quiet_move, quiet_moves};
use crate::game::Scenario;
use crate::game::scenario::Intent;
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;

/// A calm position of a standard, rapid or blitz game, nobody in check.
fn calm(dice: &mut Dice) -> Option<Chess> {
    let pool = match dice.one_in(3) {
        true => &library().endgames,
        false => &library().middlegames,
    };
    from_pool(pool, dice).filter(|position| !position.is_check())
}

fn draft(position: &Chess, dice: &mut Dice) -> Draft {
    let mut draft = Draft::new(position, dice);
    draft.any_class(dice);
    draft
}

/// Own pieces that can move, each with one of its moves, in no order.
fn movable(position: &Chess, dice: &mut Dice) -> Vec<(Square, Move)> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    dice.shuffle(&mut moves);
    let mut found: Vec<(Square, Move)> = Vec::new();
    for played in moves {
        if let Some(from) = played.from()
            && found.iter().all(|(seen, _)| *seen != from)
        {
            found.push((from, played));
        }
    }
    found
}

kind! {
    /// 4.3.1: two own pieces are touched, one after the other.
    TOUCH_OWN: "touch-own", touch_own;
    rules: "act.touch.own", "act.touch.header", "act.touch.none-possible";
    asks: AllowedMoves * 3, DecidingClause;
    tempts: LAST_TOUCH_BINDS, TOUCH_IS_FREE, ANY_CONTACT_BINDS;
}

fn touch_own(dice: &mut Dice) -> Option<Scenario> {
    let position = calm(dice)?;
    let side = position.turn();
    let movable = movable(&position, dice);
    // King and rook would be castling.
    let king = position.board().king_of(side);
    let others: Vec<Square> = movable.iter().map(|(from, _)| *from).collect();
    let others: Vec<Square> = others.into_iter().filter(|it| Some(*it) != king).collect();
    let [first, second, ..] = others[..] else {
        return None;
    };
    let mut draft = draft(&position, dice);
    // Sometimes the piece touched first can't move at all, and the other one binds.
    let stuck: Vec<Square> = position
        .us()
        .into_iter()
        .filter(|square| movable.iter().all(|(from, _)| from != square))
        .filter(|square| position.board().role_at(*square) != Some(Role::King))
        .collect();
    let first = match dice.pick(&stuck) {
        Some(stuck) if dice.one_in(3) => *stuck,
        _ => first,
    };
    draft
        .touch(side, first, Intent::Move)
        .touch(side, second, Intent::Move);
    draft.finish()
}

kind! {
    /// 4.3.2, 4.3.3: a piece of the opponent is touched.
    TOUCH_CAPTURE: "touch-capture", touch_capture;
    rules: "act.touch.opponent", "act.touch.both";
    asks: AllowedMoves * 3, DecidingClause;
    tempts: CAPTURE_IS_OPTIONAL, OPPONENTS_PIECE_IS_FREE, TOUCH_IS_FREE, LAST_TOUCH_BINDS;
}

fn touch_capture(dice: &mut Dice) -> Option<Scenario> {
    let position = calm(dice)?;
    let side = position.turn();
    let mut captures = position.capture_moves();
    dice.shuffle(&mut captures);
    let taken = captures
        .into_iter()
        .find(|played| !played.is_en_passant())?;
    let mut draft = draft(&position, dice);
    let own = match dice.below(3) {
        // Only the opponent's piece.
        0 => None,
        // An own piece that can take it.
        1 => taken.from(),
        // An own piece that may be unable to.
        _ => movable(&position, dice).first().map(|(from, _)| *from),
    };
    match own {
        None => draft.touch(side, taken.to(), Intent::Capture),
        Some(own) if dice.one_in(2) => {
            draft
                .touch(side, own, Intent::Move)
                .touch(side, taken.to(), Intent::Capture)
        }
        Some(own) => draft
            .touch(side, taken.to(), Intent::Capture)
            .touch(side, own, Intent::Move),
    };
    draft.finish()
}

kind! {
    /// 4.2: pieces are straightened or brushed against before another one is touched.
    TOUCH_ADJUST: "touch-adjust", touch_adjust;
    rules: "act.adjust", "act.other-contact", "act.touch.own";
    asks: AllowedMoves * 2, DecidingClause;
    tempts: ANY_CONTACT_BINDS, ADJUSTING_NEEDS_NO_WORD, LAST_TOUCH_BINDS, TOUCH_IS_FREE;
}

fn touch_adjust(dice: &mut Dice) -> Option<Scenario> {
    let position = calm(dice)?;
    let side = position.turn();
    let movable = movable(&position, dice);
    let [(first, _), (second, _), ..] = movable[..] else {
        return None;
    };
    let mut draft = draft(&position, dice);
    let intent = dice.choose([Intent::Adjust, Intent::Accident, Intent::AdjustUnannounced]);
    draft
        .touch(side, first, intent)
        .touch(side, second, Intent::Move);
    draft.finish()
}

/// The king and a rook that has not moved, castling allowed or forbidden at the moment.
fn castlers(position: &Chess, dice: &mut Dice) -> Option<(Square, Square)> {
    let side = position.turn();
    let king = position.board().king_of(side)?;
    let mut wings = vec![CastlingSide::KingSide, CastlingSide::QueenSide];
    dice.shuffle(&mut wings);
    let rooks: Vec<Square> = wings
        .into_iter()
        .filter_map(|wing| position.castles().rook(side, wing))
        .collect();
    // Nobody means to castle over a piece.
    let free = |rook: &Square| {
        (shakmaty::attacks::between(king, *rook) & position.board().occupied()).is_empty()
    };
    Some((king, rooks.into_iter().find(free)?))
}

kind! {
    /// 3.8.2, 4.4.1, 4.4.3: king and rook are touched in order to castle.
    TOUCH_CASTLING: "touch-castling", |dice| castling(dice, false);
    rules: "act.castle.touch-king-rook", "act.castle.illegal-intent",
        "move.castling.prevented.attacked", "act.castle.header", "move.castling";
    asks: AllowedMoves * 3, DecidingClause;
    tempts: CROSSING_ATTACK_IS_FINE, ATTACKED_ROOK_BARS, ROOK_MUST_MOVE, ROOK_MAY_MOVE,
        LAST_TOUCH_BINDS,
        TOUCH_IS_FREE;
}

kind! {
    /// 4.4.2: the rook is touched first.
    ROOK_TOUCHED_FIRST: "rook-touched-first", |dice| castling(dice, true);
    rules: "act.castle.touch-rook-king", "act.castle.header";
    asks: AllowedMoves * 3, DecidingClause;
    tempts: ROOK_FIRST_CASTLES, LAST_TOUCH_BINDS, TOUCH_IS_FREE;
}

fn castling(dice: &mut Dice, rook_first: bool) -> Option<Scenario> {
    let wants_attack = !rook_first && !dice.one_in(3);
    for _ in 0..40 {
        let position = from_pool(&library().castling, dice)?;
        let side = position.turn();
        let Some((king, rook)) = castlers(&position, dice) else {
            continue;
        };
        if wants_attack && !is_doubtful(&position, side, king, rook) {
            continue;
        }
        // Where castling is illegal anyway the order of the touches bars nothing.
        let castles =
            |played: &Move| matches!(played, Move::Castle { rook: with, .. } if *with == rook);
        if rook_first && !position.legal_moves().iter().any(castles) {
            continue;
        }
        let mut draft = draft(&position, dice);
        let (first, second) = if rook_first {
            (rook, king)
        } else {
            (king, rook)
        };
        draft
            .touch(side, first, Intent::Move)
            .touch(side, second, Intent::Move);
        return draft.finish();
    }
    None
}

/// Whether something between king and rook, or one of them, is attacked.
fn is_doubtful(position: &Chess, side: Color, king: Square, rook: Square) -> bool {
    let board = position.board();
    let attacked = |square: Square| {
        board
            .attacks_to(square, side.other(), board.occupied())
            .any()
    };
    let between = shakmaty::attacks::between(king, rook);
    attacked(king) || attacked(rook) || between.into_iter().any(attacked)
}

kind! {
    /// 3.8.2.1: the rook has moved and is back.
    CASTLING_LOST: "castling-lost", castling_lost;
    rules: "move.castling.right-lost.rook-moved", "move.castling.right-lost.king-moved",
        "move.castling.right-lost", "act.castle.illegal-intent";
    asks: AllowedMoves * 3, DecidingClause;
    tempts: RETURNED_ROOK_CASTLES, RETURNED_KING_CASTLES, ROOK_MUST_MOVE, TOUCH_IS_FREE;
}

fn castling_lost(dice: &mut Dice) -> Option<Scenario> {
    (0..60).find_map(|_| {
        let position = from_pool(&library().castling, dice)?;
        let (king, rook) = castlers(&position, dice)?;
        let moves = excursion(&position, rook, dice)?;
        let mut draft = draft(&position, dice);
        draft.scenario.moves = moves;
        let side = draft.turn();
        draft
            .touch(side, king, Intent::Move)
            .touch(side, rook, Intent::Move);
        draft.finish()
    })
}

/// A piece steps aside and goes back to where it stood, each time with a quiet reply.
fn excursion(position: &Chess, home: Square, dice: &mut Dice) -> Option<Vec<Move>> {
    let mut at = position.clone();
    let mut aside: Vec<Move> = quiet_moves(&at);
    dice.shuffle(&mut aside);
    let steps_aside = |played: &&Move| {
        let along = played.to().rank() == home.rank();
        played.from() == Some(home) && along && is_careful(&at, **played)
    };
    let aside = *aside.iter().find(steps_aside)?;
    let mut moves = Vec::with_capacity(4);
    let mut play = |played: Move, at: &mut Chess| {
        moves.push(played);
        at.play_unchecked(played);
    };
    play(aside, &mut at);
    let reply = quiet_move(&at, dice)?;
    play(reply, &mut at);
    let back = at
        .legal_moves()
        .into_iter()
        .find(|played| played.from() == Some(aside.to()) && played.to() == home)?;
    play(back, &mut at);
    let reply = quiet_move(&at, dice)?;
    play(reply, &mut at);
    Some(moves)
}
