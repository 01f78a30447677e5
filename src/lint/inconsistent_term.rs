//! One term, several spellings.

use super::{Lint, Survey};
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

    fn across(&self, at: u32, survey: &Survey<'_>, report: &mut Report) {
        let lang = survey.corpus.documents[at as usize].id.lang;
        let Some(words) = survey.words.get(&lang) else {
            return;
        };
        for used in survey.reading(at).terms() {
            let counts = survey.spellings(lang, used.term);
            let most = counts.iter().copied().max().unwrap_or_default();
            let usual = counts.iter().position(|&count| count == most);
            if usual == Some(usize::from(used.spelling)) {
                continue;
            }
            let spellings = &words.lexicon.terms().terms[usize::from(used.term)].spellings;
            let better = usual.and_then(|usual| spellings.get(usual));
            let Some(better) = better else { continue };
            let message = Message::new("lint-inconsistent-term")
                .text("here", survey.corpus.sources.slice(used.span))
                .text("usual", better.trim_end_matches('*'))
                .with("count", most);
            report.push(
                self.finding(used.span, message)
                    .hint(Message::new("lint-inconsistent-term-hint")),
            );
        }
    }
}
