//! Two languages of a document side by side.

use std::collections::BTreeSet;

use serde::Serialize;

use super::Frame;
use super::clause::{ErratumView, FindingView, clause_link, errata_of, finding_view};
use super::document::{division_title, pair};
use crate::diag::{Diagnostic, Message};
use crate::lang::Lang;
use crate::law::{Clause, ClauseId, ClauseNumber, RuleId};
use crate::site::frame::{Counterpart, Link};
use crate::site::markup::{self, Mark};
use crate::site::{LanguagePair, Page, Site, SiteError};

#[derive(Serialize)]
struct ComparePage {
    frame: Frame,
    title: String,
    left: Column,
    right: Column,
    preambles: Option<[String; 2]>,
    rows: Vec<Row>,
    gaps: usize,
}

/// One of the two texts.
#[derive(Serialize)]
struct Column {
    lang: Lang,
    name: String,
    document: Option<Link>,
    edition: Option<&'static str>,
}

/// A rule in both languages.
#[derive(Serialize)]
struct Row {
    anchor: String,
    rule: Option<Link>,
    cells: [Option<Cell>; 2],
    findings: Vec<FindingView>,
}

/// A clause in one of them.
#[derive(Serialize)]
struct Cell {
    lang: Lang,
    number: String,
    href: String,
    html: String,
    errata: Vec<ErratumView>,
    /// What differs about the clause as a whole.
    differs: Option<String>,
}

/// What two clauses of different texts must share to be the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    Rule(RuleId),
    Number(ClauseNumber),
}

impl Key {
    fn of(clause: &Clause) -> Key {
        clause.rule.map_or(Key::Number(clause.number), Key::Rule)
    }
}

/// Every pair of languages of every part of the Laws.
pub(in crate::site) fn pairs(site: &Site<'_>) -> BTreeSet<LanguagePair> {
    let languages = &site.written;
    let mut pairs = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for document in &site.corpus.documents {
        if let Some(division) = document.kind.division()
            && !seen.insert((document.id.lang, division))
        {
            continue;
        }
        if document.plain {
            continue;
        }
        let others = languages.iter().filter(|&&it| it != document.id.lang);
        pairs.extend(others.filter_map(|&other| pair(site, document, other)));
    }
    pairs
}

/// Whether pages in a language compare a pair: those of its two languages do, and all where
/// the site speaks neither of them.
pub(in crate::site) fn compares(site: &Site<'_>, lang: Lang, pair: &LanguagePair) -> bool {
    let sides = [pair.left, pair.right];
    sides.contains(&lang) || !site.languages().any(|spoken| sides.contains(&spoken))
}

/// The comparison in every language that has it; the document, or the start page, elsewhere.
fn compared_in(site: &Site<'_>, pair: &LanguagePair) -> Vec<Counterpart> {
    site.languages()
        .map(|lang| {
            let same = compares(site, lang, pair);
            let page = match part(site, lang, &pair.part) {
                _ if same => Page::Compare(lang, pair.clone()),
                Some(at) => Page::Document(at),
                None => Page::Home(lang),
            };
            Counterpart { lang, page, same }
        })
        .collect()
}

pub(super) fn render(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    pair: &LanguagePair,
) -> Result<String, SiteError> {
    let localized = site.localized(lang);
    let sides = [pair.left, pair.right];
    let documents = sides.map(|side| part(site, side, &pair.part));
    let name = part_title(site, lang, pair, documents)?;
    let title = localized.say(&Message::new("site-compare-title").text("title", &name))?;
    let counterparts = compared_in(site, pair);
    let mut frame = site.frame(page, lang, "compare", title.clone(), counterparts)?;
    frame.crumbs.push(site.home_crumb(page, lang)?);
    frame
        .crumbs
        .extend(own_document(site, page, lang, documents));
    let rows = rows(site, page, lang, documents)?;
    let column = |side: usize| {
        let document = documents[side].map(|at| &site.corpus.documents[at as usize]);
        Column {
            lang: sides[side],
            name: site.name_of(sides[side]),
            document: document.zip(documents[side]).map(|(document, at)| Link {
                href: site.urls.link(page, &Page::Document(at), None),
                text: document.title.to_string(),
            }),
            edition: document.map(|document| document.edition.name()),
        }
    };
    let shown = ComparePage {
        left: column(0),
        right: column(1),
        preambles: preambles(site, page, documents),
        gaps: rows
            .iter()
            .filter(|row| row.cells.iter().any(Option::is_none))
            .count(),
        rows,
        frame,
        title,
    };
    localized.render("compare.html", &shown)
}

/// The document of a language that is a part of the Laws, or has that name.
fn part(site: &Site<'_>, lang: Lang, part: &str) -> Option<u32> {
    let division = part.parse().ok();
    let found = division.and_then(|division| site.division(lang, division));
    found.or_else(|| site.slugs.get(&(lang, part)).copied())
}

fn part_title(
    site: &Site<'_>,
    lang: Lang,
    pair: &LanguagePair,
    documents: [Option<u32>; 2],
) -> Result<String, SiteError> {
    if let Ok(division) = pair.part.parse() {
        return division_title(site, lang, division);
    }
    let first = documents.into_iter().flatten().next();
    let title = first.map(|at| site.corpus.documents[at as usize].title.to_string());
    Ok(title.unwrap_or_else(|| pair.part.to_string()))
}

fn own_document(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    documents: [Option<u32>; 2],
) -> Option<Link> {
    let own = documents
        .into_iter()
        .flatten()
        .find(|&at| site.corpus.documents[at as usize].id.lang == lang)?;
    Some(Link {
        href: site.urls.link(page, &Page::Document(own), None),
        text: site.corpus.documents[own as usize].title.to_string(),
    })
}

/// What stands before the first clauses, where either text has something there.
fn preambles(site: &Site<'_>, page: &Page, documents: [Option<u32>; 2]) -> Option<[String; 2]> {
    let preambles = documents.map(|document| {
        document.map_or_else(String::new, |at| {
            let preamble = &site.corpus.documents[at as usize].preamble;
            markup::render(site, page, at, preamble, &[])
        })
    });
    preambles
        .iter()
        .any(|it| !it.is_empty())
        .then_some(preambles)
}

fn rows(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    documents: [Option<u32>; 2],
) -> Result<Vec<Row>, SiteError> {
    let keys = documents.map(|document| {
        document.map_or_else(Vec::new, |at| {
            let clauses = site.corpus.documents[at as usize].clauses.iter();
            clauses.map(Key::of).collect::<Vec<_>>()
        })
    });
    let mut rows: Vec<Row> = Vec::new();
    let mut taken = BTreeSet::new();
    for (at, pair) in align(&keys[0], &keys[1]).into_iter().enumerate() {
        let mut row = row(site, page, lang, at, documents, pair)?;
        if !taken.insert(row.anchor.clone()) {
            row.anchor = format!("row-{at}");
        }
        rows.push(row);
    }
    Ok(rows)
}

fn row(
    site: &Site<'_>,
    page: &Page,
    lang: Lang,
    at: usize,
    documents: [Option<u32>; 2],
    clauses: [Option<u32>; 2],
) -> Result<Row, SiteError> {
    let id = |side: usize| {
        Some(ClauseId {
            document: documents[side]?,
            clause: clauses[side]?,
        })
    };
    let ids = [id(0), id(1)];
    let rule = ids
        .iter()
        .flatten()
        .find_map(|&id| site.corpus.clause(id).rule);
    let link = rule.map(|rule| {
        Ok::<_, SiteError>(Link {
            href: site.urls.link(page, &Page::Rule(lang, rule), None),
            text: site.localized(lang).title(rule)?,
        })
    });
    let mut findings = Vec::new();
    let cells = ids.map(|id| {
        let id = id?;
        let marks = difference_marks(site, lang, id);
        findings.extend(differences(site, id).map(|it| finding_view(site, lang, it)));
        let clause = site.corpus.clause(id);
        Some(Cell {
            lang: site.corpus.document_of(id).id.lang,
            number: clause.number.to_string(),
            href: clause_link(site, page, id).href,
            html: markup::render(site, page, id.document, &clause.body, &marks),
            errata: errata_of(site, id, lang),
            differs: marks
                .iter()
                .find(|mark| mark.touches(clause.label))
                .map(|mark| mark.title.clone()),
        })
    });
    Ok(Row {
        anchor: rule.map_or_else(|| format!("row-{at}"), |rule| rule.to_string()),
        rule: link.transpose()?,
        cells,
        findings,
    })
}

/// What the linter found in a clause that only a comparison shows, acknowledged or not.
fn differences<'a>(site: &'a Site<'_>, id: ClauseId) -> impl Iterator<Item = &'a Diagnostic> {
    let known = site.known.clause(id);
    let all = site.findings.clause(id).chain(known);
    all.filter(|diagnostic| is_difference(diagnostic.code.0))
}

/// The words of a clause that the linter found to differ from the other languages.
fn difference_marks(site: &Site<'_>, lang: Lang, id: ClauseId) -> Vec<Mark> {
    let text = site.localized(lang).locale().text();
    let mut marks: Vec<_> = differences(site, id)
        .filter_map(|diagnostic| {
            Some(Mark {
                span: diagnostic.span?,
                class: "differs",
                title: text.show(&diagnostic.message),
            })
        })
        .collect();
    marks.sort_by_key(|mark| mark.span);
    marks
}

/// The findings that only a comparison can make.
fn is_difference(code: &str) -> bool {
    [
        "differing-numbers",
        "lost-quantifier",
        "diverging-reference",
        "missing-translation",
    ]
    .contains(&code)
}

/// The clauses of two texts in pairs: the order of the left one, with those that only the right
/// one has after what they follow there. A key that repeats pairs in order.
fn align(left: &[Key], right: &[Key]) -> Vec<[Option<u32>; 2]> {
    let mut taken = vec![false; right.len()];
    let mut rows: Vec<[Option<u32>; 2]> = Vec::new();
    for (at, key) in left.iter().enumerate() {
        let partner = (0..right.len()).find(|&other| !taken[other] && right[other] == *key);
        if let Some(partner) = partner {
            taken[partner] = true;
        }
        rows.push([Some(at as u32), partner.map(|it| it as u32)]);
    }
    for (at, _) in taken.iter().enumerate().filter(|(_, taken)| !**taken) {
        let before = at.checked_sub(1).map(|before| before as u32);
        let place = match before {
            None => 0,
            Some(before) => rows
                .iter()
                .position(|row| row[1] == Some(before))
                .map_or(rows.len(), |place| place + 1),
        };
        rows.insert(place, [None, Some(at as u32)]);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(texts: &[&str]) -> Vec<Key> {
        texts
            .iter()
            .map(|it| Key::Number(it.parse().unwrap()))
            .collect()
    }

    #[test]
    fn every_clause_of_both_texts_has_a_row() {
        let left = numbers(&["9.1", "9.1.1", "9.2", "9.4"]);
        let right = numbers(&["1", "9.1.1", "9.2", "9.3", "9.4", "9.5"]);
        let rows = align(&left, &right);
        assert_eq!(
            rows,
            [
                [None, Some(0)],
                [Some(0), None],
                [Some(1), Some(1)],
                [Some(2), Some(2)],
                [None, Some(3)],
                [Some(3), Some(4)],
                [None, Some(5)],
            ]
        );
    }

    #[test]
    fn repeated_numbers_pair_in_order() {
        let rows = align(&numbers(&["7.1", "7.1"]), &numbers(&["7.1", "7.1", "7.1"]));
        assert_eq!(
            rows,
            [[Some(0), Some(0)], [Some(1), Some(1)], [None, Some(2)],]
        );
    }
}
