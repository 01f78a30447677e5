//! 4.3, 4.7, 4.8: moving otherwise than the touch demands, and who may complain until when.
//!
//! A move with another piece than the one touched, or of a piece moved on after its release, is
//! made all the same; the opponent may have it put right as long as he has not touched a piece
//! himself, the arbiter when he sees it. Example: White touches d2, plays c3; Black complains;
//! the pawn on d2 must move.

use shakmaty::{Color, Move, Square};

use crate::arbiter::article4::touch::bound;
use crate::arbiter::article7::times::{Undone, take_back, with_taken_back};
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Right, penalty};
use crate::diag::Message;
use crate::game::scenario::{self, Act, Sight};
use crate::game::setting::TouchExOfficio;
use crate::game::{Movement, Ply, Who};
use crate::law::RuleId;
use crate::rule;

/// Whether a half-move was not among those that its player was bound to.
pub fn is_breach(ply: &Ply) -> bool {
    if is_plain(ply) {
        return false;
    }
    let Some(played) = ply.before.meant(&ply.movement) else {
        return false;
    };
    let against = |moves: &Vec<Move>| !moves.contains(&played);
    touched(ply).as_ref().is_some_and(against) || ply.obligation.as_ref().is_some_and(against)
}

/// The moves that the touched pieces leave.
fn touched(ply: &Ply) -> Option<Vec<Move>> {
    bound(&ply.before, &ply.touched, ply.by).and_then(|bound| bound.moves)
}

/// Whether the touch alone was broken, and not only what a ruling had said.
fn is_against_touch(ply: &Ply) -> bool {
    let played = ply.before.meant(&ply.movement);
    touched(ply).is_some_and(|moves| played.is_none_or(|played| !moves.contains(&played)))
}

/// The clause that binds a player to what his hand has begun.
fn begun_rule(ply: &Ply) -> RuleId {
    let left = ply.obligation.as_deref().unwrap_or_default();
    match left.iter().all(|played| played.is_castle()) {
        true => rule!("act.made.castling"),
        false => rule!("act.released"),
    }
}

/// Whether a lawful move touched nothing but its own piece and then what it takes, and no ruling
/// had bound the player: there is nothing to compare it with.
fn is_plain(ply: &Ply) -> bool {
    let touched =
        |at: usize, square: Option<Square>| ply.touched.get(at).map(|touch| touch.square) == square;
    ply.obligation.is_none()
        && ply.movement.castling.is_none()
        && ply.touched.len() <= 2
        && touched(0, Some(ply.movement.from))
        && touched(1, ply.movement.captured)
}

/// A move made against 4.3 or against a ruling: nothing happens until somebody speaks.
pub static MOVED_AGAINST_TOUCH: Provision = Provision {
    name: "moved-against-touch",
    rules: &[rule!("act.touch.header"), rule!("draw.claim.incorrect")],
    judge: Judge::Made(moved_against_touch),
    ..Provision::DEFAULT
};

fn moved_against_touch(case: &Case<'_>, by: Color, _: &Movement) -> Option<Opinion> {
    let ply = case.state.history.last().filter(|ply| is_breach(ply))?;
    let (key, rule) = match (is_against_touch(ply), case.before.turn.claimed) {
        (true, _) => ("ruling-moved-against-touch", rule!("act.touch.header")),
        (false, _) if ply.begun => ("ruling-moved-against-ruling", begun_rule(ply)),
        (false, true) => ("ruling-moved-against-ruling", rule!("draw.claim.incorrect")),
        (false, false) => ("ruling-moved-against-ruling", rule!("act.touch.header")),
    };
    let message = Message::new(key).word("side", Who::from(by).name());
    Some(Opinion::new(message).citing(&[rule]).with(Effect::Unfound))
}

/// 4.7: a piece let go as part of a legal move can't be moved on.
pub static MOVED_ON: Provision = Provision {
    name: "moved-on",
    rules: &[rule!("act.released"), rule!("act.made.promotion")],
    judge: Judge::Release(moved_on),
    ..Provision::DEFAULT
};

fn moved_on(case: &Case<'_>, by: Color, movement: &Movement) -> Option<Opinion> {
    let who = Who::from(by).name();
    if movement.unfinished && movement.faults.is_empty() {
        let message = Message::new("ruling-promotion-to-finish").word("side", who);
        return Some(
            Opinion::new(message).citing(&[rule!("act.released"), rule!("act.made.promotion")]),
        );
    }
    if case.before.has_move(by) {
        return None;
    }
    if case.before.fresh_press() == Some(by.other()) {
        // The press has invited him.
        let message = Message::new("ruling-invited").word("side", who);
        return Some(
            Opinion::new(message)
                .citing(&[
                    rule!("irregularity.illegal.press-without-move"),
                    rule!("game.having-the-move"),
                ])
                .with(Effect::Void),
        );
    }
    // Whoever has just made a move tries to change it; anybody else moves out of turn.
    let moved = case.before.history.last().is_some_and(|ply| ply.by == by);
    let (key, released) = match moved {
        true => ("ruling-moved-on", &[rule!("act.released")][..]),
        false => ("ruling-out-of-turn", &[][..]),
    };
    Some(
        Opinion::new(Message::new(key).word("side", who))
            .citing(released)
            .citing(&[rule!("game.having-the-move")])
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    )
}

fn points_out(case: &Case<'_>) -> bool {
    matches!(
        case.act(),
        Some(
            Act::Complain {
                about: scenario::Complaint::TouchMove,
                ..
            } | Act::Observe {
                what: Sight::TouchMove,
                ..
            }
        )
    )
}

/// The half-move that is pointed at: by its number; else the last one, or before it the last breach
/// that the arbiter can mean.
fn pointed_at<'a>(case: &Case<'a>) -> Option<&'a Ply> {
    let history = &case.state.history;
    let last = history.last()?;
    let (Act::Complain { ply, .. } | Act::Observe { ply, .. }) = case.act()? else {
        return None;
    };
    let named = ply.and_then(|number| history.ply(number as usize));
    if named.is_some() || is_breach(last) || case.player().is_some() {
        return named.or(Some(last));
    }
    history.plies().rfind(|ply| is_breach(ply)).or(Some(last))
}

/// A breach is pointed out in time, or seen by the arbiter; or there is none.
pub static COMPLAINT: Provision = Provision {
    name: "touch-complaint",
    rules: &[rule!("act.touch.own")],
    judge: Judge::Act(complaint),
    ..Provision::DEFAULT
};

fn complaint(case: &Case<'_>, _: &Act) -> Option<Opinion> {
    if !points_out(case) {
        return None;
    }
    let ply = pointed_at(case)?;
    let who = Who::from(ply.by).name();
    let seen = case.player().is_none();
    let competitive_only =
        case.setting().switches().touch_move_ex_officio == TouchExOfficio::Competitive;
    if seen && competitive_only && case.is_simplified() {
        let message = Message::new("ruling-breach-not-seen").word("side", who);
        return Some(
            Opinion::new(message)
                .citing(&[rule!("act.touch.header")])
                .passing(penalty::simplified(case))
                .with(Effect::Void),
        );
    }
    if is_breach(ply) && ply.number < case.state.history.length() && !seen {
        // The opponent has touched a piece since; nobody goes back over his reply.
        let message = Message::new("ruling-breach-stands").word("side", who);
        return Some(
            Opinion::new(message)
                .citing(&[rule!("act.claim-forfeited"), rule!("act.touch.header")])
                .with(Effect::Void),
        );
    }
    let binding = bound(&ply.before, &ply.touched, ply.by);
    let rules = binding.map(|bound| bound.rules).unwrap_or_default();
    if !is_breach(ply) {
        let message = Message::new("ruling-no-breach").word("side", who);
        return Some(
            Opinion::new(message)
                .citing(&rules)
                .citing(&[rule!("act.touch.header")])
                .with(Effect::Void),
        );
    }
    let message = Message::new("ruling-breach").word("side", who);
    let mut opinion = Opinion::new(message);
    if ply.begun {
        opinion = opinion.citing(&[begun_rule(ply)]);
    } else if !is_against_touch(ply) {
        opinion = opinion.citing(&[rule!("act.released")]);
    }
    let opinion = opinion
        .citing(&rules)
        .citing(&[rule!("act.touch.header")])
        .passing(&[rule!("act.released"), rule!("irregularity.restore-times")])
        .with(Effect::Restore { ply: ply.number });
    let taken_back = take_back(case, Undone::Since(ply.number), ply.by);
    let mut opinion =
        with_taken_back(opinion, taken_back).with(Effect::Discretion(rule!("arbiter.penalties")));
    if ply.obligation.is_some() && !ply.begun {
        opinion = opinion.citing(&[rule!("draw.claim.incorrect")]);
    }
    let seconds = case.setting().switches().touch_breach_time_penalty_s;
    if seconds != 0 {
        opinion = opinion.with(Effect::Clock {
            side: ply.by.other(),
            seconds,
        });
    }
    Some(opinion)
}

/// 4.8: the player has touched a piece himself; his right to complain is gone.
pub static COMPLAINT_TOO_LATE: Provision = Provision {
    name: "touch-complaint-too-late",
    rules: &[rule!("act.claim-forfeited")],
    overrides: &[&COMPLAINT],
    judge: Judge::Done(complaint_too_late),
    ..Provision::DEFAULT
};

fn complaint_too_late(case: &Case<'_>, by: Color, _: &Act) -> Option<Opinion> {
    if !points_out(case) {
        return None;
    }
    let touched_since = case.state.has_move(by) && !case.state.turn.touched.is_empty();
    let moved_since = case.state.history.last().is_some_and(|ply| ply.by == by);
    if !touched_since && !moved_since {
        return None;
    }
    let message = Message::new("ruling-complaint-too-late").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("act.claim-forfeited")])
            .with(Effect::Void)
            .with(Effect::Lose {
                side: by,
                right: Right::TouchComplaint,
            }),
    )
}
