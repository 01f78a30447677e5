//! The circumstances of a story, changed in one point.

use shakmaty::{ByColor, Color};

use super::{Variants, of};
use crate::diag::Message;
use crate::game::scenario::{Act, Basis};
use crate::game::setting::{AgreedDraws, Supervision};
use crate::game::story::clock_time;
use crate::game::{Scenario, TimeClass, TimeControl};
use crate::law::Edition;

/// A time control of each class, as events have it.
const CONTROLS: [(TimeClass, &str); 3] = [
    (TimeClass::Standard, "90+30"),
    (TimeClass::Rapid, "15+10"),
    (TimeClass::Blitz, "3+2"),
];

/// Another time control; the clocks show what is usual in it.
fn play_by(story: &mut Scenario, control: TimeControl) {
    story.setting.class = control.class();
    story.setting.time_control = control;
    story.clocks_ms = ByColor::default();
}

impl Variants<'_> {
    /// One illegal move more or less before, of the players who make a move.
    pub(super) fn illegal_counts(&mut self) {
        let moves = |act: &Act| {
            matches!(
                act,
                Act::Move { .. } | Act::Press { .. } | Act::Place { .. } | Act::Displace { .. }
            )
        };
        for side in [Color::White, Color::Black] {
            let mut events = self.story.events.iter();
            if !events.any(|event| event.who.side() == Some(side) && moves(&event.act)) {
                continue;
            }
            let count = self.story.prior.illegal[side];
            let others = [count.checked_add(1), count.checked_sub(1)];
            for other in others.into_iter().flatten() {
                let fact = of("fact-illegal", side).with("count", other as usize);
                self.vary(fact, |story| story.prior.illegal[side] = other);
            }
        }
    }

    /// Time control, supervision, clocks, regulations, edition.
    pub(super) fn circumstances(&mut self) {
        let setting = &self.story.setting;
        let class = setting.class;
        if class != TimeClass::Standard {
            let (word, other) = match setting.supervision {
                Supervision::Adequate => ("arbiter", Supervision::Arbiter),
                _ => ("adequate", Supervision::Adequate),
            };
            let message = Message::new("fact-supervision").word("supervision", word);
            self.vary(message, |story| story.setting.supervision = other);
        }
        for (other, control) in CONTROLS {
            if let (true, Ok(control)) = (other != class, control.parse::<TimeControl>()) {
                let message = Message::new("fact-class").word("class", other.name());
                self.vary(message, |story| play_by(story, control));
            }
        }
        self.clocks();
        self.without_increment();
        self.lateness();
        if self.story.setting.regulations.agreed_draws != AgreedDraws::Always {
            let message = Message::new("fact-agreed-draws");
            self.vary(message, |story| {
                story.setting.regulations.agreed_draws = AgreedDraws::Always;
            });
        }
        for edition in [Edition::E2018, Edition::E2023] {
            if edition != self.story.setting.edition {
                let message = Message::new("fact-edition").text("edition", edition);
                self.vary(message, |story| story.setting.edition = edition);
            }
        }
    }

    /// Less than five minutes without an increment, where the scoresheet is what it is about.
    fn clocks(&mut self) {
        let events = self.story.events.iter();
        let mut stops = events.filter(|event| event.act == Act::StopRecording);
        let Some(side) = stops.next().and_then(|event| event.who.side()) else {
            return;
        };
        let waived = self.story.setting.time_control.increment < 30
            && self.story.clocks_ms[side].is_some_and(|left| left < 300_000);
        let (seconds, increment) = if waived { (1200, 30) } else { (240, 0) };
        let message = of("fact-clock", side)
            .text("time", clock_time(seconds))
            .with("increment", increment as usize);
        self.vary(message, |story| {
            story.setting.time_control.increment = increment;
            story.prior.below_five[side] = false;
            story.clocks_ms[side] = Some(seconds * 1000);
        });
    }

    /// Two minutes left or one second less, an increment or none, where a player asks for what
    /// Guidelines III give.
    fn without_increment(&mut self) {
        let asks = |act: &Act| match act {
            Act::Claim(claim) => matches!(claim.basis, Basis::CannotWin | Basis::NoEffort),
            act => *act == Act::RequestIncrement,
        };
        let mut events = self.story.events.iter();
        let asking = events.find(|event| asks(&event.act));
        let Some(side) = asking.and_then(|event| event.who.side()) else {
            return;
        };
        let low = self.story.clocks_ms[side].is_some_and(|left| left < 120_000);
        let seconds = if low { 120 } else { 119 };
        let fact = of("fact-clock-left", side).text("time", clock_time(seconds));
        self.vary(fact, |story| {
            story.clocks_ms[side] = Some(seconds * 1000);
        });
        let increment = match self.story.setting.time_control.increment {
            0 => 30,
            _ => 0,
        };
        let fact = Message::new("fact-increment").with("seconds", increment as usize);
        self.vary(fact, |story| {
            story.setting.time_control.increment = increment;
        });
        let announced = !self.story.setting.regulations.guideline_iii;
        let fact = Message::new("fact-announced").truth("announced", announced);
        self.vary(fact, |story| {
            story.setting.regulations.guideline_iii = announced;
        });
    }

    /// Just in time, or too late; another time by which the players must be there.
    fn lateness(&mut self) {
        let default = self.story.setting.regulations.default_time_s;
        for (at, event) in self.story.events.iter().enumerate() {
            let Act::Arrive { late_s } = event.act else {
                continue;
            };
            let late = if late_s > default {
                default.saturating_sub(60).max(0)
            } else {
                default + 60
            };
            let fact = Message::new("fact-late").with("minutes", (late / 60) as usize);
            self.act(fact, at, Act::Arrive { late_s: late });
            for minutes in [0, 30, 60] {
                let fact = Message::new("fact-default-time").with("minutes", minutes as usize);
                self.vary(fact, |story| {
                    story.setting.regulations.default_time_s = minutes * 60;
                    story.setting.regulations.default_time_stated = true;
                });
            }
        }
    }
}
