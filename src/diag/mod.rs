//! Problems as values.
//!
//! Nothing enters; `Span`s into `Sources`, `Diagnostic`s and their `Report` leave. A diagnostic
//! carries the key of its message and its arguments, never prose: the words belong to `locales/`.
//! [`settings`] reads TOML
//! files into them. Nothing here prints.

mod code;
mod diagnostic;
mod message;
mod nearest;
mod report;
pub mod settings;
pub mod shape;
mod source;
mod span;
mod visible;
#[cfg(feature = "content")]
mod whole_file;

pub use code::Code;
pub use diagnostic::{Diagnostic, Fix, Label, Severity};
pub use message::{Arg, Message};
pub use nearest::nearest;
pub use report::Report;
pub use source::{FileId, Place, Source, Sources};
pub use span::Span;
pub use visible::{visible, visible_lines};
#[cfg(feature = "content")]
pub use whole_file::{MAX_LENGTH, read_at_most, read_whole, read_whole_text};
