//! 8.1, 8.4: when moves must be written, and when not before.
//!
//! Writing a move in advance is forbidden except for a claim under 9.2 or 9.3 and for sealing;
//! nothing follows for the move. Who has had less than five minutes in a period without thirty
//! seconds a move need not record for the rest of it. Example: 299 seconds and no increment.

use crate::arbiter::topic::{Topics, topics};
use crate::arbiter::{Case, Opinion, Provision, Remedy, Witness};
use crate::diag::Message;
use crate::game::Who;
use crate::game::moment::Moment;
use crate::game::scenario::Act;
use crate::law::RuleId;
use crate::rule;

/// 8.1.2: a move was written before it was made, and nothing was claimed or sealed.
pub struct WrittenInAdvance;

impl Provision for WrittenInAdvance {
    fn name(&self) -> &'static str {
        "written-in-advance"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("record.not-in-advance"),
                rule!("record.duty"),
                rule!("record.order"),
                rule!("arbiter.penalties"),
            ]
        }
    }

    fn topics(&self) -> Topics {
        topics![Made]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
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
                .with(Remedy::Discretion(rule!("arbiter.penalties"))),
        )
    }
}

/// 8.4: the player need not record.
pub struct RecordingWaived;

impl Provision for RecordingWaived {
    fn name(&self) -> &'static str {
        "recording-waived"
    }

    fn rules(&self) -> &'static [RuleId] {
        &const { [rule!("record.waived-short-time")] }
    }

    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[&RecordingDuty]
    }

    fn topics(&self) -> Topics {
        topics![StopRecording]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
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
}

/// 8.1.1: the player must record.
pub struct RecordingDuty;

impl Provision for RecordingDuty {
    fn name(&self) -> &'static str {
        "recording-duty"
    }

    fn rules(&self) -> &'static [RuleId] {
        const {
            &[
                rule!("record.duty"),
                rule!("record.waived-short-time"),
                rule!("arbiter.penalties"),
            ]
        }
    }

    fn topics(&self) -> Topics {
        topics![StopRecording]
    }

    fn judge(&self, case: &Case<'_>) -> Option<Opinion> {
        let (by, Act::StopRecording) = case.done()? else {
            return None;
        };
        let message = Message::new("ruling-recording-duty").word("side", Who::from(by).name());
        Some(
            Opinion::new(message)
                .citing(&[rule!("record.duty"), rule!("record.waived-short-time")])
                .with(Remedy::Discretion(rule!("arbiter.penalties"))),
        )
    }
}
