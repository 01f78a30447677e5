//! What a decision does: an effect enters, the state is changed, and what happens by itself then
//! (a flag falls, a sealed move is made) leaves as further moments.

use shakmaty::{ByColor, Color, Role};

use super::{ClaimStatus, Effect, Right};
use crate::game::examine::arrival;
use crate::game::moment::Press;
use crate::game::scenario::Hand;
use crate::game::state::Overrun;
use crate::game::{Moment, State};

/// Carries out an effect.
pub fn enforce(state: &mut State, effect: &Effect, further: &mut Vec<Moment>) {
    match effect {
        Effect::Amend(_) | Effect::End(_) | Effect::Reopen | Effect::Signed(_) => {
            enforce_result(state, effect)
        }
        Effect::Clock { .. }
        | Effect::FlagDown { .. }
        | Effect::FlagUp { .. }
        | Effect::Grant { .. }
        | Effect::Increment { .. }
        | Effect::NextPeriod { .. }
        | Effect::Pause
        | Effect::Ran { .. }
        | Effect::RefuseIncrement
        | Effect::SetClock { .. } => enforce_clock(state, effect, further),
        Effect::DisregardMove
        | Effect::FinishRest { .. }
        | Effect::Queen { .. }
        | Effect::Restore { .. }
        | Effect::Rewind { .. }
        | Effect::Settle { .. }
        | Effect::TakeBack => enforce_position(state, effect),
        Effect::PlaySealed(_) | Effect::SealBoard(_) => enforce_sealed(state, effect, further),
        Effect::Oblige { moves, .. } => {
            state.turn.obligation = (!moves.is_empty()).then(|| moves.clone());
        }
        Effect::Lose { side, right } => lose(state, *side, *right),
        Effect::Count { side } => state.counts.illegal[*side] += 1,
        Effect::SettlePress | Effect::ExcusePress => enforce_press(state, effect),
        Effect::Uncount { side } => {
            state.counts.illegal[*side] = state.counts.illegal[*side].saturating_sub(1);
        }
        Effect::Offer { side } => state.open_offer(*side),
        Effect::OfferGone { side } => {
            state.offers.open.retain(|by| by != side);
            state.offers.consented &= !state.offers.open.is_empty();
        }
        Effect::Consent => state.offers.consented = true,
        Effect::Ask(question) => state.question = Some(*question),
        Effect::Claim(standing) => {
            let decided = standing.status != ClaimStatus::Pending;
            // The claim of one player leaves that of the other open.
            let open = &mut state.turn.open_claim;
            open.take_if(|(by, _)| decided && *by == standing.by);
        }
        Effect::OpenClaim(by, claim) => state.turn.open_claim = Some((*by, (**claim).clone())),
        Effect::Rehear => further.push(Moment::Happened),
        Effect::Answered => {
            state.question = None;
            state.clocks.paused = false;
        }
        // These only say what the decision comes to.
        Effect::Discretion(_)
        | Effect::Continue
        | Effect::KeepPosition
        | Effect::TransferPosition
        | Effect::PutRight
        | Effect::FromLastCertain
        | Effect::PutBack(_)
        | Effect::Dismiss
        | Effect::KeepClosed(_)
        | Effect::FreeChoice(_)
        | Effect::AdjournNow
        | Effect::Unfound
        | Effect::Improper
        | Effect::Void
        | Effect::Booked
        | Effect::Notation(_)
        | Effect::Duty(_) => {}
        Effect::Needs { .. }
        | Effect::Met(_)
        | Effect::Penalty(_)
        | Effect::CutScore { .. }
        | Effect::RaiseScore { .. }
        | Effect::Aside(_) => super::notes::enforce(state, effect),
    }
}

/// Takes a right from a player.
fn lose(state: &mut State, side: Color, right: Right) {
    if right == Right::Claim {
        state.turn.claim_barred = Some(side);
    }
    state.turn.lost.retain(|lost| *lost != (side, right));
    state.turn.lost.push((side, right));
}

/// Does away with a press without a move.
fn enforce_press(state: &mut State, effect: &Effect) {
    let press = state.clocks.empty_press.take();
    state.turn.counted_press = press.map(|press| press.by);
    match effect {
        Effect::SettlePress => state.clocks.timed_anew = ByColor::default(),
        _ => state.turn.counted_press = None,
    }
}

/// Ends the game, or lets it go on.
fn enforce_result(state: &mut State, effect: &Effect) {
    match effect {
        Effect::End(ending) if state.ended.is_none() => {
            state.ended = Some(*ending);
            state.offers.open.clear();
            state.question = None;
            state.turn.open_claim = None;
            super::notes::ended(state);
        }
        Effect::Reopen => {
            state.ended = None;
            state.scoresheets.signed = ByColor::default();
        }
        Effect::Amend(ending) => {
            state.ended = Some(*ending);
            state.scoresheets.signed = ByColor::default();
            super::notes::ended(state);
        }
        Effect::Signed(ending) => {
            state.scoresheets.unsigned = state.ended;
            state.ended = Some(*ending);
            state.offers.open.clear();
            state.question = None;
            super::notes::ended(state);
        }
        _ => {}
    }
}

/// Changes the clocks.
fn enforce_clock(state: &mut State, effect: &Effect, further: &mut Vec<Moment>) {
    match effect {
        Effect::Clock { side, seconds: s }
        | Effect::Grant { side, seconds: s }
        | Effect::Ran { side, seconds: s } => {
            let ruled = !matches!(effect, Effect::Ran { .. });
            let change = if ruled { *s } else { s.saturating_neg() };
            let clock = &mut state.clocks.shown[*side];
            let before = clock.left_ms;
            // A clock shows no less than nothing.
            let after = before.saturating_add(change.saturating_mul(1000));
            clock.left_ms = after.max(0);
            state.clocks.overrun[*side] = Overrun {
                owed_ms: after.min(0).saturating_neg(),
                ruled,
            };
            // A started second is charged as a whole one.
            let felt = change.max(-before.saturating_add(999).div_euclid(1000));
            state.clocks.ruled_s[*side] = state.clocks.ruled_s[*side].saturating_add(felt);
            if change < 0 && clock.left_ms == 0 {
                further.push(Moment::RanOut { side: *side });
            }
        }
        Effect::SetClock { side, left_ms } => {
            state.clocks[*side].left_ms = *left_ms;
            state.clocks[*side].known = true;
            state.history.forget_gains(*side);
            state.clocks.timed_anew[*side] = true;
        }
        Effect::Increment { seconds } => state.clocks.extra_increment += seconds,
        Effect::Pause => state.clocks.paused = true,
        Effect::NextPeriod { side } => next_period(state, *side, further),
        Effect::FlagUp { side } => {
            state.clocks.flag_down[*side] = None;
            if let Some(before) = state.clocks.before_flag[*side].take() {
                state.clocks[*side] = before;
            }
        }
        Effect::FlagDown { side } => {
            state.clocks.before_flag[*side] = Some(state.clocks[*side]);
            state.clocks[*side].left_ms = 0;
            state.clocks[*side].known = true;
        }
        Effect::RefuseIncrement => state.clocks.increment_refused = true,
        _ => {}
    }
}

/// Changes what stands on the board or counts as played.
fn enforce_position(state: &mut State, effect: &Effect) {
    match effect {
        Effect::Restore { ply } => state.restore(*ply),
        Effect::Rewind { ply } => {
            state.rewind(*ply);
            state.displaced = None;
        }
        Effect::TakeBack | Effect::DisregardMove => state.turn.loose = None,
        Effect::FinishRest { ply } => state.finish_rest(*ply),
        Effect::Queen { ply } => state.finish_promotion(*ply, Role::Queen),
        Effect::Settle { ply } => {
            if let Some(ply) = state.history.last_mut(|seen| seen.number == *ply) {
                ply.settled = true;
            }
            if *ply == state.history.length() {
                state.forget_answer(*ply);
            }
        }
        _ => {}
    }
}

/// Makes the sealed move.
fn enforce_sealed(state: &mut State, effect: &Effect, further: &mut Vec<Moment>) {
    match effect {
        Effect::PlaySealed(played) => {
            let Some(sealed) = &state.adjournment.sealed else {
                return;
            };
            let by = sealed.by;
            let from = played.from().unwrap_or(shakmaty::Square::A1);
            let movement = state
                .board
                .examine(by, from, arrival(*played), played.promotion());
            state.open_envelope();
            further.push(Moment::Made {
                by,
                movement,
                hands: 1,
            });
            further.push(Moment::Pressed {
                by,
                hand: Hand::Same,
                press: Press::Unsealed,
            });
        }
        Effect::SealBoard(_) => {
            if let Some(sealed) = &state.adjournment.sealed {
                let by = sealed.by;
                state.counts.unpressed[by] = false;
                state.counts.completed[by] = state.counts.made[by];
            }
            state.open_envelope();
        }
        _ => {}
    }
}

/// The next period begins for a player, with what he owes taken off.
fn next_period(state: &mut State, side: Color, further: &mut Vec<Moment>) {
    state.clocks.flag_down[side] = None;
    let Overrun { owed_ms, ruled } = std::mem::take(&mut state.clocks.overrun[side]);
    let control = &state.setting.time_control;
    let clock = &mut state.clocks.shown[side];
    if !control.is_last(clock.period) {
        clock.period += 1;
        // The flag is down: nothing is left of the period before.
        let whole = control.periods[clock.period].seconds * 1000;
        let paid = owed_ms.min(whole);
        clock.left_ms = whole - paid;
        state.clocks.overrun[side].owed_ms = owed_ms - paid;
        state.clocks.overrun[side].ruled = ruled;
        if ruled {
            state.clocks.ruled_s[side] -= paid.div_euclid(1000);
        }
        if clock.left_ms == 0 {
            further.push(Moment::RanOut { side });
        }
        state.clocks.below_five[side] = false;
    }
}
