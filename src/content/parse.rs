//! One text → its documents.

use std::ops::Range;

use super::assemble::assemble;
use super::identity;
use super::label::{self, Choice};
use super::links;
use super::page::{self, Flow, FlowKind, Item, Page};
use super::reference::Finder;
use super::repair;
use super::vocabulary::Vocabulary;
use crate::diag::{FileId, Report, Span};
use crate::lang::Lang;
use crate::law::{Document, DocumentId, DocumentKind, Edition, has_number};

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
    /// Whether the edition was found from the numbers.
    pub edition_guessed: bool,
}

/// Reads a text into its documents. References are found but not resolved.
pub fn parse_document(text: &str, file: FileId, frame: &Frame, vocabulary: &Vocabulary) -> Parsed {
    let body = super::front::body_start(text);
    let page = page::flatten(text, body);
    let links = links::links(&page, vocabulary);
    let words = vocabulary.words(frame.lang);
    let reader = Reader {
        page: &page,
        file,
        frame,
        vocabulary,
        finder: Finder {
            words,
            links: &links,
        },
    };
    reader.read()
}

struct Reader<'a> {
    page: &'a Page,
    file: FileId,
    frame: &'a Frame,
    vocabulary: &'a Vocabulary,
    finder: Finder<'a>,
}

/// A part of a page that is one document.
struct Part {
    items: Range<usize>,
    heading: Option<usize>,
    kind: Option<DocumentKind>,
    slug: Box<str>,
}

impl Reader<'_> {
    fn read(&self) -> Parsed {
        let mut parsed = Parsed::default();
        for part in self.parts() {
            self.document(part, &mut parsed);
        }
        parsed
    }

    /// One part, or several where headings name several divisions.
    fn parts(&self) -> Vec<Part> {
        let words = self.finder.words;
        let named: Vec<(usize, DocumentKind)> = self
            .flows()
            .filter(|(_, flow)| matches!(flow.kind, FlowKind::Heading(_)))
            .filter_map(|(at, flow)| Some((at, identity::of_heading(self.page.text(flow), words)?)))
            .collect();
        let mut kinds: Vec<_> = named
            .iter()
            .filter(|(_, kind)| kind.division().is_some())
            .map(|(_, kind)| *kind)
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        let end = self.page.items.len();
        if kinds.len() < 2 || self.frame.kind.is_some() {
            let heading = self.title_item();
            let kind = heading
                .and_then(|at| named.iter().find(|(named, _)| *named == at))
                .or_else(|| named.first())
                .map(|(_, kind)| *kind);
            return vec![Part {
                items: 0..end,
                heading,
                kind,
                slug: self.frame.slug.clone(),
            }];
        }
        let mut parts = Vec::new();
        for (at, &(start, kind)) in named.iter().enumerate() {
            let start_item = if at == 0 { 0 } else { start };
            let next = named.get(at + 1).map_or(end, |(next, _)| *next);
            let name = match kind {
                DocumentKind::Division(division) => {
                    format!("{}-{}{}", self.frame.slug, division.kind(), division).to_lowercase()
                }
                _ => format!("{}-{}", self.frame.slug, kind.name()),
            };
            parts.push(Part {
                items: start_item..next,
                heading: Some(start),
                kind: Some(kind),
                slug: name.into(),
            });
        }
        parts
    }

    fn flows(&self) -> impl Iterator<Item = (usize, &Flow)> {
        self.page
            .items
            .iter()
            .enumerate()
            .filter_map(|(at, item)| match item {
                Item::Flow(flow) => Some((at, flow)),
                _ => None,
            })
    }

    /// The heading that is the title: the first one, unless it is the label of a clause.
    fn title_item(&self) -> Option<usize> {
        let words = self.finder.words;
        let headings = self
            .flows()
            .filter(|(_, flow)| matches!(flow.kind, FlowKind::Heading(_)));
        let first = headings.take(1).find(|(at, _)| {
            label::candidates(self.page, *at..*at + 1, words)
                .iter()
                .all(|candidate| {
                    candidate.numeral.levels().len()
                        + usize::from(candidate.numeral.prefix.is_some())
                        < 2
                })
        });
        if let Some((at, _)) = first {
            return Some(at);
        }
        self.flows()
            .take(1)
            .find(|(_, flow)| {
                identity::of_heading(self.page.text(flow), words).is_some()
                    && self.page.text(flow).len() < 200
            })
            .map(|(at, _)| at)
    }

    fn document(&self, part: Part, parsed: &mut Parsed) {
        let words = self.finder.words;
        let first = part.heading.map_or(part.items.start, |heading| heading + 1);
        let candidates = label::candidates(self.page, first..part.items.end, words);
        let by_slug = identity::of_slug(&part.slug, self.vocabulary);
        let by_labels = identity::of_labels(&candidates, words).map(DocumentKind::Division);
        let kind = self
            .frame
            .kind
            .or(part.kind)
            .or(by_slug)
            .or(by_labels)
            .unwrap_or(DocumentKind::Other);
        let choice = match kind {
            DocumentKind::Division(division) => {
                label::choose(self.page, &candidates, division, words)
            }
            _ => Choice::default(),
        };
        let edition = self.frame.edition.unwrap_or_else(|| {
            parsed.edition_guessed = true;
            fitting_edition(&choice)
        });
        let assembled = assemble(
            self.page,
            self.file,
            part.items.clone(),
            part.heading,
            &choice.labels,
            edition,
            &self.finder,
        );
        repair::report(
            self.page,
            self.file,
            &choice,
            &assembled,
            &mut parsed.report,
        );
        let heading = part.heading.and_then(|at| match &self.page.items[at] {
            Item::Flow(flow) => Some(flow),
            _ => None,
        });
        let title = self.frame.title.clone().or_else(|| {
            heading.map(|flow| {
                let text = self.page.text(flow);
                text.split_whitespace().collect::<Vec<_>>().join(" ").into()
            })
        });
        parsed.documents.push(Document {
            id: DocumentId {
                lang: self.frame.lang,
                slug: part.slug,
            },
            kind,
            edition,
            title: title.unwrap_or_default(),
            heading: heading.map(|flow| {
                Span::new(
                    self.file,
                    flow.source.start as usize,
                    flow.source.end as usize,
                )
            }),
            file: self.file,
            preamble: assembled.preamble,
            clauses: assembled.clauses,
        });
    }
}

/// The edition that has most of the numbers; the latest, if several have as many.
fn fitting_edition(choice: &Choice) -> Edition {
    Edition::ALL
        .into_iter()
        .max_by_key(|&edition| {
            choice
                .labels
                .iter()
                .filter(|label| has_number(edition, label.number))
                .count()
        })
        .unwrap_or(Edition::LATEST)
}
