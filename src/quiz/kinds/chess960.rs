//! Guidelines II: Chess960. Starting positions, castling from unusual squares, castling at once.

use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role, Setup, Square};

use super::draft::Draft;
use super::start::found;
use crate::game::chess960::{self, back_rank};
use crate::game::scenario::{Act, Intent, Irregularity};
use crate::game::setting::{Supervision, Variant};
use crate::game::{Board, Scenario, TimeClass};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;

/// The number of the ordinary array.
const ORDINARY: usize = 518;

/// A starting position, not the ordinary one.
fn drawn(dice: &mut Dice) -> u32 {
    let number = dice.below(959);
    (number + usize::from(number >= ORDINARY)) as u32
}

kind! {
    /// II.3, 4.4: king and rook are touched in order to castle.
    CHESS960_TOUCH: "chess960-touch", |dice| castling(dice, true, |draft, side, king, rook| {
        draft.touch(side, king, Intent::Move).touch(side, rook, Intent::Move);
    });
    rules: "chess960.castling", "chess960.castling.once", "chess960.castling.vacant",
        "act.castle.touch-king-rook", "act.castle.illegal-intent";
    asks: AllowedMoves;
    tempts: CHESS960_HOME, CHESS960_PATH, CHESS960_CROSSING, CHESS960_BOTH_MOVE, ROOK_MUST_MOVE,
        TOUCH_IS_FREE;
}

kind! {
    /// II.3.2: a player castles, and the opponent doubts it.
    CHESS960_CASTLING: "chess960-castling", |dice| castling(dice, false, |draft, side, king, rook| {
        draft.shift(side, king, rook).press(side).complain(side.other());
    });
    rules: "chess960.castling.how", "chess960.castling.double", "chess960.castling.transpose",
        "chess960.castling.king-only", "chess960.castling.rook-only",
        "chess960.castling.clarification", "chess960.castling.final-squares",
        "chess960.castling.vacant", "chess960.castling.once";
    asks: Ruling * 3, ClocksAfter;
    tempts: CHESS960_HOME, CHESS960_PATH, CHESS960_CROSSING, CHESS960_BOTH_MOVE,
        FIRST_ILLEGAL_LOSES, ILLEGAL_FREES_TOUCH, OFFENDER_LOSES_TIME, FIRST_IS_WARNED,
        PENALTY_ALWAYS_TWO;
}

type Handling = fn(&mut Draft, Color, Square, Square);

/// A player castles, or touches king and rook for it; then the king can make another move, too.
fn castling(dice: &mut Dice, touches: bool, handle: Handling) -> Option<Scenario> {
    (0..60).find_map(|_| {
        // Now and then on the very first move.
        let position = match !touches && dice.one_in(4) {
            true => chess960::start(drawn(dice)).chess()?.clone(),
            false => from_pool(&library().chess960, dice)?,
        };
        let side = position.turn();
        let king = position.board().king_of(side)?;
        let steps = |played: &Move| played.role() == Role::King && !played.is_castle();
        if touches && !position.legal_moves().iter().any(steps) {
            return None;
        }
        let rooks = CastlingSide::ALL.into_iter();
        let mut rooks = rooks.filter_map(|wing| position.castles().rook(side, wing));
        let rook = rooks.find(|rook| is_meant(&position, king, *rook))?;
        let mut draft = Draft::new(&position, dice);
        draft.scenario.setting.variant = Variant::Chess960;
        draft.any_class_plain(dice);
        handle(&mut draft, side, king, rook);
        draft.finish()
    })
}

/// Whether somebody could mean to castle: the squares where king and rook end are free, and at
/// most one man stands in their way. In a starting position all of it is free.
fn is_meant(position: &Chess, king: Square, rook: Square) -> bool {
    let in_the_way = path(king, rook) & position.board().occupied();
    let (king_to, rook_to) = ends(king, rook);
    let begun = position.fullmoves().get() > 1;
    let reached = in_the_way.contains(king_to) || in_the_way.contains(rook_to);
    !reached && in_the_way.count() <= usize::from(begun)
}

kind! {
    /// II.2, 7.2.1: a starting position that lacks something.
    CHESS960_START: "chess960-start", chess960_start;
    rules: "chess960.requirements", "chess960.king-between", "chess960.bishops",
        "chess960.mirror";
    asks: Ruling;
    tempts: CHESS960_ANY_START, SETUP_AFTER_TEN, SETUP_BY_ONE, SETUP_PUT_RIGHT, SETUP_DRAWN;
}

fn chess960_start(dice: &mut Dice) -> Option<Scenario> {
    let mut draft = found(dice, Irregularity::InitialPosition)?;
    draft.scenario.setting.variant = Variant::Chess960;
    draft.scenario.start = set_up_wrongly(dice)?;
    draft.scenario.from_fen = true;
    // Which kings may castle when such a set-up is kept the Laws don't say.
    let kept = draft.scenario.events.iter().any(|event| {
        matches!(event.act, Act::Discover { completed: Some(it), .. } if it.white.min(it.black) >= 10)
    });
    let setting = &draft.scenario.setting;
    let simplified =
        setting.class != TimeClass::Standard && setting.supervision != Supervision::Adequate;
    (!kept || !simplified).then(|| draft.finish())?
}

/// A starting position in which two pieces have changed places, on both sides or on Black's alone.
fn set_up_wrongly(dice: &mut Dice) -> Option<Board> {
    let number = drawn(dice);
    let mut rank = back_rank(number);
    let both = dice.below(3) > 0;
    let pair = match dice.one_in(2) {
        true => [Role::King, Role::Rook],
        false => [Role::Bishop, Role::Knight],
    };
    let [first, second] = pair.map(|role| rank.iter().position(|it| *it == role));
    let (first, second) = (first?, second?);
    // Bishops come to the same colour only if their squares differ in it.
    if pair[0] == Role::Bishop && (first + second) % 2 == 0 {
        return None;
    }
    rank.swap(first, second);
    let mut setup: Setup = Setup::initial();
    for side in Color::ALL {
        let own = match side.is_black() || both {
            true => rank,
            false => back_rank(number),
        };
        for (file, role) in shakmaty::File::ALL.into_iter().zip(own) {
            let square = Square::from_coords(file, side.backrank());
            setup.board.set_piece_at(square, role.of(side));
        }
    }
    setup.castling_rights = shakmaty::Bitboard::EMPTY;
    Some(Board::from_setup_in(
        setup,
        shakmaty::CastlingMode::Chess960,
    ))
}
