//! Passages to HTML.
//!
//! A [`Passage`](crate::law::Passage) enters, HTML leaves that holds nothing of the source but its
//! words: raw HTML is shown as text, links lead only where they may.

mod blocks;
mod inlines;
mod links;
mod marked;
mod walk;

pub(super) use crate::player::escape_into as escape;
pub(super) use blocks::{render, write};
pub(super) use inlines::holds_reference;
pub(super) use links::{Target, aim, picture};
pub(super) use marked::render_marked;
pub(super) use walk::walk;

use crate::diag::Span;

/// A stretch of source text to be marked, with the class of the mark and what it says.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    pub span: Span,
    pub class: &'static str,
    pub title: String,
}

impl Mark {
    /// Whether a stretch of text shares something with it.
    pub fn touches(&self, span: Span) -> bool {
        self.span.file == span.file && self.span.start < span.end && span.start < self.span.end
    }
}
