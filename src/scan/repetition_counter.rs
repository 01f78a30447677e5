//! Counting appearances as a game goes by.
//!
//! The same question as `History::appearances`, for a stream: only what came since the last capture
//! or pawn move is kept, as keys and moves. Where a key comes again the positions are made and
//! compared as a whole.

use shakmaty::{Board, Chess, Move, Position};

/// A position can't appear again before that many half-moves.
const SHORTEST: usize = 4;

/// The positions since the last capture or pawn move.
#[derive(Clone, Debug)]
pub struct RepetitionCounter {
    /// The first, and those after it as far as they were needed.
    positions: Vec<Chess>,
    moves: Vec<Move>,
    keys: Vec<u64>,
    /// Positions that have appeared twice or more.
    repeated: Vec<usize>,
}

impl Default for RepetitionCounter {
    fn default() -> RepetitionCounter {
        RepetitionCounter {
            positions: vec![Chess::default()],
            moves: Vec::new(),
            keys: vec![key(Chess::default().board())],
            repeated: Vec::new(),
        }
    }
}

impl RepetitionCounter {
    /// A game begins.
    pub fn begin(&mut self, start: &Chess) {
        self.positions.clear();
        self.moves.clear();
        self.keys.clear();
        self.repeated.clear();
        self.positions.push(start.clone());
        self.keys.push(key(start.board()));
    }

    /// A move was played; how often the position on the board has appeared, up to now.
    #[inline]
    pub fn played(&mut self, played: Move, now: &Chess) -> usize {
        if now.halfmoves() == 0 {
            self.begin(now);
            return 1;
        }
        self.keys.push(key(now.board()));
        self.moves.push(played);
        if self.moves.len() < SHORTEST {
            return 1;
        }
        self.count()
    }

    fn count(&mut self) -> usize {
        let last = self.moves.len();
        let key = self.keys[last];
        let earlier = || (0..=last - SHORTEST).rev().step_by(2);
        if !earlier().any(|at| self.keys[at] == key) {
            return 1;
        }
        self.make_positions();
        let same =
            |at: &usize| self.keys[*at] == key && self.positions[*at] == self.positions[last];
        let count = earlier().filter(same).count() + 1;
        if count == 2 {
            self.repeated.push(last);
        }
        count
    }

    /// Makes the positions up to the present one.
    pub fn make_positions(&mut self) {
        for at in self.positions.len() - 1..self.moves.len() {
            let mut next = self.positions[at].clone();
            next.play_unchecked(self.moves[at]);
            self.positions.push(next);
        }
    }

    /// The half-moves since the window began after which the present position stood on the board.
    pub fn appearances(&self, now: &Chess) -> Vec<usize> {
        let mut at = self.start().clone();
        let mut plies = Vec::new();
        for ply in 0..=self.moves.len() {
            if at == *now {
                plies.push(ply);
            }
            if let Some(&played) = self.moves.get(ply) {
                at.play_unchecked(played);
            }
        }
        plies
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

    /// The last position that was made.
    pub fn latest(&self) -> &Chess {
        &self.positions[self.positions.len() - 1]
    }

    /// The moves since then.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}

/// A number that the same boards share; different ones may, so hits must be compared. Made anew
/// from the bitboards: that costs less than carrying a hash from move to move.
fn key(board: &Board) -> u64 {
    let parts = [
        (board.white(), 0x9e37_79b9_7f4a_7c15_u64),
        (board.black(), 0xc2b2_ae3d_27d4_eb4f),
        (board.knights() | board.pawns(), 0x1656_67b1_9e37_79f9),
        (board.bishops_and_queens(), 0x85eb_ca77_c2b2_ae63),
        (board.rooks_and_queens(), 0x27d4_eb2f_1656_67c5),
    ];
    parts.into_iter().fold(0, |key, (squares, factor)| {
        key ^ u64::from(squares).wrapping_mul(factor)
    })
}
