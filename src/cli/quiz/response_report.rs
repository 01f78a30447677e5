//! `kanon quiz --responses`: how hard the questions were for a class, how well they tell strong
//! candidates from weak ones, and what was misunderstood most. The paper is made again from the same
//! arguments, so nobody has to keep its key.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use serde::Serialize;

use super::responses::{Candidate, Headings, Questions, Responses, read};
use super::scores::{self, Score};
use super::text_table::TextTable;
use crate::cli::FINDINGS;
use crate::cli::failure::failure;
use crate::cli::globals::Globals;
use crate::cli::script::{self, tell};
use crate::diag::{Message, Sources};
use crate::lang::Locale;
use crate::quiz::{Paper, QuestionId, Renderer};

/// The expectation counts as much as the answers of so many candidates.
const PRIOR: f64 = 20.0;

/// So many misconceptions are read by a person.
const MOST_LISTED: usize = 10;

/// What is known about a question after a class.
#[derive(Serialize)]
struct QuestionStatistics {
    form: char,
    number: usize,
    id: QuestionId,
    answered: usize,
    solved: Option<f64>,
    expected_success: f64,
    /// What to expect of the next class.
    estimate: f64,
    /// From -1 to 1: whether those who solve it do better in the rest.
    discrimination: Option<f64>,
    misconceptions: BTreeMap<&'static str, usize>,
}

pub fn run(
    paths: &[PathBuf],
    formats: &[String],
    made: &Paper,
    locales: &[Locale],
    globals: &Globals,
) -> Result<ExitCode> {
    let questions = questions(made, locales, globals)?;
    let mut all = Responses::default();
    let mut sources = Sources::new();
    let mut problems = Vec::new();
    for path in paths {
        match script::text(path, &mut sources)? {
            Ok((file, text)) => problems.extend(read(&text, file, &questions, &mut all)),
            Err(broken) => problems.push(*broken),
        }
    }
    let complete = problems.is_empty();
    tell(problems, &sources, globals);
    if !complete && all.candidates.is_empty() && all.sums.is_empty() {
        return Err(failure(Message::new("failure-responses")));
    }
    if all.left_out > 0 {
        let message = Message::new("command-responses-left-out").with("count", all.left_out);
        globals.warn(&message);
    }
    let unread: usize = all.candidates.iter().map(|it| it.unread).sum();
    if unread > 0 {
        globals.warn(&Message::new("command-responses-unread").with("count", unread));
    }
    let lines = lines(made, &all);
    let scores = scores::of(made, &all);
    let mut out = anstream::stdout().lock();
    match formats.iter().any(|format| format == "json") {
        true => {
            for line in &lines {
                writeln!(out, "{}", serde_json::to_string(line)?)?;
            }
            for score in &scores {
                writeln!(out, "{}", serde_json::to_string(score)?)?;
            }
        }
        false => write_text(&mut out, made, &lines, &scores, globals)?,
    }
    out.flush()?;
    Ok(ExitCode::from(if complete { 0 } else { FINDINGS }))
}

fn questions<'a>(made: &'a Paper, locales: &[Locale], globals: &Globals) -> Result<Questions<'a>> {
    let mut rendered: BTreeMap<QuestionId, Vec<_>> = BTreeMap::new();
    for locale in locales {
        let renderer = Renderer::new(locale)?;
        let mut here = BTreeSet::new();
        for item in made.forms.iter().flat_map(|form| &form.items) {
            // A question of one's own stands in every form.
            if here.insert(item.question.id) {
                let question = renderer.render(&item.question);
                rendered.entry(item.question.id).or_default().push(question);
            }
        }
    }
    Ok(Questions {
        made,
        rendered,
        headings: headings(globals)?,
    })
}

/// How columns are headed, in every language: a table does not say which it is in.
fn headings(globals: &Globals) -> Result<Headings> {
    let mut headings = Headings::default();
    for lang in globals.locales().languages() {
        let locale = globals.locales().open(lang)?;
        let words = |key| {
            let said = locale.text().title(key).unwrap_or_default();
            let words = said.split('|').map(|word| word.trim().to_lowercase());
            words.collect::<Vec<_>>()
        };
        headings
            .name
            .extend(words("command-responses-name-columns"));
        headings
            .form
            .extend(words("command-responses-form-columns"));
    }
    Ok(headings)
}

/// A share as people read it.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// A share as programs read it.
pub fn hundredths(share: f64) -> f64 {
    (share * 100.0).round() / 100.0
}

fn lines(made: &Paper, all: &Responses) -> Vec<QuestionStatistics> {
    let mut lines = Vec::new();
    let mut counted = BTreeSet::new();
    for form in &made.forms {
        let class: Vec<&Candidate> = (all.candidates.iter())
            .filter(|candidate| candidate.form == form.letter)
            .collect();
        for item in &form.items {
            let id = item.question.id;
            // Answers without a form count once, where the question stands first.
            let sums = all.sums.get(&id).filter(|_| counted.insert(id));
            let (mut answered, mut right) = sums.copied().unwrap_or_default();
            let mut misconceptions = BTreeMap::new();
            let answers = class.iter().filter_map(|it| it.answers.get(&item.number));
            for answer in answers {
                answered += 1;
                right += usize::from(answer.right);
                for name in &answer.misconceptions {
                    *misconceptions.entry(*name).or_default() += 1;
                }
            }
            let expected = item.question.expected_success;
            let estimate = (expected * PRIOR + right as f64) / (PRIOR + answered as f64);
            lines.push(QuestionStatistics {
                form: form.letter,
                number: item.number,
                id,
                answered,
                solved: (answered > 0).then(|| hundredths(right as f64 / answered as f64)),
                expected_success: expected,
                estimate: hundredths(estimate),
                discrimination: discrimination(item.number, &class).map(hundredths),
                misconceptions,
            });
        }
    }
    lines
}

/// The correlation of a question with the share of right answers to the others; none where nothing
/// varies.
fn discrimination(number: usize, class: &[&Candidate]) -> Option<f64> {
    let mut pairs: Vec<(f64, f64)> = Vec::new();
    for candidate in class {
        let answers = candidate.answers.iter();
        let others = answers.filter(|(other, _)| **other != number);
        let rest: Vec<bool> = others.map(|(_, answer)| answer.right).collect();
        if let (Some(own), false) = (candidate.answers.get(&number), rest.is_empty()) {
            let good = rest.iter().filter(|right| **right).count() as f64;
            pairs.push((f64::from(u8::from(own.right)), good / rest.len() as f64));
        }
    }
    let count = pairs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        pairs.iter().map(|pair| of(pair.0 - x, pair.1 - y)).sum()
    };
    let spread = (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt();
    (spread > 1e-9).then(|| sum(&|x, y| x * y) / spread)
}

fn write_text(
    out: &mut impl Write,
    made: &Paper,
    lines: &[QuestionStatistics],
    scores: &[Score],
    globals: &Globals,
) -> Result<()> {
    let text = globals.text();
    let say = |key| text.show(&Message::new(key));
    let heading = Message::new("command-responses-candidates").with("count", scores.len());
    writeln!(out, "{}\n", text.show(&heading))?;
    if !scores.is_empty() {
        scores::write_text(out, made, scores, text)?;
        writeln!(out)?;
    }
    let mut table = TextTable::new(&say("command-responses-columns"));
    let several = made.forms.len() > 1;
    for line in lines {
        let number = match several {
            true => format!("{}{}", line.form, line.number),
            false => line.number.to_string(),
        };
        table.row(vec![
            number,
            line.answered.to_string(),
            line.solved.map_or("–".to_owned(), percent),
            percent(line.expected_success),
            percent(line.estimate),
            line.discrimination
                .map_or("–".to_owned(), |it| format!("{it:.2}")),
        ]);
    }
    write!(out, "{table}")?;
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, count) in lines.iter().flat_map(|line| &line.misconceptions) {
        *met.entry(name).or_default() += count;
    }
    let mut met: Vec<_> = met.into_iter().collect();
    met.sort_by_key(|(name, count)| (std::cmp::Reverse(*count), *name));
    if !met.is_empty() {
        writeln!(out, "\n{}", say("command-responses-misconceptions"))?;
    }
    for (name, count) in met.iter().take(MOST_LISTED) {
        let title = text.title(&format!("misconception-{name}"));
        let title = title.unwrap_or_else(|_| (*name).to_owned());
        writeln!(out, "{count:>6}  {title}")?;
    }
    if met.len() > MOST_LISTED {
        let more = Message::new("command-responses-more").with("count", met.len() - MOST_LISTED);
        writeln!(out, "{:>6}  {}", "…", text.show(&more))?;
    }
    Ok(())
}
