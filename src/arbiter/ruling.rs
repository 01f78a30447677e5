//! The ruling: the state at the end, and what was decided on the way.

use serde::Serialize;
use shakmaty::{ByColor, Color, Move, san::SanPlus};

use super::citations::{Citations, citations};
use super::{
    ClaimStanding, Decision, Duty, Effect, EventVerdict, Notation, Witness, allowed_moves,
};
use crate::game::state::{Ending, Outcome, Termination};
use crate::game::{State, TimeClass, Who};
use crate::law::{Edition, RuleId};

/// What a player has to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Obligation {
    /// Who.
    pub who: &'static str,
    /// `must-play` where a single move is left, `choose-from` where there are several.
    pub kind: &'static str,
    /// The moves, in English letters.
    pub moves: Vec<String>,
}

/// What was decided at one event.
#[derive(Clone, Debug)]
pub struct Step {
    /// The index of the event; none before the first.
    pub event: Option<usize>,
    /// What the arbiter has to do about what he sees.
    pub duty: Option<Duty>,
    /// The decisions, in the order of the Laws.
    pub decisions: Vec<Decision>,
}

/// A ruling on a scenario.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// The name of the scenario.
    pub id: Box<str>,
    /// The state after the last event.
    pub state: State,
    /// What was decided, event by event.
    pub steps: Vec<Step>,
}

impl Ruling {
    /// The edition ruled by.
    pub fn edition(&self) -> Edition {
        self.state.setting.edition
    }

    /// Standard, rapid or blitz.
    pub fn class(&self) -> TimeClass {
        self.state.setting.class
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        self.state.ended
    }

    /// The result, as the format has it.
    pub fn outcome(&self) -> &'static str {
        self.ending()
            .map_or("ongoing", |ending: Ending| Outcome::name(ending.outcome))
    }

    /// The word that messages choose the result by.
    pub fn result_word(&self) -> &'static str {
        match self.ending() {
            Some(ending) => ending.outcome.word(),
            None if self.state.is_referred() => "referred",
            None if self.state.is_adjourned() => "adjourned",
            None => "ongoing",
        }
    }

    /// What ended the game.
    pub fn termination(&self) -> Option<Termination> {
        self.ending().map(|ending| ending.termination)
    }

    /// What ended the game, in the words of the format: a result that was signed keeps the game's own
    /// end, or is what the players have agreed on by signing it.
    pub(super) fn written_termination(&self) -> Option<Termination> {
        let ending = self.ending()?;
        let signed = ending.termination == Termination::Signed;
        Some(
            match (signed, self.state.scoresheets.unsigned, ending.outcome) {
                (false, ..) => ending.termination,
                (true, Some(own), _) => own.termination,
                (true, None, Outcome::White | Outcome::Black) => Termination::Resignation,
                (true, None, Outcome::BothLose) => Termination::Forfeit,
                (true, None, _) => Termination::Agreement,
            },
        )
    }

    /// Everything that was decided, in order.
    pub fn decisions(&self) -> impl Iterator<Item = &Decision> {
        self.steps.iter().flat_map(|step| &step.decisions)
    }

    /// The clauses that the rulings rest on, in tiers.
    pub fn citations(&self) -> Citations {
        citations(self)
    }

    /// The rules that the rulings rest on: those that decide, then those passed on the way.
    pub fn rules(&self) -> Vec<RuleId> {
        self.citations().rules().collect()
    }

    /// What the last event came to.
    pub fn verdict(&self) -> Option<EventVerdict> {
        self.steps.last().map(Step::verdict)
    }

    /// The last draw claim of the story, and what became of it.
    pub fn claim(&self) -> Option<ClaimStanding> {
        let effects = self.decisions().flat_map(|it| &it.opinion.effects);
        effects
            .filter_map(|effect| match effect {
                Effect::Claim(standing) => Some(*standing),
                _ => None,
            })
            .last()
    }

    /// The moves that the player to move may choose from; none where any legal move will do.
    pub fn allowed(&self) -> Option<Vec<Move>> {
        allowed_moves(&self.state)
    }

    /// What the player to move has to do.
    pub fn obligations(&self) -> Vec<Obligation> {
        let Some(moves) = self.allowed() else {
            return Vec::new();
        };
        // On a board that chess can't reach a move is told by its squares.
        let spell = |played: &Move| match self.state.board.chess() {
            Some(position) => SanPlus::from_move(position.clone(), *played).to_string(),
            None => played.to_string(),
        };
        vec![Obligation {
            who: Who::from(self.state.turn()).name(),
            kind: if moves.len() == 1 {
                "must-play"
            } else {
                "choose-from"
            },
            moves: moves.iter().map(spell).collect(),
        }]
    }

    /// The rules under which the arbiter may do more.
    pub fn discretion(&self) -> Vec<RuleId> {
        let mut rules = Vec::new();
        for effect in self
            .decisions()
            .flat_map(|decision| &decision.opinion.effects)
        {
            if let Effect::Discretion(rule) = effect
                && !rules.contains(rule)
            {
                rules.push(*rule);
            }
        }
        rules
    }

    /// The facts, each once; those of a count that was struck out only as far as they still matter.
    pub fn witnesses(&self) -> Vec<&Witness> {
        let struck = self.struck();
        let mut witnesses = Vec::new();
        for (at, decision) in self.decisions().enumerate() {
            let stays = |witness: &&Witness| {
                !struck.contains(&at) || matches!(witness, Witness::Gained { .. })
            };
            for witness in decision.opinion.witnesses.iter().filter(stays) {
                if !witnesses.contains(&witness) {
                    witnesses.push(witness);
                }
            }
        }
        witnesses
    }

    /// Which decisions have counted an illegal move that a later one says was none.
    fn struck(&self) -> Vec<usize> {
        let mut counted = ByColor::<Option<usize>>::default();
        let mut struck = Vec::new();
        for (at, decision) in self.decisions().enumerate() {
            for effect in &decision.opinion.effects {
                match effect {
                    Effect::Count { side } => counted[*side] = Some(at),
                    Effect::Uncount { side } => struck.extend(counted[*side].take()),
                    _ => {}
                }
            }
        }
        struck
    }

    /// What the last text on a scoresheet is worth.
    pub fn notation(&self) -> Option<&Notation> {
        let effects = self.decisions().flat_map(|it| &it.opinion.effects);
        effects
            .filter_map(|effect| match effect {
                Effect::Notation(notation) => Some(notation),
                _ => None,
            })
            .last()
    }

    /// The player whose draw offer is the latest one open.
    pub fn offer(&self) -> Option<Color> {
        self.state.offers.open.last().copied()
    }
}
