//! Items in Moodle's XML. Only what an audit reads is looked for: questions, their texts, answers.

use std::ops::Range;

use super::bank::{Bank, BankItem, BankOption, Unreadable, plain};

/// Reads a bank.
pub fn read(text: &str) -> Bank {
    let mut bank = Bank::default();
    let mut from = 0;
    while let Some(start) = text[from..].find("<question ").map(|at| from + at) {
        let Some(end) = text[start..].find("</question>").map(|at| start + at) else {
            let place = start..text.len();
            let why = "audit-xml";
            bank.problems.push(Unreadable { place, why });
            break;
        };
        from = end;
        let place = start..end;
        let body = &text[place.clone()];
        if !body.starts_with("<question type=\"category\"") {
            bank.items.push(item(body, place));
        }
    }
    bank
}

fn item(body: &str, place: Range<usize>) -> BankItem {
    let mut feedback = element(body, "generalfeedback").map_or_else(String::new, text);
    let mut options = Vec::new();
    let mut rest = body;
    while let Some(start) = rest.find("<answer ") {
        let answer = &rest[start..];
        let end = answer.find("</answer>").unwrap_or(answer.len());
        let (answer, after) = answer.split_at(end);
        let weight = attribute(answer, "fraction").and_then(|weight| weight.parse().ok());
        let correct = weight.is_some_and(|weight: f64| weight > 0.0);
        if correct && let Some(said) = element(answer, "feedback") {
            feedback = format!("{feedback} {}", text(said));
        }
        options.push(BankOption {
            text: text(answer),
            correct,
        });
        rest = after;
    }
    let mut item = BankItem {
        place,
        stem: element(body, "questiontext").map_or_else(String::new, text),
        options,
        is_choice: matches!(attribute(body, "type"), Some("multichoice" | "truefalse")),
        feedback,
        scenario: None,
    };
    item.take_scenario();
    item
}

/// What stands between the first opening of an element and its end.
fn element<'a>(body: &'a str, name: &str) -> Option<&'a str> {
    let start = body.find(&format!("<{name}"))?;
    let inner = &body[start..];
    let inner = &inner[inner.find('>')? + 1..];
    Some(&inner[..inner.find(&format!("</{name}>"))?])
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let tag = &tag[..tag.find('>')?];
    let value = &tag[tag.find(&format!("{name}=\""))? + name.len() + 2..];
    Some(&value[..value.find('"')?])
}

/// The words of the first text in an element: HTML within XML, or within CDATA.
fn text(within: &str) -> String {
    let Some(found) = element(within, "text") else {
        return String::new();
    };
    let found = found.trim();
    let whole = found.strip_prefix("<![CDATA[");
    let html = match whole.and_then(|text| text.strip_suffix("]]>")) {
        Some(html) => html.to_owned(),
        None => plain(found),
    };
    plain(&html).trim().to_owned()
}
