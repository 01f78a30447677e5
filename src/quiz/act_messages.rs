//! A single act as a message, whatever happened before.

use shakmaty::{ByColor, Color, Position, Role, Square, san::SanPlus};

use crate::arbiter::messages::span;
use crate::arbiter::role_name;
use crate::diag::Message;
use crate::game::scenario::{
    Act, Award, Claim, Conduct, ConductKind, DevicePlace, Event, Evidence, Finding, Irregularity,
    Manner, MoveText, PenaltyKind, PenaltyOrder, Target, WhichPeriod,
};
use crate::game::setting::ScreenClaim;
use crate::game::state::Outcome;
use crate::game::story::clock_time;
use crate::game::{Board, Movement, State, Who};

/// An act as such.
pub fn tell(event: &Event, state: &State) -> Message {
    let message = |key: &'static str| Message::new(key).text("side", event.who.name());
    match &event.act {
        Act::Touch { square, intent } => message("question-event-touch")
            .text("piece", piece_at(&state.board, *square))
            .text("square", square)
            .text("intent", intent.name()),
        Act::Move { text, hands, .. } => {
            moved(message("question-event-move"), event, state, text, *hands)
        }
        Act::Place { square, piece, .. } => message("question-event-place")
            .text("piece", role_name(*piece))
            .text("square", square),
        Act::Press { hand } => message("question-event-press").text("hand", hand.name()),
        Act::Write { text, .. } => message("question-event-write").text("move", text),
        Act::StopClocks { .. } => message("question-event-stop-clocks"),
        Act::Offer => message("question-event-offer"),
        Act::Accept => message("question-event-accept"),
        Act::Decline => message("question-event-decline"),
        Act::Withdraw(what) => message("question-event-withdraw").text("what", what.name()),
        Act::Claim(claim) => claimed(message("question-event-claim"), event, state, claim),
        Act::RequestIncrement => message("question-event-request-increment"),
        Act::Resign => message("question-event-resign"),
        Act::Flag(by) => message("question-event-flag").text("by", by.name()),
        Act::Flags { first, period } => message("question-event-flags")
            .text("first", first.name())
            .text("period", period_name(state, *period)),
        Act::Complain { about, seconds, .. } => message("question-event-complain")
            .text("about", about.name())
            .text("time", seconds.map_or(String::new(), clock_time)),
        Act::Observe { what, seen, .. } => message("question-event-observe")
            .text("what", what.name())
            .text("seen", seen),
        Act::StopRecording => message("question-event-stop-recording"),
        Act::Discover {
            fault,
            made,
            completed,
        } => {
            let made = made.or(*completed).unwrap_or(state.counts.made);
            discovered(message("question-event-discover"), *fault, made)
        }
        Act::Displace { squares } => displaced(message("question-event-displace"), state, squares),
        Act::Find(finding) => find(message("question-event-find"), finding, state),
        Act::PlayOn { moves } => message("question-event-play-on").with("moves", *moves as usize),
        Act::OrderSeal => {
            message("question-event-order-seal").text("player", Who::from(state.turn()).name())
        }
        Act::Adjourn { seconds_before_end } => message("question-event-adjourn")
            .with("minutes", (*seconds_before_end / 60).max(0) as usize),
        Act::Seal { text } => message("question-event-seal")
            .text("move", text)
            .text("again", has_sealed(state)),
        Act::Open => message("question-event-open"),
        Act::EnvelopeMissing { position_known } => {
            message("question-event-envelope-missing").text("known", position_known)
        }
        Act::Arrive { late_s } => span(message("question-event-arrive"), (*late_s).max(0)),
        Act::Present => message("question-event-present"),
        Act::Absent => message("question-event-absent"),
        Act::States { text } => message("question-event-states").text("move", text),
        Act::Sign { result } => {
            message("question-event-sign").text("result", Outcome::printed(result))
        }
        Act::Penalty(order) if is_of_points(order) => {
            points(message("question-event-points"), order)
        }
        Act::Conduct(conduct) if conduct.what == ConductKind::Device && conduct.rang => {
            message("lecture-event-phone-rings")
        }
        Act::Conduct(conduct) if circumstance(conduct).is_some() => {
            message("question-event-conduct")
                .text("what", circumstance(conduct).unwrap_or_default())
        }
        _ => crate::game::story::tell(event),
    }
}

fn moved(message: Message, event: &Event, state: &State, text: &MoveText, hands: u8) -> Message {
    let movement = movement(event, state, text);
    message
        .text("move", spelt(event, state))
        .text("hands", if hands > 1 { "two" } else { "one" })
        .text(
            "unfinished",
            movement.is_some_and(|movement| movement.unfinished),
        )
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

fn displaced(message: Message, state: &State, squares: &[Square]) -> Message {
    let square = squares.first();
    message
        .text(
            "piece",
            square.map_or("piece", |square| piece_at(&state.board, *square)),
        )
        .text("square", square.map_or(String::new(), ToString::to_string))
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

fn movement(event: &Event, state: &State, text: &MoveText) -> Option<Movement> {
    let side = event.who.side()?;
    state.movement(side, text).ok()
}

/// A move as it is told of.
pub fn spelt(event: &Event, state: &State) -> String {
    let Act::Move { text, .. } = &event.act else {
        return String::new();
    };
    match movement(event, state, text) {
        Some(movement) if follows_illegal(state) && !is_promotion(&movement) => {
            spell_long(&movement)
        }
        movement => spell(&state.board, movement.as_ref(), text),
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

fn piece_at(board: &Board, square: Square) -> &'static str {
    board.pieces().role_at(square).map_or("piece", role_name)
}

fn intended(event: &Event, state: &State, text: &str) -> String {
    let squares = text.parse::<shakmaty::uci::UciMove>().ok();
    let movement = match squares {
        Some(shakmaty::uci::UciMove::Normal {
            from,
            to,
            promotion,
        }) => event
            .who
            .side()
            .map(|side| state.board.examine(side, from, to, promotion)),
        _ => None,
    };
    match movement {
        Some(movement) => spell(&state.board, Some(&movement), &MoveText::San(text.into())),
        None => text.to_owned(),
    }
}

/// Whether an illegal move stands in the record: it is written from square to square, and what
/// follows it is written alike.
fn follows_illegal(state: &State) -> bool {
    let mut plies = state.history.plies();
    plies.any(|ply| ply.movement.is_illegal())
}

fn is_promotion(movement: &Movement) -> bool {
    movement.lawful.is_some_and(|played| played.is_promotion())
}

/// A move in English letters, from square to square.
fn spell_long(movement: &Movement) -> String {
    if let Some(rook) = movement.castling {
        let long = rook < movement.from;
        return (if long { "O-O-O" } else { "O-O" }).to_owned();
    }
    let letter = match movement.role {
        Some(Role::Pawn) | None => String::new(),
        Some(role) => role.upper_char().to_string(),
    };
    let sign = match movement.captured {
        Some(_) => 'x',
        None => '-',
    };
    format!("{letter}{}{sign}{}", movement.from, movement.to)
}

/// A move in English letters: short if it is legal, else from square to square.
fn spell(board: &Board, movement: Option<&Movement>, text: &MoveText) -> String {
    if let Some(movement) = movement {
        if let (Some(played), Some(position)) = (movement.lawful, board.chess()) {
            // Whether it is check or mate is for the reader to see.
            return SanPlus::from_move(position.clone(), played).san.to_string();
        }
        return spell_long(movement);
    }
    match text {
        MoveText::San(text) => text.to_string(),
        MoveText::Uci { from, to, .. } => format!("{from}-{to}"),
    }
}
