//! I.12, I.13: lost envelopes and wrong readings.
//!
//! If the envelope is lost and the position is known, the sealer plays the move he states; if the
//! position is lost too, the game is annulled. A wrong clock reading must be corrected when it is
//! pointed out before that player's first move; later only if the arbiter decides so.

use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Complaint, Decision};
use crate::game::state::{Ending, Outcome, Question, Termination};
use crate::law::RuleId;
use crate::rule;

/// I.12.1: the envelope is lost, the position is known.
pub struct EnvelopeLost;

impl Provision for EnvelopeLost {
    fn name(&self) -> &'static str {
        "envelope-lost"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("adjourn.envelope-missing")] }
    }

    fn topics(&self) -> Topics {
        topics![EnvelopeMissing]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Some(Act::EnvelopeMissing {
            position_known: true,
        }) = case.act()
        else {
            return None;
        };
        Some(
            Opinion::new(Message::new("ruling-envelope-lost"))
                .citing(&[rule!("adjourn.envelope-missing")])
                .with(Remedy::Continue),
        )
    }
}

/// I.12.2: the position can't be restored.
pub struct PositionUnknown;

impl Provision for PositionUnknown {
    fn name(&self) -> &'static str {
        "position-unknown"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("adjourn.position-unknown")] }
    }

    fn topics(&self) -> Topics {
        topics![EnvelopeMissing]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Some(Act::EnvelopeMissing {
            position_known: false,
        }) = case.act()
        else {
            return None;
        };
        Some(
            Opinion::new(Message::new("ruling-position-unknown"))
                .citing(&[rule!("adjourn.position-unknown")])
                .with(Remedy::End(Ending {
                    outcome: Outcome::Annulled,
                    termination: Termination::Annulled,
                })),
        )
    }
}

/// I.12.1: the sealer states his move, and plays it.
pub struct StatedMove;

impl Provision for StatedMove {
    fn name(&self) -> &'static str {
        "stated-move"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("adjourn.envelope-missing")] }
    }

    fn topics(&self) -> Topics {
        topics![States]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::States { text }) = case.done()? else {
            return None;
        };
        let played = case
            .before
            .understand(by, text)
            .ok()
            .and_then(|movement| movement.lawful);
        let message = Message::new("ruling-stated-move")
            .word("side", Who::from(by).name())
            .truth("possible", played.is_some())
            .text("move", text);
        let opinion = Opinion::new(message).citing(&[rule!("adjourn.envelope-missing")]);
        Some(match played {
            Some(played) => opinion.with(Remedy::Oblige {
                side: by,
                moves: vec![played],
            }),
            None => opinion.with(Remedy::Continue),
        })
    }
}

/// I.13: the clock doesn't show what was recorded.
pub struct ClockReading;

impl Provision for ClockReading {
    fn name(&self) -> &'static str {
        "clock-reading"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("adjourn.time-error")] }
    }

    fn topics(&self) -> Topics {
        topics![Find, ComplainClock]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        if let (Some(Act::Find(finding)), Some(Question::ClockReading { side, seconds })) =
            (case.act(), case.before.question)
        {
            let agreed = finding.decision? == Decision::Agree;
            let message = Message::new("ruling-clock-reading-decision").truth("agreed", agreed);
            let opinion = Opinion::new(message)
                .citing(&[rule!("adjourn.time-error")])
                .with(Remedy::Answered);
            return Some(match agreed {
                true => opinion.with(Remedy::Clock { side, seconds }),
                false => opinion.with(Remedy::Continue),
            });
        }
        let (
            by,
            Act::Complain {
                about: Complaint::ClockReading,
                seconds,
                ..
            },
        ) = case.done()?
        else {
            return None;
        };
        let Some(sealed) = case.state.sealed.as_ref() else {
            let message = Message::new("ruling-clock-reading-none");
            return Some(Opinion::new(message).citing(&[rule!("adjourn.time-error")]));
        };
        let shown = sealed.clocks_ms[by] / 1000;
        let error = (*seconds)? - shown;
        let in_time = !case.state.moved_since_resumption[by];
        let message = Message::new("ruling-clock-reading")
            .word("side", Who::from(by).name())
            .truth("corrected", in_time);
        let opinion = Opinion::new(message).citing(&[rule!("adjourn.time-error")]);
        Some(match in_time {
            true => opinion.with(Remedy::Clock {
                side: by,
                seconds: error,
            }),
            false => opinion
                .with(Remedy::Ask(Question::ClockReading {
                    side: by,
                    seconds: error,
                }))
                .with(Remedy::Discretion(rule!("adjourn.time-error"))),
        })
    }
}
