//! What a ruling says beside the board and the clocks: recording, conduct, penalties, a clock that
//! was set wrongly.

use serde_json::{Value, json};
use shakmaty::Color;

use crate::arbiter::{self, Effect, Ruling};
use crate::diag::Message;
use crate::game::aside::Imposed;
use crate::game::scenario::{Act, Complaint, Irregularity};
use crate::game::{Scenario, Who};

/// One thing that is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// Whether a player must record.
    Record(Color, bool),
    /// Whether a clock that was set wrongly is put right.
    ClockSet(bool),
    /// What was done is against the Laws; the penalty is the arbiter's choice.
    Breach,
    /// What was done is allowed.
    Allowed,
    /// What was done has no effect.
    Void,
    /// The arbiter has to find out more.
    Open,
    /// A penalty.
    Penalty(Imposed),
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
            match (&event.act, event.who.side()) {
                (Act::StopRecording, Some(side)) => {
                    said.push(Beside::Record(side, state.must_record(side)));
                }
                (act, _) if is_of_setting(act) => {
                    let effects = ruling.decisions().flat_map(|it| &it.opinion.effects);
                    said.push(Beside::ClockSet(effects.into_iter().any(|it| *it == Effect::Pause)));
                }
                _ => {}
            }
        }
        said.extend(state.aside.penalties.iter().copied().map(Beside::Penalty));
        let last = story.events.last().filter(|event| is_conduct(&event.act));
        if last.is_some() && said.is_empty() {
            said.push(match ruling.verdict() {
                Some(arbiter::Verdict::Breach | arbiter::Verdict::Penalised) => Beside::Breach,
                Some(arbiter::Verdict::Void | arbiter::Verdict::Improper) => Beside::Void,
                Some(arbiter::Verdict::Pending) => Beside::Open,
                _ => Beside::Allowed,
            });
        }
        said
    }

    /// The sentence.
    pub fn message(&self) -> Message {
        let key = Message::new;
        match self {
            Beside::Record(side, must) => key("own-beside-record")
                .text("side", Who::from(*side).name())
                .text("must", must),
            Beside::ClockSet(corrected) => {
                key("own-beside-clock-set").text("corrected", corrected)
            }
            Beside::Breach => key("own-beside-breach"),
            Beside::Allowed => key("own-beside-allowed"),
            Beside::Void => key("own-beside-void"),
            Beside::Open => key("own-beside-open"),
            Beside::Penalty(imposed) => key("own-beside-penalty")
                .text("on", imposed.on.name())
                .text("kind", imposed.kind.name()),
        }
    }

    /// The same for programs.
    pub fn value(&self) -> Value {
        match self {
            Beside::Record(side, must) => json!({ "record_duty": { Who::from(*side).name(): must } }),
            Beside::ClockSet(corrected) => json!({ "clock_corrected": corrected }),
            Beside::Breach => json!({ "verdict": "breach" }),
            Beside::Allowed => json!({ "verdict": "in-order" }),
            Beside::Void => json!({ "verdict": "void" }),
            Beside::Open => json!({ "verdict": "pending" }),
            Beside::Penalty(imposed) => json!({
                "penalty": { "on": imposed.on.name(), "kind": imposed.kind.name() },
            }),
        }
    }
}

/// Whether somebody finds that a clock was set wrongly.
fn is_of_setting(act: &Act) -> bool {
    let complains = matches!(act, Act::Complain { about, .. } if *about == Complaint::ClockSetting);
    complains || act.discovers(Irregularity::ClockSetting)
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
