//! The problems of one run.

use std::cmp::Ordering;
use std::iter::Map;
use std::{slice, vec};

use super::{Diagnostic, Severity};

/// Diagnostics, collected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    #[expect(
        clippy::vec_box,
        reason = "a large tree has many, sorted and merged more than once"
    )]
    diagnostics: Vec<Box<Diagnostic>>,
}

impl Report {
    /// Nothing wrong so far.
    pub fn new() -> Report {
        Report::default()
    }

    /// Adds a problem.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(Box::new(diagnostic));
    }

    /// Adds all problems of another report.
    pub fn merge(&mut self, other: Report) {
        self.diagnostics.extend(other.diagnostics);
    }

    /// Orders by place, then by code: the same problems always read in the same order.
    pub fn sort(&mut self) {
        self.diagnostics.sort_by(|a, b| order(a, b));
    }

    /// Keeps what the test accepts.
    pub fn retain(&mut self, mut keep: impl FnMut(&Diagnostic) -> bool) {
        self.diagnostics.retain(|diagnostic| keep(diagnostic));
    }

    /// The problems.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Diagnostic> {
        self.diagnostics.iter().map(|diagnostic| &**diagnostic)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.diagnostics.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// How many there are of a severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.iter()
            .filter(|diagnostic| diagnostic.severity == severity)
            .count()
    }
}

fn order(a: &Diagnostic, b: &Diagnostic) -> Ordering {
    (a.span, a.code, a.message.key).cmp(&(b.span, b.code, b.message.key))
}

impl FromIterator<Diagnostic> for Report {
    fn from_iter<I: IntoIterator<Item = Diagnostic>>(diagnostics: I) -> Report {
        Report {
            diagnostics: diagnostics.into_iter().map(Box::new).collect(),
        }
    }
}

impl Extend<Diagnostic> for Report {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, diagnostics: I) {
        self.diagnostics
            .extend(diagnostics.into_iter().map(Box::new));
    }
}

impl IntoIterator for Report {
    type Item = Diagnostic;
    type IntoIter = Map<vec::IntoIter<Box<Diagnostic>>, fn(Box<Diagnostic>) -> Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.diagnostics.into_iter().map(|diagnostic| *diagnostic)
    }
}

impl<'a> IntoIterator for &'a Report {
    type Item = &'a Diagnostic;
    type IntoIter =
        Map<slice::Iter<'a, Box<Diagnostic>>, fn(&'a Box<Diagnostic>) -> &'a Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.diagnostics.iter().map(Box::as_ref)
    }
}
