//! Blocks that hide the rest of a file because nothing closes them.

/// Whether a block of preformatted text has no line of marks that closes it.
pub(super) fn is_open_fence(block: &str) -> bool {
    let mut lines = block.trim_end().lines();
    let opening = lines.next().unwrap_or_default();
    let fence = opening.trim_start_matches(|c| c != '`' && c != '~');
    let Some(mark) = fence.chars().next() else {
        return false;
    };
    let length = fence.len() - fence.trim_start_matches(mark).len();
    let closing = lines.next_back().unwrap_or_default();
    let closing = closing.trim().trim_start_matches(['>', ' ']);
    closing.len() < length || !closing.chars().all(|c| c == mark)
}

/// Whether a block of HTML is a comment, or code, that nothing closes.
pub(super) fn is_open_html(block: &str) -> bool {
    let block = block.trim_start();
    if let Some(comment) = block.strip_prefix("<!--") {
        return !comment.contains("-->");
    }
    ["<script", "<style", "<pre", "<textarea"]
        .into_iter()
        .any(|tag| {
            let opens = block.get(..tag.len());
            opens.is_some_and(|opens| opens.eq_ignore_ascii_case(tag)) && !block.contains("</")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_fences_that_nothing_closes() {
        for open in [
            "```",
            "```\n9.1 Text\n",
            "~~~ text\n9.1\n```\n",
            "````\na\n```",
        ] {
            assert!(is_open_fence(open), "{open}");
        }
        for closed in ["```\n9.1 Text\n```\n", "~~~\n~~~~", "```\na\n> ```"] {
            assert!(!is_open_fence(closed), "{closed}");
        }
    }

    #[test]
    fn knows_comments_that_nothing_closes() {
        assert!(is_open_html("<!-- 9.1 Text\n\n9.2 Text\n"));
        assert!(is_open_html("<PRE>\n9.1 Text\n"));
        assert!(!is_open_html("<!-- 9.1 -->\n"));
        assert!(!is_open_html("<pre>9.1</pre>"));
        assert!(!is_open_html("<p>9.1"));
    }
}
