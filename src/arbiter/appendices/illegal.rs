//! A.5.2, A.5.4 (2018: A.4.2, A.4.4): illegal moves and positions under the simplified rules.
//!
//! An illegal move is dealt with only before the opponent has made his next move; afterwards it
//! stands. If the arbiter sees both kings in check or a pawn on the last rank and not how it came
//! about, he waits for the next move to be completed; if the position is still illegal the game
//! is drawn. Example: White has castled after Black's illegal move: too late.

use shakmaty::{Bitboard, Color};

use crate::arbiter::article7::charge::{culprit, is_illegal, stands};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, penalty};
use crate::diag::Message;
use crate::game::Board;
use crate::game::moment::{Moment, Press};
use crate::game::scenario::{Act, Sight};
use crate::game::state::{Ending, PendingQuestion, Termination};
use crate::rule;

/// A.5.2: the opponent's next move is made; the illegal move stands.
pub static TOO_LATE: Provision = Provision {
    name: "illegal-too-late",
    rules: &[rule!("rapid.illegal")],
    judge: Judge::IllegalMove(too_late),
    ..Provision::DEFAULT
};

fn too_late(case: &Case<'_>) -> Option<Opinion> {
    stands(case).then(|| {
        let press = !case.state.history.plies().any(is_illegal);
        Opinion::new(Message::new("ruling-illegal-too-late").truth("press", press))
            .citing(&[rule!("rapid.illegal")])
            .passing(penalty::simplified(case))
            .with(Effect::Void)
            .with(Effect::Continue)
    })
}

/// A.5.4: an illegal position is seen; the arbiter waits.
pub static ILLEGAL_POSITION: Provision = Provision {
    name: "illegal-position",
    rules: &[
        rule!("rapid.illegal-position"),
        rule!("move.illegal-position"),
    ],
    judge: Judge::Act(illegal_position),
    ..Provision::DEFAULT
};

fn illegal_position(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let Act::Observe { what, seen, .. } = act else {
        return None;
    };
    // Whoever saw the act deals with the move; the position alone is for those who did not.
    let act_known = *seen && culprit(case).is_some();
    if !what.is_of_position() || !case.is_simplified() || act_known {
        return None;
    }
    // Where the story has no moves, what the arbiter is told to see is all there is to know.
    let untold = case.state.history.last().is_none();
    let named = match what {
        Sight::BothKingsInCheck | Sight::PawnOnLastRank if untold => true,
        Sight::BothKingsInCheck => Color::ALL
            .into_iter()
            .all(|side| case.state.board.is_in_check(side)),
        Sight::PawnOnLastRank => has_pawn_at_end(&case.state.board),
        _ => false,
    };
    let opinion = match (*what, named) {
        (_, true) => Opinion::new(Message::new("ruling-illegal-position"))
            .citing(&[rule!("rapid.illegal-position")])
            .passing(&[rule!("move.illegal-position")])
            .with(Effect::Ask(PendingQuestion::IllegalPosition)),
        // A.5.4 names two positions; for any other one that nobody claims there is A.5.2.
        (Sight::IllegalPosition, false) => Opinion::new(Message::new("ruling-position-left"))
            .citing(&[rule!("rapid.illegal"), rule!("rapid.illegal-position")])
            .with(Effect::Void),
        (_, false) => Opinion::new(Message::new("ruling-position-in-order"))
            .citing(&[rule!("rapid.illegal-position")])
            .with(Effect::Void),
    };
    Some(opinion.passing(penalty::simplified(case)))
}

fn has_pawn_at_end(board: &Board) -> bool {
    (board.pieces().pawns() & Bitboard::BACKRANKS).any()
}

/// A.5.4: the next move is completed; is the position still illegal?
pub static STILL_ILLEGAL: Provision = Provision {
    name: "still-illegal",
    rules: &[rule!("rapid.illegal-position")],
    judge: Judge::Always(still_illegal),
    ..Provision::DEFAULT
};

fn still_illegal(case: &Case<'_>) -> Option<Opinion> {
    if case.before.question != Some(PendingQuestion::IllegalPosition) {
        return None;
    }
    let still = match (case.moment, case.act()) {
        (_, Some(Act::Find(finding))) => finding.still_illegal?,
        (Moment::Pressed { press, .. }, _)
            if !matches!(press, Press::OutOfTurn | Press::WithoutMove) =>
        {
            is_impossible(&case.state.board)
        }
        _ => return None,
    };
    let opinion = Opinion::new(Message::new("ruling-still-illegal").truth("still", still))
        .citing(&[rule!("rapid.illegal-position")])
        .passing(&[rule!("move.illegal-position")])
        .with(Effect::Answered);
    Some(match still {
        true => opinion.with(Effect::End(Ending::draw(Termination::IllegalPosition))),
        false => opinion.with(Effect::Continue),
    })
}

/// Whether the king of the player not having the move is in check (and be it both), or a pawn stands
/// on the first or last rank.
fn is_impossible(board: &Board) -> bool {
    board.is_in_check(board.turn().other()) || has_pawn_at_end(board)
}
