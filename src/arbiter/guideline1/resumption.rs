//! I.9–I.11: who is there when the game is resumed.
//!
//! The replier present: the envelope is opened, the move made, his clock started; if the sealer
//! is absent, the replier may seal his reply and start the other clock. The replier absent: his
//! clock runs, the envelope waits, and what has run by his arrival is gone. Later than the default
//! time, or absent where it is 0: lost, unless the sealed move has ended the game. Both absent: the
//! replier loses the time until he arrives.

use shakmaty::{Color, Move, Position};

use super::reading::reading;
use crate::arbiter::article6::arrival::times;
use crate::arbiter::over::GAME_OVER;
use crate::arbiter::{Case, Effect, Judge, Opinion, Phase, Provision};
use crate::diag::Message;
use crate::game::Who;
use crate::game::notation::Reading;
use crate::game::scenario::Act;
use crate::game::state::{Attendance, Ending, Outcome, Sealed, Termination};
use crate::game::winnability::is_dead;
use crate::rule;

fn sealed<'a>(case: &Case<'a>) -> Option<&'a Sealed> {
    case.before.adjournment.sealed.as_ref()
}

/// I.9.1: the player who must reply is there.
pub static REPLIER_PRESENT: Provision = Provision {
    name: "replier-present",
    rules: &[
        rule!("adjourn.resume.replier-present"),
        rule!("adjourn.resume"),
        rule!("adjourn.setup"),
    ],
    judge: Judge::Attend(replier_present),
    ..Provision::DEFAULT
};

fn replier_present(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    if *act != Act::Present || by == sealed(case)?.by {
        return None;
    }
    let message = Message::new("ruling-replier-present").word("side", Who::from(by).name());
    Some(Opinion::new(message).citing(REPLIER_PRESENT.rules))
}

/// I.9.3: the sealer is absent; the replier may seal his reply.
pub static SEALER_ABSENT: Provision = Provision {
    name: "sealer-absent",
    rules: &[
        rule!("adjourn.resume.sealer-absent"),
        rule!("adjourn.resume.replier-present"),
        rule!("adjourn.resume"),
    ],
    judge: Judge::Done(sealer_absent),
    ..Provision::DEFAULT
};

fn sealer_absent(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let sealed = sealed(case)?;
    let replier = sealed.by.other();
    let there = |side: Color| case.state.attendance[side] == Attendance::Present;
    let absent = case.state.attendance[sealed.by] == Attendance::Absent;
    let now = match act {
        Act::Absent | Act::NoShow => by == sealed.by && there(replier) && !is_too_late(case, by),
        Act::Present => by == replier && absent,
        Act::Seal { .. } => sealed.opened && by == replier && absent,
        _ => false,
    };
    if !now {
        return None;
    }
    let message = Message::new("ruling-sealer-absent").word("side", Who::from(replier).name());
    Some(Opinion::new(message).citing(SEALER_ABSENT.rules))
}

/// I.9.2: the replier is not there; his clock runs.
pub static REPLIER_ABSENT: Provision = Provision {
    name: "replier-absent",
    rules: &[
        rule!("adjourn.resume.replier-absent"),
        rule!("adjourn.resume"),
        rule!("adjourn.open"),
    ],
    judge: Judge::Attend(replier_absent),
    ..Provision::DEFAULT
};

fn replier_absent(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let sealed = sealed(case)?;
    let waits = by == sealed.by.other()
        && !sealed.opened
        && !is_too_late(case, by)
        && (matches!(act, Act::Absent)
            || matches!(act, Act::Arrive { late_s } if *late_s > 0 && in_time(case, *late_s)));
    waits.then(|| {
        let late_s = match act {
            Act::Arrive { late_s } => *late_s,
            _ => 0,
        };
        let message = Message::new("ruling-replier-absent")
            .word("side", Who::from(by).name())
            .truth("arrives", late_s > 0);
        let message = times(message, late_s, case.setting().regulations.default_time_s);
        let ran = match act {
            // Neither there: I.11 says what becomes of the time.
            Act::Arrive { late_s } if !both_away(case) => Some(Effect::Ran {
                side: by,
                seconds: *late_s,
            }),
            _ => None,
        };
        Opinion::new(message)
            .citing(REPLIER_ABSENT.rules)
            .with_all(ran)
            .with(Effect::KeepClosed(Some(by)))
    })
}

fn in_time(case: &Case<'_>, late_s: i64) -> bool {
    late_s <= case.setting().regulations.default_time_s
}

/// Whether a player is late beyond the default time, or not there where the regulations state that
/// nobody may be late. Without a word of theirs, who is absent may still come.
fn is_too_late(case: &Case<'_>, side: Color) -> bool {
    let regulations = &case.setting().regulations;
    let attendance = case.state.attendance[side];
    let waited_for = attendance == Attendance::Absent && !regulations.default_time_stated;
    !waited_for && attendance.is_too_late(regulations.default_time_s)
}

/// Whether neither player was there when the game should go on.
fn both_away(case: &Case<'_>) -> bool {
    // Who comes late was not there either, although the story tells it only afterwards.
    let comes_late = |side: Color| {
        case.later.iter().any(|event| {
            event.who.side() == Some(side)
                && matches!(event.act, Act::Arrive { late_s } if late_s > 0)
        })
    };
    Color::ALL
        .into_iter()
        .all(|side| match case.state.attendance[side] {
            Attendance::Present => false,
            Attendance::Unknown => comes_late(side),
            Attendance::Absent | Attendance::Never | Attendance::Late(_) => true,
        })
}

/// The sealed move, if it ends the game.
fn ending_move(case: &Case<'_>, sealed: &Sealed) -> Option<Move> {
    if sealed.opened || sealed.on_board.is_some() {
        return None;
    }
    let Reading::Move(played) = reading(case, sealed) else {
        return None;
    };
    let mut after = case.before.board.chess()?.clone();
    after.play_unchecked(played);
    let over =
        after.is_checkmate() || after.is_stalemate() || after.halfmoves() >= 150 || is_dead(&after);
    over.then_some(played)
}

/// I.10: a player arrives after the default time.
pub static LATE_FOR_RESUMPTION: Provision = Provision {
    name: "late-for-resumption",
    rules: &[rule!("adjourn.default-time"), rule!("clock.default-time")],
    overrides: &[&GAME_OVER],
    phase: Phase::Any,
    judge: Judge::Attend(late_for_resumption),
    ..Provision::DEFAULT
};

fn late_for_resumption(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let sealed = sealed(case)?;
    let late = is_too_late(case, by);
    let other_late = is_too_late(case, by.other());
    let since = case.before.adjournment.moved_since_resumption;
    let playing = sealed.opened && (since.white || since.black);
    let speaks = match act {
        Act::Arrive { .. } => late || other_late,
        Act::Absent | Act::NoShow => late && !playing,
        _ => false,
    };
    if !speaks {
        return None;
    }
    let forfeited = match case.before.ended {
        None => false,
        // The winner of a forfeit turns out to be too late as well.
        Some(ending) if ending.termination == Termination::Forfeit && late && other_late => true,
        Some(_) => return None,
    };
    let late_s = match act {
        Act::Arrive { late_s } => *late_s,
        _ => 0,
    };
    let kind = match act {
        _ if !late => "other",
        Act::Arrive { .. } => "late",
        _ => "never",
    };
    let message = Message::new("ruling-late-for-resumption")
        .word("side", Who::from(by).name())
        .word("kind", kind);
    let message = times(message, late_s, case.setting().regulations.default_time_s);
    let opinion = Opinion::new(message).citing(LATE_FOR_RESUMPTION.rules);
    if let Some(played) = ending_move(case, sealed) {
        let message = Message::new("ruling-late-after-end").text("side", Who::from(by).name());
        return Some(
            Opinion::new(message)
                .citing(LATE_FOR_RESUMPTION.rules)
                .with(Effect::PlaySealed(played)),
        );
    }
    // While the other may be too late as well, nobody has won yet.
    if case.before.attendance[by.other()] == Attendance::Absent && !other_late {
        return Some(opinion);
    }
    let outcome = match (late, other_late) {
        (true, true) => Outcome::BothLose,
        (true, false) => Outcome::won_by(by.other()),
        (false, _) => Outcome::won_by(by),
    };
    let ending = Ending {
        outcome,
        termination: Termination::Forfeit,
    };
    Some(opinion.with(match forfeited {
        true => Effect::Amend(ending),
        false => Effect::End(ending),
    }))
}

/// I.11: neither was there; the replier's time runs until he arrives.
pub static BOTH_ABSENT: Provision = Provision {
    name: "both-absent-at-resumption",
    rules: &[rule!("adjourn.both-absent")],
    judge: Judge::Attend(both_absent),
    ..Provision::DEFAULT
};

fn both_absent(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let (Act::Arrive { late_s }, sealed) = (act, sealed(case)?) else {
        return None;
    };
    if by == sealed.by || sealed.opened || !both_away(case) || !in_time(case, *late_s) {
        return None;
    }
    let message = Message::new("ruling-both-absent-at-resumption")
        .word("side", Who::from(by).name())
        .with("seconds", (*late_s).max(0) as usize);
    Some(
        Opinion::new(message)
            .citing(&[rule!("adjourn.both-absent")])
            .with(Effect::Clock {
                side: by,
                seconds: -late_s,
            }),
    )
}
