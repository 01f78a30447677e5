//! A.5.2, A.5.4 (2018: A.4.2, A.4.4): illegal moves and positions under the simplified rules.
//!
//! An illegal move is dealt with only before the opponent has made his next move; afterwards it
//! stands. If the arbiter sees both kings in check or a pawn on the last rank and not how it came
//! about, he waits for the next move to be completed; if the position is still illegal the game
//! is drawn. Example: White has castled after Black's illegal move: too late.

use shakmaty::Bitboard;

use crate::arbiter::article7::charge::{culprit, is_illegal, stands};
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy, penalty};
use crate::diag::Message;
use crate::game::Board;
use crate::game::moment::{Moment, Press};
use crate::game::scenario::{Act, Sight};
use crate::game::state::{Ending, Outcome, Question, Termination};
use crate::law::RuleId;
use crate::rule;

/// A.5.2: the opponent's next move is made; the illegal move stands.
pub struct TooLate;

impl Provision for TooLate {
    fn name(&self) -> &'static str {
        "illegal-too-late"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("rapid.illegal"),
                rule!("rapid.unsupervised"),
                rule!("rapid.definition"),
                rule!("blitz.unsupervised"),
                rule!("blitz.definition"),
            ]
        }
    }

    fn topics(&self) -> Topics {
        topics![ComplainIllegal, ComplainFlag, Observe, Flag, RanOut]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        stands(case).then(|| {
            let press = !case.state.history.plies().any(is_illegal);
            Opinion::new(Message::new("ruling-illegal-too-late").truth("press", press))
                .citing(&[rule!("rapid.illegal")])
                .citing(penalty::simplified(case))
                .with(Remedy::Continue)
        })
    }
}

const POSITION_RULES: &[RuleId] = &[
    rule!("rapid.illegal-position"),
    rule!("move.illegal-position"),
    rule!("rapid.unsupervised"),
    rule!("rapid.definition"),
    rule!("blitz.unsupervised"),
    rule!("blitz.definition"),
];

/// A.5.4: an illegal position is seen; the arbiter waits.
pub struct IllegalPosition;

impl Provision for IllegalPosition {
    fn name(&self) -> &'static str {
        "illegal-position"
    }

    fn rules(&self) -> &'static [RuleId] {
        POSITION_RULES
    }

    fn topics(&self) -> Topics {
        topics![Observe]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let Some(Act::Observe { what, seen, .. }) = case.act() else {
            return None;
        };
        let illegal = matches!(
            what,
            Sight::BothKingsInCheck | Sight::PawnOnLastRank | Sight::IllegalPosition
        );
        // Whoever saw the act deals with the move; the position alone is for those who did not.
        let act_known = *seen && culprit(case).is_some();
        let waits = illegal && case.is_simplified() && !act_known;
        waits.then(|| {
            Opinion::new(Message::new("ruling-illegal-position"))
                .citing(&[
                    rule!("rapid.illegal-position"),
                    rule!("move.illegal-position"),
                ])
                .citing(penalty::simplified(case))
                .with(Remedy::Ask(Question::IllegalPosition))
        })
    }
}

/// A.5.4: the next move is completed; is the position still illegal?
pub struct StillIllegal;

impl Provision for StillIllegal {
    fn name(&self) -> &'static str {
        "still-illegal"
    }

    fn rules(&self) -> &'static [RuleId] {
        POSITION_RULES
    }

    fn topics(&self) -> Topics {
        topics![Find, Pressed]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        if case.before.question != Some(Question::IllegalPosition) {
            return None;
        }
        let still = match (case.moment, case.act()) {
            (_, Some(Act::Find(finding))) => finding.still_illegal?,
            (Moment::Pressed { press, .. }, _) if *press != Press::OutOfTurn => {
                is_impossible(&case.state.board)
            }
            _ => return None,
        };
        let opinion = Opinion::new(Message::new("ruling-still-illegal").truth("still", still))
            .citing(&[
                rule!("rapid.illegal-position"),
                rule!("move.illegal-position"),
            ])
            .with(Remedy::Answered);
        Some(match still {
            true => opinion.with(Remedy::End(Ending {
                outcome: Outcome::Draw,
                termination: Termination::IllegalPosition,
            })),
            false => opinion.with(Remedy::Continue),
        })
    }
}

/// Whether the king of the player not having the move is in check (and be it both), or a pawn stands
/// on the first or last rank.
fn is_impossible(board: &Board) -> bool {
    board.is_in_check(board.turn().other()) || (board.pieces().pawns() & Bitboard::BACKRANKS).any()
}
