//! 9.2 to 9.6: repetition, fifty and seventy-five moves, and how they are claimed.

use shakmaty::{Chess, Position, Role};

use super::Kind;
use super::cycle::stretch;
use super::draft::{Draft, made, quiet_move, quiet_moves};
use crate::game::scenario::{Act, Basis, Evidence, Intent, Withdrawn};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library, quiet_for};
use crate::quiz::misconceptions::*;
use crate::rule;

/// A position from which pieces go to and fro, and the play itself.
fn repeated(dice: &mut Dice, plies: std::ops::RangeInclusive<i64>) -> Option<Draft> {
    let library = library();
    let (position, fits): (Chess, fn(Role) -> bool) = match dice.below(8) {
        0 | 1 => (from_pool(&library.castling, dice)?, |role| {
            matches!(role, Role::King | Role::Rook)
        }),
        2 => (from_pool(&library.castling, dice)?, |role| {
            role != Role::King
        }),
        3 => (from_pool(&library.en_passant, dice)?, |_| true),
        4 => (from_pool(&library.en_passant_barred, dice)?, |_| true),
        5 => (from_pool(&library.middlegames, dice)?, |_| true),
        _ => (from_pool(&library.endgames, dice)?, |_| true),
    };
    let moves = stretch(&position, dice, plies, fits)?;
    let mut draft = Draft::new(&position, dice);
    draft.scenario.moves = moves;
    Some(draft)
}

/// 9.2.2: the position has just appeared.
pub static THREEFOLD_CURRENT: Kind = Kind {
    name: "threefold-current",
    rules: &[
        rule!("draw.threefold"),
        rule!("draw.threefold.claim-current"),
        rule!("draw.identity"),
        rule!("draw.identity.castling"),
        rule!("draw.identity.en-passant"),
        rule!("draw.claim.correct"),
        rule!("draw.claim.incorrect"),
    ],
    asks: &["ruling", "ruling", "ruling", "clocks-after", "true-false"],
    tempts: &[
        &CASTLING_IGNORED,
        &CASTLING_NOT_NOW,
        &EN_PASSANT_IGNORED,
        &EN_PASSANT_ALWAYS,
        &IN_SUCCESSION,
        &TWICE_IS_ENOUGH,
        &THREE_REPEATS,
        &CLAIM_IS_FREE,
        &CLAIM_COSTS_THREE,
        &CLAIM_COSTS_CLAIMANT,
        &CLAIM_IS_NO_OFFER,
        &PENALTY_ALWAYS_ONE,
    ],
    winnability: false,
    construct: |dice| {
        let mut draft = repeated(dice, 4..=12)?;
        draft.any_class(dice);
        let side = draft.turn();
        draft.claim(side, Basis::Threefold, None);
        draft.finish()
    },
};

/// 9.2.1: the position is about to appear.
pub static THREEFOLD_INTENDED: Kind = Kind {
    name: "threefold-intended",
    rules: &[
        rule!("draw.threefold.claim-intended"),
        rule!("draw.threefold"),
        rule!("draw.identity"),
        rule!("draw.claim.incorrect"),
    ],
    asks: &["ruling", "ruling", "allowed-moves", "true-false"],
    tempts: &[
        &CLAIM_UNWRITTEN,
        &INTENDED_IGNORED,
        &INTENDED_NOT_BINDING,
        &TWICE_IS_ENOUGH,
        &THREE_REPEATS,
        &CASTLING_IGNORED,
        &EN_PASSANT_IGNORED,
        &CLAIM_IS_FREE,
        &CLAIM_COSTS_CLAIMANT,
        &CLAIM_IS_NO_OFFER,
        &IN_SUCCESSION,
    ],
    winnability: false,
    construct: |dice| {
        let mut draft = repeated(dice, 5..=12)?;
        let next = draft.scenario.moves.pop()?;
        let side = draft.turn();
        let intended = if dice.one_in(4) {
            quiet_move(&draft.position(), dice)?
        } else {
            next
        };
        draft.claim(side, Basis::Threefold, Some((intended, !dice.one_in(4))));
        draft.finish()
    },
};

/// 9.2.3: are they the same?
pub static SAME_POSITION: Kind = Kind {
    name: "same-position",
    rules: &[
        rule!("draw.identity"),
        rule!("draw.identity.castling"),
        rule!("draw.identity.en-passant"),
    ],
    asks: &["same-position"],
    tempts: &[
        &CASTLING_IGNORED,
        &CASTLING_NOT_NOW,
        &EN_PASSANT_IGNORED,
        &EN_PASSANT_ALWAYS,
    ],
    winnability: false,
    construct: |dice| {
        let library = library();
        let (position, fits): (Chess, fn(Role) -> bool) = match dice.below(4) {
            0 => (from_pool(&library.castling, dice)?, |role| {
                role == Role::King
            }),
            1 => (from_pool(&library.castling, dice)?, |role| {
                role == Role::Rook
            }),
            2 => (from_pool(&library.en_passant, dice)?, |_| true),
            _ => (from_pool(&library.en_passant_barred, dice)?, |_| true),
        };
        let moves = stretch(&position, dice, 4..=4, fits)?;
        let mut draft = Draft::new(&position, dice);
        draft.scenario.moves = moves;
        draft.finish()
    },
};

fn counted(dice: &mut Dice, halfmoves: u32) -> Option<Draft> {
    let position = from_pool(&library().endgames, dice)?;
    let position = quiet_for(&position, halfmoves, dice)?;
    Some(Draft::new(&position, dice))
}

/// 9.3.2: fifty moves have been completed.
pub static FIFTY: Kind = Kind {
    name: "fifty-current",
    rules: &[
        rule!("draw.fifty"),
        rule!("draw.fifty.claim-current"),
        rule!("draw.claim.correct"),
        rule!("draw.claim.incorrect"),
    ],
    asks: &[
        "ruling",
        "ruling",
        "clocks-after",
        "deciding-clause",
        "true-false",
    ],
    tempts: &[
        &FIFTY_HALF_MOVES,
        &FIFTY_BY_ONE,
        &FIFTY_AND_ONE,
        &FIFTY_AUTOMATIC,
        &CLAIM_IS_FREE,
        &CLAIM_COSTS_THREE,
        &CLAIM_COSTS_CLAIMANT,
        &CLAIM_IS_NO_OFFER,
        &BAR_STOPS_CLAIMS,
        &CLAIM_BY_EITHER,
        &PENALTY_ALWAYS_TWO,
    ],
    winnability: false,
    construct: |dice| {
        let halfmoves = dice.choose([50, 52, 97, 98, 99, 99, 100, 101, 104, 120]);
        let mut draft = counted(dice, halfmoves)?;
        draft.any_class(dice);
        if dice.one_in(4) {
            draft.scenario.setting.regulations.agreed_draws =
                crate::game::setting::AgreedDraws::Never;
        }
        let side = draft.turn();
        draft.claim(side, Basis::Fifty, None);
        draft.finish()
    },
};

/// 9.3.1: they are about to be.
pub static FIFTY_INTENDED: Kind = Kind {
    name: "fifty-intended",
    rules: &[
        rule!("draw.fifty.claim-intended"),
        rule!("draw.fifty"),
        rule!("draw.claim.incorrect"),
    ],
    asks: &[
        "ruling",
        "ruling",
        "allowed-moves",
        "clocks-after",
        "true-false",
    ],
    tempts: &[
        &FIFTY_BY_ONE,
        &FIFTY_AND_ONE,
        &INTENDED_IGNORED,
        &CLAIM_UNWRITTEN,
        &INTENDED_NOT_BINDING,
        &CLAIM_IS_FREE,
        &CLAIM_COSTS_THREE,
        &CLAIM_COSTS_CLAIMANT,
        &CLAIM_IS_NO_OFFER,
        &FIFTY_HALF_MOVES,
    ],
    winnability: false,
    construct: |dice| {
        let halfmoves = dice.choose([97, 98, 98, 99, 99, 100]);
        let mut draft = counted(dice, halfmoves)?;
        let position = draft.position();
        let side = draft.turn();
        let loud: Vec<_> = position
            .legal_moves()
            .into_iter()
            .filter(|played| {
                (played.role() == Role::Pawn || played.is_capture()) && !played.is_promotion()
            })
            .collect();
        let intended = match dice.pick(&loud) {
            Some(played) if dice.one_in(4) => *played,
            _ => quiet_move(&position, dice)?,
        };
        draft.claim(side, Basis::Fifty, Some((intended, !dice.one_in(5))));
        draft.finish()
    },
};

/// A right claim, if nothing stands in its way.
fn ripe(dice: &mut Dice) -> Option<(Draft, Basis)> {
    if dice.one_in(2) {
        let halfmoves = dice.choose([99, 100, 101, 103]);
        return Some((counted(dice, halfmoves)?, Basis::Fifty));
    }
    Some((repeated(dice, 8..=9)?, Basis::Threefold))
}

/// 9.4: a piece was touched.
pub static CLAIM_AFTER_TOUCH: Kind = Kind {
    name: "claim-after-touch",
    rules: &[
        rule!("draw.claim.right-lost-touch"),
        rule!("draw.claim.incorrect"),
    ],
    asks: &[
        "ruling",
        "ruling",
        "deciding-clause",
        "clocks-after",
        "true-false",
    ],
    tempts: &[
        &TOUCH_KEEPS_CLAIM,
        &CLAIM_IS_FREE,
        &CLAIM_COSTS_THREE,
        &CLAIM_COSTS_CLAIMANT,
        &CLAIM_IS_NO_OFFER,
        &ADJUSTING_REJECTS,
        &PENALTY_ALWAYS_ONE,
        &ILLEGAL_FREES_TOUCH,
    ],
    winnability: false,
    construct: |dice| {
        let (mut draft, basis) = ripe(dice)?;
        let side = draft.turn();
        let touched = quiet_move(&draft.position(), dice)?;
        let intent = dice.choose([
            Intent::Move,
            Intent::Move,
            Intent::Move,
            Intent::Adjust,
            Intent::AdjustUnannounced,
        ]);
        draft.add(
            side,
            Act::Touch {
                square: touched.from()?,
                intent,
            },
        );
        draft.claim(side, basis, None);
        draft.finish()
    },
};

/// 9.2, 9.3, 1.3: only the player having the move may claim.
pub static CLAIM_OFF_MOVE: Kind = Kind {
    name: "claim-off-move",
    rules: &[
        rule!("draw.threefold"),
        rule!("draw.fifty"),
        rule!("game.having-the-move"),
        rule!("draw.claim.incorrect"),
    ],
    asks: &["ruling", "ruling", "clocks-after", "true-false"],
    tempts: &[
        &CLAIM_BY_EITHER,
        &CLAIM_IS_FREE,
        &CLAIM_AFTER_PRESS,
        &CLAIM_COSTS_THREE,
        &CLAIM_COSTS_CLAIMANT,
        &CLAIM_IS_NO_OFFER,
        &FIFTY_BY_ONE,
        &FIFTY_AND_ONE,
        &TWICE_IS_ENOUGH,
        &THREE_REPEATS,
        &THREEFOLD_AUTOMATIC,
        &FIFTY_AUTOMATIC,
    ],
    winnability: false,
    construct: |dice| {
        let (mut draft, basis) = ripe(dice)?;
        let side = draft.turn();
        let played = match basis {
            Basis::Threefold => {
                let last = draft.scenario.moves.pop()?;
                let side = draft.turn();
                draft.play(side, last);
                if dice.one_in(2) {
                    draft.press(side);
                }
                let by = if dice.one_in(4) { side.other() } else { side };
                draft.claim(by, basis, None);
                return draft.finish();
            }
            _ => quiet_move(&draft.position(), dice)?,
        };
        draft.play(side, played);
        if dice.one_in(2) {
            draft.press(side);
        }
        let by = if dice.one_in(4) { side.other() } else { side };
        draft.claim(by, basis, None);
        draft.finish()
    },
};

/// 9.2, 9.3, 9.4: who may claim now?
pub static WHO_MAY_CLAIM: Kind = Kind {
    name: "who-may-claim",
    rules: &[
        rule!("draw.threefold"),
        rule!("draw.fifty"),
        rule!("draw.claim.right-lost-touch"),
        rule!("game.having-the-move"),
    ],
    asks: &["who-may-claim"],
    tempts: &[
        &CLAIM_BY_EITHER,
        &CLAIM_AFTER_PRESS,
        &TWICE_IS_ENOUGH,
        &THREE_REPEATS,
        &FIFTY_BY_ONE,
        &FIFTY_AND_ONE,
        &FIFTY_HALF_MOVES,
        &CASTLING_IGNORED,
        &EN_PASSANT_IGNORED,
        &THREEFOLD_AUTOMATIC,
        &FIFTY_AUTOMATIC,
        &BAR_STOPS_CLAIMS,
    ],
    winnability: false,
    construct: |dice| {
        let (mut draft, basis) = ripe(dice)?;
        let played = match basis {
            Basis::Threefold => draft.scenario.moves.pop()?,
            _ => quiet_move(&draft.position(), dice)?,
        };
        if dice.one_in(4) {
            draft.scenario.setting.regulations.agreed_draws =
                crate::game::setting::AgreedDraws::Never;
        }
        let side = draft.turn();
        draft.play(side, played);
        if dice.one_in(2) {
            draft.press(side);
        }
        draft.finish()
    },
};

/// 9.5.3: the price of a wrong claim.
pub static WRONG_CLAIM: Kind = Kind {
    name: "wrong-claim",
    rules: &[
        rule!("draw.claim.incorrect"),
        rule!("rapid.penalty-one-minute"),
        rule!("draw.claim.is-offer"),
    ],
    asks: &[
        "clocks-after",
        "clocks-after",
        "ruling",
        "allowed-moves",
        "true-false",
    ],
    tempts: &[
        &CLAIM_IS_FREE,
        &CLAIM_COSTS_THREE,
        &CLAIM_COSTS_CLAIMANT,
        &PENALTY_ALWAYS_TWO,
        &PENALTY_ALWAYS_ONE,
        &INTENDED_NOT_BINDING,
        &CLAIM_IS_NO_OFFER,
        &FIFTY_HALF_MOVES,
        &FIFTY_BY_ONE,
    ],
    winnability: false,
    construct: |dice| {
        let halfmoves = dice.between(51, 97) as u32;
        let mut draft = counted(dice, halfmoves)?;
        if dice.one_in(2) {
            draft.rapid(dice);
        } else {
            draft.any_class(dice);
        }
        let side = draft.turn();
        let intended = quiet_move(&draft.position(), dice)?;
        let intended = (!dice.one_in(3)).then_some((intended, true));
        draft.claim(side, Basis::Fifty, intended);
        draft.finish()
    },
};

/// 9.5.1: a claim can't be withdrawn.
pub static WITHDRAWN_CLAIM: Kind = Kind {
    name: "claim-withdrawn",
    rules: &[
        rule!("draw.claim.stop-clock"),
        rule!("draw.claim.incorrect"),
    ],
    asks: &["ruling", "clocks-after", "true-false"],
    tempts: &[
        &CLAIM_WITHDRAWN,
        &CLAIM_IS_FREE,
        &CLAIM_COSTS_THREE,
        &CLAIM_COSTS_CLAIMANT,
        &CLAIM_IS_NO_OFFER,
        &FIFTY_BY_ONE,
        &FIFTY_AND_ONE,
        &PENALTY_ALWAYS_ONE,
    ],
    winnability: false,
    construct: |dice| {
        let halfmoves = dice.choose([97, 98, 99, 100, 101]);
        let mut draft = counted(dice, halfmoves)?;
        let side = draft.turn();
        draft.claim(side, Basis::Fifty, None);
        draft.add(side, Act::Withdraw(Withdrawn::Claim));
        draft.finish()
    },
};

/// 6.12.2 with 9.2, 9.3: a screen is no evidence.
pub static SCREEN_CLAIM: Kind = Kind {
    name: "screen-claim",
    rules: &[
        rule!("clock.displays.no-claim"),
        rule!("draw.fifty"),
        rule!("draw.threefold"),
    ],
    asks: &["ruling", "result", "true-false"],
    tempts: &[
        &SCREEN_SUFFICES,
        &SCREEN_PUNISHED,
        &CLAIM_IS_NO_OFFER,
        &FIFTY_AUTOMATIC,
        &THREEFOLD_AUTOMATIC,
    ],
    winnability: false,
    construct: |dice| {
        let (mut draft, basis) = ripe(dice)?;
        let side = draft.turn();
        draft.claim(side, basis, None);
        if let Some(Act::Claim(claim)) =
            draft.scenario.events.last_mut().map(|event| &mut event.act)
        {
            claim.evidence = Evidence::Screen;
        }
        draft.finish()
    },
};

/// 9.6.1: the fifth appearance.
pub static FIVEFOLD: Kind = Kind {
    name: "fivefold",
    rules: &[
        rule!("draw.automatic.fivefold"),
        rule!("draw.automatic"),
        rule!("draw.identity"),
    ],
    asks: &["true-false", "true-false", "true-false", "deciding-clause"],
    tempts: &[
        &FIVEFOLD_CLAIMED,
        &THREEFOLD_AUTOMATIC,
        &CASTLING_IGNORED,
        &EN_PASSANT_IGNORED,
        &IN_SUCCESSION,
        &EN_PASSANT_ALWAYS,
        &MATERIAL_COUNTS,
        &SECOND_ALWAYS_LOSES,
    ],
    winnability: true,
    construct: |dice| {
        let mut draft = repeated(dice, 13..=18)?;
        let last = draft.scenario.moves.pop()?;
        let side = draft.turn();
        draft.play(side, last).press(side);
        // What comes later only matters if the game goes on.
        match dice.below(3) {
            0 => draft.add(side.other(), Act::Resign),
            1 => draft.add(
                side.other(),
                Act::Flag(crate::game::scenario::NoticedBy::Arbiter),
            ),
            _ => draft.add(side, Act::Resign),
        };
        draft.finish()
    },
};

/// 9.6.2: seventy-five moves, and mate.
pub static SEVENTY_FIVE: Kind = Kind {
    name: "seventyfive",
    rules: &[
        rule!("draw.automatic.seventyfive"),
        rule!("draw.automatic"),
        rule!("end.checkmate"),
    ],
    asks: &["true-false", "true-false", "true-false", "deciding-clause"],
    tempts: &[
        &SEVENTY_FIVE_CLAIMED,
        &SEVENTY_FIVE_BY_ONE,
        &SEVENTY_FIVE_OVER_MATE,
        &FIFTY_AUTOMATIC,
        &SECOND_ALWAYS_LOSES,
        &MATERIAL_COUNTS,
    ],
    winnability: true,
    construct: |dice| {
        let halfmoves = dice.choose([147, 148, 148, 149, 149]);
        let mating = dice.one_in(3);
        let pool = if mating {
            &library().mates
        } else {
            &library().endgames
        };
        let position = quiet_for(&from_pool(pool, dice)?, halfmoves, dice)?;
        let side = position.turn();
        let played = if mating {
            position.legal_moves().into_iter().find(|played| {
                let mut next = position.clone();
                next.play_unchecked(*played);
                next.is_checkmate() && !played.is_capture() && played.role() != Role::Pawn
            })?
        } else {
            *dice.pick(&quiet_moves(&position))?
        };
        let mut draft = Draft::new(&position, dice);
        draft.add(side, made(played, 1)).press(side);
        if !mating {
            match dice.below(2) {
                0 => draft.add(side.other(), Act::Resign),
                _ => draft.add(
                    side.other(),
                    Act::Flag(crate::game::scenario::NoticedBy::Opponent),
                ),
            };
        }
        draft.finish()
    },
};
