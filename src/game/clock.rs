//! A player's clock, and what happens to it unnoticed.

use std::ops::{Index, IndexMut};

use shakmaty::{ByColor, Color};

use super::scenario::{Scenario, WhichPeriod};
use super::setting::Setting;
use super::{Counts, Regime, State, TimeClass};

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

/// The clocks and what is known about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// What they show.
    pub shown: ByColor<Clock>,
    /// They are stopped.
    pub paused: bool,
    /// Who has stopped them, until play goes on.
    pub stopped: Option<Color>,
    /// Seconds a move beyond the time control (III.4).
    pub extra_increment: i64,
    /// III.4 was asked for and refused.
    pub increment_refused: bool,
    /// Flags that are down and not noticed.
    pub flag_down: ByColor<Option<Fall>>,
    /// What they showed before a flag was found down.
    pub before_flag: ByColor<Option<Clock>>,
    /// Who has had less than five minutes in this period.
    pub below_five: ByColor<bool>,
    /// Seconds that rulings have added or taken.
    pub ruled_s: ByColor<i64>,
    /// What they were charged with last beyond what they showed.
    pub overrun: ByColor<Overrun>,
    /// A press without a move that nobody has dealt with.
    pub empty_press: Option<EmptyPress>,
    /// A press without a move was answered too late to speak of it: it has passed the turn (A.5.2).
    pub passed_turn: bool,
    /// Whose time the arbiter has stated since a press without a move, or since it was counted.
    pub timed_anew: ByColor<bool>,
}

impl Clocks {
    /// The clocks when the events begin.
    pub fn begin(scenario: &Scenario, counts: &Counts) -> Clocks {
        let shown = ByColor::new_with(|side| {
            let given_ms = scenario.clocks_ms[side];
            let clock = start_clock(&scenario.setting, counts.completed[side], given_ms);
            // A clock at nothing and a sheet that is behind: the flag of the period before (8.5).
            match given_ms == Some(0) && scenario.prior.unrecorded[side] > 0 {
                true => Clock {
                    period: clock.period.saturating_sub(1),
                    ..clock
                },
                false => clock,
            }
        });
        Clocks {
            shown,
            paused: false,
            stopped: None,
            extra_increment: 0,
            increment_refused: false,
            flag_down: ByColor::default(),
            before_flag: ByColor::default(),
            below_five: ByColor::new_with(|side| {
                scenario.prior.below_five[side] || shown[side].is_below(300)
            }),
            ruled_s: ByColor::default(),
            overrun: ByColor::default(),
            empty_press: None,
            passed_turn: false,
            timed_anew: ByColor::default(),
        }
    }

    /// Play goes on, and the clocks with it.
    pub fn run(&mut self) {
        self.paused = false;
        self.stopped = None;
    }
}

impl Index<Color> for Clocks {
    type Output = Clock;

    fn index(&self, side: Color) -> &Clock {
        &self.shown[side]
    }
}

impl IndexMut<Color> for Clocks {
    fn index_mut(&mut self, side: Color) -> &mut Clock {
        &mut self.shown[side]
    }
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
    fn increment_of(&self, side: Color) -> i64 {
        let number = self.completed_by(side).saturating_add(1);
        let control = &self.setting.time_control;
        control.increment_at(number) + self.clocks.extra_increment
    }

    /// The seconds that a completed move adds to a player's clock: none with a delay.
    pub fn gain_of(&self, side: Color) -> i64 {
        match self.setting.time_control.delay {
            true => self.clocks.extra_increment,
            false => self.increment_of(side),
        }
    }

    /// Whether a player has completed the moves of his period in the story.
    fn has_made_control(&self, side: Color) -> bool {
        let control = &self.setting.time_control;
        let required = control.required(self.clocks[side].period);
        required.is_some_and(|required| {
            self.counts.completed_before[side] < required && self.completed_by(side) >= required
        })
    }

    /// Whether a player has had less than five minutes in the period that he is in now (8.4).
    fn has_been_short(&self, side: Color) -> bool {
        let before = self.clocks.below_five[side] && !self.has_made_control(side);
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
        self.clocks.flag_down[side].is_some() || (clock.known && clock.left_ms <= 0)
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
        let press = self
            .clocks
            .empty_press
            .filter(|press| self.is_fresh(*press))?;
        Some(press.by)
    }
}

fn start_clock(setting: &Setting, completed: u32, given_ms: Option<i64>) -> Clock {
    let control = &setting.time_control;
    let period = (0..control.periods.len())
        .take_while(|&period| {
            control
                .required(period)
                .is_some_and(|required| completed > required)
        })
        .count()
        .min(control.periods.len() - 1);
    Clock {
        left_ms: given_ms.unwrap_or(control.periods[period].seconds * 1000),
        period,
        known: given_ms.is_some(),
    }
}
