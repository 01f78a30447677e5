//! A.5.2, last sentence (2018: A.4.2): players who agree to take an illegal move back.
//!
//! Under the simplified rules they may, without the arbiter and without a penalty, even after the
//! reply. Where the Competitive Rules govern, the illegal move is the arbiter's affair: he deals
//! with it as with one that is pointed out. Example: after 2.Ng3? Nc6 both take the moves back.

use crate::arbiter::article7::charge::is_void;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, penalty};
use crate::diag::Message;
use crate::game::Ply;
use crate::game::scenario::Act;
use crate::rule;

/// Both agree to take it back.
pub static TAKEN_BACK: Provision = Provision {
    name: "taken-back-by-agreement",
    rules: &[rule!("rapid.illegal")],
    judge: Judge::Act(taken_back),
    ..Provision::DEFAULT
};

fn taken_back(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Agree(_) = act else {
        return None;
    };
    let wrong = |ply: &&Ply| is_void(ply) && !ply.settled;
    let ply = case.state.history.plies().rfind(wrong);
    let kind = match ply {
        None => "nothing",
        Some(_) if case.is_simplified() => "agreed",
        Some(_) => "arbiter",
    };
    let message = Message::new("ruling-taken-back").word("kind", kind);
    let opinion = Opinion::new(message);
    Some(match (ply, kind) {
        (Some(ply), "agreed") => opinion
            .citing(&[rule!("rapid.illegal")])
            .passing(penalty::simplified(case))
            .with(Effect::Restore { ply: ply.number }),
        (Some(_), _) => opinion.passing(&[rule!("irregularity.illegal.move")]),
        (None, _) => opinion.citing(&[rule!("act.released")]).with(Effect::Void),
    })
}
