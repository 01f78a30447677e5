//! Damaged sources: whatever is found lies in its file and on character boundaries.

use std::fs;
use std::path::Path;

use proptest::prelude::*;

use super::{check, line};

const SOURCES: [&str; 5] = [
    "hy/article7.md",
    "hy/article9.md",
    "hy/rec1.md",
    "hy/rec3.md",
    "ru/article9.md",
];

/// What is put into a source: marks, numbers and markup that lints look at.
const PIECES: [&str; 24] = [
    "։",
    "․",
    ":",
    " ,",
    ",,",
    "...",
    "\u{a0}",
    "  ",
    "½",
    "1/2",
    "0-0",
    "9.2.1",
    "[9.1](./article4)",
    "](",
    "**",
    "**9.9** ",
    "\n\n",
    "\n# ",
    "երկու ",
    "пятьдесят ",
    "ոչ ոքի",
    "\u{FFF9}",
    "՝",
    "`",
];

#[derive(Clone, Debug)]
enum Mutation {
    Insert(usize, usize),
    Delete(usize, usize),
    Repeat(usize, usize),
}

fn mutation() -> impl Strategy<Value = Mutation> {
    prop_oneof![
        (any::<usize>(), 0..PIECES.len()).prop_map(|(at, piece)| Mutation::Insert(at, piece)),
        (any::<usize>(), 1..400usize).prop_map(|(at, length)| Mutation::Delete(at, length)),
        (any::<usize>(), 1..400usize).prop_map(|(at, length)| Mutation::Repeat(at, length)),
    ]
}

fn mutate(text: &mut String, mutation: &Mutation) {
    let place = |at: usize| text.floor_char_boundary(at % (text.len() + 1));
    match *mutation {
        Mutation::Insert(at, piece) => {
            let at = place(at);
            text.insert_str(at, PIECES[piece]);
        }
        Mutation::Delete(at, length) => {
            let at = place(at);
            let end = text.floor_char_boundary(at + length);
            text.replace_range(at..end, "");
        }
        Mutation::Repeat(at, length) => {
            let at = place(at);
            let end = text.floor_char_boundary(at + length);
            let part = text[at..end].to_owned();
            text.insert_str(at, &part);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn findings_lie_in_their_files(
        mutations in prop::collection::vec((0..SOURCES.len(), mutation()), 0..40),
    ) {
        let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
        let folder = tempfile::tempdir().unwrap();
        for (at, name) in SOURCES.iter().enumerate() {
            let mut text = fs::read_to_string(content.join(name)).unwrap();
            for (_, mutation) in mutations.iter().filter(|(source, _)| *source == at) {
                mutate(&mut text, mutation);
            }
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        for name in ["book.toml", "errata.toml"] {
            fs::copy(content.join(name), folder.path().join(name)).unwrap();
        }
        let (corpus, report) = check(folder.path(), true);
        for finding in &report {
            let labels = finding.labels.iter().map(|label| label.span);
            for span in finding.span.into_iter().chain(labels) {
                let text = corpus.sources.get(span.file).text();
                prop_assert!(text.get(span.range()).is_some(), "{finding:?}");
            }
        }
    }
}

/// Bytes that are no text are read as question marks, and reported once.
#[test]
fn what_is_no_text_is_no_stray_mark() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("ru")).unwrap();
    let text = "# Статья 9\n\n**9.1** Слово@@, и слово , то @@ и ещё@@.\n";
    let bytes: Vec<u8> = text
        .bytes()
        .map(|it| if it == b'@' { 0xFF } else { it })
        .collect();
    fs::write(folder.path().join("ru/article9.md"), bytes).unwrap();
    let (corpus, report) = check(folder.path(), true);
    let found = report.iter().filter(|finding| finding.span.is_some());
    let lines: Vec<_> = found.map(|finding| line(&corpus, finding)).collect();
    assert_eq!(
        lines,
        [
            "ru/article9.md:3:14 error not-utf8 «?»",
            "ru/article9.md:3:25 warning stray-spacing « ,»",
        ]
    );
}
