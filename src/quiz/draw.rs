//! Drawing questions: those that fit enter, as different from each other as can be had.

#[cfg(feature = "parallel")]
use rayon::prelude::*;

use super::kinds::order;
use super::{Answer, Asked, Dice, Kind, Question, UsedQuestions, Wanted, ask};

/// As many tries of every kind, and once more, without anything new before the wish is given up.
const TRIES: u64 = 400;
/// So many twins of what is there for every question before they are put up with.
const PATIENCE: usize = 24;
/// So many stories that go like another one for every question of a paper.
const VARIETY: usize = 24;
/// More questions than that are no paper that somebody reads from first to last.
const LONGEST_PAPER: usize = 60;
/// Nobody looks for twins among more questions than that.
const MOST_AT_ONCE: usize = 250;
/// Tried together; the number has no influence on what comes out.
const BATCH: u64 = 64;

/// Draws questions, as many as can be had, up to `count`; those of `taken` are left out and the
/// new ones added to it. Two about the same board are one question told twice, or seem to be:
/// that is accepted only where others are hard to come by.
pub fn draw(
    wanted: &Wanted,
    dice: &Dice,
    count: usize,
    taken: &mut UsedQuestions,
) -> Vec<Question> {
    let kinds = wanted.kinds();
    draw_from(&kinds, wanted, dice, count, taken)
}

/// Draws questions of these kinds.
pub(super) fn draw_from(
    kinds: &[&'static Kind],
    wanted: &Wanted,
    dice: &Dice,
    count: usize,
    taken: &mut UsedQuestions,
) -> Vec<Question> {
    if kinds.is_empty() {
        return Vec::new();
    }
    let mut selection = Selection::new(kinds, wanted, count, taken);
    let order = order(kinds, wanted.rule.is_some(), &mut dice.branch(u64::MAX));
    let mut next = 0;
    let patient = TRIES * (1 + kinds.len() as u64);
    let mut end = patient;
    while selection.drawn.len() < count && next < end {
        let batch = BATCH.min(8 + 2 * count as u64).min(end - next);
        let places = next..next + batch;
        #[cfg(feature = "parallel")]
        let places = places.into_par_iter();
        let found: Vec<Option<Question>> = places
            .map(|at| try_one(order[(at % order.len() as u64) as usize], wanted, dice, at))
            .collect();
        for (at, question) in (next..).zip(found) {
            let Some(question) = question else {
                continue;
            };
            if selection.has_enough_like(&question) || selection.taken.has_told(&question) {
                continue;
            }
            if selection.add(question) {
                end = at + 1 + patient;
            }
            selection.accept_postponed();
        }
        next += batch;
    }
    selection.finish()
}

/// The questions drawn so far, and those that wait because they read like others.
struct Selection<'a> {
    kinds: &'a [&'static Kind],
    wanted: &'a Wanted,
    count: usize,
    taken: &'a mut UsedQuestions,
    drawn: Vec<Question>,
    /// About a board that is there already.
    twins: Vec<Question>,
    /// Of a kind or a course that is there already.
    alike: Vec<Question>,
    /// How many more twins are put aside.
    patience: usize,
    /// How many more that are alike are put aside.
    variety: usize,
    /// How many statements, true or false, are enough.
    most_statements: usize,
    /// How many questions that the arbiter's choice of a penalty answers are enough.
    most_penalties: usize,
}

impl<'a> Selection<'a> {
    fn new(
        kinds: &'a [&'static Kind],
        wanted: &'a Wanted,
        count: usize,
        taken: &'a mut UsedQuestions,
    ) -> Selection<'a> {
        let mut selection = Selection {
            kinds,
            wanted,
            count,
            taken,
            drawn: Vec::with_capacity(count),
            twins: Vec::new(),
            alike: Vec::new(),
            patience: PATIENCE * count.min(MOST_AT_ONCE),
            variety: 0,
            // Half of the guesses about a statement are right: one question in ten is enough,
            // unless somebody wants statements.
            most_statements: match (wanted.asked, wanted.answer_type) {
                (None, None) => count.div_ceil(10),
                _ => count,
            },
            // Whoever has met one of them knows the answer to the next.
            most_penalties: match wanted.rule {
                None => count.div_ceil(30),
                Some(_) => count,
            },
        };
        // Where there is a question of every kind already, stories go alike.
        selection.variety = VARIETY * count.min(LONGEST_PAPER).min(selection.new_kinds());
        selection
    }

    /// How many kinds there is no question of yet.
    fn new_kinds(&self) -> usize {
        let kinds = self
            .kinds
            .iter()
            .filter(|kind| self.wanted.may_come_of(kind));
        kinds
            .filter(|kind| !self.taken.kinds.contains(kind.name))
            .count()
    }

    /// Whether a question is a statement, or the arbiter's choice of a penalty is its answer, and as
    /// many of these are drawn as are wanted.
    fn has_enough_like(&self, question: &Question) -> bool {
        let is_statement = |it: &Question| it.asked == Asked::TrueFalse;
        let is_penalty =
            |it: &Question| matches!(&it.key, Answer::Ruling(key) if key.leaves_penalty());
        let enough = |is: &dyn Fn(&Question) -> bool, most: usize| {
            is(question) && self.drawn.iter().filter(|it| is(it)).count() >= most
        };
        enough(&is_statement, self.most_statements) || enough(&is_penalty, self.most_penalties)
    }

    fn accept(&mut self, question: Question) {
        let room = self.drawn.len() < self.count && !self.has_enough_like(&question);
        if room && self.taken.take(&question) {
            self.drawn.push(question);
        }
    }

    /// Accepts a question or puts it aside; whether either has happened.
    fn add(&mut self, question: Question) -> bool {
        if self.patience > 0 && self.taken.has_twin(&question) {
            self.patience -= 1;
            self.twins.push(question);
            return true;
        }
        if self.variety > 0 && self.taken.has_alike(&question) {
            self.variety -= 1;
            self.alike.push(question);
            return true;
        }
        let before = self.drawn.len();
        self.accept(question);
        if self.variety > 0 && self.new_kinds() == 0 {
            self.variety = 0;
        }
        self.drawn.len() > before
    }

    /// Accepts what was put aside, where nothing better is waited for any more.
    fn accept_postponed(&mut self) {
        if self.variety == 0 {
            for question in std::mem::take(&mut self.alike) {
                if self.patience > 0 && self.taken.has_twin(&question) {
                    self.twins.push(question);
                } else {
                    self.accept(question);
                }
            }
        }
        if self.patience == 0 {
            for twin in std::mem::take(&mut self.twins) {
                self.accept(twin);
            }
        }
    }

    /// What was drawn, filled up with what was put aside.
    fn finish(mut self) -> Vec<Question> {
        let alike = std::mem::take(&mut self.alike);
        let twins = std::mem::take(&mut self.twins);
        let (again, others): (Vec<_>, Vec<_>) =
            alike.into_iter().partition(|it| self.taken.has_twin(it));
        for question in others.into_iter().chain(twins).chain(again) {
            self.accept(question);
        }
        self.drawn
    }
}

/// A kind gets several throws at each place, so that rare ones come as often as others.
fn try_one(kind: &'static Kind, wanted: &Wanted, dice: &Dice, at: u64) -> Option<Question> {
    if !wanted.may_come_of(kind) {
        return None;
    }
    let dice = dice.branch(at);
    (0..24).find_map(|throw| {
        ask(kind, &mut dice.branch(throw))
            .ok()
            .filter(|question| wanted.fits(question) && wanted.is_about_rule(question))
    })
}
