//! III.2: when the guidelines apply at all.
//!
//! Only if announced beforehand, only in standard and rapid games without increment; never in
//! blitz. Otherwise the claim doesn't exist: nothing is granted and nothing is lost.

use shakmaty::Color;

use super::obstacle;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::Claim;
use crate::rule;

/// III.2.1: not announced.
pub static NOT_ANNOUNCED: Provision = Provision {
    name: "quickplay-not-announced",
    rules: &[rule!("quickplay.announced")],
    judge: Judge::Quickplay(not_announced),
    ..Provision::DEFAULT
};

fn not_announced(case: &Case<'_>, by: Color, _: Option<&Claim>) -> Option<Opinion> {
    if case.setting().regulations.guideline_iii {
        return None;
    }
    let message = Message::new("ruling-quickplay-not-announced").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("quickplay.announced")])
            .with(Effect::Continue)
            .with(Effect::Dismiss),
    )
}

/// III.1, III.2.2: blitz, a game with increment, or one that is not in its last period.
pub static OUT_OF_SCOPE: Provision = Provision {
    name: "quickplay-out-of-scope",
    rules: &[rule!("quickplay.scope"), rule!("quickplay.definition")],
    judge: Judge::Quickplay(out_of_scope),
    ..Provision::DEFAULT
};

fn out_of_scope(case: &Case<'_>, by: Color, _: Option<&Claim>) -> Option<Opinion> {
    let obstacles = obstacle::of_scope(case.before);
    let key = "ruling-quickplay-out-of-scope";
    obstacle::refuse(case, by, &obstacles, key, OUT_OF_SCOPE.rules)
}
