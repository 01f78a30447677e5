//! 8.1, 8.4: when moves must be written, and when not before.
//!
//! Writing a move in advance is forbidden except for a claim under 9.2 or 9.3 and for sealing;
//! nothing follows for the move. Who has had less than five minutes in a period without thirty
//! seconds a move need not record for the rest of it. Example: 299 seconds and no increment.

use shakmaty::Color;

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::Who;
use crate::rule;

/// 8.4: the player need not record.
pub static RECORDING_WAIVED: Provision = Provision {
    name: "recording-waived",
    rules: &[rule!("record.waived-short-time")],
    overrides: &[&RECORDING_DUTY],
    judge: Judge::StopRecording(recording_waived),
    ..Provision::DEFAULT
};

fn recording_waived(case: &Case<'_>, by: Color) -> Option<Opinion> {
    if !case.state.is_recording_waived(by) {
        return None;
    }
    let message = Message::new("ruling-recording-waived").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("record.waived-short-time")])
            .witness(Witness::TimeLeft {
                side: by,
                seconds: case.state.time_of(by).seconds(),
            }),
    )
}

/// 8.1.1: the player must record.
pub static RECORDING_DUTY: Provision = Provision {
    name: "recording-duty",
    rules: &[rule!("record.duty")],
    judge: Judge::StopRecording(recording_duty),
    ..Provision::DEFAULT
};

fn recording_duty(case: &Case<'_>, by: Color) -> Option<Opinion> {
    let message = Message::new("ruling-recording-duty").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("record.duty"), rule!("record.waived-short-time")])
            .citing(match case.setting().blind[by] {
                true => &[rule!("blind.score")],
                false => &[],
            })
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    )
}
