//! Choosing the labels among the candidates.

use super::after::Next;
use super::candidate::{Candidate, Spot};
use super::contents;
use super::numbers::Numbers;
use super::reading::Reading;
use super::sequence::{Step, step};
use super::weight::{Scale, is_marked};
use super::{Choice, Label, Oddity, Refused, Why};
use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::content::page::{At, Boldness, Page};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division};

/// How many candidates ahead are looked at.
const LOOK_AHEAD: usize = 3;

/// Chooses the labels of a document of a division.
pub(crate) fn choose(
    page: &Page,
    candidates: &[Candidate],
    division: Division,
    words: &ReferenceWords,
) -> Choice {
    let own: Vec<Option<ClauseNumber>> = candidates
        .iter()
        .map(|candidate| own_number(page, candidate, division, words))
        .collect();
    let contents = contents::length(page, candidates, &own).unwrap_or_default();
    let (entries, candidates) = candidates.split_at(contents);
    let own = &own[contents..];
    let relative_style = candidates
        .iter()
        .zip(own)
        .all(|(candidate, own)| own.is_none() || is_arabic(page, candidate, division));
    let [
        bold_style,
        named_style,
        alone_style,
        dressed_style,
        bracketed_style,
    ] = most(candidates, own, |candidate| {
        let rest = candidate.numeral.end()..candidate.flow_end as usize;
        [
            candidate.bold != Boldness::None || candidate.broken_marks,
            candidate.named,
            !page.plain[rest].contains(glyph::is_letter_or_number),
            candidate.dressed.is_some(),
            candidate.bracketed,
        ]
    });
    let mut chooser = Chooser {
        scale: Scale {
            page,
            words,
            division,
            relative_style,
            bold_style,
            named_style,
            alone_style,
            dressed_style,
            bracketed_style,
            previous: None,
            previous_line: None,
            seen: Numbers::with_capacity(candidates.len()),
        },
        choice: Choice {
            contents: contents::extent(page, entries).map(|extent| (entries[0].item, extent)),
            ..Choice::default()
        },
    };
    chooser.choice.labels.reserve(candidates.len());
    let mut readings = Vec::new();
    for (at, candidate) in candidates.iter().enumerate() {
        if let Some(end) = end_of_zero(page, candidate) {
            if may_open(candidate) {
                chooser.refuse_zero(candidate, end);
            }
            continue;
        }
        if let Some(reading) = own[at].and_then(|number| chooser.obvious(candidate, number)) {
            let oddities = Vec::from_iter(reading.after.glued.then_some(Oddity::Glued));
            chooser.accept(candidate, &reading, oddities);
            continue;
        }
        let upcoming = own[at + 1..].iter().take(LOOK_AHEAD).find_map(|own| *own);
        readings.clear();
        Reading::all(page, candidate, division, words, &mut readings);
        chooser.decide(candidate, &readings, upcoming);
    }
    chooser.choice
}

/// The number of the document's own division that a candidate says in full.
fn own_number(
    page: &Page,
    candidate: &Candidate,
    division: Division,
    words: &ReferenceWords,
) -> Option<ClauseNumber> {
    let numerals = [Some(&candidate.numeral), candidate.inner.as_deref()];
    numerals
        .into_iter()
        .flatten()
        .find_map(|numeral| Reading::own_number(numeral, division, words))
        .or_else(|| {
            let text = &page.plain[..candidate.flow_end as usize];
            let disguised = Numeral::read_as(text, candidate.numeral.start, division)?;
            Reading::own_number(&disguised, division, words)
        })
}

/// Where a number ends whose last level is a zero: `9.0`, `9.3.0`.
fn end_of_zero(page: &Page, candidate: &Candidate) -> Option<usize> {
    let end = candidate.numeral.end();
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    match &page.plain.as_bytes()[end..candidate.flow_end as usize] {
        [b'.', b'0', rest @ ..] if !rest.first().is_some_and(is_digit) => Some(end + 2),
        _ => None,
    }
}

/// Whether a label would stand where a candidate does: not on a line that was wrapped.
fn may_open(candidate: &Candidate) -> bool {
    candidate.spot != Spot::Line { hard: false } || candidate.line_by_line
}

/// Whether an Arabic numeral stands for the Roman one of the division: `1.2` may be I.2, but also
/// I.1.2 without its division.
fn is_arabic(page: &Page, candidate: &Candidate, division: Division) -> bool {
    let first = page.plain.as_bytes().get(candidate.numeral.start);
    matches!(division, Division::Guideline(_)) && first.is_some_and(u8::is_ascii_digit)
}

/// Of some kinds, whether most candidates that may be labels are of each.
fn most<const N: usize>(
    candidates: &[Candidate],
    own: &[Option<ClauseNumber>],
    kinds: impl Fn(&Candidate) -> [bool; N],
) -> [bool; N] {
    let relative = own.iter().all(Option::is_none);
    let mut counts = [0; N];
    let mut all = 0;
    for (candidate, own) in candidates.iter().zip(own) {
        if !matches!(candidate.spot, Spot::Line { .. }) && (relative || own.is_some()) {
            let kinds = kinds(candidate).map(usize::from);
            counts = std::array::from_fn(|at| counts[at] + kinds[at]);
            all += 1;
        }
    }
    counts.map(|some| some * 2 > all)
}

struct Chooser<'a> {
    scale: Scale<'a>,
    choice: Choice,
}

impl Chooser<'_> {
    /// The reading of a label as it should be: in bold, at the start of a paragraph, the next in
    /// sequence, and nothing odd about it but a word glued to it. Most labels are so, and need no
    /// weighing.
    fn obvious(&self, candidate: &Candidate, number: ClauseNumber) -> Option<Reading> {
        let usual = candidate.spot == Spot::Paragraph
            && candidate.bold == Boldness::Full
            && candidate.inner.is_none()
            && !candidate.named
            && candidate.dressed.is_none()
            && candidate.numeral.is_canonical()
            && !self.scale.page.is_titled(candidate.item)
            && step(self.scale.previous, number) == Step::Next;
        if !usual {
            return None;
        }
        let reading = Reading::canonical(self.scale.page, candidate, number, self.scale.words);
        let usual = matches!(
            reading.after.next,
            Next::Beginning | Next::Word | Next::Number
        ) && self.scale.what_precedes(candidate, &reading) == 0;
        usual.then_some(reading)
    }

    fn decide(
        &mut self,
        candidate: &Candidate,
        readings: &[Reading],
        upcoming: Option<ClauseNumber>,
    ) {
        let best = readings
            .iter()
            .map(|reading| {
                let weight = self.scale.weight(candidate, reading, upcoming);
                let leads_on =
                    upcoming.is_some_and(|next| step(Some(reading.number), next) == Step::Next);
                ((weight, leads_on), reading)
            })
            .reduce(|best, other| if other.0 > best.0 { other } else { best });
        match best {
            Some(((weight, _), reading)) if weight >= Scale::ENOUGH => {
                let oddities = self.oddities(candidate, reading);
                self.accept(candidate, reading, oddities)
            }
            Some((_, reading)) => self.refuse(candidate, reading),
            None => {}
        }
    }

    fn accept(&mut self, candidate: &Candidate, reading: &Reading, oddities: Vec<Oddity>) {
        let number = reading.number;
        if number.division() == self.scale.division {
            self.scale.previous = Some(number);
            self.scale.seen.insert(number);
        }
        self.scale.previous_line = Some(candidate.start);
        self.choice.labels.push(Label {
            item: candidate.item,
            start: candidate.start,
            label_end: reading.after.label_end as At,
            end: reading.after.end as At,
            title_end: candidate.dressed.and_then(|dress| dress.title_end),
            number,
            oddities,
        });
    }

    fn oddities(&self, candidate: &Candidate, reading: &Reading) -> Vec<Oddity> {
        let heading = candidate.spot == Spot::Heading;
        let levels = reading.numeral.levels();
        let joints = || reading.joined_levels().iter().map(|level| level.joint);
        let odd_separator = joints().any(|joint| joint.odd() || joint.absent());
        let half = reading.bold == Boldness::Half || joints().any(|joint| joint.marked());
        let plain = self.scale.bold_style && !heading && !half && !is_marked(candidate, reading);
        [
            (Oddity::NotBold, plain),
            (Oddity::Dressed, candidate.dressed.is_some()),
            (Oddity::HalfBold, half),
            (Oddity::BrokenMarks, candidate.broken_marks && !half),
            (Oddity::Glued, reading.after.glued),
            (
                Oddity::LookAlike,
                reading.look_alike || levels.iter().any(|level| level.odd() && !level.padded()),
            ),
            (Oddity::Padded, levels.iter().any(|level| level.padded())),
            (Oddity::Separator, odd_separator),
            (Oddity::Spaced, joints().any(|joint| joint.spaced())),
            (Oddity::Relative, reading.relative),
            (
                Oddity::Foreign,
                reading.number.division() != self.scale.division,
            ),
            (
                Oddity::MidParagraph,
                matches!(candidate.spot, Spot::Line { .. })
                    || candidate.spot == Spot::Cell && candidate.start > candidate.flow_start
                    || self.scale.page.is_titled(candidate.item)
                        && candidate.start == candidate.flow_start,
            ),
        ]
        .into_iter()
        .filter(|(_, applies)| *applies)
        .map(|(oddity, _)| oddity)
        .collect()
    }

    /// Keeps what looks like a label, so that no miss stays invisible.
    fn refuse(&mut self, candidate: &Candidate, reading: &Reading) {
        let inside = matches!(candidate.spot, Spot::Line { .. });
        let bold_reference = reading.bold == Boldness::Full || candidate.broken_marks;
        let own = reading.number.division() == self.scale.division && !reading.relative;
        let remark = self.scale.is_remark(candidate);
        if !inside && !remark && !reading.number.is_whole() && (bold_reference || own) {
            self.choice.refused.push(Refused {
                item: candidate.item,
                plain: reading.numeral.start as At..reading.numeral.end() as At,
                why: match bold_reference {
                    true => Why::BoldReference,
                    false => Why::Misfit,
                },
            });
        }
    }

    /// Keeps a number that ends in a zero. Without a mark, `9.0` is how many of something.
    fn refuse_zero(&mut self, candidate: &Candidate, end: usize) {
        if candidate.bold == Boldness::Full || candidate.numeral.depth() > 1 {
            self.choice.refused.push(Refused {
                item: candidate.item,
                plain: candidate.numeral.start as At..end as At,
                why: Why::Zero,
            });
        }
    }
}
