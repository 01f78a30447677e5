//! A reference whose noun stands on the other side.

use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity, Span};
use crate::lang::ReferenceWords;
use crate::law::{Document, Reference};

/// Finds references whose noun stands before the number where the language puts it after the
/// number, or the reverse, in texts that mostly do as the language does; once for a document.
///
/// One form is easier to read, to search and to link. Example: `Հոդված 3-ում` among
/// `9.2 հոդվածի`.
pub struct ReferenceForm;

/// The references of a document that have their noun beside them.
#[derive(Debug, Default)]
pub struct ReferenceForms {
    /// How many have it on the usual side of the language.
    pub usual: usize,
    /// Those that have it on the other one, with the noun.
    pub others: Vec<Span>,
}

impl Lint for ReferenceForm {
    fn code(&self) -> Code {
        Code("reference-form")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let (usual, others) = survey.reference_forms(page.document.id.lang);
        let here = &page.reference_forms.others;
        let Some(first) = here.first().filter(|_| usual > others) else {
            return;
        };
        let message = Message::new("lint-reference-form")
            .text("words", survey.corpus.sources.slice(*first))
            .with("count", usual);
        let mut finding = self
            .finding(*first, message)
            .hint(Message::new("lint-reference-form-hint"));
        for other in &here[1..] {
            finding = finding.label(*other, Message::new("lint-reference-form-too"));
        }
        report.push(finding);
    }
}

impl ReferenceForms {
    /// Looks at the words beside the references of a document.
    pub fn of(document: &Document, source: &str, words: &ReferenceWords) -> ReferenceForms {
        let mut forms = ReferenceForms::default();
        for reference in document.references() {
            let before = noun_before(reference, source, words);
            let after = noun_after(reference, source, words);
            match (before, after) {
                (None, Some(_)) if words.noun_follows() => forms.usual += 1,
                (Some(_), None) if !words.noun_follows() => forms.usual += 1,
                (Some(start), None) => {
                    let end = reference.span.range().end;
                    forms.others.push(Span::new(document.file, start, end));
                }
                (None, Some(end)) => {
                    let start = reference.span.range().start;
                    forms.others.push(Span::new(document.file, start, end));
                }
                _ => {}
            }
        }
        forms
    }
}

/// Where the noun begins that stands right before a number.
fn noun_before(reference: &Reference, source: &str, words: &ReferenceWords) -> Option<usize> {
    let before = source[..reference.span.range().start].trim_end_matches(['[', '*']);
    let text = before.trim_end_matches([' ', '\n']);
    let is_letter = |c: &char| c.is_alphabetic();
    let letters: usize = text
        .chars()
        .rev()
        .take_while(is_letter)
        .map(char::len_utf8)
        .sum();
    let start = text.len() - letters;
    let is_noun = text.len() < before.len() && words.role(&text[start..]).noun.is_some();
    is_noun.then_some(start)
}

/// Where the noun ends that stands right after a number.
fn noun_after(reference: &Reference, source: &str, words: &ReferenceWords) -> Option<usize> {
    let end = |span: &Span| span.range().end;
    let number_end = end(&reference.span);
    let inside = &source[number_end..];
    let after = match &reference.link {
        Some(link) if inside.starts_with(']') => &source[end(&link.span)..],
        _ => inside,
    };
    let text = after.trim_start_matches([' ', '\n', '*']);
    let letters: usize = text
        .chars()
        .take_while(|c| c.is_alphabetic())
        .map(char::len_utf8)
        .sum();
    let is_noun = text.len() < after.len() && words.role(&text[..letters]).noun.is_some();
    is_noun.then_some(source.len() - text.len() + letters)
}
