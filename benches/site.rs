//! `kanon build` on 6,300 articles against Hugo and mdBook on the same articles, in one run, since
//! machines are noisy; then a build with nothing changed, and the preview after one changed clause.
//!
//! `cargo bench --bench site`; Hugo comes from Debian's packages, mdBook by `cargo install mdbook`.
//! Where there is a RAM disk, everything lies on it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const ARTICLES: usize = 6_300;
const ROUNDS: usize = 3;

/// How many times as long as kanon another program may take before it is stopped.
const PATIENCE: u32 = 20;

/// A run: how long it took and how much memory it held at most.
#[derive(Clone, Copy)]
struct Run {
    time: Duration,
    memory_kb: u64,
    /// Whether it came to its end.
    finished: bool,
}

fn main() {
    let ram = Path::new("/dev/shm");
    let folder = match ram.is_dir() {
        true => tempfile::tempdir_in(ram),
        false => tempfile::tempdir(),
    }
    .expect("a temporary folder");
    let root = folder.path();
    let articles = articles();
    write_kanon(&root.join("kanon"), &articles);
    write_hugo(&root.join("hugo"), &articles);
    write_mdbook(&root.join("mdbook"), &articles);

    // Kanon and Hugo take turns, so that neither has the quieter machine to itself.
    let (mut kanon, mut hugo) = (None, None);
    for _ in 0..ROUNDS {
        let _ = fs::remove_dir_all(root.join("out"));
        better(&mut kanon, run(&mut build(root), Duration::MAX));
        let _ = fs::remove_dir_all(root.join("hugo/public"));
        let mut command = Command::new("hugo");
        command.arg("--quiet").current_dir(root.join("hugo"));
        better(&mut hugo, run(&mut command, Duration::MAX));
    }
    let kanon = kanon.expect("kanon builds");
    let mut again = None;
    for _ in 0..ROUNDS {
        better(&mut again, run(&mut build(root), Duration::MAX));
    }
    let again = again.expect("kanon builds");
    let change = serve_change(root);
    let mut command = Command::new("mdbook");
    command.arg("build").current_dir(root.join("mdbook"));
    let mdbook = run(&mut command, kanon.time * PATIENCE);

    println!("{ARTICLES} articles, best of {ROUNDS}; mdBook once");
    show("kanon build", kanon);
    show("kanon build, nothing changed", again);
    println!(
        "{:32} {:>9.0} ms",
        "kanon serve, one clause changed",
        ms(change)
    );
    for (name, other) in [("hugo", hugo), ("mdbook build", mdbook)] {
        match other {
            Some(other) => {
                show(name, other);
                let ratio = ms(other.time) / ms(kanon.time);
                let and_more = if other.finished { "" } else { ", and not done" };
                println!(
                    "{:32} {ratio:>9.2} × (bar: 1){and_more}",
                    format!("{name} / kanon build")
                );
            }
            None => println!("{name:32}   not installed"),
        }
    }
    let share = |part: Duration| ms(part) / ms(kanon.time);
    println!(
        "{:32} {:>9.3} × (bar: 0.1)",
        "nothing changed / build",
        share(again.time)
    );
    println!(
        "{:32} {:>9.3} × (bar: 0.1)",
        "one clause changed / build",
        share(change)
    );
    println!(
        "{:32} {:>9} MB (bar: 500)",
        "memory",
        kanon.memory_kb / 1024
    );
}

fn show(name: &str, run: Run) {
    println!(
        "{name:32} {:>9.0} ms {:>7} MB",
        ms(run.time),
        run.memory_kb / 1024
    );
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Keeps the quicker of two runs.
fn better(best: &mut Option<Run>, run: Option<Run>) {
    let both = best.take().into_iter().chain(run);
    *best = both.min_by_key(|run| run.time);
}

/// Runs a command to its end, or for as long as patience lasts; none where there is no such
/// program.
fn run(command: &mut Command, patience: Duration) -> Option<Run> {
    let started = Instant::now();
    let mut child = command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut memory_kb = 0;
    loop {
        memory_kb = memory_kb.max(peak_memory_kb(&child));
        if let Some(status) = child.try_wait().expect("a child of ours") {
            assert!(status.success(), "{command:?}: {status}");
            return Some(Run {
                time: started.elapsed(),
                memory_kb,
                finished: true,
            });
        }
        if started.elapsed() > patience {
            child.kill().expect("a child of ours");
            child.wait().expect("a child of ours");
            return Some(Run {
                time: started.elapsed(),
                memory_kb,
                finished: false,
            });
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn peak_memory_kb(child: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().nth(1));
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn build(root: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kanon"));
    command
        .arg("--content")
        .arg(root.join("kanon"))
        .args(["build", "-o"])
        .arg(root.join("out"));
    command
}

/// How long the preview takes from a changed clause to the new site.
fn serve_change(root: &Path) -> Duration {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kanon"));
    command
        .args(["--lang", "en", "--content"])
        .arg(root.join("kanon"))
        .args(["serve", "--port", "0"]);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .expect("kanon serves");
    let out = child.stdout.take().expect("its output is piped");
    let mut made = BufReader::new(out)
        .lines()
        .map_while(Result::ok)
        .filter_map(|line| {
            let number = line
                .strip_prefix("Built in ")?
                .split(' ')
                .next()?
                .parse()
                .ok()?;
            Some(Duration::from_millis(number))
        });
    made.next();
    let article = root.join("kanon/hy/article9-0007.md");
    let mut best = Duration::MAX;
    for round in 0..ROUNDS {
        let text = fs::read_to_string(&article).expect("an article");
        fs::write(&article, format!("{text}\n\nԵվս մեկ խոսք {round}։\n")).expect("an article");
        best = best.min(made.next().expect("the change is noticed"));
        // The lints follow, and make the site once more.
        made.next();
    }
    child.kill().expect("a child of ours");
    child.wait().expect("a child of ours");
    best
}

/// The articles of the repository over and over: language, name, text.
fn articles() -> Vec<(&'static str, String, String)> {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let names = [
        ("hy", "article7"),
        ("hy", "article9"),
        ("hy", "rec1"),
        ("hy", "rec3"),
        ("ru", "article9"),
    ];
    let texts = names.map(|(lang, name)| {
        fs::read_to_string(content.join(lang).join(name).with_extension("md")).expect("an article")
    });
    (0..ARTICLES)
        .map(|at| {
            let (lang, name) = names[at % names.len()];
            let text = texts[at % names.len()].clone();
            (lang, format!("{name}-{:04}", at / names.len()), text)
        })
        .collect()
}

fn write(path: PathBuf, text: &str) {
    fs::create_dir_all(path.parent().expect("a file has a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

fn write_kanon(root: &Path, articles: &[(&str, String, String)]) {
    write(
        root.join("book.toml"),
        "pattern = \"{lang}/{slug}.md\"\nedition = \"2023\"\n",
    );
    for (lang, name, text) in articles {
        write(root.join(lang).join(name).with_extension("md"), text);
    }
}

fn write_hugo(root: &Path, articles: &[(&str, String, String)]) {
    write(
        root.join("config.toml"),
        "baseURL = \"https://example.org/\"\ntitle = \"Laws\"\ndisableKinds = [\"taxonomy\", \"term\", \"RSS\"]\n",
    );
    let page = "<!doctype html><html><head><meta charset=\"utf-8\"><title>{{ .Title }}</title></head><body>\
                <main><h1>{{ .Title }}</h1>{{ .Content }}</main>{{ with .NextInSection }}<a href=\"{{ .RelPermalink }}\">{{ .Title }}</a>{{ end }}</body></html>";
    write(root.join("layouts/_default/single.html"), page);
    write(
        root.join("layouts/_default/list.html"),
        "<ul>{{ range .Pages }}<li><a href=\"{{ .RelPermalink }}\">{{ .Title }}</a></li>{{ end }}</ul>",
    );
    write(
        root.join("layouts/index.html"),
        "<ul>{{ range .Site.Sections }}<li>{{ .RelPermalink }}</li>{{ end }}</ul>",
    );
    for (lang, name, text) in articles {
        let text = format!("---\ntitle: \"{name}\"\n---\n{text}");
        write(
            root.join("content")
                .join(lang)
                .join(name)
                .with_extension("md"),
            &text,
        );
    }
}

fn write_mdbook(root: &Path, articles: &[(&str, String, String)]) {
    write(
        root.join("book.toml"),
        "[book]\ntitle = \"Laws\"\nlanguage = \"en\"\n",
    );
    let mut summary = String::from("# Summary\n\n");
    for (lang, name, text) in articles {
        summary += &format!("- [{name}]({lang}/{name}.md)\n");
        write(
            root.join("src").join(lang).join(name).with_extension("md"),
            text,
        );
    }
    write(root.join("src/SUMMARY.md"), &summary);
}
