//! 7.5.1, second sentence: where the position before the irregularity is not known.
//!
//! The arbiter says after which half-move the position can still be identified; play goes on from
//! there. Example: the score sheets part at move 20, the position after move 18 is certain.

use shakmaty::Color;

use super::times::{Undone, take_back, with_taken_back};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::Finding;
use crate::rule;

/// 7.5.1: the position just before can't be established; the last one known is set up.
pub static LAST_IDENTIFIABLE: Provision = Provision {
    name: "last-identifiable",
    rules: &[
        rule!("irregularity.illegal.move"),
        rule!("irregularity.displaced-found"),
        rule!("irregularity.restore-times"),
    ],
    judge: Judge::Find(last_identifiable),
    ..Provision::DEFAULT
};

fn last_identifiable(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    if finding.position_known != Some(false) {
        return None;
    }
    let ply = finding.ply? as usize;
    let mut proposed = take_back(case, Undone::Since(ply + 1), Color::White);
    let unstated = |effect: &Effect| match effect {
        Effect::Clock { side, .. } => finding.clocks_ms[*side].is_none(),
        _ => true,
    };
    proposed.retain(unstated);
    let opinion = Opinion::new(Message::new("ruling-last-identifiable").with("ply", ply))
        .citing(LAST_IDENTIFIABLE.rules)
        .with(Effect::Rewind { ply })
        .with(Effect::FromLastCertain);
    Some(
        with_taken_back(opinion, proposed)
            .with(Effect::Discretion(rule!("irregularity.restore-times"))),
    )
}
