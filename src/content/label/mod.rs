//! Which numbers at the beginning of a line are labels of clauses.
//!
//! A page enters; the labels leave, in the order of the text. A number in bold may just as well be
//! a reference that opens a broken paragraph, and a plain one a label that nobody marked: only the
//! numbering tells. So every line that begins with a number gives a [`Candidate`], each way to
//! read it is weighed by its looks, its neighbours and its place in the sequence, and what is too
//! light stays text.

mod after;
mod candidate;
mod choose;
mod contents;
mod dressed;
mod first;
mod mentioned;
mod merged;
mod numbers;
mod preceding;
mod reading;
mod sequence;
mod weight;

use std::ops::Range;

use super::page::At;
use crate::law::{ClauseNumber, Division};

pub(super) use candidate::{Candidate, Spot, find_candidates, within};
pub(super) use choose::choose;
pub(super) use dressed::{Opener, Unread, unread};
pub(super) use first::{begins_first_clause, may_begin, may_open_clause};
pub(super) use merged::add_merged;
pub(super) use reading::appendices;

/// A label of a clause.
#[derive(Clone, Debug)]
pub(super) struct Label {
    /// The index of the flow among the items.
    pub(super) item: u32,
    /// Where its line starts, where the label itself ends with what closes it, and where the text
    /// of the clause starts.
    pub(super) start: At,
    pub(super) label_end: At,
    pub(super) end: At,
    /// Where the title ends that stands before the label.
    pub(super) title_end: Option<At>,
    /// The number.
    pub(super) number: ClauseNumber,
    /// What is odd about it.
    pub(super) oddities: Vec<Oddity>,
}

/// What is odd about a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Oddity {
    /// It isn't marked as a label.
    NotBold,
    /// Only a part of it is marked.
    HalfBold,
    /// The marks are there but Markdown doesn't take them for such.
    BrokenMarks,
    /// The next word is glued to it.
    Glued,
    /// It has letters or digits that only look right.
    LookAlike,
    /// It has a zero before a digit.
    Padded,
    /// It has separators other than the full stop.
    Separator,
    /// It has white space inside.
    Spaced,
    /// It leaves out its division.
    Relative,
    /// It belongs to another division.
    Foreign,
    /// It starts in the middle of a paragraph.
    MidParagraph,
    /// It wears marks that are none of a label.
    Dressed,
}

/// What became of the candidates.
#[derive(Debug, Default)]
pub(super) struct Choice {
    /// The labels, in the order of the text.
    pub(super) labels: Vec<Label>,
    /// Numbers that look like labels but are not taken for such.
    pub(super) refused: Vec<Refused>,
    /// A table of contents above the clauses, and the item it begins in.
    pub(super) contents: Option<(u32, Range<At>)>,
}

/// A number that looks like a label but is none.
#[derive(Clone, Debug)]
pub(super) struct Refused {
    /// The index of the flow among the items.
    pub(super) item: u32,
    /// The number in the plain text.
    pub(super) plain: Range<At>,
    /// Why it is none.
    pub(super) why: Why,
}

/// Why a number is no label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// It is a reference in bold that opens a paragraph.
    BoldReference,
    /// It doesn't fit the sequence.
    Misfit,
    /// It ends in a zero, and clauses are counted from 1.
    Zero,
}

/// The numbers of clauses that candidates say, whatever division they would be of.
pub(super) fn numbers(candidates: &[Candidate]) -> Vec<ClauseNumber> {
    let number = |candidate: &Candidate| {
        let values: Vec<u16> = candidate.numeral.values().collect();
        let (&article, below) = values
            .split_first()
            .filter(|_| candidate.numeral.prefix.is_none())?;
        ClauseNumber::new(Division::Article(article), below)
    };
    candidates.iter().filter_map(number).collect()
}
