//! A scenario that may become a question: its ruling, and the wrong answers that misconceptions
//! and near stories lead to.

use std::cell::OnceCell;

use super::build::AskError;
use super::explanation::explain;
use super::further_reasons::explain_further;
use super::misconceptions::{
    BREACH_IS_HARMLESS, CLAIM_COSTS_CLAIMANT, CLAIM_COSTS_THREE, CLAIM_IS_NO_OFFER, COLOURS_DRAWN,
    DISPLACED_FOUND_ILLEGAL, DISPLACED_IS_ILLEGAL, ILLEGAL_ALWAYS_ONE, INCREMENT_KEPT,
    INCREMENT_ONE_MINUTE, OFFENDER_LOSES_TIME, PENALTY_ALWAYS_ONE, PENALTY_ALWAYS_TWO,
    POSITION_LOST_DRAWN, REJECTION_ONE_MINUTE, SECOND_COSTS_DOUBLE, SETTING_NEW_GAME, SETUP_DRAWN,
};
use super::natural::{leaves_unsaid, natural};
use super::near::{NearStory, can_be_near};
use super::options::options;
use super::rules::{claimed_on, claimed_under, rules_concerned};
use super::setting_messages::announces_promotion;
use super::slots::sounds_as;
use super::story::{names_offence, tells};
use super::{
    Answer, Asked, Dice, FaultRemedy, Misconception, OptionSource, Question, Reason, Verdict,
    difficulty, expected_success, identify, reading_load,
};
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{PROVISIONS, Ruling, rule_with_states, supervised};
use crate::game::scenario::{Act, Basis};
use crate::game::{Scenario, State};
use crate::law::RuleId;
use crate::rule;

/// A wrong answer, and where it comes from.
pub type WrongAnswer = (Answer, OptionSource);

/// Misconceptions that fill up the options, and are no statements to doubt.
static FILLERS: [&Misconception; 4] = [
    &SETUP_DRAWN,
    &COLOURS_DRAWN,
    &POSITION_LOST_DRAWN,
    &SETTING_NEW_GAME,
];
/// Misconceptions about how much time is given and to whom, or whether a claim is an offer as well:
/// no question is about these alone.
static SIDE_ISSUES: [&Misconception; 13] = [
    &PENALTY_ALWAYS_TWO,
    &PENALTY_ALWAYS_ONE,
    &ILLEGAL_ALWAYS_ONE,
    &OFFENDER_LOSES_TIME,
    &CLAIM_COSTS_THREE,
    &CLAIM_COSTS_CLAIMANT,
    &CLAIM_IS_NO_OFFER,
    &REJECTION_ONE_MINUTE,
    &INCREMENT_ONE_MINUTE,
    &SECOND_COSTS_DOUBLE,
    &INCREMENT_KEPT,
    &DISPLACED_IS_ILLEGAL,
    &DISPLACED_FOUND_ILLEGAL,
];
/// Fewer wrong answers are no choice, but for a question that somebody wants asked as it is.
const LEAST_WRONG: usize = 2;
/// The kind of questions about readers' own scenarios.
pub const OWN: &str = "own";
/// So many wrong answers are enough: near stories are not looked at.
const ENOUGH_WRONG: usize = 3;
/// More wrong answers than that are not looked for.
const MOST_WRONG: usize = 5;

/// A scenario with its ruling, and what misconceptions make of it as far as that was asked.
pub(super) struct Candidate {
    pub(super) scenario: Scenario,
    pub(super) ruling: Ruling,
    states: Vec<State>,
    tempts: Vec<(&'static Misconception, OnceCell<Option<Ruling>>)>,
    near: Vec<(NearStory, OnceCell<Option<Ruling>>)>,
    /// Whether it is a story of a lecturer's own.
    own: bool,
}

impl Candidate {
    pub(super) fn new(scenario: Scenario) -> Result<Candidate, AskError> {
        let (ruling, states) = rule_with_states(State::begin(&scenario), &scenario.events)?;
        Ok(Candidate {
            scenario,
            ruling,
            states,
            tempts: Vec::new(),
            near: Vec::new(),
            own: false,
        })
    }

    pub(super) fn tempted(
        scenario: Scenario,
        tempts: &[&'static Misconception],
    ) -> Result<Candidate, AskError> {
        let mut candidate = Candidate::new(scenario)?;
        if has_unasked_finding(&candidate.scenario, &candidate.ruling) {
            return Err(AskError::NotConstructed);
        }
        candidate.tempt(tempts);
        Ok(candidate)
    }

    /// Which misconceptions are tried from now on.
    pub(super) fn tempt(&mut self, tempts: &[&'static Misconception]) {
        let tempts = tempts.iter();
        self.tempts = tempts.map(|tempt| (*tempt, OnceCell::new())).collect();
    }

    /// A story of a lecturer's own: in which other ones wrong answers are looked for where
    /// misconceptions lead to too few.
    pub(super) fn compare(&mut self, near: Vec<NearStory>) {
        self.own = true;
        let near = near.into_iter();
        self.near = near.map(|near| (near, OnceCell::new())).collect();
    }

    /// A question about it.
    pub(super) fn ask(
        &self,
        kind: &'static str,
        asked: Asked,
        dice: &mut Dice,
    ) -> Result<Question, AskError> {
        let (scenario, ruling) = (&self.scenario, &self.ruling);
        let statement = match asked {
            Asked::TrueFalse if announces_promotion(scenario) => return Err(AskError::NoAnswer),
            Asked::TrueFalse => Some(self.statement(kind, dice)?),
            // A flag has nothing to do with how often a position has appeared.
            Asked::Appearances if tells(scenario, |act| matches!(act, Act::Flag(_))) => {
                return Err(AskError::NoAnswer);
            }
            // What the clocks show matters to nobody any more.
            Asked::ClocksAfter if ruling.state.is_over() => return Err(AskError::NoAnswer),
            _ => None,
        };
        let key = Answer::of(asked, statement.as_ref(), scenario, ruling, PROVISIONS)
            .ok_or(AskError::NoAnswer)?;
        let mut wrong = self.wrong_answers(asked, statement.as_ref(), &key);
        let explanation = explain(scenario, ruling);
        if asked == Asked::DecidingClause {
            let named = self.named(&explanation);
            wrong.retain(|(answer, _)| !matches!(answer, Answer::Clause(it) if named.contains(it)));
        }
        let least = match kind {
            OWN if scenario.own.options.iter().any(|option| !option.correct) => 0,
            OWN => 1,
            _ => LEAST_WRONG,
        };
        let sparing = kind != OWN;
        let (answer_type, mut options) =
            options(asked, &key, wrong, scenario, (least, sparing), dice)?;
        let cited = self.cited(asked);
        for option in &mut options {
            option.refuted_by = option.misconception.map(|known| known.refuted_amid(&cited));
        }
        let expected_success = expected_success(scenario, ruling, &options);
        let mut question = Question {
            id: identify(kind, scenario, asked, statement.as_ref()),
            follows: None,
            supposing: None,
            kind,
            difficulty: difficulty(expected_success),
            expected_success,
            reading_load: reading_load(scenario),
            rules: Vec::new(),
            explanation,
            verdict: Verdict::on(scenario, ruling),
            ruling: ruling.clone(),
            states: self.states.clone(),
            scenario: scenario.clone(),
            asked,
            statement,
            answer_type,
            options,
            key,
        };
        question.rules = rules_concerned(&question);
        explain_further(&mut question);
        Ok(question)
    }

    /// The rules that may refute a wrong answer.
    fn cited(&self, asked: Asked) -> Vec<RuleId> {
        let decisions = self.ruling.decisions();
        let mut cited: Vec<RuleId> = decisions
            .flat_map(|decision| decision.opinion.cites.iter().copied())
            .collect();
        // Nothing is decided there; the rule is the one that a claim would rest on.
        if asked == Asked::WhoMayClaim {
            let header = match claimed_on(&self.scenario) {
                Basis::Fifty => rule!("draw.fifty"),
                _ => rule!("draw.threefold"),
            };
            cited.extend([claimed_under(&self.scenario), header]);
        }
        // What brings the Competitive Rules into rapid and blitz.
        cited.extend(supervised(&self.scenario.setting).first());
        cited
    }

    /// The clauses that the reasons name: none of them is a wrong answer.
    fn named(&self, explanation: &[Reason]) -> Vec<RuleId> {
        let edition = self.ruling.edition();
        let reasons = explanation.iter();
        reasons.flat_map(|it| it.deciding(edition)).collect()
    }

    /// What a misconception makes of it, ruled once.
    fn misled(&self, at: usize) -> Option<&Ruling> {
        let (tempt, misled) = &self.tempts[at];
        let rule = || {
            if tempt.changes_nothing(&self.ruling) {
                return None;
            }
            tempt.rule(&self.states[0], &self.scenario.events)
        };
        misled.get_or_init(rule).as_ref()
    }

    /// The answers that differ from the key and from each other, each with the first
    /// misconception that leads to it. A misconception that no clause of the edition refutes is
    /// left out.
    fn wrong_answers(
        &self,
        asked: Asked,
        statement: Option<&Answer>,
        key: &Answer,
    ) -> Vec<WrongAnswer> {
        let edition = self.scenario.setting.edition;
        let mut wrong: Vec<WrongAnswer> = Vec::new();
        for (at, (tempt, _)) in self.tempts.iter().enumerate() {
            if wrong.len() == MOST_WRONG {
                break;
            }
            let unfit = tempt.refuted_by.number(edition).is_none()
                || self.is_claimed_anyway(tempt)
                || self.is_denied_by_story(tempt);
            if unfit {
                continue;
            }
            let misled = self.misled(at);
            let may_be_asked = |it: &&Ruling| {
                self.is_comparable(asked, it) && !self.may_become(it) && !tempt.is_half_believed(it)
            };
            let Some(ruling) = misled.filter(may_be_asked) else {
                continue;
            };
            let answer = Answer::of(asked, statement, &self.scenario, ruling, tempt.provisions());
            let Some(answer) = answer.filter(|it| !self.is_second_ground(key, it, ruling)) else {
                continue;
            };
            if !answer.reads_as(key) && wrong.iter().all(|(seen, _)| !seen.reads_as(&answer)) {
                wrong.push((answer, OptionSource::Misconception(tempt)));
            }
        }
        if self.own {
            wrong.retain(|(answer, _)| !sounds_as(answer, key) && !leaves_unsaid(answer, key));
            self.add_natural(LEAST_WRONG, key, &mut wrong);
        }
        self.add_near(asked, statement, key, &mut wrong);
        if self.own {
            self.add_natural(ENOUGH_WRONG, key, &mut wrong);
        }
        wrong
    }

    /// Fills up with what anybody would think of first, to so many.
    fn add_natural(&self, most: usize, key: &Answer, wrong: &mut Vec<WrongAnswer>) {
        let (Answer::Ruling(_) | Answer::Result(_)) = key else {
            return;
        };
        let verdict = Verdict::on(&self.scenario, &self.ruling);
        for other in natural(&self.scenario, &verdict) {
            let answer = match key {
                Answer::Result(_) => Answer::Result(other.ending.map(|ending| ending.outcome)),
                _ => Answer::Ruling(Box::new(other)),
            };
            let is_seen = wrong.iter().any(|(seen, _)| sounds_as(seen, &answer));
            if wrong.len() < most && !is_seen && !sounds_as(key, &answer) {
                wrong.push((answer, OptionSource::Natural));
            }
        }
    }

    /// Fills up with what is ruled in near stories: first what is seldom said is left out.
    fn add_near(
        &self,
        asked: Asked,
        statement: Option<&Answer>,
        key: &Answer,
        wrong: &mut Vec<WrongAnswer>,
    ) {
        if !can_be_near(asked) {
            return;
        }
        let mut spare: Vec<WrongAnswer> = Vec::new();
        for (near, ruling) in &self.near {
            let most = if near.far { LEAST_WRONG } else { ENOUGH_WRONG };
            if wrong.len() >= most {
                continue;
            }
            let ruling = ruling.get_or_init(|| near.rule().filter(|it| self.is_speakable(it)));
            let Some(ruling) = ruling else {
                continue;
            };
            let answer = Answer::of(asked, statement, &near.scenario, ruling, PROVISIONS);
            let Some(answer) = answer.filter(|it| !sounds_as(it, key)) else {
                continue;
            };
            let mut seen = wrong.iter().chain(&spare);
            if seen.any(|(seen, _)| sounds_as(seen, &answer)) {
                continue;
            }
            if near.is_of_other_player() && wrong.len() >= LEAST_WRONG {
                continue;
            }
            let strange = matches!(&answer, Answer::Ruling(it) if it.is_implausible());
            let found = (answer, OptionSource::Near(Box::new(near.clone())));
            match strange {
                true => spare.push(found),
                false => wrong.push(found),
            }
        }
        let most = if self.own { LEAST_WRONG } else { ENOUGH_WRONG };
        let missing = most.saturating_sub(wrong.len());
        wrong.extend(spare.into_iter().take(missing));
    }

    /// Whether a ruling in a near story can be put into words here: it binds to pieces that stand
    /// on this board.
    fn is_speakable(&self, near: &Ruling) -> bool {
        let pieces = self.states[0].board.pieces();
        let stands = |played: &shakmaty::Move| {
            played
                .from()
                .is_some_and(|from| pieces.role_at(from) == Some(played.role()))
        };
        let open = near.state.question.is_some();
        near.allowed()
            .is_none_or(|moves| !open && moves.iter().all(stands))
    }

    /// Whether a misconception says that nobody need claim, and somebody has.
    fn is_claimed_anyway(&self, tempt: &Misconception) -> bool {
        tempt.needs_no_claim() && tells(&self.scenario, |act| matches!(act, Act::Claim(_)))
    }

    /// Whether a misconception finds nothing wrong where the story itself says that it is.
    fn is_denied_by_story(&self, tempt: &Misconception) -> bool {
        *tempt == BREACH_IS_HARMLESS && tells(&self.scenario, names_offence)
    }

    /// Whether the same can be asked: about the moves of the same player, about the same position.
    fn is_comparable(&self, asked: Asked, misled: &Ruling) -> bool {
        match asked {
            Asked::AllowedMoves => misled.state.turn() == self.ruling.state.turn(),
            Asked::Appearances => misled.state.board == self.ruling.state.board,
            _ => true,
        }
    }

    /// Whether a clause is a true ground of the same decision: a claim that may not be made is
    /// refused by what it rests on, too.
    fn is_second_ground(&self, key: &Answer, answer: &Answer, misled: &Ruling) -> bool {
        let on_merits =
            |answer: &Answer| matches!(answer, Answer::Clause(rule) if MERITS.contains(rule));
        let refused = |ruling: &Ruling| ruling.ending().is_none();
        on_merits(answer) && !on_merits(key) && refused(misled) && refused(&self.ruling)
    }

    /// Whether the arbiter, who has yet to decide, could rule like that: only what says otherwise
    /// about whether the claim may be made at all is wrong then.
    fn may_become(&self, misled: &Ruling) -> bool {
        let misled = Verdict::of(misled);
        Verdict::of(&self.ruling).pending && !misled.pending && !misled.dismissed
    }

    /// A statement about the ruling: the right one, or what a misconception makes of it. What is
    /// false is so for what the question is about, not for the size of a penalty beside it.
    fn statement(&self, kind: &str, dice: &mut Dice) -> Result<Answer, AskError> {
        let right = Answer::of(
            Asked::Ruling,
            None,
            &self.scenario,
            &self.ruling,
            PROVISIONS,
        )
        .ok_or(AskError::NoAnswer)?;
        let mut wrong = self.wrong_answers(Asked::Ruling, None, &right);
        // A draw for a wrong start is a fourth option, and no statement that anybody believes.
        let filler = |source: &OptionSource| matches!(source, OptionSource::Misconception(it) if FILLERS.contains(it));
        wrong.retain(|(_, source)| !filler(source));
        let beside = |source: &OptionSource| matches!(source, OptionSource::Misconception(it) if SIDE_ISSUES.contains(it));
        wrong.retain(|(_, source)| kind == OWN || !beside(source));
        // What leaves out something is not false as far as it goes.
        wrong.retain(|(answer, _)| !is_less(answer, &right));
        // What the Laws hardly ever say is known for wrong by its words.
        let implausible = |answer: &Answer| {
            matches!(answer, Answer::Ruling(it) if it.is_implausible()
                || it.fault == Some(FaultRemedy::Righted))
        };
        if !implausible(&right) && wrong.iter().any(|(answer, _)| !implausible(answer)) {
            wrong.retain(|(answer, _)| !implausible(answer));
        }
        match dice.pick(&wrong) {
            None => Err(AskError::TooFewOptions(0)),
            Some(_) if dice.one_in(2) => Ok(right),
            Some((wrong, _)) => Ok(wrong.clone()),
        }
    }
}

/// Whether an answer says nothing that the other does not say too, and less.
pub(super) fn is_less(answer: &Answer, than: &Answer) -> bool {
    let (Answer::Ruling(less), Answer::Ruling(more)) = (answer, than) else {
        return false;
    };
    let more = more.parts();
    !less.is_plain() && less.parts().iter().all(|part| more.contains(part))
}

/// Whether the arbiter decides something that was not open: a story nobody would tell.
fn has_unasked_finding(scenario: &Scenario, ruling: &Ruling) -> bool {
    scenario.events.iter().enumerate().any(|(at, event)| {
        matches!(event.act, Act::Find(_))
            && ruling.steps.iter().all(|step| {
                step.event != Some(at)
                    || step
                        .decisions
                        .iter()
                        .all(|decision| decision.is(&GAME_OVER))
            })
    })
}

/// The rules that say when a draw can be claimed.
const MERITS: [RuleId; 9] = [
    rule!("draw.threefold"),
    rule!("draw.threefold.claim-intended"),
    rule!("draw.threefold.claim-current"),
    rule!("draw.identity"),
    rule!("draw.identity.en-passant"),
    rule!("draw.identity.castling"),
    rule!("draw.fifty"),
    rule!("draw.fifty.claim-intended"),
    rule!("draw.fifty.claim-current"),
];
