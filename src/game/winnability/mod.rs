//! Can a side still mate by any series of legal moves?
//!
//! A position and a side enter; a line that ends in mate leaves, a proof that there is none, or
//! "undetermined" when the budget is spent. Each search has a budget of positions and moves; who
//! asks about many positions that strangers wrote sets an allowance for all of them together.

mod allowance;
mod blocked;
mod plain;
mod search;
mod steer;

use std::cell::RefCell;

use shakmaty::{Chess, Color, Position, uci::UciMove};

use allowance::{limit, miss, spend};
use blocked::is_blocked;
use search::{Budget, Search, SearchResult, WORK_OF_A_MOVE};
use steer::Goal;

pub use allowance::{allow_more, with_allowance};
pub use plain::{plainly_alive, plainly_winnable};

/// The answer, with its proof where there is one to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winnability {
    /// It can: such a line, ending in mate.
    Winnable(Vec<UciMove>),
    /// It can't, whatever both sides play.
    Unwinnable(Proof),
    /// The search reached its limit; to be treated as winnable, and said.
    Undetermined,
}

/// Why a side can't mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Its men are not enough.
    Material,
    /// Every position that can be reached was looked at.
    Exhausted,
    /// The men stand in each other's way, at once or in all lines.
    Blocked,
}

impl Winnability {
    /// Whether it is proved that the side can't mate.
    pub fn is_impossible(&self) -> bool {
        matches!(self, Winnability::Unwinnable(_))
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
    let answer = search(position, side, &[HARD; 4], LAST);
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

/// Forgets the answers.
fn forget() {
    LATELY.with_borrow_mut(Vec::clear);
    DEAD.with_borrow_mut(Vec::clear);
}

/// Looks for a mate in each corner, then longer in those that `more` has a budget for, and at
/// last once more with proofs on the way.
fn search(position: &Chess, side: Color, more: &[Budget], last: Budget) -> Winnability {
    // A mate that is on the board already may be one that this material can't bring about.
    if position.has_insufficient_material(side) && !position.is_checkmate() {
        return Winnability::Unwinnable(Proof::Material);
    }
    let goals = Goal::all(position.board(), side);
    let easy = goals.into_iter().map(|goal| (goal, EASY, false));
    let hard = goals
        .into_iter()
        .zip(more)
        .map(|(goal, &budget)| (goal, budget, false));
    let last = [(goals[0], last, true)];
    for (number, (goal, budget, proofs)) in easy.chain(hard).chain(last).enumerate() {
        if number == goals.len() && is_plainly_blocked(position, side) {
            return Winnability::Unwinnable(Proof::Blocked);
        }
        let limited = limit(budget);
        match Search::new(side, goal, limited, proofs).run(position) {
            SearchResult::Mate(line) => {
                let line = line.into_iter().map(UciMove::from_standard).collect();
                return Winnability::Winnable(line);
            }
            SearchResult::Exhausted { refuted: true } => {
                return Winnability::Unwinnable(Proof::Blocked);
            }
            SearchResult::Exhausted { refuted: false } => {
                return Winnability::Unwinnable(Proof::Exhausted);
            }
            SearchResult::Cut if limited.moves < budget.moves => {
                miss();
                break;
            }
            SearchResult::Cut => {}
        }
    }
    Winnability::Undetermined
}

/// Whether the men stand in each other's way at once, before any search.
fn is_plainly_blocked(position: &Chess, side: Color) -> bool {
    let proof = is_blocked(position, side);
    spend(proof.work / WORK_OF_A_MOVE);
    proof.holds
}

/// What each corner gets at first: most mates are found sooner.
const EASY: Budget = Budget {
    positions: 1_500,
    moves: 12_000,
};

/// What each corner gets then.
const HARD: Budget = Budget {
    positions: 12_000,
    moves: 100_000,
};

/// What the likeliest corner gets at last, with proofs on the way. All together stays under 64 MB
/// and, on a machine of today, under 250 ms.
const LAST: Budget = Budget {
    positions: 50_000,
    moves: 350_000,
};

/// What it gets if the question is asked of every move of a game.
const GLANCE: Budget = Budget {
    positions: 6_000,
    moves: 40_000,
};

/// Whether it is proved that neither side can mate (1.5, 5.2.2). Looks less far than
/// [`winnability`], because it is asked of every move of a game.
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
    sides
        .into_iter()
        .all(|side| position.has_insufficient_material(side))
        || !position.is_checkmate()
            && !plainly_alive(position)
            // Positions that get here are mostly walls of pawns: the proof is tried first.
            && sides.into_iter().all(|side| {
                is_plainly_blocked(position, side)
                    || search(position, side, &[], GLANCE).is_impossible()
            })
}

/// Whether it is known at little cost that one side can still mate, and so could in every position
/// before. A position with so many men that the question never arises counts as one.
pub fn is_surely_alive(position: &Chess) -> bool {
    let finds_mate = |side| {
        let goal = Goal::all(position.board(), side)[0];
        let found = Search::new(side, goal, limit(EASY), false).run(position);
        matches!(found, SearchResult::Mate(_))
    };
    position.board().occupied().count() > MANY_MEN
        || position.is_checkmate()
        || plainly_alive(position)
        || [Color::White, Color::Black].into_iter().any(|side| {
            !position.has_insufficient_material(side)
                && !is_plainly_blocked(position, side)
                && finds_mate(side)
        })
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
