//! How an answer is judged: the points for the key, and the remark that fits the answer.

use std::fmt::Write;

use super::super::story::{lettered, spellings, times};
use super::item::{ResponseType, squares};
use crate::quiz::RenderedQuestion;

/// The response processing of an item.
pub fn write(xml: &mut String, question: &RenderedQuestion, way: &ResponseType, points: usize) {
    xml.push_str("<qti-response-processing>\n");
    match way {
        ResponseType::One => {
            score(xml, MATCH, points);
            xml.push_str(&set("FEEDBACK", RESPONSE));
        }
        ResponseType::Several => {
            score(xml, MATCH, points);
            // There are players that break down over an empty set of remarks.
            let _ = writeln!(
                xml,
                "<qti-response-condition><qti-response-if><qti-is-null>{RESPONSE}</qti-is-null>{}</qti-response-if><qti-response-else>{}</qti-response-else></qti-response-condition>",
                set(
                    "FEEDBACK",
                    &format!("<qti-multiple>{}</qti-multiple>", identifier("none"))
                ),
                set("FEEDBACK", RESPONSE),
            );
        }
        ResponseType::Squares(_) => {
            score(xml, MATCH, points);
            foreseen(xml, question);
        }
        ResponseType::Times(times) => {
            // Nothing can be said of a time that was not given.
            xml.push_str(
                "<qti-response-condition><qti-response-if><qti-not><qti-or>\
                 <qti-is-null><qti-variable identifier=\"WHITE\"/></qti-is-null>\
                 <qti-is-null><qti-variable identifier=\"BLACK\"/></qti-is-null></qti-or></qti-not>\n",
            );
            score(xml, &both(*times), points);
            foreseen(xml, question);
            xml.push_str("</qti-response-if></qti-response-condition>\n");
        }
    }
    xml.push_str(&set("REASON", &identifier("shown")));
    xml.push_str("</qti-response-processing>\n");
}

const RESPONSE: &str = "<qti-variable identifier=\"RESPONSE\"/>";
const MATCH: &str = "<qti-match><qti-variable identifier=\"RESPONSE\"/><qti-correct identifier=\"RESPONSE\"/></qti-match>";

/// The points where the test holds.
fn score(xml: &mut String, test: &str, points: usize) {
    let _ = writeln!(
        xml,
        "<qti-response-condition><qti-response-if>{test}{}</qti-response-if><qti-response-else>{}</qti-response-else></qti-response-condition>",
        set(
            "SCORE",
            &format!("<qti-base-value base-type=\"float\">{points}</qti-base-value>")
        ),
        set(
            "SCORE",
            "<qti-base-value base-type=\"float\">0</qti-base-value>"
        ),
    );
}

fn set(outcome: &str, value: &str) -> String {
    format!("<qti-set-outcome-value identifier=\"{outcome}\">{value}</qti-set-outcome-value>\n")
}

fn identifier(value: &str) -> String {
    format!("<qti-base-value base-type=\"identifier\">{value}</qti-base-value>")
}

/// The remark of the foreseen answer that was given.
fn foreseen(xml: &mut String, question: &RenderedQuestion) {
    let mut branch = "if";
    for (letter, option) in lettered(question) {
        let test = match (
            times(&option.value),
            option.value.as_str().and_then(squares),
        ) {
            (Some(times), _) => both(times),
            (None, Some([from, to])) => format!(
                "<qti-match><qti-variable identifier=\"RESPONSE\"/><qti-multiple>{}{}</qti-multiple></qti-match>",
                identifier(&from.to_string()),
                identifier(&to.to_string())
            ),
            (None, None) => continue,
        };
        if branch == "if" {
            xml.push_str("<qti-response-condition>");
        }
        let _ = write!(
            xml,
            "<qti-response-{branch}>{test}{}</qti-response-{branch}>",
            set("FEEDBACK", &identifier(&letter.to_string()))
        );
        branch = "else-if";
    }
    if branch != "if" {
        xml.push_str("</qti-response-condition>\n");
    }
}

/// Both clocks show these times, in whichever spelling.
fn both([white, black]: [i64; 2]) -> String {
    format!(
        "<qti-and>{}{}</qti-and>",
        either("WHITE", white),
        either("BLACK", black)
    )
}

fn either(response: &str, seconds: i64) -> String {
    let spelt: String = spellings(seconds)
        .iter()
        .map(|time| {
            format!(
                "<qti-string-match case-sensitive=\"false\"><qti-variable identifier=\"{response}\"/><qti-base-value base-type=\"string\">{time}</qti-base-value></qti-string-match>"
            )
        })
        .collect();
    format!("<qti-or>{spelt}</qti-or>")
}
