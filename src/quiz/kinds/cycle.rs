//! Moving to and fro, so that positions come back.

use shakmaty::{Chess, Move, Position};

use super::quiet::{is_quiet, quiet_moves};
use crate::quiz::Dice;
use crate::quiz::shuffles::{Cycle, Shuffle};
use crate::quiz::tactics::is_calm_for_mover;

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

/// A cycle from a position.
fn cycle(position: &Chess, dice: &mut Dice) -> Option<Cycle> {
    let firsts = quiet_moves(position);
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
) -> Option<Vec<Move>> {
    let one = cycle(position, dice)?;
    let other = if dice.one_in(4) {
        one
    } else {
        cycle(position, dice)?
    };
    Some(along(one, other, dice, plies))
}

/// A stretch of play from a position of the games.
pub fn from_shuffles(
    pool: &[Shuffle],
    dice: &mut Dice,
    plies: std::ops::RangeInclusive<i64>,
) -> Option<(Chess, Vec<Move>)> {
    let shuffle = dice.pick(pool)?;
    let one = *shuffle.cycles.first()?;
    // Positions that come back after others did are what deceives.
    let other = match shuffle.cycles.get(1) {
        Some(other) if !dice.one_in(4) => *other,
        _ => one,
    };
    Some((shuffle.position.clone(), along(one, other, dice, plies)))
}

fn along(
    one: Cycle,
    other: Cycle,
    dice: &mut Dice,
    plies: std::ops::RangeInclusive<i64>,
) -> Vec<Move> {
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
    moves
}
