//! One text → its documents.

use super::assemble::{Assembled, assemble};
use super::divide::{DocumentPart, divide};
use super::edition::Evidence;
use super::identity::{self, Claims};
use super::label::{self, ChosenLabels, LabelCandidate};
use super::page::{self, FlatPage, Item};
use super::reference::Finder;
use super::vocabulary::Vocabulary;
use super::{front, links, repair};
use crate::diag::{FileId, Report, Span};
use crate::lang::Lang;
use crate::law::{Document, DocumentId, DocumentKind, Edition};

/// What is known of a text before it is read.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Its language.
    pub lang: Lang,
    /// Its name within the language.
    pub slug: Box<str>,
    /// The edition that it follows, where that is settled.
    pub edition: Option<Edition>,
    /// What part of the Laws it is, where that is settled.
    pub kind: Option<DocumentKind>,
    /// Its title, where that is settled.
    pub title: Option<Box<str>>,
}

/// The documents of a text, usually one, and what there is to say about them.
#[derive(Debug, Default)]
pub struct Parsed {
    /// The documents, in the order of the text.
    pub documents: Vec<Document>,
    /// The problems found.
    pub report: Report,
    /// For each document, what its numbers say of its edition; empty where that is settled.
    pub evidence: Vec<Evidence>,
}

/// Reads a text into its documents. References are found but not resolved.
pub fn parse_document(text: &str, file: FileId, frame: &Frame, vocabulary: &Vocabulary) -> Parsed {
    let words = vocabulary.words(frame.lang);
    let page = &page::flatten(text, front::body_start(text));
    let links = links::links(page, vocabulary);
    let candidates = label::find_candidates(page, words);
    let mut reader = DocumentReader {
        page,
        candidates: &candidates,
        file,
        frame,
        vocabulary,
        finder: Finder {
            words,
            links: &links,
        },
        parsed: Parsed::default(),
    };
    for part in divide(page, frame, words, &candidates) {
        reader.document(part);
    }
    repair::report_page(page, file, &mut reader.parsed.report);
    repair::report_html(page, text, file, &mut reader.parsed.report);
    reader.parsed
}

struct DocumentReader<'a> {
    page: &'a FlatPage,
    candidates: &'a [LabelCandidate],
    file: FileId,
    frame: &'a Frame,
    vocabulary: &'a Vocabulary,
    finder: Finder<'a>,
    parsed: Parsed,
}

impl DocumentReader<'_> {
    fn document(&mut self, part: DocumentPart) {
        let words = self.finder.words;
        let first = part.heading.map_or(part.items.start, |heading| heading + 1);
        let candidates = label::within(self.candidates, first..part.items.end);
        let claims = Claims {
            stated: self.frame.kind,
            heading: part.kinds,
            slug: part
                .whole
                .then(|| identity::of_slug(&part.slug, self.vocabulary))
                .flatten(),
            labels: identity::of_labels(candidates, words),
        };
        let kind = claims.decide();
        let choice = match kind {
            DocumentKind::Division(division) => {
                label::choose(self.page, candidates, division, words)
            }
            _ => ChosenLabels::default(),
        };
        let edition = self.frame.edition.unwrap_or_else(|| {
            let evidence = Evidence::of(&choice);
            self.parsed.evidence.push(evidence);
            evidence.best()
        });
        let (items, labels) = (part.items.clone(), &choice.labels);
        let mut found = (self.finder).find_all(self.page, items.clone(), part.heading, labels);
        if claims.heading == [DocumentKind::Other] {
            // Another document mentions its own clauses by the same numbers.
            let own: Vec<_> = (candidates.iter())
                .flat_map(|candidate| candidate.numeral.numbers(words))
                .collect();
            found
                .mentions
                .retain(|mention| !own.contains(&mention.number));
            found.doubts.clear();
        }
        let assembled = assemble(
            self.page,
            self.file,
            items,
            part.heading,
            labels,
            &found.mentions,
            edition,
        );
        let heading = self.heading(part.heading);
        let report = &mut self.parsed.report;
        repair::report(self.page, self.file, &choice, &assembled, report);
        repair::report_doubts(self.page, self.file, &found.doubts, report);
        let place = heading.as_ref().map(|(span, _)| *span);
        let shown = place.unwrap_or(Span::new(self.file, 0, 0));
        if let DocumentKind::Division(division) = kind {
            repair::report_unread(shown, division, &assembled, report);
        }
        claims.report(kind, shown, report);
        let title = self.frame.title.clone();
        let title = title.or_else(|| heading.as_ref().map(|(_, title)| title.clone()));
        let Assembled {
            preamble, clauses, ..
        } = assembled;
        self.parsed.documents.push(Document {
            id: DocumentId {
                lang: self.frame.lang,
                slug: part.slug,
            },
            kind,
            edition,
            plain: false,
            title: title.unwrap_or_default(),
            heading: place,
            file: self.file,
            preamble,
            clauses,
        });
    }

    /// The place and the words of a heading.
    fn heading(&self, item: Option<usize>) -> Option<(Span, Box<str>)> {
        let Item::Flow(flow) = &self.page.items[item?] else {
            return None;
        };
        let text = self.page.text(flow);
        let text = text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '#' | '*' | '_'));
        let words: Vec<_> = text.split_whitespace().collect();
        let span = Span {
            file: self.file,
            start: flow.source.start,
            end: flow.source.end,
        };
        Some((span, words.join(" ").into()))
    }
}
