//! The little that must be known of raw HTML: where its tags are and which make text bold.

use std::ops::Range;

/// Whether a tag breaks the line.
pub(super) fn breaks_line(tag: &str) -> bool {
    let inner = tag.strip_prefix('<').unwrap_or_default();
    let name = inner.trim_end_matches(['>', '/', ' ']);
    name.eq_ignore_ascii_case("br")
}

/// Whether a tag opens (`true`) or closes (`false`) bold text.
pub(super) fn bold(tag: &str) -> Option<bool> {
    let inner = tag.strip_prefix('<')?;
    let (opens, inner) = match inner.strip_prefix('/') {
        Some(rest) => (false, rest),
        None => (true, inner),
    };
    let end = inner.find(|c: char| !c.is_ascii_alphanumeric())?;
    let name = &inner[..end];
    (name.eq_ignore_ascii_case("b") || name.eq_ignore_ascii_case("strong")).then_some(opens)
}

/// Whether a tag opens or closes a heading.
pub(in crate::content) fn heads(tag: &str) -> bool {
    let name = tag.trim_start_matches(['<', '/']).as_bytes();
    let after = name.get(2).is_none_or(|it| !it.is_ascii_alphanumeric());
    matches!(name, [b'h' | b'H', b'1'..=b'6', ..]) && after
}

/// Whether a block of HTML holds text for readers, not only tags, comments or scripts.
pub(super) fn has_text(block: &str) -> bool {
    let start = block.trim_start();
    let hidden = [
        "<!--",
        "<script",
        "<style",
        "<pre",
        "<?",
        "<![CDATA[",
        "<textarea",
    ];
    if hidden.iter().any(|opening| {
        start
            .get(..opening.len())
            .is_some_and(|begin| begin.eq_ignore_ascii_case(opening))
    }) {
        return false;
    }
    parts(block).any(|part| {
        let content = &block[part];
        !content.starts_with('<') && !content.trim().is_empty()
    })
}

/// The tags of a block and the stretches of text between them, in order.
pub(super) fn parts(block: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = block.get(at..).filter(|rest| !rest.is_empty())?;
        let length = if rest.starts_with("<!--") {
            rest.find("-->").map_or(rest.len(), |end| end + 3)
        } else if rest.starts_with('<') {
            rest.find('>').map_or(rest.len(), |end| end + 1)
        } else {
            rest.find('<').unwrap_or(rest.len())
        };
        let part = at..at + length;
        at += length;
        Some(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_bold_tags() {
        assert_eq!(bold("<b>"), Some(true));
        assert_eq!(bold("</strong>"), Some(false));
        assert_eq!(bold("<B class=\"x\">"), Some(true));
        assert_eq!(bold("<br>"), None);
        assert_eq!(bold("<a id=\"9.1\">"), None);
    }

    #[test]
    fn knows_headings() {
        assert!(heads("<h1>") && heads("</H2>") && heads("<h3 align=\"center\">"));
        assert!(!heads("<hr>") && !heads("<header>") && !heads("<h10>"));
    }

    #[test]
    fn knows_line_breaks() {
        for tag in ["<br>", "<br/>", "<BR />"] {
            assert!(breaks_line(tag), "{tag}");
        }
        assert!(!breaks_line("<b>"));
        assert!(!breaks_line("<break>"));
    }

    #[test]
    fn separates_tags_from_text() {
        let block = "<p>9.1 <b>Text</b></p>\n";
        let parts: Vec<_> = parts(block).map(|part| &block[part]).collect();
        assert_eq!(parts, ["<p>", "9.1 ", "<b>", "Text", "</b>", "</p>", "\n"]);
        assert!(has_text(block));
        assert!(!has_text("<div>\n</div>"));
        assert!(!has_text("<!-- 9.1 text -->"));
    }
}
