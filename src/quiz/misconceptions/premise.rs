//! What a story must tell of before somebody can be mistaken about it.
//!
//! Kinds of questions tempt only to what their stories are about. About a scenario of the reader's
//! every misconception is tried, and several of them change the same measure: without a premise
//! whoever lets go of a touched piece would be said to have claimed a draw.

use super::Misconception;
use crate::arbiter::Ruling;
use crate::game::Scenario;
use crate::game::scenario::{Act, Basis};
use crate::quiz::Asked;

/// What a story must tell of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Premise {
    /// Nothing in particular: what it is mistaken about can happen in every game.
    Nothing,
    /// A draw is claimed under article 9, or it is asked who may.
    Claim,
    /// A draw is claimed for repetition.
    Threefold,
    /// A draw is claimed for fifty moves.
    Fifty,
    /// A draw is claimed under Guidelines III.
    Quickplay,
    /// Something rests on Guidelines III.
    Guidelines,
    /// An increment is asked for.
    Increment,
    /// Both flags are down.
    BothFlags,
    /// A draw is offered, in whatever way.
    Offer,
    /// A piece is touched.
    Touch,
    /// A move is illegal, or would have been.
    Illegal,
    /// A game is lost unless the opponent cannot mate.
    Lost,
    /// The game is adjourned.
    Adjourned,
    /// The game was started wrongly.
    Start,
}

use Premise::*;

/// The misconceptions that change measures, settings or the story as a whole; all others believe
/// in provisions, which speak only where there is something to speak about.
const PREMISES: [(Premise, &[&str]); 14] = [
    (
        Nothing,
        &[
            "penalty-always-two",
            "penalty-always-one",
            "castling-ignored",
            "castling-not-now",
            "en-passant-ignored",
            "en-passant-always",
            "in-succession",
            "three-repeats",
            "threefold-automatic",
            "fifty-automatic",
            "seventyfive-by-one",
            "colours-by-one",
            "colours-never-kept",
            "colours-always-kept",
        ],
    ),
    (
        Claim,
        &[
            "invalid-claim-costs",
            "unannounced-keeps-claim",
            "claim-is-free",
            "claim-costs-three",
            "claim-costs-claimant",
            "claim-needs-consent",
            "claim-unheard-after-touch",
            "claim-frees-touch",
            "adjusting-forfeits",
            "touch-keeps-claim",
            "claim-by-either",
            "claim-by-mover",
            "claim-after-press",
            "claim-unwritten",
            "intended-ignored",
            "intended-not-binding",
            "claim-withdrawn",
            "claim-is-no-offer",
            "wrong-claim-is-void",
            "screen-suffices",
            "bar-stops-claims",
        ],
    ),
    (Threefold, &["twice-is-enough"]),
    (
        Fifty,
        &[
            "claim-by-own-fifty",
            "fifty-half-moves",
            "fifty-by-one",
            "fifty-with-next",
            "fifty-and-one",
        ],
    ),
    (
        Quickplay,
        &[
            "two-minutes-included",
            "five-minutes",
            "one-minute",
            "quickplay-off-move",
            "rejection-free",
            "rejection-one-minute",
            "postponed-flag-ignored",
            "unsupervised-alike",
            "upheld-only-later",
        ],
    ),
    (
        Guidelines,
        &["guidelines-always", "guidelines-with-increment"],
    ),
    (
        Increment,
        &[
            "increment-free",
            "increment-one-minute",
            "increment-at-two-minutes",
            "increment-at-five-minutes",
        ],
    ),
    (
        BothFlags,
        &[
            "both-flags-draw",
            "both-flags-play-on",
            "both-flags-cancel",
            "both-flags-mover-loses",
            "both-flags-order-ignored",
        ],
    ),
    (
        Offer,
        &[
            "offer-withdrawn",
            "acceptance-is-offer",
            "offer-untimely-void",
            "offer-ends-with-press",
            "adjusting-rejects",
            "barred-offer-waits",
            "consent-needs-acceptance",
            "bar-is-absolute",
            "agreement-always",
            "touch-only-rejects",
        ],
    ),
    (Touch, &["unannounced-free", "any-touch-binds"]),
    (
        Illegal,
        &[
            "illegal-without-press",
            "first-illegal-loses",
            "third-illegal-loses",
            "kinds-counted-apart",
            "players-counted-together",
            "late-illegal-stands",
            "late-illegal-taken-back",
            "illegal-frees-touch",
            "two-hands-harmless",
            "offender-loses-time",
            "illegal-always-one",
            "second-costs-double",
            "arbiter-waits",
            "taken-back-frees-touch",
            "increment-kept",
            "first-is-warned",
        ],
    ),
    (
        Lost,
        &[
            "second-always-loses",
            "material-counts",
            "only-forced-mate",
            "locked-is-drawn",
        ],
    ),
    (
        Adjourned,
        &[
            "sealed-queen",
            "sealed-final-at-once",
            "sealed-changed-later",
            "sealed-text-over-board",
            "sealed-board-always",
            "sealed-always-loses",
            "sealed-still-counts",
            "offer-after-seal-void",
            "ended-only-at-resumption",
            "envelope-opened-anyway",
            "envelope-lost-annuls",
            "late-at-once",
        ],
    ),
    (
        Start,
        &[
            "ten-moves-always",
            "displaced-after-end",
            "displaced-cancels-result",
        ],
    ),
];

impl Misconception {
    /// Whether what it is mistaken about happens in a story, or is asked about.
    pub fn arises(&self, scenario: &Scenario, ruling: &Ruling, asked: Asked) -> bool {
        let listed = |(_, ids): &&(Premise, &[&str])| ids.contains(&self.id);
        let premise = PREMISES.iter().find(listed);
        premise.is_none_or(|(premise, _)| premise.holds(scenario, ruling, asked))
    }
}

/// The families of rules that a ruling on an illegal move rests on.
const ILLEGAL_RULES: [&str; 4] = [
    "irregularity.illegal",
    "move.illegal",
    "rapid.illegal",
    "clock.press-completes",
];

impl Premise {
    fn holds(self, scenario: &Scenario, ruling: &Ruling, asked: Asked) -> bool {
        let told = |is: fn(&Act) -> bool| scenario.events.iter().any(|event| is(&event.act));
        let rests = |family: &str| {
            let mut rules = ruling.rules().into_iter();
            rules.any(|rule| rule.as_str().starts_with(family))
        };
        let may_claim = asked == Asked::WhoMayClaim;
        match self {
            Nothing => true,
            Claim => may_claim || told(|act| claims(act, &[Basis::Threefold, Basis::Fifty])),
            Threefold => may_claim || told(|act| claims(act, &[Basis::Threefold])),
            Fifty => may_claim || told(|act| claims(act, &[Basis::Fifty])),
            Quickplay => told(|act| claims(act, &[Basis::CannotWin, Basis::NoEffort])),
            Guidelines => [Quickplay, Increment, BothFlags]
                .iter()
                .any(|premise| premise.holds(scenario, ruling, asked)),
            Increment => told(|act| matches!(act, Act::RequestIncrement)),
            BothFlags => told(|act| matches!(act, Act::Flags { .. })),
            Offer => scenario.prior.open_offer.is_some() || told(offers),
            Touch => told(|act| matches!(act, Act::Touch { .. })),
            Illegal => ILLEGAL_RULES.into_iter().any(rests),
            Lost => rests("clock.flag-loss") || Illegal.holds(scenario, ruling, asked),
            Adjourned => told(adjourns),
            Start => told(|act| matches!(act, Act::Discover { .. })),
        }
    }
}

fn claims(act: &Act, on: &[Basis]) -> bool {
    matches!(act, Act::Claim(claim) if on.contains(&claim.basis))
}

/// A claim and a request for an increment are offers too.
fn offers(act: &Act) -> bool {
    matches!(
        act,
        Act::Offer | Act::ConditionalOffer { .. } | Act::Claim(_) | Act::RequestIncrement
    )
}

fn adjourns(act: &Act) -> bool {
    matches!(
        act,
        Act::OrderSeal
            | Act::Adjourn { .. }
            | Act::Seal { .. }
            | Act::Envelope { .. }
            | Act::Open
            | Act::EnvelopeMissing { .. }
            | Act::Arrive { .. }
            | Act::Present
            | Act::Absent
            | Act::NoShow
            | Act::States { .. }
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::quiz::misconceptions::{MISCONCEPTIONS, Variation};

    #[test]
    fn whatever_changes_more_than_provisions_has_a_premise() {
        let changes = |known: &&&Misconception| {
            !matches!(
                known.variation,
                Variation::Without(_) | Variation::Instead(..)
            )
        };
        let changing: BTreeSet<&str> = MISCONCEPTIONS
            .iter()
            .filter(changes)
            .map(|it| it.id)
            .collect();
        let listed: Vec<&str> = PREMISES.iter().flat_map(|(_, ids)| *ids).copied().collect();
        assert_eq!(listed.len(), changing.len(), "one is listed twice");
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), changing);
    }
}
