//! Texts of others on their way to a person's screen.

use std::borrow::Cow;

/// The text on one line, with what a screen would obey instead of showing it written out: `\n`,
/// `\u{1b}`. The name of a file can hold anything.
pub fn visible(text: &str) -> Cow<'_, str> {
    written_out(text, is_obeyed)
}

/// The same for a text that may have several lines.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    written_out(text, |c| c != '\n' && is_obeyed(c))
}

fn written_out(text: &str, is_obeyed: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_obeyed) {
        return Cow::Borrowed(text);
    }
    let mut written = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match is_obeyed(c) {
            true => written.extend(c.escape_default()),
            false => written.push(c),
        }
    }
    Cow::Owned(written)
}

/// Control characters, ends of lines and paragraphs, and what turns the direction of a line.
fn is_obeyed(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_out_what_a_screen_obeys() {
        assert_eq!(visible("Հոդված 9.md"), "Հոդված 9.md");
        assert_eq!(visible("a\nb\x1b[31m\u{202e}"), "a\\nb\\u{1b}[31m\\u{202e}");
        assert_eq!(visible_lines("a\nb\r\u{9b}"), "a\nb\\r\\u{9b}");
    }
}
