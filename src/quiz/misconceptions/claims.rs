//! Draw claims: who, when, how, at what price (9.2 to 9.5).

use std::sync::Arc;

use super::illegal::has_left;
use super::{Misconception, Variation};
use crate::arbiter::{PROVISIONS, rule_from};
use crate::game::measures::{Claimant, Fine};
use crate::game::scenario::{Act, Basis, Event, Evidence, Intent, Withdrawn};
use crate::game::setting::AgreedDraws;
use crate::game::state::Termination;
use crate::game::{Regime, Setting, State, TimeClass};
use crate::law::Edition;
use crate::rule;

const fn fine(seconds: i64, from_offender: bool) -> Option<Fine> {
    Some(Fine {
        seconds,
        from_offender,
    })
}

/// A wrong claim costs nothing.
pub static CLAIM_IS_FREE: Misconception = Misconception {
    id: "claim-is-free",
    refuted_by: rule!("draw.claim.incorrect"),
    variation: Variation::Measures(|measures| measures.claim_fine = fine(0, false)),
};

/// A wrong claim gives the opponent three minutes. Where one minute is right nobody is as far off
/// as that: two are what people remember.
pub static CLAIM_COSTS_THREE: Misconception = Misconception {
    id: "claim-costs-three",
    refuted_by: rule!("draw.claim.incorrect"),
    variation: Variation::Setting(|setting| {
        let seconds = crate::arbiter::penalty(setting).seconds;
        if seconds == 120 && !announces_penalty(setting) {
            setting.measures.claim_fine = fine(180, false);
        }
    }),
};

/// The penalty is taken off the claimant's clock.
pub static CLAIM_COSTS_CLAIMANT: Misconception = Misconception {
    id: "claim-costs-claimant",
    refuted_by: rule!("draw.claim.incorrect"),
    variation: Variation::Story(|state, _| {
        let seconds = crate::arbiter::penalty(&state.setting).seconds;
        if has_left(state, seconds) {
            Arc::make_mut(&mut state.setting).measures.claim_fine = fine(seconds, true);
        }
    }),
};

/// A claim is worth no more than an offer: the opponent must agree.
pub static CLAIM_NEEDS_CONSENT: Misconception = Misconception {
    id: "claim-needs-consent",
    refuted_by: rule!("draw.claim.correct"),
    variation: Variation::Story(|state, events| {
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
    }),
};

/// Whether a claim ends the game.
fn is_upheld(state: &State, events: &[Event]) -> bool {
    let ruling = rule_from(PROVISIONS, Box::default(), state.clone(), events);
    let ended = ruling.ok().and_then(|ruling| ruling.termination());
    matches!(
        ended,
        Some(Termination::ThreefoldClaim | Termination::FiftyClaim)
    )
}

/// Who has touched a piece is only bound to move it: a claim after that is not even heard.
pub static CLAIM_UNHEARD_AFTER_TOUCH: Misconception = Misconception {
    id: "claim-unheard-after-touch",
    refuted_by: rule!("draw.claim.right-lost-touch"),
    variation: Variation::Story(|_, events| {
        let touch = events.iter().position(|event| binds(&event.act));
        let Some(touch) = touch else {
            return;
        };
        let mut at = 0;
        events.retain(|event| {
            at += 1;
            at <= touch || !matches!(event.act, Act::Claim(_))
        });
    }),
};

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

/// After a rejected claim the touched piece need not be moved.
pub static CLAIM_FREES_TOUCH: Misconception = Misconception {
    id: "claim-frees-touch",
    refuted_by: rule!("act.touch.own"),
    variation: Variation::Measures(|measures| measures.touch_binds = false),
};

/// Any touch forfeits the claim, even an announced adjustment.
pub static ADJUSTING_FORFEITS: Misconception = Misconception {
    id: "adjusting-forfeits",
    refuted_by: rule!("act.adjust"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Touch { intent, .. } = &mut event.act {
                *intent = Intent::Move;
            }
        }
    }),
};

/// The penalty is two minutes in every kind of chess.
pub static PENALTY_ALWAYS_TWO: Misconception = Misconception {
    id: "penalty-always-two",
    refuted_by: rule!("rapid.penalty-one-minute"),
    variation: Variation::Setting(|setting| {
        if !announces_penalty(setting) {
            setting.measures.claim_fine = fine(120, false);
            setting.measures.illegal_fine = fine(120, false);
        }
    }),
};

/// Whether an event has to say what a time penalty is, since arbiters differ: in blitz under the
/// Competitive Rules. Nobody who has read it believes in another one.
pub fn announces_penalty(setting: &Setting) -> bool {
    setting.class == TimeClass::Blitz
        && setting.edition >= Edition::E2023
        && setting.regime() == Regime::Competitive
}

/// The penalty is one minute in every kind of chess.
pub static PENALTY_ALWAYS_ONE: Misconception = Misconception {
    id: "penalty-always-one",
    refuted_by: rule!("draw.claim.incorrect"),
    variation: Variation::Setting(|setting| {
        if !announces_penalty(setting) {
            setting.measures.claim_fine = fine(60, false);
        }
    }),
};

/// Touching a piece leaves the right to claim.
pub static TOUCH_KEEPS_CLAIM: Misconception = Misconception {
    id: "touch-keeps-claim",
    refuted_by: rule!("draw.claim.right-lost-touch"),
    variation: Variation::Story(|_, events| {
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
    }),
};

/// Either player may claim, whoever has the move.
pub static CLAIM_BY_EITHER: Misconception = Misconception {
    id: "claim-by-either",
    refuted_by: rule!("draw.threefold"),
    variation: Variation::Measures(|measures| measures.claimant = Claimant::Anyone),
};

/// Whoever claims without being allowed to pays for it, whatever the event says.
pub static INVALID_CLAIM_COSTS: Misconception = Misconception {
    id: "invalid-claim-costs",
    refuted_by: rule!("draw.threefold"),
    variation: Variation::Setting(|setting| {
        let switches = &mut setting.regulations.switches;
        switches.penalise_procedurally_invalid_claim = true;
    }),
};

/// Who straightens a piece without a word may still claim on that move.
pub static UNANNOUNCED_KEEPS_CLAIM: Misconception = Misconception {
    id: "unannounced-keeps-claim",
    refuted_by: rule!("act.other-contact"),
    variation: Variation::Story(announce),
};

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

/// The player who has just made the move claims, not the opponent.
pub static CLAIM_BY_MOVER: Misconception = Misconception {
    id: "claim-by-mover",
    refuted_by: rule!("game.having-the-move"),
    variation: Variation::Measures(|measures| measures.claimant = Claimant::LastMover),
};

/// A player who has made fifty moves himself may claim when the fiftieth is made.
pub static CLAIM_BY_OWN_FIFTY: Misconception = Misconception {
    id: "claim-by-own-fifty",
    refuted_by: rule!("draw.fifty"),
    variation: Variation::Measures(|measures| {
        measures.claimant = Claimant::LastMover;
        measures.fifty = 99;
    }),
};

/// Before the opponent has pressed the clock nobody can claim.
pub static CLAIM_AFTER_PRESS: Misconception = Misconception {
    id: "claim-after-press",
    refuted_by: rule!("game.having-the-move"),
    variation: Variation::Setting(|setting| {
        setting.regulations.switches.claim_requires_running_clock = true;
    }),
};

/// The intended move need not be written down.
pub static CLAIM_UNWRITTEN: Misconception = Misconception {
    id: "claim-unwritten",
    refuted_by: rule!("draw.threefold.claim-intended"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Claim(claim) = &mut event.act {
                claim.written = true;
            }
        }
    }),
};

/// Only a position on the board can be claimed, not one about to appear.
pub static INTENDED_IGNORED: Misconception = Misconception {
    id: "intended-ignored",
    refuted_by: rule!("draw.threefold.claim-intended"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Claim(claim) = &mut event.act {
                claim.intended = None;
            }
        }
    }),
};

/// After a wrong claim the player may choose another move.
pub static INTENDED_NOT_BINDING: Misconception = Misconception {
    id: "intended-not-binding",
    refuted_by: rule!("draw.claim.incorrect"),
    variation: Variation::Measures(|measures| measures.claim_binds = false),
};

/// A claim can be taken back.
pub static CLAIM_WITHDRAWN: Misconception = Misconception {
    id: "claim-withdrawn",
    refuted_by: rule!("draw.claim.stop-clock"),
    variation: Variation::Story(|_, events| {
        let withdrawn = events
            .iter()
            .any(|event| event.act == Act::Withdraw(Withdrawn::Claim));
        if withdrawn {
            events.retain(|event| {
                !matches!(event.act, Act::Claim(_) | Act::Withdraw(Withdrawn::Claim))
            });
        }
    }),
};

/// A claim is no draw offer.
pub static CLAIM_IS_NO_OFFER: Misconception = Misconception {
    id: "claim-is-no-offer",
    refuted_by: rule!("draw.claim.is-offer"),
    variation: Variation::Measures(|measures| measures.claim_is_offer = false),
};

/// A wrong claim is turned down, and that is all: no penalty, no offer.
pub static WRONG_CLAIM_IS_VOID: Misconception = Misconception {
    id: "wrong-claim-is-void",
    refuted_by: rule!("draw.claim.is-offer"),
    variation: Variation::Measures(|measures| {
        measures.claim_is_offer = false;
        measures.claim_fine = fine(0, false);
    }),
};

/// What a screen or the clock's counter shows is evidence.
pub static SCREEN_SUFFICES: Misconception = Misconception {
    id: "screen-suffices",
    refuted_by: rule!("clock.displays.no-claim"),
    variation: Variation::Story(|_, events| {
        for event in events {
            if let Act::Claim(claim) = &mut event.act
                && claim.evidence == Evidence::Screen
            {
                claim.evidence = Evidence::Scoresheet;
            }
        }
    }),
};

/// Where the regulations bar agreed draws, claims are barred as well.
pub static BAR_STOPS_CLAIMS: Misconception = Misconception {
    id: "bar-stops-claims",
    refuted_by: rule!("draw.offer.regulations"),
    variation: Variation::Story(|state, events| {
        if state.setting.regulations.agreed_draws == AgreedDraws::Always {
            return;
        }
        events.retain(|event| match &event.act {
            Act::Claim(claim) => !matches!(claim.basis, Basis::Threefold | Basis::Fifty),
            _ => true,
        });
    }),
};
