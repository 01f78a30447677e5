//! Where references lead.

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lang::Lang;
use crate::law::{
    ClauseId, ClauseNumber, Corpus, Document, Passage, Reference, Resolution, has_number, rules_at,
};

/// Resolves every reference of the corpus and sets who cites whom.
pub(super) fn resolve(corpus: &mut Corpus) {
    let mut documents = std::mem::take(&mut corpus.documents);
    let mut ways = resolve_all(corpus, &Below::default(), &mut documents, |_| true);
    let below = first_below(&documents, &ways.missed);
    if !below.is_empty() {
        let again = &ways.missing_in;
        let more = resolve_all(corpus, &below, &mut documents, |at| again.contains(&at));
        ways.citations.extend(more.citations);
    }
    corpus.documents = documents;
    corpus.set_citations(ways.citations);
}

/// The first clause below a number that has no text of its own: 9.2.1, where 9.2 is meant.
type Below = FxHashMap<(Lang, ClauseNumber), ClauseId>;

/// What resolving finds out besides.
#[derive(Default)]
struct Ways {
    /// Pairs of a cited clause and one that cites it.
    citations: Vec<(ClauseId, ClauseId)>,
    /// The numbers that are cited in a language that has their division and no such clause.
    missed: FxHashSet<(Lang, ClauseNumber)>,
    /// The documents that cite them.
    missing_in: FxHashSet<u32>,
}

fn resolve_all(
    corpus: &Corpus,
    below: &Below,
    documents: &mut [Document],
    chosen: impl Fn(u32) -> bool + Sync,
) -> Ways {
    documents
        .par_iter_mut()
        .enumerate()
        .filter(|(at, _)| chosen(*at as u32))
        .fold(Ways::default, |mut ways, (at, document)| {
            resolve_document(corpus, below, at as u32, document, &mut ways);
            ways
        })
        .reduce(Ways::default, |mut one, two| {
            one.citations.extend(two.citations);
            one.missed.extend(two.missed);
            one.missing_in.extend(two.missing_in);
            one
        })
}

fn resolve_document(
    corpus: &Corpus,
    below: &Below,
    at: u32,
    document: &mut Document,
    ways: &mut Ways,
) {
    let (lang, edition) = (document.id.lang, document.edition);
    let mut resolve = |passage: &mut Passage| {
        for reference in &mut passage.references {
            let target = reference.target;
            let found = found(corpus, below, at, (lang, target));
            // Nothing stands below a number of a division that the language doesn't have.
            if found.is_none() && !corpus.division(lang, target.division()).is_empty() {
                ways.missed.insert((lang, target));
                ways.missing_in.insert(at);
            }
            reference.rule = rules_at(edition, target).first().copied();
            reference.resolution = found.unwrap_or_else(|| {
                if has_number(edition, target) {
                    Resolution::Registry
                } else {
                    Resolution::Nowhere
                }
            });
        }
    };
    resolve(&mut document.preamble);
    for (clause_at, clause) in (0..).zip(&mut document.clauses) {
        if clause.body.references.is_empty() {
            continue;
        }
        resolve(&mut clause.body);
        let citing = ClauseId {
            document: at,
            clause: clause_at,
        };
        let cited = cited(corpus, lang, &clause.body).map(|cited| (cited, citing));
        ways.citations.extend(cited);
    }
}

/// Where a target is in the corpus: in the document itself or in another one of the language.
fn found(
    corpus: &Corpus,
    below: &Below,
    at: u32,
    (lang, target): (Lang, ClauseNumber),
) -> Option<Resolution> {
    let clauses = corpus.numbered(lang, target);
    let own = clauses.partition_point(|id| id.document < at);
    let own = clauses.get(own).filter(|id| id.document == at);
    if let Some(&clause) = own.or(clauses.first()) {
        return Some(Resolution::Clause(clause));
    }
    if target.is_whole() {
        let documents = corpus.division(lang, target.division());
        return documents.first().copied().map(Resolution::Document);
    }
    below.get(&(lang, target)).copied().map(Resolution::Clause)
}

/// The first clauses below the numbers that are cited and have no text of their own, in one pass
/// over the documents whatever the references are.
fn first_below(documents: &[Document], missed: &FxHashSet<(Lang, ClauseNumber)>) -> Below {
    let divisions: FxHashSet<_> = missed
        .iter()
        .map(|(lang, number)| (*lang, Some(number.division())))
        .collect();
    documents
        .par_iter()
        .enumerate()
        .filter(|(_, document)| divisions.contains(&(document.id.lang, document.kind.division())))
        .fold(Below::default, |mut below, (at, document)| {
            let clauses = (0..).zip(&document.clauses);
            for (clause_at, clause) in clauses {
                if document.kind.division() != Some(clause.number.division()) {
                    continue;
                }
                let id = ClauseId {
                    document: at as u32,
                    clause: clause_at,
                };
                let above = std::iter::successors(clause.number.parent(), |number| number.parent());
                for number in above.map(|number| (document.id.lang, number)) {
                    if missed.contains(&number) {
                        below.entry(number).or_insert(id);
                    }
                }
            }
            below
        })
        .reduce(Below::default, |mut one, two| {
            for (number, id) in two {
                let first = one.entry(number).or_insert(id);
                *first = id.min(*first);
            }
            one
        })
}

/// The clauses that a passage cites.
fn cited(corpus: &Corpus, lang: Lang, passage: &Passage) -> impl Iterator<Item = ClauseId> {
    passage.references.iter().flat_map(move |reference| {
        let target = match reference.resolution {
            Resolution::Clause(cited) => Some(cited),
            _ => None,
        };
        target.into_iter().chain(between(corpus, lang, reference))
    })
}

/// The clauses inside a range that a reference opens: the siblings between its ends.
fn between(corpus: &Corpus, lang: Lang, reference: &Reference) -> impl Iterator<Item = ClauseId> {
    let last = reference.through.filter(|through| {
        through.parent() == reference.target.parent() && *through > reference.target
    });
    let first = last.and_then(|_| reference.target.next_sibling());
    std::iter::successors(first, |number| number.next_sibling())
        .take_while(move |&number| last.is_some_and(|last| number < last))
        .take(200)
        .filter_map(move |number| corpus.numbered(lang, number).first().copied())
}
