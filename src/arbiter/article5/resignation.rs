//! 5.1.2: resignation.
//!
//! Whoever resigns loses. From 2023 on the game is drawn if the opponent can't mate by any series
//! of legal moves; in 2018 it is lost even to a bare king.

use super::draw;
use crate::arbiter::mate::cannot_mate;
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::Act;
use crate::game::state::{Ending, Outcome, Termination};
use crate::law::{Edition, RuleId};
use crate::rule;

/// A player resigns.
pub struct Resignation;

impl Provision for Resignation {
    fn name(&self) -> &'static str {
        "resignation"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("end.resignation")] }
    }

    fn topics(&self) -> Topics {
        topics![Resign]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::Resign) = case.done()? else {
            return None;
        };
        let message = Message::new("ruling-resignation").word("side", Who::from(by).name());
        Some(
            Opinion::new(message)
                .citing(&[rule!("end.resignation")])
                .with(Remedy::End(Ending {
                    outcome: Outcome::won_by(by.other()),
                    termination: Termination::Resignation,
                })),
        )
    }
}

/// From 2023 on: the opponent of the player who resigns can't mate.
pub struct ResignationUnwinnable;

impl Provision for ResignationUnwinnable {
    fn name(&self) -> &'static str {
        "resignation-unwinnable"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("end.resignation")] }
    }

    fn editions(&self) -> &'static [Edition] {
        &[Edition::E2023]
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&Resignation]
    }

    fn topics(&self) -> Topics {
        topics![Resign]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::Resign) = case.done()? else {
            return None;
        };
        let (impossible, proof) = cannot_mate(&case.state.board, by.other(), case.setting());
        if !impossible {
            return None;
        }
        let message =
            Message::new("ruling-resignation-unwinnable").word("side", Who::from(by).name());
        Some(
            Opinion::new(message)
                .citing(&[rule!("end.resignation")])
                .with(draw(Termination::ResignationUnwinnable))
                .witness(proof),
        )
    }
}
