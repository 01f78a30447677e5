//! Booklets, answer sheets and keys to print, in HTML.
//!
//! In the booklet one question follows another over the width of the page, the boards at its right;
//! no question is torn apart. The reasons run in two columns. The answer sheet and the key at a
//! glance take a page each, whatever number of questions a seminar asks.

use std::fmt::Write;

use super::board::board_svg;
use super::story::{clauses, feedback, html, is_open, lettered, reasons, right};
use super::{Artifact, Exporter, Sheet, Unwritable};
use crate::diag::Message;
use crate::player::escape;
use crate::quiz::{AnswerType, RenderedQuestion, points_to_pass};

/// Printable HTML.
pub struct Print;

/// Nothing runs on a printed page and nothing is asked of anybody.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const STYLE: &str = include_str!("print.css");

impl Exporter for Print {
    fn name(&self) -> &'static str {
        "print"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let pages = [
            ("booklet", booklet(sheet)),
            ("answers", answer_sheet(sheet)),
            ("grid", grid(sheet)),
            ("key", key(sheet)),
        ];
        pages
            .into_iter()
            .map(|(name, html)| {
                Ok(Artifact {
                    path: format!("{name}.{}.html", sheet.stem()),
                    bytes: html.into_bytes(),
                })
            })
            .collect()
    }
}

fn say(sheet: &Sheet<'_>, key: &'static str) -> String {
    escape(&sheet.say(key))
}

fn show(sheet: &Sheet<'_>, message: Message) -> String {
    escape(&sheet.text.show(&message))
}

/// The size of the pages, and their numbers in the margin.
fn page_style(sheet: &Sheet<'_>) -> String {
    let size = sheet.layout.page.css();
    format!(
        "@page{{size:{size};margin:12mm 12mm 14mm;@bottom-center{{content:counter(page) ' / ' counter(pages);font:8pt sans-serif;color:#555}}}}"
    )
}

fn page(sheet: &Sheet<'_>, heading: &str, body: &str) -> String {
    let form = match sheet.several {
        true => format!(" · {}", sheet.form),
        false => String::new(),
    };
    let title = format!("{}{form} · {heading}", escape(&sheet.title));
    let footer = show(
        sheet,
        Message::new("question-paper-footer")
            .text("seed", sheet.seed)
            .text("form", sheet.form),
    );
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\"><meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{}\n{STYLE}</style></head><body>\n<h1>{title}</h1>\n{}{body}<footer>{footer}</footer>\n</body></html>\n",
        sheet.lang,
        page_style(sheet),
        facts(sheet),
    )
}

fn all_points(sheet: &Sheet<'_>) -> usize {
    (0..sheet.questions.len()).map(|at| sheet.points(at)).sum()
}

/// The event, the day, how many questions and points, how long, and what passes.
fn facts(sheet: &Sheet<'_>) -> String {
    let (layout, all) = (&sheet.layout, all_points(sheet));
    let event = layout.event.as_ref();
    let event = event.map(|event| Message::new("question-paper-event").text("event", event));
    let day = layout.date.as_ref();
    let day = day.map(|date| Message::new("question-paper-day").text("date", date));
    let form = Message::new("question-paper-form").text("form", sheet.form);
    let count = Message::new("question-paper-questions").with("count", sheet.questions.len());
    let points = Message::new("question-paper-points").with("count", all);
    let minutes = layout.minutes;
    let minutes = minutes.map(|it| Message::new("question-paper-minutes").with("minutes", it));
    let pass = layout.pass.map(|percent| {
        Message::new("question-paper-pass")
            .with("percent", percent)
            .with("points", points_to_pass(percent, all))
            .with("all", all)
    });
    let said: Vec<String> = [event, day, sheet.several.then_some(form)]
        .into_iter()
        .chain([Some(count), Some(points), minutes, pass])
        .flatten()
        .map(|message| show(sheet, message))
        .collect();
    format!("<p class=\"facts\">{}</p>\n", said.join(" · "))
}

/// Where the candidate writes who he is.
fn meta(sheet: &Sheet<'_>) -> String {
    let date = match sheet.layout.date {
        Some(_) => String::new(),
        None => format!("<span>{}</span>", say(sheet, "question-paper-date")),
    };
    format!(
        "<p class=\"meta\"><span>{}</span>{date}</p>\n",
        say(sheet, "question-paper-name"),
    )
}

fn instructions(sheet: &Sheet<'_>) -> String {
    let said = match &sheet.layout.instructions {
        Some(own) => escape(own).replace('\n', "<br>"),
        None => say(sheet, "question-paper-instructions"),
    };
    let edition = edition(sheet).map_or(String::new(), |it| show(sheet, it));
    format!("<p class=\"instructions\">{said} {edition}</p>\n")
}

/// The heading of a section at its first question; a paper of one section without a title has none.
fn part(body: &mut String, sheet: &Sheet<'_>, at: usize) {
    let Some((number, section, true)) = sheet.layout.section(at) else {
        return;
    };
    let title = match &section.title {
        Some(title) => escape(title),
        None if sheet.layout.sections.len() < 2 => return,
        None => show(
            sheet,
            Message::new("question-paper-part").with("number", number),
        ),
    };
    let points = Message::new("question-paper-each").with("count", section.points);
    let _ = writeln!(
        body,
        "<h2 class=\"part\">{title} <small>· {}</small></h2>",
        show(sheet, points)
    );
}

fn booklet(sheet: &Sheet<'_>) -> String {
    let mut body = meta(sheet);
    body.push_str(&instructions(sheet));
    for (at, question) in sheet.questions.iter().enumerate() {
        part(&mut body, sheet, at);
        body.push_str("<section class=\"q\">");
        told(&mut body, sheet, at, question);
        match question.answer_type {
            AnswerType::Numbers => {
                let _ = write!(body, "<p>{}</p>", say(sheet, "question-paper-times"));
            }
            AnswerType::Move => {
                let _ = write!(body, "<p>{}</p>", say(sheet, "question-paper-move"));
            }
            _ => options(&mut body, question),
        }
        body.push_str("</section>\n");
    }
    page(sheet, &say(sheet, "question-paper-booklet"), &body)
}

fn told(body: &mut String, sheet: &Sheet<'_>, at: usize, question: &RenderedQuestion) {
    let asked = question.supposing.as_ref().unwrap_or(&question.prompt);
    let _ = write!(
        body,
        "{}{}<p class=\"prompt\">{}</p>",
        heading(at, own_heading(sheet, question)),
        match at.checked_sub(1).map(|before| sheet.questions[before].id) {
            Some(first) if question.follows == Some(first) => {
                let same = Message::new("question-same-story").with("number", at);
                format!("<p class=\"setting\">{}</p>", show(sheet, same))
            }
            _ => html(&said_once(sheet, question), |board| board_svg(
                &board.fen,
                &board.marks,
                &board.caption
            )),
        },
        set(asked)
    );
}

/// The edition by which all of the paper is to be judged, if it is one.
fn edition(sheet: &Sheet<'_>) -> Option<Message> {
    let edition = sheet.questions.first()?.edition;
    let same = sheet.questions.iter().all(|it| it.edition == edition);
    same.then(|| Message::new("question-edition").text("edition", edition))
}

/// The question without what the cover says of every one.
fn said_once(sheet: &Sheet<'_>, question: &RenderedQuestion) -> RenderedQuestion {
    let mut question = question.clone();
    if let Some(edition) = edition(sheet) {
        let said = sheet.text.show(&edition);
        question.setting.retain(|sentence| *sentence != said);
    }
    question
}

/// The number in the margin, and what stands beside it.
fn heading(at: usize, title: String) -> String {
    format!("<h2><span class=\"number\">{}.</span> {title}</h2>", at + 1)
}

/// A text whose last word, where it is short, does not stand on a line of its own.
fn set(text: &str) -> String {
    const SHORT: usize = 5;
    let text = escape(text);
    match text.trim_end().rsplit_once(' ') {
        Some((before, last)) if last.chars().count() <= SHORT => format!("{before}&nbsp;{last}"),
        _ => text,
    }
}

/// The title and the points that the author of a question gives it.
fn own_heading(sheet: &Sheet<'_>, question: &RenderedQuestion) -> String {
    let title = question.title.as_deref().map(escape);
    let points = question.points.map(|points| {
        let points = Message::new("question-paper-points").with("count", points as usize);
        format!("<small>· {}</small>", show(sheet, points))
    });
    let parts: Vec<String> = title.into_iter().chain(points).collect();
    parts.join(" ")
}

fn options(body: &mut String, question: &RenderedQuestion) {
    body.push_str("<ol class=\"options\">");
    for (letter, option) in lettered(question) {
        let _ = write!(
            body,
            "<li><span class=\"letter\">{letter}</span>{}</li>",
            set(&option.text)
        );
    }
    body.push_str("</ol>");
}

/// So many columns, and rows so high, that all questions fit a page.
fn fitted(questions: usize) -> (usize, f64) {
    const HEIGHT: f64 = 205.0;
    let columns = match questions {
        0..=48 => 2,
        49..=90 => 3,
        _ => 4,
    };
    let rows = questions.div_ceil(columns).max(1);
    (columns, (HEIGHT / rows as f64).min(9.0))
}

/// A row a question, on one page.
fn rows(sheet: &Sheet<'_>, row: impl Fn(usize, &RenderedQuestion) -> String) -> String {
    let (columns, height) = fitted(sheet.questions.len());
    let mut body = format!("<div class=\"grid\" style=\"columns:{columns}\">\n");
    for (at, question) in sheet.questions.iter().enumerate() {
        let _ = writeln!(
            body,
            "<div style=\"height:{height:.1}mm\"><b>{}</b>{}</div>",
            at + 1,
            row(at, question)
        );
    }
    body.push_str("</div>\n");
    body
}

fn answer_sheet(sheet: &Sheet<'_>) -> String {
    let mut body = meta(sheet);
    body.push_str(&rows(sheet, |_, question| match question.answer_type {
        AnswerType::Numbers => say(sheet, "question-paper-times"),
        AnswerType::Move => say(sheet, "question-paper-move"),
        _ => lettered(question)
            .map(|(letter, _)| format!("<span class=\"box\">{letter}</span>"))
            .collect(),
    }));
    let score = Message::new("question-paper-score").with("all", all_points(sheet));
    let _ = writeln!(body, "<p class=\"score\">{}</p>", show(sheet, score));
    page(sheet, &say(sheet, "question-paper-answers"), &body)
}

/// The right answers on one page: the letter, the clause that decides, the points.
fn grid(sheet: &Sheet<'_>) -> String {
    let body = rows(sheet, |at, question| {
        let decides = clauses(question).first().copied().unwrap_or_default();
        let points = Message::new("question-paper-points").with("count", sheet.points(at));
        format!(
            "<span class=\"answer\">{}</span><span class=\"clauses\">{decides} · {}</span>",
            escape(&right(question)),
            show(sheet, points)
        )
    });
    page(sheet, &say(sheet, "question-paper-grid"), &body)
}

/// What a question is about: its author's title, or the clause that decides.
fn about(question: &RenderedQuestion) -> String {
    let rule = question.rules.first();
    let clause = rule.map(|it| match it.number {
        Some(number) => format!("{} ({number})", it.title),
        None => it.title.clone(),
    });
    let title = question.title.clone().or(clause);
    escape(&title.unwrap_or_default())
}

fn key(sheet: &Sheet<'_>) -> String {
    let mut body = String::from("<div class=\"columns\">\n");
    for (at, question) in sheet.questions.iter().enumerate() {
        part(&mut body, sheet, at);
        let level =
            Message::new("question-paper-level").with("level", usize::from(question.difficulty));
        let letters = match is_open(question) {
            true => String::new(),
            false => format!("{} · ", escape(&right(question))),
        };
        let _ = write!(
            body,
            "<section class=\"k\" id=\"{}\">{}<p>{} <small>({})</small></p><p class=\"right\">→ {letters}{}</p>{}",
            question.id,
            heading(at, about(question)),
            escape(question.supposing.as_ref().unwrap_or(&question.prompt)),
            show(sheet, level),
            set(&question.key),
            reasons(question)
        );
        for (letter, option) in lettered(question).filter(|(_, option)| !option.correct) {
            let said = match is_open(question) {
                true => escape(&option.text),
                false => letter.to_string(),
            };
            let _ = write!(
                body,
                "<p class=\"wrong\"><b>{said}</b> {}</p>",
                set(&feedback(option)),
            );
        }
        body.push_str("</section>\n");
    }
    body.push_str("</div>\n");
    page(sheet, &say(sheet, "question-paper-key"), &body)
}
