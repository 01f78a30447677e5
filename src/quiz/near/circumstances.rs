//! The circumstances of a story, changed in one point.

use shakmaty::{ByColor, Color};

use super::Variants;
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::game::setting::{AgreedDraws, Supervision};
use crate::game::story::clock_time;
use crate::game::{Scenario, TimeClass, TimeControl, Who};
use crate::law::Edition;

/// A time control of each class, as events have it.
const CONTROLS: [(TimeClass, &str); 3] = [
    (TimeClass::Standard, "90+30"),
    (TimeClass::Rapid, "15+10"),
    (TimeClass::Blitz, "3+2"),
];

fn of(key: &'static str, side: Color) -> Message {
    Message::new(key).text("side", Who::from(side).name())
}

/// Another time control; the clocks show what is usual in it.
fn play_by(story: &mut Scenario, control: TimeControl) {
    story.setting.class = control.class();
    story.setting.time_control = control;
    story.clocks_ms = ByColor::default();
}

impl Variants<'_> {
    /// What happened before: illegal moves, offers.
    pub(super) fn offences(&mut self) {
        let moves = |act: &Act| matches!(act, Act::Move { .. } | Act::Press { .. });
        let mut sides = self.story.events.iter();
        let Some(mover) = sides.find_map(|event| event.who.side().filter(|_| moves(&event.act)))
        else {
            return;
        };
        let before = self.story.prior.illegal[mover];
        let (key, count) = match before {
            0 => ("lecture-near-second-illegal", 1),
            _ => ("lecture-near-first-illegal", 0),
        };
        self.vary(of(key, mover), |story| story.prior.illegal[mover] = count);
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
            let message = Message::new("lecture-near-supervision").text("supervision", word);
            self.vary(message, |story| story.setting.supervision = other);
        }
        for (other, control) in CONTROLS {
            if let (true, Ok(control)) = (other != class, control.parse::<TimeControl>()) {
                let message = Message::new("lecture-near-class").text("class", other.name());
                self.vary(message, |story| play_by(story, control));
            }
        }
        self.clocks();
        self.lateness();
        if self.story.setting.regulations.agreed_draws != AgreedDraws::Always {
            let message = Message::new("lecture-near-agreed-draws");
            self.vary(message, |story| {
                story.setting.regulations.agreed_draws = AgreedDraws::Always;
            });
        }
        for edition in [Edition::E2018, Edition::E2023] {
            if edition != self.story.setting.edition {
                let message = Message::new("lecture-near-edition").text("edition", edition);
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
        let message = of("lecture-near-clock", side)
            .text("time", clock_time(seconds))
            .with("increment", increment as usize);
        self.vary(message, |story| {
            story.setting.time_control.increment = increment;
            story.prior.below_five[side] = false;
            story.clocks_ms[side] = Some(seconds * 1000);
        });
    }

    /// Just in time, or too late.
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
            let message = Message::new("lecture-near-late").with("minutes", (late / 60) as usize);
            self.vary(message, |story| {
                story.events[at].act = Act::Arrive { late_s: late };
            });
        }
    }
}
