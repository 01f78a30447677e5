//! The engine's trace as the reasons that a reader needs: what only says that play took its
//! course, or what a later decision says better, is left out.

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Color, Position, Role};

use super::Reason;
use super::part::uci;
use crate::arbiter::appendices::illegal::TOO_LATE;
use crate::arbiter::article4::{breach::MOVED_ON, contact, touch::TOUCHED};
use crate::arbiter::article6::press;
use crate::arbiter::article7::{displaced, illegal, last_known::LAST_IDENTIFIABLE, unnoticed};
use crate::arbiter::article9::{fifty, offer, right_to_claim::SCREEN_ONLY, threefold};
use crate::arbiter::guideline1::{before::ENDED_BEFORE, lost::CLOCK_READING};
use crate::arbiter::guideline1::{opening, resumption, sealing};
use crate::arbiter::guideline3::{claim, unsupervised};
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{Decision, Effect, Opinion, Provision, Ruling, Witness, faults, messages};
use crate::diag::Message;
use crate::game::scenario::Decision::Agree;
use crate::game::scenario::{Act, Event, Irregularity};
use crate::game::state::{PendingQuestion, Termination::NormalMeans};
use crate::game::{Scenario, Who};
use crate::law::RuleId;
use crate::rule;

/// Decisions that say nothing but that play took its course.
static PASSING: [&Provision; 5] = [
    &press::COMPLETED,
    &press::REPLY,
    &sealing::ORDER_TO_SEAL,
    &sealing::SEALING,
    &sealing::CLOSED,
];

/// Decisions that say nothing but that an illegal move has not been found so far.
static UNFOUND: [&Provision; 2] = [&unnoticed::ILLEGAL_RELEASED, &unnoticed::ILLEGAL_UNFOUND];

/// Whether a decision only says that play took its course. A sealed move that is changed, or
/// that can't be changed any more, is more than that: nothing but the duty to seal decides it.
pub fn is_passing(decision: &Decision) -> bool {
    let envelope = rule!("adjourn.envelope");
    let again = decision.is(&sealing::SEALING) && !decision.opinion.cites.contains(&envelope);
    let passing = decision.provision.is_in(&PASSING) && !again;
    passing || decision.opinion.routine || is_unfound(decision)
}

/// Whether a decision only says that an illegal move has not been found so far: who finds it tells
/// the rest.
fn is_unfound(decision: &Decision) -> bool {
    decision.provision.is_in(&UNFOUND)
}

/// Whether a decision is about a hand on the board that another one calls void: what is in the
/// envelope counts.
pub fn is_void(decision: &Decision, ruling: &Ruling) -> bool {
    let mut others = ruling.decisions();
    decision.is(&contact::NOT_ON_MOVE) && others.any(|it| it.is(&sealing::SEALED_ALREADY))
}

/// The rules that a decision rests on, as stories tell of it: where the position is unknown they
/// tell of a displaced piece, not of an illegal move.
pub fn cites(decision: &Decision) -> Vec<RuleId> {
    let mut cites = decision.opinion.cites.clone();
    if decision.is(&LAST_IDENTIFIABLE) {
        cites.retain(|rule| *rule != rule!("irregularity.illegal.move"));
    }
    cites
}

/// Reasons that need not be given where another one is.
static OUTDONE: [(&Provision, &[&Provision]); 13] = [
    (&contact::NOT_ON_MOVE, &[&sealing::SEALED_ALREADY]),
    (&GAME_OVER, &[&ENDED_BEFORE]),
    (&MOVED_ON, &[&illegal::PROMOTION_UNFINISHED]),
    (&offer::OFFER, &[&offer::OFFER_BARRED]),
    (&offer::OFFER_BARRED, &[&offer::AGREEMENT_BARRED]),
    (&displaced::DISPLACED, &[&displaced::DISPLACED_FOUND]),
    (&resumption::REPLIER_ABSENT, &[&resumption::BOTH_ABSENT]),
    (
        &resumption::REPLIER_PRESENT,
        &[
            &opening::SEALED_MOVE,
            &opening::SEALED_AMBIGUOUS,
            &opening::SEALED_ILLEGAL,
            &opening::SEALED_UNINTELLIGIBLE,
            &opening::SEALED_UNWINNABLE,
            &resumption::LATE_FOR_RESUMPTION,
        ],
    ),
    (
        &opening::SEALED_MOVE,
        &[&CLOCK_READING, &sealing::SEALED_ON_BOARD],
    ),
    (&fifty::FIFTY_CURRENT, &[&SCREEN_ONLY]),
    (&fifty::FIFTY_INTENDED, &[&SCREEN_ONLY]),
    (&threefold::THREEFOLD_CURRENT, &[&SCREEN_ONLY]),
    (&threefold::THREEFOLD_INTENDED, &[&SCREEN_ONLY]),
];

/// A decision and what is told of it.
struct ExplainedDecision<'a> {
    event: Option<usize>,
    decision: &'a Decision,
    /// The decision itself, then the facts that a clause of their own decides.
    reasons: Vec<Reason>,
    /// What a time penalty comes to, among the facts of the decision.
    penalty: Option<Message>,
}

/// The reasons for a ruling, in the order of the story.
pub fn explain(scenario: &Scenario, ruling: &Ruling) -> Vec<Reason> {
    let mut told: Vec<ExplainedDecision<'_>> = Vec::new();
    for step in &ruling.steps {
        for decision in step.decisions.iter().filter(|it| !is_passing(it)) {
            let said = told.iter().flat_map(|it| &it.reasons);
            if said
                .into_iter()
                .all(|it| it.message != decision.opinion.reason)
            {
                told.push(tell(decision, step.event, scenario, ruling));
            }
        }
    }
    let outdone: Vec<bool> = told
        .iter()
        .map(|it| is_outdone(it, &told, scenario))
        .collect();
    let penalty = told.iter().zip(&outdone).filter(|(_, outdone)| **outdone);
    let penalty: Vec<Message> = penalty.filter_map(|(it, _)| it.penalty.clone()).collect();
    let screen = told.iter().any(|it| it.decision.is(&SCREEN_ONLY));
    // The end of the game first, then what it makes pointless; why a claim is rejected, then that
    // it is an offer all the same.
    let (mut first, mut last) = (Vec::new(), Vec::new());
    for (it, outdone) in told.into_iter().zip(outdone) {
        let mut reasons = it.reasons.into_iter();
        let mut reason = reasons.next().filter(|_| !outdone);
        if it.decision.is(&TOO_LATE) {
            first.extend(reason.iter().flat_map(|late| why_illegal(ruling, late)));
        }
        // What is treated as a wrong claim costs what a wrong claim costs.
        if let (true, Some(reason)) = (it.decision.is(&SCREEN_ONLY), &mut reason) {
            reason.facts.extend(penalty.iter().cloned());
        }
        let after_end =
            it.decision.is(&resumption::LATE_FOR_RESUMPTION) && plays_sealed(it.decision);
        match after_end {
            true => last.extend(reason),
            false => first.extend(reason),
        }
        for reason in reasons {
            let offer = reason.rules.contains(&rule!("draw.claim.is-offer"));
            match offer && screen {
                true => last.push(reason),
                false => first.push(reason),
            }
        }
    }
    first.extend(last);
    first
}

fn plays_sealed(decision: &Decision) -> bool {
    let mut effects = decision.opinion.effects.iter();
    effects.any(|effect| matches!(effect, Effect::PlaySealed(_)))
}

/// Whether what others say makes it superfluous to give the reason of a decision.
fn is_outdone(
    it: &ExplainedDecision<'_>,
    told: &[ExplainedDecision<'_>],
    scenario: &Scenario,
) -> bool {
    let by = |provisions: &[&Provision]| {
        let mut others = told.iter().map(|other| other.decision);
        others.any(|other| other.provision.is_in(provisions) && !stays_closed(other))
    };
    let decision = it.decision;
    // A claim that was right can't be taken back, and that is told.
    let first = decision.opinion.cites.first();
    if decision.is(&GAME_OVER) && first != Some(&rule!("draw.claim.stop-clock")) {
        let alone = |other: &ExplainedDecision<'_>| {
            other.event != it.event || other.decision.is(&GAME_OVER)
        };
        if !comes_too_late(it.event, scenario) || !told.iter().all(alone) {
            return true;
        }
    }
    // What is put back wrongly is not put back.
    if decision.is(&displaced::DISPLACED) && is_misplaced(scenario) {
        return true;
    }
    // How play is resumed is told where a player is away.
    if decision.is(&resumption::REPLIER_PRESENT) && by(&[&resumption::SEALER_ABSENT]) {
        return false;
    }
    // Of moves out of turn it is told all the same.
    let finishes = decision
        .opinion
        .cites
        .contains(&rule!("act.made.promotion"));
    if decision.is(&MOVED_ON) && !finishes {
        return false;
    }
    !stays_closed(decision)
        && OUTDONE
            .iter()
            .any(|(said, others)| decision.is(said) && by(others))
}

/// Whether the envelope is not opened after all.
fn stays_closed(decision: &Decision) -> bool {
    decision.is(&opening::SEALED_MOVE) && decision.opinion.effects == [Effect::Continue]
}

/// That a claim without an arbiter concludes the game, and who decides on it (III.6.1, III.6.2).
const CONCLUDING: [RuleId; 2] = [
    rule!("quickplay.unsupervised.claim"),
    rule!("quickplay.unsupervised.referral"),
];

/// Whether a claim without an arbiter concludes the game, or is decided on, with all its papers:
/// III.6.1 and III.6.2 say so, and nothing turns on what it rests on.
fn concludes(decision: &Decision, act: Option<&Act>) -> bool {
    let Opinion { effects, cites, .. } = &decision.opinion;
    if decision.is(&unsupervised::UNSUPERVISED_CLAIM) {
        let is_proved = |it: &Effect| {
            matches!(
                it,
                Effect::Ask(PendingQuestion::Referral { proved: true, .. })
            )
        };
        return effects.iter().any(is_proved);
    }
    let agrees = matches!(act, Some(Act::Find(finding)) if finding.decision == Some(Agree));
    let upheld = |it: &Effect| matches!(it, Effect::End(it) if it.termination == NormalMeans);
    decision.is(&unsupervised::REFERRAL)
        && decision.ends()
        && agrees == effects.iter().any(upheld)
        && !cites.contains(&rule!("clock.flag-loss"))
}

/// Whether a piece that was knocked over turns out to have been put back wrongly.
fn is_misplaced(scenario: &Scenario) -> bool {
    let mut events = scenario.events.iter();
    events.any(|event| event.act.discovers(Irregularity::Displaced))
}

/// Whether it was the player to move when all is decided who did it.
fn is_by_mover(event: Option<&Event>, ruling: &Ruling) -> bool {
    event.is_some_and(|event| event.who == Who::from(ruling.state.turn()))
}

/// The move to be played, where a player has no choice.
fn only_move(ruling: &Ruling) -> Option<Message> {
    let [only] = ruling.allowed()?[..] else {
        return None;
    };
    let played = uci(&only);
    Some(Message::new("ruling-fact-only-move").text("move", played))
}

/// What was wrong with a move that nobody can do anything about any more.
pub(super) fn why_illegal(ruling: &Ruling, late: &Reason) -> Vec<Reason> {
    let mut plies = ruling.state.history.plies();
    let Some(ply) = plies.find(|ply| ply.movement.is_illegal()) else {
        return Vec::new();
    };
    let fact = faults(&ply.before, ply.by, &ply.movement);
    let messages = messages::witness(&fact, &late.message, ruling).into_iter();
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
fn tell<'a>(
    decision: &'a Decision,
    at: Option<usize>,
    scenario: &Scenario,
    ruling: &Ruling,
) -> ExplainedDecision<'a> {
    let opinion = &decision.opinion;
    let event = at.and_then(|at| scenario.events.get(at));
    let mut rules = cites(decision);
    if concludes(decision, event.map(|event| &event.act)) {
        rules.retain(|rule| CONCLUDING.contains(rule));
    }
    // That both note an offer goes without saying.
    let noting = [
        rule!("draw.offer.record"),
        rule!("record.draw-offer"),
        rule!("notation.draw-offer"),
    ];
    rules.retain(|rule| !noting.contains(rule));
    let reason = |message: Message, rules: Vec<RuleId>| Reason {
        event: at,
        message,
        rules,
        overruled: Vec::new(),
        facts: Vec::new(),
    };
    let said = match opinion.reason.key {
        "ruling-offer" => opinion.reason.clone().truth("noted", false),
        _ => opinion.reason.clone(),
    };
    let mut reasons = vec![reason(said, rules)];
    reasons[0].overruled = decision.overruled.clone();
    let mut penalty = None;
    let mut touches = vec![decision.is(&TOUCHED)];
    for witness in &opinion.witnesses {
        let messages = shown(witness, decision, ruling);
        let clauses = witness.clauses();
        // A witness of one clause may be told in several sentences.
        let of_sentence = |at: usize| clauses.get(at).or(clauses.last());
        for (at, message) in messages.into_iter().enumerate() {
            let rules = of_sentence(at).cloned().unwrap_or_default();
            let alone = reasons.len() == 1;
            match (rules.is_empty(), reasons.last_mut()) {
                (true, Some(last)) => {
                    if alone && matches!(witness, Witness::Penalty { .. }) {
                        penalty = Some(message.clone());
                    }
                    last.facts.push(message);
                }
                _ => {
                    let free = |moves: &[String]| moves.len() != 1;
                    touches.push(matches!(witness, Witness::Bound { moves, .. } if free(moves)));
                    reasons.push(reason(message, rules));
                }
            }
        }
    }
    if is_by_mover(event, ruling) {
        for (reason, _) in reasons.iter_mut().zip(touches).filter(|(_, touch)| *touch) {
            reason.facts.extend(only_move(ruling));
        }
    }
    ExplainedDecision {
        event: at,
        decision,
        reasons,
        penalty,
    }
}

/// Decisions that turn on whether the opponent could still mate: a second illegal move, or an
/// invalid sealed one (I.8).
static MATE_MATTERS: [&Provision; 7] = [
    &illegal::ILLEGAL_MOVE,
    &illegal::PROMOTION_UNFINISHED,
    &illegal::PRESS_WITHOUT_MOVE,
    &illegal::TWO_HANDS,
    &opening::SEALED_AMBIGUOUS,
    &opening::SEALED_ILLEGAL,
    &opening::SEALED_UNINTELLIGIBLE,
];

/// Decisions that are about winning by normal means.
static NORMAL_MEANS: [&Provision; 2] = [&claim::QUICKPLAY_CLAIM, &claim::QUICKPLAY_DECISION];

/// With more men than that nobody doubts that somebody could mate.
const DOUBTFUL: usize = 9;

/// The men at the end of a line that leads to mate.
fn mated(fen: &str, line: &[String]) -> Option<Message> {
    let setup = fen.parse::<Fen>().ok()?;
    let mut at: Chess = setup.into_position(CastlingMode::Standard).ok()?;
    if at.board().occupied().count() > DOUBTFUL {
        return None;
    }
    for san in line {
        let san: SanPlus = san.parse().ok()?;
        at = at.clone().play(san.san.to_move(&at).ok()?).ok()?;
    }
    let men = |side: Color| {
        let board = at.board();
        let men = Role::ALL.into_iter().rev().flat_map(|role| {
            let letter = match role {
                Role::Pawn => String::new(),
                _ => role.upper_char().to_string(),
            };
            let squares = board.by_role(role) & board.by_color(side);
            squares
                .into_iter()
                .map(move |square| format!("{letter}{square}"))
        });
        men.collect::<Vec<_>>().join(", ")
    };
    let message = Message::new("question-why-mate");
    Some(
        message
            .text("whites", men(Color::White))
            .text("blacks", men(Color::Black)),
    )
}

fn shown(witness: &Witness, decision: &Decision, ruling: &Ruling) -> Vec<Message> {
    match witness {
        // Nobody is given time when the game is over.
        Witness::Penalty { .. } if ruling.state.is_over() => Vec::new(),
        // The reason itself says that nobody could mate.
        Witness::NoMate { .. } if decision.is(&opening::SEALED_UNWINNABLE) => Vec::new(),
        // That a mate is possible does not say that it can be had by normal means.
        Witness::Helpmate { .. } if decision.provision.is_in(&NORMAL_MEANS) => Vec::new(),
        Witness::Helpmate { line, winner, fen } if line.len() > messages::SHOWN_MATE => {
            let told = match mated(fen, line) {
                Some(message) => message,
                None if decision.provision.is_in(&MATE_MATTERS) => {
                    Message::new("ruling-fact-can-mate")
                }
                None => return Vec::new(),
            };
            vec![told.text("side", Who::from(*winner).name())]
        }
        _ => messages::witness(witness, &decision.opinion.reason, ruling),
    }
}
