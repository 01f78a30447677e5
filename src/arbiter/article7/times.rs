//! 7.1: the clocks after a restoration, as the arbiter sets them.
//!
//! The engine proposes what the penalties make of the times on the clocks; where the arbiter states
//! times by his best judgement, those count. Without a position set up again it is the correction
//! of a clock (6.10.2). Example: an illegal move found ten moves later, White back to 20 minutes.

use shakmaty::Color;

use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::game::story::clock_time;
use crate::law::RuleId;
use crate::rule;

/// The arbiter states the times.
pub struct StatedTimes;

impl Provision for StatedTimes {
    fn name(&self) -> &'static str {
        "stated-times"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("irregularity.restore-times"),
                rule!("clock.wrong-setting"),
            ]
        }
    }

    fn topics(&self) -> Topics {
        topics![Find]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Act::Find(finding) = case.act()? else {
            return None;
        };
        let stated = finding.clocks_ms;
        if stated.white.is_none() && stated.black.is_none() {
            return None;
        }
        let shown = |side: Color| {
            let left = stated[side].unwrap_or(case.state.clocks[side].left_ms);
            clock_time(left.div_euclid(1000))
        };
        let restored = case.before.restored || finding.position_known == Some(false);
        let message = Message::new("ruling-stated-times")
            .text("white", shown(Color::White))
            .text("black", shown(Color::Black));
        let rule = match restored {
            true => rule!("irregularity.restore-times"),
            false => rule!("clock.wrong-setting"),
        };
        let set = [Color::White, Color::Black]
            .into_iter()
            .filter_map(|side| Some((side, stated[side]?)))
            .map(|(side, left_ms)| Remedy::SetClock { side, left_ms });
        Some(Opinion::new(message).citing([rule]).with_all(set))
    }
}
