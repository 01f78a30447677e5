//! The texts of a language, strictly: what is missing is missing.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use super::Lang;
use super::locale::{Files, LocaleFile};
use crate::diag::{Arg, Message};

type Bundle = FluentBundle<FluentResource>;

/// The Fluent messages of a language. The first word of a key names its file: `lint-…` is in
/// `lints.ftl`. A file is parsed when the first of its messages is asked for.
pub struct Text {
    lang: Lang,
    files: BTreeMap<Box<str>, File>,
}

struct File {
    source: LocaleFile,
    bundle: OnceLock<Bundle>,
}

/// A message that a language doesn't have, or can't form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("locales/{lang}: message `{key}` {problem}")]
pub struct Missing {
    /// The language.
    pub lang: Lang,
    /// The key asked for.
    pub key: String,
    /// What is wrong.
    pub problem: String,
}

impl Text {
    pub(super) fn new(lang: Lang, files: &Files) -> Text {
        let files = files
            .iter()
            .filter_map(|(name, source)| {
                let file = File {
                    source: source.clone(),
                    bundle: OnceLock::new(),
                };
                Some((name.strip_suffix("s.ftl")?.into(), file))
            })
            .collect();
        Text { lang, files }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message in this language, or what is missing.
    pub fn get(&self, message: &Message) -> Result<String, Missing> {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg)?);
        }
        self.format(message.key, &args)
    }

    /// The message in this language; a missing one shows as a gap, `⟨key⟩`.
    pub fn show(&self, message: &Message) -> String {
        self.get(message)
            .unwrap_or_else(|missing| format!("⟨{}⟩", missing.key))
    }

    /// A message without arguments whose key is made at run time.
    pub fn title(&self, key: &str) -> Result<String, Missing> {
        self.format(key, &FluentArgs::new())
    }

    /// The keys of a file, by the first word of its keys, in the order of the file.
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        let Some(file) = self.files.get(prefix) else {
            return Vec::new();
        };
        resource(file.source.text())
            .entries()
            .filter_map(|entry| match entry {
                fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            })
            .collect()
    }

    /// A message whose key and arguments are named at run time, by a template.
    pub fn phrase(&self, key: &str, args: &[(&str, Arg)]) -> Result<String, Missing> {
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            fluent.set((*name).to_owned(), self.value(arg)?);
        }
        self.format(key, &fluent)
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, Missing> {
        Ok(match arg {
            Arg::Text(text) => FluentValue::from(text.to_string()),
            Arg::Count(count) => FluentValue::from(*count),
            Arg::Message(message) => FluentValue::from(self.get(message)?),
        })
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Result<String, Missing> {
        let missing = |problem: &str| Missing {
            lang: self.lang,
            key: key.to_owned(),
            problem: problem.to_owned(),
        };
        let prefix = key.split('-').next().unwrap_or_default();
        let file = self
            .files
            .get(prefix)
            .ok_or_else(|| missing("belongs to a file that is missing"))?;
        let bundle = file.bundle.get_or_init(|| self.parse(file.source.text()));
        let pattern = bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| missing("is missing"))?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(missing(&error.to_string())),
        }
    }

    fn parse(&self, source: &str) -> Bundle {
        let language: LanguageIdentifier = self.lang.as_str().parse().unwrap_or_default();
        let mut bundle = Bundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        bundle
    }
}

/// The messages of a file; those that don't parse are left out, the gate on `locales/` finds them.
fn resource(source: &str) -> FluentResource {
    FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource)
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({})", self.lang)
    }
}
