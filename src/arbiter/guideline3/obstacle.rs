//! What stands in the way of a claim or a request under Guidelines III.
//!
//! A refusal names the condition that fails here and now, and shows how things stand instead.
//! Where several fail, the reason names the first and the facts show them all. Example: Black has
//! three minutes and the move; less than two minutes are needed.

use shakmaty::Color;

use super::{in_last_period, short_of_time};
use crate::arbiter::{Case, Effect, Opinion, Witness};
use crate::diag::Message;
use crate::game::{State, TimeClass, Who};
use crate::law::RuleId;

/// A condition that is not met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Blitz (III.2.2).
    Blitz,
    /// The game has an increment (III.2.2).
    Increment,
    /// Nobody is in the last period (III.1).
    Period,
    /// III.4 is in use, and that closes III.5.
    IncrementInstead,
    /// III.4 is in use and has not been asked for and refused, which would open III.5.
    IncrementFirst,
    /// III.4 is not in use.
    IncrementUnused,
    /// The opponent has the move.
    Move,
    /// The player has two minutes or more.
    Time,
}

/// The conditions of the list that stand in the way, in its order.
pub fn standing<const N: usize>(conditions: [(bool, Obstacle); N]) -> Vec<Obstacle> {
    conditions
        .into_iter()
        .filter_map(|(stands, obstacle)| stands.then_some(obstacle))
        .collect()
}

/// Why a game is none that the guidelines speak of.
pub fn of_scope(state: &State) -> Vec<Obstacle> {
    let finish = [Color::White, Color::Black]
        .into_iter()
        .any(|side| in_last_period(state, side));
    standing([
        (state.setting.class == TimeClass::Blitz, Obstacle::Blitz),
        (
            state.setting.time_control.has_increment(),
            Obstacle::Increment,
        ),
        (!finish, Obstacle::Period),
    ])
}

/// Whether a player has too much time.
pub fn of_time(state: &State, by: Color) -> (bool, Obstacle) {
    (!short_of_time(state, by), Obstacle::Time)
}

/// The player's claim or request is not open to him; none where nothing stands in its way.
pub fn refuse(
    case: &Case<'_>,
    by: Color,
    obstacles: &[Obstacle],
    key: &'static str,
    rules: &[RuleId],
) -> Option<Opinion> {
    let message = Message::new(key)
        .word("side", Who::from(by).name())
        .word("why", obstacles.first()?.name());
    let mut opinion = Opinion::new(message)
        .citing(rules)
        .with(Effect::Continue)
        .with(Effect::Dismiss);
    for witness in obstacles
        .iter()
        .flat_map(|obstacle| obstacle.facts(case.before, by))
    {
        if !opinion.witnesses.contains(&witness) {
            opinion = opinion.witness(witness);
        }
    }
    Some(opinion)
}

impl Obstacle {
    /// The word that messages choose by.
    fn name(self) -> &'static str {
        match self {
            Obstacle::Blitz => "blitz",
            Obstacle::Increment => "increment",
            Obstacle::Period => "period",
            Obstacle::IncrementInstead => "increment-instead",
            Obstacle::IncrementFirst => "increment-first",
            Obstacle::IncrementUnused => "increment-unused",
            Obstacle::Move => "move",
            Obstacle::Time => "time",
        }
    }

    /// How things stand.
    fn facts(self, state: &State, by: Color) -> Vec<Witness> {
        match self {
            Obstacle::Blitz | Obstacle::Increment => vec![Witness::TimeControl {
                control: state.setting.time_control.to_string(),
                class: state.setting.class,
            }],
            Obstacle::Period => [Color::White, Color::Black]
                .into_iter()
                .map(|side| Witness::Completed {
                    side,
                    completed: state.completed_by(side),
                    required: state
                        .setting
                        .time_control
                        .required(state.clocks[side].period),
                })
                .collect(),
            Obstacle::IncrementInstead | Obstacle::IncrementFirst => {
                vec![Witness::IncrementClause { in_use: true }]
            }
            Obstacle::IncrementUnused => vec![Witness::IncrementClause { in_use: false }],
            Obstacle::Move => vec![Witness::OnMove { side: by.other() }],
            Obstacle::Time => vec![Witness::TimeLeft {
                side: by,
                seconds: state.time_of(by).seconds(),
            }],
        }
    }
}
