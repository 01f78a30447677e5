//! An event written down in the format it is read in: what differs from its default.

use serde_json::{Map, Value, json};
use shakmaty::uci::UciMove;
use shakmaty::{Role, Square};

use super::write::{clocks, pair};
use super::{
    Act, Announcement, Award, Claim, Conduct, Discrepancy, Event, Finding, MoveText, PenaltyOrder,
    PieceColour, Who,
};

pub(super) fn event(event: &Event) -> Value {
    let mut written = Map::new();
    written.insert("who".into(), json!(event.who.name()));
    written.insert("event".into(), json!(name(&event.act)));
    if let Value::Object(fields) = without_nulls(fields(&event.act)) {
        written.extend(fields);
    }
    Value::Object(written)
}

pub(super) fn without_nulls(mut value: Value) -> Value {
    if let Value::Object(fields) = &mut value {
        fields.retain(|_, value| !value.is_null());
    }
    value
}

/// The name of an event.
fn name(act: &Act) -> &'static str {
    match act {
        Act::Touch { .. } => "touch",
        Act::Move { .. } => "move",
        Act::Remove { .. } => "remove",
        Act::Finish => "finish",
        Act::Place { .. } => "place",
        Act::Press { .. } => "press",
        Act::Write { .. } => "write",
        Act::Announce(_) => "announce",
        Act::StopClocks { .. } => "stop-clocks",
        Act::Offer | Act::ConditionalOffer { .. } => "offer",
        Act::Accept => "accept",
        Act::Decline | Act::Dispute => "decline",
        Act::Withdraw(_) => "withdraw",
        Act::Claim(_) => "claim",
        Act::Check => "check",
        Act::RequestIncrement => "request-increment",
        Act::Resign => "resign",
        Act::Flag(_) => "flag",
        Act::Flags { .. } => "flags",
        Act::Complain { .. } => "complain",
        Act::Observe { .. } => "observe",
        Act::Report { .. } => "report",
        Act::Tell(_) => "tell",
        Act::Ask(_) => "ask",
        Act::Agree(_) => "agree",
        Act::Scoresheet(_) => "scoresheet",
        Act::Reconstruct { .. } => "reconstruct",
        Act::Assistant(_) => "assistant",
        Act::Conduct(_) => "conduct",
        Act::Disturb(_) => "disturb",
        Act::ExtraTime { .. } => "extra-time",
        Act::Penalty(_) => "penalty",
        Act::Appeal => "appeal",
        Act::BoardsDiffer(_) => "boards-differ",
        Act::StopRecording => "stop-recording",
        Act::Discover { .. } => "discover",
        Act::Displace { .. } => "displace",
        Act::Find(_) => "find",
        Act::PlayOn { .. } => "play-on",
        Act::OrderSeal => "order-seal",
        Act::Adjourn { .. } => "adjourn",
        Act::Seal { .. } => "seal",
        Act::Envelope { .. } => "envelope",
        Act::Open => "open",
        Act::EnvelopeMissing { .. } => "envelope-missing",
        Act::Arrive { .. } => "arrive",
        Act::Present => "present",
        Act::Absent | Act::NoShow => "absent",
        Act::States { .. } => "states",
        Act::Sign { .. } => "sign",
    }
}

/// The fields of an event on the board or with the clock.
fn fields(act: &Act) -> Value {
    match act {
        Act::Touch { square, intent } => {
            json!({ "square": square.to_string(), "intent": intent.name() })
        }
        Act::Move {
            text,
            hands,
            touched,
            unfinished,
        } => {
            let mut fields = moved(text, *hands, touched);
            fields["unfinished"] = json!(unfinished.map(|rest| rest.name()));
            fields
        }
        Act::Place {
            square,
            piece,
            inverted,
            colour,
            from,
            pawn_left,
        } => json!({
            "square": square.to_string(),
            "piece": piece_name(*piece),
            "inverted": only_true(*inverted),
            "colour": (*colour == PieceColour::Other).then(|| colour.name()),
            "from": from.map(|square| square.to_string()),
            "pawn_left": only_true(*pawn_left),
        }),
        Act::Remove { square } => json!({ "square": square.to_string() }),
        Act::Press { hand } => json!({ "hand": (hand.name() != "same").then(|| hand.name()) }),
        Act::Write { text, verbatim } if *verbatim => json!({ "text": text }),
        Act::Write { text, .. } => json!({ "san": text }),
        Act::StopClocks { reason } => json!({ "reason": reason }),
        Act::ConditionalOffer { condition } => json!({ "condition": condition }),
        Act::Dispute => json!({ "what": "claim" }),
        Act::Withdraw(what) => json!({ "what": what.name() }),
        Act::Claim(claim) => claimed(claim),
        Act::Flag(by) => json!({ "noticed_by": by.name() }),
        Act::Flags { first, period } => {
            json!({ "first": first.name(), "period": period.map(|period| period.name()) })
        }
        Act::Displace { squares } => json!({ "squares": squares_named(squares) }),
        Act::PlayOn { moves } => json!({ "moves": moves }),
        Act::Adjourn { seconds_before_end } => json!({ "seconds_before_end": seconds_before_end }),
        Act::Seal { text } => json!({ "text": text }),
        Act::Envelope { shows } => {
            let shows: Vec<_> = shows.iter().map(|item| item.name()).collect();
            json!({ "shows": shows })
        }
        Act::EnvelopeMissing { position_known } => json!({ "position_known": position_known }),
        Act::Arrive { late_s } => json!({ "late_s": late_s }),
        Act::NoShow => json!({ "never": true }),
        Act::States { text } => json!({ "san": text }),
        Act::Sign { result } => json!({ "result": result }),
        _ => fields_beside(act),
    }
}

/// The fields of an event beside the board.
fn fields_beside(act: &Act) -> Value {
    match act {
        Act::Announce(Announcement::Move(san)) => json!({ "san": san }),
        Act::Announce(Announcement::Piece(piece)) => json!({ "piece": piece_name(*piece) }),
        Act::Announce(Announcement::Text(text)) => json!({ "text": text }),
        Act::Complain {
            about,
            ply,
            seconds,
        } => json!({ "about": about.name(), "ply": ply, "seconds": seconds }),
        Act::Observe { what, ply, seen } => {
            json!({ "what": what.name(), "ply": ply, "seen": seen })
        }
        Act::Report {
            what,
            ply,
            to,
            capacity,
        } => json!({ "what": what.name(), "ply": ply, "to": to.name(), "as": capacity.name() }),
        Act::Tell(what) => json!({ "what": what.name() }),
        Act::Ask(what) => json!({ "what": what.name() }),
        Act::Agree(what) => json!({ "what": what.name() }),
        Act::Scoresheet(what) => json!({ "what": what.name() }),
        Act::Reconstruct { moves: Some(moves) } => json!({ "moves": pair(moves) }),
        Act::Reconstruct { moves: None } => json!({ "possible": false }),
        Act::Assistant(helper) => json!({
            "for": helper.task.name(),
            "disability": only_true(helper.disability),
            "accepted": helper.accepted,
            "seconds": helper.seconds,
        }),
        Act::Conduct(it) => conduct(it),
        Act::Disturb(what) => json!({ "what": what.name() }),
        Act::ExtraTime { to, seconds } => json!({ "to": to.name(), "seconds": seconds }),
        Act::Penalty(order) => penalty(order),
        Act::BoardsDiffer(it) => discrepancy(it),
        Act::Discover {
            fault,
            made,
            completed,
        } => json!({
            "fault": fault.name(),
            "made": made.as_ref().map(pair),
            "completed": completed.as_ref().map(pair),
        }),
        Act::Find(finding) => found(finding),
        // The others have none.
        _ => json!({}),
    }
}

fn only_true(flag: bool) -> Option<bool> {
    flag.then_some(true)
}

fn piece_name(piece: Role) -> String {
    format!("{piece:?}").to_lowercase()
}

fn squares_named(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

fn moved(text: &MoveText, hands: u8, touched: &[Square]) -> Value {
    let hands = (hands != 1).then_some(hands);
    let touched = (!touched.is_empty()).then(|| squares_named(touched));
    match text {
        MoveText::San(san) => json!({ "san": san, "hands": hands, "touched": touched }),
        MoveText::Uci {
            from,
            to,
            promotion,
        } => {
            let uci = UciMove::Normal {
                from: *from,
                to: *to,
                promotion: *promotion,
            };
            json!({ "uci": uci.to_string(), "hands": hands, "touched": touched })
        }
    }
}

fn claimed(claim: &Claim) -> Value {
    json!({
        "basis": claim.basis.name(),
        "move": claim.intended,
        "written": (claim.intended.is_some() || claim.written).then_some(claim.written),
        "evidence": claim.evidence.name(),
        "pending": only_true(claim.pending),
        "position_written": claim.position_written,
        "scoresheet": claim.scoresheet,
    })
}

fn conduct(it: &Conduct) -> Value {
    json!({
        "what": it.what.name(),
        "where": it.place.name(),
        "on": it.on,
        "approved": only_true(it.approved),
        "rang": only_true(it.rang),
        "permission": only_true(it.permission),
        "from": it.source,
        "designated": only_true(it.designated),
        "how": it.how.map(|how| how.name()),
        "persistent": only_true(it.persistent),
        "as": it.capacity.name(),
    })
}

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

fn discrepancy(it: &Discrepancy) -> Value {
    json!({
        "scores": it.scores.name(),
        "wrong": it.wrong.map(|side| Who::from(side).name()),
        "ply": it.ply,
        "clocks": clocks(it.clocks_ms),
    })
}

fn found(finding: &Finding) -> Value {
    let award = finding.award.map(|award| match award {
        Award::Given(given) => json!(given),
        Award::Seconds(seconds) => json!(seconds),
    });
    json!({
        "decision": finding.decision.map(|decision| decision.name()),
        "award": award,
        "still_illegal": finding.still_illegal,
        "readable": finding.readable,
        "accidental": finding.accidental,
        "schedule_affected": finding.schedule_affected,
        "valid_reason": finding.valid_reason,
        "persistent": finding.persistent,
        "opponent_score": finding.opponent_score,
        "omitted": finding.omitted,
        "position_known": finding.position_known,
        "ply": finding.ply,
        "clocks": clocks(finding.clocks_ms),
    })
}
