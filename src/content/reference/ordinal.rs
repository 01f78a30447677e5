//! Articles by a word: `шестой и седьмой статей`, `չորրորդ հոդվածի`.

use super::{Finder, Mention};
use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::content::page::At;
use crate::lang::Noun;
use crate::law::{ClauseNumber, Division, is_known};

impl Finder<'_> {
    /// Adds the articles of `text[from..]` that a word counts, in their places among the others.
    pub(super) fn add_ordinals(&self, text: &str, from: usize, mentions: &mut Vec<Mention>) {
        let others = mentions.len();
        let first = self
            .ordinal_nouns
            .partition_point(|&hit| (hit as usize) < from);
        let hits = self.ordinal_nouns[first..].iter().map(|&hit| hit as usize);
        for hit in hits.take_while(|&hit| hit < text.len()) {
            let (start, _) = glyph::last_word(&text[from..hit]);
            self.add_ordinals_before(text, from, from + start, mentions);
        }
        if mentions.len() > others {
            let earlier = mentions.partition_point(|mention| (mention.plain.start as usize) < from);
            mentions[earlier..].sort_by_key(|mention| mention.plain.start);
        }
    }

    /// Adds those right before the word at a place, if that is the noun.
    fn add_ordinals_before(
        &self,
        text: &str,
        from: usize,
        noun: usize,
        mentions: &mut Vec<Mention>,
    ) {
        let words = self.words;
        let mut before = glyph::trim_blank_end(&text[from..noun]);
        if words.role(glyph::last_word(before).1).ordinal.is_none() {
            return;
        }
        let tail = text[noun..].trim_start_matches(glyph::is_word);
        let word = &text[noun..text.len() - tail.len()];
        let tail = glyph::trim_blank_start(tail);
        let next = &tail[..tail.find(|c| !glyph::is_word(c)).unwrap_or(tail.len())];
        // `абзац второй статьи 9.2`: the article has a number of its own.
        let numeral = Numeral::read(tail, 0);
        let numbered = numeral.is_some_and(|numeral| !numeral.levels().is_empty());
        if words.role(word).noun != Some(Noun::Article) || words.role(next).document || numbered {
            return;
        }
        loop {
            let (start, word) = glyph::last_word(before);
            let number = words.role(word).ordinal.map(Division::Article);
            let Some(number) = number
                .map(ClauseNumber::whole)
                .filter(|number| is_known(*number))
            else {
                break;
            };
            let plain = from + start;
            mentions.push(Mention {
                plain: plain as At..(plain + word.len()) as At,
                number,
                through: None,
            });
            let earlier = glyph::trim_blank_end(&before[..start]);
            let (join, word) = glyph::last_word(earlier);
            let rest = match words.role(word).joins {
                true => Some(&earlier[..join]),
                false => earlier.strip_suffix(','),
            };
            let Some(rest) = rest else { break };
            before = glyph::trim_blank_end(rest);
        }
    }
}
