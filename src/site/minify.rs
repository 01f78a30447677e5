//! Pages without the characters that HTML lets everyone leave out: quotes around plain values, the
//! ends of items, paragraphs and cells that the next tag implies. A tenth of the site.

/// The ends that may be left out, each with the tags before which they may.
const IMPLIED: [(&str, &[&str]); 7] = [
    ("</li>", &["<li", "</ul", "</ol"]),
    (
        "</p>",
        &[
            "<p>",
            "<p ",
            "<ul",
            "<ol",
            "<div",
            "<h2",
            "<h3",
            "<table",
            "<section",
            "<details",
            "<nav",
            "<form",
            "<dl",
            "</div",
            "</li",
            "</section",
            "</article",
            "</dd",
            "</header",
        ],
    ),
    ("</td>", &["<td", "<th", "</tr", "<tr"]),
    ("</th>", &["<td", "<th", "</tr", "<tr", "</thead"]),
    ("</tr>", &["<tr", "</tbody", "</thead", "</table"]),
    ("</dt>", &["<dd", "<dt"]),
    ("</dd>", &["<dt", "</div", "</dl"]),
];

/// The same page in fewer bytes.
pub(super) fn minify(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let tag = &rest[..tag_length(rest)];
        rest = &rest[tag.len()..];
        let next = rest.trim_ascii_start();
        if is_implied(tag, next) {
            rest = next;
            continue;
        }
        write_tag(tag, &mut out);
        // What stands in a script is no markup, and the space in a `pre` is seen.
        for (start, end) in [
            ("<script", "</script"),
            ("<pre", "</pre"),
            ("<svg", "</svg"),
        ] {
            if tag.starts_with(start) {
                let (inside, after) = rest.split_at(rest.find(end).unwrap_or(rest.len()));
                out.push_str(inside);
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

/// How long the tag is that a text begins with.
fn tag_length(text: &str) -> usize {
    let mut quoted = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            b'>' if !quoted => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn is_implied(tag: &str, next: &str) -> bool {
    let known = IMPLIED.iter().find(|(end, _)| *end == tag);
    known.is_some_and(|(_, before)| before.iter().any(|it| next.starts_with(it)))
}

/// A tag without the quotes that its values don't need.
fn write_tag(tag: &str, out: &mut String) {
    let mut rest = tag;
    while let Some((before, after)) = rest.split_once("=\"") {
        out.push_str(before);
        out.push('=');
        let (value, after) = after.split_once('"').unwrap_or((after, ""));
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:/?#&;%,+".contains(&byte);
        // A slash before the end of the tag would be taken for the end itself.
        if !value.is_empty() && value.bytes().all(is_plain) && !after.starts_with('/') {
            out.push_str(value);
        } else {
            out.push('"');
            out.push_str(value);
            out.push('"');
        }
        rest = after;
    }
    out.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_html_implies_is_left_out() {
        for (page, expected) in [
            (
                "<ul class=\"a b\"><li><a href=\"x/#1.2\">1</a></li>\n<li>2</li></ul>",
                "<ul class=\"a b\"><li><a href=x/#1.2>1</a><li>2</ul>",
            ),
            (
                "<p id=\"a\">One</p>\n<p>Two</p> text <b title=\"\">x</b>",
                "<p id=a>One<p>Two</p> text <b title=\"\">x</b>",
            ),
            (
                "<table><tr><th>a</th><td title=\"a > b\">b</td></tr></table>",
                "<table><tr><th>a<td title=\"a > b\">b</table>",
            ),
            (
                "<input value=\"a=b\"><img src=\"x\"/><a href=\"?q=1\">é</a>",
                "<input value=\"a=b\"><img src=\"x\"/><a href=\"?q=1\">é</a>",
            ),
        ] {
            assert_eq!(minify(page), expected);
        }
    }

    #[test]
    fn scripts_and_set_text_stay() {
        let page = "<script id=a>{\"a\":\"<p>x</p><p>\"}</script><pre><b id=\"x\">\n\n</pre><p>x";
        assert_eq!(minify(page), page);
    }
}
