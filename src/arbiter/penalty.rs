//! The standard time penalty of Articles 7 and 9, and what a class of play brings with it.

use shakmaty::Color;

use super::{Case, Effect, Opinion, PenaltyBasis, Witness};
use crate::game::rule_parameters::Fine;
use crate::game::setting::Switches;
use crate::game::{Regime, Setting, TimeClass};
use crate::law::{Edition, RuleId};
use crate::rule;

/// The standard penalty of a game.
#[derive(Clone, Copy, Debug)]
pub struct Penalty {
    /// The seconds that the opponent gets.
    pub seconds: i64,
    basis: PenaltyBasis,
    /// The article that is broken sets it, with its two minutes.
    by_article: bool,
    /// The rules that set it otherwise, or bring the article in.
    set_by: &'static [RuleId],
    /// What makes the game one of that kind.
    defined_by: &'static [RuleId],
}

/// The standard penalty under a setting.
pub fn standard(setting: &Setting) -> Penalty {
    let competitive = setting.regime() == Regime::Competitive;
    let announced = setting.switches().blitz_supervised_penalty_s;
    let rapid = const { &[rule!("rapid.definition")] };
    let blitz = const { &[rule!("blitz.definition")] };
    // Since 2023 rapid has a penalty of its own, and blitz has the one of rapid.
    let newer = setting.edition >= Edition::E2023;
    let (seconds, basis, set_by, defined_by): (_, _, &[RuleId], &[RuleId]) =
        match (setting.class, newer) {
            (TimeClass::Standard, _) => (120, PenaltyBasis::Standard, &[], &[]),
            (TimeClass::Rapid, false) => (120, PenaltyBasis::RapidAsStandard, &[], rapid),
            (TimeClass::Rapid, true) => (
                60,
                PenaltyBasis::Rapid,
                const { &[rule!("rapid.penalty-one-minute")] },
                rapid,
            ),
            (TimeClass::Blitz, false) => (
                60,
                PenaltyBasis::Blitz,
                const { &[rule!("blitz.penalty-one-minute")] },
                blitz,
            ),
            (TimeClass::Blitz, true) if !competitive => (
                60,
                PenaltyBasis::Blitz,
                const {
                    &[
                        rule!("rapid.penalty-one-minute"),
                        rule!("blitz.unsupervised"),
                    ]
                },
                blitz,
            ),
            (TimeClass::Blitz, true)
                if announced == Switches::default().blitz_supervised_penalty_s =>
            {
                (
                    announced,
                    PenaltyBasis::BlitzAsStandard,
                    const { &[rule!("blitz.supervised")] },
                    blitz,
                )
            }
            (TimeClass::Blitz, true) => (announced, PenaltyBasis::Regulations, &[], blitz),
        };
    Penalty {
        seconds,
        basis,
        by_article: matches!(
            basis,
            PenaltyBasis::Standard | PenaltyBasis::RapidAsStandard | PenaltyBasis::BlitzAsStandard
        ),
        set_by,
        defined_by,
    }
}

impl Penalty {
    /// Why it is what it is, where `article` sets the two minutes that all starts from.
    fn fact(&self, article: RuleId) -> Witness {
        let article = self.by_article.then_some(article);
        Witness::Penalty {
            seconds: self.seconds,
            basis: self.basis,
            rules: article.iter().chain(self.set_by).copied().collect(),
        }
    }
}

/// The rules under which the Competitive Rules govern rapid and blitz, the one that says so first.
pub fn supervised(setting: &Setting) -> &'static [RuleId] {
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
    let other = case.setting().parameters.illegal_fine;
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
    let other = case.setting().parameters.claim_fine;
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
    let standard = standard(setting);
    let opinion = opinion
        .citing(&[article])
        .citing(standard.set_by)
        .passing(standard.defined_by)
        .passing(supervised(setting));
    let (side, seconds) = match other {
        None => {
            return opinion
                .with(Effect::Clock {
                    side: offender.other(),
                    seconds: standard.seconds,
                })
                .witness(standard.fact(article));
        }
        Some(fine) if fine.from_offender => (offender, -fine.seconds),
        Some(fine) => (offender.other(), fine.seconds),
    };
    opinion.with(Effect::Clock { side, seconds })
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
