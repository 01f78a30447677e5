//! A player's clock, and what happens to it unnoticed.

use shakmaty::Color;

use super::scenario::WhichPeriod;
use super::{Regime, State, TimeClass};

/// The time a player has, in milliseconds, and the period it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What is left.
    pub left_ms: i64,
    /// The index of the period.
    pub period: usize,
    /// The scenario says how much is left; otherwise it is "plenty".
    pub known: bool,
}

impl Clock {
    /// What is left, in whole seconds (a started second counts as none).
    pub fn seconds(self) -> i64 {
        self.left_ms.div_euclid(1000)
    }

    /// Whether less than that many seconds are known to be left.
    pub fn is_below(self, seconds: i64) -> bool {
        self.known && self.left_ms < seconds * 1000
    }
}

/// What a clock was charged with beyond what it showed: the next period, if there is one, pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overrun {
    /// Milliseconds.
    pub owed_ms: i64,
    /// Whether a ruling charged it; otherwise the clock has just run.
    pub ruled: bool,
}

/// A press without a move that nobody has dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmptyPress {
    /// Who pressed.
    pub by: Color,
    /// So many half-moves had been made.
    pub ply: usize,
}

/// When a flag fell that nobody has noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// So many half-moves had been made.
    pub ply: usize,
    /// The opponent had pressed without a move.
    pub after_press: bool,
    /// The opponent's flag was down already.
    pub second: bool,
    /// The moves that the player had completed by then: those completed later are not in time.
    pub completed: u32,
}

impl State {
    /// The time that a player has, the next period's included where he has made the time control in
    /// the story and the clock has not added it (6.3.1, 6.4). What a clock shows at the beginning is
    /// taken as it is told.
    pub fn time_of(&self, side: Color) -> Clock {
        let control = &self.setting.time_control;
        let mut clock = self.clocks[side];
        let next = control.periods.get(clock.period + 1);
        if let Some(next) = next.filter(|_| self.has_made_control(side)) {
            clock.left_ms = clock.left_ms.saturating_add(next.seconds * 1000);
        }
        clock
    }

    /// The seconds that come with a player's next completed move: an increment or a delay.
    pub fn increment_of(&self, side: Color) -> i64 {
        let number = self.completed_by(side).saturating_add(1);
        let control = &self.setting.time_control;
        control.increment_at(number) + self.extra_increment
    }

    /// The seconds that a completed move adds to a player's clock: none with a delay.
    pub fn gain_of(&self, side: Color) -> i64 {
        match self.setting.time_control.delay {
            true => self.extra_increment,
            false => self.increment_of(side),
        }
    }

    /// Whether a player has completed the moves of his period in the story.
    pub fn has_made_control(&self, side: Color) -> bool {
        let control = &self.setting.time_control;
        let required = control.required(self.clocks[side].period);
        required.is_some_and(|required| {
            self.completed_before[side] < required && self.completed_by(side) >= required
        })
    }

    /// Whether a player has had less than five minutes in the period that he is in now (8.4).
    pub fn has_been_short(&self, side: Color) -> bool {
        let before = self.below_five[side] && !self.has_made_control(side);
        before || self.time_of(side).is_below(300)
    }

    /// Whether a player need not record for the rest of the period (8.4). The simplified rules ask
    /// nobody to.
    pub fn is_recording_waived(&self, side: Color) -> bool {
        self.has_been_short(side)
            && self.increment_of(side) < 30
            && self.setting.regime() != Regime::Simplified
    }

    /// Whether a player must record the moves now (8.1.1, 8.4, A.2); not when the game is over.
    pub fn must_record(&self, side: Color) -> bool {
        self.setting.class == TimeClass::Standard && !self.is_recording_waived(side)
    }

    /// Whether a player's flag is down, noticed or not: it fell in the story, or the clock shows
    /// nothing.
    pub fn is_flag_down(&self, side: Color) -> bool {
        let clock = self.clocks[side];
        self.flag_down[side].is_some() || (clock.known && clock.left_ms <= 0)
    }

    /// The period in which both flags are down: as it is told, else by the moves completed. It is
    /// the last one where no player has a time control left to make.
    pub fn period_of_flags(&self, told: Option<WhichPeriod>) -> WhichPeriod {
        let control = &self.setting.time_control;
        let last = |side: Color| {
            let period = self.clocks[side].period;
            let made = |required| self.completed_by(side) >= required;
            control.is_last(period)
                || (control.is_last(period + 1) && control.required(period).is_none_or(made))
        };
        told.unwrap_or(match last(Color::White) && last(Color::Black) {
            true => WhichPeriod::Last,
            false => WhichPeriod::Earlier,
        })
    }

    /// Whether nothing has been played since a press without a move.
    pub fn is_fresh(&self, press: EmptyPress) -> bool {
        press.ply == self.history.length()
    }

    /// Whose press without a move was the last thing that happened to the clock.
    pub fn fresh_press(&self) -> Option<Color> {
        let press = self.empty_press.filter(|press| self.is_fresh(*press))?;
        Some(press.by)
    }
}
