//! Article 5: the completion of the game.

pub mod agreement;
pub mod checkmate;
pub mod dead_position;
pub mod resignation;
pub mod stalemate;

use shakmaty::{Chess, Color};

use crate::arbiter::appendix_d::spoken::announced_by;
use crate::arbiter::article4::breach::is_breach;
use crate::arbiter::{Case, Effect};
use crate::game::Ply;
use crate::game::moment::Moment;
use crate::game::scenario::Act;
use crate::game::state::{Ending, Termination};
use crate::law::RuleId;
use crate::rule;

/// A draw of this kind.
fn draw(termination: Termination) -> Effect {
    Effect::End(Ending::draw(termination))
}

/// A position that counts, so that it can end the game.
#[derive(Clone, Copy, Debug)]
pub struct CountingPosition<'a> {
    /// The position.
    pub position: &'a Chess,
    /// Whose move has brought it about.
    pub by: Color,
    /// What makes it count.
    pub rules: &'static [RuleId],
}

/// The position on the board, if it counts: it arises by a move that accords with Articles 3 and
/// 4.2–4.7, or has arisen by one against Article 4 that the opponent has just lost the right to
/// complain of.
pub(in crate::arbiter) fn arisen<'a>(case: &Case<'a>) -> Option<CountingPosition<'a>> {
    let last = case.state.history.last();
    if let Moment::Touched { .. } | Moment::Released { .. } = case.moment {
        return Some(CountingPosition {
            by: last.filter(|_| is_accepted(case))?.by,
            rules: &[rule!("act.claim-forfeited")],
            position: case.state.board.chess()?,
        });
    }
    let by = announced_by(case).or_else(|| {
        let by = case.position_arose()?;
        // On the special board the move is made when it is announced as well (D.2.3).
        let waits = matches!(case.moment, Moment::Made { .. }) && case.setting().blind[by];
        (!waits).then_some(by)
    })?;
    let position = case.state.board.chess()?;
    let in_order = |ply: &Ply| !is_breach(ply) && ply.movement.faults.is_empty();
    last.is_none_or(in_order).then_some(CountingPosition {
        position,
        by,
        rules: &[],
    })
}

fn is_touch(case: &Case<'_>) -> bool {
    (case.event).is_some_and(|event| matches!(event.act, Act::Touch { .. }))
}

/// 4.8: whether the last half-move was made against Article 4 and stands from now on, since the
/// opponent touches his first piece after it, or has tried a move that he can't make.
fn is_accepted(case: &Case<'_>) -> bool {
    let Some(last) = case.state.history.last() else {
        return false;
    };
    let replies = match case.moment {
        Moment::Released { by, .. } => *by != last.by,
        // A reply told as a whole move is let go of, or made, right after its touch.
        _ => case.touches == 0 && case.is_touched_anew() && is_touch(case),
    };
    replies && is_breach(last) && last.movement.faults.is_empty()
}
