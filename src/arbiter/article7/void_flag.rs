//! 7.1 with 6.9: a flag that fell while its clock should not have been running.
//!
//! Nobody has noticed it yet. The ruling that makes an illegal move or a press void makes the time
//! void that has run since: the flag is up again and can't be claimed later. Example: White presses
//! without a move, Black's flag falls unseen, Black complains; White can't win on time any more.

use shakmaty::Color;

use super::accident;
use super::charge::{Charge, charge};
use super::times::Undone;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::rule;

/// What the ruling of this moment makes void, and whose fault it was.
fn undone(case: &Case<'_>) -> Option<(Color, Undone)> {
    if let Some(side) = accident::found(case) {
        return Some((side, Undone::Press));
    }
    let ply = match charge(case)? {
        Charge::Press(press) => return Some((press.by, Undone::Press)),
        Charge::Ply(ply) => ply,
    };
    let undone = match ply.movement.is_illegal() || ply.movement.unfinished {
        true => Undone::Since(ply.number),
        false => Undone::Nothing(ply.number),
    };
    Some((ply.by, undone))
}

/// Whether a player's flag has fallen, unnoticed, in time that is void.
fn is_void(case: &Case<'_>, side: Color) -> bool {
    let (Some(fall), Some((offender, undone))) = (case.before.clocks.flag_down[side], undone(case))
    else {
        return false;
    };
    match undone {
        Undone::Press => side != offender && fall.after_press,
        Undone::Nothing(ply) => side != offender && fall.ply == ply,
        Undone::Since(ply) | Undone::After(ply) => fall.ply >= ply,
    }
}

/// The flag counts as up.
pub static VOID_FLAG: Provision = Provision {
    name: "void-flag",
    rules: &[
        rule!("irregularity.restore-times"),
        rule!("clock.flag-considered-fallen"),
    ],
    judge: Judge::Always(void_flag),
    ..Provision::DEFAULT
};

fn void_flag(case: &Case<'_>) -> Option<Opinion> {
    let mut void = [Color::White, Color::Black]
        .into_iter()
        .filter(|side| is_void(case, *side));
    let first = void.next()?;
    let message = Message::new("ruling-flag-void").word("side", Who::from(first).name());
    Some(
        Opinion::new(message)
            .citing(VOID_FLAG.rules)
            .with(Effect::FlagUp { side: first })
            .with_all(void.map(|side| Effect::FlagUp { side })),
    )
}
