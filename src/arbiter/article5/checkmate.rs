//! 5.1.1, 1.4: checkmate.
//!
//! Ends the game at once, pressed or not, if the mating move was legal and accords with 4.2–4.7.
//! Comes before stalemate, dead position, fivefold and seventy-five moves (9.6.2). Example: the
//! 150th quiet half-move mates: mate.

use shakmaty::{Chess, Position};

use super::{king_escapes, move_in_order};
use crate::arbiter::article5::dead_position::DeadPosition;
use crate::arbiter::article9::automatic::{Fivefold, SeventyFive};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::state::{Ending, Outcome, Termination};
use crate::law::RuleId;
use crate::rule;

/// Checkmate.
pub struct Checkmate;

impl Provision for Checkmate {
    fn name(&self) -> &'static str {
        "checkmate"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("end.checkmate"),
                rule!("clock.completed.game-ending"),
                rule!("game.checkmate.definition"),
                rule!("game.checkmate.loser"),
                rule!("move.check"),
                rule!("move.attack-piece"),
                rule!("move.attack-square-pinned"),
            ]
        }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&DeadPosition, &Fivefold, &SeventyFive]
    }

    fn topics(&self) -> Topics {
        topics![Opening, Made]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let by = case.position_arose()?;
        if !is_checkmate(case.state.board.chess()?) || !move_in_order(case) {
            return None;
        }
        let message = Message::new("ruling-checkmate").word("side", Who::from(by).name());
        Some(
            Opinion::new(message)
                .citing(self.rules())
                .with(Remedy::End(Ending {
                    outcome: Outcome::won_by(by),
                    termination: Termination::Checkmate,
                })),
        )
    }
}

fn is_checkmate(position: &Chess) -> bool {
    position.is_check() && !king_escapes(position) && position.is_checkmate()
}
