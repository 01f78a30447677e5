//! The position of a story, changed in one point.

use shakmaty::{Bitboard, CastlingMode, Color, EnPassantMode, Position, Rank, Role, Setup};

use super::{Variants, of};
use crate::diag::Message;
use crate::game::Board;
use crate::game::scenario::{Act, Event};

/// Whether how a game ends depends on what the opponent could still mate with.
fn turns_on_material(event: &Event) -> bool {
    matches!(
        event.act,
        Act::Flag(_) | Act::Flags { .. } | Act::Resign | Act::Complain { .. } | Act::Observe { .. }
    )
}

impl Variants<'_> {
    /// Men, castling rights, moves without a capture or a pawn move.
    pub(super) fn position(&mut self) {
        let Some(position) = self.story.start.chess().cloned() else {
            return;
        };
        let setup = position.to_setup(EnPassantMode::Legal);
        if !self.story.moves.is_empty() {
            return;
        }
        if self.story.events.iter().any(turns_on_material) {
            for side in [Color::White, Color::Black] {
                self.men(&setup, side);
            }
        }
        if !setup.castling_rights.is_empty() {
            let mut without = setup.clone();
            without.castling_rights = Bitboard::EMPTY;
            self.stand(Message::new("fact-castling-lost"), without);
        } else if let Some(with) = with_castling(&setup) {
            self.stand(Message::new("fact-castling-kept"), with);
        }
        let quiet = setup.halfmoves;
        for (moves, halfmoves) in [(0, 0), (30, 60), (50, 99), (75, 149)] {
            if quiet >= 60 && halfmoves != quiet {
                let mut other = setup.clone();
                other.halfmoves = halfmoves;
                let message = Message::new("fact-quiet").with("moves", moves);
                self.stand(message, other);
            }
        }
    }

    /// A bare king for a side that has men, a rook for one that has few.
    fn men(&mut self, setup: &Setup, side: Color) {
        let mut bare = setup.clone();
        let men = setup.board.by_color(side) & !setup.board.kings();
        if men.is_empty() || men.count() == 1 {
            let rook = side.rook();
            let free = |square: &shakmaty::Square| {
                setup.board.piece_at(*square).is_none() && square.rank() == side.backrank()
            };
            let mut squares = Bitboard::from_rank(side.fold_wb(Rank::First, Rank::Eighth))
                .into_iter()
                .filter(free);
            if let Some(square) = squares.next() {
                bare.board.set_piece_at(square, rook);
                self.stand(of("fact-rook", side), bare);
            }
            return;
        }
        let touched = self.story.events.iter().any(|event| {
            event.who == side.into() && matches!(event.act, Act::Move { .. } | Act::Touch { .. })
        });
        if touched {
            return;
        }
        for square in men {
            bare.board.discard_piece_at(square);
        }
        bare.castling_rights &= Bitboard::from_rank(side.other().backrank());
        self.stand(of("fact-bare", side), bare);
    }

    fn stand(&mut self, fact: Message, setup: Setup) {
        if setup
            .clone()
            .position::<shakmaty::Chess>(CastlingMode::Standard)
            .is_err()
        {
            return;
        }
        self.vary(fact, |story| {
            story.start = Board::from_setup(setup);
            story.from_fen = true;
        });
    }
}

/// The same position with every right to castle that the men's places allow.
fn with_castling(setup: &Setup) -> Option<Setup> {
    let mut with = setup.clone();
    for side in [Color::White, Color::Black] {
        let rank = side.backrank();
        let king = setup.board.king_of(side)?;
        if king != shakmaty::Square::from_coords(shakmaty::File::E, rank) {
            continue;
        }
        for file in [shakmaty::File::A, shakmaty::File::H] {
            let corner = shakmaty::Square::from_coords(file, rank);
            if setup.board.piece_at(corner) == Some(Role::Rook.of(side)) {
                with.castling_rights.add(corner);
            }
        }
    }
    (with.castling_rights != setup.castling_rights).then_some(with)
}
