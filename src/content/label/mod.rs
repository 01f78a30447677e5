//! Which numbers at the beginning of a line are labels of clauses.
//!
//! A page enters; the labels leave, in the order of the text. A number in bold may just as well be
//! a reference that opens a broken paragraph, and a plain one a label that nobody marked: only the
//! numbering and the sentences around it tell. So every line that begins with a number gives a
//! [`LabelCandidate`], and [`choose`] decides one after the other by what stands before it, what follows
//! it and its place in the sequence.

mod after;
mod candidate;
mod choose;
mod reading;
mod sequence;

use std::ops::Range;

use super::page::At;
use crate::law::ClauseNumber;

pub(super) use candidate::{LabelCandidate, Spot, find_candidates, within};
pub(super) use choose::choose;

/// A label of a clause.
#[derive(Clone, Debug)]
pub(super) struct ClauseLabel {
    /// The index of the flow among the items.
    pub(super) item: u32,
    /// Where its line starts, where the label itself ends with what closes it, and where the text
    /// of the clause starts.
    pub(super) start: At,
    pub(super) label_end: At,
    pub(super) end: At,
    /// The number.
    pub(super) number: ClauseNumber,
    /// What is wrong with it.
    pub(super) defects: Vec<LabelDefect>,
}

/// What is wrong with a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LabelDefect {
    /// It isn't marked as a label.
    NotBold,
    /// Only a part of it is marked.
    HalfBold,
    /// The marks are there but Markdown doesn't take them for such.
    BrokenMarks,
    /// The next word is glued to it.
    Glued,
    /// It has letters that only look right.
    LookAlike,
    /// It has separators other than the full stop.
    Separator,
    /// It has white space inside.
    Spaced,
    /// It leaves out its division.
    Relative,
    /// It starts in the middle of a paragraph.
    MidParagraph,
}

/// What became of the candidates.
#[derive(Debug, Default)]
pub(super) struct ChosenLabels {
    /// The labels, in the order of the text.
    pub(super) labels: Vec<ClauseLabel>,
    /// Numbers that look like labels but are not taken for such.
    pub(super) refused: Vec<RefusedNumber>,
}

/// A number that looks like a label but is none.
#[derive(Clone, Debug)]
pub(super) struct RefusedNumber {
    /// The index of the flow among the items.
    pub(super) item: u32,
    /// The number in the plain text.
    pub(super) plain: Range<At>,
    /// Why it is none.
    pub(super) reason: RefusalReason,
}

/// Why a number is no label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RefusalReason {
    /// It is a reference in bold that opens a paragraph.
    BoldReference,
    /// It doesn't fit the sequence.
    Misfit,
}
