//! Pictures in SVG without what could run or ask for something.
//!
//! A picture inside a page is harmless, but a link or an address opens it by itself, and then it
//! is a document of the site's own origin. An SVG enters; out comes the same file where nothing in
//! it can act, or a copy that has only drawing elements and attributes of a list. A file that is no
//! well-formed SVG in UTF-8 becomes an empty picture.

/// A picture that can be published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanitized {
    /// What to publish.
    pub bytes: Vec<u8>,
    /// Something was left out that could act, or that readers would have seen.
    pub is_changed: bool,
}

const NAMESPACE: &str = "http://www.w3.org/2000/svg";
const XLINK: &str = "http://www.w3.org/1999/xlink";
const EMPTY: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";

/// The elements that draw and nothing else.
const ELEMENTS: &str = "svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon \
    text tspan textPath image marker linearGradient radialGradient stop pattern clipPath mask \
    filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA \
    feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile \
    feTurbulence style";

/// What drawing programs leave beside a drawing; nobody misses it.
const NOTES: &[&str] = &["metadata", "namedview"];

/// Whether a file is one by its name.
pub(super) fn is_svg(path: &str) -> bool {
    let (_, extension) = path.rsplit_once('.').unwrap_or_default();
    extension.eq_ignore_ascii_case("svg")
}

/// Makes a picture harmless.
pub fn sanitize(bytes: &[u8]) -> Sanitized {
    let refused = || Sanitized {
        bytes: EMPTY.as_bytes().to_vec(),
        is_changed: true,
    };
    let Ok(text) = std::str::from_utf8(bytes) else {
        return refused();
    };
    let mut copy = Copy::default();
    match copy.document(text.trim_start_matches('\u{feff}')) {
        Some(()) if !copy.is_shorter => Sanitized {
            bytes: bytes.to_vec(),
            is_changed: false,
        },
        Some(()) => Sanitized {
            bytes: copy.out.into_bytes(),
            is_changed: copy.is_changed,
        },
        None => refused(),
    }
}

/// A copy in the making.
#[derive(Default)]
struct Copy<'a> {
    out: String,
    /// The open elements, and whether each is copied.
    open: Vec<(&'a str, bool)>,
    /// What the open style sheet says: pieces that ask for nothing may ask together.
    style: String,
    /// Where it begins in the copy.
    style_start: usize,
    /// A root has come.
    has_root: bool,
    /// Something was left out.
    is_shorter: bool,
    /// Something was left out that could act or be seen.
    is_changed: bool,
}

impl<'a> Copy<'a> {
    /// Copies all of a file; none where it is not well-formed.
    fn document(&mut self, mut rest: &'a str) -> Option<()> {
        let is_allowed = |c: char| !c.is_control() || matches!(c, '\t' | '\n' | '\r');
        if !rest.chars().all(is_allowed) {
            return None;
        }
        while let Some(at) = rest.find('<') {
            self.text(&rest[..at])?;
            rest = self.tag(&rest[at..])?;
        }
        self.text(rest)?;
        (self.has_root && self.open.is_empty()).then_some(())
    }

    /// What is inside an element that is left out is left out too.
    fn is_copied(&self) -> bool {
        self.open.last().is_none_or(|(_, copied)| *copied)
    }

    fn leave_out(&mut self, is_missed: bool) {
        self.is_shorter = true;
        self.is_changed |= is_missed;
    }

    /// Copies what begins with `<`; gives what follows it.
    fn tag(&mut self, rest: &'a str) -> Option<&'a str> {
        if let Some(after) = rest.strip_prefix("<!--") {
            let (_, after) = after.split_once("-->")?;
            // Nothing to see; yet parsers differ on where a comment ends.
            self.leave_out(false);
            return Some(after);
        }
        if let Some(after) = rest.strip_prefix("<![CDATA[") {
            let (text, after) = after.split_once("]]>")?;
            let mut escaped = String::new();
            super::markup::escape(text, &mut escaped);
            self.is_shorter = true;
            self.characters(text, &escaped)?;
            return Some(after);
        }
        if let Some(after) = rest.strip_prefix("<?") {
            let (inside, after) = after.split_once("?>")?;
            let inside = inside.to_ascii_lowercase();
            let is_plain = inside.starts_with("xml ")
                && (!inside.contains("encoding") || inside.contains("utf-8"));
            if !is_plain {
                self.leave_out(inside.starts_with("xml-"));
            }
            return Some(after);
        }
        if let Some(after) = rest.strip_prefix("<!") {
            let (inside, after) = after.split_once('>')?;
            self.leave_out(false);
            // Entities would have to be resolved to know what they hide.
            return (!inside.contains('[')).then_some(after);
        }
        match rest.strip_prefix("</") {
            Some(after) => self.close(after),
            None => self.element(&rest[1..]),
        }
    }

    fn close(&mut self, rest: &'a str) -> Option<&'a str> {
        let (name, after) = rest.split_once('>')?;
        let (open, copied) = self.open.pop()?;
        if name.trim_end() != open {
            return None;
        }
        if copied {
            if open == "style" && !is_inert_style(&std::mem::take(&mut self.style)) {
                self.out.truncate(self.style_start);
                self.leave_out(true);
            }
            self.out.push_str("</");
            self.out.push_str(open);
            self.out.push('>');
        }
        Some(after)
    }

    /// A style sheet holds text only.
    fn is_in_style(&self) -> bool {
        self.open.last().is_some_and(|(name, _)| *name == "style")
    }

    fn element(&mut self, rest: &'a str) -> Option<&'a str> {
        let end = rest.find(|c: char| c.is_ascii_whitespace() || matches!(c, '/' | '>'))?;
        let (name, mut rest) = rest.split_at(end);
        let is_first = self.open.is_empty();
        if name.is_empty() || is_first && (self.has_root || name != "svg") {
            return None;
        }
        self.has_root = true;
        let known = ELEMENTS.split(' ').any(|it| it == name);
        let copied = self.is_copied() && known && !self.is_in_style();
        if self.is_copied() && !copied {
            let local = name.rsplit(':').next().unwrap_or(name);
            self.leave_out(!NOTES.contains(&local));
        }
        let start = self.out.len();
        self.out.push('<');
        self.out.push_str(name);
        let closed = loop {
            rest = rest.trim_ascii_start();
            if let Some(after) = rest.strip_prefix("/>") {
                rest = after;
                break true;
            }
            if let Some(after) = rest.strip_prefix('>') {
                rest = after;
                break false;
            }
            rest = self.attribute(rest)?;
        };
        self.out.push_str(if closed { "/>" } else { ">" });
        if !copied {
            self.out.truncate(start);
        }
        if !closed {
            if copied {
                self.style_start = self.out.len();
            }
            self.open.push((name, copied));
        }
        Some(rest)
    }

    /// Copies an attribute if it may stay.
    fn attribute(&mut self, rest: &'a str) -> Option<&'a str> {
        let (name, after) = rest.split_once('=')?;
        let name = name.trim_ascii_end();
        if !is_made_of(name, |c| c.is_alphanumeric() || "-_.:".contains(c)) {
            return None;
        }
        let after = after.trim_ascii_start();
        let quote = after.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let (value, after) = after[1..].split_once(quote)?;
        if value.contains('<') || !has_plain_entities(value) {
            return None;
        }
        if may_stay(name, value) {
            let mark = quote.to_string();
            for part in [" ", name, "=", &mark, value, &mark] {
                self.out.push_str(part);
            }
        } else {
            let is_note = name.contains(':') && !name.ends_with(":href");
            self.leave_out(!is_note);
        }
        Some(after)
    }

    /// Copies what stands between tags.
    fn text(&mut self, text: &str) -> Option<()> {
        if text.contains("]]>") || !has_plain_entities(text) {
            return None;
        }
        self.characters(&decode(text), text)
    }

    /// Copies characters as they are written.
    fn characters(&mut self, text: &str, written: &str) -> Option<()> {
        if self.open.is_empty() {
            return text.trim_ascii().is_empty().then_some(());
        }
        if self.is_copied() {
            self.out.push_str(written);
            if self.is_in_style() {
                self.style.push_str(text);
            }
        }
        Some(())
    }
}

/// Whether only characters are named that every reader of XML knows.
fn has_plain_entities(text: &str) -> bool {
    text.split('&').skip(1).all(|after| {
        let name = after.split_once(';').map_or("", |(name, _)| name);
        let digits = name.strip_prefix('#').unwrap_or_default();
        let hexadecimal = digits.strip_prefix('x').unwrap_or_default();
        matches!(name, "amp" | "lt" | "gt" | "quot" | "apos")
            || is_made_of(digits, |c| c.is_ascii_digit())
            || is_made_of(hexadecimal, |c| c.is_ascii_hexdigit())
    })
}

fn is_made_of(text: &str, is_part: impl Fn(char) -> bool) -> bool {
    !text.is_empty() && text.chars().all(is_part)
}

/// A text with its entities resolved.
fn decode(text: &str) -> String {
    let mut parts = text.split('&');
    let mut decoded = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, after) = part.split_once(';').unwrap_or_default();
        let number = name.strip_prefix('#').unwrap_or_default();
        let code = match number.strip_prefix('x') {
            Some(digits) => u32::from_str_radix(digits, 16),
            None => number.parse(),
        };
        decoded.push(match name {
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "apos" => '\'',
            "amp" => '&',
            _ => code.ok().and_then(char::from_u32).unwrap_or('\u{fffd}'),
        });
        decoded.push_str(after);
    }
    decoded
}

fn may_stay(name: &str, value: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    match lower.as_str() {
        "xmlns" => value == NAMESPACE,
        "xmlns:xlink" => value == XLINK,
        "href" | "xlink:href" => is_inert_address(value),
        "xml:space" | "xml:lang" => true,
        _ => !lower.contains(':') && !lower.starts_with("on") && is_inert_style(&decode(value)),
    }
}

/// A place in the same file, or a picture of points inside it.
fn is_inert_address(value: &str) -> bool {
    const POINTS: [&str; 4] = ["png;", "jpeg;", "gif;", "webp;"];
    let inside = value.strip_prefix("data:image/");
    value.starts_with('#')
        || inside.is_some_and(|inside| POINTS.iter().any(|kind| inside.starts_with(kind)))
}

/// Whether styles ask for nothing outside the file. What is written with escapes is not read.
fn is_inert_style(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    let addresses = lower.split("url(").skip(1);
    let mut inside = addresses.map(|after| after.trim_start_matches([' ', '"', '\'']));
    let hidden = [
        "@import",
        "image-set",
        "src(",
        "javascript:",
        "expression(",
        "\\",
    ];
    inside.all(|address| address.starts_with('#'))
        && !hidden.iter().any(|word| lower.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inside(drawing: &str) -> String {
        let svg = format!("<svg xmlns=\"{NAMESPACE}\">{drawing}</svg>");
        let clean = sanitize(svg.as_bytes());
        let text = String::from_utf8(clean.bytes).unwrap();
        let start = format!("<svg xmlns=\"{NAMESPACE}\">");
        match text.strip_prefix(&start) {
            Some(inside) => inside.strip_suffix("</svg>").unwrap().to_owned(),
            None => {
                assert_eq!(text, EMPTY);
                assert!(clean.is_changed);
                "refused".to_owned()
            }
        }
    }

    #[test]
    fn drawings_stay_as_they_are() {
        for drawing in [
            "<path d=\"M0 0h9\"/>",
            "<g fill='url(#a)'><text x=\"1\">a &amp; b &#1377;</text></g>\n",
            "<style>.a { fill: red }</style><use href=\"#a\"/>",
            "<image href=\"data:image/png;base64,AAAA\"/>",
        ] {
            let svg = format!("<?xml version=\"1.0\"?><svg xmlns=\"{NAMESPACE}\">{drawing}</svg>");
            let clean = sanitize(svg.as_bytes());
            assert_eq!(clean.bytes, svg.as_bytes(), "{drawing}");
            assert!(!clean.is_changed);
        }
    }

    #[test]
    fn nothing_that_acts_gets_through() {
        for (drawing, expected) in [
            ("<script>alert(1)</script><g/>", "<g/>"),
            ("<ScRiPt>alert(1)</ScRiPt>", ""),
            ("<g onload=\"alert(1)\" x=\"1\"/>", "<g x=\"1\"/>"),
            ("<g ONLOAD='alert(1)'/>", "<g/>"),
            ("<foreignObject><iframe src=\"x\"/></foreignObject>", ""),
            ("<a href=\"javascript:alert(1)\"><g/></a>", ""),
            ("<use href=\"other.svg#a\"/>", "<use/>"),
            ("<use xlink:href=\"data:image/svg+xml,x\"/>", "<use/>"),
            (
                "<s:script xmlns:s=\"http://www.w3.org/2000/svg\">1</s:script>",
                "",
            ),
            (
                "<g><animate attributeName=\"href\" to=\"javascript:1\"/></g>",
                "<g></g>",
            ),
            ("<style>@import 'x';</style>", "<style></style>"),
            (
                "<style><![CDATA[a{fill:url(http://x)}]]></style>",
                "<style></style>",
            ),
            ("<g style=\"fill:url(//x)\"/>", "<g/>"),
            ("<g style=\"fill:u&#x72;l(//x)\"/>", "<g/>"),
            (
                "<title><![CDATA[<script>]]></title>",
                "<title>&lt;script&gt;</title>",
            ),
            ("<!-- --><g/>", "<g/>"),
        ] {
            assert_eq!(inside(drawing), expected, "{drawing}");
        }
    }

    #[test]
    fn what_is_not_well_formed_is_refused() {
        for drawing in [
            "<g>",
            "</g>",
            "<g x=1/>",
            "&a;",
            "<g x=\"<\"/>",
            "<g",
            "\u{1b}",
            "<g / >",
        ] {
            assert_eq!(inside(drawing), "refused", "{drawing}");
        }
        for file in [
            "",
            "<html/>",
            "<svg/><svg/>",
            "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>",
        ] {
            assert_eq!(sanitize(file.as_bytes()).bytes, EMPTY.as_bytes(), "{file}");
        }
        assert_eq!(sanitize(b"\xff\xfe<\0s\0").bytes, EMPTY.as_bytes());
    }
}
