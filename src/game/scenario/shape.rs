//! The schema of scenarios as data: what keys there are, where they belong, what they hold.
//!
//! Diagnostics, the check of which field belongs to which event and the JSON Schema all come from
//! these tables; a test holds them against the reader.

use serde::Deserialize;
use serde_json::{Value, json};

use super::event::{
    Basis, Complaint, Decision, EnvelopeItem, Evidence, First, Hand, Intent, Irregularity,
    NoticedBy, Sight, WhichPeriod, Withdrawn, words,
};

/// What a value may be.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Any text.
    Text,
    /// A whole number, not below 0.
    Count,
    /// A whole number.
    Integer,
    /// A number.
    Number,
    /// True or false.
    Bool,
    /// One of these words.
    Words(&'static [&'static str]),
    /// A square such as `e4`.
    Square,
    /// A list.
    List(&'static Kind),
    /// A table with these keys.
    Table(&'static [Field]),
    /// One of several.
    Either(&'static [Kind]),
    /// The events.
    Events,
}

/// A key and what it holds.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The key.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
}

const fn field(name: &'static str, kind: Kind) -> Field {
    Field { name, kind }
}

/// An event and the fields it may have besides `who` and `event`.
#[derive(Clone, Copy, Debug)]
pub struct EventShape {
    /// Its name.
    pub name: &'static str,
    /// Its fields.
    pub fields: &'static [Field],
    /// The fields it can't do without; where there are several, one of them.
    pub needs: &'static [&'static str],
    /// The fields it needs besides.
    pub also: &'static [&'static str],
    /// Who may do it.
    pub who: &'static [&'static str],
}

const SIDES: Kind = Kind::Words(&["white", "black"]);
const COUNTS: Kind = Kind::Table(&[field("white", Kind::Count), field("black", Kind::Count)]);
const SQUARES: Kind = Kind::List(&Kind::Square);
const PERIOD: Kind = Kind::Table(&[field("moves", Kind::Count), field("seconds", Kind::Count)]);
const TIME_CONTROL: Kind = Kind::Either(&[
    Kind::Text,
    Kind::Table(&[
        field("periods", Kind::List(&PERIOD)),
        field("increment", Kind::Count),
    ]),
]);

/// The keys of `regulations`.
pub const REGULATIONS: &[Field] = &[
    field(
        "no_agreed_draw_before_move",
        Kind::Either(&[Kind::Count, Kind::Words(&["never"])]),
    ),
    field("default_time_s", Kind::Count),
    field("guideline_iii", Kind::Bool),
    field("iii4", Kind::Bool),
    field("penalise_procedurally_invalid_claim", Kind::Bool),
    field(
        "unwritten_intended_move",
        Kind::Words(&["make_legal", "reject"]),
    ),
    field("claim_requires_running_clock", Kind::Bool),
    field(
        "screen_only_claim",
        Kind::Words(&["inadmissible", "incorrect"]),
    ),
    field("disputing_claim_rejects_offer", Kind::Bool),
    field(
        "conditional_offer",
        Kind::Words(&["treat_as_unconditional", "void"]),
    ),
    field("auto_draw_retroactive", Kind::Bool),
    field("remove_increment_gained", Kind::Bool),
    field(
        "king_capture",
        Kind::Words(&["illegal_by_capturer", "back_to_first_illegal"]),
    ),
    field("touch_breach_time_penalty_s", Kind::Count),
    field("blitz_supervised_penalty_s", Kind::Count),
    field(
        "both_flags_without_iii",
        Kind::Words(&["draw_in_last_period", "arbiter"]),
    ),
    field(
        "iii4_and_iii5",
        Kind::Words(&["exclusive_by_event", "iii5_after_refusal"]),
    ),
    field("iii6_requires_move", Kind::Bool),
    field(
        "sealed_promotion_without_piece",
        Kind::Words(&["ambiguous", "queen"]),
    ),
    field("winnability_respects_75", Kind::Bool),
];

/// The keys of a scenario.
pub const SCENARIO: &[Field] = &[
    field("id", Kind::Text),
    field("edition", Kind::Words(&["2018", "2023"])),
    field("time_control", TIME_CONTROL),
    field("supervision", Kind::Words(&["arbiter", "adequate", "none"])),
    field("regulations", Kind::Table(REGULATIONS)),
    field(
        "start",
        Kind::Table(&[
            field("fen", Kind::Text),
            field(
                "moves",
                Kind::Either(&[Kind::Text, Kind::List(&Kind::Text)]),
            ),
        ]),
    ),
    field(
        "clocks_s",
        Kind::Table(&[field("white", Kind::Number), field("black", Kind::Number)]),
    ),
    field(
        "prior",
        Kind::Table(&[
            field("illegal", COUNTS),
            field("completed", COUNTS),
            field("open_offer", SIDES),
            field("unpressed", SIDES),
            field("been_below_5min", Kind::Words(&["white", "black", "both"])),
        ]),
    ),
    field("ask", Kind::Words(ASKED)),
    field("events", Kind::Events),
];

/// What can be asked about a scenario.
pub const ASKED: &[&str] = &[
    "ruling",
    "parts",
    "result",
    "clocks-after",
    "allowed-moves",
    "who-may-claim",
    "same-position",
    "appearances",
    "deciding-clause",
    "true-false",
];

/// Who acts.
pub const WHO: &[&str] = &["white", "black", "arbiter"];

const PLAYERS: &[&str] = &["white", "black"];
const ARBITER: &[&str] = &["arbiter"];

const fn shape(
    who: &'static [&'static str],
    name: &'static str,
    fields: &'static [Field],
    needs: &'static [&'static str],
) -> EventShape {
    EventShape {
        name,
        fields,
        needs,
        also: &[],
        who,
    }
}

impl EventShape {
    const fn also(self, also: &'static [&'static str]) -> EventShape {
        EventShape { also, ..self }
    }
}

const FINDING: &[Field] = &[
    field("decision", Kind::Words(Decision::WORDS)),
    field("award", Kind::Either(&[Kind::Bool, Kind::Integer])),
    field("still_illegal", Kind::Bool),
    field("readable", Kind::Bool),
    field("accidental", Kind::Bool),
    field("schedule_affected", Kind::Bool),
    field("position_known", Kind::Bool),
    field("ply", Kind::Count),
    field(
        "clocks",
        Kind::Table(&[field("white", Kind::Number), field("black", Kind::Number)]),
    ),
];

words! {
    /// What an event is called, in the order of [`EVENTS`].
    #[allow(missing_docs)]
    EventName {
        Touch = "touch",
        Move = "move",
        Place = "place",
        Press = "press",
        Write = "write",
        StopClocks = "stop-clocks",
        Offer = "offer",
        Accept = "accept",
        Decline = "decline",
        Withdraw = "withdraw",
        Claim = "claim",
        RequestIncrement = "request-increment",
        Resign = "resign",
        Flag = "flag",
        Flags = "flags",
        Complain = "complain",
        Observe = "observe",
        StopRecording = "stop-recording",
        Discover = "discover",
        Displace = "displace",
        Find = "find",
        PlayOn = "play-on",
        OrderSeal = "order-seal",
        Adjourn = "adjourn",
        Seal = "seal",
        Envelope = "envelope",
        Open = "open",
        EnvelopeMissing = "envelope-missing",
        Arrive = "arrive",
        Present = "present",
        Absent = "absent",
        States = "states",
        Sign = "sign",
    }
}

impl EventName {
    /// What such an event looks like.
    pub fn shape(self) -> &'static EventShape {
        &EVENTS[self as usize]
    }
}

/// The events.
#[rustfmt::skip]
pub const EVENTS: &[EventShape] = &[
    shape(PLAYERS, "touch", &[field("square", Kind::Square), field("intent", Kind::Words(Intent::WORDS))], &["square"]),
    shape(PLAYERS, "move", &[field("san", Kind::Text), field("uci", Kind::Text), field("hands", Kind::Count), field("touched", SQUARES)], &["san", "uci"]),
    shape(PLAYERS, "place", &[field("square", Kind::Square), field("piece", Kind::Text), field("inverted", Kind::Bool)], &["piece"]).also(&["square"]),
    shape(PLAYERS, "press", &[field("hand", Kind::Words(Hand::WORDS))], &[]),
    shape(PLAYERS, "write", &[field("san", Kind::Text)], &["san"]),
    shape(WHO, "stop-clocks", &[field("reason", Kind::Text)], &[]),
    shape(PLAYERS, "offer", &[field("condition", Kind::Text)], &[]),
    shape(PLAYERS, "accept", &[], &[]),
    shape(PLAYERS, "decline", &[field("what", Kind::Words(Withdrawn::WORDS))], &[]),
    shape(PLAYERS, "withdraw", &[field("what", Kind::Words(Withdrawn::WORDS))], &["what"]),
    shape(PLAYERS, "claim", &[
        field("basis", Kind::Words(Basis::WORDS)), field("move", Kind::Text), field("written", Kind::Bool),
        field("evidence", Kind::Words(Evidence::WORDS)), field("position_written", Kind::Bool), field("scoresheet", Kind::Bool),
    ], &["basis"]),
    shape(PLAYERS, "request-increment", &[], &[]),
    shape(PLAYERS, "resign", &[], &[]),
    shape(PLAYERS, "flag", &[field("noticed_by", Kind::Words(NoticedBy::WORDS))], &[]),
    shape(WHO, "flags", &[field("first", Kind::Words(First::WORDS)), field("period", Kind::Words(WhichPeriod::WORDS))], &[]),
    shape(PLAYERS, "complain", &[field("about", Kind::Words(Complaint::WORDS)), field("ply", Kind::Count), field("seconds", Kind::Integer)], &["about"]),
    shape(ARBITER, "observe", &[field("what", Kind::Words(Sight::WORDS)), field("ply", Kind::Count), field("seen", Kind::Bool)], &["what"]),
    shape(PLAYERS, "stop-recording", &[], &[]),
    shape(WHO, "discover", &[field("fault", Kind::Words(Irregularity::WORDS)), field("made", COUNTS), field("completed", COUNTS)], &["fault"]),
    shape(PLAYERS, "displace", &[field("squares", SQUARES)], &[]),
    shape(ARBITER, "find", FINDING, &[]),
    shape(WHO, "play-on", &[field("moves", Kind::Count)], &["moves"]),
    shape(ARBITER, "order-seal", &[], &[]),
    shape(PLAYERS, "adjourn", &[field("seconds_before_end", Kind::Count)], &[]),
    shape(PLAYERS, "seal", &[field("text", Kind::Text)], &["text"]),
    shape(ARBITER, "envelope", &[field("shows", Kind::List(&Kind::Words(EnvelopeItem::WORDS)))], &["shows"]),
    shape(ARBITER, "open", &[], &[]),
    shape(WHO, "envelope-missing", &[field("position_known", Kind::Bool)], &[]),
    shape(PLAYERS, "arrive", &[field("late_s", Kind::Count)], &[]),
    shape(PLAYERS, "present", &[], &[]),
    shape(PLAYERS, "absent", &[], &[]),
    shape(PLAYERS, "states", &[field("san", Kind::Text)], &["san"]),
    shape(PLAYERS, "sign", &[field("result", Kind::Text)], &[]),
];

/// The keys of what a game goes on with.
pub const CONTINUATION: &[Field] = &[field("id", Kind::Text), field("events", Kind::Events)];

/// The JSON Schema of a scenario.
pub fn json_schema() -> Value {
    let events: Vec<_> = EVENTS.iter().map(event_schema).collect();
    let mut schema = table_schema(SCENARIO, &[]);
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!("kanon scenario");
    schema["$defs"] = json!({ "event": { "oneOf": events } });
    schema
}

fn event_schema(event: &EventShape) -> Value {
    let mut schema = table_schema(event.fields, &[]);
    schema["properties"]["who"] = json!({ "enum": event.who });
    schema["properties"]["event"] = json!({ "const": event.name });
    let mut required = vec!["who", "event"];
    match event.needs {
        [] => {}
        [one] => required.push(one),
        several => {
            schema["oneOf"] = several
                .iter()
                .map(|name| json!({ "required": [name] }))
                .collect();
        }
    }
    required.extend(event.also);
    schema["required"] = json!(required);
    schema
}

fn table_schema(fields: &[Field], required: &[&str]) -> Value {
    let properties: serde_json::Map<_, _> = fields
        .iter()
        .map(|field| (field.name.to_owned(), kind_schema(field.kind)))
        .collect();
    let mut schema = json!({
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    });
    if !required.is_empty() {
        schema["required"] = json!(required);
    }
    schema
}

fn kind_schema(kind: Kind) -> Value {
    match kind {
        Kind::Text => json!({ "type": "string" }),
        Kind::Count => json!({ "type": "integer", "minimum": 0 }),
        Kind::Integer => json!({ "type": "integer" }),
        Kind::Number => json!({ "type": "number" }),
        Kind::Bool => json!({ "type": "boolean" }),
        Kind::Words(words) => json!({ "enum": words }),
        Kind::Square => json!({ "type": "string", "pattern": "^[a-h][1-8]$" }),
        Kind::List(item) => json!({ "type": "array", "items": kind_schema(*item) }),
        Kind::Table(fields) => table_schema(fields, &[]),
        Kind::Either(kinds) => {
            json!({ "anyOf": kinds.iter().map(|kind| kind_schema(*kind)).collect::<Vec<_>>() })
        }
        Kind::Events => json!({ "type": "array", "items": { "$ref": "#/$defs/event" } }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_stand_in_the_order_of_their_names() {
        let shapes: Vec<_> = EVENTS.iter().map(|shape| shape.name).collect();
        assert_eq!(shapes, EventName::WORDS);
    }
}
