//! What people do, changed in one point.

use shakmaty::{ByColor, Color};

use super::{Variants, of};
use crate::diag::Message;
use crate::game::scenario::{
    Act, Conduct, ConductKind, Decision, Event, Hand, Intent, Irregularity, NoticedBy,
};

fn fact(key: &'static str) -> Message {
    Message::new(key)
}

impl Variants<'_> {
    /// Each act by itself.
    pub(super) fn acts(&mut self) {
        for (at, event) in self.story.events.iter().enumerate() {
            self.hands(at, event);
            self.touch(at, event);
            self.finding(at, event);
            self.flags(at, event);
            self.claim(at, event);
            self.discovery(at, event);
            self.conduct(at, event);
            self.answer(at, event);
        }
        self.touches_in_turn();
        self.presses();
    }

    fn hands(&mut self, at: usize, event: &Event) {
        match &event.act {
            Act::Move { hands, .. } => {
                let others = if *hands > 1 { 1 } else { 2 };
                let word = if others > 1 { "two" } else { "one" };
                let mut act = event.act.clone();
                if let Act::Move { hands, .. } = &mut act {
                    *hands = others;
                }
                self.act(fact("fact-hands").text("hands", word), at, act);
            }
            Act::Press { hand: Hand::Other } => {
                let act = Act::Press { hand: Hand::Same };
                self.act(fact("fact-same-hand"), at, act);
            }
            _ => {}
        }
    }

    fn touch(&mut self, at: usize, event: &Event) {
        let Act::Touch { square, intent } = event.act else {
            return;
        };
        let changed = match intent {
            Intent::Move | Intent::Capture | Intent::AdjustUnannounced => Intent::Adjust,
            _ => Intent::Move,
        };
        let act = Act::Touch {
            square,
            intent: changed,
        };
        let message = fact("fact-intent").text("square", square);
        self.act(message.text("intent", changed.name()), at, act);
        self.without(fact("fact-untouched").text("square", square), at);
    }

    /// Two touches, the other one first.
    fn touches_in_turn(&mut self) {
        let touches = |event: &Event| matches!(event.act, Act::Touch { .. });
        let pair = |pair: &[Event]| pair.iter().all(touches);
        if let Some(at) = self.story.events.windows(2).position(pair) {
            let message = fact("fact-touch-order");
            self.vary(message, |story| story.events.swap(at, at + 1));
        }
    }

    /// A press that is missing, or was not made.
    fn presses(&mut self) {
        let events = &self.story.events;
        let is_press = |event: &Event| matches!(event.act, Act::Press { .. });
        if let Some(at) = events.iter().rposition(is_press) {
            let side = events[at].who.side().unwrap_or(Color::White);
            self.without(of("fact-unpressed", side), at);
        }
        let moves = |event: &Event| matches!(event.act, Act::Move { .. });
        let Some(at) = events.iter().rposition(moves) else {
            return;
        };
        if events.get(at + 1).is_none_or(|next| !is_press(next)) {
            let who = events[at].who;
            let side = who.side().unwrap_or(Color::White);
            let act = Act::Press { hand: Hand::Same };
            let message = of("fact-pressed", side);
            self.vary(message, |story| {
                story.events.insert(at + 1, Event { who, act });
            });
        }
    }

    fn finding(&mut self, at: usize, event: &Event) {
        let Act::Find(finding) = event.act else {
            return;
        };
        let mut other = finding;
        other.decision = finding.decision.map(|decision| match decision {
            Decision::Agree => Decision::Reject,
            _ => Decision::Agree,
        });
        let flags = [
            &mut other.still_illegal,
            &mut other.readable,
            &mut other.accidental,
            &mut other.schedule_affected,
            &mut other.valid_reason,
            &mut other.persistent,
            &mut other.omitted,
            &mut other.position_known,
        ];
        for flag in flags {
            *flag = flag.map(|so| !so);
        }
        self.act(fact("fact-finding"), at, Act::Find(other));
    }

    /// A claim of an intended move that was written down first, or not.
    fn claim(&mut self, at: usize, event: &Event) {
        let Act::Claim(claim) = &event.act else {
            return;
        };
        if claim.intended.is_some() {
            let mut other = claim.clone();
            other.written = !claim.written;
            let message = fact("fact-written").truth("written", other.written);
            self.act(message, at, Act::Claim(other));
        }
    }

    fn discovery(&mut self, at: usize, event: &Event) {
        let Act::Discover { fault, .. } = event.act else {
            return;
        };
        // The counts that are told are changed; of none that is told, both.
        let mut act = event.act.clone();
        if let Act::Discover {
            made, completed, ..
        } = &mut act
        {
            let counted = made.or(*completed).map_or(0, |it| it.white.min(it.black));
            let count = if counted < 10 { 10 } else { 9 };
            let moves = Some(ByColor::new_with(|_| count));
            let untold = made.is_none() && completed.is_none();
            for told in [made, completed] {
                if told.is_some() || untold {
                    *told = moves;
                }
            }
            let message = fact("fact-found").with("moves", count as usize);
            self.act(message, at, act);
        }
        if fault == Irregularity::ClockSetting {
            return;
        }
        for other in [
            Irregularity::BoardOrientation,
            Irregularity::InitialPosition,
        ] {
            if other == fault {
                continue;
            }
            let mut act = event.act.clone();
            if let Act::Discover { fault, .. } = &mut act {
                *fault = other;
            }
            let message = fact("fact-fault").text("fault", other.name());
            self.act(message, at, act);
        }
    }

    /// The other answer to an offer, or none to what is complained of.
    fn answer(&mut self, at: usize, event: &Event) {
        match event.act {
            Act::Accept => self.act(fact("fact-declined"), at, Act::Decline),
            Act::Decline => self.without(fact("fact-not-declined"), at),
            Act::Resign if at > 0 => self.without(fact("fact-not-resigned"), at),
            _ => {}
        }
    }
}

impl Variants<'_> {
    /// The same story at another moment.
    pub(super) fn moments(&mut self) {
        let count = self.story.events.len();
        if count > 1 {
            self.without(fact("fact-earlier"), count - 1);
            let message = fact("fact-last-first");
            self.vary(message, |story| story.events.swap(count - 2, count - 1));
        }
        let ends = |event: &Event| matches!(event.act, Act::Resign | Act::Sign { .. });
        if self.story.events.iter().filter(|it| ends(it)).count() > 1 {
            let message = fact("fact-unfinished");
            self.vary(message, |story| story.events.retain(|event| !ends(event)));
        }
        let side = self.story.events.iter().find_map(|event| event.who.side());
        let Some(side) = side else {
            return;
        };
        let refuses = Conduct {
            persistent: true,
            ..Conduct::of(ConductKind::Refuse)
        };
        let who = side.into();
        let act = Act::Conduct(refuses);
        self.go_on(of("fact-refuses", side), Event { who, act });
        let act = Act::Flag(NoticedBy::Arbiter);
        self.go_on(of("fact-flag-falls", side), Event { who, act });
    }
}
