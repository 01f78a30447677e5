//! 7.4, 7.6: pieces knocked over.
//!
//! The player puts them back in his own time; either may stop the clocks; the arbiter may
//! penalise. Found later, the position before it is set up again. Displacing is no illegal move
//! and no touch. Example: a rook was shifted; two moves later it is noticed.

use shakmaty::Color;

use super::setup::Discovery;
use super::times::{Undone, take_back, with_taken_back};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, PutBackIn};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Irregularity};
use crate::rule;

/// 7.4: pieces are knocked over.
pub static DISPLACED: Provision = Provision {
    name: "displaced",
    rules: &[
        rule!("irregularity.displace.restore"),
        rule!("irregularity.displace.penalty"),
    ],
    judge: Judge::Done(displaced),
    ..Provision::DEFAULT
};

fn displaced(_: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Displace { .. } = act else {
        return None;
    };
    let message = Message::new("ruling-displaced").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[
                rule!("irregularity.displace.restore"),
                rule!("irregularity.displace.stop"),
                rule!("irregularity.displace.penalty"),
            ])
            .with(Effect::PutBack(PutBackIn::OwnTime))
            .with(Effect::Discretion(rule!("irregularity.displace.penalty")))
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    )
}

/// No piece stands on the squares named: nothing was displaced.
pub static NOTHING_DISPLACED: Provision = Provision {
    name: "nothing-displaced",
    rules: &[rule!("irregularity.displace.restore")],
    overrides: &[&DISPLACED],
    judge: Judge::Done(nothing_displaced),
    ..Provision::DEFAULT
};

fn nothing_displaced(case: &Case<'_>, _: Color, act: &Act) -> Option<Opinion> {
    let Act::Displace { squares } = act else {
        return None;
    };
    let pieces = case.before.board.pieces();
    let nothing = !squares.is_empty()
        && squares
            .iter()
            .all(|square| pieces.piece_at(*square).is_none());
    nothing.then(|| {
        Opinion::new(Message::new("ruling-nothing-displaced"))
            .citing(&[rule!("irregularity.displace.restore")])
            .with(Effect::Void)
            .with(Effect::Continue)
    })
}

/// 7.6: it is found out later.
pub static DISPLACED_FOUND: Provision = Provision {
    name: "displaced-found",
    rules: &[
        rule!("irregularity.displaced-found"),
        rule!("irregularity.restore-times"),
    ],
    judge: Judge::Discovery(displaced_found),
    ..Provision::DEFAULT
};

fn displaced_found(case: &Case<'_>, found: &Discovery) -> Option<Opinion> {
    if found.fault != Irregularity::Displaced {
        return None;
    }
    let opinion = Opinion::new(Message::new("ruling-displaced-found"))
        .citing(DISPLACED_FOUND.rules)
        .with(Effect::Discretion(rule!("irregularity.restore-times")));
    Some(match case.state.displaced {
        Some(ply) => with_taken_back(
            opinion.with(Effect::Rewind { ply }),
            take_back(case, Undone::Since(ply + 1), Color::White),
        ),
        None => opinion.with(Effect::Continue),
    })
}
