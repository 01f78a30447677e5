//! Moments in which several rules meet: the end of the game and a phone, an illegal move or a flag.
//!
//! Each story is composed of what the other kinds tell one by one; only the order decides which
//! rule comes too late.

use shakmaty::{Chess, Move, Position, Role};

use super::draft::Draft;
use super::endings::last_move;
use super::mistakes::unseen_exposure;
use super::quiet::{is_level, quiet_move, worse_side};
use crate::game::Scenario;
use crate::game::scenario::{Act, Conduct, ConductKind, Event, MoveText, NoticedBy, Sight, Who};
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library};
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::after_move;

/// Two things in this order, or the other way round.
fn in_some_order(draft: &mut Draft, first: Event, second: Event, dice: &mut Dice) {
    let mut both = [first, second];
    if dice.one_in(2) {
        both.swap(0, 1);
    }
    draft.scenario.events.extend(both);
}

fn event(who: impl Into<Who>, act: Act) -> Event {
    Event {
        who: who.into(),
        act,
    }
}

kind! {
    /// 11.3.2.2, 5.1.1, 5.2.1, 5.2.2: a phone rings before or after the move that ends the game.
    PHONE_AND_END: "phone-and-end", phone_and_end;
    rules: "conduct.device.loss", "end.checkmate", "end.stalemate", "end.dead-position";
    asks: Result;
    tempts: PHONE_AFTER_END_LOSES, PHONE_FORGIVEN, PHONE_AND_MATE_DRAW, STALEMATED_LOSES,
        PENALTY_ALWAYS_CHOSEN;
}

fn phone_and_end(dice: &mut Dice) -> Option<Scenario> {
    let pool = match dice.one_in(3) {
        true => &library().last_moves,
        false => &library().mates,
    };
    let position = from_pool(pool, dice)?;
    let side = position.turn();
    let played = last_move(&position, dice)?;
    let mut draft = Draft::new(&position, dice);
    draft.any_class(dice);
    let mut phone = Conduct::of(ConductKind::Device);
    phone.rang = true;
    let whose = if dice.one_in(3) { side.other() } else { side };
    let ends = event(side, super::draft::made(played, 1));
    in_some_order(&mut draft, ends, event(whose, Act::Conduct(phone)), dice);
    draft.finish()
}

kind! {
    /// 7.5.1, 5.1.2, 5.2.3: an illegal move that is found when the game is over.
    ILLEGAL_AND_END: "illegal-and-end", illegal_and_end;
    rules: "irregularity.illegal.move", "end.resignation", "end.agreement",
        "irregularity.illegal.penalty";
    asks: Result * 2, Ruling;
    tempts: ILLEGAL_REOPENS, ILLEGAL_WIN_IS_LOST, ILLEGAL_END_DRAWN, FIRST_ILLEGAL_LOSES;
}

fn illegal_and_end(dice: &mut Dice) -> Option<Scenario> {
    let (position, (from, to)) = unseen_exposure(dice)?;
    let side = position.turn();
    let agrees = is_level(&position);
    // Nobody resigns who is not behind.
    if !agrees && worse_side(&position) != Some(side.other()) {
        return None;
    }
    let mut draft = Draft::new(&position, dice);
    draft.any_class_plain(dice);
    draft.shift(side, from, to);
    if agrees {
        draft.add(side, Act::Offer);
    }
    draft.press(side);
    // Sometimes it is found at once.
    if !agrees && dice.one_in(3) {
        draft.complain(side.other());
        return draft.finish();
    }
    let end = match agrees {
        true => Act::Accept,
        false => Act::Resign,
    };
    draft.add(side.other(), end);
    let (ply, seen) = (None, true);
    let what = Sight::IllegalMove;
    draft.add(Who::Arbiter, Act::Observe { what, ply, seen });
    draft.finish()
}

kind! {
    /// 6.9, 9.1.2.1, 5.2.3: a flag falls and an offer is accepted, one after the other.
    OFFER_AND_FLAG: "offer-and-flag", offer_and_flag;
    rules: "clock.flag-loss", "draw.offer.procedure", "end.agreement",
        "clock.flag-considered-fallen";
    asks: Result;
    tempts: OFFER_OUTLIVES_FLAG, FLAG_BEATS_AGREEMENT, FLAG_ADJUDICATED, FLAG_WHILE_OFFERED;
}

fn offer_and_flag(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().endgames, dice)?;
    let side = position.turn();
    let played = quiet_move(&position, dice)?;
    // Who is ahead offers no draw.
    if !is_level(&position) || worse_side(&position) == Some(side.other()) {
        return None;
    }
    let mut draft = Draft::new(&position, dice);
    draft.control(dice.choose(["90+0", "60+0", "25+0"]));
    draft.clocks(dice.between(12, 60), dice.between(12, 60));
    draft.clock(side.other(), dice.between(2, 5));
    draft.play(side, played).add(side, Act::Offer).press(side);
    let by = dice.choose([NoticedBy::Opponent, NoticedBy::Opponent, NoticedBy::Arbiter]);
    let flag = event(side.other(), Act::Flag(by));
    in_some_order(&mut draft, flag, event(side.other(), Act::Accept), dice);
    draft.finish()
}

kind! {
    /// 7.5.2, 5.1.1, 5.2.1: a pawn is left on the last rank where a queen would end the game.
    PROMOTION_AND_END: "promotion-and-end", promotion_and_end;
    rules: "irregularity.illegal.promotion-unfinished", "end.checkmate", "end.stalemate",
        "irregularity.illegal.penalty";
    asks: Result, Ruling;
    tempts: PROMOTION_NEVER_ENDS, PROMOTION_TAKEN_BACK, FIRST_ILLEGAL_LOSES, STALEMATED_LOSES;
}

fn promotion_and_end(dice: &mut Dice) -> Option<Scenario> {
    let ending = |position: &Chess| {
        let queens = |played: &Move| played.promotion() == Some(Role::Queen);
        position
            .legal_moves()
            .into_iter()
            .filter(queens)
            .find(|played| {
                let next = after_move(position, *played);
                next.is_checkmate() || next.is_stalemate()
            })
    };
    let (position, played) = (0..60).find_map(|_| {
        let position = from_pool(&library().queening, dice)?;
        let played = ending(&position)?;
        Some((position, played))
    })?;
    let side = position.turn();
    let mut draft = Draft::new(&position, dice);
    // Whether a queen that ends the game or a second illegal move comes first the Laws don't say.
    draft.any_class_plain(dice);
    let text = MoveText::Uci {
        from: played.from()?,
        to: played.to(),
        promotion: None,
    };
    draft.add(
        side,
        Act::Move {
            text,
            hands: 1,
            touched: Vec::new(),
            unfinished: None,
        },
    );
    draft.press(side).pointed_out(side.other(), dice);
    draft.finish()
}
