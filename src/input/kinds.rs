//! The kinds of values that a file can hold.

use serde_json::{Value as Json, json};

use super::{Node, Reader, Value};
use crate::diag::Message;

/// Something that can be read from a node.
pub trait Input {
    /// What reading gives.
    type Value;

    /// Reads a node; none where something is wrong, which is reported.
    fn read(node: &Node, reader: &mut Reader) -> Option<Self::Value>;

    /// The JSON Schema of such a value.
    fn schema() -> Json;

    /// What it means to leave the key out; none where it must be given.
    fn absent() -> Option<Self::Value> {
        None
    }
}

impl Input for Box<str> {
    type Value = Box<str>;

    fn read(node: &Node, reader: &mut Reader) -> Option<Box<str>> {
        let Some(text) = node.text() else {
            reader.wrong_type(node, "text");
            return None;
        };
        let is_refused = |c: char| c.is_control() && !matches!(c, '\t' | '\n' | '\r');
        if text.contains(is_refused) {
            let message = Message::new("input-control-character");
            reader.error("control-character", &node.span, message);
            return None;
        }
        Some(text.into())
    }

    fn schema() -> Json {
        json!({ "type": "string" })
    }
}

impl Input for bool {
    type Value = bool;

    fn read(node: &Node, reader: &mut Reader) -> Option<bool> {
        if let Value::Bool(so) = node.value {
            return Some(so);
        }
        reader.wrong_type(node, "bool");
        None
    }

    fn schema() -> Json {
        json!({ "type": "boolean" })
    }
}

impl<T: Input> Input for Option<T> {
    type Value = Option<T::Value>;

    fn read(node: &Node, reader: &mut Reader) -> Option<Option<T::Value>> {
        T::read(node, reader).map(Some)
    }

    fn schema() -> Json {
        T::schema()
    }

    fn absent() -> Option<Option<T::Value>> {
        Some(None)
    }
}

impl<T: Input> Input for Vec<T> {
    type Value = Vec<T::Value>;

    fn read(node: &Node, reader: &mut Reader) -> Option<Vec<T::Value>> {
        let Some(items) = node.items() else {
            reader.wrong_type(node, "list");
            return None;
        };
        // Every item is read, so that all mistakes are reported.
        let read: Vec<_> = items.iter().map(|item| T::read(item, reader)).collect();
        read.into_iter().collect()
    }

    fn schema() -> Json {
        json!({ "type": "array", "items": T::schema() })
    }
}

/// Declares kinds of numbers with their bounds.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $low:expr, $high:expr, $of:literal;)+) => { $(
        $(#[$doc])*
        #[derive(Debug)]
        pub enum $name {}

        impl $crate::input::Input for $name {
            type Value = $type;

            fn read(
                node: &$crate::input::Node,
                reader: &mut $crate::input::Reader,
            ) -> Option<$type> {
                let $crate::input::Value::Integer(number) = node.value else {
                    reader.wrong_type(node, "integer");
                    return None;
                };
                if !($low..=$high).contains(&number) {
                    reader.out_of_range(&node.span, $low, $high, $of);
                    return None;
                }
                <$type>::try_from(number).ok()
            }

            fn schema() -> serde_json::Value {
                serde_json::json!({ "type": "integer", "minimum": $low, "maximum": $high })
            }
        }
    )+ };
}
pub(crate) use numbers;

/// Declares an enum whose values are words of a file.
macro_rules! words {
    ($($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? })+) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// The words, in the order of the format.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// All values, in the same order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// The word for it.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl From<$name> for serde_json::Value {
            fn from(value: $name) -> serde_json::Value {
                value.name().into()
            }
        }

        impl $crate::input::Input for $name {
            type Value = $name;

            fn read(
                node: &$crate::input::Node,
                reader: &mut $crate::input::Reader,
            ) -> Option<$name> {
                match node.text() {
                    $(Some($word) => Some($name::$variant),)+
                    Some(word) => {
                        reader.unknown_word(node, word, $name::WORDS);
                        None
                    }
                    None => {
                        reader.wrong_type(node, "text");
                        None
                    }
                }
            }

            fn schema() -> serde_json::Value {
                serde_json::json!({ "enum": $name::WORDS })
            }
        }
    )+ };
}
pub(crate) use words;
