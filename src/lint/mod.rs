//! Finding faults in the Laws as people publish them.
//!
//! A [`Corpus`] enters, with the words of its languages; a [`Report`] leaves. A lint sees each
//! document by itself ([`look`], which can be done while documents are read) and then among the
//! others ([`compare`]). Each lint is one file and one entry of [`LINTS`]; its explanation is the
//! message `lint-<code>-explain` of each language. What is wrong with a label or the markup is
//! found where it is read, in `content`. Nothing here corrects a text: errata only say which
//! findings are known.

mod bare_reference;
mod differing_numbers;
mod diverging_reference;
mod duplicate_number;
mod errata;
mod foreign_full_stop;
mod heading_level;
mod inconsistent_term;
mod link_target_mismatch;
mod lost_quantifier;
mod missing_number;
mod missing_translation;
mod obsolete_reference;
mod out_of_order_number;
mod page;
mod page_names;
mod page_self_reference;
mod reading;
mod spellings;
mod stray_spacing;
mod survey;
mod unfinished_clause;
mod unregistered_clause;
mod unresolved_reference;
mod words;

use rayon::prelude::*;

use crate::diag::{Code, Diagnostic, Message, Report, Severity, Source, Span};
use crate::lang::ByLang;
use crate::law::{Corpus, Document};
pub use errata::{Acknowledged, STALE_ERRATUM, acknowledge};
pub use page::{Page, PageText};
use reading::{Mark, Prose, Reading, read};
use spellings::FirstSpelling;
pub use survey::Survey;
use survey::{Notes, Statement};
pub use words::Words;

/// A kind of fault that can be found.
pub trait Lint: Sync {
    /// Its name.
    fn code(&self) -> Code;

    /// How bad it is.
    fn severity(&self) -> Severity;

    /// Looks for it in one document by itself, whose edition is not settled yet.
    fn within(&self, _page: &Page<'_>, _report: &mut Report) {}

    /// Looks for it in what a document says of the others, and where it differs from them.
    fn across(&self, _document: u32, _survey: &Survey<'_>, _report: &mut Report) {}

    /// A finding of this lint.
    fn finding(&self, span: Span, message: Message) -> Diagnostic {
        Diagnostic::new(self.code(), self.severity(), span, message)
    }
}

/// Every lint, by name.
pub const LINTS: &[&dyn Lint] = &[
    &bare_reference::BareReference,
    &differing_numbers::DifferingNumbers,
    &diverging_reference::DivergingReference,
    &duplicate_number::DuplicateNumber,
    &foreign_full_stop::ForeignFullStop,
    &heading_level::HeadingLevel,
    &inconsistent_term::InconsistentTerm,
    &link_target_mismatch::LinkTargetMismatch,
    &lost_quantifier::LostQuantifier,
    &missing_number::MissingNumber,
    &missing_translation::MissingTranslation,
    &obsolete_reference::ObsoleteReference,
    &out_of_order_number::OutOfOrderNumber,
    &page_self_reference::PageSelfReference,
    &stray_spacing::StraySpacing,
    &unfinished_clause::UnfinishedClause,
    &unregistered_clause::UnregisteredClause,
    &unresolved_reference::UnresolvedReference,
];

/// Runs every lint. The findings come in the order of the sources, whatever the threads do.
pub fn check(corpus: &Corpus, words: &ByLang<Words>) -> Report {
    let documents = corpus.documents.par_iter();
    let seen = documents.map_init(Desk::default, |desk, document| {
        look(document, corpus.sources.get(document.file), words, desk)
    });
    compare(corpus, words, seen.collect())
}

/// What lints see in a document by itself.
#[derive(Debug)]
pub struct Seen {
    notes: Notes,
    report: Report,
}

/// The memory that one look leaves to the next.
#[derive(Debug, Default)]
pub struct Desk {
    prose: Prose,
    marks: Vec<Mark>,
    stops: Vec<u32>,
}

/// Looks at a document by itself. That is best done right after it was read: of a large tree only
/// what was read last is still in the processor's caches.
pub fn look(document: &Document, source: &Source, words: &ByLang<Words>, desk: &mut Desk) -> Seen {
    let mut notes = Notes {
        edition: document.edition,
        statements: Statement::all(document),
        reading: Reading::default(),
        first_spellings: Vec::new(),
    };
    let text = words.get(&document.id.lang).map(|words| {
        let Desk {
            prose,
            marks,
            stops,
        } = desk;
        prose.read(document, source.text());
        notes.reading = read(prose, &words.lexicon, &words.marks, marks, stops);
        notes.first_spellings = FirstSpelling::all(words, &notes.reading, source.text());
        PageText {
            words,
            prose,
            marks,
        }
    });
    let page = Page {
        document,
        source,
        text,
    };
    let mut report = Report::new();
    for lint in LINTS {
        lint.within(&page, &mut report);
    }
    Seen { notes, report }
}

/// Compares the documents, each of which was looked at; the findings of these looks are among
/// those that leave. The text is in the sources: that of the documents may be forgotten by now.
pub fn compare(corpus: &Corpus, words: &ByLang<Words>, seen: Vec<Seen>) -> Report {
    let (notes, within): (Vec<_>, Vec<_>) = seen
        .into_iter()
        .map(|Seen { notes, report }| (notes, report))
        .unzip();
    let survey = Survey::new(corpus, words, notes);
    let mut reports: Vec<_> = within
        .into_par_iter()
        .enumerate()
        .map(|(document, report)| look_across(document as u32, &survey, report))
        .collect();
    reports.push(unchecked(corpus, words));
    Report::of_sorted(reports)
}

/// A language whose texts can't be read.
pub const LANGUAGE_UNCHECKED: Code = Code("language-unchecked");

fn unchecked(corpus: &Corpus, words: &ByLang<Words>) -> Report {
    let languages = corpus.languages().into_iter();
    languages
        .filter(|lang| !words.contains_key(lang))
        .map(|lang| {
            let message = Message::new("lint-language-unchecked").text("lang", lang);
            Diagnostic::placeless(LANGUAGE_UNCHECKED, Severity::Hint, message)
                .hint(Message::new("lint-language-unchecked-hint").text("lang", lang))
        })
        .collect()
}

fn look_across(document: u32, survey: &Survey<'_>, mut report: Report) -> Report {
    for lint in LINTS {
        lint.across(document, survey, &mut report);
    }
    report.sort();
    report
}
