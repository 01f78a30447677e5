//! III.4: a player short of time asks for an increment.
//!
//! The player having the move, with less than two minutes, may ask that both get five seconds a
//! move; that is a draw offer. If it is refused and the arbiter agrees, the increment is set and
//! the opponent gets two extra minutes.

use shakmaty::Color;

use super::obstacle::{Obstacle, of_time, refuse, standing};
use super::{asks, award, in_force};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy, Witness};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Decision};
use crate::game::state::Question;
use crate::law::RuleId;
use crate::rule;

const RULES: &[RuleId] = &[rule!("quickplay.increment-request")];

fn requested(case: &Case<'_>) -> Option<Color> {
    let by = asks(case).filter(|_| in_force(case.before))?;
    matches!(case.act(), Some(Act::RequestIncrement)).then_some(by)
}

fn obstacles(case: &Case<'_>, by: Color) -> Vec<Obstacle> {
    let unused = case.setting().regulations.iii4 == Some(false);
    standing([
        (unused, Obstacle::IncrementUnused),
        (!case.before.has_move(by), Obstacle::Move),
        of_time(case.before, by),
    ])
}

/// The request is made in time.
pub struct IncrementRequest;

impl Provision for IncrementRequest {
    fn name(&self) -> &'static str {
        "increment-request"
    }

    fn rules(&self) -> &'static [RuleId] {
        RULES
    }

    fn topics(&self) -> Topics {
        topics![RequestIncrement]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let by = requested(case)?;
        if !obstacles(case, by).is_empty() {
            return None;
        }
        let message = Message::new("ruling-increment-request").word("side", Who::from(by).name());
        Some(
            Opinion::new(message)
                .citing(RULES)
                .with(Remedy::Offer { side: by })
                .with(Remedy::Ask(Question::Increment { by }))
                .witness(Witness::TimeLeft {
                    side: by,
                    seconds: case.before.time_of(by).seconds(),
                }),
        )
    }
}

/// The request is not open to the player.
pub struct IncrementNotAvailable;

impl Provision for IncrementNotAvailable {
    fn name(&self) -> &'static str {
        "increment-not-available"
    }

    fn rules(&self) -> &'static [RuleId] {
        RULES
    }

    fn topics(&self) -> Topics {
        topics![RequestIncrement]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let by = requested(case)?;
        let key = "ruling-increment-not-available";
        refuse(case, by, &obstacles(case, by), key, RULES)
    }
}

/// The arbiter agrees to the request, or not.
pub struct IncrementDecision;

impl Provision for IncrementDecision {
    fn name(&self) -> &'static str {
        "increment-decision"
    }

    fn rules(&self) -> &'static [RuleId] {
        RULES
    }

    fn topics(&self) -> Topics {
        topics![Find]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (Some(Act::Find(finding)), Some(Question::Increment { by })) =
            (case.act(), case.before.question)
        else {
            return None;
        };
        let agreed = finding.decision? == Decision::Agree;
        let message = Message::new("ruling-increment-decision")
            .word("side", Who::from(by).name())
            .truth("agreed", agreed);
        let opinion = Opinion::new(message).citing(RULES).with(Remedy::Answered);
        Some(match agreed {
            true => opinion
                .with(Remedy::Increment { seconds: 5 })
                .with(Remedy::Clock {
                    side: by.other(),
                    seconds: award(case),
                }),
            false => opinion.with(Remedy::RefuseIncrement),
        })
    }
}
