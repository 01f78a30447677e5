//! The lints on texts that are large in one way: none of them may take long.

use std::fs;

use super::check;

/// The codes of the findings in an article 9, each once.
fn found(text: &str) -> Vec<&'static str> {
    let text = format!("# Article 9: The drawn game\n\n{text}\n");
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("en")).unwrap();
    fs::write(folder.path().join("en/text.md"), text).unwrap();
    let (_, report) = check(folder.path(), true);
    let mut codes: Vec<_> = report.iter().map(|finding| finding.code.0).collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}

#[test]
fn many_marks_in_a_row() {
    let fence = found(&format!("**9.1** Text.\n\n{}", ":".repeat(100_000)));
    assert!(!fence.contains(&"stray-spacing"), "{fence:?}");
    let cluster = found(&format!("**9.1** Text{}", ":".repeat(100_000)));
    assert!(cluster.contains(&"stray-spacing"), "{cluster:?}");
}

#[test]
fn many_clauses_without_an_end() {
    let open = found(&"**9.4** Text\n\n".repeat(20_000));
    assert!(!open.contains(&"unfinished-clause"), "{open:?}");
    let one_ends = found(&("**9.4** Text\n\n".repeat(10_000) + "**9.4** Text."));
    assert!(one_ends.contains(&"unfinished-clause"), "{one_ends:?}");
    let mut apart = String::new();
    for number in 1..20_000 {
        apart += &format!("**9.{number}.1** Text,\n\n");
    }
    assert!(found(&apart).contains(&"unfinished-clause"));
}

#[test]
fn many_numbers_that_are_skipped() {
    for last in [2, 60] {
        let mut skipped = String::new();
        for number in 1..20_000 {
            skipped += &format!("**9.{number}.{last}** Text.\n\n");
        }
        assert!(found(&skipped).contains(&"missing-number"));
    }
}

#[test]
fn many_brackets_before_a_full_stop() {
    let stops = found(&format!("**9.1** {}", "a a]. A a]։ ".repeat(30_000)));
    assert!(stops.contains(&"foreign-full-stop"), "{stops:?}");
}

/// Twelve thousand words that stand once, half of them a letter shorter than another.
#[test]
fn many_words_that_stand_once() {
    let mut text = String::new();
    for number in 0..6_000_u32 {
        let letter = |by: u32| char::from(b'a' + (number / by % 26) as u8);
        let word: String = [1, 26, 676].map(letter).iter().collect();
        text += &format!("**9.1** vel{word}dor and vel{word}dr.\n\n");
    }
    found(&text);
    let slip = found("**9.1** The opponent and the oponent, the opponent and the opponent.");
    assert!(slip.contains(&"misspelled-word"), "{slip:?}");
}
