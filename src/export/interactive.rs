//! A page to answer the questions on: one file that needs nothing else and works from a disk.

use serde_json::{Value, json};

use super::{Artifact, Exporter, Sheet, Unwritable};
use crate::diag::Message;
use crate::lang::Missing;
use crate::law::{Division, Edition};
use crate::player::escape;
use crate::player::{self, BankEntry, Card, Catalog};
use crate::quiz::Question;

/// Interactive HTML.
pub struct Interactive;

impl Exporter for Interactive {
    fn name(&self) -> &'static str {
        "interactive"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let data = match data(sheet) {
            Ok(data) => data,
            // A gap in a language shows on the page instead of the questions.
            Err(missing) => json!({ "missing": missing.to_string() }),
        };
        Ok(vec![Artifact {
            path: format!("interactive.{}.html", sheet.stem()),
            bytes: page(sheet, &data).into_bytes(),
        }])
    }
}

fn data(sheet: &Sheet<'_>) -> Result<Value, Missing> {
    let entries: Vec<BankEntry> = sheet
        .asked
        .iter()
        .map(|question| BankEntry {
            topic: topic(question),
            question: (*question).clone(),
        })
        .collect();
    let catalog = Catalog::new(&entries, sheet.text)?;
    let cards: Vec<_> = entries
        .iter()
        .map(|entry| Card::new(entry, &sheet.renderer, &catalog))
        .collect();
    Ok(json!({
        "lang": sheet.lang,
        "words": player::words(sheet.text)?,
        "catalog": catalog,
        "cards": cards,
    }))
}

/// The part of the Laws that a question is about: that of the rule it is decided by.
fn topic(question: &Question) -> Division {
    let deciding = question.rules.iter().find_map(|rule| {
        let mut editions = [question.edition()].into_iter().chain(Edition::ALL);
        editions.find_map(|edition| Some(rule.number(edition)?.division()))
    });
    let by_kind = crate::quiz::Kind::named(question.kind).and_then(player::topic);
    by_kind.or(deciding).unwrap_or(Division::Article(1))
}

/// The page. Its policy lets nothing run but the one script, and nothing be asked of anybody.
fn page(sheet: &Sheet<'_>, data: &Value) -> String {
    let say = |key: &'static str| escape(&sheet.text.show(&Message::new(key)));
    let form = match sheet.several {
        true => format!(" · {}", sheet.form),
        false => String::new(),
    };
    let title = format!("{}{form}", escape(&sheet.title));
    let data = data.to_string().replace('<', "\\u003c");
    let nonce = nonce(&data);
    let policy = format!(
        "default-src 'none'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'; base-uri 'none'; form-action 'none'"
    );
    let style = player::STYLE.concat();
    format!(
        "<!doctype html>\n\
         <html lang=\"{lang}\" class=\"kind-practice alone\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style nonce=\"{nonce}\">{style}</style>\n</head>\n<body>\n\
         <div class=\"page\"><main id=\"main\">\n<header class=\"title\"><h1>{title}</h1>\
         <p class=\"under\">{lead}</p></header>\n{pieces}\n\
         <noscript><p class=\"gap\">{noscript}</p></noscript>\n\
         <div id=\"player\" class=\"player\"></div>\n</main></div>\n\
         <script type=\"application/json\" id=\"player-data\" nonce=\"{nonce}\">{data}</script>\n\
         <script nonce=\"{nonce}\">{script}</script>\n</body>\n</html>\n",
        lang = sheet.lang,
        lead = say("practice-lead"),
        pieces = player::PIECES,
        noscript = say("practice-noscript-alone"),
        script = player::SCRIPT,
    )
}

/// A word that the page's own script and style are known by; the same page, the same word.
fn nonce(data: &str) -> String {
    use std::hash::Hasher;
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(data.as_bytes());
    hasher.write(player::SCRIPT.as_bytes());
    format!("{:016x}", hasher.finish())
}
