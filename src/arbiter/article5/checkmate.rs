//! 5.1.1, 1.4: checkmate.
//!
//! Ends the game at once, pressed or not, if the mating move was legal and accords with 4.2–4.7; if
//! it broke 4.3 or 4.7, when the opponent touches a piece and can't complain any more (4.8).
//! Comes before stalemate, dead position, fivefold and seventy-five moves (9.6.2). Example: the
//! 150th quiet half-move mates: mate.

use shakmaty::Position;

use super::{Arisen, stuck};
use crate::arbiter::article4::touch::Touched;
use crate::arbiter::article5::dead_position::DeadPosition;
use crate::arbiter::article9::automatic::{Fivefold, SeventyFive};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::state::{Ending, Outcome, Termination};
use crate::law::RuleId;
use crate::rule;

const CHECKMATE: &[RuleId] = &[
    rule!("end.checkmate"),
    rule!("clock.completed.game-ending"),
    rule!("game.checkmate.definition"),
    rule!("game.checkmate.loser"),
    rule!("move.check"),
    rule!("move.attack-piece"),
    rule!("move.attack-square-pinned"),
];

/// Checkmate.
pub struct Checkmate;

impl Provision for Checkmate {
    fn name(&self) -> &'static str {
        "checkmate"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                CHECKMATE[0],
                CHECKMATE[1],
                CHECKMATE[2],
                CHECKMATE[3],
                CHECKMATE[4],
                CHECKMATE[5],
                CHECKMATE[6],
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
        let Arisen { by, rules, .. } = stuck(case).filter(|it| it.position.is_checkmate())?;
        let message = Message::new("ruling-checkmate").word("side", Who::from(by).name());
        Some(
            Opinion::new(message)
                .citing(CHECKMATE)
                .citing(rules)
                .with(Remedy::End(Ending {
                    outcome: Outcome::won_by(by),
                    termination: Termination::Checkmate,
                })),
        )
    }
}
