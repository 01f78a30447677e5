//! A federation that publishes its own articles: what it gets wrong is said, in every command alike,
//! and what it has stands before the plain edition.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const ARTICLE4: &str = "# Article 4: The act of moving the pieces\n\n\
    **4.1** Every move is made with one hand only in Ruritania.\n\n\
    **4.8** A player loses his right to claim under Articles 4.1 – 4.7 once he touches a piece.\n";

fn run(folder: &Path, command: &str, more: &[&str]) -> Output {
    let mut kanon = Command::new(env!("CARGO_BIN_EXE_kanon"));
    kanon.args(["--lang", "en", "--content", "laws", command]);
    kanon.args(more).current_dir(folder).output().unwrap()
}

fn said(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

/// A book of English articles.
fn book(manifest: &str, files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("laws/en")).unwrap();
    let manifest = format!("{manifest}\n[site]\nlanguages = [\"en\"]\n");
    fs::write(folder.path().join("laws/book.toml"), manifest).unwrap();
    for (name, text) in files {
        fs::write(folder.path().join("laws").join(name), text).unwrap();
    }
    folder
}

fn built(manifest: &str, files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = book(manifest, files);
    let output = run(folder.path(), "build", &["-o", "site"]);
    assert!(output.status.success(), "{}", said(&output));
    folder
}

fn page(folder: &tempfile::TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join("site").join(path)).unwrap()
}

/// The line of a command's answer that counts the findings.
fn counts(output: &Output) -> String {
    let text = said(output);
    let line = text.lines().find(|line| line.contains(" hint"));
    let line = line.unwrap_or_default();
    let from = line.find(": ").map_or(0, |at| at + 2);
    line[from..].split(['.', ';']).next().unwrap().to_owned()
}

#[test]
fn the_plain_edition_steps_aside_whatever_the_case() {
    let folder = built("edition = \"2023\"", &[("en/Article4.md", ARTICLE4)]);
    assert!(page(&folder, "en/Article4/index.html").contains("in Ruritania"));
    assert!(!page(&folder, "en/article4-plain/index.html").contains("in Ruritania"));
    assert!(!folder.path().join("site/en/article4").exists());
}

#[test]
fn two_files_of_one_name_are_both_named() {
    let files = [("en/Article4.md", ARTICLE4), ("en/article4.md", ARTICLE4)];
    let folder = book("plain = false", &files);
    let output = run(folder.path(), "build", &["-o", "site"]);
    assert_eq!(output.status.code(), Some(2));
    let text = said(&output);
    assert!(text.contains("en/Article4.md and en/article4.md"), "{text}");
    assert!(text.contains("rename one"), "{text}");
}

#[test]
fn the_plain_edition_hides_no_gap_of_an_article() {
    let whole = kanon::content::plain_article("en".parse().unwrap(), "article12").unwrap();
    let article = &whole[..whole.find("**12.9.9**").unwrap()];
    for plain in ["true", "false"] {
        let manifest = format!("plain = {plain}\nedition = \"2023\"");
        let folder = book(&manifest, &[("en/article12.md", article)]);
        let text = said(&run(folder.path(), "check", &[]));
        assert!(text.contains("missing-number"), "plain = {plain}: {text}");
        assert!(text.contains("12.9.9"), "plain = {plain}: {text}");
    }
}

#[test]
fn every_command_counts_the_same() {
    let article = format!("{ARTICLE4}\n![A hand](hand.png) and [an annex](annex.pdf).\n");
    let folder = book("edition = \"2023\"", &[("en/article4.md", &article)]);
    let check = run(folder.path(), "check", &[]);
    let build = run(folder.path(), "build", &["-o", "site"]);
    assert_eq!(counts(&check), counts(&build));
    assert!(counts(&check).ends_with("hints") || counts(&check).ends_with("hint"));
    for code in ["missing-picture", "broken-link"] {
        for output in [&check, &build] {
            assert!(said(output).contains(code), "{code}: {}", said(output));
        }
        let explained = run(folder.path(), "check", &["--explain", code]);
        assert!(explained.status.success(), "{code}");
    }
    assert_eq!(check.status.code(), Some(1));
}

#[test]
fn an_article_without_clauses_is_an_error_that_build_counts_as_one() {
    let text = "# Article 11: The conduct of the players\n\nPlayers behave.\n";
    let folder = book("", &[("en/article11.md", text)]);
    let build = run(folder.path(), "build", &["-o", "site"]);
    assert!(build.status.success(), "{}", said(&build));
    let text = said(&build);
    assert!(
        text.contains("no numbered clauses were found in Article 11"),
        "{text}"
    );
    assert!(counts(&build).starts_with("1 error,"), "{text}");
}

#[test]
fn a_permission_in_other_words_is_no_duty() {
    let article = "# Article 6: The clock\n\n\
        **6.2.2** A player must be allowed to stop his clock after making his move.\n";
    let folder = book("edition = \"2018\"", &[("en/article6.md", article)]);
    let text = said(&run(folder.path(), "check", &[]));
    assert!(!text.contains("lost-quantifier"), "{text}");
}

#[test]
fn the_plain_edition_is_called_by_its_name() {
    let article = "# Article 4\n\n**4.3** If the player having the move touches a piece with the \
        intention of moving it, he must move it if it can be moved.\n";
    let folder = book("edition = \"2023\"", &[("en/article4.md", article)]);
    let text = said(&run(folder.path(), "check", &[]));
    assert!(text.contains("the plain edition says"), "{text}");
    assert!(text.contains("plain edition, en/article4.md"), "{text}");
    assert!(!text.contains("“en” text"), "{text}");
}

#[test]
fn a_file_in_another_encoding_fails_the_build() {
    let folder = built("", &[("en/article4.md", ARTICLE4)]);
    let before = page(&folder, "en/article4/index.html");
    let utf16: Vec<u8> = ARTICLE4.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let utf16 = [&b"\xFF\xFE"[..], &utf16].concat();
    for bytes in [&b"# Article 4\n\n**4.1** One hand\xE9.\n"[..], &utf16] {
        fs::write(folder.path().join("laws/en/article4.md"), bytes).unwrap();
        let output = run(folder.path(), "build", &["-o", "site"]);
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(
            said(&output).contains("en/article4.md"),
            "{}",
            said(&output)
        );
        assert_eq!(page(&folder, "en/article4/index.html"), before);
    }
    let output = run(folder.path(), "build", &["-o", "site", "--allow-missing"]);
    assert!(output.status.success(), "{}", said(&output));
}

#[test]
fn wrong_values_of_the_book_stop_the_build() {
    for (manifest, expected) in [
        ("edition = 2018", "1:11"),
        (
            "edition = \"2017\"",
            "is “2017”; it must be “2018” or “2023”",
        ),
        ("languages = \"en\"", "languages must be"),
        ("foter = \"x\"", "there is no key “foter” here"),
    ] {
        let folder = book(manifest, &[("en/article4.md", ARTICLE4)]);
        let output = run(folder.path(), "build", &["-o", "site"]);
        let text = said(&output);
        assert_eq!(output.status.code(), Some(2), "{manifest}: {text}");
        assert!(text.contains(expected), "{manifest}: {text}");
        assert!(text.contains("book.toml has errors"), "{manifest}: {text}");
    }
    let folder = book("edition = 2018", &[("en/article4.md", ARTICLE4)]);
    let text = said(&run(folder.path(), "build", &["-o", "site"]));
    assert!(text.contains("edition = \"2018\""), "{text}");
}

#[test]
fn one_title_serves_every_language() {
    let folder = built("title = \"Ruritania\"", &[("en/article4.md", ARTICLE4)]);
    assert!(page(&folder, "en/index.html").contains("<h1>Ruritania</h1>"));
}

#[test]
fn the_texts_are_one_chain_in_the_order_of_the_laws() {
    let folder = built("", &[("en/own4.md", ARTICLE4)]);
    let link = |path: &str, rel: &str| {
        let html = page(&folder, path);
        let (_, after) = html.split_once(&format!("rel={rel} href="))?;
        let (href, _) = after.split_once('>')?;
        Some(href.to_owned())
    };
    let next = |path: &str| link(path, "next");
    let previous = |path: &str| link(path, "prev");
    assert_eq!(next("en/article3/index.html").as_deref(), Some("../own4/"));
    assert_eq!(next("en/own4/index.html").as_deref(), Some("../article5/"));
    assert_eq!(
        previous("en/own4/index.html").as_deref(),
        Some("../article3/")
    );
    assert_eq!(
        previous("en/article5/index.html").as_deref(),
        Some("../own4/")
    );
    assert_eq!(
        next("en/article4/index.html").as_deref(),
        Some("../article5/")
    );
    assert_eq!(
        previous("en/article4/index.html").as_deref(),
        Some("../article3/")
    );
}

#[test]
fn a_clause_is_cited_once_by_each_other() {
    let folder = built("", &[("en/own4.md", ARTICLE4)]);
    let html = page(&folder, "en/own4/index.html");
    let cited = html.split("Cited by").nth(1).unwrap();
    let cited = &cited[..cited.find("</span>").unwrap()];
    assert_eq!(cited.matches(">4.8</a>").count(), 1, "{cited}");
}

#[test]
fn a_language_that_the_book_leaves_out_is_named() {
    let files = [
        ("en/article4.md", ARTICLE4),
        ("ru/article4.md", "# Статья 4\n"),
    ];
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("laws/en")).unwrap();
    fs::create_dir_all(folder.path().join("laws/ru")).unwrap();
    for (name, text) in files {
        fs::write(folder.path().join("laws").join(name), text).unwrap();
    }
    fs::write(
        folder.path().join("laws/book.toml"),
        "languages = [\"en\"]\n",
    )
    .unwrap();
    let text = said(&run(folder.path(), "check", &[]));
    assert!(text.contains("the book has no language ru"), "{text}");
}

#[test]
fn tags_are_found_and_never_shown() {
    let article = "# Article 12\n\n<p><b>12.1</b> The arbiter sees to it.</p>\n\n\
        **12.2** He <u>acts</u>.<br>He may.\n\n<div>\n</div>\n";
    let folder = built("", &[("en/article12.md", article)]);
    let html = page(&folder, "en/article12/index.html");
    for tag in ["&lt;/p", "&lt;u", "&lt;div", "&lt;b"] {
        assert!(!html.contains(tag), "{tag}");
    }
    assert!(html.contains("The arbiter sees to it."));
    let text = said(&run(folder.path(), "check", &[]));
    assert!(text.contains("warning[raw-html]: <p> is HTML"), "{text}");
}

#[test]
fn the_start_page_says_of_the_plain_edition_what_is_so() {
    let files = [("en/article4.md", ARTICLE4)];
    let mixed = page(&built("", &files), "en/index.html");
    assert!(mixed.contains("plain edition"));
    assert!(!mixed.contains("in plain words"));
    let own = page(&built("plain = false", &files), "en/index.html");
    assert!(!own.contains("plain edition"));
    assert!(!own.contains("several languages"));
}

#[test]
fn a_publisher_keeps_the_state_of_the_texts_to_himself() {
    let folder = book("", &[("en/article4.md", ARTICLE4)]);
    let manifest = folder.path().join("laws/book.toml");
    let mut text = fs::read_to_string(&manifest).unwrap();
    text += "texts = false\nlead = \"As our congress adopted them.\"\ntheme = \"theme\"\n";
    fs::write(&manifest, text).unwrap();
    fs::create_dir_all(folder.path().join("laws/theme")).unwrap();
    fs::write(folder.path().join("laws/theme/site.css"), "").unwrap();
    let output = run(folder.path(), "build", &["-o", "site"]);
    assert!(output.status.success(), "{}", said(&output));
    assert!(!folder.path().join("site/en/texts").exists());
    assert!(!page(&folder, "en/editors/index.html").contains("../texts/"));
    assert!(page(&folder, "en/index.html").contains("As our congress adopted them."));
    let check = said(&run(folder.path(), "check", &[]));
    assert!(check.contains("static/site.css"), "{check}");
}
