//! The hearing: events in, decisions carried out, the state at the end.

use shakmaty::{ByColor, Color, Role};

use super::{
    Case, ClaimStatus, Conflict, Decision, Duty, Effect, LAST_RESORT, PROVISIONS, Provision, Right,
    Ruling, Step, decide,
};
use crate::game::board::arrival;
use crate::game::scenario::Act;
use crate::game::state::Overrun;
use crate::game::{Event, Moment, Scenario, State};

/// A scenario can't be ruled on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// Two provisions contradict each other.
    #[error("{conflict}")]
    Conflict {
        /// The index of the event; none at the opening.
        event: Option<usize>,
        /// Between what.
        conflict: Conflict,
    },
    /// A move of the story can't be understood in its position.
    #[error("the move of event {event} fits {}", if *.several { "several pieces" } else { "no piece" })]
    UnclearMove {
        /// The index of the event.
        event: usize,
        /// Several pieces fit, rather than none.
        several: bool,
    },
}

/// Rules on a scenario.
pub fn rule_on(scenario: &Scenario) -> Result<Ruling, Refusal> {
    let state = State::begin(scenario);
    rule_from(PROVISIONS, scenario.id.clone(), state, &scenario.events)
}

/// Rules on events that follow a state, by the provisions given.
pub fn rule_from(
    provisions: &[&'static Provision],
    id: Box<str>,
    state: State,
    events: &[Event],
) -> Result<Ruling, Refusal> {
    rule_watched(provisions, id, state, events, |_| {})
}

/// Rules on events that follow a state, and keeps the states on the way: the one given, then the
/// one before each event but the first.
pub fn rule_with_states(state: State, events: &[Event]) -> Result<(Ruling, Vec<State>), Refusal> {
    let mut states = vec![state.clone()];
    let keep = |before: &State| states.push(before.clone());
    let ruling = rule_watched(PROVISIONS, Box::default(), state, events, keep)?;
    Ok((ruling, states))
}

/// Rules on events, and shows the state before each of them but the first.
fn rule_watched(
    provisions: &[&'static Provision],
    id: Box<str>,
    state: State,
    events: &[Event],
    mut watch: impl FnMut(&State),
) -> Result<Ruling, Refusal> {
    let mut hearing = Hearing {
        provisions,
        events,
        state,
        steps: Vec::new(),
    };
    hearing.hear(&[Moment::Opening], None, None)?;
    for (at, event) in events.iter().enumerate() {
        if at > 0 {
            watch(&hearing.state);
        }
        for event in event.of_each() {
            let moments =
                hearing
                    .state
                    .moments(&event)
                    .map_err(|unclear| Refusal::UnclearMove {
                        event: at,
                        several: unclear == crate::game::Unclear::WhichPiece,
                    })?;
            hearing.hear(&moments, Some(&event), Some(at))?;
        }
    }
    Ok(Ruling {
        id,
        state: hearing.state,
        steps: hearing.steps,
    })
}

/// What the decisions do, in order.
fn effects(decisions: &[Decision]) -> impl Iterator<Item = &Effect> {
    decisions
        .iter()
        .flat_map(|decision| &decision.opinion.effects)
}

/// Whether an effect is about the position, which all others look at.
fn comes_first(effect: &Effect) -> bool {
    matches!(effect, Effect::Queen { .. } | Effect::Restore { .. })
}

struct Hearing<'a> {
    provisions: &'a [&'static Provision],
    events: &'a [Event],
    state: State,
    steps: Vec<Step>,
}

impl Hearing<'_> {
    /// Hears the moments of an event, and then those that the decisions bring about.
    fn hear(
        &mut self,
        moments: &[Moment],
        event: Option<&Event>,
        at: Option<usize>,
    ) -> Result<(), Refusal> {
        let mut decisions = Vec::new();
        let mut further = Vec::new();
        for moment in moments {
            decisions.extend(self.weigh(moment, event, at, &mut further)?);
        }
        while !further.is_empty() {
            let moment = further.remove(0);
            decisions.extend(self.weigh(&moment, event, at, &mut further)?);
        }
        if decisions.is_empty()
            && let Some(moment) = moments.last()
        {
            let touches = self.state.turn.touched.len();
            let state = &self.state;
            decisions = self.decide(LAST_RESORT, state, touches, moment, event, at)?;
        }
        match self.steps.last_mut() {
            // What both players do alike is one event.
            Some(step) if step.event == at => step.decisions.extend(decisions),
            _ if decisions.is_empty() => {}
            _ => self.steps.push(Step {
                event: at,
                duty: None,
                decisions,
            }),
        }
        if let (Some(step), Some(event)) = (self.steps.last_mut(), event)
            && step.event == at
        {
            step.duty = Duty::of(event, step);
            // A complaint, right or wrong, and whatever the arbiter does about what he sees, stop
            // the clocks (6.11.1, 6.11.2).
            let stops = match event.act {
                Act::Complain { .. } | Act::Claim(_) | Act::RequestIncrement => true,
                Act::Observe { .. } => step.duty == Some(Duty::Act),
                Act::Discover { .. } => true,
                _ => false,
            };
            self.state.clocks.paused |= stops && !self.state.is_over();
            // The decision on a claim is carried out, and the clocks run again (6.11.3).
            if matches!(&event.act, Act::Find(finding) if finding.decision.is_some()) {
                self.state.clocks.paused = false;
            }
        }
        Ok(())
    }

    /// Decides about a moment and carries it out.
    fn weigh(
        &mut self,
        moment: &Moment,
        event: Option<&Event>,
        at: Option<usize>,
        further: &mut Vec<Moment>,
    ) -> Result<Vec<Decision>, Refusal> {
        let mut decided = self.decisions(moment, event, at)?;
        self.state.hear(moment, event);
        if effects(&decided).any(comes_first) {
            self.enforce_in_order(&mut decided, event, at, further)?;
        } else {
            for decision in &decided {
                for effect in &decision.opinion.effects {
                    self.enforce(effect, further);
                }
            }
        }
        Ok(decided)
    }

    /// Carries out what the position is to be first, then the rest.
    #[cold]
    fn enforce_in_order(
        &mut self,
        decided: &mut Vec<Decision>,
        event: Option<&Event>,
        at: Option<usize>,
        further: &mut Vec<Moment>,
    ) -> Result<(), Refusal> {
        for effect in effects(decided).filter(|effect| comes_first(effect)) {
            self.enforce(effect, further);
        }
        // A queen put on the board by the arbiter may mate; then nothing else matters, unless the
        // illegal move itself decides: 7.5.5 lets nobody win by his second one.
        let queened = effects(decided).any(|effect| matches!(effect, Effect::Queen { .. }));
        let decided_already = effects(decided).any(|effect| matches!(effect, Effect::End(_)));
        let ends = match queened && !decided_already {
            true => self.position_decisions(event, at)?,
            false => Vec::new(),
        };
        if ends.is_empty() {
            for effect in effects(decided).filter(|effect| !comes_first(effect)) {
                self.enforce(effect, further);
            }
            return Ok(());
        }
        for decision in decided.iter_mut() {
            decision
                .opinion
                .effects
                .retain(|effect| !matches!(effect, Effect::Clock { .. } | Effect::End(_)));
        }
        let counts = effects(decided).filter(|effect| matches!(effect, Effect::Count { .. }));
        for effect in counts.chain(effects(&ends)) {
            self.enforce(effect, further);
        }
        decided.extend(ends);
        Ok(())
    }

    /// Lets a moment pass and asks what is to be said about it.
    fn decisions(
        &mut self,
        moment: &Moment,
        event: Option<&Event>,
        at: Option<usize>,
    ) -> Result<Vec<Decision>, Refusal> {
        let kept = State::is_left_by(moment, event);
        let touches = self.state.turn.touched.len();
        let before = (!kept || cfg!(debug_assertions)).then(|| self.state.clone());
        self.state.fold(moment, event);
        debug_assert!(
            !kept
                || before
                    .as_ref()
                    .is_some_and(|before| self.state.is_left(before)),
            "{moment:?} does something after all"
        );
        let before = before.as_ref().unwrap_or(&self.state);
        self.decide(self.provisions, before, touches, moment, event, at)
    }

    fn decide(
        &self,
        provisions: &[&'static Provision],
        before: &State,
        touches: usize,
        moment: &Moment,
        event: Option<&Event>,
        at: Option<usize>,
    ) -> Result<Vec<Decision>, Refusal> {
        let case = Case {
            before,
            touches,
            state: &self.state,
            moment,
            event,
            later: at.map_or(self.events, |at| &self.events[at + 1..]),
            earlier: at.map_or(&[], |at| &self.events[..at]),
        };
        decide(provisions, &case).map_err(|conflict| Refusal::Conflict {
            event: at,
            conflict,
        })
    }

    /// What the position on the board means by itself.
    fn position_decisions(
        &self,
        event: Option<&Event>,
        at: Option<usize>,
    ) -> Result<Vec<Decision>, Refusal> {
        let Some(ply) = self.state.history.last() else {
            return Ok(Vec::new());
        };
        let made = Moment::Made {
            by: ply.by,
            movement: ply.movement.clone(),
            hands: ply.hands,
        };
        let decisions = self.decide(
            self.provisions,
            &self.state,
            self.state.turn.touched.len(),
            &made,
            event,
            at,
        )?;
        let ends = |decision: &Decision| {
            decision
                .opinion
                .effects
                .iter()
                .any(|effect| matches!(effect, Effect::End(_)))
        };
        Ok(decisions.into_iter().filter(ends).collect())
    }

    fn enforce(&mut self, effect: &Effect, further: &mut Vec<Moment>) {
        let state = &mut self.state;
        match effect {
            Effect::End(ending) => {
                if state.ended.is_none() {
                    state.ended = Some(*ending);
                    state.offers.open.clear();
                    state.question = None;
                    state.turn.open_claim = None;
                    super::notes::ended(state);
                }
            }
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
            Effect::Restore { ply } => state.restore(*ply),
            Effect::Rewind { ply } => {
                state.rewind(*ply);
                state.displaced = None;
            }
            Effect::TakeBack | Effect::DisregardMove => state.turn.loose = None,
            Effect::FinishRest { ply } => state.finish_rest(*ply),
            Effect::Queen { ply } => state.finish_promotion(*ply, Role::Queen),
            Effect::Oblige { moves, .. } => {
                state.turn.obligation = (!moves.is_empty()).then(|| moves.clone());
            }
            Effect::Lose { side, right } => {
                if *right == Right::Claim {
                    state.turn.claim_barred = Some(*side);
                }
                state
                    .turn
                    .lost
                    .retain(|(by, lost)| (by, lost) != (side, &right.name()));
                state.turn.lost.push((*side, right.name()));
            }
            Effect::Count { side } => state.counts.illegal[*side] += 1,
            Effect::Settle { ply } => {
                if let Some(ply) = state.history.last_mut(|seen| seen.number == *ply) {
                    ply.settled = true;
                }
                if *ply == state.history.length() {
                    state.forget_answer(*ply);
                }
            }
            Effect::SettlePress => {
                state.turn.counted_press = state.clocks.empty_press.take().map(|press| press.by);
                state.clocks.timed_anew = ByColor::default();
            }
            Effect::ExcusePress => {
                state.clocks.empty_press = None;
                state.turn.counted_press = None;
            }
            Effect::Uncount { side } => {
                state.counts.illegal[*side] = state.counts.illegal[*side].saturating_sub(1);
            }
            Effect::Reopen => {
                state.ended = None;
                state.scoresheets.signed = ByColor::default();
            }
            Effect::Offer { side } => state.open_offer(*side),
            Effect::OfferGone { side } => {
                state.offers.open.retain(|by| by != side);
                state.offers.consented &= !state.offers.open.is_empty();
            }
            Effect::Consent => state.offers.consented = true,
            Effect::NextPeriod { side } => self.next_period(*side, further),
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
            Effect::Ask(question) => state.question = Some(*question),
            Effect::Claim(standing) => {
                if standing.status != ClaimStatus::Pending {
                    state.turn.open_claim = None;
                }
            }
            Effect::OpenClaim(by, claim) => state.turn.open_claim = Some((*by, (**claim).clone())),
            Effect::Rehear => further.push(Moment::Happened),
            Effect::Answered => {
                state.question = None;
                state.clocks.paused = false;
            }
            Effect::RefuseIncrement => state.clocks.increment_refused = true,
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
                    hand: crate::game::scenario::Hand::Same,
                    press: crate::game::moment::Press::Unsealed,
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

    fn next_period(&mut self, side: Color, further: &mut Vec<Moment>) {
        let state = &mut self.state;
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
}
