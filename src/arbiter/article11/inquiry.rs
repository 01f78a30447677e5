//! 11.9, 11.10, A.4.3, A.2, 6.5: what a player asks the arbiter, and appeals.
//!
//! The arbiter explains the Laws; he does not say what to play or how many moves are made. Where
//! he keeps the record a player on the move may look at it, five times in a game. Example: the
//! sixth request is a distraction of the opponent.

use shakmaty::Color;

use super::breach;
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{AsideChange, Case, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::scenario::{Act, Inquiry};
use crate::game::setting::Supervision;
use crate::game::{TimeClass, Who};
use crate::law::RuleId;
use crate::rule;

/// How often the arbiter's record may be asked for.
const REQUESTS: u32 = 5;

/// A player asks.
pub static INQUIRY: Provision = Provision {
    name: "inquiry",
    rules: &[
        rule!("conduct.explanation"),
        rule!("rapid.supervised.scoresheet"),
        rule!("blitz.supervised.scoresheet"),
        rule!("clock.placement"),
    ],
    judge: Judge::Done(inquiry),
    ..Provision::DEFAULT
};

fn inquiry(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Ask(what) = act else {
        return None;
    };
    let message = |kind: &'static str| {
        Message::new("ruling-inquiry")
            .word("side", Who::from(by).name())
            .word("kind", kind)
    };
    let opinion = |kind: &'static str, rule: RuleId| Opinion::new(message(kind)).citing(&[rule]);
    let refused = rule!("arbiter.no-intervention");
    Some(match what {
        Inquiry::Law => opinion("law", rule!("conduct.explanation")),
        Inquiry::MoveCount => opinion("move-count", refused).with(Effect::Void),
        Inquiry::Advice => opinion("advice", refused)
            .citing(&[rule!("conduct.explanation")])
            .with(Effect::Void),
        Inquiry::Blank => match case.setting().class {
            TimeClass::Standard => opinion("blank", rule!("record.property")),
            _ => opinion("blank", rule!("rapid.no-recording")),
        },
        Inquiry::ClockSide => {
            let begun = case.state.history.length() > 0 || case.state.from_fen;
            let opinion = opinion("clock-side", rule!("clock.placement"));
            match begun {
                true => opinion.with(Effect::Void),
                false => opinion,
            }
        }
        Inquiry::Scoresheet => return Some(scoresheet(case, by)),
    })
}

/// A.4.3, B.2.3: the arbiter's record.
fn scoresheet(case: &Case<'_>, by: shakmaty::Color) -> Opinion {
    let setting = case.setting();
    let message = |kind: &'static str| {
        Message::new("ruling-inquiry")
            .word("side", Who::from(by).name())
            .word("kind", kind)
    };
    let rule = match setting.class {
        TimeClass::Blitz => rule!("blitz.supervised.scoresheet"),
        _ => rule!("rapid.supervised.scoresheet"),
    };
    let recorded =
        setting.class != TimeClass::Standard && setting.supervision == Supervision::Adequate;
    if !recorded {
        return Opinion::new(message("no-record"))
            .citing(&[rule])
            .with(Effect::Void);
    }
    if !case.before.has_move(by) {
        return Opinion::new(message("record-not-on-move"))
            .citing(&[rule, rule!("game.having-the-move")])
            .with(Effect::Void);
    }
    let asked = Effect::Aside(AsideChange::Requested(by));
    if case.before.scoresheets.sheets[by].requests >= REQUESTS {
        return breach(
            message("record-too-often"),
            &[rule, rule!("conduct.distract")],
        )
        .with(asked);
    }
    Opinion::new(message("record")).citing(&[rule]).with(asked)
}

/// 11.10: an appeal.
pub static APPEAL: Provision = Provision {
    name: "appeal",
    rules: &[rule!("conduct.appeal")],
    overrides: &[&GAME_OVER],
    phase: Phase::Any,
    judge: Judge::Act(appeal),
    ..Provision::DEFAULT
};

fn appeal(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Appeal = act else {
        return None;
    };
    let open = case.setting().regulations.appeals;
    let opinion = Opinion::new(Message::new("ruling-appeal").truth("open", open))
        .citing(&[rule!("conduct.appeal")]);
    Some(match open {
        true => opinion,
        false => opinion.with(Effect::Void),
    })
}
