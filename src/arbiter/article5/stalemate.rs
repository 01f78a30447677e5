//! 5.2.1: stalemate.
//!
//! No legal move, not in check: drawn at once, before dead position, fivefold and seventy-five
//! moves are asked about. Example: a queen leaves the bare king in the corner no move.

use shakmaty::Position;

use super::{draw, move_in_order};
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
        const { &[rule!("end.stalemate"), rule!("clock.completed.game-ending")] }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&DeadPosition, &Fivefold, &SeventyFive]
    }

    fn topics(&self) -> Topics {
        topics![Opening, Made]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let by = case.position_arose()?;
        if !case.state.board.chess()?.is_stalemate() || !move_in_order(case) {
            return None;
        }
        let message = Message::new("ruling-stalemate").text("side", Who::from(by.other()).name());
        Some(
            Opinion::new(message)
                .citing(self.rules().iter().copied())
                .with(draw(Termination::Stalemate)),
        )
    }
}
