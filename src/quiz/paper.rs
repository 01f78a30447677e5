//! Papers: so many questions that fit, none of them twice, in parallel forms.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::draw::draw_from;
use super::{
    AnswerType, Blueprint, Dice, Kind, Question, UsedQuestions, Wanted, draw, fingerprint,
    second_part,
};

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
    /// The sections that are about a clause above the one that they name: which one they name.
    pub widened: Vec<(usize, Box<str>)>,
}

impl Paper {
    /// What a question is worth: as its author says, else its section. Own questions that no
    /// section names are worth a point.
    pub fn points(&self, item: &Item) -> usize {
        let own = item.question.scenario.own.points;
        let section = self.blueprint.sections.get(item.section);
        own.map_or_else(
            || section.map_or(1, |section| section.points),
            |points| points as usize,
        )
    }

    /// Tells papers apart: whatever changes what candidates see changes it.
    pub fn fingerprint(&self) -> u64 {
        let mut text = format!(
            "{} {} {:?}\n",
            env!("CARGO_PKG_VERSION"),
            self.seed,
            self.blueprint
        );
        for form in &self.forms {
            for item in &form.items {
                let _ = write!(text, "{}{} {} ", form.letter, item.number, item.question.id);
            }
        }
        fingerprint(text.as_bytes())
    }

    /// How many of all points pass, where the paper has a pass mark.
    pub fn pass_points(&self, all: usize) -> Option<usize> {
        let percent = self.blueprint.cover.pass?;
        Some(points_to_pass(percent, all))
    }
}

/// How many points are at least so many per cent of all.
pub fn points_to_pass(percent: usize, all: usize) -> usize {
    (all * percent).div_ceil(100)
}

/// Makes a paper. Every form has, place by place, the same kind and difficulty as the first where
/// that can be had, else the same difficulty, and never the same question.
///
/// A section about a clause that nothing can be asked about takes the clause above it.
pub fn paper(blueprint: &Blueprint, seed: u64, forms: usize) -> Paper {
    let dice = Dice::new(seed);
    let mut taken = UsedQuestions::default();
    taken.begin_form();
    let (mut missing, mut widened) = (Vec::new(), Vec::new());
    let mut first = Vec::new();
    let mut blueprint = blueprint.clone();
    for (at, section) in blueprint.sections.iter_mut().enumerate() {
        let dice = dice.branch(at as u64);
        let mut drawn = draw(&section.wanted, &dice, section.count, &mut taken);
        let named = section.wanted.rule.clone();
        while drawn.is_empty()
            && section.count > 0
            && let Some(above) = nothing_about(&section.wanted, &dice)
        {
            section.wanted = above;
            drawn = draw(&section.wanted, &dice, section.count, &mut taken);
        }
        if section.wanted.rule != named {
            widened.extend(named.map(|named| (at, named)));
        }
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
            taken.begin_form();
            vain.clear();
            let mut left = Remaining {
                taken: &mut taken,
                missing: &mut missing,
                vain: &mut vain,
            };
            parallel(&blueprint, &first, &dice, &mut left)
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
        blueprint,
        seed,
        forms: made,
        missing,
        widened,
    }
}

/// The wish for the clause above, where nothing at all can be asked about the one that is wanted.
fn nothing_about(wanted: &Wanted, dice: &Dice) -> Option<Wanted> {
    let above = wanted.above()?;
    let any = Wanted {
        rule: wanted.rule.clone(),
        edition: wanted.edition,
        ..Wanted::default()
    };
    let found = draw(&any, dice, 1, &mut UsedQuestions::default());
    found.is_empty().then_some(above)
}

/// What kind, how hard, how answered, in which section.
type DrawRequest = (&'static str, u8, AnswerType, usize);

/// What the forms have left.
struct Remaining<'a> {
    taken: &'a mut UsedQuestions,
    missing: &'a mut Vec<(usize, usize)>,
    /// Requests that have found nothing for this form: what is there only grows, so they are not
    /// tried again.
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
