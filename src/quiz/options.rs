//! The options of a question: the key, and what misconceptions make of it.

use shakmaty::Move;

use super::answer::sort;
use super::build::AskError;
use super::candidate::WrongAnswer;
use super::select::{says, select};
use super::{Answer, AnswerType, Asked, Choice, Dice, OptionSource, Part};
use crate::game::{Scenario, TimeClass};
use crate::law::{Division, RuleId};

/// Wrong options of a question with one right one.
const MOST_WRONG: usize = 3;
/// Options of a question with several right ones.
const MOST_PARTS: usize = 6;

fn right(answer: Answer) -> Choice {
    Choice {
        answer,
        correct: true,
        misconception: None,
        near: None,
        natural: false,
        own: None,
        refuted_by: None,
    }
}

fn misled((answer, source): WrongAnswer) -> Choice {
    let wrong = Choice {
        correct: false,
        ..right(answer)
    };
    match source {
        OptionSource::Misconception(known) => Choice {
            misconception: Some(known),
            refuted_by: Some(known.refuted_by),
            ..wrong
        },
        OptionSource::Near(near) => Choice {
            near: Some(near),
            ..wrong
        },
        OptionSource::Natural => Choice {
            natural: true,
            ..wrong
        },
    }
}

/// The name of the misconception behind an answer, or of what was changed.
fn name(source: &OptionSource) -> &'static str {
    match source {
        OptionSource::Misconception(known) => known.id,
        OptionSource::Near(near) => near.fact.key,
        OptionSource::Natural => "natural",
    }
}

/// How a question is answered, and its options in the order to show them: at least so many wrong
/// ones where one is chosen, and whether what is said in every other question may be spared.
pub fn options(
    asked: Asked,
    key: &Answer,
    wrong: Vec<WrongAnswer>,
    scenario: &Scenario,
    (least, may_spare): (usize, bool),
    dice: &mut Dice,
) -> Result<(AnswerType, Vec<Choice>), AskError> {
    let (answer_type, options) = match asked {
        Asked::TrueFalse | Asked::SamePosition => yes_or_no(key, wrong),
        Asked::AllowedMoves => moves(key, wrong, dice),
        Asked::Parts => parts(key, wrong, dice),
        Asked::DecidingClause => {
            let wrong = apart(key, wrong, scenario);
            choice(AnswerType::Clause, (2, may_spare), key, wrong, dice)
        }
        Asked::ClocksAfter => choice(AnswerType::Numbers, (1, may_spare), key, wrong, dice),
        Asked::Ruling | Asked::Result | Asked::WhoMayClaim | Asked::Appearances => {
            choice(AnswerType::OneOf, (least, may_spare), key, wrong, dice)
        }
    }?;
    debug_assert!(may_be_answered(asked, answer_type));
    Ok((answer_type, options))
}

/// Whether what is asked may be answered like that.
pub fn may_be_answered(asked: Asked, answer_type: AnswerType) -> bool {
    match answer_type {
        AnswerType::OneOf => matches!(
            asked,
            Asked::Ruling | Asked::Result | Asked::WhoMayClaim | Asked::Appearances
        ),
        AnswerType::SeveralOf => matches!(asked, Asked::AllowedMoves | Asked::Parts),
        AnswerType::Numbers => asked == Asked::ClocksAfter,
        AnswerType::Move => asked == Asked::AllowedMoves,
        AnswerType::Clause => asked == Asked::DecidingClause,
        AnswerType::YesNo => matches!(asked, Asked::TrueFalse | Asked::SamePosition),
    }
}

/// Yes stands before no, whatever is right.
fn yes_or_no(key: &Answer, wrong: Vec<WrongAnswer>) -> Result<(AnswerType, Vec<Choice>), AskError> {
    let Some(first) = wrong.into_iter().next() else {
        return Err(AskError::TooFewOptions(0));
    };
    let mut options = vec![right(key.clone()), misled(first)];
    if let Answer::Truth(false) | Answer::Same(false) = key {
        options.reverse();
    }
    Ok((AnswerType::YesNo, options))
}

/// The first misconception is what the question is about, unless it is known for wrong by its
/// words; the others take turns.
fn choice(
    answer_type: AnswerType,
    (least, may_spare): (usize, bool),
    key: &Answer,
    mut wrong: Vec<WrongAnswer>,
    dice: &mut Dice,
) -> Result<(AnswerType, Vec<Choice>), AskError> {
    if wrong.len() < least {
        return Err(AskError::TooFewOptions(wrong.len()));
    }
    if let Some((_, others)) = wrong.split_first_mut() {
        dice.shuffle(others);
    }
    // What is seldom right comes last, and so does what is said in every other question: whoever
    // knows it for wrong has one option less. Where enough others are left, what is seldom right
    // does not come at all, the rest half of the time.
    let (sparing, key_is_strange) = (dice.one_in(2) && may_spare, is_implausible(key));
    let is_strange = |(answer, _): &WrongAnswer| is_implausible(answer) && !key_is_strange;
    let is_last = |it: &WrongAnswer| is_strange(it) || sparing && says(&it.0) == [Part::GoesOn];
    wrong.sort_by_key(is_last);
    let sound = wrong.iter().filter(|it| !is_last(it)).count();
    match sound >= 2 && (dice.one_in(2) || wrong[sound..].iter().any(is_strange)) {
        true => wrong.truncate(sound),
        false => wrong.truncate(sound.max(MOST_WRONG)),
    }
    select(key, &mut wrong, MOST_WRONG, dice);
    let mut options = vec![right(key.clone())];
    options.extend(wrong.into_iter().map(misled));
    dice.shuffle(&mut options);
    Ok((answer_type, options))
}

fn is_implausible(answer: &Answer) -> bool {
    matches!(answer, Answer::Ruling(verdict) if verdict.is_implausible())
}

/// Clauses that can be told apart: none above or below another, none of rapid chess in a game
/// that is not rapid.
fn apart(key: &Answer, wrong: Vec<WrongAnswer>, scenario: &Scenario) -> Vec<WrongAnswer> {
    let edition = scenario.setting.edition;
    let standard = scenario.setting.class == TimeClass::Standard;
    let related = |one: RuleId, other: RuleId| {
        let (Some(one), Some(other)) = (one.number_text(edition), other.number_text(edition))
        else {
            return true;
        };
        let below = |low: &str, high: &str| {
            low.strip_prefix(high)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        below(one, other) || below(other, one)
    };
    let mut kept: Vec<WrongAnswer> = Vec::new();
    for (answer, source) in wrong {
        let Answer::Clause(rule) = answer else {
            continue;
        };
        let rapid = rule
            .number(edition)
            .is_some_and(|number| matches!(number.division(), Division::Appendix(_)));
        let seen = kept
            .iter()
            .any(|(seen, _)| matches!(seen, Answer::Clause(seen) if related(*seen, rule)));
        let near = matches!(key, Answer::Clause(key) if related(*key, rule));
        if !(standard && rapid || seen || near) {
            kept.push((Answer::Clause(rule), source));
        }
    }
    kept
}

/// What the ruling says and what misconceptions would have it say, to be ticked one by one. The
/// result is left out: it would be the same in nearly all of them.
fn parts(
    key: &Answer,
    wrong: Vec<WrongAnswer>,
    dice: &mut Dice,
) -> Result<(AnswerType, Vec<Choice>), AskError> {
    let told = |answer: &Answer| -> Vec<Part> {
        match answer {
            Answer::Ruling(verdict) => verdict.details(),
            _ => Vec::new(),
        }
    };
    let true_parts = told(key);
    let mut false_parts: Vec<(Part, OptionSource)> = Vec::new();
    for (answer, source) in &wrong {
        for part in told(answer) {
            if !true_parts.contains(&part) && false_parts.iter().all(|(seen, _)| *seen != part) {
                false_parts.push((part, source.clone()));
            }
        }
    }
    dice.shuffle(&mut false_parts);
    false_parts.truncate(MOST_PARTS.saturating_sub(true_parts.len()).max(2));
    let mut by: Vec<_> = false_parts.iter().map(|(_, by)| name(by)).collect();
    by.sort_unstable();
    by.dedup();
    if by.len() < 2 {
        return Err(AskError::TooFewOptions(by.len()));
    }
    if true_parts.len() < 2 {
        return Err(AskError::NoAnswer);
    }
    let mut options: Vec<Choice> = true_parts
        .into_iter()
        .map(|part| right(Answer::Part(part)))
        .collect();
    options.extend(
        false_parts
            .into_iter()
            .map(|(part, by)| misled((Answer::Part(part), by))),
    );
    dice.shuffle(&mut options);
    Ok((AnswerType::SeveralOf, options))
}

fn moves_of(answer: &Answer) -> Vec<Move> {
    match answer {
        Answer::Moves(moves) => moves.clone(),
        _ => Vec::new(),
    }
}

/// The moves as options: a single move to be played, or several to be ticked.
fn moves(
    key: &Answer,
    wrong: Vec<WrongAnswer>,
    dice: &mut Dice,
) -> Result<(AnswerType, Vec<Choice>), AskError> {
    let Answer::Moves(allowed) = key else {
        return Err(AskError::NoAnswer);
    };
    // Where a single move is to be named, two wrong ones of the same belief would be one answer
    // twice.
    let most = if allowed.len() == 1 { 1 } else { 2 };
    let mut believers = 0;
    let mut options: Vec<Choice> = Vec::new();
    let believed: Vec<Vec<Move>> = wrong.iter().map(|(answer, _)| moves_of(answer)).collect();
    for (at, (_, source)) in wrong.into_iter().enumerate() {
        // A move that a narrower belief leads to is told with that one.
        let narrower = |played: &Move| {
            let mut sets = believed.iter().enumerate();
            let own = believed[at].len();
            sets.any(|(other, set)| other != at && set.len() < own && set.contains(played))
        };
        let moves = believed[at].iter().copied();
        let mut others: Vec<Move> = moves
            .filter(|played| !allowed.contains(played) && !narrower(played))
            .filter(|played| {
                options
                    .iter()
                    .all(|option| option.answer != Answer::Move(*played))
            })
            .collect();
        sort(&mut others);
        dice.shuffle(&mut others);
        believers += usize::from(!others.is_empty());
        options.extend(
            others
                .into_iter()
                .take(most)
                .map(|played| misled((Answer::Move(played), source.clone()))),
        );
    }
    if options.is_empty() {
        return Err(AskError::TooFewOptions(0));
    }
    let answer_type = match allowed.len() {
        0 => return Err(AskError::NoAnswer),
        1 => AnswerType::Move,
        _ if believers < 2 => return Err(AskError::TooFewOptions(believers)),
        _ => AnswerType::SeveralOf,
    };
    let mut kept = allowed.clone();
    dice.shuffle(&mut kept);
    options.extend(
        kept.into_iter()
            .take(3)
            .map(|played| right(Answer::Move(played))),
    );
    dice.shuffle(&mut options);
    Ok((answer_type, options))
}
