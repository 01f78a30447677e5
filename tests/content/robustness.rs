//! Nothing that a file may hold makes reading panic, hang or point outside the file.
//!
//! `PROPTEST_CASES=100000 cargo test --release --test content robustness` runs the long form.

use std::fmt::Write as _;

use kanon::content::{Frame, Vocabulary, decode, parse_document};
use kanon::diag::{FileId, Report, Source, Sources, Span};
use kanon::lang::Locales;
use kanon::law::{Block, Document, Inline, Passage};
use proptest::prelude::*;
use std::sync::LazyLock;

static VOCABULARY: LazyLock<Vocabulary> =
    LazyLock::new(|| Vocabulary::of(&Locales::built_in()).unwrap());

const SOURCES: [(&str, &str, &str); 8] = [
    (
        "hy",
        "article7",
        include_str!("../../content/hy/article7.md"),
    ),
    (
        "hy",
        "article9",
        include_str!("../../content/hy/article9.md"),
    ),
    ("hy", "rec1", include_str!("../../content/hy/rec1.md")),
    ("hy", "rec3", include_str!("../../content/hy/rec3.md")),
    (
        "ru",
        "article9",
        include_str!("../../content/ru/article9.md"),
    ),
    (
        "ru",
        "app-a",
        include_str!("../fixtures/content/laws/ru/app-a.md"),
    ),
    (
        "en",
        "article4",
        include_str!("../fixtures/content/laws/en/article4.md"),
    ),
    (
        "en",
        "article2",
        include_str!("../fixtures/content/laws/en/article2.md"),
    ),
];

/// Pieces of text that mean something to Markdown or to reading.
const SPICES: [&str; 50] = [
    "📌 ",
    "[b]",
    "[/b]",
    " – 9.2\n\n",
    "### Title (9.3)\n\n",
    "\n| a | b | c |\n|---|---|---|\n| ♙ | **9.1** | Text 9.4 |\n| see 9.2 | 9.3 | Text |\n| x | 9.4 | y |\n",
    "<dl>\n<dt>9.5</dt>\n<dd>Text</dd>\n</dl>\n",
    "<summary>9.1</summary>",
    "== ",
    "\n\n▲ 9.1 Text\n\n▲ 9.2 Text\n\n▲ 9.3 Text",
    "\n",
    "\n\n",
    "  \n",
    "\r\n",
    "\t",
    "    ",
    "*",
    "**",
    "_",
    "`",
    "```\n",
    "# ",
    "### ",
    "> ",
    "- ",
    "1. ",
    "9. ",
    "| ",
    "\n---\n",
    "\n===\n",
    "[",
    "](",
    ")",
    "![",
    "<b>",
    "</b>",
    "<div>",
    "<!--",
    "-->",
    "&nbsp;",
    "\\",
    "\u{0}",
    "\u{feff}",
    "\u{a0}",
    "9.1 ",
    "**9.2** ",
    "III.4",
    "А.3 ",
    "9.2 և 9.3 հոդվածների",
    "Статьям 9.2 – 9.4, ",
];

/// Reads a text and checks everything that must always hold.
fn check(lang: &str, slug: &str, text: &str) {
    let frame = Frame {
        lang: lang.parse().unwrap(),
        slug: slug.into(),
        edition: None,
        kind: None,
        title: None,
    };
    let mut sources = Sources::new();
    sources.add(Source::new("text.md", text));
    let parsed = parse_document(text, FileId(0), &frame, &VOCABULARY);
    for diagnostic in &parsed.report {
        check_span(text, diagnostic.span.unwrap());
    }
    for document in &parsed.documents {
        check_document(document, text, &sources);
    }
}

fn check_span(text: &str, span: Span) {
    assert!(span.start <= span.end, "{span:?}");
    assert!(text.get(span.range()).is_some(), "{span:?}");
}

fn check_document(document: &Document, text: &str, sources: &Sources) {
    let mut end = 0;
    for (at, clause) in document.clauses.iter().enumerate() {
        check_span(text, clause.span);
        check_span(text, clause.label);
        assert!(clause.span.contains(clause.label), "{clause:?}");
        assert!(clause.span.start >= end, "{clause:?} after {end}");
        assert!(!clause.number.is_whole());
        end = clause.label.end;
        if let Some(parent) = clause.parent {
            assert!((parent as usize) < at);
            assert!(
                document.clauses[parent as usize]
                    .number
                    .is_ancestor_of(clause.number)
            );
        }
    }
    if let Some(heading) = document.heading {
        check_span(text, heading);
    }
    for (clause, passage) in document.passages() {
        let mut seen = vec![false; passage.references.len()];
        check_blocks(&passage.blocks, text, &mut seen);
        assert!(seen.iter().all(|seen| *seen), "{passage:#?}");
        for reference in &passage.references {
            check_span(text, reference.span);
            assert!(!reference.span.is_empty());
            if let Some(clause) = clause {
                assert!(
                    clause.span.contains(reference.span),
                    "{reference:?} {clause:?}"
                );
            }
        }
        let ordered = passage
            .references
            .windows(2)
            .all(|pair| pair[0].span.end <= pair[1].span.start);
        assert!(ordered, "{:?}", passage.references);
        plain(passage, sources);
    }
}

fn plain(passage: &Passage, sources: &Sources) {
    let mut text = passage.plain(sources);
    write!(text, "").unwrap();
}

fn check_blocks(blocks: &[Block], text: &str, seen: &mut [bool]) {
    for block in blocks {
        match block {
            Block::Paragraph { span, content } | Block::Heading { span, content, .. } => {
                check_span(text, *span);
                check_inlines(content, text, seen);
            }
            Block::List { span, items, .. } => {
                check_span(text, *span);
                items.iter().for_each(|item| check_blocks(item, text, seen));
            }
            Block::Table { span, head, rows } => {
                check_span(text, *span);
                for cell in head.iter().chain(rows.iter().flatten()) {
                    check_inlines(cell, text, seen);
                }
            }
            Block::Quote { span, blocks } => {
                check_span(text, *span);
                check_blocks(blocks, text, seen);
            }
            Block::Code { span, .. } | Block::Html { span } | Block::Break { span } => {
                check_span(text, *span);
            }
        }
    }
}

fn check_inlines(content: &[Inline], text: &str, seen: &mut [bool]) {
    for inline in content {
        match inline {
            Inline::Reference(at) => {
                assert!(!seen[*at as usize], "a reference stands twice");
                seen[*at as usize] = true;
            }
            Inline::Emphasis { span, content }
            | Inline::Strong { span, content }
            | Inline::Strikethrough { span, content } => {
                check_span(text, *span);
                check_inlines(content, text, seen);
            }
            Inline::Link { span, linked } | Inline::Image { span, linked } => {
                check_span(text, *span);
                check_inlines(&linked.content, text, seen);
            }
            Inline::Text { span, .. }
            | Inline::Code { span, .. }
            | Inline::Html { span }
            | Inline::Break { span, .. } => check_span(text, *span),
        }
    }
}

/// A source with pieces cut out, doubled and put in.
fn mutated() -> impl Strategy<Value = (&'static str, &'static str, String)> {
    let change = (
        any::<prop::sample::Index>(),
        any::<prop::sample::Index>(),
        0..60_usize,
        0..4_u8,
    );
    let changes = prop::collection::vec(change, 1..12);
    (prop::sample::select(&SOURCES[..]), changes).prop_map(|((lang, slug, source), changes)| {
        let mut text = source.to_owned();
        for (place, spice, length, what) in changes {
            if text.is_empty() {
                break;
            }
            let start = text.floor_char_boundary(place.index(text.len()));
            let end = text.ceil_char_boundary((start + length).min(text.len()));
            match what {
                0 => text.replace_range(start..end, ""),
                1 => {
                    let copy = text[start..end].to_owned();
                    text.insert_str(start, &copy);
                }
                _ => text.insert_str(start, SPICES[spice.index(SPICES.len())]),
            }
        }
        (lang, slug, text)
    })
}

fn spiced() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(&SPICES[..]), 0..60)
        .prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn arbitrary_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let mut report = Report::new();
        let text = decode(&bytes, FileId(0), &mut report);
        prop_assert_eq!(text.len(), bytes.len());
        check("hy", "article9", &text);
    }

    #[test]
    fn arbitrary_text(text in "\\PC{0,200}") {
        check("ru", "appendix-a", &text);
    }

    #[test]
    fn mutated_sources((lang, slug, text) in mutated()) {
        check(lang, slug, &text);
    }

    #[test]
    fn nothing_but_marks(text in spiced()) {
        check("ru", "article9", &text);
        check("hy", "rec3", &text);
    }
}

#[test]
fn the_sources_themselves() {
    for (lang, slug, text) in SOURCES {
        check(lang, slug, text);
    }
}

#[test]
fn deep_nesting() {
    for opening in ["> ", "- ", "1. ", "**", "[", "*a ", "<b>", "![", "`"] {
        let text = opening.repeat(10_000);
        check("hy", "article9", &text);
        check("hy", "article9", &format!("**9.1** {text} 9.2 հոդված"));
    }
    let mut list = String::new();
    for depth in 0..1_000 {
        writeln!(list, "{}- 9.{} text", "  ".repeat(depth), depth % 50 + 1).unwrap();
    }
    check("en", "article9", &list);
}

#[test]
fn long_lines_and_many_labels() {
    check("en", "article9", &"9.1 ".repeat(100_000));
    check("en", "article9", &"9.1 a\n".repeat(100_000));
    check("en", "article9", &"**9.1** a\n\n".repeat(50_000));
    check("en", "article9", &"Article 9.1, ".repeat(50_000));
    check("en", "article9", &"[9.1](a) ".repeat(50_000));
    check("hy", "article9", &"9.1 հոդված ".repeat(50_000));
    check("en", "article9", &"| 9.1 | a |\n".repeat(20_000));
}

#[test]
fn long_paragraphs_that_no_line_ends() {
    check("en", "article9", &"📌 9.1 text\n".repeat(30_000));
    check("en", "article9", &"9.5 - a\n".repeat(40_000));
    check("en", "article9", &"Article 9.5 (a\n".repeat(20_000));
    check("en", "article9", &"9.1) a\n".repeat(150_000));
    check("en", "article9", &format!("x 9.1{}", "!".repeat(200_000)));
}

#[test]
fn many_titles_above_their_first_clause() {
    check("en", "text", &"Article 9\n9.1 Text\n\n".repeat(30_000));
}

/// The number of the item stands before both of them.
#[test]
fn a_label_in_a_dress_above_a_line_that_begins_with_a_number() {
    let text = "== 9.1 == <b>  \n9.2 և 9.3 հոդվածների1. \n\n▲ 9.1 Text\n\n▲ 9.2 Text\n\n▲ 9.3 Text";
    for (lang, slug) in [("hy", "article9"), ("ru", "article9"), ("en", "text")] {
        check(lang, slug, text);
    }
}

#[test]
fn an_item_that_opens_with_two_flows() {
    check("en", "article9", "1. > \t<div>*");
}
