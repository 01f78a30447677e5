//! 4.3–4.5: a piece touched must be moved or captured.
//!
//! Decides which legal moves are left to a player who has touched pieces with intent. The first
//! own piece that can move must move, the first enemy piece that can be captured must be
//! captured, with both the one takes the other if it can; king and rook mean castling, in this
//! order. Where nothing of the kind is possible the choice is free. Example: the player touches
//! a2 in the initial position; a3 and a4 are left.

use shakmaty::san::San;
use shakmaty::{Color, Move, Role, Square};

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Right, Witness, legality};
use crate::diag::Message;
use crate::game::scenario::Intent;
use crate::game::setting::Variant;
use crate::game::state::{Touch, Touches};
use crate::game::{Board, Movement, State, Who};
use crate::law::RuleId;
use crate::rule;

/// What touches leave to a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// The moves that are left; none where the choice is free.
    pub moves: Option<Vec<Move>>,
    /// The rules that say so, decisive first.
    pub rules: Vec<RuleId>,
    /// What kind of touch it is, for the reason.
    pub kind: &'static str,
}

impl Bound {
    /// The rules that bind, where any do.
    pub fn rules_of(bound: Option<&Bound>) -> &[RuleId] {
        bound.map_or(&[], |bound| &bound.rules)
    }
}

/// What the touches so far leave to the player to move; none if nothing is touched.
pub fn bound(board: &Board, touched: &[Touch], by: Color) -> Option<Bound> {
    if touched.is_empty() {
        return None;
    }
    let (own, enemy): (Touches, Touches) =
        touched.iter().copied().partition(|touch| touch.color == by);
    let legal = board.possible_moves();
    let moved = |square: Square| -> Vec<Move> {
        legal
            .iter()
            .copied()
            .filter(|played| played.from() == Some(square))
            .collect()
    };
    let taken = |square: Square| -> Vec<Move> {
        legal
            .iter()
            .copied()
            .filter(|played| captured(*played) == Some(square))
            .collect()
    };
    let found = match (&own[..], &enemy[..]) {
        ([], []) => return None,
        ([first, second, ..], []) if castling_pair(first, second) => {
            castling(&legal, first, second)
        }
        (own, []) => one_colour(own, moved, rule!("act.touch.own"), "own"),
        ([], enemy) => one_colour(enemy, taken, rule!("act.touch.opponent"), "opponent"),
        ([first, ..], [victim, ..]) => {
            let takes: Vec<Move> = taken(victim.square)
                .into_iter()
                .filter(|played| played.from() == Some(first.square))
                .collect();
            let first_possible = || {
                touched
                    .iter()
                    .map(|touch| match touch.color == by {
                        true => moved(touch.square),
                        false => taken(touch.square),
                    })
                    .find(|moves| !moves.is_empty())
            };
            let moves = (!takes.is_empty()).then_some(takes).or_else(first_possible);
            free_or(moves, vec![rule!("act.touch.both")], "both")
        }
    };
    Some(with_details(found))
}

/// Where touches leave one move or bind to nothing: the fact, for the player who takes a move
/// back.
pub fn narrow(board: &Board, bound: Option<&Bound>, side: Color) -> Option<Witness> {
    let moves = bound?.moves.as_deref().unwrap_or_default();
    binding(board, bound, side).filter(|_| moves.len() < 2)
}

/// What touches leave, for the player who takes a move back.
pub fn binding(board: &Board, bound: Option<&Bound>, side: Color) -> Option<Witness> {
    let (bound, position) = (bound?, board.chess()?);
    let moves = bound.moves.as_deref().unwrap_or_default();
    Some(Witness::Bound {
        side,
        kind: bound.kind,
        rule: bound.rules.first().copied(),
        castling: [CASTLE_ILLEGAL, CASTLE_FREE].contains(&bound.kind),
        moves: moves
            .iter()
            .map(|played| San::from_move(position, *played).to_string())
            .collect(),
    })
}

/// The moves left to the player to move: by touches, by a ruling, by a pawn let go on the last
/// rank; none where any legal move will do.
pub fn allowed_moves(state: &State) -> Option<Vec<Move>> {
    if state.is_concluded() {
        return None;
    }
    let touched = bound(&state.board, &state.turn.touched, state.turn())
        .and_then(|bound| bound.moves)
        .filter(|_| state.setting.parameters.touch_binds);
    if let Some(loose) = &state.turn.loose
        && loose.movement.rest.is_some()
        && !loose.movement.is_illegal()
    {
        let moves = state.left_by_rest(&state.board, &loose.movement);
        return Some(moves).filter(|moves| !moves.is_empty());
    }
    if let Some(loose) = &state.turn.loose
        && loose.movement.unfinished
        && !loose.movement.is_illegal()
    {
        let moves = promotions(state, loose.movement.from, loose.movement.to);
        // The pawn is no made move yet: what was touched before it still binds.
        let free = |bound: &Vec<Move>| moves.iter().any(|played| bound.contains(played));
        if touched.as_ref().is_none_or(free) {
            return Some(moves).filter(|moves| !moves.is_empty());
        }
    }
    match (touched, &state.turn.obligation) {
        (None, None) => None,
        (Some(moves), None) => Some(moves),
        (None, Some(moves)) => Some(moves.clone()),
        (Some(touched), Some(ruled)) => {
            let both: Vec<Move> = ruled
                .iter()
                .copied()
                .filter(|played| touched.contains(played))
                .collect();
            Some(if both.is_empty() { ruled.clone() } else { both })
        }
    }
}

/// The promotions of a pawn from one square to another.
pub fn promotions(state: &State, from: Square, to: Square) -> Vec<Move> {
    state
        .board
        .possible_moves()
        .into_iter()
        .filter(|played| played.from() == Some(from) && played.to() == to && played.is_promotion())
        .collect()
}

fn captured(played: Move) -> Option<Square> {
    match played {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        other => other.capture().map(|_| other.to()),
    }
}

fn castling_pair(first: &Touch, second: &Touch) -> bool {
    let roles = (first.role, second.role);
    let king = if roles.0 == Role::King { first } else { second };
    let rook = if roles.0 == Role::King { second } else { first };
    matches!(roles, (Role::King, Role::Rook) | (Role::Rook, Role::King))
        && king.square.rank() == rook.square.rank()
        && king.square.rank() == king.color.backrank()
}

/// Castling is illegal: another king move must be made.
const CASTLE_ILLEGAL: &str = "castle-illegal";

/// Castling is illegal, and the king has no other move.
const CASTLE_FREE: &str = "castle-free";

fn castling(legal: &[Move], first: &Touch, second: &Touch) -> Bound {
    let king_first = first.role == Role::King;
    let (king, rook) = if king_first {
        (first.square, second.square)
    } else {
        (second.square, first.square)
    };
    let that_side =
        |played: &Move| matches!(played, Move::Castle { rook: with, .. } if *with == rook);
    let of = |square: Square| -> Vec<Move> {
        legal
            .iter()
            .copied()
            .filter(|played| played.from() == Some(square))
            .collect()
    };
    if king_first {
        let castle: Vec<Move> = legal.iter().copied().filter(that_side).collect();
        if !castle.is_empty() {
            let rules = vec![
                rule!("act.castle.touch-king-rook"),
                rule!("act.castle.header"),
            ];
            return free_or(Some(castle), rules, "castle");
        }
        let rules = vec![
            rule!("act.castle.illegal-intent"),
            rule!("act.made.castling"),
            rule!("act.castle.header"),
        ];
        let mut bound = free_or(Some(of(king)), rules, CASTLE_ILLEGAL);
        // The rook may well be able to move: it is the king that decides.
        if bound.moves.is_none() {
            bound.kind = CASTLE_FREE;
        }
        return bound;
    }
    let rules = vec![
        rule!("act.castle.touch-rook-king"),
        rule!("act.touch.own"),
        rule!("act.castle.header"),
    ];
    let mut moves = of(rook);
    if moves.is_empty() {
        moves = of(king)
            .into_iter()
            .filter(|played| !that_side(played))
            .collect();
    }
    free_or(Some(moves), rules, "rook-first")
}

fn one_colour(
    touched: &[Touch],
    moves_of: impl Fn(Square) -> Vec<Move>,
    rule: RuleId,
    kind: &'static str,
) -> Bound {
    let moves = touched
        .iter()
        .map(|touch| moves_of(touch.square))
        .find(|moves| !moves.is_empty());
    free_or(moves, vec![rule], kind)
}

fn free_or(moves: Option<Vec<Move>>, mut rules: Vec<RuleId>, kind: &'static str) -> Bound {
    match moves {
        Some(moves) if !moves.is_empty() => Bound {
            moves: Some(moves),
            rules,
            kind,
        },
        _ => {
            rules.push(rule!("act.touch.none-possible"));
            Bound {
                moves: None,
                rules,
                kind: "none-possible",
            }
        }
    }
}

fn with_details(mut bound: Bound) -> Bound {
    bound.rules.push(rule!("act.touch.header"));
    let moves = bound.moves.as_deref().unwrap_or_default();
    if moves.iter().any(|played| played.is_en_passant()) {
        bound.rules.push(rule!("move.pawn.en-passant"));
    }
    if moves
        .iter()
        .any(|played| played.is_promotion() && played.is_capture())
    {
        bound.rules.push(rule!("act.promotion.capture"));
    }
    bound
}

/// 4.3: the player having the move has touched a piece with intent.
pub static TOUCHED: Provision = Provision {
    name: "touched",
    rules: &[
        rule!("act.touch.own"),
        rule!("act.touch.opponent"),
        rule!("act.touch.both"),
        rule!("act.touch.none-possible"),
        rule!("act.castle.header"),
        rule!("act.castle.touch-king-rook"),
        rule!("act.castle.touch-rook-king"),
        rule!("act.castle.illegal-intent"),
        rule!("act.promotion.capture"),
        rule!("move.castling"),
        rule!("draw.claim.right-lost-touch"),
    ],
    judge: Judge::Touch(touched),
    ..Provision::DEFAULT
};

/// The squares in the order in which they were first touched; touching one again says nothing new.
fn touched_squares(case: &Case<'_>) -> Vec<Square> {
    let mut squares = Vec::new();
    for touch in &case.state.turn.touched {
        if !squares.contains(&touch.square) {
            squares.push(touch.square);
        }
    }
    squares
}

/// What the king and the rook that are touched would do by castling, legal or not.
fn castling_tried(case: &Case<'_>, by: Color) -> Option<Movement> {
    let [first, second, ..] = &case.state.turn.touched[..] else {
        return None;
    };
    if !castling_pair(first, second) {
        return None;
    }
    let (king, rook) = match first.role {
        Role::King => (first.square, second.square),
        _ => (second.square, first.square),
    };
    let side = shakmaty::CastlingSide::from_queen_side(rook < king);
    // In Chess960 the rook tells castling from a step of the king.
    let to = match case.setting().variant {
        Variant::Chess960 => rook,
        Variant::Standard => Square::from_coords(side.king_to_file(), king.rank()),
    };
    Some(case.state.examine(by, king, to, None))
}

/// The rule of movement that decides what a touch leaves: how castling is done, why it can't be,
/// or that a check must be met.
fn barring(case: &Case<'_>, kind: &str, by: Color) -> Vec<RuleId> {
    match kind {
        "castle" => vec![rule!("move.castling")],
        CASTLE_ILLEGAL | CASTLE_FREE => castling_tried(case, by)
            .map(|movement| legality::broken(&movement))
            .unwrap_or_default(),
        "none-possible" if case.state.board.is_in_check(by) => vec![rule!("move.self-check")],
        _ => Vec::new(),
    }
}

fn touched(case: &Case<'_>, by: Color, intent: Intent) -> Option<Opinion> {
    // A move that is told as a whole touches its pieces on the way; only what it leaves
    // undone needs a word.
    let told_alone = matches!(
        case.event?.act,
        crate::game::scenario::Act::Touch { .. } | crate::game::scenario::Act::Remove { .. }
    );
    if !told_alone || !case.is_touched_anew() {
        return None;
    }
    let bound = bound(&case.state.board, &case.state.turn.touched, by)?;
    let moves = bound.moves.unwrap_or_default();
    let ruled = case.before.turn.obligation.as_ref();
    let overridden =
        ruled.is_some_and(|ruled| !ruled.is_empty() && !ruled.iter().any(|it| moves.contains(it)));
    let hidden = (case.before.adjournment.sealed.as_ref()).is_some_and(|sealed| sealed.is_hidden());
    let kind = match (bound.kind, intent) {
        _ if hidden => "sealed",
        _ if overridden && !moves.is_empty() => "ruled",
        ("own", Intent::AdjustUnannounced) => "own-unannounced",
        ("opponent", Intent::AdjustUnannounced) => "opponent-unannounced",
        (kind, _) => kind,
    };
    let mut opinion = Opinion::new(
        Message::new("ruling-touched")
            .word("side", Who::from(by).name())
            .word("kind", kind)
            .with("count", moves.len()),
    )
    .citing(match kind {
        "sealed" | "ruled" => &[rule!("act.touch.header")],
        _ => &bound.rules[..1],
    })
    .citing(&barring(case, kind, by))
    .citing(match kind {
        "sealed" | "ruled" => &[],
        _ => &bound.rules[1..],
    })
    .with(Effect::Lose {
        side: by,
        right: Right::Claim,
    })
    .witness(Witness::Touched {
        squares: touched_squares(case),
    });
    if intent == Intent::AdjustUnannounced {
        opinion = opinion.citing(&[rule!("act.adjust"), rule!("act.other-contact")]);
    }
    if [CASTLE_ILLEGAL, CASTLE_FREE].contains(&kind)
        && let Some(movement) = castling_tried(case, by)
    {
        opinion = opinion.witness(legality::faults(&case.state.board, by, &movement));
    }
    if case.state.counts.unpressed[by.other()] {
        opinion = opinion.citing(&[rule!("game.having-the-move")]);
    }
    Some(opinion)
}
