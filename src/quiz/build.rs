//! From a scenario to a question: the engine rules, the misconceptions rule otherwise.

use std::cell::OnceCell;

use super::answer::decisive;
use super::circumstances::settles_promotion;
use super::concerned::concerned;
use super::explanation::explain;
use super::options::options;
use super::reasons::{claimed_on, claimed_under};
use super::{
    Answer, Asked, Dice, Fault, Kind, Misconception, Question, Reason, Verdict, difficulty,
    identify, reading_load,
};
use crate::arbiter::{PROVISIONS, Refusal, Ruling, rule_from, supervised};
use crate::game::scenario::{Act, Basis, Decision};
use crate::game::setting::Supervision;
use crate::game::{Scenario, State};
use crate::law::RuleId;
use crate::rule;

/// Why a scenario can't be asked about like that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unasked {
    /// The dice fell badly.
    #[error("nothing could be constructed")]
    NotConstructed,
    /// The engine can't rule on it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The ruling has no answer to it.
    #[error("the ruling has no answer to this")]
    NoAnswer,
    /// Too few misconceptions change the answer.
    #[error("only {0} misconceptions lead to another answer")]
    TooFewOptions(usize),
}

/// So many constructions before the statement that nearly every scenario bears is fallen back on.
const CONSTRUCTIONS: usize = 6;

/// A question of a kind, as the dice fall.
pub fn ask(kind: &'static Kind, dice: &mut Dice) -> Result<Question, Unasked> {
    let mut first = dice.pick(kind.asks).copied().unwrap_or("ruling");
    // Half of the guesses about a statement are right: it is asked less often than other things.
    if first == STATEMENT && dice.one_in(3) {
        first = dice.pick(kind.asks).copied().unwrap_or("ruling");
    }
    let mut failed = Unasked::NotConstructed;
    for last in (0..CONSTRUCTIONS).map(|at| at + 1 == CONSTRUCTIONS) {
        let Some(scenario) = (kind.construct)(dice) else {
            continue;
        };
        let trial = match Trial::of(scenario, kind.tempts) {
            Ok(trial) => trial,
            Err(why) => {
                failed = why;
                continue;
            }
        };
        // What was rolled first, then whatever else the scenario bears.
        let mut names = kind.asks.to_vec();
        dice.shuffle(&mut names);
        names.insert(0, first);
        let mut tried: Vec<&str> = Vec::with_capacity(names.len());
        for name in names {
            let statement = name == STATEMENT && first != STATEMENT && !last;
            if statement || tried.contains(&name) || tells_result(&trial.scenario, name) {
                continue;
            }
            tried.push(name);
            let asked = Asked::named(name).ok_or(Unasked::NoAnswer)?;
            match trial.ask(kind.name, asked, dice) {
                Ok(question) => return Ok(question),
                Err(why) => failed = why,
            }
        }
    }
    Err(failed)
}

/// Whether a story says how the game ends, and nothing else is asked: a draw that was claimed is
/// drawn when the claim is upheld. What a rejection leads to has to be known.
fn tells_result(scenario: &Scenario, asked: &str) -> bool {
    let upholds =
        |act: &Act| matches!(act, Act::Find(finding) if finding.decision == Some(Decision::Agree));
    ["ruling", "result", STATEMENT].contains(&asked)
        && scenario.setting.supervision == Supervision::None
        && scenario.events.iter().any(|event| upholds(&event.act))
}

/// What nearly every scenario bears: is this the ruling?
const STATEMENT: &str = "true-false";

/// A question about a scenario. The misconceptions come in the order in which they explain an
/// answer that several of them lead to; the first one is always among the options if it can be.
pub fn ask_about(
    kind: &'static str,
    scenario: Scenario,
    asked: Asked,
    tempts: &[&'static Misconception],
    dice: &mut Dice,
) -> Result<Question, Unasked> {
    Trial::of(scenario, tempts)?.ask(kind, asked, dice)
}

/// A scenario with its ruling, and what misconceptions make of it as far as that was asked.
pub(super) struct Trial<'a> {
    scenario: Scenario,
    state: State,
    ruling: Ruling,
    tempts: &'a [&'static Misconception],
    misled: Vec<OnceCell<Option<Ruling>>>,
}

impl<'a> Trial<'a> {
    pub(super) fn of(
        scenario: Scenario,
        tempts: &'a [&'static Misconception],
    ) -> Result<Trial<'a>, Unasked> {
        let state = State::begin(&scenario);
        let ruling = rule_from(PROVISIONS, Box::default(), state.clone(), &scenario.events)?;
        if speaks_idly(&scenario, &ruling) {
            return Err(Unasked::NotConstructed);
        }
        Ok(Trial {
            scenario,
            state,
            ruling,
            tempts,
            misled: tempts.iter().map(|_| OnceCell::new()).collect(),
        })
    }

    /// A question about it.
    pub(super) fn ask(
        &self,
        kind: &'static str,
        asked: Asked,
        dice: &mut Dice,
    ) -> Result<Question, Unasked> {
        let asked = match asked {
            Asked::TrueFalse(_) if settles_promotion(&self.scenario) => {
                return Err(Unasked::NoAnswer);
            }
            Asked::TrueFalse(_) => self.statement(dice)?,
            // A flag has nothing to do with how often a position has appeared.
            Asked::Appearances if self.falls() => return Err(Unasked::NoAnswer),
            // What the clocks show matters to nobody any more.
            Asked::ClocksAfter if self.ruling.state.is_over() => return Err(Unasked::NoAnswer),
            other => other,
        };
        let ruling = &self.ruling;
        let key =
            Answer::after(&self.scenario, &asked, ruling, PROVISIONS).ok_or(Unasked::NoAnswer)?;
        let mut wrong = self.mislead(&asked, &key);
        let explanation = explain(&self.scenario, ruling);
        if asked == Asked::DecidingClause {
            let named = self.named(&explanation);
            wrong.retain(|(answer, _)| !matches!(answer, Answer::Clause(it) if named.contains(it)));
        }
        let (answer_type, mut options) = options(&asked, &key, wrong, &self.scenario, dice)?;
        let decisions = ruling.decisions();
        let mut cited: Vec<RuleId> = decisions
            .flat_map(|decision| decision.opinion.cites.iter().copied())
            .collect();
        // Nothing is decided there; the rule is the one that a claim would rest on.
        if asked == Asked::WhoMayClaim {
            cited.extend([claimed_under(&self.scenario), header(&self.scenario)]);
        }
        // What brings the Competitive Rules into rapid and blitz.
        cited.extend(supervised(&self.scenario.setting).first());
        for option in &mut options {
            option.refuted_by = option.misconception.map(|known| known.refuted_amid(&cited));
        }
        let mut rules = concerned(&asked, ruling, &explanation, &options);
        let decides = match key {
            Answer::Clause(decides) => Some(decides),
            Answer::Claimants(_) => Some(claimed_under(&self.scenario)),
            _ => None,
        };
        if let Some(decides) = decides {
            rules.retain(|rule| *rule != decides);
            rules.insert(0, decides);
        }
        Ok(Question {
            id: identify(kind, &self.scenario, &asked),
            kind,
            difficulty: difficulty(&self.scenario, ruling, &options),
            reading_load: reading_load(&self.scenario),
            rules,
            explanation,
            verdict: Verdict::of(ruling).after(&self.scenario),
            scenario: self.scenario.clone(),
            asked,
            answer_type,
            options,
            key,
        })
    }

    /// The clauses that are named beside what decides: none of them is a wrong answer.
    fn named(&self, explanation: &[Reason]) -> Vec<RuleId> {
        let Some(decision) = decisive(&self.ruling) else {
            return Vec::new();
        };
        let mut reasons = explanation.iter();
        let told = reasons.find(|reason| reason.message == decision.opinion.reason);
        told.map_or_else(Vec::new, |it| it.deciding(self.ruling.edition()))
    }

    /// Whether a flag falls in the story.
    fn falls(&self) -> bool {
        let mut events = self.scenario.events.iter();
        events.any(|event| matches!(event.act, Act::Flag(_)))
    }

    /// What a misconception makes of it, ruled once.
    fn misled(&self, at: usize) -> Option<&Ruling> {
        let tempt = self.tempts[at];
        self.misled[at]
            .get_or_init(|| match tempt.is_idle(&self.ruling) {
                true => None,
                false => tempt.rule(&self.state, &self.scenario.events),
            })
            .as_ref()
    }

    /// The answers that differ from the key and from each other, each with the first
    /// misconception that leads to it. A misconception that no clause of the edition refutes is
    /// left out.
    fn mislead(&self, asked: &Asked, key: &Answer) -> Vec<Misled> {
        let edition = self.scenario.setting.edition;
        let mut wrong: Vec<Misled> = Vec::new();
        for (at, tempt) in self.tempts.iter().enumerate() {
            if wrong.len() == ENOUGH {
                break;
            }
            if tempt.refuted_by.number(edition).is_none() || self.is_claimed_anyway(tempt) {
                continue;
            }
            let Some(answer) = self
                .misled(at)
                .filter(|ruling| self.is_comparable(asked, ruling) && !self.may_become(ruling))
                .and_then(|ruling| {
                    let answer = Answer::after(&self.scenario, asked, ruling, tempt.provisions())?;
                    (!self.is_second_ground(key, &answer, ruling)).then_some(answer)
                })
            else {
                continue;
            };
            if !answer.reads_as(key) && wrong.iter().all(|(seen, _)| !seen.reads_as(&answer)) {
                wrong.push((answer, tempt));
            }
        }
        wrong
    }

    /// Whether a misconception says that nobody need claim, and somebody has.
    fn is_claimed_anyway(&self, tempt: &Misconception) -> bool {
        let mut events = self.scenario.events.iter();
        tempt.needs_no_claim() && events.any(|event| matches!(event.act, Act::Claim(_)))
    }

    /// Whether the same can be asked: about the moves of the same player, about the same position.
    fn is_comparable(&self, asked: &Asked, misled: &Ruling) -> bool {
        match asked {
            Asked::AllowedMoves => misled.state.turn() == self.ruling.state.turn(),
            Asked::Appearances => misled.state.board == self.ruling.state.board,
            _ => true,
        }
    }

    /// Whether a clause is a true ground of the same decision: a claim that may not be made is
    /// refused by what it rests on, too.
    fn is_second_ground(&self, key: &Answer, answer: &Answer, misled: &Ruling) -> bool {
        let on_merits = |answer: &Answer| matches!(answer, Answer::Clause(rule) if MERITS.iter().any(|rules| rule.as_str().starts_with(rules)));
        let refused = |ruling: &Ruling| ruling.ending().is_none();
        on_merits(answer) && !on_merits(key) && refused(misled) && refused(&self.ruling)
    }

    /// Whether the arbiter, who has yet to decide, could rule like that: only what says otherwise
    /// about whether the claim may be made at all is wrong then.
    fn may_become(&self, misled: &Ruling) -> bool {
        let misled = Verdict::of(misled);
        Verdict::of(&self.ruling).pending && !misled.pending && !misled.dismissed
    }

    /// A statement about the ruling: the right one, or what a misconception makes of it.
    fn statement(&self, dice: &mut Dice) -> Result<Asked, Unasked> {
        let right = Answer::after(&self.scenario, &Asked::Ruling, &self.ruling, PROVISIONS)
            .ok_or(Unasked::NoAnswer)?;
        let mut wrong = self.mislead(&Asked::Ruling, &right);
        // What leaves out something is not false as far as it goes.
        wrong.retain(|(answer, _)| !is_less(answer, &right));
        // What the Laws hardly ever say is known for wrong by its words.
        let outlandish = |answer: &Answer| {
            matches!(answer, Answer::Ruling(it) if it.is_outlandish()
                || it.fault == Some(Fault::Righted))
        };
        if !outlandish(&right) && wrong.iter().any(|(answer, _)| !outlandish(answer)) {
            wrong.retain(|(answer, _)| !outlandish(answer));
        }
        let said = match dice.pick(&wrong) {
            None => return Err(Unasked::TooFewOptions(0)),
            Some(_) if dice.one_in(2) => right,
            Some((wrong, _)) => wrong.clone(),
        };
        Ok(Asked::TrueFalse(Box::new(said)))
    }
}

/// The rule on draws that a claim would be one of.
fn header(scenario: &Scenario) -> RuleId {
    match claimed_on(scenario) {
        Basis::Fifty => rule!("draw.fifty"),
        _ => rule!("draw.threefold"),
    }
}

/// Whether an answer says nothing that the other does not say too, and less.
fn is_less(answer: &Answer, than: &Answer) -> bool {
    let (Answer::Ruling(less), Answer::Ruling(more)) = (answer, than) else {
        return false;
    };
    let more = more.parts();
    !less.is_plain() && less.parts().iter().all(|part| more.contains(part))
}

/// Whether the arbiter decides something that was not open: a story nobody would tell.
fn speaks_idly(scenario: &Scenario, ruling: &Ruling) -> bool {
    scenario.events.iter().enumerate().any(|(at, event)| {
        matches!(event.act, Act::Find(_))
            && ruling.steps.iter().all(|step| {
                step.event != Some(at)
                    || step
                        .decisions
                        .iter()
                        .all(|decision| decision.provision.name() == "game-over")
            })
    })
}

/// How the rules are called that say when a draw can be claimed.
const MERITS: [&str; 3] = ["draw.threefold", "draw.fifty", "draw.identity"];

/// An answer that a misconception leads to.
pub type Misled = (Answer, &'static Misconception);

/// More wrong answers than that are not looked for.
const ENOUGH: usize = 5;

/// Whether a question's key is what the engine says, asked afresh, and its wrong options are what
/// their misconceptions say.
pub fn verify(question: &Question) -> bool {
    let state = State::begin(&question.scenario);
    let events = &question.scenario.events;
    let Ok(ruling) = rule_from(PROVISIONS, Box::default(), state.clone(), events) else {
        return false;
    };
    let key = Answer::after(&question.scenario, &question.asked, &ruling, PROVISIONS);
    let said = |by: &Misconception| {
        by.rule(&state, events).and_then(|ruling| {
            Answer::after(
                &question.scenario,
                &question.asked,
                &ruling,
                by.provisions(),
            )
        })
    };
    let options = question
        .options
        .iter()
        .all(|option| match option.misconception {
            None => option.correct && option.answer.is_part_of(&question.key),
            Some(by) => {
                !option.answer.is_part_of(&question.key)
                    && said(by).is_some_and(|said| option.answer.is_part_of(&said))
            }
        });
    key.as_ref() == Some(&question.key) && options
}
