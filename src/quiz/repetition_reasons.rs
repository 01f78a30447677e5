//! Reasons about positions that come back and moves that are counted (9.2, 9.3, 9.6), where no
//! decision of the engine gives them.

use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, CastlingSide, Chess, Color, Position};

use super::further_reasons::{because, decides};
use super::rules::claimed_under;
use super::setting_messages::{castling, en_passant as en_passant_told, quiet_counts, quiet_moves};
use super::{Answer, Question, Reason};
use crate::arbiter::article9::right_to_claim::{NOT_HAVING_THE_MOVE, RIGHT_LOST, SCREEN_ONLY};
use crate::arbiter::{Witness, en_passant, en_passant_barred, identity, messages};
use crate::diag::Message;
use crate::game::scenario::{Act, Basis, Event};
use crate::game::state::Termination;
use crate::game::{Scenario, State, Who};
use crate::law::RuleId;
use crate::rule;

/// A repetition is claimed at the wrong time: how often the position has appeared all the same.
pub fn untimely(question: &Question) -> Vec<Reason> {
    let claims = |event: &Event| matches!(&event.act, Act::Claim(claim) if claim.basis == Basis::Threefold && claim.intended.is_none());
    let asked = question.scenario.events.last().is_some_and(claims);
    if !asked || !decides(question, &[&NOT_HAVING_THE_MOVE, &RIGHT_LOST]) {
        return Vec::new();
    }
    vec![appeared(question, &[rule!("draw.identity")])]
}

/// What tells two positions apart, or that nothing does.
pub fn same(question: &Question) -> Option<Vec<Reason>> {
    let now = question.begun().board.chess()?;
    let then = question.begun().history.position(0)?;
    let why = |why: &str| Message::new("question-why-same").text("why", why);
    let en_passant_rule = [rule!("draw.identity.en-passant")];
    if question.key == Answer::Same(true) {
        let mut told = vec![because(why("same"), &[rule!("draw.identity")])];
        if let Some((played, attack)) = en_passant_barred(then) {
            let message = messages::en_passant_barred(&played, &attack);
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

/// How often the position on the board has appeared, and what does or does not count.
pub fn counted(question: &Question) -> Vec<Reason> {
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
        reason.facts = messages::witness(&fact, &reason.message, &question.ruling);
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
    let plies = history.appearances_by(&state.setting.parameters, now, None);
    let told = |fact: Witness| {
        let message = match &fact {
            Witness::Unlike { plies, en_passant } => {
                messages::unlike(plies, en_passant.as_deref(), history)
            }
            Witness::EnPassantBarred { played, attack } => {
                messages::en_passant_barred(played, attack)
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
    let parameters = &state.setting.parameters;
    let now = state.board.chess();
    now.map_or_else(Vec::new, |now| {
        state.history.appearances_by(parameters, now, None)
    })
}

/// How often the position has stood there, how many moves were quiet, and whose move it is.
pub fn may_claim(question: &Question) -> Vec<Reason> {
    let state = question.decided();
    let Answer::Claimants(may) = question.key else {
        return Vec::new();
    };
    let turn = state.turn();
    let message = Message::new("question-why-claim")
        .text("side", Who::from(turn).name())
        .text("may", may[turn]);
    let counted = if question.scenario.moves.is_empty() {
        because(quiet_moves(state), &[])
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

/// The circumstances tell of castling rights, or of a pawn that might be taken en passant, and
/// neither decides how often the position of a claim has appeared.
pub fn unaffected(question: &Question) -> Option<Vec<Reason>> {
    let scenario = &question.scenario;
    let start = scenario.start.chess()?;
    let can_castle = castling(scenario).is_some() && !start.castles().is_empty();
    let advanced = en_passant_told(scenario).is_some();
    // Where a screen was all that was shown, no position is looked at.
    let on_screen = decides(question, &[&SCREEN_ONLY]);
    if scenario.moves.is_empty() || on_screen || !can_castle && !advanced {
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

/// The position has repeated, or the moves have been quiet, so that a draw could be claimed:
/// nobody has.
pub fn unclaimed(question: &Question) -> Vec<Reason> {
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
    let parameters = &state.setting.parameters;
    if state.board.halfmoves() >= parameters.fifty {
        let (white, black) = quiet_counts(state);
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
pub fn fifth(question: &Question) -> Vec<Reason> {
    let ended = question.decided().ended.map(|ending| ending.termination);
    match ended {
        Some(Termination::Fivefold) => look_alikes(question.decided()),
        _ => Vec::new(),
    }
}
