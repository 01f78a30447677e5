//! Where a helpmate is looked for first: an estimate of how far a position is from a mate in a
//! corner. It may be wrong; it only decides the order in which positions are visited.

use shakmaty::attacks::{bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks};
use shakmaty::{Bitboard, Board, Color, Rank, Square};

/// A mate of one side's opponent in one corner.
#[derive(Clone, Copy)]
pub struct Goal {
    side: Color,
    corner: Square,
}

/// What can't be repaired by play that is easy to find.
const FAR: usize = 24;

impl Goal {
    /// The corners, the likeliest first: of the colour of the side's bishops, then the nearest to
    /// the king who is to be mated.
    pub fn all(board: &Board, side: Color) -> [Goal; 4] {
        let bishops = board.bishops() & board.by_color(side);
        let mut corners = [Square::A1, Square::H1, Square::A8, Square::H8];
        corners.sort_by_key(|corner| {
            let reached = (bishops & same_colour(*corner)).any();
            let far = board
                .king_of(!side)
                .map_or(0, |king| king.distance(*corner));
            (!reached && bishops.any(), far)
        });
        corners.map(|corner| Goal { side, corner })
    }

    /// How far the mate seems to be, in half-moves.
    pub fn distance(self, board: &Board) -> usize {
        let king = |color: Color| {
            board
                .king_of(color)
                .map_or(0, |king| king.distance(self.corner) as usize)
        };
        let kings = king(!self.side) + king(self.side).saturating_sub(2);
        kings + self.lacks(board) + self.flights(board)
    }

    /// How many squares the king who is to be mated can go to, and one if he is not in check.
    fn flights(self, board: &Board) -> usize {
        let Some(king) = board.king_of(!self.side) else {
            return 0;
        };
        let free = king_attacks(king).with(king) & !(board.by_color(!self.side).without(king));
        (free & !self.attacked(board, king)).count()
    }

    /// What the men of the side attack, through the king who is to be mated.
    fn attacked(self, board: &Board, king: Square) -> Bitboard {
        let own = board.by_color(self.side);
        let occupied = board.occupied().without(king);
        let mut attacked = board
            .king_of(self.side)
            .map_or(Bitboard::EMPTY, king_attacks);
        for pawn in board.pawns() & own {
            attacked |= pawn_attacks(self.side, pawn);
        }
        for knight in board.knights() & own {
            attacked |= knight_attacks(knight);
        }
        for slider in board.bishops_and_queens() & own {
            attacked |= bishop_attacks(slider, occupied);
        }
        for slider in board.rooks_and_queens() & own {
            attacked |= rook_attacks(slider, occupied);
        }
        attacked
    }

    /// What is missing of the men who mate.
    fn lacks(self, board: &Board) -> usize {
        let own = board.by_color(self.side);
        if (board.rooks_and_queens() & own).any() {
            return 0;
        }
        let promotion = self.promotion(board, self.side);
        let (knights, bishops) = (board.knights() & own, board.bishops() & own);
        let one_colour =
            bishops.is_subset(Bitboard::LIGHT_SQUARES) || bishops.is_subset(Bitboard::DARK_SQUARES);
        let minors = if knights.is_empty() && bishops.is_empty() {
            FAR
        } else if knights.more_than_one() || !one_colour || knights.any() && bishops.any() {
            self.approach(knights)
        } else {
            self.approach(knights) + self.blocker(board, bishops)
        };
        promotion.map_or(minors, |steps| steps.min(minors))
    }

    /// How far the knights are from the corner.
    fn approach(self, knights: Bitboard) -> usize {
        knights
            .into_iter()
            .map(|square| {
                (square.distance(self.corner) as usize)
                    .saturating_sub(2)
                    .div_ceil(2)
            })
            .min()
            .unwrap_or(0)
    }

    /// How far a man of the opponent is from where he takes a square from his king.
    fn blocker(self, board: &Board, bishops: Bitboard) -> usize {
        let theirs = board.by_color(!self.side);
        let mut useful = board.knights() | board.bishops();
        if bishops.is_empty() {
            useful |= board.rooks();
        } else if bishops.is_subset(Bitboard::LIGHT_SQUARES) {
            useful = board.knights() | board.bishops() & Bitboard::DARK_SQUARES;
        } else {
            useful = board.knights() | board.bishops() & Bitboard::LIGHT_SQUARES;
        }
        let beside = king_attacks(self.corner) & !same_colour(self.corner);
        let there = (useful & theirs)
            .into_iter()
            .flat_map(|man| beside.into_iter().map(move |at| man.distance(at) as usize))
            .min();
        let promoted = self.promotion(board, !self.side).map(|steps| steps + 6);
        there.into_iter().chain(promoted).min().unwrap_or(FAR)
    }

    /// How many steps a pawn needs, and what stands in his way.
    fn promotion(self, board: &Board, color: Color) -> Option<usize> {
        let pawns = board.pawns() & board.by_color(color);
        let enemies = board.by_color(!color);
        pawns
            .into_iter()
            .map(|pawn| {
                let rank = color.relative_rank(pawn.rank());
                let steps = (Rank::Eighth as usize - rank as usize)
                    .saturating_sub(usize::from(rank == Rank::Second));
                let file = Bitboard::from_file(pawn.file());
                let ahead = file & color.fold_wb(!0 << pawn.to_u32(), (1 << pawn.to_u32()) - 1);
                let blocked = (ahead & board.pawns()).without(pawn);
                let stopped = (blocked & enemies).count() * 6 + (blocked & !enemies).count() * 3;
                2 * steps + stopped
            })
            .min()
    }
}

fn same_colour(square: Square) -> Bitboard {
    if square.is_light() {
        Bitboard::LIGHT_SQUARES
    } else {
        Bitboard::DARK_SQUARES
    }
}
