//! Where links of the sources may lead.

use crate::site::{Page, Site};

/// Where a link of a source leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target<'a> {
    /// Another site.
    Outside(&'a str),
    /// A document, and a place in it.
    Document(Page, Option<String>),
    /// A picture of the content folder.
    File(String),
    /// Nowhere, or where no link may lead.
    Nowhere,
}

/// What a page may link to outside the site.
const SCHEMES: [&str; 3] = ["https", "http", "mailto"];

/// The pictures that are copied.
const PICTURES: [&str; 7] = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg"];

/// Where a link written in a document leads.
pub fn aim<'a>(site: &Site, document: u32, target: &'a str) -> Target<'a> {
    let target = target.trim();
    if let Some(scheme) = scheme(target) {
        let allowed = SCHEMES.contains(&scheme.to_ascii_lowercase().as_str());
        return if allowed && !target.contains(char::is_control) {
            Target::Outside(target)
        } else {
            Target::Nowhere
        };
    }
    if target.starts_with("//") || target.starts_with('\\') {
        return Target::Nowhere;
    }
    let (path, fragment) = match target.split_once('#') {
        Some((path, fragment)) => (path, Some(decode(fragment))),
        None => (target, None),
    };
    let found = if path.is_empty() {
        Some(document)
    } else {
        let name = below(site, document, path);
        name.as_deref().and_then(|name| site.document_named(name))
    };
    match found {
        Some(found) => {
            let fragment = fragment.filter(|fragment| site.has_anchor(found, fragment));
            if path.is_empty() && fragment.is_none() {
                return Target::Nowhere;
            }
            Target::Document(Page::Document(found), fragment)
        }
        None => picture(site, document, path).map_or(Target::Nowhere, Target::File),
    }
}

/// The path in the content folder of a picture that a document shows.
pub fn picture(site: &Site, document: u32, target: &str) -> Option<String> {
    if scheme(target).is_some() {
        return None;
    }
    let path = below(site, document, target)?;
    let (_, extension) = path.rsplit_once('.')?;
    let extension = extension.to_ascii_lowercase();
    (PICTURES.contains(&extension.as_str()) && site.picture_source.has(&path)).then_some(path)
}

/// The path below the content folder that a relative path of a document means; none outside.
fn below(site: &Site, document: u32, target: &str) -> Option<String> {
    let document = &site.corpus.documents[document as usize];
    let name = site.corpus.sources.get(document.file).name();
    let target = target.split(['?', '#']).next().unwrap_or_default();
    let mut parts: Vec<String> = match target.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => name.split('/').map(str::to_owned).collect(),
    };
    parts.pop();
    for part in target.split('/') {
        match decode(part).as_str() {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part if part.contains(['/', '\\', '\0']) => return None,
            part => parts.push(part.to_owned()),
        }
    }
    Some(parts.join("/"))
}

/// The scheme of an address (`https`); none for a path. Blanks and controls inside a scheme, which
/// browsers skip, do not hide it.
fn scheme(target: &str) -> Option<String> {
    let (before, _) = target.split_once(':')?;
    let name: String = before
        .chars()
        .filter(|c| !c.is_whitespace() && !c.is_control())
        .collect();
    let looks_like_one = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c));
    looks_like_one.then_some(name)
}

/// A text with its percent signs resolved; what does not resolve stays.
fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        let value = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match value {
            Some(value) if byte == b'%' => {
                bytes.push(value);
                rest = &after[2..];
            }
            _ => {
                bytes.push(byte);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schemes_do_not_hide() {
        for (target, expected) in [
            ("javascript:alert(1)", Some("javascript")),
            ("java\tscript:alert(1)", Some("javascript")),
            (" JavaScript:x", Some("JavaScript")),
            ("data:text/html,x", Some("data")),
            ("https://example.org", Some("https")),
            ("./article9#9.2", None),
            ("article:9", Some("article")),
            ("9.2:1", None),
        ] {
            assert_eq!(scheme(target).as_deref(), expected, "{target}");
        }
    }

    #[test]
    fn decodes_what_can_be_decoded() {
        assert_eq!(decode("a%20b"), "a b");
        assert_eq!(decode("100%"), "100%");
        assert_eq!(decode("%D5%80"), "Հ");
        assert_eq!(decode("%ff"), "%ff");
    }
}
