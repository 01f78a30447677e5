//! I.6: the game is concluded before it is resumed.
//!
//! The players agree to a draw, or one of them resigns, while the envelope is closed: the game
//! is over, and what is written in it no longer matters.

use shakmaty::Color;

use super::waiting;
use crate::arbiter::{Case, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::rule;

/// The game ends before the envelope is opened.
pub static ENDED_BEFORE: Provision = Provision {
    name: "ended-before-resumption",
    rules: &[rule!("adjourn.ended-before")],
    judge: Judge::Done(ended_before),
    ..Provision::DEFAULT
};

fn ended_before(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    waiting(case.before).filter(|sealed| sealed.closed || sealed.text.is_some())?;
    let concluded =
        matches!(act, Act::Resign) || matches!(act, Act::Accept) && case.before.has_offer_for(by);
    concluded.then(|| {
        Opinion::new(Message::new("ruling-ended-before-resumption"))
            .citing(&[rule!("adjourn.ended-before")])
    })
}
