//! GIFT: questions as plain text, which many learning systems import.
//!
//! Boards are given as FEN, times are picked from the foreseen answers, moves are typed.

use std::fmt::Write;

use super::loss::{Loss, losses};
use super::story::{feedback, paragraphs, right_letters, tags};
use super::{Artifact, Exporter, Sheet, Unwritable};
use crate::diag::{Diagnostic, Message};
use crate::player::escape;
use crate::quiz::{AnswerType, RenderedOption, RenderedQuestion};

/// GIFT.
pub struct Gift;

impl Exporter for Gift {
    fn name(&self) -> &'static str {
        "gift"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let mut text = format!("$CATEGORY: {}\n\n", sheet.name().replace(['\n', '\r'], " "));
        for (number, question) in (1..).zip(&sheet.questions) {
            item(&mut text, number, question);
        }
        Ok(sheet.file("gift", text.into_bytes()))
    }

    fn losses(&self, sheet: &Sheet<'_>) -> Vec<Diagnostic> {
        losses(sheet, |_, question| {
            let mut lost = Vec::new();
            if !question.boards.is_empty() {
                lost.push(Loss::otherwise(
                    "board-in-words",
                    Message::new("export-board-in-words"),
                    "export-board-in-words-hint",
                ));
            }
            if question.answer_type == AnswerType::Numbers {
                lost.push(Loss::picked());
            }
            lost
        })
    }
}

fn item(text: &mut String, number: usize, question: &RenderedQuestion) {
    let _ = write!(text, "// [id:{}]", question.id);
    for tag in tags(question) {
        let _ = write!(text, " [tag:{tag}]");
    }
    let _ = write!(text, "\n::{number:03} {}::[html]", question.id);
    for paragraph in paragraphs(question) {
        let _ = write!(text, "<p>{}</p>", guarded(&paragraph));
    }
    let _ = writeln!(text, "<p><b>{}</b></p>{{", guarded(&question.prompt));
    let right = right_letters(question).len();
    for option in &question.options {
        let _ = writeln!(
            text,
            "{}{}#{}",
            mark(question, option, right),
            guarded(&option.text),
            guarded(&feedback(option))
        );
        if let (AnswerType::Move, true, Some(played)) =
            (question.answer_type, option.correct, option.value.as_str())
        {
            let _ = writeln!(text, "={}#{}", guarded(played), guarded(&option.feedback));
        }
    }
    if !question.explanation.is_empty() {
        let _ = writeln!(text, "####{}", guarded(&question.explanation.join(" ")));
    }
    text.push_str("}\n\n");
}

/// What stands before an option: right, wrong, or worth a part.
fn mark(question: &RenderedQuestion, option: &RenderedOption, right: usize) -> String {
    let wrong = question.options.len() - right;
    match (question.answer_type, option.correct) {
        (AnswerType::SeveralOf, true) => format!("~%{}%", share(right)),
        (AnswerType::SeveralOf, false) => format!("~%-{}%", share(wrong)),
        (AnswerType::Move, false) => "=%0%".to_owned(),
        (_, true) => "=".to_owned(),
        (_, false) => "~".to_owned(),
    }
}

/// A part of a hundred, with as many decimals as Moodle knows grades by.
pub fn share(parts: usize) -> String {
    let share = format!("{:.5}", 100.0 / parts.max(1) as f64);
    share.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Text in which nothing means anything to GIFT or to HTML.
fn guarded(text: &str) -> String {
    let mut guarded = String::with_capacity(text.len());
    for sign in escape(text).chars() {
        match sign {
            '~' | '=' | '#' | '{' | '}' | ':' | '\\' => {
                guarded.push('\\');
                guarded.push(sign);
            }
            '\n' => guarded.push_str("<br>"),
            '\r' => {}
            _ => guarded.push(sign),
        }
    }
    guarded
}
