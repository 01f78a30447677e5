//! Can a side still mate by any series of legal moves?

mod plain;

use std::cell::RefCell;
use std::str::FromStr;

use shakmaty::{Chess, Color, EnPassantMode, Position, Role, fen::Fen, uci::UciMove};

pub use plain::{may_be_dead, plainly_alive, plainly_winnable};

/// The answer, with its proof where there is one to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnability {
    /// It can: such a line, ending in mate.
    Winnable(Vec<UciMove>),
    /// It can't, whatever both sides play.
    Unwinnable,
    /// The search reached its limit; to be treated as winnable, and said.
    Undetermined,
}

impl Winnability {
    /// Whether it is proved that the side can't mate.
    pub fn is_impossible(&self) -> bool {
        *self == Winnability::Unwinnable
    }
}

/// Whether `side` can mate in some continuation of the position.
pub fn winnability(position: &Chess, side: Color) -> Winnability {
    let known = LATELY.with_borrow(|lately| {
        lately
            .iter()
            .find(|(seen, for_side, _)| *for_side == side && seen == position)
            .map(|(_, _, answer)| answer.clone())
    });
    if let Some(answer) = known {
        return answer;
    }
    let answer = search(position, side);
    LATELY.with_borrow_mut(|lately| {
        lately.truncate(REMEMBERED - 1);
        lately.insert(0, (position.clone(), side, answer.clone()));
    });
    answer
}

/// As many answers are remembered: the same position is asked about again and again when several
/// readings of the Laws rule on one story.
const REMEMBERED: usize = 12;

thread_local! {
    static LATELY: RefCell<Vec<(Chess, Color, Winnability)>> = const { RefCell::new(Vec::new()) };
    static DEAD: RefCell<Vec<(Chess, bool)>> = const { RefCell::new(Vec::new()) };
}

fn search(position: &Chess, side: Color) -> Winnability {
    if bare_king(position, side) {
        return Winnability::Unwinnable;
    }
    let Some(board) = translate(position) else {
        return Winnability::Undetermined;
    };
    match chasolver::winnability(&board, solver_color(side)) {
        Some(chasolver::Winnability::Winnable { helpmate }) => Winnability::Winnable(
            helpmate
                .iter()
                .filter_map(|played| UciMove::from_str(&played.to_string()).ok())
                .collect(),
        ),
        // A proof that a plain look contradicts is none.
        Some(chasolver::Winnability::Unwinnable) if !plainly_winnable(position, side) => {
            Winnability::Unwinnable
        }
        Some(chasolver::Winnability::Unwinnable) | None => Winnability::Undetermined,
    }
}

/// Whether neither side can mate (1.5, 5.2.2).
pub fn is_dead(position: &Chess) -> bool {
    let known = DEAD.with_borrow(|dead| {
        dead.iter()
            .find(|(seen, _)| seen == position)
            .map(|(_, answer)| *answer)
    });
    known.unwrap_or_else(|| {
        let answer = find_dead(position);
        DEAD.with_borrow_mut(|dead| {
            dead.truncate(REMEMBERED - 1);
            dead.insert(0, (position.clone(), answer));
        });
        answer
    })
}

fn find_dead(position: &Chess) -> bool {
    let sides = [Color::White, Color::Black];
    if sides.into_iter().all(|side| bare_king(position, side)) {
        return true;
    }
    if position.is_checkmate() || plainly_alive(position) {
        return false;
    }
    let Some(board) = translate(position) else {
        return false;
    };
    let unproved: Vec<_> = sides
        .into_iter()
        .filter(|&side| !bare_king(position, side))
        .filter(|&side| !chasolver::is_unwinnable_fast(&board, solver_color(side)))
        .collect();
    if unproved.is_empty() {
        return true;
    }
    // The fast test is sound but not complete; the full one is affordable where few men are left.
    position.board().occupied().count() <= FEW_MEN
        && unproved
            .into_iter()
            .all(|side| winnability(position, side).is_impossible())
}

/// Whether a move can have made the position dead: a man left the board, a pawn moved, few men
/// are left, or the reply is nearly forced. Elsewhere a mate is plainly possible.
pub fn may_have_died(position: &Chess) -> bool {
    let men = position.board().occupied().count();
    position.halfmoves() == 0 && men <= MANY_MEN
        || men <= FEW_MEN
        || men <= MANY_MEN && position.legal_moves().len() <= 2
}

const FEW_MEN: usize = 8;
/// With more men than this no dead position is known that play could reach.
const MANY_MEN: usize = 26;

fn bare_king(position: &Chess, side: Color) -> bool {
    let board = position.board();
    board.by_color(side) == board.by_color(side) & board.by_role(Role::King)
}

fn translate(position: &Chess) -> Option<chess::Board> {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    chess::Board::from_str(&fen).ok()
}

fn solver_color(side: Color) -> chess::Color {
    match side {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}
