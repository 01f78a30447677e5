//! 8.5, 8.6: a flag has fallen and the sheets are not complete.
//!
//! Who is behind brings the sheet up to date before he moves a piece; if nobody can tell how many
//! moves were completed the game is replayed on a second board; if even that does not show it, the
//! next move is the first of the following period. Example: both were short of time and stopped
//! writing; the reconstruction shows 39 moves: lost.

use shakmaty::{ByColor, Color};

use crate::arbiter::article6::flag::{FLAG_LOSS, FLAG_UNWINNABLE, PERIOD_REACHED};
use crate::arbiter::article8::sheet::only_excused;
use crate::arbiter::mate::cannot_mate;
use crate::arbiter::{AsideChange, Case, Effect, Judge, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::Who;
use crate::game::aside::Need;
use crate::game::scenario::Act;
use crate::game::state::Ending;
use crate::law::RuleId;
use crate::rule;

/// 8.5.3: nobody knows how many moves were completed.
pub static COUNT_UNKNOWN: Provision = Provision {
    name: "count-unknown",
    rules: &[
        rule!("record.reconstruct"),
        rule!("record.next-period"),
        rule!("conduct.assist-reconstruct"),
    ],
    overrides: &[&FLAG_LOSS, &FLAG_UNWINNABLE, &PERIOD_REACHED],
    judge: Judge::Flag(count_unknown),
    ..Provision::DEFAULT
};

/// One player has written all moves (8.5.2).
const ONE_SHEET: &[RuleId] = &[
    rule!("record.incomplete.one"),
    rule!("clock.flag-check"),
    rule!("record.waived-short-time"),
];

/// Neither has (8.5.1, 8.5.3).
const NO_SHEET: &[RuleId] = &[
    rule!("record.reconstruct"),
    rule!("record.incomplete.neither"),
    rule!("clock.flag-check"),
];

fn count_unknown(case: &Case<'_>, side: Color, _: bool) -> Option<Opinion> {
    if !case.before.scoresheets.count_unknown {
        return None;
    }
    required(case, side)?;
    let (behind, rules) = match only_excused(case) {
        Some(behind) => (Who::from(behind).name(), ONE_SHEET),
        None => (Who::Both.name(), NO_SHEET),
    };
    let message = Message::new("ruling-count-unknown")
        .word("side", Who::from(side).name())
        .word("behind", behind);
    Some(
        Opinion::new(message)
            .citing(rules)
            .with_all(only_excused(case).is_none().then_some(Effect::Pause))
            .with(Effect::FlagDown { side })
            .with(Effect::Aside(AsideChange::Reconstruct(side)))
            .with(Effect::Needs {
                who: Who::Arbiter,
                what: Need::Reconstruction,
            }),
    )
}

/// How many moves the period of a player asks for; none where it asks for all.
fn required(case: &Case<'_>, side: Color) -> Option<u32> {
    let period = case.state.clocks[side].period;
    case.setting().time_control.required(period)
}

/// 8.5, 6.4: the control was made, and a sheet is behind.
pub static SHEETS_OUTDATED: Provision = Provision {
    name: "sheets-outdated",
    rules: &[rule!("record.reconstruct")],
    judge: Judge::Flag(sheets_outdated),
    ..Provision::DEFAULT
};

fn sheets_outdated(case: &Case<'_>, flagged: Color, _: bool) -> Option<Opinion> {
    let made = required(case, flagged)
        .is_some_and(|required| case.state.completed_by(flagged) >= required);
    let sheets = &case.before.scoresheets.sheets;
    let behind = |side: &Color| sheets[*side].unrecorded > 0;
    let sides: Vec<Color> = Color::ALL.into_iter().filter(behind).collect();
    if !made || case.before.scoresheets.count_unknown || sides.is_empty() {
        return None;
    }
    let both = sides.len() > 1;
    let who = if both { Who::Both } else { Who::from(sides[0]) };
    let rule = match both {
        true => rule!("record.incomplete.neither"),
        false => rule!("record.incomplete.one"),
    };
    let message = Message::new("ruling-sheets-outdated").word("side", who.name());
    let outdated = sides
        .into_iter()
        .map(|side| Effect::Aside(AsideChange::Outdated(side)));
    Some(
        Opinion::new(message)
            .citing(&[rule])
            .with_all(both.then_some(Effect::Pause))
            .with_all(outdated),
    )
}

/// 8.5.3, 8.6: the game was replayed.
pub static RECONSTRUCTED: Provision = Provision {
    name: "reconstructed",
    rules: &[rule!("record.reconstruct")],
    judge: Judge::Act(reconstructed),
    ..Provision::DEFAULT
};

fn reconstructed(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Reconstruct { moves } = *act else {
        return None;
    };
    let Some((side, required)) = case
        .before
        .scoresheets
        .reconstruction
        .and_then(|side| Some((side, required(case, side)?)))
    else {
        return Some(
            Opinion::new(Message::new("ruling-nothing-to-reconstruct"))
                .citing(&[rule!("record.reconstruct")])
                .with(Effect::Void),
        );
    };
    let kind = match moves {
        None => "impossible",
        Some(moves) if moves[side] < required => "short",
        Some(_) => "made",
    };
    let message = Message::new("ruling-reconstructed")
        .word("side", Who::from(side).name())
        .word("kind", kind)
        .with("completed", moves.map_or(0, |moves| moves[side] as usize))
        .with("required", required as usize);
    let opinion = Opinion::new(message)
        .with(Effect::Met(Need::Reconstruction))
        .with(Effect::Aside(AsideChange::Reconstructed));
    let counted = |completed| Effect::Aside(AsideChange::Counted(completed));
    let witness = |completed: u32| Witness::Completed {
        side,
        completed,
        required: Some(required),
    };
    Some(match moves {
        None => opinion
            .citing(&[rule!("record.next-period"), rule!("record.reconstruct")])
            .with(counted(ByColor {
                white: required,
                black: required,
            }))
            .with(Effect::NextPeriod { side }),
        Some(moves) if moves[side] < required => {
            let (impossible, proof) =
                cannot_mate(case.counting_board(), side.other(), case.setting());
            opinion
                .citing(&[rule!("clock.flag-loss"), rule!("record.reconstruct")])
                .with(counted(moves))
                .with(Effect::End(Ending::by_flag(side, impossible)))
                .witness(witness(moves[side]))
                .witness(proof)
        }
        Some(moves) => opinion
            .citing(&[rule!("record.reconstruct"), rule!("clock.flag-check")])
            .with(counted(moves))
            .with(Effect::NextPeriod { side })
            .witness(witness(moves[side])),
    })
}
