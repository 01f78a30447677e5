//! Whether a question holds: the only place where a scenario is ruled on again.

use super::{Answer, Misconception, NearStory, Question};
use crate::arbiter::{PROVISIONS, rule_from};
use crate::game::State;

/// Whether a question's key is what the engine says, asked afresh, and its wrong options are what
/// their misconceptions say.
pub fn verify(question: &Question) -> bool {
    let Question {
        scenario,
        asked,
        key,
        ..
    } = question;
    let state = State::begin(scenario);
    let Ok(ruling) = rule_from(PROVISIONS, Box::default(), state.clone(), &scenario.events) else {
        return false;
    };
    let statement = question.statement.as_ref();
    let said_by = |by: &'static Misconception| {
        let ruling = by.rule(&state, &scenario.events)?;
        Answer::of(*asked, statement, scenario, &ruling, by.provisions())
    };
    let options = question.options.iter().all(|option| {
        let right = option.answer.is_part_of(key);
        match (option.misconception, &option.near) {
            (None, None) if option.natural => !right,
            // What an author has written is the author's to answer for.
            (None, None) => option.correct == right || option.own.is_some(),
            (Some(by), _) => {
                !right && said_by(by).is_some_and(|said| option.answer.is_part_of(&said))
            }
            (None, Some(near)) => {
                !right && near_answer(question, near).as_ref() == Some(&option.answer)
            }
        }
    });
    Answer::of(*asked, statement, scenario, &ruling, PROVISIONS).as_ref() == Some(key) && options
}

/// What is answered in a near story.
fn near_answer(question: &Question, near: &NearStory) -> Option<Answer> {
    let statement = question.statement.as_ref();
    let ruling = near.rule()?;
    Answer::of(
        question.asked,
        statement,
        &near.scenario,
        &ruling,
        PROVISIONS,
    )
}
