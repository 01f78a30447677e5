//! 7.5 with A.5.2: which illegal move is dealt with when somebody points at one.
//!
//! A story may hold several that nobody has dealt with. One that makes the position void comes
//! first, since the game goes on from before it, the earliest under the Competitive Rules. Those
//! that change nothing on the board (two hands, a press without a move) count for whoever is
//! accused: the half-move that is named, else the latest of the complainant's opponent. Example:
//! White has used two hands, Black answers with an illegal move and White complains: it is Black's.

use shakmaty::Color;

use super::accident::is_about_press;
use crate::arbiter::Case;
use crate::arbiter::article6::flag::sees_all;
use crate::game::moment::{Moment, Press};
use crate::game::rule_parameters::IllegalWindow;
use crate::game::scenario::{Act, Complaint, Sight};
use crate::game::setting::KingCapture;
use crate::game::state::EmptyPress;
use crate::game::{Fault, Ply};

/// What somebody is charged with.
#[derive(Clone, Copy, Debug)]
pub enum Charge<'a> {
    /// A half-move.
    Ply(&'a Ply),
    /// A press without a move.
    Press(EmptyPress),
}

impl Charge<'_> {
    /// Who is charged.
    pub fn by(&self) -> Color {
        match self {
            Charge::Ply(ply) => ply.by,
            Charge::Press(press) => press.by,
        }
    }
}

/// Whether somebody points at an illegal move: says so, sees an impossible position come about,
/// or sees everything when it happens.
pub fn points_out(case: &Case<'_>) -> bool {
    match case.act() {
        Some(
            Act::Complain {
                about: Complaint::IllegalMove,
                ..
            }
            | Act::Observe {
                what: Sight::IllegalMove,
                ..
            },
        ) => true,
        // Under the Competitive Rules the players cannot settle it among themselves.
        Some(Act::Agree(_)) => !case.is_simplified(),
        Some(Act::Observe { what, seen, .. }) if what.is_of_position() => {
            *seen || !case.is_simplified()
        }
        Some(Act::Find(_)) => is_found_meant(case),
        _ => sees_all(case) && is_completed(case),
    }
}

/// Whether a press completes something now that may be an illegal move.
fn is_completed(case: &Case<'_>) -> bool {
    let Moment::Pressed { by, press, .. } = *case.moment else {
        return false;
    };
    match press {
        Press::CompletesIllegal | Press::WithoutMove => true,
        Press::Completes => {
            let last = case.state.history.last();
            last.is_some_and(|ply| ply.by == by && ply.hands > 1)
        }
        _ => false,
    }
}

/// Whether the arbiter finds that a press was no accident: then it is an illegal move.
fn is_found_meant(case: &Case<'_>) -> bool {
    matches!(case.act(), Some(Act::Find(finding)) if finding.accidental == Some(false))
        && case.state.clocks.empty_press.is_some()
        && is_about_press(case)
}

/// Whether a completed half-move counts as an illegal move.
pub fn is_illegal(ply: &Ply) -> bool {
    let faulty = is_void(ply) || ply.hands > 1;
    faulty && ply.pressed && !ply.settled
}

/// A half-move against the rules of movement that was answered before it was completed.
pub fn answered<'a>(case: &Case<'a>) -> Option<&'a Ply> {
    let mut plies = case.state.history.plies();
    plies.find(|ply| is_void(ply) && !ply.pressed && !ply.settled)
}

/// Whether what a half-move leaves on the board can't stay.
pub fn is_void(ply: &Ply) -> bool {
    ply.movement.is_illegal() || ply.movement.unfinished || ply.movement.rest.is_some()
}

/// The half-move that somebody points at by its number.
fn named(case: &Case<'_>) -> Option<usize> {
    match case.act()? {
        Act::Complain { ply, .. } | Act::Observe { ply, .. } => ply.map(|ply| ply as usize),
        _ => None,
    }
}

/// Who says that the opponent has played an illegal move.
fn accuser(case: &Case<'_>) -> Option<Color> {
    match case.act() {
        Some(Act::Complain {
            about: Complaint::IllegalMove,
            ..
        }) => case.player(),
        _ => None,
    }
}

/// Whether an illegal move is put right only before the opponent's next move (A.5.2).
pub fn is_fleeting(case: &Case<'_>) -> bool {
    match case.setting().parameters.illegal_window {
        IllegalWindow::Law => case.is_simplified(),
        IllegalWindow::NextMove => true,
        IllegalWindow::WholeGame => false,
    }
}

/// Whether a player whose own illegal move lies below points at the loose one on top of it: under
/// A.5.2 only the opponent or the arbiter brings up his own.
fn means_loose(case: &Case<'_>) -> bool {
    let Some((by, Act::Complain { .. })) = case.done() else {
        return false;
    };
    let history = &case.state.history;
    let earlier_named = named(case).is_some_and(|ply| ply <= history.length());
    let above = case.state.turn.loose.as_ref().is_some_and(|it| it.by != by);
    above && is_fleeting(case) && !earlier_named
}

/// The half-moves that may still be dealt with: under A.5.2 the last one, while the opponent has
/// not made his next move. An illegal reply that is not completed is not made, so it hides nothing
/// below it.
fn open<'a>(case: &Case<'a>) -> impl DoubleEndedIterator<Item = &'a Ply> {
    let history = &case.state.history;
    let first = match (is_fleeting(case), means_loose(case)) {
        (_, true) => usize::MAX,
        (true, _) => history.length(),
        (false, _) => 0,
    };
    history
        .plies()
        .filter(move |ply| ply.number >= first && is_illegal(ply))
}

/// A press without a move that may still be dealt with.
fn open_press(case: &Case<'_>) -> Option<EmptyPress> {
    // The presser makes the next half-move, his opponent the one after it.
    let in_time = |press: &EmptyPress| case.state.history.length() <= press.ply + 1;
    let press = case.state.clocks.empty_press;
    press.filter(|press| !is_fleeting(case) || in_time(press))
}

/// The capture of a king, where the event says what that is: a king is captured only where it was
/// left in check before, and the Competitive Rules go back to that.
fn king_captured<'a>(case: &Case<'a>) -> Option<&'a Ply> {
    let history = &case.state.history;
    let last = history
        .last()
        .filter(|ply| ply.number == history.length())?;
    let taken = last.movement.faults.contains(&Fault::KingCaptured);
    if !taken || !is_fleeting(case) || means_loose(case) {
        return None;
    }
    match case.setting().switches().king_capture {
        KingCapture::IllegalByCapturer => Some(last),
        KingCapture::BackToFirstIllegal => history.plies().find(|ply| is_illegal(ply)),
    }
}

/// What is dealt with.
pub fn charge<'a>(case: &Case<'a>) -> Option<Charge<'a>> {
    if !points_out(case) {
        return None;
    }
    if is_found_meant(case) {
        return case.state.clocks.empty_press.map(Charge::Press);
    }
    let void = king_captured(case).or_else(|| open(case).find(|ply| is_void(ply)));
    if void.is_some() {
        return void.map(Charge::Ply);
    }
    if let Some(number) = named(case)
        && let Some(ply) = open(case).find(|ply| ply.number == number)
    {
        return Some(Charge::Ply(ply));
    }
    let last_of = |side: Option<Color>| {
        let press = open_press(case).map(Charge::Press);
        let ply = open(case)
            .rfind(|ply| side.is_none_or(|side| ply.by == side))
            .map(Charge::Ply);
        let press = press.filter(|press| side.is_none_or(|side| press.by() == side));
        match (press, ply) {
            (Some(Charge::Press(press)), Some(Charge::Ply(ply))) if ply.number > press.ply => {
                Some(Charge::Ply(ply))
            }
            (press, ply) => press.or(ply),
        }
    };
    let accused = accuser(case).map(Color::other);
    accused
        .and_then(|side| last_of(Some(side)))
        .or_else(|| last_of(None))
}

/// The half-move that is dealt with.
pub fn culprit<'a>(case: &Case<'a>) -> Option<&'a Ply> {
    match charge(case)? {
        Charge::Ply(ply) => Some(ply),
        Charge::Press(_) => None,
    }
}

/// An illegal move that stands because it is too late (A.5.2).
pub fn stands(case: &Case<'_>) -> bool {
    points_out(case)
        && is_fleeting(case)
        && charge(case).is_none()
        && case.state.turn.loose.is_none()
        && (case.state.clocks.empty_press.is_some()
            || case.state.clocks.passed_turn
            || case.state.history.plies().any(is_illegal)
            || answered(case).is_some())
}
