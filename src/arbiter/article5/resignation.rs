//! 5.1.2: resignation.
//!
//! Whoever resigns loses. From 2023 on the game is drawn if the opponent can't mate by any series
//! of legal moves; in 2018 it is lost even to a bare king.

use shakmaty::Color;

use super::draw;
use crate::arbiter::mate::cannot_mate;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::state::{Ending, Termination};
use crate::law::{Edition, Editions};
use crate::rule;

/// A player resigns.
pub static RESIGNATION: Provision = Provision {
    name: "resignation",
    rules: &[rule!("end.resignation")],
    judge: Judge::Resign(resignation),
    ..Provision::DEFAULT
};

fn resignation(_: &Case<'_>, by: Color) -> Option<Opinion> {
    let message = Message::new("ruling-resignation").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("end.resignation")])
            .with(Effect::End(Ending::won_by(
                by.other(),
                Termination::Resignation,
            ))),
    )
}

/// From 2023 on: the opponent of the player who resigns can't mate.
pub static RESIGNATION_UNWINNABLE: Provision = Provision {
    name: "resignation-unwinnable",
    rules: &[rule!("end.resignation")],
    editions: Editions::since(Edition::E2023),
    overrides: &[&RESIGNATION],
    judge: Judge::Resign(resignation_unwinnable),
    ..Provision::DEFAULT
};

fn resignation_unwinnable(case: &Case<'_>, by: Color) -> Option<Opinion> {
    let (impossible, proof) = cannot_mate(case.counting_board(), by.other(), case.setting());
    if !impossible {
        return None;
    }
    let message = Message::new("ruling-resignation-unwinnable").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("end.resignation")])
            .with(draw(Termination::ResignationUnwinnable))
            .witness(proof),
    )
}
