//! Booklets, answer sheets and keys to print: HTML laid out for A4.

use std::fmt::Write;

use super::board::board_svg;
use super::story::{html, lettered, reasons, right};
use super::{Artifact, Exporter, Sheet, Unwritable};
use crate::diag::Message;
use crate::player::escape;
use crate::quiz::{AnswerType, RenderedQuestion};

/// Printable HTML.
pub struct Print;

/// Nothing runs on a printed page and nothing is asked of anybody.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const STYLE: &str = "@page{size:A4;margin:16mm 15mm 18mm}\
*{box-sizing:border-box}body{font:10.5pt/1.4 'Noto Sans','Noto Sans Armenian','DejaVu Sans',sans-serif;color:#111;margin:0 auto;max-width:180mm;padding:6mm}\
h1{font-size:16pt;margin:0 0 2mm}.meta{display:flex;gap:8mm;margin:0 0 6mm;flex-wrap:wrap}.meta span{border-bottom:.3mm solid #777;min-width:52mm;padding-right:12mm}\
.q{break-inside:avoid;margin:0 0 7mm;padding-top:2mm;border-top:.3mm solid #bbb;display:flow-root}.q h2{font-size:11pt;margin:0 0 1.500mm}\
.boards{float:right;width:54mm;margin:0 0 2mm 5mm}.board{width:100%;display:block}.boards figcaption{font-size:8.500pt;text-align:center;color:#333}figure{margin:0 0 2mm}\
.setting{margin:0 0 1.500mm;color:#333}.moves{margin:0 0 1.500mm;font-weight:600}ol.events{margin:0 0 2mm;padding-left:6mm}.prompt{font-weight:700;margin:0 0 1.500mm}\
ol.options{list-style:none;margin:0;padding:0}ol.options li{margin:0 0 1mm;padding-left:8mm;text-indent:-8mm}.letter{display:inline-block;width:8mm;text-indent:0;font-weight:700}\
.why{margin:1mm 0 0;padding-left:5mm}.wrong{margin:1mm 0 0;font-size:9.500pt;color:#333}table{border-collapse:collapse}td,th{border:.3mm solid #777;padding:1.500mm 3mm;text-align:left;min-width:11mm}\
footer{font-size:8.500pt;color:#555;margin-top:8mm}@media print{body{padding:0;max-width:none}}";

impl Exporter for Print {
    fn name(&self) -> &'static str {
        "print"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let pages = [
            ("booklet", booklet(sheet)),
            ("answers", answer_sheet(sheet)),
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

fn page(sheet: &Sheet<'_>, heading: &str, body: &str) -> String {
    let form = match sheet.several {
        true => format!(" · {}", sheet.form),
        false => String::new(),
    };
    let title = format!("{}{form} · {heading}", escape(&sheet.title));
    let footer = sheet.text.show(
        &Message::new("question-paper-footer")
            .text("seed", sheet.seed)
            .text("form", sheet.form),
    );
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\"><meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n{body}<footer>{}</footer>\n</body></html>\n",
        sheet.lang,
        escape(&footer),
    )
}

fn meta(sheet: &Sheet<'_>) -> String {
    format!(
        "<p class=\"meta\"><span>{}</span><span>{}</span></p>\n",
        say(sheet, "question-paper-name"),
        say(sheet, "question-paper-date"),
    )
}

fn booklet(sheet: &Sheet<'_>) -> String {
    let mut body = meta(sheet);
    for (at, question) in sheet.questions.iter().enumerate() {
        body.push_str("<section class=\"q\">");
        told(&mut body, at, question);
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

fn told(body: &mut String, at: usize, question: &RenderedQuestion) {
    let _ = write!(
        body,
        "<h2>{}.</h2>{}<p class=\"prompt\">{}</p>",
        at + 1,
        html(question, |board| board_svg(
            &board.fen,
            &board.marks,
            &board.caption
        )),
        escape(&question.prompt)
    );
}

fn options(body: &mut String, question: &RenderedQuestion) {
    body.push_str("<ol class=\"options\">");
    for (letter, option) in lettered(question) {
        let _ = write!(
            body,
            "<li><span class=\"letter\">{letter}</span>{}</li>",
            escape(&option.text)
        );
    }
    body.push_str("</ol>");
}

fn answer_sheet(sheet: &Sheet<'_>) -> String {
    let mut body = meta(sheet);
    body.push_str("<table>");
    for (at, question) in sheet.questions.iter().enumerate() {
        let _ = write!(body, "<tr><th>{}</th>", at + 1);
        match question.answer_type {
            AnswerType::Numbers => {
                let _ = write!(
                    body,
                    "<td colspan=\"6\">{}</td>",
                    say(sheet, "question-paper-times")
                );
            }
            AnswerType::Move => {
                let _ = write!(
                    body,
                    "<td colspan=\"6\">{}</td>",
                    say(sheet, "question-paper-move")
                );
            }
            _ => {
                for (letter, _) in lettered(question) {
                    let _ = write!(body, "<td>☐ {letter}</td>");
                }
            }
        }
        body.push_str("</tr>");
    }
    body.push_str("</table>\n");
    page(sheet, &say(sheet, "question-paper-answers"), &body)
}

fn key(sheet: &Sheet<'_>) -> String {
    let mut body = String::new();
    for (at, question) in sheet.questions.iter().enumerate() {
        body.push_str("<section class=\"q\">");
        told(&mut body, at, question);
        let _ = write!(
            body,
            "<p><b>{}</b> {}</p>",
            escape(&right(question)),
            escape(&question.key)
        );
        body.push_str(&reasons(question));
        for (letter, option) in lettered(question) {
            let (Some(title), Some(rule)) = (&option.title, &option.refuted_by) else {
                continue;
            };
            let _ = write!(
                body,
                "<p class=\"wrong\"><b>{letter}</b> {} — <i>{}</i> {} ({} {})</p>",
                escape(&option.text),
                escape(title),
                escape(&option.feedback),
                rule.number.unwrap_or("–"),
                escape(&rule.title),
            );
        }
        let _ = writeln!(
            body,
            "<p class=\"wrong\">{} · {}/5</p></section>",
            question.id, question.difficulty
        );
    }
    page(sheet, &say(sheet, "question-paper-key"), &body)
}
