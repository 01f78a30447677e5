//! What clocks can show.

use shakmaty::{Color, Position};

use crate::game::{Scenario, TimeControl};
use crate::quiz::Dice;

/// So many moves a player expects in a period without a number of moves.
const EXPECTED: u32 = 40;

/// The seconds that a player has been given by the time he has made some moves, and the moves
/// that he expects to make in them.
fn given(control: &TimeControl, made: u32) -> (i64, u32) {
    // A period begins with the last move of the one before it.
    let mut needed = 0;
    let mut seconds = control.increment * i64::from(made);
    for period in &*control.periods {
        if made < needed {
            break;
        }
        seconds += period.seconds;
        needed += period.moves.unwrap_or(EXPECTED.max(made - needed));
    }
    (seconds, needed)
}

/// The periods that are over when a player has made some moves: their seconds, and their moves.
fn over(control: &TimeControl, made: u32) -> (i64, u32) {
    let (mut seconds, mut moves) = (0, 0);
    for period in &*control.periods {
        match period.moves {
            Some(more) if moves + more <= made => {
                seconds += period.seconds;
                moves += more;
            }
            _ => break,
        }
    }
    (seconds + control.increment * i64::from(moves), moves)
}

/// The seconds that a player has left who has made some moves at a usual pace.
pub fn left(control: &TimeControl, made: u32, dice: &mut Dice) -> i64 {
    let (seconds, expected) = given(control, made);
    let (past, done) = over(control, made);
    // Nobody comes to a time control with much time left.
    let kept = past - past * dice.between(8_000, 9_800) / 10_000;
    let (seconds, expected) = (seconds - past, i64::from((expected - done).max(1)));
    let pace = dice.between(7_000, 15_000);
    // Whoever has played for long has little left, and yet not nothing.
    let used = pace * i64::from(made - done) / expected;
    let used = used.clamp(200, dice.between(7_500, 9_300));
    kept + seconds - seconds * used / 10_000
}

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
        let given = given(control, made).0;
        let least = match waits && made > 0 {
            true => control.increment,
            false => 0,
        };
        (least * 1000..=given * 1000).contains(&left)
    })
}
