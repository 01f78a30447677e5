//! Times reading against Markdown alone.
use kanon::{content, lang::Locales};
use rayon::prelude::*;
use std::time::Instant;
fn main() {
    let folder = std::env::args().nth(1).unwrap();
    let locales = Locales::built_in();
    for _ in 0..3 {
        let start = Instant::now();
        let mut paths = Vec::new();
        for lang in std::fs::read_dir(&folder).unwrap() {
            let p = lang.unwrap().path();
            if p.is_dir() {
                for f in std::fs::read_dir(p).unwrap() {
                    paths.push(f.unwrap().path());
                }
            }
        }
        let n: usize = paths
            .par_iter()
            .map(|p| {
                let t = std::fs::read_to_string(p).unwrap();
                pulldown_cmark::Parser::new_ext(&t, pulldown_cmark::Options::ENABLE_TABLES)
                    .into_offset_iter()
                    .count()
            })
            .sum();
        let base = start.elapsed();
        let start = Instant::now();
        let (corpus, report) =
            content::load(folder.as_ref(), &locales, &content::Options::default()).unwrap();
        let ours = start.elapsed();
        println!(
            "{n} events, base {base:?} ours {ours:?} ratio {:.2}; {} documents {} diags",
            ours.as_secs_f64() / base.as_secs_f64(),
            corpus.documents.len(),
            report.len()
        );
        let start = Instant::now();
        drop(corpus);
        println!("drop {:?}", start.elapsed());
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    for l in status.lines().filter(|l| l.starts_with("VmHWM")) {
        println!("{l}");
    }
}
