//! 12.9, 12.7, 10.2: the penalties that an arbiter imposes.
//!
//! Each kind has its own effect on clocks, score and game; scores must be ones that are normally
//! given, and add up to no more than usual. Points taken or given during play are booked and
//! applied when the game ends. Example: a draw, White cut to nothing: 0–½.

use shakmaty::Color;

use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{AsideChange, Case, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::aside::{Cut, ImposedPenalty, Need};
use crate::game::points::{Points, Share};
use crate::game::scenario::{Act, PenaltyKind, PenaltyOrder, Target};
use crate::game::setting::{OpponentScore, PointsMidgame};
use crate::game::state::{Ending, Outcome, Termination};
use crate::law::RuleId;
use crate::rule;

/// Whom a penalty falls on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offender {
    /// A player.
    One(Color),
    /// Both players.
    Both,
    /// Somebody else.
    Outsider,
}

impl Offender {
    fn of(target: Target) -> Offender {
        match target {
            Target::White => Offender::One(Color::White),
            Target::Black => Offender::One(Color::Black),
            Target::Both => Offender::Both,
            Target::Outsider => Offender::Outsider,
        }
    }

    fn target(self) -> Target {
        match self {
            Offender::One(Color::White) => Target::White,
            Offender::One(Color::Black) => Target::Black,
            Offender::Both => Target::Both,
            Offender::Outsider => Target::Outsider,
        }
    }

    fn sides(self) -> &'static [Color] {
        match self {
            Offender::One(Color::White) => &[Color::White],
            Offender::One(Color::Black) => &[Color::Black],
            Offender::Both => &[Color::White, Color::Black],
            Offender::Outsider => &[],
        }
    }
}

/// The arbiter imposes a penalty.
pub static PENALTY: Provision = Provision {
    name: "penalty",
    rules: &[
        rule!("arbiter.penalties"),
        rule!("arbiter.penalty.warning"),
        rule!("arbiter.penalty.cut-time"),
        rule!("arbiter.penalty.raise-points"),
        rule!("arbiter.penalty.cut-points"),
        rule!("arbiter.penalty.fine"),
        rule!("arbiter.penalty.rounds"),
        rule!("arbiter.penalty.expulsion"),
    ],
    overrides: &[&GAME_OVER],
    phase: Phase::Any,
    judge: Judge::Act(penalty),
    ..Provision::DEFAULT
};

fn penalty(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let order = match act {
        Act::Penalty(order) => order,
        Act::Find(finding) => return score_named(case, finding.opponent_score?),
        _ => return None,
    };
    let floor = case.setting().switches().cut_time_floor_s;
    let short = |side: Color| order.seconds > Some((seconds_left(case, side) - floor).max(0));
    let kind = match (order.kind, Offender::of(order.on)) {
        (PenaltyKind::CutTime, Offender::One(side)) if short(side) => "cut-time-rest",
        (kind, _) => kind.name(),
    };
    let message = Message::new("ruling-penalty")
        .word("on", order.on.name())
        .word("kind", kind)
        .with("floor", usize::try_from(floor).unwrap_or_default())
        .truth("booked", waits(case).is_some());
    let opinion = Opinion::new(message);
    Some(impose(case, opinion, Offender::of(order.on), order))
}

/// 12.9.6: the score of the opponent, asked for when the loss was imposed, is named.
fn score_named(case: &Case<'_>, score: Points) -> Option<Opinion> {
    let loser = case
        .before
        .aside
        .loss_named
        .filter(|_| !case.before.is_over())?;
    let offender = Offender::One(loser);
    let order = PenaltyOrder {
        on: offender.target(),
        kind: PenaltyKind::Loss,
        seconds: None,
        score: None,
        opponent_score: Some(score),
        rounds: None,
        reason: None,
    };
    let message =
        Message::new("ruling-opponent-score").word("side", Who::from(loser.other()).name());
    let opinion = Opinion::new(message).with(Effect::Met(Need::OpponentScore));
    Some(impose(case, opinion, offender, &order))
}

/// The rule of a kind of penalty.
fn rule_of(kind: PenaltyKind) -> RuleId {
    match kind {
        PenaltyKind::Warning => rule!("arbiter.penalty.warning"),
        PenaltyKind::AddTime => rule!("arbiter.penalty.add-time"),
        PenaltyKind::CutTime => rule!("arbiter.penalty.cut-time"),
        PenaltyKind::RaisePoints => rule!("arbiter.penalty.raise-points"),
        PenaltyKind::CutPoints => rule!("arbiter.penalty.cut-points"),
        PenaltyKind::Loss => rule!("arbiter.penalty.loss"),
        PenaltyKind::Fine => rule!("arbiter.penalty.fine"),
        PenaltyKind::Rounds => rule!("arbiter.penalty.rounds"),
        PenaltyKind::Expulsion => rule!("arbiter.penalty.expulsion"),
        PenaltyKind::RemoveFromVenue => rule!("arbiter.outsiders"),
    }
}

/// Why a penalty can't be imposed: the word for the reason, and the rules before its own.
type PenaltyObstacle = (&'static str, &'static [RuleId]);

/// Imposes a penalty, or says why it can't be.
pub fn impose(
    case: &Case<'_>,
    opinion: Opinion,
    offender: Offender,
    order: &PenaltyOrder,
) -> Opinion {
    let rule = rule_of(order.kind);
    let effects = match effects(case, offender, order) {
        Ok(effects) => effects,
        Err((why, rules)) => {
            let message = Message::new("ruling-penalty-void")
                .word("kind", order.kind.name())
                .word("why", why);
            return Opinion::new(message)
                .citing(rules)
                .citing(&[rule])
                .with(Effect::Void);
        }
    };
    let imposed = ImposedPenalty {
        on: offender.target(),
        kind: order.kind,
        seconds: order.seconds,
        score: order.score,
        rounds: order.rounds,
    };
    let scored = matches!(
        order.kind,
        PenaltyKind::RaisePoints | PenaltyKind::CutPoints | PenaltyKind::Loss
    );
    // A loss is imposed when the opponent's score is known.
    let asked = effects.iter().any(|effect| {
        let what = Need::OpponentScore;
        matches!(effect, Effect::Needs { what: need, .. } if *need == what)
    });
    let penalty = (!asked).then_some(Effect::Penalty(imposed));
    let opinion = opinion.citing(&[rule]).with_all(effects).with_all(penalty);
    match scored {
        true => opinion.citing(&[rule!("points.max"), rule!("points.normal")]),
        false => opinion,
    }
}

fn effects(
    case: &Case<'_>,
    offender: Offender,
    order: &PenaltyOrder,
) -> Result<Vec<Effect>, PenaltyObstacle> {
    let over = case.before.is_over();
    let sides = offender.sides();
    if (order.kind == PenaltyKind::RemoveFromVenue) != (offender == Offender::Outsider) {
        let general = matches!(
            order.kind,
            PenaltyKind::Warning | PenaltyKind::Fine | PenaltyKind::Expulsion
        );
        if !general {
            return Err(("target", &[]));
        }
    }
    match order.kind {
        PenaltyKind::Warning => Ok(sides
            .iter()
            .map(|side| Effect::Aside(AsideChange::Warned(*side)))
            .collect()),
        PenaltyKind::AddTime | PenaltyKind::CutTime if over => Err(("over", &[])),
        PenaltyKind::AddTime | PenaltyKind::CutTime => Ok(times(case, sides, order)),
        PenaltyKind::RaisePoints => raise(case, offender),
        PenaltyKind::CutPoints => cut(case, offender, order),
        PenaltyKind::Loss if over => Err(("over", &[])),
        PenaltyKind::Loss => loss(case, offender, order),
        PenaltyKind::Fine if !case.setting().regulations.fines_announced => {
            Err(("unannounced", &[]))
        }
        PenaltyKind::Expulsion if !over && case.setting().switches().expulsion_ends_game => {
            Ok(lost(offender, Share::Win).into_iter().collect())
        }
        PenaltyKind::Fine
        | PenaltyKind::Rounds
        | PenaltyKind::Expulsion
        | PenaltyKind::RemoveFromVenue => Ok(Vec::new()),
    }
}

/// 12.9.2, 12.9.3: time for the opponent, or off the offender's clock.
fn times(case: &Case<'_>, sides: &[Color], order: &PenaltyOrder) -> Vec<Effect> {
    let Some(seconds) = order.seconds else {
        return vec![Effect::Needs {
            who: Who::Arbiter,
            what: Need::ClockTimes,
        }];
    };
    let change = |side: &Color| match order.kind {
        PenaltyKind::AddTime => Effect::Clock {
            side: side.other(),
            seconds,
        },
        _ => {
            let floor = case.setting().switches().cut_time_floor_s;
            Effect::Clock {
                side: *side,
                seconds: -seconds.min((seconds_left(case, *side) - floor).max(0)),
            }
        }
    };
    sides.iter().map(change).collect()
}

fn seconds_left(case: &Case<'_>, side: Color) -> i64 {
    case.state.clocks[side].left_ms.div_euclid(1000)
}

/// Whether points named now wait for the end of the game.
fn waits(case: &Case<'_>) -> Option<Effect> {
    let at_end = case.setting().switches().points_penalty_midgame == PointsMidgame::AtEnd;
    (case.before.ended.is_none() && at_end).then_some(Effect::Booked)
}

/// 12.9.4: the opponent gets the score of a win, and 10.2 brings the offender to that of a loss.
fn raise(case: &Case<'_>, offender: Offender) -> Result<Vec<Effect>, PenaltyObstacle> {
    let Offender::One(side) = offender else {
        return Err(("sum", &const { [rule!("points.max")] }));
    };
    let shares = case.before.ended.map(|it| it.outcome.shares());
    match shares {
        Some(None) => return Err(("no-result", &[])),
        Some(Some(shares)) if shares[side.other()] == Share::Win => {
            return Err(("highest", &const { [rule!("points.max")] }));
        }
        _ => {}
    }
    let raised = Effect::RaiseScore { side: side.other() };
    Ok([raised].into_iter().chain(waits(case)).collect())
}

/// 12.9.5: the offender's score is lowered; the opponent keeps his.
fn cut(
    case: &Case<'_>,
    offender: Offender,
    order: &PenaltyOrder,
) -> Result<Vec<Effect>, PenaltyObstacle> {
    let scoring = &case.setting().regulations.points;
    let to = match order.score {
        None => Cut::ByOne,
        Some(points) => match scoring.share(points) {
            Some(share) => Cut::To(share),
            None => return Err(("no-score", &const { [rule!("points.max")] })),
        },
    };
    for side in offender.sides() {
        let shares = case.before.ended.map(|it| it.outcome.shares());
        match shares {
            None if to == Cut::To(Share::Win) => {
                return Err(("not-lower", &[]));
            }
            None => {}
            Some(None) => return Err(("no-result", &[])),
            Some(Some(shares)) => {
                let own = shares[*side];
                if own == Share::Loss || to.applied(own) >= own {
                    return Err(("not-lower", &[]));
                }
            }
        }
    }
    let cuts = offender.sides().iter();
    let cuts = cuts.map(|side| Effect::CutScore { side: *side, to });
    Ok(cuts.chain(waits(case)).collect())
}

/// 12.9.6: the game is lost; the arbiter decides the opponent's score.
fn loss(
    case: &Case<'_>,
    offender: Offender,
    order: &PenaltyOrder,
) -> Result<Vec<Effect>, PenaltyObstacle> {
    let ask = case.setting().switches().opponent_score_default == OpponentScore::Ask;
    let scoring = &case.setting().regulations.points;
    let share = match order.opponent_score {
        _ if offender == Offender::Both => Some(Share::Loss),
        Some(points) => scoring.share(points),
        None if ask => {
            let needed = Effect::Needs {
                who: Who::Arbiter,
                what: Need::OpponentScore,
            };
            let loser = offender.sides().iter();
            let named = loser.map(|side| Effect::Aside(AsideChange::LossNamed(*side)));
            return Ok(named.chain([needed]).collect());
        }
        None => Some(Share::Win),
    };
    let impossible: PenaltyObstacle = ("no-score", &const { [rule!("points.max")] });
    let share = share
        .filter(|share| scoring.is_within(Share::Loss, *share))
        .ok_or(impossible)?;
    Ok(lost(offender, share).into_iter().collect())
}

/// The game is over, lost by the offender.
fn lost(offender: Offender, opponent: Share) -> Option<Effect> {
    let outcome = match offender {
        Offender::Both => Some(Outcome::BothLose),
        Offender::One(side) => Outcome::lost_by(side, opponent),
        Offender::Outsider => None,
    };
    outcome.map(|outcome| {
        Effect::End(Ending {
            outcome,
            termination: Termination::ArbiterPenalty,
        })
    })
}
