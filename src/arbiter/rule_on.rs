//! The hearing: events enter one by one; what was decided, and the state at the end, leave.

use super::enforce::enforce;
use super::{
    Case, Conflict, Decision, Duty, Effect, LAST_RESORT, PROVISIONS, Provision, Ruling, Step,
    decide,
};
use crate::game::scenario::Act;
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
    let mut hearing = RulingBuilder {
        provisions,
        events,
        state,
        steps: Vec::new(),
    };
    hearing.rule_event(&[Moment::Opening], None, None)?;
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
            hearing.rule_event(&moments, Some(&event), Some(at))?;
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

struct RulingBuilder<'a> {
    provisions: &'a [&'static Provision],
    events: &'a [Event],
    state: State,
    steps: Vec<Step>,
}

impl RulingBuilder<'_> {
    /// Hears the moments of an event, and then those that the decisions bring about.
    fn rule_event(
        &mut self,
        moments: &[Moment],
        event: Option<&Event>,
        at: Option<usize>,
    ) -> Result<(), Refusal> {
        let mut decisions = Vec::new();
        let mut further = Vec::new();
        for moment in moments {
            decisions.extend(self.rule_moment(moment, event, at, &mut further)?);
        }
        while !further.is_empty() {
            let moment = further.remove(0);
            decisions.extend(self.rule_moment(&moment, event, at, &mut further)?);
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
    fn rule_moment(
        &mut self,
        moment: &Moment,
        event: Option<&Event>,
        at: Option<usize>,
        further: &mut Vec<Moment>,
    ) -> Result<Vec<Decision>, Refusal> {
        let mut decided = self.decisions(moment, event, at)?;
        self.state.after_ruling(moment, event);
        if effects(&decided).any(comes_first) {
            self.enforce_in_order(&mut decided, event, at, further)?;
        } else {
            for decision in &decided {
                for effect in &decision.opinion.effects {
                    enforce(&mut self.state, effect, further);
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
            enforce(&mut self.state, effect, further);
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
                enforce(&mut self.state, effect, further);
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
            enforce(&mut self.state, effect, further);
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
        let kept = State::is_unchanged_by(moment, event);
        let touches = self.state.turn.touched.len();
        let before = (!kept || cfg!(debug_assertions)).then(|| self.state.clone());
        self.state.fold(moment, event);
        debug_assert!(
            !kept
                || before
                    .as_ref()
                    .is_some_and(|before| self.state.is_unchanged(before)),
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
}
