//! Events beside the board in words.

use super::Who;
use super::scenario::{
    Act, Announcement, Capacity, Conduct, ConductKind, DevicePlace, Event, Manner, PenaltyOrder,
};
use super::story::span;
use crate::diag::Message;

/// What somebody does beside the board, as a message; none where it is done on it.
pub(super) fn tell(event: &Event) -> Option<Message> {
    let message = |key: &'static str| Message::new(key).text("side", event.who.name());
    Some(match &event.act {
        Act::Remove { square } => message("event-remove").text("square", square),
        Act::Finish => message("event-finish"),
        Act::Announce(announced) => {
            let (kind, text) = match announced {
                Announcement::Move(san) => ("move", san.to_string()),
                Announcement::Piece(piece) => ("piece", format!("{piece:?}").to_lowercase()),
                Announcement::Text(text) => ("text", text.to_string()),
            };
            message("event-announce")
                .text("kind", kind)
                .text("said", text)
        }
        Act::Report {
            what, to, capacity, ..
        } => Message::new("event-report")
            .text("side", actor(event, *capacity))
            .text("what", what.name())
            .text("to", to.name()),
        Act::Tell(what) => message("event-tell").text("what", what.name()),
        Act::Ask(what) => message("event-ask").text("what", what.name()),
        Act::Agree(_) => message("event-agree"),
        Act::Scoresheet(what) => message("event-scoresheet").text("what", what.name()),
        Act::Reconstruct { moves } => message("event-reconstruct")
            .text("possible", moves.is_some())
            .with("white", moves.map_or(0, |moves| moves.white as usize))
            .with("black", moves.map_or(0, |moves| moves.black as usize)),
        Act::Assistant(helper) => message("event-assistant").text("task", helper.task.name()),
        Act::Conduct(it) => Message::new("event-conduct")
            .text("side", actor(event, it.capacity))
            .text("what", conduct(it)),
        Act::Disturb(what) => message("event-disturb").text("what", what.name()),
        Act::ExtraTime { to, seconds } => {
            span(message("event-extra-time"), *seconds).text("to", to.name())
        }
        Act::Penalty(order) => penalty(message("event-penalty"), order),
        Act::Appeal => message("event-appeal"),
        Act::BoardsDiffer(it) => message("event-boards-differ").text("scores", it.scores.name()),
        _ => return None,
    })
}

/// Who acts; of an outsider, in what capacity.
fn actor(event: &Event, capacity: Capacity) -> &'static str {
    match event.who {
        Who::Outsider => capacity.name(),
        who => who.name(),
    }
}

/// The word for what is done, as far as it makes another sentence.
fn conduct(it: &Conduct) -> &'static str {
    match (it.what, it.how) {
        (ConductKind::Device, _) if it.rang => "device-rings",
        (ConductKind::Device, _) if it.place == DevicePlace::Bag && it.on => "device-bag-on",
        (ConductKind::Device, _) if it.place == DevicePlace::Bag => "device-bag-off",
        (ConductKind::Smoke, _) if it.designated => "smoke-designated",
        (ConductKind::Refuse, _) if it.persistent => "refuse-persistently",
        (ConductKind::Distract, Some(Manner::Claims)) => "distract-claims",
        (ConductKind::Distract, Some(Manner::Offers)) => "distract-offers",
        (ConductKind::Distract, Some(Manner::Noise)) => "distract-noise",
        (ConductKind::Distract, Some(Manner::Talk)) => "distract-talk",
        (ConductKind::ClockHandling, Some(Manner::Lift)) => "clock-lift",
        (ConductKind::ClockHandling, Some(Manner::Early)) => "clock-early",
        (ConductKind::ClockHandling, Some(Manner::KnockOver)) => "clock-knock-over",
        (ConductKind::ClockHandling, Some(Manner::Hover)) => "clock-hover",
        (ConductKind::LeaveVenue, _) if it.permission => "leave-venue-permitted",
        (ConductKind::LeaveArea, _) if it.permission => "leave-area-permitted",
        (what, _) => what.name(),
    }
}

fn penalty(message: Message, order: &PenaltyOrder) -> Message {
    span(message, order.seconds.unwrap_or(0))
        .text("on", order.on.name())
        .text("kind", order.kind.name())
        .with("rounds", order.rounds.unwrap_or(1) as usize)
}
