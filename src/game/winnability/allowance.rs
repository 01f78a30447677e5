//! A bound on all searches of a piece of work together, such as one game of an archive.
//!
//! The bound counts moves, like the budget of a search, so that what is found never depends on a
//! clock or on the machine.

use std::cell::Cell;

use super::search::Budget;

thread_local! {
    static ALLOWANCE: Cell<Option<Allowance>> = const { Cell::new(None) };
}

#[derive(Clone, Copy)]
struct Allowance {
    moves: usize,
    /// A search was cut short.
    was_missed: bool,
}

/// Does some work; all its searches together generate about so many moves and no more. The second
/// value is whether a search was cut short by that. Answers from before are forgotten first and
/// those found here afterwards, so that the result depends on the work alone.
pub fn with_allowance<T>(moves: usize, work: impl FnOnce() -> T) -> (T, bool) {
    super::forget();
    let fresh = Allowance {
        moves,
        was_missed: false,
    };
    let outer = ALLOWANCE.replace(Some(fresh));
    let result = work();
    let left = ALLOWANCE.replace(outer);
    super::forget();
    (result, left.is_some_and(|left| left.was_missed))
}

/// Adds to the allowance, where there is one.
pub fn allow_more(moves: usize) {
    change(|allowance| allowance.moves += moves);
}

/// What is left of a budget under the allowance.
pub(super) fn limit(budget: Budget) -> Budget {
    let moves = ALLOWANCE.get().map_or(budget.moves, |left| left.moves);
    Budget {
        moves: budget.moves.min(moves),
        ..budget
    }
}

/// Notes what a search has generated.
pub(super) fn spend(moves: usize) {
    change(|allowance| allowance.moves = allowance.moves.saturating_sub(moves));
}

/// Notes that a search would have gone further.
pub(super) fn miss() {
    change(|allowance| allowance.was_missed = true);
}

fn change(by: impl FnOnce(&mut Allowance)) {
    if let Some(mut allowance) = ALLOWANCE.get() {
        by(&mut allowance);
        ALLOWANCE.set(Some(allowance));
    }
}
