//! What the addresses of a tree say.

use rustc_hash::FxHashMap;

use crate::lang::Lang;
use crate::law::{Corpus, Division, Document, Link};

/// The names of the documents, and the habit behind them: a tree with `article9` and `rec1` means
/// article 4 by `article4`, also where it has no such document.
#[derive(Debug)]
pub struct PageNames<'a> {
    pages: FxHashMap<&'a str, Option<Division>>,
    /// A division named in that way, by what stands before its number.
    habits: FxHashMap<&'a str, Division>,
    languages: Vec<Lang>,
    /// How often the publisher's links to other pages begin in each way.
    link_forms: FxHashMap<&'static str, usize>,
}

impl<'a> PageNames<'a> {
    /// The names of a corpus.
    pub fn of(corpus: &'a Corpus) -> PageNames<'a> {
        let mut names = PageNames {
            pages: FxHashMap::default(),
            habits: FxHashMap::default(),
            languages: corpus.languages(),
            link_forms: FxHashMap::default(),
        };
        for document in &corpus.documents {
            let slug: &str = &document.id.slug;
            for form in links(document).filter_map(|link| link_form(&link.target)) {
                *names.link_forms.entry(form).or_default() += 1;
            }
            let division = document.kind.division();
            let page = names.pages.entry(slug).or_insert(division);
            if *page != division {
                *page = None;
            }
            let stem = division.and_then(|division| stem(slug, division));
            if let (Some(stem), Some(division)) = (stem, division) {
                names.habits.entry(stem).or_insert(division);
            }
        }
        names
    }

    /// What part of the Laws a page is, by its name.
    pub fn division(&self, name: &str) -> Option<Division> {
        if let Some(division) = self.pages.get(name) {
            return *division;
        }
        let cuts = name.char_indices().rev().map(|(at, _)| at);
        cuts.take_while(|&cut| cut > 0).find_map(|cut| {
            let (stem, number) = name.split_at(cut);
            named_like(*self.habits.get(stem)?, number)
        })
    }

    /// How most links of the tree begin, where that is clearly another way than one of them does.
    pub fn usual_link_form(&self, target: &str) -> Option<&'static str> {
        let own = self.link_forms.get(link_form(target)?)?;
        let (usual, count) = self
            .link_forms
            .iter()
            .max_by_key(|(form, count)| (*count, *form))?;
        (*count > own * 3).then_some(*usual)
    }

    /// The language of the tree that a folder is named after.
    pub fn language(&self, folder: &str) -> Option<Lang> {
        let mut languages = self.languages.iter().copied();
        languages.find(|lang| lang.as_str() == folder)
    }
}

/// The links of a publisher's document that hold references, each once.
pub(super) fn links(document: &Document) -> impl Iterator<Item = &Link> {
    let passages = document.passages().filter(|_| !document.plain);
    passages.flat_map(|(_, passage)| {
        let linked = passage.references.chunk_by(|a, b| a.link == b.link);
        linked.filter_map(|references| references[0].link.as_ref())
    })
}

/// How a link to another page begins: beside its own, in another folder, at the top of the site.
pub(super) fn link_form(target: &str) -> Option<&'static str> {
    ["./", "../", "/"]
        .into_iter()
        .find(|form| target.starts_with(form))
}

/// The part of a name before the number of its division.
fn stem(name: &str, division: Division) -> Option<&str> {
    let (cut, _) = name.char_indices().skip(1).find(|&(cut, _)| {
        named_like(division, &name[cut..]) == Some(division) && !ends_in_digit(&name[..cut])
    })?;
    Some(&name[..cut])
}

fn ends_in_digit(text: &str) -> bool {
    text.ends_with(|c: char| c.is_ascii_digit())
}

/// The division of the same kind that a number names: `4`, `iii` or `3`, `b`.
fn named_like(kind: Division, number: &str) -> Option<Division> {
    let digits = || number.parse().ok().filter(|&number: &u16| number > 0);
    let all = |accept: fn(u8) -> bool| number.bytes().all(accept);
    let read = || number.to_ascii_uppercase().parse().ok();
    match kind {
        Division::Article(_) => digits().map(Division::Article),
        Division::Guideline(_) if all(|byte| b"ivxIVX".contains(&byte)) => read(),
        Division::Guideline(_) => digits().map(Division::Guideline),
        Division::Appendix(_) if number.len() == 1 => {
            read().filter(|found| matches!(found, Division::Appendix(_)))
        }
        Division::Appendix(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_stem_of_a_name() {
        assert_eq!(stem("article12", Division::Article(12)), Some("article"));
        assert_eq!(stem("rec1", Division::Guideline(1)), Some("rec"));
        assert_eq!(
            stem("guideline-iii", Division::Guideline(3)),
            Some("guideline-")
        );
        assert_eq!(stem("appendixA", Division::Appendix('A')), Some("appendix"));
        assert_eq!(stem("draws", Division::Article(9)), None);
        assert_eq!(stem("9", Division::Article(9)), None);
    }
}
