//! 7.1: the clocks after a restoration: what is proposed, and what the arbiter sets.
//!
//! The proposal is the times just before the irregularity, as far as the story tells them. Nobody
//! tells how long the players have thought since, so what can be undone is what the clock gave
//! them: the increments of all void moves, on both sides, however late the irregularity is found.
//! Penalties ruled in between were not earned by those moves and stay. Where the arbiter states
//! times by his best judgement, those count. Without a position set up again it is the correction
//! of a clock (6.10.2). Example: an illegal move found ten moves later, White back to 20 minutes.

use shakmaty::Color;

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::scenario::Finding;
use crate::game::story::clock_time;
use crate::rule;

/// What a ruling makes void.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// The offender's press without a move.
    Press,
    /// A half-move and everything after it.
    Since(usize),
    /// Everything after a half-move that stands.
    After(usize),
    /// Nothing: the half-move stands, and so does what came after it.
    Nothing(usize),
}

/// The increments that go with what is void, the offender's first. An event may announce that they
/// are kept, or that even an illegal move that stands loses its own.
pub fn take_back(case: &Case<'_>, undone: Undone, offender: Color) -> Vec<Effect> {
    let history = &case.state.history;
    let announced = case.setting().regulations.remove_increment_gained;
    let own = |ply: usize| history.gained_s(offender, ply) - history.gained_s(offender, ply + 1);
    let gained = |side: Color| match (undone, announced) {
        (_, Some(false)) => 0,
        (Undone::Press, _) if side == offender && !case.state.clocks.timed_anew[side] => {
            case.state.gain_of(side)
        }
        (Undone::Press, _) => 0,
        (Undone::Since(ply), _) => history.gained_s(side, ply),
        (Undone::After(ply), Some(true)) => history.gained_s(side, ply),
        (Undone::After(ply), None) => history.gained_s(side, ply + 1),
        (Undone::Nothing(ply), Some(true)) if side == offender => own(ply),
        (Undone::Nothing(_), _) => 0,
    };
    [offender, offender.other()]
        .into_iter()
        .map(|side| Effect::Clock {
            side,
            seconds: -gained(side),
        })
        .filter(|effect| !matches!(effect, Effect::Clock { seconds: 0, .. }))
        .collect()
}

/// Takes increments back, and says of each that it is one.
pub fn with_taken_back(opinion: Opinion, taken_back: Vec<Effect>) -> Opinion {
    let gained = |effect: &Effect| match *effect {
        Effect::Clock { side, seconds } => Some(Witness::Gained {
            side,
            seconds: -seconds,
        }),
        _ => None,
    };
    let facts: Vec<Witness> = taken_back.iter().filter_map(gained).collect();
    opinion.with_all(taken_back).witness_all(facts)
}

/// The arbiter states the times.
pub static STATED_TIMES: Provision = Provision {
    name: "stated-times",
    rules: &[rule!("irregularity.restore-times")],
    judge: Judge::Find(stated_times),
    ..Provision::DEFAULT
};

fn stated_times(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let stated = finding.clocks_ms;
    if stated.white.is_none() && stated.black.is_none() {
        return None;
    }
    let shown = |side: Color| {
        let left = stated[side].unwrap_or(case.state.clocks[side].left_ms);
        clock_time(left.div_euclid(1000))
    };
    let restored = case.before.restored || finding.position_known == Some(false);
    let message = Message::new("ruling-stated-times")
        .text("white", shown(Color::White))
        .text("black", shown(Color::Black));
    let rule = match restored {
        true => rule!("irregularity.restore-times"),
        false => rule!("clock.wrong-setting"),
    };
    let set = [Color::White, Color::Black]
        .into_iter()
        .filter_map(|side| Some((side, stated[side]?)))
        .map(|(side, left_ms)| Effect::SetClock { side, left_ms });
    Some(Opinion::new(message).citing(&[rule]).with_all(set))
}
