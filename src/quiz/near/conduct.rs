//! How people behave, changed in one point.

use super::{Variants, of};
use crate::diag::Message;
use crate::game::scenario::{Act, Conduct, ConductKind, DevicePlace, Event};

impl Variants<'_> {
    pub(super) fn conduct(&mut self, at: usize, event: &Event) {
        let Act::Conduct(conduct) = &event.act else {
            return;
        };
        if conduct.what == ConductKind::Device {
            self.device(at, conduct);
        }
        let mut other = conduct.clone();
        let allowed = match conduct.what {
            ConductKind::Device => &mut other.approved,
            ConductKind::Smoke => &mut other.designated,
            _ => &mut other.permission,
        };
        *allowed = !*allowed;
        let key = match conduct.what {
            ConductKind::Smoke => "fact-designated",
            _ => "fact-allowed",
        };
        let fact = Message::new(key).truth("allowed", *allowed);
        self.act(fact, at, Act::Conduct(other));
        let again = Conduct {
            persistent: !conduct.persistent,
            ..conduct.clone()
        };
        let fact = Message::new("fact-persistent").truth("persistent", again.persistent);
        self.act(fact, at, Act::Conduct(again));
        if let Some(side) = event.who.side() {
            let fact = of("fact-who", side.other());
            self.vary(fact, |story| story.events[at].who = side.other().into());
        }
    }

    /// Where the device was, and what the regulations say about bags.
    fn device(&mut self, at: usize, device: &Conduct) {
        let place = match device.place {
            DevicePlace::Bag => DevicePlace::Person,
            DevicePlace::Person => DevicePlace::Bag,
        };
        let fact = Message::new("fact-device").word("place", place.name());
        let moved = Conduct {
            place,
            ..device.clone()
        };
        self.act(fact, at, Act::Conduct(moved));
        let allowed = !self.story.setting.regulations.devices_in_bag;
        let fact = Message::new("fact-bags").truth("allowed", allowed);
        self.vary(fact, |story| {
            story.setting.regulations.devices_in_bag = allowed;
        });
        let bag = Conduct {
            place: DevicePlace::Bag,
            on: false,
            rang: false,
            ..device.clone()
        };
        self.vary(Message::new("fact-bag"), |story| {
            story.setting.regulations.devices_in_bag = true;
            story.events[at].act = Act::Conduct(bag);
        });
    }
}
