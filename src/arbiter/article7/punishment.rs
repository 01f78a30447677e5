//! 7.5.5: what an illegal move costs.
//!
//! The first one of a player: the standard penalty for the opponent, and the increments of moves
//! that are void are taken back (7.1). The second: the game, or half of
//! it where the opponent can't mate. Example: two minutes for White, who can mate with a pawn.

use shakmaty::Color;

use super::times::{Undone, take_back, with_taken_back};
use crate::arbiter::article4::touch;
use crate::arbiter::mate::cannot_mate;
use crate::arbiter::{Case, Opinion, Remedy, Witness, legality, penalty};
use crate::game::Board;
use crate::game::state::{Ending, Outcome, Termination};
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
    let count = case.state.illegal[side] + 1;
    let setting = case.setting();
    let mut opinion = opinion
        .citing(&[rule!("irregularity.illegal.penalty")])
        .with(Remedy::Count { side })
        .witness(Witness::Counted {
            side,
            count,
            kinds: match count < setting.measures.losing_illegal
                || case.state.illegal_before[side] == 0
            {
                true => &[],
                false => KINDS,
            },
        });
    if case.is_simplified() {
        opinion = opinion
            .citing(&[rule!("rapid.illegal")])
            .citing(penalty::simplified(case));
    }
    if count < setting.measures.losing_illegal {
        if case.state.illegal[side.other()] > 0 {
            // Whose count it is comes before what was wrong.
            let apart = Witness::CountedApart { side: side.other() };
            opinion.witnesses.insert(0, apart);
        }
        opinion = penalty::for_illegal(case, opinion, side);
        let taken_back = take_back(case, undone, side);
        if !taken_back.is_empty() {
            opinion = with_taken_back(
                opinion.citing(&[rule!("irregularity.restore-times")]),
                taken_back,
            );
        }
        return opinion;
    }
    let (impossible, proof) = cannot_mate(after, side.other(), setting);
    let ending = if impossible {
        Ending {
            outcome: Outcome::Draw,
            termination: Termination::SecondIllegalUnwinnable,
        }
    } else {
        Ending {
            outcome: Outcome::won_by(side.other()),
            termination: Termination::SecondIllegal,
        }
    };
    opinion.with(Remedy::End(ending)).witness(proof)
}

/// Whether it is the first illegal move of a player or the one that loses.
pub fn number(case: &Case<'_>, side: Color) -> &'static str {
    if case.state.illegal[side] + 1 < case.setting().measures.losing_illegal {
        "first"
    } else {
        "second"
    }
}

/// The rules that the penalty may rest on.
pub const PENALTY_RULES: &[RuleId] = &const {
    let mut rules = [rule!("irregularity.illegal.penalty"); 16 + penalty::RULES.len()];
    rules[1] = rule!("irregularity.restore-times");
    rules[2] = rule!("rapid.illegal");
    rules[3] = rule!("rapid.unsupervised");
    rules[4] = rule!("irregularity.illegal.move");
    rules[5] = rule!("irregularity.illegal.promotion-unfinished");
    rules[6] = rule!("irregularity.illegal.press-without-move");
    rules[7] = rule!("irregularity.illegal.two-hands");
    rules[8] = rule!("act.one-hand");
    rules[9] = rule!("act.released");
    rules[10] = rule!("clock.press-completes");
    rules[11] = rule!("move.promotion.obligation");
    rules[12] = rule!("act.made.promotion");
    rules[13] = rule!("clock.interrupt");
    rules[14] = rule!("conduct.distract");
    rules[15] = rule!("move.legal");
    let mut at = 0;
    while at < penalty::RULES.len() {
        rules[16 + at] = penalty::RULES[at];
        at += 1;
    }
    rules
};

/// The rules that an illegal move may break or bring up.
pub const MOVE_RULES: &[RuleId] = &const {
    const PENALTIES: usize = PENALTY_RULES.len();
    const FAULTS: usize = legality::RULES.len();
    let mut rules =
        [rule!("irregularity.illegal.move"); 1 + PENALTIES + FAULTS + touch::RULES.len()];
    let mut at = 0;
    while at < PENALTIES {
        rules[1 + at] = PENALTY_RULES[at];
        at += 1;
    }
    at = 0;
    while at < FAULTS {
        rules[1 + PENALTIES + at] = legality::RULES[at];
        at += 1;
    }
    at = 0;
    while at < touch::RULES.len() {
        rules[1 + PENALTIES + FAULTS + at] = touch::RULES[at];
        at += 1;
    }
    rules
};
