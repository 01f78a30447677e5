//! Numbers that nothing calls clauses may be scores, sizes, ratios or versions.

use super::judge::Judge;
use super::member::{Joint, Member, skip_blank, word_at};
use super::run::Run;
use super::surroundings::Surroundings;
use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::law::{ClauseNumber, Division};

impl Judge<'_, '_> {
    /// Whether the numbers of a run belong together as something other than clauses: `4.5–3.5`,
    /// `41.5, 38.2, 9.6`, `3.6 × 4.2 m`.
    pub(super) fn measures(&self, run: &Run, around: &Surroundings) -> bool {
        let members = &run.members;
        // A list with a greater first level than any article has is a list of measures.
        let beyond = members.iter().any(|member| {
            let levels = member.numeral.levels();
            member.numeral.prefix.is_none()
                && levels.len() == 2
                && levels[0].value > Division::MAX_ARTICLE
        });
        let number = |member: &Member| self.number(member, around);
        let scored = members.windows(2).any(|pair| {
            let ends = (number(&pair[0]), number(&pair[1]));
            match pair[1].joint {
                Joint::Range if around.noun().is_none() && self.is_told(pair) => true,
                Joint::Range => is_score(ends.0, ends.1),
                // `between 9.1. and 12.1.`
                Joint::List if around.before.opens_range && around.noun().is_none() => {
                    is_score(ends.0, ends.1)
                }
                _ => self.is_share(&pair[0], &pair[1]),
            }
        });
        // `Fig. 3.1 and 3.2`: what the first is, the others are.
        let listed = members.len() > 1 && self.is_measure(&members[0]) && {
            // `on move 52, 9.3`.
            let (first, second) = (&members[0], &members[1]);
            let whole = first.numeral.prefix.is_none() && first.numeral.levels().len() == 1;
            !(whole && second.is_fraction() && self.text[first.end..].starts_with(','))
        };
        beyond || scored || listed || self.is_product(run)
    }

    /// Whether the words before a number make it a measure or the number of something else.
    pub(super) fn is_measure(&self, member: &Member) -> bool {
        let start = member.numeral.start;
        let half = member.is_half();
        self.follows_quantity(start)
            || self.follows_name(start, half)
            || self.is_value(member)
            || !member.inflected && (self.follows_unit(start) || half && self.follows_points(start))
    }

    /// Whether points were counted before, in the same sentence: `3 points, 1.5 for a bye`.
    fn follows_points(&self, start: usize) -> bool {
        let mut rest = self.sentence_before(start);
        while let Some(digit) = rest.find(|c: char| c.is_ascii_digit()) {
            let number = rest[digit..].trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
            let counted = glyph::trim_blank_start(number);
            if self.finder.words.role(word_at(counted, 0)).halved {
                return true;
            }
            rest = number;
        }
        false
    }

    /// Whether the number is one side of a ratio or of a score: `9:3`, `2.5 : 1.5`.
    pub(super) fn is_ratio(&self, member: &Member) -> bool {
        let after = &self.text[member.numeral.end()..];
        let is_digit = |c: char| c.is_ascii_digit();
        if (after.strip_prefix(':')).is_some_and(|rest| rest.starts_with(is_digit)) {
            return true;
        }
        if !member.is_half() || member.inflected {
            return false;
        }
        let opens = after.trim_start_matches(' ').strip_prefix(':');
        let opens = opens.is_some_and(|rest| starts_score(rest.trim_start_matches(' ')));
        let before = self.text[self.from..member.numeral.start].trim_end_matches(' ');
        let closes = before.strip_suffix(':');
        opens || closes.is_some_and(|before| ends_score(before.trim_end_matches(' ')))
    }

    /// `7.5 to 6`: a fraction, a word and a whole number.
    fn is_told(&self, pair: &[Member]) -> bool {
        pair[0].is_fraction()
            && pair[1].numeral.levels().len() == 1
            && pair[1].numeral.prefix.is_none()
            && self.text[pair[0].end..pair[1].numeral.start].contains(glyph::is_letter)
    }

    /// `7.5/9`: so many points of so many.
    fn is_share(&self, first: &Member, second: &Member) -> bool {
        self.text[first.end..].starts_with('/')
            && first.numeral.levels().len() == 2
            && second.numeral.levels().len() == 1
            && second.numeral.prefix.is_none()
    }

    /// `3.6 × 4.2 metres`: the second number is counted.
    fn is_product(&self, run: &Run) -> bool {
        let at = skip_blank(self.text, run.end());
        let Some(sign @ ('×' | 'x' | 'х')) = self.text[at..].chars().next() else {
            return false;
        };
        let second = skip_blank(self.text, at + sign.len_utf8());
        let Some(numeral) = Numeral::read(self.text, second) else {
            return false;
        };
        let unit = skip_blank(self.text, numeral.end());
        numeral.levels().len() <= 2
            && numeral.prefix.is_none()
            && self.finder.words.role(word_at(self.text, unit)).unit
    }

    /// Whether the word before is the name of something that has versions: `Windows 8.1`. In a
    /// language of another script that is any name in Latin letters, elsewhere a name inside a
    /// sentence. Halves are also the points of a player: `Carlsen 7.5`, `Արամ Մ. 7.5`.
    pub(super) fn follows_name(&self, start: usize, half: bool) -> bool {
        let before = glyph::trim_blank_end(&self.text[self.from..start]);
        let mut end = before.chars().rev();
        let initial = end.next() == Some('.')
            && end.next().is_some_and(char::is_uppercase)
            && end.next().is_some_and(glyph::is_blank);
        if half && initial {
            return true;
        }
        let (word_start, word) = glyph::last_word(before);
        let numeral = word.bytes().all(|byte| matches!(byte, b'I' | b'V' | b'X'));
        let latin = word.bytes().all(|byte| byte.is_ascii_alphabetic());
        let named =
            word.len() > 1 && word.starts_with(char::is_uppercase) && (latin || half) && !numeral;
        let words = self.finder.words;
        if !named || words.role(word) != Default::default() || words.is_nearly_noun(word) {
            return false;
        }
        let earlier = glyph::trim_blank_end(&before[..word_start]);
        // `USB 3.2` may begin a sentence, if that is not all in capitals.
        let code = || {
            let shouts = |c: char| c.is_uppercase();
            let rest = self.text[start..].trim_start_matches(|c: char| !glyph::is_letter(c));
            word.chars().all(shouts) && !word_at(rest, 0).starts_with(shouts)
        };
        latin && !words.is_latin()
            || earlier.ends_with(|c: char| c.is_lowercase() || c == ',')
            || code()
    }
}

/// Whether two ends can't be those of a range of clauses: the score of a match, a ratio.
fn is_score(first: Option<ClauseNumber>, second: Option<ClauseNumber>) -> bool {
    let (Some(first), Some(second)) = (first, second) else {
        return true;
    };
    let (&[level], Division::Article(_)) = (first.levels(), first.division()) else {
        return false;
    };
    match (second.levels(), second.division()) {
        // `9.2–4` is short for 9.2–9.4, but `1.5 to 1` is a ratio.
        ([], Division::Article(value)) => value <= level,
        // `3.5–2.5`, and the days of one month: `1.1–10.1`.
        (&[last], Division::Article(_)) => {
            level == last && (level == 5 || first.division() != second.division())
        }
        _ => false,
    }
}

/// Whether a text starts with so many points and a half, or so many.
fn starts_score(text: &str) -> bool {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.');
    is_points(text[..end.unwrap_or(text.len())].trim_end_matches('.'))
}

/// Whether a text ends with so many points and a half.
fn ends_score(text: &str) -> bool {
    let start = text.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    let points = &text[start.len()..];
    points.ends_with(".5") && is_points(points)
}

/// Whether a figure may say how many points a side has.
fn is_points(figure: &str) -> bool {
    let whole = figure.strip_suffix(".5").unwrap_or(figure);
    matches!(whole.len(), 1 | 2) && whole.bytes().all(|byte| byte.is_ascii_digit())
}
