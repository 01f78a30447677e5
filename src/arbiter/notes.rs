//! What a ruling notes beside the board: points, penalties, what is still to be said, notation.

use serde::Serialize;
use serde_json::{Value, json};
use shakmaty::ByColor;

use super::effect::AsideChange;
use super::{Effect, Ruling};
use crate::game::State;
use crate::game::aside::Need;
use crate::game::points::{Points, Share};
use crate::game::state::{Ending, Outcome};

/// What a text on the scoresheet is worth (Appendix C).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Notation {
    /// Whether it is as it should be.
    pub verdict: NotationVerdict,
    /// The move that was made, by squares.
    #[serde(rename = "move")]
    pub played: Option<String>,
    /// What is missing.
    pub missing: Vec<&'static str>,
}

/// Whether a text is as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotationVerdict {
    /// The short form with everything that it must have.
    Correct,
    /// More than is needed, or another accepted form.
    Acceptable,
    /// Something is missing.
    Deficient,
    /// It means another move, or none.
    Wrong,
    /// It means nothing.
    Unreadable,
}

impl NotationVerdict {
    /// The word of the format.
    pub const fn name(self) -> &'static str {
        match self {
            NotationVerdict::Correct => "correct",
            NotationVerdict::Acceptable => "acceptable",
            NotationVerdict::Deficient => "deficient",
            NotationVerdict::Wrong => "wrong",
            NotationVerdict::Unreadable => "unreadable",
        }
    }
}

/// Carries out an effect beside the board.
pub(super) fn enforce(state: &mut State, effect: &Effect) {
    let aside = &mut state.aside;
    match effect {
        Effect::Needs { who, what } => aside.need(*who, *what),
        Effect::Met(what) => aside.met(*what),
        Effect::Penalty(imposed) => {
            aside.penalties.push(*imposed);
            aside.met(Need::Penalty);
        }
        Effect::CutScore { side, to } => {
            aside.cut[*side] = Some(*to);
            settle_scores(state);
        }
        Effect::RaiseScore { side } => {
            aside.raised[*side] = true;
            settle_scores(state);
        }
        Effect::Aside(change) => enforce_change(state, *change),
        _ => {}
    }
}

fn enforce_change(state: &mut State, change: AsideChange) {
    let (aside, scoresheets) = (&mut state.aside, &mut state.scoresheets);
    match change {
        AsideChange::Warned(side) => aside.warnings[side] += 1,
        AsideChange::Disturbed => aside.disturbed = true,
        AsideChange::Outdated(side) => scoresheets.sheets[side].outdated = true,
        AsideChange::Updated(side) => {
            scoresheets.sheets[side].outdated = false;
            scoresheets.sheets[side].unrecorded = 0;
        }
        AsideChange::Borrowed(side) => scoresheets.sheets[side].borrowed = true,
        AsideChange::Returned(side) => scoresheets.sheets[side].borrowed = false,
        AsideChange::Foreign(side) => scoresheets.sheets[side].foreign = true,
        AsideChange::Requested(side) => scoresheets.sheets[side].requests += 1,
        AsideChange::Assisted(side) => aside.assisted[side] = true,
        AsideChange::Reconstruct(side) => {
            scoresheets.reconstruction = Some(side);
        }
        AsideChange::Reconstructed => {
            scoresheets.reconstruction = None;
            scoresheets.count_unknown = false;
        }
        AsideChange::Announced => {
            aside.unannounced = None;
            aside.slipped = false;
        }
        AsideChange::PressSettled => aside.pressed_unannounced = None,
        AsideChange::Slipped => aside.slipped = true,
        AsideChange::CastlingAnnounced(side) => aside.castling_announced = Some(side),
        AsideChange::Refused(side) => aside.refused = Some(side),
        AsideChange::LossNamed(side) => aside.loss_named = Some(side),
        AsideChange::Counted(completed) => state.count(completed),
    }
}

/// The game has ended so: penalties that waited for it count now.
pub(super) fn ended(state: &mut State) {
    state.aside.own_outcome = state.ended.map(|ending| ending.outcome);
    let stays = |need: Need| matches!(need, Need::Penalty | Need::OpponentScore);
    state.aside.needs.retain(|(_, need)| stays(*need));
    settle_scores(state);
}

/// Applies the points penalties to a result: cuts, then raises, then 10.2.
fn settle_scores(state: &mut State) {
    let Some(ending) = state.ended else {
        return;
    };
    let own = *state.aside.own_outcome.get_or_insert(ending.outcome);
    let Some(mut shares) = own.shares() else {
        return;
    };
    for side in shakmaty::Color::ALL {
        if let Some(cut) = state.aside.cut[side] {
            shares[side] = cut.applied(shares[side]);
        }
    }
    for side in shakmaty::Color::ALL {
        if state.aside.raised[side] {
            shares[side] = Share::Win;
            shares[side.other()] = Share::Loss;
        }
    }
    if let Some(outcome) = Outcome::from_shares(shares) {
        state.ended = Some(Ending { outcome, ..ending });
    }
}

/// The points of the result; none while there is none.
pub(super) fn points(state: &State) -> Option<ByColor<Points>> {
    let Ending {
        outcome,
        termination,
    } = state.ended?;
    let scoring = state.setting.regulations.points;
    scoring.points(outcome, termination)
}

/// The penalties imposed, as the format has them.
pub(super) fn penalties(state: &State) -> Vec<Value> {
    let imposed = state.aside.penalties.iter();
    imposed
        .map(|it| {
            let mut record = json!({ "on": it.on.name(), "kind": it.kind.name() });
            if let Some(seconds) = it.seconds {
                record["seconds"] = json!(seconds);
            }
            if let Some(score) = it.score {
                record["score"] = json!(score);
            }
            if let Some(rounds) = it.rounds {
                record["rounds"] = json!(rounds);
            }
            record
        })
        .collect()
}

/// What is still to be said, as the format has it.
pub(super) fn needs(state: &State) -> Vec<Value> {
    let needs = state.aside.needs.iter();
    needs
        .map(|(who, what)| json!({ "who": who.name(), "what": what.name() }))
        .collect()
}

impl Ruling {
    /// The points of the result; none while there is none.
    pub fn points(&self) -> Option<ByColor<Points>> {
        points(&self.state)
    }
}
