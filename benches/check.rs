//! `kanon check` on 6,300 articles, against the floor: reading the same files and running
//! pulldown-cmark over them. Prints ratios of one run, since machines are noisy.
//!
//! `cargo bench --bench check`

#[path = "tools/memory.rs"]
mod memory;

use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use kanon::diag::Report;
use kanon::{content, lang::Locales, law::Corpus, lint};
use pulldown_cmark::{Options, Parser};
use rayon::prelude::*;

/// The program has it too.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ARTICLES: usize = 6_300;
const ROUNDS: usize = 5;

fn main() {
    if let Some(tree) = std::env::var_os("KANON_BENCH_MEMORY") {
        check(Path::new(&tree));
        println!("{}", memory::peak_memory_mb());
        return;
    }
    let tree = tempfile::tempdir().expect("a temporary folder");
    let bytes = generate(tree.path());
    println!("{ARTICLES} articles, {:.1} MB", bytes as f64 / 1e6);

    let [floor_one, floor_two] = [1, 2].map(|threads| best(threads, || floor(tree.path())));
    let [one, two] = [1, 2].map(|threads| best(threads, || check(tree.path())));
    println!(
        "read + pulldown-cmark, 1 thread   {:>8.1} ms",
        ms(floor_one)
    );
    println!("check, 1 thread                   {:>8.1} ms", ms(one));
    println!("check, 2 threads                  {:>8.1} ms", ms(two));
    println!(
        "check / floor (bar: 3.0)          {:>8.2} ×",
        ratio(one, floor_one)
    );
    println!(
        "1 thread / 2 threads              {:>8.2} ×",
        ratio(one, two)
    );
    println!(
        "the same of the floor             {:>8.2} ×",
        ratio(floor_one, floor_two)
    );
    println!(
        "peak memory of a check (bar: 300) {:>8} MB",
        memory_of_a_run(tree.path())
    );
}

/// Writes copies of the repository's own articles and gives their size.
fn generate(tree: &Path) -> u64 {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let sources: Vec<PathBuf> = [
        "hy/article7",
        "hy/article9",
        "hy/rec1",
        "hy/rec3",
        "ru/article9",
    ]
    .iter()
    .map(|name| content.join(name).with_extension("md"))
    .collect();
    let mut bytes = 0;
    for number in 0..ARTICLES {
        let source = &sources[number % sources.len()];
        let lang = source
            .parent()
            .and_then(Path::file_name)
            .expect("a language folder");
        let stem = source.file_stem().expect("a file name").to_string_lossy();
        let folder = tree.join(lang);
        fs::create_dir_all(&folder).expect("a writable temporary folder");
        let copy = folder.join(format!("{stem}-{:04}.md", number / sources.len()));
        bytes += fs::copy(source, copy).expect("a writable temporary folder");
    }
    bytes
}

fn floor(tree: &Path) {
    let options =
        Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_HEADING_ATTRIBUTES;
    let entries = |folder: &Path| fs::read_dir(folder).expect("a folder");
    let files: Vec<PathBuf> = entries(tree)
        .flat_map(|lang| entries(&lang.expect("a folder").path()))
        .map(|file| file.expect("a file").path())
        .collect();
    files.par_iter().for_each(|file| {
        let text = fs::read_to_string(file).expect("a file");
        for event in Parser::new_ext(&text, options).into_offset_iter() {
            black_box(event);
        }
    });
}

fn check(tree: &Path) -> (Corpus, Report, Report) {
    let locales = Locales::built_in();
    let (corpus, report) =
        content::load(tree, &locales, &content::Options::default()).expect("the tree");
    let words = lint::Words::of(corpus.languages(), &locales).expect("the locales");
    let findings = lint::check(&corpus, &words);
    (corpus, report, findings)
}

/// The shortest time of some rounds. What the work made is dropped when the time has been taken:
/// the command leaves it to the system.
fn best<T: Send>(threads: usize, work: impl Fn() -> T + Sync + Send) -> Duration {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads");
    (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            let made = pool.install(&work);
            let time = start.elapsed();
            drop(made);
            time
        })
        .min()
        .expect("at least one round")
}

fn memory_of_a_run(tree: &Path) -> String {
    let output = Command::new(std::env::current_exe().expect("this program"))
        .env("KANON_BENCH_MEMORY", tree)
        .output()
        .expect("this program runs");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn ratio(a: Duration, b: Duration) -> f64 {
    a.as_secs_f64() / b.as_secs_f64()
}
