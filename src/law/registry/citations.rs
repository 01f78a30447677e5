//! What the rules cite, whatever the language: the measure for the references of a text.
//!
//! A row: the rule and the numbers it cites, as the newest edition numbers them; a range is given
//! by its two ends. Where the official text itself cites a number that has moved on, the row has
//! the provision that is meant.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::{ClauseNumber, RuleId};

const fn cites(id: &str, numbers: &'static [&'static str]) -> (RuleId, &'static [&'static str]) {
    (RuleId::named(id), numbers)
}

#[rustfmt::skip]
const CITATIONS: &[(RuleId, &[&str])] = &[
    cites("game.dead.basic", &["5.2.2"]),
    cites("move.attack-piece", &["3.2", "3.8"]),
    cites("move.pawn.double", &["3.7.1"]),
    cites("move.legal", &["3.1", "3.9"]),
    cites("move.illegal", &["3.1", "3.9"]),
    cites("act.touch.header", &["4.2.1"]),
    cites("act.castle.touch-rook-king", &["4.3.1"]),
    cites("act.touch.none-possible", &["4.3", "4.4"]),
    cites("act.claim-forfeited", &["4.1", "4.7"]),
    cites("end.checkmate", &["3", "4.2", "4.7"]),
    cites("end.stalemate", &["3", "4.2", "4.7"]),
    cites("end.dead-position", &["3", "4.2", "4.7"]),
    cites("end.agreement", &["9.1"]),
    cites("clock.completed.game-ending", &["5.1.1", "5.2.1", "5.2.2", "9.2.1", "9.6.1", "9.6.2"]),
    cites("clock.handling", &["12.9"]),
    cites("clock.flag-check", &["6.3.1"]),
    cites("clock.flag-loss", &["5.1.1", "5.1.2", "5.2.1", "5.2.2", "5.2.3"]),
    cites("clock.player-stop.no-reason", &["12.9"]),
    cites("irregularity.board-orientation", &["2.1"]),
    cites("irregularity.illegal.move", &["4.3", "4.7"]),
    cites("irregularity.illegal.penalty", &["7.5.1", "7.5.2", "7.5.3", "7.5.4"]),
    cites("record.paper", &["C"]),
    cites("record.not-in-advance", &["9.2", "9.3", "I.1.1"]),
    cites("record.waived-short-time", &["8.1.1"]),
    cites("record.incomplete.neither", &["8.4"]),
    cites("record.incomplete.one", &["8.4"]),
    cites("draw.offer.procedure", &["11.5"]),
    cites("draw.claim.is-offer", &["9.2", "9.3"]),
    cites("draw.claim.right-lost-touch", &["4.3", "9.2", "9.3"]),
    cites("draw.claim.stop-clock", &["9.2", "9.3", "6.11.1", "6.11.2"]),
    cites("draw.claim.incorrect", &["3", "4"]),
    cites("draw.automatic.fivefold", &["9.2.3"]),
    cites("conduct.inspection", &["12.9"]),
    cites("conduct.penalty", &["11.1", "11.5", "12.9"]),
    cites("conduct.refusal.both", &["11.7"]),
    cites("conduct.appeal", &["8.7"]),
    cites("arbiter.no-intervention", &["8.5"]),
    cites("rapid.penalty-one-minute", &["7", "9"]),
    cites("rapid.illegal", &["7.5.1", "7.5.5"]),
    cites("rapid.specify", &["A.4", "A.5"]),
    cites("blitz.penalty-one-minute", &["7", "9"]),
    cites("blitz.unsupervised", &["A.2", "A.3", "A.5"]),
    cites("blitz.specify", &["B.2", "B.3"]),
    cites("notation.capture.square", &["C.10"]),
    cites("blind.sighted-normal", &["D.2.2", "D.2.3"]),
    cites("blind.sighted-assistant", &["D.2.10.1", "D.2.10.2"]),
    cites("adjourn.draw-offer-after-seal", &["9.1"]),
    cites("adjourn.seal.invalid", &["5", "6.9", "9.6"]),
    cites("quickplay.claim", &["III.4", "6.11.2"]),
];

/// Numbers that an edition before the first one here had, and the rule that took their place.
const FORMER: &[(&str, RuleId)] = &[
    ("6.13", RuleId::named("irregularity.restore-times")),
    ("9.7", RuleId::named("end.dead-position")),
];

/// The numbers that a rule cites, in the numbering of [`Edition::LATEST`](super::Edition::LATEST).
pub fn cited_by_rule(rule: RuleId) -> &'static [ClauseNumber] {
    static INDEX: LazyLock<FxHashMap<RuleId, Vec<ClauseNumber>>> = LazyLock::new(|| {
        let parse = |texts: &[&str]| texts.iter().filter_map(|text| text.parse().ok()).collect();
        let rows = CITATIONS.iter();
        rows.map(|&(rule, texts)| (rule, parse(texts))).collect()
    });
    INDEX.get(&rule).map_or(&[], Vec::as_slice)
}

/// The rule that stood under a number before the editions of the registry.
pub fn former_rule(number: ClauseNumber) -> Option<RuleId> {
    let text = number.to_string();
    let row = FORMER.iter().find(|(former, _)| *former == text)?;
    Some(row.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::{Edition, has_number};
    use crate::rule;

    #[test]
    fn every_cited_number_is_of_the_newest_edition() {
        for (rule, texts) in CITATIONS {
            for text in *texts {
                let number: ClauseNumber = text.parse().unwrap();
                assert!(has_number(Edition::LATEST, number), "{rule} cites {text}");
            }
            assert_eq!(cited_by_rule(*rule).len(), texts.len());
        }
    }

    #[test]
    fn no_former_number_is_in_force() {
        for (text, _) in FORMER {
            for edition in Edition::ALL {
                assert!(!has_number(edition, text.parse().unwrap()), "{text}");
            }
        }
    }

    #[test]
    fn knows_where_a_former_number_went() {
        assert_eq!(
            former_rule("9.7".parse().unwrap()),
            Some(rule!("end.dead-position"))
        );
        assert_eq!(former_rule("9.6".parse().unwrap()), None);
    }
}
