//! An event in words.

use shakmaty::uci::UciMove;
use shakmaty::{Role, Square, san::SanPlus};

use super::outcome::Outcome;
use super::scenario::{Act, Event, Intent, MoveText};
use super::{Board, Movement, State};
use crate::diag::Message;

/// What somebody does, as a message. Where it is known how the game stands, pieces have names and
/// moves are written as players write them.
pub fn tell(event: &Event, state: Option<&State>) -> Message {
    if let Some(message) = super::aside_story::tell(event) {
        return message;
    }
    let message = |key: &'static str| Message::new(key).text("side", event.who.name());
    match &event.act {
        Act::Touch { square, intent } => message("event-touch")
            .text("piece", piece_at(state, Some(square)))
            .text("square", square)
            .text("intent", intended_by_touch(event, state, *square, *intent)),
        Act::Move { text, hands, .. } => {
            let movement = state.and_then(|state| movement(event, state, text));
            message("event-move")
                .text("move", spelt(event, state))
                .text("hands", if *hands > 1 { "two" } else { "one" })
                .text("unfinished", movement.is_some_and(|it| it.unfinished))
        }
        Act::Place { square, piece, .. } => message("event-place")
            .text("square", square)
            .text("piece", role_name(*piece)),
        Act::Press { hand } => message("event-press").text("hand", hand.name()),
        Act::Write {
            text,
            verbatim: true,
        } => message("event-write-verbatim").text("written", text),
        Act::Write { text, .. } => message("event-write").text("move", text),
        Act::StopClocks { .. } => message("event-stop-clocks"),
        Act::Offer => message("event-offer"),
        Act::ConditionalOffer { condition } => {
            message("event-conditional-offer").text("condition", condition)
        }
        Act::Accept => message("event-accept"),
        Act::Decline => message("event-decline"),
        Act::Dispute => message("event-dispute"),
        Act::Withdraw(what) => message("event-withdraw").text("what", what.name()),
        Act::Claim(claim) => message("event-claim")
            .text("basis", claim.basis.name())
            .text("intended", claim.intended.is_some())
            .text(
                "move",
                by_squares(claim.intended.as_deref().unwrap_or_default()),
            ),
        Act::Check => message("event-check"),
        Act::RequestIncrement => message("event-request-increment"),
        Act::Resign => message("event-resign"),
        Act::Flag(noticed_by) => message("event-flag").text("by", noticed_by.name()),
        Act::Flags { first, .. } => message("event-flags").text("first", first.name()),
        Act::Complain { about, .. } => message("event-complain").text("about", about.name()),
        Act::Observe { what, .. } => message("event-observe").text("what", what.name()),
        Act::StopRecording => message("event-stop-recording"),
        Act::Discover { fault, .. } => message("event-discover").text("fault", fault.name()),
        Act::Displace { squares } => message("event-displace")
            .text("piece", piece_at(state, squares.first()))
            .text(
                "square",
                squares.first().map_or("none".into(), Square::to_string),
            ),
        Act::Find(finding) => {
            let found = match (finding.decision, finding.accidental) {
                (Some(decision), _) => decision.name(),
                (None, Some(true)) => "accident",
                (None, Some(false)) => "no-accident",
                (None, None) => "states",
            };
            message("event-find").text("decision", found)
        }
        Act::PlayOn { moves } => message("event-play-on").with("moves", *moves as usize),
        Act::OrderSeal => message("event-order-seal"),
        Act::Adjourn { .. } => message("event-adjourn"),
        Act::Seal { text } => message("event-seal").text("written", text),
        Act::Envelope { .. } => message("event-envelope"),
        Act::Open => message("event-open"),
        Act::EnvelopeMissing { position_known } => {
            message("event-envelope-missing").text("known", position_known)
        }
        Act::Arrive { late_s } => span(message("event-arrive"), (*late_s).max(0)),
        Act::Present => message("event-present"),
        Act::Absent => message("event-absent"),
        Act::NoShow => message("event-no-show"),
        Act::States { text } => message("event-states").text("move", text),
        Act::Sign { result } => message("event-sign")
            .text("result", Outcome::printed(result))
            .text("named", !result.trim().is_empty()),
        // Told by `aside_story`.
        _ => message("event-other"),
    }
}

/// What a touch is for: nobody means to move the opponent's piece. Where it is not known whose
/// piece it is, nothing is said of a usual touch.
fn intended_by_touch(
    event: &Event,
    state: Option<&State>,
    square: Square,
    intent: Intent,
) -> &'static str {
    let owner = state.map(|state| state.board.pieces().color_at(square));
    match (intent, owner) {
        (Intent::Move, None) => "unknown",
        (Intent::Move, Some(Some(owner))) if event.who.side() == Some(owner.other()) => {
            Intent::Capture.name()
        }
        _ => intent.name(),
    }
}

fn role_name(role: Role) -> String {
    format!("{role:?}").to_lowercase()
}

fn piece_at(state: Option<&State>, square: Option<&Square>) -> String {
    let role = square.and_then(|square| state?.board.pieces().role_at(*square));
    role.map_or("piece".into(), role_name)
}

fn movement(event: &Event, state: &State, text: &MoveText) -> Option<Movement> {
    state.movement(event.who.side()?, text).ok()
}

/// A move as it is told of, in English letters: short if it is legal, else from square to square.
pub fn spelt(event: &Event, state: Option<&State>) -> String {
    let Act::Move { text, .. } = &event.act else {
        return String::new();
    };
    let known = state.and_then(|state| Some((state, movement(event, state, text)?)));
    match known {
        Some((state, movement)) => spell(state, &movement),
        None => match text {
            MoveText::San(text) => text.to_string(),
            MoveText::Uci { from, to, .. } => format!("{from}-{to}"),
        },
    }
}

/// The move that a player intends, as it is told of.
pub fn intended(event: &Event, state: &State, text: &str) -> String {
    let movement = match (text.parse(), event.who.side()) {
        (
            Ok(UciMove::Normal {
                from,
                to,
                promotion,
            }),
            Some(side),
        ) => state.board.examine(side, from, to, promotion),
        _ => return text.to_owned(),
    };
    short(&state.board, &movement).unwrap_or_else(|| long(&movement))
}

fn spell(state: &State, movement: &Movement) -> String {
    // An illegal move in the record is written from square to square, and what follows it alike.
    let follows_illegal = state.history.plies().any(|ply| ply.movement.is_illegal());
    let promotes = movement.lawful.is_some_and(|played| played.is_promotion());
    match follows_illegal && !promotes {
        true => long(movement),
        false => short(&state.board, movement).unwrap_or_else(|| long(movement)),
    }
}

/// A legal move as players write it. Whether it is check or mate is for the reader to see.
fn short(board: &Board, movement: &Movement) -> Option<String> {
    let position = board.chess()?.clone();
    Some(
        SanPlus::from_move(position, movement.lawful?)
            .san
            .to_string(),
    )
}

/// A move from square to square.
fn long(movement: &Movement) -> String {
    if let Some(rook) = movement.castling {
        let wing = if rook < movement.from { "O-O-O" } else { "O-O" };
        return wing.to_owned();
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

/// A move that is given by squares alone, with the sign that people write between them.
fn by_squares(text: &str) -> String {
    match text.parse() {
        Ok(UciMove::Normal {
            from,
            to,
            promotion: None,
        }) => format!("{from}-{to}"),
        _ => text.to_owned(),
    }
}

/// Adds a length of time, in minutes and seconds.
pub fn span(message: Message, seconds: i64) -> Message {
    let seconds = seconds.unsigned_abs() as usize;
    message
        .with("minutes", seconds / 60)
        .with("seconds", seconds % 60)
}

/// Seconds as a clock shows them: `2:00`, `1:00:00`.
pub fn clock_time(seconds: i64) -> String {
    let seconds = seconds.abs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{rest:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
}
