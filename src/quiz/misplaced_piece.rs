//! Pieces that stand wrongly: those exchanged at the start, and the square that a displaced piece
//! is wrongly put on. That is beside its own, so that nobody notices and everything that is played
//! afterwards can be played, and is written alike on either board.

use shakmaty::san::San;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, File, FromSetup, Position, Rank, Square,
};

use super::tactics::is_calm;
use crate::game::scenario::{Act, Event, Irregularity, MoveText};
use crate::game::{Board, Scenario};

/// The square, if there is one.
pub fn misplaced(board: &Board, from: Square, later: &[Event]) -> Option<Square> {
    let position = board.chess()?;
    let piece = position.board().piece_at(from)?;
    [1, -1, 8, -8, 7, 9, -7, -9]
        .into_iter()
        .filter_map(|step| from.offset(step).filter(|to| to.distance(from) == 1))
        .filter(|to| position.board().piece_at(*to).is_none())
        .filter(|to| piece.role != shakmaty::Role::Pawn || !is_pawnless(*to))
        // So is a pawn that has gone askew.
        .filter(|to| {
            let straight = to.file() == from.file() || to.rank() == from.rank();
            piece.role != shakmaty::Role::Pawn || straight
        })
        // A bishop on the wrong colour is seen at once.
        .filter(|to| piece.role != shakmaty::Role::Bishop || to.is_light() == from.is_light())
        .find(|to| {
            let mut setup = position.to_setup(EnPassantMode::Legal);
            setup.board.discard_piece_at(from);
            setup.board.set_piece_at(*to, piece);
            setup.castling_rights.discard(from);
            Chess::from_setup(setup, CastlingMode::Standard).is_ok_and(|wrong| {
                !is_checked(&wrong)
                    && is_harmless(&wrong, *to)
                    && is_playable(wrong, position.clone(), later)
            })
        })
}

/// Whose pieces stood on each other's squares in the position that a game began with, and which.
pub fn exchanged(start: &Chess) -> Option<(Color, &'static str)> {
    let right = Chess::default();
    let (board, right) = (start.board(), right.board());
    // Pawns may have moved since.
    let is_home = |square: &Square| matches!(square.rank(), Rank::First | Rank::Eighth);
    let differs = |square: &Square| board.piece_at(*square) != right.piece_at(*square);
    let squares = Square::ALL.into_iter().filter(is_home).filter(differs);
    let squares: Vec<Square> = squares.collect();
    let rank = squares.first()?.rank();
    let is_elsewhere = |square: &Square| square.rank() != rank || board.role_at(*square).is_none();
    if squares.iter().any(is_elsewhere) {
        return None;
    }
    let files: Vec<File> = squares.iter().map(|square| square.file()).collect();
    let what = match files[..] {
        [File::D, File::E] => "king-queen",
        [File::B, File::C, File::F, File::G] => "knights-bishops",
        [File::B, File::C] | [File::F, File::G] => "knight-bishop",
        _ => return None,
    };
    let side = Color::ALL.into_iter().find(|side| side.backrank() == rank);
    Some((side?, what))
}

/// Whether a wrong set-up is found: what stands on the board by then is not told.
pub fn is_set_up_found(scenario: &Scenario) -> bool {
    let fault = Irregularity::InitialPosition;
    let found = |event: &Event| matches!(event.act, Act::Discover { fault: of, .. } if of == fault);
    scenario.moves.is_empty() && scenario.events.iter().any(found)
}

/// Whether the man neither attacks anything there nor can be taken: else somebody would look.
fn is_harmless(position: &Chess, square: Square) -> bool {
    let board = position.board();
    board.color_at(square).is_some_and(|color| {
        let others = board.by_color(color.other());
        (board.attacks_from(square) & others).is_empty()
            && (board.attacks_to(square, color.other(), board.occupied())).is_empty()
    })
}

fn is_pawnless(square: Square) -> bool {
    let rank = u32::from(square.rank());
    rank == 0 || rank == 7
}

fn is_checked(position: &Chess) -> bool {
    [Color::White, Color::Black].into_iter().any(|side| {
        let board = position.board();
        board.king_of(side).is_some_and(|king| {
            !board
                .attacks_to(king, side.other(), board.occupied())
                .is_empty()
        })
    })
}

/// Whether all the moves that follow, which take nothing, can still be played like that and are
/// written as they would be on the right board.
fn is_playable(mut wrong: Chess, mut right: Chess, later: &[Event]) -> bool {
    later.iter().all(|event| {
        let Act::Move {
            text:
                MoveText::Uci {
                    from,
                    to,
                    promotion,
                },
            ..
        } = &event.act
        else {
            return true;
        };
        let found = |position: &Chess| {
            position.legal_moves().into_iter().find(|played| {
                played.from() == Some(*from)
                    && played.to() == *to
                    && played.promotion() == *promotion
                    && !played.is_capture()
            })
        };
        let (Some(seen), Some(meant)) = (found(&wrong), found(&right)) else {
            return false;
        };
        // Who can win something on the wrong board looks at it.
        if !is_calm(&wrong) {
            return false;
        }
        let alike = San::from_move(&wrong, seen) == San::from_move(&right, meant);
        wrong.play_unchecked(seen);
        right.play_unchecked(meant);
        alike && !wrong.is_check()
    })
}
