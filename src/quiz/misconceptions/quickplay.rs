//! Games without increment (Guidelines III).

use std::sync::Arc;

use shakmaty::Color;

use super::belief::{end, opinion};
use super::{Misconception, Variation};
use crate::arbiter::guideline3::claim::QUICKPLAY_DECISION;
use crate::arbiter::guideline3::unsupervised::UNSUPERVISED_CLAIM;
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::game::State;
use crate::game::measures::Claimant;
use crate::game::scenario::{Act, Award, Basis, Decision, Event};
use crate::game::setting::Supervision;
use crate::game::state::{Outcome, Question, Termination};
use crate::rule;

/// The guidelines hold without being announced.
pub static GUIDELINES_ALWAYS: Misconception = Misconception {
    id: "guidelines-always",
    refuted_by: rule!("quickplay.announced"),
    variation: Variation::Setting(|setting| setting.regulations.guideline_iii = true),
};

/// The guidelines hold with an increment too.
pub static GUIDELINES_WITH_INCREMENT: Misconception = Misconception {
    id: "guidelines-with-increment",
    refuted_by: rule!("quickplay.scope"),
    variation: Variation::Setting(|setting| setting.time_control.increment = 0),
};

/// Exactly two minutes are short enough.
pub static TWO_MINUTES_INCLUDED: Misconception = Misconception {
    id: "two-minutes-included",
    refuted_by: rule!("quickplay.claim"),
    variation: Variation::Measures(|measures| measures.short_of_time = 121),
};

/// Less than five minutes are enough.
pub static FIVE_MINUTES: Misconception = Misconception {
    id: "five-minutes",
    refuted_by: rule!("quickplay.claim"),
    variation: Variation::Measures(|measures| measures.short_of_time = 300),
};

/// Less than one minute has to be left.
pub static ONE_MINUTE: Misconception = Misconception {
    id: "one-minute",
    refuted_by: rule!("quickplay.claim"),
    variation: Variation::Measures(|measures| measures.short_of_time = 60),
};

/// The claim may be made on the opponent's move.
pub static QUICKPLAY_OFF_MOVE: Misconception = Misconception {
    id: "quickplay-off-move",
    refuted_by: rule!("quickplay.claim"),
    variation: Variation::Measures(|measures| measures.claimant = Claimant::Anyone),
};

/// What a rejection gives; what a postponement gives is for the arbiter to say.
fn award_on_rejection(state: &mut State, events: &[Event], seconds: i64) {
    let rejects = |event: &Event| matches!(&event.act, Act::Find(finding) if finding.decision == Some(Decision::Reject));
    if events.iter().any(rejects) {
        Arc::make_mut(&mut state.setting).measures.quickplay_award = seconds;
    }
}

/// A rejected claim costs nothing.
pub static REJECTION_FREE: Misconception = Misconception {
    id: "rejection-free",
    refuted_by: rule!("quickplay.claim.reject"),
    variation: Variation::Story(|state, events| award_on_rejection(state, events, 0)),
};

/// In rapid chess one extra minute is given.
pub static REJECTION_ONE_MINUTE: Misconception = Misconception {
    id: "rejection-one-minute",
    refuted_by: rule!("quickplay.claim.reject"),
    variation: Variation::Story(|state, events| award_on_rejection(state, events, 60)),
};

/// A rejected claim loses.
pub static REJECTION_LOSES: Misconception = Misconception {
    id: "rejection-loses",
    refuted_by: rule!("quickplay.claim.reject"),
    variation: Variation::Instead(&["quickplay-decision"], &[&LOST_ON_REJECTION]),
};

static LOST_ON_REJECTION: Provision = Provision {
    name: "lost-on-rejection",
    rules: &[rule!("quickplay.unsupervised.referral")],
    judge: |case| {
        let (Act::Find(finding), Some(Question::Quickplay { by, flag, .. })) =
            (case.act()?, case.before.question)
        else {
            return None;
        };
        Some(match finding.decision? {
            Decision::Agree => end(Outcome::Draw, Termination::NormalMeans),
            Decision::Reject => end(Outcome::won_by(by.other()), Termination::ClaimRejected),
            Decision::Postpone => {
                let later = Remedy::Ask(Question::Quickplay {
                    by,
                    postponed: true,
                    flag,
                });
                match finding.award {
                    Some(Award::Given(true)) => opinion().with(later).with(Remedy::Clock {
                        side: by.other(),
                        seconds: 120,
                    }),
                    _ => opinion().with(later),
                }
            }
        })
    },
    ..Provision::DEFAULT
};

/// What the Laws make of a finding on a claim.
fn found(case: &Case<'_>) -> Option<Opinion> {
    QUICKPLAY_DECISION.opinion(case)
}

const DECISION: &str = "quickplay-decision";

/// Who has claimed, if the arbiter agrees with it.
fn agreed(case: &Case<'_>) -> Option<Color> {
    match (case.act()?, case.before.question) {
        (Act::Find(finding), Some(Question::Quickplay { by, flag: None, .. })) => {
            (finding.decision? == Decision::Agree).then_some(by)
        }
        _ => None,
    }
}

/// What the arbiter agrees with is no more than an offer: the opponent has to accept.
pub static UPHELD_NEEDS_CONSENT: Misconception = Misconception {
    id: "upheld-needs-consent",
    refuted_by: rule!("quickplay.claim.agree"),
    variation: Variation::Instead(&[DECISION], &[&NEEDS_CONSENT]),
};

static NEEDS_CONSENT: Provision = Provision {
    name: "upheld-needs-consent",
    rules: &[rule!("quickplay.claim")],
    judge: |case| match agreed(case) {
        Some(by) => Some(
            opinion()
                .with(Remedy::Answered)
                .with(Remedy::Offer { side: by }),
        ),
        None => found(case),
    },
    ..Provision::DEFAULT
};

/// Where the arbiter agrees, an increment is introduced as if one had been asked for.
pub static UPHELD_BRINGS_INCREMENT: Misconception = Misconception {
    id: "upheld-brings-increment",
    refuted_by: rule!("quickplay.claim.agree"),
    variation: Variation::Instead(&[DECISION], &[&BRINGS_INCREMENT]),
};

static BRINGS_INCREMENT: Provision = Provision {
    name: "upheld-brings-increment",
    rules: &[rule!("quickplay.increment-request")],
    judge: |case| match agreed(case) {
        Some(by) => Some(
            opinion()
                .with(Remedy::Answered)
                .with(Remedy::Increment { seconds: 5 })
                .with(Remedy::Clock {
                    side: by.other(),
                    seconds: 120,
                }),
        ),
        None => found(case),
    },
    ..Provision::DEFAULT
};

/// The arbiter, even if he agrees, has to let play go on and to decide when a flag falls.
pub static UPHELD_ONLY_LATER: Misconception = Misconception {
    id: "upheld-only-later",
    refuted_by: rule!("quickplay.claim.agree"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Find(finding) = &mut event.act
                && finding.decision == Some(Decision::Agree)
            {
                finding.decision = Some(Decision::Postpone);
            }
        }
    }),
};

/// While the claim is postponed a flag doesn't count.
pub static POSTPONED_FLAG_IGNORED: Misconception = Misconception {
    id: "postponed-flag-ignored",
    refuted_by: rule!("clock.flag-loss"),
    variation: Variation::Story(|_, events| {
        events.retain(|event| !matches!(event.act, Act::Flag(_)));
    }),
};

/// A flag decides even while the claim is postponed.
pub static FLAG_BEFORE_FINDING: Misconception = Misconception {
    id: "flag-before-finding",
    refuted_by: rule!("quickplay.claim.postpone"),
    variation: Variation::Without(&["postponed-flag"]),
};

/// Without an arbiter the game goes on after a claim that is not upheld.
pub static REFERRAL_PLAYS_ON: Misconception = Misconception {
    id: "referral-plays-on",
    refuted_by: rule!("quickplay.unsupervised.referral"),
    variation: Variation::Instead(&["referral"], &[&PLAYS_ON, &UPHELD]),
};

static PLAYS_ON: Provision = Provision {
    name: "referral-plays-on",
    rules: &[rule!("quickplay.claim.reject")],
    judge: |case| {
        let (Act::Find(finding), Some(Question::Referral { by, .. })) =
            (case.act()?, case.before.question)
        else {
            return None;
        };
        (finding.decision? != Decision::Agree).then(|| {
            opinion().with(Remedy::Answered).with(Remedy::Clock {
                side: by.other(),
                seconds: 120,
            })
        })
    },
    ..Provision::DEFAULT
};

static UPHELD: Provision = Provision {
    name: "referral-upheld",
    rules: &[rule!("quickplay.unsupervised.referral")],
    judge: |case| match (case.act()?, case.before.question) {
        (Act::Find(finding), Some(Question::Referral { .. })) => (finding.decision?
            == Decision::Agree)
            .then(|| end(Outcome::Draw, Termination::NormalMeans)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// The designated arbiter can only have the game resumed.
pub static REFERRAL_RESUMES: Misconception = Misconception {
    id: "referral-resumes",
    refuted_by: rule!("quickplay.unsupervised.referral"),
    variation: Variation::Instead(&["referral"], &[&RESUMED]),
};

static RESUMED: Provision = Provision {
    name: "referral-resumes",
    rules: &[rule!("quickplay.unsupervised.referral")],
    judge: |case| match (case.act()?, case.before.question) {
        (Act::Find(_), Some(Question::Referral { .. })) => Some(opinion().with(Remedy::Answered)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// Without an arbiter at the board a claim goes the same way as with one.
pub static UNSUPERVISED_ALIKE: Misconception = Misconception {
    id: "unsupervised-alike",
    refuted_by: rule!("quickplay.unsupervised"),
    variation: Variation::Setting(|setting| {
        if setting.supervision == Supervision::None {
            setting.supervision = Supervision::Arbiter;
        }
    }),
};

/// Without an arbiter nobody can claim.
pub static UNSUPERVISED_NO_CLAIM: Misconception = Misconception {
    id: "unsupervised-no-claim",
    refuted_by: rule!("quickplay.unsupervised.claim"),
    variation: Variation::Instead(
        &[
            "unsupervised-claim",
            "unsupervised-not-available",
            "referral",
        ],
        &[&NO_CLAIM],
    ),
};

static NO_CLAIM: Provision = Provision {
    name: "unsupervised-no-claim",
    rules: &[rule!("quickplay.claim")],
    judge: |case| match case.done()? {
        (_, Act::Claim(_)) => Some(opinion().with(Remedy::Continue)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// Without an arbiter such a claim is a draw offer and nothing more.
pub static UNSUPERVISED_IS_OFFER: Misconception = Misconception {
    id: "unsupervised-is-offer",
    refuted_by: rule!("quickplay.unsupervised.claim"),
    variation: Variation::Instead(&[UNSUPERVISED, "referral"], &[&ONLY_OFFERED]),
};

const UNSUPERVISED: &str = "unsupervised-claim";

static ONLY_OFFERED: Provision = Provision {
    name: "unsupervised-is-offer",
    rules: &[rule!("draw.claim.is-offer")],
    judge: |case| {
        let (side, Act::Claim(_)) = case.done()? else {
            return None;
        };
        // What may not be claimed is dismissed.
        UNSUPERVISED_CLAIM.opinion(case)?;
        Some(opinion().with(Remedy::Offer { side }))
    },
    ..Provision::DEFAULT
};

/// A claim that the opponent can't win is a draw at once.
pub static CLAIM_DECIDES_AT_ONCE: Misconception = Misconception {
    id: "claim-decides-at-once",
    refuted_by: rule!("quickplay.claim"),
    variation: Variation::Instead(
        &[
            "quickplay-claim",
            "quickplay-not-available",
            "unsupervised-claim",
            "unsupervised-not-available",
            "quickplay-decision",
            "referral",
        ],
        &[&DRAWN_AT_ONCE, &DRAWN_UNSUPERVISED],
    ),
};

static DRAWN_AT_ONCE: Provision = Provision {
    name: "drawn-at-once",
    rules: &[rule!("quickplay.claim.agree")],
    judge: |case| drawn_by_claim(case).filter(|_| !is_unsupervised(case)),
    ..Provision::DEFAULT
};

static DRAWN_UNSUPERVISED: Provision = Provision {
    name: "drawn-unsupervised",
    rules: &[rule!("quickplay.unsupervised.claim")],
    judge: |case| drawn_by_claim(case).filter(|_| is_unsupervised(case)),
    ..Provision::DEFAULT
};

fn is_unsupervised(case: &Case<'_>) -> bool {
    case.setting().supervision == Supervision::None
}

/// Where the guidelines do not hold, another belief than this one is refuted.
fn drawn_by_claim(case: &Case<'_>) -> Option<Opinion> {
    let setting = case.setting();
    if !setting.regulations.guideline_iii || setting.time_control.increment > 0 {
        return None;
    }
    match case.done()? {
        (_, Act::Claim(claim)) if matches!(claim.basis, Basis::CannotWin | Basis::NoEffort) => {
            Some(end(Outcome::Draw, Termination::NormalMeans))
        }
        _ => None,
    }
}

/// A claim under III.5 is a draw offer.
pub static QUICKPLAY_IS_OFFER: Misconception = Misconception {
    id: "quickplay-is-offer",
    refuted_by: rule!("quickplay.claim"),
    variation: Variation::Instead(&[], &[&OFFER_TOO]),
};

static OFFER_TOO: Provision = Provision {
    name: "quickplay-offer",
    rules: &[rule!("draw.claim.is-offer")],
    judge: |case| {
        Some(opinion().with(Remedy::Offer {
            side: claimant(case)?,
        }))
    },
    ..Provision::DEFAULT
};

/// Who claims that the opponent can't win, or doesn't try.
fn claimant(case: &Case<'_>) -> Option<Color> {
    match case.done()? {
        (by, Act::Claim(claim)) if matches!(claim.basis, Basis::CannotWin | Basis::NoEffort) => {
            Some(by)
        }
        _ => None,
    }
}

/// After any claim under III.5 play may go on, and the arbiter decides later.
pub static QUICKPLAY_ALWAYS_HEARD: Misconception = Misconception {
    id: "quickplay-always-heard",
    refuted_by: rule!("quickplay.claim.postpone"),
    variation: Variation::Instead(
        &[
            "quickplay-claim",
            "quickplay-not-announced",
            "quickplay-out-of-scope",
            "quickplay-not-available",
        ],
        &[&WATCHED],
    ),
};

static WATCHED: Provision = Provision {
    name: "quickplay-watched",
    rules: &[rule!("quickplay.claim.postpone")],
    judge: |case| {
        let by = claimant(case)?;
        Some(opinion().with(Remedy::Ask(Question::Quickplay {
            by,
            postponed: true,
            flag: None,
        })))
    },
    ..Provision::DEFAULT
};
