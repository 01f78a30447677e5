//! A run over one input: pieces in, batches out, in order, on one thread or several.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use super::chunk::CHUNK;
use super::{Chunk, Chunks, Damage, Filter, Finding, GameReport, Scanner, Summary};
use crate::law::Edition;

/// How to scan.
#[derive(Clone, Debug)]
pub struct Options {
    /// What to look for.
    pub filter: Filter,
    /// The edition to rule by.
    pub edition: Edition,
    /// How many threads read games.
    pub threads: usize,
    /// How big the pieces are; the findings don't depend on it.
    pub chunk: usize,
    /// Set from outside, this ends the run before the next game. Nothing is reported after it, so
    /// that what was reported ends between two batches.
    pub stop: Arc<AtomicBool>,
}

impl Options {
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            filter: Filter::default(),
            edition: Edition::LATEST,
            threads: 1,
            chunk: CHUNK,
            stop: Arc::default(),
        }
    }
}

/// What was found in a piece of the input.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// The games in which something was found.
    pub games: Vec<GameReport>,
    /// The numbers of the piece.
    pub summary: Summary,
    /// Where the next piece begins.
    pub end: u64,
}

/// Scans an input that stands at byte `offset` and game `index`. Batches come in the order of the
/// input, whatever the threads do; the run ends early when `each` says so by `false`.
pub fn run(
    input: impl Read,
    (offset, mut index): (u64, u64),
    options: &Options,
    mut each: impl FnMut(Batch) -> bool,
) {
    let input = Stoppable { input, options };
    let mut chunks = Chunks::with_size(input, offset, options.chunk);
    let mut number = |batch: Batch| {
        if options.is_stopped() {
            return false;
        }
        let games = batch.summary.games;
        let mut batch = batch;
        for game in &mut batch.games {
            game.index += index;
        }
        index += games;
        each(batch)
    };
    if options.threads <= 1 {
        let mut scanner = Scanner::new(options.filter.clone(), options.edition);
        while let Some(piece) = next(&mut chunks) {
            let batch = match piece {
                Ok(chunk) => scan(&mut scanner, &chunk, options),
                Err(broken) => Some(*broken),
            };
            if !batch.is_some_and(&mut number) {
                return;
            }
        }
        return;
    }
    in_parallel(&mut chunks, options, &mut number);
}

/// An input that ends when the run is stopped: one without an end would never return.
struct Stoppable<'a, R> {
    input: R,
    options: &'a Options,
}

impl<R: Read> Read for Stoppable<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.options.is_stopped() {
            true => Ok(0),
            false => self.input.read(buffer),
        }
    }
}

/// The next piece, or the report on the end of a broken input.
fn next<R: Read>(chunks: &mut Chunks<R>) -> Option<Result<Chunk, Box<Batch>>> {
    Some(chunks.next_chunk()?.map_err(|(offset, error)| {
        let mut batch = Batch {
            end: offset,
            ..Batch::default()
        };
        let report = GameReport {
            offset,
            findings: vec![Finding::Damage(Damage::Archive {
                problem: error.to_string(),
            })],
            ..GameReport::default()
        };
        // No game of its own: the break is reported, not counted.
        batch.summary.damaged.insert("archive".to_owned(), 1);
        batch.games.push(report);
        Box::new(batch)
    }))
}

/// Scans a piece; none if the run is stopped meanwhile.
fn scan(scanner: &mut Scanner, chunk: &Chunk, options: &Options) -> Option<Batch> {
    let mut batch = Batch {
        end: chunk.end,
        ..Batch::default()
    };
    let is_whole = scanner.scan(chunk, &mut |mut game| {
        game.index = batch.summary.games;
        batch.summary.count(&game);
        if !game.findings.is_empty() {
            batch.games.push(game);
        }
        !options.is_stopped()
    });
    is_whole.then_some(batch)
}

type Work = (u64, Chunk);
type Done = (u64, Batch);

fn in_parallel<R: Read>(
    chunks: &mut Chunks<R>,
    options: &Options,
    each: &mut impl FnMut(Batch) -> bool,
) {
    let (send_work, work) = channel::<Work>();
    let (send_done, done) = channel::<Done>();
    let work = Arc::new(Mutex::new(work));
    std::thread::scope(|scope| {
        for _ in 0..options.threads {
            let (work, send_done) = (Arc::clone(&work), send_done.clone());
            scope.spawn(move || work_on_chunks(&work, &send_done, options));
        }
        // When all workers have gone, there is nothing to wait for.
        drop(send_done);
        let mut waiting: BTreeMap<u64, Batch> = BTreeMap::new();
        let (mut sent, mut given) = (0, 0);
        let mut open = true;
        loop {
            // So many pieces are in memory, and no more.
            while open && sent - given < 2 * options.threads as u64 {
                match next(chunks) {
                    Some(Ok(chunk)) => open = send_work.send((sent, chunk)).is_ok(),
                    Some(Err(batch)) => {
                        waiting.insert(sent, *batch);
                    }
                    None => {
                        open = false;
                        continue;
                    }
                }
                sent += 1;
            }
            while let Some(batch) = waiting.remove(&given) {
                given += 1;
                if !each(batch) {
                    drop(send_work);
                    return;
                }
            }
            if given == sent {
                if open {
                    continue;
                }
                break;
            }
            let Ok((at, batch)) = done.recv() else {
                break;
            };
            waiting.insert(at, batch);
        }
        drop(send_work);
    });
}

fn work_on_chunks(work: &Mutex<Receiver<Work>>, done: &Sender<Done>, options: &Options) {
    let mut scanner = Scanner::new(options.filter.clone(), options.edition);
    loop {
        let next = work.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((at, chunk)) = next else {
            return;
        };
        let Some(batch) = scan(&mut scanner, &chunk, options) else {
            return;
        };
        if done.send((at, batch)).is_err() {
            return;
        }
    }
}
