//! 5.2.2, 1.5: dead position.
//!
//! Neither player can mate by any series of legal moves: drawn at once. Not a matter of counting
//! pieces: forced moves and locked pawns count. Example: `7k/8/8/8/8/8/1q6/K7 w`, where the only
//! legal move takes the queen.

use shakmaty::{Chess, Color};

use super::{Arisen, arisen, draw};
use crate::arbiter::article4::touch::Touched;
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
                rule!("act.claim-forfeited"),
            ]
        }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&Fivefold, &SeventyFive, &Touched]
    }

    fn topics(&self) -> Topics {
        topics![Opening, Made, Touched]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let died = |position: &Chess| may_have_died(position) && is_dead(position);
        let Arisen { rules, .. } = arisen(case).filter(|it| died(it.position))?;
        Some(
            Opinion::new(Message::new("ruling-dead-position"))
                .citing(&[
                    rule!("end.dead-position"),
                    rule!("game.dead.basic"),
                    rule!("clock.completed.game-ending"),
                ])
                .citing(rules)
                .with(draw(Termination::DeadPosition))
                .witness(Witness::NoMate { side: Color::White })
                .witness(Witness::NoMate { side: Color::Black }),
        )
    }
}
