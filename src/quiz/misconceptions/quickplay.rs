//! Games without increment (Guidelines III).

use super::*;
use crate::arbiter::guideline3::{claim, gate, unsupervised};
use crate::game::rule_parameters::Claimant;
use crate::game::scenario::{Award, Basis, Decision};
use crate::game::setting::Supervision;
use crate::game::state::PendingQuestion;

misconceptions! {
    /// The guidelines hold without being announced.
    GUIDELINES_ALWAYS: "guidelines-always", "quickplay.announced", if Guidelines {
        Setting(|it| it.regulations.guideline_iii = true)
    }

    /// The guidelines hold with an increment too.
    GUIDELINES_WITH_INCREMENT: "guidelines-with-increment", "quickplay.scope", if Guidelines {
        Setting(|it| it.time_control.increment = 0)
    }

    /// Exactly two minutes are short enough.
    TWO_MINUTES_INCLUDED: "two-minutes-included", "quickplay.claim"
        or "quickplay.unsupervised.referral", "quickplay.unsupervised.claim", if Quickplay {
        Parameters(|it| it.short_of_time = 121)
    }

    /// Less than five minutes are enough.
    FIVE_MINUTES: "five-minutes", "quickplay.claim"
        or "quickplay.unsupervised.referral", "quickplay.unsupervised.claim", if Quickplay {
        Parameters(|it| it.short_of_time = 300)
    }

    /// The claim may be made on the opponent's move.
    QUICKPLAY_OFF_MOVE: "quickplay-off-move", "quickplay.claim"
        or "quickplay.unsupervised.referral", "quickplay.unsupervised.claim", if Quickplay {
        Parameters(|it| it.claimant = Claimant::Anyone)
    }

    /// A rejected claim costs nothing.
    REJECTION_FREE: "rejection-free", "quickplay.claim.reject", if Quickplay {
        Story(|state, events| award_on_rejection(state, events, 0))
    }

    /// In rapid chess one extra minute is given.
    REJECTION_ONE_MINUTE: "rejection-one-minute", "quickplay.claim.reject", if Quickplay {
        Story(|state, events| award_on_rejection(state, events, 60))
    }

    /// A rejected claim loses.
    REJECTION_LOSES: "rejection-loses", "quickplay.claim.reject" {
        Instead [claim::QUICKPLAY_DECISION], ["quickplay.unsupervised.referral"] |case| {
            let (Act::Find(finding), Some(PendingQuestion::Quickplay { by, flag, .. })) =
                (case.act()?, case.before.question)
            else {
                return None;
            };
            Some(match finding.decision? {
                Decision::Agree => end(Outcome::Draw, Termination::NormalMeans),
                Decision::Reject => end(Outcome::won_by(by.other()), Termination::ClaimRejected),
                Decision::Postpone => {
                    let later = Effect::Ask(PendingQuestion::Quickplay {
                        by,
                        postponed: true,
                        flag,
                    });
                    match finding.award {
                        Some(Award::Given(true)) => says(later).with(clock(by.other(), 120)),
                        _ => says(later),
                    }
                }
            })
        }
    }

    /// A flag decides even while the claim is postponed.
    FLAG_BEFORE_FINDING: "flag-before-finding", "quickplay.claim.postpone" {
        Without [claim::POSTPONED_FLAG]
    }

    /// Without an arbiter the game goes on after a claim that is not upheld.
    REFERRAL_PLAYS_ON: "referral-plays-on", "quickplay.unsupervised.referral" {
        Instead [unsupervised::REFERRAL],
        ["quickplay.claim.reject"] |case| {
            let (Act::Find(finding), Some(PendingQuestion::Referral { by, .. })) =
                (case.act()?, case.before.question)
            else {
                return None;
            };
            let plays_on = || says(Effect::Answered).with(clock(by.other(), 120));
            (finding.decision? != Decision::Agree).then(plays_on)
        },
        ["quickplay.unsupervised.referral"] |case| match (case.act()?, case.before.question) {
            (Act::Find(finding), Some(PendingQuestion::Referral { .. })) => (finding.decision?
                == Decision::Agree)
                .then(|| end(Outcome::Draw, Termination::NormalMeans)),
            _ => None,
        }
    }

    /// A claim that the opponent can't win is a draw at once.
    CLAIM_DECIDES_AT_ONCE: "claim-decides-at-once", "quickplay.claim"
        or "quickplay.unsupervised.referral", "quickplay.unsupervised.claim" {
        Instead [claim::QUICKPLAY_CLAIM, claim::QUICKPLAY_NOT_AVAILABLE,
            unsupervised::UNSUPERVISED_CLAIM, unsupervised::UNSUPERVISED_NOT_AVAILABLE,
            claim::QUICKPLAY_DECISION, unsupervised::REFERRAL],
        ["quickplay.claim.agree"] |case| drawn_by_claim(case, false),
        ["quickplay.unsupervised.claim"] |case| drawn_by_claim(case, true)
    }

    /// A claim under III.5 is a draw offer.
    QUICKPLAY_IS_OFFER: "quickplay-is-offer", "quickplay.claim"
        or "quickplay.unsupervised.referral", "quickplay.unsupervised.claim" {
        Instead [], ["draw.claim.is-offer"] |case| {
            Some(says(Effect::Offer {
                side: claimant(case)?,
            }))
        }
    }

    /// After any claim under III.5 play may go on, and the arbiter decides later.
    QUICKPLAY_ALWAYS_HEARD: "quickplay-always-heard", "quickplay.claim.postpone"
        unless "quickplay.scope" {
        Instead [claim::QUICKPLAY_CLAIM, gate::NOT_ANNOUNCED, gate::OUT_OF_SCOPE,
            claim::QUICKPLAY_NOT_AVAILABLE],
        ["quickplay.claim.postpone"] |case| {
            let by = claimant(case)?;
            Some(says(Effect::Ask(PendingQuestion::Quickplay {
                by,
                postponed: true,
                flag: None,
            })))
        }
    }

    /// While the claim is postponed a flag doesn't count.
    POSTPONED_FLAG_IGNORED: "postponed-flag-ignored", "clock.flag-loss", if Quickplay {
        Unheard(|act| matches!(act, Act::Flag(_)))
    }

    /// Without an arbiter nobody can claim.
    UNSUPERVISED_NO_CLAIM: "unsupervised-no-claim", "quickplay.unsupervised.claim" {
        Instead [unsupervised::UNSUPERVISED_CLAIM, unsupervised::UNSUPERVISED_NOT_AVAILABLE,
            unsupervised::REFERRAL],
        ["quickplay.claim"] |case| match case.done()? {
            (_, Act::Claim(_)) => Some(says(Effect::Dismiss)),
            _ => None,
        }
    }

    /// Without an arbiter at the board a claim goes the same way as with one.
    UNSUPERVISED_ALIKE: "unsupervised-alike", "quickplay.unsupervised", if Quickplay {
        Setting(|setting| {
            if setting.supervision == Supervision::None {
                setting.supervision = Supervision::Arbiter;
            }
        })
    }

    /// Without an arbiter such a claim is a draw offer and nothing more.
    UNSUPERVISED_IS_OFFER: "unsupervised-is-offer", "quickplay.unsupervised.claim" {
        Instead [unsupervised::UNSUPERVISED_CLAIM, unsupervised::REFERRAL],
        ["draw.claim.is-offer"] |case| {
            let (side, Act::Claim(_)) = case.done()? else {
                return None;
            };
            // What may not be claimed is dismissed.
            unsupervised::UNSUPERVISED_CLAIM.opinion(case)?;
            Some(says(Effect::Offer { side }))
        }
    }

    /// Less than one minute has to be left.
    ONE_MINUTE: "one-minute", "quickplay.claim"
        or "quickplay.unsupervised.referral", "quickplay.unsupervised.claim", if Quickplay {
        Parameters(|it| it.short_of_time = 60)
    }

    /// The designated arbiter can only have the game resumed.
    REFERRAL_RESUMES: "referral-resumes", "quickplay.unsupervised.referral" {
        Instead [unsupervised::REFERRAL],
        ["quickplay.unsupervised.referral"] |case| match (case.act()?, case.before.question) {
            (Act::Find(_), Some(PendingQuestion::Referral { .. })) => Some(says(Effect::Answered)),
            _ => None,
        }
    }

    /// What the arbiter agrees with is no more than an offer: the opponent has to accept.
    UPHELD_NEEDS_CONSENT: "upheld-needs-consent", "quickplay.claim.agree" {
        Instead [claim::QUICKPLAY_DECISION], ["quickplay.claim"] |case| match agreed(case) {
            Some(by) => Some(
                says(Effect::Answered).with(Effect::Offer { side: by }),
            ),
            None => claim::QUICKPLAY_DECISION.opinion(case),
        }
    }

    /// Where the arbiter agrees, an increment is introduced as if one had been asked for.
    UPHELD_BRINGS_INCREMENT: "upheld-brings-increment", "quickplay.claim.agree" {
        Instead [claim::QUICKPLAY_DECISION],
        ["quickplay.increment-request"] |case| match agreed(case) {
            Some(by) => Some(
                says(Effect::Answered).with(Effect::Increment { seconds: 5 })
                    .with(clock(by.other(), 120)),
            ),
            None => claim::QUICKPLAY_DECISION.opinion(case),
        }
    }

    /// The arbiter, even if he agrees, has to let play go on and to decide when a flag falls.
    UPHELD_ONLY_LATER: "upheld-only-later", "quickplay.claim.agree", if Quickplay {
        Acts(|act| {
            if let Act::Find(finding) = act && finding.decision == Some(Decision::Agree) {
                finding.decision = Some(Decision::Postpone);
            }
        })
    }
}

/// What a rejection gives; what a postponement gives is for the arbiter to say.
fn award_on_rejection(state: &mut State, events: &[Event], seconds: i64) {
    let rejects = |event: &Event| match &event.act {
        Act::Find(finding) => finding.decision == Some(Decision::Reject),
        _ => false,
    };
    if events.iter().any(rejects) {
        Arc::make_mut(&mut state.setting).parameters.quickplay_award = seconds;
    }
}

/// Who has claimed, if the arbiter agrees with it.
fn agreed(case: &Case<'_>) -> Option<Color> {
    match (case.act()?, case.before.question) {
        (Act::Find(finding), Some(PendingQuestion::Quickplay { by, flag: None, .. })) => {
            (finding.decision? == Decision::Agree).then_some(by)
        }
        _ => None,
    }
}

/// Where the guidelines do not hold, another belief than this one is refuted.
fn drawn_by_claim(case: &Case<'_>, unsupervised: bool) -> Option<Opinion> {
    let setting = case.setting();
    let hold = setting.regulations.guideline_iii && setting.time_control.increment == 0;
    let here = (setting.supervision == Supervision::None) == unsupervised;
    claimant(case)
        .filter(|_| hold && here)
        .map(|_| end(Outcome::Draw, Termination::NormalMeans))
}

/// Who claims that the opponent can't win, or doesn't try.
fn claimant(case: &Case<'_>) -> Option<Color> {
    match case.done()? {
        (by, Act::Claim(claim)) if matches!(claim.basis, Basis::CannotWin | Basis::NoEffort) => {
            Some(by)
        }
        _ => None,
    }
}
