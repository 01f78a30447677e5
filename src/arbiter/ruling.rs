//! The ruling: the state at the end, and what was decided on the way.

use serde::{Serialize, Serializer};
use shakmaty::{ByColor, Color, Move, san::SanPlus};

use super::citations::{self as tiers, Citations, citations};
use super::{
    ClaimStanding, Decision, Duty, Effect, EventVerdict, Notation, Right, Witness, allowed_moves,
};
use crate::diag::Message;
use crate::game::points::Points;
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
    fn written_termination(&self) -> Option<Termination> {
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

#[derive(Serialize)]
struct BySide<T> {
    white: T,
    black: T,
}

fn pair<T: Copy>(values: ByColor<T>) -> BySide<T> {
    BySide {
        white: values.white,
        black: values.black,
    }
}

#[derive(Serialize)]
struct LostRightJson {
    who: &'static str,
    right: &'static str,
    until: &'static str,
}

/// The JSON of a ruling: keys are added, never renamed or removed; if ever one is, `version` goes up.
#[derive(Serialize)]
struct RulingJson<'a> {
    id: &'a str,
    version: u32,
    edition: Edition,
    class: TimeClass,
    outcome: &'static str,
    termination: Option<Termination>,
    clock_delta_s: BySide<i64>,
    illegal_count: BySide<u32>,
    obligations: Vec<Obligation>,
    allowed: Option<Vec<String>>,
    rights_lost: Vec<LostRightJson>,
    offer: Option<&'static str>,
    discretion: Vec<RuleId>,
    fen: String,
    clocks_s: BySide<SecondsJson>,
    verdict: Option<EventVerdict>,
    points: Option<BySide<Points>>,
    record_duty: BySide<bool>,
    claim: Option<ClaimStanding>,
    penalties: Vec<serde_json::Value>,
    needs: Vec<serde_json::Value>,
    notation: Option<Notation>,
    citations: tiers::CitationsJson,
    rules: Vec<RuleId>,
    clauses: Vec<&'static str>,
    witnesses: Vec<&'a Witness>,
    steps: Vec<StepJson<'a>>,
}

#[derive(Clone, Copy)]
struct SecondsJson(i64);

impl Serialize for SecondsJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % 1000 {
            0 => serializer.serialize_i64(self.0 / 1000),
            _ => serializer.serialize_f64(self.0 as f64 / 1000.0),
        }
    }
}

#[derive(Serialize)]
struct StepJson<'a> {
    event: Option<usize>,
    verdict: EventVerdict,
    duty: Option<Duty>,
    clauses: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<&'a str>,
    rulings: Vec<DecisionJson<'a>>,
}

#[derive(Serialize)]
struct DecisionJson<'a> {
    provision: &'static str,
    reason: &'static str,
    rules: &'a [RuleId],
    clauses: Vec<&'static str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    overruled: &'a [RuleId],
    #[serde(rename = "remedies", serialize_with = "super::effect::written")]
    effects: &'a [Effect],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    witnesses: &'a [Witness],
}

fn clauses(rules: &[RuleId], edition: Edition) -> Vec<&'static str> {
    rules
        .iter()
        .filter_map(|rule| rule.number_text(edition))
        .collect()
}

impl Serialize for Ruling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.write(&[], serializer)
    }
}

/// A ruling with what is said at each step, one sentence or two in a reader's language.
pub struct NarratedRuling<'a> {
    /// The ruling.
    pub ruling: &'a Ruling,
    /// What is said, step by step.
    pub lines: Vec<String>,
}

impl Serialize for NarratedRuling<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.ruling.write(&self.lines, serializer)
    }
}

impl Ruling {
    fn write<S: Serializer>(&self, lines: &[String], serializer: S) -> Result<S::Ok, S::Error> {
        let edition = self.edition();
        let citations = self.citations();
        let rules: Vec<RuleId> = citations.rules().collect();
        let steps = self
            .steps
            .iter()
            .enumerate()
            .map(|(at, step)| StepJson {
                event: step.event,
                verdict: step.verdict(),
                duty: step.duty,
                clauses: clauses(&step.deciding(edition), edition),
                line: lines.get(at).map(String::as_str),
                rulings: step
                    .decisions
                    .iter()
                    .map(|decision| DecisionJson {
                        provision: decision.provision.name,
                        reason: key(&decision.opinion.reason),
                        rules: &decision.opinion.cites,
                        clauses: clauses(&decision.opinion.cites, edition),
                        overruled: &decision.overruled,
                        effects: &decision.opinion.effects,
                        witnesses: &decision.opinion.witnesses,
                    })
                    .collect(),
            })
            .collect();
        RulingJson {
            id: &self.id,
            version: 2,
            edition,
            class: self.class(),
            outcome: self.outcome(),
            termination: self.written_termination(),
            clock_delta_s: pair(self.state.clocks.ruled_s),
            illegal_count: pair(self.state.counts.illegal),
            obligations: self.obligations(),
            allowed: self
                .allowed()
                .map(|moves| moves.iter().map(|played| self.state.uci(*played)).collect()),
            rights_lost: self
                .state
                .turn
                .lost
                .iter()
                .filter(|_| !self.state.is_over())
                .map(|(side, right)| LostRightJson {
                    who: Who::from(*side).name(),
                    right: right.name(),
                    until: if *right == Right::Castling {
                        "end-of-game"
                    } else {
                        "next-move"
                    },
                })
                .collect(),
            offer: self.offer().map(|side| Who::from(side).name()),
            discretion: self.discretion(),
            fen: self.state.board.fen(),
            clocks_s: pair(
                self.state
                    .clocks
                    .shown
                    .map(|clock| SecondsJson(clock.left_ms)),
            ),
            verdict: self.verdict(),
            points: super::notes::points(&self.state).map(pair),
            record_duty: pair(ByColor::new_with(|side| self.state.must_record(side))),
            claim: self.claim(),
            penalties: super::notes::penalties(&self.state),
            needs: super::notes::needs(&self.state),
            notation: self.notation().cloned(),
            citations: citations.written(edition),
            clauses: clauses(&rules, edition),
            rules,
            witnesses: self.witnesses(),
            steps,
        }
        .serialize(serializer)
    }
}

fn key(message: &Message) -> &'static str {
    message.key.strip_prefix("ruling-").unwrap_or(message.key)
}
