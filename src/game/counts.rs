//! What is counted for each player: moves made, moves completed, illegal moves.

use shakmaty::{ByColor, Color};

use super::{Board, Scenario, State};

/// What is counted for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Moves made.
    pub made: ByColor<u32>,
    /// Moves completed.
    pub completed: ByColor<u32>,
    /// Of these, those from before the story.
    pub completed_before: ByColor<u32>,
    /// Who has made a move and not pressed.
    pub unpressed: ByColor<bool>,
    /// Illegal moves counted.
    pub illegal: ByColor<u32>,
    /// Of these, those from before the story.
    pub illegal_before: ByColor<u32>,
}

impl Counts {
    /// What there is when the events begin.
    pub fn begin(scenario: &Scenario) -> Counts {
        let prior = &scenario.prior;
        let played = counts(scenario.start.turn(), scenario.moves.len() as u32);
        let mut completed = match prior.completed {
            Some(completed) => completed,
            None if scenario.from_fen => {
                let before = moves_before(&scenario.start);
                ByColor {
                    white: before.white + played.white,
                    black: before.black + played.black,
                }
            }
            None => played,
        };
        let mut made = completed;
        let mut unpressed = ByColor::default();
        if let Some(side) = prior.unpressed {
            unpressed[side] = true;
            if prior.completed.is_some() {
                made[side] += 1;
            } else {
                completed[side] = completed[side].saturating_sub(1);
            }
        }
        Counts {
            made,
            completed,
            completed_before: completed,
            unpressed,
            illegal: prior.illegal,
            illegal_before: prior.illegal,
        }
    }

    /// A move that was made and not pressed counts as completed.
    pub fn complete(&mut self, side: Color) {
        self.completed[side] += 1;
        self.unpressed[side] = false;
    }
}

impl State {
    /// So many moves count as completed by each; moves made and not pressed stay so.
    pub fn count(&mut self, completed: ByColor<u32>) {
        let counts = &mut self.counts;
        for side in Color::ALL {
            counts.completed[side] = completed[side];
            counts.made[side] = completed[side] + u32::from(counts.unpressed[side]);
        }
    }
}

/// The moves each side makes in so many half-moves.
fn counts(first: Color, plies: u32) -> ByColor<u32> {
    let mut counts = ByColor::default();
    counts[first] = plies.div_ceil(2);
    counts[first.other()] = plies / 2;
    counts
}

/// The moves made before a position that is not the initial one: its move number says; there was
/// at least one by each.
fn moves_before(board: &Board) -> ByColor<u32> {
    let number = board.fullmoves();
    let black = number.saturating_sub(1);
    ByColor {
        white: (black + u32::from(board.turn().is_black())).max(1),
        black: black.max(1),
    }
}
