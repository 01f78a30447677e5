//! How the kinds of questions do: `cargo run --release --example survey [ITEMS]`.
//!
//! For every kind: how many throws make a question, what is asked, how hard it is, which
//! misconceptions appear; then the rate at which verified items come.

use std::collections::BTreeMap;
use std::time::Instant;

use kanon::quiz::{Dice, KINDS, Kind, ask, verify};

fn main() {
    let throws: u64 = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(2000);
    let _ = ask(KINDS[0], &mut Dice::new(0));
    let mut seen = BTreeMap::<&str, usize>::new();
    let mut total = (0_usize, 0.0_f64);
    for (at, kind) in KINDS.iter().copied().enumerate() {
        let start = Instant::now();
        let (made, asked, levels) = survey(kind, at as u64, throws, &mut seen);
        let spent = start.elapsed().as_secs_f64();
        total.0 += made;
        total.1 += spent;
        println!(
            "{:28} {made:6} of {throws}  {:8.0}/s  levels {levels:?}  {asked:?}",
            kind.name,
            made as f64 / spent
        );
    }
    println!(
        "\nmisconceptions: {} of {}",
        seen.len(),
        kanon::quiz::MISCONCEPTIONS.len()
    );
    for known in kanon::quiz::MISCONCEPTIONS.iter() {
        if !seen.contains_key(known.id) {
            println!("  never: {}", known.id);
        }
    }
    let (made, spent) = total;
    println!(
        "{made} verified questions, {:.0} a second and core",
        made as f64 / spent
    );
}

type Counts<K> = BTreeMap<K, usize>;

fn survey(
    kind: &'static Kind,
    at: u64,
    throws: u64,
    seen: &mut BTreeMap<&'static str, usize>,
) -> (usize, Counts<String>, Counts<u8>) {
    let dice = Dice::new(1).branch(at);
    let (mut made, mut asked, mut levels) = (0, Counts::new(), Counts::new());
    for throw in 0..throws {
        let Ok(question) = ask(kind, &mut dice.branch(throw)) else {
            continue;
        };
        assert!(verify(&question), "{}: {}", kind.name, question.id);
        made += 1;
        *asked
            .entry(format!(
                "{}/{}",
                question.asked.name(),
                question.answer_type.name()
            ))
            .or_default() += 1;
        *levels.entry(question.difficulty).or_default() += 1;
        for option in &question.options {
            if let Some(known) = option.misconception {
                *seen.entry(known.id).or_default() += 1;
            }
        }
    }
    (made, asked, levels)
}
