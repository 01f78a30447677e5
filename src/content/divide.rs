//! Which parts of a page are documents: usually all of it is one, but a file may hold the whole
//! Laws.

use std::ops::Range;

use super::identity;
use super::label::{self, LabelCandidate};
use super::page::{Boldness, FlatPage, Flow, FlowKind, Item, PieceKind, Style};
use super::parse::Frame;
use crate::lang::ReferenceWords;
use crate::law::{Division, DocumentKind};

/// A part of a page that is one document.
#[derive(Debug)]
pub(super) struct DocumentPart {
    /// Its items.
    pub(super) items: Range<usize>,
    /// The item that is its title.
    pub(super) heading: Option<usize>,
    /// What the title says it is, the likeliest first.
    pub(super) kinds: Vec<DocumentKind>,
    /// Its name.
    pub(super) slug: Box<str>,
    /// It is the whole page, so that the name of the file speaks of it.
    pub(super) whole: bool,
}

/// A heading that names a part of the Laws.
struct NamedHeading {
    item: usize,
    kinds: Vec<DocumentKind>,
}

/// The longest text that is taken for a heading, in bytes.
const MAX_HEADING: usize = 300;

/// Divides a page into documents.
pub(super) fn divide(
    page: &FlatPage,
    frame: &Frame,
    words: &ReferenceWords,
    candidates: &[LabelCandidate],
) -> Vec<DocumentPart> {
    let named = named(page, words);
    if frame.kind.is_none()
        && let Some(heading) = other_title(page, &named, words)
    {
        return vec![DocumentPart {
            items: 0..page.items.len(),
            heading: Some(heading),
            kinds: vec![DocumentKind::Other],
            slug: frame.slug.clone(),
            whole: true,
        }];
    }
    let splits = if frame.kind.is_some() {
        Vec::new()
    } else {
        splits(&named, words, candidates)
    };
    if splits.len() < 2 {
        return vec![whole(page, frame, &named, candidates, words)];
    }
    several(page, frame, &named, &splits)
}

fn flows(page: &FlatPage) -> impl Iterator<Item = (usize, &Flow)> {
    let items = page.items.iter().enumerate();
    items.filter_map(|(at, item)| match item {
        Item::Flow(flow) => Some((at, flow)),
        _ => None,
    })
}

/// The headings that name a part of the Laws; also lines that are meant as headings.
fn named(page: &FlatPage, words: &ReferenceWords) -> Vec<NamedHeading> {
    flows(page)
        .filter(|(_, flow)| flow.plain.len() < MAX_HEADING && may_be_heading(page, flow))
        .map(|(item, flow)| {
            let certain = matches!(flow.kind, FlowKind::Heading(_));
            let kinds = identity::of_heading(page.text(flow), words, certain);
            NamedHeading { item, kinds }
        })
        .filter(|named| !named.kinds.is_empty())
        .collect()
}

fn may_be_heading(page: &FlatPage, flow: &Flow) -> bool {
    let text = page.text(flow);
    match flow.kind {
        FlowKind::Heading(_) => true,
        FlowKind::Paragraph => {
            text.starts_with('#')
                || (page.boldness(flow.plain.clone()) == Boldness::Full && !text.contains('\n'))
                || flow.plain.start == 0 && !begins_with_link(page, flow)
        }
        _ => false,
    }
}

/// Whether a line leads elsewhere, as those to the pages before and after do.
fn begins_with_link(page: &FlatPage, flow: &Flow) -> bool {
    let first = page.pieces.get(flow.pieces.start as usize);
    first.is_some_and(|piece| matches!(piece.kind, PieceKind::Open(Style::Link(_))))
}

/// The whole page as one document.
fn whole(
    page: &FlatPage,
    frame: &Frame,
    named: &[NamedHeading],
    candidates: &[LabelCandidate],
    words: &ReferenceWords,
) -> DocumentPart {
    let first_label = candidates
        .iter()
        .find(|candidate| is_clause(candidate))
        .map_or(usize::MAX, |candidate| candidate.item as usize);
    let above = || named.iter().filter(|named| named.item < first_label);
    let is_heading = |named: &&NamedHeading| matches!(&page.items[named.item], Item::Flow(flow) if matches!(flow.kind, FlowKind::Heading(_)));
    // A line above the heading may only lead to the pages before and after.
    let title = above().find(is_heading).or_else(|| above().next());
    let title = title.filter(|title| !counts_sections(page, named, title, words));
    let first_heading = flows(page)
        .find(|(_, flow)| matches!(flow.kind, FlowKind::Heading(_)))
        .map(|(item, _)| item)
        .filter(|&item| item < first_label);
    DocumentPart {
        items: 0..page.items.len(),
        heading: title.map(|named| named.item).or(first_heading),
        kinds: title.map(|named| named.kinds.clone()).unwrap_or_default(),
        slug: frame.slug.clone(),
        whole: true,
    }
}

/// The first heading, if it names another document: `# Tournament regulations` has articles of its
/// own.
fn other_title(page: &FlatPage, named: &[NamedHeading], words: &ReferenceWords) -> Option<usize> {
    let first = flows(page).find(|(_, flow)| matches!(flow.kind, FlowKind::Heading(_)));
    let (item, flow) = first?;
    let title = named.first().is_none_or(|named| named.item > item);
    (title && identity::is_other_title(page.text(flow), words)).then_some(item)
}

/// Whether a heading is the number of a section, one of several of the same level: `## 1. May I
/// use two hands?`
fn counts_sections(
    page: &FlatPage,
    named: &[NamedHeading],
    title: &NamedHeading,
    words: &ReferenceWords,
) -> bool {
    let level = |named: &NamedHeading| match &page.items[named.item] {
        Item::Flow(Flow {
            kind: FlowKind::Heading(level),
            plain,
            ..
        }) => {
            let text = &page.plain[plain.start as usize..plain.end as usize];
            identity::is_bare_number(text, words).then_some(*level)
        }
        _ => None,
    };
    let Some(own) = level(title) else {
        return false;
    };
    named
        .iter()
        .any(|other| other.kinds != title.kinds && level(other) == Some(own))
}

/// Whether a candidate has the number of a clause, not of a whole division.
fn is_clause(candidate: &LabelCandidate) -> bool {
    candidate.numeral.depth() > 1
}

/// The headings that clearly open a document of their own: different divisions, each followed by
/// clauses of its own.
fn splits(
    named: &[NamedHeading],
    words: &ReferenceWords,
    candidates: &[LabelCandidate],
) -> Vec<usize> {
    let divisions: Vec<usize> = (0..named.len())
        .filter(|&at| named[at].kinds[0].division().is_some())
        .collect();
    if divisions.len() < 2 {
        return Vec::new();
    }
    let mut splits: Vec<usize> = Vec::new();
    for (order, &at) in divisions.iter().enumerate() {
        let end = divisions
            .get(order + 1)
            .map_or(usize::MAX, |&next| named[next].item);
        let below = label::within(candidates, named[at].item + 1..end);
        let labels = identity::of_labels(below, words);
        let own = |division: Division| named[at].kinds.contains(&DocumentKind::Division(division));
        let repeats = splits
            .last()
            .is_some_and(|&last| named[last].kinds == named[at].kinds);
        if labels.is_some_and(own) && !repeats {
            splits.push(at);
        }
    }
    splits
}

/// The page as several documents: one for each split, for each unnumbered part between them and
/// for what stands before, unless that is the preface.
fn several(
    page: &FlatPage,
    frame: &Frame,
    named: &[NamedHeading],
    splits: &[usize],
) -> Vec<DocumentPart> {
    let opens =
        |at: &usize| splits.binary_search(at).is_ok() || named[*at].kinds[0].division().is_none();
    let starts: Vec<usize> = (0..named.len()).filter(opens).collect();
    let mut parts = Vec::new();
    let first = named[starts[0]].item;
    let opens_with_preface = named[starts[0]].kinds[0] == DocumentKind::Preface;
    if !opens_with_preface && flows(page).any(|(item, _)| item < first) {
        parts.push(DocumentPart {
            items: 0..first,
            heading: flows(page)
                .find(|(item, flow)| *item < first && matches!(flow.kind, FlowKind::Heading(_)))
                .map(|(item, _)| item),
            kinds: Vec::new(),
            slug: frame.slug.clone(),
            whole: false,
        });
    }
    for (order, &at) in starts.iter().enumerate() {
        let next = starts.get(order + 1).map(|&next| named[next].item);
        parts.push(DocumentPart {
            items: if order == 0 && opens_with_preface {
                0
            } else {
                named[at].item
            }..next.unwrap_or(page.items.len()),
            heading: Some(named[at].item),
            kinds: named[at].kinds.clone(),
            slug: part_slug(&frame.slug, named[at].kinds[0]),
            whole: false,
        });
    }
    parts
}

fn part_slug(slug: &str, kind: DocumentKind) -> Box<str> {
    let part = match kind {
        DocumentKind::Division(Division::Article(number)) => format!("article{number}"),
        DocumentKind::Division(division) => format!("{}-{division}", division.kind()),
        kind => kind.name().to_owned(),
    };
    format!("{slug}-{}", part.to_lowercase()).into()
}
