//! Where references lead.

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lang::Lang;
use crate::law::{
    ClauseId, ClauseNumber, Corpus, Document, Passage, Reference, Resolution, has_number, rules_at,
};

/// Resolves every reference of the corpus and sets who cites whom.
pub(super) fn resolve(corpus: &mut Corpus) {
    let below = first_below(corpus);
    let mut documents = std::mem::take(&mut corpus.documents);
    documents
        .par_iter_mut()
        .enumerate()
        .for_each(|(at, document)| resolve_document(corpus, &below, at as u32, document));
    corpus.documents = documents;
    let citations = citations(corpus);
    corpus.set_citations(citations);
}

/// The first clause below a number that has no text of its own: 9.2.1, where 9.2 is meant.
type Below = FxHashMap<(Lang, ClauseNumber), ClauseId>;

fn resolve_document(corpus: &Corpus, below: &Below, at: u32, document: &mut Document) {
    let (lang, edition) = (document.id.lang, document.edition);
    for reference in passages(document).flat_map(|passage| &mut passage.references) {
        let target = reference.target;
        reference.rule = rules_at(edition, target).first().copied();
        reference.resolution = found(corpus, below, at, (lang, target)).unwrap_or_else(|| {
            if has_number(edition, target) {
                Resolution::Registry
            } else {
                Resolution::Nowhere
            }
        });
    }
}

fn passages(document: &mut Document) -> impl Iterator<Item = &mut Passage> {
    std::iter::once(&mut document.preamble)
        .chain(document.clauses.iter_mut().map(|clause| &mut clause.body))
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
/// over the corpus whatever the references are.
fn first_below(corpus: &Corpus) -> Below {
    let documents = || corpus.documents.par_iter().enumerate();
    let missing: FxHashSet<(Lang, ClauseNumber)> = documents()
        .fold(FxHashSet::default, |mut missing, (_, document)| {
            let lang = document.id.lang;
            let passages = document.passages().map(|(_, passage)| passage);
            let targets = passages
                .flat_map(|passage| &passage.references)
                .map(|reference| reference.target);
            // Nothing stands below a number of a division that the language doesn't have.
            let missed = targets.filter(|&target| {
                corpus.numbered(lang, target).is_empty()
                    && !corpus.division(lang, target.division()).is_empty()
            });
            missing.extend(missed.map(|target| (lang, target)));
            missing
        })
        .reduce(FxHashSet::default, |one, two| &one | &two);
    let divisions: FxHashSet<_> = missing
        .iter()
        .map(|(lang, number)| (*lang, Some(number.division())))
        .collect();
    documents()
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
                    if missing.contains(&number) {
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

/// Pairs of a cited clause and one that cites it.
fn citations(corpus: &Corpus) -> Vec<(ClauseId, ClauseId)> {
    let documents = corpus.documents.par_iter().enumerate();
    documents
        .flat_map_iter(|(at, document)| {
            let clauses = (0..).zip(&document.clauses);
            clauses.flat_map(move |(clause_at, clause)| {
                let citing = ClauseId {
                    document: at as u32,
                    clause: clause_at,
                };
                cited(corpus, document.id.lang, &clause.body).map(move |cited| (cited, citing))
            })
        })
        .collect()
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
    std::iter::successors(reference.target.next_sibling(), |number| {
        number.next_sibling()
    })
    .take_while(move |&number| last.is_some_and(|last| number < last))
    .take(200)
    .filter_map(move |number| corpus.numbered(lang, number).first().copied())
}
