//! Text that must not become markup.

/// Appends a text with the characters replaced that HTML gives a meaning, in text and in quoted
/// attributes alike.
pub fn escape(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
        out.push_str(&rest[..at]);
        out.push_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        });
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_gets_through() {
        let mut out = String::new();
        escape("<a href=\"x\" title='y'>&amp; Հ", &mut out);
        assert_eq!(
            out,
            "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; Հ"
        );
    }
}
