//! Why a scenario can't be ruled on.

use crate::arbiter::Refusal;
use crate::diag::{Code, Diagnostic, Message, Severity, Span};
use crate::game::Scenario;

/// What is wrong with a scenario that can't be ruled on; `place` finds its events.
pub fn refusal_diagnostic(
    scenario: &Scenario,
    refusal: &Refusal,
    place: impl Fn(usize) -> Span,
) -> Diagnostic {
    let (event, message, hint) = match refusal {
        Refusal::UnclearMove { event, several } => (
            Some(*event),
            Message::new("scenario-unclear-move")
                .text("id", &scenario.id)
                .with("event", event + 1)
                .text("several", several),
            Message::new("scenario-unclear-move-hint"),
        ),
        Refusal::Conflict { event, conflict } => (
            *event,
            Message::new("scenario-conflict")
                .text("id", &scenario.id)
                .text("one", conflict.one)
                .text("other", conflict.other),
            Message::new("scenario-conflict-hint"),
        ),
    };
    let span = place(event.unwrap_or(0));
    Diagnostic::new(Code("cannot-rule"), Severity::Error, span, message).hint(hint)
}
