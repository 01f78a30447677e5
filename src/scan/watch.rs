//! Counting appearances as a game goes by.
//!
//! The same question as `History::appearances`, for a stream: only the positions since the last
//! capture or pawn move are kept, hashes are made when a repetition has become possible at all
//! and carried on move by move, and every hit is compared as a whole position.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move, Position};

use crate::game::history::fingerprint;

/// A position can't appear again before that many half-moves.
const SHORTEST: usize = 4;

/// The positions since the last capture or pawn move.
#[derive(Clone, Debug)]
pub struct Watch {
    positions: Vec<Chess>,
    moves: Vec<Move>,
    hashes: Vec<u64>,
    /// Positions that have appeared twice or more.
    repeated: Vec<usize>,
}

impl Default for Watch {
    fn default() -> Watch {
        Watch {
            positions: vec![Chess::default()],
            moves: Vec::new(),
            hashes: Vec::new(),
            repeated: Vec::new(),
        }
    }
}

impl Watch {
    /// A game begins.
    pub fn begin(&mut self, start: &Chess) {
        self.positions.clear();
        self.moves.clear();
        self.hashes.clear();
        self.repeated.clear();
        self.positions.push(start.clone());
    }

    /// A move was played; how often the position on the board has appeared, up to now.
    #[inline]
    pub fn played(&mut self, played: Move, now: &Chess) -> usize {
        if now.halfmoves() == 0 {
            self.begin(now);
            return 1;
        }
        self.positions.push(now.clone());
        self.moves.push(played);
        if self.moves.len() < SHORTEST {
            return 1;
        }
        self.count()
    }

    fn count(&mut self) -> usize {
        self.hash();
        let last = self.moves.len();
        let hash = self.hashes[last];
        let mut count = 1;
        let mut back = SHORTEST;
        while back <= last {
            if self.hashes[last - back] == hash
                && self.positions[last - back] == self.positions[last]
            {
                count += 1;
            }
            back += 2;
        }
        if count == 2 {
            self.repeated.push(last);
        }
        count
    }

    fn hash(&mut self) {
        for at in self.hashes.len()..self.positions.len() {
            let carried = at.checked_sub(1).and_then(|before| {
                self.positions[before].update_zobrist_hash(
                    Zobrist64(self.hashes[before]),
                    self.moves[before],
                    EnPassantMode::Legal,
                )
            });
            let hash = match carried {
                Some(Zobrist64(hash)) => hash,
                None => fingerprint(&self.positions[at]),
            };
            self.hashes.push(hash);
        }
    }

    /// The half-moves since the window began after which the last position stood on the board.
    pub fn appearances(&self) -> Vec<usize> {
        let last = self.moves.len();
        (0..=last)
            .filter(|&at| self.positions[at] == self.positions[last])
            .collect()
    }

    /// Whether a move of this position could bring a repeated position about once more.
    #[inline]
    pub fn may_bring_third(&self) -> bool {
        !self.repeated.is_empty()
    }

    /// The moves that bring a position about for the third time or more.
    pub fn third_by(&self, now: &Chess) -> Vec<Move> {
        // A quiet move, castling excepted, changes two squares; a position after castling can't
        // have been there before.
        let near = |at: &usize| {
            let changed = self.positions[*at].board().occupied() ^ now.board().occupied();
            self.positions[*at].turn() != now.turn() && changed.count() == 2
        };
        if !self.repeated.iter().any(near) {
            return Vec::new();
        }
        let mut moves: Vec<_> = now
            .legal_moves()
            .into_iter()
            .filter(|played| !played.is_zeroing())
            .collect();
        moves.retain(|&played| {
            let mut next = now.clone();
            next.play_unchecked(played);
            self.repeated.iter().any(|&at| self.positions[at] == next)
        });
        moves
    }

    /// The position where the window begins.
    pub fn start(&self) -> &Chess {
        &self.positions[0]
    }

    /// The position now.
    pub fn latest(&self) -> &Chess {
        &self.positions[self.moves.len()]
    }

    /// The moves since then.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}
