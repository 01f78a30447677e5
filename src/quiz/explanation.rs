//! The engine's trace as reasons, without what says nothing to the question.

use super::Reason;
use crate::arbiter::{Decision, Ruling, Witness, telling};
use crate::diag::Arg;
use crate::game::Scenario;
use crate::game::scenario::{Act, Irregularity};

/// Decisions that say nothing but that play took its course.
const PASSING: [&str; 5] = [
    "completed",
    "order-to-seal",
    "reply-before-press",
    "sealing",
    "seal-closed",
];

/// Whether a decision says nothing but that play took its course. That a sealed move was changed,
/// or could not be any more, is not of that kind.
pub fn is_passing(decision: &Decision) -> bool {
    let changes = |(_, arg): &(&str, Arg)| matches!(arg, Arg::Text(text) if matches!(&**text, "changed" | "too-late"));
    PASSING.contains(&decision.provision.name())
        && !decision.opinion.reason.args.iter().any(changes)
}

/// Decisions that are beside the point of the story they stand in.
fn is_beside(decision: &Decision, at: Option<usize>, scenario: &Scenario) -> bool {
    let events = &scenario.events;
    let act = at.and_then(|at| events.get(at)).map(|event| &event.act);
    let before = |wanted: fn(&Act) -> bool| {
        let end = at.unwrap_or(0).min(events.len());
        events[..end].iter().any(|event| wanted(&event.act))
    };
    let after = |wanted: fn(&Act) -> bool| events.iter().any(|event| wanted(&event.act));
    match decision.provision.name() {
        // Only what could have ended the game otherwise is too late.
        "game-over" => !matches!(
            act,
            Some(Act::Resign | Act::Flag(_) | Act::Claim(_) | Act::Accept)
        ),
        // While the game is adjourned the proper time for an offer is no matter.
        "offer" => before(|act| matches!(act, Act::Seal { .. })),
        // That the piece should have been put back properly was not noticed.
        "displaced" => after(|act| {
            matches!(
                act,
                Act::Discover {
                    fault: Irregularity::Displaced,
                    ..
                }
            )
        }),
        // Fifty moves would have been enough; what fails the claim is told apart.
        "fifty-intended" => {
            decision
                .opinion
                .witnesses
                .iter()
                .any(|seen| matches!(seen, Witness::Quiet { halfmoves } if *halfmoves >= 100))
                && matches!(act, Some(Act::Claim(claim)) if !claim.written)
        }
        // The agreement that is barred says it again.
        "offer-barred" => after(|act| matches!(act, Act::Accept)),
        _ => false,
    }
}

/// A mate that takes longer convinces nobody by being written out.
const SHOWN_MATE: usize = 10;

/// Whether a fact tells more than the reason it stands with.
fn tells(witness: &Witness, provision: &str) -> bool {
    match witness {
        Witness::Helpmate { line, .. } => line.len() <= SHOWN_MATE,
        Witness::Touched { squares } => squares.len() > 1,
        Witness::Counted { count, .. } => *count > 1,
        Witness::Reading { moves, .. } => !moves.is_empty(),
        Witness::Quiet { .. } => provision.contains("seventyfive") || provision == "overlooked",
        _ => true,
    }
}

/// The reasons of a ruling.
pub fn explain(scenario: &Scenario, ruling: &Ruling) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for step in &ruling.steps {
        for decision in &step.decisions {
            let opinion = &decision.opinion;
            if is_passing(decision)
                || is_beside(decision, step.event, scenario)
                || reasons.iter().any(|said| said.message == opinion.reason)
            {
                continue;
            }
            let provision = decision.provision.name();
            let facts = opinion
                .witnesses
                .iter()
                .filter(|witness| tells(witness, provision))
                .flat_map(|witness| telling::witness(witness, &opinion.reason, ruling))
                .collect();
            reasons.push(Reason {
                event: step.event,
                message: opinion.reason.clone(),
                rules: opinion.cites.clone(),
                overruled: decision.overruled.clone(),
                facts,
            });
        }
    }
    reasons
}
