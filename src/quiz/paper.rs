//! Papers: so many questions that fit, none of them twice, in parallel forms.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::RangeInclusive;

#[cfg(feature = "parallel")]
use rayon::prelude::*;

use super::kinds::{is_usual, order};
use super::options::may_be_answered;
use super::pairing::pairing_way;
use super::story::{is_position_unknown, points_out_illegal};
use super::{
    AnswerType, Asked, Blueprint, Dice, EditionChoice, KINDS, Kind, Question, QuestionId, ask,
    second_part,
};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::game::{TimeClass, story};
use crate::law::Edition;

/// What questions are wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// An article (`9`), a clause (`9.2`), a rule or a family of rules (`draw`), or a kind.
    pub rule: Option<Box<str>>,
    /// How hard.
    pub level: RangeInclusive<u8>,
    /// How they are answered.
    pub answer_type: Option<AnswerType>,
    /// What is asked.
    pub asked: Option<Asked>,
    /// Under which edition; none stands for any.
    pub edition: Option<Edition>,
    /// In which class of play.
    pub class: Option<TimeClass>,
    /// Only stories about which a second question can be asked.
    pub two_parts: bool,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted {
            rule: None,
            level: 1..=5,
            answer_type: None,
            asked: None,
            edition: None,
            class: None,
            two_parts: false,
        }
    }
}

impl Wanted {
    /// The kinds that can bring them.
    pub fn kinds(&self) -> Vec<&'static Kind> {
        KINDS
            .iter()
            .copied()
            .filter(|kind| {
                self.rule.as_deref().map_or(is_usual(kind), |rule| {
                    let named = kind.name == rule;
                    named || !kind.debated && kind.concerns(rule, self.edition)
                })
            })
            .collect()
    }

    /// Whether a kind asks what is wanted, so that it is answered as it should be.
    fn may_come_of(&self, kind: &Kind) -> bool {
        kind.asks.iter().any(|(asked, _)| {
            self.asked.is_none_or(|wanted| wanted == *asked)
                && self
                    .answer_type
                    .is_none_or(|wanted| may_be_answered(*asked, wanted))
        })
    }

    /// What there is to say where no kind can.
    pub fn unknown(&self) -> Message {
        let edition = self.edition.map_or(EditionChoice::Any, EditionChoice::Only);
        Message::new("failure-no-kind")
            .text("rule", self.rule.as_deref().unwrap_or_default())
            .text("edition", edition)
    }

    /// Whether a question is one of them.
    pub fn fits(&self, question: &Question) -> bool {
        self.level.contains(&question.difficulty)
            && self
                .answer_type
                .is_none_or(|wanted| wanted == question.answer_type)
            && self.asked.is_none_or(|wanted| wanted == question.asked)
            && self
                .edition
                .is_none_or(|wanted| wanted == question.edition())
            && self.class.is_none_or(|wanted| wanted == question.class())
            && (!self.two_parts || second_part(question).is_some())
    }
}

/// What there is already: questions, the boards that stories were told about, and how they went.
#[derive(Clone, Debug, Default)]
pub struct UsedQuestions {
    questions: BTreeSet<QuestionId>,
    boards: BTreeSet<String>,
    kinds: BTreeSet<&'static str>,
    courses: BTreeSet<String>,
}

impl UsedQuestions {
    /// Takes a question that is not there yet.
    pub fn take(&mut self, question: &Question) -> bool {
        let board = board(question);
        self.questions.insert(question.id) && {
            self.boards.extend(board);
            self.kinds.insert(question.kind);
            self.courses.insert(course(question));
            self.courses.extend(frame(question));
            true
        }
    }

    /// Whether a question is there already that begins on the same board, or on one that nobody
    /// knows.
    pub fn has_twin(&self, question: &Question) -> bool {
        board(question).is_some_and(|board| self.boards.contains(&board))
    }

    /// Whether a question of the same kind is there already, or one whose story takes the same
    /// course.
    pub fn has_alike(&self, question: &Question) -> bool {
        let known = |told: String| self.courses.contains(&told);
        self.kinds.contains(question.kind)
            || known(course(question))
            || frame(question).is_some_and(known)
    }
}

/// What stands on the board of a question, if it is about a position.
fn board(question: &Question) -> Option<String> {
    let scenario = &question.scenario;
    let start = &scenario.start;
    scenario
        .from_fen
        .then(|| match is_position_unknown(scenario) {
            true => String::new(),
            false => format!("{} {:?}", start.pieces(), start.turn()),
        })
}

/// The course of a story: what happens, whatever the names, squares and numbers are. Two stories of
/// the same course read alike.
fn course(question: &Question) -> String {
    let scenario = &question.scenario;
    let mut told = String::new();
    if scenario.events.is_empty() || question.asked == Asked::WhoMayClaim {
        told.push_str(question.asked.name());
    }
    // Whatever else happens, a story about a claim is mostly about the claim.
    let claim = scenario.events.iter().find_map(|event| match &event.act {
        Act::Claim(claim) => Some(claim),
        _ => None,
    });
    if let Some(claim) = claim {
        let intended = claim.intended.is_some();
        let _ = write!(told, " {:?} {intended} {:?}", claim.basis, claim.evidence);
        return told;
    }
    let flagged = scenario
        .events
        .iter()
        .any(|event| matches!(event.act, Act::Flag(_)));
    for event in &scenario.events {
        let word = match &event.act {
            act if points_out_illegal(act) => "found",
            Act::Touch { intent, .. } => intent.name(),
            Act::Conduct(conduct) => conduct.what.name(),
            Act::Scoresheet(what) => what.name(),
            Act::Discover { fault, .. } => fault.name(),
            Act::Move { hands: 2, .. } => "two-hands",
            _ => story::tell(event).key,
        };
        // What is played before a flag falls is a few words.
        if !(flagged && matches!(event.act, Act::Move { .. } | Act::Press { .. })) {
            let _ = write!(told, " {word}");
        }
    }
    told
}

/// What a short story is told in, where that is most of its words: two that somebody finds
/// something in, or behaves wrongly in, read alike if players and times are told alike.
fn frame(question: &Question) -> Option<String> {
    let setting = &question.scenario.setting;
    let family = question
        .scenario
        .events
        .iter()
        .find_map(|event| match &event.act {
            act if points_out_illegal(act) => Some("illegal"),
            Act::Conduct(_) | Act::Scoresheet(_) | Act::StopRecording | Act::Write { .. } => {
                Some("behaviour")
            }
            Act::Discover { .. } => Some("found"),
            _ => None,
        })?;
    let several = setting.time_control.periods.len() > 1;
    let standard = setting.class == TimeClass::Standard;
    let way = pairing_way(question);
    Some(format!("{family} {standard} {several} {way}"))
}

/// As many tries of every kind, and once more, without anything new before the wish is given up.
const TRIES: u64 = 400;
/// So many twins of what is there for every question before they are put up with.
const PATIENCE: usize = 4;
/// So many stories that go like another one for every question of a paper.
const VARIETY: usize = 24;
/// More questions than that are no paper that somebody reads from first to last.
const LONGEST_PAPER: usize = 60;
/// Nobody looks for twins among more questions than that.
const MOST_AT_ONCE: usize = 250;
/// Tried together; the number has no influence on what comes out.
const BATCH: u64 = 64;

/// Draws questions, as many as can be had, up to `count`; those of `taken` are left out and the
/// new ones added to it. Two about the same board are one question in two dresses, or seem to be:
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

fn draw_from(
    kinds: &[&'static Kind],
    wanted: &Wanted,
    dice: &Dice,
    count: usize,
    taken: &mut UsedQuestions,
) -> Vec<Question> {
    let mut drawn = Vec::with_capacity(count);
    let (mut twins, mut alike) = (Vec::new(), Vec::new());
    let mut patience = PATIENCE * count.min(MOST_AT_ONCE);
    // Where somebody has chosen what to ask about, stories go alike; so they do where there is a
    // question of every kind already.
    let new_kinds = |taken: &UsedQuestions| {
        let kinds = kinds.iter().filter(|kind| wanted.may_come_of(kind));
        kinds
            .filter(|kind| !taken.kinds.contains(kind.name))
            .count()
    };
    let mut variety = match wanted.rule {
        Some(_) => 0,
        None => VARIETY * count.min(LONGEST_PAPER).min(new_kinds(taken)),
    };
    let accept = |question: Question, drawn: &mut Vec<Question>, taken: &mut UsedQuestions| {
        if drawn.len() < count && taken.take(&question) {
            drawn.push(question);
        }
    };
    if kinds.is_empty() {
        return drawn;
    }
    // Half of the guesses about a statement are right: one question in ten is enough.
    let mut truths = match (wanted.asked, wanted.answer_type) {
        (None, None) => count.div_ceil(10),
        _ => count,
    };
    let order = order(kinds, wanted.rule.is_some(), &mut dice.branch(u64::MAX));
    let mut next = 0;
    let patient = TRIES * (1 + kinds.len() as u64);
    let mut end = patient;
    while drawn.len() < count && next < end {
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
            if question.asked == Asked::TrueFalse {
                let Some(left) = truths.checked_sub(1) else {
                    continue;
                };
                truths = left;
            }
            let before = (drawn.len(), twins.len(), alike.len());
            if patience > 0 && taken.has_twin(&question) {
                patience -= 1;
                twins.push(question);
            } else if variety > 0 && taken.has_alike(&question) {
                variety -= 1;
                alike.push(question);
            } else {
                accept(question, &mut drawn, taken);
                if variety > 0 && new_kinds(taken) == 0 {
                    variety = 0;
                }
            }
            if before != (drawn.len(), twins.len(), alike.len()) {
                end = at + 1 + patient;
            }
            if variety == 0 {
                for question in alike.drain(..) {
                    match patience > 0 && taken.has_twin(&question) {
                        true => twins.push(question),
                        false => accept(question, &mut drawn, taken),
                    }
                }
            }
            if patience == 0 {
                for twin in twins.drain(..) {
                    accept(twin, &mut drawn, taken);
                }
            }
        }
        next += batch;
    }
    let (again, others): (Vec<_>, Vec<_>) = alike.into_iter().partition(|it| taken.has_twin(it));
    for twin in others.into_iter().chain(twins).chain(again) {
        accept(twin, &mut drawn, taken);
    }
    drawn
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
            .filter(|question| wanted.fits(question))
    })
}

/// A question with its place on the paper.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its number, from 1; the same in every language.
    pub number: usize,
    /// The section it belongs to.
    pub section: usize,
    /// The question.
    pub question: Question,
}

/// One of the parallel forms.
#[derive(Clone, Debug)]
pub struct Form {
    /// A, B, …
    pub letter: char,
    /// Its questions.
    pub items: Vec<Item>,
}

/// A paper.
#[derive(Clone, Debug)]
pub struct Paper {
    /// What it was made after.
    pub blueprint: Blueprint,
    /// The seed.
    pub seed: u64,
    /// The forms.
    pub forms: Vec<Form>,
    /// How many questions each section is short of, where it is.
    pub missing: Vec<(usize, usize)>,
}

/// Makes a paper. Every form has, place by place, the same kind and difficulty as the first where
/// that can be had, else the same difficulty, and never the same question.
pub fn paper(blueprint: &Blueprint, seed: u64, forms: usize) -> Paper {
    let dice = Dice::new(seed);
    let mut taken = UsedQuestions::default();
    let mut missing = Vec::new();
    let mut first = Vec::new();
    for (at, section) in blueprint.sections.iter().enumerate() {
        let drawn = draw(
            &section.wanted,
            &dice.branch(at as u64),
            section.count,
            &mut taken,
        );
        if drawn.len() < section.count {
            missing.push((at, section.count - drawn.len()));
        }
        first.extend(drawn.into_iter().map(|question| (at, question)));
    }
    let mut made = Vec::with_capacity(forms.max(1));
    let mut vain = Vec::new();
    for form in 0..forms.max(1) {
        let dice = dice.branch(1_000_000 + form as u64);
        let questions = if form == 0 {
            first.clone()
        } else {
            let mut left = Remaining {
                taken: &mut taken,
                missing: &mut missing,
                vain: &mut vain,
            };
            parallel(blueprint, &first, &dice, &mut left)
        };
        let mut items: Vec<Item> = questions
            .into_iter()
            .flat_map(|(section, question)| {
                let two = blueprint.sections[section].wanted.two_parts;
                let second = two.then(|| second_part(&question)).flatten();
                let parts = [Some(question), second].into_iter().flatten();
                parts.map(move |part| (section, part))
            })
            .enumerate()
            .map(|(at, (section, question))| Item {
                number: at + 1,
                section,
                question,
            })
            .collect();
        balance(&mut items, &mut dice.branch(u64::MAX));
        made.push(Form {
            letter: char::from(b'A' + (form % 26) as u8),
            items,
        });
    }
    Paper {
        blueprint: blueprint.clone(),
        seed,
        forms: made,
        missing,
    }
}

/// What kind, how hard, how answered, in which section.
type DrawRequest = (&'static str, u8, AnswerType, usize);

/// What the forms have left.
struct Remaining<'a> {
    taken: &'a mut UsedQuestions,
    missing: &'a mut Vec<(usize, usize)>,
    /// Requests that have found nothing: what is there only grows, so they are not tried again.
    vain: &'a mut Vec<DrawRequest>,
}

fn parallel(
    blueprint: &Blueprint,
    first: &[(usize, Question)],
    dice: &Dice,
    left: &mut Remaining<'_>,
) -> Vec<(usize, Question)> {
    let mut questions = Vec::with_capacity(first.len());
    for (at, (section, model)) in first.iter().enumerate() {
        let request = (model.kind, model.difficulty, model.answer_type, *section);
        let dice = dice.branch(at as u64);
        let found = match left.vain.contains(&request) {
            true => None,
            false => alike(
                &blueprint.sections[*section].wanted,
                model,
                &dice,
                left.taken,
            ),
        };
        match found {
            Some(question) => questions.push((*section, question)),
            None => {
                left.missing.push((*section, 1));
                left.vain.push(request);
            }
        }
    }
    questions
}

/// A question like another one: of the same kind if it can be had.
fn alike(
    wanted: &Wanted,
    model: &Question,
    dice: &Dice,
    taken: &mut UsedQuestions,
) -> Option<Question> {
    let same = Wanted {
        level: model.difficulty..=model.difficulty,
        answer_type: Some(model.answer_type),
        ..wanted.clone()
    };
    let kinds: Vec<_> = Kind::named(model.kind).into_iter().collect();
    let found = draw_from(&kinds, &same, dice, 1, taken).pop();
    found.or_else(|| draw(&same, &dice.branch(1), 1, taken).pop())
}

/// Puts the keys of one-of-several questions on every place equally often, among questions with
/// as many options.
fn balance(items: &mut [Item], dice: &mut Dice) {
    let mut places = BTreeMap::<usize, Vec<usize>>::new();
    for item in items {
        let question = &mut item.question;
        if !matches!(question.answer_type, AnswerType::OneOf | AnswerType::Clause) {
            continue;
        }
        let count = question.options.len();
        let left = places.entry(count).or_default();
        if left.is_empty() {
            left.extend(0..count);
            dice.shuffle(left);
        }
        let key = question.options.iter().position(|option| option.correct);
        if let (Some(key), Some(place)) = (key, left.pop()) {
            let option = question.options.remove(key);
            question.options.insert(place, option);
        }
    }
}
