//! What the text before a number says of it: it may end a sentence, or break off in one.

use super::after::Next;
use super::candidate::{Candidate, Spot};
use super::reading::Reading;
use super::sequence::{Step, step};
use super::weight::{Scale, is_marked};
use crate::content::glyph;
use crate::content::page::{At, Boldness};
use crate::lang::Noun;

/// The longest title of a clause, in bytes.
const MAX_TITLE: usize = 120;

impl Scale<'_> {
    /// The number may belong to the sentence before, on a line that starts inside a paragraph and
    /// even at the start of one, if a paragraph was broken in two.
    pub(super) fn what_precedes(&self, candidate: &Candidate, reading: &Reading) -> i32 {
        let in_paragraph = matches!(candidate.spot, Spot::Line { .. });
        if candidate.spot == Spot::Paragraph && self.breaks_off(candidate, reading) {
            return -8;
        }
        if !in_paragraph && self.follows_sentence(candidate) && !self.closes(candidate, reading) {
            return 0;
        }
        let from = match (in_paragraph, candidate.paragraph_before) {
            (true, _) => candidate.flow_start,
            (false, _) if self.resumes(candidate, reading) => return -8,
            (false, Some(start)) => start,
            (false, None) => return 0,
        };
        let before = self.page.plain[from as usize..candidate.start as usize].trim_end();
        let Some(last) = before.chars().next_back() else {
            return 0;
        };
        if in_paragraph && self.is_inside(candidate, reading, before) {
            return -8;
        }
        if !glyph::is_word(last) {
            return match last {
                '(' | '[' => -6,
                '§' => -8,
                '&' | '/' if in_paragraph => -8,
                // `см. ст.⏎9.2.1` and `12.9.9,⏎6.2.6`.
                '.' if self.ends_in_abbreviation(before) => -8,
                ',' if in_paragraph && before[..before.len() - 1].ends_with(char::is_numeric) => -4,
                c if glyph::is_dash(c) && in_paragraph => -3,
                c if c.is_numeric() && in_paragraph => -2,
                // Where every line is a clause, one that is out of order is one too.
                '.' | '։' | ':' if candidate.line_by_line && !self.bold_style => 2,
                _ => i32::from(in_paragraph),
            };
        }
        let (word_start, word) = glyph::last_word(before);
        let role = self.words.role(word);
        let earlier = before[..word_start].trim_end();
        let goes_on = role.joins && earlier.ends_with(|c: char| glyph::digit(c).is_some());
        let announced = role.joins && self.ends_in_announcement(earlier);
        // `II.3 Castling rules`: the title of a clause or of the document ends in such words too.
        let title = !in_paragraph
            && self.previous_line.is_none_or(|line| line == from)
            && before.len() < MAX_TITLE;
        match role.noun {
            Some(Noun::Clause) if title => return -2,
            Some(Noun::Clause) => return -6,
            Some(_) => return -8,
            None if announced => return -8,
            // The title of a clause may end in a word of quantity, before its first part.
            None if role.quantity
                && (title || self.is_line_of_label(candidate, from))
                && self.follows(reading.number) =>
            {
                return -2;
            }
            None if role.announces || role.quantity || goes_on => return -6,
            None if role.dangles
                && in_paragraph
                && !(is_marked(candidate, reading) && self.follows(reading.number)) =>
            {
                return -6;
            }
            None => {}
        }
        if !in_paragraph || role.joins && earlier.ends_with([',', ';', '՝']) {
            return 0;
        }
        let line_start = before.rfind('\n').map_or(0, |at| at + 1) as At + from;
        let line_by_line = self.previous_line == Some(line_start)
            && (candidate.line_by_line
                || reading.after.next == Next::Beginning
                || is_marked(candidate, reading)
                || candidate.spot == Spot::Line { hard: true });
        let proven = is_marked(candidate, reading)
            && self.follows(reading.number)
            && (reading.after.alone
                || matches!(reading.after.next, Next::Beginning | Next::Nothing));
        // `9.1 The rules may say that⏎nobody offers a draw⏎9.2 The game is drawn.`
        let plain = !self.bold_style
            && self.follows(reading.number)
            && self
                .previous_line
                .is_none_or(|line| line >= candidate.flow_start)
            && !role.joins
            && match reading.after.next {
                Next::Beginning => true,
                Next::Word => reading.number.depth() > 1,
                _ => false,
            };
        match (line_by_line, proven || plain) {
            (true, _) => 0,
            (false, true) => -2,
            (false, false) => -5,
        }
    }

    /// Whether a number on a line of a paragraph is a part of its text: a bracket closes that opened
    /// before, a link leads to another page, or the handbook has the number (`C.05`).
    fn is_inside(&self, candidate: &Candidate, reading: &Reading, before: &str) -> bool {
        let bracket =
            self.closes(candidate, reading) && !candidate.bracketed && leaves_bracket_open(before);
        let filed = reading.numeral.levels().iter().any(|level| level.padded());
        bracket || filed || self.is_linked_away(candidate, reading)
    }

    /// Whether the line before a candidate begins with a label, as all lines around it do.
    fn is_line_of_label(&self, candidate: &Candidate, from: At) -> bool {
        let before = self.page.plain[from as usize..candidate.start as usize].trim_end();
        let line = before.rfind('\n').map_or(0, |at| at + 1) as At + from;
        candidate.line_by_line && self.previous_line == Some(line)
    }

    /// Whether a number that is no next label goes on with a sentence that breaks off before it:
    /// one that was there already, or one of another place with nothing or a range after it.
    fn resumes(&self, candidate: &Candidate, reading: &Reading) -> bool {
        let Some(start) = candidate
            .text_before
            .filter(|_| candidate.spot == Spot::Paragraph)
        else {
            return false;
        };
        let number = reading.number;
        let falls_back = match step(self.previous, number) {
            Step::Back => true,
            // A clause hardly mentions itself: in bold it is there twice.
            Step::Same => reading.bold != Boldness::Full,
            _ => false,
        };
        let past = falls_back && self.seen.contain(number);
        let passing = match reading.after.next {
            Next::Beginning => false,
            Next::Nothing if self.alone_style => past,
            Next::Range | Next::Nothing => past || !self.follows(number),
            _ => past,
        };
        let before = &self.page.plain[start as usize..candidate.start as usize];
        let last = before.trim_end().chars().next_back();
        // `(see also⏎⏎**C.10** ).`
        let bracket =
            self.closes(candidate, reading) && !candidate.bracketed && leaves_bracket_open(before);
        bracket || passing && last.is_some_and(glyph::is_word)
    }

    /// Whether a number that is no next label stands after a paragraph that can't end so: in a
    /// preposition, or in a number and a comma.
    fn breaks_off(&self, candidate: &Candidate, reading: &Reading) -> bool {
        let next = self.follows(reading.number) && (!reading.relative || self.relative_style);
        let Some(start) = candidate.paragraph_before.filter(|_| !next) else {
            return false;
        };
        let before = self.page.plain[start as usize..candidate.start as usize].trim_end();
        match before.strip_suffix(',') {
            Some(list) => list.ends_with(char::is_numeric),
            None => self.words.role(glyph::last_word(before).1).dangles,
        }
    }

    /// Whether a bracket closes right after the number.
    fn closes(&self, candidate: &Candidate, reading: &Reading) -> bool {
        let after = &self.page.plain[reading.numeral.end()..candidate.flow_end as usize];
        let after = glyph::trim_blank_start(after);
        after.starts_with([')', '*'])
            && after
                .trim_start_matches(|c| glyph::is_blank(c) || c == '*')
                .starts_with(')')
    }

    /// Whether the text before a candidate ends in a mark that ends a sentence or a part of one; a
    /// full stop may be that of an abbreviation.
    fn follows_sentence(&self, candidate: &Candidate) -> bool {
        let before = self.page.plain[..candidate.start as usize].trim_ascii_end();
        before.ends_with([':', ';', ',', '։'])
    }

    fn ends_in_abbreviation(&self, text: &str) -> bool {
        let word = text
            .trim_end_matches('.')
            .rsplit(|c| !glyph::is_word(c))
            .next();
        let role = self.words.role(word.unwrap_or_default());
        role.abbreviated && role.noun.is_some() || role.announces && !role.unit
    }

    fn ends_in_announcement(&self, text: &str) -> bool {
        let word = text.rsplit(|c| !glyph::is_word(c)).next();
        word.is_some_and(|word| self.words.role(word).announces)
    }

    /// Whether the text before a candidate may go on with it: it is on a line inside a paragraph,
    /// or the paragraph before it ends in the middle of a sentence.
    pub(super) fn is_unfinished(&self, candidate: &Candidate) -> bool {
        let Some(start) = candidate.paragraph_before else {
            return matches!(candidate.spot, Spot::Line { .. });
        };
        let before = &self.page.plain[start as usize..candidate.start as usize];
        let last = before.trim_end().chars().next_back();
        last.is_some_and(|c| glyph::is_word(c) || c.is_numeric())
    }

    /// Whether a paragraph begins with a candidate in the middle of a sentence.
    pub(super) fn is_broken_off(&self, candidate: &Candidate) -> bool {
        let Some(start) = (candidate.paragraph_before)
            .filter(|_| candidate.spot == Spot::Paragraph && candidate.dressed.is_none())
        else {
            return false;
        };
        let before = self.page.plain[start as usize..candidate.start as usize].trim_end();
        let title = before.len() < MAX_TITLE && self.previous_line.is_none_or(|line| line == start);
        let open = leaves_bracket_open(before);
        let (_, word) = glyph::last_word(before);
        let role = self.words.role(word);
        let dangles = role.dangles || role.announces || role.cites || role.joins;
        let unfinished = !word.is_empty() || before.ends_with([',', ';']);
        open || dangles || unfinished && !title
    }
}

/// Whether a bracket is open at the end of a text. Only the last one is looked for: where it closes
/// after each number of a paragraph, none is read twice.
fn leaves_bracket_open(text: &str) -> bool {
    let last = text.rfind(['(', ')']);
    last.is_some_and(|at| text[at..].starts_with('('))
}
