//! What would change a ruling: one fact is changed at a time, and the engine rules again.

use serde_json::{Value, json};
use shakmaty::Color;

use super::rulings::{missing, now};
use super::{Refused, Request, wrong};
use crate::arbiter::{Ruling, rule_on};
use crate::diag::Message;
use crate::game::scenario::{Act, Conduct, ConductKind, DevicePlace, Intent, NoticedBy};
use crate::game::setting::Supervision;
use crate::game::{Scenario, TimeClass, Who};
use crate::law::Edition;
use crate::prose::Prose;
use crate::quiz::Verdict;

/// A page has no room for more.
const MOST: usize = 8;

/// One fact changed.
struct Change {
    /// "If … had been so".
    message: Message,
    /// The keys that lead to the fact in the scenario.
    path: Vec<Value>,
    /// What stands there then; an event that is null is left out.
    value: Value,
    scenario: Scenario,
}

/// The rulings next to the one on a scenario.
pub fn near(request: &Request) -> Result<Value, Refused> {
    let locale = request.locale()?;
    let told = request.told(locale.text())?;
    let ruling = told.ruled(locale.text())?;
    let prose = Prose::new(&locale).map_err(|it| wrong("unknown-language", &it.to_string()))?;
    let own = felt(&told.scenario, &ruling);
    let mut near = Vec::new();
    for change in changes(&told.scenario) {
        if near.len() == MOST {
            break;
        }
        let Ok(other) = rule_on(&change.scenario) else {
            continue;
        };
        if felt(&change.scenario, &other) == own {
            continue;
        }
        let told = json!({
            "if": prose.say(&change.message).map_err(missing)?,
            "change": { "path": change.path, "value": change.value },
            "result": {
                "outcome": other.outcome(),
                "text": prose.end(&other).map_err(missing)?,
            },
            "now": now(&other, &prose).map_err(missing)?,
            "deciding": other
                .citations()
                .deciding
                .iter()
                .filter_map(|rule| rule.number_text(other.edition()))
                .collect::<Vec<_>>(),
        });
        near.push(told);
    }
    Ok(json!({ "ok": true, "near": near }))
}

/// What players feel of a ruling, and how the game ends.
fn felt(scenario: &Scenario, ruling: &Ruling) -> (Verdict, Vec<(Who, &'static str)>) {
    let needs = ruling.state.aside.needs.iter();
    let needs = needs.map(|(who, what)| (*who, what.name())).collect();
    (Verdict::of(ruling).after(scenario), needs)
}

/// Every fact that is changed, those that matter most often first.
fn changes(scenario: &Scenario) -> Vec<Change> {
    let mut changes = illegal_counts(scenario);
    for at in 0..scenario.events.len() {
        changes.extend(event(scenario, at));
        changes.extend(circumstances(scenario, at));
    }
    changes.extend(supervision(scenario));
    changes.extend(classes(scenario));
    changes.extend(editions(scenario));
    changes
}

fn change(
    scenario: &Scenario,
    message: Message,
    path: &[&str],
    value: Value,
    by: impl FnOnce(&mut Scenario),
) -> Change {
    let mut scenario = scenario.clone();
    by(&mut scenario);
    Change {
        message,
        path: path.iter().map(|key| json!(key)).collect(),
        value,
        scenario,
    }
}

/// What stood around an event changed: where a device was, what the arbiter or the regulations
/// allowed, when a fault was found.
fn circumstances(scenario: &Scenario, at: usize) -> Vec<Change> {
    let event_change = |message: Message, key: &str, value: Value, act: Act| Change {
        path: vec![json!("events"), json!(at), json!(key)],
        ..change(scenario, message, &[], value, |it| it.events[at].act = act)
    };
    match &scenario.events[at].act {
        Act::Touch { square, .. } => {
            let message = Message::new("advice-if-untouched").text("square", square);
            let untouched = change(scenario, message, &[], Value::Null, |it| {
                it.events.remove(at);
            });
            vec![Change {
                path: vec![json!("events"), json!(at)],
                ..untouched
            }]
        }
        Act::Conduct(conduct) => {
            let allowed = |key: &str, by: fn(&mut Conduct) -> &mut bool| {
                let mut other = conduct.clone();
                let is_allowed = by(&mut other);
                *is_allowed = !*is_allowed;
                let is_allowed = *is_allowed;
                let message = Message::new("advice-if-allowed").truth("allowed", is_allowed);
                event_change(message, key, json!(is_allowed), Act::Conduct(other))
            };
            if conduct.what != ConductKind::Device {
                return vec![allowed("permission", |it| &mut it.permission)];
            }
            let (word, place) = match conduct.place {
                DevicePlace::Bag => ("person", DevicePlace::Person),
                DevicePlace::Person => ("bag", DevicePlace::Bag),
            };
            let moved = Conduct {
                place,
                ..conduct.clone()
            };
            let message = Message::new("advice-if-device").word("place", word);
            let moved = event_change(message, "where", json!(word), Act::Conduct(moved));
            let is_allowed = !scenario.setting.regulations.devices_in_bag;
            let message = Message::new("advice-if-bags").truth("allowed", is_allowed);
            let path = ["regulations", "devices_in_bag"];
            let bags = change(scenario, message, &path, json!(is_allowed), |it| {
                it.setting.regulations.devices_in_bag = is_allowed;
            });
            vec![moved, bags, allowed("approved", |it| &mut it.approved)]
        }
        Act::Arrive { .. } => [0, 30, 60]
            .map(|minutes| default_time(scenario, minutes))
            .into(),
        Act::Discover {
            fault,
            made: Some(made),
            completed,
        } => {
            let count = if made.white < 10 { 10 } else { 9 };
            let moves = shakmaty::ByColor::new_with(|_| count);
            let found = Act::Discover {
                fault: *fault,
                made: Some(moves),
                completed: *completed,
            };
            let message = Message::new("advice-if-found").with("moves", count as usize);
            let value = json!({ "white": count, "black": count });
            vec![event_change(message, "made", value, found)]
        }
        _ => Vec::new(),
    }
}

/// Another time by which the players must be there.
fn default_time(scenario: &Scenario, minutes: i64) -> Change {
    let message = Message::new("advice-if-default-time").with("minutes", minutes as usize);
    let path = ["regulations", "default_time_s"];
    change(scenario, message, &path, json!(minutes * 60), |it| {
        it.setting.regulations.default_time_s = minutes * 60;
        it.setting.regulations.default_time_stated = true;
    })
}

fn editions(scenario: &Scenario) -> Vec<Change> {
    let others = Edition::ALL.into_iter().rev();
    let others = others.filter(|edition| *edition != scenario.setting.edition);
    let changed = |edition: Edition| {
        let message = Message::new("advice-if-edition").text("edition", edition);
        change(scenario, message, &["edition"], json!(edition), |it| {
            it.setting.edition = edition;
        })
    };
    others.map(changed).collect()
}

/// One illegal move less or more before, of the players who make a move.
fn illegal_counts(scenario: &Scenario) -> Vec<Change> {
    let mut changes = Vec::new();
    for side in [Color::White, Color::Black] {
        let acts = |act: &Act| {
            matches!(
                act,
                Act::Move { .. } | Act::Press { .. } | Act::Place { .. } | Act::Displace { .. }
            )
        };
        let mut events = scenario.events.iter();
        if !events.any(|event| event.who.side() == Some(side) && acts(&event.act)) {
            continue;
        }
        let count = scenario.prior.illegal[side];
        for other in [count.checked_add(1), count.checked_sub(1)] {
            let Some(other) = other else {
                continue;
            };
            let who = Who::from(side).name();
            let message = Message::new("advice-if-illegal")
                .word("side", who)
                .with("count", other as usize);
            let path = ["prior", "illegal", who];
            changes.push(change(scenario, message, &path, json!(other), |it| {
                it.prior.illegal[side] = other;
            }));
        }
    }
    changes
}

/// Another kind of play, with an ordinary time control of that kind.
fn classes(scenario: &Scenario) -> Vec<Change> {
    const CONTROLS: [(TimeClass, &str); 3] = [
        (TimeClass::Standard, "90/40+30 +30s"),
        (TimeClass::Rapid, "15+10"),
        (TimeClass::Blitz, "3+2"),
    ];
    let others = CONTROLS.into_iter();
    let others = others.filter(|(class, _)| *class != scenario.setting.class);
    let changed = |(class, control): (TimeClass, &str)| {
        let parsed = control.parse().ok()?;
        let message = Message::new("advice-if-class").word("class", class.name());
        let path = ["time_control"];
        Some(change(scenario, message, &path, json!(control), |it| {
            it.setting.time_control = parsed;
            it.setting.class = class;
        }))
    };
    others.filter_map(changed).collect()
}

/// As many arbiters as A.4 and B.2 ask for, or fewer, where that matters.
fn supervision(scenario: &Scenario) -> Option<Change> {
    if scenario.setting.class == TimeClass::Standard {
        return None;
    }
    let (word, other) = match scenario.setting.supervision {
        Supervision::Adequate => ("arbiter", Supervision::Arbiter),
        _ => ("adequate", Supervision::Adequate),
    };
    let message = Message::new("advice-if-supervision").word("supervision", word);
    let path = ["supervision"];
    Some(change(scenario, message, &path, json!(word), |it| {
        it.setting.supervision = other;
    }))
}

/// One fact of an event changed.
fn event(scenario: &Scenario, at: usize) -> Vec<Change> {
    let event = &scenario.events[at];
    let who = event.who.name();
    let told = |key: &'static str| Message::new(key).word("side", who);
    let with = |message: Message, key: Option<&str>, value: Value, act: Option<Act>| {
        let mut path = vec![json!("events"), json!(at)];
        path.extend(key.map(|key| json!(key)));
        let mut changed = scenario.clone();
        match act {
            Some(act) => changed.events[at].act = act,
            None => {
                changed.events.remove(at);
            }
        }
        Change {
            message,
            path,
            value,
            scenario: changed,
        }
    };
    match &event.act {
        Act::Claim(claim) if claim.intended.is_some() => {
            let mut other = claim.clone();
            other.written = !claim.written;
            let message = told("advice-if-written").truth("written", other.written);
            let value = json!(other.written);
            vec![with(
                message,
                Some("written"),
                value,
                Some(Act::Claim(other)),
            )]
        }
        Act::Touch { square, intent } => {
            let other = match intent {
                Intent::Move | Intent::Capture | Intent::AdjustUnannounced => Intent::Adjust,
                _ => Intent::Move,
            };
            let message = told("advice-if-touch")
                .text("square", square)
                .word("intent", other.name());
            let act = Act::Touch {
                square: *square,
                intent: other,
            };
            vec![with(
                message,
                Some("intent"),
                json!(other.name()),
                Some(act),
            )]
        }
        Act::Move {
            text,
            hands,
            touched,
            unfinished,
        } => {
            let other = if *hands == 1 { 2 } else { 1 };
            let message = told("advice-if-hands").with("hands", usize::from(other));
            let act = Act::Move {
                text: text.clone(),
                hands: other,
                touched: touched.clone(),
                unfinished: *unfinished,
            };
            vec![with(message, Some("hands"), json!(other), Some(act))]
        }
        Act::Press { .. } => {
            vec![with(told("advice-if-unpressed"), None, Value::Null, None)]
        }
        Act::Flag(by) => {
            let other = match by {
                NoticedBy::Opponent => NoticedBy::Arbiter,
                _ => NoticedBy::Opponent,
            };
            let message = told("advice-if-noticed").word("by", other.name());
            let act = Some(Act::Flag(other));
            vec![with(message, Some("noticed_by"), json!(other.name()), act)]
        }
        _ => Vec::new(),
    }
}
