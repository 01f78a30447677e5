//! Wrongly started games and displaced pieces (7.2, 7.3, 7.4, 7.6).

use super::belief::{end, opinion};
use super::{Misconception, Variation};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::game::scenario::{Act, Event, Irregularity};
use crate::game::setting::Supervision;
use crate::game::state::{Outcome, Question, Termination};
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

/// Reversed colours are for the arbiter to decide.
pub static COLOURS_BY_ARBITER: Misconception = Misconception {
    id: "colours-by-arbiter",
    refuted_by: rule!("irregularity.colours-reversed"),
    variation: Variation::Instead(&["colours-reversed"], &[&ARBITER_DECIDES]),
};

/// A game with reversed colours is drawn.
pub static COLOURS_DRAWN: Misconception = Misconception {
    id: "colours-drawn",
    refuted_by: rule!("irregularity.colours-reversed"),
    variation: Variation::Instead(&["colours-reversed"], &[&DRAWN_COLOURS]),
};

static DRAWN_COLOURS: Provision = Provision {
    name: "colours-drawn",
    rules: &[rule!("irregularity.colours-reversed")],
    judge: |case| {
        made_ten(case, Irregularity::ColoursReversed)
            .map(|_| end(Outcome::Draw, Termination::ColoursReversed))
    },
    ..Provision::DEFAULT
};

fn made_ten(case: &Case<'_>, wanted: Irregularity) -> Option<bool> {
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

static KEPT_AFTER_TEN: Provision = Provision {
    name: "setup-kept-after-ten",
    rules: &[rule!("irregularity.initial-position")],
    judge: |case| match made_ten(case, Irregularity::InitialPosition)? {
        true => Some(opinion().with(Remedy::Continue)),
        false => Some(end(Outcome::NewGame, Termination::InitialPosition)),
    },
    ..Provision::DEFAULT
};

/// Once play has begun a wrong initial position stays.
pub static SETUP_ALWAYS_KEPT: Misconception = Misconception {
    id: "setup-always-kept",
    refuted_by: rule!("irregularity.initial-position"),
    variation: Variation::Instead(&["initial-position"], &[&ALWAYS_KEPT]),
};

static ALWAYS_KEPT: Provision = Provision {
    name: "setup-always-kept",
    rules: &[rule!("irregularity.initial-position")],
    judge: |case| {
        made_ten(case, Irregularity::InitialPosition).map(|_| opinion().with(Remedy::Continue))
    },
    ..Provision::DEFAULT
};

/// In rapid and blitz ten moves by one player are enough to keep a wrong initial position.
pub static SETUP_BY_ONE: Misconception = Misconception {
    id: "setup-by-one",
    refuted_by: rule!("rapid.after-ten"),
    variation: Variation::Instead(&["initial-position", "set-up-accepted"], &[&KEPT_BY_ONE]),
};

static KEPT_BY_ONE: Provision = Provision {
    name: "setup-kept-by-one",
    rules: &[rule!("rapid.after-ten.setup")],
    judge: |case| {
        let Act::Discover {
            fault: Irregularity::InitialPosition,
            completed,
            ..
        } = case.act()?
        else {
            return None;
        };
        let ten = completed.is_some_and(|completed| completed.white >= 10);
        Some(match ten && case.is_simplified() {
            true => opinion().with(Remedy::Continue),
            false => end(Outcome::NewGame, Termination::InitialPosition),
        })
    },
    ..Provision::DEFAULT
};

/// A king that stood wrongly at the start may castle all the same.
pub static SETUP_MAY_CASTLE: Misconception = Misconception {
    id: "setup-may-castle",
    refuted_by: rule!("rapid.after-ten.setup"),
    variation: Variation::Instead(&["initial-position", "set-up-accepted"], &[&MAY_CASTLE]),
};

static MAY_CASTLE: Provision = Provision {
    name: "setup-may-castle",
    rules: &[rule!("rapid.after-ten.setup")],
    judge: |case| {
        let kept = made_ten(case, Irregularity::InitialPosition)? && case.is_simplified();
        Some(match kept {
            true => opinion().with(Remedy::Continue),
            false => end(Outcome::NewGame, Termination::InitialPosition),
        })
    },
    ..Provision::DEFAULT
};

/// With a wrong initial position the pieces are put right and play goes on.
pub static SETUP_PUT_RIGHT: Misconception = Misconception {
    id: "setup-put-right",
    refuted_by: rule!("irregularity.initial-position"),
    variation: Variation::Instead(&["initial-position", "set-up-accepted"], &[&PUT_RIGHT]),
};

static PUT_RIGHT: Provision = Provision {
    name: "setup-put-right",
    rules: &[rule!("irregularity.initial-position")],
    judge: |case| {
        made_ten(case, Irregularity::InitialPosition).map(|_| opinion().with(Remedy::Continue))
    },
    ..Provision::DEFAULT
};

/// In rapid and blitz too the game is cancelled whenever a wrong initial position is found.
pub static SETUP_NEVER_KEPT: Misconception = Misconception {
    id: "setup-never-kept",
    refuted_by: rule!("rapid.after-ten.setup"),
    variation: Variation::Without(&["set-up-accepted"]),
};

/// A wrong initial position is a draw.
pub static SETUP_DRAWN: Misconception = Misconception {
    id: "setup-drawn",
    refuted_by: rule!("irregularity.initial-position"),
    variation: Variation::Instead(&["initial-position", "set-up-accepted"], &[&DRAWN]),
};

static DRAWN: Provision = Provision {
    name: "setup-drawn",
    rules: &[rule!("irregularity.initial-position")],
    judge: |case| match case.act()? {
        Act::Discover {
            fault: Irregularity::InitialPosition,
            ..
        } => Some(end(Outcome::Draw, Termination::InitialPosition)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// A wrong initial position is for the arbiter to decide.
pub static SETUP_BY_ARBITER: Misconception = Misconception {
    id: "setup-by-arbiter",
    refuted_by: rule!("irregularity.initial-position"),
    variation: Variation::Instead(
        &["initial-position", "set-up-accepted"],
        &[&ARBITER_DECIDES],
    ),
};

static ARBITER_DECIDES: Provision = Provision {
    name: "start-by-arbiter",
    rules: &[rule!("irregularity.initial-position")],
    judge: |case| match case.act()? {
        Act::Discover { .. } => Some(opinion().with(Remedy::Ask(Question::IllegalPosition))),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// A turned board stays as it is.
pub static BOARD_KEPT: Misconception = Misconception {
    id: "board-kept",
    refuted_by: rule!("irregularity.board-orientation"),
    variation: Variation::Instead(&["board-orientation"], &[&KEPT_BOARD]),
};

static KEPT_BOARD: Provision = Provision {
    name: "board-kept",
    rules: &[rule!("irregularity.board-orientation")],
    judge: |case| {
        made_ten(case, Irregularity::BoardOrientation).map(|_| opinion().with(Remedy::Continue))
    },
    ..Provision::DEFAULT
};

/// After ten moves by each nothing is put right in rapid and blitz, however few games an arbiter
/// has.
pub static TEN_MOVES_ALWAYS: Misconception = Misconception {
    id: "ten-moves-always",
    refuted_by: rule!("rapid.supervised"),
    variation: Variation::Setting(|setting| {
        if setting.supervision == Supervision::Adequate {
            setting.supervision = Supervision::Arbiter;
        }
    }),
};

/// Where one arbiter has many games a turned board stays from the first move on.
pub static BOARD_KEPT_EARLY: Misconception = Misconception {
    id: "board-kept-early",
    refuted_by: rule!("rapid.after-ten.setup"),
    variation: Variation::Instead(&[], &[&KEPT_BOARD_EARLY]),
};

static KEPT_BOARD_EARLY: Provision = Provision {
    name: "board-kept",
    rules: &[rule!("rapid.after-ten.setup")],
    judge: |case| {
        made_ten(case, Irregularity::BoardOrientation)
            .filter(|_| case.is_simplified())
            .map(|_| opinion().with(Remedy::Continue))
    },
    ..Provision::DEFAULT
};

/// In rapid and blitz too a turned board is put right whenever it is found.
pub static BOARD_ALWAYS_RIGHTED: Misconception = Misconception {
    id: "board-always-righted",
    refuted_by: rule!("rapid.after-ten.setup"),
    variation: Variation::Without(&["set-up-accepted"]),
};

/// A turned board means a new game.
pub static BOARD_RESTARTS: Misconception = Misconception {
    id: "board-restarts",
    refuted_by: rule!("irregularity.board-orientation"),
    variation: Variation::Instead(&["board-orientation", "set-up-accepted"], &[&RESTART]),
};

static RESTART: Provision = Provision {
    name: "board-restarts",
    rules: &[rule!("irregularity.board-orientation")],
    judge: |case| {
        made_ten(case, Irregularity::BoardOrientation)
            .map(|_| end(Outcome::NewGame, Termination::InitialPosition))
    },
    ..Provision::DEFAULT
};

/// Knocking pieces over is an illegal move.
pub static DISPLACED_IS_ILLEGAL: Misconception = Misconception {
    id: "displaced-is-illegal",
    refuted_by: rule!("irregularity.displace.restore"),
    variation: Variation::Instead(&["displaced"], &[&PUNISHED]),
};

static PUNISHED: Provision = Provision {
    name: "displaced-punished",
    rules: &[rule!("irregularity.illegal.penalty")],
    judge: |case| {
        let (by, Act::Displace { .. }) = case.done()? else {
            return None;
        };
        let seconds = crate::arbiter::penalty(case.setting()).seconds;
        Some(
            opinion()
                .with(Remedy::Count { side: by })
                .with(Remedy::Clock {
                    side: by.other(),
                    seconds,
                }),
        )
    },
    ..Provision::DEFAULT
};

/// A displaced piece that was put back wrongly is an illegal move.
pub static DISPLACED_FOUND_ILLEGAL: Misconception = Misconception {
    id: "displaced-found-illegal",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["displaced"], &[&PUNISHED]),
};

fn displaced(case: &Case<'_>) -> Option<Opinion> {
    match case.done()? {
        (_, Act::Displace { .. }) => Some(opinion().with(Remedy::Continue)),
        _ => None,
    }
}

/// Displaced pieces are put back in the opponent's time.
pub static DISPLACED_OPPONENTS_TIME: Misconception = Misconception {
    id: "displaced-opponents-time",
    refuted_by: rule!("irregularity.displace.restore"),
    variation: Variation::Instead(&["displaced"], &[&OPPONENTS_TIME]),
};

static OPPONENTS_TIME: Provision = Provision {
    name: "displaced-opponents-time",
    rules: &[rule!("irregularity.displace.restore")],
    judge: displaced,
    ..Provision::DEFAULT
};

/// Displaced pieces are put back with the clocks stopped.
pub static DISPLACED_CLOCKS_STOPPED: Misconception = Misconception {
    id: "displaced-clocks-stopped",
    refuted_by: rule!("irregularity.displace.restore"),
    variation: Variation::Instead(&["displaced"], &[&CLOCKS_STOPPED]),
};

static CLOCKS_STOPPED: Provision = Provision {
    name: "displaced-clocks-stopped",
    rules: &[rule!("irregularity.displace.stop")],
    judge: displaced,
    ..Provision::DEFAULT
};

/// Displaced pieces that were noticed late stay where they are.
pub static DISPLACED_STANDS: Misconception = Misconception {
    id: "displaced-stands",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["displaced-found"], &[&STANDS]),
};

static STANDS: Provision = Provision {
    name: "displaced-stands",
    rules: &[rule!("irregularity.displaced-found")],
    judge: goes_on,
    ..Provision::DEFAULT
};

/// The game goes on when displaced pieces are found.
fn goes_on(case: &Case<'_>) -> Option<Opinion> {
    let found = case.act()?.discovers(Irregularity::Displaced);
    found.then(|| opinion().with(Remedy::Continue))
}

/// A displaced piece found late takes the game back to the last position that both have written
/// down, whatever else is known.
pub static DISPLACED_LAST_CERTAIN: Misconception = Misconception {
    id: "displaced-last-certain",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["displaced-found"], &[&LAST_WRITTEN]),
};

static LAST_WRITTEN: Provision = Provision {
    name: "displaced-last-certain",
    rules: &[rule!("irregularity.displaced-found")],
    judge: goes_on,
    ..Provision::DEFAULT
};

/// A displaced piece is put right even when the game has ended.
pub static DISPLACED_AFTER_END: Misconception = Misconception {
    id: "displaced-after-end",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Story(|_, events| {
        unend(events);
    }),
};

/// A displaced piece makes a game that has ended void.
pub static DISPLACED_CANCELS_RESULT: Misconception = Misconception {
    id: "displaced-cancels-result",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Story(|_, events| {
        if !unend(events) {
            return;
        }
        for event in events {
            if let Act::Discover { fault, .. } = &mut event.act {
                *fault = Irregularity::InitialPosition;
            }
        }
    }),
};

/// Takes back how the game ended, if it did before a displaced piece was found.
fn unend(events: &mut Vec<Event>) -> bool {
    let ends = |act: &Act| matches!(act, Act::Resign | Act::Accept);
    let found = |act: &Act| act.discovers(Irregularity::Displaced);
    let any = |so: &dyn Fn(&Act) -> bool| events.iter().any(|event| so(&event.act));
    let ended = any(&ends) && any(&found);
    if ended {
        events.retain(|event| !ends(&event.act) && event.act != Act::Offer);
    }
    ended
}

/// A displaced piece counts as touched.
pub static DISPLACED_BINDS: Misconception = Misconception {
    id: "displaced-binds",
    refuted_by: rule!("act.other-contact"),
    variation: Variation::Instead(&[], &[&BINDS]),
};

static BINDS: Provision = Provision {
    name: "displaced-binds",
    rules: &[rule!("act.touch.own")],
    judge: |case| {
        let (by, Act::Displace { squares }) = case.done()? else {
            return None;
        };
        let touched = *squares.first()?;
        let moves: Vec<_> = case
            .before
            .board
            .legal_moves()
            .into_iter()
            .filter(|played| played.from() == Some(touched))
            .collect();
        (case.before.has_move(by) && !moves.is_empty())
            .then(|| opinion().with(Remedy::Oblige { side: by, moves }))
    },
    ..Provision::DEFAULT
};

/// Displaced pieces found late are put where they belong, and the moves made stand.
pub static DISPLACED_PUT_RIGHT: Misconception = Misconception {
    id: "displaced-put-right",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["displaced-found"], &[&PIECES_PUT_RIGHT]),
};

static PIECES_PUT_RIGHT: Provision = Provision {
    name: "displaced-put-right",
    rules: &[rule!("irregularity.displace.restore")],
    judge: goes_on,
    ..Provision::DEFAULT
};

/// Displaced pieces found late mean a new game.
pub static DISPLACED_NEW_GAME: Misconception = Misconception {
    id: "displaced-new-game",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["displaced-found"], &[&NEW_GAME]),
};

static NEW_GAME: Provision = Provision {
    name: "displaced-new-game",
    rules: &[rule!("irregularity.initial-position")],
    judge: |case| {
        made_ten(case, Irregularity::Displaced)
            .map(|_| end(Outcome::NewGame, Termination::InitialPosition))
    },
    ..Provision::DEFAULT
};
