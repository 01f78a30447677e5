//! Choosing the labels among the candidates.

use std::collections::BTreeSet;

use super::after::Next;
use super::candidate::{Before, LabelCandidate, Spot};
use super::reading::LabelReading;
use super::sequence::{NumberStep, step};
use super::{ChosenLabels, ClauseLabel, LabelDefect, RefusalReason, RefusedNumber};
use crate::content::page::{At, Boldness, FlatPage};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division, is_known};

/// How many candidates ahead are looked at.
const LOOK_AHEAD: usize = 3;

/// Chooses the labels of a document of a division.
pub(crate) fn choose(
    page: &FlatPage,
    candidates: &[LabelCandidate],
    division: Division,
    words: &ReferenceWords,
) -> ChosenLabels {
    let own: Vec<Option<ClauseNumber>> = candidates
        .iter()
        .map(|candidate| LabelReading::own_number(candidate, division, words))
        .collect();
    let mut chooser = Chooser {
        page,
        division,
        relative_style: is_relative(page, candidates, &own, division),
        bold_style: is_bold(candidates, &own),
        previous: None,
        seen: BTreeSet::new(),
        choice: ChosenLabels::default(),
    };
    for (at, candidate) in candidates.iter().enumerate() {
        let ahead = &own[at + 1..own.len().min(at + 1 + LOOK_AHEAD)];
        let upcoming: Vec<ClauseNumber> = ahead.iter().copied().flatten().collect();
        let readings = LabelReading::all(page, candidate, division, words);
        chooser.decide(candidate, &readings, &upcoming);
    }
    chooser.choice
}

/// Whether the labels leave out the division: none says it in full. An Arabic numeral may stand for
/// the Roman one of a guideline.
fn is_relative(
    page: &FlatPage,
    candidates: &[LabelCandidate],
    own: &[Option<ClauseNumber>],
    division: Division,
) -> bool {
    let is_arabic = |candidate: &LabelCandidate| {
        let first = page.plain.as_bytes().get(candidate.numeral.start);
        matches!(division, Division::Guideline(_)) && first.is_some_and(u8::is_ascii_digit)
    };
    let mut all = candidates.iter().zip(own);
    all.all(|(candidate, own)| own.is_none() || is_arabic(candidate))
}

/// Whether most labels are in bold.
fn is_bold(candidates: &[LabelCandidate], own: &[Option<ClauseNumber>]) -> bool {
    let relative = own.iter().all(Option::is_none);
    let labels = candidates.iter().zip(own);
    let labels = labels.filter(|(it, own)| it.spot != Spot::Line && (relative || own.is_some()));
    let marks: Vec<bool> = labels.map(|(it, _)| is_marked(it)).collect();
    marks.iter().filter(|marked| **marked).count() * 2 > marks.len()
}

/// Whether a candidate has the marks of a label.
fn is_marked(candidate: &LabelCandidate) -> bool {
    candidate.bold != Boldness::None || candidate.broken_marks
}

struct Chooser<'a> {
    page: &'a FlatPage,
    /// The division of the document.
    division: Division,
    /// The labels of the document leave out the division.
    relative_style: bool,
    /// The labels of the document are in bold.
    bold_style: bool,
    /// The number of the last label.
    previous: Option<ClauseNumber>,
    /// The numbers so far.
    seen: BTreeSet<ClauseNumber>,
    choice: ChosenLabels,
}

impl Chooser<'_> {
    /// Takes the first reading that may be a label: the next number of the sequence, else one that
    /// the next candidate follows, else any.
    fn decide(
        &mut self,
        candidate: &LabelCandidate,
        readings: &[LabelReading],
        upcoming: &[ClauseNumber],
    ) {
        let labels: Vec<&LabelReading> = readings
            .iter()
            .filter(|reading| self.is_label(candidate, reading, upcoming))
            .collect();
        let leads_on = |reading: &&&LabelReading| {
            let next = upcoming.first();
            next.is_some_and(|&next| step(Some(reading.number), next) == NumberStep::Next)
        };
        let best = (labels.iter().find(|reading| self.follows(reading.number)))
            .or_else(|| labels.iter().find(leads_on))
            .or(labels.first());
        match (best, readings.first()) {
            (Some(reading), _) => self.accept(candidate, reading),
            (None, Some(reading)) => self.refuse(candidate, reading),
            (None, None) => {}
        }
    }

    /// Whether a reading of a candidate is a label.
    fn is_label(
        &self,
        candidate: &LabelCandidate,
        reading: &LabelReading,
        upcoming: &[ClauseNumber],
    ) -> bool {
        let number = reading.number;
        let is_next = self.follows(number);
        if !self.may_precede(candidate, reading) {
            return false;
        }
        if number.division() != self.division {
            return false;
        }
        if reading.relative && !self.relative_style {
            let certain = is_marked(candidate) && candidate.before != Before::Word;
            return certain && is_next && !matches!(self.division, Division::Article(_));
        }
        if reading.look_alike && !is_next && !is_known(number) {
            return false;
        }
        // The label itself comes soon: this is a mention of it.
        let goes_on = match candidate.before {
            Before::Nothing | Before::Finished => reading.after.next == Next::Noun,
            Before::Word => !(is_marked(candidate) && reading.after.next == Next::Beginning),
            Before::ClauseNoun | Before::Announcement => true,
        };
        if goes_on && upcoming.contains(&number) {
            return false;
        }
        match candidate.spot {
            Spot::Heading | Spot::Item => self.is_in_place(candidate, reading),
            Spot::Paragraph => self.opens_paragraph(candidate, reading, upcoming),
            Spot::Line => self.opens_line(candidate, reading),
        }
    }

    /// Whether what follows a number may follow a label.
    fn may_precede(&self, candidate: &LabelCandidate, reading: &LabelReading) -> bool {
        let after = &reading.after;
        match after.next {
            Next::Sentence => false,
            Next::Noun => {
                let after_sentence = matches!(candidate.before, Before::Nothing | Before::Finished);
                let opens = candidate.spot != Spot::Line && after_sentence;
                opens && self.follows(reading.number)
            }
            // In bold up to the dash, it is a label with a dash after it.
            Next::Range => {
                let end = after.label_end as At;
                let ends_bold = self.page.boldness(end..end + 1) == Boldness::None;
                reading.bold == Boldness::Full && ends_bold && self.follows(reading.number)
            }
            Next::Unit => {
                let last = reading.numeral.joined().last();
                let spaced = last.is_some_and(|level| level.joint.spaced);
                let deep = reading.numeral.depth() > 1;
                let marked = is_marked(candidate);
                (!spaced || self.continues(reading.number))
                    && (deep && (marked || self.follows(reading.number)) || after.closed && marked)
            }
            // `Article 9.3 applies` is a sentence.
            Next::Word if candidate.named => after.closed || is_marked(candidate),
            Next::Beginning | Next::Nothing | Next::Word | Next::Number => true,
        }
    }

    /// Whether a label that no sentence can go on with fits: a small number of a list does not.
    fn is_in_place(&self, candidate: &LabelCandidate, reading: &LabelReading) -> bool {
        let small = reading.numeral.depth() < 2;
        !small
            || self.relative_style
                && (reading.after.closed || is_marked(candidate) || self.follows(reading.number))
    }

    fn opens_paragraph(
        &self,
        candidate: &LabelCandidate,
        reading: &LabelReading,
        upcoming: &[ClauseNumber],
    ) -> bool {
        let number = reading.number;
        let step = step(self.previous, number);
        if !self.is_in_place(candidate, reading) {
            return false;
        }
        let begins = reading.after.next == Next::Beginning;
        match candidate.before {
            Before::Nothing | Before::Finished => {
                is_marked(candidate)
                    || !self.bold_style
                    || begins
                    || reading.after.closed
                    || matches!(step, NumberStep::Next | NumberStep::Gap)
                    || !self.seen.contains(&number)
            }
            Before::Announcement => step == NumberStep::Next && begins && is_marked(candidate),
            Before::Word | Before::ClauseNoun => match step {
                NumberStep::Next => true,
                _ if candidate.before == Before::ClauseNoun => false,
                NumberStep::Gap | NumberStep::Leap => {
                    let intrudes = upcoming.first().is_some_and(|&next| self.follows(next));
                    begins || is_marked(candidate) && !intrudes && step == NumberStep::Gap
                }
                // A clause hardly mentions itself: in bold it is there twice.
                NumberStep::Same if reading.bold == Boldness::Full => true,
                NumberStep::Back | NumberStep::Same => {
                    begins && (is_marked(candidate) || !self.seen.contains(&number))
                }
            },
        }
    }

    /// Whether a number at the beginning of a line inside a paragraph is a label.
    fn opens_line(&self, candidate: &LabelCandidate, reading: &LabelReading) -> bool {
        let number = reading.number;
        let step = step(self.previous, number);
        let begins = matches!(reading.after.next, Next::Beginning | Next::Nothing);
        let rises = matches!(step, NumberStep::Next | NumberStep::Gap);
        if reading.numeral.depth() < 2 && !(self.relative_style && candidate.line_by_line) {
            return false;
        }
        match candidate.before {
            Before::Announcement => false,
            Before::Nothing | Before::Finished if is_marked(candidate) => true,
            Before::Nothing | Before::Finished => {
                step == NumberStep::Next
                    || rises && begins
                    || candidate.line_by_line && (begins || rises)
            }
            Before::Word | Before::ClauseNoun => {
                let is_next = step == NumberStep::Next;
                is_next && (is_marked(candidate) || begins && !self.bold_style)
                    || candidate.line_by_line && (is_next || rises && begins)
            }
        }
    }

    /// Whether a number is the next one and what it would be without its last level is past:
    /// `9.3. 2 minutes` is 9.3 and two minutes, unless 9.3.2 is what must come.
    fn continues(&self, number: ClauseNumber) -> bool {
        let is_past = |parent| {
            matches!(
                step(self.previous, parent),
                NumberStep::Back | NumberStep::Same
            )
        };
        self.follows(number) && number.parent().is_some_and(is_past)
    }

    fn follows(&self, number: ClauseNumber) -> bool {
        number.division() == self.division && step(self.previous, number) == NumberStep::Next
    }

    fn accept(&mut self, candidate: &LabelCandidate, reading: &LabelReading) {
        let number = reading.number;
        self.previous = Some(number);
        self.seen.insert(number);
        self.choice.labels.push(ClauseLabel {
            item: candidate.item,
            start: candidate.start,
            label_end: reading.after.label_end as At,
            end: reading.after.end as At,
            number,
            defects: self.defects(candidate, reading),
        });
    }

    fn defects(&self, candidate: &LabelCandidate, reading: &LabelReading) -> Vec<LabelDefect> {
        let numeral = &reading.numeral;
        let marked = reading.bold != Boldness::None || candidate.broken_marks;
        let half = reading.bold == Boldness::Half || numeral.any_joint(|joint| joint.marked);
        let unmarked = self.bold_style && candidate.spot != Spot::Heading && !half && !marked;
        [
            (LabelDefect::NotBold, unmarked),
            (LabelDefect::HalfBold, half),
            (LabelDefect::BrokenMarks, candidate.broken_marks && !half),
            (LabelDefect::Glued, reading.after.glued),
            (LabelDefect::LookAlike, reading.look_alike),
            (
                LabelDefect::Separator,
                numeral.any_joint(|joint| joint.odd || joint.absent),
            ),
            (LabelDefect::Spaced, numeral.any_joint(|joint| joint.spaced)),
            (LabelDefect::Relative, reading.relative),
            (LabelDefect::MidParagraph, candidate.spot == Spot::Line),
        ]
        .into_iter()
        .filter(|(_, applies)| *applies)
        .map(|(defect, _)| defect)
        .collect()
    }

    /// Keeps what looks like a label, so that no miss stays invisible.
    fn refuse(&mut self, candidate: &LabelCandidate, reading: &LabelReading) {
        let bold = reading.bold == Boldness::Full || candidate.broken_marks;
        let own = reading.number.division() == self.division && !reading.relative;
        if candidate.spot != Spot::Line && (bold || own) {
            self.choice.refused.push(RefusedNumber {
                item: candidate.item,
                plain: reading.numeral.start as At..reading.numeral.end() as At,
                reason: if bold {
                    RefusalReason::BoldReference
                } else {
                    RefusalReason::Misfit
                },
            });
        }
    }
}
