//! D.2.1–D.2.5, D.2.8: touching, making and announcing moves on the special board.
//!
//! A piece is touched when it is taken out of its aperture; a move is made when the captured piece
//! is off the board, the piece stands in another aperture and the move is announced. Only then is
//! the opponent's clock started. The sighted player is under the usual rules. Example: e4 is
//! placed and the clock pressed without a word: the clock is set back.

use shakmaty::Color;

use crate::arbiter::article7::charge::{charge, stands};
use crate::arbiter::article7::illegal::ILLEGAL_UNPRESSED;
use crate::arbiter::article7::punishment::{number, punish};
use crate::arbiter::article7::times::Undone;
use crate::arbiter::{AsideChange, Case, Effect, Judge, Opinion, Provision};
use crate::diag::Message;
use crate::game::aside::Need;
use crate::game::moment::{Moment, Press};
use crate::game::scenario::{Act, Announcement, Intent};
use crate::game::setting::Variant;
use crate::game::{State, Who, notation};
use crate::rule;

fn is_blind(case: &Case<'_>, side: Color) -> bool {
    case.setting().blind[side]
}

fn is_special(case: &Case<'_>) -> bool {
    case.setting().blind.white || case.setting().blind.black
}

/// D.2.2, D.2.5: a piece is felt, or taken out of its aperture.
pub static APERTURE: Provision = Provision {
    name: "aperture",
    rules: &[rule!("blind.touched"), rule!("blind.sighted-normal")],
    judge: Judge::Touch(aperture),
    ..Provision::DEFAULT
};

fn aperture(case: &Case<'_>, by: Color, intent: Intent) -> Option<Opinion> {
    let told = matches!(case.event?.act, Act::Touch { .. });
    if !told || !is_special(case) {
        return None;
    }
    let blind = is_blind(case, by);
    let kind = match (blind, intent) {
        (false, _) => "sighted",
        (true, Intent::Feel) => "felt",
        (true, Intent::Move | Intent::Capture) => "taken-out",
        _ => return None,
    };
    let rule = match blind {
        true => rule!("blind.touched"),
        false => rule!("blind.sighted-normal"),
    };
    let message = Message::new("ruling-aperture")
        .word("side", Who::from(by).name())
        .word("kind", kind);
    Some(Opinion::new(message).citing(&[rule]))
}

/// D.2.3: a move on the special board waits for its announcement.
pub static UNANNOUNCED: Provision = Provision {
    name: "unannounced",
    rules: &[
        rule!("blind.made.announced"),
        rule!("blind.made.placed"),
        rule!("blind.made.capture"),
        rule!("blind.made"),
        rule!("blind.clock-start"),
    ],
    judge: Judge::Always(unannounced),
    ..Provision::DEFAULT
};

fn unannounced(case: &Case<'_>) -> Option<Opinion> {
    let (by, kind) = match case.moment {
        Moment::Made { by, .. } if is_blind(case, *by) => (*by, "placed"),
        Moment::Pressed {
            by,
            press: Press::Unannounced,
            ..
        } => (*by, "pressed"),
        _ => return None,
    };
    let message = Message::new("ruling-unannounced")
        .word("side", Who::from(by).name())
        .word("kind", kind);
    let opinion = Opinion::new(message);
    if kind == "pressed" {
        return Some(
            opinion
                .citing(&[rule!("blind.clock-start"), rule!("blind.made.announced")])
                .with(Effect::Needs {
                    who: Who::from(by),
                    what: Need::Announcement,
                })
                .with(Effect::Discretion(rule!("arbiter.penalties"))),
        );
    }
    let captured = case.state.history.last()?.movement.captured.is_some();
    let capture = captured.then_some(rule!("blind.made.capture"));
    Some(
        opinion
            .citing(&[rule!("blind.made.placed"), rule!("blind.made.announced")])
            .passing(capture.as_slice())
            .passing(&[rule!("blind.made")])
            .as_routine(),
    )
}

/// 7.5.3 with D.2.4, where the event counts a press before the announcement as an illegal move.
pub static PRESSED_UNANNOUNCED: Provision = Provision {
    name: "pressed-unannounced",
    rules: &[rule!("irregularity.illegal.press-without-move")],
    overrides: &[&ILLEGAL_UNPRESSED],
    judge: Judge::IllegalMove(pressed_unannounced),
    ..Provision::DEFAULT
};

fn pressed_unannounced(case: &Case<'_>) -> Option<Opinion> {
    let side = case.before.aside.pressed_unannounced?;
    let other = charge(case).is_some() || stands(case) || case.state.turn.loose.is_some();
    if other {
        return None;
    }
    let message = Message::new("ruling-press-without-move")
        .word("side", Who::from(side).name())
        .word("number", number(case, side));
    let opinion = Opinion::new(message)
        .citing(&[
            rule!("irregularity.illegal.press-without-move"),
            rule!("blind.clock-start"),
        ])
        .with(Effect::Aside(AsideChange::PressSettled));
    let stands = Undone::Nothing(case.state.history.length());
    Some(punish(case, opinion, side, &case.state.board, stands))
}

/// Something is said aloud.
pub static ANNOUNCED: Provision = Provision {
    name: "announced",
    rules: &[
        rule!("blind.announce"),
        rule!("blind.slip"),
        rule!("chess960.castling.announce"),
    ],
    judge: Judge::Done(announced),
    ..Provision::DEFAULT
};

fn announced(case: &Case<'_>, by: Color, act: &Act) -> Option<Opinion> {
    let Act::Announce(said) = act else {
        return None;
    };
    let message = |kind: &'static str| {
        Message::new("ruling-announced")
            .word("side", Who::from(by).name())
            .word("kind", kind)
    };
    if is_special(case) {
        return Some(match case.before.aside.unannounced == Some(by) {
            true => of_move(case, by, said),
            false => {
                let opinion = Opinion::new(message("repeated"));
                opinion.citing(&[rule!("blind.announce")]).as_routine()
            }
        });
    }
    let castles = case.setting().variant == Variant::Chess960
        && matches!(said, Announcement::Text(text) if is_castling(text))
        || matches!(said, Announcement::Move(san) if is_castling_san(san));
    if castles && case.setting().variant == Variant::Chess960 {
        return Some(
            Opinion::new(message("castling"))
                .citing(&[rule!("chess960.castling.announce")])
                .with(Effect::Aside(AsideChange::CastlingAnnounced(by))),
        );
    }
    let promotes = case
        .before
        .turn
        .loose
        .as_ref()
        .is_some_and(|it| it.movement.unfinished);
    let rule = match promotes || matches!(said, Announcement::Piece(_)) {
        true => rule!("act.promotion.choice-final"),
        false => rule!("act.touch.header"),
    };
    Some(Opinion::new(message("word")).citing(&[rule]).as_routine())
}

fn is_castling(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    [
        "castling",
        "castle",
        "castles",
        "i castle",
        "i am about to castle",
    ]
    .contains(&text.as_str())
        || is_castling_san(&text)
}

fn is_castling_san(text: &str) -> bool {
    matches!(notation::parse(text), Some(notation::Pattern::Castle(_)))
}

/// Whether a player says the move that stands on his board.
fn is_right(state: &State, said: &Announcement) -> bool {
    let Some(ply) = state.history.last() else {
        return false;
    };
    let Some(played) = ply.movement.lawful else {
        return true;
    };
    match said {
        Announcement::Move(san) => match notation::read(san, &ply.before) {
            notation::Reading::Move(read) => read == played,
            _ => false,
        },
        Announcement::Piece(piece) => played.promotion() == Some(*piece),
        Announcement::Text(_) => false,
    }
}

/// The blind player who makes his move by announcing it now (D.2.3).
pub fn announced_by(case: &Case<'_>) -> Option<Color> {
    let (by, Act::Announce(said)) = case.done()? else {
        return None;
    };
    let waits = case.before.aside.unannounced == Some(by);
    (waits && is_right(case.before, said)).then_some(by)
}

/// D.2.3.3, D.2.8: a blind player announces his move, rightly or by a slip of the tongue.
fn of_move(case: &Case<'_>, by: Color, said: &Announcement) -> Opinion {
    let message = |kind: &'static str| {
        Message::new("ruling-announced")
            .word("side", Who::from(by).name())
            .word("kind", kind)
    };
    let slipped = case.before.aside.slipped;
    if !is_right(case.before, said) {
        return Opinion::new(message("slip"))
            .citing(&[rule!("blind.slip"), rule!("blind.announce")])
            .with(Effect::Aside(AsideChange::Slipped))
            .with(Effect::Needs {
                who: Who::from(by),
                what: Need::Announcement,
            });
    }
    let opinion = Opinion::new(message(if slipped { "corrected" } else { "move" }))
        .with(Effect::Aside(AsideChange::Announced))
        .with(Effect::Met(Need::Announcement));
    match slipped {
        true => opinion.citing(&[rule!("blind.slip"), rule!("blind.made.announced")]),
        false => opinion.citing(&[rule!("blind.made.announced"), rule!("blind.announce")]),
    }
}
