//! An event in words.

use shakmaty::uci::UciMove;

use super::outcome::Outcome;
use super::scenario::{Act, Event, MoveText};
use crate::diag::Message;

/// What somebody does, as a message.
pub fn tell(event: &Event) -> Message {
    if let Some(message) = super::aside_story::tell(event) {
        return message;
    }
    let message = |key: &'static str| Message::new(key).text("side", event.who.name());
    match &event.act {
        Act::Touch { square, intent } => message("event-touch")
            .text("square", square)
            .text("intent", intent.name()),
        Act::Move { text, hands, .. } => message("event-move")
            .text("move", written(text))
            .with("hands", usize::from(*hands)),
        Act::Place { square, piece, .. } => message("event-place")
            .text("square", square)
            .text("piece", format!("{piece:?}").to_lowercase()),
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
        Act::Displace { .. } => message("event-displace"),
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
        Act::EnvelopeMissing { .. } => message("event-envelope-missing"),
        Act::Arrive { late_s } => message("event-arrive").text("late", clock_time(*late_s)),
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

fn written(text: &MoveText) -> String {
    match text {
        MoveText::San(text) => text.to_string(),
        MoveText::Uci { from, to, .. } => format!("{from}-{to}"),
    }
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

/// Seconds as a clock shows them: `2:00`, `1:00:00`.
pub fn clock_time(seconds: i64) -> String {
    let seconds = seconds.abs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{rest:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
}
