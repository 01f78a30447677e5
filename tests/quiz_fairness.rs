//! Nothing but the law gives the key away: not its place, not its length, not its words.
//!
//! Papers of many seeds are rendered in every language, and guessers who know no law answer them.
//! Each guesser's score is compared with chance. `KANON_QUIZ_SEEDS` says how many seeds (1,000 for
//! the stress run, few without it); the bounds widen with the noise of few seeds.
//!
//! What the bounds can't promise: a guesser who has learnt that two minutes are right more often
//! than three has learnt some law, not a trick of the paper; so numbers, moves, squares and names
//! of pieces are masked before words are counted.

use std::collections::{BTreeMap, BTreeSet};

use kanon::lang::Locales;
use kanon::quiz::{AnswerType, Blueprint, RenderedQuestion, Renderer, Wanted, paper};

/// Questions in a paper.
const COUNT: usize = 20;
/// By how much a guesser who looks at lengths may beat chance, beyond three sigma.
const LENGTH_MARGIN: f64 = 0.05;
/// By how much a guesser who has learnt the words of options from other papers may beat chance.
/// Options are rulings, so their words are their content: such a guesser has learnt which rulings
/// are frequent, and that much of the law is not for the paper to hide.
const OPTION_MARGIN: f64 = 0.14;
/// By how much a guesser who compares the options of a question may beat chance: each wrong one
/// departs from the key in one point, so that the key tends to be what the others resemble.
const LIKENESS_MARGIN: f64 = 0.10;
/// The same for the words of statements, which are as often true as false.
const STATEMENT_MARGIN: f64 = 0.12;

fn seeds() -> u64 {
    std::env::var("KANON_QUIZ_SEEDS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(40)
}

/// The papers of all seeds in one language.
fn papers(lang: &str) -> Vec<RenderedQuestion> {
    let locales = Locales::built_in();
    let locale = locales.open(lang.parse().unwrap()).unwrap();
    let renderer = Renderer::new(&locale).unwrap();
    let blueprint = Blueprint::single(Wanted::default(), COUNT);
    (0..seeds())
        .flat_map(|seed| {
            let made = paper(&blueprint, seed, 1);
            made.forms
                .into_iter()
                .flat_map(|form| form.items)
                .map(|item| renderer.render(&item.question))
                .collect::<Vec<_>>()
        })
        .collect()
}

fn is_choice(question: &RenderedQuestion) -> bool {
    matches!(question.answer_type, AnswerType::OneOf | AnswerType::Clause)
}

/// A guesser's hits, what chance would bring, and the spread of chance.
#[derive(Clone, Copy, Default)]
struct Score {
    items: f64,
    hits: f64,
    chance: f64,
    variance: f64,
}

impl Score {
    fn add(&mut self, hit: f64, options: usize) {
        let luck = 1.0 / options as f64;
        self.items += 1.0;
        self.hits += hit;
        self.chance += luck;
        self.variance += luck * (1.0 - luck);
    }

    /// The share by which it beats chance, and three sigma of that.
    fn excess(&self) -> (f64, f64) {
        let items = self.items.max(1.0);
        (
            (self.hits - self.chance) / items,
            3.0 * self.variance.sqrt() / items,
        )
    }

    fn check(&self, what: &str, margin: f64) {
        let (excess, noise) = self.excess();
        println!(
            "{what}: {:.1} % right, chance {:.1} %, over it {:+.1} % (3 sigma {:.1} %), {} items",
            100.0 * self.hits / self.items.max(1.0),
            100.0 * self.chance / self.items.max(1.0),
            100.0 * excess,
            100.0 * noise,
            self.items
        );
        assert!(
            excess <= margin + noise,
            "{what}: beats chance by {:.1} %",
            100.0 * excess
        );
    }
}

#[test]
fn no_place_is_favoured() {
    let mut places = BTreeMap::<(usize, usize), Score>::new();
    let mut truth = BTreeMap::<&str, Score>::new();
    for question in papers("en") {
        let key = question.options.iter().position(|option| option.correct);
        let count = question.options.len();
        if is_choice(&question) {
            for place in 0..count {
                let hit = f64::from(u8::from(key == Some(place)));
                places.entry((count, place)).or_default().add(hit, count);
            }
        } else if question.answer_type == AnswerType::YesNo {
            let yes = f64::from(u8::from(key == Some(0)));
            truth.entry(question.asked).or_default().add(yes, 2);
        }
    }
    for ((count, place), score) in places {
        let (excess, noise) = score.excess();
        assert!(
            excess.abs() <= noise,
            "place {place} of {count}: {excess:+.3}, 3 sigma {noise:.3}"
        );
    }
    for (asked, score) in truth {
        let (excess, noise) = score.excess();
        println!("{asked}: yes {excess:+.3} beyond half, 3 sigma {noise:.3}");
        assert!(
            excess.abs() <= noise + 0.03,
            "{asked}: yes is {excess:+.3} beyond half"
        );
    }
}

#[test]
fn neither_the_longest_nor_the_shortest_option_is_the_key_more_often_than_chance() {
    for lang in ["en", "hy", "ru"] {
        let (mut longest, mut shortest) = (Score::default(), Score::default());
        for question in papers(lang).iter().filter(|question| is_choice(question)) {
            let lengths: Vec<usize> = question
                .options
                .iter()
                .map(|option| option.text.chars().count())
                .collect();
            let guess = |score: &mut Score, pick: Option<&usize>| {
                let chosen: Vec<_> = question
                    .options
                    .iter()
                    .zip(&lengths)
                    .filter(|(_, length)| Some(*length) == pick)
                    .collect();
                let right = chosen.iter().filter(|(option, _)| option.correct).count();
                score.add(right as f64 / chosen.len() as f64, lengths.len());
            };
            guess(&mut longest, lengths.iter().max());
            guess(&mut shortest, lengths.iter().min());
        }
        longest.check(&format!("{lang}, the longest"), LENGTH_MARGIN);
        shortest.check(&format!("{lang}, the shortest"), LENGTH_MARGIN);
    }
}

/// The words of a text, with all that is law or board rather than wording masked.
fn words(text: &str) -> Vec<String> {
    text.split(|sign: char| !(sign.is_alphanumeric() || sign == ':' || sign == '-'))
        .filter(|word| !word.is_empty())
        .map(
            |word| match word.chars().any(|sign| sign.is_ascii_digit()) {
                true => "#".to_owned(),
                false => word.to_lowercase(),
            },
        )
        .collect()
}

#[test]
fn neither_what_the_options_share_nor_what_stands_apart_is_the_key() {
    for lang in ["en", "hy", "ru"] {
        let (mut most, mut least) = (Score::default(), Score::default());
        for question in papers(lang).iter().filter(|question| is_choice(question)) {
            let said: Vec<BTreeSet<String>> = question
                .options
                .iter()
                .map(|option| words(&option.text).into_iter().collect())
                .collect();
            let alike = |one: &BTreeSet<String>, other: &BTreeSet<String>| {
                one.intersection(other).count() as f64 / one.union(other).count().max(1) as f64
            };
            // An option is as like itself as any other one.
            let shared: Vec<f64> = said
                .iter()
                .map(|one| said.iter().map(|other| alike(one, other)).sum())
                .collect();
            let guess = |score: &mut Score, pick: f64| {
                let chosen: Vec<_> = question
                    .options
                    .iter()
                    .zip(&shared)
                    .filter(|(_, value)| (**value - pick).abs() < 1e-9)
                    .collect();
                let right = chosen.iter().filter(|(option, _)| option.correct).count();
                score.add(right as f64 / chosen.len() as f64, shared.len());
            };
            guess(&mut most, shared.iter().copied().fold(f64::MIN, f64::max));
            guess(&mut least, shared.iter().copied().fold(f64::MAX, f64::min));
        }
        most.check(&format!("{lang}, the most alike"), LIKENESS_MARGIN);
        least.check(&format!("{lang}, the odd one out"), LIKENESS_MARGIN);
    }
}

/// How often words stand in right and wrong options.
#[derive(Default)]
struct Learner {
    right: BTreeMap<String, f64>,
    wrong: BTreeMap<String, f64>,
    totals: (f64, f64),
}

impl Learner {
    fn learn(&mut self, text: &str, correct: bool) {
        let mut seen = words(text);
        seen.sort();
        seen.dedup();
        let (table, total) = match correct {
            true => (&mut self.right, &mut self.totals.0),
            false => (&mut self.wrong, &mut self.totals.1),
        };
        *total += 1.0;
        for word in seen {
            *table.entry(word).or_default() += 1.0;
        }
    }

    /// How much the words speak for the text being right.
    fn judge(&self, text: &str) -> f64 {
        let mut seen = words(text);
        seen.sort();
        seen.dedup();
        seen.iter()
            .map(|word| {
                let share = |table: &BTreeMap<String, f64>, total: f64| {
                    (table.get(word).copied().unwrap_or(0.0) + 1.0) / (total + 2.0)
                };
                (share(&self.right, self.totals.0) / share(&self.wrong, self.totals.1)).ln()
            })
            .sum()
    }

    /// Words that occur often and mostly on one side.
    fn telling(&self) -> Vec<(String, f64, f64)> {
        let mut told: Vec<_> = self
            .right
            .keys()
            .chain(self.wrong.keys())
            .map(|word| {
                let right = self.right.get(word).copied().unwrap_or(0.0);
                let wrong = self.wrong.get(word).copied().unwrap_or(0.0);
                (word.clone(), right + wrong, right / (right + wrong))
            })
            .filter(|(_, count, _)| *count >= 30.0)
            .collect();
        told.sort_by(|one, other| one.2.total_cmp(&other.2).then_with(|| one.0.cmp(&other.0)));
        told.dedup();
        told
    }
}

#[test]
fn a_guesser_who_has_learnt_the_words_of_other_papers_stays_within_a_bound() {
    for lang in ["en", "hy", "ru"] {
        let all = papers(lang);
        let choices: Vec<_> = all.iter().filter(|question| is_choice(question)).collect();
        let (school, exam) = choices.split_at(choices.len() / 2);
        let mut learner = Learner::default();
        for question in school {
            for option in &question.options {
                learner.learn(&option.text, option.correct);
            }
        }
        let mut score = Score::default();
        for question in exam {
            let judged: Vec<f64> = question
                .options
                .iter()
                .map(|option| learner.judge(&option.text))
                .collect();
            let best = judged.iter().copied().fold(f64::MIN, f64::max);
            let chosen: Vec<_> = question
                .options
                .iter()
                .zip(&judged)
                .filter(|(_, value)| best - **value < 1e-9)
                .collect();
            let right = chosen.iter().filter(|(option, _)| option.correct).count();
            score.add(right as f64 / chosen.len() as f64, question.options.len());
        }
        if std::env::var("KANON_QUIZ_WORDS").is_ok() {
            for (word, count, share) in learner.telling() {
                println!("{lang} {word} {count} {share:.2}");
            }
        }
        score.check(&format!("{lang}, options by words"), OPTION_MARGIN);

        let statements: Vec<_> = all
            .iter()
            .filter(|question| question.asked == "true-false")
            .collect();
        let (school, exam) = statements.split_at(statements.len() / 2);
        let mut learner = Learner::default();
        let is_true =
            |question: &RenderedQuestion| question.options.first().is_some_and(|yes| yes.correct);
        for question in school {
            learner.learn(&question.prompt, is_true(question));
        }
        let prior = (learner.totals.0 / learner.totals.1).ln();
        let mut score = Score::default();
        for question in exam {
            let says = learner.judge(&question.prompt) + prior > 0.0;
            score.add(f64::from(u8::from(says == is_true(question))), 2);
        }
        if std::env::var("KANON_QUIZ_WORDS").is_ok() {
            for (word, count, share) in learner.telling() {
                println!("{lang} statement {word} {count} {share:.2}");
            }
        }
        score.check(&format!("{lang}, statements by words"), STATEMENT_MARGIN);
    }
}
