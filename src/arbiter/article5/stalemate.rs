//! 5.2.1: stalemate.
//!
//! No legal move, not in check: drawn at once, before dead position, fivefold and seventy-five
//! moves are asked about. Example: a queen leaves the bare king in the corner no move.

use shakmaty::Position;

use super::{Arisen, draw, stuck};
use crate::arbiter::article4::touch::Touched;
use crate::arbiter::article5::dead_position::DeadPosition;
use crate::arbiter::article9::automatic::{Fivefold, SeventyFive};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::state::Termination;
use crate::law::RuleId;
use crate::rule;

/// Stalemate.
pub struct Stalemate;

impl Provision for Stalemate {
    fn name(&self) -> &'static str {
        "stalemate"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("end.stalemate"),
                rule!("clock.completed.game-ending"),
                rule!("act.claim-forfeited"),
            ]
        }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&DeadPosition, &Fivefold, &SeventyFive, &Touched]
    }

    fn topics(&self) -> Topics {
        topics![Opening, Made, Touched, Released]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Arisen { by, rules, .. } = stuck(case).filter(|it| it.position.is_stalemate())?;
        let message = Message::new("ruling-stalemate").word("side", Who::from(by.other()).name());
        Some(
            Opinion::new(message)
                .citing(&[rule!("end.stalemate"), rule!("clock.completed.game-ending")])
                .citing(rules)
                .with(draw(Termination::Stalemate)),
        )
    }
}
