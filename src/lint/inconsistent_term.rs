//! One term, several spellings.

use super::reading::Prose;
use super::spellings::UsualSpelling;
use super::{Lint, Survey};
use crate::diag::{Code, Message, Report, Severity, Span};
use crate::law::Document;

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
        let document = &survey.corpus.documents[at as usize];
        let lang = document.id.lang;
        let Some(words) = survey.words.get(&lang) else {
            return;
        };
        let terms = &words.lexicon.terms().terms;
        let mut prose = None;
        for &UsualSpelling {
            term,
            spelling: usual,
        } in survey.usual_spellings(lang)
        {
            let spelling =
                |at: u16| terms[usize::from(term)].spellings[usize::from(at)].trim_end_matches('*');
            let reading = survey.reading(at).terms().iter();
            let mut unusual: Vec<Span> = reading
                .filter(|used| used.term == term && used.spelling != usual)
                .map(|used| used.span)
                .collect();
            if usual != 0 {
                let prose = prose.get_or_insert_with(|| prose_of(document, survey));
                let first = &words.first_spellings[usize::from(term)];
                unusual.extend(first.uses(prose.text()).map(|found| prose.span(found)));
            }
            for span in unusual {
                let message = Message::new("lint-inconsistent-term")
                    .text("here", survey.corpus.sources.slice(span))
                    .text("usual", spelling(usual));
                report.push(
                    self.finding(span, message)
                        .hint(Message::new("lint-inconsistent-term-hint")),
                );
            }
        }
    }
}

fn prose_of(document: &Document, survey: &Survey<'_>) -> Prose {
    let mut prose = Prose::default();
    prose.read(document, survey.corpus.sources.get(document.file).text());
    prose
}
