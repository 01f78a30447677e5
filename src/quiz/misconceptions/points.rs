//! Points that an arbiter takes or gives (10.2, 12.9).

use super::*;
use crate::game::scenario::{PenaltyKind, Who};

misconceptions! {
    /// What the players have brought about on the board can't be changed by a penalty.
    SCORE_STANDS: "score-stands", "arbiter.penalty.cut-points"
        unless "arbiter.penalty.raise-points" {
        Unheard(|act| matches!(act, Act::Penalty(_)))
    }

    /// What the offender loses, the opponent gets.
    CUT_GOES_TO_OPPONENT: "cut-goes-to-opponent", "arbiter.penalty.cut-points" {
        Story(|_, events| match resigned(events) {
            Some(at) => {
                let by = events[at].who;
                events[at].act = Act::Accept;
                events.insert(at, Event { who: other(by), act: Act::Offer });
                events.retain(|event| !matches!(event.act, Act::Penalty(_)));
            }
            None => take_for(events, PenaltyKind::CutPoints, PenaltyKind::RaisePoints),
        })
    }

    /// Any penalty in points loses the game.
    POINTS_PENALTY_LOSES: "points-penalty-loses", "arbiter.penalty.cut-points" {
        Story(|_, events| match resigned(events) {
            Some(at) => {
                events[at].who = other(events[at].who);
                events.retain(|event| !matches!(event.act, Act::Penalty(_)));
            }
            None => take_for(events, PenaltyKind::CutPoints, PenaltyKind::RaisePoints),
        })
    }

    /// Where points are the penalty, the opponent keeps his own.
    RAISE_IS_CUT: "raise-is-cut", "arbiter.penalty.raise-points" {
        Story(|_, events| take_for(events, PenaltyKind::RaisePoints, PenaltyKind::CutPoints))
    }
}

/// Where a player resigns and a penalty follows.
fn resigned(events: &[Event]) -> Option<usize> {
    let punished = |event: &Event| matches!(event.act, Act::Penalty(_));
    let resigns = |event: &Event| event.act == Act::Resign;
    events
        .iter()
        .any(punished)
        .then(|| events.iter().position(resigns))?
}

fn other(who: Who) -> Who {
    who.side().map_or(who, |side| side.other().into())
}

/// Takes one kind of penalty for another.
fn take_for(events: &mut [Event], from: PenaltyKind, to: PenaltyKind) {
    for event in events {
        if let Act::Penalty(order) = &mut event.act
            && order.kind == from
        {
            order.kind = to;
        }
    }
}
