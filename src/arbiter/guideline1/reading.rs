//! What a sealed text says in the adjourned position.
//!
//! As [`notation`] reads it, and three things more that only matter where a text can't be asked
//! about: a promotion without a piece may count as a queen, a pawn that captures without its file
//! is looked for, and several moves in one text are several moves.

use shakmaty::{Move, Role};

use crate::arbiter::Case;
use crate::game::Board;
use crate::game::notation::{self, CAPTURE_SIGNS, Pattern, Reading};
use crate::game::setting::SealedPromotion;
use crate::game::state::Sealed;

/// What the sealed text says in the adjourned position.
pub fn reading(case: &Case<'_>, sealed: &Sealed) -> Reading {
    let text = sealed.text.as_deref().unwrap_or_default();
    let board = &case.before.board;
    let queen = case.setting().switches().sealed_promotion_without_piece == SealedPromotion::Queen;
    match notation::read(text, board) {
        Reading::Ambiguous(moves) if queen && same_promotion(&moves) => moves
            .iter()
            .copied()
            .find(|played| played.promotion() == Some(Role::Queen))
            .map_or(Reading::Ambiguous(moves), Reading::Move),
        Reading::Illegal(pattern) => {
            let captures = pawn_captures(text, pattern, board);
            match among(captures) {
                Some(reading) => reading,
                // Two squares may be two pawn moves rather than one from here to there: `e4 d4`.
                None => match several(text, board) {
                    Some(moves) if moves.len() > 1 => Reading::Ambiguous(moves),
                    _ => Reading::Illegal(pattern),
                },
            }
        }
        Reading::Unreadable => several(text, board)
            .and_then(among)
            .unwrap_or(Reading::Unreadable),
        other => other,
    }
}

fn same_promotion(moves: &[Move]) -> bool {
    moves.iter().all(|played| {
        played.is_promotion() && played.from() == moves[0].from() && played.to() == moves[0].to()
    })
}

/// One move is the one meant, several are an ambiguity.
fn among(moves: Vec<Move>) -> Option<Reading> {
    match moves[..] {
        [] => None,
        [played] => Some(Reading::Move(played)),
        _ => Some(Reading::Ambiguous(moves)),
    }
}

/// The captures that a pawn can make where the text says that one captures, but not which: `xd5`.
fn pawn_captures(text: &str, pattern: Pattern, board: &Board) -> Vec<Move> {
    let Pattern::Piece {
        role: None | Some(Role::Pawn),
        file: None,
        rank: None,
        to,
        promotion,
    } = pattern
    else {
        return Vec::new();
    };
    let meant = |played: &Move| {
        played.role() == Role::Pawn
            && played.is_capture()
            && played.to() == to
            && (promotion.is_none() || played.promotion() == promotion)
    };
    match text.contains(CAPTURE_SIGNS) {
        true => board.legal_moves().into_iter().filter(meant).collect(),
        false => Vec::new(),
    }
}

/// The legal moves that the words of a text are, each once: `Ke3 or Rxa7`. None where only one is
/// left and is not all that is written: another word tells a move that is not legal, or the rest
/// tells no move at all.
fn several(text: &str, board: &Board) -> Option<Vec<Move>> {
    let mut found = Vec::new();
    let (mut told, mut illegal) = (0, false);
    for word in text.split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';')) {
        let moves = match notation::read(word, board) {
            Reading::Move(played) => vec![played],
            Reading::Ambiguous(moves) => moves,
            Reading::Illegal(pattern) => {
                let captures = pawn_captures(word, pattern, board);
                illegal |= captures.is_empty();
                captures
            }
            Reading::Unreadable => continue,
        };
        told += 1;
        for played in moves {
            if !found.contains(&played) {
                found.push(played);
            }
        }
    }
    (found.len() > 1 || (told > 1 && !illegal)).then_some(found)
}
