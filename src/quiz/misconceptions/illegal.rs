//! Illegal moves and what they cost (7.5, A.5.2), and who can still mate (6.9).

use std::sync::Arc;

use super::belief::opinion;
use super::claims::announces_penalty;
use super::{Misconception, Variation};
use crate::arbiter::{Provision, Remedy};
use crate::game::measures::{Fine, IllegalWindow, Mating};
use crate::game::scenario::{Act, Complaint, Event, Hand, Sight};
use crate::game::state::{Outcome, Termination};
use crate::game::{Clock, State};
use crate::rule;

fn points_out(act: &Act) -> bool {
    matches!(
        act,
        Act::Complain {
            about: Complaint::IllegalMove,
            ..
        } | Act::Observe {
            what: Sight::IllegalMove,
            ..
        }
    )
}

/// A move is illegal as soon as the piece is let go.
pub static ILLEGAL_WITHOUT_PRESS: Misconception = Misconception {
    id: "illegal-without-press",
    refuted_by: rule!("irregularity.illegal.move"),
    variation: Variation::Story(|_, events| {
        let Some(at) = events.iter().position(|event| points_out(&event.act)) else {
            return;
        };
        let last = events[..at].last();
        if let Some(Event {
            who,
            act: Act::Move { .. },
        }) = last
        {
            let press = Event {
                who: *who,
                act: Act::Press { hand: Hand::Same },
            };
            events.insert(at, press);
        }
    }),
};

/// The first illegal move loses.
pub static FIRST_ILLEGAL_LOSES: Misconception = Misconception {
    id: "first-illegal-loses",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Measures(|measures| measures.losing_illegal = 1),
};

/// Only the third illegal move loses.
pub static THIRD_ILLEGAL_LOSES: Misconception = Misconception {
    id: "third-illegal-loses",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Measures(|measures| measures.losing_illegal = 3),
};

/// Whether the story is about a press without a move, two hands or a pawn left on the last rank.
fn is_of_special_kind(state: &State, events: &[Event]) -> bool {
    match events.first().map(|event| &event.act) {
        Some(Act::Press { .. }) => true,
        Some(Act::Move { hands: 2.., .. }) => true,
        Some(Act::Move { text, .. }) => state
            .movement(state.turn(), text)
            .is_ok_and(|movement| movement.unfinished),
        _ => false,
    }
}

/// Illegal moves of different kinds don't add up.
pub static KINDS_COUNTED_APART: Misconception = Misconception {
    id: "kinds-counted-apart",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Story(|state, events| {
        // Two moves that pieces can't make are of one kind to everybody.
        if is_of_special_kind(state, events) {
            state.illegal = Default::default();
            state.illegal_before = Default::default();
        }
    }),
};

/// The illegal moves of both players are counted together.
pub static PLAYERS_COUNTED_TOGETHER: Misconception = Misconception {
    id: "players-counted-together",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Story(|state, _| {
        let both = state.illegal.white + state.illegal.black;
        state.illegal = shakmaty::ByColor::new_with(|_| both);
        state.illegal_before = state.illegal;
    }),
};

/// Whoever is to blame loses, even to a player who can't mate.
pub static SECOND_ALWAYS_LOSES: Misconception = Misconception {
    id: "second-always-loses",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Measures(|measures| measures.mating = Mating::Always),
};

/// One minor piece can never mate.
pub static MATERIAL_COUNTS: Misconception = Misconception {
    id: "material-counts",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Measures(|measures| measures.mating = Mating::Material),
};

/// Who can't force mate can't win.
pub static ONLY_FORCED_MATE: Misconception = Misconception {
    id: "only-forced-mate",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Measures(|measures| measures.mating = Mating::Forced),
};

/// Behind locked pawns nobody can win.
pub static LOCKED_IS_DRAWN: Misconception = Misconception {
    id: "locked-is-drawn",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Measures(|measures| measures.mating = Mating::Unlocked),
};

/// An illegal move stands once the opponent has moved, in every kind of chess.
pub static LATE_ILLEGAL_STANDS: Misconception = Misconception {
    id: "late-illegal-stands",
    refuted_by: rule!("irregularity.illegal.move"),
    variation: Variation::Measures(|measures| measures.illegal_window = IllegalWindow::NextMove),
};

/// An illegal move is taken back whenever it is found, in every kind of chess.
pub static LATE_ILLEGAL_TAKEN_BACK: Misconception = Misconception {
    id: "late-illegal-taken-back",
    refuted_by: rule!("rapid.illegal"),
    variation: Variation::Measures(|measures| measures.illegal_window = IllegalWindow::WholeGame),
};

/// After an illegal move any legal move may be made.
pub static ILLEGAL_FREES_TOUCH: Misconception = Misconception {
    id: "illegal-frees-touch",
    refuted_by: rule!("irregularity.illegal.move"),
    variation: Variation::Measures(|measures| measures.touch_binds = false),
};

/// A promotion left unfinished is taken back.
pub static PROMOTION_TAKEN_BACK: Misconception = Misconception {
    id: "promotion-taken-back",
    refuted_by: rule!("irregularity.illegal.promotion-unfinished"),
    variation: Variation::Instead(&["promotion-unfinished"], &[&PAWN_GOES_BACK]),
};

static PAWN_GOES_BACK: Provision = Provision {
    name: "pawn-goes-back",
    rules: &[rule!("irregularity.illegal.move")],
    judge: |case| {
        let ply = case
            .state
            .history
            .last()
            .filter(|_| case.act().is_some_and(points_out))?;
        if !ply.movement.unfinished {
            return None;
        }
        if case.state.illegal[ply.by] > 0 {
            return Some(super::belief::end(
                Outcome::won_by(ply.by.other()),
                Termination::SecondIllegal,
            ));
        }
        let seconds = crate::arbiter::penalty(case.setting()).seconds;
        Some(
            opinion()
                .with(Remedy::Restore { ply: ply.number })
                .with(Remedy::Count { side: ply.by })
                .with(Remedy::Clock {
                    side: ply.by.other(),
                    seconds,
                }),
        )
    },
    ..Provision::DEFAULT
};

/// Using both hands is no more than bad manners.
pub static TWO_HANDS_HARMLESS: Misconception = Misconception {
    id: "two-hands-harmless",
    refuted_by: rule!("irregularity.illegal.two-hands"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Move { hands, .. } = &mut event.act {
                *hands = 1;
            }
        }
    }),
};

/// Pressing the clock without a move costs nothing.
pub static EMPTY_PRESS_HARMLESS: Misconception = Misconception {
    id: "empty-press-harmless",
    refuted_by: rule!("irregularity.illegal.press-without-move"),
    variation: Variation::Without(&["press-without-move"]),
};

/// Whether both players have more time left than that, as far as it is known.
pub fn has_left(state: &State, seconds: i64) -> bool {
    let short = |clock: &Clock| clock.known && clock.seconds() <= seconds;
    !state.clocks.iter().any(short)
}

/// The time is taken off the offender's clock.
pub static OFFENDER_LOSES_TIME: Misconception = Misconception {
    id: "offender-loses-time",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Story(|state, _| {
        let seconds = crate::arbiter::penalty(&state.setting).seconds;
        // Nobody believes that it costs more time than there is.
        if has_left(state, seconds) {
            Arc::make_mut(&mut state.setting).measures.illegal_fine = Some(Fine {
                seconds,
                from_offender: true,
            });
        }
    }),
};

/// An illegal move costs one minute in every kind of chess.
pub static ILLEGAL_ALWAYS_ONE: Misconception = Misconception {
    id: "illegal-always-one",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Setting(|setting| {
        if !announces_penalty(setting) {
            setting.measures.illegal_fine = Some(Fine {
                seconds: 60,
                from_offender: false,
            });
        }
    }),
};

/// The second illegal move costs twice the time of the first.
pub static SECOND_COSTS_DOUBLE: Misconception = Misconception {
    id: "second-costs-double",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Story(|state, _| {
        // Of the first one this belief says what the Laws say.
        if state.illegal[state.turn()] == 0 {
            return;
        }
        let seconds = crate::arbiter::penalty(&state.setting).seconds;
        let measures = &mut Arc::make_mut(&mut state.setting).measures;
        measures.losing_illegal = 3;
        measures.illegal_fine = Some(Fine {
            seconds: 2 * seconds,
            from_offender: false,
        });
    }),
};

/// The arbiter acts only when a player asks him to.
pub static ARBITER_WAITS: Misconception = Misconception {
    id: "arbiter-waits",
    refuted_by: rule!("irregularity.illegal.move"),
    variation: Variation::Story(|_, events| {
        events.retain(|event| !matches!(event.act, Act::Observe { .. }));
    }),
};

/// A piece put back before the clock was pressed binds to nothing.
pub static TAKEN_BACK_FREES_TOUCH: Misconception = Misconception {
    id: "taken-back-frees-touch",
    refuted_by: rule!("act.touch.own"),
    variation: Variation::Story(|state, events| {
        // Once the clock is pressed nothing is simply taken back.
        if !events
            .iter()
            .any(|event| matches!(event.act, Act::Press { .. }))
        {
            Arc::make_mut(&mut state.setting).measures.touch_binds = false;
        }
    }),
};

/// The increment gained with an illegal move is kept.
pub static INCREMENT_KEPT: Misconception = Misconception {
    id: "increment-kept",
    refuted_by: rule!("irregularity.restore-times"),
    variation: Variation::Setting(|setting| {
        setting.regulations.remove_increment_gained = Some(false)
    }),
};

fn position_lost(case: &crate::arbiter::Case<'_>) -> bool {
    matches!(case.act(), Some(Act::Find(finding)) if finding.position_known == Some(false))
}

/// When the position before an irregularity is unknown the game is annulled.
pub static POSITION_LOST_ANNULS: Misconception = Misconception {
    id: "position-lost-annuls",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["last-identifiable"], &[&ANNULLED]),
};

static ANNULLED: Provision = Provision {
    name: "position-lost-annulled",
    rules: &[rule!("adjourn.position-unknown")],
    judge: |case| {
        position_lost(case).then(|| super::belief::end(Outcome::Annulled, Termination::Annulled))
    },
    ..Provision::DEFAULT
};

/// When the position before an irregularity is unknown the game is drawn.
pub static POSITION_LOST_DRAWN: Misconception = Misconception {
    id: "position-lost-drawn",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["last-identifiable"], &[&LOST_DRAWN]),
};

static LOST_DRAWN: Provision = Provision {
    name: "position-lost-drawn",
    rules: &[rule!("irregularity.illegal.move")],
    judge: |case| {
        position_lost(case).then(|| super::belief::end(Outcome::Draw, Termination::Annulled))
    },
    ..Provision::DEFAULT
};

/// When the position before an irregularity is unknown play goes on from the one on the board.
pub static POSITION_LOST_STANDS: Misconception = Misconception {
    id: "position-lost-stands",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["last-identifiable"], &[&STANDS]),
};

static STANDS: Provision = Provision {
    name: "position-lost-stands",
    rules: &[rule!("rapid.illegal")],
    judge: |case| position_lost(case).then(|| opinion().with(Remedy::Continue)),
    ..Provision::DEFAULT
};

/// The arbiter reconstructs the position before the irregularity as well as he can.
pub static POSITION_LOST_RESTORED: Misconception = Misconception {
    id: "position-lost-restored",
    refuted_by: rule!("irregularity.displaced-found"),
    variation: Variation::Instead(&["last-identifiable"], &[&RESTORED]),
};

static RESTORED: Provision = Provision {
    name: "position-lost-restored",
    rules: &[rule!("irregularity.displaced-found")],
    judge: |case| position_lost(case).then(|| opinion().with(Remedy::TakeBack)),
    ..Provision::DEFAULT
};

/// The first illegal move is only warned about.
pub static FIRST_IS_WARNED: Misconception = Misconception {
    id: "first-is-warned",
    refuted_by: rule!("irregularity.illegal.penalty"),
    variation: Variation::Measures(|measures| {
        measures.illegal_fine = Some(Fine {
            seconds: 0,
            from_offender: false,
        });
    }),
};
