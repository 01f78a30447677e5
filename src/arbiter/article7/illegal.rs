//! 7.5: illegal moves, and the simplified regime for them (A.5.2).
//!
//! Illegal is what was completed by the press: a move against Article 3, a promotion left
//! unfinished, a press without a move, a move with two hands. The first costs the standard
//! penalty, the second the game, or half of it where the opponent can't mate. A move against
//! Article 3 is taken back, also when it is found much later (Competitive Rules); the replacement
//! is bound by 4.3 and 4.7. One fault per move, kinds add up, players are counted apart.
//! Example: Black ignores a check and presses: two minutes for White, the touched knight moves if
//! it can meet the check.

use shakmaty::{Bitboard, Color, Move, Position};

use super::charge::{Charge, answered, charge, culprit, is_fleeting, stands};
use super::punishment::{number, punish};
use super::times::Undone;
use super::unnoticed::king_released;
use crate::arbiter::article4::touch::{self, Bound, bound};
use crate::arbiter::{Case, Duty, Effect, Judge, Opinion, Provision, Witness, legality};
use crate::diag::Message;
use crate::game::aside::Need;
use crate::game::scenario::{Act, Hand, Sight};
use crate::game::setting::IllegalReplied;
use crate::game::{Ply, Who};
use crate::law::RuleId;
use crate::rule;

/// Not pressed: no illegal move, only Article 4.
pub static ILLEGAL_UNPRESSED: Provision = Provision {
    name: "illegal-unpressed",
    rules: &[rule!("irregularity.illegal.move")],
    judge: Judge::IllegalMove(illegal_unpressed),
    ..Provision::DEFAULT
};

fn illegal_unpressed(case: &Case<'_>) -> Option<Opinion> {
    if charge(case).is_some() {
        return None;
    }
    if let Some(ply) = answered(case).filter(|_| !is_fleeting(case)) {
        return Some(answered_unpressed(case, ply));
    }
    // The arbiter who sees it lets the player finish: it can still be put right (12.6).
    let waits = matches!(case.act(), Some(Act::Observe { .. }));
    let wait = || {
        let effects = waits.then_some([Effect::Duty(Duty::Wait), Effect::Unfound]);
        effects.into_iter().flatten()
    };
    let Some(loose) = &case.state.turn.loose else {
        let unpressed = case
            .state
            .history
            .last()
            .filter(|ply| !ply.pressed && ply.hands > 1)?;
        let message =
            Message::new("ruling-two-hands-unpressed").word("side", Who::from(unpressed.by).name());
        return Some(
            Opinion::new(message)
                .citing(&[
                    rule!("irregularity.illegal.two-hands"),
                    rule!("clock.press-completes"),
                    rule!("act.one-hand"),
                ])
                .with(Effect::Continue)
                .with_all(wait()),
        );
    };
    let unfinished = loose.movement.unfinished && !loose.movement.is_illegal();
    let message = Message::new("ruling-illegal-unpressed")
        .word("side", Who::from(loose.by).name())
        .truth("unfinished", unfinished);
    let opinion = Opinion::new(message);
    if unfinished {
        let opinion = opinion.citing(&[
            rule!("irregularity.illegal.promotion-unfinished"),
            rule!("clock.press-completes"),
            rule!("act.released"),
            rule!("act.made.promotion"),
        ]);
        return Some(opinion.with_all(wait()));
    }
    let board = &case.state.board;
    let bound = bound(board, &case.state.turn.touched, loose.by);
    let binding = Bound::rules_of(bound.as_ref()).first();
    let taken_back = binding.filter(|_| !waits).map(|rule| Witness::TakenBack {
        side: loose.by,
        rule: *rule,
    });
    Some(
        opinion
            .citing(&[rule!("irregularity.illegal.move")])
            .citing(king_released(&loose.movement).as_slice())
            .citing(&[rule!("clock.press-completes")])
            .witness_all(taken_back)
            .citing(Bound::rules_of(bound.as_ref()))
            .citing(&legality::broken(&loose.movement))
            .with_all((!waits).then_some(Effect::TakeBack))
            .with_all(wait())
            .witness(legality::faults(board, loose.by, &loose.movement))
            .witness_all(touch::narrow(board, bound.as_ref(), loose.by)),
    )
}

/// Answered, and not completed yet: the position before it is set up again, without a penalty.
fn answered_unpressed(case: &Case<'_>, ply: &Ply) -> Opinion {
    let stands = case.setting().switches().uncompleted_illegal_replied == IllegalReplied::Stands;
    let message = Message::new("ruling-illegal-answered-found")
        .word("side", Who::from(ply.by).name())
        .truth("stands", stands);
    let opinion = Opinion::new(message).citing(&[
        rule!("irregularity.illegal.move"),
        rule!("clock.press-completes"),
    ]);
    if stands {
        return opinion.with(Effect::Void).with(Effect::Continue);
    }
    let bound = bound(&ply.before, &ply.touched, ply.by);
    opinion
        .citing(&legality::broken(&ply.movement))
        .citing(Bound::rules_of(bound.as_ref()))
        .with(Effect::Restore { ply: ply.number })
        .witness(legality::faults(&ply.before, ply.by, &ply.movement))
        .witness_all(touch::binding(&ply.before, bound.as_ref(), ply.by))
}

/// 7.5.1: a move against Article 3 was completed.
pub static ILLEGAL_MOVE: Provision = Provision {
    name: "illegal-move",
    rules: &[
        rule!("irregularity.illegal.move"),
        rule!("move.own-occupied"),
        rule!("move.no-jump"),
        rule!("move.self-check"),
        rule!("move.check"),
        rule!("move.bishop"),
        rule!("move.rook"),
        rule!("move.queen"),
        rule!("move.knight"),
        rule!("move.pawn.single"),
        rule!("move.pawn.double"),
        rule!("move.pawn.capture"),
        rule!("move.pawn.en-passant"),
        rule!("move.pawn.en-passant.window"),
        rule!("move.king.step"),
        rule!("move.castling.right-lost.king-moved"),
        rule!("move.castling.right-lost.rook-moved"),
        rule!("move.castling.prevented"),
        rule!("move.castling.prevented.attacked"),
        rule!("move.castling.prevented.blocked"),
        rule!("rapid.definition"),
        rule!("rapid.penalty-one-minute"),
        rule!("rapid.supervised"),
        rule!("rapid.supervised.ratio"),
        rule!("rapid.supervised.recorded"),
        rule!("rapid.unsupervised"),
        rule!("blitz.definition"),
        rule!("blitz.penalty-one-minute"),
        rule!("blitz.supervised"),
        rule!("blitz.supervised.ratio"),
        rule!("blitz.supervised.recorded"),
        rule!("blitz.unsupervised"),
    ],
    judge: Judge::IllegalMove(illegal_move),
    ..Provision::DEFAULT
};

fn illegal_move(case: &Case<'_>) -> Option<Opinion> {
    let ply = culprit(case).filter(|ply| ply.movement.is_illegal())?;
    let message = Message::new("ruling-illegal-move")
        .word("side", Who::from(ply.by).name())
        .word("number", number(case, ply.by));
    let bound = bound(&ply.before, &ply.touched, ply.by);
    let mut opinion = Opinion::new(message)
        .citing(&[rule!("irregularity.illegal.move")])
        .witness(legality::faults(&ply.before, ply.by, &ply.movement));
    let first = number(case, ply.by) == "first";
    opinion = punish(
        case,
        opinion,
        ply.by,
        &ply.before,
        Undone::Since(ply.number),
    );
    // What the clocks show matters only where play goes on, and most where it went on before.
    let late = ply.number < case.state.history.length();
    if first && late {
        opinion = opinion.citing(&[rule!("irregularity.restore-times")]);
    }
    if let Some(rule) = legality::apparent_end(&ply.before, &ply.movement) {
        opinion = opinion.citing(&[rule]);
    }
    opinion = opinion.citing(&legality::broken(&ply.movement));
    if first {
        opinion = opinion.passing(&[rule!("irregularity.restore-times")]);
    }
    opinion = opinion
        .passing(Bound::rules_of(bound.as_ref()))
        .passing(&[rule!("act.released")])
        .with(Effect::Restore { ply: ply.number });
    if first {
        let bound = touch::binding(&ply.before, bound.as_ref(), ply.by);
        // What may be played now is told before what the clock takes back.
        let facts = &mut opinion.witnesses;
        let gained = facts
            .iter()
            .position(|fact| matches!(fact, Witness::Gained { .. }));
        let at = gained.unwrap_or(facts.len());
        facts.splice(at..at, bound);
    }
    if ply.hands > 1 {
        opinion = opinion.citing(&[rule!("irregularity.illegal.two-hands")]);
    }
    Some(opinion)
}

/// 7.5.2: a pawn was left on the last rank; it becomes a queen.
pub static PROMOTION_UNFINISHED: Provision = Provision {
    name: "promotion-unfinished",
    rules: &[
        rule!("irregularity.illegal.penalty"),
        rule!("irregularity.illegal.promotion-unfinished"),
    ],
    judge: Judge::IllegalMove(promotion_unfinished),
    ..Provision::DEFAULT
};

fn promotion_unfinished(case: &Case<'_>) -> Option<Opinion> {
    let ply = culprit(case).filter(|ply| ply.movement.unfinished && !ply.movement.is_illegal())?;
    let finished = ply.before.examine(
        ply.by,
        ply.movement.from,
        ply.movement.to,
        Some(shakmaty::Role::Queen),
    );
    let after = ply.before.after_hand(&finished);
    let number = number(case, ply.by);
    // A second illegal move decides by itself; after a first one the queen may end the game.
    let end = match after.chess() {
        Some(position) if number == "first" && position.is_checkmate() => "mate",
        Some(position) if number == "first" && position.is_stalemate() => "stalemate",
        _ => "none",
    };
    let message = Message::new("ruling-promotion-unfinished")
        .word("side", Who::from(ply.by).name())
        .word("number", number)
        .word("end", end);
    let opinion = Opinion::new(message).citing(&[
        rule!("irregularity.illegal.promotion-unfinished"),
        rule!("irregularity.illegal.penalty"),
        rule!("move.promotion.obligation"),
    ]);
    let opinion = opinion.with(Effect::Queen { ply: ply.number });
    let undone = Undone::After(ply.number);
    Some(punish(case, opinion, ply.by, &after, undone))
}

/// 7.5.3: the clock was pressed without a move.
pub static PRESS_WITHOUT_MOVE: Provision = Provision {
    name: "press-without-move",
    rules: &[rule!("irregularity.illegal.move")],
    judge: Judge::IllegalMove(press_without_move),
    ..Provision::DEFAULT
};

fn press_without_move(case: &Case<'_>) -> Option<Opinion> {
    let Some(Charge::Press(press)) = charge(case) else {
        return None;
    };
    let side = press.by;
    let message = Message::new("ruling-press-without-move")
        .word("side", Who::from(side).name())
        .word("number", number(case, side));
    if let Some(queens) = queens_of_taken_off(case, side) {
        return Some(promotion_taken_off(case, side, queens));
    }
    let opinion = Opinion::new(message)
        .citing(&[rule!("irregularity.illegal.press-without-move")])
        .with(Effect::SettlePress);
    let opinion = punish(case, opinion, side, &case.state.board, Undone::Press);
    if !case.state.is_fresh(press) {
        return Some(opinion);
    }
    let bound = bound(&case.state.board, &case.state.turn.touched, side);
    Some(opinion.citing(Bound::rules_of(bound.as_ref())))
}

/// The promotions to a queen that are left to a pawn taken off the board before the press.
fn queens_of_taken_off(case: &Case<'_>, side: Color) -> Option<Vec<Move>> {
    let pawn = case.state.turn.taken_off?;
    let queen = |played: &Move| {
        played.from() == Some(pawn) && played.promotion() == Some(shakmaty::Role::Queen)
    };
    let moves = case.state.board.legal_moves();
    let queens: Vec<Move> = moves.into_iter().filter(queen).collect();
    (case.state.turn() == side && queens.len() > 1).then_some(queens)
}

/// 7.5.2 where the pawn had a choice of squares: it becomes a queen, and the arbiter asks where.
fn promotion_taken_off(case: &Case<'_>, side: Color, queens: Vec<Move>) -> Opinion {
    let message = Message::new("ruling-promotion-unfinished")
        .word("side", Who::from(side).name())
        .word("number", number(case, side))
        .word("end", "none");
    let opinion = Opinion::new(message)
        .citing(&[
            rule!("irregularity.illegal.promotion-unfinished"),
            rule!("irregularity.illegal.penalty"),
            rule!("move.promotion.obligation"),
        ])
        .with(Effect::SettlePress)
        .with(Effect::Oblige {
            side,
            moves: queens,
        })
        .with(Effect::Needs {
            who: Who::from(side),
            what: Need::WhichMove,
        });
    punish(case, opinion, side, &case.state.board, Undone::Press)
}

/// 7.5.4: two hands were used for one move; the move stands.
pub static TWO_HANDS: Provision = Provision {
    name: "two-hands",
    rules: &[
        rule!("irregularity.illegal.penalty"),
        rule!("irregularity.illegal.two-hands"),
        rule!("act.one-hand"),
    ],
    judge: Judge::IllegalMove(two_hands),
    ..Provision::DEFAULT
};

fn two_hands(case: &Case<'_>) -> Option<Opinion> {
    let ply = culprit(case)
        .filter(|ply| ply.hands > 1 && !ply.movement.is_illegal() && !ply.movement.unfinished)?;
    let message = Message::new("ruling-two-hands")
        .word("side", Who::from(ply.by).name())
        .word("number", number(case, ply.by));
    let opinion = Opinion::new(message)
        .citing(&[
            rule!("irregularity.illegal.two-hands"),
            rule!("irregularity.illegal.penalty"),
            rule!("act.one-hand"),
        ])
        .with(Effect::Settle { ply: ply.number });
    let after = ply.before.after_hand(&ply.movement);
    let undone = Undone::Nothing(ply.number);
    Some(punish(case, opinion, ply.by, &after, undone))
}

/// Nothing illegal was completed.
pub static UNFOUNDED: Provision = Provision {
    name: "illegal-unfounded",
    rules: &[rule!("move.legal")],
    judge: Judge::IllegalMove(unfounded),
    ..Provision::DEFAULT
};

fn unfounded(case: &Case<'_>) -> Option<Opinion> {
    let nothing = charge(case).is_none()
        && !stands(case)
        && !is_cause_unknown(case)
        && case.before.aside.pressed_unannounced.is_none()
        && case.state.turn.loose.is_none()
        && case
            .state
            .history
            .last()
            .is_none_or(|ply| ply.pressed || ply.hands <= 1);
    nothing.then(|| {
        let state = case.state;
        let dealt = [Color::White, Color::Black]
            .into_iter()
            .any(|side| state.counts.illegal[side] > state.counts.illegal_before[side]);
        let played = state.history.last().and_then(|ply| ply.movement.lawful);
        let special = played.filter(|_| !dealt).map(legality::moves_so);
        // The other hand on the clock is no second hand at the move.
        let mut earlier = case.earlier.iter().rev();
        let press = earlier.find(|event| matches!(event.act, Act::Press { .. }));
        let other_hand = press.is_some_and(|it| it.act == Act::Press { hand: Hand::Other });
        let other: &[RuleId] = match other_hand {
            true => &[
                rule!("clock.same-hand"),
                rule!("irregularity.illegal.two-hands"),
            ],
            false => &[],
        };
        Opinion::new(Message::new("ruling-no-illegal-move").truth("dealt", dealt))
            .citing(other)
            .citing(special.as_slice())
            .citing(&[rule!("move.legal")])
            .with(Effect::Void)
            .with(Effect::Continue)
    })
}

/// 7.5.1, 3.10.3: the arbiter comes upon a position that no legal moves lead to, and the story does
/// not tell how it arose: under the Competitive Rules he looks for the cause.
pub static CAUSE_UNKNOWN: Provision = Provision {
    name: "cause-unknown",
    rules: &[
        rule!("irregularity.illegal.move"),
        rule!("move.illegal-position"),
        rule!("irregularity.restore-times"),
    ],
    judge: Judge::IllegalMove(cause_unknown),
    ..Provision::DEFAULT
};

/// Whether the arbiter comes upon a position whose cause the story does not tell.
fn is_cause_unknown(case: &Case<'_>) -> bool {
    let Some(Act::Observe { what, .. }) = case.act() else {
        return false;
    };
    let board = &case.state.board;
    let shows = match what {
        Sight::BothKingsInCheck => Color::ALL.into_iter().all(|side| board.is_in_check(side)),
        Sight::PawnOnLastRank => (board.pieces().pawns() & Bitboard::BACKRANKS).any(),
        Sight::IllegalPosition => board.chess().is_none(),
        _ => false,
    };
    let told = charge(case).is_some() || case.state.turn.loose.is_some();
    shows && !told && !case.is_simplified()
}

fn cause_unknown(case: &Case<'_>) -> Option<Opinion> {
    is_cause_unknown(case).then(|| {
        Opinion::new(Message::new("ruling-cause-unknown"))
            .citing(CAUSE_UNKNOWN.rules)
            .with(Effect::Pause)
            .with(Effect::Duty(Duty::Act))
            .with(Effect::Needs {
                who: Who::Arbiter,
                what: Need::Finding,
            })
    })
}
