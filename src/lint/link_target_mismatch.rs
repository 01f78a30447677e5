//! A link that leads elsewhere than its text says.

use super::page_names::PageNames;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};
use crate::lang::Lang;
use crate::law::{ClauseNumber, Division, Document, Link, Reference};

/// Finds links whose text names one part of the Laws while their target is another: the page of
/// another article, the fragment of another clause, the folder of another language.
///
/// The reader is sent to the wrong rule without noticing. A link around several numbers is right
/// if it fits one of them. Example: `[9.1](./article4)`, `[4.3](./article4#4.7)`.
pub struct LinkTargetMismatch;

impl Lint for LinkTargetMismatch {
    fn code(&self) -> Code {
        Code("link-target-mismatch")
    }

    fn severity(&self) -> Severity {
        Severity::Error
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let document = page.document;
        for (_, passage) in document.passages() {
            let linked = passage
                .references
                .chunk_by(|a, b| a.link.is_some() && a.link == b.link);
            for references in linked {
                let Some(link) = references.first().and_then(|first| first.link.as_ref()) else {
                    continue;
                };
                let Some(message) = mismatch(document, &survey.names, references, link) else {
                    continue;
                };
                report.push(
                    self.finding(link.span, message)
                        .hint(Message::new("lint-link-target-mismatch-hint")),
                );
            }
        }
    }
}

fn mismatch(
    document: &Document,
    names: &PageNames<'_>,
    references: &[Reference],
    link: &Link,
) -> Option<Message> {
    let first = references.first()?.written;
    let message = |key| {
        Message::new(key)
            .text("number", first)
            .text("target", &link.target)
    };
    if let Some(lang) = other_language(document, names, &link.target) {
        return Some(message("lint-link-target-mismatch-language").text("lang", lang));
    }
    let any = |fits: &dyn Fn(ClauseNumber) -> bool| {
        references.iter().any(|reference| fits(reference.written))
    };
    if let Some(division) = linked_division(document, names, &link.target)
        && !any(&|number| number.division() == division)
    {
        return Some(message("lint-link-target-mismatch"));
    }
    let (_, fragment) = link.target.split_once('#')?;
    let mut named = fragment_numbers(fragment).into_iter().flatten().peekable();
    named.peek()?;
    let fits = named.any(|named| any(&|number| number == named || named.is_ancestor_of(number)))
        || any(&|number| is_run_together(fragment, number));
    (!fits).then(|| message("lint-link-target-mismatch"))
}

/// The language that a path names, where the tree has it and it is not the document's own.
fn other_language(document: &Document, names: &PageNames<'_>, target: &str) -> Option<Lang> {
    let own = document.id.lang;
    path(target)?
        .split('/')
        .filter_map(|folder| names.language(folder))
        .find(|&lang| lang != own)
}

/// What part of the Laws a link leads to, as far as its page tells.
fn linked_division(document: &Document, names: &PageNames<'_>, target: &str) -> Option<Division> {
    let name = page_name(target)?;
    if name == &*document.id.slug {
        return document.kind.division();
    }
    names.division(name)
}

/// The name of the page that a link within the site leads to, without its extension.
pub(super) fn page_name(target: &str) -> Option<&str> {
    let name = path(target)?.trim_end_matches('/').rsplit('/').next()?;
    let name = name.split('.').next()?;
    (!name.is_empty()).then_some(name)
}

/// The path of a link; none for mail and other schemes.
fn path(target: &str) -> Option<&str> {
    let end = target.bytes().position(|byte| matches!(byte, b'#' | b'?'));
    let path = &target[..end.unwrap_or(target.len())];
    // Most links stay on the site: to look for a scheme is costly.
    if !path.contains(':') {
        return Some(path);
    }
    let (_, rest) = path.split_once("://")?;
    rest.split_once('/').map(|(_, path)| path)
}

/// The clauses that a fragment may name: `#9.2.1`, `#9-2-1`, `#clause-9.2.1`, `#iii-5`.
fn fragment_numbers(fragment: &str) -> [Option<ClauseNumber>; 2] {
    if let Ok(number) = fragment.parse() {
        return [Some(number), None];
    }
    let dotted = fragment.replace(['-', '_'], ".");
    let digits = dotted.trim_start_matches(|c: char| !c.is_ascii_digit());
    [dotted.to_uppercase().parse().ok(), digits.parse().ok()]
}

/// Whether a fragment has the digits of a number without the dots, as generators of pages write
/// them: `#31-moving`, `#art93`.
fn is_run_together(fragment: &str, number: ClauseNumber) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    let start = fragment.trim_start_matches(|c: char| !c.is_ascii_digit());
    let rest = start.trim_start_matches(is_digit);
    let digits = &start[..start.len() - rest.len()];
    let number = number.to_string();
    let dotless = number.split('.').flat_map(str::chars);
    !digits.is_empty() && number.contains('.') && dotless.eq(digits.chars())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_targets() {
        assert_eq!(page_name("./article4"), Some("article4"));
        assert_eq!(page_name("../ru/article4.md#4.3"), Some("article4"));
        assert_eq!(page_name("/hy/rules/article9/"), Some("article9"));
        assert_eq!(page_name("https://example.org/hy/rec1"), Some("rec1"));
        assert_eq!(page_name("#9.2"), None);
        assert_eq!(page_name("mailto:arbiter@example.org"), None);
        let fragment = |fragment| {
            let named = fragment_numbers(fragment).into_iter().flatten();
            let named: Vec<_> = named.map(|number| number.to_string()).collect();
            named.join(" ")
        };
        assert_eq!(fragment("4.3"), "4.3");
        assert_eq!(fragment("clause-9-2-1"), "9.2.1");
        assert_eq!(fragment("III.6"), "III.6");
        assert_eq!(fragment("iii-6"), "III.6 6");
        assert_eq!(fragment("A-4"), "A.4 4");
        assert_eq!(fragment("top"), "");
    }

    #[test]
    fn reads_numbers_without_dots() {
        let fits = |fragment, number: &str| is_run_together(fragment, number.parse().unwrap());
        assert!(fits("31-moving", "3.1"));
        assert!(fits("_Toc93", "9.3"));
        assert!(!fits("131", "3.1"));
        assert!(!fits("9", "9"));
    }
}
