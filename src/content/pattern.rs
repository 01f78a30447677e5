//! Where documents are: `{lang}/laws/{slug}/content.md`.

use std::collections::BTreeSet;

use crate::lang::Lang;

/// A path pattern with one place for the language, one for the name and any number of wildcards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    text: Box<str>,
    parts: Vec<PatternPart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum PatternPart {
    Literal(Box<str>),
    Lang,
    Slug,
    /// Anything without a slash.
    Star,
    /// Any number of folders.
    Folders,
}

/// What a path says under a pattern.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PathMatch {
    pub(super) lang: Option<Lang>,
    pub(super) slug: Option<Box<str>>,
}

impl Pattern {
    /// How many wildcards a pattern may have: more would only make it slow.
    const MAX_PARTS: usize = 24;

    /// The layout of our own tree.
    pub(super) fn standard() -> Pattern {
        Pattern::new("{lang}/{slug}.md").expect("the standard pattern has both places")
    }

    /// Reads a pattern; it must have exactly one `{lang}` and one `{slug}`.
    pub(super) fn new(text: &str) -> Option<Pattern> {
        let mut parts = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let marks: [(&str, PatternPart); 4] = [
                ("{lang}", PatternPart::Lang),
                ("{slug}", PatternPart::Slug),
                ("**/", PatternPart::Folders),
                ("*", PatternPart::Star),
            ];
            if let Some((mark, part)) = marks.into_iter().find(|(mark, _)| rest.starts_with(mark)) {
                parts.push(part);
                rest = &rest[mark.len()..];
                continue;
            }
            let first = rest.chars().next().map_or(0, char::len_utf8);
            let next = rest[first..].find(['{', '*']);
            let end = next.map_or(rest.len(), |at| first + at);
            parts.push(PatternPart::Literal(rest[..end].into()));
            rest = &rest[end..];
        }
        let count = |part: &PatternPart| parts.iter().filter(|other| *other == part).count();
        let sound = count(&PatternPart::Lang) == 1
            && count(&PatternPart::Slug) == 1
            && parts.len() <= Self::MAX_PARTS
            && !text.starts_with('/')
            && !text.contains("..");
        sound.then_some(Pattern {
            text: text.into(),
            parts,
        })
    }

    /// The pattern as written.
    pub(super) fn as_str(&self) -> &str {
        &self.text
    }

    /// The language and the name of a document at a path (with `/`), if the pattern fits.
    pub(super) fn find(&self, path: &str) -> Option<(Lang, Box<str>)> {
        let mut found = PathMatch::default();
        if !fits(&self.parts, path, &mut found, &mut BTreeSet::new()) {
            return None;
        }
        Some((found.lang?, found.slug?))
    }
}

/// What is left of the parts and of the path where they were found not to fit.
type Failed = BTreeSet<(usize, usize)>;

/// Whether the parts fit the whole path; the longest folders and names are tried first, and
/// nothing is tried twice.
fn fits(parts: &[PatternPart], path: &str, found: &mut PathMatch, failed: &mut Failed) -> bool {
    let left = (parts.len(), path.len());
    if failed.contains(&left) {
        return false;
    }
    let fit = fits_here(parts, path, found, failed);
    if !fit {
        failed.insert(left);
    }
    fit
}

fn fits_here(
    parts: &[PatternPart],
    path: &str,
    found: &mut PathMatch,
    failed: &mut Failed,
) -> bool {
    let Some((part, rest)) = parts.split_first() else {
        return path.is_empty();
    };
    let segment = path.find('/').unwrap_or(path.len());
    let ends = || {
        (1..=segment)
            .rev()
            .filter(|&end| path.is_char_boundary(end))
    };
    match part {
        PatternPart::Literal(text) => path
            .strip_prefix(&**text)
            .is_some_and(|path| fits(rest, path, found, failed)),
        PatternPart::Lang => ends().any(|end| {
            let lang = path[..end].replace('_', "-").to_ascii_lowercase().parse();
            let Ok(lang) = lang else { return false };
            fits(rest, &path[end..], found, failed) && {
                found.lang = Some(lang);
                true
            }
        }),
        PatternPart::Slug => ends().any(|end| {
            fits(rest, &path[end..], found, failed) && {
                found.slug = Some(path[..end].into());
                true
            }
        }),
        PatternPart::Star => {
            fits(rest, path, found, failed)
                || ends().any(|end| fits(rest, &path[end..], found, failed))
        }
        PatternPart::Folders => {
            fits(rest, path, found, failed)
                || path
                    .match_indices('/')
                    .any(|(at, _)| fits(rest, &path[at + 1..], found, failed))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(pattern: &str, path: &str) -> Option<String> {
        let (lang, slug) = Pattern::new(pattern).unwrap().find(path)?;
        Some(format!("{lang}:{slug}"))
    }

    #[test]
    fn finds_language_and_name() {
        let found = |pattern, path| found(pattern, path).unwrap();
        assert_eq!(found("{lang}/{slug}.md", "hy/article9.md"), "hy:article9");
        assert_eq!(
            found("{lang}/laws/{slug}/content.md", "ru/laws/art-9/content.md"),
            "ru:art-9"
        );
        assert_eq!(found("{slug}.{lang}.md", "article9.hy.md"), "hy:article9");
        assert_eq!(
            found("docs/{lang}/**/{slug}.md", "docs/ru/a/b/c.md"),
            "ru:c"
        );
        assert_eq!(found("{lang}/*-{slug}.md", "hy/09-draw.md"), "hy:draw");
        assert_eq!(found("laws_{lang}/{slug}.md", "laws_hy/ա.md"), "hy:ա");
        assert_eq!(found("{lang}/*ա{slug}.md", "hy/1ա2.md"), "hy:2");
    }

    #[test]
    fn refuses_other_paths() {
        assert_eq!(found("{lang}/{slug}.md", "hy/a/b.md"), None);
        assert_eq!(found("{lang}/{slug}.md", "images/b.md"), None);
        assert_eq!(found("{lang}/{slug}.md", "hy/b.txt"), None);
    }

    #[test]
    fn refuses_other_patterns() {
        for pattern in [
            "",
            "{lang}.md",
            "{slug}.md",
            "/{lang}/{slug}",
            "../{lang}/{slug}",
        ] {
            assert_eq!(Pattern::new(pattern), None, "{pattern}");
        }
    }
}
