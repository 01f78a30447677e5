//! D.1, D.2.9: two boards that show different positions.
//!
//! If the scores agree, the player who wrote the right move and placed another adjusts his board;
//! if they differ, play goes back to where they agree, and the arbiter sets the clocks. Example:
//! both scores say Nc6, on Black's board the knight stands on a6.

use shakmaty::Color;

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::aside::Need;
use crate::game::scenario::{Act, Scores};
use crate::rule;

/// The boards differ.
pub static BOARDS_DIFFER: Provision = Provision {
    name: "boards-differ",
    rules: &[rule!("blind.discrepancy"), rule!("blind.two-boards")],
    judge: Judge::Act(boards_differ),
    ..Provision::DEFAULT
};

fn boards_differ(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::BoardsDiffer(it) = act else {
        return None;
    };
    let message = |kind: &'static str| {
        let wrong = it.wrong.map_or("both", |side| Who::from(side).name());
        Message::new("ruling-boards-differ")
            .word("side", wrong)
            .word("kind", kind)
    };
    let blind = case.setting().blind;
    if !blind.white && !blind.black {
        return Some(
            Opinion::new(message("one-board"))
                .citing(&[rule!("blind.two-boards")])
                .with(Effect::Void),
        );
    }
    let rules = [rule!("blind.discrepancy")];
    if it.scores == Scores::Agree {
        return Some(
            Opinion::new(message("agree"))
                .citing(&rules)
                .with(Effect::PutRight),
        );
    }
    let needs = |what: Need| Effect::Needs {
        who: Who::Arbiter,
        what,
    };
    let Some(ply) = it.ply.map(|ply| ply as usize) else {
        let opinion = Opinion::new(message("unknown")).citing(&rules);
        return Some(opinion.with(needs(Need::Finding)));
    };
    let set = Color::ALL.into_iter().filter_map(|side| {
        let left_ms = it.clocks_ms[side]?;
        Some(Effect::SetClock { side, left_ms })
    });
    let set: Vec<Effect> = set.collect();
    let asked = set.is_empty().then_some(needs(Need::ClockTimes));
    Some(
        Opinion::new(message("differ"))
            .citing(&rules)
            .with(Effect::Rewind { ply })
            .with_all(set)
            .with_all(asked),
    )
}
