//! What becomes of every rule of the registry.

use serde::Serialize;

use super::PROVISIONS;
use crate::law::{Class, RuleId, rules};

/// How a rule stands with the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleStatus {
    /// A provision carries it out from facts.
    Executed,
    /// A provision carries it out once the story states a finding.
    NeedsFinding,
    /// There is nothing to decide.
    Informative,
    /// Not yet.
    NotYet,
}

impl RuleStatus {
    /// The stable lower-case name.
    pub fn name(self) -> &'static str {
        match self {
            RuleStatus::Executed => "executed",
            RuleStatus::NeedsFinding => "needs-finding",
            RuleStatus::Informative => "informative",
            RuleStatus::NotYet => "not-yet",
        }
    }
}

/// One rule and how it stands.
#[derive(Clone, Debug)]
pub struct LedgerEntry {
    /// The rule.
    pub rule: RuleId,
    /// How it stands.
    pub standing: RuleStatus,
    /// The provisions that act on it.
    pub provisions: Vec<&'static str>,
}

/// Every rule of the registry, in its order.
pub fn ledger() -> Vec<LedgerEntry> {
    rules()
        .map(|rule| {
            let provisions: Vec<_> = PROVISIONS
                .iter()
                .filter(|unit| unit.rules.contains(&rule))
                .map(|unit| unit.name)
                .collect();
            let standing = match (rule.class(), provisions.is_empty()) {
                (Class::Informative, _) => RuleStatus::Informative,
                (_, true) => RuleStatus::NotYet,
                (Class::Computed, false) => RuleStatus::Executed,
                (Class::Finding, false) => RuleStatus::NeedsFinding,
            };
            LedgerEntry {
                rule,
                standing,
                provisions,
            }
        })
        .collect()
}
