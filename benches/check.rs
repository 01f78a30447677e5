//! `kanon check` on 6,300 articles, against the floor: reading the same files and running
//! pulldown-cmark over them. Prints ratios of one run, since machines are noisy.
//!
//! `cargo bench --bench check`

#[path = "tools/memory.rs"]
mod memory;

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, fs};

use kanon::diag::Report;
use kanon::{content, lang::Locales, law::Corpus, lint};
use pulldown_cmark::{Options, Parser};
use rayon::prelude::*;

/// The program has it too.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ARTICLES: usize = 6_300;
const ROUNDS: usize = 15;

/// What a process is told by its environment.
const WORK: &str = "KANON_BENCH_WORK";
const THREADS: &str = "KANON_BENCH_THREADS";
const TREE: &str = "KANON_BENCH_TREE";

fn main() {
    if let Ok(work) = env::var(WORK) {
        return run_here(&work);
    }
    let tree = tempfile::tempdir().expect("a temporary folder");
    let bytes = generate(tree.path());
    println!("{ARTICLES} articles, {:.1} MB", bytes as f64 / 1e6);

    let runs = [("floor", 1), ("floor", 2), ("check", 1), ("check", 2)];
    let mut best = [f64::MAX; 4];
    let mut memory = String::new();
    // In turn, so that what else the machine does concerns them all.
    for _ in 0..ROUNDS {
        for (best, (work, threads)) in best.iter_mut().zip(runs) {
            let (time, peak) = run(tree.path(), work, threads);
            *best = best.min(time);
            memory = peak;
        }
    }
    let [floor_one, floor_two, one, two] = best;
    println!("read + pulldown-cmark, 1 thread   {floor_one:>8.1} ms");
    println!("check, 1 thread                   {one:>8.1} ms");
    println!("check, 2 threads                  {two:>8.1} ms");
    println!(
        "check / floor (bar: 6.0)          {:>8.2} ×",
        one / floor_one
    );
    println!("1 thread / 2 threads              {:>8.2} ×", one / two);
    println!(
        "the same of the floor             {:>8.2} ×",
        floor_one / floor_two
    );
    println!("peak memory of a check (bar: 300) {memory:>8} MB");
}

/// Does the work in a process of its own, as each run of the command is: its time in milliseconds
/// and its memory in megabytes.
fn run(tree: &Path, work: &str, threads: usize) -> (f64, String) {
    let output = Command::new(env::current_exe().expect("this program"))
        .env(WORK, work)
        .env(THREADS, threads.to_string())
        .env(TREE, tree)
        .output()
        .expect("this program runs");
    let output = String::from_utf8_lossy(&output.stdout);
    let (time, memory) = output.trim().split_once(' ').expect("time and memory");
    (time.parse().expect("milliseconds"), memory.to_owned())
}

/// Does the work once and prints its time and the memory. What it made is left to the system, as
/// the command leaves it.
fn run_here(work: &str) {
    let tree = PathBuf::from(env::var_os(TREE).expect("a tree"));
    let threads = env::var(THREADS).expect("threads");
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads.parse().expect("a number of threads"))
        .build()
        .expect("threads");
    let start = Instant::now();
    let made = pool.install(|| match work {
        "floor" => {
            floor(&tree);
            None
        }
        _ => Some(check(&tree)),
    });
    let time = start.elapsed();
    println!("{} {}", time.as_secs_f64() * 1e3, memory::peak_memory_mb());
    std::mem::forget(made);
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
    let options = content::Options::default();
    let (corpus, report) = content::load(tree, &locales, &options).expect("the tree");
    let findings = lint::lint(&corpus, &locales).expect("the locales");
    (corpus, report, findings)
}
