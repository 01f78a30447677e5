//! What a ruling says beside the board and the clocks: recording, conduct, penalties.

use serde_json::{Value, json};
use shakmaty::Color;

use crate::arbiter::{EventVerdict, Ruling};
use crate::diag::Message;
use crate::game::aside::ImposedPenalty;
use crate::game::scenario::{Act, PenaltyKind};
use crate::game::{Scenario, Who};

/// One thing that is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// Whether a player must record.
    Record(Color, bool),
    /// What was done is allowed.
    Allowed,
    /// What was done has no effect.
    Void,
    /// The arbiter has to find out more.
    Open,
    /// Somebody who does not play may be sent out.
    SentOut,
    /// A penalty.
    Penalty(ImposedPenalty),
}

impl Beside {
    /// What a ruling on a story says beside.
    pub fn of(story: &Scenario, ruling: &Ruling) -> Vec<Beside> {
        let mut said = Vec::new();
        let state = &ruling.state;
        if state.ended.is_some() {
            return said;
        }
        for event in &story.events {
            if let (Act::StopRecording, Some(side)) = (&event.act, event.who.side()) {
                said.push(Beside::Record(side, state.must_record(side)));
            }
        }
        said.extend(state.aside.penalties.iter().copied().map(Beside::Penalty));
        let last = story.events.last().filter(|event| is_conduct(&event.act));
        if last.is_some() && said.is_empty() {
            said.extend(match ruling.verdict() {
                Some(EventVerdict::Breach) if last.is_some_and(|it| it.who == Who::Outsider) => {
                    Some(Beside::SentOut)
                }
                // That the Laws were broken is said by the verdict itself.
                Some(EventVerdict::Breach | EventVerdict::Penalised) => None,
                Some(EventVerdict::Void | EventVerdict::Improper) => Some(Beside::Void),
                Some(EventVerdict::Pending) => Some(Beside::Open),
                _ => Some(Beside::Allowed),
            });
        }
        said
    }

    /// The sentence.
    pub fn message(&self) -> Message {
        let key = Message::new;
        match self {
            Beside::Record(side, must) => key("lecture-beside-record")
                .text("side", Who::from(*side).name())
                .text("must", must),
            Beside::Allowed => key("lecture-beside-allowed"),
            Beside::Void => key("lecture-beside-void"),
            Beside::Open => key("lecture-beside-open"),
            Beside::Penalty(imposed) if imposed.kind == PenaltyKind::Warning => {
                key("lecture-beside-warning").text("on", imposed.on.name())
            }
            Beside::SentOut => key("lecture-beside-sent-out"),
            Beside::Penalty(imposed) => key("lecture-beside-penalty")
                .text("on", imposed.on.name())
                .text("kind", imposed.kind.name()),
        }
    }

    /// The same for programs.
    pub fn value(&self) -> Value {
        match self {
            Beside::Record(side, must) => {
                json!({ "record_duty": { Who::from(*side).name(): must } })
            }
            Beside::Allowed => json!({ "verdict": "in-order" }),
            Beside::Void => json!({ "verdict": "void" }),
            Beside::Open => json!({ "verdict": "pending" }),
            Beside::SentOut => json!({ "verdict": "breach" }),
            Beside::Penalty(imposed) => json!({
                "penalty": { "on": imposed.on.name(), "kind": imposed.kind.name() },
            }),
        }
    }
}

/// Whether what is ruled on is how somebody behaves.
fn is_conduct(act: &Act) -> bool {
    matches!(
        act,
        Act::Conduct(_)
            | Act::Scoresheet(_)
            | Act::Assistant(_)
            | Act::Tell(_)
            | Act::Ask(_)
            | Act::Agree(_)
            | Act::Report { .. }
            | Act::Disturb(_)
    )
}
