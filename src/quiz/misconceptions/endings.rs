//! How games end, arrivals, clocks and illegal positions in rapid chess (5, 6, A.5).

use super::*;
use crate::arbiter::appendices::after_ten;
use crate::arbiter::appendices::illegal::{ILLEGAL_POSITION, STILL_ILLEGAL};
use crate::arbiter::article5::{checkmate, resignation, stalemate};
use crate::arbiter::article6::{arrival, flag, setting};
use crate::game::scenario::{Hand, NoticedBy, Sight};

misconceptions! {
    /// A move that ends the game counts only once the clock is pressed.
    END_NEEDS_PRESS: "end-needs-press", "end.checkmate"
        unless "end.stalemate", "end.dead-position", if Flag {
        Story(|_, events| {
            if let Some(at) = events.iter().position(|event| matches!(event.act, Act::Flag(_))) {
                let flag = events.remove(at);
                events.insert(0, flag);
            }
        })
    }

    /// A flag counts only if the opponent points it out.
    ARBITER_SAYS_NO_FLAG: "arbiter-says-no-flag", "clock.flag-considered-fallen", if Flag {
        Unheard(|act| matches!(act, Act::Flag(NoticedBy::Arbiter)))
    }

    /// A fallen flag is a draw when the opponent has less on the board.
    FLAG_BY_STRENGTH: "flag-by-strength", "clock.flag-loss", if Flag {
        Instead [], ["clock.flag-loss"] |case| {
            let (by, Act::Flag(NoticedBy::Opponent | NoticedBy::Arbiter)) = case.done()? else {
                return None;
            };
            let board = case.state.board.pieces();
            let men = |side: Color| board.by_color(side).count();
            (men(by) > men(by.other())).then(|| end(Outcome::Draw, Termination::FlagUnwinnable))
        }
    }

    /// With little left on the board a flag is adjudicated: whoever is ahead wins.
    FLAG_ADJUDICATED: "flag-adjudicated", "clock.flag-loss", if Flag {
        Instead [flag::FLAG_LOSS, flag::FLAG_UNWINNABLE], ["clock.flag-loss"] |case| {
            let (by, Act::Flag(NoticedBy::Opponent | NoticedBy::Arbiter)) = case.done()? else {
                return None;
            };
            let board = case.state.board.pieces();
            let men = |side: Color| board.by_color(side).count();
            let winner = match men(by) > men(by.other()) {
                true => by,
                false => by.other(),
            };
            Some(end(Outcome::won_by(winner), Termination::Flag))
        }
    }

    /// The last move of a period counts once it is made on the board, before the press.
    MADE_IS_COMPLETED: "made-is-completed", "clock.press-completes" or "clock.flag-loss", if Control {
        Story(|_, events| {
            if let [Event { who, act: Act::Move { .. } }, Event { act: Act::Flag(_), .. }] = events[..] {
                events.insert(1, Event { who, act: Act::Press { hand: Hand::Same } });
                events.truncate(2);
            }
        })
    }

    /// A flag that falls on the last move of a period is a draw.
    FLAG_AT_CONTROL_DRAWN: "flag-at-control-drawn", "clock.flag-loss" or "clock.periods", if Control {
        Instead [flag::FLAG_LOSS, flag::FLAG_UNWINNABLE], ["clock.flag-loss"] |case| {
            let (_, Act::Flag(_)) = case.done()? else {
                return None;
            };
            Some(end(Outcome::Draw, Termination::Flag))
        }
    }

    /// Whoever is stalemated loses.
    STALEMATED_LOSES: "stalemated-loses", "end.stalemate" {
        Instead [stalemate::STALEMATE], ["end.checkmate"] |case| {
            stalemate::STALEMATE.judge.ask(case)?;
            let by = case.state.turn();
            Some(end(Outcome::won_by(by.other()), Termination::Checkmate))
        }
    }

    /// Mate and a fallen flag cancel each other out.
    MATE_AND_FLAG_DRAW: "mate-and-flag-draw", "end.checkmate", if Flag {
        Instead [checkmate::CHECKMATE], ["clock.flag-loss"] |case| {
            checkmate::CHECKMATE.judge.ask(case)?;
            Some(end(Outcome::Draw, Termination::Flag))
        }
    }

    /// Nobody can resign to a player who can't mate: play goes on.
    RESIGNATION_REFUSED: "resignation-refused", "end.resignation" {
        Unheard(|act| *act == Act::Resign)
    }

    /// Whoever resigns always loses.
    RESIGNING_ALWAYS_LOSES: "resigning-always-loses", "end.resignation" {
        Without [resignation::RESIGNATION_UNWINNABLE]
    }

    /// Whoever comes late loses, whatever the default time.
    LATE_ALWAYS_LOSES: "late-always-loses", "clock.default-time", if Late {
        Setting(|setting| setting.regulations.default_time_s = 0)
    }

    /// There is always an hour to arrive in.
    HOUR_TO_ARRIVE: "hour-to-arrive", "clock.default-time", if Late {
        Setting(|setting| setting.regulations.default_time_s = 3600)
    }

    /// The default time itself is too late already.
    DEFAULT_TIME_EXCLUDED: "default-time-excluded", "clock.default-time", if Late {
        Setting(|setting| setting.regulations.default_time_s = (setting.regulations.default_time_s - 1).max(0))
    }

    /// A late player who was given time gets the opponent two minutes.
    LATENESS_COSTS_TIME: "lateness-costs-time", "clock.default-time", if Late {
        Instead [arrival::DEFAULT_TIME], ["irregularity.illegal.penalty"] |case| {
            let (by, Act::Arrive { .. }) = case.done()? else {
                return None;
            };
            let seconds = crate::arbiter::penalty(case.setting()).seconds;
            Some(says(clock(by.other(), seconds)))
        }
    }

    /// An illegal position is a draw as soon as it is seen.
    ILLEGAL_POSITION_AT_ONCE: "illegal-position-at-once", "rapid.illegal-position", if Position {
        Instead [ILLEGAL_POSITION], ["rapid.illegal-position"] |case| {
            sees_position(case).then(|| end(Outcome::Draw, Termination::IllegalPosition))
        }
    }

    /// The arbiter steps in at once and gives the opponent time.
    ILLEGAL_POSITION_PENALISED: "illegal-position-penalised", "rapid.illegal-position",
        if Position {
        Instead [ILLEGAL_POSITION], ["rapid.illegal"] |case| {
            if !sees_position(case) {
                return None;
            }
            let seconds = crate::arbiter::penalty(case.setting()).seconds;
            let ply = case.state.history.last()?;
            Some(
                says(Effect::Restore { ply: ply.number })
                    .with(clock(ply.by.other(), seconds)),
            )
        }
    }

    /// Nobody may say anything about an illegal position in rapid chess.
    ILLEGAL_POSITION_STANDS: "illegal-position-stands", "rapid.illegal-position", if Position {
        Instead [ILLEGAL_POSITION, STILL_ILLEGAL], ["rapid.illegal"] |case| {
            sees_position(case).then(|| says(Effect::Continue))
        }
    }

    /// Whoever brought an illegal position about loses.
    ILLEGAL_POSITION_LOSES: "illegal-position-loses", "rapid.illegal-position", if Position {
        Instead [ILLEGAL_POSITION], ["irregularity.illegal.penalty"] |case| {
            if !sees_position(case) {
                return None;
            }
            let by = case.state.history.last()?.by;
            Some(end(Outcome::won_by(by.other()), Termination::SecondIllegal))
        }
    }

    /// A wrong clock setting is corrected whenever it is found.
    SETTING_ALWAYS_CORRECTED: "setting-always-corrected", "rapid.after-ten.clock" {
        Without [after_ten::CLOCK_ACCEPTED]
    }

    /// After ten moves a wrong clock setting stays in every kind of chess.
    SETTING_KEPT_AFTER_TEN: "setting-kept-after-ten", "clock.wrong-setting" {
        Instead [setting::WRONG_SETTING], ["rapid.after-ten.clock"] |case| {
            let (white, black) = counted(case)?;
            let kept = white >= 10 && black >= 10;
            Some(says(Effect::Continue).with(Effect::Discretion(match kept {
                true => rule!("rapid.after-ten.clock"),
                false => rule!("clock.wrong-setting"),
            })))
        }
    }

    /// A wrong clock setting stays once the game has begun.
    SETTING_ALWAYS_KEPT: "setting-always-kept", "clock.wrong-setting"
        unless "rapid.after-ten.clock" {
        Instead [setting::WRONG_SETTING], ["rapid.after-ten.clock"] |case| {
            counted(case)?;
            Some(says(Effect::Continue).with(Effect::Discretion(rule!("rapid.after-ten.clock"))))
        }
    }

    /// A game with a wrongly set clock is played anew.
    SETTING_NEW_GAME: "setting-new-game", "clock.wrong-setting"
        unless "rapid.after-ten.clock" {
        Instead [setting::WRONG_SETTING, after_ten::CLOCK_ACCEPTED],
        ["irregularity.initial-position"] |case| {
            counted(case)?;
            Some(end(Outcome::NewGame, Termination::InitialPosition))
        }
    }
}

fn sees_position(case: &Case<'_>) -> bool {
    let told = |what: &Sight| what.is_of_position();
    matches!(case.act(), Some(Act::Observe { what, .. }) if told(what))
}

/// The moves completed when a wrong setting is found.
fn counted(case: &Case<'_>) -> Option<(u32, u32)> {
    if !setting::found(case) {
        return None;
    }
    match case.act() {
        Some(Act::Discover {
            completed: Some(count),
            ..
        }) => Some((count.white, count.black)),
        _ => Some((
            case.state.counts.completed.white,
            case.state.counts.completed.black,
        )),
    }
}
