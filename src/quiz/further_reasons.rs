//! Reasons that no decision of the engine gives, because nothing was decided: why positions are
//! the same, who may claim, why a repetition that nobody claimed has not ended the game, why a
//! player who comes late has not lost.

use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, CastlingSide, Chess, Color, Position, san::SanPlus};

use super::rules::claimed_under;
use super::setting_messages::{castling, en_passant as en_passant_told, quiet_moves};
use super::{Answer, Asked, Question, Reason, Verdict};
use crate::arbiter::{
    Witness, en_passant, en_passant_barred, identity, rule_on, supervised, telling,
};
use crate::diag::{Arg, Message};
use crate::game::notation::{self, Reading};
use crate::game::scenario::{Act, Basis, Event, Irregularity};
use crate::game::setting::{AgreedDraws, Supervision};
use crate::game::state::{Attendance, Ending, Termination};
use crate::game::{Scenario, State, Who};
use crate::lang::MOVE_ARGUMENTS;
use crate::law::RuleId;
use crate::rule;

/// Adds the reasons that no decision gives to those of the trace, and the rules that they name;
/// moves are written as players write them.
pub fn explain_further(question: &mut Question) {
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
            .chain(unrecorded(question))
            .collect(),
    }
}

/// What is said when all else has been: why what the circumstances tell makes no difference.
fn last_reasons(question: &Question) -> Vec<Reason> {
    let mut told = untimely(question);
    told.extend(unaffected(question).unwrap_or_default());
    told.extend(unread(question));
    told.extend(found_after(question));
    told
}

/// A repetition is claimed at the wrong time: how often the position has appeared all the same.
fn untimely(question: &Question) -> Vec<Reason> {
    let refused = |reason: &Reason| UNTIMELY.contains(&reason.message.key);
    let claims = |event: &Event| matches!(&event.act, Act::Claim(claim) if claim.basis == Basis::Threefold && claim.intended.is_none());
    let asked = question.scenario.events.last().is_some_and(claims);
    if !asked || !question.explanation.iter().any(refused) {
        return Vec::new();
    }
    vec![appeared(question, &[rule!("draw.identity")])]
}

/// Reasons to refuse a claim whatever it rests on.
const UNTIMELY: [&str; 2] = ["ruling-claim-not-on-move", "ruling-claim-right-lost"];

/// The game has ended before its resumption, and what is in the envelope would have lost.
fn unread(question: &Question) -> Option<Reason> {
    let ended = |reason: &Reason| reason.message.key == "ruling-ended-before-resumption";
    let mut events = question.scenario.events.iter();
    let sealed = events.find_map(|event| match &event.act {
        Act::Seal { text } => Some(text),
        _ => None,
    })?;
    let reading = notation::read(sealed, &question.begun().board);
    let unread = matches!(reading, Reading::Illegal(_)) && question.explanation.iter().any(ended);
    unread.then(|| {
        let message = Message::new("question-why-unread").text("written", &**sealed);
        because(message, &[rule!("adjourn.ended-before")])
    })
}

fn because(message: Message, rules: &[RuleId]) -> Reason {
    Reason {
        event: None,
        message,
        rules: rules.to_vec(),
        overruled: Vec::new(),
        facts: Vec::new(),
    }
}

/// What tells two positions apart, or that nothing does.
fn same(question: &Question) -> Option<Vec<Reason>> {
    let now = question.begun().board.chess()?;
    let then = question.begun().history.position(0)?;
    let why = |why: &str| Message::new("question-why-same").text("why", why);
    let en_passant_rule = [rule!("draw.identity.en-passant")];
    if question.key == Answer::Same(true) {
        let mut told = vec![because(why("same"), &[rule!("draw.identity")])];
        if let Some((played, attack)) = en_passant_barred(then) {
            let message = telling::en_passant_barred(&played, &attack);
            told.insert(0, because(message, &en_passant_rule));
        }
        return Some(told);
    }
    let reason = match (en_passant(then), en_passant(now)) {
        (Some(played), None) => because(
            why("en-passant-then").text("move", played),
            &en_passant_rule,
        ),
        (None, Some(played)) => {
            because(why("en-passant-now").text("move", played), &en_passant_rule)
        }
        _ => match lost_castling(then, now) {
            Some((side, wing)) => because(
                why("castling")
                    .text("side", Who::from(side).name())
                    .text("wing", wing),
                &[rule!("draw.identity.castling")],
            ),
            None => because(why("other"), &[rule!("draw.identity")]),
        },
    };
    Some(vec![reason])
}

/// Who has lost a right to castle between two positions, and on which side.
fn lost_castling(then: &Chess, now: &Chess) -> Option<(Color, &'static str)> {
    let lost = then.castles().castling_rights() & !now.castles().castling_rights();
    let of = |side: Color| lost & Bitboard::from_rank(side.backrank());
    let side = Color::ALL.into_iter().find(|side| of(*side).any())?;
    let short = CastlingSide::KingSide;
    let on = |wing| then.castles().rook(side, wing);
    let lost_short = on(short).is_some_and(|rook| of(side).contains(rook));
    let wing = match (of(side).count(), lost_short) {
        (1, true) => "short",
        (1, false) => "long",
        _ => "both",
    };
    Some((side, wing))
}

/// The moves of White and of Black without a pawn move or a capture.
fn quiet(state: &State) -> (usize, usize) {
    let halfmoves = state.board.halfmoves() as usize;
    let (mover, other) = (halfmoves / 2, halfmoves.div_ceil(2));
    state.turn().fold_wb((mover, other), (other, mover))
}

/// How often the position on the board has appeared, and what does or does not count.
fn counted(question: &Question) -> Vec<Reason> {
    let mut told = vec![appeared(question, &[rule!("draw.identity")])];
    told.extend(look_alikes(question.decided()));
    told
}

/// How often the position on the board has appeared, and after which moves.
fn appeared(question: &Question, rules: &[RuleId]) -> Reason {
    let plies = appearances(question.decided());
    let message = Message::new("question-why-appearances").with("count", plies.len());
    let mut reason = because(message, rules);
    if plies.len() > 1 {
        let fact = Witness::Repetition { plies };
        reason.facts = telling::witness(&fact, &reason.message, &question.ruling);
    }
    reason
}

/// Which positions that seem different from the one on the board count, and which that seem the
/// same do not.
fn look_alikes(state: &State) -> Vec<Reason> {
    let now = state.board.chess();
    now.map_or_else(Vec::new, |now| told_apart(state, now))
}

/// The same of a position that may only be about to appear.
fn told_apart(state: &State, now: &Chess) -> Vec<Reason> {
    let history = &state.history;
    let plies = history.appearances_by(&state.setting.measures, now, None);
    let told = |fact: Witness| {
        let message = match &fact {
            Witness::Unlike { plies, en_passant } => {
                telling::unlike(plies, en_passant.as_deref(), history)
            }
            Witness::EnPassantBarred { played, attack } => {
                telling::en_passant_barred(played, attack)
            }
            _ => return None,
        };
        Some(because(
            message,
            &fact.clause().into_iter().collect::<Vec<_>>(),
        ))
    };
    let facts = identity(history, now, &plies);
    facts.into_iter().filter_map(told).collect()
}

/// After which half-moves the position on the board has stood there.
fn appearances(state: &State) -> Vec<usize> {
    let measures = &state.setting.measures;
    let now = state.board.chess();
    now.map_or_else(Vec::new, |now| {
        state.history.appearances_by(measures, now, None)
    })
}

/// How often the position has stood there, how many moves were quiet, and whose move it is.
fn may_claim(question: &Question) -> Vec<Reason> {
    let state = question.decided();
    let Answer::Claimants(may) = question.key else {
        return Vec::new();
    };
    let turn = state.turn();
    let message = Message::new("question-why-claim")
        .text("side", Who::from(turn).name())
        .text("may", may[turn]);
    let counted = if question.scenario.moves.is_empty() {
        because(quiet_moves(quiet(state).0, quiet(state).1), &[])
    } else {
        appeared(question, &[])
    };
    let mut told = vec![counted];
    if !question.scenario.moves.is_empty() {
        told.extend(look_alikes(state));
    }
    told.push(because(message, &[claimed_under(&question.scenario)]));
    told
}

/// Rapid or blitz under the Competitive Rules, where the simpler ones would have it otherwise. What
/// a penalty comes to is told beside it.
fn governed(question: &Question) -> Option<Reason> {
    let setting = &question.scenario.setting;
    let rule = *supervised(setting).first()?;
    let mut simpler = question.scenario.clone();
    simpler.setting.supervision = Supervision::Arbiter;
    let mut other = Verdict::of(&rule_on(&simpler).ok()?).after(&simpler);
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
    (barred && state.ended.as_ref().is_some_and(claimed)).then(|| {
        let message = Message::new("question-why-unbarred");
        because(message, &[rule!("draw.offer.regulations")])
    })
}

/// A displaced piece is found when the game is over.
fn found_after(question: &Question) -> Option<Reason> {
    let last = question.scenario.events.last();
    let found = last.is_some_and(|event| event.act.discovers(Irregularity::Displaced));
    (question.decided().is_over() && found).then(|| {
        let message = Message::new("question-why-found-after");
        because(message, &[rule!("irregularity.displaced-found")])
    })
}

/// Why nobody wrote down what was played.
fn unrecorded(question: &Question) -> Option<Reason> {
    let waived = |side: Color| question.begun().is_recording_waived(side);
    let plays_on = question.tells(|act| matches!(act, Act::PlayOn { .. }));
    let told = plays_on && Color::ALL.into_iter().all(waived);
    told.then(|| {
        let message = Message::new("question-why-unrecorded");
        because(message, &[rule!("record.waived-short-time")])
    })
}

/// The circumstances tell of castling rights, or of a pawn that might be taken en passant, and
/// neither decides how often the position of a claim has appeared.
fn unaffected(question: &Question) -> Option<Vec<Reason>> {
    let scenario = &question.scenario;
    let start = scenario.start.chess()?;
    let can_castle = castling(scenario).is_some() && !start.castles().is_empty();
    let advanced = en_passant_told(scenario).is_some();
    if scenario.moves.is_empty() || !can_castle && !advanced {
        return None;
    }
    let claimed = claimed_position(scenario, question.decided())?;
    let alike = told_apart(question.decided(), &claimed);
    if !alike.is_empty() {
        return Some(alike);
    }
    let stood = start.board() == claimed.board();
    let counts = stood && start.turn() == claimed.turn();
    let told = |why: &str| {
        let message = Message::new("question-why-unaffected").text("why", why);
        because(message, &[rule!("draw.identity")])
    };
    let reasons = [
        (!stood, "pieces"),
        (stood && !counts, "turn"),
        (counts && advanced, "no-capture"),
        (counts && can_castle, "castling"),
    ];
    let said = reasons.into_iter().filter(|(so, _)| *so);
    Some(said.map(|(_, why)| told(why)).collect())
}

/// The position that a repetition is claimed for, where the story ends with that.
fn claimed_position(scenario: &Scenario, decided: &State) -> Option<Chess> {
    let mut events = scenario.events.iter();
    let claim = events.find_map(|event| match &event.act {
        Act::Claim(claim) if claim.basis == Basis::Threefold => Some(claim),
        _ => None,
    })?;
    if events.any(|event| matches!(event.act, Act::Move { .. })) {
        return None;
    }
    let mut position = decided.board.chess()?.clone();
    if let Some(text) = &claim.intended {
        let uci: UciMove = text.parse().ok()?;
        position.play_unchecked(uci.to_move(&position).ok()?);
    }
    Some(position)
}

/// The sealed move has ended the game, and no decision names it: the position that the diagram
/// shows is not yet the one that is dead.
fn sealed_last(question: &Question) -> Option<Reason> {
    let ended = question.decided().ended?.termination;
    let by_position = [Termination::DeadPosition, Termination::Stalemate];
    let named = |reason: &Reason| reason.message.key.starts_with("ruling-sealed-");
    if !by_position.contains(&ended) || question.explanation.iter().any(named) {
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
    if default == 0 || state.ended.as_ref().is_some_and(forfeited) {
        return None;
    }
    let message = Message::new("question-why-in-time").text("side", Who::from(side).name());
    Some(because(message, &[rule!("adjourn.default-time")]))
}

/// The position has repeated, or the moves have been quiet, so that a draw could be claimed:
/// nobody has.
fn unclaimed(question: &Question) -> Vec<Reason> {
    let state = question.decided();
    let Some(ended) = state.ended.map(|ending| ending.termination) else {
        return Vec::new();
    };
    let by_itself = matches!(
        ended,
        Termination::Fivefold
            | Termination::SeventyFive
            | Termination::Checkmate
            | Termination::Stalemate
            | Termination::DeadPosition
    );
    let claimed = question.tells(|act| matches!(act, Act::Claim(_)));
    if by_itself || claimed {
        return Vec::new();
    }
    let measures = &state.setting.measures;
    if state.board.halfmoves() >= measures.fifty {
        let (white, black) = quiet(state);
        let message = Message::new("question-why-quiet-unclaimed")
            .with("white", white)
            .with("black", black)
            .text("same", white == black);
        return vec![because(message, &[rule!("draw.automatic.seventyfive")])];
    }
    let Some(now) = state.board.chess() else {
        return Vec::new();
    };
    let count = appearances(state).len();
    if count + state.history.look_alikes(now).count() < 2 {
        return Vec::new();
    }
    let message = Message::new("question-why-unclaimed").with("count", count);
    let mut told = vec![because(message, &[rule!("draw.automatic.fivefold")])];
    told.extend(look_alikes(state));
    told
}

/// The fifth appearance has ended the game: why one of the five counts although a pawn seems to
/// have been open to capture en passant then.
fn fifth(question: &Question) -> Vec<Reason> {
    let ended = question.decided().ended.map(|ending| ending.termination);
    match ended {
        Some(Termination::Fivefold) => look_alikes(question.decided()),
        _ => Vec::new(),
    }
}
