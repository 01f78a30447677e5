//! A reference to a number that has moved on.

use super::unresolved_reference::{is_known, was_known};
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::law::{
    ClauseNumber, Corpus, Document, Edition, Reference, Resolution, RuleId, former_rule,
    has_number, rules_at,
};

/// Finds references to numbers that the document's edition has no more, or that another edition
/// gives to the provision, and says where the provision is now.
///
/// Renumbering between editions leaves such references behind; they lead nowhere or, worse, to
/// another rule. Example: `9.7` for the dead position, which is 5.2.2 since 2018.
pub struct ObsoleteReference;

impl Lint for ObsoleteReference {
    fn code(&self) -> Code {
        Code("obsolete-reference")
    }

    fn severity(&self) -> Severity {
        Severity::Error
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let document = page.document;
        for reference in document.references() {
            if !is_known(document, survey.corpus, reference) && was_known(reference) {
                report.push(self.gone(document, reference));
            } else if let Some(now) = renumbered(document, survey.corpus, reference) {
                let message = Message::new("lint-obsolete-reference-renumbered")
                    .text("number", reference.written)
                    .text("edition", document.edition);
                report.push(
                    self.finding(reference.span, message)
                        .hint(Message::new("lint-obsolete-reference-hint").text("now", now)),
                );
            }
        }
    }
}

impl ObsoleteReference {
    fn gone(&self, document: &Document, reference: &Reference) -> crate::diag::Diagnostic {
        let number = reference.written;
        let first = Edition::ALL.into_iter().find(|&it| has_number(it, number));
        let later =
            first.filter(|&first| first > document.edition && former_rule(number).is_none());
        let key = match later {
            Some(_) => "lint-obsolete-reference-later",
            None => "lint-obsolete-reference",
        };
        let mut message = Message::new(key)
            .text("number", number)
            .text("edition", document.edition);
        if let Some(later) = later {
            message = message.text("later", later);
        }
        let now = former_rule(number)
            .or_else(|| elsewhere(document.edition, number))
            .and_then(|rule| rule.number(document.edition));
        let hint = match now {
            Some(now) if later.is_some() => {
                Message::new("lint-obsolete-reference-hint-earlier").text("now", now)
            }
            Some(now) => Message::new("lint-obsolete-reference-hint").text("now", now),
            None => Message::new("lint-obsolete-reference-hint-dropped"),
        };
        self.finding(reference.span, message).hint(hint)
    }
}

/// The rule that another edition has under a number.
fn elsewhere(edition: Edition, number: ClauseNumber) -> Option<RuleId> {
    Edition::ALL
        .into_iter()
        .filter(|&other| other != edition)
        .find_map(|other| rules_at(other, number).first().copied())
}

/// Where the document that a reference leads to follows another edition and has the provision
/// under another number: that number.
fn renumbered(document: &Document, corpus: &Corpus, reference: &Reference) -> Option<ClauseNumber> {
    let Resolution::Clause(found) = reference.resolution else {
        return None;
    };
    let cited = corpus.document_of(found);
    if cited.edition == document.edition || reference.written != reference.target {
        return None;
    }
    let rule = *rules_at(document.edition, reference.written).first()?;
    let now = rule.number(cited.edition)?;
    (now != reference.written).then_some(now)
}
