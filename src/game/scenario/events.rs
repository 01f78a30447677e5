//! The events of the format: name, who may do it, fields, and the act that they make.
//!
//! To add an event: its act in `event.rs`, its line here, its words in `game/story.rs` or
//! `aside_story.rs`, its fields in `write_event.rs`. A field is `name: Type as Kind = default`
//! (see [`crate::input`]); without a default and not an `Option` it must be given.

use serde_json::{Value as Json, json};
use shakmaty::{ByColor, Color, Role, Square};

use super::act_words::{
    Agreement, AssistantTask, Capacity, ConductKind, DevicePlace, Disturbance, Inquiry, Manner,
    PenaltyKind, PieceColour, Remark, Scores, SheetAct, Target, Told, Unfinished,
};
use super::conduct::{Announcement, Conduct, Discrepancy, Helper, PenaltyOrder};
use super::event::{Act, Award, Claim, Event, Finding, MoveText};
use super::kinds::{
    ClockTime, Hands, Moves, PlyNumber, San, Score, Seconds, SignedResult, SignedSeconds, Uci,
};
use super::words::{
    Basis, Complaint, Decision, EnvelopeItem, Evidence, First, Hand, Intent, Irregularity,
    NoticedBy, Sides, Sight, WhichPeriod, Who, Withdrawn,
};
use crate::diag::{Message, Severity};
use crate::game::setting::Points;
use crate::input::{Fields, Input, Node, Reader, keys, read_fields, schema_of};

/// The most events that a scenario has.
pub const MOST_EVENTS: usize = 1_000;

/// An event of the format.
struct EventKind {
    name: &'static str,
    who: &'static [Who],
    keys: &'static [&'static str],
    /// The keys of which exactly one must be given.
    one_of: &'static [&'static str],
    read: fn(Fields<'_>) -> Option<Act>,
    schema: fn() -> Json,
}

const PLAYERS: &[Who] = &[Who::White, Who::Black];
const ARBITER: &[Who] = &[Who::Arbiter];
const ANYBODY: &[Who] = &[Who::White, Who::Black, Who::Arbiter];
const OUTSIDER: &[Who] = &[Who::Outsider];
const BEHAVING: &[Who] = &[Who::White, Who::Black, Who::Both, Who::Outsider];
/// A player, or a blind player's assistant (D.2.10.5).
const COMPLAINING: &[Who] = &[Who::White, Who::Black, Who::Outsider];
const ANYONE_ELSE: &[Who] = &Who::ALL;
/// Each player, or both alike.
const EACH_OR_BOTH: &[Who] = &[Who::White, Who::Black, Who::Both];

macro_rules! events {
    ($($name:literal by $who:ident $(one_of [$($one:literal),+])?
        { $($field:ident $(($key:literal))?: $type:ty $(as $kind:ty)? $(= $default:expr)?),* $(,)? }
        => $act:expr;)+) => {
        const EVENTS: &[EventKind] = &[$(EventKind {
            name: $name,
            who: $who,
            keys: keys!($($field $(($key))?),*),
            one_of: &[$($($one),+)?],
            read: |fields| read_fields!(
                fields, { $($field $(($key))?: $type $(as $kind)? $(= $default)?),* } => Some($act)
            ),
            schema: || schema_of!({ $($field $(($key))?: $type $(as $kind)? $(= $default)?),* }),
        }),+];
    };
}

events! {
    "touch" by PLAYERS { square: Square, intent: Intent = Intent::Move } => Act::Touch { square, intent };
    "move" by PLAYERS one_of ["san", "uci"] {
        san: Option<MoveText> as Option<San>,
        uci: Option<MoveText> as Option<Uci>,
        hands: u8 as Hands = 1,
        touched: Vec<Square> = Vec::new(),
        unfinished: Option<Unfinished>,
    } => Act::Move { text: san.or(uci)?, hands, touched, unfinished };
    "remove" by PLAYERS { square: Square } => Act::Remove { square };
    "finish" by PLAYERS {} => Act::Finish;
    "place" by PLAYERS {
        square: Square,
        piece: Role,
        inverted: bool = false,
        colour: PieceColour = PieceColour::Own,
        from: Option<Square>,
        pawn_left: bool = false,
    } => Act::Place { square, piece, inverted, colour, from, pawn_left };
    "press" by PLAYERS { hand: Hand = Hand::Same } => Act::Press { hand };
    "write" by PLAYERS one_of ["san", "text"] { san: Option<Box<str>>, text: Option<Box<str>> }
        => Act::Write { verbatim: text.is_some(), text: san.or(text)? };
    "announce" by PLAYERS one_of ["san", "piece", "text"] {
        san: Option<Box<str>>,
        piece: Option<Role>,
        text: Option<Box<str>>,
    } => Act::Announce(match (san, piece) {
        (Some(san), _) => Announcement::Move(san),
        (None, Some(piece)) => Announcement::Piece(piece),
        (None, None) => Announcement::Text(text?),
    });
    "stop-clocks" by ANYBODY { reason: Option<Box<str>> } => Act::StopClocks { reason };
    "offer" by PLAYERS { condition: Option<Box<str>> } => match condition {
        Some(condition) => Act::ConditionalOffer { condition },
        None => Act::Offer,
    };
    "accept" by PLAYERS {} => Act::Accept;
    "decline" by PLAYERS { what: Withdrawn = Withdrawn::Offer } => match what {
        Withdrawn::Offer => Act::Decline,
        Withdrawn::Claim => Act::Dispute,
    };
    "withdraw" by PLAYERS { what: Withdrawn } => Act::Withdraw(what);
    "claim" by PLAYERS {
        basis: Basis,
        intended("move"): Option<Box<str>>,
        written: Option<bool>,
        evidence: Evidence = Evidence::Scoresheet,
        pending: bool = false,
        position_written: bool = true,
        scoresheet: bool = true,
    } => Act::Claim(Claim {
        basis,
        written: written.unwrap_or(intended.is_some()),
        intended,
        evidence,
        pending,
        position_written,
        scoresheet,
    });
    "check" by ARBITER {} => Act::Check;
    "request-increment" by PLAYERS {} => Act::RequestIncrement;
    "resign" by PLAYERS {} => Act::Resign;
    "flag" by PLAYERS { noticed_by: NoticedBy = NoticedBy::Opponent } => Act::Flag(noticed_by);
    "flags" by ANYBODY { first: First = First::Unknown, period: Option<WhichPeriod> }
        => Act::Flags { first, period };
    "complain" by COMPLAINING {
        about: Complaint,
        capacity("as"): Option<Capacity>,
        ply: Option<u32> as Option<PlyNumber>,
        seconds: Option<i64> as Option<SignedSeconds>,
    } => complaint(about, ply, seconds, capacity);
    "observe" by ARBITER { what: Sight, ply: Option<u32> as Option<PlyNumber>, seen: Option<bool> }
        => Act::Observe { what, ply, seen: seen.unwrap_or(!what.is_of_position()) };
    "report" by OUTSIDER {
        what: Sight,
        ply: Option<u32> as Option<PlyNumber>,
        to: Told = Told::Arbiter,
        capacity("as"): Capacity = Capacity::Spectator,
    } => Act::Report { what, ply, to, capacity };
    "tell" by ARBITER { what: Remark } => Act::Tell(what);
    "ask" by PLAYERS { what: Inquiry } => Act::Ask(what);
    "agree" by EACH_OR_BOTH { what: Agreement } => Act::Agree(what);
    "scoresheet" by EACH_OR_BOTH { what: SheetAct } => Act::Scoresheet(what);
    "reconstruct" by ARBITER {
        moves: Option<ByColor<Option<u32>>> as Option<ByColor<Option<Moves>>>,
        possible: bool = true,
    } => Act::Reconstruct { moves: moves.filter(|_| possible).map(counts) };
    "assistant" by PLAYERS {
        task("for"): AssistantTask,
        disability: bool = false,
        accepted: bool = true,
        seconds: Option<i64> as Option<Seconds>,
    } => Act::Assistant(Helper { task, disability, accepted, seconds });
    "conduct" by BEHAVING {
        what: ConductKind,
        place("where"): DevicePlace = DevicePlace::Person,
        on: bool = true,
        approved: bool = false,
        rang: bool = false,
        permission: bool = false,
        source("from"): Option<Box<str>>,
        designated: bool = false,
        how: Option<Manner>,
        persistent: bool = false,
        capacity("as"): Capacity = Capacity::Spectator,
    } => Act::Conduct(Conduct {
        what, place, on, approved, rang, permission, source, designated, how, persistent, capacity,
    });
    "disturb" by ANYONE_ELSE { what: Disturbance = Disturbance::Other } => Act::Disturb(what);
    "extra-time" by ARBITER { to: Sides, seconds: i64 as Seconds } => Act::ExtraTime { to, seconds };
    "penalty" by ARBITER {
        on: Target,
        kind: PenaltyKind,
        seconds: Option<i64> as Option<Seconds>,
        score: Option<Points> as Option<Score>,
        opponent_score: Option<Points> as Option<Score>,
        rounds: Option<u32> as Option<Moves>,
        reason("for"): Option<ConductKind>,
    } => Act::Penalty(PenaltyOrder { on, kind, seconds, score, opponent_score, rounds, reason });
    "appeal" by ANYONE_ELSE {} => Act::Appeal;
    "boards-differ" by ANYBODY {
        scores: Scores = Scores::Agree,
        wrong: Option<Color>,
        ply: Option<u32> as Option<PlyNumber>,
        clocks_ms("clocks"): ByColor<Option<i64>> as ByColor<Option<ClockTime>> = ByColor::default(),
    } => Act::BoardsDiffer(Discrepancy { scores, wrong, ply, clocks_ms });
    "stop-recording" by PLAYERS {} => Act::StopRecording;
    "discover" by ANYBODY {
        fault: Irregularity,
        made: Option<ByColor<Option<u32>>> as Option<ByColor<Option<Moves>>>,
        completed: Option<ByColor<Option<u32>>> as Option<ByColor<Option<Moves>>>,
    } => Act::Discover { fault, made: made.map(counts), completed: completed.map(counts) };
    "displace" by PLAYERS { squares: Vec<Square> = Vec::new() } => Act::Displace { squares };
    "find" by ARBITER {
        decision: Option<Decision>,
        award: Option<Award>,
        still_illegal: Option<bool>,
        readable: Option<bool>,
        accidental: Option<bool>,
        schedule_affected: Option<bool>,
        valid_reason: Option<bool>,
        persistent: Option<bool>,
        opponent_score: Option<Points> as Option<Score>,
        omitted: Option<bool>,
        position_known: Option<bool>,
        ply: Option<u32> as Option<PlyNumber>,
        clocks_ms("clocks"): ByColor<Option<i64>> as ByColor<Option<ClockTime>> = ByColor::default(),
    } => Act::Find(Finding {
        decision,
        award,
        still_illegal,
        readable,
        accidental,
        schedule_affected,
        valid_reason,
        persistent,
        opponent_score,
        omitted,
        position_known,
        ply,
        clocks_ms,
    });
    "play-on" by ANYBODY { moves: u32 as Moves } => Act::PlayOn { moves };
    "order-seal" by ARBITER {} => Act::OrderSeal;
    "adjourn" by PLAYERS { seconds_before_end: i64 as Seconds = 0 } => Act::Adjourn { seconds_before_end };
    "seal" by PLAYERS { text: Box<str> } => Act::Seal { text };
    "envelope" by ARBITER { shows: Vec<EnvelopeItem> } => Act::Envelope { shows };
    "open" by ARBITER {} => Act::Open;
    "envelope-missing" by ANYBODY { position_known: bool = true } => Act::EnvelopeMissing { position_known };
    "arrive" by PLAYERS { late_s: i64 as Seconds = 0 } => Act::Arrive { late_s };
    "present" by EACH_OR_BOTH {} => Act::Present;
    "absent" by EACH_OR_BOTH { never: bool = false } => match never {
        true => Act::NoShow,
        false => Act::Absent,
    };
    "states" by PLAYERS { san: Box<str> } => Act::States { text: san };
    "sign" by EACH_OR_BOTH { result: Box<str> as SignedResult = "".into() } => Act::Sign { result };
}

/// A complaint. By an outsider it is a report (12.7), unless a blind player's assistant claims the
/// flag or reports a touch (D.2.10.5).
fn complaint(
    about: Complaint,
    ply: Option<u32>,
    seconds: Option<i64>,
    capacity: Option<Capacity>,
) -> Act {
    let what = match about {
        Complaint::IllegalMove => Some(Sight::IllegalMove),
        Complaint::TouchMove => Some(Sight::TouchMove),
        Complaint::Flag => Some(Sight::Flag),
        _ => None,
    };
    let speaks_for_player = capacity == Some(Capacity::Assistant)
        && matches!(about, Complaint::TouchMove | Complaint::Flag);
    match (capacity, what) {
        (Some(capacity), Some(what)) if !speaks_for_player => Act::Report {
            what,
            ply,
            to: Told::Arbiter,
            capacity,
        },
        _ => Act::Complain {
            about,
            ply,
            seconds,
        },
    }
}

/// A side that is not told has made none.
pub(super) fn counts(told: ByColor<Option<u32>>) -> ByColor<u32> {
    told.map(|count| count.unwrap_or(0))
}

/// The events of a scenario.
pub(super) enum Events {}

impl Input for Events {
    type Value = Vec<Event>;

    fn read(node: &Node, reader: &mut Reader) -> Option<Vec<Event>> {
        if node.items().is_some_and(|items| items.len() > MOST_EVENTS) {
            let message = Message::new("scenario-too-many-events").with("most", MOST_EVENTS);
            let hint = Message::new("scenario-too-many-events-hint");
            let place = node.span.start..node.span.start;
            reader.error("too-many-events", &place, message).hint = Some(hint);
            return None;
        }
        Vec::<Event>::read(node, reader)
    }

    fn schema() -> Json {
        json!({ "type": "array", "maxItems": MOST_EVENTS, "items": { "$ref": "#/$defs/event" } })
    }
}

impl Input for Event {
    type Value = Event;

    fn read(node: &Node, reader: &mut Reader) -> Option<Event> {
        let who = Fields::of(node, reader)?.read::<Who>("who", None);
        if node.get("who").is_none()
            && let Some(problem) = reader.problems.last_mut()
        {
            let words = Who::WORDS.join(", ");
            problem.hint = Some(Message::new("scenario-who-hint").text("words", words));
        }
        let kind = kind(node, reader)?;
        for entry in node.entries().unwrap_or_default() {
            if ["who", "event", "note"].contains(&&*entry.key) || kind.keys.contains(&&*entry.key) {
                continue;
            }
            reader.unknown_key(entry, kind.keys);
            // A finding may say more than the engine asks for: it is left aside, and said.
            if kind.name == "find"
                && let Some(problem) = reader.problems.last_mut()
            {
                problem.code.0 = "left-aside";
                problem.severity = Severity::Warning;
                problem.message =
                    Message::new("scenario-finding-left-aside").text("word", &entry.key);
            }
        }
        let is_given = kind.one_of.is_empty() || reader.expect_one_of(node, kind.one_of);
        if let Some(given) = node
            .get("who")
            .filter(|_| who.is_some_and(|who| !kind.who.contains(&who)))
        {
            let message = Message::new("scenario-wrong-actor").text("event", kind.name);
            let actors: Vec<_> = kind.who.iter().map(|who| who.name()).collect();
            let hint = Message::new("input-known-words").text("words", actors.join(", "));
            reader.error("wrong-actor", &given.span, message).hint = Some(hint);
        }
        let act = (kind.read)(Fields::of(node, reader)?);
        Some(Event {
            who: who?,
            act: act.filter(|_| is_given)?,
        })
    }

    fn schema() -> Json {
        let events: Vec<_> = EVENTS.iter().map(EventKind::schema).collect();
        json!({ "oneOf": events })
    }
}

/// The kind of an event by its name.
fn kind(node: &Node, reader: &mut Reader) -> Option<&'static EventKind> {
    let Some(name) = node.get("event") else {
        let is_known = |key: &str| key == "who" || EVENTS.iter().any(|it| it.keys.contains(&key));
        for entry in node.entries().unwrap_or_default() {
            if !is_known(&entry.key) {
                reader.unknown_key(entry, &["who", "event"]);
            }
        }
        reader.missing_key(node, "event");
        return None;
    };
    let word = Box::<str>::read(name, reader)?;
    let found = EVENTS.iter().find(|event| *event.name == *word);
    if found.is_none() {
        let names: Vec<_> = EVENTS.iter().map(|event| event.name).collect();
        reader.unknown_word(name, &word, &names);
        if let Some(problem) = reader.problems.last_mut() {
            problem.code.0 = "unknown-event";
            problem.message = Message::new("scenario-unknown-event").text("word", &word);
        }
    }
    found
}

impl EventKind {
    fn schema(&self) -> Json {
        let mut schema = (self.schema)();
        let who: Vec<_> = self.who.iter().map(|who| who.name()).collect();
        schema["properties"]["who"] = json!({ "enum": who });
        schema["properties"]["note"] = json!({ "type": "string" });
        schema["properties"]["event"] = json!({ "const": self.name });
        let mut required = vec![json!("who"), json!("event")];
        required.extend(schema["required"].as_array().into_iter().flatten().cloned());
        schema["required"] = json!(required);
        if !self.one_of.is_empty() {
            let alternatives = self.one_of.iter().map(|key| json!({ "required": [key] }));
            schema["oneOf"] = alternatives.collect();
        }
        schema
    }
}
