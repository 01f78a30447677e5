//! 6.2, 1.3: making and completing a move.
//!
//! The opponent has the move as soon as the move is made; the move is completed by the press, by
//! ending the game, or by the player's next move being made. Example: White forgets to press,
//! Black replies, White may press still.

use shakmaty::Color;

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::moment::Press;
use crate::game::scenario::Hand;
use crate::game::{Movement, Who};
use crate::rule;

/// 1.3: a reply before the press.
pub static REPLY: Provision = Provision {
    name: "reply-before-press",
    rules: &[rule!("game.having-the-move"), rule!("game.alternation")],
    judge: Judge::Made(reply),
    ..Provision::DEFAULT
};

fn reply(case: &Case<'_>, by: Color, _: &Movement) -> Option<Opinion> {
    if !case.before.counts.unpressed[by.other()] {
        return None;
    }
    let message = Message::new("ruling-reply-before-press").word("side", Who::from(by).name());
    let mut opinion =
        Opinion::new(message).citing(&[rule!("game.having-the-move"), rule!("game.alternation")]);
    // What made the opponent's move a move: 4.7 tells captures, castling and promotion apart.
    let answered = case
        .before
        .history
        .last()
        .and_then(|ply| ply.movement.lawful);
    if let Some(answered) = answered {
        let made = [
            (answered.is_capture(), rule!("act.made.capture")),
            (answered.is_castle(), rule!("act.made.castling")),
            (answered.is_promotion(), rule!("act.made.promotion")),
        ];
        for (_, rule) in made.iter().filter(|(so, _)| *so) {
            opinion = opinion.citing(&[*rule]);
        }
    }
    Some(opinion)
}

/// 6.2.1.2: the earlier move is completed by the next one.
pub static NEXT_MADE: Provision = Provision {
    name: "completed-by-next",
    rules: &[rule!("clock.completed.next-made")],
    judge: Judge::Made(next_made),
    ..Provision::DEFAULT
};

fn next_made(case: &Case<'_>, by: Color, _: &Movement) -> Option<Opinion> {
    if !case.before.counts.unpressed[by] {
        return None;
    }
    let message = Message::new("ruling-completed-by-next").word("side", Who::from(by).name());
    Some(Opinion::new(message).citing(&[rule!("clock.completed.next-made")]))
}

/// 6.2.2: pressing is allowed even after the reply.
pub static LATE_PRESS: Provision = Provision {
    name: "late-press",
    rules: &[
        rule!("clock.press-after-reply"),
        rule!("clock.press-completes"),
    ],
    judge: Judge::Press(late_press),
    ..Provision::DEFAULT
};

fn late_press(_: &Case<'_>, by: Color, _: Hand, press: Press) -> Option<Opinion> {
    let message = Message::new("ruling-late-press").word("side", Who::from(by).name());
    (press == Press::CompletesLate).then(|| Opinion::new(message).citing(LATE_PRESS.rules))
}

/// 6.2.3: the clock must be pressed with the hand that moved.
pub static OTHER_HAND: Provision = Provision {
    name: "other-hand",
    rules: &[rule!("clock.same-hand")],
    judge: Judge::Press(other_hand),
    ..Provision::DEFAULT
};

fn other_hand(_: &Case<'_>, by: Color, hand: Hand, _: Press) -> Option<Opinion> {
    if hand != Hand::Other {
        return None;
    }
    let message = Message::new("ruling-other-hand").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("clock.same-hand")])
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    )
}

/// 6.2.1: the press completes the move.
pub static COMPLETED: Provision = Provision {
    name: "completed",
    rules: &[rule!("clock.press-completes")],
    judge: Judge::Press(completed),
    ..Provision::DEFAULT
};

fn completed(_: &Case<'_>, by: Color, _: Hand, press: Press) -> Option<Opinion> {
    if press != Press::Completes {
        return None;
    }
    let message = Message::new("ruling-completed").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("clock.press-completes")])
            .as_routine(),
    )
}
