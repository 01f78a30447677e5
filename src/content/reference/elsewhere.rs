//! Numbers of other documents: `пункт 3.4 Положения о соревновании`, `GDPR, Article 6`.
//!
//! Only numbers that would be mentions are asked, and each word around them once. The Laws
//! themselves are a document too: what is called rules or laws is theirs, unless an owner or a
//! subject makes the rules somebody else's (`Правил вида спорта`).

use super::Mention;
use super::judge::Judge;
use super::member::{skip_blank, word_at};
use super::run::Run;
use super::surroundings::Surroundings;
use super::unlisted::{is_thing, without_number};
use crate::content::glyph;
use crate::lang::{Noun, Role};

/// How many words may stand between what joins a number to a document and the document.
const MAX_WORDS: usize = 4;

/// How many words of a phrase before a number are asked: `minutes of the Rules Commission, item 4.2`.
const MAX_PHRASE: usize = 5;

/// How many words a name of a document ends with at most: `Regulations for the Olympiad`.
const MAX_TITLE: usize = 4;

/// What it takes to say that numbers are those of another document; the surer comes later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Basis {
    /// No list has the document.
    Guessed,
    /// A list has it, or it is written as only documents are.
    Listed,
}

/// What a sign is worth that holds or not.
pub(super) fn listed(holds: bool) -> Option<Basis> {
    holds.then_some(Basis::Listed)
}

/// What a guess is worth that holds or not.
pub(super) fn guessed(holds: bool) -> Option<Basis> {
    holds.then_some(Basis::Guessed)
}

impl Judge<'_, '_> {
    /// Why a run of numbers belongs to another document, which is named beside it.
    pub(super) fn elsewhere(&self, run: &Run, around: &Surroundings) -> Option<Basis> {
        let start = run.members[0].numeral.start;
        let before = self.named_before(run, start, around);
        if before == Some(Basis::Listed) || self.is_filed(start, around) {
            return Some(Basis::Listed);
        }
        before.max(self.named_after(run, around))
    }

    /// Takes back the mentions right before numbers of another document that are its numbers too:
    /// `п. 4.4 и п. 4.5 Положения`, `п. 2.1 ст. 6 закона`. They are returned in order.
    pub(super) fn take_joined(&self, run: &Run, mentions: &mut Vec<Mention>) -> Vec<Mention> {
        let words = self.finder.words;
        let mut start = run.members[0].numeral.start;
        let mut kept = mentions.len();
        while let Some(last) = mentions[..kept].last() {
            let (role, noun) = self.word_ending(start);
            let from = (last.plain.start as usize).max(self.from);
            let Some(between) =
                (self.text.get(last.plain.end as usize..noun)).filter(|_| role.noun.is_some())
            else {
                break;
            };
            let mut parts = between.split(|c| glyph::is_blank(c) || c == ',');
            // `ср. 11.10 и п. 3.5 Положения`: only what is called an item too is one of it.
            if from > last.plain.start as usize
                || self.word_ending(from).0.noun.is_none()
                || !parts.all(|part| part.is_empty() || words.role(part).joins)
            {
                break;
            }
            start = from;
            kept -= 1;
        }
        mentions.split_off(kept)
    }

    /// Whether a number sign makes it the number of a thing: `приказ № 7.1`, but `пункт № 7.1`.
    fn is_filed(&self, start: usize, around: &Surroundings) -> bool {
        let before = glyph::trim_blank_end(&self.text[self.from..start]);
        let Some(before) = before.strip_suffix('№') else {
            return false;
        };
        around.before == Role::default() && before.trim_end().ends_with(glyph::is_word)
    }

    /// Whether the document is named first.
    fn named_before(&self, run: &Run, start: usize, around: &Surroundings) -> Option<Basis> {
        let beside = self.named_right_before(run, start, around);
        match beside {
            Some(Basis::Listed) => beside,
            _ => beside.max(self.named_by_phrase(run, start, around)),
        }
    }

    /// Whether the document is the word before the numbers, in a language where it stands there.
    fn named_right_before(&self, run: &Run, start: usize, around: &Surroundings) -> Option<Basis> {
        if !self.finder.words.noun_follows() {
            return None;
        }
        // The clauses of the guidelines have a Roman numeral.
        let guides =
            run.members[0].is_fraction() && self.word_ending(start).0.noun == Some(Noun::Guideline);
        listed(around.before.document || guides).or_else(|| self.of_unlisted(start, around))
    }

    /// Whether the document is named before the noun of the numbers, or before a mark.
    fn named_by_phrase(&self, run: &Run, start: usize, around: &Surroundings) -> Option<Basis> {
        let words = self.finder.words;
        let noun = around.before.noun;
        // The appendices of the Laws have letters.
        if noun == Some(Noun::Appendix) && run.members[0].is_fraction() && !words.noun_follows() {
            return Some(Basis::Listed);
        }
        let item = match noun {
            Some(_) => around.before_start,
            None => start,
        };
        let before = glyph::trim_blank_end(&self.text[self.context..item]);
        let Some(phrase) = before.strip_suffix(['(', ',']) else {
            // `Կանոնակարգի կետ 4.3`, `the Regulations Article 4.3`.
            let (_, word) = glyph::last_word(before);
            let role = words.role(word);
            let paper = role.paper && noun == Some(Noun::Clause) && words.is_genitive(word);
            let named = role.document || paper || self.is_code_before(word, role, start);
            return listed(noun.is_some() && !word.is_empty() && named);
        };
        if ends_in_code(phrase) {
            return Some(Basis::Listed);
        }
        let name = without_number(phrase);
        let (_, last) = glyph::last_word(name);
        let role = words.role(last);
        if name.len() < phrase.len() && (role.document || is_abbreviation(last, role)) {
            return Some(Basis::Listed);
        }
        let phrase = name;
        let closed = || {
            let rest = self.text[run.end()..].trim_start_matches(['*', '_', ']']);
            !rest
                .trim_start_matches(glyph::is_blank)
                .starts_with(glyph::is_letter_or_number)
        };
        match noun {
            Some(Noun::Clause) => listed(self.phrase_owns(phrase) || self.phrase_titles(phrase))
                .or_else(|| {
                    let names = || self.phrase_names(phrase) || self.phrase_rules(phrase, run);
                    guessed(closed() && names())
                }),
            Some(Noun::Article) => {
                listed(self.phrase_titles(phrase) && (before.ends_with('(') || closed()))
            }
            // `won by contract (5.2.3)` gives a reason.
            None => listed(before.ends_with(',') && self.phrase_titles(phrase)),
            Some(Noun::Appendix | Noun::Guideline) => None,
        }
    }

    /// The last words of a phrase, from the end.
    pub(super) fn words_of<'t>(&self, phrase: &'t str) -> impl Iterator<Item = &'t str> + use<'t> {
        let end = phrase.rfind(|c| {
            !glyph::is_word(c) && !glyph::is_blank(c) && !matches!(c, '’' | '\'' | '»' | '”')
        });
        let start = end.map_or(0, |end| phrase.ceil_char_boundary(end + 1));
        let words = phrase[start..].split(|c| !glyph::is_word(c)).rev();
        words.filter(|word| !word.is_empty()).take(MAX_PHRASE)
    }

    /// Whether a phrase has another document in it, or somebody who has rules of his own:
    /// `the contract (clause 7.2)`, `по регламенту лиги, п. 6.2`.
    fn phrase_owns(&self, phrase: &str) -> bool {
        let mut roles = self
            .words_of(phrase)
            .map(|word| self.finder.words.role(word));
        let Some(last) = roles.next() else {
            return false;
        };
        let owns = |role: &Role| role.document || role.title || role.paper || role.owner;
        // `the regulations and the Laws (clause 9.2)`, but `the league's rules (clause 9.2)`.
        match last.noun {
            Some(_) => roles.take(2).any(|role| owns(&role)),
            None => owns(&last) || roles.any(|role| owns(&role)),
        }
    }

    /// Whether a phrase is the name of another document: `Rating Regulations`, `Положение о
    /// рейтинге`, `GDPR`.
    fn phrase_titles(&self, phrase: &str) -> bool {
        let words = self.finder.words;
        let mut following = Role::default();
        let mut last_is_titled = false;
        for (at, word) in self.words_of(phrase).take(MAX_TITLE).enumerate() {
            let role = words.role(word);
            let capital = word.starts_with(char::is_uppercase);
            let title = role.title || role.titled && capital;
            let attribute = following.about || following.owner || following.domain;
            match at {
                0 if role.title || is_abbreviation(word, role) => return true,
                // `WADA Code`, `настоящего Положения`; `Положение` alone is a position.
                1 if last_is_titled && (capital || words.is_attributive(word)) => return true,
                1 if title && capital && following == Role::default() => return true,
                1 if following.noun == Some(Noun::Clause) => return role.owner,
                1.. if title => return attribute,
                _ => following = role,
            }
            last_is_titled = at == 0 && role.titled && capital;
        }
        false
    }

    /// Whether the document is named after the numbers: `3.4 of the tournament regulations`, `ст.
    /// 6.1 Федерального закона`.
    fn named_after(&self, run: &Run, around: &Surroundings) -> Option<Basis> {
        if around.after.of {
            return self.of_another(run, around);
        }
        let words = self.finder.words;
        // `Item 4.1 on the agenda`
        if around.after.about && around.before.noun == Some(Noun::Clause) && words.is_latin() {
            return listed(self.names_listed(around.after_end));
        }
        if words.noun_follows() || around.before.noun.is_none() {
            // `В 3.4.1 регламента лиги`.
            return listed(words.has_genitive() && around.after.document);
        }
        let mut at = around.after_start;
        let mut end = around.after_end;
        let mut role = around.after;
        let mut guess = None;
        for _ in 0..MAX_WORDS {
            let word = &self.text[at..end];
            if words.has_genitive() {
                match self.genitive_document(word, role, end) {
                    Some(Basis::Listed) => return Some(Basis::Listed),
                    basis => guess = guess.max(basis),
                }
            }
            if role.rules {
                return guess.max(self.of_another_kind(end));
            }
            if is_abbreviation(word, role) {
                let mixed = word.contains(char::is_lowercase);
                let foreign = mixed || word.is_ascii() && !words.is_latin();
                let next = word_at(self.text, skip_blank(self.text, end));
                let about = words.role(next).about;
                let named = (foreign || about || self.ends_part(end))
                    && !self.is_shouted(run.members[0].numeral.start);
                return guess.max(listed(named));
            }
            if role.noun == Some(Noun::Guideline) {
                return guess.max(listed(run.members[0].is_fraction()));
            }
            if role != Role::default() || !words.is_attributive(word) {
                break;
            }
            at = skip_blank(self.text, end);
            end = at + word_at(self.text, at).len();
            role = words.role(&self.text[at..end]);
        }
        guess
    }

    /// Whether what follows `of` is another document.
    fn of_another(&self, run: &Run, around: &Surroundings) -> Option<Basis> {
        let rest = &self.text[around.after_end..];
        let end = rest.find(|c| {
            let inside = glyph::is_blank(c) || glyph::is_dash(c) || matches!(c, '’' | '\'');
            !glyph::is_word(c) && !inside
        });
        let phrase = &rest[..end.unwrap_or(rest.len())];
        let mut ruled = false;
        let mut modified = false;
        let words = phrase.split(|c| !glyph::is_word(c));
        for word in words.filter(|word| !word.is_empty()).take(MAX_WORDS + 1) {
            let role = self.finder.words.role(word);
            match role.noun {
                // `Rules of the league`.
                _ if ruled && !(role.of || role.dangles || role.owner) => return None,
                Some(Noun::Guideline) => return listed(run.members[0].is_fraction()),
                // `the house rules`, but `the basic rules`.
                Some(Noun::Clause) if modified && role.plural => return Some(Basis::Listed),
                Some(Noun::Clause) if !ruled => ruled = true,
                Some(_) => return None,
                None if role.document || role.title || role.paper || role.owner => {
                    return Some(Basis::Listed);
                }
                None if role.titled && word.starts_with(char::is_uppercase) => {
                    return Some(Basis::Listed);
                }
                None if is_abbreviation(word, role) => {
                    return listed(!self.is_shouted(run.members[0].numeral.start));
                }
                None => modified = is_thing(role) && !self.finder.words.is_own(word),
            }
        }
        guessed(!ruled && around.before.noun.is_some() && self.names_unlisted(phrase))
    }

    /// Whether another document is named at a place, behind small words.
    fn names_listed(&self, from: usize) -> bool {
        let words = self.text[from..].split(glyph::is_blank);
        let mut roles = (words.filter(|word| !word.is_empty()).take(MAX_WORDS))
            .map(|word| self.finder.words.role(word_at(word, 0)))
            .skip_while(|role| role.dangles);
        let named = roles.next();
        named.is_some_and(|role| role.document || role.title || role.paper)
    }

    /// Whether whole numbers are those of chapters of the Laws: `Section 4 of the Laws`, `Главы 3 и
    /// 7 Правил`.
    pub(super) fn is_part_of_laws(&self, around: &Surroundings) -> bool {
        let chapter = around.before.quantity && !around.before.amount || around.before.numbered;
        if around.before.noun != Some(Noun::Clause) && !chapter {
            return false;
        }
        let mut at = around.after_start;
        let mut owned = false;
        for _ in 0..MAX_WORDS {
            let word = word_at(self.text, at);
            let role = self.finder.words.role(word);
            if role.rules && self.finder.words.has_genitive() {
                return word.starts_with(char::is_uppercase);
            }
            if owned && role.noun == Some(Noun::Clause) {
                return word.starts_with(char::is_uppercase);
            }
            owned |= role.of;
            if !(role.of || role.dangles || role.rules || self.finder.words.is_attributive(word)) {
                return false;
            }
            at = skip_blank(self.text, at + word.len());
        }
        false
    }

    /// Whether rules that are named so far are of another document: `Правил вида спорта`.
    fn of_another_kind(&self, from: usize) -> Option<Basis> {
        let mut at = skip_blank(self.text, from);
        let words = self.finder.words;
        for _ in 0..MAX_WORDS {
            let word = word_at(self.text, at);
            let role = words.role(word);
            if role.domain || role.document || role.owner && words.is_genitive(word) {
                return Some(Basis::Listed);
            }
            // `правил бассейна.`
            let unknown = is_thing(role) && words.may_be_genitive(word) && !words.is_own(word);
            if unknown && self.ends_part(at + word.len()) {
                return Some(Basis::Guessed);
            }
            if !role.dangles && !role.rules && !words.is_attributive(word) {
                return None;
            }
            at = skip_blank(self.text, at + word.len());
        }
        None
    }

    /// Whether a part of a sentence ends at a place.
    pub(super) fn ends_part(&self, at: usize) -> bool {
        let next = self.text[skip_blank(self.text, at)..].chars().next();
        next.is_none_or(|c| !glyph::is_letter_or_number(c) && !matches!(c, '«' | '"'))
            || is_abbreviation(
                word_at(self.text, skip_blank(self.text, at)),
                Role::default(),
            )
    }

    /// Whether the sentence is in capitals, so that they make no abbreviation of a word.
    pub(super) fn is_shouted(&self, number: usize) -> bool {
        let (_, start) = self.word_ending(number);
        let mut letters = word_at(self.text, start).chars();
        letters.nth(1).is_some_and(char::is_uppercase)
    }
}

/// Whether a word that has no role is written as an abbreviation: `GDPR`, `КоАП`.
pub(super) fn is_abbreviation(word: &str, role: Role) -> bool {
    let capital = |c: char| c.is_uppercase();
    word.starts_with(capital)
        && word.ends_with(capital)
        && (2..7).contains(&word.chars().count())
        && role == Role::default()
        && !word.bytes().all(|byte| matches!(byte, b'I' | b'V' | b'X'))
}

/// Whether a phrase ends in the code of another part of the handbook: `B.02`, `C.04.1`. The
/// appendices of the Laws have no zeros.
pub(super) fn ends_in_code(phrase: &str) -> bool {
    let code = phrase.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    let levels = &phrase[code.len()..];
    levels.starts_with(".0") && code.ends_with(char::is_uppercase)
}
