//! A scenario written down in the format it is read in, always in the same bytes.

use serde_json::{Map, Value, json};
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, Move, Position, san::SanPlus};

use crate::game::scenario::{Act, Award, Event, Finding, MoveText, PieceColour};
use crate::game::setting::{
    AgreedDraws, Regulations, ScreenClaim, Supervision, UnwrittenMove, Variant,
};
use crate::game::{Board, Scenario, Who};

/// The scenario as JSON.
pub fn record(scenario: &Scenario) -> Value {
    let mut record = Map::new();
    if !scenario.id.is_empty() {
        record.insert("id".into(), json!(scenario.id));
    }
    let mut start = Map::new();
    if scenario.from_fen {
        start.insert("fen".into(), json!(scenario.start.fen()));
    }
    if !scenario.moves.is_empty() {
        let moves = spelt(&scenario.start, &scenario.moves);
        start.insert("moves".into(), json!(moves));
    }
    tell(scenario, &mut record, start);
    Value::Object(record)
}

/// All but the start and the moves from there.
pub fn circumstances(scenario: &Scenario) -> Value {
    let mut record = Map::new();
    tell(scenario, &mut record, Map::new());
    Value::Object(record)
}

fn tell(scenario: &Scenario, record: &mut Map<String, Value>, start: Map<String, Value>) {
    let setting = &scenario.setting;
    record.insert("edition".into(), json!(setting.edition.to_string()));
    if setting.variant != Variant::Standard {
        record.insert("variant".into(), json!(setting.variant.name()));
    }
    let blind = match (setting.blind.white, setting.blind.black) {
        (true, true) => Some("both"),
        (true, false) => Some("white"),
        (false, true) => Some("black"),
        _ => None,
    };
    if let Some(blind) = blind {
        record.insert("blind".into(), json!(blind));
    }
    record.insert("time_control".into(), time_control(scenario));
    if setting.supervision != Supervision::Arbiter {
        let word = match setting.supervision {
            Supervision::Adequate => "adequate",
            _ => "none",
        };
        record.insert("supervision".into(), json!(word));
    }
    let regulations = regulations(&setting.regulations);
    if !regulations.is_empty() {
        record.insert("regulations".into(), Value::Object(regulations));
    }
    if !start.is_empty() {
        record.insert("start".into(), Value::Object(start));
    }
    clocks(scenario, record);
    let prior = prior(scenario);
    if !prior.is_empty() {
        record.insert("prior".into(), Value::Object(prior));
    }
    let events: Vec<Value> = scenario.events.iter().map(event).collect();
    record.insert("events".into(), json!(events));
}

/// Moves in English letters.
pub fn spelt(start: &Board, moves: &[Move]) -> Vec<String> {
    let Some(position) = start.chess() else {
        return Vec::new();
    };
    let mut at = position.clone();
    moves
        .iter()
        .map(|played| {
            let san = SanPlus::from_move(at.clone(), *played).to_string();
            at.play_unchecked(*played);
            san
        })
        .collect()
}

fn time_control(scenario: &Scenario) -> Value {
    let control = &scenario.setting.time_control;
    let periods: Vec<Value> = control
        .periods
        .iter()
        .map(|period| {
            let mut written = json!({ "seconds": period.seconds });
            if let Some(moves) = period.moves {
                written["moves"] = moves.into();
            }
            if let Some(increment) = period.increment {
                written["increment"] = increment.into();
            }
            written
        })
        .collect();
    let key = if control.delay { "delay" } else { "increment" };
    let mut written = json!({ "periods": periods, key: control.increment });
    if control.increment_from > 1 {
        written["increment_from"] = control.increment_from.into();
    }
    written
}

fn regulations(regulations: &Regulations) -> Map<String, Value> {
    let mut record = Map::new();
    let mut put = |key: &str, value: Value| {
        record.insert(key.to_owned(), value);
    };
    match regulations.agreed_draws {
        AgreedDraws::Always => {}
        AgreedDraws::FromMove(moves) => put("no_agreed_draw_before_move", json!(moves)),
        AgreedDraws::Never => put("no_agreed_draw_before_move", json!("never")),
    }
    if regulations.default_time_s != 0 {
        put("default_time_s", json!(regulations.default_time_s));
    }
    if regulations.guideline_iii {
        put("guideline_iii", json!(true));
    }
    if let Some(iii4) = regulations.iii4 {
        put("iii4", json!(iii4));
    }
    if let Some(removed) = regulations.remove_increment_gained {
        put("remove_increment_gained", json!(removed));
    }
    if regulations.switches.unwritten_intended_move == UnwrittenMove::Reject {
        put("unwritten_intended_move", json!("reject"));
    }
    if !regulations.switches.penalise_procedurally_invalid_claim {
        put("penalise_procedurally_invalid_claim", json!(false));
    }
    if regulations.switches.screen_only_claim == ScreenClaim::Incorrect {
        put("screen_only_claim", json!("incorrect"));
    }
    record
}

fn pair<T: serde::Serialize>(values: &ByColor<T>) -> Value {
    json!({ "white": values.white, "black": values.black })
}

fn clocks(scenario: &Scenario, record: &mut Map<String, Value>) {
    let clocks = scenario.clocks_ms;
    if clocks.white.is_none() && clocks.black.is_none() {
        return;
    }
    let mut written = Map::new();
    for side in [Color::White, Color::Black] {
        if let Some(milliseconds) = clocks[side] {
            let seconds = match milliseconds % 1000 {
                0 => json!(milliseconds / 1000),
                _ => json!(milliseconds as f64 / 1000.0),
            };
            written.insert(Who::from(side).name().into(), seconds);
        }
    }
    record.insert("clocks_s".into(), Value::Object(written));
}

fn prior(scenario: &Scenario) -> Map<String, Value> {
    let prior = &scenario.prior;
    let who = |side: Color| json!(Who::from(side).name());
    let mut record = Map::new();
    if prior.illegal != ByColor::default() {
        record.insert("illegal".into(), pair(&prior.illegal));
    }
    if let Some(completed) = &prior.completed {
        record.insert("completed".into(), pair(completed));
    }
    if let Some(side) = prior.open_offer {
        record.insert("open_offer".into(), who(side));
    }
    if let Some(side) = prior.unpressed {
        record.insert("unpressed".into(), who(side));
    }
    let below = match (prior.below_five.white, prior.below_five.black) {
        (true, true) => Some("both"),
        (true, false) => Some("white"),
        (false, true) => Some("black"),
        _ => None,
    };
    if let Some(below) = below {
        record.insert("been_below_5min".into(), json!(below));
    }
    record
}

fn event(event: &Event) -> Value {
    let (name, fields) = act(&event.act);
    let mut record = Map::new();
    record.insert("who".into(), json!(event.who.name()));
    record.insert("event".into(), json!(name));
    if let Value::Object(fields) = fields {
        record.extend(fields.into_iter().filter(|(_, value)| !value.is_null()));
    }
    Value::Object(record)
}

fn act(act: &Act) -> (&'static str, Value) {
    if let Some(aside) = super::record_aside::act(act) {
        return aside;
    }
    let nothing = || json!({});
    match act {
        Act::Touch { square, intent } => (
            "touch",
            json!({ "square": square.to_string(), "intent": intent.name() }),
        ),
        Act::Move {
            text,
            hands,
            touched,
            unfinished,
        } => {
            let mut fields = moved(text, *hands, touched);
            if let Some(rest) = unfinished {
                fields["unfinished"] = json!(rest.name());
            }
            ("move", fields)
        }
        Act::Place {
            square,
            piece,
            inverted,
            colour,
            from,
            pawn_left,
        } => (
            "place",
            json!({
                "square": square.to_string(),
                "piece": format!("{piece:?}").to_lowercase(),
                "inverted": inverted.then_some(true),
                "colour": (*colour == PieceColour::Other).then(|| colour.name()),
                "from": from.map(|square| square.to_string()),
                "pawn_left": pawn_left.then_some(true),
            }),
        ),
        Act::Press { hand } => (
            "press",
            json!({ "hand": (hand.name() != "same").then(|| hand.name()) }),
        ),
        Act::Write {
            text,
            verbatim: true,
        } => ("write", json!({ "text": text })),
        Act::Write { text, .. } => ("write", json!({ "san": text })),
        Act::StopClocks { reason } => ("stop-clocks", json!({ "reason": reason })),
        Act::Offer => ("offer", nothing()),
        Act::Accept => ("accept", nothing()),
        Act::Decline => ("decline", nothing()),
        Act::Withdraw(what) => ("withdraw", json!({ "what": what.name() })),
        Act::Claim(claim) => (
            "claim",
            json!({
                "basis": claim.basis.name(),
                "move": claim.intended,
                "written": claim.intended.as_ref().map(|_| claim.written),
                "evidence": claim.evidence.name(),
                "position_written": claim.position_written.then_some(true),
                "scoresheet": claim.scoresheet,
            }),
        ),
        Act::RequestIncrement => ("request-increment", nothing()),
        Act::Resign => ("resign", nothing()),
        Act::Flag(by) => ("flag", json!({ "noticed_by": by.name() })),
        Act::Flags { first, period } => (
            "flags",
            match period {
                Some(period) => json!({ "first": first.name(), "period": period.name() }),
                None => json!({ "first": first.name() }),
            },
        ),
        Act::Complain {
            about,
            ply,
            seconds,
        } => (
            "complain",
            json!({ "about": about.name(), "ply": ply, "seconds": seconds }),
        ),
        Act::Observe { what, ply, seen } => (
            "observe",
            json!({ "what": what.name(), "ply": ply, "seen": seen }),
        ),
        Act::StopRecording => ("stop-recording", nothing()),
        Act::Discover {
            fault,
            made,
            completed,
        } => (
            "discover",
            json!({ "fault": fault.name(), "made": made.as_ref().map(pair), "completed": completed.as_ref().map(pair) }),
        ),
        Act::Displace { squares } => ("displace", json!({ "squares": names(squares) })),
        Act::Find(finding) => ("find", found(finding)),
        Act::PlayOn { moves } => ("play-on", json!({ "moves": moves })),
        Act::OrderSeal => ("order-seal", nothing()),
        Act::Adjourn { seconds_before_end } => (
            "adjourn",
            json!({ "seconds_before_end": seconds_before_end }),
        ),
        Act::Seal { text } => ("seal", json!({ "text": text })),
        Act::ConditionalOffer { condition } => ("offer", json!({ "condition": condition })),
        Act::Dispute => ("decline", json!({ "what": "claim" })),
        Act::Envelope { shows } => {
            let shows: Vec<_> = shows.iter().map(|item| item.name()).collect();
            ("envelope", json!({ "shows": shows }))
        }
        Act::Open => ("open", nothing()),
        Act::EnvelopeMissing { position_known } => (
            "envelope-missing",
            json!({ "position_known": position_known }),
        ),
        Act::Arrive { late_s } => ("arrive", json!({ "late_s": late_s })),
        Act::Present => ("present", nothing()),
        Act::Absent => ("absent", nothing()),
        Act::Check => ("check", nothing()),
        Act::NoShow => ("absent", json!({ "never": true })),
        Act::States { text } => ("states", json!({ "san": text })),
        Act::Sign { result } => ("sign", json!({ "result": result })),
        // Written by `record_aside`.
        _ => ("", nothing()),
    }
}

fn names(squares: &[shakmaty::Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

fn moved(text: &MoveText, hands: u8, touched: &[shakmaty::Square]) -> Value {
    let hands = (hands != 1).then_some(hands);
    let touched = (!touched.is_empty()).then(|| names(touched));
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
    })
}
