//! What a publisher decides about the site: the table `[site]` of `book.toml`.

use serde::{Deserialize, Serialize};

use crate::lang::{ByLang, Lang};

/// The publisher's choices; everything has a default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The name of the site, by language; otherwise the name in `locales/<lang>/sites.ftl`.
    pub title: ByLang<String>,
    /// A line at the foot of every page, by language.
    pub footer: ByLang<String>,
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
    /// Where the site is published.
    pub base_url: Option<String>,
}

/// The accent colour on light and on dark paper, as CSS writes colours (`#8a3b12`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Colors {
    /// On light paper.
    pub light: Option<Color>,
    /// On dark paper.
    pub dark: Option<Color>,
}

/// A colour that can't be anything else: `#` and 3, 4, 6 or 8 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Color(String);

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.strip_prefix('#').unwrap_or_default();
        let is_color = matches!(digits.len(), 3 | 4 | 6 | 8)
            && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        if is_color {
            Ok(Color(text))
        } else {
            Err(serde::de::Error::custom(format!(
                "`{text}` is not a colour such as `#8a3b12`"
            )))
        }
    }
}

impl std::fmt::Display for Color {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl Settings {
    /// Whether the site has practice pages.
    pub(super) fn practises(&self) -> bool {
        self.practice.unwrap_or(true)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_colours() {
        let read = |text: &str| toml::from_str::<Settings>(text);
        let settings = read("[colors]\nlight = \"#123456\"").unwrap();
        assert_eq!(settings.style(), ":root { --accent: #123456; }\n");
        for wrong in ["red;} body{display:none", "#12", "#12345g", "123456"] {
            let text = format!("[colors]\nlight = \"{wrong}\"");
            assert!(read(&text).is_err(), "{wrong}");
        }
    }
}
