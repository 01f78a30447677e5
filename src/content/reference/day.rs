//! Days without a year: `from 3.8. to 12.8.2023`, `the round of 3.10.`

use super::judge::Judge;
use super::member::{Member, skip_blank, word_at};
use super::surroundings::Surroundings;
use crate::content::glyph;

/// How many words may stand between the days of a span: `until the`, `մինչև`.
const MAX_BETWEEN: usize = 2;

impl Judge<'_, '_> {
    /// Whether a number is a day and a month: the other end of its span has a year, or something
    /// happens then.
    pub(super) fn is_day(&self, member: &Member, around: &Surroundings) -> bool {
        let [day, month] = member.numeral.levels() else {
            return false;
        };
        let may_be = member.numeral.prefix.is_none() && day.value <= 31 && month.value <= 12;
        may_be
            && (self.opens_span(member)
                || self.closes_span(member)
                || self.is_of_event(member, around)
                || self.is_when(member, around))
    }

    /// Whether a full date closes the span that the number opens.
    fn opens_span(&self, member: &Member) -> bool {
        let rest = &self.text[member.end..];
        let dotted = rest.starts_with('.');
        let mut at = skip_blank(self.text, member.end + usize::from(dotted));
        let mut spans = member.opens_range;
        if let Some(dash) = self.text[at..]
            .chars()
            .next()
            .filter(|c| glyph::is_dash(*c))
        {
            spans = true;
            at = skip_blank(self.text, at + dash.len_utf8());
        }
        for _ in 0..MAX_BETWEEN {
            let word = word_at(self.text, at);
            let role = self.finder.words.role(word);
            if word.is_empty() || !(role.ranges || role.dangles || role.joins && dotted) {
                break;
            }
            spans |= role.ranges || role.joins;
            at = skip_blank(self.text, at + word.len());
        }
        spans && date_end(&self.text[at..]).is_some()
    }

    /// Whether a full date opens the span that the number closes.
    fn closes_span(&self, member: &Member) -> bool {
        let before = glyph::trim_blank_end(&self.text[self.from..member.numeral.start]);
        let dash = before.trim_end_matches(glyph::is_dash);
        let (start, word) = glyph::last_word(before);
        let before = match self.finder.words.role(word).ranges {
            true => &before[..start],
            false if dash.len() < before.len() => dash,
            false => return false,
        };
        let before = glyph::trim_blank_end(before);
        let date = before.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
        date_end(&before[date.len()..]).is_some()
    }

    /// Whether something begins or ends on that day: `starts on 3.10`, `փակվում է 9.3-ին`.
    fn is_when(&self, member: &Member, around: &Surroundings) -> bool {
        let words = self.finder.words;
        let dated = words.noun_follows() == member.inflected && !member.opens_range;
        if !dated || around.noun().is_some() {
            return false;
        }
        let before = glyph::trim_blank_end(&self.text[self.from..member.numeral.start]);
        let (start, word) = glyph::last_word(before);
        let role = words.role(word);
        let (_, earlier) = glyph::last_word(glyph::trim_blank_end(&before[..start]));
        let small = role.copula || role.about && words.is_latin();
        role.happens || small && words.role(earlier).happens
    }

    /// Whether something happens on that day: `the round of 3.10.`, `7.5-ի խաղափուլը`.
    fn is_of_event(&self, member: &Member, around: &Surroundings) -> bool {
        if self.finder.words.noun_follows() {
            return member.inflected && around.after.event;
        }
        let before = glyph::trim_blank_end(&self.text[self.from..member.numeral.start]);
        let (start, word) = glyph::last_word(before);
        let role = self.finder.words.role(word);
        let (_, earlier) = glyph::last_word(glyph::trim_blank_end(&before[..start]));
        role.event || (role.of || role.opens_range) && self.finder.words.role(earlier).event
    }
}

/// Where the date ends that a text starts with: a day, a month and a year.
fn date_end(text: &str) -> Option<usize> {
    let mut parts = [0; 3];
    let mut at = 0;
    for (index, part) in parts.iter_mut().enumerate() {
        let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
        *part = digits;
        at += digits;
        if index < 2 {
            let separated = text[at..].starts_with(['.', '/', '\u{2024}']);
            at += text[at..].chars().next().filter(|_| separated)?.len_utf8();
        }
    }
    matches!(parts, [1 | 2, 1 | 2, 2 | 4]).then_some(at)
}
