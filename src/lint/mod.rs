//! Finding faults in the Laws as people publish them.
//!
//! A [`Corpus`] enters, with the words of its languages; a [`Report`] leaves. A lint sees one
//! document at a time ([`Page`]) and can compare it with the others ([`Survey`]). Each lint is one
//! file and one entry of [`LINTS`]; its explanation is the message `lint-<code>-explain` of each
//! language. What is wrong with a label or the markup is found where it is read, in `content`.
//! Nothing here corrects a text: errata only say which findings are known.

mod agreement;
mod bare_reference;
mod construction;
mod differing_numbers;
mod diverging_reference;
mod duplicate_number;
mod errata;
mod foreign_full_stop;
mod heading_level;
mod hidden_direction;
mod inconsistent_style;
mod inconsistent_term;
mod link_target_mismatch;
mod list_form;
mod look_alike_mark;
mod lost_quantifier;
mod misplaced_mark;
mod missing_line_break;
mod missing_number;
mod missing_translation;
mod misspelled_word;
mod obsolete_reference;
mod older_edition;
mod other_subject;
mod out_of_order_number;
mod page;
mod page_names;
mod page_self_reference;
mod reading;
mod reference_form;
mod self_naming_clause;
mod several_references_in_link;
mod spellings;
mod stray_spacing;
mod subjects;
mod survey;
mod unfinished_clause;
mod unregistered_clause;
mod unresolved_reference;
mod words;

use rayon::prelude::*;

use crate::diag::{Code, Diagnostic, Message, Report, Severity, Span};
use crate::lang::{ByLang, LocaleError, Locales};
use crate::law::Corpus;
pub use errata::{Acknowledged, STALE_ERRATUM, acknowledge};
pub use page::{Page, PageText};
pub use survey::Survey;
pub use words::LanguageWords;

/// A kind of fault that can be found.
pub trait Lint: Sync {
    /// Its name.
    fn code(&self) -> Code;

    /// How bad it is.
    fn severity(&self) -> Severity;

    /// Looks for it in a document.
    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report);

    /// A finding of this lint.
    fn finding(&self, span: Span, message: Message) -> Diagnostic {
        Diagnostic::new(self.code(), self.severity(), span, message)
    }
}

/// Every lint, by name.
pub const LINTS: &[&dyn Lint] = &[
    &agreement::Agreement,
    &bare_reference::BareReference,
    &construction::Construction,
    &differing_numbers::DifferingNumbers,
    &diverging_reference::DivergingReference,
    &duplicate_number::DuplicateNumber,
    &foreign_full_stop::ForeignFullStop,
    &heading_level::HeadingLevel,
    &hidden_direction::HiddenDirection,
    &inconsistent_style::InconsistentStyle,
    &inconsistent_term::InconsistentTerm,
    &link_target_mismatch::LinkTargetMismatch,
    &list_form::ListForm,
    &look_alike_mark::LookAlikeMark,
    &lost_quantifier::LostQuantifier,
    &misplaced_mark::MisplacedMark,
    &missing_line_break::MissingLineBreak,
    &missing_number::MissingNumber,
    &missing_translation::MissingTranslation,
    &misspelled_word::MisspelledWord,
    &obsolete_reference::ObsoleteReference,
    &older_edition::OlderEdition,
    &other_subject::OtherSubject,
    &out_of_order_number::OutOfOrderNumber,
    &page_self_reference::PageSelfReference,
    &reference_form::ReferenceForm,
    &self_naming_clause::SelfNamingClause,
    &several_references_in_link::SeveralReferencesInLink,
    &stray_spacing::StraySpacing,
    &unfinished_clause::UnfinishedClause,
    &unregistered_clause::UnregisteredClause,
    &unresolved_reference::UnresolvedReference,
];

/// Runs every lint, with the words of those of the corpus's languages that the locales know. The
/// findings come in the order of the sources, whatever the threads do.
pub fn lint(corpus: &Corpus, locales: &Locales) -> Result<Report, LocaleError> {
    let words = &LanguageWords::of(corpus.languages(), locales)?;
    let documents = 0..corpus.documents.len() as u32;
    let (pages, passages): (Vec<_>, Vec<_>) = documents
        .into_par_iter()
        .map(|document| Page::read(corpus, document, words))
        .unzip();
    let survey = &Survey::new(corpus, &pages, passages);
    // The prose of a document goes once it was looked at.
    let pages = pages.into_par_iter();
    let reports: Vec<_> = pages.map(|page| check(&page, survey)).collect();
    let mut whole: Report = unchecked(corpus, words).collect();
    for report in reports {
        whole.merge(report);
    }
    whole.sort();
    Ok(whole)
}

fn check(page: &Page<'_>, survey: &Survey<'_>) -> Report {
    let mut report = Report::new();
    for lint in LINTS {
        lint.check(page, survey, &mut report);
    }
    report
}

/// A language whose texts can't be read.
pub const LANGUAGE_UNCHECKED: Code = Code("language-unchecked");

fn unchecked(corpus: &Corpus, words: &ByLang<LanguageWords>) -> impl Iterator<Item = Diagnostic> {
    let languages = corpus.languages().into_iter();
    languages
        .filter(|lang| !words.contains_key(lang))
        .map(|lang| {
            let message = Message::new("lint-language-unchecked").text("lang", lang);
            Diagnostic::placeless(LANGUAGE_UNCHECKED, Severity::Hint, message)
                .hint(Message::new("lint-language-unchecked-hint").text("lang", lang))
        })
}
