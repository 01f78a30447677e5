//! II.2: what a starting position of Chess960 must have.
//!
//! The king stands between the rooks, the bishops on squares of opposite colours, the black pieces
//! opposite the white ones. A board that fails one of these is set up wrongly (7.2.1). Example: both
//! bishops on light squares.

use crate::arbiter::{Case, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::chess960::{Requirement, failed};
use crate::game::scenario::{Act, Irregularity};
use crate::game::setting::Variant;
use crate::law::RuleId;
use crate::rule;

/// The set-up is found to be wrong.
pub static STARTING_POSITION: Provision = Provision {
    name: "chess960-start",
    rules: &[
        rule!("chess960.requirements"),
        rule!("chess960.king-between"),
        rule!("chess960.bishops"),
        rule!("chess960.mirror"),
    ],
    judge: Judge::Act(starting_position),
    ..Provision::DEFAULT
};

fn starting_position(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let chess960 = case.setting().variant == Variant::Chess960;
    if !chess960 || !act.discovers(Irregularity::InitialPosition) {
        return None;
    }
    let start = case.state.history.position(0);
    let failed = start.map_or_else(Vec::new, |start| failed(shakmaty::Position::board(start)));
    let rules: Vec<RuleId> = failed
        .iter()
        .map(|requirement| match requirement {
            Requirement::KingBetween => rule!("chess960.king-between"),
            Requirement::Bishops => rule!("chess960.bishops"),
            Requirement::Mirror => rule!("chess960.mirror"),
        })
        .collect();
    let kind = match failed.first() {
        Some(Requirement::KingBetween) => "king-between",
        Some(Requirement::Bishops) => "bishops",
        Some(Requirement::Mirror) => "mirror",
        None => "other-number",
    };
    Some(
        Opinion::new(Message::new("ruling-chess960-start").word("kind", kind))
            .passing(&rules)
            .passing(&[rule!("chess960.requirements")]),
    )
}
