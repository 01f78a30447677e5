//! Illegal moves and what they cost (7.5, A.5.2), and who can still mate (6.9).

use super::claims::announces_penalty;
use super::*;
use crate::arbiter::article7::{illegal, last_known};
use crate::game::Clock;
use crate::game::rule_parameters::{Fine, IllegalWindow, Mating};
use crate::game::scenario::{Complaint, Hand, Sight};

misconceptions! {
    /// A move is illegal as soon as the piece is let go.
    ILLEGAL_WITHOUT_PRESS: "illegal-without-press", "irregularity.illegal.move"
        unless "irregularity.illegal.promotion-unfinished", "irregularity.illegal.two-hands",
        if Illegal {
        Story(|_, events| {
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
        })
    }

    /// The first illegal move loses.
    FIRST_ILLEGAL_LOSES: "first-illegal-loses", "irregularity.illegal.penalty", if Illegal {
        Parameters(|it| it.losing_illegal = 1)
    }

    /// Only the third illegal move loses.
    THIRD_ILLEGAL_LOSES: "third-illegal-loses", "irregularity.illegal.penalty", if Illegal {
        Parameters(|it| it.losing_illegal = 3)
    }

    /// Illegal moves of different kinds don't add up.
    KINDS_COUNTED_APART: "kinds-counted-apart", "irregularity.illegal.penalty", if Illegal {
        Story(|state, events| {
            // Two moves that pieces can't make are of one kind to everybody.
            if is_of_special_kind(state, events) {
                state.counts.illegal = Default::default();
                state.counts.illegal_before = Default::default();
            }
        })
    }

    /// The illegal moves of both players are counted together.
    PLAYERS_COUNTED_TOGETHER: "players-counted-together", "irregularity.illegal.penalty",
        if Illegal {
        Story(|state, _| {
            let both = state.counts.illegal.white + state.counts.illegal.black;
            state.counts.illegal = shakmaty::ByColor::new_with(|_| both);
            state.counts.illegal_before = state.counts.illegal;
        })
    }

    /// Whoever is to blame loses, even to a player who can't mate.
    SECOND_ALWAYS_LOSES: "second-always-loses", "irregularity.illegal.penalty"
        or "clock.flag-loss", "adjourn.seal.invalid", "end.resignation", if Lost {
        Parameters(|it| it.mating = Mating::Always)
    }

    /// One minor piece can never mate.
    MATERIAL_COUNTS: "material-counts", "irregularity.illegal.penalty"
        or "clock.flag-loss", "adjourn.seal.invalid", "end.resignation", if Lost {
        Parameters(|it| it.mating = Mating::Material)
    }

    /// Who can't force mate can't win.
    ONLY_FORCED_MATE: "only-forced-mate", "irregularity.illegal.penalty"
        or "clock.flag-loss", "adjourn.seal.invalid", "end.resignation", if Lost {
        Parameters(|it| it.mating = Mating::Forced)
    }

    /// Behind locked pawns nobody can win.
    LOCKED_IS_DRAWN: "locked-is-drawn", "irregularity.illegal.penalty"
        or "clock.flag-loss", "adjourn.seal.invalid", "end.resignation", if Lost {
        Parameters(|it| it.mating = Mating::Unlocked)
    }

    /// An illegal move stands once the opponent has moved, in every kind of chess.
    LATE_ILLEGAL_STANDS: "late-illegal-stands", "irregularity.illegal.move"
        unless "rapid.supervised", "blitz.supervised", if Illegal {
        Parameters(|it| it.illegal_window = IllegalWindow::NextMove)
    }

    /// An illegal move is taken back whenever it is found, in every kind of chess.
    LATE_ILLEGAL_TAKEN_BACK: "late-illegal-taken-back", "rapid.illegal", if Illegal {
        Parameters(|it| it.illegal_window = IllegalWindow::WholeGame)
    }

    /// After an illegal move any legal move may be made.
    ILLEGAL_FREES_TOUCH: "illegal-frees-touch", "irregularity.illegal.move", if Illegal {
        Parameters(|it| it.touch_binds = false)
    }

    /// A promotion left unfinished is taken back.
    PROMOTION_TAKEN_BACK: "promotion-taken-back", "irregularity.illegal.promotion-unfinished" {
        Instead [illegal::PROMOTION_UNFINISHED], ["irregularity.illegal.move"] |case| {
            let ply = case
                .state
                .history
                .last()
                .filter(|_| case.act().is_some_and(points_out))?;
            if !ply.movement.unfinished {
                return None;
            }
            if case.state.counts.illegal[ply.by] > 0 {
                return Some(end(
                    Outcome::won_by(ply.by.other()),
                    Termination::SecondIllegal,
                ));
            }
            let seconds = crate::arbiter::penalty(case.setting()).seconds;
            Some(
                says(Effect::Restore { ply: ply.number })
                    .with(Effect::Count { side: ply.by })
                    .with(clock(ply.by.other(), seconds)),
            )
        }
    }

    /// Using both hands is no more than bad manners.
    TWO_HANDS_HARMLESS: "two-hands-harmless", "irregularity.illegal.two-hands", if Illegal {
        Acts(|act| {
            if let Act::Move { hands, .. } = act {
                *hands = 1;
            }
        })
    }

    /// Pressing the clock with the other hand is using two hands for the move.
    OTHER_HAND_IS_ILLEGAL: "other-hand-is-illegal", "clock.same-hand" {
        Story(|_, events| {
            let other = |event: &Event| matches!(event.act, Act::Press { hand: Hand::Other });
            let pressed = events.iter().find(|event| other(event)).map(|event| event.who);
            for event in events {
                match &mut event.act {
                    Act::Move { hands, .. } if Some(event.who) == pressed => *hands = 2,
                    Act::Press { hand } => *hand = Hand::Same,
                    _ => {}
                }
            }
        })
    }

    /// Who presses the clock after the opponent has replied has pressed it without a move.
    LATE_PRESS_IS_EMPTY: "late-press-is-empty", "clock.press-after-reply" {
        Story(|_, events| {
            if let [Event { who, act: Act::Move { .. } }, Event { act: Act::Move { .. }, .. }, Event { act: Act::Press { .. }, .. }, ..] = events[..] {
                let side = who.side().map_or(Color::White, Color::other);
                events.insert(1, Event { who, act: Act::Press { hand: Hand::Same } });
                events.insert(3, Event { who: side.into(), act: Act::Press { hand: Hand::Same } });
            }
        })
    }

    /// Pressing the clock without a move costs nothing.
    EMPTY_PRESS_HARMLESS: "empty-press-harmless", "irregularity.illegal.press-without-move" {
        Without [illegal::PRESS_WITHOUT_MOVE]
    }

    /// The time is taken off the offender's clock.
    OFFENDER_LOSES_TIME: "offender-loses-time", "irregularity.illegal.penalty", if Illegal {
        Story(|state, _| {
            let seconds = crate::arbiter::penalty(&state.setting).seconds;
            // Nobody believes that it costs more time than there is.
            if has_left(state, seconds) {
                Arc::make_mut(&mut state.setting).parameters.illegal_fine = Some(Fine {
                    seconds,
                    from_offender: true,
                });
            }
        })
    }

    /// The increment gained with an illegal move is kept.
    INCREMENT_KEPT: "increment-kept", "irregularity.restore-times", if Illegal {
        Setting(|setting| {
            setting.regulations.remove_increment_gained = Some(false)
        })
    }

    /// When the position before an irregularity is unknown the game is annulled.
    POSITION_LOST_ANNULS: "position-lost-annuls", "irregularity.displaced-found" {
        Instead [last_known::LAST_IDENTIFIABLE], ["adjourn.position-unknown"] |case| {
            position_lost(case).then(|| end(Outcome::Annulled, Termination::Annulled))
        }
    }

    /// When the position before an irregularity is unknown play goes on from the one on the board.
    POSITION_LOST_STANDS: "position-lost-stands", "irregularity.displaced-found" {
        Instead [last_known::LAST_IDENTIFIABLE],
        ["rapid.illegal"] |case| position_lost(case).then(|| says(Effect::Continue))
    }

    /// When the position before an irregularity is unknown the game is drawn.
    POSITION_LOST_DRAWN: "position-lost-drawn", "irregularity.displaced-found" {
        Instead [last_known::LAST_IDENTIFIABLE], ["irregularity.illegal.move"] |case| {
            position_lost(case).then(|| end(Outcome::Draw, Termination::Annulled))
        }
    }

    /// An illegal move costs one minute in every kind of chess.
    ILLEGAL_ALWAYS_ONE: "illegal-always-one", "irregularity.illegal.penalty", if Illegal {
        Setting(|setting| {
            if !announces_penalty(setting) {
                setting.parameters.illegal_fine = Some(Fine {
                    seconds: 60,
                    from_offender: false,
                });
            }
        })
    }

    /// The second illegal move costs twice the time of the first.
    SECOND_COSTS_DOUBLE: "second-costs-double", "irregularity.illegal.penalty", if Illegal {
        Story(|state, _| {
            // Of the first one this belief says what the Laws say.
            if state.counts.illegal[state.turn()] == 0 {
                return;
            }
            let seconds = crate::arbiter::penalty(&state.setting).seconds;
            let parameters = &mut Arc::make_mut(&mut state.setting).parameters;
            parameters.losing_illegal = 3;
            parameters.illegal_fine = Some(Fine {
                seconds: 2 * seconds,
                from_offender: false,
            });
        })
    }

    /// The arbiter acts only when a player asks him to.
    ARBITER_WAITS: "arbiter-waits", "irregularity.illegal.move" unless "rapid.illegal", if Illegal {
        Unheard(|act| matches!(act, Act::Observe { .. }))
    }

    /// A piece put back before the clock was pressed binds to nothing.
    TAKEN_BACK_FREES_TOUCH: "taken-back-frees-touch", "act.touch.own"
        or "act.castle.illegal-intent", if Illegal {
        Story(|state, events| {
            // Once the clock is pressed nothing is simply taken back.
            if !events
                .iter()
                .any(|event| matches!(event.act, Act::Press { .. }))
            {
                Arc::make_mut(&mut state.setting).parameters.touch_binds = false;
            }
        })
    }

    /// The arbiter reconstructs the position before the irregularity as well as he can.
    POSITION_LOST_RESTORED: "position-lost-restored", "irregularity.displaced-found" {
        Instead [last_known::LAST_IDENTIFIABLE],
        ["irregularity.displaced-found"] |case| position_lost(case).then(|| says(Effect::TakeBack))
    }

    /// The first illegal move is only warned about.
    FIRST_IS_WARNED: "first-is-warned", "irregularity.illegal.penalty", if Illegal {
        Parameters(|parameters| {
            parameters.illegal_fine = Some(Fine {
                seconds: 0,
                from_offender: false,
            });
        })
    }
}

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

/// Whether both players have more time left than that, as far as it is known.
pub fn has_left(state: &State, seconds: i64) -> bool {
    let short = |clock: &Clock| clock.known && clock.seconds() <= seconds;
    !state.clocks.shown.iter().any(short)
}

fn position_lost(case: &crate::arbiter::Case<'_>) -> bool {
    matches!(case.act(), Some(Act::Find(finding)) if finding.position_known == Some(false))
}
