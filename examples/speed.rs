//! Times reading against Markdown alone.
use kanon::{content, lang::Locales};
use rayon::prelude::*;
use std::time::Instant;

fn user() -> (f64, f64) {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let f: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    (
        f[11].parse::<f64>().unwrap() / 100.0,
        f[12].parse::<f64>().unwrap() / 100.0,
    )
}

fn main() {
    let folder = std::env::args().nth(1).unwrap();
    let rounds: usize = std::env::args().nth(2).map_or(3, |n| n.parse().unwrap());
    let locales = Locales::built_in();
    let (mut b, mut o) = ((0.0, 0.0), (0.0, 0.0));
    for _ in 0..rounds {
        let start = Instant::now();
        let cpu = user();
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
        b.0 += user().0 - cpu.0;
        b.1 += user().1 - cpu.1;
        let start = Instant::now();
        let cpu = user();
        let (corpus, report) =
            content::load(folder.as_ref(), &locales, &content::Options::default()).unwrap();
        let ours = start.elapsed();
        o.0 += user().0 - cpu.0;
        o.1 += user().1 - cpu.1;
        println!(
            "{n} events, base {base:?} ours {ours:?} ratio {:.2}; {} documents {} diags",
            ours.as_secs_f64() / base.as_secs_f64(),
            corpus.documents.len(),
            report.len()
        );
        drop(corpus);
    }
    println!(
        "cpu base {b:.2?} ours {o:.2?} ratio {:.2}",
        (o.0 + o.1) / (b.0 + b.1)
    );
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    for l in status.lines().filter(|l| l.starts_with("VmHWM")) {
        println!("{l}");
    }
}
