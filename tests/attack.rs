//! Nothing is lost, nothing stalls: the faults that an attacker found, each as a test. Another
//! binary is tried with `KANON_BIN`.

#[path = "attack/bounds.rs"]
mod bounds;
#[path = "attack/hostile_texts.rs"]
mod hostile_texts;
#[path = "attack/stopping.rs"]
mod stopping;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn binary() -> String {
    let binary = std::env::var("KANON_BIN");
    binary.unwrap_or_else(|_| env!("CARGO_BIN_EXE_kanon").to_owned())
}

/// After so long a command counts as one that never ends, on a busy machine too.
const DOES_NOT_END: Duration = Duration::from_secs(90);

/// Runs a command to its end; what it writes is read meanwhile.
fn kanon(folder: &Path, args: &[&str]) -> Output {
    let mut child = Command::new(binary())
        .args(["--lang", "en"])
        .args(args)
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (stdout, stderr) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    let read = |mut from: Box<dyn Read + Send>| {
        std::thread::spawn(move || {
            let mut read = Vec::new();
            from.read_to_end(&mut read).unwrap();
            read
        })
    };
    let (stdout, stderr) = (read(Box::new(stdout)), read(Box::new(stderr)));
    let started = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if started.elapsed() > DOES_NOT_END {
            child.kill().unwrap();
            panic!("{args:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(10));
    };
    Output {
        status,
        stdout: stdout.join().unwrap(),
        stderr: stderr.join().unwrap(),
    }
}

fn book() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("content/hy")).unwrap();
    for name in ["article8", "article9"] {
        let number = &name[7..];
        let text = format!("# Հոդված {number}: Ոչ-ոքի\n\n**{number}.1** Առաջարկ\n");
        fs::write(folder.path().join(format!("content/hy/{name}.md")), text).unwrap();
    }
    folder
}

#[test]
fn an_article_that_cannot_be_read_is_not_unpublished() {
    let folder = book();
    let page = folder.path().join("site/hy/article9/index.html");
    let article = folder.path().join("content/hy/article9.md");
    assert!(kanon(folder.path(), &["build"]).status.success());
    fs::write(&article, "x\n".repeat(5 << 20)).unwrap();
    let refused = kanon(folder.path(), &["build"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("hy/article9.md"));
    assert!(page.exists());
    fs::remove_dir_all(folder.path().join("content/hy")).unwrap();
    assert_eq!(kanon(folder.path(), &["build"]).status.code(), Some(2));
    assert!(page.exists());
}

#[test]
fn a_build_without_an_article_can_be_asked_for() {
    let folder = book();
    let article = folder.path().join("content/hy/article9.md");
    fs::write(&article, "x\n".repeat(5 << 20)).unwrap();
    let built = kanon(folder.path(), &["build", "--allow-missing"]);
    assert!(built.status.success());
    assert!(folder.path().join("site/hy/article8/index.html").exists());
}

/// Runs a command for which permissions hold: they do not for root, who asks as nobody.
#[cfg(target_os = "linux")]
fn as_nobody(folder: &tempfile::TempDir, args: &[&str]) -> Output {
    use std::os::unix::fs::MetadataExt;
    use std::os::unix::process::CommandExt;
    let mut command = Command::new(binary());
    command.args(["--lang", "en"]).args(args);
    if fs::metadata("/proc/self").unwrap().uid() == 0 {
        command.uid(65534);
    }
    command.current_dir(folder.path()).output().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_without_permission_may_be_missing_if_asked_for() {
    use std::os::unix::fs::PermissionsExt;
    let folder = book();
    let allow = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    let closed = folder.path().join("content/hy/closed");
    fs::create_dir(&closed).unwrap();
    allow(&closed, 0o000);
    allow(folder.path(), 0o777);
    let refused = as_nobody(&folder, &["build"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("hy/closed"));
    let built = as_nobody(&folder, &["build", "--allow-missing"]);
    assert!(built.status.success());
    assert!(folder.path().join("site/hy/article8/index.html").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let folder = book();
    fs::write(folder.path().join("g.pgn"), GAME).unwrap();
    let scan = ["scan", "g.pgn", "--output", "/dev/full"];
    let refused = kanon(folder.path(), &scan);
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(
        said.contains("/dev/full") && said.contains("no space"),
        "{said}"
    );
    for args in [&["--version"][..], &["check"], &["scan", "g.pgn"]] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(binary());
        let command = command.args(["--lang", "en"]).args(args).stdout(full);
        let refused = command.current_dir(folder.path()).output().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{args:?}");
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(said.contains("no space"), "{args:?}: {said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_may_not_be_written_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let folder = book();
    let allow = |path: &str, mode| {
        let path = folder.path().join(path);
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    fs::create_dir(folder.path().join("closed")).unwrap();
    for (path, mode) in [("closed", 0o555), ("content/hy", 0o555), ("", 0o777)] {
        allow(path, mode);
    }
    // Who may only read the articles can build from them.
    assert!(as_nobody(&folder, &["build"]).status.success());
    fs::write(folder.path().join("g.pgn"), GAME).unwrap();
    let scan = ["scan", "g.pgn", "--output", "closed/x.jsonl"];
    for args in [
        &["build", "--output", "closed/site"][..],
        &["new", "book", "closed/laws"],
        &["new", "scenario", "closed/claim.toml"],
        &["quiz", "--count", "1", "--format", "gift", "-o", "closed/x"],
        &scan,
    ] {
        let refused = as_nobody(&folder, args);
        assert_eq!(refused.status.code(), Some(2), "{args:?}");
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(
            said.contains("closed/") && said.contains("permission"),
            "{said}"
        );
    }
    assert_eq!(
        fs::read_dir(folder.path().join("closed")).unwrap().count(),
        0
    );
}

#[cfg(unix)]
#[test]
fn links_to_folders_do_not_hang_a_build() {
    let folder = book();
    for name in ["a", "b"] {
        std::os::unix::fs::symlink(".", folder.path().join("content/hy").join(name)).unwrap();
    }
    assert!(kanon(folder.path(), &["build"]).status.success());
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    let folder = book();
    assert!(kanon(folder.path(), &["build"]).status.success());
    let victim = folder.path().join("victim");
    fs::write(&victim, "mine").unwrap();
    let beside = folder.path().join("site/.kanon-site.json.new");
    std::os::unix::fs::symlink(&victim, beside).unwrap();
    fs::write(folder.path().join("content/hy/article8.md"), "# Հոդված 8\n").unwrap();
    assert!(kanon(folder.path(), &["build"]).status.success());
    assert_eq!(fs::read_to_string(victim).unwrap(), "mine");
}

#[test]
fn a_first_build_cut_off_before_its_marker_has_a_name_is_gone_on_with() {
    let folder = book();
    fs::create_dir_all(folder.path().join("site/.kanon-aside")).unwrap();
    fs::write(folder.path().join("site/.kanon-site.json.new"), "{").unwrap();
    assert!(kanon(folder.path(), &["build"]).status.success());
}

#[test]
fn builds_into_one_folder_exclude_each_other() {
    let folder = book();
    assert!(kanon(folder.path(), &["build"]).status.success());
    let lock = fs::File::create(folder.path().join("site/.kanon-lock")).unwrap();
    lock.lock().unwrap();
    let page = folder.path().join("site/hy/article9/index.html");
    fs::remove_file(&page).unwrap();
    let refused = kanon(folder.path(), &["build"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another build"));
    assert!(!page.exists());
    drop(lock);
    assert!(kanon(folder.path(), &["build"]).status.success());
    assert!(page.exists());
}

#[test]
fn a_first_build_that_fails_leaves_no_folder() {
    let folder = book();
    fs::remove_dir_all(folder.path().join("content/hy")).unwrap();
    assert_eq!(kanon(folder.path(), &["build"]).status.code(), Some(2));
    assert!(!folder.path().join("site").exists());
}

#[cfg(unix)]
#[test]
fn a_theme_stays_inside_its_folder() {
    let folder = book();
    let theme = folder.path().join("content/_theme/static");
    fs::create_dir_all(&theme).unwrap();
    fs::write(folder.path().join("secret"), "mine").unwrap();
    let manifest = folder.path().join("content/book.toml");
    fs::write(&manifest, "[site]\ntheme = \"_theme\"\n").unwrap();
    std::os::unix::fs::symlink(folder.path().join("secret"), theme.join("x.css")).unwrap();
    let refused = kanon(folder.path(), &["build"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("x.css"));
    fs::remove_file(theme.join("x.css")).unwrap();
    let made = Command::new("mkfifo").arg(theme.join("x.css")).status();
    assert!(made.unwrap().success());
    assert_eq!(kanon(folder.path(), &["build"]).status.code(), Some(2));
    fs::remove_file(theme.join("x.css")).unwrap();
    assert!(kanon(folder.path(), &["build"]).status.success());
    fs::create_dir(folder.path().join("outside")).unwrap();
    fs::write(&manifest, "[site]\ntheme = \"../outside\"\n").unwrap();
    assert_eq!(kanon(folder.path(), &["build"]).status.code(), Some(2));
}

#[test]
fn many_stars_in_a_pattern_cost_nothing() {
    let folder = book();
    let pattern = format!("pattern = \"{{lang}}/{}{{slug}}.txt\"\n", "*".repeat(30));
    fs::write(folder.path().join("content/book.toml"), pattern).unwrap();
    let long = format!("content/hy/{}.md", "a".repeat(60));
    fs::write(folder.path().join(long), "# Հոդված 7\n").unwrap();
    kanon(folder.path(), &["check"]);
}

#[cfg(unix)]
#[test]
fn names_that_differ_in_case_only_are_refused() {
    let folder = book();
    for name in ["Case", "case"] {
        let article = folder.path().join(format!("content/hy/{name}.md"));
        fs::write(article, "# Նախաբան\n").unwrap();
    }
    assert_eq!(kanon(folder.path(), &["build"]).status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn no_screen_obeys_a_text() {
    let folder = book();
    let article = folder.path().join("content/hy/a\u{1b}[31m.md");
    fs::write(article, "# Հոդված 7: \u{1b}[31m\n\n**7.1** Տես 99.9\n").unwrap();
    for args in [&["model"][..], &["check", "--format", "github"]] {
        let said = kanon(folder.path(), args).stdout;
        assert!(String::from_utf8_lossy(&said).contains("[31m"), "{args:?}");
        assert!(!said.contains(&0x1b), "{args:?}");
    }
}

/// A running preview, ended with the test.
struct Preview {
    child: std::process::Child,
    address: String,
    _folder: tempfile::TempDir,
}

impl Drop for Preview {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Preview {
    fn new(folder: tempfile::TempDir) -> Preview {
        Preview::start(Command::new(binary()), folder)
    }

    fn start(mut command: Command, folder: tempfile::TempDir) -> Preview {
        let mut child = command
            .args(["--lang", "en", "serve", "--port", "0"])
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let ready = lines.next().unwrap().unwrap();
        let (_, address) = ready.split_once("http://").unwrap();
        let address = address.split('/').next().unwrap().to_owned();
        // What else it says is read, so that it never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        Preview {
            child,
            address,
            _folder: folder,
        }
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect(&self.address).unwrap()
    }

    fn ask(&self, method: &str, path: &str, more: &str) -> String {
        let mut stream = self.connect();
        stream.set_read_timeout(Some(DOES_NOT_END)).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\n{more}\r\n"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

#[test]
fn the_preview_reads_requests_as_they_are_meant() {
    let folder = book();
    fs::write(folder.path().join("content/hy/ա բ.svg"), "<svg/>").unwrap();
    let article = folder.path().join("content/hy/article8.md");
    fs::write(article, "# Հոդված 8\n\n![ա](<ա բ.svg>)\n").unwrap();
    let preview = Preview::new(folder);
    let page = preview.ask("GET", "/hy/article8/", "");
    let (_, picture) = page.split_once("<img src=").unwrap();
    let picture = picture.trim_start_matches('"').trim_start_matches("../");
    let picture = picture.split(['"', ' ', '>']).next().unwrap();
    let picture = format!("/{picture}").replace(' ', "%20");
    let encoded = picture.replace('ա', "%D5%A1").replace('բ', "%D5%A2");
    let answer = preview.ask("GET", &encoded, "");
    assert!(answer.starts_with("HTTP/1.1 200"), "{encoded}: {answer}");
    let head = preview.ask("HEAD", "/hy/article8/", "");
    assert!(head.starts_with("HTTP/1.1 200") && head.ends_with("\r\n\r\n"));
    let twice = preview.ask("GET", "/", "Host: localhost\r\n");
    assert!(twice.starts_with("HTTP/1.1 400"));
}

#[test]
fn slow_readers_do_not_stop_the_preview() {
    let preview = Preview::new(book());
    assert!(preview.ask("GET", "/", "").starts_with("HTTP/1.1 200"));
    let slow: Vec<_> = (0..4).map(|_| preview.connect()).collect();
    std::thread::scope(|scope| {
        for mut stream in &slow {
            // A byte every half second, for twelve seconds or until the preview has had enough.
            scope.spawn(move || {
                for _ in 0..24 {
                    if stream.write_all(b"x").is_err() {
                        break;
                    }
                    std::thread::sleep(Duration::from_millis(500));
                }
            });
        }
        std::thread::sleep(Duration::from_millis(300));
        let started = Instant::now();
        assert!(preview.ask("GET", "/", "").starts_with("HTTP/1.1 200"));
        assert!(started.elapsed() < Duration::from_secs(4));
    });
}

#[cfg(unix)]
#[test]
fn listeners_who_have_left_are_forgotten() {
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -n 64; exec \"$0\" \"$@\"", &binary()]);
    let preview = Preview::start(limited, book());
    for _ in 0..150 {
        let mut stream = preview.connect();
        write!(
            stream,
            "GET /_kanon/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
        )
        .unwrap();
        let mut first = [0; 12];
        stream.read_exact(&mut first).unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
    }
    assert!(preview.ask("GET", "/", "").starts_with("HTTP/1.1 200"));
}

const GAME: &str = "[Event \"x\"]\n\n1. e4 e5 2. Ke3 *\n\n";

#[test]
fn resume_refuses_an_output_that_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("g.pgn"), GAME).unwrap();
    let scan = ["scan", "g.pgn", "--format", "json", "--output", "out.jsonl"];
    assert_eq!(kanon(folder.path(), &scan).status.code(), Some(1));
    fs::remove_file(folder.path().join("out.jsonl")).unwrap();
    let resumed = [&scan[..], &["--resume"]].concat();
    assert_eq!(kanon(folder.path(), &resumed).status.code(), Some(2));
    assert!(!folder.path().join("out.jsonl").exists());
}

#[test]
fn a_hard_link_of_the_input_is_no_output() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("g.pgn"), GAME).unwrap();
    fs::hard_link(folder.path().join("g.pgn"), folder.path().join("h.pgn")).unwrap();
    let scan = kanon(folder.path(), &["scan", "g.pgn", "--output", "h.pgn"]);
    assert_eq!(scan.status.code(), Some(2));
    assert_eq!(
        fs::read_to_string(folder.path().join("g.pgn")).unwrap(),
        GAME
    );
}

#[test]
fn scan_writes_over_its_own_output_and_no_other_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("g.pgn"), GAME).unwrap();
    for (name, format) in [("notes.txt", "text"), ("notes.jsonl", "json")] {
        let path = folder.path().join(name);
        let scan = || {
            let args = ["scan", "g.pgn", "--format", format, "--output", name];
            kanon(folder.path(), &args).status.code()
        };
        fs::write(&path, "my notes\n").unwrap();
        assert_eq!(scan(), Some(2), "{name}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "my notes\n");
        fs::remove_file(&path).unwrap();
        assert_eq!(scan(), Some(1), "{name}");
        let made = fs::read(&path).unwrap();
        assert_eq!(scan(), Some(1), "a second time: {name}");
        assert_eq!(fs::read(&path).unwrap(), made);
    }
}

#[test]
fn an_example_that_was_edited_stays() {
    let folder = tempfile::tempdir().unwrap();
    let export = || kanon(folder.path(), &["export-engine", "engine"]);
    assert_eq!(export().status.code(), Some(0));
    let page = folder.path().join("engine/example.html");
    fs::write(&page, "<p>my page</p>").unwrap();
    let again = export();
    assert_eq!(again.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&again.stderr).contains("example.html"));
    assert_eq!(fs::read_to_string(&page).unwrap(), "<p>my page</p>");

    let own = folder.path().join("own");
    fs::create_dir(&own).unwrap();
    fs::write(own.join("index.js"), "mine").unwrap();
    let refused = kanon(folder.path(), &["export-engine", "own"]);
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(fs::read_to_string(own.join("index.js")).unwrap(), "mine");
}

#[test]
fn threads_are_bounded() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("g.pgn"), GAME).unwrap();
    let scan = kanon(folder.path(), &["scan", "g.pgn", "--threads", "100000"]);
    assert_eq!(scan.status.code(), Some(2));
    assert!(!String::from_utf8_lossy(&scan.stderr).contains("panicked"));
}

/// A program that uses the engine has its name in a package file that is not the engine's.
#[test]
fn a_package_that_uses_the_engine_stays() {
    let folder = tempfile::tempdir().unwrap();
    let package = folder.path().join("package.json");
    let text = r#"{"name": "mine", "dependencies": {"kanon-engine": "1"}}"#;
    fs::write(&package, text).unwrap();
    let refused = kanon(folder.path(), &["export-engine", "."]);
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(fs::read_to_string(package).unwrap(), text);
}

#[test]
fn notes_of_a_scan_are_written_over_nobodys_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("g.pgn"), GAME).unwrap();
    let notes = folder.path().join("out.jsonl.progress");
    fs::write(&notes, "mine").unwrap();
    let scan = ["scan", "g.pgn", "--format", "json", "--output", "out.jsonl"];
    assert_eq!(kanon(folder.path(), &scan).status.code(), Some(2));
    assert_eq!(fs::read_to_string(notes).unwrap(), "mine");
}

#[cfg(unix)]
#[test]
fn corrected_copies_are_not_written_through_a_link() {
    let folder = book();
    let article = "# Հոդված 8\n\n**8.1** Առաջարկ   եւ պատասխան\n";
    fs::write(folder.path().join("content/hy/article8.md"), article).unwrap();
    let victim = folder.path().join("victim");
    for name in ["hy/article8.md", ".kanon-fixed"] {
        let fix = || kanon(folder.path(), &["check", "--fix", "--fixed", "copies"]);
        fix();
        let copy = folder.path().join("copies").join(name);
        fs::write(&victim, "mine").unwrap();
        fs::remove_file(&copy).unwrap();
        std::os::unix::fs::symlink(&victim, &copy).unwrap();
        fix();
        assert_eq!(fs::read_to_string(&victim).unwrap(), "mine", "{name}");
        assert!(!copy.is_symlink(), "{name}");
    }
}

#[test]
fn idle_connections_keep_nobody_waiting() {
    let preview = Preview::new(book());
    assert!(preview.ask("GET", "/", "").starts_with("HTTP/1.1 200"));
    let idle: Vec<_> = (0..100).map(|_| preview.connect()).collect();
    let started = Instant::now();
    assert!(preview.ask("GET", "/", "").starts_with("HTTP/1.1 200"));
    assert!(started.elapsed() < Duration::from_secs(4));
    drop(idle);
}
