//! Columns of a table: what stands under `Article` is the number of an article.

use crate::content::glyph;
use crate::lang::{Noun, ReferenceWords, Role};

/// How many words of a head are asked: `№ статьи`, `Հոդվածի համար`.
const MAX_WORDS: usize = 2;

/// What the columns of a table have.
#[derive(Default)]
pub(super) struct Columns {
    nouns: Vec<Option<Noun>>,
    /// The cell of the row that comes next.
    next: usize,
    /// The row is the head.
    in_head: bool,
}

impl Columns {
    /// A row begins; the head begins another table.
    pub(super) fn begin_row(&mut self, head: bool) {
        self.next = 0;
        self.in_head = head;
        if head {
            self.nouns.clear();
        }
    }

    /// What the numbers of the next cell are.
    pub(super) fn pass_cell(&mut self, text: &str, words: &ReferenceWords) -> Option<Noun> {
        if self.in_head {
            self.nouns.push(noun(text, words));
            return None;
        }
        self.next += 1;
        self.nouns.get(self.next - 1).copied().flatten()
    }
}

/// What a head calls the numbers below it; things that are counted are none (`Points`). What
/// stands under `See also` is a clause.
fn noun(head: &str, words: &ReferenceWords) -> Option<Noun> {
    let split = head.split(|c| !glyph::is_word(c));
    let roles =
        (split.filter(|word| !word.is_empty()).take(MAX_WORDS)).map(|word| words.role(word));
    let named = |role: Role| match role.noun {
        Some(Noun::Article | Noun::Clause) => Some(role.noun.filter(|_| !role.unit)),
        _ if role.announces || role.heads => Some(Some(Noun::Clause)),
        _ => None,
    };
    roles.filter_map(named).next().flatten()
}
