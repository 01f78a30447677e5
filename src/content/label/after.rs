//! What follows a number at the beginning of a line.

use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::lang::ReferenceWords;
use crate::law::Division;

/// What follows a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct After {
    /// Where the text of the clause would start.
    pub(super) end: usize,
    /// Where the label itself would end: without the white space after it.
    pub(super) label_end: usize,
    /// Full stops, colons or brackets close it.
    pub(super) closed: bool,
    /// The next word is glued to it.
    pub(super) glued: bool,
    /// The line ends with it.
    pub(super) alone: bool,
    /// What the text goes on with.
    pub(super) next: Next,
}

/// How the text goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// It ends here.
    Nothing,
    /// A capital letter, a quotation mark: a beginning.
    Beginning,
    /// A lower-case word.
    Word,
    /// A case ending: the number is part of a sentence.
    Ending,
    /// Another number of the same list.
    List,
    /// Another number of the same list, with a noun of its own: `or Article A.5`.
    NamedList,
    /// A dash and another number, which may be the other end of a range.
    Range,
    /// The noun of the number: `2.1 հոդվածի`.
    Noun,
    /// What the number counts: `10 минут`.
    Unit,
    /// Another figure: `7.5.5 7.5.1, …`.
    Number,
    /// Something that stands in no label: `9.1%`.
    Stray,
}

impl After {
    /// Looks at what follows a number of `text`.
    pub(super) fn look(text: &str, numeral: &Numeral, words: &ReferenceWords) -> After {
        After::look_from(text, numeral, numeral.end(), words)
    }

    /// The same behind marks that belong to the number and end at `at`.
    pub(super) fn look_from(
        text: &str,
        numeral: &Numeral,
        at: usize,
        words: &ReferenceWords,
    ) -> After {
        let is_mark = |c| matches!(c, '*' | '_' | '`');
        let mut cursor = Cursor { text, at };
        if let Some(after) = cursor.space_and_word(words) {
            return after;
        }
        cursor.skip(is_mark);
        let marks = cursor.closing_marks(numeral);
        cursor.at += marks;
        let mut after = After {
            end: cursor.at,
            label_end: cursor.at,
            closed: false,
            glued: false,
            alone: false,
            next: Next::Nothing,
        };
        if let Some(next) = cursor.ending(words).or_else(|| cursor.comma(words)) {
            after.next = next;
            return after;
        }
        let from = cursor.at;
        cursor.skip(closes);
        // `9.2՝ …` names a thing and says what it is, as a label does not.
        let closing = text[from..cursor.at].trim_start_matches('\u{55D}');
        after.closed = marks > 0 || !closing.is_empty();
        cursor.skip(is_mark);
        after.label_end = cursor.at;
        let blank = cursor.skip(|c| glyph::is_blank(c) && c != '\n');
        if cursor.skip_apart(is_mark) || cursor.skip_apart(closes) {
            after.closed = true;
        }
        if cursor.is_torn_ending(words) {
            after.next = Next::Ending;
            return after;
        }
        let dashed = cursor.skip_apart(glyph::is_dash)
            || blank > 0 && cursor.skip_before_digit(glyph::is_dash);
        if dashed {
            if cursor.ends_range(numeral) {
                after.end = cursor.at;
                after.next = Next::Range;
                return after;
            }
        } else if blank == 0 && cursor.rest().starts_with(glyph::is_dash) {
            cursor.skip(glyph::is_dash);
        }
        after.end = cursor.at;
        after.glued = blank == 0 && cursor.rest().starts_with(glyph::is_word);
        after.alone = cursor.rest().starts_with('\n');
        after.next = match cursor.next(words) {
            // A sign that is explained: `C.13.4 – + check`.
            Next::Stray
                if dashed || (blank > 0 || after.closed) && cursor.rest().starts_with('+') =>
            {
                Next::Word
            }
            next => next,
        };
        after
    }
}

/// Marks that close a label.
fn closes(c: char) -> bool {
    matches!(
        c,
        '.' | ':' | ')' | ']' | '\u{2024}' | '\u{589}' | '\u{55D}'
    )
}

struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// A space and a word: what follows most labels.
    fn space_and_word(&self, words: &ReferenceWords) -> Option<After> {
        let text = self.rest().strip_prefix(' ')?;
        let end = self.at + 1;
        let word = Cursor { at: end, ..*self };
        text.starts_with(glyph::is_word).then(|| After {
            end,
            label_end: self.at,
            closed: false,
            glued: false,
            alone: false,
            next: word.next(words),
        })
    }

    fn skip(&mut self, test: impl Fn(char) -> bool) -> usize {
        let rest = self.rest();
        let length = rest.find(|c| !test(c)).unwrap_or(rest.len());
        self.at += length;
        length
    }

    /// Passes over a mark right before a digit.
    fn skip_before_digit(&mut self, test: impl Fn(char) -> bool) -> bool {
        let mut chars = self.rest().chars();
        let mark = chars.next().filter(|c| test(*c));
        let digit = chars.next().is_some_and(|c| glyph::digit(c).is_some());
        if let (Some(mark), true) = (mark, digit) {
            self.at += mark.len_utf8();
            return true;
        }
        false
    }

    /// Passes over marks that stand apart from the text after them, and the blanks after them.
    fn skip_apart(&mut self, test: impl Fn(char) -> bool) -> bool {
        let rest = self.rest();
        let marks = rest.find(|c| !test(c)).unwrap_or(rest.len());
        let blank = |c: char| glyph::is_blank(c) && c != '\n';
        let apart = marks > 0 && rest[marks..].starts_with(blank);
        if apart {
            self.at += marks;
            self.skip(blank);
        }
        apart
    }

    /// How many bytes of marks right after the number end it: a slash that stands apart from the
    /// text, or the marks that it began with (`++9.1++`).
    fn closing_marks(&self, numeral: &Numeral) -> usize {
        let rest = self.rest();
        let Some(mark @ ('/' | '+' | '=')) = rest.chars().next() else {
            return 0;
        };
        let length = rest.len() - rest.trim_start_matches(mark).len();
        let apart = rest[length..].starts_with(glyph::is_blank);
        let paired = mark == '/' || self.text[..numeral.start].ends_with(mark);
        if apart && paired { length } else { 0 }
    }

    /// A hyphen with letters or figures right after the number.
    fn ending(&self, words: &ReferenceWords) -> Option<Next> {
        let mut chars = self.rest().chars();
        let first = chars.next()?;
        if first == '%' || first == '/' || first == '+' || first == '=' {
            return Some(Next::Stray);
        }
        if matches!(first, '\'' | '’') {
            // `Article 8.7's wording`.
            return (chars.next().is_some_and(char::is_lowercase)).then_some(Next::Ending);
        }
        if !glyph::is_dash(first) {
            let inflected = glyph::is_word(first) && words.is_suffix(first_word(self.rest()));
            return inflected.then_some(Next::Ending);
        }
        match chars.next() {
            Some(c) if glyph::digit(c).is_some() => Some(Next::List),
            // A long dash joins no ending: `**9.1.2**—the opponent`.
            Some(c) if c.is_lowercase() => {
                let word = first_word(&self.rest()[first.len_utf8()..]);
                let joins = !matches!(first, '\u{2014}' | '\u{2015}');
                (joins || words.is_suffix(word)).then_some(Next::Ending)
            }
            // `A.4.2–A.4.3`
            Some(c) if c.is_uppercase() && self.is_before_clause(first.len_utf8()) => {
                Some(Next::List)
            }
            // `3.10.3-Ը` in a text of capitals.
            Some(c) if c.is_uppercase() => {
                let word = first_word(&self.rest()[first.len_utf8()..]);
                let ending = words.is_suffix(&word.to_lowercase());
                ending.then_some(Next::Ending)
            }
            _ => None,
        }
    }

    /// Whether the number of a clause with a prefix stands so many bytes from here.
    fn is_before_clause(&self, skipped: usize) -> bool {
        let numeral = Numeral::read(self.text, self.at + skipped);
        numeral.is_some_and(|numeral| numeral.prefix.is_some() && !numeral.levels().is_empty())
    }

    /// The number after a dash is the other end of a range, not a text that begins with a figure
    /// (`C.13.1 – 0-0 castling`) or with an earlier number (`7.5.5 – 7.5.1, 7.5.2`).
    fn ends_range(&self, first: &Numeral) -> bool {
        let Some(last) = Numeral::read(self.text, self.at) else {
            return false;
        };
        let later = match last.levels() {
            [] => false,
            [level] if last.prefix.is_none() => first.values().last() < Some(level.value),
            _ => first.values().lt(last.values()),
        };
        later && !self.text[last.end()..].starts_with(glyph::is_dash)
    }

    /// A dash with a case ending that stands apart: `**9.2** -ից`.
    fn is_torn_ending(&self, words: &ReferenceWords) -> bool {
        let letters = self.rest().trim_start_matches(glyph::is_dash);
        letters.len() < self.rest().len() && words.is_suffix(first_word(letters))
    }

    /// A comma after the number: a list of numbers goes on, or a sentence.
    fn comma(&self, words: &ReferenceWords) -> Option<Next> {
        let rest = self.rest().strip_prefix([',', ';'])?.trim_start();
        let goes_on = rest.starts_with(glyph::is_word) && !words.role(first_word(rest)).joins;
        Some(if goes_on { Next::Stray } else { Next::List })
    }

    fn next(&self, words: &ReferenceWords) -> Next {
        let rest = self.rest().trim_start_matches('\n');
        let Some(first) = rest.chars().next() else {
            return Next::Nothing;
        };
        if glyph::digit(first).is_some() {
            return Next::Number;
        }
        if !glyph::is_word(first) {
            return match first {
                '«' | '"' | '“' | '„' | '(' | '[' | '*' | '_' | '\'' | '‘' | '<' | '!' | '=' => {
                    Next::Beginning
                }
                '%' | '+' | '/' | '°' => Next::Stray,
                _ => Next::Word,
            };
        }
        if !first.is_lowercase() {
            return Next::Beginning;
        }
        let word = first_word(rest);
        let role = words.role(word);
        let tail = &rest[word.len()..];
        if !(role.joins || role.ranges || role.noun.is_some()) {
            return if role.unit { Next::Unit } else { Next::Word };
        }
        // `2.3 հոդվածում 32 խաղաքար`: the noun is that of the number before it.
        if words.noun_follows() && role.noun.is_some() && counts_pieces(tail) {
            return Next::Noun;
        }
        match after_nouns(tail, words) {
            (true, 0) if role.joins || role.ranges => Next::List,
            (true, _) if role.joins => Next::NamedList,
            (false, _) if role.noun.is_some() => Next::Noun,
            _ if role.unit => Next::Unit,
            _ => Next::Word,
        }
    }
}

/// Whether a number follows that no article has.
fn counts_pieces(text: &str) -> bool {
    let text = glyph::trim_blank_start(text);
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let count: u32 = text[..digits].parse().unwrap_or_default();
    count > u32::from(Division::MAX_ARTICLE) && text[digits..].starts_with(glyph::is_blank)
}

/// Whether a number follows, and after how many nouns (`ст. ст. 9.2`).
fn after_nouns(text: &str, words: &ReferenceWords) -> (bool, usize) {
    let mut rest = text;
    for nouns in 0..3 {
        rest = rest.trim_start_matches(|c| glyph::is_blank(c) || matches!(c, '.' | '№' | '§'));
        if Numeral::read(rest, 0).is_some() {
            return (true, nouns);
        }
        let word = first_word(rest);
        if words.role(word).noun.is_none() {
            break;
        }
        rest = &rest[word.len()..];
    }
    (false, 0)
}

/// The letters that a text starts with.
pub(super) fn first_word(text: &str) -> &str {
    &text[..glyph::word_end(text)]
}
