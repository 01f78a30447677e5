//! The arbiter: facts enter, rulings leave.
//!
//! Each provision of the Laws that can be carried out is a unit of its own ([`Provision`]), in a
//! folder by article, listed in one slice ([`PROVISIONS`]). A unit looks at one moment of a game
//! and gives an [`Opinion`] or keeps silent; opinions that stand against each other are decided
//! by what overrides what, and by nothing else ([`Conflict`] otherwise). There is no prose here:
//! a reason is the key of a message and its arguments.

pub mod appendices;
pub mod appendix_c;
pub mod appendix_d;
pub mod article11;
pub mod article12;
pub mod article4;
pub mod article5;
pub mod article6;
pub mod article7;
pub mod article8;
pub mod article9;
mod case;
mod citations;
mod decide;
mod effect;
mod enforce;
pub mod guideline1;
pub mod guideline2;
pub mod guideline3;
mod judge;
mod ledger;
mod legality;
mod mate;
pub mod messages;
mod notes;
mod opinion;
mod ordinary;
pub mod over;
mod penalty;
mod provision;
mod rule_on;
mod ruling;
mod ruling_json;
mod verdict;
mod witness;

pub use article4::touch::allowed_moves;
pub use article9::threefold::identity;
pub use case::Case;
pub use citations::{Citations, MOST_DECIDING, citations, deciding};
pub use decide::{Conflict, Decision, decide};
pub use effect::{AsideChange, ClaimStanding, ClaimStatus, Duty, Effect, PutBackIn, Right};
pub use judge::Judge;
pub use ledger::{LedgerEntry, RuleStatus, ledger};
pub use legality::{en_passant, en_passant_barred, faults};
pub use notes::{Notation, NotationVerdict};
pub use opinion::Opinion;
pub use ordinary::LAST_RESORT;
pub use penalty::{Penalty, standard as penalty, supervised};
pub use provision::{PROVISIONS, Phase, Provision};
pub use rule_on::{Refusal, rule_from, rule_on, rule_with_states};
pub use ruling::{Obligation, Ruling, Step};
pub use ruling_json::NarratedRuling;
pub use verdict::EventVerdict;
pub use witness::{Attack, PenaltyBasis, Witness, role_name};
