//! Wrongly started games and displaced pieces (7.2, 7.3, 7.4, 7.6).

use super::belief::{end, opinion};
use super::{Belief, Misconception, Variation};
use crate::arbiter::Remedy;
use crate::game::scenario::{Act, Irregularity};
use crate::game::state::{Outcome, Termination};
use crate::rule;

/// Ten moves by one of the players are enough.
pub static COLOURS_BY_ONE: Misconception = Misconception {
    id: "colours-by-one",
    refuted_by: rule!("irregularity.colours-reversed"),
    variation: Variation::Measures(|measures| measures.colours_by_both = false),
};

/// With reversed colours the game is always started anew.
pub static COLOURS_NEVER_KEPT: Misconception = Misconception {
    id: "colours-never-kept",
    refuted_by: rule!("irregularity.colours-reversed"),
    variation: Variation::Measures(|measures| measures.colours_after = u32::MAX),
};

/// With reversed colours the game always goes on.
pub static COLOURS_ALWAYS_KEPT: Misconception = Misconception {
    id: "colours-always-kept",
    refuted_by: rule!("irregularity.colours-reversed"),
    variation: Variation::Measures(|measures| measures.colours_after = 0),
};

fn made_ten(case: &crate::arbiter::Case<'_>, wanted: Irregularity) -> Option<bool> {
    let Act::Discover {
        fault,
        made,
        completed,
    } = case.act()?
    else {
        return None;
    };
    let made = made.or(*completed).unwrap_or(case.state.made);
    (*fault == wanted).then_some(made.white >= 10 && made.black >= 10)
}

/// A wrong initial position is kept after ten moves.
pub static SETUP_AFTER_TEN: Misconception = Misconception {
    id: "setup-after-ten",
    refuted_by: rule!("irregularity.initial-position"),
    variation: Variation::Instead(&["initial-position"], &[&KEPT_AFTER_TEN]),
};

static KEPT_AFTER_TEN: Belief = Belief {
    name: "setup-kept-after-ten",
    rules: &[rule!("irregularity.initial-position")],
    judge: |case| match made_ten(case, Irregularity::InitialPosition)? {
        true => Some(opinion().with(Remedy::Continue)),
        false => Some(end(Outcome::NewGame, Termination::InitialPosition)),
    },
};

/// A wrong initial position is a draw.
pub static SETUP_CORRECTED: Misconception = Misconception {
    id: "setup-drawn",
    refuted_by: rule!("irregularity.initial-position"),
    variation: Variation::Instead(&["initial-position", "board-orientation"], &[&DRAWN]),
};

static DRAWN: Belief = Belief {
    name: "setup-drawn",
    rules: &[rule!("irregularity.initial-position")],
    judge: |case| {
        let Act::Discover { fault, .. } = case.act()? else {
            return None;
        };
        matches!(
            fault,
            Irregularity::InitialPosition | Irregularity::BoardOrientation
        )
        .then(|| end(Outcome::Draw, Termination::InitialPosition))
    },
};

/// A turned board means a new game.
pub static BOARD_RESTARTS: Misconception = Misconception {
    id: "board-restarts",
    refuted_by: rule!("irregularity.board-orientation"),
    variation: Variation::Instead(&["board-orientation"], &[&RESTART]),
};

static RESTART: Belief = Belief {
    name: "board-restarts",
    rules: &[rule!("irregularity.board-orientation")],
    judge: |case| {
        made_ten(case, Irregularity::BoardOrientation)
            .map(|_| end(Outcome::NewGame, Termination::InitialPosition))
    },
};

/// Knocking pieces over is an illegal move.
pub static DISPLACED_IS_ILLEGAL: Misconception = Misconception {
    id: "displaced-is-illegal",
    refuted_by: rule!("irregularity.displace.restore"),
    variation: Variation::Instead(&["displaced"], &[&PUNISHED]),
};

static PUNISHED: Belief = Belief {
    name: "displaced-punished",
    rules: &[rule!("irregularity.illegal.penalty")],
    judge: |case| {
        let (by, Act::Displace { .. }) = case.done()? else {
            return None;
        };
        let (seconds, _) = crate::arbiter::penalty(case.setting());
        Some(
            opinion()
                .with(Remedy::Count { side: by })
                .with(Remedy::Clock {
                    side: by.other(),
                    seconds,
                }),
        )
    },
};

/// Displaced pieces that were noticed late stay where they are.
pub static DISPLACED_STANDS: Misconception = Misconception {
    id: "displaced-stands",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["displaced-found"], &[&STANDS]),
};

static STANDS: Belief = Belief {
    name: "displaced-stands",
    rules: &[rule!("irregularity.displaced-found")],
    judge: |case| made_ten(case, Irregularity::Displaced).map(|_| opinion().with(Remedy::Continue)),
};

/// A displaced piece counts as touched.
pub static DISPLACED_BINDS: Misconception = Misconception {
    id: "displaced-binds",
    refuted_by: rule!("irregularity.displace.restore"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Displace { squares } = &event.act
                && let Some(square) = squares.first().copied()
            {
                event.act = Act::Touch {
                    square,
                    intent: crate::game::scenario::Intent::Move,
                };
            }
        }
    }),
};

/// Displaced pieces found late mean a new game.
pub static DISPLACED_NEW_GAME: Misconception = Misconception {
    id: "displaced-new-game",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["displaced-found"], &[&NEW_GAME]),
};

static NEW_GAME: Belief = Belief {
    name: "displaced-new-game",
    rules: &[rule!("irregularity.initial-position")],
    judge: |case| {
        made_ten(case, Irregularity::Displaced)
            .map(|_| end(Outcome::NewGame, Termination::InitialPosition))
    },
};
