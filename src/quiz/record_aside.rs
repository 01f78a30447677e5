//! Acts beside the board, as a scenario is written.

use serde_json::{Value, json};

use crate::game::scenario::{Act, Announcement, Conduct, PenaltyOrder};

/// The event's name and fields; none where the act is one on the board.
pub(super) fn act(act: &Act) -> Option<(&'static str, Value)> {
    let so = |flag: bool| flag.then_some(true);
    Some(match act {
        Act::Remove { square } => ("remove", json!({ "square": square.to_string() })),
        Act::Finish => ("finish", json!({})),
        Act::Announce(Announcement::Move(san)) => ("announce", json!({ "san": san })),
        Act::Announce(Announcement::Piece(piece)) => (
            "announce",
            json!({ "piece": format!("{piece:?}").to_lowercase() }),
        ),
        Act::Announce(Announcement::Text(text)) => ("announce", json!({ "text": text })),
        Act::Report {
            what,
            ply,
            to,
            capacity,
        } => (
            "report",
            json!({ "what": what.name(), "ply": ply, "to": to.name(), "as": capacity.name() }),
        ),
        Act::Tell(what) => ("tell", json!({ "what": what.name() })),
        Act::Ask(what) => ("ask", json!({ "what": what.name() })),
        Act::Agree(what) => ("agree", json!({ "what": what.name() })),
        Act::Scoresheet(what) => ("scoresheet", json!({ "what": what.name() })),
        Act::Reconstruct { moves: Some(moves) } => (
            "reconstruct",
            json!({ "moves": { "white": moves.white, "black": moves.black } }),
        ),
        Act::Reconstruct { moves: None } => ("reconstruct", json!({ "possible": false })),
        Act::Assistant(helper) => (
            "assistant",
            json!({
                "for": helper.task.name(),
                "disability": so(helper.disability),
                "accepted": helper.accepted,
                "seconds": helper.seconds,
            }),
        ),
        Act::Conduct(it) => ("conduct", conduct(it)),
        Act::Disturb(what) => ("disturb", json!({ "what": what.name() })),
        Act::ExtraTime { to, seconds } => {
            ("extra-time", json!({ "to": to.name(), "seconds": seconds }))
        }
        Act::Penalty(order) => ("penalty", penalty(order)),
        Act::Appeal => ("appeal", json!({})),
        Act::BoardsDiffer(it) => (
            "boards-differ",
            json!({
                "scores": it.scores.name(),
                "wrong": it.wrong.map(|side| side.fold_wb("white", "black")),
                "ply": it.ply,
                "clocks": it.clocks_ms.into_iter().any(|ms| ms.is_some()).then(|| json!({
                    "white": it.clocks_ms.white.map(|ms| ms as f64 / 1000.0),
                    "black": it.clocks_ms.black.map(|ms| ms as f64 / 1000.0),
                })),
            }),
        ),
        _ => return None,
    })
}

fn conduct(it: &Conduct) -> Value {
    let so = |flag: bool| flag.then_some(true);
    json!({
        "what": it.what.name(),
        "where": it.place.name(),
        "on": it.on,
        "approved": so(it.approved),
        "rang": so(it.rang),
        "permission": so(it.permission),
        "from": it.source,
        "designated": so(it.designated),
        "how": it.how.map(|how| how.name()),
        "persistent": so(it.persistent),
        "as": it.capacity.name(),
    })
}

/// A penalty as it is written.
pub(super) fn penalty(order: &PenaltyOrder) -> Value {
    json!({
        "on": order.on.name(),
        "kind": order.kind.name(),
        "seconds": order.seconds,
        "score": order.score,
        "opponent_score": order.opponent_score,
        "rounds": order.rounds,
        "for": order.reason.map(|reason| reason.name()),
    })
}
