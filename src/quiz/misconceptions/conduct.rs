//! Behaviour beside the board: recording, conduct, devices (articles 6, 8, 11 and 12).

use super::*;
use crate::arbiter::appendix_c::written;
use crate::arbiter::article6::press;
use crate::arbiter::article8::{recording, sheet};
use crate::arbiter::article11::{device, misconduct, refusal};
use crate::game::setting::OutsiderTip;
use crate::quiz::verdict::warning;

misconceptions! {
    /// Whoever breaks a rule of conduct loses the game.
    BREACH_LOSES: "breach-loses", "arbiter.penalties", if Behaviour {
        Instead BEHAVIOUR, ["conduct.device.loss"] |case| or_lawful(case, judged(case, true).and_then(loses))
    }

    /// Every breach gives the opponent the time that an illegal move does.
    BREACH_COSTS_TIME: "breach-costs-time", "arbiter.penalties"
        unless "conduct.device.loss", "conduct.refusal", if Behaviour {
        Instead BEHAVIOUR, ["irregularity.illegal.penalty"] |case| {
            or_lawful(case, judged(case, true).and_then(|side| gives_time(case, side)))
        }
    }

    /// What changes nothing on the board has no consequences.
    BREACH_IS_HARMLESS: "breach-is-harmless", "arbiter.penalties"
        unless "conduct.device.loss", "conduct.refusal", if Behaviour {
        Instead BEHAVIOUR, ["arbiter.no-intervention"] |case| {
            or_lawful(case, judged(case, true).map(|_| says(Effect::Continue)))
        }
    }

    /// The arbiter chooses the penalty, whatever the offence.
    PENALTY_ALWAYS_CHOSEN: "penalty-always-chosen", "conduct.device.loss"
        unless "conduct.refusal", if Behaviour {
        Instead LOSING, ["arbiter.penalties"] |case| {
            let ended = judged_by(case, &LOSING, |opinion| opinion.effects.iter().any(ends));
            or_lawful(case, ended.map(|_| says(Effect::Discretion(rule!("arbiter.penalties")))))
        }
    }

    /// What loses the game earns a warning the first time.
    FIRST_TIME_WARNED: "first-time-warned", "conduct.device.loss", if Behaviour {
        Instead LOSING, ["arbiter.penalty.warning"] |case| {
            let ended = judged_by(case, &LOSING, |opinion| opinion.effects.iter().any(ends));
            let warned = |side| says(Effect::Penalty(warning(side)));
            or_lawful(case, ended.map(warned))
        }
    }

    /// Below five minutes nobody has to record, whatever the increment.
    RECORDING_SHORT_ANYWAY: "recording-short-anyway", "record.waived-short-time", if Behaviour {
        Instead BEHAVIOUR, ["record.waived-short-time"] |case| {
            let waived = |left: i64, increment| left < FIVE_MINUTES && increment >= 30;
            or_lawful(case, stops_recording(case, waived))
        }
    }

    /// Five minutes sharp are less than five minutes.
    RECORDING_AT_FIVE: "recording-at-five", "record.waived-short-time", if Behaviour {
        Instead BEHAVIOUR, ["record.waived-short-time"] |case| {
            or_lawful(case, stops_recording(case, |left, _| left == FIVE_MINUTES))
        }
    }

    /// Whoever needs the time need not record.
    RECORDING_IS_FREE: "recording-is-free", "record.waived-short-time", if Behaviour {
        Instead BEHAVIOUR, ["record.waived-short-time"] |case| {
            or_lawful(case, stops_recording(case, |_, _| true))
        }
    }

    /// What somebody else has pointed out can't be claimed any more.
    TIP_BARS_CLAIM: "tip-bars-claim", "arbiter.outsiders", if Tip {
        Setting(|it| it.regulations.switches.outsider_tip = OutsiderTip::BarsClaim)
    }

    /// What the Laws allow is taken for a breach.
    ALLOWED_IS_BREACH: "allowed-is-breach", "record.waived-short-time"
        unless "conduct.leave.on-move", "record.use", "conduct.smoking", "conduct.device.bag",
        "conduct.leave.venue", "record.property", "rapid.no-recording", if Behaviour {
        Instead BEHAVIOUR, ["arbiter.penalties"] |case| {
            let breach = || says(Effect::Discretion(rule!("arbiter.penalties")));
            or_lawful(case, judged(case, false).map(|_| breach()))
        }
    }

    /// What the Laws allow is taken for an offence that costs time.
    ALLOWED_COSTS_TIME: "allowed-costs-time", "record.waived-short-time"
        unless "conduct.leave.on-move", "record.use", "conduct.smoking", "conduct.device.bag",
        "conduct.leave.venue", "record.property", "rapid.no-recording", if Behaviour {
        Instead BEHAVIOUR, ["irregularity.illegal.penalty"] |case| {
            or_lawful(case, judged(case, false).and_then(|side| gives_time(case, side)))
        }
    }

    /// What the Laws allow is taken for an offence that loses.
    ALLOWED_LOSES: "allowed-loses", "record.waived-short-time"
        unless "conduct.leave.on-move", "record.use", "conduct.smoking", "conduct.device.bag",
        "conduct.leave.venue", "record.property", "rapid.no-recording", if Behaviour {
        Instead BEHAVIOUR, ["conduct.device.loss"] |case| or_lawful(case, judged(case, false).and_then(loses))
    }
}

/// What the Laws say about behaviour.
static BEHAVIOUR: [&Provision; 9] = [
    &misconduct::MISCONDUCT,
    &misconduct::LEAVING,
    &recording::RECORDING_WAIVED,
    &recording::RECORDING_DUTY,
    &sheet::SHEET,
    &written::IN_ADVANCE,
    &press::OTHER_HAND,
    &device::DEVICE,
    &refusal::REFUSAL,
];

/// What can lose the game at once.
static LOSING: [&Provision; 2] = [&device::DEVICE, &refusal::REFUSAL];

fn ends(effect: &Effect) -> bool {
    matches!(effect, Effect::End(_))
}

fn is_fault(opinion: &Opinion) -> bool {
    let fault = |it: &Effect| ends(it) || matches!(it, Effect::Discretion(_));
    opinion.effects.iter().any(fault)
}

/// Whose behaviour it is, where the first of the provisions that speak says such a thing.
fn judged_by(
    case: &Case<'_>,
    provisions: &[&Provision],
    is: impl Fn(&Opinion) -> bool,
) -> Option<Color> {
    let side = case.event?.who.side()?;
    let said = provisions.iter().find_map(|it| it.judge.ask(case))?;
    is(&said).then_some(side)
}

/// Whose behaviour it is, where it is against the Laws, or where it is not.
fn judged(case: &Case<'_>, against: bool) -> Option<Color> {
    judged_by(case, &BEHAVIOUR, |opinion| is_fault(opinion) == against)
}

/// What is believed; or what the Laws say, where the belief does not speak.
fn or_lawful(case: &Case<'_>, believed: Option<Opinion>) -> Option<Opinion> {
    believed.or_else(|| BEHAVIOUR.iter().find_map(|it| it.judge.ask(case)))
}

/// Below this nobody has to record (8.4), in seconds.
const FIVE_MINUTES: i64 = 300;

/// That a player who must record need not, with so much time left and such an increment.
fn stops_recording(case: &Case<'_>, waived: fn(i64, i64) -> bool) -> Option<Opinion> {
    let (Some(side), Act::StopRecording) = (judged(case, true), case.act()?) else {
        return None;
    };
    let left = case.state.time_of(side).seconds();
    waived(left, case.setting().time_control.increment).then(|| says(Effect::Continue))
}

fn loses(side: Color) -> Option<Opinion> {
    Some(end(Outcome::won_by(side.other()), Termination::Refusal))
}

fn gives_time(case: &Case<'_>, side: Color) -> Option<Opinion> {
    let seconds = crate::arbiter::penalty(case.setting()).seconds;
    Some(says(clock(side.other(), seconds)))
}
