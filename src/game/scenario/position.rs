//! The position at the start: one that can be ruled on.
//!
//! An illegal position is let through only where the story is about it: where the set-up is found
//! to be wrong, pieces are found displaced, or the arbiter sees what can't be.

use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Color, Rank, Role, Setup, Square};

use super::bounds::{MOST_MOVES, within};
use super::event::{Irregularity, Sight};
use super::resolve::Problems;
use super::{Problem, RawEvent, Step};
use crate::diag::Message;
use crate::game::board::is_attacked;

/// Whether an event says that the position is not in order.
pub(super) fn is_story_of_illegal(events: &[RawEvent]) -> bool {
    events.iter().any(|raw| {
        let sight = raw.sight();
        matches!(
            raw.fault,
            Some(Irregularity::InitialPosition | Irregularity::Displaced)
        ) || matches!(
            sight,
            Some(Sight::IllegalPosition | Sight::BothKingsInCheck | Sight::PawnOnLastRank)
        )
    })
}

/// Checks a FEN that can be read.
pub(super) fn check(
    text: &str,
    fen: &Fen,
    illegal: bool,
    path: impl Fn() -> Vec<Step>,
    problems: &mut Problems,
) {
    let setup = fen.as_setup();
    let moves = (0, MOST_MOVES);
    within(problems, &path, setup.halfmoves.into(), moves, "moves");
    within(
        problems,
        &path,
        setup.fullmoves.get().into(),
        moves,
        "moves",
    );
    let field = text.split_ascii_whitespace().nth(2).unwrap_or("-");
    let known = |sign: u8| matches!(sign, b'K' | b'Q' | b'k' | b'q' | b'-');
    if !field.bytes().all(known) {
        let message = Message::new("scenario-chess960").text("field", field);
        let hint = Message::new("scenario-chess960-hint");
        problems.push(Problem::new("chess960", &path(), message).hint(hint));
        return;
    }
    if illegal {
        return;
    }
    if let Some(why) = wrong(setup, field) {
        let message = Message::new("scenario-illegal-position").text("why", why);
        let hint = Message::new("scenario-illegal-position-hint");
        problems.push(Problem::new("illegal-position", &path(), message).hint(hint));
    }
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
