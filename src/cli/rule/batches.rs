//! Lines as they come: as many whole ones at a time as are there.

use std::io::{Cursor, ErrorKind, Read, Result};

use crate::diag::MAX_LENGTH;

/// As many bytes are asked for at once; a pipe gives what it has.
const ROOM: usize = 1 << 18;

/// An input, read in pieces that end with a line.
pub struct Batches {
    input: Box<dyn Read>,
    held: Vec<u8>,
    /// How much of what is held has no end of a line.
    searched: usize,
    ended: bool,
}

impl Batches {
    pub fn new(input: Box<dyn Read>) -> Batches {
        Batches {
            input,
            held: Vec::new(),
            searched: 0,
            ended: false,
        }
    }

    /// A text that was read already.
    pub fn of(bytes: Vec<u8>) -> Batches {
        Batches::new(Box::new(Cursor::new(bytes)))
    }

    /// The first line that holds something, still to be read.
    pub fn first_line(&mut self) -> Result<&[u8]> {
        loop {
            let start = self.blank();
            let end = memchr::memchr(b'\n', &self.held[start..]).map(|at| start + at);
            match end {
                Some(end) => return Ok(&self.held[start..end]),
                None if self.ended => return Ok(&self.held[start..]),
                None => self.fill()?,
            }
        }
    }

    /// The whole lines that are there, or the rest at the end; none when all is read.
    pub fn next(&mut self) -> Result<Option<Vec<u8>>> {
        loop {
            if let Some(at) = memchr::memrchr(b'\n', &self.held[self.searched..]) {
                let rest = self.held.split_off(self.searched + at + 1);
                self.searched = rest.len();
                return Ok(Some(std::mem::replace(&mut self.held, rest)));
            }
            self.searched = self.held.len();
            if self.ended {
                self.searched = 0;
                let rest = std::mem::take(&mut self.held);
                return Ok((!rest.is_empty()).then_some(rest));
            }
            self.fill()?;
        }
    }

    /// All that was not read yet.
    pub fn rest(mut self) -> Result<Vec<u8>> {
        let room = (MAX_LENGTH + 1).saturating_sub(self.held.len()) as u64;
        self.input.take(room).read_to_end(&mut self.held)?;
        if self.held.len() > MAX_LENGTH {
            return Err(ErrorKind::FileTooLarge.into());
        }
        Ok(self.held)
    }

    /// How many bytes hold nothing before something comes.
    fn blank(&self) -> usize {
        const MARK: &[u8] = "\u{feff}".as_bytes();
        let mark = if self.held.starts_with(MARK) {
            MARK.len()
        } else {
            0
        };
        let text = self.held[mark..].trim_ascii_start();
        self.held.len() - text.len()
    }

    fn fill(&mut self) -> Result<()> {
        let start = self.held.len();
        if start > MAX_LENGTH {
            return Err(ErrorKind::FileTooLarge.into());
        }
        self.held.resize(start + ROOM, 0);
        let read = loop {
            match self.input.read(&mut self.held[start..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        self.held
            .truncate(start + read.as_ref().map_or(0, |&read| read));
        self.ended = read? == 0;
        Ok(())
    }
}
