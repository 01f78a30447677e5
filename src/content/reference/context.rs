//! What stands on either side of a list of numbers.

use super::list::{Member, NumberList, skip_blank};
use super::{Finder, Stretch};
use crate::content::glyph;
use crate::content::numeral::Prefix;
use crate::lang::{Noun, ReferenceWords, Role};
use crate::law::{ClauseNumber, Division, is_known};

/// How far after a number a document is looked for, in bytes.
const MAX_PHRASE: usize = 120;

/// How many words a document may be named after: `of the FIDE Handbook`.
const WORDS_TO_DOCUMENT: usize = 4;

/// The surroundings of a list.
pub(super) struct Context<'a> {
    /// The word before it.
    pub(super) before: Role,
    /// The word after it.
    pub(super) after: Role,
    /// Something says that a reference comes: `see`, a section sign, a bracket around it.
    pub(super) announced: bool,
    /// Another document is named right beside it.
    pub(super) elsewhere: bool,
    /// It is all that stands in the cell of a table.
    pub(super) cell: bool,
    /// It stands in an image.
    pub(super) image: bool,
    /// For each of its numbers, the division of the page that a link around it leads to.
    pub(super) linked: Vec<Option<Division>>,
    /// The text after it, for marks.
    pub(super) rest: &'a str,
    noun_follows: bool,
    ends_inflected: bool,
}

impl<'a> Context<'a> {
    /// The surroundings of a list in a stretch of text.
    pub(super) fn of(stretch: &Stretch<'a>, list: &NumberList, finder: &Finder<'_>) -> Context<'a> {
        let words = finder.words;
        let (before, outside) = word_before(&stretch.text[stretch.context..list.start()], words);
        let rest = &stretch.text[skip_blank(stretch.text, list.end())..];
        let inner = rest.trim_start_matches(['»', '"', '”', '*', '_', ']']);
        let after = words.role(glyph::first_word(inner.trim_start()));
        let linked = |member: &Member| {
            let link = finder.link_at(member.numeral.start)?;
            link.division.filter(|_| link.local)
        };
        let marks = outside.trim_end();
        let bracketed = marks.ends_with(['(', '[', '§']);
        Context {
            announced: before.announces || bracketed || announces(outside, before, words),
            elsewhere: names_document(rest, before, words),
            before,
            after,
            cell: stretch.cell,
            image: finder.link_at(list.start()).is_some_and(|link| link.image),
            linked: list.members.iter().map(linked).collect(),
            rest,
            noun_follows: words.noun_follows(),
            ends_inflected: list.last().inflected,
        }
    }

    /// The noun that names the numbers: before them, or after them where the language or an ending
    /// (`9-я статья`) puts it there.
    pub(super) fn noun(&self) -> Option<Noun> {
        match self.noun_follows {
            true => self.after.noun.or(self.before.noun),
            false => self
                .before
                .noun
                .or(self.after.noun.filter(|_| self.ends_inflected)),
        }
    }

    /// The clause that a member names.
    pub(super) fn number(&self, member: &Member, words: &ReferenceWords) -> Option<ClauseNumber> {
        let numeral = &member.numeral;
        if let ([level], None, Some(Noun::Guideline)) =
            (&numeral.levels[..], numeral.prefix, self.noun())
        {
            return ClauseNumber::new(Division::Guideline(level.value), &[]);
        }
        let numbers = numeral.numbers(words);
        let known = numbers.iter().copied().find(|number| is_known(*number));
        known.or(numbers.first().copied())
    }

    /// The clause that a member names after another one, whose first levels it may leave out:
    /// `7.5.1–4`.
    pub(super) fn number_after(
        &self,
        first: &Member,
        last: &Member,
        words: &ReferenceWords,
    ) -> Option<ClauseNumber> {
        let number = self.number(first, words)?;
        match (&last.numeral.levels[..], last.numeral.prefix) {
            ([level], None) if !number.is_whole() => number.parent()?.child(level.value),
            _ => self.number(last, words),
        }
    }
}

/// The word before a number, and what stands before that. The noun of a range has another word
/// after it (`Статьи с 6 по 12`), an abbreviation a full stop.
fn word_before<'t>(text: &'t str, words: &ReferenceWords) -> (Role, &'t str) {
    let is_gap = |c: char| {
        glyph::is_blank(c) || matches!(c, '*' | '_' | '«' | '"' | '“' | '„' | '№' | '#' | '՝')
    };
    let mut text = text.trim_end_matches(is_gap);
    if let Some(stop) = text.strip_suffix('.') {
        let word = glyph::last_word(stop);
        let role = words.role(word);
        return match role.abbreviated || role.announces {
            true => (role, &stop[..stop.len() - word.len()]),
            false => (Role::default(), text),
        };
    }
    let mut word = glyph::last_word(text);
    let mut role = words.role(word);
    if role.opens_range {
        text = text[..text.len() - word.len()].trim_end();
        word = glyph::last_word(text);
        role = words.role(word);
    }
    (role, &text[..text.len() - word.len()])
}

/// Whether a word that joins stands after one that announces (`см. также`) or after another number,
/// in a paragraph that was broken in two.
fn announces(outside: &str, before: Role, words: &ReferenceWords) -> bool {
    let outside = outside.trim_end_matches(|c| glyph::is_blank(c) || c == '.');
    let after_number = outside.ends_with(|c: char| c.is_ascii_digit());
    before.joins && (after_number || words.role(glyph::last_word(outside)).announces)
}

/// Whether the provisions are those of another document: `Article 7 of the Statutes`, `статьи 5
/// Устава`, `կանոնակարգի 5.1 կետը`.
fn names_document(rest: &str, before: Role, words: &ReferenceWords) -> bool {
    if before.document {
        return true;
    }
    if words.noun_follows() {
        return false;
    }
    let near = &rest[..rest.floor_char_boundary(MAX_PHRASE)];
    let phrase = near.split([',', '.', ';', ':', '(', ')', '\n']).next();
    let mut after = phrase.unwrap_or_default().split_whitespace();
    let first = after.next().unwrap_or_default();
    words.role(first).document
        || words.role(first).of
            && after
                .take(WORDS_TO_DOCUMENT)
                .any(|word| words.role(word).document)
}

/// Whether a prefix names a division that the Laws have.
pub(super) fn is_division(prefix: Option<Prefix>, number: ClauseNumber) -> bool {
    prefix.is_some() && is_known(ClauseNumber::whole(number.division()))
}
