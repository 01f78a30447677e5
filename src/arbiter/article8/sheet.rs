//! 8.1.3–8.3, 8.5: what players do with their scoresheets.
//!
//! The sheet is for moves, times, offers and claims; it stays visible to the arbiter, belongs to
//! the organiser, and is brought up to date before a piece is moved when a flag has fallen.
//! Example: a player borrows the opponent's sheet before any flag fell.

use shakmaty::Color;

use crate::arbiter::article12::outside::flag_noticed;
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{AsideChange, Case, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::aside::Need;
use crate::game::scenario::{Act, SheetAct};
use crate::game::{Movement, Who};
use crate::law::RuleId;
use crate::rule;

/// A player does something with a scoresheet.
pub static SHEET: Provision = Provision {
    name: "scoresheet",
    rules: &[
        rule!("record.use"),
        rule!("record.visible"),
        rule!("record.property"),
        rule!("record.electronic"),
        rule!("record.incomplete.neither"),
        rule!("conduct.notes"),
    ],
    overrides: &[&GAME_OVER],
    phase: Phase::Any,
    judge: Judge::Act(sheet),
    ..Provision::DEFAULT
};

fn sheet(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Scoresheet(what) = *act else {
        return None;
    };
    let who = case.event?.who;
    let sides = who.sides();
    let side = *sides.first()?;
    if case.before.is_over() && !matches!(what, SheetAct::TakeAway | SheetAct::Defect) {
        return None;
    }
    let bound = sides.iter().any(|side| case.state.must_record(*side));
    let each = |change: fn(Color) -> AsideChange| {
        let sides = sides.iter().copied();
        sides.map(move |side| Effect::Aside(change(side))).collect()
    };
    let (rules, allowed, effects): (&[RuleId], bool, Vec<Effect>) = match what {
        SheetAct::Hide => (&const { [rule!("record.visible")] }, false, Vec::new()),
        SheetAct::Notes => (
            &const { [rule!("record.use"), rule!("conduct.notes")] },
            false,
            // A breach of 11.3.1: the arbiter must choose a penalty (11.6).
            vec![Effect::Needs {
                who: Who::Arbiter,
                what: Need::Penalty,
            }],
        ),
        SheetAct::Times => (&const { [rule!("record.use")] }, true, Vec::new()),
        SheetAct::OtherNotation => (
            &const { [rule!("record.duty")] },
            false,
            each(AsideChange::Foreign),
        ),
        SheetAct::TakeAway => (&const { [rule!("record.property")] }, false, Vec::new()),
        SheetAct::Defect => (
            &const { [rule!("record.property"), rule!("record.electronic")] },
            true,
            Vec::new(),
        ),
        SheetAct::Refuse if bound => (
            &const { [rule!("record.duty"), rule!("conduct.refusal")] },
            false,
            Vec::new(),
        ),
        SheetAct::Refuse => (waiver(case), true, Vec::new()),
        SheetAct::Update => (update_rules(case), true, each(AsideChange::Updated)),
        SheetAct::Borrow => (
            &const { [rule!("record.incomplete.one")] },
            flag_noticed(case) && case.before.has_move(side),
            each(AsideChange::Borrowed),
        ),
        SheetAct::Return => (
            &const { [rule!("record.incomplete.one")] },
            true,
            each(AsideChange::Returned),
        ),
    };
    let message = Message::new("ruling-sheet")
        .word("side", who.name())
        .word("what", what.name())
        .truth("allowed", allowed);
    let opinion = Opinion::new(message).citing(rules).with_all(effects);
    let nothing_borrowed =
        what == SheetAct::Return && !case.before.scoresheets.sheets[side].borrowed;
    Some(match allowed {
        _ if nothing_borrowed => opinion.with(Effect::Void),
        true => opinion,
        false => opinion.with(Effect::Discretion(rule!("arbiter.penalties"))),
    })
}

/// Why a player need not record.
fn waiver(case: &Case<'_>) -> &'static [RuleId] {
    match case.setting().class {
        crate::game::TimeClass::Standard => &const { [rule!("record.waived-short-time")] },
        _ => &const { [rule!("rapid.no-recording")] },
    }
}

/// The only player whom 8.4 excused from writing: the other's sheet shows all moves.
pub(super) fn only_excused(case: &Case<'_>) -> Option<Color> {
    let excused = case.state.clocks.below_five;
    match (excused.white, excused.black) {
        (true, false) => Some(Color::White),
        (false, true) => Some(Color::Black),
        _ => None,
    }
}

/// Which clause asks for an update.
fn update_rules(case: &Case<'_>) -> &'static [RuleId] {
    let sheets = &case.before.scoresheets.sheets;
    let both = sheets.white.outdated && sheets.black.outdated;
    let unknown = case.before.scoresheets.reconstruction.is_some() && only_excused(case).is_none();
    match (flag_noticed(case), both || unknown) {
        (true, true) => &const { [rule!("record.incomplete.neither")] },
        (true, false) => &const { [rule!("record.incomplete.one")] },
        (false, _) => &const { [rule!("record.duty")] },
    }
}

/// 8.1.3, 8.5.2: a piece is moved although the sheet is behind.
pub static BEHIND: Provision = Provision {
    name: "sheet-behind",
    rules: &[rule!("record.incomplete.one")],
    judge: Judge::Made(behind),
    ..Provision::DEFAULT
};

fn behind(case: &Case<'_>, by: Color, _: &Movement) -> Option<Opinion> {
    let sheet = case.before.scoresheets.sheets[by];
    let allowed = case.setting().switches().behind_allowed;
    let (kind, rule) = match sheet {
        _ if sheet.outdated || sheet.borrowed => ("outdated", rule!("record.incomplete.one")),
        _ if case.before.must_record(by) && sheet.unrecorded > allowed => {
            ("behind", rule!("record.order"))
        }
        _ => return None,
    };
    let message = Message::new("ruling-sheet-behind")
        .word("side", Who::from(by).name())
        .word("kind", kind);
    Some(
        Opinion::new(message)
            .citing(&[rule])
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    )
}
