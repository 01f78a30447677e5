//! 9.2: the same position for at least the third time.
//!
//! Just appeared (current), or about to appear by a written move (intended). The same means: the
//! same side to move, the same pieces on the same squares, the same castling rights, the same
//! legal en passant captures. Numbers: 9.2.1.1–9.2.2.2 in 2018, 9.2.1–9.2.3.2 in 2023. Example:
//! 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 and Black writes Ng8: the initial position for the third
//! time.

use shakmaty::{Chess, Color, EnPassantMode, Move, Position, Square};

use super::claim::{self, DrawClaim, TestedPosition, in_order, reason, tested};
use crate::arbiter::legality::{en_passant, en_passant_barred};
use crate::arbiter::{Case, Judge, Opinion, Provision, Witness};
use crate::game::History;
use crate::game::scenario::Basis;
use crate::game::state::Termination;
use crate::law::RuleId;
use crate::rule;

/// 9.2.2 (2018: 9.2.1.2): the position has just appeared.
pub static THREEFOLD_CURRENT: Provision = Provision {
    name: "threefold-current",
    rules: &[
        rule!("draw.threefold"),
        rule!("draw.threefold.claim-current"),
        rule!("draw.identity"),
        rule!("draw.identity.castling"),
        rule!("draw.identity.en-passant"),
        rule!("move.castling.right-lost"),
    ],
    judge: Judge::Claim(threefold_current),
    ..Provision::DEFAULT
};

fn threefold_current(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
    judge(case, claimed, false, rule!("draw.threefold.claim-current"))
}

/// 9.2.1 (2018: 9.2.1.1): it is about to appear.
pub static THREEFOLD_INTENDED: Provision = Provision {
    name: "threefold-intended",
    rules: &[rule!("draw.threefold")],
    judge: Judge::Claim(threefold_intended),
    ..Provision::DEFAULT
};

fn threefold_intended(case: &Case<'_>, claimed: DrawClaim<'_>) -> Option<Opinion> {
    judge(case, claimed, true, rule!("draw.threefold.claim-intended"))
}

fn judge(
    case: &Case<'_>,
    claimed: DrawClaim<'_>,
    intended: bool,
    clause: RuleId,
) -> Option<Opinion> {
    let own = claimed.claim.basis == Basis::Threefold && claimed.intended.is_some() == intended;
    if !own || !in_order(case, claimed) {
        return None;
    }
    let unwritten = claim::is_unwritten(case.before, claimed);
    let shown = claim::is_shown(case.before, claimed);
    let mut rules = vec![clause];
    if unwritten || !shown {
        rules.push(rule!("draw.claim.incorrect"));
    }
    let passed = [rule!("draw.threefold"), rule!("draw.identity")];
    let (position, played) = match tested(case.before, claimed) {
        TestedPosition::Position(position, played) => (position, played),
        refused => {
            let key = match refused {
                TestedPosition::Illegal => "ruling-claim-illegal-move",
                TestedPosition::Bound => "ruling-claim-bound",
                _ => "ruling-claim-irregular",
            };
            let opinion = Opinion::new(reason(key, case.before, claimed, false))
                .citing(&rules)
                .passing(&passed);
            return Some(claim::incorrect(case, claimed, opinion));
        }
    };
    let history = &case.before.history;
    let parameters = &case.setting().parameters;
    let next = played.map(|_| history.length() + 1);
    let plies = history.appearances_by(parameters, &position, next);
    let right = plies.len() >= parameters.threefold && !unwritten && shown;
    let opinion = Opinion::new(
        reason("ruling-threefold", case.before, claimed, right).with("count", plies.len()),
    )
    .citing(&rules)
    .citing(match right {
        true => &[rule!("draw.claim.correct")],
        false => &[rule!("draw.claim.incorrect")],
    });
    let (special, usual): (Vec<_>, Vec<_>) = details(history, &position, played)
        .into_iter()
        .partition(|rule| rule.is_part_of(rule!("draw.identity")));
    // Of a wrong claim the look-alikes with the other side to move are told.
    let other_turn = other_turn(history, &position).filter(|_| !right);
    let opinion = match &other_turn {
        Some(_) => opinion.citing(&[rule!("draw.identity")]),
        None => opinion,
    };
    let opinion = opinion
        .citing(&special)
        .passing(match &other_turn {
            Some(_) => &passed[..1],
            None => &passed,
        })
        .passing(&usual)
        .witness(Witness::Repetition {
            plies: plies.clone(),
        })
        .witness_all(identity(history, &position, &plies))
        .witness_all(other_turn);
    Some(match right {
        true => claim::correct(case, claimed, opinion, Termination::ThreefoldClaim),
        false => claim::incorrect(case, claimed, opinion),
    })
}

/// Why a position that seems different counts, and why those that seem the same do not.
pub fn identity(history: &History, position: &Chess, plies: &[usize]) -> Vec<Witness> {
    let barred = plies
        .iter()
        .filter_map(|&ply| history.position(ply))
        .find_map(en_passant_barred);
    let mut told: Vec<Witness> = barred
        .map(|(played, attack)| Witness::EnPassantBarred { played, attack })
        .into_iter()
        .collect();
    let (mut castling, mut passing, mut capture) = (Vec::new(), Vec::new(), None);
    for ply in 0..=history.length() {
        let Some(seen) = history.position(ply).filter(|seen| {
            seen.board() == position.board() && seen.turn() == position.turn() && *seen != position
        }) else {
            continue;
        };
        match en_passant(seen) {
            Some(played) if position.legal_ep_square().is_none() => {
                passing.push(ply);
                capture = Some(played);
            }
            _ => castling.push(ply),
        }
    }
    for (plies, en_passant) in [(passing, capture), (castling, None)] {
        if !plies.is_empty() {
            told.push(Witness::Unlike { plies, en_passant });
        }
    }
    told
}

/// The same pieces on the same squares, where the other player had the move.
fn other_turn(history: &History, position: &Chess) -> Option<Witness> {
    let stood = |ply: &usize| {
        history
            .position(*ply)
            .is_some_and(|seen| seen.board() == position.board() && seen.turn() != position.turn())
    };
    let plies: Vec<usize> = (0..=history.length()).filter(stood).collect();
    (!plies.is_empty()).then_some(Witness::OtherTurn { plies })
}

/// The rules that decide which of the look-alikes are the same position.
pub fn details(history: &History, position: &Chess, played: Option<Move>) -> Vec<RuleId> {
    let mut rules = Vec::new();
    let mut cite = |rule: RuleId| {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    };
    for earlier in history.look_alikes(position) {
        for side in [Color::White, Color::Black] {
            if rights(earlier, side) != rights(position, side) {
                cite(rule!("draw.identity.castling"));
                cite(rule!("move.castling.right-lost"));
                cite(match king_has_moved(history, position, side) {
                    true => rule!("move.castling.right-lost.king-moved"),
                    false => rule!("move.castling.right-lost.rook-moved"),
                });
            }
        }
        if earlier.legal_ep_square() != position.legal_ep_square() {
            cite(rule!("draw.identity.en-passant"));
        }
    }
    let pinned = history.appearances(position).into_iter().any(|ply| {
        history.position(ply).is_some_and(|seen| {
            seen.ep_square(EnPassantMode::PseudoLegal).is_some() && seen.legal_ep_square().is_none()
        })
    });
    if pinned {
        cite(rule!("draw.identity.en-passant"));
    }
    if *position == Chess::default() {
        cite(rule!("board.initial-position"));
    }
    if played.is_some_and(Move::is_castle) {
        cite(rule!("move.castling"));
    }
    rules
}

fn rights(position: &Chess, side: Color) -> shakmaty::Bitboard {
    position.castles().castling_rights() & shakmaty::Bitboard::from_rank(side.backrank())
}

fn king_has_moved(history: &History, now: &Chess, side: Color) -> bool {
    let home = side.fold_wb(Square::E1, Square::E8);
    let away = |position: &Chess| position.board().king_of(side) != Some(home);
    (0..=history.length())
        .filter_map(|ply| history.position(ply))
        .any(away)
        || away(now)
}
