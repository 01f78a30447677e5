//! Who cites whom.

use super::{ClauseId, Corpus, Document, Reference, Resolution};
use crate::lang::Lang;

/// The clauses that cite each clause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Citations {
    /// The cited clauses, in order, each with where its list begins.
    cited: Vec<(ClauseId, u32)>,
    /// The lists, one after the other.
    citing: Vec<ClauseId>,
}

impl Citations {
    /// Follows the resolved references of a corpus, on one thread: others may wait for the answer,
    /// and one that helped out meanwhile could come to wait for itself.
    pub(super) fn of(corpus: &Corpus) -> Citations {
        let documents = (0..).zip(&corpus.documents);
        let pairs = documents.flat_map(|(at, document)| pairs(corpus, at, document));
        Citations::new(pairs.collect())
    }

    /// Makes the lists of pairs of a cited clause and one that cites it; a pair may come twice.
    fn new(mut pairs: Vec<(ClauseId, ClauseId)>) -> Citations {
        pairs.sort_unstable();
        pairs.dedup();
        let mut citations = Citations::default();
        citations.citing.reserve_exact(pairs.len());
        for (at, &(cited, citing)) in pairs.iter().enumerate() {
            let begins = citations
                .cited
                .last()
                .is_none_or(|(last, _)| *last != cited);
            if begins {
                citations.cited.push((cited, at as u32));
            }
            citations.citing.push(citing);
        }
        citations
    }

    /// The clauses that cite a clause, in order.
    pub(super) fn to(&self, clause: ClauseId) -> &[ClauseId] {
        let Ok(at) = self
            .cited
            .binary_search_by_key(&clause, |(cited, _)| *cited)
        else {
            return &[];
        };
        let end = self
            .cited
            .get(at + 1)
            .map_or(self.citing.len(), |(_, next)| *next as usize);
        &self.citing[self.cited[at].1 as usize..end]
    }
}

/// Pairs of a clause that is cited and the clause of a document that cites it.
fn pairs(
    corpus: &Corpus,
    at: u32,
    document: &Document,
) -> impl Iterator<Item = (ClauseId, ClauseId)> {
    let lang = document.id.lang;
    let clauses = (0..).zip(&document.clauses);
    clauses.flat_map(move |(clause_at, clause)| {
        let citing = ClauseId {
            document: at,
            clause: clause_at,
        };
        let references = clause.body.references.iter();
        references
            .flat_map(move |reference| cited(corpus, lang, reference))
            .map(move |cited| (cited, citing))
    })
}

/// The clauses that a reference leads to.
fn cited(corpus: &Corpus, lang: Lang, reference: &Reference) -> impl Iterator<Item = ClauseId> {
    let target = match reference.resolution {
        Resolution::Clause(cited) => Some(cited),
        _ => None,
    };
    target.into_iter().chain(between(corpus, lang, reference))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_who_cites_once_and_in_order() {
        let [a, b, c] = [0, 1, 2].map(|clause| ClauseId {
            document: 0,
            clause,
        });
        let citations = Citations::new(vec![(c, b), (a, c), (c, a), (c, b)]);
        assert_eq!(citations.to(a), [c]);
        assert_eq!(citations.to(b), []);
        assert_eq!(citations.to(c), [a, b]);
    }
}
