//! 7.5.5: what an illegal move costs.
//!
//! The first one of a player: the standard penalty for the opponent, and the increments of moves
//! that are void are taken back (7.1). The second: the game, or half of
//! it where the opponent can't mate. Example: two minutes for White, who can mate with a pawn.

use shakmaty::Color;

use super::times::{Undone, take_back, with_taken_back};
use crate::arbiter::mate::cannot_mate;
use crate::arbiter::{Case, Effect, Opinion, Witness, penalty};
use crate::game::Board;
use crate::game::state::{Ending, Termination};
use crate::law::RuleId;
use crate::rule;

/// The kinds of illegal moves.
const KINDS: &[RuleId] = &[
    rule!("irregularity.illegal.move"),
    rule!("irregularity.illegal.promotion-unfinished"),
    rule!("irregularity.illegal.press-without-move"),
    rule!("irregularity.illegal.two-hands"),
];

/// The penalty of 7.5.5 after the action has been taken, with its rules; `undone` is what the
/// action makes void.
pub fn punish(
    case: &Case<'_>,
    opinion: Opinion,
    side: Color,
    after: &Board,
    undone: Undone,
) -> Opinion {
    let count = case.state.counts.illegal[side] + 1;
    let setting = case.setting();
    let mut opinion = opinion
        .citing(&[rule!("irregularity.illegal.penalty")])
        .with(Effect::Count { side })
        .witness(Witness::Counted {
            side,
            count,
            kinds: match count < setting.parameters.losing_illegal
                || case.state.counts.illegal_before[side] == 0
            {
                true => &[],
                false => KINDS,
            },
        });
    if case.is_simplified() {
        opinion = opinion
            .citing(&[rule!("rapid.illegal")])
            .passing(penalty::simplified(case));
    }
    if count < setting.parameters.losing_illegal {
        if case.state.counts.illegal[side.other()] > 0 {
            // Whose count it is comes before what was wrong.
            let apart = Witness::CountedApart { side: side.other() };
            opinion.witnesses.insert(0, apart);
        }
        opinion = penalty::for_illegal(case, opinion, side);
        let taken_back = take_back(case, undone, side);
        if !taken_back.is_empty() {
            opinion = with_taken_back(
                opinion.passing(&[rule!("irregularity.restore-times")]),
                taken_back,
            );
        }
        return opinion;
    }
    let (impossible, proof) = cannot_mate(after, side.other(), setting);
    let ending = if impossible {
        Ending::draw(Termination::SecondIllegalUnwinnable)
    } else {
        Ending::won_by(side.other(), Termination::SecondIllegal)
    };
    opinion.with(Effect::End(ending)).witness(proof)
}

/// Whether it is the first illegal move of a player or the one that loses.
pub fn number(case: &Case<'_>, side: Color) -> &'static str {
    if case.state.counts.illegal[side] + 1 < case.setting().parameters.losing_illegal {
        "first"
    } else {
        "second"
    }
}
