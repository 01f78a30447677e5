//! III.3.1, 6.9: both flags are down.
//!
//! If the clock shows which fell first, that side's flag counts, unless the moves of the period are
//! completed; then the other side's does. If nobody can tell: in the last period the game is drawn,
//! in an earlier one it goes on. Without Guidelines III the regulations say what happens in the last
//! period. Both flags may be found down at once, or one may be pointed at while the other is down
//! too: the order in which the story tells that they fell is known then. A period that is not told
//! is known by the moves completed.

use shakmaty::Color;

use crate::arbiter::article6::flag::{is_order_unknown, short_of};
use crate::arbiter::mate::cannot_mate;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Witness};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, First, WhichPeriod};
use crate::game::setting::BothFlags as Switch;
use crate::game::state::{Ending, Termination};
use crate::rule;

use super::is_their_kind;

/// Nobody can tell which flag fell first.
pub static BOTH_FLAGS: Provision = Provision {
    name: "both-flags",
    rules: &[
        rule!("quickplay.both-flags"),
        rule!("quickplay.both-flags.draw"),
        rule!("quickplay.both-flags.continue"),
    ],
    judge: Judge::Always(both_flags),
    ..Provision::DEFAULT
};

fn both_flags(case: &Case<'_>) -> Option<Opinion> {
    let period = unordered(case)?;
    let announced = case.setting().regulations.guideline_iii && is_their_kind(case.before);
    let last = period == WhichPeriod::Last;
    let message = Message::new("ruling-both-flags")
        .word("period", period.name())
        .truth("announced", announced);
    let mut opinion = Opinion::new(message);
    opinion = match (announced, last) {
        (true, true) => opinion.citing(&[
            rule!("quickplay.both-flags.draw"),
            rule!("quickplay.both-flags"),
        ]),
        (true, false) => opinion.citing(&[
            rule!("quickplay.both-flags.continue"),
            rule!("quickplay.both-flags"),
        ]),
        (false, _) => opinion.citing(&[rule!("clock.flag-loss")]),
    };
    opinion = opinion.citing(&[rule!("clock.evidence")]);
    if case.is_simplified() {
        opinion = opinion.citing(&[rule!("rapid.flag-claim")]);
    }
    let by_arbiter =
        !announced && case.setting().switches().both_flags_without_iii == Switch::Arbiter;
    if !last {
        return Some(
            opinion
                .with(Effect::NextPeriod { side: Color::White })
                .with(Effect::NextPeriod { side: Color::Black })
                .with(Effect::Continue),
        );
    }
    if by_arbiter {
        let opinion = opinion.with_all(BOTH_DOWN);
        return Some(opinion.with(Effect::Discretion(rule!("clock.flag-loss"))));
    }
    let ending = Ending::draw(Termination::BothFlags);
    Some(opinion.with_all(BOTH_DOWN).with(Effect::End(ending)))
}

const BOTH_DOWN: [Effect; 2] = [
    Effect::FlagDown { side: Color::White },
    Effect::FlagDown { side: Color::Black },
];

/// The period in which both flags are down and nobody can tell which fell first.
fn unordered(case: &Case<'_>) -> Option<WhichPeriod> {
    if let Some(Act::Flags { first, period }) = case.act() {
        return (*first == First::Unknown).then(|| case.state.period_of_flags(*period));
    }
    is_order_unknown(case).then(|| case.state.period_of_flags(None))
}

/// Whose flag fell first, where the arbiter finds both down and can tell, and in which period.
fn ordered(case: &Case<'_>) -> Option<(Color, WhichPeriod)> {
    let Some(Act::Flags { first, period }) = case.act() else {
        return None;
    };
    let side = match first {
        First::White => Color::White,
        First::Black => Color::Black,
        First::Unknown => return None,
    };
    Some((side, case.state.period_of_flags(*period)))
}

/// Whose flag counts of two, and the moves that he lacks: who has made the control keeps on, and
/// then it is the other flag.
fn deciding(
    case: &Case<'_>,
    first: Color,
    period: WhichPeriod,
) -> Option<(Color, Option<Witness>)> {
    let fallen = |side: Color| match period {
        WhichPeriod::Last => Some(None),
        WhichPeriod::Earlier => short_of(case, side).map(Some),
    };
    [first, first.other()]
        .into_iter()
        .find_map(|side| Some((side, fallen(side)?)))
}

/// Whose flag counts where the arbiter finds both down and can tell which fell first, and in which
/// period.
pub fn first_fallen(case: &Case<'_>) -> Option<(Color, WhichPeriod)> {
    let (first, period) = ordered(case)?;
    let (side, _) = deciding(case, first, period)?;
    Some((side, period))
}

/// The clock shows which flag fell first: 6.9 for that side.
pub static ONE_FLAG_FIRST: Provision = Provision {
    name: "one-flag-first",
    rules: &[rule!("clock.flag-loss")],
    judge: Judge::Act(one_flag_first),
    ..Provision::DEFAULT
};

fn one_flag_first(case: &Case<'_>, _: &Act) -> Option<Opinion> {
    let (first, period) = ordered(case)?;
    let Some((side, short)) = deciding(case, first, period) else {
        let side = first;
        return Some(
            Opinion::new(
                Message::new("ruling-period-reached").word("side", Who::from(side).name()),
            )
            .citing(&[
                rule!("clock.flag-check"),
                rule!("clock.periods"),
                rule!("clock.flag-loss"),
            ])
            .with(Effect::NextPeriod { side })
            .with(Effect::NextPeriod { side: side.other() }),
        );
    };
    let (impossible, proof) = cannot_mate(&case.state.board, side.other(), case.setting());
    let key = if impossible {
        "ruling-flag-unwinnable"
    } else {
        "ruling-flag-loss"
    };
    let ending = Ending::by_flag(side, impossible);
    let message = Message::new(key)
        .word("side", Who::from(side).name())
        .truth("unmade", false);
    let mut opinion = Opinion::new(message)
        .citing(&[
            rule!("clock.flag-loss"),
            rule!("clock.evidence"),
            rule!("clock.flag-considered-fallen"),
        ])
        .with(Effect::FlagDown { side })
        .with_all((period == WhichPeriod::Last).then_some(Effect::FlagDown { side: side.other() }))
        .with(Effect::End(ending))
        .witness(proof);
    if let Some(short) = short {
        opinion = opinion.witness(short);
    }
    Some(opinion.witness_all((side == first).then_some(Witness::FellFirst { side })))
}
