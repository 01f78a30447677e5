//! The registry: every rule of the Laws, what it is called, where it stands in each edition and
//! what it is for the machine.
//!
//! A [`RuleId`] is the only name that the engine, the quizzes and the addresses of rule pages
//! speak. In code it is written `rule!("draw.threefold")`; a name that the table doesn't have
//! does not compile.

mod citations;
mod rule_id;
mod table;

use serde::Serialize;

pub use citations::{cited_by_rule, former_rule};
pub use rule_id::{RuleId, UnknownRule};

use super::{ClauseNumber, Edition};

/// What kind of provision a rule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleKind {
    /// Says what something is, or heads the provisions below it.
    Definition,
    /// Leaves something to the arbiter.
    Discretion,
    /// Demands.
    Obligation,
    /// Decides the game or a right.
    Outcome,
    /// Punishes.
    Penalty,
    /// Allows.
    Permission,
    /// Says how something is done.
    Procedure,
    /// Forbids.
    Prohibition,
}

/// What a rule is for the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// The engine decides it from facts.
    Computed,
    /// The engine decides it once an arbiter has stated a finding.
    Finding,
    /// There is nothing to decide.
    Informative,
}

impl Class {
    /// The stable lower-case name.
    pub fn name(self) -> &'static str {
        match self {
            Class::Computed => "computed",
            Class::Finding => "finding",
            Class::Informative => "informative",
        }
    }
}

/// One row of the registry.
#[derive(Debug)]
pub struct Rule {
    id: &'static str,
    /// Its numbers in the editions of [`Edition::ALL`]; later ones keep the last.
    numbers: &'static [Option<&'static str>],
    kind: RuleKind,
    class: Class,
}

impl Rule {
    /// The number in the edition of that place: where the row ends earlier, nothing has changed.
    fn number_in(&self, edition: usize) -> Option<&'static str> {
        self.numbers[edition.min(self.numbers.len() - 1)]
    }
}

/// Every rule, in the order of the newest edition.
pub fn rules() -> impl ExactSizeIterator<Item = RuleId> {
    (0..table::RULES.len()).map(RuleId::at)
}

/// The rules that stand under a number in an edition: usually one, none if the edition has no
/// such number, two where an edition put two provisions under one number.
pub fn rules_at(edition: Edition, number: ClauseNumber) -> &'static [RuleId] {
    let holders = rule_id::index().get(&number);
    holders
        .and_then(|holders| holders[edition as usize].as_deref())
        .unwrap_or_default()
}

/// Whether an edition has the number at all, as a clause of its own, a heading or a division.
pub fn has_number(edition: Edition, number: ClauseNumber) -> bool {
    editions_with(number)[edition as usize]
}

/// For each edition, whether it has the number.
pub fn editions_with(number: ClauseNumber) -> [bool; Edition::ALL.len()] {
    let holders = rule_id::index().get(&number);
    holders.map_or_else(Default::default, |holders| {
        holders.each_ref().map(Option::is_some)
    })
}

/// Whether any edition has the number.
pub fn is_known(number: ClauseNumber) -> bool {
    rule_id::index().contains_key(&number)
}

/// The rules that stand under a number or below it in an edition, in order: what a reference to
/// the number covers. Two numbers of different editions mean the same where these overlap.
pub fn rules_under(edition: Edition, number: ClauseNumber) -> &'static [RuleId] {
    rule_id::under()
        .get(&(edition, number))
        .map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rule;

    #[test]
    fn covers_the_whole_laws() {
        assert_eq!(rules().len(), 372);
        let ids: BTreeSet<_> = rules().map(RuleId::as_str).collect();
        assert_eq!(ids.len(), 372);
    }

    #[test]
    fn every_number_is_canonical() {
        for rule in table::RULES {
            for number in rule.numbers.iter().copied().flatten() {
                let parsed: ClauseNumber = number.parse().unwrap();
                assert_eq!(parsed.to_string(), number, "{}", rule.id);
            }
            assert!(rule.numbers.iter().any(Option::is_some), "{}", rule.id);
        }
    }

    #[test]
    fn an_edition_that_changes_nothing_keeps_every_number() {
        for rule in table::RULES {
            assert!((1..=Edition::ALL.len()).contains(&rule.numbers.len()));
            let latest = rule.number_in(Edition::LATEST as usize);
            assert_eq!(rule.number_in(Edition::ALL.len()), latest, "{}", rule.id);
        }
    }

    #[test]
    fn only_the_known_number_holds_two_rules() {
        let shared: Vec<_> = Edition::ALL
            .into_iter()
            .flat_map(|edition| {
                rules()
                    .filter_map(move |rule| rule.number(edition))
                    .filter(move |&number| rules_at(edition, number).len() > 1)
                    .map(move |number| format!("{edition} {number}"))
            })
            .collect();
        assert_eq!(shared, ["2018 11.3.2.1", "2018 11.3.2.1"]);
    }

    #[test]
    fn aligns_editions() {
        let intended = rule!("draw.threefold.claim-intended");
        let number = |edition| intended.number(edition).map(|number| number.to_string());
        assert_eq!(number(Edition::E2018).as_deref(), Some("9.2.1.1"));
        assert_eq!(number(Edition::E2023).as_deref(), Some("9.2.1"));
        assert_eq!(
            rules_at(Edition::E2018, "9.2.1.1".parse().unwrap()),
            [intended]
        );
        assert!(rules_at(Edition::E2018, "9.2.3".parse().unwrap()).is_empty());
    }

    #[test]
    fn a_number_covers_what_stands_below_it() {
        let under = |edition, number: &str| rules_under(edition, number.parse().unwrap());
        assert_eq!(
            under(Edition::E2018, "9.2"),
            under(Edition::E2023, "9.2"),
            "the same provisions, numbered one level apart"
        );
        assert_eq!(
            under(Edition::E2023, "9.5"),
            [
                rule!("draw.claim.stop-clock"),
                rule!("draw.claim.correct"),
                rule!("draw.claim.incorrect")
            ],
            "the heading itself is not among them"
        );
        assert!(under(Edition::E2023, "9.7").is_empty());
    }

    #[test]
    fn knows_divisions_and_headings() {
        for number in ["9", "3", "C", "III", "9.2", "3.7"] {
            assert!(
                has_number(Edition::E2023, number.parse().unwrap()),
                "{number}"
            );
        }
        for number in ["6.13", "9.7", "13", "H"] {
            assert!(
                !has_number(Edition::E2023, number.parse().unwrap()),
                "{number}"
            );
        }
    }
}
