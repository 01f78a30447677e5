//! The punctuation that a scan collects.

use crate::lang::Punctuation;

/// A mark of punctuation in a text; a space stands for two spaces in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    at: u32,
    /// The mark.
    pub mark: char,
    /// What it may be.
    pub uses: Uses,
}

/// What a mark may be in a language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// A full stop of the language.
    pub full_stop: bool,
    /// A full stop of another script.
    pub foreign_full_stop: bool,
    /// A mark that stands close to the word before it.
    pub closing: bool,
}

impl Uses {
    fn any(self) -> bool {
        self.full_stop || self.foreign_full_stop || self.closing
    }
}

impl Mark {
    pub(super) fn new(at: usize, mark: char, uses: Uses) -> Mark {
        Mark {
            at: at as u32,
            mark,
            uses,
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
    ascii: [Uses; 128],
    nothing: [bool; 128],
    others: Vec<(char, Uses)>,
}

impl Marks {
    /// The marks of a language.
    pub fn new(punctuation: &Punctuation) -> Marks {
        let uses = |mark: char| Uses {
            full_stop: punctuation.full_stops.contains(&mark),
            foreign_full_stop: punctuation.foreign_full_stops.contains(&mark),
            closing: punctuation.closing.contains(&mark),
        };
        let ascii: [Uses; 128] = std::array::from_fn(|byte| uses(char::from(byte as u8)));
        let mut marks = Marks {
            nothing: std::array::from_fn(|byte| {
                !(byte as u8).is_ascii_digit() && byte as u8 != b' ' && !ascii[byte].any()
            }),
            ascii,
            others: Vec::new(),
        };
        let lists = [
            &punctuation.full_stops,
            &punctuation.foreign_full_stops,
            &punctuation.closing,
        ];
        for &mark in lists.into_iter().flatten() {
            if !mark.is_ascii() && marks.other(mark).is_none() {
                marks.others.push((mark, uses(mark)));
            }
        }
        marks
    }

    /// Whether a byte is one of ASCII that says nothing in the language: no digit and no mark. A space
    /// may say something before another.
    #[inline]
    pub(super) fn is_nothing(&self, byte: u8) -> bool {
        self.nothing.get(usize::from(byte)) == Some(&true)
    }

    /// The uses of a mark of ASCII; a space is one only before another.
    pub(super) fn ascii(&self, mark: u8) -> Option<Uses> {
        let uses = self.ascii.get(usize::from(mark)).copied()?;
        (uses.any() || mark == b' ').then_some(uses)
    }

    /// The uses of another mark.
    pub(super) fn other(&self, mark: char) -> Option<Uses> {
        let mut others = self.others.iter();
        others
            .find(|(other, _)| *other == mark)
            .map(|(_, uses)| *uses)
    }
}
