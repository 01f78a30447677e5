//! Moves that change nothing and give nothing away, and positions in which neither side is ahead.

use shakmaty::{Chess, Color, Move, Position, Role, Square};

use crate::quiz::Dice;
use crate::quiz::library::library;
use crate::quiz::tactics::{self, after_move, is_calm_for_mover};

/// The quiet moves of a position: no capture, no pawn, no check, no castling.
pub fn quiet_moves(position: &Chess) -> Vec<Move> {
    position
        .legal_moves()
        .into_iter()
        .filter(|played| is_quiet(position, *played))
        .collect()
}

/// Whether a move changes nothing that can't be changed back.
pub fn is_quiet(position: &Chess, played: Move) -> bool {
    if played.is_capture() || played.is_castle() || played.role() == Role::Pawn {
        return false;
    }
    let next = after_move(position, played);
    !next.is_check()
}

/// Whether nobody can take a piece that goes there.
pub fn is_safe(position: &Chess, to: Square) -> bool {
    let board = position.board();
    board
        .attacks_to(to, position.turn().other(), board.occupied())
        .is_empty()
}

/// Whether a move gives nothing away.
pub fn is_careful(position: &Chess, played: Move) -> bool {
    let next = after_move(position, played);
    is_calm_for_mover(&next)
}

/// One of the quiet moves, if there is one that gives nothing away; mostly the one that was
/// played in the game, else a natural one.
pub fn quiet_move(position: &Chess, dice: &mut Dice) -> Option<Move> {
    let is_good =
        |played: &Move| is_quiet(position, *played) && !gives_up_castling(position, *played);
    let in_the_game = library()
        .continuation(position)
        .filter(|played| is_good(played) && is_careful(position, *played));
    if in_the_game.is_some() && !dice.one_in(5) {
        return in_the_game;
    }
    let mut moves = position.legal_moves();
    dice.shuffle(&mut moves);
    moves.retain(|played| is_safe(position, played.to()) && is_good(played));
    let many = moves.len().min(4);
    moves[..many].sort_by_key(|played| -appeal(position, *played));
    let mut moves = moves.into_iter();
    moves.find(|played| is_careful(position, *played))
}

/// Whether a king that may castle walks away with queens on the board.
fn gives_up_castling(position: &Chess, played: Move) -> bool {
    played.role() == Role::King
        && position.castles().has_color(position.turn())
        && position.board().queens().any()
        && !position.is_check()
}

/// How natural a quiet move is: towards the centre, and no walks of the king among many pieces.
fn appeal(position: &Chess, played: Move) -> i32 {
    let centre = |square: Square| {
        let (file, rank) = square.coords();
        let far = |at: i32| (2 * at - 7).abs();
        -far(file.into()).max(far(rank.into()))
    };
    let gained = centre(played.to()) - played.from().map_or(0, centre);
    match played.role() {
        Role::King if position.board().occupied().count() > 12 => -20,
        Role::Rook => 0,
        _ => gained,
    }
}

/// Whether neither side is far ahead.
pub fn is_balanced(position: &Chess) -> bool {
    tactics::lead(position).abs() <= 3
}

/// The side that would resign, if one is a piece down or more.
pub fn worse_side(position: &Chess) -> Option<Color> {
    match tactics::lead(position) {
        ..=-3 => Some(Color::White),
        3.. => Some(Color::Black),
        _ => None,
    }
}

/// Whether neither side is ahead by more than a pawn: nobody claims a draw in a won game.
pub fn is_level(position: &Chess) -> bool {
    tactics::lead(position).abs() <= 1
}
