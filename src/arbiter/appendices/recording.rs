//! A.2: in rapid and blitz nobody need record.
//!
//! The rights to claim are kept all the same. With the arbiters of A.4 and B.2 the game is
//! recorded by them, and a player still need not. Example: a blitz player stops writing.

use crate::arbiter::article8::recording::RecordingDuty;
use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::Act;
use crate::game::{TimeClass, Who};
use crate::law::RuleId;
use crate::rule;

/// A.2: no duty to record.
pub struct NoRecording;

impl Provision for NoRecording {
    fn name(&self) -> &'static str {
        "no-recording"
    }

    fn rules(&self) -> &'static [RuleId] {
        const { &[rule!("rapid.no-recording"), rule!("blitz.unsupervised")] }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[
            &RecordingDuty,
            &crate::arbiter::article8::recording::RecordingWaived,
        ]
    }

    fn topics(&self) -> Topics {
        topics![StopRecording]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::StopRecording) = case.done()? else {
            return None;
        };
        let class = case.setting().class;
        if class == TimeClass::Standard {
            return None;
        }
        let message = Message::new("ruling-no-recording").word("side", Who::from(by).name());
        let mut opinion = Opinion::new(message).citing(&[rule!("rapid.no-recording")]);
        if class == TimeClass::Blitz {
            opinion = opinion.citing(&[rule!("blitz.unsupervised")]);
        }
        Some(opinion)
    }
}
