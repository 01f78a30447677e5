//! Reading what people type: TOML and JSON files, held against declared tables.
//!
//! A text becomes a tree of [`Node`]s that know their places. A type that implements [`Input`]
//! reads itself from a node and reports every mistake there to a [`Reader`]; the same type gives
//! its JSON Schema, so that the two can't differ. The macros `table!`, `words!` and `numbers!`
//! declare such types.

mod fields;
mod json;
mod kinds;
mod node;
mod reader;

pub use fields::{Fields, table_schema};
pub(crate) use fields::{keys, read_fields, schema_of, table};
pub use kinds::Input;
pub(crate) use kinds::{numbers, words};
pub use node::{Entry, Node, PathStep, Value};
pub use reader::Reader;
