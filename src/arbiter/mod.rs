//! The arbiter: facts enter, rulings leave.
//!
//! Each provision of the Laws that can be carried out is a unit of its own ([`Provision`]), in a
//! folder by article, listed in one slice ([`PROVISIONS`]). A unit looks at one moment of a game
//! and gives an [`Opinion`] or keeps silent; opinions that stand against each other are decided
//! by what overrides what, and by nothing else ([`Conflict`] otherwise). There is no prose here:
//! a reason is the key of a message and its arguments.

mod appendices;
mod article12;
mod article4;
mod article5;
mod article6;
mod article7;
mod article8;
mod article9;
mod case;
mod decide;
mod docket;
mod enforce;
mod guideline1;
mod guideline3;
mod ledger;
mod legality;
mod mate;
mod opinion;
mod over;
mod penalty;
mod provision;
mod remedy;
mod ruling;
pub mod telling;
mod topic;
mod witness;

pub use article4::touch::allowed_moves;
pub use article9::threefold::identity;
pub use case::{Case, Memo};
pub use decide::{Conflict, Decision, decide};
pub use docket::Docket;
pub use enforce::{Refusal, rule_by, rule_from, rule_on};
pub use ledger::{Entry, Standing, ledger};
pub use legality::{en_passant, en_passant_barred, faults};
pub use opinion::Opinion;
pub use penalty::{Penalty, standard as penalty, supervised};
pub use provision::{PROVISIONS, Phase, Provision};
pub use remedy::{Remedy, Right};
pub use ruling::{Obligation, Ruling, Step};
pub use topic::{Topic, Topics};
pub use witness::{Attack, PenaltyBasis, Witness, role_name};
