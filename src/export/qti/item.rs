//! One item: the story, the way to answer, the remarks.

use std::fmt::Write;

use shakmaty::Square;
use shakmaty::uci::UciMove;

use super::super::Sheet;
use super::super::board::{WHOLE, corners};
use super::super::story::{
    clauses, feedback, html, lettered, reasons, right_letters, spellings, times,
};
use super::{ITEM, picture_name, processing, root};
use crate::player::escape;
use crate::quiz::{AnswerType, RenderedQuestion};

/// How an item is answered.
pub enum ResponseType {
    /// By one option.
    One,
    /// By several options.
    Several,
    /// By a time for each clock.
    Times([i64; 2]),
    /// By the two squares of a move.
    Squares([Square; 2]),
}

impl ResponseType {
    fn of(question: &RenderedQuestion) -> ResponseType {
        let times = times(&question.key_value);
        match (question.answer_type, times, key_squares(question)) {
            (AnswerType::Numbers, Some(times), _) => ResponseType::Times(times),
            (AnswerType::Move, _, Some(squares)) => ResponseType::Squares(squares),
            (AnswerType::SeveralOf, ..) => ResponseType::Several,
            _ => ResponseType::One,
        }
    }
}

/// The squares of the right move, where there is one and they say all about it.
fn key_squares(question: &RenderedQuestion) -> Option<[Square; 2]> {
    let right: Vec<_> = question
        .options
        .iter()
        .filter(|option| option.correct)
        .collect();
    let ([only], false) = (&right[..], question.boards.is_empty()) else {
        return None;
    };
    squares(only.value.as_str()?)
}

/// The squares of a move that is no promotion.
pub fn squares(text: &str) -> Option<[Square; 2]> {
    match text.parse().ok()? {
        UciMove::Normal {
            from,
            to,
            promotion: None,
        } => Some([from, to]),
        _ => None,
    }
}

/// The item.
pub fn write(number: usize, question: &RenderedQuestion, sheet: &Sheet<'_>) -> String {
    let way = ResponseType::of(question);
    let mut xml = root("qti-assessment-item", ITEM, "imsqti_asiv3p0_v1p0.xsd");
    let _ = writeln!(
        xml,
        " identifier=\"{}\" title=\"{}\" label=\"{}\" adaptive=\"false\" time-dependent=\"false\" xml:lang=\"{}\">",
        question.id,
        escape(&match &question.title {
            Some(title) => format!("{number}. {title}"),
            None => format!("{} {number}", sheet.title),
        }),
        escape(
            &clauses(question)
                .into_iter()
                .take(3)
                .collect::<Vec<_>>()
                .join(", ")
        ),
        sheet.lang,
    );
    let points = sheet.points(number.saturating_sub(1));
    declare(&mut xml, question, &way, points);
    let _ = write!(
        xml,
        "<qti-item-body>\n{}\n",
        html(question, |board| format!(
            "<img src=\"{}\" alt=\"{}\" width=\"{WHOLE}\" height=\"{WHOLE}\"/>",
            picture_name(board),
            escape(&format!("{} {}", board.caption, board.fen))
        ))
    );
    match &way {
        ResponseType::Times(_) => entries(&mut xml, question, sheet),
        ResponseType::Squares(_) => hot_spots(&mut xml, question),
        ResponseType::One | ResponseType::Several => {
            choices(&mut xml, question, matches!(way, ResponseType::Several))
        }
    }
    xml.push_str("</qti-item-body>\n");
    processing::write(&mut xml, question, &way, points);
    remarks(&mut xml, question);
    xml.push_str("</qti-assessment-item>\n");
    xml
}

fn response(xml: &mut String, identifier: &str, cardinality: &str, base: &str, values: &[String]) {
    let _ = write!(
        xml,
        "<qti-response-declaration identifier=\"{identifier}\" cardinality=\"{cardinality}\" base-type=\"{base}\"><qti-correct-response>"
    );
    for value in values {
        let _ = write!(xml, "<qti-value>{value}</qti-value>");
    }
    xml.push_str("</qti-correct-response></qti-response-declaration>\n");
}

fn declare(xml: &mut String, question: &RenderedQuestion, way: &ResponseType, points: usize) {
    let letters: Vec<String> = right_letters(question)
        .iter()
        .map(char::to_string)
        .collect();
    let first = |seconds: i64| spellings(seconds).into_iter().take(1).collect::<Vec<_>>();
    match way {
        ResponseType::One => response(xml, "RESPONSE", "single", "identifier", &letters),
        ResponseType::Several => response(xml, "RESPONSE", "multiple", "identifier", &letters),
        ResponseType::Squares(squares) => {
            let squares = squares.map(|square| square.to_string());
            response(xml, "RESPONSE", "multiple", "identifier", &squares);
        }
        ResponseType::Times([white, black]) => {
            response(xml, "WHITE", "single", "string", &first(*white));
            response(xml, "BLACK", "single", "string", &first(*black));
        }
    }
    let _ = write!(
        xml,
        "<qti-outcome-declaration identifier=\"SCORE\" cardinality=\"single\" base-type=\"float\" normal-maximum=\"{points}\"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>\n\
         <qti-outcome-declaration identifier=\"MAXSCORE\" cardinality=\"single\" base-type=\"float\"><qti-default-value><qti-value>{points}</qti-value></qti-default-value></qti-outcome-declaration>\n",
    );
    let cardinality = if matches!(way, ResponseType::Several) {
        "multiple"
    } else {
        "single"
    };
    let _ = write!(
        xml,
        "<qti-outcome-declaration identifier=\"FEEDBACK\" cardinality=\"{cardinality}\" base-type=\"identifier\"/>\n\
         <qti-outcome-declaration identifier=\"REASON\" cardinality=\"single\" base-type=\"identifier\"/>\n"
    );
}

fn prompt(question: &RenderedQuestion) -> String {
    format!("<qti-prompt>{}</qti-prompt>", escape(&question.prompt))
}

fn choices(xml: &mut String, question: &RenderedQuestion, several: bool) {
    let _ = writeln!(
        xml,
        "<qti-choice-interaction response-identifier=\"RESPONSE\" shuffle=\"false\" max-choices=\"{}\">{}",
        if several { 0 } else { 1 },
        prompt(question)
    );
    for (letter, option) in lettered(question) {
        let _ = writeln!(
            xml,
            "<qti-simple-choice identifier=\"{letter}\">{}</qti-simple-choice>",
            escape(&option.text)
        );
    }
    xml.push_str("</qti-choice-interaction>\n");
}

fn entries(xml: &mut String, question: &RenderedQuestion, sheet: &Sheet<'_>) {
    let _ = writeln!(xml, "<p><strong>{}</strong></p>", escape(&question.prompt));
    for (identifier, label) in [
        ("WHITE", "export-clock-white"),
        ("BLACK", "export-clock-black"),
    ] {
        let _ = writeln!(
            xml,
            "<p>{} <qti-text-entry-interaction response-identifier=\"{identifier}\" expected-length=\"8\" placeholder-text=\"0:00\"/></p>",
            escape(&sheet.say(label))
        );
    }
}

fn hot_spots(xml: &mut String, question: &RenderedQuestion) {
    let Some(board) = question.boards.last() else {
        return;
    };
    let _ = writeln!(
        xml,
        "<qti-hotspot-interaction response-identifier=\"RESPONSE\" max-choices=\"2\" min-choices=\"2\">{}<img src=\"{}\" alt=\"{}\" width=\"{WHOLE}\" height=\"{WHOLE}\"/>",
        prompt(question),
        picture_name(board),
        escape(&format!("{} {}", board.caption, board.fen)),
    );
    for square in Square::ALL {
        let [left, top, right, bottom] = corners(square);
        let _ = write!(
            xml,
            "<qti-hotspot-choice identifier=\"{square}\" shape=\"rect\" coords=\"{left},{top},{right},{bottom}\" hotspot-label=\"{square}\"/>"
        );
    }
    xml.push_str("\n</qti-hotspot-interaction>\n");
}

/// A remark for every option, and the reasons for everybody.
fn remarks(xml: &mut String, question: &RenderedQuestion) {
    for (letter, option) in lettered(question) {
        let _ = writeln!(
            xml,
            "<qti-modal-feedback outcome-identifier=\"FEEDBACK\" show-hide=\"show\" identifier=\"{letter}\"><qti-content-body><p>{}</p></qti-content-body></qti-modal-feedback>",
            escape(&feedback(option))
        );
    }
    let _ = writeln!(
        xml,
        "<qti-modal-feedback outcome-identifier=\"REASON\" show-hide=\"show\" identifier=\"shown\"><qti-content-body><p><strong>{}</strong></p>{}</qti-content-body></qti-modal-feedback>",
        escape(&question.key),
        reasons(question)
    );
}
