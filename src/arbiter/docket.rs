//! Who is called when: the provisions by edition, topic, and whether the game is over.

use std::sync::LazyLock;

use super::{Case, PROVISIONS, Provision, Topic};
use crate::law::Edition;

type Units = Vec<&'static dyn Provision>;

/// The provisions of the Laws, each list in their order.
static LAWS: LazyLock<Vec<Units>> = LazyLock::new(|| {
    let mut lists = vec![Units::new(); Edition::ALL.len() * 2 * Topic::COUNT];
    for unit in PROVISIONS {
        for edition in unit.editions() {
            for over in [false, true] {
                if over && !unit.speaks_after_end() {
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
});

fn place(edition: Edition, over: bool, topic: Topic) -> usize {
    (edition as usize * 2 + usize::from(over)) * Topic::COUNT + topic as usize
}

/// Asks a unit, where it is called.
fn is_called(unit: &dyn Provision, case: &Case<'_>, topic: Topic) -> bool {
    unit.topics().contains(topic)
        && (!case.before.is_over() || unit.speaks_after_end())
        && unit.editions().contains(&case.edition())
}

/// Calls those of the provisions that may have something to say about a case.
pub fn called(
    provisions: &[&'static dyn Provision],
    case: &Case<'_>,
    mut ask: impl FnMut(&'static dyn Provision),
) {
    let topic = Topic::of(case.moment, case.event);
    if std::ptr::eq(provisions, PROVISIONS) {
        LAWS[place(case.edition(), case.before.is_over(), topic)]
            .iter()
            .copied()
            .for_each(ask);
    } else {
        for unit in provisions {
            if is_called(*unit, case, topic) {
                ask(*unit);
            }
        }
    }
    debug_assert!(
        provisions
            .iter()
            .all(|unit| unit.topics().contains(topic) || unit.judge(case).is_none()),
        "{topic:?}: {:?}",
        provisions
            .iter()
            .filter(|unit| !unit.topics().contains(topic) && unit.judge(case).is_some())
            .map(|unit| unit.name())
            .collect::<Vec<_>>()
    );
}
