//! `kanon quiz --responses`: how hard the questions were for a class, how well they tell strong
//! candidates from weak ones, and what was misunderstood most. The paper is made again from the same
//! arguments, so nobody has to keep its key.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use serde::Serialize;

use super::responses::{Questions, Responses, read};
use crate::cli::FINDINGS;
use crate::cli::failure::failure;
use crate::cli::globals::Globals;
use crate::cli::script::{self, tell};
use crate::diag::{Message, Sources};
use crate::lang::Locale;
use crate::quiz::{Paper, QuestionId, Renderer};

/// The expectation counts as much as the answers of so many candidates.
const PRIOR: f64 = 20.0;

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
    let questions = questions(made, locales)?;
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
        anstream::eprintln!("kanon: {}", globals.text().show(&message));
    }
    let lines = lines(made, &all);
    let mut out = anstream::stdout().lock();
    match formats.iter().any(|format| format == "json") {
        true => {
            for line in &lines {
                writeln!(out, "{}", serde_json::to_string(line)?)?;
            }
        }
        false => write_text(&mut out, &lines, all.candidates.len(), globals)?,
    }
    out.flush()?;
    Ok(ExitCode::from(if complete { 0 } else { FINDINGS }))
}

fn questions<'a>(made: &'a Paper, locales: &[Locale]) -> Result<Questions<'a>> {
    let mut rendered: BTreeMap<QuestionId, Vec<_>> = BTreeMap::new();
    for locale in locales {
        let renderer = Renderer::new(locale)?;
        for item in made.forms.iter().flat_map(|form| &form.items) {
            let question = renderer.render(&item.question);
            rendered.entry(item.question.id).or_default().push(question);
        }
    }
    Ok(Questions { made, rendered })
}

fn hundredths(share: f64) -> f64 {
    (share * 100.0).round() / 100.0
}

fn lines(made: &Paper, all: &Responses) -> Vec<QuestionStatistics> {
    let mut lines = Vec::new();
    for form in &made.forms {
        for item in &form.items {
            let id = item.question.id;
            let (mut answered, mut right) = all.sums.get(&id).copied().unwrap_or_default();
            let mut misconceptions = BTreeMap::new();
            let answers = all.candidates.iter().flatten();
            for answer in answers.filter(|answer| answer.id == id) {
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
                discrimination: discrimination(id, all).map(hundredths),
                misconceptions,
            });
        }
    }
    lines
}

/// The correlation of a question with the share of right answers to the others; none where nothing
/// varies.
fn discrimination(id: QuestionId, all: &Responses) -> Option<f64> {
    let mut pairs: Vec<(f64, f64)> = Vec::new();
    for answers in &all.candidates {
        let own = answers.iter().find(|answer| answer.id == id);
        let rest: Vec<bool> = (answers.iter())
            .filter(|answer| answer.id != id)
            .map(|answer| answer.right)
            .collect();
        if let (Some(own), false) = (own, rest.is_empty()) {
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
    lines: &[QuestionStatistics],
    candidates: usize,
    globals: &Globals,
) -> Result<()> {
    let text = globals.text();
    let say = |key| text.show(&Message::new(key));
    let percent = |share: f64| format!("{:.0} %", share * 100.0);
    let heading = Message::new("command-responses-candidates").with("count", candidates);
    writeln!(out, "{}\n", text.show(&heading))?;
    let columns = say("command-responses-columns");
    let columns: Vec<&str> = columns.split('|').map(str::trim).collect();
    let widths: Vec<usize> = (columns.iter())
        .map(|name| name.chars().count().max(6))
        .collect();
    let write = |out: &mut dyn Write, cells: &[String]| -> Result<()> {
        for (cell, width) in cells.iter().zip(&widths) {
            write!(out, "{cell:>width$}  ")?;
        }
        writeln!(out)?;
        Ok(())
    };
    let names: Vec<String> = columns.iter().map(ToString::to_string).collect();
    write(out, &names)?;
    let several = lines.iter().any(|line| line.form != 'A');
    for line in lines {
        let number = match several {
            true => format!("{}{}", line.form, line.number),
            false => line.number.to_string(),
        };
        let cells = [
            number,
            line.answered.to_string(),
            line.solved.map_or("–".to_owned(), percent),
            percent(line.expected_success),
            percent(line.estimate),
            line.discrimination
                .map_or("–".to_owned(), |it| format!("{it:.2}")),
        ];
        write(out, &cells)?;
    }
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, count) in lines.iter().flat_map(|line| &line.misconceptions) {
        *met.entry(name).or_default() += count;
    }
    let mut met: Vec<_> = met.into_iter().collect();
    met.sort_by_key(|(name, count)| (std::cmp::Reverse(*count), *name));
    if !met.is_empty() {
        writeln!(out, "\n{}", say("command-responses-misconceptions"))?;
    }
    for (name, count) in met.into_iter().take(10) {
        let title = text.title(&format!("misconception-{name}"));
        let title = title.unwrap_or_else(|_| name.to_owned());
        writeln!(out, "{count:>6}  {title}")?;
    }
    Ok(())
}
