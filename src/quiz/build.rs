//! From a scenario to a question: the engine rules, the misconceptions rule otherwise.

use super::answer::sort;
use super::{
    Answer, AnswerType, Asked, Choice, Dice, Kind, Misconception, Question, QuestionId, Reason,
    difficulty, reading_load, record,
};
use crate::arbiter::{PROVISIONS, Refusal, Ruling, rule_from, telling};
use crate::game::scenario::Act;
use crate::game::{Scenario, State};
use crate::law::RuleId;

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

/// A question of a kind, as the dice fall.
pub fn ask(kind: &'static Kind, dice: &mut Dice) -> Result<Question, Unasked> {
    let scenario = (kind.construct)(dice).ok_or(Unasked::NotConstructed)?;
    let name = dice.pick(kind.asks).copied().unwrap_or("ruling");
    let asked = Asked::named(name).ok_or(Unasked::NoAnswer)?;
    ask_about(kind.name, scenario, asked, kind.tempts, dice)
}

/// A question about a scenario.
pub fn ask_about(
    kind: &'static str,
    scenario: Scenario,
    asked: Asked,
    tempts: &[&'static Misconception],
    dice: &mut Dice,
) -> Result<Question, Unasked> {
    let state = State::begin(&scenario);
    let ruling = rule_from(PROVISIONS, Box::default(), state.clone(), &scenario.events)?;
    if speaks_idly(&scenario, &ruling) {
        return Err(Unasked::NotConstructed);
    }
    // Where several misconceptions lead to the same answer, each gets its turn.
    let mut tempts = tempts.to_vec();
    dice.shuffle(&mut tempts);
    let misled = |asked: &Asked| -> Vec<(Answer, &'static Misconception)> {
        tempts
            .iter()
            .filter_map(|tempt| {
                let ruling = tempt.rule(&state, &scenario.events)?;
                Some((Answer::of(asked, &ruling, tempt.provisions())?, *tempt))
            })
            .collect()
    };
    let asked = match asked {
        Asked::TrueFalse(_) => {
            let statement = statement(&ruling, &misled(&Asked::Ruling), dice)?;
            Asked::TrueFalse(Box::new(statement))
        }
        other => other,
    };
    let key = Answer::of(&asked, &ruling, PROVISIONS).ok_or(Unasked::NoAnswer)?;
    let wrong = distinct(&key, misled(&asked));
    let (answer_type, mut options) = options(&asked, &key, wrong, dice)?;
    if !matches!(key, Answer::Truth(_) | Answer::Same(_)) {
        dice.shuffle(&mut options);
    }
    let rules = concerned(&ruling, &options);
    Ok(Question {
        id: identify(kind, &scenario, &asked),
        kind,
        difficulty: difficulty(&scenario, &ruling, &options),
        reading_load: reading_load(&scenario),
        explanation: explain(&ruling),
        scenario,
        asked,
        answer_type,
        options,
        key,
        rules,
    })
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

/// Whether a question's key is what the engine says, asked afresh, and its wrong options are what
/// their misconceptions say.
pub fn verify(question: &Question) -> bool {
    let state = State::begin(&question.scenario);
    let events = &question.scenario.events;
    let Ok(ruling) = rule_from(PROVISIONS, Box::default(), state.clone(), events) else {
        return false;
    };
    let key = Answer::of(&question.asked, &ruling, PROVISIONS);
    let options = question.options.iter().all(|option| {
        let Some(misconception) = option.misconception else {
            return option.correct;
        };
        let said = misconception
            .rule(&state, events)
            .and_then(|ruling| Answer::of(&question.asked, &ruling, misconception.provisions()));
        match (said, &option.answer) {
            (Some(Answer::Moves(moves)), Answer::Move(played)) => moves.contains(played),
            (Some(said), answer) => said.reads_as(answer),
            (None, _) => false,
        }
    });
    key.as_ref() == Some(&question.key) && options
}

/// A statement about the ruling: the right one, or what a misconception makes of it.
fn statement(
    ruling: &Ruling,
    misled: &[(Answer, &'static Misconception)],
    dice: &mut Dice,
) -> Result<Answer, Unasked> {
    let right = Answer::of(&Asked::Ruling, ruling, PROVISIONS).ok_or(Unasked::NoAnswer)?;
    let wrong: Vec<_> = misled
        .iter()
        .map(|(answer, _)| answer)
        .filter(|answer| !answer.reads_as(&right))
        .collect();
    match dice.pick(&wrong) {
        None => Err(Unasked::TooFewOptions(0)),
        Some(_) if dice.one_in(2) => Ok(right),
        Some(wrong) => Ok((*wrong).clone()),
    }
}

/// The answers that differ from the key and from each other.
fn distinct(
    key: &Answer,
    misled: Vec<(Answer, &'static Misconception)>,
) -> Vec<(Answer, &'static Misconception)> {
    let mut wrong: Vec<(Answer, &'static Misconception)> = Vec::new();
    for (answer, misconception) in misled {
        if !answer.reads_as(key) && !wrong.iter().any(|(seen, _)| seen.reads_as(&answer)) {
            wrong.push((answer, misconception));
        }
    }
    wrong
}

const MOST_WRONG: usize = 3;

fn options(
    asked: &Asked,
    key: &Answer,
    mut wrong: Vec<(Answer, &'static Misconception)>,
    dice: &mut Dice,
) -> Result<(AnswerType, Vec<Choice>), Unasked> {
    let right = |answer: Answer| Choice {
        answer,
        correct: true,
        misconception: None,
    };
    let misled = |(answer, misconception)| Choice {
        answer,
        correct: false,
        misconception: Some(misconception),
    };
    let few = wrong.len();
    let (answer_type, least) = match asked {
        Asked::ClocksAfter => (AnswerType::Numbers, 1),
        Asked::TrueFalse(_) | Asked::SamePosition { .. } => (AnswerType::YesNo, 1),
        Asked::AllowedMoves => return move_options(key, wrong, dice),
        Asked::DecidingClause => (AnswerType::Clause, 2),
        Asked::Ruling | Asked::Result | Asked::WhoMayClaim => (AnswerType::OneOf, 2),
    };
    if few < least {
        return Err(Unasked::TooFewOptions(few));
    }
    dice.shuffle(&mut wrong);
    wrong.truncate(MOST_WRONG);
    let mut options = vec![right(key.clone())];
    options.extend(wrong.into_iter().map(misled));
    if let Answer::Truth(false) | Answer::Same(false) = key {
        options.reverse();
    }
    Ok((answer_type, options))
}

/// The moves as options: a single move to be played, or several to be ticked.
fn move_options(
    key: &Answer,
    wrong: Vec<(Answer, &'static Misconception)>,
    dice: &mut Dice,
) -> Result<(AnswerType, Vec<Choice>), Unasked> {
    let Answer::Moves(allowed) = key else {
        return Err(Unasked::NoAnswer);
    };
    let mut options = Vec::new();
    for (answer, misconception) in &wrong {
        let Answer::Moves(moves) = answer else {
            continue;
        };
        let mut others: Vec<_> = moves
            .iter()
            .copied()
            .filter(|played| !allowed.contains(played))
            .filter(|played| {
                options
                    .iter()
                    .all(|option: &Choice| option.answer != Answer::Move(*played))
            })
            .collect();
        sort(&mut others);
        dice.shuffle(&mut others);
        options.extend(others.into_iter().take(2).map(|played| Choice {
            answer: Answer::Move(played),
            correct: false,
            misconception: Some(misconception),
        }));
    }
    if options.is_empty() {
        return Err(Unasked::TooFewOptions(0));
    }
    let mut right = allowed.clone();
    dice.shuffle(&mut right);
    options.extend(right.into_iter().take(3).map(|played| Choice {
        answer: Answer::Move(played),
        correct: true,
        misconception: None,
    }));
    let answer_type = match allowed.len() {
        0 => return Err(Unasked::NoAnswer),
        1 => AnswerType::Move,
        _ if wrong.len() >= 2 => AnswerType::SeveralOf,
        _ => return Err(Unasked::TooFewOptions(wrong.len())),
    };
    Ok((answer_type, options))
}

fn concerned(ruling: &Ruling, options: &[Choice]) -> Vec<RuleId> {
    let mut rules = ruling.rules();
    for option in options {
        if let Some(misconception) = option.misconception
            && !rules.contains(&misconception.refuted_by)
        {
            rules.push(misconception.refuted_by);
        }
    }
    rules
}

/// Decisions that say nothing but that play took its course.
const PASSING: [&str; 3] = ["completed", "order-to-seal", "reply-before-press"];

fn explain(ruling: &Ruling) -> Vec<Reason> {
    ruling
        .steps
        .iter()
        .flat_map(|step| {
            step.decisions
                .iter()
                .map(move |decision| (step.event, decision))
        })
        .filter(|(_, decision)| !PASSING.contains(&decision.provision.name()))
        .map(|(event, decision)| Reason {
            event,
            message: decision.opinion.reason.clone(),
            rules: decision.opinion.cites.clone(),
            overruled: decision.overruled.clone(),
            facts: decision
                .opinion
                .witnesses
                .iter()
                .flat_map(|witness| telling::witness(witness, &decision.opinion.reason, ruling))
                .collect(),
        })
        .collect()
}

/// The same construction is the same question, whatever language it is put in.
fn identify(kind: &str, scenario: &Scenario, asked: &Asked) -> QuestionId {
    let mut text = format!("{kind}\n{}\n{}", record(scenario), asked.name());
    match asked {
        Asked::TrueFalse(statement) => text.push_str(&statement.value().to_string()),
        Asked::SamePosition { ply } => text.push_str(&ply.to_string()),
        _ => {}
    }
    QuestionId(fingerprint(text.as_bytes()))
}

/// FNV-1a, mixed once more at the end; part of the format, since ids outlive versions.
fn fingerprint(bytes: &[u8]) -> u64 {
    let mut hash: u64 = 0xCBF2_9CE4_8422_2325;
    for byte in bytes {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
    }
    hash ^ (hash >> 29)
}
