//! A value of a file, with its place.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Its bytes in the text.
    pub span: Range<usize>,
    /// What it says.
    pub value: Value,
}

/// What a node says.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// JSON's `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number; one that is too large becomes the nearest that fits.
    Integer(i64),
    /// Any other number.
    Float(f64),
    /// A string.
    Text(Box<str>),
    /// A list.
    List(Vec<Node>),
    /// A table, in the order of the text.
    Table(Vec<Entry>),
    /// A date of TOML.
    Date,
}

/// A key of a table with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The key.
    pub key: Box<str>,
    /// Where the key stands.
    pub span: Range<usize>,
    /// Its value.
    pub value: Node,
}

/// One step of a path to a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathStep {
    /// The value under a key.
    Key(Box<str>),
    /// An item of a list.
    Item(usize),
}

impl From<&str> for PathStep {
    fn from(key: &str) -> PathStep {
        PathStep::Key(key.into())
    }
}

impl From<usize> for PathStep {
    fn from(at: usize) -> PathStep {
        PathStep::Item(at)
    }
}

impl Node {
    /// Parses TOML.
    pub fn from_toml(text: &str) -> Result<Node, toml::de::Error> {
        let table = DeTable::parse(text)?;
        Ok(Node {
            span: 0..0,
            value: table_of(table.get_ref()),
        })
    }

    /// The value under a key of a table.
    pub fn get(&self, key: &str) -> Option<&Node> {
        let entry = self.entries()?.iter().find(|entry| &*entry.key == key)?;
        Some(&entry.value)
    }

    /// The items of a list.
    pub fn items(&self) -> Option<&[Node]> {
        match &self.value {
            Value::List(items) => Some(items),
            _ => None,
        }
    }

    /// The entries of a table.
    pub fn entries(&self) -> Option<&[Entry]> {
        match &self.value {
            Value::Table(entries) => Some(entries),
            _ => None,
        }
    }

    /// The string.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The place of the value at a path; where the path ends early, the place where the last value
    /// on it begins.
    pub fn place(&self, path: &[PathStep]) -> Range<usize> {
        let Some((step, rest)) = path.split_first() else {
            return self.span.clone();
        };
        let next = match step {
            PathStep::Key(key) => self.get(key),
            PathStep::Item(at) => self.items().and_then(|items| items.get(*at)),
        };
        match next {
            Some(next) => next.place(rest),
            None => self.span.start..self.span.end.min(self.span.start + 1),
        }
    }
}

fn table_of(table: &DeTable<'_>) -> Value {
    let entry = |(key, value): (&Spanned<_>, &Spanned<_>)| Entry {
        key: AsRef::<str>::as_ref(key.get_ref()).into(),
        span: key.span(),
        value: node_of(value),
    };
    let mut entries: Vec<Entry> = table.iter().map(entry).collect();
    entries.sort_by_key(|entry| entry.span.start);
    Value::Table(entries)
}

fn node_of(value: &Spanned<DeValue<'_>>) -> Node {
    let span = value.span();
    let value = match value.get_ref() {
        DeValue::String(text) => Value::Text(text.as_ref().into()),
        DeValue::Integer(number) => {
            let digits = number.as_str();
            integer(i128::from_str_radix(digits, number.radix()).ok(), digits)
        }
        DeValue::Float(number) => Value::Float(number.as_str().parse().unwrap_or(f64::NAN)),
        DeValue::Boolean(so) => Value::Bool(*so),
        DeValue::Datetime(_) => Value::Date,
        DeValue::Array(items) => Value::List(items.iter().map(node_of).collect()),
        DeValue::Table(table) => table_of(table),
    };
    Node { span, value }
}

/// A whole number, clamped to what fits.
pub(super) fn integer(number: Option<i128>, digits: &str) -> Value {
    let extreme = if digits.starts_with('-') {
        i64::MIN
    } else {
        i64::MAX
    };
    Value::Integer(number.map_or(extreme, |number| {
        number.clamp(i64::MIN.into(), i64::MAX.into()) as i64
    }))
}
