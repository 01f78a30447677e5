//! Article 11: the conduct of the players.
//!
//! The `conduct` event states the fact; what follows is fixed by the Laws (devices, persistent
//! refusal) or left to the arbiter, who must choose something from 12.9 (11.6).

pub mod device;
pub mod inquiry;
pub mod misconduct;
pub mod refusal;
pub mod spectator;

use crate::arbiter::{Case, Effect, Opinion};
use crate::diag::Message;
use crate::game::Who;
use crate::game::aside::Need;
use crate::game::scenario::{Act, Conduct};
use crate::law::{Division, Edition, RuleId};
use crate::rule;

/// Who behaves how, at this moment.
pub(super) fn behaviour<'a>(case: &Case<'a>) -> Option<(Who, &'a Conduct)> {
    match case.act()? {
        Act::Conduct(conduct) => Some((case.event?.who, conduct)),
        _ => None,
    }
}

/// What is said about such conduct.
pub(super) fn message(who: Who, kind: &'static str) -> Message {
    Message::new("ruling-conduct")
        .word("side", who.name())
        .word("kind", kind)
}

/// Against the Laws: the arbiter must choose a penalty, a warning is enough. 11.6 says so of
/// article 11; what other articles forbid leads to 12.9 by itself.
pub(super) fn breach(message: Message, rules: &[RuleId]) -> Opinion {
    let is_conduct = |rule: &RuleId| {
        let number = rule.number(Edition::E2023);
        number.is_some_and(|number| number.division() == Division::Article(11))
    };
    let penalised = match rules.iter().any(is_conduct) {
        true => rule!("conduct.penalty"),
        false => rule!("arbiter.penalties"),
    };
    Opinion::new(message)
        .citing(rules)
        .citing(&[penalised])
        .with(Effect::Discretion(rule!("arbiter.penalties")))
        .with(Effect::Needs {
            who: Who::Arbiter,
            what: Need::Penalty,
        })
}

/// Allowed.
pub(super) fn in_order(message: Message, rules: &[RuleId]) -> Opinion {
    Opinion::new(message).citing(rules)
}
