//! Fallen flags, changed in one point: whose, who noticed, which first, before or after a move,
//! how many moves were completed.

use shakmaty::{ByColor, Color};

use super::{Variants, of};
use crate::diag::Message;
use crate::game::scenario::{Act, Event, First, NoticedBy, WhichPeriod};
use crate::game::{State, Who};

impl Variants<'_> {
    pub(super) fn flags(&mut self, at: usize, event: &Event) {
        match (event.who.side(), &event.act) {
            (Some(side), Act::Flag(by)) => self.flag(at, side, *by),
            (_, Act::Flags { first, period }) => self.both(at, *first, *period),
            _ => {}
        }
    }

    fn flag(&mut self, at: usize, side: Color, by: NoticedBy) {
        for other in [NoticedBy::Opponent, NoticedBy::Arbiter, NoticedBy::Nobody] {
            if other != by {
                let fact = Message::new("fact-flag-noticed").word("by", other.name());
                self.act(fact, at, Act::Flag(other));
            }
        }
        self.vary(of("fact-flag-of", side.other()), |story| {
            story.events[at].who = side.other().into();
        });
        let moved = |event: &Event| matches!(event.act, Act::Move { .. });
        if at > 0 && moved(&self.story.events[at - 1]) {
            let fact = Message::new("fact-flag-before");
            self.vary(fact, |story| story.events.swap(at - 1, at));
        }
        self.completed(side);
        self.vary(Message::new("fact-flags-both"), |story| {
            story.events[at] = Event {
                who: Who::Arbiter,
                act: Act::Flags {
                    first: First::Unknown,
                    period: None,
                },
            };
        });
    }

    /// As many moves as the period asks for, or one fewer.
    fn completed(&mut self, side: Color) {
        let control = &self.story.setting.time_control;
        let Some(required) = control.periods.first().and_then(|period| period.moves) else {
            return;
        };
        let completed = State::begin(self.story).counts.completed;
        let count = match completed[side] >= required {
            true => required - 1,
            false => required,
        };
        // The players move in turn: at most one move apart.
        let both = ByColor::new_with(|it| match it == side {
            true => count,
            false => completed[it].clamp(count.saturating_sub(1), count + 1),
        });
        let fact = of("fact-completed", side).with("count", count as usize);
        self.vary(fact, |story| {
            story.prior.completed = Some(both);
            story.prior.completed_unknown = false;
        });
    }

    fn both(&mut self, at: usize, first: First, period: Option<WhichPeriod>) {
        for other in [First::White, First::Black, First::Unknown] {
            if other != first {
                let fact = Message::new("fact-first-flag").word("first", other.name());
                let first = other;
                self.act(fact, at, Act::Flags { first, period });
            }
        }
        let other = match period {
            Some(WhichPeriod::Earlier) => WhichPeriod::Last,
            _ => WhichPeriod::Earlier,
        };
        let fact = Message::new("fact-flags-period").word("period", other.name());
        let period = Some(other);
        self.act(fact, at, Act::Flags { first, period });
    }
}
