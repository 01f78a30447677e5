//! 9.6: drawn without a claim.
//!
//! The same position for the fifth time, in all, not in succession; seventy-five moves by each
//! without pawn move or capture, unless the last of them mates. Overlooked, the game has ended
//! when it occurred (by the letter; the regulations may let a signed result stand). Example: the
//! initial position after 8...Ng8.

use shakmaty::Position;

use super::fifty::counted;
use super::threefold::{details, identity};
use crate::arbiter::article4::touch::TOUCHED;
use crate::arbiter::article5::{CountingPosition, arisen};
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{Case, Effect, Judge, Opinion, Phase, Provision, Witness};
use crate::diag::Message;
use crate::game::moment::Moment;
use crate::game::scenario::{Act, Sight};
use crate::game::state::{Ending, Termination};
use crate::rule;

fn fivefold(case: &Case<'_>, plies: Vec<usize>) -> Opinion {
    let details = plies
        .last()
        .and_then(|&ply| case.state.history.position(ply))
        .map(|position| details(&case.state.history, position, None))
        .unwrap_or_default();
    Opinion::new(Message::new("ruling-fivefold").with("count", plies.len()))
        .citing(&[
            rule!("draw.automatic.fivefold"),
            rule!("draw.automatic"),
            rule!("draw.identity"),
            rule!("clock.completed.game-ending"),
        ])
        .citing(&details)
        .with(Effect::End(Ending::draw(Termination::Fivefold)))
        .witness(Witness::Repetition { plies })
}

/// 9.6.1: the fifth appearance.
pub static FIVEFOLD: Provision = Provision {
    name: "fivefold",
    rules: &[rule!("draw.automatic.fivefold"), rule!("draw.automatic")],
    overrides: &[&SEVENTY_FIVE, &TOUCHED],
    judge: Judge::Always(judge_fivefold),
    ..Provision::DEFAULT
};

fn judge_fivefold(case: &Case<'_>) -> Option<Opinion> {
    let history = &case.state.history;
    match case.moment {
        Moment::Made { .. } | Moment::Touched { .. } => {
            let parameters = &case.setting().parameters;
            // Five appearances take at least sixteen half-moves without capture or pawn move.
            let shortest = 4 * (parameters.fivefold as u32).saturating_sub(1);
            if case.state.board.halfmoves() < shortest {
                return None;
            }
            let CountingPosition { rules, .. } = arisen(case)?;
            let position = case.state.board.chess()?;
            let plies = history.appearances_by(parameters, position, None);
            (plies.len() >= parameters.fivefold).then(|| fivefold(case, plies).citing(rules))
        }
        Moment::Opening if case.setting().switches().auto_draw_retroactive => history
            .first_repeated(&case.setting().parameters)
            .map(|plies| fivefold(case, plies)),
        _ => None,
    }
}

fn seventy_five(halfmoves: u32) -> Opinion {
    Opinion::new(Message::new("ruling-seventyfive").with("count", halfmoves as usize))
        .citing(&[
            rule!("draw.automatic.seventyfive"),
            rule!("draw.automatic"),
            rule!("clock.completed.game-ending"),
        ])
        .with(Effect::End(Ending::draw(Termination::SeventyFive)))
        .witness(Witness::Quiet { halfmoves })
}

/// 9.6.2: seventy-five moves by each.
pub static SEVENTY_FIVE: Provision = Provision {
    name: "seventyfive",
    rules: &[rule!("draw.automatic.seventyfive")],
    overrides: &[&TOUCHED],
    judge: Judge::Always(judge_seventy_five),
    ..Provision::DEFAULT
};

fn judge_seventy_five(case: &Case<'_>) -> Option<Opinion> {
    match case.moment {
        Moment::Made { .. } | Moment::Touched { .. } => {
            let enough = case.setting().parameters.seventy_five;
            if case.state.board.halfmoves() < enough {
                return None;
            }
            let CountingPosition { rules, .. } = arisen(case)?;
            let halfmoves = case.state.board.chess()?.halfmoves();
            Some(seventy_five(halfmoves).citing(rules))
        }
        Moment::Opening if case.setting().switches().auto_draw_retroactive => {
            let ply = case
                .state
                .history
                .first_quiet(case.setting().parameters.seventy_five)?;
            let halfmoves = case.state.history.position(ply)?.halfmoves();
            Some(seventy_five(halfmoves))
        }
        _ => None,
    }
}

fn sees(act: &Act) -> Option<Sight> {
    match *act {
        Act::Observe { what, .. } if matches!(what, Sight::Fivefold | Sight::SeventyFive) => {
            Some(what)
        }
        _ => None,
    }
}

/// Whether the arbiter decides otherwise than was signed (8.7): where the event takes the letter
/// of 9.6, the game had ended before.
fn may_amend(case: &Case<'_>, ending: Ending) -> bool {
    ending.termination == Termination::Signed && case.setting().switches().auto_draw_retroactive
}

/// The same draw, where another result has been signed.
fn against_signatures(mut opinion: Opinion) -> Opinion {
    for effect in &mut opinion.effects {
        if let Effect::End(ending) = *effect {
            *effect = Effect::Amend(ending);
        }
    }
    opinion.citing(&[rule!("record.result-signed")])
}

/// The arbiter sees it later.
pub static OVERLOOKED: Provision = Provision {
    name: "overlooked",
    rules: &[rule!("draw.automatic.fivefold")],
    overrides: &[&GAME_OVER],
    phase: Phase::Any,
    judge: Judge::Act(overlooked),
    ..Provision::DEFAULT
};

fn overlooked(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let history = &case.state.history;
    let seen = sees(act)?;
    let draw = || match seen {
        Sight::Fivefold => history
            .first_repeated(&case.setting().parameters)
            .map(|plies| fivefold(case, plies)),
        _ => {
            let ply = history.first_quiet(case.setting().parameters.seventy_five)?;
            Some(seventy_five(history.position(ply)?.halfmoves()))
        }
    };
    match case.before.ended {
        None => draw(),
        Some(ending) if may_amend(case, ending) => draw().map(against_signatures),
        Some(_) => None,
    }
}

/// The arbiter thinks he sees it, but it has not occurred.
pub static NOT_YET: Provision = Provision {
    name: "not-yet-automatic",
    rules: &[rule!("draw.automatic.fivefold")],
    judge: Judge::Act(not_yet),
    ..Provision::DEFAULT
};

fn not_yet(case: &Case<'_>, act: &Act) -> Option<Opinion> {
    let what = sees(act)?;
    let history = &case.state.history;
    let position = case.state.board.chess()?;
    if what == Sight::Fivefold {
        if history.first_repeated(&case.setting().parameters).is_some() {
            return None;
        }
        let plies = history.appearances_by(&case.setting().parameters, position, None);
        return Some(
            Opinion::new(Message::new("ruling-not-fivefold").with("count", plies.len()))
                .citing(&[rule!("draw.automatic.fivefold"), rule!("draw.identity")])
                .citing(&details(history, position, None))
                .with(Effect::Void)
                .with(Effect::Continue)
                .witness(Witness::Repetition {
                    plies: plies.clone(),
                })
                .witness_all(identity(history, position, &plies)),
        );
    }
    if history
        .first_quiet(case.setting().parameters.seventy_five)
        .is_some()
    {
        return None;
    }
    let halfmoves = position.halfmoves();
    Some(
        Opinion::new(counted(
            Message::new("ruling-not-seventyfive"),
            halfmoves,
            position.turn(),
        ))
        .citing(&[rule!("draw.automatic.seventyfive")])
        .with(Effect::Void)
        .with(Effect::Continue)
        .witness(Witness::Quiet { halfmoves }),
    )
}
