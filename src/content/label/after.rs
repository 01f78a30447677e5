//! What follows a number at the beginning of a line.

use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::lang::ReferenceWords;

/// What follows a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct After {
    /// Where the text of the clause would start.
    pub(super) end: usize,
    /// Where the label itself would end: without the white space after it.
    pub(super) label_end: usize,
    /// A full stop, colon or bracket closes it.
    pub(super) closed: bool,
    /// The next word is glued to it.
    pub(super) glued: bool,
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
    /// A lower-case word, or something else that may begin a clause.
    Word,
    /// Another number: `7.5.5 7.5.1, …`.
    Number,
    /// What the number counts: `10 минут`.
    Unit,
    /// A dash and a later number: `4.2 – 4.7`.
    Range,
    /// What may be the noun of the number: `2.1 հոդվածի`.
    Noun,
    /// A case ending, or another number of a list: a sentence goes on.
    Sentence,
}

impl After {
    /// Looks at what follows a number of `text`.
    pub(super) fn look(text: &str, numeral: &Numeral, words: &ReferenceWords) -> After {
        let is_mark = |c| matches!(c, '*' | '_' | '`');
        let is_space = |c| glyph::is_blank(c) && c != '\n';
        let mut at = numeral.end();
        let mut after = After {
            end: at,
            label_end: at,
            closed: false,
            glued: false,
            next: Next::Sentence,
        };
        skip(text, &mut at, is_mark);
        if is_inflected(&text[at..], words) || continues_list(&text[at..], words) {
            return after;
        }
        after.closed = skip(text, &mut at, closes);
        skip(text, &mut at, is_mark);
        after.label_end = at;
        let spaced = skip(text, &mut at, is_space);
        // Marks that stand apart: `**9.1** . Text`, `** 9.1 ** text`.
        if is_apart(&text[at..], is_mark) || is_apart(&text[at..], closes) {
            after.closed = true;
            skip(text, &mut at, |c| is_mark(c) || closes(c));
            skip(text, &mut at, is_space);
        }
        if text[at..].starts_with(glyph::is_dash) {
            let mut dash = at;
            skip(text, &mut dash, glyph::is_dash);
            if words.is_suffix(glyph::first_word(&text[dash..])) {
                return after;
            }
            let apart = skip(text, &mut dash, is_space);
            if is_later(text, dash, numeral) {
                after.end = dash;
                after.next = Next::Range;
                return after;
            }
            if apart || !spaced {
                at = dash;
            }
        }
        after.end = at;
        after.glued = !spaced && text[at..].starts_with(glyph::is_word);
        after.next = next(text[at..].trim_start_matches('\n'), words);
        after
    }
}

/// Marks that close a label.
fn closes(c: char) -> bool {
    matches!(c, '.' | ':' | ')' | ']' | '\u{2024}' | '\u{589}')
}

/// Passes over characters; whether there were any.
fn skip(text: &str, at: &mut usize, test: impl Fn(char) -> bool) -> bool {
    let rest = text[*at..].trim_start_matches(test);
    let end = text.len() - rest.len();
    std::mem::replace(at, end) < end
}

/// Whether a text begins with marks that white space follows.
fn is_apart(text: &str, test: impl Fn(char) -> bool) -> bool {
    let rest = text.trim_start_matches(test);
    rest.len() < text.len() && rest.starts_with(glyph::is_blank)
}

/// Whether a case ending follows right after a number: `9.2-ի`, `9.2ի`, `8.7's`; or a sign that
/// stands in no label: `9.1%`.
fn is_inflected(rest: &str, words: &ReferenceWords) -> bool {
    let mut chars = rest.chars();
    match chars.next() {
        Some('%' | '/') => true,
        Some('\'' | '’') => chars.next().is_some_and(char::is_lowercase),
        Some(c) if glyph::is_dash(c) => {
            let letters = glyph::first_word(chars.as_str());
            let ending = words.is_suffix(&letters.to_lowercase());
            let short = !matches!(c, '\u{2014}' | '\u{2015}');
            ending || short && letters.starts_with(char::is_lowercase)
        }
        Some(c) if glyph::is_word(c) => words.is_suffix(glyph::first_word(rest)),
        _ => false,
    }
}

/// Whether a comma, or a dash without a space, follows right after a number: a list goes on.
fn continues_list(rest: &str, words: &ReferenceWords) -> bool {
    let tail = rest.trim_start();
    if tail.starts_with([',', ';']) {
        return true;
    }
    let dashed = rest.strip_prefix(glyph::is_dash);
    let joined = dashed.is_some_and(|tail| tail.starts_with(|c: char| c.is_ascii_digit()));
    joined || joins_number(tail, words)
}

/// Whether a word that joins follows, and then another number or its noun: `9.2 or 9.3`, `9.2 or
/// Article 9.3`.
fn joins_number(text: &str, words: &ReferenceWords) -> bool {
    let word = glyph::first_word(text);
    let role = words.role(word);
    if !(role.joins || role.ranges) || word.starts_with(char::is_uppercase) {
        return false;
    }
    let rest = text[word.len()..].trim_start_matches(glyph::is_blank);
    let number = Numeral::read(rest, 0);
    number.is_some_and(|numeral| !numeral.levels.is_empty())
        || role.joins && words.role(glyph::first_word(rest)).noun.is_some()
}

/// Whether the number at a place is later than another, so that the two are a range.
fn is_later(text: &str, at: usize, first: &Numeral) -> bool {
    let Some(last) = Numeral::read(text, at).filter(|last| !last.levels.is_empty()) else {
        return false;
    };
    let abbreviated = last.levels.len() == 1 && last.prefix.is_none();
    let later = match abbreviated {
        true => first.values().last() < last.values().last(),
        false => first.prefix == last.prefix && first.values() < last.values(),
    };
    // `C.13.1 – 0-0 castling`
    later && !text[last.end()..].starts_with(glyph::is_dash)
}

/// How a text goes on.
fn next(rest: &str, words: &ReferenceWords) -> Next {
    let Some(first) = rest.chars().next() else {
        return Next::Nothing;
    };
    if first.is_ascii_digit() {
        return Next::Number;
    }
    if !glyph::is_word(first) {
        return match first {
            '«' | '"' | '“' | '„' | '(' | '[' | '\'' | '‘' | '<' => Next::Beginning,
            '%' | '°' | ')' => Next::Sentence,
            _ => Next::Word,
        };
    }
    if !first.is_lowercase() {
        return Next::Beginning;
    }
    let word = glyph::first_word(rest);
    let role = words.role(word);
    // `C.10.2 ուղեցույց III-ը`: the noun of the number after it.
    let tail = rest[word.len()..].trim_start();
    let named = Numeral::read(tail, 0).is_some();
    match role.noun.is_some() && words.noun_follows() && !named {
        true => Next::Noun,
        false if role.unit => Next::Unit,
        false => Next::Word,
    }
}
