//! Who cites whom.

use rayon::prelude::*;

use super::ClauseId;

/// The clauses that cite each clause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Citations {
    /// The cited clauses, in order, each with where its list begins.
    cited: Vec<(ClauseId, u32)>,
    /// The lists, one after the other.
    citing: Vec<ClauseId>,
}

impl Citations {
    /// Makes the lists of pairs of a cited clause and one that cites it; a pair may come twice.
    pub(super) fn new(mut pairs: Vec<(ClauseId, ClauseId)>) -> Citations {
        pairs.par_sort_unstable();
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
    pub(super) fn of(&self, clause: ClauseId) -> &[ClauseId] {
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
        assert_eq!(citations.of(a), [c]);
        assert_eq!(citations.of(b), []);
        assert_eq!(citations.of(c), [a, b]);
    }
}
