//! What clocks can show.

use shakmaty::{Color, Position};

use crate::game::Scenario;

/// Whether the clocks can show what they show when the events begin: nobody has more than he was
/// given, and who has just pressed has his increment at least.
pub fn is_possible(scenario: &Scenario) -> bool {
    let Some(mut position) = scenario.start.chess().cloned() else {
        return true;
    };
    for played in &scenario.moves {
        position.play_unchecked(*played);
    }
    let control = &scenario.setting.time_control;
    let number = position.fullmoves().get();
    Color::ALL.into_iter().all(|side| {
        let Some(left) = scenario.clocks_ms[side] else {
            return true;
        };
        let waits = side != position.turn() && scenario.prior.unpressed != Some(side);
        let made = match side == Color::White && waits {
            true => number,
            false => number - 1,
        };
        // A period begins with the last move of the one before it.
        let mut needed = 0;
        let mut given = control.increment * i64::from(made);
        for period in &*control.periods {
            if made >= needed {
                given += period.seconds;
            }
            needed = needed.saturating_add(period.moves.unwrap_or(u32::MAX));
        }
        let least = match waits && made > 0 {
            true => control.increment,
            false => 0,
        };
        (least * 1000..=given * 1000).contains(&left)
    })
}
