//! The stream in pieces that begin and end between games.
//!
//! A blank line and `[Event "` after it always begin a game, even inside a comment that was never
//! closed: so damage stays in its game, and pieces can be read on their own, whatever came before.

use std::io::{self, Read};

use memchr::{memchr, memmem};

/// What a piece is filled up to before the last boundary in it is looked for.
pub const CHUNK: usize = 1 << 20;
/// A game longer than this loses its comments.
const LONG: usize = 16 << 20;
/// A game longer than this even without comments is not read.
const TOO_LONG: usize = 20 << 20;

/// A piece of the stream: whole games.
#[derive(Clone, Debug, Default)]
pub struct Chunk {
    /// Where it begins, counted in decompressed bytes.
    pub offset: u64,
    /// Where the next one begins.
    pub end: u64,
    /// Its bytes.
    pub data: Vec<u8>,
    /// What was left out because it is longer than a game can be.
    pub too_long: bool,
}

/// Cuts a stream.
pub struct Chunks<R> {
    input: R,
    size: usize,
    pending: Vec<u8>,
    offset: u64,
    /// Bytes of the pending game that were left out.
    dropped: u64,
    skipping: bool,
    finished: bool,
    broken: Option<(u64, io::Error)>,
}

impl<R: Read> Chunks<R> {
    /// The same with pieces of another size.
    pub fn with_size(input: R, offset: u64, size: usize) -> Chunks<R> {
        Chunks {
            input,
            size: size.max(64),
            pending: Vec::new(),
            offset,
            dropped: 0,
            skipping: false,
            finished: false,
            broken: None,
        }
    }

    /// The next piece; an error of the stream comes after all that could be read.
    pub fn next_chunk(&mut self) -> Option<Result<Chunk, (u64, io::Error)>> {
        let mut searched = 0;
        loop {
            if self.finished {
                return self.rest();
            }
            let wanted = self.pending.len().max(self.size / 2) + self.size / 2;
            if let Err(error) = self.fill(wanted) {
                // A broken archive still gives the games before the break.
                self.finished = true;
                let at = self.offset + self.dropped + self.pending.len() as u64;
                self.broken = Some((at, error));
                continue;
            }
            let cut = match self.skipping {
                // Only what is too long is left out, and no game after it.
                true => first_boundary(&self.pending, 0),
                false => last_boundary(&self.pending, searched),
            };
            if let Some(cut) = cut {
                return Some(Ok(self.cut(cut)));
            }
            searched = self.pending.len().saturating_sub(16);
            if self.pending.len() > LONG || self.skipping {
                self.shorten();
                searched = 0;
            }
        }
    }

    fn fill(&mut self, wanted: usize) -> io::Result<()> {
        let missing = wanted.saturating_sub(self.pending.len());
        self.pending.reserve(missing);
        let missing = missing as u64;
        let read = (&mut self.input)
            .take(missing)
            .read_to_end(&mut self.pending)?;
        self.finished = (read as u64) < missing;
        Ok(())
    }

    fn rest(&mut self) -> Option<Result<Chunk, (u64, io::Error)>> {
        if self.pending.is_empty() && !self.skipping {
            return self.broken.take().map(Err);
        }
        let skipped = self.skipping.then(|| first_boundary(&self.pending, 0));
        let end = skipped.flatten().unwrap_or(self.pending.len());
        Some(Ok(self.cut(end)))
    }

    fn cut(&mut self, at: usize) -> Chunk {
        let rest = self.pending.split_off(at);
        let mut data = std::mem::replace(&mut self.pending, rest);
        let end = self.offset + self.dropped + data.len() as u64;
        let too_long = std::mem::take(&mut self.skipping);
        if too_long {
            data.clear();
        }
        let chunk = Chunk {
            offset: self.offset,
            end,
            data,
            too_long,
        };
        self.offset = end;
        self.dropped = 0;
        chunk
    }

    /// Leaves out long comments; and where that is not enough, the game.
    fn shorten(&mut self) {
        let before = self.pending.len();
        if !self.skipping {
            leave_out_comments(&mut self.pending);
            self.skipping = self.pending.len() > TOO_LONG;
        }
        if self.skipping {
            // The end may be the beginning of a boundary.
            self.pending.drain(..self.pending.len().saturating_sub(16));
        }
        self.dropped += (before - self.pending.len()) as u64;
    }
}

/// The last place, not before `from`, where a game begins after a blank line.
fn last_boundary(data: &[u8], from: usize) -> Option<usize> {
    memmem::rfind_iter(&data[from.min(data.len())..], b"\n[Event \"")
        .map(|at| at + from)
        .find(|&at| is_boundary(data, at))
        .map(|at| at + 1)
}

/// Whether the line before the line break at `at` is blank.
fn is_boundary(data: &[u8], at: usize) -> bool {
    let before = data[..at].strip_suffix(b"\r").unwrap_or(&data[..at]);
    before.ends_with(b"\n") && !before.is_empty()
}

/// The first place, not before `from`, where a game begins after a blank line.
pub fn first_boundary(data: &[u8], from: usize) -> Option<usize> {
    // The line break before it may lie before `from`.
    let from = from.saturating_sub(1).min(data.len());
    memmem::find_iter(&data[from..], b"\n[Event \"")
        .map(|at| at + from)
        .find(|&at| is_boundary(data, at))
        .map(|at| at + 1)
}

/// Leaves out comments; the last one may still be open, and stays so.
fn leave_out_comments(data: &mut Vec<u8>) {
    let mut kept = Vec::with_capacity(1 << 16);
    let mut rest = data.as_slice();
    while let Some(open) = memchr(b'{', rest) {
        kept.extend_from_slice(&rest[..=open]);
        match memchr(b'}', &rest[open..]) {
            Some(close) => {
                kept.push(b'}');
                rest = &rest[open + close + 1..];
            }
            None => {
                // The end may be the beginning of a boundary.
                let tail = rest.len().saturating_sub(16).max(open + 1);
                rest = &rest[tail..];
                break;
            }
        }
    }
    kept.extend_from_slice(rest);
    *data = kept;
}
