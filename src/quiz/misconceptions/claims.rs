//! Draw claims: who, when, how, at what price (9.2 to 9.5).

use super::illegal::has_left;
use super::*;
use crate::game::rule_parameters::{Claimant, Fine};
use crate::game::scenario::{Basis, Evidence, Intent, Withdrawn};
use crate::game::setting::AgreedDraws;
use crate::game::{Regime, TimeClass};
use crate::law::Edition;

misconceptions! {
    /// Whoever claims without being allowed to pays for it, whatever the event says.
    INVALID_CLAIM_COSTS: "invalid-claim-costs", "draw.threefold"
        unless "draw.claim.right-lost-touch"
        or "draw.fifty", "draw.automatic.fivefold", if Claim {
        Setting(|setting| {
            let switches = &mut setting.regulations.switches;
            switches.penalise_procedurally_invalid_claim = true;
        })
    }

    /// Who straightens a piece without a word may still claim on that move.
    UNANNOUNCED_KEEPS_CLAIM: "unannounced-keeps-claim", "act.other-contact"
        or "act.adjust", if Claim {
        Story(announce)
    }

    /// A wrong claim costs nothing.
    CLAIM_IS_FREE: "claim-is-free", "draw.claim.incorrect", if Claim {
        Parameters(|it| it.claim_fine = fine(0, false))
    }

    /// A wrong claim gives the opponent three minutes. Where one minute is right nobody is as far off
    /// as that: two are what people remember.
    CLAIM_COSTS_THREE: "claim-costs-three", "draw.claim.incorrect", if Claim {
        Setting(|setting| {
            let seconds = crate::arbiter::penalty(setting).seconds;
            if seconds == 120 && !announces_penalty(setting) {
                setting.parameters.claim_fine = fine(180, false);
            }
        })
    }

    /// The penalty is taken off the claimant's clock.
    CLAIM_COSTS_CLAIMANT: "claim-costs-claimant", "draw.claim.incorrect", if Claim {
        Story(|state, _| {
            let seconds = crate::arbiter::penalty(&state.setting).seconds;
            if has_left(state, seconds) {
                Arc::make_mut(&mut state.setting).parameters.claim_fine = fine(seconds, true);
            }
        })
    }

    /// The penalty is two minutes in every kind of chess.
    PENALTY_ALWAYS_TWO: "penalty-always-two", "rapid.penalty-one-minute" {
        Setting(|setting| {
            if !announces_penalty(setting) {
                setting.parameters.claim_fine = fine(120, false);
                setting.parameters.illegal_fine = fine(120, false);
            }
        })
    }

    /// The penalty is one minute in every kind of chess.
    PENALTY_ALWAYS_ONE: "penalty-always-one", "draw.claim.incorrect" {
        Setting(|setting| {
            if !announces_penalty(setting) {
                setting.parameters.claim_fine = fine(60, false);
            }
        })
    }

    /// Touching a piece leaves the right to claim.
    TOUCH_KEEPS_CLAIM: "touch-keeps-claim", "draw.claim.right-lost-touch", if Claim {
        Story(|_, events| {
            let claimed = events
                .iter()
                .position(|event| matches!(event.act, Act::Claim(_)));
            let Some(claimed) = claimed else {
                return;
            };
            // The piece has to be moved all the same.
            let (touches, others): (Vec<Event>, Vec<Event>) =
                events.drain(..claimed).partition(|event| binds(&event.act));
            let later = std::mem::replace(events, others);
            events.extend(later);
            events.extend(touches);
        })
    }

    /// Either player may claim, whoever has the move.
    CLAIM_BY_EITHER: "claim-by-either", "draw.threefold"
        or "draw.fifty", "draw.automatic.fivefold", if Claim {
        Parameters(|it| it.claimant = Claimant::Anyone)
    }

    /// Before the opponent has pressed the clock nobody can claim.
    CLAIM_AFTER_PRESS: "claim-after-press", "game.having-the-move", if Claim {
        Setting(|setting| {
            setting.regulations.switches.claim_requires_running_clock = true;
        })
    }

    /// The intended move need not be written down.
    CLAIM_UNWRITTEN: "claim-unwritten", "draw.threefold.claim-intended"
        or "draw.fifty.claim-intended", if Claim {
        Acts(|act| {
            if let Act::Claim(claim) = act {
                claim.written = true;
            }
        })
    }

    /// Only a position on the board can be claimed, not one about to appear.
    INTENDED_IGNORED: "intended-ignored", "draw.threefold.claim-intended"
        or "draw.fifty.claim-intended", if Claim {
        Acts(|act| {
            if let Act::Claim(claim) = act {
                claim.intended = None;
            }
        })
    }

    /// After a wrong claim the player may choose another move.
    INTENDED_NOT_BINDING: "intended-not-binding", "draw.claim.incorrect", if Claim {
        Parameters(|it| it.claim_binds = false)
    }

    /// A claim can be taken back.
    CLAIM_WITHDRAWN: "claim-withdrawn", "draw.claim.stop-clock", if Claim {
        Story(|_, events| {
            let withdrawn = events
                .iter()
                .any(|event| event.act == Act::Withdraw(Withdrawn::Claim));
            if withdrawn {
                events.retain(|event| {
                    !matches!(event.act, Act::Claim(_) | Act::Withdraw(Withdrawn::Claim))
                });
            }
        })
    }

    /// A claim is no draw offer.
    CLAIM_IS_NO_OFFER: "claim-is-no-offer", "draw.claim.is-offer", if Claim {
        Parameters(|it| it.claim_is_offer = false)
    }

    /// A wrong claim is turned down, and that is all: no penalty, no offer.
    WRONG_CLAIM_IS_VOID: "wrong-claim-is-void", "draw.claim.is-offer", if Claim {
        Parameters(|parameters| {
            parameters.claim_is_offer = false;
            parameters.claim_fine = fine(0, false);
        })
    }

    /// What a screen or the clock's counter shows is evidence.
    SCREEN_SUFFICES: "screen-suffices", "clock.displays.no-claim", if Claim {
        Acts(|act| {
            if let Act::Claim(claim) = act && claim.evidence == Evidence::Screen {
                claim.evidence = Evidence::Scoresheet;
            }
        })
    }

    /// Where the regulations bar agreed draws, claims are barred as well.
    BAR_STOPS_CLAIMS: "bar-stops-claims", "draw.offer.regulations", if Claim {
        Story(|state, events| {
            if state.setting.regulations.agreed_draws == AgreedDraws::Always {
                return;
            }
            events.retain(|event| match &event.act {
                Act::Claim(claim) => !matches!(claim.basis, Basis::Threefold | Basis::Fifty),
                _ => true,
            });
        })
    }

    /// After a rejected claim the touched piece need not be moved.
    CLAIM_FREES_TOUCH: "claim-frees-touch", "act.touch.own"
        or "act.castle.illegal-intent", if Claim {
        Parameters(|it| it.touch_binds = false)
    }

    /// Any touch forfeits the claim, even an announced adjustment.
    ADJUSTING_FORFEITS: "adjusting-forfeits", "act.adjust", if Claim {
        Acts(|act| {
            if let Act::Touch { intent, .. } = act {
                *intent = Intent::Move;
            }
        })
    }

    /// A claim is worth no more than an offer: the opponent must agree.
    CLAIM_NEEDS_CONSENT: "claim-needs-consent", "draw.claim.correct", if Claim {
        Story(|state, events| {
            // Of a claim that fails it leaves what the Laws leave of it: an offer.
            if !is_upheld(state, events) {
                return;
            }
            for event in events {
                if let Act::Claim(claim) = &event.act
                    && matches!(claim.basis, Basis::Threefold | Basis::Fifty)
                    && claim.evidence != Evidence::Screen
                {
                    event.act = Act::Offer;
                }
            }
        })
    }

    /// The player who has just made the move claims, not the opponent.
    CLAIM_BY_MOVER: "claim-by-mover", "game.having-the-move", if Claim {
        Parameters(|it| it.claimant = Claimant::LastMover)
    }

    /// A player who has made fifty moves himself may claim when the fiftieth is made.
    CLAIM_BY_OWN_FIFTY: "claim-by-own-fifty", "draw.fifty", if Fifty {
        Parameters(|parameters| {
            parameters.claimant = Claimant::LastMover;
            parameters.fifty = 99;
        })
    }

    /// Who has touched a piece is only bound to move it: a claim after that is not even heard.
    CLAIM_UNHEARD_AFTER_TOUCH: "claim-unheard-after-touch", "draw.claim.right-lost-touch",
        if Claim {
        Story(|_, events| {
            let touch = events.iter().position(|event| binds(&event.act));
            let Some(touch) = touch else {
                return;
            };
            let mut at = 0;
            events.retain(|event| {
                at += 1;
                at <= touch || !matches!(event.act, Act::Claim(_))
            });
        })
    }
}

const fn fine(seconds: i64, from_offender: bool) -> Option<Fine> {
    Some(Fine {
        seconds,
        from_offender,
    })
}

/// Whether a claim ends the game.
fn is_upheld(state: &State, events: &[Event]) -> bool {
    let ruling = rule_from(PROVISIONS, Box::default(), state.clone(), events);
    let ended = ruling.ok().and_then(|ruling| ruling.termination());
    matches!(
        ended,
        Some(Termination::ThreefoldClaim | Termination::FiftyClaim)
    )
}

/// Whether an act is a touch that obliges to move or to capture.
fn binds(act: &Act) -> bool {
    matches!(
        act,
        Act::Touch {
            intent: Intent::Move | Intent::Capture | Intent::AdjustUnannounced,
            ..
        }
    )
}

/// Whether an event has to say what a time penalty is, since arbiters differ: in blitz under the
/// Competitive Rules. Nobody who has read it believes in another one.
pub fn announces_penalty(setting: &Setting) -> bool {
    setting.class == TimeClass::Blitz
        && setting.edition >= Edition::E2023
        && setting.regime() == Regime::Competitive
}

/// Whatever is adjusted has been announced.
pub fn announce(_: &mut State, events: &mut Vec<Event>) {
    for event in events {
        if let Act::Touch { intent, .. } = &mut event.act
            && *intent == Intent::AdjustUnannounced
        {
            *intent = Intent::Adjust;
        }
    }
}
