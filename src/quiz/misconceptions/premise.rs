//! What a story must tell of before somebody can be mistaken about it.
//!
//! Kinds of questions tempt only to what their stories are about. About a scenario of the reader's
//! every misconception is tried, and several of them change the same measure: without a premise
//! whoever lets go of a touched piece would be said to have claimed a draw.

use crate::arbiter::Ruling;
use crate::game::Scenario;
use crate::game::scenario::{Act, Basis, Hand, Told};
use crate::game::setting::Variant;
use crate::law::RuleId;
use crate::quiz::Asked;
use crate::quiz::story::claims;
use crate::rule;

/// What a story must tell of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Premise {
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
    /// A flag falls.
    Flag,
    /// A player comes late for the game.
    Late,
    /// The arbiter sees an illegal position.
    Position,
    /// A player does something beside the board.
    Behaviour,
    /// The game is Chess960.
    Chess960,
    /// A phone rings, and somebody moves.
    PhoneAndMove,
    /// A flag falls in a game of several periods, and no draw is claimed.
    Control,
    /// Somebody who does not play tells a player something.
    Tip,
}

use Premise::*;

/// The rules that a ruling on an illegal move rests on.
const ILLEGAL_RULES: [RuleId; 10] = [
    rule!("irregularity.illegal.heading"),
    rule!("irregularity.illegal.move"),
    rule!("irregularity.illegal.promotion-unfinished"),
    rule!("irregularity.illegal.press-without-move"),
    rule!("irregularity.illegal.two-hands"),
    rule!("irregularity.illegal.penalty"),
    rule!("move.illegal"),
    rule!("rapid.illegal"),
    rule!("rapid.illegal-position"),
    rule!("clock.press-completes"),
];

impl Premise {
    /// Whether a story, or what is asked about it, does.
    pub fn holds(self, scenario: &Scenario, ruling: &Ruling, asked: Asked) -> bool {
        let told = |is: fn(&Act) -> bool| scenario.events.iter().any(|event| is(&event.act));
        let rests = |on: &[RuleId]| ruling.rules().iter().any(|rule| on.contains(rule));
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
            Illegal => rests(&ILLEGAL_RULES),
            Lost => rests(&[rule!("clock.flag-loss")]) || Illegal.holds(scenario, ruling, asked),
            Adjourned => told(adjourns),
            Start => told(|act| matches!(act, Act::Discover { .. })),
            Flag => told(|act| matches!(act, Act::Flag(_))),
            PhoneAndMove => {
                told(|act| matches!(act, Act::Conduct(_)))
                    && told(|act| matches!(act, Act::Move { .. }))
            }
            Control => {
                Flag.holds(scenario, ruling, asked)
                    && !Claim.holds(scenario, ruling, asked)
                    && scenario.setting.time_control.periods.len() > 1
            }
            Tip => told(|act| {
                matches!(
                    act,
                    Act::Report {
                        to: Told::Player,
                        ..
                    }
                )
            }),
            Chess960 => scenario.setting.variant == Variant::Chess960,
            Late => rests(&[rule!("clock.default-time")]),
            Position => {
                told(|act| matches!(act, Act::Observe { what, .. } if what.is_of_position()))
            }
            Behaviour => told(|act| {
                matches!(
                    act,
                    Act::Conduct(_)
                        | Act::Scoresheet(_)
                        | Act::StopRecording
                        | Act::Write { .. }
                        | Act::Press { hand: Hand::Other }
                )
            }),
        }
    }
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
