//! A single act as a message, whatever happened before.

use shakmaty::{ByColor, Color, Position};

use crate::diag::Message;
use crate::game::scenario::{
    Act, Award, Claim, Conduct, ConductKind, DevicePlace, Event, Evidence, Finding, Intent,
    Irregularity, Manner, PenaltyKind, PenaltyOrder, Target, WhichPeriod,
};
use crate::game::setting::ScreenClaim;
use crate::game::story::{self, clock_time, intended, span};
use crate::game::{State, Who};

/// An act as such: as it is told everywhere, where that gives nothing away and leaves nothing out.
pub fn tell(event: &Event, state: &State) -> Message {
    let message = |key: &'static str| Message::new(key).text("side", event.who.name());
    match &event.act {
        Act::Claim(claim) => claimed(message("question-event-claim"), event, state, claim),
        Act::Flags { first, period } => message("question-event-flags")
            .text("first", first.name())
            .text("period", period_name(state, *period)),
        Act::Complain { about, seconds, .. } => message("question-event-complain")
            .text("about", about.name())
            .text("time", seconds.map_or(String::new(), clock_time)),
        Act::Observe { what, seen, .. } => message("question-event-observe")
            .text("what", what.name())
            .text("seen", seen),
        Act::Discover {
            fault,
            made,
            completed,
        } => {
            let made = made.or(*completed).unwrap_or(state.counts.made);
            discovered(message("question-event-discover"), *fault, made)
        }
        Act::Find(finding) => find(message("question-event-find"), finding, state),
        Act::Adjourn { seconds_before_end } => message("question-event-adjourn")
            .with("minutes", (*seconds_before_end / 60).max(0) as usize),
        Act::Seal { text } => message("question-event-seal")
            .text("move", text)
            .text("again", has_sealed(state)),
        Act::Open => message("question-event-open"),
        Act::Arrive { late_s } => {
            let default = state.setting.regulations.default_time_s;
            span(message("question-event-arrive"), (*late_s).max(0))
                .text("exactly", default > 0 && *late_s == default)
        }
        Act::Present => message("question-event-present"),
        Act::Absent => message("question-event-absent"),
        Act::Penalty(order) if is_of_points(order) => {
            points(message("question-event-points"), order)
        }
        Act::Conduct(conduct) if conduct.what == ConductKind::Device && conduct.rang => {
            message("lecture-event-phone-rings").text("place", conduct.place.name())
        }
        Act::Conduct(conduct) if circumstance(conduct).is_some() => {
            message("question-event-conduct")
                .text("what", circumstance(conduct).unwrap_or_default())
        }
        // A blind player touches a piece by taking it out of its aperture (D.2.2).
        Act::Touch {
            intent: Intent::Move,
            ..
        } if event
            .who
            .side()
            .is_some_and(|side| state.setting.blind[side]) =>
        {
            Message {
                key: "question-event-take-out",
                ..story::tell(event, Some(state))
            }
        }
        _ => story::tell(event, Some(state)),
    }
}

fn claimed(message: Message, event: &Event, state: &State, claim: &Claim) -> Message {
    let written = match (&claim.intended, claim.written) {
        (None, _) => "current",
        (Some(_), true) => "written",
        (Some(_), false) => "unwritten",
    };
    let text = claim
        .intended
        .as_deref()
        .map_or(String::new(), |text| intended(event, state, text));
    message
        .text("basis", claim.basis.name())
        .text("mode", written)
        .text("move", text)
        .text("evidence", evidence(claim, state))
        .text("proved", claim.position_written && claim.scoresheet)
}

fn period_name(state: &State, period: Option<WhichPeriod>) -> &'static str {
    match state.setting.time_control.periods.len() {
        1 => "only",
        _ => state.period_of_flags(period).name(),
    }
}

fn discovered(message: Message, fault: Irregularity, made: ByColor<u32>) -> Message {
    message
        .text("fault", fault.name())
        .with("white", made.white as usize)
        .with("black", made.black as usize)
}

/// Whether a move is sealed already, so that this one is another.
fn has_sealed(state: &State) -> bool {
    let sealed = state.adjournment.sealed.as_ref();
    sealed.is_some_and(|sealed| sealed.text.is_some() && !sealed.opened)
}

fn points(message: Message, order: &PenaltyOrder) -> Message {
    let score = order
        .score
        .or(order.opponent_score)
        .map_or("none", |score| match score.0 {
            0 => "loss",
            _ => "draw",
        });
    message
        .text("on", order.on.name())
        .text("kind", order.kind.name())
        .text("score", score)
}

/// Whether a penalty changes the score that a kind of question asks about.
fn is_of_points(order: &PenaltyOrder) -> bool {
    let known = [PenaltyKind::CutPoints, PenaltyKind::RaisePoints];
    known.contains(&order.kind) && matches!(order.on, Target::White | Target::Black)
}

/// The word for conduct that is judged by its circumstances, which a question has to tell.
fn circumstance(conduct: &Conduct) -> Option<&'static str> {
    match (conduct.what, conduct.how) {
        _ if conduct.permission || conduct.approved || conduct.designated => None,
        (ConductKind::Device, _) if conduct.place == DevicePlace::Bag => None,
        (ConductKind::Refuse, _) if conduct.persistent => Some("refuse-persistently"),
        (ConductKind::Distract, Some(Manner::Offers)) => Some("distract-offers"),
        (ConductKind::Distract, Some(Manner::Noise)) => Some("distract-noise"),
        (
            what @ (ConductKind::Device
            | ConductKind::UseBag
            | ConductKind::LeaveArea
            | ConductKind::AdmitPerson
            | ConductKind::Advice
            | ConductKind::Notes
            | ConductKind::Analyse
            | ConductKind::Smoke
            | ConductKind::Refuse),
            _,
        ) => Some(what.name()),
        _ => None,
    }
}

/// What a claim rests on; where screens are spoken of, a scoresheet is too.
fn evidence(claim: &Claim, state: &State) -> &'static str {
    let screens = state.setting.switches().screen_only_claim == ScreenClaim::Incorrect;
    match claim.evidence {
        Evidence::Scoresheet if screens => "own-scoresheet",
        other => other.name(),
    }
}

fn find(message: Message, finding: &Finding, state: &State) -> Message {
    use crate::game::state::PendingQuestion;
    let topic = match state.question {
        Some(PendingQuestion::Consent) => "consent",
        Some(PendingQuestion::Quickplay { .. }) => "quickplay",
        Some(PendingQuestion::Increment { .. }) => "increment",
        Some(PendingQuestion::Referral { .. }) => "referral",
        Some(PendingQuestion::ClockReading { .. }) => "clock-reading",
        _ if finding.position_known == Some(false) => "position",
        _ if finding.accidental == Some(true) => "accident",
        _ if finding.accidental == Some(false) => "no-accident",
        _ => "other",
    };
    let award = match finding.award {
        Some(Award::Given(true)) => "given",
        Some(Award::Given(false)) => "refused",
        Some(Award::Seconds(_)) => "given",
        None => "none",
    };
    let (number, side) = finding
        .ply
        .map_or((0, Color::White), |ply| move_number(state, ply as usize));
    message
        .text("topic", topic)
        .text(
            "decision",
            finding
                .decision
                .map_or("states", |decision| decision.name()),
        )
        .text("award", award)
        .with("number", number)
        .text("mover", Who::from(side).name())
}

/// The number of the move that a half-move of the record is, and whose it is.
fn move_number(state: &State, ply: usize) -> (usize, Color) {
    let Some(after) = state.history.position(ply) else {
        return (ply, Color::White);
    };
    let mover = after.turn().other();
    let number = after.fullmoves().get() as usize;
    (if mover.is_black() { number - 1 } else { number }, mover)
}
