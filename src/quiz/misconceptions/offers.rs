//! Draw offers (9.1).

use std::sync::Arc;

use super::belief::end;
use super::claims::announce;
use super::{Misconception, Variation};
use crate::arbiter::Provision;
use crate::arbiter::article9::offer;
use crate::game::State;
use crate::game::scenario::{Act, Decision, Event, Intent, Withdrawn};
use crate::game::setting::AgreedDraws;
use crate::game::state::{Outcome, Termination};
use crate::rule;

/// An offer can be taken back.
pub static OFFER_WITHDRAWN: Misconception = Misconception {
    id: "offer-withdrawn",
    refuted_by: rule!("draw.offer.procedure"),
    variation: Variation::Story(|_, events| {
        let withdrawn = events
            .iter()
            .any(|event| event.act == Act::Withdraw(Withdrawn::Offer));
        if withdrawn {
            events
                .retain(|event| !matches!(event.act, Act::Offer | Act::Withdraw(Withdrawn::Offer)));
        }
    }),
};

/// Touching a piece leaves the offer open.
pub static OFFER_SURVIVES_TOUCH: Misconception = Misconception {
    id: "offer-survives-touch",
    refuted_by: rule!("draw.offer.procedure"),
    variation: Variation::Without(&[REJECTION_BY_TOUCH]),
};

/// Who straightens a piece without a word must move it, and can still accept the offer.
pub static UNANNOUNCED_KEEPS_OFFER: Misconception = Misconception {
    id: "unannounced-keeps-offer",
    refuted_by: rule!("act.other-contact"),
    variation: Variation::Instead(&[REJECTION_BY_TOUCH], &[&REJECTED_BY_INTENT]),
};

const REJECTION_BY_TOUCH: &str = "offer-rejection-by-touch";

static REJECTED_BY_INTENT: Provision = Provision {
    name: "rejected-by-intent",
    rules: &[rule!("draw.offer.procedure")],
    judge: |case| match case.event?.act {
        Act::Touch {
            intent: Intent::AdjustUnannounced,
            ..
        } => None,
        _ => offer::REJECTION_BY_TOUCH.opinion(case),
    },
    ..Provision::DEFAULT
};

/// A refused offer can still be accepted.
pub static OFFER_SURVIVES_REFUSAL: Misconception = Misconception {
    id: "offer-survives-refusal",
    refuted_by: rule!("draw.offer.procedure"),
    variation: Variation::Without(&["offer-rejection"]),
};

/// An offer at another than the proper time is void.
pub static OFFER_UNTIMELY_VOID: Misconception = Misconception {
    id: "offer-untimely-void",
    refuted_by: rule!("draw.offer.procedure"),
    variation: Variation::Story(|_, events| {
        let mut timely = false;
        events.retain(|event| {
            let keep = event.act != Act::Offer || timely;
            timely = matches!(event.act, Act::Move { .. });
            keep
        });
    }),
};

/// An offer ends when the player who made it has moved again.
pub static OFFER_ENDS_WITH_PRESS: Misconception = Misconception {
    id: "offer-ends-with-press",
    refuted_by: rule!("draw.offer.procedure"),
    variation: Variation::Story(|state, events| {
        state.offers.clear();
        let mut offered = false;
        let mut lapsed = false;
        for event in events.iter() {
            offered |= event.act == Act::Offer;
            lapsed |= offered && matches!(event.act, Act::Press { .. });
        }
        if lapsed {
            events.retain(|event| event.act != Act::Offer);
        }
    }),
};

/// Any touch rejects the offer, an announced adjustment or an accident as well.
pub static ADJUSTING_REJECTS: Misconception = Misconception {
    id: "adjusting-rejects",
    refuted_by: rule!("draw.offer.procedure"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Touch {
                intent: Intent::Adjust | Intent::Accident,
                ..
            } = event.act
            {
                event.act = Act::Decline;
            }
        }
    }),
};

/// Who straightens a piece without a word is bound to nothing.
pub static UNANNOUNCED_FREE: Misconception = Misconception {
    id: "unannounced-free",
    refuted_by: rule!("act.other-contact"),
    variation: Variation::Story(announce),
};

/// An offer that the regulations bar stays open until it may be accepted. Where the arbiter
/// consents, that is so.
pub static BARRED_OFFER_WAITS: Misconception = Misconception {
    id: "barred-offer-waits",
    refuted_by: rule!("draw.offer.regulations"),
    variation: Variation::Story(|state, events| {
        if !events.iter().any(consents) {
            leave_open(state, events);
        }
    }),
};

/// An offer that the arbiter has consented to has to be accepted again.
pub static CONSENT_NEEDS_ACCEPTANCE: Misconception = Misconception {
    id: "consent-needs-acceptance",
    refuted_by: rule!("draw.offer.regulations"),
    variation: Variation::Story(|state, events| {
        if events.iter().any(consents) {
            leave_open(state, events);
        }
    }),
};

fn consents(event: &Event) -> bool {
    matches!(&event.act, Act::Find(finding) if finding.decision == Some(Decision::Agree))
}

/// Where the regulations bar draws, the offer is taken for one that nobody has accepted yet.
fn leave_open(state: &mut State, events: &mut Vec<Event>) {
    let regulations = &mut Arc::make_mut(&mut state.setting).regulations;
    if regulations.agreed_draws != AgreedDraws::Always {
        regulations.agreed_draws = AgreedDraws::Always;
        events.retain(|event| !matches!(event.act, Act::Accept | Act::Find(_)));
    }
}

/// Players who agree to a draw against the regulations both lose.
pub static BARRED_AGREEMENT_LOSES: Misconception = Misconception {
    id: "barred-agreement-loses",
    refuted_by: rule!("draw.offer.regulations"),
    variation: Variation::Instead(&["agreement-barred", "consent"], &[&BOTH_LOSE]),
};

static BOTH_LOSE: Provision = Provision {
    name: "barred-agreement-loses",
    rules: &[rule!("draw.offer.regulations")],
    judge: |case| {
        let barred = case.setting().regulations.agreed_draws != AgreedDraws::Always;
        match case.act()? {
            Act::Accept if barred => Some(end(Outcome::BothLose, Termination::Agreement)),
            _ => None,
        }
    },
    ..Provision::DEFAULT
};

/// Where the regulations bar draws the arbiter can't allow one.
pub static BAR_IS_ABSOLUTE: Misconception = Misconception {
    id: "bar-is-absolute",
    refuted_by: rule!("draw.offer.regulations"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Find(finding) = &mut event.act {
                finding.decision = Some(Decision::Reject);
            }
        }
    }),
};

/// Players may agree to a draw whatever the regulations say.
pub static AGREEMENT_ALWAYS: Misconception = Misconception {
    id: "agreement-always",
    refuted_by: rule!("draw.offer.regulations"),
    variation: Variation::Setting(|setting| setting.regulations.agreed_draws = AgreedDraws::Always),
};

/// Who accepts an offer that has been taken back makes an offer.
pub static ACCEPTANCE_IS_OFFER: Misconception = Misconception {
    id: "acceptance-is-offer",
    refuted_by: rule!("draw.offer.procedure"),
    variation: Variation::Story(|_, events| {
        let withdrawal = Act::Withdraw(Withdrawn::Offer);
        let Some(at) = events.iter().position(|event| event.act == withdrawal) else {
            return;
        };
        let later = events.split_off(at + 1);
        events.retain(|event| ![Act::Offer, withdrawal.clone()].contains(&event.act));
        events.extend(later.into_iter().map(|mut event| {
            if event.act == Act::Accept {
                event.act = Act::Offer;
            }
            event
        }));
    }),
};

/// Touching a piece rejects the offer and nothing more.
pub static TOUCH_ONLY_REJECTS: Misconception = Misconception {
    id: "touch-only-rejects",
    refuted_by: rule!("act.touch.own"),
    variation: Variation::Measures(|measures| measures.touch_binds = false),
};

/// A piece that is adjusted or brushed has to be moved.
pub static ANY_TOUCH_BINDS: Misconception = Misconception {
    id: "any-touch-binds",
    refuted_by: rule!("act.other-contact"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Touch { intent, .. } = &mut event.act
                && matches!(intent, Intent::Adjust | Intent::Accident)
            {
                *intent = Intent::Move;
            }
        }
    }),
};
