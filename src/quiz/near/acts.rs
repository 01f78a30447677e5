//! What people do, changed in one point.

use shakmaty::Color;

use super::Variants;
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{
    Act, Conduct, ConductKind, Decision, DevicePlace, Event, Hand, Intent, Irregularity, NoticedBy,
};

fn fact(key: &'static str) -> Message {
    Message::new(key)
}

fn of(key: &'static str, side: Color) -> Message {
    fact(key).text("side", Who::from(side).name())
}

impl Variants<'_> {
    /// Each act by itself.
    pub(super) fn acts(&mut self) {
        for (at, event) in self.story.events.iter().enumerate() {
            self.hands(at, event);
            self.touch(at, event);
            self.finding(at, event);
            self.flag(at, event);
            self.discovery(at, event);
            self.conduct(at, event);
            self.answer(at, event);
        }
        self.touches_in_turn();
        self.presses();
    }

    fn act(&mut self, fact: Message, at: usize, act: Act) {
        self.vary(fact, |story| story.events[at].act = act);
    }

    fn without(&mut self, fact: Message, at: usize) {
        self.vary(fact, |story| {
            story.events.remove(at);
        });
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
                self.act(fact("lecture-near-hands").text("hands", word), at, act);
            }
            Act::Press { hand: Hand::Other } => {
                let act = Act::Press { hand: Hand::Same };
                self.act(fact("lecture-near-same-hand"), at, act);
            }
            _ => {}
        }
    }

    fn touch(&mut self, at: usize, event: &Event) {
        let Act::Touch { square, intent } = event.act else {
            return;
        };
        let changed = match intent {
            Intent::Move => Intent::Adjust,
            _ => Intent::Move,
        };
        let act = Act::Touch {
            square,
            intent: changed,
        };
        let message = fact("lecture-near-intent").text("square", square);
        self.act(message.text("intent", changed.name()), at, act);
        self.without(fact("lecture-near-untouched").text("square", square), at);
    }

    /// Two touches, the other one first.
    fn touches_in_turn(&mut self) {
        let touches = |event: &Event| matches!(event.act, Act::Touch { .. });
        let pair = |pair: &[Event]| pair.iter().all(touches);
        if let Some(at) = self.story.events.windows(2).position(pair) {
            let message = fact("lecture-near-touch-order");
            self.vary(message, |story| story.events.swap(at, at + 1));
        }
    }

    /// A press that is missing, or was not made.
    fn presses(&mut self) {
        let events = &self.story.events;
        let is_press = |event: &Event| matches!(event.act, Act::Press { .. });
        if let Some(at) = events.iter().rposition(is_press) {
            let side = events[at].who.side().unwrap_or(Color::White);
            self.without(of("lecture-near-unpressed", side), at);
        }
        let moves = |event: &Event| matches!(event.act, Act::Move { .. });
        let Some(at) = events.iter().rposition(moves) else {
            return;
        };
        if events.get(at + 1).is_none_or(|next| !is_press(next)) {
            let who = events[at].who;
            let side = who.side().unwrap_or(Color::White);
            let act = Act::Press { hand: Hand::Same };
            let message = of("lecture-near-pressed", side);
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
        self.act(fact("lecture-near-finding"), at, Act::Find(other));
    }

    fn flag(&mut self, at: usize, event: &Event) {
        let Act::Flag(by) = event.act else {
            return;
        };
        let unseen = by == NoticedBy::Nobody;
        let (key, noticed) = match unseen {
            true => ("lecture-near-flag-claimed", NoticedBy::Opponent),
            false => ("lecture-near-flag-unseen", NoticedBy::Nobody),
        };
        self.act(fact(key), at, Act::Flag(noticed));
        let other = event.who.side().unwrap_or(Color::White).other();
        self.vary(of("lecture-near-flag-of", other), |story| {
            story.events[at].who = other.into();
        });
        let moves = |event: &Event| matches!(event.act, Act::Move { .. });
        if at > 0 && moves(&self.story.events[at - 1]) {
            let message = fact("lecture-near-flag-before");
            self.vary(message, |story| story.events.swap(at - 1, at));
        }
    }

    fn discovery(&mut self, at: usize, event: &Event) {
        let Act::Discover { fault, .. } = event.act else {
            return;
        };
        for count in [6, 12] {
            let moves = shakmaty::ByColor {
                white: count,
                black: count,
            };
            let message = fact("lecture-near-found").with("moves", count as usize);
            let act = Act::Discover {
                fault,
                made: Some(moves),
                completed: Some(moves),
            };
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
            let message = fact("lecture-near-fault").text("fault", other.name());
            self.act(message, at, act);
        }
    }

    fn conduct(&mut self, at: usize, event: &Event) {
        let Act::Conduct(conduct) = &event.act else {
            return;
        };
        let permitted = Conduct {
            permission: true,
            approved: true,
            designated: true,
            ..conduct.clone()
        };
        self.act(fact("lecture-near-permitted"), at, Act::Conduct(permitted));
        if conduct.what == ConductKind::Device {
            let bag = Conduct {
                place: DevicePlace::Bag,
                on: false,
                rang: false,
                ..conduct.clone()
            };
            self.vary(fact("lecture-near-bag"), |story| {
                story.setting.regulations.devices_in_bag = true;
                story.events[at].act = Act::Conduct(bag);
            });
        }
        let again = Conduct {
            persistent: !conduct.persistent,
            ..conduct.clone()
        };
        let message = fact("lecture-near-persistent").text("persistent", again.persistent);
        self.act(message, at, Act::Conduct(again));
        if let Some(side) = event.who.side() {
            let message = of("lecture-near-who", side.other());
            self.vary(message, |story| story.events[at].who = side.other().into());
        }
    }

    /// The other answer to an offer, or none to what is complained of.
    fn answer(&mut self, at: usize, event: &Event) {
        match event.act {
            Act::Accept => self.act(fact("lecture-near-declined"), at, Act::Decline),
            Act::Decline => self.without(fact("lecture-near-not-declined"), at),
            Act::Resign if at > 0 => self.without(fact("lecture-near-not-resigned"), at),
            _ => {}
        }
    }
}

impl Variants<'_> {
    /// The same story at another moment.
    pub(super) fn moments(&mut self) {
        let count = self.story.events.len();
        if count > 1 {
            self.without(fact("lecture-near-earlier"), count - 1);
            let message = fact("lecture-near-last-first");
            self.vary(message, |story| story.events.swap(count - 2, count - 1));
        }
        let ends = |event: &Event| matches!(event.act, Act::Resign | Act::Sign { .. });
        if self.story.events.iter().filter(|it| ends(it)).count() > 1 {
            let message = fact("lecture-near-unfinished");
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
        self.go_on(of("lecture-near-refuses", side), Event { who, act });
        let act = Act::Flag(NoticedBy::Arbiter);
        self.go_on(of("lecture-near-flag-falls", side), Event { who, act });
    }
}
