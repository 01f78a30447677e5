//! 9.3: fifty moves by each player without a pawn move or a capture.
//!
//! A hundred half-moves; completed (9.3.2), or with a written move about to be (9.3.1). Castling
//! breaks nothing, a promotion does. Stays open as long as the series lasts. Example: 99
//! half-moves and a quiet written move.

use shakmaty::{Color, Move, Position};

use super::claim::{self, DrawClaim, TestedPosition, in_order, quiet, reason, tested};
use crate::arbiter::{Case, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::Basis;
use crate::game::state::Termination;
use crate::law::RuleId;
use crate::rule;

/// Adds the moves of each player without a pawn move or a capture; `turn` has the move.
pub fn counted(message: Message, halfmoves: u32, turn: Color) -> Message {
    let (mover, other) = (halfmoves / 2, halfmoves.div_ceil(2));
    let (white, black) = turn.fold_wb((mover, other), (other, mover));
    message
        .with("count", halfmoves as usize)
        .with("white", white as usize)
        .with("black", black as usize)
        .text("same", white == black)
}

/// 9.3.2: the moves have been completed.
pub static FIFTY_CURRENT: Provision = Provision {
    name: "fifty-current",
    rules: &[rule!("draw.fifty"), rule!("draw.fifty.claim-current")],
    judge: Judge::Claim(fifty_current),
    ..Provision::DEFAULT
};

fn fifty_current(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
    judge(case, claimed, false, rule!("draw.fifty.claim-current"))
}

/// 9.3.1: they are about to be.
pub static FIFTY_INTENDED: Provision = Provision {
    name: "fifty-intended",
    rules: &[rule!("draw.fifty"), rule!("move.king.two-ways")],
    judge: Judge::Claim(fifty_intended),
    ..Provision::DEFAULT
};

fn fifty_intended(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
    judge(case, claimed, true, rule!("draw.fifty.claim-intended"))
}

fn judge(
    case: &Case<'_>,
    claimed: DrawClaim<'_>,
    intended: bool,
    clause: RuleId,
) -> Option<Opinion> {
    let own = claimed.claim.basis == Basis::Fifty && claimed.intended.is_some() == intended;
    if !own || !in_order(case, claimed) {
        return None;
    }
    let rules = [clause];
    let passed = [rule!("draw.fifty")];
    let unwritten = claim::is_unwritten(case.before, claimed);
    let shown = claim::is_shown(case.before, claimed);
    let turn = match claimed.intended {
        Some(_) => claimed.by.other(),
        None => claimed.by,
    };
    let (halfmoves, played) = match tested(case.before, claimed) {
        TestedPosition::Position(position, played) => (position.halfmoves(), played),
        TestedPosition::Irregular { halfmoves } => (halfmoves, None),
        refused => {
            let key = match refused {
                TestedPosition::Bound => "ruling-claim-bound",
                _ => "ruling-claim-illegal-move",
            };
            let opinion = Opinion::new(reason(key, case.before, claimed, false))
                .citing(&rules)
                .passing(&passed);
            return Some(claim::incorrect(case, claimed, opinion));
        }
    };
    let right = halfmoves >= case.setting().parameters.fifty && !unwritten && shown;
    let mut opinion = Opinion::new(counted(
        reason("ruling-fifty", case.before, claimed, right),
        halfmoves,
        turn,
    ))
    .citing(&rules)
    .citing(match right {
        true => &[rule!("draw.claim.correct")],
        false => &[rule!("draw.claim.incorrect")],
    })
    .passing(&passed)
    .witness(quiet(halfmoves));
    if played.is_some_and(Move::is_castle) {
        opinion = opinion.citing(&[rule!("move.castling"), rule!("move.king.two-ways")]);
    }
    Some(match right {
        true => claim::correct(case, claimed, opinion, Termination::FiftyClaim),
        false => claim::incorrect(case, claimed, opinion),
    })
}
