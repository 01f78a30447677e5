//! Pictures and texts that want to do something.

use std::fs;

use super::{Preview, book, kanon};

const SCRIPT: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\">\
                      <script>alert(1)</script><rect width=\"9\" height=\"9\"/></svg>";

#[test]
fn a_picture_is_published_without_its_script() {
    let folder = book();
    fs::write(folder.path().join("content/hy/evil.svg"), SCRIPT).unwrap();
    let kind = "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect width=\"9\"/><!-- mine --></svg>";
    let drawing = kind.replace("<!-- mine -->", "");
    fs::write(folder.path().join("content/hy/kind.svg"), &drawing).unwrap();
    let article = folder.path().join("content/hy/article8.md");
    fs::write(
        article,
        "# Հոդված 8\n\n**8.1** [ա](evil.svg) ![բ](evil.svg) ![գ](kind.svg)\n",
    )
    .unwrap();
    let built = kanon(folder.path(), &["build"]);
    assert!(built.status.success());
    let said = String::from_utf8_lossy(&built.stdout).into_owned();
    assert!(
        said.contains("evil.svg") && !said.contains("kind.svg"),
        "{said}"
    );
    let published = folder.path().join("site/files/hy");
    let evil = fs::read_to_string(published.join("evil.svg")).unwrap();
    assert!(evil.contains("<rect"));
    assert!(!evil.contains("alert"));
    assert_eq!(
        fs::read_to_string(published.join("kind.svg")).unwrap(),
        drawing
    );
    let preview = Preview::new(folder);
    let answer = preview.ask("GET", "/files/hy/evil.svg", "");
    assert!(answer.starts_with("HTTP/1.1 200") && !answer.contains("alert"));
}

#[test]
fn a_style_sheet_in_pieces_asks_for_nothing() {
    let folder = book();
    let sheets = [
        "@im<!-- -->port '//x.example/a';",
        "@im<g/>port '//x.example/a';",
        "@im<script/>port '//x.example/a';",
        "a{fill:u<![CDATA[rl(//x.example/a)]]>}",
        "<!-- -->a{fill:src('//x.example/a')}",
    ];
    let article = folder.path().join("content/hy/article8.md");
    let mut text = "# Հոդված 8\n\n**8.1** Նկար".to_owned();
    for (number, sheet) in sheets.iter().enumerate() {
        let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><style>{sheet}</style></svg>");
        fs::write(folder.path().join(format!("content/hy/{number}.svg")), svg).unwrap();
        text += &format!(" ![ա]({number}.svg)");
    }
    fs::write(article, text).unwrap();
    assert!(kanon(folder.path(), &["build"]).status.success());
    for (number, sheet) in sheets.iter().enumerate() {
        let published = folder.path().join(format!("site/files/hy/{number}.svg"));
        let published = fs::read_to_string(published).unwrap();
        assert!(published.contains("<style>"), "{sheet}: {published}");
        assert!(!published.contains("x.example"), "{sheet}: {published}");
    }
}

#[test]
fn every_page_has_a_policy() {
    let folder = book();
    assert!(kanon(folder.path(), &["build"]).status.success());
    let papers = ["quiz", "--count", "2", "--format", "print,interactive"];
    let made = kanon(
        folder.path(),
        &[&papers[..], &["--output", "paper"]].concat(),
    );
    assert!(made.status.success());
    let mut pages = Vec::new();
    let mut folders = vec![folder.path().join("site"), folder.path().join("paper")];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "html") {
                pages.push(path);
            }
        }
    }
    assert!(pages.len() > 100);
    for page in pages {
        let text = fs::read_to_string(&page).unwrap();
        if text.contains("http-equiv=refresh") {
            assert!(!text.contains("<script"), "it only leads on");
            continue;
        }
        let policy = text.split("Content-Security-Policy").nth(1);
        let policy = policy.and_then(|it| it.split("content=\"").nth(1)?.split('"').next());
        let policy = policy.unwrap_or_else(|| panic!("{} has none", page.display()));
        let mut parts = policy.split("; ");
        let others = parts.clone().next().unwrap_or_default();
        let of_site = page.starts_with(folder.path().join("site"));
        let own = if of_site {
            "default-src 'self'"
        } else {
            "default-src 'none'"
        };
        assert!(others.starts_with(own), "{}: {policy}", page.display());
        let script = parts.find(|it| it.starts_with("script-src"));
        let script = script.unwrap_or(others);
        let script = script.replace("'wasm-unsafe-eval'", "");
        assert!(!script.contains("unsafe") && !script.contains("data:"));
    }
}

#[test]
fn control_characters_reach_no_format() {
    let folder = tempfile::tempdir().unwrap();
    let scenario = r#"{"id":"a","ask":"ruling","start":{"moves":"1.e4"},"events":[{"who":"black","event":"adjourn"},{"who":"black","event":"seal","text":"e5\u001b[31m"}]}"#;
    fs::write(folder.path().join("s.json"), scenario).unwrap();
    let made = kanon(
        folder.path(),
        &[
            "quiz",
            "s.json",
            "--format",
            "moodle,qti",
            "--output",
            "paper",
        ],
    );
    assert_eq!(made.status.code(), Some(2));
    let said = String::from_utf8_lossy(&made.stderr).into_owned();
    assert!(said.contains("control-character"), "{said}");
    assert!(!folder.path().join("paper").exists());
}

#[test]
fn characters_that_turn_a_line_are_found() {
    let folder = book();
    let article = folder.path().join("content/hy/article8.md");
    fs::write(article, "# Հոդված 8\n\n**8.1** Տես \u{202e}2.9\u{202c}\n").unwrap();
    let checked = kanon(folder.path(), &["check"]);
    assert_eq!(checked.status.code(), Some(1));
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(said.contains("hidden-direction"), "{said}");
    assert!(!said.contains('\u{202e}'));
}

#[cfg(unix)]
#[test]
fn papers_are_not_written_through_a_link() {
    let folder = tempfile::tempdir().unwrap();
    let victim = folder.path().join("victim");
    fs::write(&victim, "mine").unwrap();
    fs::create_dir(folder.path().join("paper")).unwrap();
    let part = folder.path().join("paper/.quiz.en.gift.part");
    std::os::unix::fs::symlink(&victim, part).unwrap();
    let made = kanon(
        folder.path(),
        &[
            "quiz", "--count", "1", "--format", "gift", "--output", "paper",
        ],
    );
    assert!(made.status.success());
    assert_eq!(fs::read_to_string(victim).unwrap(), "mine");
}
