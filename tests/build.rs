//! `kanon build` and `kanon serve` as commands: what they write, what they refuse, what they keep.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant, SystemTime};

fn kanon() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kanon"));
    command.args(["--lang", "en"]);
    command
}

fn build(content: &Path, target: &Path, more: &[&str]) -> Output {
    let mut command = kanon();
    command
        .arg("--content")
        .arg(content)
        .arg("build")
        .arg("-o")
        .arg(target);
    command.args(more).output().unwrap()
}

fn small_book(folder: &Path) {
    for (path, text) in [
        // Without the plain edition, which would have a page for what the book leaves out.
        ("book.toml", "plain = false\n"),
        (
            "hy/article9.md",
            "# Հոդված 9: Ոչ-ոքի\n\n**9.1** Առաջարկ\n\n**9.2** Կրկնություն\n",
        ),
        (
            "ru/article9.md",
            "# Статья 9: Ничья\n\n**9.1** Предложение\n",
        ),
        ("book.toml", "plain = false\n"),
    ] {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// Every file below a folder with its bytes and its time.
fn state(folder: &Path) -> BTreeMap<PathBuf, (Vec<u8>, SystemTime)> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(state(&path));
        } else {
            let time = fs::metadata(&path).unwrap().modified().unwrap();
            files.insert(path.clone(), (fs::read(&path).unwrap(), time));
        }
    }
    files
}

fn said(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

#[test]
fn a_second_build_touches_only_what_changed() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    small_book(&content);
    let first = build(&content, &target, &[]);
    assert!(first.status.success(), "{}", said(&first));
    let before = state(&target);
    let second = build(&content, &target, &[]);
    assert!(
        said(&second).contains("Nothing has changed"),
        "{}",
        said(&second)
    );
    assert_eq!(before, state(&target), "nothing was touched");

    fs::write(
        content.join("ru/article9.md"),
        "# Статья 9: Ничья\n\n**9.1** Предложение ничьей\n",
    )
    .unwrap();
    assert!(build(&content, &target, &[]).status.success());
    let after = state(&target);
    let changed = |path: &str| before[&target.join(path)] != after[&target.join(path)];
    assert!(changed("ru/article9/index.html"));
    assert!(
        !changed("hy/rules/move.knight.html"),
        "bytes and times stay"
    );
    assert!(!changed("assets/site.css"));
}

#[test]
fn what_is_gone_is_removed_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    small_book(&content);
    assert!(build(&content, &target, &[]).status.success());
    fs::write(target.join("CNAME"), "example.org").unwrap();
    fs::write(target.join("ru/article9/own.txt"), "mine").unwrap();
    fs::remove_file(content.join("ru/article9.md")).unwrap();
    assert!(build(&content, &target, &[]).status.success());
    assert!(!target.join("ru/article9/index.html").exists());
    assert!(!target.join("hy/compare").exists(), "empty folders go");
    assert_eq!(
        fs::read_to_string(target.join("ru/article9/own.txt")).unwrap(),
        "mine"
    );
    assert_eq!(
        fs::read_to_string(target.join("CNAME")).unwrap(),
        "example.org"
    );
}

#[test]
fn a_folder_that_kanon_did_not_make_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("mine"));
    small_book(&content);
    fs::create_dir(&target).unwrap();
    fs::write(target.join("thesis.txt"), "years of work").unwrap();
    let refused = build(&content, &target, &[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        said(&refused).contains("was not built by kanon"),
        "{}",
        said(&refused)
    );
    assert_eq!(state(&target).len(), 1);
    let file = build(&content, &target.join("thesis.txt"), &[]);
    assert_eq!(file.status.code(), Some(2));
    assert_eq!(build(&content, &content, &[]).status.code(), Some(2));
}

#[test]
fn a_file_that_no_build_made_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    small_book(&content);
    let article = content.join("ru/article9.md");
    let text = fs::read(&article).unwrap();
    fs::remove_file(&article).unwrap();
    assert!(build(&content, &target, &[]).status.success());
    let own = target.join("ru/article9/index.html");
    fs::create_dir_all(own.parent().unwrap()).unwrap();
    fs::write(&own, "mine").unwrap();
    fs::write(&article, text).unwrap();
    let before = state(&target);
    let refused = build(&content, &target, &[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("index.html"), "{}", said(&refused));
    assert_eq!(state(&target), before);
}

#[cfg(unix)]
#[test]
fn a_link_out_of_the_site_is_not_followed() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    let outside = folder.path().join("outside");
    small_book(&content);
    assert!(build(&content, &target, &[]).status.success());
    fs::create_dir(&outside).unwrap();
    fs::write(outside.join("index.html"), "mine").unwrap();
    fs::remove_dir_all(target.join("hy")).unwrap();
    std::os::unix::fs::symlink(&outside, target.join("hy")).unwrap();
    let refused = build(&content, &target, &[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("is a link"), "{}", said(&refused));
    assert_eq!(state(&outside).len(), 1);
    assert_eq!(
        fs::read_to_string(outside.join("index.html")).unwrap(),
        "mine"
    );
}

#[test]
fn a_first_build_that_was_interrupted_can_be_begun_again() {
    let folder = tempfile::tempdir().unwrap();
    let content = folder.path().join("content");
    small_book(&content);
    let target = folder.path().join("site");
    fs::create_dir_all(target.join(".kanon-aside/ru")).unwrap();
    fs::write(target.join(".kanon-aside/ru/index.html"), "half").unwrap();
    let output = build(&content, &target, &[]);
    assert!(target.join("index.html").exists(), "{}", said(&output));
    assert!(!target.join(".kanon-aside").exists());
}

#[test]
fn a_failed_build_leaves_the_old_site() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    let theme = folder.path().join("theme");
    small_book(&content);
    assert!(build(&content, &target, &[]).status.success());
    let before = state(&target);
    fs::create_dir(&theme).unwrap();
    fs::write(theme.join("rule.html"), "{% extends \"layout.html\" %}{% block main %}{{ t(key=\"site-no-such-message\") }}{% endblock %}").unwrap();
    let failed = build(&content, &target, &["--theme", theme.to_str().unwrap()]);
    assert_eq!(failed.status.code(), Some(2));
    assert!(
        said(&failed).contains("site-no-such-message"),
        "{}",
        said(&failed)
    );
    assert_eq!(before, state(&target));
    let fresh = folder.path().join("fresh");
    assert_eq!(
        build(&content, &fresh, &["--theme", theme.to_str().unwrap()])
            .status
            .code(),
        Some(2)
    );
    assert!(!fresh.exists(), "a first build that fails leaves nothing");
}

#[test]
fn a_publisher_overrides_templates_styles_and_choices() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    small_book(&content);
    fs::create_dir_all(content.join("look/static")).unwrap();
    fs::write(
        content.join("look/static/site.css"),
        "body { color: teal; }\n",
    )
    .unwrap();
    fs::write(content.join("look/door.html"), "my own door\n").unwrap();
    fs::write(
        content.join("logo.svg"),
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    )
    .unwrap();
    fs::write(
        content.join("book.toml"),
        "pattern = \"{lang}/{slug}.md\"\nedition = \"2023\"\n[site]\nlogo = \"logo.svg\"\ntheme = \"look\"\n\
         [site.title]\nhy = \"Իմ գիրքը\"\n[site.footer]\nhy = \"Երևան\"\n[site.colors]\nlight = \"#123456\"\n",
    )
    .unwrap();
    let made = build(&content, &target, &[]);
    assert!(made.status.success(), "{}", said(&made));
    let read = |path: &str| fs::read_to_string(target.join(path)).unwrap();
    let style = read("assets/site.css");
    assert!(style.starts_with("body { color: teal; }\n"), "{style}");
    assert!(style.ends_with(":root { --accent: #123456; }\n"), "{style}");
    assert_eq!(read("index.html"), "my own door\n");
    let page = read("hy/article9/index.html");
    for expected in ["Իմ գիրքը", "Երևան", "files/logo.svg"] {
        assert!(page.contains(expected), "{expected}");
    }
}

#[test]
fn mistakes_about_the_site_are_found_before_it_is_built() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    small_book(&content);
    let book = fs::read_to_string(content.join("book.toml")).unwrap_or_default();
    fs::write(
        content.join("book.toml"),
        format!("{book}\n[site]\nfoter.hy = \"Երևան\"\npractice = \"no\"\n"),
    )
    .unwrap();
    let line = book.lines().count() + 3;
    let checked = kanon()
        .args(["check", "--color", "never", "--content"])
        .arg(&content)
        .output()
        .unwrap();
    assert_eq!(checked.status.code(), Some(1), "{}", said(&checked));
    let made = build(&content, &target, &[]);
    assert_eq!(made.status.code(), Some(2), "{}", said(&made));
    assert!(!target.exists());
    for output in [&checked, &made] {
        for expected in [
            format!("book.toml:{line}:1"),
            "did you mean footer?".to_owned(),
            format!("book.toml:{}:12", line + 1),
        ] {
            assert!(
                said(output).contains(&expected),
                "{expected} in {}",
                said(output)
            );
        }
    }
}

#[test]
fn what_the_book_names_and_is_not_there_is_found_by_check_and_by_build() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    small_book(&content);
    fs::create_dir(content.join("folder.svg")).unwrap();
    fs::write(content.join("look"), "a file, not a folder").unwrap();
    for (line, column, words) in [
        (
            "logo = \"gone.svg\"",
            8,
            "logo is “gone.svg”; it must be a picture",
        ),
        ("logo = \"folder.svg\"", 8, "logo is “folder.svg”"),
        ("logo = \"../site.svg\"", 8, "logo is “../site.svg”"),
        (
            "theme = \"look\"",
            9,
            "theme is “look”; it must be a folder",
        ),
        ("languages = [\"hy\", \"fr\"]", 20, "speak: en, hy, ru"),
        ("theme = \"\"", 9, "it must be a folder"),
    ] {
        fs::write(content.join("book.toml"), format!("\n[site]\n{line}\n")).unwrap();
        let mut check = kanon();
        check.args(["check", "--color", "never", "--content"]);
        let checked = check.arg(&content).output().unwrap();
        assert_eq!(checked.status.code(), Some(1), "{}", said(&checked));
        let made = build(&content, &target, &[]);
        assert_eq!(made.status.code(), Some(2), "{}", said(&made));
        assert!(!target.exists());
        for output in [&checked, &made] {
            let said = said(output);
            assert!(said.contains(&format!("book.toml:3:{column}")), "{said}");
            assert!(
                said.contains(words) && said.contains("what to do:"),
                "{said}"
            );
        }
    }
}

#[test]
fn a_book_that_cannot_be_read_is_refused_like_one_with_mistakes() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    small_book(&content);
    for name in ["book.toml", "errata.toml"] {
        let path = content.join(name);
        let refused = |words: &str| {
            let made = build(&content, &target, &[]);
            assert_eq!(made.status.code(), Some(2), "{name}: {}", said(&made));
            assert!(said(&made).contains(words), "{name}: {}", said(&made));
            assert!(!target.exists(), "{name}");
        };
        fs::File::create(&path).unwrap().set_len(9 << 20).unwrap();
        refused("has 9 MB and was not read");
        fs::remove_file(&path).unwrap();
        fs::create_dir(&path).unwrap();
        refused("cannot read");
        fs::remove_dir(&path).unwrap();
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("nowhere", &path).unwrap();
            refused("cannot read");
            fs::remove_file(&path).unwrap();
            let made = Command::new("mkfifo").arg(&path).status().unwrap();
            assert!(made.success());
            refused("not a regular file");
            fs::remove_file(&path).unwrap();
        }
    }
}

#[test]
fn a_template_that_is_no_text_and_an_address_that_is_none_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    small_book(&content);
    let theme = folder.path().join("theme");
    fs::create_dir(&theme).unwrap();
    fs::write(theme.join("door.html"), b"\xff").unwrap();
    let made = build(&content, &target, &["--theme", theme.to_str().unwrap()]);
    assert_eq!(made.status.code(), Some(2), "{}", said(&made));
    assert!(
        said(&made).contains("template: door.html"),
        "{}",
        said(&made)
    );
    let made = build(&content, &target, &["--base-url", "javascript:alert(1)"]);
    assert_eq!(made.status.code(), Some(2), "{}", said(&made));
    let expected = "expected an address such as https://example.org/laws/";
    assert!(said(&made).contains(expected), "{}", said(&made));
    assert!(!target.exists());
    let beside = content.join("hy/article9.md/site");
    let made = build(&content, &beside, &[]);
    assert!(said(&made).contains("cannot create"), "{}", said(&made));
}

#[test]
fn no_site_is_made_without_its_corrections() {
    let folder = tempfile::tempdir().unwrap();
    let (content, target) = (folder.path().join("content"), folder.path().join("site"));
    small_book(&content);
    fs::write(content.join("errata.toml"), "[[erratum]]\ndocument = \n").unwrap();
    let made = build(&content, &target, &[]);
    assert_eq!(made.status.code(), Some(2), "{}", said(&made));
    assert!(said(&made).contains("errata.toml:2:"), "{}", said(&made));
    assert!(!target.exists());
}

/// A preview that ends with the test.
struct Preview(std::process::Child);

impl Drop for Preview {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /{path} HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn a_preview_follows_changes_and_ends_cleanly() {
    let folder = tempfile::tempdir().unwrap();
    let content = folder.path().join("content");
    small_book(&content);
    let mut command = kanon();
    command
        .arg("--content")
        .arg(&content)
        .args(["serve", "--port", "0"]);
    let mut preview = Preview(command.stdout(Stdio::piped()).spawn().unwrap());
    let mut lines = BufReader::new(preview.0.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let address = first
        .split("http://")
        .nth(1)
        .unwrap()
        .split('/')
        .next()
        .unwrap()
        .to_owned();
    let page = get(&address, "hy/article9/");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("assets/preview.js"));
    assert!(
        page.contains("class=findings"),
        "findings are shown in the page"
    );
    assert!(get(&address, "hy/nowhere/").starts_with("HTTP/1.1 404"));
    assert!(get(&address, "search/hy/index.js").starts_with("HTTP/1.1 200"));
    assert!(get(&address, "../../../etc/passwd").starts_with("HTTP/1.1 404"));

    fs::write(
        content.join("hy/article9.md"),
        "# Հոդված 9: Ոչ-ոքի\n\n**9.1** Նոր տեքստ\n",
    )
    .unwrap();
    let started = Instant::now();
    while !get(&address, "hy/article9/").contains("Նոր տեքստ") {
        assert!(
            started.elapsed() < Duration::from_secs(20),
            "the change never came"
        );
        std::thread::sleep(Duration::from_millis(50));
    }

    let stop = Command::new("kill")
        .args(["-INT", &preview.0.id().to_string()])
        .status();
    assert!(stop.unwrap().success());
    assert_eq!(preview.0.wait().unwrap().code(), Some(0));
    assert_eq!(lines.last().unwrap().unwrap(), "Stopped.");
}
