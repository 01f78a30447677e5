//! What the events of a story are about.

use super::Question;
use crate::game::Scenario;
use crate::game::scenario::{Act, Basis, Complaint, ConductKind, DevicePlace, Sight};

impl Question {
    /// Whether an event of the story is like that.
    pub fn tells(&self, is: impl Fn(&Act) -> bool) -> bool {
        tells(&self.scenario, is)
    }
}

/// Whether an event of the story is like that.
pub fn tells(scenario: &Scenario, is: impl Fn(&Act) -> bool) -> bool {
    scenario.events.iter().any(|event| is(&event.act))
}

/// A draw is claimed by repetition or by fifty moves (9.2, 9.3).
pub fn claims_draw(act: &Act) -> bool {
    claims(act, &[Basis::Threefold, Basis::Fifty])
}

/// A player claims that the opponent can't win, or doesn't try (III.5).
pub fn claims_quickplay(act: &Act) -> bool {
    claims(act, &[Basis::CannotWin, Basis::NoEffort])
}

/// A draw is claimed on one of these grounds.
pub fn claims(act: &Act, on: &[Basis]) -> bool {
    matches!(act, Act::Claim(claim) if on.contains(&claim.basis))
}

/// Somebody does what the story itself says is forbidden: without permission, against a refusal.
pub fn names_offence(act: &Act) -> bool {
    let named = [
        ConductKind::Refuse,
        ConductKind::RefuseInspection,
        ConductKind::UseBag,
        ConductKind::AdmitPerson,
        ConductKind::LeaveVenue,
        ConductKind::Smoke,
    ];
    match act {
        Act::Conduct(conduct) if conduct.what == ConductKind::Device => {
            conduct.place == DevicePlace::Person
        }
        Act::Conduct(conduct) => named.contains(&conduct.what),
        _ => false,
    }
}

/// Somebody finds that a clock shows something else than was written down (I.13).
pub fn disputes_reading(act: &Act) -> bool {
    matches!(act, Act::Complain { about, .. } if *about == Complaint::ClockReading)
}

/// A player or the arbiter points at an illegal move.
pub fn points_out_illegal(act: &Act) -> bool {
    match act {
        Act::Complain { about, .. } => *about == Complaint::IllegalMove,
        Act::Observe { what, .. } => *what == Sight::IllegalMove,
        _ => false,
    }
}

/// The position before an irregularity turns out to be unknown (7.6).
pub fn loses_position(act: &Act) -> bool {
    matches!(act, Act::Find(finding) if finding.position_known == Some(false))
}

/// Whether nobody knows any more what stood on the board (I.12): no diagram can be printed then.
pub fn is_position_unknown(scenario: &Scenario) -> bool {
    let position_known = false;
    tells(scenario, |act| {
        *act == Act::EnvelopeMissing { position_known }
    })
}
