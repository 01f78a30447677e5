//! Which words occur where.

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::index::Entry;
use super::runs::Runs;
use super::stems::Stemmer;

/// A word of the topic counts for more than one of the text.
const TOPIC: u32 = 1;

/// How many entries are read in one go.
const PART: usize = 4096;

/// Where a stem occurs, in order: twice the entry, and one more where its topic has the word.
pub type Places = Vec<u32>;

/// The stems of some entries with the places where they occur.
pub fn postings(stemmer: &Stemmer, entries: &[Entry]) -> FxHashMap<String, Places> {
    let runs = stemmer.runs();
    let parts: Vec<_> = entries
        .par_chunks(PART)
        .enumerate()
        .map(|(at, part)| read(stemmer, &runs, part, at * PART))
        .collect();
    let mut all: FxHashMap<String, Places> = FxHashMap::default();
    for (stem, places) in parts.into_iter().flatten() {
        all.entry(stem).or_default().extend(places);
    }
    all
}

fn read(stemmer: &Stemmer, runs: &Runs, entries: &[Entry], first: usize) -> Vec<(String, Places)> {
    let mut postings = Postings::default();
    let mut known: FxHashMap<&str, Vec<usize>> = FxHashMap::default();
    for (at, entry) in entries.iter().enumerate() {
        let place = ((first + at) as u32) * 2;
        for (text, place) in [(&entry.text, place), (&entry.topic, place + TOPIC)] {
            for run in runs.of(text) {
                let stems = known.entry(run).or_insert_with(|| {
                    let words = stemmer.words(run).into_iter();
                    words.map(|it| postings.stem(stemmer.stem(&it))).collect()
                });
                for &stem in stems.iter() {
                    postings.add(stem, place);
                }
            }
        }
    }
    postings.places
}

#[derive(Default)]
struct Postings {
    stems: FxHashMap<String, usize>,
    places: Vec<(String, Places)>,
}

impl Postings {
    /// The place of a stem among them.
    fn stem(&mut self, stem: String) -> usize {
        let Postings { stems, places } = self;
        *stems.entry(stem).or_insert_with_key(|stem| {
            places.push((stem.clone(), Vec::new()));
            places.len() - 1
        })
    }

    /// An entry counts once, for the most that it has to offer.
    fn add(&mut self, stem: usize, place: u32) {
        let places = &mut self.places[stem].1;
        match places.last_mut() {
            Some(last) if *last / 2 == place / 2 => *last = place.max(*last),
            _ => places.push(place),
        }
    }
}
