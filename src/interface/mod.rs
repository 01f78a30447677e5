//! The engine for other programs: a request in JSON enters, an answer in JSON leaves.
//!
//! This is what the module in a reader's browser speaks, and what any program may speak that has no
//! Rust. A request is an object; `do` names what is wanted, `lang` the language of all texts:
//!
//! | `do` | what is answered |
//! | --- | --- |
//! | `rule` | the ruling on a `scenario`, or what is wrong with it |
//! | `check` | what is wrong with a `scenario` |
//! | `near` | what would change the ruling |
//! | `question` | a question, from a `seed` or as it was before |
//! | `answer` | whether an answer to a question is right |
//! | `record` | the scenario of a question, as TOML |
//! | `toml` | a scenario in JSON, as TOML |
//! | `board` | the legal moves of a position, and the position after a move |
//! | `about` | version, languages, editions, kinds of questions |
//!
//! Every answer is an object that has `ok`; where it is `false`, `error` names why, and `problems`
//! says where a scenario is wrong. The same request always gets the same bytes. The searches of a
//! request share a bound ([`MOST_MOVES`]).

mod near;
mod position;
mod qr;
mod questions;
mod rulings;
mod scenarios;
#[cfg(target_family = "wasm")]
mod wasm;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use serde_json::{Map, Value, json};

use crate::game::winnability::with_allowance;
use crate::lang::{Lang, Locale, Locales};
use crate::law::Edition;
use crate::player;
use crate::quiz::KINDS;

/// All searches of a request together generate no more moves than about so many. One search alone
/// never needs as many.
pub const MOST_MOVES: usize = 2_000_000;

/// A request longer than that, in bytes, is not read.
pub const LONGEST_REQUEST: usize = 1 << 20;

thread_local! {
    /// The languages that were spoken before: to parse their texts takes longer than to rule.
    static OPENED: RefCell<BTreeMap<Lang, Rc<Locale>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Why there is no answer; programs read it.
pub(crate) type ErrorJson = Value;

/// Answers a request.
pub fn answer(request: &str) -> String {
    let answered = match request.len() > LONGEST_REQUEST {
        true => Err(refused("request-too-long")),
        false => serve(request),
    };
    let answer = answered.unwrap_or_else(|refused| refused);
    answer.to_string()
}

/// A refusal of a request that a program has made wrongly.
fn refused(error: &str) -> ErrorJson {
    json!({ "ok": false, "error": error })
}

fn serve(request: &str) -> Result<Value, ErrorJson> {
    let request: Value =
        serde_json::from_str(request).map_err(|error| wrong("not-json", &error.to_string()))?;
    let Value::Object(fields) = request else {
        return Err(refused("not-an-object"));
    };
    let request = Request { fields };
    let (answer, was_cut) = with_allowance(MOST_MOVES, || request.serve());
    let mut answer = answer?;
    if was_cut {
        // A search was ended early: mate counts as possible there.
        answer["cut"] = json!(true);
    }
    Ok(answer)
}

fn wrong(error: &str, detail: &str) -> ErrorJson {
    json!({ "ok": false, "error": error, "detail": detail })
}

/// A request that is an object.
struct Request {
    fields: Map<String, Value>,
}

impl Request {
    fn serve(&self) -> Result<Value, ErrorJson> {
        match self.text("do")?.unwrap_or_default() {
            "rule" => rulings::rule(self),
            "check" => scenarios::check(self),
            "near" => near::near(self),
            "question" => questions::question(self),
            "answer" => questions::answer(self),
            "record" => questions::record(self),
            "toml" => scenarios::toml(self),
            "board" => position::board(self),
            "qr" => qr::qr(self),
            "about" => self.about(),
            other => Err(wrong("unknown-request", other)),
        }
    }

    /// A field that is text.
    fn text(&self, name: &str) -> Result<Option<&str>, ErrorJson> {
        match self.fields.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(wrong("wrong-field", name)),
        }
    }

    /// A field that is a whole number.
    fn number(&self, name: &str) -> Result<Option<u64>, ErrorJson> {
        match self.fields.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match value.as_u64() {
                Some(number) => Ok(Some(number)),
                None => Err(wrong("wrong-field", name)),
            },
        }
    }

    /// A field that is given as text and means something else.
    fn parsed<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, ErrorJson> {
        let text = self.text(name)?;
        let parsed = text.map(|text| text.parse().map_err(|_| wrong("wrong-field", name)));
        parsed.transpose()
    }

    fn lang(&self) -> Result<Lang, ErrorJson> {
        self.parsed("lang")?
            .ok_or_else(|| wrong("missing-field", "lang"))
    }

    /// The language of the answer.
    fn locale(&self) -> Result<Rc<Locale>, ErrorJson> {
        let lang = self.lang()?;
        if let Some(opened) = OPENED.with_borrow(|opened| opened.get(&lang).cloned()) {
            return Ok(opened);
        }
        let locale = Locales::built_in().open(lang);
        let locale = locale.map_err(|error| wrong("unknown-language", &error.to_string()))?;
        let locale = Rc::new(locale);
        OPENED.with_borrow_mut(|opened| opened.insert(lang, Rc::clone(&locale)));
        Ok(locale)
    }

    fn about(&self) -> Result<Value, ErrorJson> {
        let locales = Locales::built_in();
        let languages: Vec<_> = locales.languages().map(|it| it.to_string()).collect();
        let editions: Vec<_> = Edition::ALL.into_iter().map(Edition::name).collect();
        let kinds = KINDS.iter().map(|kind| {
            let topic = player::topic(kind).map(|topic| topic.to_string());
            json!({ "kind": kind.name, "topic": topic, "rules": kind.rules })
        });
        Ok(json!({
            "ok": true,
            "version": env!("CARGO_PKG_VERSION"),
            "languages": languages,
            "editions": editions,
            "kinds": kinds.collect::<Vec<_>>(),
        }))
    }
}
