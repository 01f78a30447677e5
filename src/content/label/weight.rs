//! How much speaks for a number being a label.

use super::after::{Next, first_word};
use super::candidate::{Candidate, Spot};
use super::numbers::Numbers;
use super::reading::Reading;
use super::sequence::{Step, step};
use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::content::page::{At, Boldness, Page};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division, is_known};

/// What is known when a candidate is weighed.
pub(super) struct Scale<'a> {
    pub(super) page: &'a Page,
    pub(super) words: &'a ReferenceWords,
    /// The division of the document.
    pub(super) division: Division,
    /// The labels of the document leave out the division.
    pub(super) relative_style: bool,
    /// The labels of the document are in bold.
    pub(super) bold_style: bool,
    /// The labels of the document have a noun before them.
    pub(super) named_style: bool,
    /// The labels of the document wear marks of their own.
    pub(super) dressed_style: bool,
    /// The labels of the document stand in brackets.
    pub(super) bracketed_style: bool,
    /// The labels of the document stand in paragraphs of their own.
    pub(super) alone_style: bool,
    /// The number before.
    pub(super) previous: Option<ClauseNumber>,
    /// Where the line of the label before starts.
    pub(super) previous_line: Option<At>,
    /// The numbers so far.
    pub(super) seen: Numbers,
}

impl Scale<'_> {
    /// What weighs enough to be a label.
    pub(super) const ENOUGH: i32 = 3;

    /// The weight of one way to read a candidate; `upcoming` is the number that likely comes next.
    pub(super) fn weight(
        &self,
        candidate: &Candidate,
        reading: &Reading,
        upcoming: Option<ClauseNumber>,
    ) -> i32 {
        let whole = ClauseNumber::whole(reading.number.division());
        let foreign = reading.number.division() != self.division && !is_known(whole);
        if reading.number.is_whole() || foreign || self.is_remark(candidate) {
            return i32::MIN;
        }
        self.looks(candidate, reading)
            + self.place_in_sequence(candidate, reading, upcoming)
            + self.what_follows(candidate, reading)
            + self.what_precedes(candidate, reading)
    }

    fn looks(&self, candidate: &Candidate, reading: &Reading) -> i32 {
        let marked = is_marked(candidate, reading);
        let spot = match candidate.spot {
            Spot::Heading => 4,
            Spot::Paragraph | Spot::Item | Spot::Cell => 2,
            Spot::Line { hard } => i32::from(hard),
        };
        let style = match (marked, self.bold_style) {
            (true, _) => 3,
            (false, true) if candidate.bracketed && reading.after.closed => 1,
            (false, true) => -1,
            (false, false) => 1,
        };
        let relative = match (reading.relative, self.relative_style) {
            (true, false) if self.may_omit_division(reading, marked) => -4,
            (true, false) => -20,
            (false, true) => -2,
            _ => 0,
        };
        let joints = || reading.joined_levels().iter().map(|level| level.joint);
        let spaced = joints().any(|joint| joint.spaced());
        let doubtful = joints().any(|joint| joint.doubtful());
        let torn = spaced && reading.bold == Boldness::Half;
        let cut = match (reading.cut, candidate.bold) {
            (false, _) => 0,
            (true, Boldness::Full) => 6,
            (true, _) if is_before_number(candidate, reading) => 0,
            (true, _) => 2,
        };
        let unsure = spaced && !is_known(reading.number);
        let named = candidate.named && !marked && candidate.spot != Spot::Heading;
        // `Article 9.3 applies` may begin any line of a paragraph, and any paragraph of a text whose
        // labels have no noun.
        let begins = reading.after.next == Next::Beginning;
        let mentioned = candidate.named
            && match candidate.spot {
                Spot::Line { hard: false } => !(reading.after.closed && begins),
                Spot::Paragraph => {
                    !self.named_style
                        && (!marked && self.opens_sentence(candidate, reading)
                            || self.is_mentioned(candidate, reading))
                }
                _ => false,
            };
        let undressed = self.dressed_style && candidate.dressed.is_none();
        let listed =
            !marked && !self.follows(reading.number) && self.names_several(candidate, reading);
        spot + style + relative + i32::from(reading.after.closed)
            - 5 * i32::from(undressed && !marked)
            - 10 * i32::from(listed)
            - cut
            - i32::from(unsure)
            - i32::from(doubtful)
            - 3 * i32::from(torn)
            - 2 * i32::from(reading.guessed)
            - 2 * i32::from(named)
            - 10 * i32::from(mentioned)
    }

    /// Whether the line of a candidate is nothing but a remark in brackets, in a text whose labels
    /// have none: `(see Article 9.2)`.
    pub(super) fn is_remark(&self, candidate: &Candidate) -> bool {
        if self.bracketed_style || candidate.spot != Spot::Paragraph {
            return false;
        }
        let text = &self.page.plain[candidate.start as usize..candidate.flow_end as usize];
        let line = text.lines().next().unwrap_or_default();
        let Some(inner) = line.trim_start_matches('*').strip_prefix('(') else {
            return false;
        };
        let inner = inner.trim_end_matches(|c| glyph::is_blank(c) || matches!(c, '*' | '.' | '։'));
        !inner.is_empty() && inner.find(')') == Some(inner.len() - 1)
    }

    /// Whether one label may leave out the division where others have it: not the small numbers of
    /// a list, and never in an article, whose own number is Arabic too.
    fn may_omit_division(&self, reading: &Reading, marked: bool) -> bool {
        !matches!(self.division, Division::Article(_)) && (marked || reading.number.depth() > 1)
    }

    fn place_in_sequence(
        &self,
        candidate: &Candidate,
        reading: &Reading,
        upcoming: Option<ClauseNumber>,
    ) -> i32 {
        let number = reading.number;
        if number.division() != self.division {
            return match self.replaces(number, upcoming) {
                true => 0,
                // What goes on with a sentence and belongs to another document is a reference.
                false if self.is_broken_off(candidate) => -12,
                false => -5,
            };
        }
        let may_go_on = reading.after.next != Next::Beginning && self.is_unfinished(candidate);
        let intruder =
            may_go_on && upcoming.is_some_and(|next| self.follows(next) && !self.follows(number));
        let weight = match step(self.previous, number) {
            Step::Next => 3,
            Step::Gap => 1,
            Step::Back if !self.seen.contain(number) => 0,
            Step::Leap | Step::Back | Step::Same => -1,
        };
        let relative = reading.relative && !self.relative_style && !self.follows(number);
        // `3.3` in Guideline III is no III.3.3 before III.3.
        let falls_back = upcoming.is_some_and(|next| next < number);
        let broken_off = relative && (falls_back || self.is_broken_off(candidate));
        // `1. How many minutes?` after full labels is the item of a list.
        let list_item = reading.relative
            && !self.relative_style
            && matches!(step(self.previous, number), Step::Back | Step::Same);
        weight + i32::from(is_known(number))
            - 2 * i32::from(intruder)
            - 10 * i32::from(list_item || broken_off)
    }

    /// Whether a number of another division stands exactly where one of this division is missing:
    /// 9.2, 8.3, 9.4.
    fn replaces(&self, number: ClauseNumber, upcoming: Option<ClauseNumber>) -> bool {
        let Some(meant) = ClauseNumber::new(self.division, number.levels()) else {
            return false;
        };
        let fits_before = self.previous.is_some() && step(self.previous, meant) == Step::Next;
        let fits_after = upcoming.is_some_and(|next| step(Some(meant), next) == Step::Next);
        fits_before && fits_after && upcoming != Some(meant)
    }

    fn what_follows(&self, candidate: &Candidate, reading: &Reading) -> i32 {
        let spaced = reading
            .joined_levels()
            .last()
            .is_some_and(|level| level.joint.spaced());
        match reading.after.next {
            Next::Beginning if matches!(candidate.spot, Spot::Line { .. }) => 1,
            Next::Beginning => 2,
            Next::Nothing => i32::from(candidate.spot == Spot::Heading),
            // `6.2 ծրագիրը`: a thing has the number.
            Next::Word if self.numbers_thing(candidate, reading) => -6,
            Next::Word => 0,
            // The figure after it may be its last level, torn off: `3.7.5. 1 Когда`.
            Next::Number => -i32::from(reading.after.closed),
            Next::Noun => -8,
            // `9.3. 2 minutes` is 9.3 and two minutes, unless 9.3.2 is what must come.
            Next::Unit if spaced && !self.continues(reading.number) => -6,
            Next::Unit if reading.number.depth() > 1 => 0,
            Next::Unit => -4 - i32::from(!reading.after.closed && !is_marked(candidate, reading)),
            // In bold up to the dash, it is a label with a dash after it.
            Next::Range
                if self.ends_bold(reading) && (!reading.relative || self.relative_style) =>
            {
                0
            }
            Next::Range if self.ends_before_other(candidate, reading) => 0,
            // A sign that is explained: `**C.13.5**++ mate`.
            Next::Stray if self.ends_bold(reading) && self.follows(reading.number) => 0,
            Next::NamedList if !candidate.named => 0,
            Next::List | Next::NamedList | Next::Range | Next::Ending | Next::Stray => -10,
        }
    }

    /// Whether a number that is no next label is that of the thing after it, in a language where it
    /// stands there.
    fn numbers_thing(&self, candidate: &Candidate, reading: &Reading) -> bool {
        if !self.words.noun_follows()
            || self.follows(reading.number)
            || is_marked(candidate, reading)
            || reading.after.closed
        {
            return false;
        }
        let rest = &self.page.plain[reading.after.end..candidate.flow_end as usize];
        let role = self.words.role(first_word(rest));
        role.numbered || role.quantity && !role.amount
    }

    /// Whether a number in bold that is the next one stands before one of another article, so that
    /// they are no range: `**9.1** — **11.2.3** …`.
    fn ends_before_other(&self, candidate: &Candidate, reading: &Reading) -> bool {
        let text = &self.page.plain[..candidate.flow_end as usize];
        let other = Numeral::read(text, reading.after.end);
        let first = |numeral: &Numeral| (numeral.prefix, numeral.values().next());
        reading.bold == Boldness::Full
            && self.follows(reading.number)
            && other.is_some_and(|other| {
                other.levels().len() > 1 && first(&other) != first(&reading.numeral)
            })
    }

    /// Whether a number is the next one and what it would be without its last level is past.
    fn continues(&self, number: ClauseNumber) -> bool {
        let past = |parent| {
            let step = step(self.previous, parent);
            matches!(step, Step::Back | Step::Same)
        };
        self.follows(number) && number.parent().is_some_and(past)
    }

    /// Whether the number is in bold and what follows is not.
    fn ends_bold(&self, reading: &Reading) -> bool {
        let end = reading.after.end as At;
        reading.bold == Boldness::Full && self.page.boldness(end..end + 1) == Boldness::None
    }

    pub(super) fn follows(&self, number: ClauseNumber) -> bool {
        step(self.previous, number) == Step::Next
    }
}

/// Whether a number was cut right before another: `9.2. 12.6-ի`.
fn is_before_number(candidate: &Candidate, reading: &Reading) -> bool {
    let own = reading.joined_levels();
    let rest = candidate
        .numeral
        .levels()
        .get(reading.numeral.levels().len()..);
    let whole = reading.after.closed && !own.iter().any(|level| level.joint.spaced());
    whole
        && matches!(rest.unwrap_or_default(), [first, second, ..] if first.joint.spaced() && !second.joint.spaced())
}

/// Whether the number has the marks of a label.
pub(super) fn is_marked(candidate: &Candidate, reading: &Reading) -> bool {
    reading.bold != Boldness::None || candidate.broken_marks
}
