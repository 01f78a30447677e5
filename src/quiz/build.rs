//! From a scenario to a question: the engine rules, the misconceptions rule otherwise.

use super::candidate::Candidate;
use super::story::tells;
use super::{Asked, Dice, Kind, Misconception, Question};
use crate::arbiter::Refusal;
use crate::game::Scenario;
use crate::game::scenario::{Act, Decision};
use crate::game::setting::Supervision;

/// Why a scenario can't be asked about like that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AskError {
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

/// So many scenarios are constructed before a statement is asked about, which nearly every
/// scenario allows.
const CONSTRUCTIONS: usize = 6;

/// A question of a kind, as the dice fall.
pub fn ask(kind: &'static Kind, dice: &mut Dice) -> Result<Question, AskError> {
    let asks = kind.weighted_asks();
    let mut first = dice.pick(&asks).copied().unwrap_or(Asked::Ruling);
    // Half of the guesses about a statement are right: it is asked less often than other things.
    if first == Asked::TrueFalse && dice.one_in(3) {
        first = dice.pick(&asks).copied().unwrap_or(Asked::Ruling);
    }
    let mut failed = AskError::NotConstructed;
    for last in (0..CONSTRUCTIONS).map(|at| at + 1 == CONSTRUCTIONS) {
        let Some(scenario) = (kind.construct)(dice) else {
            continue;
        };
        let candidate = match Candidate::tempted(scenario, kind.tempts) {
            Ok(candidate) => candidate,
            Err(why) => {
                failed = why;
                continue;
            }
        };
        // What was rolled first, then whatever else the scenario allows.
        let mut order = asks.clone();
        dice.shuffle(&mut order);
        order.insert(0, first);
        let mut tried: Vec<Asked> = Vec::with_capacity(order.len());
        for asked in order {
            let early = asked == Asked::TrueFalse && first != Asked::TrueFalse && !last;
            if early || tried.contains(&asked) || tells_result(&candidate.scenario, asked) {
                continue;
            }
            tried.push(asked);
            match candidate.ask(kind.name, asked, dice) {
                Ok(question) => return Ok(question),
                Err(why) => failed = why,
            }
        }
    }
    Err(failed)
}

/// Whether a story says how the game ends, and nothing else is asked: a draw that was claimed is
/// drawn when the claim is upheld. What a rejection leads to has to be known.
fn tells_result(scenario: &Scenario, asked: Asked) -> bool {
    let upholds =
        |act: &Act| matches!(act, Act::Find(finding) if finding.decision == Some(Decision::Agree));
    matches!(asked, Asked::Ruling | Asked::Result | Asked::TrueFalse)
        && scenario.setting.supervision == Supervision::None
        && tells(scenario, upholds)
}

/// A question about a scenario. The misconceptions come in the order in which they explain an
/// answer that several of them lead to; the first one is always among the options if it can be.
pub fn ask_about(
    kind: &'static str,
    scenario: Scenario,
    asked: Asked,
    tempts: &[&'static Misconception],
    dice: &mut Dice,
) -> Result<Question, AskError> {
    Candidate::tempted(scenario, tempts)?.ask(kind, asked, dice)
}
