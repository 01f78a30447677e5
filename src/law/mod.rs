//! The model of the Laws.
//!
//! Nothing enters; the types that every other room speaks leave: what a clause is called
//! ([`ClauseNumber`], [`Edition`], [`RuleId`]), what an article contains ([`Document`],
//! [`Clause`], [`Reference`]) and all articles together ([`Corpus`]). There is no chess board
//! here and no reading of files.

mod block;
mod citations;
mod clause;
mod corpus;
mod division;
mod document;
mod edition;
mod erratum;
mod index;
mod number;
mod reference;
mod registry;

pub use block::{Block, Inline, LinkedText, Passage};
pub use clause::{Clause, ClauseId};
pub use corpus::Corpus;
pub use division::Division;
pub use document::{Document, DocumentId, DocumentKind};
pub use edition::{Edition, Editions, UnknownEdition};
pub use erratum::{Erratum, ErratumPlaces};
pub use number::{ClauseNumber, NotANumber};
pub use reference::{Link, Reference, Resolution};
pub use registry::{
    Class, Rule, RuleId, RuleKind, UnknownRule, cited_by_rule, editions_with, former_rule,
    has_number, is_known, rules, rules_at, rules_under,
};
