//! The position at the start: one that can be ruled on.
//!
//! An illegal position is let through only where the story is about it: where the set-up is found
//! to be wrong, pieces are found displaced, or the arbiter sees what can't be.

use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Color, Rank, Role, Setup, Square};

use super::event::{Act, Event};
use super::kinds::MOST_MOVES;
use super::resolve::Checks;
use super::words::{Irregularity, Sight};
use crate::diag::Message;
use crate::game::board::is_attacked;
use crate::input::PathStep;

/// Whether an event says that the position is not in order.
pub(super) fn is_story_of_illegal(events: &[Event]) -> bool {
    events.iter().any(|event| match event.act {
        Act::Discover { fault, .. } => {
            matches!(
                fault,
                Irregularity::InitialPosition | Irregularity::Displaced
            )
        }
        Act::Observe { what, .. } => matches!(
            what,
            Sight::IllegalPosition | Sight::BothKingsInCheck | Sight::PawnOnLastRank
        ),
        _ => false,
    })
}

/// Whether there can be a ruling on a FEN that can be read; if not, it is reported.
pub(super) fn check(
    text: &str,
    fen: &Fen,
    illegal: bool,
    chess960: bool,
    path: &[PathStep],
    checks: &mut Checks<'_>,
) -> bool {
    let setup = fen.as_setup();
    let counts = [setup.halfmoves, setup.fullmoves.get()];
    if counts.iter().any(|count| i64::from(*count) > MOST_MOVES) {
        checks.too_many_moves(path);
        return false;
    }
    let field = text.split_ascii_whitespace().nth(2).unwrap_or("-");
    if !chess960 && !field.bytes().all(|sign| b"KQkq-".contains(&sign)) {
        let message = Message::new("scenario-chess960").text("field", field);
        let hint = Message::new("scenario-chess960-hint");
        checks.error("chess960", path, message).hint = Some(hint);
        return false;
    }
    let field = if chess960 { "-" } else { field };
    let why = wrong(setup, field).filter(|_| !illegal);
    if let Some(why) = why {
        let message = Message::new("scenario-illegal-position").text("why", why);
        let hint = Message::new("scenario-illegal-position-hint");
        checks.error("illegal-position", path, message).hint = Some(hint);
    }
    why.is_none()
}

/// What makes a position one that nobody can rule on.
fn wrong(setup: &Setup, castling: &str) -> Option<&'static str> {
    let board = &setup.board;
    let kings = |side: Color| (board.by_color(side) & board.by_role(Role::King)).count();
    if kings(Color::White) != 1 || kings(Color::Black) != 1 {
        return Some("kings");
    }
    let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
    if (board.by_role(Role::Pawn) & ends).any() {
        return Some("pawns");
    }
    let adjacent = board.king_of(Color::White).is_some_and(|king| {
        let around = shakmaty::attacks::king_attacks(king);
        (around & board.by_role(Role::King)).any()
    });
    if adjacent {
        return Some("adjacent");
    }
    let homes = [
        ('K', Color::White, Square::E1, Square::H1),
        ('Q', Color::White, Square::E1, Square::A1),
        ('k', Color::Black, Square::E8, Square::H8),
        ('q', Color::Black, Square::E8, Square::A8),
    ];
    let unfounded = homes.into_iter().any(|(sign, side, king, rook)| {
        castling.contains(sign)
            && (board.piece_at(king) != Some(side.king())
                || board.piece_at(rook) != Some(side.rook()))
    });
    if unfounded {
        return Some("castling");
    }
    is_attacked(board, setup.turn.other()).then_some("check")
}
