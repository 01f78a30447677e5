//! Draw offers (9.1).

use super::claims::announce;
use super::*;
use crate::arbiter::article9::offer;
use crate::game::scenario::{Decision, Finding, Intent, Who, Withdrawn};
use crate::game::setting::AgreedDraws;

misconceptions! {
    /// An offer can be taken back.
    OFFER_WITHDRAWN: "offer-withdrawn", "draw.offer.procedure", if Offer {
        Story(|_, events| {
            let withdrawn = events
                .iter()
                .any(|event| event.act == Act::Withdraw(Withdrawn::Offer));
            if withdrawn {
                let gone = [Act::Offer, Act::Withdraw(Withdrawn::Offer)];
                events.retain(|event| !gone.contains(&event.act));
            }
        })
    }

    /// Who straightens a piece without a word must move it, and can still accept the offer.
    UNANNOUNCED_KEEPS_OFFER: "unannounced-keeps-offer", "act.other-contact" or "act.adjust" {
        Instead [offer::REJECTION_BY_TOUCH], ["draw.offer.procedure"] |case| match case.event?.act {
            Act::Touch {
                intent: Intent::AdjustUnannounced,
                ..
            } => None,
            _ => offer::REJECTION_BY_TOUCH.opinion(case),
        }
    }

    /// Touching a piece leaves the offer open.
    OFFER_SURVIVES_TOUCH: "offer-survives-touch", "draw.offer.procedure" {
        Without [offer::REJECTION_BY_TOUCH]
    }

    /// A refused offer can still be accepted.
    OFFER_SURVIVES_REFUSAL: "offer-survives-refusal", "draw.offer.procedure" {
        Without [offer::REJECTION]
    }

    /// An offer at another than the proper time is void.
    OFFER_UNTIMELY_VOID: "offer-untimely-void", "draw.offer.procedure", if Offer {
        Story(|_, events| {
            let mut timely = false;
            events.retain(|event| {
                let keep = event.act != Act::Offer || timely;
                timely = matches!(event.act, Act::Move { .. });
                keep
            });
        })
    }

    /// An offer ends when the player who made it has moved again.
    OFFER_ENDS_WITH_PRESS: "offer-ends-with-press", "draw.offer.procedure", if Offer {
        Story(|state, events| {
            state.offers.open.clear();
            let mut offered = false;
            let mut lapsed = false;
            for event in events.iter() {
                offered |= event.act == Act::Offer;
                lapsed |= offered && matches!(event.act, Act::Press { .. });
            }
            if lapsed {
                events.retain(|event| event.act != Act::Offer);
            }
        })
    }

    /// Any touch rejects the offer, an announced adjustment or an accident as well.
    ADJUSTING_REJECTS: "adjusting-rejects", "draw.offer.procedure", if Offer {
        Acts(|act| {
            if let Act::Touch { intent: Intent::Adjust | Intent::Accident, .. } = *act {
                *act = Act::Decline;
            }
        })
    }

    /// Who straightens a piece without a word is bound to nothing.
    UNANNOUNCED_FREE: "unannounced-free", "act.other-contact" or "act.adjust", if Touch {
        Story(announce)
    }

    /// Players may agree to a draw whatever the regulations say.
    AGREEMENT_ALWAYS: "agreement-always", "draw.offer.regulations", if Offer {
        Setting(|it| it.regulations.agreed_draws = AgreedDraws::Always)
    }

    /// An offer that the regulations bar stays open until it may be accepted. Where the arbiter
    /// consents, that is so.
    BARRED_OFFER_WAITS: "barred-offer-waits", "draw.offer.regulations", if Offer {
        Story(|state, events| {
            if !events.iter().any(consents) && !is_bar_over(state) {
                leave_open(state, events);
            }
        })
    }

    /// What bars draws at first lets none stand without the arbiter's consent, however late.
    BAR_OVER_WAITS: "bar-over-waits", "draw.offer.regulations", if Offer {
        Story(|state, events| {
            if !events.iter().any(consents) && is_bar_over(state) {
                leave_open(state, events);
            }
        })
    }

    /// An offer that the arbiter has consented to has to be accepted again.
    CONSENT_NEEDS_ACCEPTANCE: "consent-needs-acceptance", "draw.offer.regulations", if Offer {
        Story(|state, events| {
            if events.iter().any(consents) {
                leave_open(state, events);
            }
        })
    }

    /// Players who agree to a draw against the regulations both lose.
    BARRED_AGREEMENT_LOSES: "barred-agreement-loses", "draw.offer.regulations" {
        Instead [offer::AGREEMENT_BARRED, offer::CONSENT], ["draw.offer.regulations"] |case| {
            let barred = case.setting().regulations.agreed_draws != AgreedDraws::Always;
            match case.act()? {
                Act::Accept if barred => Some(end(Outcome::BothLose, Termination::Agreement)),
                _ => None,
            }
        }
    }

    /// Where the regulations bar draws the arbiter can't allow one.
    BAR_IS_ABSOLUTE: "bar-is-absolute", "draw.offer.regulations", if Offer {
        Acts(|act| {
            if let Act::Find(finding) = act {
                finding.decision = Some(Decision::Reject);
            }
        })
    }

    /// What bars draws before a certain move bars them to the end.
    BAR_NEVER_ENDS: "bar-never-ends", "draw.offer.regulations", if Offer {
        Story(|state, events| {
            let regulations = &mut Arc::make_mut(&mut state.setting).regulations;
            if let AgreedDraws::FromMove(_) = regulations.agreed_draws {
                regulations.agreed_draws = AgreedDraws::Never;
                let decision = Some(Decision::Reject);
                let refused = Act::Find(Finding { decision, ..Finding::default() });
                events.push(Event { who: Who::Arbiter, act: refused });
            }
        })
    }

    /// Who accepts an offer that has been taken back makes an offer.
    ACCEPTANCE_IS_OFFER: "acceptance-is-offer", "draw.offer.procedure", if Offer {
        Story(|_, events| {
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
        })
    }

    /// Touching a piece rejects the offer and nothing more.
    TOUCH_ONLY_REJECTS: "touch-only-rejects", "act.touch.own"
        or "act.castle.illegal-intent", if Offer {
        Parameters(|it| it.touch_binds = false)
    }

    /// A piece that is adjusted or brushed has to be moved.
    ANY_TOUCH_BINDS: "any-touch-binds", "act.other-contact" or "act.adjust", if Touch {
        Acts(|act| {
            if let Act::Touch { intent, .. } = act
                && matches!(intent, Intent::Adjust | Intent::Accident)
            {
                *intent = Intent::Move;
            }
        })
    }
}

fn consents(event: &Event) -> bool {
    matches!(&event.act, Act::Find(finding) if finding.decision == Some(Decision::Agree))
}

/// Whether each player has made the moves before which draws are barred, once the next is made.
fn is_bar_over(state: &State) -> bool {
    let made = |side| state.counts.made[side] + u32::from(side == state.turn());
    match state.setting.regulations.agreed_draws {
        AgreedDraws::FromMove(moves) => Color::ALL.into_iter().all(|side| made(side) >= moves),
        _ => false,
    }
}

/// Where the regulations bar draws, the offer is taken for one that nobody has accepted yet.
fn leave_open(state: &mut State, events: &mut Vec<Event>) {
    let regulations = &mut Arc::make_mut(&mut state.setting).regulations;
    if regulations.agreed_draws != AgreedDraws::Always {
        regulations.agreed_draws = AgreedDraws::Always;
        events.retain(|event| !matches!(event.act, Act::Accept | Act::Find(_)));
    }
}
