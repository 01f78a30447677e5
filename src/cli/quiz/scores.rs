//! What each candidate has reached.

use std::io::Write;

use anyhow::Result;
use serde::Serialize;

use super::response_report::{hundredths, percent};
use super::responses::Responses;
use super::text_table::TextTable;
use crate::diag::{Message, visible};
use crate::lang::Text;
use crate::quiz::{Item, Paper};

/// The points of a candidate.
#[derive(Serialize)]
pub struct Score {
    candidate: String,
    form: char,
    points: usize,
    /// How many there are to be had.
    of: usize,
    /// From 0 to 1.
    share: f64,
    /// Whether it passes, where the paper has a pass mark.
    passed: Option<bool>,
    /// How many answers can't be read; they bring no points.
    unread: usize,
}

/// The scores, in the order of the tables.
pub fn of(made: &Paper, all: &Responses) -> Vec<Score> {
    let scores = all.candidates.iter().filter_map(|candidate| {
        let form = made.forms.iter().find(|it| it.letter == candidate.form)?;
        let sum = |items: &mut dyn Iterator<Item = &Item>| -> usize {
            items.map(|item| made.points(item)).sum()
        };
        let of = sum(&mut form.items.iter());
        let answers = &candidate.answers;
        let is_right = |item: &&Item| answers.get(&item.number).is_some_and(|it| it.right);
        let points = sum(&mut form.items.iter().filter(is_right));
        Some(Score {
            candidate: candidate.name.clone(),
            form: form.letter,
            points,
            of,
            share: hundredths(points as f64 / of.max(1) as f64),
            passed: made.pass_points(of).map(|needed| points >= needed),
            unread: candidate.unread,
        })
    });
    scores.collect()
}

/// A row a candidate; columns that say the same of all are left out.
pub fn write_text(out: &mut impl Write, made: &Paper, scores: &[Score], text: &Text) -> Result<()> {
    let say = |key| text.show(&Message::new(key));
    let (several, pass) = (made.forms.len() > 1, made.blueprint.cover.pass.is_some());
    let unread = scores.iter().any(|score| score.unread > 0);
    let columns = [
        (true, "command-responses-column-candidate"),
        (several, "command-responses-column-form"),
        (true, "command-responses-column-points"),
        (true, "command-responses-column-share"),
        (pass, "command-responses-column-passed"),
        (unread, "command-responses-column-unread"),
    ];
    let shown = columns.iter().filter(|(shown, _)| *shown);
    let names: Vec<String> = shown.map(|(_, key)| say(key)).collect();
    let mut table = TextTable::new(&names.join("|")).words_first();
    for score in scores {
        let passed = match score.passed {
            Some(true) => say("command-responses-passed"),
            Some(false) => say("command-responses-failed"),
            None => String::new(),
        };
        let cells = [
            visible(&score.candidate).into_owned(),
            score.form.to_string(),
            format!("{} / {}", score.points, score.of),
            percent(score.share),
            passed,
            score.unread.to_string(),
        ];
        let shown = cells.into_iter().zip(columns);
        let shown = shown.filter(|(_, (shown, _))| *shown);
        table.row(shown.map(|(cell, _)| cell).collect());
    }
    write!(out, "{table}")?;
    Ok(())
}
