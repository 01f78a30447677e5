//! Weighing candidates.

use rustc_hash::FxHashSet;

use super::after::{After, Next};
use super::candidate::{Candidate, Spot};
use super::sequence::{Step, step};
use crate::content::glyph;
use crate::content::numeral::{Numeral, Prefix};
use crate::content::page::{At, Boldness, Page};
use crate::lang::ReferenceWords;
use crate::law::{ClauseNumber, Division, Edition, has_number};

/// A label of a clause.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    /// The index of the flow among the items.
    pub(crate) item: u32,
    /// Where its line starts in the plain text.
    pub(crate) start: At,
    /// Where the label itself ends, with what closes it.
    pub(crate) label_end: At,
    /// Where the text of the clause starts.
    pub(crate) end: At,
    /// The number in the plain text.
    pub(crate) written: std::ops::Range<At>,
    /// The number.
    pub(crate) number: ClauseNumber,
    /// What is odd about it.
    pub(crate) oddities: Vec<Oddity>,
}

/// What is odd about a label, or about a number that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Oddity {
    /// It isn't marked as a label.
    NotBold,
    /// Only a part of it is marked.
    HalfBold,
    /// The marks are there but Markdown doesn't take them for such.
    BrokenMarks,
    /// The next word is glued to it.
    Glued,
    /// It has letters or digits that only look right.
    LookAlike,
    /// It has separators other than the full stop.
    Separator,
    /// It has white space inside.
    Spaced,
    /// It leaves out its division.
    Relative,
    /// It belongs to another division.
    Foreign,
    /// It starts in the middle of a paragraph.
    MidParagraph,
}

/// What became of the candidates.
#[derive(Debug, Default)]
pub(crate) struct Choice {
    /// The labels, in the order of the text.
    pub(crate) labels: Vec<Label>,
    /// References in bold that open a paragraph, and numbers that look like labels but are not
    /// taken for such.
    pub(crate) refused: Vec<(Candidate, Refusal)>,
}

/// Why a number that looks like a label is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// It is a reference in bold that opens a paragraph.
    BoldReference,
    /// It doesn't fit the sequence.
    OutOfSequence,
}

/// One way to read a candidate.
struct Reading {
    number: ClauseNumber,
    numeral: Numeral,
    after: After,
    relative: bool,
    look_alike: bool,
    guessed: bool,
}

/// What weighs enough to be a label.
const ENOUGH: i32 = 3;

/// Chooses the labels of a document of a division.
pub(crate) fn choose(
    page: &Page,
    candidates: &[Candidate],
    division: Division,
    words: &ReferenceWords,
) -> Choice {
    let readings: Vec<Vec<Reading>> = candidates
        .iter()
        .map(|candidate| readings(page, candidate, division, words))
        .collect();
    let own = |readings: &Vec<Reading>| {
        readings
            .iter()
            .find(|reading| reading.number.division() == division && !reading.relative)
            .map(|reading| reading.number)
    };
    let relative_style = !readings.iter().any(|readings| own(readings).is_some());
    let bold_style = {
        let at_start = |candidate: &&Candidate| !matches!(candidate.spot, Spot::Line { .. });
        let own_labels = candidates
            .iter()
            .zip(&readings)
            .filter(|(candidate, readings)| {
                at_start(candidate) && (own(readings).is_some() || relative_style)
            });
        let (bold, all) = own_labels.fold((0, 0), |(bold, all), (candidate, _)| {
            (bold + i32::from(candidate.bold != Boldness::None), all + 1)
        });
        bold * 2 > all
    };
    let mut chooser = Chooser {
        page,
        words,
        division,
        relative_style,
        bold_style,
        previous: None,
        seen: FxHashSet::default(),
        choice: Choice::default(),
    };
    for (at, candidate) in candidates.iter().enumerate() {
        let upcoming = readings[at + 1..].iter().take(3).find_map(own);
        chooser.weigh(candidate, &readings[at], upcoming);
    }
    chooser.choice
}

struct Chooser<'a> {
    page: &'a Page,
    words: &'a ReferenceWords,
    division: Division,
    relative_style: bool,
    bold_style: bool,
    previous: Option<ClauseNumber>,
    seen: FxHashSet<ClauseNumber>,
    choice: Choice,
}

impl Chooser<'_> {
    fn weigh(
        &mut self,
        candidate: &Candidate,
        readings: &[Reading],
        upcoming: Option<ClauseNumber>,
    ) {
        let best = readings
            .iter()
            .map(|reading| (self.weight(candidate, reading, upcoming), reading))
            .reduce(|best, other| if other.0 > best.0 { other } else { best });
        let Some((weight, reading)) = best else {
            return;
        };
        if weight >= ENOUGH {
            self.accept(candidate, reading);
        } else {
            self.refuse(candidate, reading);
        }
    }

    fn weight(
        &self,
        candidate: &Candidate,
        reading: &Reading,
        upcoming: Option<ClauseNumber>,
    ) -> i32 {
        let number = reading.number;
        if number.is_whole() {
            return i32::MIN;
        }
        self.looks(candidate, reading)
            + self.place_in_sequence(number, upcoming)
            + Self::what_follows(candidate, reading)
            + self.what_precedes(candidate, reading)
    }

    fn looks(&self, candidate: &Candidate, reading: &Reading) -> i32 {
        let marked = candidate.bold != Boldness::None || candidate.broken_marks;
        let spot = match candidate.spot {
            Spot::Heading => 4,
            Spot::Paragraph | Spot::Item | Spot::Cell => 2,
            Spot::Line { hard: true } => 1,
            Spot::Line { hard: false } => 0,
        };
        let style = match (marked, self.bold_style) {
            (true, _) => 3,
            (false, true) => -1,
            (false, false) => 1,
        };
        let inner = &reading.numeral.levels()[1.min(reading.numeral.levels().len())..];
        let spaced = inner.iter().any(|level| level.joint.spaced);
        let doubtful = inner.iter().any(|level| level.joint.doubtful);
        let relative = match (reading.relative, self.relative_style) {
            (true, false) => -4,
            (false, true) => -2,
            _ => 0,
        };
        spot + style + relative
            - i32::from(spaced)
            - i32::from(doubtful)
            - 2 * i32::from(reading.guessed)
            - 2 * i32::from(candidate.named && !marked && candidate.spot != Spot::Heading)
            + i32::from(reading.after.closed)
    }

    fn place_in_sequence(&self, number: ClauseNumber, upcoming: Option<ClauseNumber>) -> i32 {
        if number.division() != self.division {
            return -5;
        }
        let known = Edition::ALL
            .into_iter()
            .any(|edition| has_number(edition, number));
        let skipped = |number| step(self.previous, number) != Step::Next;
        let intruder = upcoming.is_some_and(|next| skipped(number) && !skipped(next));
        let step = match step(self.previous, number) {
            Step::Next => 3,
            Step::Gap => 1,
            Step::Leap => -1,
            Step::Back if !self.seen.contains(&number) => 0,
            Step::Back | Step::Same => -1,
        };
        step + i32::from(known) - 2 * i32::from(intruder)
    }

    fn what_follows(candidate: &Candidate, reading: &Reading) -> i32 {
        match reading.after.next {
            Next::Beginning => 1,
            Next::Nothing => i32::from(candidate.spot == Spot::Heading),
            Next::Word | Next::Number => 0,
            Next::Noun => -4,
            Next::Unit => -3,
            Next::List | Next::Ending | Next::Stray => -6,
        }
    }

    /// On a line that starts inside a paragraph the number may belong to the sentence before.
    fn what_precedes(&self, candidate: &Candidate, reading: &Reading) -> i32 {
        let Spot::Line { .. } = candidate.spot else {
            return 0;
        };
        let before = &self.page.plain[candidate.flow_start as usize..candidate.start as usize];
        let before = before.trim_end();
        let Some(last) = before.chars().next_back() else {
            return 0;
        };
        if !glyph::is_word(last) {
            return match last {
                '.' | ':' | ';' | '!' | '?' | '\u{589}' | '\u{2024}' | '»' | '”' | '"' | '՝'
                | ',' => 1,
                '(' | '[' => -6,
                c if glyph::digit(c).is_some() || glyph::is_dash(c) => -2,
                _ => 0,
            };
        }
        let start = before.rfind(|c| !glyph::is_word(c)).map_or(0, |at| {
            at + before[at..].chars().next().map_or(1, char::len_utf8)
        });
        let role = self.words.role(&before[start..]);
        let number_before = before[..start]
            .trim_end()
            .ends_with(|c: char| glyph::digit(c).is_some());
        if role.noun.is_some() || role.announces || role.quantity || (role.joins && number_before) {
            -6
        } else if role.joins || reading.after.next == Next::Beginning {
            0
        } else {
            -2
        }
    }

    fn accept(&mut self, candidate: &Candidate, reading: &Reading) {
        let number = reading.number;
        if number.division() == self.division {
            self.previous = Some(number);
            self.seen.insert(number);
        }
        let oddities = self.oddities(candidate, reading);
        self.choice.labels.push(Label {
            item: candidate.item,
            start: candidate.start,
            label_end: reading.after.label_end as At,
            end: reading.after.end as At,
            written: reading.numeral.start as At..reading.numeral.end() as At,
            number,
            oddities,
        });
    }

    fn oddities(&self, candidate: &Candidate, reading: &Reading) -> Vec<Oddity> {
        let levels = reading.numeral.levels();
        let inner = if reading.numeral.prefix.is_some() {
            levels
        } else {
            &levels[1.min(levels.len())..]
        };
        let heading = candidate.spot == Spot::Heading;
        [
            (
                Oddity::NotBold,
                candidate.bold == Boldness::None
                    && !candidate.broken_marks
                    && !heading
                    && self.bold_style,
            ),
            (Oddity::HalfBold, candidate.bold == Boldness::Half),
            (Oddity::BrokenMarks, candidate.broken_marks),
            (Oddity::Glued, reading.after.glued),
            (
                Oddity::LookAlike,
                reading.look_alike || levels.iter().any(|level| level.odd),
            ),
            (
                Oddity::Separator,
                inner
                    .iter()
                    .any(|level| level.joint.odd || level.joint.absent),
            ),
            (Oddity::Spaced, inner.iter().any(|level| level.joint.spaced)),
            (Oddity::Relative, reading.relative),
            (Oddity::Foreign, reading.number.division() != self.division),
            (
                Oddity::MidParagraph,
                matches!(candidate.spot, Spot::Line { .. }),
            ),
        ]
        .into_iter()
        .filter(|(_, applies)| *applies)
        .map(|(oddity, _)| oddity)
        .collect()
    }

    fn refuse(&mut self, candidate: &Candidate, reading: &Reading) {
        if matches!(candidate.spot, Spot::Line { .. }) || reading.number.is_whole() {
            return;
        }
        let marked = candidate.bold == Boldness::Full || candidate.broken_marks;
        if marked {
            let refused = (candidate.clone(), Refusal::BoldReference);
            self.choice.refused.push(refused);
        } else if reading.number.division() == self.division && !reading.relative {
            let refused = (candidate.clone(), Refusal::OutOfSequence);
            self.choice.refused.push(refused);
        }
    }
}

/// The ways to read a candidate, the likeliest first.
fn readings(
    page: &Page,
    candidate: &Candidate,
    division: Division,
    words: &ReferenceWords,
) -> Vec<Reading> {
    let text = &page.plain[..candidate.flow_end as usize];
    let mut found = Vec::new();
    let full = candidate.numeral;
    for count in (1..=full.levels().len()).rev() {
        let is_full = count == full.levels().len();
        let cut = full.levels().get(count).map(|level| level.joint);
        if !is_full && !cut.is_some_and(|joint| joint.spaced || joint.doubtful) {
            continue;
        }
        let numeral = full.shortened(count);
        let after = After::look(text, numeral.end(), words);
        for (number, relative, look_alike, guessed) in numbers(&numeral, division, words) {
            let guessed = guessed || numeral.levels().iter().any(|level| level.guessed);
            found.push(Reading {
                number,
                numeral,
                after,
                relative,
                look_alike,
                guessed,
            });
        }
    }
    found
}

/// The clause numbers that a numeral may mean: (number, relative, look-alike, guessed).
fn numbers(
    numeral: &Numeral,
    division: Division,
    words: &ReferenceWords,
) -> Vec<(ClauseNumber, bool, bool, bool)> {
    let mut values = [0; Numeral::MAX_LEVELS];
    for (value, level) in values.iter_mut().zip(numeral.levels()) {
        *value = level.value;
    }
    let values = &values[..numeral.levels().len()];
    let mut found = Vec::new();
    let mut add = |division, levels: &[u16], relative, look_alike, guessed| {
        if let Some(number) = ClauseNumber::new(division, levels) {
            found.push((number, relative, look_alike, guessed));
        }
    };
    match numeral.prefix {
        Some(Prefix::Roman { value, exact }) => {
            add(Division::Guideline(value), values, false, !exact, false);
        }
        Some(Prefix::Letter(letter)) => {
            for appendix in appendices(letter, words) {
                add(
                    Division::Appendix(appendix),
                    values,
                    false,
                    letter != appendix,
                    false,
                );
            }
        }
        None => {
            if values.len() > 1 {
                add(
                    Division::Article(values[0]),
                    &values[1..],
                    false,
                    false,
                    false,
                );
            }
            add(division, values, true, false, false);
            let ones = match values[0] {
                1 => 1,
                11 => 2,
                _ => 0,
            };
            if division == Division::Guideline(ones) {
                add(division, &values[1..], false, true, true);
            }
        }
    }
    found
}

/// The appendices that a letter may mean: the one it looks like, the one it counts for.
pub(crate) fn appendices(letter: char, words: &ReferenceWords) -> impl Iterator<Item = char> {
    let looks = glyph::latin_capital(letter).filter(|c| !matches!(c, 'I' | 'V' | 'X'));
    let counts = words
        .letter_order(letter)
        .and_then(|order| char::from_u32('A' as u32 + order as u32))
        .filter(move |&c| Some(c) != looks);
    looks.into_iter().chain(counts)
}
