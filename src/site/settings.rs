//! What a publisher decides about the site: the table `[site]` of `book.toml`.

use super::PictureSource;
use crate::diag::settings::{self, Placed, Table};
use crate::diag::shape::{self, Key, Kind, TEXTS_OR_ONE, key};
use crate::diag::{FileId, Message, Report};
use crate::lang::{ByLang, Lang, Locales, texts_or_one};

const KEYS: &[Key] = &[
    key("title", TEXTS_OR_ONE),
    key("lead", TEXTS_OR_ONE),
    key("footer", TEXTS_OR_ONE),
    key("logo", Kind::Text),
    key("colors", Kind::Table(COLORS)),
    key("theme", Kind::Text),
    key("languages", Kind::List(&Kind::Text)),
    key("practice", Kind::Flag),
    key("texts", Kind::Flag),
    key("base_url", Kind::Text),
];
const COLORS: &[Key] = &[key("light", Kind::Text), key("dark", Kind::Text)];

/// The publisher's choices; everything has a default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The name of the site, by language; otherwise the name in `locales/<lang>/sites.ftl`.
    pub title: ByLang<Box<str>>,
    /// The sentence below the title of the start page, by language.
    pub lead: ByLang<Box<str>>,
    /// A line at the foot of every page, by language.
    pub footer: ByLang<Box<str>>,
    /// A picture for the head of every page, as a path in the content folder.
    pub logo: Option<String>,
    /// The colours.
    pub colors: Colors,
    /// A folder of templates and static files that take the place of the built-in ones, relative
    /// to the content folder.
    pub theme: Option<String>,
    /// The languages that the pages speak; all that there are, unless this names some.
    pub languages: Vec<Lang>,
    /// Whether the site has practice pages; it has unless this says no.
    pub practice: Option<bool>,
    /// Whether the site has the page on the state of the texts; it has unless this says no.
    pub texts: Option<bool>,
    /// Where the site is published.
    pub base_url: Option<Address>,
}

/// The accent colour on light and on dark paper, as CSS writes colours (`#8a3b12`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Colors {
    /// On light paper.
    pub light: Option<Color>,
    /// On dark paper.
    pub dark: Option<Color>,
}

/// A colour that can't be anything else: `#` and 3, 4, 6 or 8 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Color(Box<str>);

impl std::str::FromStr for Color {
    type Err = NotAColor;

    fn from_str(text: &str) -> Result<Color, NotAColor> {
        let digits = text.strip_prefix('#').unwrap_or_default();
        let is_color = matches!(digits.len(), 3 | 4 | 6 | 8)
            && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        match is_color {
            true => Ok(Color(text.into())),
            false => Err(NotAColor(text.into())),
        }
    }
}

/// A text that is no colour.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a colour such as `#8a3b12`")]
pub struct NotAColor(pub Box<str>);

/// An address on the web: `https://example.org/laws/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(Box<str>);

impl std::str::FromStr for Address {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<Address, NotAnAddress> {
        let host = text
            .strip_prefix("https://")
            .or_else(|| text.strip_prefix("http://"));
        let begins = |rest: &str| rest.starts_with(char::is_alphanumeric) || rest.starts_with('[');
        let breaks = |c: char| c.is_whitespace() || c.is_control() || "\"<>\\?#".contains(c);
        match host.is_some_and(begins) && !text.contains(breaks) {
            true => Ok(Address(text.into())),
            false => Err(NotAnAddress(text.into())),
        }
    }
}

impl Address {
    /// As it was written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that is no address on the web.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an address such as `https://example.org/laws/`")]
pub struct NotAnAddress(pub Box<str>);

impl std::fmt::Display for Color {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// What the settings may name.
#[derive(Clone, Copy)]
pub struct SettingsContext<'a> {
    /// The files and folders of the content folder.
    pub picture_source: &'a dyn PictureSource,
    /// The languages that pages can speak.
    pub locales: &'a Locales,
}

impl Settings {
    /// Reads the table `[site]` of a `book.toml`; a mistake in it is reported, and what it was meant
    /// to say has its default. So is what it names and is not there.
    pub fn read(
        text: &str,
        file: FileId,
        around: SettingsContext<'_>,
        report: &mut Report,
    ) -> Settings {
        settings::Settings::new(file, report).read(text, |settings, manifest| {
            match settings.table(manifest, "site") {
                Some(table) => site(settings, table, around),
                None => Settings::default(),
            }
        })
    }

    /// The JSON Schema of the table.
    pub fn json_schema() -> serde_json::Value {
        shape::table(KEYS)
    }

    /// Whether the site has practice pages.
    pub(super) fn practises(&self) -> bool {
        self.practice.unwrap_or(true)
    }

    /// Whether the site has the page on the state of the texts.
    pub(super) fn shows_texts(&self) -> bool {
        self.texts.unwrap_or(true)
    }

    /// The style that carries the publisher's colours; empty without any.
    pub(super) fn style(&self) -> String {
        let light = self.colors.light.as_ref();
        let dark = self.colors.dark.as_ref();
        let mut style = String::new();
        if let Some(color) = light {
            style += &format!(":root {{ --accent: {color}; }}\n");
        }
        if let Some(color) = dark {
            style += &format!(
                "@media (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) {{ --accent: {color}; }} }}\n\
                 :root[data-theme=dark] {{ --accent: {color}; }}\n"
            );
        }
        style
    }
}

fn site(
    settings: &mut settings::Settings<'_>,
    table: Table<'_>,
    around: SettingsContext<'_>,
) -> Settings {
    settings.expect_keys(table, KEYS);
    let mut texts = |key| texts_or_one(settings, table, key);
    let (title, lead, footer) = (texts("title"), texts("lead"), texts("footer"));
    let base_url = settings.parsed(table, "base_url", "site-settings-an-address");
    let base_url = base_url.map(|url| url.value);
    let SettingsContext {
        picture_source,
        locales,
    } = around;
    let has_picture = |path: &str| picture_source.has(path);
    let logo = named(
        settings,
        table,
        "logo",
        "site-settings-a-picture",
        has_picture,
    );
    let has_folder = |path: &str| picture_source.has_folder(path);
    let theme = named(
        settings,
        table,
        "theme",
        "site-settings-a-folder",
        has_folder,
    );
    let languages = settings.strings(table, "languages").unwrap_or_default();
    let languages = languages
        .into_iter()
        .filter_map(|code| spoken(settings, code, locales))
        .collect();
    let practice = settings.flag(table, "practice");
    let texts = settings.flag(table, "texts");
    let colors = settings.table(table, "colors");
    Settings {
        title,
        lead,
        footer,
        logo,
        colors: colors.map_or_else(Colors::default, |table| colors_of(settings, table)),
        theme,
        languages,
        practice,
        texts,
        base_url,
    }
}

/// The path under a key, where it leads to what it should.
fn named(
    settings: &mut settings::Settings<'_>,
    table: Table<'_>,
    key: &str,
    expected: &'static str,
    is_there: impl Fn(&str) -> bool,
) -> Option<String> {
    let path = settings.string(table, key)?;
    if path.value.is_empty() || !is_there(path.value) {
        let hint = Message::new("site-settings-path-hint");
        settings.bad_value(key, path, Message::new(expected), Some(hint));
        return None;
    }
    Some(path.value.to_owned())
}

/// A language, where pages can speak it.
fn spoken(
    settings: &mut settings::Settings<'_>,
    code: Placed<&str>,
    locales: &Locales,
) -> Option<Lang> {
    let lang = settings.parse("languages", code, "content-settings-a-language")?;
    let lang: Lang = lang.value;
    let is_known = locales.languages().any(|known| known == lang);
    if !is_known {
        let known: Vec<_> = locales.languages().map(|lang| lang.to_string()).collect();
        let expected = Message::new("site-settings-spoken").text("known", known.join(", "));
        let hint = Message::new("site-settings-spoken-hint").text("lang", lang);
        settings.bad_value("languages", code, expected, Some(hint));
    }
    is_known.then_some(lang)
}

fn colors_of(settings: &mut settings::Settings<'_>, table: Table<'_>) -> Colors {
    settings.expect_keys(table, COLORS);
    let mut color = |key| {
        let color = settings.parsed(table, key, "site-settings-a-color");
        color.map(|color| color.value)
    };
    Colors {
        light: color("light"),
        dark: color("dark"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::NoPictures;

    fn read(text: &str) -> (Settings, Vec<&'static str>) {
        let mut report = Report::new();
        let around = SettingsContext {
            picture_source: &NoPictures,
            locales: &Locales::built_in(),
        };
        let settings = Settings::read(text, FileId(0), around, &mut report);
        let codes = report.iter().map(|diagnostic| diagnostic.code.0).collect();
        (settings, codes)
    }

    #[test]
    fn colours_are_colours() {
        let (settings, codes) = read("[site.colors]\nlight = \"#123456\"");
        assert_eq!(settings.style(), ":root { --accent: #123456; }\n");
        assert!(codes.is_empty());
        for wrong in ["red;} body{display:none", "#12", "#12345g", "123456"] {
            let (settings, codes) = read(&format!("[site.colors]\nlight = \"{wrong}\""));
            assert_eq!(codes, ["settings-bad-value"], "{wrong}");
            assert_eq!(settings.style(), "");
        }
    }

    #[test]
    fn addresses_are_addresses() {
        let (settings, codes) = read("[site]\nbase_url = \"https://example.org/laws/\"");
        let address = settings.base_url.unwrap();
        assert_eq!(address.as_str(), "https://example.org/laws/");
        assert!(codes.is_empty());
        for wrong in [
            "example.org",
            "javascript:alert(1)",
            "https://",
            "http://a b",
            "",
        ] {
            let (settings, codes) = read(&format!("[site]\nbase_url = \"{wrong}\""));
            assert_eq!(codes, ["settings-bad-value"], "{wrong}");
            assert_eq!(settings.base_url, None);
        }
    }

    #[test]
    fn every_mistake_is_reported() {
        let (settings, codes) = read(
            "[site]\nlogos = \"a.svg\"\npractice = \"no\"\ntitle = 7\nlanguages = [\"hy\", \"?\"]\n\
             [site.footer]\nru = \"Ереван\"\n[site.colors]\npale = \"#fff\"\n",
        );
        assert_eq!(
            codes,
            [
                "settings-unknown-key",
                "settings-wrong-type",
                "settings-bad-value",
                "settings-wrong-type",
                "settings-unknown-key",
            ]
        );
        assert_eq!(settings.languages, ["hy".parse().unwrap()]);
        assert_eq!(settings.footer[&"ru".parse().unwrap()], "Ереван".into());
    }
}
