//! 11.1–11.5, 11.11, 11.12, 6.2.3, 6.2.4: conduct that is left to the arbiter's choice.
//!
//! Where it is against the Laws the arbiter must choose a penalty of 12.9 (11.6); a warning is
//! enough. Example: a player having the move leaves the playing area without permission; without
//! the move he may.

use shakmaty::Color;

use super::{breach, in_order, message};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::aside::Need;
use crate::game::scenario::{Act, Complaint, Conduct, ConductKind, Manner};
use crate::law::RuleId;
use crate::rule;

/// 11.2: leaving, and letting somebody in.
pub static LEAVING: Provision = Provision {
    name: "leaving",
    rules: &[
        rule!("conduct.leave.on-move"),
        rule!("conduct.leave.venue"),
        rule!("conduct.leave.third-person"),
        rule!("conduct.leave.report"),
        rule!("conduct.leave.header"),
    ],
    judge: Judge::Conduct(leaving),
    ..Provision::DEFAULT
};

fn leaving(case: &Case<'_>, who: Who, conduct: &Conduct) -> Option<Opinion> {
    let sides = who.sides();
    if sides.is_empty() {
        return None;
    }
    let header = rule!("conduct.leave.header");
    let on_move = sides.iter().any(|side| case.before.has_move(*side));
    let (rule, against, kind): (RuleId, &'static str, &'static str) = match conduct.what {
        ConductKind::LeaveVenue => (
            rule!("conduct.leave.venue"),
            "leave-venue",
            "leave-permitted",
        ),
        ConductKind::AdmitPerson => (
            rule!("conduct.leave.third-person"),
            "admit-person",
            "admit-permitted",
        ),
        ConductKind::LeaveArea if on_move => (
            rule!("conduct.leave.on-move"),
            "leave-area",
            "leave-permitted",
        ),
        ConductKind::LeaveArea if case.setting().regulations.report_leaving => (
            rule!("conduct.leave.report"),
            "leave-unreported",
            "leave-reported",
        ),
        ConductKind::LeaveArea => {
            let rules = [
                rule!("conduct.leave.on-move"),
                rule!("game.having-the-move"),
            ];
            return Some(in_order(message(who, "leave-free"), &rules));
        }
        _ => return None,
    };
    let rules = match rule == rule!("conduct.leave.report") {
        true => vec![rule],
        false => vec![rule, header],
    };
    Some(match conduct.permission {
        true => in_order(message(who, kind), &rules),
        false => breach(message(who, against), &rules),
    })
}

/// The other duties of Article 11, and the handling of the clock.
pub static MISCONDUCT: Provision = Provision {
    name: "misconduct",
    rules: &[
        rule!("conduct.disrepute"),
        rule!("conduct.inspection"),
        rule!("conduct.smoking"),
        rule!("clock.handling"),
    ],
    judge: Judge::Conduct(misconduct),
    ..Provision::DEFAULT
};

fn misconduct(case: &Case<'_>, who: Who, conduct: &Conduct) -> Option<Opinion> {
    if who.sides().is_empty() {
        return None;
    }
    if let Some((kind, rules)) = is_allowed(conduct) {
        return Some(in_order(message(who, kind), rules));
    }
    if conduct.what == ConductKind::MoveAgain {
        return Some(moved_again(case, who));
    }
    let (kind, rules) = against(conduct)?;
    Some(breach(message(who, kind), rules))
}

/// What may be done.
fn is_allowed(conduct: &Conduct) -> Option<(&'static str, &'static [RuleId])> {
    match conduct.what {
        ConductKind::Smoke if conduct.designated => {
            Some(("smoke-designated", &const { [rule!("conduct.smoking")] }))
        }
        ConductKind::UseBag if conduct.permission => {
            Some(("bag-permitted", &const { [rule!("conduct.device.bag")] }))
        }
        _ => None,
    }
}

/// What is against the Laws, and which clause.
fn against(conduct: &Conduct) -> Option<(&'static str, &'static [RuleId])> {
    Some(match conduct.what {
        ConductKind::UseBag => ("use-bag", &const { [rule!("conduct.device.bag")] }),
        ConductKind::Notes => ("notes", &const { [rule!("conduct.notes")] }),
        ConductKind::Advice => ("advice", &const { [rule!("conduct.notes")] }),
        ConductKind::Analyse => ("analyse", &const { [rule!("conduct.notes")] }),
        ConductKind::Smoke => ("smoke", &const { [rule!("conduct.smoking")] }),
        ConductKind::Distract | ConductKind::Interfere => {
            ("distract", &const { [rule!("conduct.distract")] })
        }
        ConductKind::Disrepute => ("disrepute", &const { [rule!("conduct.disrepute")] }),
        ConductKind::RefuseInspection => (
            "refuse-inspection",
            &const { [rule!("conduct.inspection")] },
        ),
        ConductKind::RefuseHelp => (
            "refuse-help",
            const {
                &[
                    rule!("conduct.assist-reconstruct"),
                    rule!("conduct.claim-checking"),
                ]
            },
        ),
        ConductKind::ClockHandling if conduct.how == Some(Manner::Hover) => {
            ("clock-hover", &const { [rule!("clock.same-hand")] })
        }
        ConductKind::ClockHandling => ("clock-handling", &const { [rule!("clock.handling")] }),
        _ => return None,
    })
}

/// 1.3: a move although the opponent has the move is none; it is put back.
fn moved_again(case: &Case<'_>, who: Who) -> Opinion {
    let rules = [rule!("game.having-the-move"), rule!("game.alternation")];
    let on_move = who.sides().iter().all(|side| case.before.has_move(*side));
    if on_move {
        return in_order(message(who, "move-in-turn"), &rules).with(Effect::Void);
    }
    breach(message(who, "move-again"), &rules).with(Effect::Continue)
}

/// A player points out how the opponent behaves.
pub static CONDUCT_COMPLAINT: Provision = Provision {
    name: "conduct-complaint",
    rules: &[rule!("conduct.distract")],
    judge: Judge::Done(conduct_complaint),
    ..Provision::DEFAULT
};

fn conduct_complaint(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Complain {
        about: Complaint::Conduct,
        ..
    } = act
    else {
        return None;
    };
    // What the story has told already needs no further finding.
    let told = case
        .earlier
        .iter()
        .any(|event| matches!(event.act, Act::Conduct(_)) && event.who.side() != Some(by));
    let message = Message::new("ruling-conduct-complaint")
        .word("side", Who::from(by).name())
        .truth("told", told);
    let opinion = Opinion::new(message)
        .citing(&[rule!("conduct.distract")])
        .passing(&[rule!("clock.player-stop")])
        .with(Effect::Pause);
    Some(match told {
        true => opinion,
        false => opinion.with(Effect::Needs {
            who: Who::Arbiter,
            what: Need::Finding,
        }),
    })
}
