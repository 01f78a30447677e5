//! What is said about one game.

use shakmaty::{Chess, Move};

use super::{Finding, Headers};

/// What was found in a game, with the facts of it.
#[derive(Clone, Debug, Default)]
pub struct GameReport {
    /// Which game of its input, from 0.
    pub index: u64,
    /// Where it begins, in decompressed bytes.
    pub offset: u64,
    /// Its tags; only where something was found.
    pub headers: Headers,
    /// Where it starts; only where something was found.
    pub start: Chess,
    /// The moves that could be replayed; only where something was found.
    pub moves: Vec<Move>,
    /// How many half-moves were replayed.
    pub plies: usize,
    /// What was found.
    pub findings: Vec<Finding>,
    /// The search for dead positions was cut short.
    pub undetermined: bool,
}
