//! 6.2.3, 8.1, 8.4, 11.1 to 11.7: behaviour beside the board.

use shakmaty::{Color, Position};

use super::draft::Draft;
use super::quiet::quiet_move;
use crate::game::Scenario;
use crate::game::scenario::{Act, Conduct, ConductKind, DevicePlace, Hand, Manner, SheetAct};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::after_move;

/// A game in progress, and the player who does something; mostly the one having the move.
fn playing(dice: &mut Dice) -> Option<(Draft, Color)> {
    let position = from_pool(&library().middlegames, dice)?;
    let mut draft = Draft::new(&position, dice);
    draft.plenty(dice);
    let side = match dice.one_in(3) {
        true => position.turn().other(),
        false => position.turn(),
    };
    Some((draft, side))
}

fn behaves(dice: &mut Dice, conduct: Conduct) -> Option<Scenario> {
    let (mut draft, side) = playing(dice)?;
    draft.add(side, Act::Conduct(conduct));
    draft.finish()
}

kind! {
    /// 11.3.2: a telephone.
    DEVICE: "device", |dice| {
        let mut conduct = Conduct::of(ConductKind::Device);
        conduct.rang = dice.one_in(2);
        behaves(dice, conduct)
    };
    rules: "conduct.device", "conduct.device.loss";
    asks: Ruling;
    tempts: PENALTY_ALWAYS_CHOSEN, BREACH_COSTS_TIME, FIRST_TIME_WARNED;
}

kind! {
    /// 11.3.2.1: a telephone in a bag. What it costs the Laws don't say for every case.
    DEVICE_IN_BAG: "device-in-bag", |dice| {
        let mut conduct = Conduct::of(ConductKind::Device);
        conduct.place = DevicePlace::Bag;
        conduct.on = dice.one_in(2);
        let (mut draft, side) = playing(dice)?;
        draft.scenario.setting.regulations.devices_in_bag = !dice.one_in(3);
        draft.add(side, Act::Conduct(conduct));
        draft.finish()
    };
    rules: "conduct.device.bag";
    asks: Ruling;
    tempts: BREACH_LOSES, BREACH_COSTS_TIME, BREACH_IS_HARMLESS, ALLOWED_IS_BREACH, ALLOWED_LOSES,
        ALLOWED_COSTS_TIME;
    debated;
}

kind! {
    /// 11.2: leaving the playing venue or the playing area.
    LEAVING: "leaving", |dice| {
        let what = dice.choose([ConductKind::LeaveVenue, ConductKind::LeaveArea]);
        behaves(dice, Conduct::of(what))
    };
    rules: "conduct.leave.venue", "conduct.leave.on-move", "conduct.leave.header";
    asks: Ruling;
    tempts: BREACH_LOSES, BREACH_IS_HARMLESS, BREACH_COSTS_TIME, ALLOWED_IS_BREACH, ALLOWED_LOSES,
        ALLOWED_COSTS_TIME;
}

kind! {
    /// 11.1, 11.3.1, 11.4, 11.5, 11.9: notes, advice, noise, smoking, inspections.
    MISCONDUCT: "misconduct", |dice| {
        let mut conduct = Conduct::of(dice.choose([
            ConductKind::Notes,
            ConductKind::Advice,
            ConductKind::Analyse,
            ConductKind::Smoke,
            ConductKind::Distract,
            ConductKind::RefuseInspection,
            ConductKind::UseBag,
            ConductKind::AdmitPerson,
        ]));
        if conduct.what == ConductKind::Distract {
            conduct.how = Some(dice.choose([Manner::Offers, Manner::Noise, Manner::Talk]));
        }
        behaves(dice, conduct)
    };
    rules: "conduct.notes", "conduct.smoking", "conduct.distract",
        "conduct.inspection", "conduct.device.bag", "conduct.leave.third-person", "conduct.penalty",
        "arbiter.penalties";
    asks: Ruling;
    tempts: BREACH_LOSES, BREACH_COSTS_TIME, BREACH_IS_HARMLESS, ALLOWED_IS_BREACH, ALLOWED_LOSES,
        ALLOWED_COSTS_TIME;
}

kind! {
    /// 11.7: a player refuses to comply with the Laws.
    REFUSAL: "refusal", |dice| {
        let mut conduct = Conduct::of(ConductKind::Refuse);
        conduct.persistent = !dice.one_in(3);
        behaves(dice, conduct)
    };
    rules: "conduct.refusal";
    asks: Ruling;
    tempts: PENALTY_ALWAYS_CHOSEN, BREACH_COSTS_TIME, BREACH_LOSES;
}

kind! {
    /// 6.2.2 to 6.2.4: how the clock is handled.
    CLOCK_HANDLING: "clock-handling", clock_handling;
    rules: "clock.handling", "clock.same-hand", "clock.press-after-reply", "arbiter.penalties";
    asks: Ruling;
    tempts: OTHER_HAND_IS_ILLEGAL, LATE_PRESS_IS_EMPTY, FIRST_ILLEGAL_LOSES, BREACH_COSTS_TIME,
        BREACH_IS_HARMLESS, BREACH_LOSES;
}

fn clock_handling(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, _) = playing(dice)?;
    let position = draft.position();
    let side = position.turn();
    let played = quiet_move(&position, dice)?;
    if !dice.one_in(3) {
        // An increment would be gained by the press.
        draft.control(dice.choose(["90+0", "120/40+60", "60+0"]));
        draft.plenty(dice);
        draft.play(side, played);
        if dice.one_in(2) {
            draft.add(side, Act::Press { hand: Hand::Other });
            draft.scenario.prior.illegal[side] = u32::from(dice.one_in(2));
            draft.pointed_out(side.other(), dice);
            return draft.finish();
        }
        // The opponent replies before the press, which may still be made.
        let next = after_move(&position, played);
        draft.play(side.other(), quiet_move(&next, dice)?);
        draft.press(side);
        if dice.one_in(2) {
            draft.complain(side.other());
        }
        return draft.finish();
    }
    let mut conduct = Conduct::of(ConductKind::ClockHandling);
    conduct.how = Some(dice.choose([Manner::Force, Manner::Lift, Manner::Hover]));
    draft.add(side, Act::Conduct(conduct));
    draft.finish()
}

kind! {
    /// 8.1.1, 8.4, A.2: must the moves be recorded?
    RECORDING: "recording", recording;
    rules: "record.duty", "record.waived-short-time", "rapid.no-recording";
    asks: Ruling;
    tempts: RECORDING_SHORT_ANYWAY, RECORDING_AT_FIVE, RECORDING_IS_FREE, ALLOWED_IS_BREACH,
        BREACH_COSTS_TIME, BREACH_LOSES, ALLOWED_COSTS_TIME, ALLOWED_LOSES;
}

fn recording(dice: &mut Dice) -> Option<Scenario> {
    // Whoever is short of time has played for long.
    let position = from_pool(&library().adjournments, dice)?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    draft.control(dice.choose(["90+30", "90+0", "60+0", "120/40+60", "90+10", "60+30"]));
    draft.plenty(dice);
    let left = dice.choose([120, 240, 299, 300, 301, 420]);
    // The opponent has thought for a while, too.
    let theirs = draft.scenario.clocks_ms[side.other()].unwrap_or_default() / 1000;
    draft.clock(side.other(), theirs.min(dice.between(420, 2400)));
    draft.clock(side, left);
    draft.add(side, Act::StopRecording);
    draft.finish()
}

kind! {
    /// 8.1, 8.2, 8.3: what may be done with a scoresheet.
    SCORESHEET: "scoresheet", |dice| {
        let (mut draft, side) = playing(dice)?;
        let what = dice.choose([
            SheetAct::Hide,
            SheetAct::Notes,
            SheetAct::Times,
            SheetAct::OtherNotation,
            SheetAct::Refuse,
            SheetAct::Borrow,
        ]);
        draft.add(side, Act::Scoresheet(what));
        draft.finish()
    };
    rules: "record.visible", "record.use", "record.duty",
        "record.incomplete.one", "notation.move";
    asks: Ruling;
    tempts: BREACH_IS_HARMLESS, BREACH_COSTS_TIME, BREACH_LOSES, ALLOWED_IS_BREACH,
        ALLOWED_COSTS_TIME, ALLOWED_LOSES;
}

kind! {
    /// 8.1.2: a move is written before it is made.
    WRITTEN_FIRST: "written-first", written_first;
    rules: "record.not-in-advance", "arbiter.penalties";
    asks: Ruling;
    tempts: BREACH_IS_HARMLESS, BREACH_COSTS_TIME, BREACH_LOSES;
}

fn written_first(dice: &mut Dice) -> Option<Scenario> {
    let (mut draft, _) = playing(dice)?;
    let position = draft.position();
    let side = position.turn();
    let played = quiet_move(&position, dice)?;
    let text = shakmaty::san::SanPlus::from_move(position, played).to_string();
    draft.add(
        side,
        Act::Write {
            text: text.into(),
            verbatim: false,
        },
    );
    draft.play(side, played);
    draft.finish()
}
