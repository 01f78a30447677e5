//! Moving to and fro, so that positions come back.

use shakmaty::{Chess, Move, Position, Role};

use super::draft::{is_quiet, quiet_moves};
use crate::quiz::Dice;
use crate::quiz::calm::is_calm_for_mover;

/// Four half-moves after which the same pieces stand on the same squares.
pub type Cycle = [Move; 4];

fn back(position: &Chess, played: Move) -> Option<Move> {
    position
        .legal_moves()
        .into_iter()
        .find(|other| {
            other.from() == Some(played.to())
                && Some(other.to()) == played.from()
                && other.role() == played.role()
        })
        .filter(|other| is_quiet(position, *other))
}

/// A cycle from a position; the side to move uses a piece that `fits`.
pub fn cycle(position: &Chess, dice: &mut Dice, fits: fn(Role) -> bool) -> Option<Cycle> {
    let firsts: Vec<Move> = quiet_moves(position)
        .into_iter()
        .filter(|played| fits(played.role()))
        .collect();
    for _ in 0..6 {
        let first = *dice.pick(&firsts)?;
        let mut at = position.clone();
        at.play_unchecked(first);
        let second = *dice.pick(&quiet_moves(&at))?;
        at.play_unchecked(second);
        let Some(third) = back(&at, first) else {
            continue;
        };
        at.play_unchecked(third);
        let Some(fourth) = back(&at, second) else {
            continue;
        };
        if !is_calm_on_the_way(position, &[first, second, third]) {
            continue;
        }
        return Some([first, second, third, fourth]);
    }
    None
}

/// Whether nobody overlooks anything while the moves are played.
fn is_calm_on_the_way(position: &Chess, moves: &[Move]) -> bool {
    let mut at = position.clone();
    moves.iter().all(|played| {
        at.play_unchecked(*played);
        is_calm_for_mover(&at)
    })
}

/// Two cycles in some order, cut off somewhere: a stretch of play in which positions return.
pub fn stretch(
    position: &Chess,
    dice: &mut Dice,
    plies: std::ops::RangeInclusive<i64>,
    fits: fn(Role) -> bool,
) -> Option<Vec<Move>> {
    let one = cycle(position, dice, fits)?;
    let other = if dice.one_in(2) {
        one
    } else {
        cycle(position, dice, |_| true)?
    };
    let wanted = dice.between(*plies.start(), *plies.end()) as usize;
    let mut moves = Vec::with_capacity(wanted + 3);
    while moves.len() < wanted {
        // The first cycle is the one that matters (it may cost a right), then either.
        let next = if moves.is_empty() || dice.one_in(2) {
            one
        } else {
            other
        };
        moves.extend(next);
    }
    moves.truncate(wanted);
    let mut at = position.clone();
    for played in &moves {
        if !at.is_legal(*played) {
            return None;
        }
        at.play_unchecked(*played);
    }
    Some(moves)
}
