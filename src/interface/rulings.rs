//! The ruling on a scenario, as data for a page.

use serde_json::{Value, json};
use shakmaty::ByColor;

use super::{ErrorJson, Request, wrong};
use crate::arbiter::{AsideChange, Decision, Effect, Ruling, messages, rule_with_states};
use crate::diag::Message;
use crate::game::{Scenario, State, Who};
use crate::lang::Missing;
use crate::law::RuleId;
use crate::prose::{Prose, SaidDecision};

/// Rules on a scenario.
pub fn rule(request: &Request) -> Result<Value, ErrorJson> {
    let locale = request.locale()?;
    let told = request.told(locale.text())?;
    let ruling = told.ruled(locale.text())?;
    let prose = Prose::new(&locale).map_err(|it| wrong("unknown-language", &it.to_string()))?;
    let mut answer = ruled(&told.scenario, &ruling, &prose).map_err(missing)?;
    answer["remarks"] = json!(told.remarks(locale.text()));
    Ok(answer)
}

/// A text of the language is missing.
pub fn missing(missing: Missing) -> ErrorJson {
    wrong("missing-text", &missing.to_string())
}

fn ruled(scenario: &Scenario, ruling: &Ruling, prose: &Prose<'_>) -> Result<Value, Missing> {
    let account = prose.account(scenario, ruling)?;
    let edition = ruling.edition();
    let citations = ruling.citations();
    let cited = |rules: &[RuleId]| -> Result<Vec<Value>, Missing> {
        let cited = rules.iter().map(|rule| prose.cited(*rule, edition));
        let cited = cited.collect::<Result<Vec<_>, _>>()?;
        let told = cited.into_iter().flatten();
        Ok(told
            .map(|it| json!({ "rule": it.rule, "number": it.number, "title": it.title }))
            .collect())
    };
    let overruled: Vec<RuleId> = citations.overruled.iter().map(|it| it.0).collect();
    let why: Vec<&str> = why(ruling, &account.opening, &account.events)
        .iter()
        .map(|decision| decision.reason.as_str())
        .collect();
    let state = &ruling.state;
    let clocks = state.clocks.shown.map(|clock| clock.left_ms);
    Ok(json!({
        "ok": true,
        "result": {
            "outcome": ruling.outcome(),
            "word": ruling.result_word(),
            "text": account.end,
            "termination": ruling.termination().map(|it| it.name()),
            "verdict": ruling.verdict(),
            "points": ruling.points().map(|it| json!({ "white": it.white, "black": it.black })),
        },
        "now": now(ruling, prose)?,
        "deciding": cited(&citations.deciding)?,
        "see_also": cited(&citations.see_also)?,
        "overruled": cited(&overruled)?,
        "why": why,
        "start": { "fen": State::begin(scenario).board.fen() },
        "steps": steps(scenario, ruling, &account)?,
        "fen": state.board.fen(),
        "turn": Who::from(state.turn()).name(),
        "clocks_s": seconds(clocks),
        "illegal_count": { "white": state.counts.illegal.white, "black": state.counts.illegal.black },
        "obligations": ruling.obligations(),
        "needs": needs(state, prose)?,
        "discretion": cited(&ruling.discretion())?,
        "edition": edition,
        "class": ruling.class(),
        "text": account.text(),
    }))
}

/// The seconds that clocks show.
fn seconds(clocks: ByColor<i64>) -> Value {
    json!({ "white": clocks.white as f64 / 1000.0, "black": clocks.black as f64 / 1000.0 })
}

/// What is decided at the last event at which anything out of the ordinary is.
fn last_decided(ruling: &Ruling) -> Vec<&Decision> {
    let telling = |decision: &&Decision| !decision.opinion.routine;
    let ended = ruling
        .steps
        .iter()
        .find(|step| step.decisions.iter().any(Decision::ends));
    let matters = |step: &&crate::arbiter::Step| step.decisions.iter().any(|it| telling(&it));
    let last = ended
        .or_else(|| ruling.steps.iter().rev().find(matters))
        .or(ruling.steps.last());
    let Some(last) = last else {
        return Vec::new();
    };
    let same = ruling.steps.iter().filter(|step| step.event == last.event);
    let decisions: Vec<_> = same.flat_map(|step| &step.decisions).collect();
    let told: Vec<_> = decisions.iter().copied().filter(telling).collect();
    if told.is_empty() { decisions } else { told }
}

/// Why, in the sentences of what is decided last.
fn why<'a>(
    ruling: &Ruling,
    opening: &'a [SaidDecision],
    events: &'a [crate::prose::SaidEvent],
) -> Vec<&'a SaidDecision> {
    let wanted = last_decided(ruling);
    let said = opening
        .iter()
        .chain(events.iter().flat_map(|it| &it.decisions));
    let decided = in_order(ruling, events.len());
    let pairs = decided.into_iter().zip(said);
    pairs
        .filter(|(decision, _)| wanted.iter().any(|it| std::ptr::eq(*it, *decision)))
        .map(|(_, said)| said)
        .collect()
}

/// The decisions in the order in which an account tells them.
fn in_order(ruling: &Ruling, events: usize) -> Vec<&Decision> {
    let at = |event| ruling.steps.iter().filter(move |step| step.event == event);
    let opening = at(None).take(1).flat_map(|step| &step.decisions);
    let told = (0..events).flat_map(|event| at(Some(event)).flat_map(|step| &step.decisions));
    opening.chain(told).collect()
}

/// What the arbiter does now: the result, the clocks, the position, warnings, what is open.
pub fn now(ruling: &Ruling, prose: &Prose<'_>) -> Result<Vec<Value>, Missing> {
    let mut items = vec![json!({ "kind": "result", "text": prose.end(ruling)? })];
    for decision in last_decided(ruling) {
        for effect in &decision.opinion.effects {
            // Clocks and position matter to nobody any more when the game is over.
            let matters =
                !ruling.state.is_over() || matches!(kind(effect), "warning" | "discretion");
            let told = told(effect, ruling).filter(|_| matters);
            if let (Some(message), false) = (told, is_remaining(effect, ruling)) {
                let mut item = json!({ "kind": kind(effect), "text": prose.say(&message)? });
                if let Effect::Clock { side, seconds } = effect {
                    item["who"] = json!(Who::from(*side).name());
                    item["seconds"] = json!(seconds);
                }
                items.push(item);
            }
        }
    }
    for message in messages::remaining(ruling) {
        items.push(json!({ "kind": "open", "text": prose.say(&message)? }));
    }
    let needs = needs(&ruling.state, prose)?;
    // What the arbiter may do comes after what must be done, and goes without saying where a
    // penalty must be chosen anyway.
    if needs.is_empty() {
        items.sort_by_key(|item| item["kind"] == "discretion");
    } else {
        items.retain(|item| item["kind"] != "discretion");
    }
    for need in needs {
        items.push(json!({ "kind": "need", "who": need["who"], "text": need["text"] }));
    }
    Ok(items)
}

/// Whether the end of the story says it again.
fn is_remaining(effect: &Effect, ruling: &Ruling) -> bool {
    match effect {
        Effect::Oblige { .. } => true,
        Effect::Offer { side } => ruling.offer() == Some(*side),
        _ => false,
    }
}

fn told(effect: &Effect, ruling: &Ruling) -> Option<Message> {
    let plain = |key| Some(Message::new(key));
    match effect {
        Effect::Pause => plain("advice-stop-clocks"),
        Effect::TakeBack => plain("advice-take-back"),
        Effect::PutRight => plain("advice-put-right"),
        Effect::TransferPosition => plain("advice-transfer"),
        Effect::Aside(AsideChange::Warned(side)) => {
            Some(Message::new("advice-warn").word("side", Who::from(*side).name()))
        }
        other => messages::effect(other, ruling),
    }
}

/// What an item of the list is about.
fn kind(effect: &Effect) -> &'static str {
    match effect {
        Effect::Clock { .. } | Effect::Increment { .. } | Effect::NextPeriod { .. } => "clock",
        Effect::Pause => "clock",
        Effect::Restore { .. }
        | Effect::Rewind { .. }
        | Effect::TakeBack
        | Effect::PutRight
        | Effect::TransferPosition => "position",
        Effect::Count { .. } => "count",
        Effect::Aside(_) => "warning",
        Effect::Discretion(_) => "discretion",
        _ => "note",
    }
}

/// What the arbiter or somebody else has yet to say.
fn needs(state: &State, prose: &Prose<'_>) -> Result<Vec<Value>, Missing> {
    let mut needs = Vec::new();
    for (who, what) in &state.aside.needs {
        let message = Message::new("advice-need").word("what", what.name());
        let text = prose.say(&message.word("who", who.name()))?;
        needs.push(json!({ "who": who.name(), "what": what.name(), "text": text }));
    }
    if state.question.is_some() && needs.is_empty() {
        let text = prose.say(&Message::new("advice-need-decision"))?;
        needs.push(json!({ "who": "arbiter", "what": "decision", "text": text }));
    }
    Ok(needs)
}

/// The events with what is decided at each, and the board after it.
fn steps(
    scenario: &Scenario,
    ruling: &Ruling,
    account: &crate::prose::Account,
) -> Result<Vec<Value>, Missing> {
    let states = rule_with_states(State::begin(scenario), &scenario.events)
        .map(|(_, states)| states)
        .unwrap_or_default();
    let after = |at: usize| states.get(at + 1).unwrap_or(&ruling.state);
    let mut steps = Vec::new();
    if !account.opening.is_empty() {
        let state = states.first().unwrap_or(&ruling.state);
        steps.push(step(None, None, &account.opening, state));
    }
    for (at, event) in account.events.iter().enumerate() {
        let state = after(at);
        steps.push(step(Some(at), Some(&event.text), &event.decisions, state));
    }
    Ok(steps)
}

fn step(at: Option<usize>, text: Option<&str>, said: &[SaidDecision], after: &State) -> Value {
    let decisions = said.iter().map(|decision| {
        let cited = decision
            .deciding
            .iter()
            .map(|it| json!({ "rule": it.rule, "number": it.number, "title": it.title }));
        json!({
            "reason": decision.reason,
            "effects": decision.effects,
            "facts": decision.facts,
            "deciding": cited.collect::<Vec<_>>(),
            "see_also": decision.see_also,
            "overruled": decision.overruled,
        })
    });
    json!({
        "event": at,
        "text": text,
        "decisions": decisions.collect::<Vec<_>>(),
        "fen": after.board.fen(),
        "clocks_s": seconds(after.clocks.shown.map(|clock| clock.left_ms)),
        "over": after.is_over(),
    })
}
