//! The site in one language.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use tera::{Context, Kwargs, State, Tera};

use super::words::Words;
use super::{SiteError, Theme};
use crate::diag::{Arg, Message};
use crate::lang::{Locale, Missing};
use crate::law::RuleId;

/// A language with the templates bound to it.
pub(super) struct Voice {
    locale: Arc<Locale>,
    tera: Tera,
    labels: BTreeMap<&'static str, String>,
    pub words: Words,
}

/// The messages that the markup of texts needs; asked for beforehand, so that a missing one stops
/// the build.
const LABELS: [&str; 2] = ["site-table", "site-broken-link"];

impl Voice {
    pub fn new(locale: Locale, theme: &Theme) -> Result<Voice, SiteError> {
        let locale = Arc::new(locale);
        let mut tera = Tera::default();
        tera.autoescape_on([".html"]);
        let speaker = Arc::clone(&locale);
        tera.register_function("t", move |kwargs: Kwargs, _: &State| {
            translate(&speaker, &kwargs)
        });
        tera.add_raw_templates(theme.templates())?;
        let labels = LABELS
            .into_iter()
            .map(|key| Ok((key, locale.text().title(key)?)))
            .collect::<Result<_, Missing>>()?;
        Ok(Voice {
            words: Words::new(&locale)?,
            labels,
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
        self.locale.text().get(message)
    }

    /// The title of a rule.
    pub fn title(&self, rule: RuleId) -> Result<String, Missing> {
        self.locale.text().title(&rule.title_key())
    }

    /// A page made from a template.
    pub fn render(&self, template: &str, page: &impl Serialize) -> Result<String, SiteError> {
        let context = Context::from_serialize(page)?;
        Ok(self.tera.render(template, &context)?)
    }
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
                None => Arg::Text(value.as_str()?.into()),
            };
            (name != "key").then_some((name, arg))
        })
        .collect::<Vec<_>>();
    let text = locale.text().phrase(key, &args);
    text.map_err(|missing| tera::Error::message(missing.to_string()))
}
