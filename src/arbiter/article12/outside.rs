//! 12.5, 12.7: disturbances from outside, and people who are not playing.
//!
//! For a disturbance the arbiter may give time; for an opponent's misconduct there is 12.9.2.
//! Whoever watches may tell the arbiter what he sees, and nobody else; the players' rights stay as
//! they were. Example: a spectator calls a flag aloud; the opponent may still claim it.

use shakmaty::Color;

use crate::arbiter::article6::flag::{FLAG_LOSS, FLAG_UNWINNABLE, PERIOD_REACHED};
use crate::arbiter::article7::illegal::{
    ILLEGAL_MOVE, PRESS_WITHOUT_MOVE, PROMOTION_UNFINISHED, TWO_HANDS,
};
use crate::arbiter::article9::fifty::{FIFTY_CURRENT, FIFTY_INTENDED};
use crate::arbiter::article9::threefold::{THREEFOLD_CURRENT, THREEFOLD_INTENDED};
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{AsideChange, Case, Duty, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::scenario::{Act, Basis, Complaint, Sight, Told};
use crate::game::setting::OutsiderTip;
use crate::game::{State, Who};
use crate::rule;

/// 12.5: something disturbs the players.
pub static DISTURBANCE: Provision = Provision {
    name: "disturbance",
    rules: &[rule!("clock.interrupt")],
    judge: Judge::Act(disturbance),
    ..Provision::DEFAULT
};

fn disturbance(_: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Disturb(what) = act else {
        return None;
    };
    Some(
        Opinion::new(Message::new("ruling-disturbance").word("what", what.name()))
            .citing(&[rule!("clock.interrupt"), rule!("arbiter.extra-time")])
            .with(Effect::Pause)
            .with(Effect::Aside(AsideChange::Disturbed)),
    )
}

/// 12.5: time for a disturbance from outside.
pub static EXTRA_TIME: Provision = Provision {
    name: "extra-time",
    rules: &[
        rule!("arbiter.extra-time"),
        rule!("arbiter.penalty.add-time"),
    ],
    judge: Judge::Act(extra_time),
    ..Provision::DEFAULT
};

fn extra_time(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::ExtraTime { to, seconds } = *act else {
        return None;
    };
    let message = Message::new("ruling-extra-time")
        .word("to", to.name())
        .truth("disturbed", case.before.aside.disturbed);
    let opinion = Opinion::new(message).citing(&[rule!("arbiter.extra-time")]);
    if !case.before.aside.disturbed {
        return Some(
            opinion
                .citing(&[rule!("arbiter.penalty.add-time")])
                .with(Effect::Improper),
        );
    }
    let given = Color::ALL.into_iter().filter(|side| to.contains(*side));
    let given = given.map(|side| Effect::Grant { side, seconds });
    Some(opinion.with_all(given))
}

/// 12.7: an outsider points something out.
pub static REPORT: Provision = Provision {
    name: "report",
    rules: &[rule!("arbiter.outsiders")],
    overrides: &[&GAME_OVER],
    phase: Phase::Any,
    judge: Judge::Act(report),
    ..Provision::DEFAULT
};

fn report(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Report { what, to, .. } = *act else {
        return None;
    };
    let message = Message::new("ruling-report")
        .word("to", to.name())
        .word("what", what.name())
        .truth("bars", bars_claim(case));
    let opinion = Opinion::new(message).citing(&[rule!("arbiter.outsiders")]);
    Some(match to {
        Told::Player => opinion.with(Effect::Discretion(rule!("arbiter.outsiders"))),
        Told::Arbiter => opinion.with(Effect::Duty(duty(case, what))),
    })
}

/// 12.7, where the event bars a claim that rests on an outsider's words.
pub static TIPPED: Provision = Provision {
    name: "claim-after-tip",
    rules: &[rule!("arbiter.outsiders")],
    overrides: &[
        &FLAG_LOSS,
        &FLAG_UNWINNABLE,
        &PERIOD_REACHED,
        &ILLEGAL_MOVE,
        &PROMOTION_UNFINISHED,
        &PRESS_WITHOUT_MOVE,
        &TWO_HANDS,
        &THREEFOLD_CURRENT,
        &THREEFOLD_INTENDED,
        &FIFTY_CURRENT,
        &FIFTY_INTENDED,
    ],
    judge: Judge::Done(tipped),
    ..Provision::DEFAULT
};

/// Whether the event does not admit a claim that rests on a tip; the Laws leave it open.
fn bars_claim(case: &Case<'_>) -> bool {
    case.setting().switches().outsider_tip == OutsiderTip::BarsClaim
}

fn tipped(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let bars = bars_claim(case);
    let about = |told: Sight| match (act, told) {
        (Act::Complain { about, .. }, Sight::Flag) => *about == Complaint::Flag,
        (Act::Complain { about, .. }, Sight::IllegalMove) => *about == Complaint::IllegalMove,
        (Act::Claim(claim), Sight::Threefold) => claim.basis == Basis::Threefold,
        (Act::Claim(claim), Sight::Fifty) => claim.basis == Basis::Fifty,
        _ => false,
    };
    // What was said since the last move.
    let earlier = case.earlier.iter().rev();
    let mut since = earlier.take_while(|event| !matches!(event.act, Act::Move { .. }));
    let told = since.any(
        |event| matches!(event.act, Act::Report { what, to: Told::Player, .. } if about(what)),
    );
    let message = Message::new("ruling-tipped").word("side", Who::from(by).name());
    (bars && told).then(|| {
        Opinion::new(message)
            .citing(&[rule!("arbiter.outsiders")])
            .with(Effect::Void)
    })
}

/// What the arbiter does who is told and has not seen the act.
fn duty(case: &Case<'_>, what: Sight) -> Duty {
    let state = case.state;
    let act_if = |so: bool| if so { Duty::Act } else { Duty::Refrain };
    if state.is_over() {
        return Duty::Refrain;
    }
    match what {
        Sight::Threefold | Sight::Fifty | Sight::PressForgotten | Sight::DeadPosition => {
            Duty::Refrain
        }
        Sight::Fivefold => act_if(
            state
                .history
                .first_repeated(&state.setting.parameters)
                .is_some(),
        ),
        Sight::SeventyFive => {
            act_if(state.board.halfmoves() >= state.setting.parameters.seventy_five)
        }
        Sight::Flag => act_if(Color::ALL.into_iter().any(|side| state.is_flag_down(side))),
        Sight::NoRecording => act_if(Color::ALL.into_iter().any(|side| state.must_record(side))),
        Sight::TouchMove => Duty::Act,
        Sight::BothKingsInCheck | Sight::PawnOnLastRank if case.is_simplified() => Duty::Wait,
        _ if state.turn.loose.is_some() => Duty::Wait,
        _ => act_if(!case.is_simplified() && is_irregular(state)),
    }
}

/// Whether a completed half-move of the story was illegal.
fn is_irregular(state: &State) -> bool {
    let wrong = |ply: &crate::game::Ply| {
        let void = ply.movement.is_illegal() || ply.movement.unfinished;
        (void || ply.hands > 1) && ply.pressed && !ply.settled
    };
    state.clocks.empty_press.is_some() || state.history.plies().any(wrong)
}

/// 12.6, 11.9: what the arbiter says to a player.
pub static TOLD: Provision = Provision {
    name: "arbiter-speaks",
    rules: &[rule!("arbiter.no-intervention")],
    judge: Judge::Act(told),
    ..Provision::DEFAULT
};

fn told(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    use crate::game::scenario::Remark;
    let Act::Tell(what) = *act else {
        return None;
    };
    let after_flag = case.before.scoresheets.reconstruction.is_some() || flag_noticed(case);
    let allowed = what == Remark::Law || (what == Remark::MoveCount && after_flag);
    let message = Message::new("ruling-arbiter-speaks")
        .word("what", what.name())
        .truth("allowed", allowed);
    let opinion = Opinion::new(message);
    Some(match (what, allowed) {
        (Remark::Law, _) => opinion.citing(&[rule!("conduct.explanation")]),
        (_, true) => opinion.citing(&[
            rule!("arbiter.no-intervention"),
            rule!("record.reconstruct"),
        ]),
        (_, false) => opinion
            .citing(&[rule!("arbiter.no-intervention")])
            .with(Effect::Improper),
    })
}

/// Whether a flag was noticed earlier in the story.
pub fn flag_noticed(case: &Case<'_>) -> bool {
    use crate::game::scenario::NoticedBy;
    let mut earlier = case.earlier.iter();
    earlier.any(|event| {
        matches!(
            event.act,
            Act::Flag(NoticedBy::Opponent | NoticedBy::Arbiter)
                | Act::Flags { .. }
                | Act::Observe {
                    what: Sight::Flag,
                    ..
                }
        )
    })
}

/// 12.6: what the arbiter sees and must leave to the players.
pub static KEEPS_OUT: Provision = Provision {
    name: "keeps-out",
    rules: &[rule!("arbiter.no-intervention")],
    judge: Judge::Act(keeps_out),
    ..Provision::DEFAULT
};

fn keeps_out(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Observe { what, .. } = *act else {
        return None;
    };
    let rule = match what {
        Sight::Threefold => rule!("draw.threefold"),
        Sight::Fifty => rule!("draw.fifty"),
        Sight::PressForgotten => rule!("clock.press-completes"),
        Sight::DeadPosition => rule!("end.dead-position"),
        Sight::Flag
            if !Color::ALL
                .into_iter()
                .any(|side| case.before.is_flag_down(side)) =>
        {
            rule!("clock.flag-considered-fallen")
        }
        _ => return None,
    };
    let first = match what {
        Sight::DeadPosition | Sight::Flag => [rule, rule!("arbiter.no-intervention")],
        _ => [rule!("arbiter.no-intervention"), rule],
    };
    Some(
        Opinion::new(Message::new("ruling-keeps-out").word("what", what.name()))
            .citing(&first)
            .with(Effect::Void)
            .with(Effect::Duty(Duty::Refrain)),
    )
}

/// 8.1.1: the arbiter sees that a player does not record.
pub static SEEN_NOT_RECORDING: Provision = Provision {
    name: "seen-not-recording",
    rules: &[rule!("record.duty"), rule!("arbiter.observe-laws")],
    judge: Judge::Act(seen_not_recording),
    ..Provision::DEFAULT
};

fn seen_not_recording(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Observe {
        what: Sight::NoRecording,
        ..
    } = *act
    else {
        return None;
    };
    // Who has stopped, where the story tells it; who is behind; otherwise whoever must record.
    let stopped = case.earlier.iter().rev().find_map(|event| {
        let silent = matches!(event.act, Act::StopRecording);
        event.who.side().filter(|_| silent)
    });
    let behind = || {
        let sheets = &case.before.scoresheets.sheets;
        Color::ALL
            .into_iter()
            .find(|side| sheets[*side].unrecorded > 0)
    };
    let bound = |side: Color| case.state.must_record(side);
    let side = stopped
        .or_else(behind)
        .or_else(|| Color::ALL.into_iter().find(|side| bound(*side)))
        .unwrap_or(Color::White);
    let message = Message::new("ruling-seen-not-recording")
        .word("side", Who::from(side).name())
        .truth("bound", bound(side));
    let opinion = Opinion::new(message);
    if bound(side) {
        return Some(
            opinion
                .citing(&[rule!("record.duty"), rule!("arbiter.observe-laws")])
                .with(Effect::Discretion(rule!("arbiter.penalties")))
                .with(Effect::Duty(Duty::Act)),
        );
    }
    let rule = match case.setting().class {
        crate::game::TimeClass::Standard => rule!("record.waived-short-time"),
        _ => rule!("rapid.no-recording"),
    };
    Some(
        opinion
            .citing(&[rule])
            .with(Effect::Void)
            .with(Effect::Duty(Duty::Refrain)),
    )
}
