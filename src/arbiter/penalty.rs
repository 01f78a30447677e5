//! The standard time penalty of Articles 7 and 9, and what a class of play brings with it.

use shakmaty::Color;

use super::{Case, Opinion, PenaltyBasis, Remedy, Witness};
use crate::game::measures::Fine;
use crate::game::setting::Switches;
use crate::game::{Regime, Setting, TimeClass};
use crate::law::{Edition, RuleId};
use crate::rule;

/// The rules that may set the penalty.
pub const RULES: [RuleId; 11] = [
    rule!("rapid.definition"),
    rule!("rapid.penalty-one-minute"),
    rule!("rapid.supervised"),
    rule!("rapid.supervised.ratio"),
    rule!("rapid.supervised.recorded"),
    rule!("blitz.definition"),
    rule!("blitz.penalty-one-minute"),
    rule!("blitz.supervised"),
    rule!("blitz.supervised.ratio"),
    rule!("blitz.supervised.recorded"),
    rule!("blitz.unsupervised"),
];

/// The seconds that the opponent gets, and the rules that say so.
pub fn standard(setting: &Setting) -> (i64, Vec<RuleId>) {
    let competitive = setting.regime() == Regime::Competitive;
    let (seconds, mut rules) = match (setting.class, setting.edition) {
        (TimeClass::Standard, _) => (120, Vec::new()),
        (TimeClass::Rapid, Edition::E2018) => (120, vec![rule!("rapid.definition")]),
        (TimeClass::Rapid, Edition::E2023) => (
            60,
            vec![rule!("rapid.penalty-one-minute"), rule!("rapid.definition")],
        ),
        (TimeClass::Blitz, Edition::E2018) => (
            60,
            vec![rule!("blitz.penalty-one-minute"), rule!("blitz.definition")],
        ),
        (TimeClass::Blitz, Edition::E2023) if competitive => (
            setting.switches().blitz_supervised_penalty_s,
            vec![rule!("blitz.definition")],
        ),
        (TimeClass::Blitz, Edition::E2023) => (
            60,
            vec![
                rule!("rapid.penalty-one-minute"),
                rule!("blitz.unsupervised"),
                rule!("blitz.definition"),
            ],
        ),
    };
    rules.extend_from_slice(supervised(setting));
    (seconds, rules)
}

/// The rules under which the Competitive Rules govern rapid and blitz.
fn supervised(setting: &Setting) -> &'static [RuleId] {
    match (setting.class, setting.regime()) {
        (TimeClass::Rapid, Regime::Competitive) => {
            const {
                &[
                    rule!("rapid.supervised"),
                    rule!("rapid.supervised.ratio"),
                    rule!("rapid.supervised.recorded"),
                ]
            }
        }
        (TimeClass::Blitz, Regime::Competitive) => {
            const {
                &[
                    rule!("blitz.supervised"),
                    rule!("blitz.supervised.ratio"),
                    rule!("blitz.supervised.recorded"),
                ]
            }
        }
        _ => &[],
    }
}

/// What an illegal move of `offender` costs (7.5.5).
pub fn for_illegal(case: &Case<'_>, opinion: Opinion, offender: Color) -> Opinion {
    let other = case.setting().measures.illegal_fine;
    impose(
        case.setting(),
        other,
        rule!("irregularity.illegal.penalty"),
        opinion,
        offender,
    )
}

/// What a wrong claim by `offender` costs (9.5.3).
pub fn for_claim(case: &Case<'_>, opinion: Opinion, offender: Color) -> Opinion {
    let other = case.setting().measures.claim_fine;
    impose(
        case.setting(),
        other,
        rule!("draw.claim.incorrect"),
        opinion,
        offender,
    )
}

/// So many seconds for the opponent, and why, unless a reading of the Laws has something else.
fn impose(
    setting: &Setting,
    other: Option<Fine>,
    article: RuleId,
    opinion: Opinion,
    offender: Color,
) -> Opinion {
    let (seconds, rules) = standard(setting);
    let opinion = opinion.citing(&[article]).citing(&rules);
    let (side, seconds) = match other {
        None => {
            return opinion
                .with(Remedy::Clock {
                    side: offender.other(),
                    seconds,
                })
                .witness(fact(setting, seconds, article));
        }
        Some(fine) if fine.from_offender => (offender, -fine.seconds),
        Some(fine) => (offender.other(), fine.seconds),
    };
    opinion.with(Remedy::Clock { side, seconds })
}

/// Why the penalty is what it is, where `article` sets the two minutes that all starts from.
fn fact(setting: &Setting, seconds: i64, article: RuleId) -> Witness {
    let competitive = setting.regime() == Regime::Competitive;
    let (basis, rules) = match (setting.class, setting.edition) {
        (TimeClass::Standard, _) => (PenaltyBasis::Standard, vec![article]),
        (TimeClass::Rapid, Edition::E2018) => (PenaltyBasis::RapidAsStandard, vec![article]),
        (TimeClass::Rapid, Edition::E2023) => {
            (PenaltyBasis::Rapid, vec![rule!("rapid.penalty-one-minute")])
        }
        (TimeClass::Blitz, Edition::E2018) => {
            (PenaltyBasis::Blitz, vec![rule!("blitz.penalty-one-minute")])
        }
        (TimeClass::Blitz, Edition::E2023) if !competitive => (
            PenaltyBasis::Blitz,
            vec![
                rule!("rapid.penalty-one-minute"),
                rule!("blitz.unsupervised"),
            ],
        ),
        (TimeClass::Blitz, Edition::E2023)
            if seconds == Switches::default().blitz_supervised_penalty_s =>
        {
            (
                PenaltyBasis::BlitzAsStandard,
                vec![article, rule!("blitz.supervised")],
            )
        }
        (TimeClass::Blitz, Edition::E2023) => (PenaltyBasis::Regulations, Vec::new()),
    };
    Witness::Penalty {
        seconds,
        basis,
        rules,
    }
}

/// The rules that bring in the simplified regime (A.5, B.3).
pub fn simplified(case: &Case<'_>) -> &'static [RuleId] {
    if !case.is_simplified() {
        return &[];
    }
    match case.setting().class {
        TimeClass::Blitz => &const { [rule!("blitz.unsupervised"), rule!("blitz.definition")] },
        _ => &const { [rule!("rapid.unsupervised"), rule!("rapid.definition")] },
    }
}
