//! Moodle's XML: boards as pictures, a remark on every option, ids that a re-import knows.

use std::fmt::Write;

use base64::prelude::{BASE64_STANDARD, Engine as _};

use super::board::board_file;
use super::gift::share;
use super::stamp::number;
use super::story::{feedback, html, lettered, reasons, right_letters, spellings, tags, times};
use super::{Artifact, Exporter, Sheet, Unwritable};
use crate::player::escape;
use crate::quiz::{AnswerType, RenderedOption, RenderedQuestion};

/// Moodle XML.
pub struct Moodle;

impl Exporter for Moodle {
    fn name(&self) -> &'static str {
        "moodle"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n");
        let category = format!("$course$/top/{}", sheet.name().replace('/', "//"));
        let _ = writeln!(
            xml,
            "<question type=\"category\"><category><text>{}</text></category></question>",
            escape(&category)
        );
        for (number, question) in (1..).zip(&sheet.questions) {
            item(&mut xml, number, question, sheet);
        }
        xml.push_str("</quiz>\n");
        Ok(sheet.file("moodle.xml", xml.into_bytes()))
    }
}

fn item(xml: &mut String, number: usize, question: &RenderedQuestion, sheet: &Sheet<'_>) {
    let times = key_times(question);
    let kind = match question.answer_type {
        AnswerType::Numbers if times.is_some() => "cloze",
        AnswerType::Move => "shortanswer",
        _ => "multichoice",
    };
    let (mut story, files) = illustrated(question);
    let _ = write!(story, "<p><b>{}</b></p>", escape(&question.prompt));
    if let ("cloze", Some(times)) = (kind, times) {
        story.push_str(&fields(question, times, sheet));
    }
    let title = question.title.as_deref();
    let title = title.map_or_else(String::new, |title| format!(" {title}"));
    let _ = write!(
        xml,
        "<question type=\"{kind}\">\n<name><text>{number:03} {}{}</text></name>\n\
         <questiontext format=\"html\"><text>{}</text>{files}</questiontext>\n\
         <generalfeedback format=\"html\"><text>{}</text></generalfeedback>\n\
         <penalty>0.3333333</penalty>\n<hidden>0</hidden>\n<idnumber>{}</idnumber>\n",
        question.id,
        escape(&title),
        escape(&story),
        escape(&general(question)),
        question.id,
    );
    // The grade of a cloze is the sum of its fields.
    if kind != "cloze" {
        let points = sheet.points(number.saturating_sub(1));
        let _ = writeln!(xml, "<defaultgrade>{points}</defaultgrade>");
    }
    match kind {
        "multichoice" => choices(xml, question),
        "shortanswer" => typed(xml, question),
        _ => {}
    }
    xml.push_str("<tags>");
    for tag in tags(question) {
        let _ = write!(xml, "<tag><text>{}</text></tag>", escape(&tag));
    }
    xml.push_str("</tags>\n</question>\n");
}

/// The story with its boards, and the boards as files.
fn illustrated(question: &RenderedQuestion) -> (String, String) {
    let mut files = String::new();
    let story = html(question, |board| {
        let svg = board_file(&board.fen, &board.marks, &board.caption);
        let name = format!("{:016x}.svg", number(svg.as_bytes()));
        let _ = write!(
            files,
            "<file name=\"{name}\" path=\"/\" encoding=\"base64\">{}</file>",
            BASE64_STANDARD.encode(&svg)
        );
        format!(
            "<img src=\"@@PLUGINFILE@@/{name}\" alt=\"{}\" width=\"320\" height=\"320\"/>",
            escape(&format!("{} {}", board.caption, board.fen))
        )
    });
    (story, files)
}

/// Why, and for open answers also what the foreseen wrong ones stand for.
fn general(question: &RenderedQuestion) -> String {
    let mut said = format!(
        "<p><b>{}</b></p>{}",
        escape(&question.key),
        reasons(question)
    );
    if question.answer_type == AnswerType::Numbers {
        for option in question.options.iter().filter(|option| !option.correct) {
            let _ = write!(
                said,
                "<p>{}: {}</p>",
                escape(&option.text),
                escape(&feedback(option))
            );
        }
    }
    said
}

fn answer(xml: &mut String, fraction: &str, text: &str, option: &RenderedOption) {
    let _ = writeln!(
        xml,
        "<answer fraction=\"{fraction}\" format=\"html\"><text>{}</text><feedback format=\"html\"><text>{}</text></feedback></answer>",
        escape(text),
        // The text of a feedback is HTML within XML.
        escape(&escape(&feedback(option))),
    );
}

fn choices(xml: &mut String, question: &RenderedQuestion) {
    let several = question.answer_type == AnswerType::SeveralOf;
    let _ = write!(
        xml,
        "<single>{}</single>\n<shuffleanswers>false</shuffleanswers>\n<answernumbering>ABCD</answernumbering>\n",
        !several
    );
    let right = right_letters(question).len();
    for (_, option) in lettered(question) {
        let fraction = match (several, option.correct) {
            (true, true) => share(right),
            (true, false) => format!("-{}", share(question.options.len() - right)),
            (false, true) => "100".to_owned(),
            (false, false) => "0".to_owned(),
        };
        answer(xml, &fraction, &escape(&option.text), option);
    }
}

/// A move, as it is written or from square to square.
fn typed(xml: &mut String, question: &RenderedQuestion) {
    xml.push_str("<usecase>0</usecase>\n");
    for option in &question.options {
        let fraction = if option.correct { "100" } else { "0" };
        answer(xml, fraction, &option.text, option);
        if let Some(played) = option.value.as_str() {
            answer(xml, fraction, played, option);
        }
    }
}

fn key_times(question: &RenderedQuestion) -> Option<[i64; 2]> {
    times(&question.key_value)
}

/// A field for each clock. A wrong time names the first misconception that leads to it.
fn fields(question: &RenderedQuestion, key: [i64; 2], sheet: &Sheet<'_>) -> String {
    let mut text = String::new();
    let labels = [
        sheet.say("export-clock-white"),
        sheet.say("export-clock-black"),
    ];
    for (side, label) in labels.iter().enumerate() {
        let mut answers: Vec<String> = spellings(key[side])
            .into_iter()
            .map(|time| format!("%100%{time}"))
            .collect();
        let mut seen = vec![key[side]];
        for option in question.options.iter().filter(|option| !option.correct) {
            let Some(wrong) = times(&option.value).map(|times| times[side]) else {
                continue;
            };
            if !seen.contains(&wrong) {
                seen.push(wrong);
                let said = in_field(&feedback(option));
                answers.extend(
                    spellings(wrong)
                        .into_iter()
                        .map(|time| format!("%0%{time}#{said}")),
                );
            }
        }
        let _ = write!(
            text,
            "<p>{} {{1:SHORTANSWER:{}}}</p>",
            escape(label),
            answers.join("~")
        );
    }
    text
}

/// Text in which nothing means anything to an embedded field.
fn in_field(text: &str) -> String {
    let mut guarded = String::with_capacity(text.len());
    for sign in escape(text).chars() {
        if matches!(sign, '}' | '#' | '~' | '/' | '"' | '\\') {
            guarded.push('\\');
        }
        guarded.push(sign);
    }
    guarded
}
