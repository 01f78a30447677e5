//! The site in one language.

use std::collections::BTreeMap;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use serde::Serialize;
use tera::{Context, Kwargs, State, Tera, Value};

use super::words::SiteWords;
use super::{SiteError, Theme};
use crate::diag::{Arg, Message};
use crate::lang::{Locale, Missing};
use crate::law::{RuleId, rules};

/// A language with the templates bound to it.
pub(super) struct LocalizedTemplates {
    locale: Arc<Locale>,
    tera: Tera,
    labels: BTreeMap<&'static str, String>,
    /// The words of the pages that are always the same.
    fixed: Arc<FxHashMap<String, Value>>,
    /// The titles of the rules, which every page asks for.
    titles: Vec<Result<String, Missing>>,
    pub words: SiteWords,
}

/// The messages that the markup of texts needs; asked for beforehand, so that a missing one stops
/// the build.
const LABELS: [&str; 6] = [
    "site-table",
    "site-broken-link",
    "site-cited-by",
    "site-example",
    "site-plain-words",
    "practice-short",
];

impl LocalizedTemplates {
    pub fn new(locale: Locale, theme: &Theme) -> Result<LocalizedTemplates, SiteError> {
        let locale = Arc::new(locale);
        let mut tera = Tera::default();
        tera.autoescape_on([".html"]);
        let speaker = Arc::clone(&locale);
        let fixed = Arc::new(fixed(&locale));
        let known = Arc::clone(&fixed);
        tera.register_function("t", move |kwargs: Kwargs, _: &State| {
            let known = known.get(kwargs.must_get::<&str>("key")?);
            match known.filter(|_| kwargs.iter().nth(1).is_none()) {
                Some(text) => Ok(text.clone()),
                None => translate(&speaker, &kwargs).map(Value::from),
            }
        });
        tera.register_filter("unbroken", |text: &str, _: Kwargs, _: &State| {
            unbroken(text)
        });
        tera.add_raw_templates(theme.templates()?)?;
        let labels = LABELS
            .into_iter()
            .map(|key| Ok((key, locale.text().title(key)?)))
            .collect::<Result<_, Missing>>()?;
        Ok(LocalizedTemplates {
            words: SiteWords::new(&locale)?,
            titles: rules()
                .map(|rule| locale.text().title(&rule.title_key()))
                .collect(),
            labels,
            fixed,
            locale,
            tera,
        })
    }

    /// What the speakers of the language call it.
    pub fn name(&self) -> &str {
        self.locale.name()
    }

    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// One of the messages that were asked for beforehand.
    pub fn label(&self, key: &str) -> &str {
        self.labels.get(key).map_or("", String::as_str)
    }

    /// A message.
    pub fn say(&self, message: &Message) -> Result<String, Missing> {
        let fixed = self.fixed.get(message.key).and_then(|it| it.as_str());
        match fixed.filter(|_| message.args.is_empty()) {
            Some(text) => Ok(text.to_owned()),
            None => self.locale.text().get(message),
        }
    }

    /// The title of a rule.
    pub fn title(&self, rule: RuleId) -> Result<String, Missing> {
        self.titles[rule.index()].clone()
    }

    /// What the rules of a family are about.
    pub fn topic(&self, family: &str) -> Result<String, Missing> {
        self.locale.text().title(&format!("site-topic-{family}"))
    }

    /// A page made from a template.
    pub fn render(&self, template: &str, page: &impl Serialize) -> Result<String, SiteError> {
        let context = Context::from_serialize(page)?;
        Ok(self.tera.render(template, &context)?)
    }
}

/// The words of the pages that are always the same.
fn fixed(locale: &Locale) -> FxHashMap<String, Value> {
    let text = locale.text();
    let keys = text.keys("site").into_iter();
    keys.filter_map(|key| Some((text.title(&key).ok()?.into(), key)))
        .map(|(text, key)| (key, text))
        .collect()
}

/// A title whose short words with a hyphen, as «ոչ-ոքի», are never broken at it.
fn unbroken(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for word in text.split_inclusive(' ') {
        let stays = word.contains('-') && word.chars().count() < 16;
        html.push_str(if stays {
            "<span class=\"unbroken\">"
        } else {
            ""
        });
        super::markup::escape(word, &mut html);
        html.push_str(if stays { "</span>" } else { "" });
    }
    html
}

/// `t(key="site-…", name=value)` in a template.
fn translate(locale: &Locale, kwargs: &Kwargs) -> tera::TeraResult<String> {
    let key: &str = kwargs.must_get("key")?;
    let args = kwargs
        .iter()
        .filter_map(|(name, value)| {
            let name = name.as_str()?;
            let arg = match value.as_i128() {
                Some(count) => Arg::Count(i64::try_from(count).ok()?),
                None => value.as_str()?.into(),
            };
            (name != "key").then_some((name, arg))
        })
        .collect::<Vec<_>>();
    let text = locale.text().phrase(key, &args);
    text.map_err(|missing| tera::Error::message(missing.to_string()))
}
