//! What every subcommand needs: the reader's language and the content.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::args::{Color, GlobalArgs};
use crate::content;
use crate::diag::Message;
use crate::lang::{Lang, Locale, Locales, Text};
use crate::law::Corpus;

/// Where the articles are, unless the reader says otherwise.
const CONTENT: &str = "content";

/// The settings that work everywhere.
pub struct Globals {
    locales: Locales,
    locale: Locale,
    /// The language of messages where the reader's has none of them.
    messages: Option<Locale>,
    langs: Vec<Lang>,
    content: Option<PathBuf>,
    folder: Option<PathBuf>,
}

impl Globals {
    /// From the arguments; the language falls back on the environment's, then on English.
    pub fn new(args: &GlobalArgs) -> Result<Globals> {
        match args.color {
            Color::Auto => {}
            Color::Always => anstream::ColorChoice::Always.write_global(),
            Color::Never => anstream::ColorChoice::Never.write_global(),
        }
        let mut locales = Locales::built_in();
        if let Some(folder) = &args.locales {
            locales = locales.with_folder(folder)?;
        }
        let lang = args
            .lang
            .first()
            .copied()
            .unwrap_or_else(|| environment_language(&locales));
        let locale = locales.open(lang)?;
        let messages = messages_for(&locale, &locales)?;
        Ok(Globals {
            locale,
            messages,
            locales,
            langs: args.lang.clone(),
            content: args.content.clone(),
            folder: args.locales.clone(),
        })
    }

    /// For help, where the arguments could not be read as a whole: only `--lang` counts.
    pub fn for_help() -> Result<Globals> {
        let mut words = std::env::args().skip_while(|word| !word.starts_with("--lang"));
        let named = words.next().and_then(|word| match word.split_once('=') {
            Some((_, value)) => Some(value.to_owned()),
            None => words.next(),
        });
        let lang = named.and_then(|named| named.split(',').next()?.parse().ok());
        Globals::speaking(lang).or_else(|_| Globals::for_environment())
    }

    /// For what can't be said in the language that was asked for.
    pub fn for_environment() -> Result<Globals> {
        Globals::speaking(None)
    }

    fn speaking(lang: Option<Lang>) -> Result<Globals> {
        Globals::new(&GlobalArgs {
            lang: lang.into_iter().collect(),
            content: None,
            locales: None,
            color: Color::Auto,
        })
    }

    /// The messages in the reader's language, or in that of the environment where it has none.
    pub fn text(&self) -> &Text {
        self.messages.as_ref().unwrap_or(&self.locale).text()
    }

    /// Says something on standard output.
    pub fn say(&self, message: &Message) -> Result<()> {
        let mut out = anstream::stdout().lock();
        writeln!(out, "{}", self.text().show(message))?;
        Ok(out.flush()?)
    }

    /// Says something that goes wrong, or that is worth knowing, on standard error.
    pub fn warn(&self, message: &Message) {
        anstream::eprintln!("kanon: {}", self.text().show(message));
    }

    /// The reader's language.
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// All languages.
    pub fn locales(&self) -> &Locales {
        &self.locales
    }

    /// The language that was asked for, if one was.
    pub fn asked_lang(&self) -> Option<Lang> {
        self.langs.first().copied()
    }

    /// The languages that were asked for; the reader's where none was.
    pub fn langs(&self) -> Vec<Lang> {
        match self.langs.is_empty() {
            true => vec![self.locale.lang()],
            false => self.langs.clone(),
        }
    }

    /// The folder with further languages, if one was named.
    pub fn locales_folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The content folder.
    pub fn content(&self) -> &Path {
        self.content.as_deref().unwrap_or(Path::new(CONTENT))
    }

    /// Whether the folder that the reader names is none.
    pub fn is_content_missing(&self) -> bool {
        self.content.as_ref().is_some_and(|folder| !folder.is_dir())
    }

    /// The articles of the content folder. Where none is named and there is none, the plain edition
    /// stands alone.
    pub fn corpus(&self, options: &content::Options) -> Result<Corpus> {
        let folder = self.content();
        if self.content.is_none() && !folder.exists() {
            return Ok(content::load_plain(&self.locales, options)?);
        }
        let (corpus, _) = content::load(folder, &self.locales, options)?;
        Ok(corpus)
    }
}

/// The language of messages for one that is described only for reading articles. This is told.
fn messages_for(locale: &Locale, locales: &Locales) -> Result<Option<Locale>> {
    if locales.speaking().any(|lang| lang == locale.lang()) {
        return Ok(None);
    }
    let other = locales.open(environment_language(locales))?;
    let message = Message::new("failure-no-messages")
        .text("lang", locale.lang())
        .text("other", other.lang());
    anstream::eprintln!("kanon: {}", other.text().show(&message));
    Ok(Some(other))
}

/// The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, where kanon speaks it; otherwise English.
fn environment_language(locales: &Locales) -> Lang {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| value.split(['_', '.', '@', '-']).next()?.parse().ok());
    wanted
        .filter(|wanted| locales.speaking().any(|lang| lang == *wanted))
        .unwrap_or_else(|| "en".parse().expect("`en` has the shape of a language code"))
}
