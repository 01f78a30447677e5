//! A.2: in rapid and blitz nobody need record.
//!
//! The rights to claim are kept all the same. With the arbiters of A.4 and B.2 the game is
//! recorded by them, and a player still need not. Example: a blitz player stops writing.

use shakmaty::Color;

use crate::arbiter::article8::recording::RECORDING_DUTY;
use crate::arbiter::{Case, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::{TimeClass, Who};
use crate::rule;

/// A.2: no duty to record.
pub static NO_RECORDING: Provision = Provision {
    name: "no-recording",
    rules: &[rule!("rapid.no-recording")],
    overrides: &[
        &RECORDING_DUTY,
        &crate::arbiter::article8::recording::RECORDING_WAIVED,
    ],
    judge: Judge::StopRecording(no_recording),
    ..Provision::DEFAULT
};

fn no_recording(case: &Case<'_>, by: Color) -> Option<Opinion> {
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
