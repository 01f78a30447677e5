//! 8.7: the score sheets are signed.
//!
//! The result stands, even if it is wrong, unless the arbiter decides otherwise. Example: a
//! fivefold repetition overlooked, a resignation signed, in an event that lets results stand.

use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Phase, Provision, Remedy};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::law::RuleId;
use crate::rule;

/// The result is signed.
pub struct Signed;

impl Provision for Signed {
    fn name(&self) -> &'static str {
        "signed"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("record.result-signed")] }
    }

    fn phase(&self) -> Phase {
        Phase::Any
    }

    fn topics(&self) -> Topics {
        topics![Sign]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (_, Act::Sign { result }) = case.done()? else {
            return None;
        };
        let message = Message::new("ruling-signed").text("result", result);
        let opinion = Opinion::new(message).citing(&[rule!("record.result-signed")]);
        let (Some(white), Some(black)) = (case.state.signed.white, case.state.signed.black) else {
            return Some(opinion);
        };
        let otherwise = case
            .before
            .ended
            .is_none_or(|ending| ending.outcome != white);
        Some(if white == black && otherwise {
            opinion.with(Remedy::Signed(white))
        } else {
            opinion
        })
    }
}
