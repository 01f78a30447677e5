//! What part of the Laws a text is: from its heading, its file name or its labels.

use super::glyph;
use super::label::Candidate;
use super::label::Spot;
use super::numeral::{Numeral, Prefix};
use super::vocabulary::Vocabulary;
use crate::lang::{Noun, ReferenceWords, SlugWord};
use crate::law::{Division, DocumentKind};

/// What a heading says the text below it is.
pub(super) fn of_heading(text: &str, words: &ReferenceWords) -> Option<DocumentKind> {
    let text = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let word = first_word(text);
    let role = words.role(word);
    if let Some(noun) = role.noun {
        let tail = text[word.len()..].trim_start_matches(|c: char| glyph::is_blank(c) || c == '.');
        return division_of(noun, tail, words).map(DocumentKind::Division);
    }
    if role.preface {
        return Some(DocumentKind::Preface);
    }
    if role.glossary {
        return Some(DocumentKind::Glossary);
    }
    number_first(text, words)
}

/// `9-րդ հոդված`, `9. Ничья`, `III. …`.
fn number_first(text: &str, words: &ReferenceWords) -> Option<DocumentKind> {
    let numeral = Numeral::read(text, 0)?;
    let tail = &text[numeral.end()..];
    let word = tail
        .split(|c: char| !glyph::is_word(c))
        .filter(|word| !word.is_empty() && !words.is_suffix(word))
        .find(|word| words.role(word).noun.is_some());
    let noun = word.and_then(|word| words.role(word).noun);
    let closed = tail.starts_with(['.', ':', ' ', ')', '\u{2024}', '\u{589}']) || tail.is_empty();
    match (numeral.prefix, numeral.levels().len()) {
        (None, 1) if closed || noun.is_some() => {
            let value = numeral.levels()[0].value;
            (1..=20)
                .contains(&value)
                .then_some(Division::Article(value))
        }
        (Some(Prefix::Roman { value, .. }), 0)
            if tail.starts_with(['.', ':']) || noun.is_some() =>
        {
            Some(Division::Guideline(value))
        }
        (Some(Prefix::Letter(letter)), 0)
            if tail.starts_with(['.', ':']) || noun == Some(Noun::Appendix) =>
        {
            super::label::appendices(letter, words)
                .next()
                .map(Division::Appendix)
        }
        _ => None,
    }
    .map(DocumentKind::Division)
}

/// The division that a noun and the number after it name; nothing for the number of a clause.
fn division_of(noun: Noun, text: &str, words: &ReferenceWords) -> Option<Division> {
    let numeral = Numeral::read(text, 0)?;
    let whole = numeral
        .levels()
        .first()
        .is_none_or(|level| level.joint.spaced || numeral.prefix.is_none());
    match (noun, numeral.prefix) {
        (Noun::Article, None)
            if numeral.levels().len() == 1 || numeral.levels()[1].joint.spaced =>
        {
            Some(Division::Article(numeral.levels()[0].value))
        }
        (Noun::Guideline, None) if numeral.levels().len() == 1 => {
            Some(Division::Guideline(numeral.levels()[0].value))
        }
        (Noun::Guideline | Noun::Article, Some(Prefix::Roman { value, .. })) if whole => {
            Some(Division::Guideline(value))
        }
        (Noun::Appendix, Some(Prefix::Letter(letter))) if whole => {
            super::label::appendices(letter, words)
                .next()
                .map(Division::Appendix)
        }
        _ => None,
    }
}

/// What a file name says.
pub(super) fn of_slug(slug: &str, vocabulary: &Vocabulary) -> Option<DocumentKind> {
    let slug = slug.to_lowercase();
    let tokens: Vec<&str> = slug
        .split(|c: char| !c.is_alphanumeric())
        .filter(|token| !token.is_empty())
        .collect();
    for (at, token) in tokens.iter().enumerate() {
        for (word, meaning) in vocabulary.slugs() {
            let Some(tail) = token.strip_prefix(word) else {
                continue;
            };
            match meaning {
                SlugWord::Preface if tail.is_empty() => return Some(DocumentKind::Preface),
                SlugWord::Glossary if tail.is_empty() => return Some(DocumentKind::Glossary),
                SlugWord::Noun(noun) => {
                    let name = if tail.is_empty() {
                        tokens.get(at + 1).copied().unwrap_or_default()
                    } else {
                        tail
                    };
                    if let Some(division) = slug_division(noun, name) {
                        return Some(DocumentKind::Division(division));
                    }
                }
                _ => {}
            }
        }
    }
    let number = tokens.first()?.trim_start_matches('0').parse().ok()?;
    (1..=20)
        .contains(&number)
        .then_some(DocumentKind::Division(Division::Article(number)))
}

fn slug_division(noun: Noun, name: &str) -> Option<Division> {
    let number = name.trim_start_matches('0').parse::<u16>().ok();
    let upper = name.to_uppercase();
    match noun {
        Noun::Article | Noun::Clause => number.map(Division::Article),
        Noun::Guideline => number.map(Division::Guideline).or_else(|| {
            upper
                .parse()
                .ok()
                .filter(|division| matches!(division, Division::Guideline(_)))
        }),
        Noun::Appendix => {
            let mut letters = upper.chars();
            let letter = letters.next().and_then(glyph::latin_capital);
            match number {
                Some(number @ 1..=8) => char::from_u32('A' as u32 + u32::from(number) - 1),
                _ => letter.filter(|_| letters.next().is_none()),
            }
            .map(Division::Appendix)
        }
    }
}

/// What the labels say: the division that most of them belong to.
pub(super) fn of_labels(candidates: &[Candidate], words: &ReferenceWords) -> Option<Division> {
    let mut counts: Vec<(Division, usize)> = Vec::new();
    for candidate in candidates {
        if matches!(candidate.spot, Spot::Line { .. }) {
            continue;
        }
        let numeral = &candidate.numeral;
        let division = match numeral.prefix {
            None if numeral.levels().len() > 1 => Division::Article(numeral.levels()[0].value),
            None => continue,
            Some(Prefix::Roman { value, .. }) => Division::Guideline(value),
            Some(Prefix::Letter(letter)) => match super::label::appendices(letter, words).next() {
                Some(appendix) => Division::Appendix(appendix),
                None => continue,
            },
        };
        match counts.iter_mut().find(|(known, _)| *known == division) {
            Some((_, count)) => *count += 1,
            None => counts.push((division, 1)),
        }
    }
    counts
        .into_iter()
        .reduce(|best, other| if other.1 > best.1 { other } else { best })
        .map(|(division, _)| division)
}

fn first_word(text: &str) -> &str {
    let end = text.find(|c| !glyph::is_word(c)).unwrap_or(text.len());
    &text[..end]
}
