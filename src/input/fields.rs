//! Tables of named keys, declared once.

use serde_json::{Value as Json, json};

use super::{Input, Node, Reader};

/// A table that is being read.
pub struct Fields<'a> {
    table: &'a Node,
    reader: &'a mut Reader,
}

impl<'a> Fields<'a> {
    /// The fields of a table; any other value is reported.
    pub fn of(node: &'a Node, reader: &'a mut Reader) -> Option<Fields<'a>> {
        if node.entries().is_none() {
            reader.wrong_type(node, "table");
            return None;
        }
        Some(Fields {
            table: node,
            reader,
        })
    }

    /// Reports the keys that are not known.
    pub fn expect_keys(&mut self, known: &[&str]) {
        for entry in self.table.entries().unwrap_or_default() {
            if !known.contains(&&*entry.key) {
                self.reader.unknown_key(entry, known);
            }
        }
    }

    /// The value under a key; what it means to leave it out is given, or follows from the kind.
    pub fn read<T: Input>(&mut self, key: &str, default: Option<T::Value>) -> Option<T::Value> {
        if let Some(node) = self.table.get(key) {
            return T::read(node, self.reader);
        }
        let value = default.or_else(T::absent);
        if value.is_none() {
            self.reader.missing_key(self.table, key);
        }
        value
    }
}

/// The JSON Schema of a table: keys, what they hold, whether they must be there.
pub fn table_schema(fields: Vec<(&'static str, Json, bool)>) -> Json {
    let required: Vec<_> = fields.iter().filter(|field| field.2).collect();
    let required: Vec<_> = required.iter().map(|field| field.0).collect();
    let properties = fields
        .into_iter()
        .map(|(key, schema, _)| (key.to_owned(), schema));
    let mut schema = json!({
        "type": "object",
        "properties": properties.collect::<serde_json::Map<_, _>>(),
        "additionalProperties": false,
    });
    if !required.is_empty() {
        schema["required"] = json!(required);
    }
    schema
}

// A field is written `name: Type as Kind = default`. The kind reads it, and is the type itself
// where none is given; a key with another name than the field stands in parentheses after it.

/// The keys of a list of fields.
macro_rules! keys {
    ($($field:ident $(($key:literal))?),*) => {
        &[$($crate::input::keys!(@ $field $($key)?)),*]
    };
    (@ $field:ident) => { stringify!($field) };
    (@ $field:ident $key:literal) => { $key };
}
pub(crate) use keys;

/// Reads a list of fields into local variables, and gives `$made`.
macro_rules! read_fields {
    ($table:expr, { $($field:ident $(($key:literal))?: $type:ty $(as $kind:ty)? $(= $default:expr)?),* $(,)? } => $made:expr) => {{
        #[allow(unused_mut, unused_variables)]
        let mut table = $table;
        $(#[allow(unused_mut, unused_assignments)]
        let $field = {
            let mut default: Option<$type> = None;
            $(default = Some($default);)?
            let key = $crate::input::keys!(@ $field $($key)?);
            $crate::input::read_fields!(@read table, key, default, $type $(, $kind)?)
        };)*
        $(let $field: $type = $field?;)*
        $made
    }};
    (@read $table:ident, $key:ident, $default:ident, $type:ty) => {
        $table.read::<$type>($key, $default)
    };
    (@read $table:ident, $key:ident, $default:ident, $type:ty, $kind:ty) => {
        $table.read::<$kind>($key, $default)
    };
}
pub(crate) use read_fields;

/// The JSON Schema of a list of fields.
macro_rules! schema_of {
    ({ $($field:ident $(($key:literal))?: $type:ty $(as $kind:ty)? $(= $default:expr)?),* $(,)? }) => {
        $crate::input::table_schema(vec![$((
            $crate::input::keys!(@ $field $($key)?),
            $crate::input::schema_of!(@kind $type $(, $kind)?),
            $crate::input::schema_of!(@needed $type $(, $kind)? $(; $default)?),
        )),*])
    };
    (@kind $type:ty) => { <$type as $crate::input::Input>::schema() };
    (@kind $type:ty, $kind:ty) => { <$kind as $crate::input::Input>::schema() };
    (@needed $type:ty $(, $kind:ty)?; $default:expr) => { false };
    (@needed $type:ty) => { <$type as $crate::input::Input>::absent().is_none() };
    (@needed $type:ty, $kind:ty) => { <$kind as $crate::input::Input>::absent().is_none() };
}
pub(crate) use schema_of;

/// Declares how a type is read from a table: its fields, and the value that they make.
macro_rules! table {
    ($name:ty {
        $($field:ident $(($key:literal))?: $type:ty $(as $kind:ty)? $(= $default:expr)?),* $(,)?
    } => $made:expr) => {
        impl $crate::input::Input for $name {
            type Value = $name;

            fn read(
                node: &$crate::input::Node,
                reader: &mut $crate::input::Reader,
            ) -> Option<$name> {
                let mut table = $crate::input::Fields::of(node, reader)?;
                table.expect_keys($crate::input::keys!($($field $(($key))?),*));
                $crate::input::read_fields!(
                    table,
                    { $($field $(($key))?: $type $(as $kind)? $(= $default)?),* } => Some($made)
                )
            }

            fn schema() -> serde_json::Value {
                $crate::input::schema_of!(
                    { $($field $(($key))?: $type $(as $kind)? $(= $default)?),* }
                )
            }
        }
    };
}
pub(crate) use table;
