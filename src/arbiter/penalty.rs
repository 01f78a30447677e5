//! The standard time penalty of Articles 7 and 9, and what a class of play brings with it.

use shakmaty::Color;

use super::{Case, Remedy};
use crate::game::measures::Fine;
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

/// The clock change that a fault of `offender` brings: so many seconds for the opponent, unless a
/// reading of the Laws has something else.
pub fn fine(other: Option<Fine>, offender: Color, seconds: i64) -> Remedy {
    match other {
        None => Remedy::Clock {
            side: offender.other(),
            seconds,
        },
        Some(fine) if fine.from_offender => Remedy::Clock {
            side: offender,
            seconds: -fine.seconds,
        },
        Some(fine) => Remedy::Clock {
            side: offender.other(),
            seconds: fine.seconds,
        },
    }
}

/// The rules that bring in the simplified regime (A.5, B.3).
pub fn simplified(case: &Case<'_>) -> Vec<RuleId> {
    if !case.is_simplified() {
        return Vec::new();
    }
    match case.setting().class {
        TimeClass::Blitz => vec![rule!("blitz.unsupervised"), rule!("blitz.definition")],
        _ => vec![rule!("rapid.unsupervised"), rule!("rapid.definition")],
    }
}
