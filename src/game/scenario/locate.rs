//! From the way to a value to its place in the text.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Step;
use super::read::{Format, lines};

/// How deep a value is looked into; readers of JSON refuse what is deeper.
const DEEPEST: u32 = 128;

/// The places of all values of a text. A file may have thousands of mistakes, and is looked through
/// once for all of them.
#[derive(Debug)]
pub struct Places {
    whole: Node,
}

/// A value without what it says.
#[derive(Debug, Default)]
struct Node {
    span: Range<usize>,
    /// What is shown where something is looked for inside that is not there.
    edge: Range<usize>,
    inner: Inner,
}

#[derive(Debug, Default)]
enum Inner {
    #[default]
    Plain,
    /// Under each key where the key stands, and its value.
    Table(BTreeMap<Box<str>, (Range<usize>, Node)>),
    List(Vec<Node>),
}

impl Places {
    /// Looks through a text; lines are a list of what they hold.
    pub fn of(text: &str, format: Format) -> Places {
        let whole = match format {
            Format::Toml => DeTable::parse(text)
                .map(|table| Node::of_toml(&DeValue::Table(table.into_inner()), 0..0))
                .unwrap_or_default(),
            Format::Json => Json::new(text, 0).node(0),
            Format::JsonLines => Node {
                inner: Inner::List(
                    lines(text)
                        .map(|line| Json::new(&text[..line.end], line.start).node(0))
                        .collect(),
                ),
                ..Node::default()
            },
        };
        Places { whole }
    }

    /// Looks through one line of a text.
    pub fn of_line(text: &str, line: Range<usize>) -> Places {
        Places {
            whole: Json::new(&text[..line.end], line.start).node(0),
        }
    }

    /// The bytes of the value (or of the key) at a path; of the nearest thing above it, where the
    /// path ends early.
    pub(super) fn find(&self, path: &[Step], at_key: bool) -> Range<usize> {
        self.whole.find(path, at_key)
    }

    /// Where the value at a path of the `nth` scenario stands, or the nearest thing above it.
    pub fn within(&self, nth: usize, path: &[Step]) -> Range<usize> {
        let Some(scenario) = self.scenario(nth) else {
            return self.whole.edge.clone();
        };
        let inner = scenario.get("scenario").filter(|inner| inner.is_table());
        inner.unwrap_or(scenario).find(path, false)
    }

    /// Where an event of the `nth` scenario stands.
    pub fn event(&self, nth: usize, event: usize) -> Range<usize> {
        self.within(nth, &["events".into(), event.into()])
    }

    /// The `nth` scenario, or the worked case around it.
    fn scenario(&self, nth: usize) -> Option<&Node> {
        if let Inner::List(items) = &self.whole.inner {
            return items.get(nth);
        }
        ["scenario", "case"]
            .iter()
            .filter_map(|key| self.whole.get(key))
            .find_map(|list| match &list.inner {
                Inner::List(items) => Some(items.get(nth)),
                _ => None,
            })
            .unwrap_or(Some(&self.whole))
    }
}

impl Node {
    fn of_toml(value: &DeValue<'_>, span: Range<usize>) -> Node {
        let of = |value: &Spanned<DeValue<'_>>| Node::of_toml(value.get_ref(), value.span());
        let inner = match value {
            DeValue::Table(table) => Inner::Table(
                table
                    .iter()
                    .map(|(key, value)| (key.get_ref().as_ref().into(), (key.span(), of(value))))
                    .collect(),
            ),
            DeValue::Array(items) => Inner::List(items.iter().map(of).collect()),
            _ => Inner::Plain,
        };
        Node {
            edge: span.clone(),
            span,
            inner,
        }
    }

    fn get(&self, key: &str) -> Option<&Node> {
        match &self.inner {
            Inner::Table(table) => table.get(key).map(|(_, value)| value),
            _ => None,
        }
    }

    fn is_table(&self) -> bool {
        matches!(self.inner, Inner::Table(_))
    }

    fn find(&self, path: &[Step], at_key: bool) -> Range<usize> {
        let Some((step, rest)) = path.split_first() else {
            return self.span.clone();
        };
        match (step, &self.inner) {
            (Step::Key(key), Inner::Table(table)) => match table.get(key) {
                Some((key, _)) if at_key && rest.is_empty() => key.clone(),
                Some((_, value)) => value.find(rest, at_key),
                None => self.edge.clone(),
            },
            (Step::Item(at), Inner::List(items)) => match items.get(*at) {
                Some(item) => item.find(rest, at_key),
                None => self.edge.clone(),
            },
            _ => self.edge.clone(),
        }
    }
}

/// Goes through a JSON text that has been read, or is broken: then it ends somewhere.
struct Json<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Json<'a> {
    fn new(text: &'a str, at: usize) -> Json<'a> {
        Json {
            text,
            bytes: text.as_bytes(),
            at,
        }
    }

    /// The value that comes next.
    fn node(&mut self, depth: u32) -> Node {
        self.blank();
        let start = self.at;
        let inner = match self.bytes.get(start) {
            Some(b'{') if depth < DEEPEST => self.table(depth),
            Some(b'[') if depth < DEEPEST => self.list(depth),
            _ => {
                self.value();
                Inner::Plain
            }
        };
        Node {
            span: start..self.at,
            edge: start..(start + 1).min(self.bytes.len()),
            inner,
        }
    }

    fn table(&mut self, depth: u32) -> Inner {
        let mut table = BTreeMap::new();
        self.at += 1;
        while self.goes_on() {
            let start = self.at;
            let name = self.string();
            let key = start..self.at;
            self.blank();
            self.at = (self.at + 1).min(self.bytes.len());
            let name = self.text.get(name).unwrap_or_default();
            table.insert(name.into(), (key, self.node(depth + 1)));
            self.comma();
        }
        Inner::Table(table)
    }

    fn list(&mut self, depth: u32) -> Inner {
        let mut items = Vec::new();
        self.at += 1;
        while self.goes_on() {
            items.push(self.node(depth + 1));
            self.comma();
        }
        Inner::List(items)
    }

    /// Whether a table or a list has more; steps over its end.
    fn goes_on(&mut self) -> bool {
        self.blank();
        match self.bytes.get(self.at) {
            None => false,
            Some(b'}' | b']') => {
                self.at += 1;
                false
            }
            Some(_) => true,
        }
    }

    fn comma(&mut self) {
        self.blank();
        if self.bytes.get(self.at) == Some(&b',') {
            self.at += 1;
        }
    }

    fn blank(&mut self) {
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    /// Skips a string; the range of what is inside.
    fn string(&mut self) -> Range<usize> {
        let start = self.at + 1;
        self.at = start;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'"' => break,
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        let end = self.at.min(self.bytes.len());
        self.at = (self.at + 1).min(self.bytes.len());
        start..end
    }

    fn value(&mut self) {
        let mut depth = 0_u32;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'"' => {
                    self.string();
                    if depth == 0 {
                        return;
                    }
                    continue;
                }
                b'{' | b'[' => depth += 1,
                b'}' | b']' => {
                    if depth <= 1 {
                        self.at += usize::from(depth == 1);
                        return;
                    }
                    depth -= 1;
                }
                b',' if depth == 0 => return,
                byte if depth == 0 && byte.is_ascii_whitespace() => return,
                _ => {}
            }
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path() -> Vec<Step> {
        vec!["events".into(), 1.into(), "square".into()]
    }

    #[test]
    fn finds_values_and_keys_in_json() {
        let text =
            r#" {"id": "a \" {", "events": [{"x": [1, {}]}, {"who":"white", "square": "z9"}]}"#;
        let places = Places::of(text, Format::Json);
        assert_eq!(&text[places.find(&path(), false)], "\"z9\"");
        assert_eq!(&text[places.find(&path(), true)], "\"square\"");
        assert_eq!(
            &text[places.find(&path()[..2], false)],
            r#"{"who":"white", "square": "z9"}"#
        );
        let missing = [Step::from("events"), Step::from(2)];
        assert_eq!(&text[places.find(&missing, false)], "[");
    }

    #[test]
    fn finds_values_and_keys_in_toml() {
        let text =
            "id = \"a\"\nevents = [\n  { x = 1 },\n  { who = \"white\", square = \"z9\" },\n]\n";
        let places = Places::of(text, Format::Toml);
        assert_eq!(&text[places.find(&path(), false)], "\"z9\"");
        assert_eq!(&text[places.find(&path(), true)], "square");
        let missing = [Step::from("start"), Step::from("fen")];
        assert!(places.find(&missing, false).is_empty());
    }

    #[test]
    fn finds_the_events_of_each_scenario() {
        let event = |at: usize| format!(r#"{{"n":{at}}}"#);
        let one = |at: usize| format!(r#"{{"events":[{},{}]}}"#, event(at), event(at + 1));
        let case = format!(r#"{{"scenario":{}}}"#, one(2));
        for (text, format) in [
            (format!("[{}, {case}]", one(0)), Format::Json),
            (format!(r#"{{"case":[{}, {case}]}}"#, one(0)), Format::Json),
            (format!("{}\n\n{case}\n", one(0)), Format::JsonLines),
        ] {
            let places = Places::of(&text, format);
            assert_eq!(&text[places.event(0, 1)], event(1), "{text}");
            assert_eq!(&text[places.event(1, 1)], event(3), "{text}");
        }
    }

    #[test]
    fn comes_to_an_end_in_what_is_no_json() {
        for text in ["", "{", "[1,,", "{\"a", "{\"a\\", "[}", "{]:", ":", "[:"] {
            let whole = Places::of(text, Format::Json).find(&[], false);
            assert!(whole.end <= text.len(), "{text}");
        }
        Places::of(&"[".repeat(100_000), Format::Json);
    }
}
