//! 6.7, 6.10.2, A.5.1.1, A.5.4: coming late, a wrong clock setting, illegal positions.

use shakmaty::{ByColor, Color, Position};

use super::draft::Draft;
use super::mistakes::{blind_reply, exposes_from_afar, illegal_move};
use crate::game::Scenario;
use crate::game::scenario::{Act, Irregularity, Sight, Who};
use crate::game::{Board, TimeClass};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;

kind! {
    /// 6.7.1: a player arrives around the default time.
    DEFAULT_TIME: "default-time", default_time;
    rules: "clock.default-time", "clock.start";
    asks: Ruling * 3, Result;
    tempts: HOUR_TO_ARRIVE, DEFAULT_TIME_EXCLUDED, LATE_ALWAYS_LOSES, LATENESS_COSTS_TIME;
}

fn default_time(dice: &mut Dice) -> Option<Scenario> {
    let mut draft = Draft::opening(dice);
    if dice.one_in(3) {
        draft.control(dice.choose(["15+10", "25+10", "10+5"]));
    }
    let rapid = draft.scenario.setting.class != TimeClass::Standard;
    let default = match rapid {
        true => dice.choose([0, 5, 10]) * 60,
        false => dice.choose([0, 0, 10, 15, 20, 30, 45, 60]) * 60,
    };
    draft.scenario.setting.regulations.default_time_s = default;
    draft.scenario.setting.regulations.default_time_stated = default > 0;
    let around = dice.choose([-120, -60, 0, 0, 0, 60, 60, 120, 180, 300]);
    let late_s = default + around;
    if late_s < 1 || rapid && late_s > 600 {
        return None;
    }
    // White's own clock runs meanwhile: what he comes late is gone, and would tell the answer.
    draft.add(Color::Black, Act::Arrive { late_s });
    draft.finish()
}

/// Moves completed by White and by Black, around the tenth.
const COUNTS: [(u32, u32); 10] = [
    (6, 6),
    (8, 7),
    (9, 9),
    (10, 9),
    (10, 10),
    (11, 10),
    (13, 13),
    (16, 16),
    (19, 18),
    (25, 24),
];

kind! {
    /// 6.10.2, A.5.1.1: the clock turns out to be set wrongly.
    CLOCK_SETTING: "clock-setting", clock_setting;
    rules: "clock.wrong-setting", "rapid.after-ten.clock", "rapid.after-ten";
    asks: Ruling * 3, DecidingClause;
    tempts: SETTING_KEPT_AFTER_TEN, SETTING_ALWAYS_CORRECTED, SETTING_ALWAYS_KEPT, SETTING_NEW_GAME;
}

fn clock_setting(dice: &mut Dice) -> Option<Scenario> {
    let mut draft = Draft::opening(dice);
    draft.mostly_rapid(dice, 4);
    draft.scenario.clocks_ms = ByColor::default();
    let (white, black) = dice.choose(COUNTS);
    let count = ByColor { white, black };
    draft.add(
        Who::Arbiter,
        Act::Discover {
            fault: Irregularity::ClockSetting,
            made: Some(count),
            completed: Some(count),
        },
    );
    draft.finish()
}

kind! {
    /// A.5.4: both kings are in check when the arbiter looks at the board.
    BOTH_KINGS: "both-kings", both_kings;
    rules: "rapid.illegal-position", "rapid.unsupervised", "blitz.unsupervised";
    asks: Ruling * 3, DecidingClause;
    tempts: ILLEGAL_POSITION_AT_ONCE, ILLEGAL_POSITION_PENALISED, ILLEGAL_POSITION_STANDS,
        ILLEGAL_POSITION_LOSES;
}

fn both_kings(dice: &mut Dice) -> Option<Scenario> {
    for _ in 0..60 {
        let position = from_pool(&library().checks, dice)?;
        let side = position.turn();
        let Some((from, to)) = illegal_move(&position, dice) else {
            continue;
        };
        let board = Board::Legal(position.clone());
        let movement = board.examine(side, from, to, None);
        let after = board.after_hand(&movement);
        if !exposes_from_afar(&position, (from, to)) || !after.is_in_check(side.other()) {
            continue;
        }
        let mut draft = Draft::new(&position, dice);
        draft.rapid_plain(dice);
        draft.shift(side, from, to).press(side);
        let (ply, seen) = (None, false);
        let what = Sight::BothKingsInCheck;
        draft.add(Who::Arbiter, Act::Observe { what, ply, seen });
        if let Some((from, to)) = blind_reply(&after, dice)
            && dice.one_in(2)
        {
            draft.shift(side.other(), from, to).press(side.other());
        }
        return draft.finish();
    }
    None
}
