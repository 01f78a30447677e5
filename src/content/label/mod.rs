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
mod sequence;

pub(super) use candidate::{Candidate, Spot, candidates};
pub(super) use choose::{Choice, Label, Oddity, Refusal, appendices, choose};
