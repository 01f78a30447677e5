//! Reasons that no decision of the engine gives, because nothing was decided: why positions are
//! the same, who may claim, why a repetition that nobody claimed has not ended the game, why a
//! player who comes late has not lost.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Role, Square, san::SanPlus};

use super::event_messages::text;
use super::explanation::why_illegal;
use super::repetition_reasons::{counted, fifth, may_claim, same, unaffected, unclaimed, untimely};
use super::story::points_out_illegal;
use super::{Answer, Asked, Question, Reason, Verdict};
use crate::arbiter::guideline1::{before::ENDED_BEFORE, opening, sealing};
use crate::arbiter::{Provision, role_name, rule_on, supervised};
use crate::diag::{Arg, Message};
use crate::game::Who;
use crate::game::notation::{self, Reading};
use crate::game::scenario::{Act, Event, Intent, Irregularity};
use crate::game::setting::{AgreedDraws, Supervision};
use crate::game::state::{Attendance, Ending, Termination};
use crate::game::story::clock_time;
use crate::lang::MOVE_ARGUMENTS;
use crate::law::RuleId;
use crate::rule;

/// Adds the reasons that no decision gives to those of the trace, and the rules that they name;
/// moves are written as players write them.
pub fn explain_further(question: &mut Question) {
    name_stuck_piece(question);
    name_first_piece(question);
    let mut reasons = first_reasons(question);
    // How often a position has appeared is told by itself, whatever it leads to.
    if question.asked != Asked::Appearances {
        for reason in question
            .explanation
            .iter()
            .cloned()
            .chain(last_reasons(question))
        {
            if reasons.iter().all(|known| known.message != reason.message) {
                reasons.push(reason);
            }
        }
    }
    // Which clause decides is told first where that is asked.
    if let Answer::Clause(decides) = question.key {
        reasons.sort_by_key(|reason| !reason.rules.contains(&decides));
    }
    for reason in &mut reasons {
        spell_moves(&mut reason.message, question);
        for fact in &mut reason.facts {
            spell_moves(fact, question);
        }
    }
    let edition = question.edition();
    for rule in reasons.iter().flat_map(|reason| reason.deciding(edition)) {
        if !question.rules.contains(&rule) {
            question.rules.push(rule);
        }
    }
    question.explanation = reasons;
}

/// A piece that was touched first and can't move binds to nothing, and yet a later touch does: the
/// reason names the piece.
fn name_stuck_piece(question: &mut Question) {
    if question.ruling.allowed().is_none() {
        return;
    }
    for reason in &mut question.explanation {
        let is_stuck = reason.message.key == "ruling-touched"
            && text(&reason.message, "kind") == Some("none-possible");
        let Some(event) = reason.event.filter(|_| is_stuck) else {
            continue;
        };
        if let Act::Touch { square, .. } = question.scenario.events[event].act
            && let Some(role) = question.states[0].board.pieces().role_at(square)
        {
            reason.message = Message::new("question-why-stuck")
                .text("piece", role_name(role))
                .text("square", square);
            reason.rules.retain(|rule| *rule == rule!("act.touch.own"));
        }
    }
}

/// Of several own pieces touched the first one is bound: the reason names it, or says why it counts
/// as touched. Where king and rook are touched, only what follows from both is told.
fn name_first_piece(question: &mut Question) {
    let is_of = |reason: &Reason, kinds: &[&str]| {
        reason.message.key == "ruling-touched"
            && text(&reason.message, "kind").is_some_and(|kind| kinds.contains(&kind))
    };
    let castles = ["castle", "castle-illegal", "castle-free", "rook-first"];
    let told = question.explanation.iter();
    let castled = told.clone().any(|it| is_of(it, &castles));
    let (first, role, several) = match first_touched(question) {
        Some(found) => found,
        None if castled => {
            question.explanation.retain(|it| !is_of(it, &["own"]));
            return;
        }
        None => return,
    };
    if castled || told.clone().any(|it| is_of(it, &["own-unannounced"])) {
        question.explanation.retain(|it| !is_of(it, &["own"]));
        return;
    }
    if !several {
        return;
    }
    for reason in &mut question.explanation {
        if is_of(reason, &["own"])
            && let Some(side) = text(&reason.message, "side")
        {
            reason.message = Message::new("question-why-first-touched")
                .text("side", side.to_owned())
                .text("piece", role_name(role))
                .text("square", first);
        }
    }
}

/// The own piece that was touched first, if it is the one that is bound, and whether others were
/// touched after it.
fn first_touched(question: &Question) -> Option<(Square, Role, bool)> {
    let begun = question.begun();
    let pieces = begun.board.pieces();
    let events = question.scenario.events.iter();
    let touched = events.filter_map(|event| match event.act {
        Act::Touch {
            square,
            intent: Intent::Move | Intent::AdjustUnannounced,
        } => Some(square),
        _ => None,
    });
    let own: Vec<Square> = touched
        .filter(|square| pieces.color_at(*square) == Some(begun.turn()))
        .collect();
    let first = *own.first()?;
    let bound = question.ruling.allowed()?;
    let from = bound.first()?.from()?;
    (first == from).then_some((first, pieces.role_at(first)?, own.len() > 1))
}

/// Writes the moves of a message, which the engine gives from square to square.
fn spell_moves(message: &mut Message, question: &Question) {
    let spell = |text: &str| -> Option<String> {
        let uci: UciMove = text.parse().ok()?;
        let positions = [question.begun(), question.decided()].into_iter();
        let mut positions = positions.filter_map(|state| state.board.chess());
        let (position, played) =
            positions.find_map(|position| Some((position, uci.to_move(position).ok()?)))?;
        Some(SanPlus::from_move(position.clone(), played).to_string())
    };
    for (name, arg) in &mut message.args {
        if let (true, Arg::Text(text)) = (MOVE_ARGUMENTS.contains(name), &*arg) {
            let words = text.split(", ");
            let words = words.map(|word| spell(word).unwrap_or_else(|| word.to_owned()));
            *arg = Arg::Text(words.collect::<Vec<_>>().join(", "));
        }
    }
}

/// The reasons for the key that come before the trace.
fn first_reasons(question: &Question) -> Vec<Reason> {
    match question.asked {
        Asked::SamePosition => same(question).unwrap_or_default(),
        Asked::WhoMayClaim => may_claim(question),
        Asked::Appearances => counted(question),
        _ => governed(question)
            .into_iter()
            .chain(unclaimed(question))
            .chain(fifth(question))
            .chain(in_time(question))
            .chain(sealed_last(question))
            .chain(unbarred(question))
            .chain(reached(question))
            .chain(unrecorded(question))
            .collect(),
    }
}

/// What is said when all else has been: why what the circumstances tell makes no difference.
fn last_reasons(question: &Question) -> Vec<Reason> {
    let mut told = untimely(question);
    told.extend(unaffected(question).unwrap_or_default());
    told.extend(uncompleted(question));
    told.extend(unread(question));
    told.extend(found_after(question));
    told.extend(recorded(question));
    told.extend(illegal_after(question));
    told.extend(on_time(question));
    told.extend(cannot_take(question));
    told
}

/// A player arrives exactly at the end of the default time.
fn on_time(question: &Question) -> Option<Reason> {
    let default = question.scenario.setting.regulations.default_time_s;
    let exactly = question.tells(|act| matches!(act, Act::Arrive { late_s } if *late_s == default));
    let told = exactly && default > 0 && !question.decided().is_over();
    told.then(|| plainly("question-why-on-time", rule!("clock.default-time")))
}

/// Of two pieces touched, one of each colour, the own one cannot take the other.
fn cannot_take(question: &Question) -> Option<Reason> {
    let state = question.begun();
    let pieces = state.board.pieces();
    let touched = |by: Color| {
        question
            .scenario
            .events
            .iter()
            .find_map(|event| match event.act {
                Act::Touch {
                    square,
                    intent: Intent::Move | Intent::Capture,
                } => pieces
                    .piece_at(square)
                    .filter(|it| it.color == by)
                    .map(|it| (it.role, square)),
                _ => None,
            })
    };
    let (role, square) = touched(state.turn())?;
    let (victim, at) = touched(state.turn().other())?;
    let legal = state.board.legal_moves();
    let takes = legal
        .into_iter()
        .any(|played| played.from() == Some(square) && played.to() == at);
    let message = Message::new("question-why-cannot-take")
        .text("piece", role_name(role))
        .text("square", square)
        .text("victim", role_name(victim))
        .text("at", at);
    (!takes).then(|| because(message, &[rule!("act.touch.both")]))
}

/// Whether one of these provisions decides something.
pub fn decides(question: &Question, provisions: &[&Provision]) -> bool {
    let mut decisions = question.ruling.decisions();
    decisions.any(|decision| decision.provision.is_in(provisions))
}

/// The game has ended before its resumption, and what is in the envelope would have lost.
fn unread(question: &Question) -> Option<Reason> {
    let mut events = question.scenario.events.iter();
    let sealed = events.find_map(|event| match &event.act {
        Act::Seal { text } => Some(text),
        _ => None,
    })?;
    let reading = notation::read(sealed, &question.begun().board);
    let unread = matches!(reading, Reading::Illegal(_)) && decides(question, &[&ENDED_BEFORE]);
    unread.then(|| {
        let message = Message::new("question-why-unread").text("written", &**sealed);
        because(message, &[rule!("adjourn.ended-before")])
    })
}

pub fn because(message: Message, rules: &[RuleId]) -> Reason {
    Reason {
        event: None,
        message,
        rules: rules.to_vec(),
        overruled: Vec::new(),
        facts: Vec::new(),
    }
}

/// A reason of one sentence and one rule.
fn plainly(key: &'static str, rule: RuleId) -> Reason {
    because(Message::new(key), &[rule])
}

/// Rapid or blitz under the Competitive Rules, where the simpler ones would have it otherwise. What
/// a penalty comes to is told beside it.
fn governed(question: &Question) -> Option<Reason> {
    let setting = &question.scenario.setting;
    let rule = *supervised(setting).first()?;
    let mut simpler = question.scenario.clone();
    simpler.setting.supervision = Supervision::Arbiter;
    let mut other = Verdict::on(&simpler, &rule_on(&simpler).ok()?);
    other.clocks = question.verdict.clocks;
    let message = Message::new("question-why-supervised").text("class", setting.class.name());
    (!other.reads_as(&question.verdict)).then(|| because(message, &[rule]))
}

/// Draws may not be agreed, and yet one has been claimed.
fn unbarred(question: &Question) -> Option<Reason> {
    let state = question.decided();
    let barred = state.setting.regulations.agreed_draws == AgreedDraws::Never;
    let claimed = |ending: &Ending| {
        let by_claim = [Termination::FiftyClaim, Termination::ThreefoldClaim];
        by_claim.contains(&ending.termination)
    };
    let told = barred && state.ended.as_ref().is_some_and(claimed);
    told.then(|| plainly("question-why-unbarred", rule!("draw.offer.regulations")))
}

/// A draw has been agreed when the moves that the regulations ask for had been made.
fn reached(question: &Question) -> Option<Reason> {
    let state = question.decided();
    let AgreedDraws::FromMove(moves) = state.setting.regulations.agreed_draws else {
        return None;
    };
    let agreed = |ending: &Ending| ending.termination == Termination::Agreement;
    let told = state.ended.as_ref().is_some_and(agreed) && !state.offers.consented;
    told.then(|| {
        let message = Message::new("question-why-reached").with("moves", moves as usize);
        because(message, &[rule!("draw.offer.regulations")])
    })
}

/// The last move that was asked for is made, and the flag falls before the press.
fn uncompleted(question: &Question) -> Option<Reason> {
    let is_flag = |event: &Event| matches!(event.act, Act::Flag(_));
    let at = question.scenario.events.iter().position(is_flag)?;
    let (side, state) = (
        question.scenario.events[at].who.side()?,
        &question.states[at],
    );
    let periods = &question.scenario.setting.time_control.periods;
    let moves = periods.iter().map_while(|period| period.moves);
    let mut needed = moves.scan(0, |sum, moves| {
        *sum += moves;
        Some(*sum)
    });
    let told = state.counts.unpressed[side]
        && needed.any(|needed| needed == state.counts.completed[side] + 1)
        && question.decided().ended?.termination == Termination::Flag;
    told.then(|| plainly("question-why-uncompleted", rule!("clock.press-completes")))
}

/// A displaced piece is found when the game is over.
fn found_after(question: &Question) -> Option<Reason> {
    let last = question.scenario.events.last();
    let found = last.is_some_and(|event| event.act.discovers(Irregularity::Displaced));
    let told = question.decided().is_over() && found;
    let rule = rule!("irregularity.displaced-found");
    told.then(|| plainly("question-why-found-after", rule))
}

/// An illegal move is found when the game is over: why it was illegal, and that it does not matter.
fn illegal_after(question: &Question) -> Vec<Reason> {
    let events = &question.scenario.events;
    let found = events
        .last()
        .is_some_and(|event| points_out_illegal(&event.act));
    let mut earlier = events.iter().rev().skip(1).map(|event| &event.act);
    let ended = earlier.any(|act| matches!(act, Act::Resign | Act::Accept));
    if !question.decided().is_over() || !found || !ended {
        return Vec::new();
    }
    let late = plainly(
        "question-why-illegal-after",
        rule!("irregularity.illegal.move"),
    );
    let mut told = why_illegal(&question.ruling, &late);
    told.push(late);
    told
}

/// Why nobody wrote down what was played.
fn unrecorded(question: &Question) -> Option<Reason> {
    let waived = |side: Color| question.begun().is_recording_waived(side);
    let plays_on = question.tells(|act| matches!(act, Act::PlayOn { .. }));
    let told = plays_on && Color::ALL.into_iter().all(waived);
    told.then(|| plainly("question-why-unrecorded", rule!("record.waived-short-time")))
}

/// Why somebody who has stopped recording must go on: each move brings thirty seconds, or five
/// minutes are left.
fn recorded(question: &Question) -> Option<Reason> {
    let last = question.scenario.events.last()?;
    let side = last.who.side().filter(|_| last.act == Act::StopRecording)?;
    let state = question.decided();
    if !state.must_record(side) {
        return None;
    }
    let increment = state.setting.time_control.increment;
    let message = match increment >= 30 {
        true => Message::new("question-why-recorded-increment").with("seconds", increment as usize),
        false => Message::new("question-why-recorded-time")
            .text("side", Who::from(side).name())
            .text("time", clock_time(state.time_of(side).seconds())),
    };
    Some(because(message, &[rule!("record.waived-short-time")]))
}

/// Decisions that name the sealed move.
static NAMES_SEALED: [&Provision; 7] = [
    &opening::SEALED_MOVE,
    &opening::SEALED_AMBIGUOUS,
    &opening::SEALED_ILLEGAL,
    &opening::SEALED_UNINTELLIGIBLE,
    &opening::SEALED_UNWINNABLE,
    &sealing::SEALED_ON_BOARD,
    &sealing::SEALED_ALREADY,
];

/// The sealed move has ended the game, and no decision names it: the position that the diagram
/// shows is not yet the one that is dead.
fn sealed_last(question: &Question) -> Option<Reason> {
    let ended = question.decided().ended?.termination;
    let by_position = [Termination::DeadPosition, Termination::Stalemate];
    if !by_position.contains(&ended) || decides(question, &NAMES_SEALED) {
        return None;
    }
    let mut acts = question.scenario.events.iter().map(|event| &event.act);
    acts.find_map(|act| match act {
        Act::Seal { text } => {
            let message = Message::new("question-why-sealed").text("move", &**text);
            Some(because(message, &[]))
        }
        _ => None,
    })
}

/// A player is late for the resumption, but not later than the default time.
fn in_time(question: &Question) -> Option<Reason> {
    let state = question.decided();
    let default = state.setting.regulations.default_time_s;
    let late = |side: &Color| {
        let attendance = state.attendance[*side];
        matches!(attendance, Attendance::Late(_)) && !attendance.is_too_late(default)
    };
    // Of two that came late the later one: the other came in time as well.
    let arrivals = question.scenario.events.iter().rev();
    let arrived = arrivals.filter(|event| matches!(event.act, Act::Arrive { .. }));
    let side = arrived.filter_map(|event| event.who.side()).find(late)?;
    let forfeited = |ending: &Ending| ending.termination == Termination::Forfeit;
    if default == 0
        || state.adjournment.sealed.is_none()
        || state.ended.as_ref().is_some_and(forfeited)
    {
        return None;
    }
    let message = Message::new("question-why-in-time").text("side", Who::from(side).name());
    Some(because(message, &[rule!("adjourn.default-time")]))
}
