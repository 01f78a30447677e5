//! What the tables of a TOML file may hold, as data: the reader knows its keys by it, and others get
//! it as JSON Schema.

use serde_json::{Map, Value, json};

/// A key of a table.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Whether the table can't do without it.
    pub needed: bool,
    /// What it says, for the schema; empty where the name does.
    pub about: &'static str,
}

impl Key {
    /// The same key with what it says.
    pub const fn about(mut self, about: &'static str) -> Key {
        self.about = about;
        self
    }
}

/// What a key holds.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A text.
    Text,
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of these numbers.
    Numbers(&'static [u16]),
    /// A number from 1 to this.
    UpTo(usize),
    /// True or false.
    Flag,
    /// A list.
    List(&'static Kind),
    /// A table with these keys.
    Table(&'static [Key]),
    /// A table whose keys are names of one's own: languages, documents.
    Each(&'static Kind),
    /// One of several.
    Either(&'static [Kind]),
    /// What another room reads.
    Other,
}

/// A key that may be left out.
pub const fn key(name: &'static str, kind: Kind) -> Key {
    Key {
        name,
        kind,
        needed: false,
        about: "",
    }
}

/// A key that must be there.
pub const fn needed(name: &'static str, kind: Kind) -> Key {
    Key {
        name,
        kind,
        needed: true,
        about: "",
    }
}

/// A text for each language.
pub const TEXTS: Kind = Kind::Each(&Kind::Text);

/// A text for each language, or one for all of them.
pub const TEXTS_OR_ONE: Kind = Kind::Either(&[Kind::Text, TEXTS]);

/// The JSON Schema of a file whose outermost table has these keys.
pub fn json_schema(title: &str, keys: &[Key]) -> Value {
    let mut schema = table(keys);
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!(title);
    schema
}

/// The JSON Schema of a table.
pub fn table(keys: &[Key]) -> Value {
    let properties: Map<_, _> = keys
        .iter()
        .map(|key| {
            let mut value = value(key.kind);
            if !key.about.is_empty() {
                value["description"] = json!(key.about);
            }
            (key.name.to_owned(), value)
        })
        .collect();
    let mut schema = json!({
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    });
    let needed: Vec<_> = keys.iter().filter(|key| key.needed).collect();
    if !needed.is_empty() {
        schema["required"] = needed.iter().map(|key| key.name).collect();
    }
    schema
}

fn value(kind: Kind) -> Value {
    match kind {
        Kind::Text => json!({ "type": "string" }),
        Kind::Words(words) => json!({ "enum": words }),
        Kind::Numbers(numbers) => json!({ "enum": numbers }),
        Kind::UpTo(most) => json!({ "type": "integer", "minimum": 1, "maximum": most }),
        Kind::Flag => json!({ "type": "boolean" }),
        Kind::List(item) => json!({ "type": "array", "items": value(*item) }),
        Kind::Table(keys) => table(keys),
        Kind::Each(inner) => json!({ "type": "object", "additionalProperties": value(*inner) }),
        Kind::Either(kinds) => {
            let kinds: Vec<_> = kinds.iter().map(|kind| value(*kind)).collect();
            json!({ "anyOf": kinds })
        }
        Kind::Other => json!({}),
    }
}
