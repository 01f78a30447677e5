//! Time controls and clocks of a scenario as messages.

use super::Question;
use super::story::{claims_quickplay, disputes_reading, is_position_unknown, tells};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::game::setting::AgreedDraws;
use crate::game::story::clock_time;
use crate::game::{Scenario, TimeControl};

pub fn control(scenario: &Scenario) -> Message {
    let setting = &scenario.setting;
    Message::new("question-control")
        .text("class", setting.class.name())
        .with("control", periods(&setting.time_control))
}

/// A time control: every period, then the increment.
fn periods(control: &TimeControl) -> Message {
    let increment =
        Message::new("question-increment").with("increment", control.increment as usize);
    let mut told = increment;
    for (at, period) in control.periods.iter().enumerate().rev() {
        let key = match at {
            0 => "question-period",
            _ => "question-period-next",
        };
        told = lasting(Message::new(key), period.seconds)
            .with("moves", period.moves.unwrap_or(0) as usize)
            .with("rest", told);
    }
    told
}

/// Adds a length of time, to be told as `question-time`.
pub fn lasting(message: Message, seconds: i64) -> Message {
    let seconds = seconds.max(0) as usize;
    message
        .with("minutes", seconds / 60)
        .with("seconds", seconds % 60)
}

/// Whether a story turns on which period is running: a flag falls, or the last period is what
/// Guidelines III are about.
fn turns_on_period(act: &Act) -> bool {
    let of_period = |act: &Act| {
        matches!(
            act,
            Act::Flag(_) | Act::Flags { .. } | Act::RequestIncrement
        )
    };
    of_period(act) || claims_quickplay(act)
}

/// Where there are several periods and the story turns on which one is running, or a draw may be
/// agreed from a move on: how many moves each player has completed.
pub fn completed(question: &Question) -> Option<Message> {
    let scenario = &question.scenario;
    let several = scenario.setting.time_control.periods.len() > 1;
    let barred = matches!(
        scenario.setting.regulations.agreed_draws,
        AgreedDraws::FromMove(_)
    );
    let counted = several && tells(scenario, turns_on_period)
        || barred && tells(scenario, |act| *act == Act::Offer);
    if !counted {
        return None;
    }
    let made = question.begun().counts.made;
    Some(
        Message::new("question-completed")
            .with("white", made.white as usize)
            .with("black", made.black as usize)
            .text("same", made.white == made.black),
    )
}

/// What the clocks show when the events begin.
pub fn clocks(scenario: &Scenario) -> Option<Message> {
    let clocks = scenario.clocks_ms;
    let (white, black) = (clocks.white?, clocks.black?);
    // What they showed at an adjournment that was read wrongly is told when it comes up.
    if tells(scenario, disputes_reading) || is_position_unknown(scenario) {
        return None;
    }
    Some(
        Message::new("question-clocks")
            .text("white", clock_time(white / 1000))
            .text("black", clock_time(black / 1000)),
    )
}
