//! The kinds of values that only scenarios hold: squares, pieces, moves, times, counts.

use serde_json::{Value as Json, json};
use shakmaty::{ByColor, Color, Role, Square};

use super::event::{Award, MoveText};
use crate::diag::Message;
use crate::game::notation;
use crate::game::setting::Points;
use crate::game::state::Outcome;
use crate::input::{Fields, Input, Node, Reader, Value, numbers, table_schema};
use crate::law::Edition;

/// A hundred hours, in seconds.
pub(super) const LONGEST_S: i64 = 360_000;
/// More moves than any game has.
pub(super) const MOST_MOVES: i64 = 10_000;
/// The same in half-moves.
pub(super) const MOST_HALF_MOVES: usize = 2 * MOST_MOVES as usize;

numbers! {
    /// A number of moves.
    Moves: u32 = 0, MOST_MOVES, "moves";
    /// The moves of a period.
    PeriodMoves: u32 = 1, MOST_MOVES, "moves";
    /// A half-move; 0 is the start.
    PlyNumber: u32 = 0, i64::from(u32::MAX), "moves";
    /// With how many hands a move is made.
    Hands: u8 = 1, 2, "hands";
    /// The number of a Chess960 starting position.
    StartNumber: u32 = 0, 959, "positions";
}

/// The most points that a game is worth.
const MOST_POINTS: i64 = 1000;

/// A number of points.
pub(super) enum Score {}

impl Input for Score {
    type Value = Points;

    fn read(node: &Node, reader: &mut Reader) -> Option<Points> {
        let points = match node.value {
            Value::Integer(points) => points as f64,
            Value::Float(points) => points,
            _ => {
                reader.wrong_type(node, "number");
                return None;
            }
        };
        if !(0.0..=MOST_POINTS as f64).contains(&points) {
            reader.out_of_range(&node.span, 0, MOST_POINTS, "points");
            return None;
        }
        Some(Points((points * 1000.0).round() as i64))
    }

    fn schema() -> Json {
        json!({ "type": "number", "minimum": 0, "maximum": MOST_POINTS })
    }
}

/// Moves completed by each, or nobody knows how many.
pub(super) enum CompletedMoves {
    /// So many.
    Moves(ByColor<Option<u32>>),
    /// Nobody knows (8.5).
    Unknown,
}

impl Input for CompletedMoves {
    type Value = CompletedMoves;

    fn read(node: &Node, reader: &mut Reader) -> Option<CompletedMoves> {
        if node.text().is_some() {
            word(node, &["unknown"], reader)?;
            return Some(CompletedMoves::Unknown);
        }
        ByColor::<Option<Moves>>::read(node, reader).map(CompletedMoves::Moves)
    }

    fn schema() -> Json {
        json!({ "anyOf": [ByColor::<Option<Moves>>::schema(), { "enum": ["unknown"] }] })
    }
}

/// `1:30:00`, `4:59`: hours, minutes and seconds, or minutes and seconds.
fn clock_seconds(text: &str) -> Option<i64> {
    let (sign, text) = match text.trim().strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.trim()),
    };
    let mut parts = text.split(':').map(|part| {
        let digits = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<i64>()
            .ok()
            .filter(|_| digits && part.len() <= 6)
    });
    let (first, second, third) = (parts.next()??, parts.next()??, parts.next());
    let below_sixty = |part: i64| (part < 60).then_some(part);
    let seconds = match (third, parts.next()) {
        (None, _) => first * 60 + below_sixty(second)?,
        (Some(third), None) => (first * 60 + below_sixty(second)?) * 60 + below_sixty(third?)?,
        _ => return None,
    };
    Some(sign * seconds)
}

const CLOCK_PATTERN: &str = "^-?[0-9]{1,6}(:[0-5]?[0-9]){1,2}$";

/// Reads a length of time: a number of seconds, or a string as a clock shows it.
fn length_of_time(node: &Node, reader: &mut Reader, low: i64) -> Option<i64> {
    let seconds = match (&node.value, node.text()) {
        (Value::Integer(seconds), _) => *seconds,
        (_, Some(text)) => match clock_seconds(text) {
            Some(seconds) => seconds,
            None => {
                let message = Message::new("scenario-bad-time").text("text", text);
                let hint = Message::new("scenario-bad-time-hint");
                reader.error("bad-time", &node.span, message).hint = Some(hint);
                return None;
            }
        },
        _ => {
            reader.wrong_type(node, "time");
            return None;
        }
    };
    if !(low..=LONGEST_S).contains(&seconds) {
        reader.out_of_range(&node.span, low, LONGEST_S, "seconds");
        return None;
    }
    Some(seconds)
}

/// A length of time, read into seconds.
#[derive(Debug)]
pub enum Seconds {}

/// A difference of times, read into seconds.
#[derive(Debug)]
pub enum SignedSeconds {}

macro_rules! lengths {
    ($($name:ident from $low:expr;)+) => { $(
        impl Input for $name {
            type Value = i64;

            fn read(node: &Node, reader: &mut Reader) -> Option<i64> {
                length_of_time(node, reader, $low)
            }

            fn schema() -> Json {
                json!({ "anyOf": [
                    { "type": "integer", "minimum": $low, "maximum": LONGEST_S },
                    { "type": "string", "pattern": CLOCK_PATTERN },
                ] })
            }
        }
    )+ };
}

lengths! {
    Seconds from 0;
    SignedSeconds from -LONGEST_S;
}

/// What a clock shows: seconds, with a fraction where need be, read into milliseconds.
pub(super) enum ClockTime {}

impl Input for ClockTime {
    type Value = i64;

    fn read(node: &Node, reader: &mut Reader) -> Option<i64> {
        let seconds = match node.value {
            Value::Integer(seconds) => seconds as f64,
            Value::Float(seconds) => seconds,
            _ => return length_of_time(node, reader, 0).map(|seconds| seconds * 1000),
        };
        if !(0.0..=LONGEST_S as f64).contains(&seconds) {
            reader.out_of_range(&node.span, 0, LONGEST_S, "seconds");
            return None;
        }
        Some((seconds * 1000.0).round() as i64)
    }

    fn schema() -> Json {
        json!({ "anyOf": [
            { "type": "number", "minimum": 0, "maximum": LONGEST_S },
            { "type": "string", "pattern": CLOCK_PATTERN },
        ] })
    }
}

/// `{ white = …, black = … }`, either of which may be left out.
impl<T: Input> Input for ByColor<Option<T>> {
    type Value = ByColor<Option<T::Value>>;

    fn read(node: &Node, reader: &mut Reader) -> Option<Self::Value> {
        let mut table = Fields::of(node, reader)?;
        table.expect_keys(&["white", "black"]);
        let white = table.read::<Option<T>>("white", None);
        let black = table.read::<Option<T>>("black", None);
        Some(ByColor {
            white: white?,
            black: black?,
        })
    }

    fn schema() -> Json {
        table_schema(vec![
            ("white", T::schema(), false),
            ("black", T::schema(), false),
        ])
    }
}

/// A string that means something to `$parse`; otherwise a problem with `$code` and `$message`.
macro_rules! parsed {
    ($name:ty => $type:ty, $parse:expr, $code:literal, $message:literal, $schema:expr) => {
        impl Input for $name {
            type Value = $type;

            fn read(node: &Node, reader: &mut Reader) -> Option<$type> {
                let Some(text) = node.text() else {
                    reader.wrong_type(node, "text");
                    return None;
                };
                let parse: fn(&str) -> Option<$type> = $parse;
                let parsed = parse(text);
                if parsed.is_none() {
                    let message = Message::new($message).text("text", text);
                    reader.error($code, &node.span, message);
                }
                parsed
            }

            fn schema() -> Json {
                $schema
            }
        }
    };
}

/// A move in some algebraic notation.
pub(super) enum San {}
/// A move by squares.
pub(super) enum Uci {}

parsed!(Square => Square, |text| text.parse().ok(), "bad-square", "scenario-bad-square",
    json!({ "type": "string", "pattern": "^[a-h][1-8]$" }));
parsed!(Role => Role, piece, "bad-piece", "scenario-bad-piece", json!({ "type": "string" }));
parsed!(San => MoveText,
    |text| notation::parse(text).map(|_| MoveText::San(text.into())),
    "bad-move", "scenario-bad-san", json!({ "type": "string" }));
parsed!(Uci => MoveText, by_squares, "bad-move", "scenario-bad-uci",
    json!({ "type": "string", "pattern": "^[a-h][1-8][a-h][1-8][a-zA-Z]?$" }));

fn piece(text: &str) -> Option<Role> {
    Some(match text.to_lowercase().as_str() {
        "queen" | "q" => Role::Queen,
        "rook" | "r" => Role::Rook,
        "bishop" | "b" => Role::Bishop,
        "knight" | "n" => Role::Knight,
        "king" | "k" => Role::King,
        "pawn" | "p" => Role::Pawn,
        _ => return None,
    })
}

/// `e2e4`, `e7e8q`; the move may be illegal.
fn by_squares(text: &str) -> Option<MoveText> {
    let mut letters = text.get(4..)?.chars();
    let promotion = match (letters.next(), letters.next()) {
        (None, _) => None,
        (Some(letter), None) => Some(Role::from_char(letter)?),
        _ => return None,
    };
    Some(MoveText::Uci {
        from: text.get(0..2)?.parse().ok()?,
        to: text.get(2..4)?.parse().ok()?,
        promotion,
    })
}

/// A word of a list.
fn word<'w>(node: &Node, known: &[&'w str], reader: &mut Reader) -> Option<&'w str> {
    let Some(text) = node.text() else {
        reader.wrong_type(node, "text");
        return None;
    };
    let found = known.iter().find(|word| **word == text).copied();
    if found.is_none() {
        reader.unknown_word(node, text, known);
    }
    found
}

impl Input for Edition {
    type Value = Edition;

    fn read(node: &Node, reader: &mut Reader) -> Option<Edition> {
        word(node, &Edition::NAMES, reader)?.parse().ok()
    }

    fn schema() -> Json {
        json!({ "enum": Edition::NAMES })
    }
}

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

/// A word of [`ASKED`].
pub(super) enum Asked {}

impl Input for Asked {
    type Value = Box<str>;

    fn read(node: &Node, reader: &mut Reader) -> Option<Box<str>> {
        word(node, ASKED, reader).map(Into::into)
    }

    fn schema() -> Json {
        json!({ "enum": ASKED })
    }
}

/// The result that is signed, or an empty text.
pub(super) enum SignedResult {}

impl Input for SignedResult {
    type Value = Box<str>;

    fn read(node: &Node, reader: &mut Reader) -> Option<Box<str>> {
        let text = Box::<str>::read(node, reader)?;
        if !text.is_empty() && Outcome::read(&text).is_none() {
            reader.unknown_word(node, &text, &["1-0", "0-1", "1/2-1/2", "0-0"]);
            return None;
        }
        Some(text)
    }

    fn schema() -> Json {
        json!({ "type": "string" })
    }
}

impl Input for Award {
    type Value = Award;

    fn read(node: &Node, reader: &mut Reader) -> Option<Award> {
        match node.value {
            Value::Bool(given) => Some(Award::Given(given)),
            _ => Seconds::read(node, reader).map(Award::Seconds),
        }
    }

    fn schema() -> Json {
        json!({ "anyOf": [bool::schema(), Seconds::schema()] })
    }
}

impl Input for Color {
    type Value = Color;

    fn read(node: &Node, reader: &mut Reader) -> Option<Color> {
        let word = word(node, &["white", "black"], reader)?;
        Some(Color::from_white(word == "white"))
    }

    fn schema() -> Json {
        json!({ "enum": ["white", "black"] })
    }
}
