//! The punctuation that a scan collects.

use crate::lang::Punctuation;

/// A mark of punctuation in a text; a space stands for two spaces in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    at: u32,
    /// The mark.
    pub mark: char,
}

impl Mark {
    pub(super) fn new(at: usize, mark: char) -> Mark {
        Mark {
            at: at as u32,
            mark,
        }
    }

    /// Where it is in the prose.
    pub fn at(self) -> usize {
        self.at as usize
    }

    /// Where it ends in the prose.
    pub fn end(self) -> usize {
        self.at() + self.mark.len_utf8()
    }
}

/// The marks that matter in a language.
#[derive(Debug)]
pub struct Marks {
    ascii: [bool; 128],
    others: Vec<char>,
}

impl Marks {
    /// The marks of a language.
    pub fn new(punctuation: &Punctuation) -> Marks {
        let mut marks = Marks {
            ascii: [false; 128],
            others: Vec::new(),
        };
        let lists = [
            &punctuation.full_stops,
            &punctuation.foreign_full_stops,
            &punctuation.closing,
        ];
        for &mark in lists.into_iter().flatten() {
            match marks.ascii.get_mut(mark as usize) {
                Some(slot) => *slot = true,
                None if !marks.others.contains(&mark) => marks.others.push(mark),
                None => {}
            }
        }
        marks
    }

    /// Whether there is a mark, or the first of two spaces.
    pub(super) fn ascii(&self, text: &[u8], at: usize) -> bool {
        match text[at] {
            b' ' => text.get(at + 1) == Some(&b' '),
            byte => self.ascii.get(usize::from(byte)).copied().unwrap_or(false),
        }
    }

    pub(super) fn contains(&self, mark: char) -> bool {
        self.others.contains(&mark)
    }
}
