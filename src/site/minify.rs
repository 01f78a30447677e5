//! Pages without the characters that HTML lets everyone leave out: quotes around plain values, the
//! ends of items, paragraphs and cells that the next tag implies, lines between blocks.

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

/// What is left as it is: it is no markup, or its space is seen, or the rules of XML hold in it.
const KEPT: [(&str, &str); 7] = [
    ("<!--", "-->"),
    ("<script", "</script"),
    ("<style", "</style"),
    ("<title", "</title"),
    ("<textarea", "</textarea"),
    ("<pre", "</pre"),
    ("<svg", "</svg"),
];

/// The tags that begin and end the head and the body: both are there without them.
const FRAME: [&str; 5] = ["<head>", "</head>", "<body>", "</body>", "</html>"];

/// The elements around which no space is seen.
const BLOCKS: [&str; 22] = [
    "!doctype", "html", "meta", "link", "title", "nav", "p", "script", "header", "main", "section",
    "article", "div", "ol", "ul", "h1", "h2", "h3", "table", "thead", "tbody", "footer",
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
        if is_implied(tag, next) || FRAME.contains(&tag) {
            rest = next;
            continue;
        }
        write_tag(tag, &mut out);
        if is_block(tag) {
            rest = next;
        }
        if let Some((_, end)) = KEPT.iter().find(|(start, _)| tag.starts_with(start)) {
            let (inside, after) = rest.split_at(rest.find(end).unwrap_or(rest.len()));
            out.push_str(inside);
            rest = after;
        }
    }
    out.push_str(rest);
    out
}

/// How long the tag is that a text begins with.
fn tag_length(text: &str) -> usize {
    if text.starts_with("<!--") {
        return 4;
    }
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

/// Whether a tag belongs to an element around which no space is seen.
fn is_block(tag: &str) -> bool {
    let name = tag.trim_start_matches(['<', '/']);
    let end = name.find(|c: char| c == '>' || c.is_ascii_whitespace());
    let name = &name[..end.unwrap_or(name.len())];
    BLOCKS.contains(&name)
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
                "<p id=a>One<p>Two</p>text <b title=\"\">x</b>",
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
    fn the_frame_and_the_lines_between_blocks_are_left_out() {
        let page = "<!doctype html>\n<html lang=\"hy\">\n<head>\n<title>A b</title>\n</head>\n<body>\n\
                    <header>\n<b>x</b> <i>y</i>\n<p>z</header>\n</body>\n</html>\n";
        let expected = "<!doctype html><html lang=hy><title>A b</title><header><b>x</b> <i>y</i>\n<p>z</header>";
        assert_eq!(minify(page), expected);
    }

    #[test]
    fn scripts_and_set_text_stay() {
        let page = "<script id=a>{\"a\":\"<p>x</p><p>\"}</script><pre><b id=\"x\">\n\n</pre><p>x";
        assert_eq!(minify(page), page);
        let page = "<textarea>\n</p> <p id=\"a\"> </li>\n <li></textarea>\
                    <!-- \" </p> <p> --><b title=\"a b\">x</b><style>a[b=\"c\"] { d: e }</style>";
        assert_eq!(minify(page), page);
    }
}
