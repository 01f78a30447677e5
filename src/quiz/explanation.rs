//! The engine's trace as the reasons that a reader needs: what only says that play took its
//! course, or what a later decision says better, is left out.

use shakmaty::uci::UciMove;

use super::Reason;
use crate::arbiter::{Decision, Ruling, Witness, faults, telling};
use crate::diag::{Arg, Message};
use crate::game::scenario::{Act, Irregularity};
use crate::game::{Scenario, Who};
use crate::law::RuleId;
use crate::rule;

/// Decisions that say nothing but that play took its course.
const PASSING: [&str; 5] = [
    "completed",
    "order-to-seal",
    "reply-before-press",
    "sealing",
    "seal-closed",
];

/// Whether a decision only says that play took its course. A sealed move that is changed, or
/// that can't be changed any more, is more than that.
pub fn is_passing(decision: &Decision) -> bool {
    let altered = |(name, arg): &(&str, Arg)| {
        *name == "kind" && !matches!(arg, Arg::Text(kind) if &**kind == "sealed")
    };
    let passing = PASSING.contains(&decision.provision.name)
        && !decision.opinion.reason.args.iter().any(altered);
    passing || decision.opinion.routine || is_unfound(decision)
}

/// Whether a decision only says that an illegal move has not been found so far: who finds it tells
/// the rest.
fn is_unfound(decision: &Decision) -> bool {
    const UNFOUND: &[&str] = &["illegal-released", "illegal-unfound"];
    UNFOUND.contains(&decision.provision.name)
}

/// Whether a decision is about a hand on the board that another one calls void: what is in the
/// envelope counts.
pub fn is_void(decision: &Decision, ruling: &Ruling) -> bool {
    let said = |decision: &Decision, key: &str| decision.opinion.reason.key == key;
    let mut others = ruling.decisions();
    said(decision, "ruling-touch-not-on-move")
        && others.any(|other| said(other, "ruling-sealed-already"))
}

/// Reasons that need not be given where another one is.
const OUTDONE: [(&str, &[&str]); 12] = [
    ("ruling-touch-not-on-move", &["ruling-sealed-already"]),
    ("ruling-game-over", &["ruling-ended-before-resumption"]),
    (
        "ruling-promotion-to-finish",
        &["ruling-promotion-unfinished"],
    ),
    ("ruling-offer", &["ruling-offer-barred"]),
    ("ruling-offer-barred", &["ruling-agreement-barred"]),
    ("ruling-displaced", &["ruling-displaced-found"]),
    (
        "ruling-replier-absent",
        &["ruling-both-absent-at-resumption"],
    ),
    (
        "ruling-replier-present",
        &[
            "ruling-sealed-move",
            "ruling-sealed-ambiguous",
            "ruling-sealed-illegal",
            "ruling-sealed-unintelligible",
            "ruling-sealed-unwinnable",
            "ruling-sealed-was-on-board",
            "ruling-late-after-end",
            "ruling-late-for-resumption",
        ],
    ),
    ("ruling-sealed-move", &["ruling-clock-reading"]),
    ("ruling-sealed-was-on-board", &["ruling-sealed-on-board"]),
    ("ruling-fifty", &["ruling-claim-from-screen"]),
    ("ruling-threefold", &["ruling-claim-from-screen"]),
];

/// The reasons for a ruling, in the order of the story.
pub fn explain(scenario: &Scenario, ruling: &Ruling) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for step in &ruling.steps {
        for decision in step.decisions.iter().filter(|it| !is_passing(it)) {
            let known = |said: &Reason| said.message == decision.opinion.reason;
            if !reasons.iter().any(known) {
                reasons.extend(tell(decision, step.event, ruling));
            }
        }
    }
    let given: Vec<(Option<usize>, &str)> = reasons
        .iter()
        .map(|reason| (reason.event, reason.message.key))
        .collect();
    let outdone = |reason: &Reason| {
        let (event, key) = (reason.event, reason.message.key);
        let over = key == "ruling-game-over"
            && (!comes_too_late(event, scenario)
                || given.iter().any(|other| other.0 == event && other.1 != key));
        // What is put back wrongly is not put back.
        let misplaced = key == "ruling-displaced" && is_misplaced(scenario);
        // How play is resumed is told where a player is away.
        let resumed = given.iter().any(|other| other.1 == "ruling-sealer-absent");
        over || misplaced
            || OUTDONE.iter().any(|(said, by)| {
                *said == key
                    && !(resumed && key == "ruling-replier-present")
                    && given.iter().any(|other| by.contains(&other.1))
            })
    };
    let mut kept: Vec<Reason> = reasons
        .iter()
        .filter(|reason| !outdone(reason))
        .cloned()
        .collect();
    let penalty = |fact: &&Message| fact.key == "ruling-fact-penalty";
    let told: Vec<Message> = reasons
        .iter()
        .filter(|reason| outdone(reason))
        .flat_map(|reason| reason.facts.iter().filter(penalty).cloned())
        .collect();
    for reason in &mut kept {
        // What is treated as a wrong claim costs what a wrong claim costs.
        if reason.message.key == "ruling-claim-from-screen" {
            reason.facts.extend(told.iter().cloned());
        }
        if reason.message.key == "ruling-touched" && is_by_mover(reason, scenario, ruling) {
            reason.facts.extend(only_move(ruling));
        }
        // Nobody is given time when the game is over.
        if ruling.state.is_over() {
            reason
                .facts
                .retain(|fact| fact.key != "ruling-fact-penalty");
        }
        // Stories tell of a displaced piece there, not of an illegal move.
        if reason.message.key == "ruling-last-identifiable" {
            let illegal = rule!("irregularity.illegal.move");
            reason.rules.retain(|rule| *rule != illegal);
        }
        if concludes(&reason.message) {
            reason.rules.retain(|rule| CONCLUDING.contains(rule));
        }
    }
    if let Some(at) = (kept.iter()).position(|it| it.message.key == "ruling-illegal-too-late") {
        let why = why_illegal(ruling, &kept[at]);
        kept.splice(at..at, why);
    }
    // The end of the game first, then what it makes pointless; why a claim is rejected, then that
    // it is an offer all the same.
    let screen = (kept.iter()).any(|it| it.message.key == "ruling-claim-from-screen");
    kept.sort_by_key(|reason| match reason.message.key {
        "ruling-late-after-end" => true,
        "ruling-fact-claim-is-offer" => screen,
        _ => false,
    });
    kept
}

/// That a claim without an arbiter concludes the game, and who decides on it (III.6.1, III.6.2).
const CONCLUDING: [RuleId; 2] = [
    rule!("quickplay.unsupervised.claim"),
    rule!("quickplay.unsupervised.referral"),
];

/// Whether a claim without an arbiter concludes the game, or is decided on, with all its papers:
/// III.6.1 and III.6.2 say so, and nothing turns on what it rests on.
fn concludes(reason: &Message) -> bool {
    let lacks = |(_, arg): &(&str, Arg)| matches!(arg, Arg::Text(word) if ["false", "unproved"].contains(&&**word));
    ["ruling-unsupervised-claim", "ruling-referral"].contains(&reason.key)
        && !reason.args.iter().any(lacks)
}

/// Whether a piece that was knocked over turns out to have been put back wrongly.
fn is_misplaced(scenario: &Scenario) -> bool {
    let mut events = scenario.events.iter();
    events.any(|event| event.act.discovers(Irregularity::Displaced))
}

/// Whether it was the player to move when all is decided who did it.
fn is_by_mover(reason: &Reason, scenario: &Scenario, ruling: &Ruling) -> bool {
    let event = reason.event.and_then(|at| scenario.events.get(at));
    event.is_some_and(|event| event.who == Who::from(ruling.state.turn()))
}

/// The move to be played, where a player has no choice.
fn only_move(ruling: &Ruling) -> Option<Message> {
    let [only] = ruling.allowed()?[..] else {
        return None;
    };
    let played = UciMove::from_standard(only).to_string();
    Some(Message::new("ruling-fact-only-move").text("move", played))
}

/// What was wrong with a move that nobody can do anything about any more.
fn why_illegal(ruling: &Ruling, late: &Reason) -> Vec<Reason> {
    let mut plies = ruling.state.history.plies();
    let Some(ply) = plies.find(|ply| ply.movement.is_illegal()) else {
        return Vec::new();
    };
    let fact = faults(&ply.before, ply.by, &ply.movement);
    let messages = telling::witness(&fact, &late.message, ruling).into_iter();
    messages
        .zip(fact.clauses())
        .map(|(message, rule)| Reason {
            event: late.event,
            message,
            rules: rule,
            overruled: Vec::new(),
            facts: Vec::new(),
        })
        .collect()
}

/// Whether an event could have ended the game otherwise: only that it comes too late is told.
fn comes_too_late(event: Option<usize>, scenario: &Scenario) -> bool {
    let event = event.and_then(|at| scenario.events.get(at));
    event.is_some_and(|event| {
        matches!(
            event.act,
            Act::Resign | Act::Flag(_) | Act::Claim(_) | Act::Accept
        )
    })
}

/// A decision: the reason, then its facts; those that a clause of their own decides stand alone.
fn tell(decision: &Decision, event: Option<usize>, ruling: &Ruling) -> Vec<Reason> {
    let opinion = &decision.opinion;
    let mut told = vec![Reason {
        event,
        message: opinion.reason.clone(),
        rules: opinion.cites.to_vec(),
        overruled: decision.overruled.clone(),
        facts: Vec::new(),
    }];
    for witness in &opinion.witnesses {
        let messages = shown(witness, &opinion.reason, ruling);
        let clauses = witness.clauses();
        // A witness of one clause may be told in several sentences.
        let of_sentence = |at: usize| clauses.get(at).or(clauses.last());
        for (at, message) in messages.into_iter().enumerate() {
            let rules = of_sentence(at).cloned().unwrap_or_default();
            match (rules.is_empty(), told.last_mut()) {
                (true, Some(last)) => last.facts.push(message),
                _ => told.push(Reason {
                    event,
                    message,
                    rules,
                    overruled: Vec::new(),
                    facts: Vec::new(),
                }),
            }
        }
    }
    told
}

/// Reasons under which it decides whether the opponent could still mate.
const SECOND_ILLEGAL: [&str; 4] = [
    "ruling-illegal-move",
    "ruling-promotion-unfinished",
    "ruling-press-without-move",
    "ruling-two-hands",
];

/// The same of sealed moves (I.8).
const SEALED_LOST: [&str; 3] = [
    "ruling-sealed-ambiguous",
    "ruling-sealed-illegal",
    "ruling-sealed-unintelligible",
];

/// Reasons that are about winning by normal means.
const NORMAL_MEANS: [&str; 2] = ["ruling-quickplay-claim", "ruling-quickplay-decision"];

/// A mate that takes longer convinces nobody by being written out.
const SHOWN_MATE: usize = 10;

fn shown(witness: &Witness, reason: &Message, ruling: &Ruling) -> Vec<Message> {
    match witness {
        // The reason itself says that nobody could mate.
        Witness::NoMate { .. } if reason.key == "ruling-sealed-unwinnable" => Vec::new(),
        // That a mate is possible does not say that it can be had by normal means.
        Witness::Helpmate { .. } if NORMAL_MEANS.contains(&reason.key) => Vec::new(),
        Witness::Helpmate { line, winner, .. } if line.len() > SHOWN_MATE => {
            let message = Message::new("ruling-fact-can-mate");
            let told = message.text("side", Who::from(*winner).name());
            match SECOND_ILLEGAL.contains(&reason.key) || SEALED_LOST.contains(&reason.key) {
                true => vec![told],
                false => Vec::new(),
            }
        }
        _ => telling::witness(witness, reason, ruling),
    }
}
