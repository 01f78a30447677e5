//! 11.7, 11.8: refusing to comply with the Laws.
//!
//! A player who persists loses; the arbiter decides the opponent's score, which need not be that of
//! a win but must keep to 10.2. If both persist, both lose. Example: White refuses again and again,
//! the arbiter gives Black half a point.

use shakmaty::Color;

use super::{behaviour, breach, message};
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{AsideChange, Case, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::aside::Need;
use crate::game::points::{Points, Share};
use crate::game::scenario::{Act, ConductKind, Finding};
use crate::game::setting::OpponentScore;
use crate::game::state::{Ending, Outcome, Termination};
use crate::rule;

/// 11.7, 11.8: somebody refuses to comply.
pub static REFUSAL: Provision = Provision {
    name: "refusal",
    rules: &[
        rule!("conduct.refusal"),
        rule!("conduct.refusal.both"),
        rule!("points.max"),
    ],
    judge: Judge::Act(refusal),
    ..Provision::DEFAULT
};

fn refusal(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    if let Act::Find(finding) = act {
        let side = case.before.aside.refused?;
        return match (finding.persistent, finding.opponent_score) {
            (Some(true), score) => Some(lost(case, side, score)),
            (None, Some(score)) => Some(lost(case, side, Some(score))),
            _ => None,
        };
    }
    let (who, conduct) = behaviour(case)?;
    if conduct.what != ConductKind::Refuse {
        return None;
    }
    let side = match (who, conduct.persistent) {
        (Who::Both, true) => {
            let opinion = Opinion::new(message(who, "refuse-both"));
            return Some(
                opinion
                    .citing(&[rule!("conduct.refusal.both")])
                    .with(Effect::End(Ending {
                        outcome: Outcome::BothLose,
                        termination: Termination::Refusal,
                    })),
            );
        }
        (_, true) => return Some(lost(case, who.side()?, None)),
        (_, false) => who.side(),
    };
    let rules = [rule!("conduct.refusal")];
    let remembered = side.map(|side| Effect::Aside(AsideChange::Refused(side)));
    Some(breach(message(who, "refuse"), &rules).with_all(remembered))
}

/// The game is lost; the opponent's score is the arbiter's.
fn lost(case: &Case<'_>, side: Color, score: Option<Points>) -> Opinion {
    let scoring = &case.setting().regulations.points;
    let who = Who::from(side);
    let ask = case.setting().switches().opponent_score_default == OpponentScore::Ask;
    let rules = [rule!("conduct.refusal")];
    let share = match score {
        Some(score) => scoring.share(score),
        None if ask => {
            return Opinion::new(message(who, "refuse-ask"))
                .citing(&rules)
                .with(Effect::Aside(AsideChange::Refused(side)))
                .with(Effect::Needs {
                    who: Who::Arbiter,
                    what: Need::OpponentScore,
                });
        }
        None => Some(Share::Win),
    };
    let Some(outcome) = share.and_then(|share| Outcome::lost_by(side, share)) else {
        return Opinion::new(Message::new("ruling-score-impossible"))
            .citing(&[rule!("points.max"), rule!("conduct.refusal")])
            .with(Effect::Void);
    };
    let named = if score.is_some() { "named" } else { "win" };
    Opinion::new(message(who, "refuse-persistently").word("score", named))
        .citing(&rules)
        .with(Effect::Met(Need::OpponentScore))
        .with(Effect::End(Ending {
            outcome,
            termination: Termination::Refusal,
        }))
}

/// 11.7, 12.9.6: the opponent's score is named after the loss.
pub static OPPONENT_SCORE: Provision = Provision {
    name: "opponent-score",
    rules: &[
        rule!("conduct.refusal"),
        rule!("arbiter.penalty.loss"),
        rule!("points.normal"),
    ],
    overrides: &[&GAME_OVER],
    phase: Phase::End,
    judge: Judge::Find(opponent_score),
    ..Provision::DEFAULT
};

fn opponent_score(case: &Case<'_>, finding: &Finding) -> Option<Opinion> {
    let score = finding.opponent_score?;
    let ending = case.before.ended?;
    let rule = match ending.termination {
        Termination::Refusal => rule!("conduct.refusal"),
        Termination::ArbiterPenalty => rule!("arbiter.penalty.loss"),
        _ => return None,
    };
    let shares = ending.outcome.shares()?;
    let loser = match (shares.white, shares.black) {
        (Share::Loss, Share::Loss) => return None,
        (Share::Loss, _) => Color::White,
        _ => Color::Black,
    };
    let share = case.setting().regulations.points.share(score);
    let outcome = share.and_then(|share| Outcome::lost_by(loser, share));
    let Some(outcome) = outcome else {
        return Some(
            Opinion::new(Message::new("ruling-score-impossible"))
                .citing(&[rule!("points.max"), rule])
                .with(Effect::Void),
        );
    };
    let message =
        Message::new("ruling-opponent-score").word("side", Who::from(loser.other()).name());
    Some(
        Opinion::new(message)
            .citing(&[rule, rule!("points.max")])
            .with(Effect::Amend(Ending { outcome, ..ending })),
    )
}
