//! The JSON of a ruling.

use serde::{Serialize, Serializer};
use shakmaty::ByColor;

use super::citations::CitationsJson;
use super::ruling::Obligation;
use super::{ClaimStanding, Duty, Effect, EventVerdict, Notation, Right, Ruling, Witness};
use crate::diag::Message;
use crate::game::points::Points;
use crate::game::state::Termination;
use crate::game::{TimeClass, Who};
use crate::law::{Edition, RuleId};

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
    citations: CitationsJson,
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
            steps: self.steps_json(lines),
        }
        .serialize(serializer)
    }

    fn steps_json<'a>(&'a self, lines: &'a [String]) -> Vec<StepJson<'a>> {
        let edition = self.edition();
        self.steps
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
            .collect()
    }
}

fn key(message: &Message) -> &'static str {
    message.key.strip_prefix("ruling-").unwrap_or(message.key)
}
