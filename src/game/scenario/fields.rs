//! An event as written: read field by field into its box, and which fields there were.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use super::event::{
    Basis, Complaint, Decision, EnvelopeItem, Evidence, First, Hand, Intent, Irregularity,
    NoticedBy, Sight, WhichPeriod, Who, Withdrawn,
};
use super::raw::{RawPair, RawScalar, RawSeconds};
use super::shape::EventName;

/// An event as written. A reader hands it on many times on its way into the list of events, so
/// the fields are kept in a box.
#[derive(Clone, Debug)]
pub struct RawEvent {
    /// Who does it.
    pub who: Who,
    /// What.
    pub event: EventName,
    fields: Box<RawFields>,
}

impl Deref for RawEvent {
    type Target = RawFields;

    fn deref(&self) -> &RawFields {
        &self.fields
    }
}

impl DerefMut for RawEvent {
    fn deref_mut(&mut self) -> &mut RawFields {
        &mut self.fields
    }
}

macro_rules! event_fields {
    ($($name:ident = $key:literal: $type:ty),+ $(,)?) => {
        /// Every other field that any event may have.
        #[allow(missing_docs)]
        #[derive(Clone, Debug, Default)]
        pub struct RawFields {
            given: u64,
            $(pub $name: Option<$type>),+
        }

        /// The name of a field.
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy, serde::Deserialize)]
        #[serde(field_identifier)]
        enum Field {
            $(#[serde(rename = $key)] $name,)+
            who,
            event,
        }

        impl RawFields {
            /// Their names, in the order of the bits of [`RawFields::given`].
            pub(super) const NAMES: &'static [&'static str] = &[$($key),+];
        }

        impl<'de> Visitor<'de> for Table {
            type Value = RawEvent;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an event")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut table: A) -> Result<RawEvent, A::Error> {
                let (mut who, mut event) = (None, None);
                let mut fields = Box::<RawFields>::default();
                let mut seen: u64 = 0;
                while let Some(field) = table.next_key()? {
                    let bit = 1 << field as u32;
                    if seen & bit != 0 {
                        return Err(A::Error::custom("a field stands twice"));
                    }
                    seen |= bit;
                    match field {
                        Field::who => who = Some(table.next_value()?),
                        Field::event => event = Some(table.next_value()?),
                        $(Field::$name => {
                            fields.$name = table.next_value()?;
                            if fields.$name.is_some() {
                                fields.given |= bit;
                            }
                        })+
                    }
                }
                Ok(RawEvent {
                    who: who.ok_or_else(|| A::Error::missing_field("who"))?,
                    event: event.ok_or_else(|| A::Error::missing_field("event"))?,
                    fields,
                })
            }
        }
    };
}

/// What an event is read from.
struct Table;

impl<'de> Deserialize<'de> for RawEvent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawEvent, D::Error> {
        deserializer.deserialize_map(Table)
    }
}

event_fields![
    square = "square": Box<str>,
    intent = "intent": Intent,
    san = "san": Box<str>,
    uci = "uci": Box<str>,
    hands = "hands": u32,
    touched = "touched": Box<[Box<str>]>,
    piece = "piece": Box<str>,
    inverted = "inverted": bool,
    hand = "hand": Hand,
    reason = "reason": Box<str>,
    what = "what": Box<str>,
    basis = "basis": Basis,
    written = "written": bool,
    evidence = "evidence": Evidence,
    position_written = "position_written": bool,
    scoresheet = "scoresheet": bool,
    noticed_by = "noticed_by": NoticedBy,
    first = "first": First,
    period = "period": WhichPeriod,
    about = "about": Complaint,
    ply = "ply": u32,
    seconds = "seconds": i64,
    seen = "seen": bool,
    fault = "fault": Irregularity,
    made = "made": Box<RawPair<u32>>,
    completed = "completed": Box<RawPair<u32>>,
    squares = "squares": Box<[Box<str>]>,
    decision = "decision": Decision,
    award = "award": Box<RawScalar>,
    still_illegal = "still_illegal": bool,
    readable = "readable": bool,
    accidental = "accidental": bool,
    schedule_affected = "schedule_affected": bool,
    moves = "moves": u32,
    seconds_before_end = "seconds_before_end": i64,
    text = "text": Box<str>,
    position_known = "position_known": bool,
    late_s = "late_s": i64,
    condition = "condition": Box<str>,
    shows = "shows": Box<[EnvelopeItem]>,
    clocks = "clocks": Box<RawPair<RawSeconds>>,
    result = "result": Box<str>,
    intended = "move": Box<str>,
];

/// The fields that give numbers, a bit each.
const NUMBERS: u64 = {
    let fields = [
        Field::hands,
        Field::late_s,
        Field::seconds_before_end,
        Field::seconds,
        Field::award,
        Field::moves,
        Field::made,
        Field::completed,
        Field::clocks,
        Field::ply,
    ];
    let (mut bits, mut at) = (0, 0);
    while at < fields.len() {
        bits |= 1 << fields[at] as u32;
        at += 1;
    }
    bits
};

impl RawFields {
    /// Whether an event gives any number: most don't.
    pub(super) fn gives_numbers(&self) -> bool {
        self.given & NUMBERS != 0
    }

    /// The fields that are given, a bit each.
    pub(super) fn given(&self) -> u64 {
        self.given
    }

    /// What the event means by `what`, where it is a sight of the arbiter's.
    pub(super) fn sight(&self) -> Option<Sight> {
        word(self.what.as_deref()?)
    }

    /// What the event means by `what`, where something is withdrawn.
    pub(super) fn withdrawn(&self) -> Option<Withdrawn> {
        word(self.what.as_deref()?)
    }
}

fn word<T: for<'de> Deserialize<'de>>(text: &str) -> Option<T> {
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error, StrDeserializer};
    let deserializer: StrDeserializer<'_, Error> = text.into_deserializer();
    T::deserialize(deserializer).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> serde_json::Result<RawEvent> {
        serde_json::from_str(text)
    }

    #[test]
    fn what_is_given_leaves_its_bit_and_null_does_not() {
        let event = read(r#"{"move": "e4", "who": "white", "event": "claim", "san": null}"#);
        let event = event.unwrap();
        assert_eq!(event.intended.as_deref(), Some("e4"));
        let given: Vec<&str> = RawFields::NAMES
            .iter()
            .enumerate()
            .filter(|(bit, _)| event.given() >> bit & 1 == 1)
            .map(|(_, name)| *name)
            .collect();
        assert_eq!(given, ["move"]);
    }

    #[test]
    fn an_event_names_who_and_what_and_nothing_twice_or_unknown() {
        assert!(read(r#"{"who": "white", "event": "offer"}"#).is_ok());
        for wrong in [
            r#"{"event": "offer"}"#,
            r#"{"who": "white"}"#,
            r#"{"who": "white", "event": "press", "hand": "same", "hand": "same"}"#,
            r#"{"who": "white", "who": "white", "event": "offer"}"#,
            r#"{"who": "white", "event": "offer", "fee": 5}"#,
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
