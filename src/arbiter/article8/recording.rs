//! 8.1, 8.4: when moves must be written, and when not before.
//!
//! Writing a move in advance is forbidden except for a claim under 9.2 or 9.3 and for sealing;
//! nothing follows for the move. Who has had less than five minutes in a period without thirty
//! seconds a move need not record for the rest of it. Example: 299 seconds and no increment.

use crate::arbiter::{Case, Effect, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::Who;
use crate::game::moment::Moment;
use crate::game::scenario::Act;
use crate::rule;

/// 8.1.2: a move was written before it was made, and nothing was claimed or sealed.
pub static WRITTEN_IN_ADVANCE: Provision = Provision {
    name: "written-in-advance",
    rules: &[
        rule!("record.not-in-advance"),
        rule!("record.duty"),
        rule!("record.order"),
        rule!("arbiter.penalties"),
    ],
    judge: written_in_advance,
    ..Provision::DEFAULT
};

fn written_in_advance(case: &Case<'_>) -> Option<Opinion> {
    let Moment::Made { by, .. } = *case.moment else {
        return None;
    };
    let (writer, _) = case.before.written.as_ref()?;
    let excused = case.before.claimed_on_move || case.before.seal_ordered;
    if *writer != by || excused {
        return None;
    }
    let message = Message::new("ruling-written-in-advance").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("record.not-in-advance"), rule!("record.order")])
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    )
}

/// 8.4: the player need not record.
pub static RECORDING_WAIVED: Provision = Provision {
    name: "recording-waived",
    rules: &[rule!("record.waived-short-time")],
    overrides: &[&RECORDING_DUTY],
    judge: recording_waived,
    ..Provision::DEFAULT
};

fn recording_waived(case: &Case<'_>) -> Option<Opinion> {
    let (by, Act::StopRecording) = case.done()? else {
        return None;
    };
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
    rules: &[
        rule!("record.duty"),
        rule!("record.waived-short-time"),
        rule!("arbiter.penalties"),
    ],
    judge: recording_duty,
    ..Provision::DEFAULT
};

fn recording_duty(case: &Case<'_>) -> Option<Opinion> {
    let (by, Act::StopRecording) = case.done()? else {
        return None;
    };
    let message = Message::new("ruling-recording-duty").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("record.duty"), rule!("record.waived-short-time")])
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    )
}
