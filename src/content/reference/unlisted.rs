//! Documents that no list names: `section 4.1 of the invitation`, `п. 4.1 приглашения`, `հրավերի 4.1
//! կետում`.
//!
//! What has sections is a document; it is another one unless it is the Laws, a part of them or
//! something of the game. In which place and form it stands, depends on the language.

use super::elsewhere::{Basis, ends_in_code, guessed, is_abbreviation, listed};
use super::judge::Judge;
use super::member::{skip_blank, word_at};
use super::run::Run;
use super::surroundings::Surroundings;
use crate::content::glyph;
use crate::lang::{Noun, Role};

/// How many words of a phrase after `of` are asked.
const MAX_WORDS: usize = 5;

impl Judge<'_, '_> {
    /// Whether a phrase after `of` begins with something that is not ours: `of the invitation`, but
    /// `of the same game`.
    pub(super) fn names_unlisted(&self, phrase: &str) -> bool {
        let words = self.finder.words;
        let mut named = false;
        let split = phrase.split(|c| !glyph::is_word(c));
        for word in split
            .filter(|word| word.chars().count() > 1)
            .take(MAX_WORDS)
        {
            let role = words.role(word);
            if words.is_own(word) || role.noun.is_some() || role.rules {
                return false;
            }
            // The name ends before a verb or a preposition that is known.
            if named && role != Role::default() {
                return true;
            }
            named |= role == Role::default();
        }
        named
    }

    /// Whether the word after a number, or after the adjectives that follow it, is a document in the
    /// genitive: `п. 3.4 положения о лиге`, `п. 4.1 приглашения.`
    pub(super) fn genitive_document(&self, word: &str, role: Role, end: usize) -> Option<Basis> {
        let words = self.finder.words;
        let next = skip_blank(self.text, end);
        let about = || words.role(word_at(self.text, next)).about;
        if role.document || role.titled && (word.starts_with(char::is_uppercase) || about()) {
            return Some(Basis::Listed);
        }
        if role.paper {
            return listed(words.is_genitive(word));
        }
        // The subject of a sentence has its predicate after it; an owner may end the phrase.
        guessed(
            is_thing(role)
                && words.may_be_genitive(word)
                && !words.is_own(word)
                && (self.ends_part(end) || about() || self.text[next..].starts_with(['«', '"'])),
        )
    }

    /// Whether the word right before a number is a document in the genitive, in a language where it
    /// stands there: `հրավերի 4.1 կետում`, `GDPR-ի 6 հոդվածը`; but `խաղացողի 9.2 կետով պահանջը`.
    pub(super) fn of_unlisted(&self, start: usize, around: &Surroundings) -> Option<Basis> {
        let words = self.finder.words;
        let gap = |c| glyph::is_blank(c) || c == '[';
        let before = self.text[self.context..start].trim_end_matches(gap);
        let (word_start, word) = glyph::last_word(before);
        if let Some(name) = before[..word_start].strip_suffix(glyph::is_dash) {
            let (_, name) = glyph::last_word(without_number(name));
            let code = is_abbreviation(name, words.role(name));
            return listed(code && words.is_genitive_ending(word) && !words.is_own(name));
        }
        if !words.may_be_genitive(word) {
            return None;
        }
        let role = words.role(word);
        let earlier = glyph::trim_blank_end(&before[..word_start]);
        if role.noun == Some(Noun::Clause) {
            return self.modifies_rules(earlier);
        }
        // `տեղեկագրքի B.02 գլխի 7.1 բաժնում`
        if ends_in_code(earlier) {
            return Some(Basis::Listed);
        }
        let (_, noun) = glyph::last_word(&self.text[..around.after_end]);
        listed(role.paper).or_else(|| {
            guessed(
                is_thing(role)
                    && around.after.noun == Some(Noun::Clause)
                    && !words.may_be_object(noun)
                    && !words.is_own(word),
            )
        })
    }

    /// Whether rules after a text are those of somebody else: `հյուրանոցի կանոնների`, but `խաղի
    /// կանոնների`.
    fn modifies_rules(&self, text: &str) -> Option<Basis> {
        let words = self.finder.words;
        let (_, word) = glyph::last_word(text);
        let role = words.role(word);
        let unknown = words.may_be_genitive(word) && is_thing(role) && !words.is_own(word);
        listed(role.owner || role.document || role.domain).or_else(|| guessed(unknown))
    }

    /// Whether a word right before the noun of a number is the abbreviation of another document:
    /// `GDPR Article 6`.
    pub(super) fn is_code_before(&self, word: &str, role: Role, number: usize) -> bool {
        is_abbreviation(word, role) && !self.finder.words.is_own(word) && !self.is_shouted(number)
    }

    /// Whether a phrase before a section is the name of rules or guidelines that are not ours: `the
    /// parking rules, point 3.1`, `Правила парковки, п. 3.1`.
    pub(super) fn phrase_rules(&self, phrase: &str, run: &Run) -> bool {
        let words = self.finder.words;
        let unknown = |word: &str| is_thing(words.role(word)) && !words.is_own(word);
        let rules = |word: &str| {
            let role = words.role(word);
            role.noun == Some(Noun::Clause) && role.plural
        };
        let mut names = self.words_of(phrase);
        let (last, before) = (names.next(), names.next());
        let (Some(last), Some(before)) = (last, before) else {
            return false;
        };
        let mut near = [last, before].into_iter().chain(names);
        let guides = |word| words.role(word).noun == Some(Noun::Guideline);
        rules(last) && unknown(before)
            || words.is_genitive(last) && unknown(last) && rules(before)
            || run.members[0].is_fraction() && near.any(guides)
    }

    /// Whether a phrase before a section that ends a part of a sentence is the name of what has it:
    /// `see the Vade mecum, section 9.3`, `in Chess Informant, section 4.2`.
    pub(super) fn phrase_names(&self, phrase: &str) -> bool {
        let words = self.finder.words;
        let mut names = false;
        for (at, word) in self.words_of(phrase).enumerate() {
            let role = words.role(word);
            if role.announces {
                return at > 0;
            }
            if words.is_own(word) || role.noun.is_some() || role.rules || role.unit {
                return false;
            }
            // A name inside a sentence.
            if at > 0 && names {
                return true;
            }
            names = at == 0 && word.starts_with(char::is_uppercase) && role == Role::default();
        }
        false
    }
}

/// Whether a role is that of any thing; such as have numbers may have clauses too (`տոմսի`).
pub(super) fn is_thing(role: Role) -> bool {
    let thing = Role {
        quantity: role.quantity && !role.amount,
        numbered: role.numbered,
        valued: role.valued,
        event: role.event,
        ..Role::default()
    };
    role == thing
}

/// A name without the number that belongs to it: `ISO 9001`, `Regulation 2016/679`.
pub(super) fn without_number(name: &str) -> &str {
    let is_number = |c: char| c.is_ascii_digit() || matches!(c, '/' | ':' | '-');
    let bare = name.trim_end_matches(is_number);
    match name.len() - bare.len() {
        3.. => glyph::trim_blank_end(bare),
        _ => name,
    }
}
