//! 9.5: what a claim under 9.2 or 9.3 does, right or wrong.
//!
//! The clocks are stopped, the claim can't be withdrawn and counts as a draw offer (9.1.2.3).
//! Correct: drawn at once, the intended move is not played. Incorrect: the standard penalty goes
//! to the opponent's clock and an intended move must be made; if it is illegal, another one with
//! that piece. Who is bound already can't write another move and claim with that.

use shakmaty::{Color, Move};

use crate::arbiter::{
    Case, ClaimStanding, ClaimStatus, Effect, Opinion, Witness, legality, penalty,
};
use crate::diag::Message;
use crate::game::aside::Need;
use crate::game::notation::{self, Reading};
use crate::game::scenario::{self, Act, Basis, Evidence};
use crate::game::setting::{AgreedDraws, ScreenClaim, UnwrittenMove};
use crate::game::state::{Ending, Termination};
use crate::game::{Movement, State, TimeClass, Who};
use crate::law::RuleId;
use crate::rule;

/// Of the rules that an intended move breaks, those that the ruling on the claim names.
const TOLD: &[RuleId] = &[
    rule!("move.illegal"),
    rule!("move.self-check"),
    rule!("game.having-the-move"),
];

/// A claim under 9.2 or 9.3 made now.
#[derive(Clone, Copy, Debug)]
pub struct DrawClaim<'a> {
    /// By whom.
    pub by: Color,
    /// What is claimed.
    pub claim: &'a scenario::Claim,
    /// The intended move: named in the claim, or written before it where the position on the
    /// board alone gives no right.
    pub intended: Option<&'a str>,
}

/// The claim of this moment on that basis.
pub fn claimed<'a>(case: &Case<'a>, basis: Basis) -> Option<DrawClaim<'a>> {
    let (by, claim, stated) = match (case.act()?, &case.before.turn.open_claim) {
        (Act::Claim(claim), _) => (case.player()?, claim, None),
        (Act::Check, Some((by, claim))) => (*by, claim, None),
        // The claimant says which of several moves he means.
        (Act::States { text }, Some((by, claim))) if case.player() == Some(*by) => {
            (*by, claim, Some(&**text))
        }
        _ => return None,
    };
    (claim.basis == basis).then(|| DrawClaim {
        by,
        claim,
        intended: stated
            .or(claim.intended.as_deref())
            .or_else(|| written_for(case.before, by, basis)),
    })
}

/// Whether the claim is made now and is to be checked later.
pub fn is_unchecked(case: &Case<'_>, claimed: DrawClaim<'_>) -> bool {
    claimed.claim.pending && matches!(case.act(), Some(Act::Claim(_)))
}

/// The moves that the text of an intended move can mean, where there are several: the arbiter asks
/// which.
pub fn readings(state: &State, claimed: DrawClaim<'_>) -> Option<Vec<Move>> {
    let text = claimed.intended.filter(|text| uci(text).is_none())?;
    let board = state.board.with_turn(claimed.by);
    let Reading::Ambiguous(moves) = notation::read(text, &board) else {
        return None;
    };
    let unfinished = moves
        .iter()
        .all(|played| played.is_promotion() && played.from() == moves[0].from());
    (!unfinished).then_some(moves)
}

/// What becomes of a claim.
pub fn standing(claimed: DrawClaim<'_>, status: ClaimStatus) -> Effect {
    Effect::Claim(ClaimStanding {
        by: claimed.by,
        basis: claimed.claim.basis,
        status,
    })
}

fn written_for(state: &State, by: Color, basis: Basis) -> Option<&str> {
    let (writer, text) = state.scoresheets.written.as_ref()?;
    let position = state.board.chess()?;
    let parameters = &state.setting.parameters;
    let already = match basis {
        Basis::Threefold => state.history.appearances(position).len() >= parameters.threefold,
        _ => shakmaty::Position::halfmoves(position) >= parameters.fifty,
    };
    (*writer == by && !already).then_some(&**text)
}

/// The claim of this moment under 9.2 or 9.3.
pub fn any_claimed<'a>(case: &Case<'a>) -> Option<DrawClaim<'a>> {
    claimed(case, Basis::Threefold).or_else(|| claimed(case, Basis::Fifty))
}

/// Whether the claim is to be looked at in substance: made by the player having the move, who has
/// touched nothing, on admissible evidence, and written if it must be.
pub fn in_order(case: &Case<'_>, claimed: DrawClaim<'_>) -> bool {
    let state = case.before;
    let switches = case.setting().switches();
    let inadmissible = claimed.claim.evidence == Evidence::Screen
        && switches.screen_only_claim == ScreenClaim::Inadmissible;
    let to_be_written = is_unwritten(state, claimed)
        && switches.unwritten_intended_move == UnwrittenMove::MakeLegal;
    is_entitled(state, claimed.by)
        && !awaits_opening(state, claimed.by)
        && !is_barred(state, claimed.by)
        && !inadmissible
        && !to_be_written
        && !waits_for_press(case, claimed.by)
        && !is_unchecked(case, claimed)
        && readings(state, claimed).is_none()
        && !is_other_answer(case, claimed)
}

/// Whether the claimant, asked which move he meant, names none of those that fit.
pub fn is_other_answer(case: &Case<'_>, claimed: DrawClaim<'_>) -> bool {
    let (Some(Act::States { .. }), Some((by, claim))) = (case.act(), &case.before.turn.open_claim)
    else {
        return false;
    };
    let asked = DrawClaim {
        by: *by,
        claim,
        intended: claim
            .intended
            .as_deref()
            .or_else(|| written_for(case.before, *by, claim.basis)),
    };
    let Some(fitting) = readings(case.before, asked) else {
        return false;
    };
    let answered = intended(case.before, claimed).flatten();
    let played = answered.and_then(|movement| movement.lawful);
    played.is_none_or(|played| !fitting.contains(&played))
}

/// Whether the player may claim at all: he has the move.
pub fn is_entitled(state: &State, by: Color) -> bool {
    state.setting.parameters.claimant.may(state.has_move(by))
}

/// Whether the move that the player is to answer lies in the envelope: the position it leads to
/// has not appeared yet, and the one on the board was the sealer's to claim on.
pub fn awaits_opening(state: &State, by: Color) -> bool {
    let sealed = state.adjournment.sealed.as_ref();
    let hidden = sealed.is_some_and(|sealed| sealed.by != by && sealed.is_hidden());
    hidden && state.turn() != by
}

/// Whether the claim is shown with something that can be checked: a screen alone, a scoresheet in
/// another notation (Appendix C) or nothing at all proves nothing.
pub fn is_shown(state: &State, claimed: DrawClaim<'_>) -> bool {
    match claimed.claim.evidence {
        Evidence::Screen | Evidence::None => false,
        Evidence::Scoresheet => !state.scoresheets.sheets[claimed.by].foreign,
        Evidence::Board => true,
    }
}

/// What an incorrect claim fails by first: no written move, nothing to show, or the count.
fn failing(state: &State, claimed: DrawClaim<'_>) -> &'static str {
    match (is_unwritten(state, claimed), is_shown(state, claimed)) {
        (true, _) => "unwritten",
        (false, false) => "unshown",
        (false, true) => "count",
    }
}

/// Whether 9.4 has taken the right to claim on this move.
pub fn is_barred(state: &State, by: Color) -> bool {
    state.has_move(by) && (!state.turn.touched.is_empty() || state.turn.claim_barred == Some(by))
}

/// Whether an intended move was named and not written.
pub fn is_unwritten(state: &State, claimed: DrawClaim<'_>) -> bool {
    let on_sheet = state
        .scoresheets
        .written
        .as_ref()
        .is_some_and(|(by, _)| *by == claimed.by);
    claimed.intended.is_some() && !claimed.claim.written && !on_sheet
}

/// Whether the opponent has to press first.
pub fn waits_for_press(case: &Case<'_>, by: Color) -> bool {
    case.setting().switches().claim_requires_running_clock
        && case.before.counts.unpressed[by.other()]
}

/// The intended move as the position understands it.
pub fn intended(state: &State, claimed: DrawClaim<'_>) -> Option<Option<Movement>> {
    let text = claimed.intended?;
    Some(match uci(text) {
        Some((from, to, promotion)) => Some(state.board.examine(claimed.by, from, to, promotion)),
        None => state.understand(claimed.by, text).ok(),
    })
}

fn uci(text: &str) -> Option<(shakmaty::Square, shakmaty::Square, Option<shakmaty::Role>)> {
    match text.parse().ok()? {
        shakmaty::uci::UciMove::Normal {
            from,
            to,
            promotion,
        } => Some((from, to, promotion)),
        _ => None,
    }
}

/// Whether players may agree to a draw now (9.1.1).
pub fn may_agree(state: &State) -> bool {
    if state.offers.consented {
        return true;
    }
    match state.setting.regulations.agreed_draws {
        AgreedDraws::Always => true,
        AgreedDraws::FromMove(moves) => {
            state.counts.made.white >= moves && state.counts.made.black >= moves
        }
        AgreedDraws::Never => false,
    }
}

fn with_common(case: &Case<'_>, claimed: DrawClaim<'_>, opinion: Opinion) -> Opinion {
    let mut opinion = opinion
        .passing(&[
            rule!("draw.claim.stop-clock"),
            rule!("draw.claim.is-offer"),
            rule!("conduct.claim-checking"),
        ])
        .with(Effect::Pause);
    if case.before.turn.open_claim.is_some() {
        opinion = opinion.with(Effect::Met(Need::WhichMove));
    }
    if case.setting().regulations.agreed_draws != AgreedDraws::Always {
        opinion = opinion.passing(&[
            rule!("draw.offer.regulations"),
            rule!("draw.offer.allowed-header"),
        ]);
    }
    if case.before.counts.unpressed[claimed.by.other()] {
        opinion = opinion
            .passing(&[rule!("game.having-the-move")])
            .witness(Witness::Unpressed { side: claimed.by });
    }
    if case.setting().class != TimeClass::Standard && claimed.claim.evidence != Evidence::Scoresheet
    {
        opinion = opinion.passing(&[rule!("rapid.no-recording")]);
    }
    if claimed.intended.is_some() {
        opinion = opinion.passing(&[rule!("record.not-in-advance")]);
    }
    opinion
}

/// The claim is right.
pub fn correct(
    case: &Case<'_>,
    claimed: DrawClaim<'_>,
    opinion: Opinion,
    termination: Termination,
) -> Opinion {
    let opinion = opinion
        .citing(&[rule!("draw.claim.correct")])
        .with(standing(claimed, ClaimStatus::Correct));
    with_common(case, claimed, opinion).with(Effect::End(Ending::draw(termination)))
}

/// The claim is wrong: the penalty, the offer that stays, the move that must be made.
pub fn incorrect(case: &Case<'_>, claimed: DrawClaim<'_>, opinion: Opinion) -> Opinion {
    let mut opinion = penalty::for_claim(case, opinion, claimed.by)
        .with(standing(claimed, ClaimStatus::Incorrect));
    opinion = with_common(case, claimed, opinion);
    opinion = as_offer(case, claimed.by, opinion);
    let Some(movement) = intended(case.before, claimed) else {
        return opinion;
    };
    let (moves, rules) = match kept(case.before, claimed.by) {
        Some(kept) if is_bound_elsewhere(case.before, claimed) => (Some(kept.to_vec()), Vec::new()),
        _ => obliged(case.before, movement.as_ref()),
    };
    opinion = opinion.citing(&rules);
    if let Some(movement) = movement.filter(|it| it.is_illegal()) {
        let fault = legality::faults(&case.before.board, claimed.by, &movement);
        opinion = opinion.witness(fault);
    }
    match moves {
        Some(moves) if !moves.is_empty() && case.setting().parameters.claim_binds => {
            opinion.with(Effect::Oblige {
                side: claimed.by,
                moves,
            })
        }
        _ => opinion.citing(&[rule!("act.touch.none-possible")]),
    }
}

/// 9.1.2.3: the claim stays as an offer, where agreement is allowed.
pub fn as_offer(case: &Case<'_>, by: Color, opinion: Opinion) -> Opinion {
    if !may_agree(case.before) || !case.setting().parameters.claim_is_offer {
        return opinion;
    }
    opinion
        .passing(&[rule!("draw.claim.is-offer")])
        .with(Effect::Offer { side: by })
        .witness(Witness::ClaimIsOffer { side: by })
}

/// The moves that an earlier ruling on this turn has obliged the player to.
fn kept(state: &State, by: Color) -> Option<&[Move]> {
    state
        .turn
        .obligation
        .as_deref()
        .filter(|_| state.turn() == by)
}

/// Whether the intended move is none of those that the player is already obliged to.
fn is_bound_elsewhere(state: &State, claimed: DrawClaim<'_>) -> bool {
    let (Some(kept), Some(movement)) = (kept(state, claimed.by), intended(state, claimed)) else {
        return false;
    };
    let played = movement.and_then(|movement| movement.lawful);
    played.is_none_or(|played| !kept.contains(&played))
}

/// The moves that a wrong claim obliges to, and why.
fn obliged(state: &State, movement: Option<&Movement>) -> (Option<Vec<Move>>, Vec<RuleId>) {
    let Some(movement) = movement else {
        return (None, Vec::new());
    };
    if let Some(played) = movement.lawful {
        return (Some(vec![played]), Vec::new());
    }
    let of_piece: Vec<Move> = state
        .board
        .legal_moves()
        .into_iter()
        .filter(|played| played.from() == Some(movement.from))
        .collect();
    if movement.unfinished && !movement.is_illegal() {
        let promotions = of_piece
            .into_iter()
            .filter(|played| played.to() == movement.to);
        return (Some(promotions.collect()), Vec::new());
    }
    let mut rules = legality::broken(movement);
    rules.retain(|rule| TOLD.contains(rule));
    rules.push(rule!("act.touch.own"));
    (Some(of_piece), rules)
}

/// Whether the piece of an intended move that is not legal can make another one.
fn rest(state: &State, claimed: DrawClaim<'_>) -> &'static str {
    let Some(movement) = intended(state, claimed).flatten() else {
        return "any";
    };
    match obliged(state, Some(&movement)).0 {
        Some(moves) if !moves.is_empty() => "other",
        _ => "none",
    }
}

/// The reason of a decision on a claim.
pub fn reason(key: &'static str, state: &State, claimed: DrawClaim<'_>, right: bool) -> Message {
    let message = Message::new(key)
        .word("side", Who::from(claimed.by).name())
        .truth("right", right)
        .word("why", failing(state, claimed))
        .word("rest", rest(state, claimed));
    match claimed.intended {
        Some(text) => message
            .word("mode", "intended")
            .text("move", spelled(state, claimed.by, text)),
        None => message.word("mode", "current").word("move", ""),
    }
}

/// A move given by squares, as a score sheet has it; an illegal one stays with its squares.
fn spelled(state: &State, by: Color, text: &str) -> String {
    let (Some((from, to, promotion)), Some(position)) = (uci(text), state.board.chess()) else {
        return text.to_owned();
    };
    match state.board.examine(by, from, to, promotion).lawful {
        Some(played) => shakmaty::san::San::from_move(position, played).to_string(),
        None => format!("{from}-{to}"),
    }
}

/// The position to test: on the board, or after the intended move.
pub enum TestedPosition {
    /// The position as it stands, or would stand.
    Position(Box<shakmaty::Chess>, Option<Move>),
    /// The intended move can't be played.
    Illegal,
    /// The player is obliged to another move than the intended one.
    Bound,
    /// What stands on the board can't have arisen by legal moves: it is no appearance.
    Irregular {
        /// Half-moves since the last capture or pawn move, an intended quiet one included.
        halfmoves: u32,
    },
}

/// What the claim is to be tested on.
pub fn tested(state: &State, claimed: DrawClaim<'_>) -> TestedPosition {
    if is_bound_elsewhere(state, claimed) {
        return TestedPosition::Bound;
    }
    let movement = intended(state, claimed);
    let Some(position) = state.board.chess() else {
        let board = match movement.flatten() {
            Some(movement) => state.board.after_hand(&movement),
            None => state.board.clone(),
        };
        return TestedPosition::Irregular {
            halfmoves: board.halfmoves(),
        };
    };
    let Some(movement) = movement else {
        return TestedPosition::Position(Box::new(position.clone()), None);
    };
    let Some(played) = movement.and_then(|movement| movement.lawful) else {
        return TestedPosition::Illegal;
    };
    let mut after = position.clone();
    shakmaty::Position::play_unchecked(&mut after, played);
    TestedPosition::Position(Box::new(after), Some(played))
}

/// A witness for what was claimed.
pub fn quiet(halfmoves: u32) -> Witness {
    Witness::Quiet { halfmoves }
}
