//! 7.5.1, second sentence: where the position before the irregularity is not known.
//!
//! The arbiter says after which half-move the position can still be identified; play goes on from
//! there. Example: the score sheets part at move 20, the position after move 18 is certain.

use shakmaty::Color;

use super::times::{Undone, take_back, with_taken_back};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::law::RuleId;
use crate::rule;

/// 7.5.1: the position just before can't be established; the last one known is set up.
pub struct LastIdentifiable;

impl Provision for LastIdentifiable {
    fn name(&self) -> &'static str {
        "last-identifiable"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("irregularity.illegal.move"),
                rule!("irregularity.displaced-found"),
                rule!("irregularity.restore-times"),
            ]
        }
    }

    fn topics(&self) -> Topics {
        topics![Find]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Some(Act::Find(finding)) = case.act() else {
            return None;
        };
        if finding.position_known != Some(false) {
            return None;
        }
        let ply = finding.ply? as usize;
        let mut proposed = take_back(case, Undone::Since(ply + 1), Color::White);
        let unstated = |remedy: &Remedy| match remedy {
            Remedy::Clock { side, .. } => finding.clocks_ms[*side].is_none(),
            _ => true,
        };
        proposed.retain(unstated);
        let opinion = Opinion::new(Message::new("ruling-last-identifiable").with("ply", ply))
            .citing(self.rules())
            .with(Remedy::Rewind { ply });
        Some(
            with_taken_back(opinion, proposed)
                .with(Remedy::Discretion(rule!("irregularity.restore-times"))),
        )
    }
}
