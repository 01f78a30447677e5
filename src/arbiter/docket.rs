//! Who is called when: the provisions by edition, topic, and whether the game is over.

use std::borrow::Cow;
use std::sync::LazyLock;

use super::{Case, PROVISIONS, Provision, Topic, Topics};
use crate::law::Edition;

type Units = Vec<&'static dyn Provision>;

/// The provisions of the Laws, each list in their order.
static LAWS: LazyLock<Vec<Units>> = LazyLock::new(|| listed(PROVISIONS));

fn listed(provisions: &[&'static dyn Provision]) -> Vec<Units> {
    let mut lists = vec![Units::new(); Edition::ALL.len() * 2 * Topic::COUNT];
    for unit in provisions {
        for edition in unit.editions() {
            for over in [false, true] {
                if !unit.phase().covers(over) {
                    continue;
                }
                for topic in Topic::ALL {
                    if unit.topics().contains(topic) {
                        lists[place(*edition, over, topic)].push(*unit);
                    }
                }
            }
        }
    }
    lists
}

fn place(edition: Edition, over: bool, topic: Topic) -> usize {
    (edition as usize * 2 + usize::from(over)) * Topic::COUNT + topic as usize
}

/// Who is to be called at a hearing.
pub struct Docket<'a> {
    provisions: &'a [&'static dyn Provision],
    calls: Calls,
}

enum Calls {
    /// Listed beforehand.
    Laws,
    Lists(Vec<Units>),
    /// What each unit speaks to.
    Topics(Vec<Topics>),
}

impl<'a> Docket<'a> {
    /// The docket of these provisions, for a hearing or two.
    pub fn of(provisions: &'a [&'static dyn Provision]) -> Docket<'a> {
        let calls = match std::ptr::eq(provisions, PROVISIONS) {
            true => Calls::Laws,
            false => Calls::Topics(provisions.iter().map(|unit| unit.topics()).collect()),
        };
        Docket { provisions, calls }
    }

    /// The docket of these provisions, worked out beforehand for many hearings.
    pub fn for_many(provisions: &'a [&'static dyn Provision]) -> Docket<'a> {
        let calls = Calls::Lists(listed(provisions));
        Docket { provisions, calls }
    }

    /// Those that may have something to say about a case, in their order.
    pub(super) fn called(&self, case: &Case<'_>) -> Cow<'_, [&'static dyn Provision]> {
        let topic = Topic::of(case.moment, case.event);
        // A game that a claim has concluded waits for the finding and for nothing else.
        let over = case.before.is_over() || (case.before.is_referred() && topic != Topic::Find);
        let here = place(case.edition(), over, topic);
        debug_assert!(
            self.provisions
                .iter()
                .all(|unit| unit.topics().contains(topic) || unit.judge(case).is_none()),
            "a provision speaks to {topic:?} without having said so"
        );
        match &self.calls {
            Calls::Laws => Cow::Borrowed(&LAWS[here]),
            Calls::Lists(lists) => Cow::Borrowed(&lists[here]),
            Calls::Topics(topics) => {
                let speaks = |unit: &dyn Provision, topics: Topics| {
                    topics.contains(topic)
                        && unit.phase().covers(over)
                        && unit.editions().contains(&case.edition())
                };
                let units = self.provisions.iter().zip(topics);
                let units = units.filter(|(unit, topics)| speaks(**unit, **topics));
                Cow::Owned(units.map(|(unit, _)| *unit).collect())
            }
        }
    }
}
