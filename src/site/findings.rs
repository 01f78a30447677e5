//! What the linter says, by document.

use crate::diag::{Diagnostic, Report, Severity};
use crate::law::{ClauseId, Corpus};

/// The findings of each document, in the order of the text.
pub(super) struct Findings<'a> {
    documents: Vec<Vec<Finding<'a>>>,
    /// Those that no document shows.
    pub elsewhere: Vec<&'a Diagnostic>,
}

/// A finding and the clause it stands in.
#[derive(Clone, Copy)]
pub(super) struct Finding<'a> {
    pub diagnostic: &'a Diagnostic,
    pub clause: Option<u32>,
}

impl<'a> Findings<'a> {
    pub fn new(corpus: &Corpus, report: &'a Report) -> Findings<'a> {
        let mut by_file = rustc_hash::FxHashMap::default();
        for (at, document) in corpus.documents.iter().enumerate() {
            by_file.insert(document.file, at);
        }
        let mut documents = vec![Vec::new(); corpus.documents.len()];
        let mut elsewhere = Vec::new();
        for diagnostic in report {
            let span = diagnostic.span;
            let Some(at) = span.and_then(|span| by_file.get(&span.file).copied()) else {
                elsewhere.push(diagnostic);
                continue;
            };
            let clause = span.and_then(|span| {
                let clauses = &corpus.documents[at].clauses;
                let after = clauses.partition_point(|clause| clause.label.start <= span.start);
                let at = after.checked_sub(1)?;
                (span.start < clauses[at].span.end).then_some(at as u32)
            });
            documents[at].push(Finding { diagnostic, clause });
        }
        for findings in &mut documents {
            findings.sort_by_key(|finding| (finding.diagnostic.span, finding.diagnostic.code));
        }
        Findings {
            documents,
            elsewhere,
        }
    }

    /// The findings of a document.
    pub fn document(&self, at: u32) -> &[Finding<'a>] {
        &self.documents[at as usize]
    }

    /// The findings of a clause.
    pub fn clause(&self, id: ClauseId) -> impl Iterator<Item = &'a Diagnostic> {
        self.document(id.document)
            .iter()
            .filter(move |finding| finding.clause == Some(id.clause))
            .map(|finding| finding.diagnostic)
    }

    /// How many there are of a severity.
    pub fn count(&self, severity: Severity) -> usize {
        let shown = self.documents.iter().flatten();
        shown
            .map(|finding| finding.diagnostic)
            .chain(self.elsewhere.iter().copied())
            .filter(|diagnostic| diagnostic.severity == severity)
            .count()
    }
}
