//! One term, several spellings.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds a term in a spelling that the language uses less often than another one.
///
/// Search misses half of the places, and readers wonder whether two things are meant. The terms
/// are those of `locales/<lang>/terms.toml`; between equally frequent spellings the first of the
/// list is kept. Example: `ոչ ոքի` among many `ոչ-ոքի`.
pub struct InconsistentTerm;

impl Lint for InconsistentTerm {
    fn code(&self) -> Code {
        Code("inconsistent-term")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        for used in text.passages.iter().flat_map(|passage| &passage.terms) {
            let usual = survey.usual_spelling(page.document.id.lang, used.term);
            if used.spelling == usual {
                continue;
            }
            let usual = text.words.lexicon.spelling(used.term, usual);
            let message = Message::new("lint-inconsistent-term")
                .text("here", survey.corpus.sources.slice(used.span))
                .text("usual", usual.trim_end_matches('*'));
            report.push(
                self.finding(used.span, message)
                    .hint(Message::new("lint-inconsistent-term-hint")),
            );
        }
    }
}
