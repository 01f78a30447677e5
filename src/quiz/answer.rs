//! What can be answered, and what a ruling answers.

use serde_json::{Value, json};
use shakmaty::{ByColor, Color, Move, Position};

use super::explanation::is_passing;
use super::part::uci;
use super::{Asked, Part, Verdict};
use crate::arbiter::article12::unasked::UNASKED;
use crate::arbiter::{Decision, Effect, Provision, Ruling, Step, rule_from};
use crate::game::scenario::{Act, Basis, Claim, Event, Evidence};
use crate::game::state::{Outcome, Termination};
use crate::game::{Scenario, State};
use crate::law::RuleId;

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The whole ruling.
    Ruling(Box<Verdict>),
    /// The result; none while the game goes on.
    Result(Option<Outcome>),
    /// What the clocks show, in seconds.
    Clocks(ByColor<i64>),
    /// The moves that may be made.
    Moves(Vec<Move>),
    /// A move that may be made.
    Move(Move),
    /// Who may claim.
    Claimants(ByColor<bool>),
    /// Whether positions are the same.
    Same(bool),
    /// How often something has happened.
    Times(usize),
    /// The clause that decides.
    Clause(RuleId),
    /// Whether a statement is true.
    Truth(bool),
    /// One thing that a ruling says.
    Part(Part),
    /// What the author of the question has written, by its place.
    Written(usize),
}

impl Answer {
    /// What a ruling on a story answers; none where it has no answer. Where a statement is asked
    /// about, it is the one to be called true or false.
    pub fn of(
        asked: Asked,
        statement: Option<&Answer>,
        story: &Scenario,
        ruling: &Ruling,
        provisions: &[&'static Provision],
    ) -> Option<Answer> {
        let state = &ruling.state;
        Some(match asked {
            Asked::Ruling | Asked::Parts => Answer::Ruling(Box::new(Verdict::on(story, ruling))),
            Asked::Result => Answer::Result(ruling.ending().map(|ending| ending.outcome)),
            Asked::ClocksAfter => {
                let known = state.clocks.shown.iter().all(|clock| clock.known);
                let read = !state.is_over() || is_claimed(ruling);
                (known && read && state.question.is_none())
                    .then(|| Answer::Clocks(state.clocks.shown.map(|clock| clock.seconds())))?
            }
            Asked::AllowedMoves => {
                let mut moves = match ruling.allowed() {
                    Some(moves) => moves,
                    None if state.is_over() => return None,
                    None => state.board.legal_moves().into_iter().collect(),
                };
                sort(&mut moves);
                Answer::Moves(moves)
            }
            Asked::WhoMayClaim => Answer::Claimants(claimants(ruling, provisions)),
            Asked::SamePosition => {
                let (now, then) = (state.board.chess()?, state.history.position(0)?);
                Answer::Same(state.setting.parameters.identity.same(now, then))
            }
            Asked::Appearances => {
                let now = state.board.chess()?;
                let seen = (state.history).appearances_by(&state.setting.parameters, now, None);
                Answer::Times(seen.len())
            }
            Asked::DecidingClause => Answer::Clause(deciding(ruling)?),
            Asked::TrueFalse => {
                let asked = statement?.answers()?;
                let answer = Answer::of(asked, None, story, ruling, provisions)?;
                Answer::Truth(answer.reads_as(statement?))
            }
        })
    }

    /// The question that it is an answer to.
    fn answers(&self) -> Option<Asked> {
        Some(match self {
            Answer::Ruling(_) => Asked::Ruling,
            Answer::Result(_) => Asked::Result,
            Answer::Clocks(_) => Asked::ClocksAfter,
            Answer::Claimants(_) => Asked::WhoMayClaim,
            Answer::Times(_) => Asked::Appearances,
            Answer::Clause(_) => Asked::DecidingClause,
            Answer::Moves(_)
            | Answer::Move(_)
            | Answer::Same(_)
            | Answer::Truth(_)
            | Answer::Part(_)
            | Answer::Written(_) => return None,
        })
    }

    /// Whether two answers can't be told apart by the reader.
    pub fn reads_as(&self, other: &Answer) -> bool {
        match (self, other) {
            (Answer::Ruling(one), Answer::Ruling(other)) => one.reads_as(other),
            _ => self == other,
        }
    }

    /// Whether it is a part of another answer, or all of it.
    pub fn is_part_of(&self, whole: &Answer) -> bool {
        match (self, whole) {
            (Answer::Move(played), Answer::Moves(moves)) => moves.contains(played),
            (Answer::Part(part), Answer::Ruling(verdict)) => verdict.parts().contains(part),
            _ => self.reads_as(whole),
        }
    }

    /// The answer for programs.
    pub fn value(&self) -> Value {
        match self {
            Answer::Ruling(verdict) => verdict.value(),
            Answer::Part(part) => part.value(),
            Answer::Result(outcome) => json!(outcome.map_or("ongoing", Outcome::name)),
            Answer::Clocks(clocks) => json!({ "white": clocks.white, "black": clocks.black }),
            Answer::Moves(moves) => json!(moves.iter().map(uci).collect::<Vec<_>>()),
            Answer::Move(played) => json!(uci(played)),
            Answer::Claimants(may) => json!({ "white": may.white, "black": may.black }),
            Answer::Same(same) => json!(same),
            Answer::Times(times) => json!(times),
            Answer::Clause(rule) => json!(rule.as_str()),
            Answer::Truth(truth) => json!(truth),
            Answer::Written(at) => json!({ "own_option": at + 1 }),
        }
    }
}

/// Moves in an order that does not depend on how they were found.
pub fn sort(moves: &mut [Move]) {
    moves.sort_by_key(uci);
}

/// What decides: the decision that ends the game, or the last one.
pub fn decisive(ruling: &Ruling) -> Option<&Decision> {
    let ends = |remedy: &Effect| matches!(remedy, Effect::End(_));
    let ending = ruling
        .decisions()
        .find(|decision| decision.opinion.effects.iter().any(ends));
    // A decision that nobody has asked for decides nothing, nor does a move being completed.
    let mut steps = ruling.steps.iter().rev();
    let last = steps
        .find(|step| !is_unasked(step))
        .and_then(|step| step.decisions.first());
    let last = last.filter(|decision| !is_passing(decision));
    ending.or(last)
}

/// The rule that decides: the first that it rests on; of a clause and a part of it the part.
pub(super) fn deciding(ruling: &Ruling) -> Option<RuleId> {
    let cites = &decisive(ruling)?.opinion.cites;
    let edition = ruling.edition();
    let first = *cites.first()?;
    let above = first.number_text(edition).unwrap_or_default();
    let part = |rule: &&RuleId| {
        rule.number_text(edition)
            .and_then(|number| number.strip_prefix(above))
            .is_some_and(|rest| rest.starts_with('.'))
    };
    cites.iter().find(part).copied().or(Some(first))
}

/// Whether all that a step says is that nobody has asked for a decision (12.6).
fn is_unasked(step: &Step) -> bool {
    let unasked = |decision: &Decision| decision.is(&UNASKED);
    !step.decisions.is_empty() && step.decisions.iter().all(unasked)
}

/// Whether a claim has ended the game: whoever thinks so takes the clocks to stay as they are.
fn is_claimed(ruling: &Ruling) -> bool {
    matches!(
        ruling.termination(),
        Some(Termination::ThreefoldClaim | Termination::FiftyClaim)
    )
}

/// Who could now claim rightly, by repetition or by fifty moves.
fn claimants(ruling: &Ruling, provisions: &[&'static Provision]) -> ByColor<bool> {
    ByColor::new_with(|side| {
        [Basis::Threefold, Basis::Fifty]
            .into_iter()
            .any(|basis| claims(&ruling.state, side, basis, provisions))
    })
}

/// Whether the record bears a claim at all, whoever makes it.
fn is_ripe(state: &State, basis: Basis) -> bool {
    let parameters = &state.setting.parameters;
    let Some(position) = state.board.chess() else {
        return false;
    };
    match basis {
        Basis::Threefold => {
            let seen = state.history.appearances_by(parameters, position, None);
            seen.len() >= parameters.threefold
        }
        _ => position.halfmoves() >= parameters.fifty,
    }
}

fn claims(state: &State, side: Color, basis: Basis, provisions: &[&'static Provision]) -> bool {
    if state.is_over() || !is_ripe(state, basis) {
        return false;
    }
    let event = Event {
        who: side.into(),
        act: Act::Claim(Claim {
            basis,
            intended: None,
            written: false,
            evidence: Evidence::Scoresheet,
            pending: false,
            position_written: false,
            scoresheet: true,
        }),
    };
    rule_from(provisions, Box::default(), state.clone(), &[event])
        .is_ok_and(|ruling| is_claimed(&ruling) && state.ended.is_none())
}
