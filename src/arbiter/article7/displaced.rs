//! 7.4, 7.6: pieces knocked over.
//!
//! The player puts them back in his own time; either may stop the clocks; the arbiter may
//! penalise. Found later, the position before it is set up again. Displacing is no illegal move
//! and no touch. Example: a rook was shifted; two moves later it is noticed.

use shakmaty::Color;

use super::setup::discovered;
use super::times::{Undone, take_back, with_taken_back};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Irregularity};
use crate::law::RuleId;
use crate::rule;

/// 7.4: pieces are knocked over.
pub struct Displaced;

impl Provision for Displaced {
    fn name(&self) -> &'static str {
        "displaced"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("irregularity.displace.restore"),
                rule!("irregularity.displace.stop"),
                rule!("irregularity.displace.penalty"),
                rule!("arbiter.penalties"),
            ]
        }
    }

    fn topics(&self) -> Topics {
        topics![Displace]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::Displace { .. }) = case.done()? else {
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
                .with(Remedy::Discretion(rule!("irregularity.displace.penalty")))
                .with(Remedy::Discretion(rule!("arbiter.penalties"))),
        )
    }
}

/// No piece stands on the squares named: nothing was displaced.
pub struct NothingDisplaced;

impl Provision for NothingDisplaced {
    fn name(&self) -> &'static str {
        "nothing-displaced"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("irregularity.displace.restore")] }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&Displaced]
    }

    fn topics(&self) -> Topics {
        topics![Displace]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (_, Act::Displace { squares }) = case.done()? else {
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
                .with(Remedy::Continue)
        })
    }
}

/// 7.6: it is found out later.
pub struct DisplacedFound;

impl Provision for DisplacedFound {
    fn name(&self) -> &'static str {
        "displaced-found"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("irregularity.displaced-found"),
                rule!("irregularity.restore-times"),
            ]
        }
    }

    fn topics(&self) -> Topics {
        topics![Discover]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (Irregularity::Displaced, ..) = discovered(case)? else {
            return None;
        };
        let opinion = Opinion::new(Message::new("ruling-displaced-found"))
            .citing(self.rules())
            .with(Remedy::Discretion(rule!("irregularity.restore-times")));
        Some(match case.state.displaced {
            Some(ply) => with_taken_back(
                opinion.with(Remedy::Rewind { ply }),
                take_back(case, Undone::Since(ply + 1), Color::White),
            ),
            None => opinion.with(Remedy::Continue),
        })
    }
}
