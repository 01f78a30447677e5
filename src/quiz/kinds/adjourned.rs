//! Guidelines I: adjourning a game.

use shakmaty::san::San;
use shakmaty::{Chess, Color, Move, Position, Role, Square};

use super::draft::Draft;
use super::mistakes::illegal_move;
use super::quiet::{is_level, quiet_move, worse_side};
use crate::game::Scenario;
use crate::game::scenario::{Act, Who};
use crate::quiz::Dice;
use crate::quiz::library::{after_control, from_pool, library};
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::{after_move, worth};

/// A position in which a game could be adjourned.
pub(super) fn adjourned(pool: &[Chess], dice: &mut Dice) -> Option<Chess> {
    after_control(&from_pool(pool, dice)?, dice)
}

pub(super) fn adjourning(position: &Chess, dice: &mut Dice) -> Draft {
    let mut draft = Draft::new(position, dice);
    draft.control(dice.choose(["120/40+60/20+30", "120/40+60"]));
    draft.clocks(dice.between(900, 3400), dice.between(900, 3400));
    draft.scenario.setting.regulations.default_time_s = dice.choose([900, 1800, 3600]);
    draft
}

pub(super) fn san(position: &Chess, played: Move) -> Box<str> {
    San::from_move(position, played).to_string().into()
}

fn stop() -> Act {
    Act::StopClocks { reason: None }
}

/// Seals a text: the order, the envelope, the clock.
pub(super) fn seal(draft: &mut Draft, side: Color, text: Box<str>) {
    draft.add(Who::Arbiter, Act::OrderSeal);
    draft.seal(side, text).add(side, stop());
}

/// A game in which a quiet move has been sealed.
pub(super) fn sealed(dice: &mut Dice) -> Option<(Draft, Color, Move)> {
    let position = adjourned(&library().adjournments, dice)?;
    let side = position.turn();
    let mut draft = adjourning(&position, dice);
    let played = quiet_move(&position, dice)?;
    seal(&mut draft, side, san(&position, played));
    Some((draft, side, played))
}

/// A short text for a move: the piece and where it goes.
fn short(played: Move) -> Box<str> {
    let letter = match played.role() {
        Role::Pawn => String::new(),
        role => role.upper_char().to_string(),
    };
    format!("{letter}{}", played.to()).into()
}

/// Whether a move loses nothing at once: the piece can't be taken, or takes what is worth as much.
fn keeps_its_worth(position: &Chess, played: Move) -> bool {
    let after = after_move(position, played);
    let taken = played.capture().map_or(0, worth);
    let takers = after
        .board()
        .attacks_to(played.to(), after.turn(), after.board().occupied());
    takers.is_empty() || taken >= worth(played.role())
}

/// A long text for a move that may be illegal.
fn long(position: &Chess, from: Square, to: Square) -> Option<Box<str>> {
    let letter = match position.board().role_at(from)? {
        Role::Pawn => String::new(),
        role => role.upper_char().to_string(),
    };
    let sign = match position.board().piece_at(to) {
        Some(_) => 'x',
        None => '-',
    };
    Some(format!("{letter}{from}{sign}{to}").into())
}

kind! {
    /// I.7, I.8: what a sealed text is worth.
    SEALED_TEXT: "sealed-text", sealed_text;
    rules: "adjourn.seal.invalid", "adjourn.seal.ambiguous", "adjourn.seal.unintelligible",
        "adjourn.seal.illegal", "adjourn.open", "adjourn.setup", "adjourn.envelope",
        "adjourn.seal.duty";
    // Which clause makes a text valid is nobody's question.
    asks: Ruling * 3, Result, TrueFalse;
    tempts: SEALED_ALWAYS_LOSES,
        // Early: with few pieces left this is what the story is about.
        MATERIAL_COUNTS, SEALED_AMBIGUITY_CHOSEN, SEALED_ILLEGAL_REPLACED, SEALED_UNCLEAR_REPLACED,
        SEALED_PINNED_COUNTS, SEALED_QUEEN, SEALED_INVALID_DRAWN, SEALED_SIGNS_NEEDED,
        SEALED_CARELESS_COSTS;
}

fn sealed_text(dice: &mut Dice) -> Option<Scenario> {
    let library = library();
    let (position, text): (Chess, Box<str>) = match dice.below(7) {
        // The rank was forgotten.
        6 => {
            let position = adjourned(&library.adjournments, dice)?;
            let played = quiet_move(&position, dice)?;
            // If one move alone could be meant, it is known what was meant.
            let fits = |other: &Move| {
                other.role() == played.role() && other.to().file() == played.to().file()
            };
            if position.legal_moves().into_iter().filter(fits).count() < 2 {
                return None;
            }
            let text = format!(
                "{}{}",
                played.role().upper_char(),
                played.to().file().char()
            );
            (position, text.into())
        }
        0 | 1 => {
            let position = adjourned(&library.pinned_twins, dice)?;
            let twins = twin_moves(&position);
            let played = *dice.pick(&twins)?;
            (position, short(played))
        }
        2 => {
            let position = adjourned(&library.adjournments, dice)?;
            let twins = twin_moves(&position);
            let played = *dice.pick(&twins)?;
            (position, short(played))
        }
        3 => {
            let position = adjourned(&library.promotions, dice)?;
            if position.board().queens().any() {
                return None;
            }
            let played = position
                .legal_moves()
                .into_iter()
                .find(|played| played.is_promotion() && !played.is_capture())?;
            (position, short(played))
        }
        4 => {
            let pool = if dice.one_in(2) {
                &library.unwinnable
            } else {
                &library.endgames
            };
            let position = adjourned(pool, dice)?;
            let (from, to) = illegal_move(&position, dice)?;
            let text = long(&position, from, to)?;
            (position, text)
        }
        _ => {
            let position = adjourned(&library.adjournments, dice)?;
            let played = position.legal_moves().into_iter().find(|played| {
                played.is_capture()
                    && !matches!(played.role(), Role::Pawn | Role::King)
                    && keeps_its_worth(&position, *played)
            })?;
            (position, short(played))
        }
    };
    let side = position.turn();
    let mut draft = adjourning(&position, dice);
    seal(&mut draft, side, text);
    draft.open(side.other());
    draft.finish()
}

/// Moves whose short text other pieces of the kind could be meant by, pinned or not.
fn twin_moves(position: &Chess) -> Vec<Move> {
    let board = position.board();
    position
        .legal_moves()
        .into_iter()
        .filter(|played| {
            let role = played.role();
            !matches!(role, Role::Pawn | Role::King)
                && keeps_its_worth(position, *played)
                && (board.by_role(role) & board.by_color(position.turn()))
                    .into_iter()
                    .any(|square| {
                        Some(square) != played.from()
                            && board.piece_at(square).is_some_and(|piece| {
                                shakmaty::attacks::attacks(square, piece, board.occupied())
                                    .contains(played.to())
                            })
                    })
        })
        .collect()
}

/// A player who is to seal, and two moves that come to his mind.
fn undecided(dice: &mut Dice) -> Option<(Draft, Move, Move)> {
    let position = adjourned(&library().adjournments, dice)?;
    let (one, other) = (quiet_move(&position, dice)?, quiet_move(&position, dice)?);
    let mut draft = adjourning(&position, dice);
    draft.add(Who::Arbiter, Act::OrderSeal);
    (one != other).then_some((draft, one, other))
}

kind! {
    /// I.1.1: changing the sealed move.
    SEALED_CHANGED: "sealed-changed", sealed_changed;
    rules: "adjourn.seal.duty", "adjourn.envelope", "adjourn.envelope.position", "adjourn.open";
    asks: Ruling * 3, TrueFalse;
    tempts: SEALED_FINAL_AT_ONCE, SEALED_CHANGED_LATER, SEALED_TWICE_LOSES;
}

fn sealed_changed(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, one, other) = undecided(dice)?;
    let (position, side) = (draft.position(), draft.turn());
    let other = san(&position, other);
    draft.seal(side, san(&position, one));
    match dice.one_in(2) {
        true => draft.add(side, stop()).seal(side, other),
        false => draft.seal(side, other).add(side, stop()),
    };
    draft.open(side.other());
    draft.finish()
}

kind! {
    /// I.1.1: the move was made on the board.
    SEALED_ON_BOARD: "sealed-on-board", sealed_on_board;
    rules: "adjourn.seal.duty";
    asks: Ruling * 3, TrueFalse;
    tempts: SEALED_TEXT_OVER_BOARD, SEALED_BOARD_ALWAYS, SEALED_ON_BOARD_LOSES, SEALED_TWICE_LOSES;
}

fn sealed_on_board(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, one, other) = undecided(dice)?;
    let (position, side) = (draft.position(), draft.turn());
    let text = san(&position, other);
    // Once the clock is stopped the envelope holds the move, whatever is shown on the board.
    match dice.one_in(2) {
        true => draft.play(side, one).seal(side, text).add(side, stop()),
        false => draft.seal(side, text).add(side, stop()).play(side, one),
    };
    draft.open(side.other());
    draft.finish()
}

kind! {
    /// I.1.2: adjourning early.
    EARLY_ADJOURNMENT: "early-adjournment", early_adjournment;
    rules: "adjourn.seal.early";
    asks: ClocksAfter * 2, Ruling, TrueFalse;
    tempts: EARLY_IS_FREE, EARLY_OPPONENT_GAINS, EARLY_BY_EITHER;
}

fn early_adjournment(dice: &mut Dice) -> Option<Scenario> {
    let position = adjourned(&library().adjournments, dice)?;
    let side = position.turn();
    let mut draft = adjourning(&position, dice);
    let seconds_before_end = dice.choose([240, 360, 480, 600, 720, 840]);
    let by = if dice.one_in(4) { side.other() } else { side };
    draft.add(by, Act::Adjourn { seconds_before_end });
    draft.finish()
}

kind! {
    /// I.4, I.6: the game ends before it is resumed.
    ENDED_BEFORE: "ended-before", ended_before;
    rules: "adjourn.ended-before", "adjourn.draw-offer-after-seal", "adjourn.envelope.draw-offer";
    asks: Result, Ruling, TrueFalse;
    tempts: SEALED_STILL_COUNTS, OFFER_AFTER_SEAL_VOID, ENDED_ONLY_AT_RESUMPTION,
        OFFER_KEEPS_CLOSED;
}

fn ended_before(dice: &mut Dice) -> Option<Scenario> {
    let position = adjourned(&library().adjournments, dice)?;
    let side = position.turn();
    let mut draft = adjourning(&position, dice);
    let text = match illegal_move(&position, dice) {
        Some((from, to)) if dice.one_in(2) => long(&position, from, to)?,
        _ => san(&position, quiet_move(&position, dice)?),
    };
    seal(&mut draft, side, text);
    match worse_side(&position) {
        Some(worse) => draft.add(worse, Act::Resign),
        None if is_level(&position) => {
            draft.add(side, Act::Offer);
            // Sometimes the opponent has not answered when the game is resumed.
            match dice.one_in(2) {
                true => draft.add(side.other(), Act::Accept),
                false => draft.add(side.other(), Act::Present),
            }
        }
        None => return None,
    };
    draft.add(Who::Arbiter, Act::Open);
    draft.finish()
}
