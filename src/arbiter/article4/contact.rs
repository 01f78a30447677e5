//! 4.2: contact that binds nobody.
//!
//! An announced adjustment and a clearly accidental contact leave the move free and keep the
//! right to claim; only the player having the move may adjust, and touching while the opponent has the move obliges to nothing. Example: a sleeve
//! knocks a knight over, and the player then claims a draw.

use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::moment::Moment;
use crate::game::scenario::{Act, Intent};
use crate::law::RuleId;
use crate::rule;

/// 4.2.1: an adjustment, said beforehand.
pub struct Adjustment;

impl Provision for Adjustment {
    fn name(&self) -> &'static str {
        "adjustment"
    }

    fn rules(&self) -> &'static [RuleId] {
        const { &[rule!("act.adjust"), rule!("conduct.distract")] }
    }

    fn topics(&self) -> Topics {
        topics![Touched]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Moment::Touched {
            by,
            intent: Intent::Adjust,
            ..
        } = *case.moment
        else {
            return None;
        };
        let on_move = case.before.has_move(by);
        let message = Message::new("ruling-adjusted")
            .word("side", Who::from(by).name())
            .truth("move", on_move);
        let opinion = Opinion::new(message).citing(&[rule!("act.adjust")]);
        Some(match on_move {
            true => opinion,
            false => opinion
                .citing(&[rule!("conduct.distract")])
                .with(Remedy::Discretion(rule!("conduct.distract"))),
        })
    }
}

/// 4.2.2: contact that is clearly accidental.
pub struct OtherContact;

impl Provision for OtherContact {
    fn name(&self) -> &'static str {
        "other-contact"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("act.other-contact")] }
    }

    fn topics(&self) -> Topics {
        topics![Touched]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Moment::Touched {
            by,
            intent: Intent::Accident,
            ..
        } = *case.moment
        else {
            return None;
        };
        let message = Message::new("ruling-accident").word("side", Who::from(by).name());
        Some(Opinion::new(message).citing(&[rule!("act.other-contact")]))
    }
}

/// 4.3 speaks of the player having the move: anybody else's touch obliges to nothing.
pub struct NotOnMove;

impl Provision for NotOnMove {
    fn name(&self) -> &'static str {
        "touch-not-on-move"
    }

    fn rules(&self) -> &'static [RuleId] {
        const { &[rule!("act.touch.header"), rule!("game.having-the-move")] }
    }

    fn topics(&self) -> Topics {
        topics![Touched, TouchedInMove]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Moment::Touched { by, intent, .. } = *case.moment else {
            return None;
        };
        let binding = !matches!(intent, Intent::Adjust | Intent::Accident);
        if !binding || case.before.has_move(by) {
            return None;
        }
        let message = Message::new("ruling-touch-not-on-move").word("side", Who::from(by).name());
        Some(Opinion::new(message).citing(self.rules()))
    }
}

/// There is nothing to touch on the square.
pub struct NothingTouched;

impl Provision for NothingTouched {
    fn name(&self) -> &'static str {
        "nothing-touched"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("act.touch.header")] }
    }

    fn topics(&self) -> Topics {
        topics![Touched]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Act::Touch { square, .. } = case.event?.act else {
            return None;
        };
        // A piece that a hand has just let go on the square can be touched there.
        let loose = case.state.loose.as_ref();
        let empty = case.state.board.pieces().piece_at(square).is_none()
            && loose.is_none_or(|loose| loose.movement.to != square);
        empty.then(|| {
            Opinion::new(Message::new("ruling-nothing-touched").text("square", square))
                .citing(self.rules())
        })
    }
}
