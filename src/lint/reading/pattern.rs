//! Patterns of words in a row, as `grammar.toml` writes them.

use super::phrases::capitalised;

/// A word of a sentence.
#[derive(Clone, Copy, Debug)]
pub struct SentenceWord<'a> {
    /// Its letters.
    pub text: &'a str,
    /// Whether nothing but a space or a line break stands between it and the word before.
    pub follows: bool,
}

/// Words in a row.
#[derive(Debug)]
pub struct Pattern {
    parts: Vec<Part>,
    /// The first part that spells out its words, to look for before all others.
    anchor: usize,
}

#[derive(Debug)]
enum Part {
    Word(WordPattern),
    /// A word that may be there.
    Optional(WordPattern),
    /// Any words but these.
    Gap(Vec<Box<str>>),
}

/// One word: one of several forms.
#[derive(Debug)]
pub struct WordPattern(Vec<Form>);

#[derive(Debug)]
struct Form {
    letters: Box<str>,
    /// The letters with a capital.
    capital: Box<str>,
    is_ending: bool,
    /// The endings of words that are not meant.
    but: Vec<Box<str>>,
}

impl Pattern {
    /// Reads a pattern; none if no word of it is spelled out before the first gap.
    pub fn read(text: &str) -> Option<Pattern> {
        let parts: Vec<_> = text.split_whitespace().map(Part::read).collect();
        let firm = parts
            .iter()
            .take_while(|part| matches!(part, Part::Word(_)));
        let anchor = firm
            .enumerate()
            .find(|(_, part)| matches!(part, Part::Word(word) if word.is_spelled_out()));
        let anchor = anchor?.0;
        Some(Pattern { parts, anchor })
    }

    /// Where in a sentence the pattern ends, if its anchor is the word at a place, and where it
    /// begins.
    pub fn at(&self, sentence: &[SentenceWord<'_>], place: usize) -> Option<(usize, usize)> {
        let Part::Word(anchor) = &self.parts[self.anchor] else {
            return None;
        };
        if !anchor.matches(sentence[place].text) {
            return None;
        }
        let start = place.checked_sub(self.anchor)?;
        let end = end_of(&self.parts, sentence, start, true)?;
        Some((start, end))
    }
}

/// Where the parts end that begin at a place of a sentence. A word follows the one before it
/// directly; after a gap or at the start it need not.
fn end_of(
    parts: &[Part],
    sentence: &[SentenceWord<'_>],
    at: usize,
    is_free: bool,
) -> Option<usize> {
    let Some((part, rest)) = parts.split_first() else {
        return Some(at);
    };
    let here = sentence.get(at).filter(|word| is_free || word.follows);
    let taken = |word: &WordPattern| {
        here.filter(|it| word.matches(it.text))
            .and_then(|_| end_of(rest, sentence, at + 1, false))
    };
    match part {
        Part::Word(word) => taken(word),
        Part::Optional(word) => taken(word).or_else(|| end_of(rest, sentence, at, is_free)),
        Part::Gap(but) => {
            let gap = sentence[at..]
                .iter()
                .take_while(|word| but.iter().all(|it| **it != *word.text))
                .count();
            (at..=at + gap).find_map(|next| end_of(rest, sentence, next, true))
        }
    }
}

impl Part {
    fn read(text: &str) -> Part {
        if let Some(but) = text.strip_prefix("...") {
            return Part::Gap(but.split('!').skip(1).map(Box::from).collect());
        }
        match text.strip_suffix('?') {
            Some(word) => Part::Optional(WordPattern::read(word)),
            None => Part::Word(WordPattern::read(text)),
        }
    }
}

impl WordPattern {
    /// Reads the pattern of a word.
    pub fn read(text: &str) -> WordPattern {
        let forms = text.split('|').map(|form| {
            let mut parts = form.split('!');
            let meant = parts.next().unwrap_or_default();
            let letters = meant.trim_start_matches('*');
            Form {
                letters: letters.into(),
                capital: capitalised(letters).into(),
                is_ending: letters.len() < meant.len() || meant.is_empty(),
                but: parts.map(Box::from).collect(),
            }
        });
        WordPattern(forms.collect())
    }

    /// Whether a word is meant.
    pub fn matches(&self, word: &str) -> bool {
        self.0.iter().any(|form| {
            let is_form = match form.is_ending {
                true => word.ends_with(&*form.letters),
                false => *word == *form.letters || *word == *form.capital,
            };
            is_form && !form.but.iter().any(|but| word.ends_with(&**but))
        })
    }

    fn is_spelled_out(&self) -> bool {
        self.0.iter().all(|form| !form.is_ending)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(pattern: &str, sentence: &str) -> Option<(usize, usize)> {
        let words: Vec<_> = sentence
            .split(' ')
            .map(|word| SentenceWord {
                text: word.trim_end_matches(','),
                follows: true,
            })
            .collect();
        let pattern = Pattern::read(pattern).unwrap();
        (0..words.len()).find_map(|place| pattern.at(&words, place))
    }

    #[test]
    fn finds_words_in_a_row() {
        let number = "*!ы или *? *!ов должны|обязаны";
        assert_eq!(found(number, "он или арбитр должны"), Some((0, 4)));
        assert_eq!(
            found(number, "и он или его арбитр обязаны ждать"),
            Some((1, 6))
        );
        assert_eq!(found(number, "игроки или арбитр должны"), Some((0, 4)));
        assert_eq!(found(number, "двое или пять игроков должны"), None);
        let gap = "арбитр ...!игрок своему сопернику";
        assert_eq!(
            found(gap, "Арбитр даёт время своему сопернику"),
            Some((0, 5))
        );
        assert_eq!(
            found(gap, "Арбитр видит, игрок мешает своему сопернику"),
            None
        );
        assert!(Pattern::read("*ть ... на").is_none());
    }
}
