//! What can be answered, and what a ruling answers.

use serde_json::{Value, json};
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, Move};

use super::Asked;
use crate::arbiter::{Provision, Remedy, Ruling, rule_from};
use crate::game::scenario::{Act, Basis, Claim, Event, Evidence};
use crate::game::state::{Ending, Outcome, Termination};
use crate::game::{State, Who};
use crate::law::RuleId;

/// What a ruling comes to, as far as players feel it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Verdict {
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
    /// Seconds that each clock gets.
    pub clocks: ByColor<i64>,
    /// Seconds a move that both get.
    pub increment: i64,
    /// The position is set back.
    pub set_back: bool,
    /// The pawn on the last rank becomes a queen.
    pub queen: bool,
    /// The sealed move is made on the board.
    pub sealed: Option<Move>,
    /// The moves that the player to move is bound to.
    pub bound: Option<Vec<Move>>,
    /// Whose draw offer is open.
    pub offer: Option<Color>,
    /// The arbiter has to decide.
    pub pending: bool,
}

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
    /// The clause that decides.
    Clause(RuleId),
    /// Whether a statement is true.
    Truth(bool),
}

impl Verdict {
    /// What a ruling comes to.
    pub fn of(ruling: &Ruling) -> Verdict {
        let state = &ruling.state;
        let remedies = || {
            ruling
                .decisions()
                .flat_map(|decision| &decision.opinion.remedies)
        };
        let over = state.ended.is_some();
        let sealed = remedies().find_map(|remedy| match remedy {
            Remedy::PlaySealed(played) | Remedy::SealBoard(played) => Some(*played),
            _ => None,
        });
        Verdict {
            ending: state.ended,
            // What the clocks show no longer matters when the game is over.
            clocks: if over {
                ByColor::default()
            } else {
                state.ruled_s
            },
            increment: if over {
                0
            } else {
                state.increment - state.setting.time_control.increment
            },
            set_back: !over
                && remedies().any(|remedy| {
                    matches!(
                        remedy,
                        Remedy::Restore { .. } | Remedy::Rewind { .. } | Remedy::PutBack
                    )
                }),
            queen: !over && remedies().any(|remedy| matches!(remedy, Remedy::Queen { .. })),
            sealed: sealed.filter(|_| !over),
            bound: ruling.allowed(),
            offer: ruling.offer(),
            pending: state.question.is_some(),
        }
    }

    /// Whether nothing but play going on follows.
    pub fn is_plain(&self) -> bool {
        self.reads_as(&Verdict::default())
    }

    /// Whether a statement is true of it: everything that the statement says is so.
    pub fn covers(&self, said: &Verdict) -> bool {
        let result = |verdict: &Verdict| verdict.ending.map(|ending| ending.outcome);
        let clock = |side: Color| said.clocks[side] == 0 || said.clocks[side] == self.clocks[side];
        if said.is_plain() {
            return self.is_plain();
        }
        result(self) == result(said)
            && self.pending == said.pending
            && clock(Color::White)
            && clock(Color::Black)
            && (said.increment == 0 || said.increment == self.increment)
            && (!said.set_back || self.set_back)
            && (!said.queen || self.queen)
            && (said.sealed.is_none() || said.sealed == self.sealed)
            && (said.bound.is_none() || said.bound == self.bound)
            && (said.offer.is_none() || said.offer == self.offer)
    }

    /// Whether the outcome is the same and only the reason differs.
    pub fn reads_as(&self, other: &Verdict) -> bool {
        let plain = |verdict: &Verdict| Verdict {
            ending: verdict.ending.map(|ending| Ending {
                outcome: ending.outcome,
                termination: Termination::Annulled,
            }),
            ..verdict.clone()
        };
        plain(self) == plain(other)
    }
}

impl Answer {
    /// What a ruling answers to a question; none where it has no answer.
    pub fn of(
        asked: &Asked,
        ruling: &Ruling,
        provisions: &[&'static dyn Provision],
    ) -> Option<Answer> {
        Some(match asked {
            Asked::Ruling => Answer::Ruling(Box::new(Verdict::of(ruling))),
            Asked::Result => Answer::Result(ruling.ending().map(|ending| ending.outcome)),
            Asked::ClocksAfter => {
                let known = ruling.state.clocks.iter().all(|clock| clock.known);
                (known && !ruling.state.is_over() && ruling.state.question.is_none())
                    .then(|| Answer::Clocks(ruling.state.clocks.map(|clock| clock.seconds())))?
            }
            Asked::AllowedMoves => {
                let board = &ruling.state.board;
                let mut moves = match ruling.allowed() {
                    Some(moves) => moves,
                    None if ruling.state.is_over() => return None,
                    None => board.legal_moves().into_iter().collect(),
                };
                sort(&mut moves);
                Answer::Moves(moves)
            }
            Asked::WhoMayClaim => Answer::Claimants(claimants(ruling, provisions)),
            Asked::SamePosition { ply } => {
                let state = &ruling.state;
                let (now, then) = (state.board.chess()?, state.history.position(*ply)?);
                Answer::Same(state.setting.measures.identity.same(now, then))
            }
            Asked::DecidingClause => Answer::Clause(deciding(ruling)?),
            Asked::TrueFalse(statement) => {
                let asked = statement.answers()?;
                let answer = Answer::of(&asked, ruling, provisions)?;
                Answer::Truth(match (&answer, &**statement) {
                    (Answer::Ruling(so), Answer::Ruling(said)) => so.covers(said),
                    (one, other) => one == other,
                })
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
            Answer::Clause(_) => Asked::DecidingClause,
            Answer::Moves(_) | Answer::Move(_) | Answer::Same(_) | Answer::Truth(_) => return None,
        })
    }

    /// Whether two answers can't be told apart by the reader.
    pub fn reads_as(&self, other: &Answer) -> bool {
        match (self, other) {
            (Answer::Ruling(one), Answer::Ruling(other)) => one.reads_as(other),
            _ => self == other,
        }
    }

    /// The answer for programs.
    pub fn value(&self) -> Value {
        let uci = |played: &Move| UciMove::from_standard(*played).to_string();
        let who = |side: Color| Who::from(side).name();
        match self {
            Answer::Ruling(verdict) => json!({
                "outcome": verdict.ending.map_or("ongoing", |ending| ending.outcome.name()),
                "clock_delta_s": { "white": verdict.clocks.white, "black": verdict.clocks.black },
                "increment_s": verdict.increment,
                "set_back": verdict.set_back,
                "queen": verdict.queen,
                "sealed": verdict.sealed.as_ref().map(uci),
                "bound": verdict.bound.as_ref().map(|moves| moves.iter().map(uci).collect::<Vec<_>>()),
                "offer": verdict.offer.map(who),
                "arbiter_decides": verdict.pending,
            }),
            Answer::Result(outcome) => json!(outcome.map_or("ongoing", Outcome::name)),
            Answer::Clocks(clocks) => json!({ "white": clocks.white, "black": clocks.black }),
            Answer::Moves(moves) => json!(moves.iter().map(uci).collect::<Vec<_>>()),
            Answer::Move(played) => json!(uci(played)),
            Answer::Claimants(may) => json!({ "white": may.white, "black": may.black }),
            Answer::Same(same) => json!(same),
            Answer::Clause(rule) => json!(rule.as_str()),
            Answer::Truth(truth) => json!(truth),
        }
    }
}

/// Moves in an order that does not depend on how they were found.
pub fn sort(moves: &mut [Move]) {
    moves.sort_by_key(|played| UciMove::from_standard(*played).to_string());
}

/// The rule that decides: the first of the decision that ends the game, or of the last one.
fn deciding(ruling: &Ruling) -> Option<RuleId> {
    let ends = |remedy: &Remedy| matches!(remedy, Remedy::End(_));
    let ending = ruling
        .decisions()
        .find(|decision| decision.opinion.remedies.iter().any(ends));
    let last = ruling.steps.last().and_then(|step| step.decisions.first());
    ending.or(last)?.opinion.cites.first().copied()
}

/// Who could now claim rightly, by repetition or by fifty moves.
fn claimants(ruling: &Ruling, provisions: &[&'static dyn Provision]) -> ByColor<bool> {
    ByColor::new_with(|side| {
        [Basis::Threefold, Basis::Fifty]
            .into_iter()
            .any(|basis| claims(&ruling.state, side, basis, provisions))
    })
}

fn claims(state: &State, side: Color, basis: Basis, provisions: &[&'static dyn Provision]) -> bool {
    let event = Event {
        who: side.into(),
        act: Act::Claim(Claim {
            basis,
            intended: None,
            written: false,
            evidence: Evidence::Scoresheet,
            position_written: false,
            scoresheet: true,
        }),
    };
    rule_from(provisions, Box::default(), state.clone(), &[event]).is_ok_and(|ruling| {
        matches!(
            ruling.termination(),
            Some(Termination::ThreefoldClaim | Termination::FiftyClaim)
        ) && state.ended.is_none()
    })
}
