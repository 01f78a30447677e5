//! What comes too late when several rules meet (5, 6.9, 7.5, 9.1, 11.3).

use super::*;
use crate::arbiter::article5::{checkmate, stalemate};
use crate::arbiter::article11::device;
use crate::quiz::story::points_out_illegal;

misconceptions! {
    /// A phone that rings at the board loses, even when the game is over.
    PHONE_AFTER_END_LOSES: "phone-after-end-loses", "end.checkmate"
        unless "end.stalemate", "end.dead-position", if PhoneAndMove {
        Story(|_, events| {
            let rings = |event: &Event| matches!(event.act, Act::Conduct(_));
            if let Some(at) = events.iter().position(rings) {
                let phone = events.remove(at);
                events.insert(0, phone);
            }
        })
    }

    /// Who ends the game with the next move is forgiven the phone.
    PHONE_FORGIVEN: "phone-forgiven", "conduct.device.loss", if PhoneAndMove {
        Unheard(|act| matches!(act, Act::Conduct(_)))
    }

    /// Mate and a ringing phone cancel each other out.
    PHONE_AND_MATE_DRAW: "phone-and-mate-draw", "end.checkmate" or "conduct.device.loss",
        if PhoneAndMove {
        Instead [checkmate::CHECKMATE, device::DEVICE], ["conduct.device.loss"] |case| {
            checkmate::CHECKMATE.judge.ask(case)?;
            Some(end(Outcome::Draw, Termination::Agreement))
        }
    }

    /// An illegal move is put right even when the game is over.
    ILLEGAL_REOPENS: "illegal-reopens", "irregularity.illegal.move"
        unless "end.resignation", "end.agreement", if Illegal {
        Story(|_, events| {
            if is_found(events) {
                events.retain(|event| !ends_game(&event.act));
            }
        })
    }

    /// Whoever has won by an illegal move loses as soon as it is found.
    ILLEGAL_WIN_IS_LOST: "illegal-win-is-lost", "irregularity.illegal.penalty"
        unless "end.resignation", "end.agreement", if Illegal {
        Story(|state, events| {
            let offender = events.iter().find(|event| matches!(event.act, Act::Move { .. }));
            if let Some(side) = offender.and_then(|event| event.who.side())
                && is_found(events)
                && events.iter().any(|event| ends_game(&event.act))
            {
                state.counts.illegal[side] = 1;
                events.retain(|event| !ends_game(&event.act));
            }
        })
    }

    /// A win that rests on an illegal move is only a draw.
    ILLEGAL_END_DRAWN: "illegal-end-drawn", "end.resignation", if Illegal {
        Story(|_, events| {
            if let Some(at) = events.iter().position(|event| event.act == Act::Resign)
                && let Some(side) = events[at].who.side()
                && is_found(events)
            {
                events[at].act = Act::Accept;
                events.insert(at, Event { who: side.other().into(), act: Act::Offer });
            }
        })
    }

    /// An open offer can be accepted even when the flag is down.
    OFFER_OUTLIVES_FLAG: "offer-outlives-flag", "clock.flag-loss" or "draw.offer.procedure",
        if Flag {
        Story(|_, events| put_first(events, |act| *act == Act::Accept, |act| matches!(act, Act::Flag(_))))
    }

    /// A draw can be claimed even when the flag is down.
    CLAIM_OUTLIVES_FLAG: "claim-outlives-flag", "clock.flag-loss", if Flag {
        Story(|_, events| {
            let claims = |act: &Act| matches!(act, Act::Claim(_));
            put_first(events, claims, |act| matches!(act, Act::Flag(_)));
        })
    }

    /// A flag that is pointed out decides, even when a draw has just been agreed.
    FLAG_BEATS_AGREEMENT: "flag-beats-agreement", "end.agreement" or "draw.offer.procedure",
        if Flag {
        Story(|_, events| put_first(events, |act| matches!(act, Act::Flag(_)), |act| *act == Act::Accept))
    }

    /// A flag that falls while a draw offer is open settles nothing.
    FLAG_WHILE_OFFERED: "flag-while-offered", "clock.flag-loss" or "end.agreement", if Flag {
        Story(|_, events| {
            if events.iter().any(|event| event.act == Act::Accept) {
                events.retain(|event| !matches!(event.act, Act::Flag(_) | Act::Accept));
            }
        })
    }

    /// A queen that is put there by the arbiter can't end the game.
    PROMOTION_NEVER_ENDS: "promotion-never-ends", "end.checkmate" unless "end.stalemate",
        if Illegal {
        Without [checkmate::CHECKMATE, stalemate::STALEMATE]
    }
}

/// Whether somebody points out an illegal move.
fn is_found(events: &[Event]) -> bool {
    events.iter().any(|event| points_out_illegal(&event.act))
}

fn ends_game(act: &Act) -> bool {
    matches!(act, Act::Resign | Act::Offer | Act::Accept)
}

/// Puts one thing before another that came first.
fn put_first(events: &mut Vec<Event>, late: fn(&Act) -> bool, early: fn(&Act) -> bool) {
    let at = |is: fn(&Act) -> bool| events.iter().position(|event| is(&event.act));
    if let (Some(late), Some(early)) = (at(late), at(early))
        && early < late
    {
        let event = events.remove(late);
        events.insert(early, event);
    }
}
