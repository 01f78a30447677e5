//! 9.2: the same position three times.

use std::ops::RangeInclusive;

use shakmaty::{Chess, Move, Position};

use super::cycle::{from_shuffles, stretch};
use super::draft::Draft;
use crate::game::Scenario;
use crate::game::rule_parameters::Identity;
use crate::game::scenario::Basis;
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;

/// A position from which pieces go to and fro, and the play itself.
pub fn repeated(dice: &mut Dice, plies: RangeInclusive<i64>) -> Option<Draft> {
    let shuffles = &library().shuffles;
    let (position, moves) = match dice.below(8) {
        0 | 1 => from_shuffles(&shuffles.castling_lost, dice, plies)?,
        2 => from_shuffles(&shuffles.castling_kept, dice, plies)?,
        3 => from_shuffles(&shuffles.en_passant, dice, plies)?,
        4 => barred(dice, plies)?,
        _ => from_shuffles(&shuffles.plain, dice, plies)?,
    };
    let mut draft = Draft::new(&position, dice);
    draft.scenario.moves = moves;
    Some(draft)
}

/// To and fro after a pawn that a pin forbids to take en passant.
fn barred(dice: &mut Dice, plies: RangeInclusive<i64>) -> Option<(Chess, Vec<Move>)> {
    let position = from_pool(&library().en_passant_barred, dice)?;
    let moves = stretch(&position, dice, plies)?;
    Some((position, moves))
}

/// Every position of the record, the first and the one on the board included.
pub fn positions(draft: &Draft) -> Vec<Chess> {
    let mut at = draft.scenario.start.chess().cloned().unwrap_or_default();
    let mut all = vec![at.clone()];
    for played in &draft.scenario.moves {
        at.play_unchecked(*played);
        all.push(at.clone());
    }
    all
}

/// Whether the same men stand on the same squares, with the same player to move.
pub fn is_alike(one: &Chess, other: &Chess) -> bool {
    one.turn() == other.turn() && one.board() == other.board()
}

/// How often the position on the board has appeared.
pub fn appearances(draft: &Draft) -> usize {
    let now = draft.position();
    positions(draft).iter().filter(|at| **at == now).count()
}

/// How often the men have stood as they stand now, with the same player to move.
pub fn stood(draft: &Draft) -> usize {
    let now = draft.position();
    let all = positions(draft);
    all.iter().filter(|at| is_alike(at, &now)).count()
}

/// Whether rights that make a difference, if any do, decide a claim: who overlooks one sort of
/// them counts three appearances.
fn is_decided(draft: &Draft) -> bool {
    let now = draft.position();
    let all = positions(draft);
    let counted = |identity: Identity| all.iter().filter(|at| identity.same(at, &now)).count();
    let seen = appearances(draft);
    let overlooked = [Identity::WithoutCastling, Identity::WithoutEnPassant];
    seen > 2 || seen == stood(draft) || overlooked.into_iter().any(|it| counted(it) > 2)
}

kind! {
    /// 9.2.2: the position has just appeared.
    THREEFOLD_CURRENT: "threefold-current", threefold_current;
    rules: "draw.threefold", "draw.threefold.claim-current", "draw.identity",
        "draw.identity.castling", "draw.identity.en-passant", "draw.claim.correct",
        "draw.claim.incorrect";
    asks: Ruling * 2, ClocksAfter, Appearances, TrueFalse;
    tempts: CASTLING_IGNORED, CASTLING_NOT_NOW, EN_PASSANT_IGNORED, EN_PASSANT_ALWAYS,
        IN_SUCCESSION, TWICE_IS_ENOUGH, THREE_REPEATS, PENALTY_ALWAYS_TWO, CLAIM_IS_FREE,
        CLAIM_COSTS_THREE, CLAIM_COSTS_CLAIMANT, CLAIM_IS_NO_OFFER, CLAIM_NEEDS_CONSENT,
        PENALTY_ALWAYS_ONE;
}

fn threefold_current(dice: &mut Dice) -> Option<Scenario> {
    // As many claims that are good as that are not, as far as the throws allow.
    let good = dice.one_in(2);
    let mut draft = (0..16).find_map(|_| {
        let draft = repeated(dice, 7..=13)?;
        // Nobody claims for a position that has never stood there before.
        let deceives = stood(&draft) > 1 && is_decided(&draft);
        (deceives && (appearances(&draft) > 2) == good).then_some(draft)
    })?;
    draft.any_class(dice);
    let side = draft.turn();
    draft.claim(side, Basis::Threefold, None);
    draft.finish()
}

kind! {
    /// 9.2.1: the position is about to appear.
    THREEFOLD_INTENDED: "threefold-intended", threefold_intended;
    rules: "draw.threefold.claim-intended", "draw.threefold", "draw.identity",
        "draw.claim.incorrect";
    asks: Ruling * 2, Parts, TrueFalse;
    tempts: CASTLING_IGNORED, EN_PASSANT_IGNORED, TWICE_IS_ENOUGH, CLAIM_UNWRITTEN,
        INTENDED_NOT_BINDING, INTENDED_IGNORED, THREE_REPEATS, CLAIM_IS_FREE, CLAIM_COSTS_CLAIMANT,
        CLAIM_IS_NO_OFFER, CLAIM_NEEDS_CONSENT, IN_SUCCESSION;
}

fn threefold_intended(dice: &mut Dice) -> Option<Scenario> {
    // As many claims that are good as that are not, as far as the throws allow; of the good
    // ones some fail because nothing is written.
    let good = !dice.one_in(3);
    let (mut draft, intended, appeared) = (0..16).find_map(|_| {
        let mut draft = repeated(dice, 7..=9)?;
        // Nobody claims for a position that has never stood there, rights aside.
        if stood(&draft) < 2 || !is_decided(&draft) {
            return None;
        }
        let appeared = appearances(&draft);
        let intended = draft.scenario.moves.pop()?;
        // A claim on the position that stands there already would be another story.
        let fits = (appeared > 2) == good && appearances(&draft) < 3;
        fits.then_some((draft, intended, appeared))
    })?;
    let side = draft.turn();
    // Nothing but the writing is missing, or the rule on it decides nothing.
    let written = !(appeared > 2 && dice.one_in(3));
    draft
        .strict()
        .claim(side, Basis::Threefold, Some((intended, written)));
    draft.finish()
}

kind! {
    /// 9.2.3: are they the same?
    SAME_POSITION: "same-position", same_position;
    rules: "draw.identity", "draw.identity.castling", "draw.identity.en-passant";
    asks: SamePosition;
    tempts: CASTLING_IGNORED, CASTLING_NOT_NOW, EN_PASSANT_IGNORED, EN_PASSANT_ALWAYS;
}

fn same_position(dice: &mut Dice) -> Option<Scenario> {
    let shuffles = &library().shuffles;
    // As many that are the same as that differ, as far as the throws allow.
    let sort = dice.below(6);
    let (position, moves) = (0..16).find_map(|_| match sort {
        0 | 1 => from_shuffles(&shuffles.castling_lost, dice, 4..=4),
        2 => from_shuffles(&shuffles.en_passant, dice, 4..=4),
        _ => barred(dice, 4..=4),
    })?;
    let mut draft = Draft::new(&position, dice);
    draft.scenario.moves = moves;
    draft.scenario.clocks_ms = Default::default();
    draft.finish()
}
