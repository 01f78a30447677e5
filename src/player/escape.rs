//! Text that must not become markup: the one place for HTML and XML.

/// Appends a text with the characters replaced that HTML and XML give a meaning, in text and in
/// quoted attributes alike. Control characters that XML can't carry are written out: `\u{1b}`.
pub fn escape_into(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some((at, c)) = rest.char_indices().find(|(_, c)| is_special(*c)) {
        out.push_str(&rest[..at]);
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.extend(c.escape_unicode()),
        }
        rest = &rest[at + c.len_utf8()..];
    }
    out.push_str(rest);
}

/// The same as a text of its own.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    escape_into(text, &mut escaped);
    escaped
}

fn is_special(c: char) -> bool {
    match c {
        '&' | '<' | '>' | '"' | '\'' => true,
        '\t' | '\n' | '\r' => false,
        _ => c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_gets_through() {
        for (text, expected) in [
            (
                "<a href=\"x\" title='y'>&amp; Հ",
                "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; Հ",
            ),
            ("e5\u{1b}[31m\0", "e5\\u{1b}[31m\\u{0}"),
            ("a\tb\r\nc", "a\tb\r\nc"),
        ] {
            assert_eq!(escape(text), expected);
        }
    }
}
