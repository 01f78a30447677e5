//! Words and stems that belong together.

/// A set of words; one that ends in `*` stands for every word that begins so.
#[derive(Debug, Default)]
pub(super) struct WordSet {
    /// In order.
    words: Vec<Box<str>>,
    /// In order; none begins with another.
    stems: Vec<Box<str>>,
}

impl WordSet {
    pub(super) fn new(list: &[Box<str>]) -> WordSet {
        let mut set = WordSet::default();
        for word in list {
            match word.strip_suffix('*') {
                Some(stem) => set.stems.push(stem.into()),
                None => set.words.push(word.clone()),
            }
        }
        set.words.sort_unstable();
        set.stems.sort_unstable();
        set.stems
            .dedup_by(|longer, shorter| longer.starts_with(&**shorter));
        set
    }

    /// Whether it has a word in lower case.
    pub(super) fn contains(&self, word: &str) -> bool {
        if self
            .words
            .binary_search_by(|known| (**known).cmp(word))
            .is_ok()
        {
            return true;
        }
        let next = self.stems.partition_point(|stem| **stem <= *word);
        let stem = next.checked_sub(1).map(|before| &self.stems[before]);
        stem.is_some_and(|stem| word.starts_with(&**stem))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn has_words_and_what_begins_with_stems() {
        let list = ["игр*", "игра", "ход", "играть*", "a*", "շախմատ*"].map(Box::from);
        let set = WordSet::new(&list);
        for word in [
            "игра",
            "игры",
            "игр",
            "играть",
            "ход",
            "a",
            "abc",
            "շախմատի",
        ] {
            assert!(set.contains(word), "{word}");
        }
        for word in ["", "хода", "и", "b", "շախ", "ходить"] {
            assert!(!set.contains(word), "{word}");
        }
    }
}
