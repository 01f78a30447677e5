//! Where references lead.

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lang::Lang;
use crate::law::{
    ClauseId, ClauseNumber, Corpus, Document, Passage, Resolution, has_number, rules_at,
};

/// Resolves every reference of the corpus.
pub(super) fn resolve(corpus: &mut Corpus) {
    let mut documents = std::mem::take(&mut corpus.documents);
    let missed = resolve_all(corpus, &mut documents);
    let below = first_below(corpus, &documents, &missed);
    for MissingTarget { number, place } in missed {
        if let Some(&clause) = below.get(&number) {
            let reference = &mut place.passage(&mut documents).references[place.reference as usize];
            reference.resolution = Resolution::Clause(clause);
        }
    }
    corpus.documents = documents;
}

/// A reference to a number that has no text of its own, in a language that has its division.
struct MissingTarget {
    number: (Lang, ClauseNumber),
    place: ReferencePlace,
}

/// Where a reference stands.
struct ReferencePlace {
    document: u32,
    /// None in a preamble.
    clause: Option<u32>,
    reference: u32,
}

impl ReferencePlace {
    fn passage<'a>(&self, documents: &'a mut [Document]) -> &'a mut Passage {
        let document = &mut documents[self.document as usize];
        match self.clause {
            Some(clause) => &mut document.clauses[clause as usize].body,
            None => &mut document.preamble,
        }
    }
}

fn resolve_all(corpus: &Corpus, documents: &mut [Document]) -> Vec<MissingTarget> {
    documents
        .par_iter_mut()
        .enumerate()
        .fold(Vec::new, |mut missed, (at, document)| {
            resolve_document(corpus, at as u32, document, &mut missed);
            missed
        })
        .reduce(Vec::new, |mut one, two| {
            one.extend(two);
            one
        })
}

fn resolve_document(
    corpus: &Corpus,
    at: u32,
    document: &mut Document,
    missed: &mut Vec<MissingTarget>,
) {
    let (lang, edition) = (document.id.lang, document.edition);
    let is_plain = document.plain;
    let mut resolve = |clause: Option<u32>, passage: &mut Passage| {
        for (reference_at, reference) in (0..).zip(&mut passage.references) {
            let target = reference.target;
            let found = found(corpus, (at, is_plain), (lang, target));
            // Nothing stands below a number of a division that the language doesn't have.
            if found.is_none() && !corpus.division(lang, target.division()).is_empty() {
                missed.push(MissingTarget {
                    number: (lang, target),
                    place: ReferencePlace {
                        document: at,
                        clause,
                        reference: reference_at,
                    },
                });
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
    resolve(None, &mut document.preamble);
    for (clause_at, clause) in (0..).zip(&mut document.clauses) {
        resolve(Some(clause_at), &mut clause.body);
    }
}

/// Where a target is in the corpus: in the document itself or in another one of the language.
fn found(
    corpus: &Corpus,
    (at, is_plain): (u32, bool),
    (lang, target): (Lang, ClauseNumber),
) -> Option<Resolution> {
    let clauses = corpus.numbered(lang, target);
    let own = clauses.partition_point(|id| id.document < at);
    let own = clauses.get(own).filter(|id| id.document == at);
    // The plain edition leads to itself: its numbers may not be those of the publisher's texts.
    let first = match is_plain {
        true => clauses.last(),
        false => clauses.first(),
    };
    if let Some(&clause) = own.or(first) {
        return Some(Resolution::Clause(clause));
    }
    if target.is_whole() {
        let mut documents = corpus.division(lang, target.division()).iter();
        let document = match is_plain {
            true => documents.next_back(),
            false => documents.next(),
        };
        return document.copied().map(Resolution::Document);
    }
    None
}

/// The first clauses below the numbers that are cited and have no text of their own: 9.2.1, where
/// 9.2 is meant. Each number of the corpus is looked at once, whatever the references are.
fn first_below(
    corpus: &Corpus,
    documents: &[Document],
    missed: &[MissingTarget],
) -> FxHashMap<(Lang, ClauseNumber), ClauseId> {
    let missed: FxHashSet<_> = missed.iter().map(|missed| missed.number).collect();
    let mut below = FxHashMap::default();
    if missed.is_empty() {
        return below;
    }
    for (lang, number, clauses) in corpus.numbers() {
        let above = std::iter::successors(number.parent(), |number| number.parent());
        let mut above = above
            .filter(|&above| missed.contains(&(lang, above)))
            .peekable();
        if above.peek().is_none() {
            continue;
        }
        let division = Some(number.division());
        let is_own = |id: &&ClauseId| documents[id.document as usize].kind.division() == division;
        let Some(&id) = clauses.iter().find(is_own) else {
            continue;
        };
        for above in above {
            let first = below.entry((lang, above)).or_insert(id);
            *first = id.min(*first);
        }
    }
    below
}
