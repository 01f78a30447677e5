//! Guidelines I: resuming an adjourned game.

use shakmaty::Position;

use super::adjourned::{adjourned, adjourning, san, seal, sealed};
use super::quiet::quiet_move;
use crate::game::Scenario;
use crate::game::scenario::{Act, Complaint, Decision, Who};
use crate::quiz::Dice;
use crate::quiz::library::library;
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::after_move;

kind! {
    /// I.7, I.9.2: the player who must reply is not there.
    REPLIER_ABSENT: "replier-absent", replier_absent;
    rules: "adjourn.resume", "adjourn.resume.replier-absent", "adjourn.resume.replier-present",
        "adjourn.resume.sealer-absent", "adjourn.open";
    asks: Ruling * 2, Result, TrueFalse;
    tempts: CLOSED_UNTIL_BOTH, ENVELOPE_OPENED_ANYWAY, ABSENT_LOSES, ABSENT_CLOCK_WAITS;
}

fn replier_absent(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, side, _) = sealed(dice)?;
    let absent = if dice.one_in(2) { side } else { side.other() };
    draft.add(absent.other(), Act::Present);
    draft.add(absent, Act::Absent);
    // Whether the envelope is opened without the player who replies is the question.
    if absent == side {
        draft.add(Who::Arbiter, Act::Open);
    }
    draft.finish()
}

kind! {
    /// I.10: a player comes after the default time.
    LATE_FOR_RESUMPTION: "late-for-resumption", late_for_resumption;
    rules: "adjourn.default-time", "clock.default-time";
    asks: Result, Ruling * 2, TrueFalse;
    tempts: LATE_LOSES_ALWAYS, LATE_PLAYS_ON, LATE_AT_ONCE, LATE_IS_DRAWN, LATE_LOSES_TIME,
        LATE_IS_CHARGED;
}

fn late_for_resumption(dice: &mut Dice) -> Option<Scenario> {
    let library = library();
    let ending = dice.one_in(3);
    let pool = if ending {
        &library.last_moves
    } else {
        &library.adjournments
    };
    let position = adjourned(pool, dice)?;
    let side = position.turn();
    let played = if ending {
        position.legal_moves().into_iter().find(|played| {
            let next = after_move(&position, *played);
            next.is_stalemate() || next.is_insufficient_material()
        })?
    } else {
        quiet_move(&position, dice)?
    };
    let mut draft = adjourning(&position, dice);
    seal(&mut draft, side, san(&position, played));
    let default = draft.scenario.setting.regulations.default_time_s;
    // What a player who replies has lost of his time is another question.
    if !ending && dice.one_in(2) {
        draft.open(side.other());
        let late_s = default + dice.choose([-240, -60, 0]);
        // The one who must reply thinks meanwhile.
        draft.clock(side.other(), late_s + dice.between(240, 1500));
        draft.add(side, Act::Arrive { late_s });
        return draft.finish();
    }
    let late = if dice.one_in(2) { side } else { side.other() };
    draft.add(late.other(), Act::Present);
    let late_s = default + dice.choose([60, 60, 300, 600]);
    // No flag has fallen meanwhile, nor would it if the time were taken off.
    for player in [side.other(), late] {
        draft.clock(player, late_s + dice.between(240, 1500));
    }
    draft.add(late, Act::Arrive { late_s });
    draft.finish()
}

kind! {
    /// I.11: both are absent.
    BOTH_ABSENT: "both-absent-at-resumption", both_absent;
    rules: "adjourn.both-absent", "adjourn.default-time";
    asks: ClocksAfter, Ruling, TrueFalse;
    tempts: BOTH_ABSENT_SEALER_PAYS, BOTH_ABSENT_UNTIL_FIRST, BOTH_ABSENT_FREE, LATE_LOSES_TIME,
        LATE_PLAYS_ON, LATE_IS_DRAWN;
}

fn both_absent(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, side, _) = sealed(dice)?;
    draft.add(side, Act::Absent);
    draft.add(side.other(), Act::Absent);
    // The replier comes first; or later, in time or after the default time.
    let default = draft.scenario.setting.regulations.default_time_s;
    let first = dice.choose([180, 300, 420]);
    let late_s = match dice.below(4) {
        0 => {
            draft.add(side.other(), Act::Arrive { late_s: first });
            return draft.finish();
        }
        1 => dice.choose([540, 660, 840]),
        _ => default + dice.choose([60, 180, 300]),
    };
    // No flag has fallen meanwhile, nor would it if the time were taken off.
    draft.clock(side.other(), late_s + dice.between(240, 1500));
    draft.add(side, Act::Arrive { late_s: first });
    draft.add(side.other(), Act::Arrive { late_s });
    draft.finish()
}

kind! {
    /// I.12: the envelope is lost.
    ENVELOPE_LOST: "envelope-lost", envelope_lost;
    rules: "adjourn.envelope-missing", "adjourn.position-unknown", "adjourn.envelope.times";
    asks: Ruling, Result, TrueFalse;
    tempts: ENVELOPE_LOST_SEALER_LOSES, UNKNOWN_POSITION_DRAWN, UNKNOWN_POSITION_CERTAIN,
        ENVELOPE_LOST_ANNULS, ENVELOPE_LOST_FREES;
}

fn envelope_lost(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, side, played) = sealed(dice)?;
    let position = draft.position();
    let position_known = dice.one_in(2);
    draft.add(Who::Arbiter, Act::EnvelopeMissing { position_known });
    if position_known {
        let text = san(&position, played);
        draft.add(side, Act::States { text });
    }
    draft.finish()
}

kind! {
    /// I.13: the clock was set wrongly after the adjournment.
    CLOCK_READING: "clock-reading", clock_reading;
    rules: "adjourn.time-error", "adjourn.envelope.times", "adjourn.envelope.number";
    asks: Ruling, ClocksAfter, Parts, TrueFalse;
    tempts: READING_ANY_TIME, READING_NEVER, READING_FROM_OPPONENT, READING_BY_ARBITER;
}

fn clock_reading(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, side, played) = sealed(dice)?;
    let position = draft.position();
    draft.open(side.other());
    let after = after_move(&position, played);
    let by = side.other();
    let late = dice.one_in(2);
    if late {
        let reply = quiet_move(&after, dice)?;
        draft.play(by, reply).press(by);
    }
    let shown = draft.scenario.clocks_ms[by]? / 1000;
    // Nobody reports that his clock shows too much.
    let seconds = shown + dice.choose([60, 120, 180, 240, 300]);
    draft.add(
        by,
        Act::Complain {
            about: Complaint::ClockReading,
            ply: None,
            seconds: Some(seconds),
        },
    );
    // Once he has moved, nothing is corrected unless the arbiter decides so.
    if late {
        draft.decide(Decision::Reject);
    }
    draft.finish()
}
