//! 5.2.2, 1.5: dead position.
//!
//! Neither player can mate by any series of legal moves: drawn at once. Not a matter of counting
//! pieces: forced moves and locked pawns count. Example: `7k/8/8/8/8/8/1q6/K7 w`, where the only
//! legal move takes the queen.

use shakmaty::Color;

use super::{draw, move_in_order};
use crate::arbiter::article9::automatic::{Fivefold, SeventyFive};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::state::Termination;
use crate::game::winnability::{is_dead, may_have_died};
use crate::law::RuleId;
use crate::rule;

/// Dead position.
pub struct DeadPosition;

impl Provision for DeadPosition {
    fn name(&self) -> &'static str {
        "dead-position"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("end.dead-position"),
                rule!("game.dead.basic"),
                rule!("clock.completed.game-ending"),
            ]
        }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&Fivefold, &SeventyFive]
    }

    fn topics(&self) -> Topics {
        topics![Opening, Made]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        case.position_arose()?;
        let position = case.state.board.chess()?;
        if !may_have_died(position) || !is_dead(position) || !move_in_order(case) {
            return None;
        }
        Some(
            Opinion::new(Message::new("ruling-dead-position"))
                .citing(self.rules())
                .with(draw(Termination::DeadPosition))
                .witness(Witness::NoMate { side: Color::White })
                .witness(Witness::NoMate { side: Color::Black }),
        )
    }
}
