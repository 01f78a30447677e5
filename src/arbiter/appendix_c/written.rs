//! C.2–C.13, 8.1.1, 8.1.2: a move on the scoresheet, letter by letter.
//!
//! The move on the board counts, never the writing. What lacks something that it must have, or
//! means another move, is against 8.1.1: the arbiter warns. Example: exd5 written as "d5".

use shakmaty::{CastlingSide, Color, Role, Square};

use crate::arbiter::{Case, Effect, Judge, Notation, NotationVerdict, Opinion, Provision};
use crate::diag::Message;
use crate::game::scenario::{Act, Basis};
use crate::game::written_move::{Comparison, Quality, compare};
use crate::game::{Movement, Ply, State, Who, notation};
use crate::law::RuleId;
use crate::rule;

/// A text on the scoresheet.
pub static WRITTEN: Provision = Provision {
    name: "written",
    rules: &[
        rule!("record.duty"),
        rule!("record.draw-offer"),
        rule!("notation.move"),
        rule!("notation.abbreviation"),
        rule!("notation.national"),
        rule!("notation.pawn"),
        rule!("notation.capture"),
        rule!("notation.capture.piece"),
        rule!("notation.capture.square"),
        rule!("notation.capture.pawn"),
        rule!("notation.disambiguate"),
        rule!("notation.disambiguate.rank"),
        rule!("notation.disambiguate.file"),
        rule!("notation.disambiguate.other"),
        rule!("notation.promotion"),
        rule!("notation.draw-offer"),
        rule!("notation.signs"),
        rule!("notation.signs.kingside"),
        rule!("notation.signs.queenside"),
        rule!("notation.signs.capture"),
        rule!("notation.signs.check"),
        rule!("notation.signs.mate"),
        rule!("notation.signs.ep"),
    ],
    judge: Judge::Write(written),
    ..Provision::DEFAULT
};

/// The half-move that a player writes down: his own last one, or the opponent's where it is that.
fn recorded<'a>(state: &'a State, by: Color, text: &str) -> Option<&'a Ply> {
    let last = state.history.last()?;
    if !state.has_move(by) {
        return Some(last);
    }
    // On the move: he may be writing the opponent's.
    let reads = |ply: &Ply| match notation::read(text, &ply.before) {
        notation::Reading::Move(read) => ply.movement.lawful == Some(read),
        notation::Reading::Ambiguous(moves) => {
            let lawful = ply.movement.lawful;
            lawful.is_some_and(|played| moves.contains(&played))
        }
        _ => false,
    };
    Some(last).filter(|ply| reads(ply))
}

fn written(case: &Case<'_>, by: Color, text: &str, verbatim: bool) -> Option<Opinion> {
    if !verbatim {
        return None;
    }
    let ply = recorded(case.state, by, text)?;
    let offered = !case.before.offers.open.is_empty() && offered_with(case);
    let found = compare(text, &ply.before, &ply.movement, offered);
    let verdict = verdict(found.quality);
    let message = Message::new("ruling-written")
        .word("side", Who::from(by).name())
        .text("text", text)
        .word("quality", verdict.name())
        .word("missing", found.missing.first().copied().unwrap_or("none"));
    let good = matches!(found.quality, Quality::Correct | Quality::Acceptable);
    let opinion = Opinion::new(message)
        .citing(&rules(ply, &found, text))
        .with(Effect::Notation(Notation {
            verdict,
            played: ply.movement.lawful.map(|played| case.state.uci(played)),
            missing: found.missing,
        }));
    Some(match good {
        true => opinion,
        false => opinion
            .passing(&[rule!("record.duty")])
            .with(Effect::Discretion(rule!("arbiter.penalties"))),
    })
}

/// Whether the open offer was made with the last move.
fn offered_with(case: &Case<'_>) -> bool {
    let earlier = case.earlier.iter().rev();
    let mut since = earlier.take_while(|event| !matches!(event.act, Act::Move { .. }));
    since.any(|event| matches!(event.act, Act::Offer | Act::ConditionalOffer { .. }))
}

fn verdict(quality: Quality) -> NotationVerdict {
    match quality {
        Quality::Correct => NotationVerdict::Correct,
        Quality::Acceptable => NotationVerdict::Acceptable,
        Quality::Deficient => NotationVerdict::Deficient,
        Quality::Wrong => NotationVerdict::Wrong,
        Quality::Unreadable => NotationVerdict::Unreadable,
    }
}

/// The clause about telling the piece moved from others of its kind that could go there, or that
/// only seem so (a pinned one): C.10 itself.
fn telling_apart(ply: &Ply) -> Option<RuleId> {
    let Movement { from, to, role, .. } = ply.movement;
    let moves = ply.before.legal_moves();
    let twins: Vec<Square> = moves
        .iter()
        .filter(|it| Some(it.role()) == role && it.to() == to)
        .filter_map(|it| it.from())
        .filter(|twin| *twin != from)
        .collect();
    let pieces = ply.before.pieces();
    let alike = pieces.by_piece(role?.of(ply.by)).without(from);
    let seeming = pieces.attacks_to(to, ply.by, pieces.occupied()) & alike;
    if twins.iter().any(|twin| twin.rank() == from.rank()) {
        Some(rule!("notation.disambiguate.rank"))
    } else if twins.iter().any(|twin| twin.file() == from.file()) {
        Some(rule!("notation.disambiguate.file"))
    } else if !twins.is_empty() {
        Some(rule!("notation.disambiguate.other"))
    } else {
        seeming.any().then_some(rule!("notation.disambiguate"))
    }
}

/// The clauses that a text keeps or breaks, what is missing first.
fn rules(ply: &Ply, found: &Comparison, text: &str) -> Vec<RuleId> {
    let mut rules = Vec::new();
    let pawn = ply.movement.role == Some(Role::Pawn);
    let castled = ply.movement.castling.is_some();
    let apart = telling_apart(ply).filter(|_| !pawn && !castled);
    for missing in &found.missing {
        rules.push(match *missing {
            "piece" => rule!("notation.abbreviation"),
            "file" if pawn => rule!("notation.capture.pawn"),
            "file" => apart.unwrap_or(rule!("notation.disambiguate.other")),
            "rank" => rule!("notation.disambiguate.file"),
            "promotion" => rule!("notation.promotion"),
            "draw-offer" => rule!("notation.draw-offer"),
            _ => rule!("notation.move"),
        });
        if *missing == "draw-offer" {
            rules.push(rule!("record.draw-offer"));
        }
    }
    let Some(played) = ply.movement.lawful else {
        rules.push(rule!("notation.move"));
        return rules;
    };
    if found.missing.is_empty() {
        rules.extend(apart);
    }
    match played.castling_side() {
        Some(CastlingSide::KingSide) => rules.push(rule!("notation.signs.kingside")),
        Some(CastlingSide::QueenSide) => rules.push(rule!("notation.signs.queenside")),
        None => {}
    }
    if played.is_promotion() {
        rules.push(rule!("notation.promotion"));
    }
    if played.is_capture() {
        match pawn {
            true => rules.push(rule!("notation.capture.pawn")),
            false => rules.extend([
                rule!("notation.capture.piece"),
                rule!("notation.capture.square"),
            ]),
        }
        rules.push(rule!("notation.signs.capture"));
    }
    if played.is_en_passant() {
        rules.push(rule!("notation.signs.ep"));
    }
    rules.push(match pawn {
        true => rule!("notation.pawn"),
        false => rule!("notation.move"),
    });
    if !text.is_ascii() && !pawn {
        rules.push(rule!("notation.national"));
    }
    if text.contains('+') {
        rules.push(rule!("notation.signs.check"));
    }
    if text.contains('#') {
        rules.push(rule!("notation.signs.mate"));
    }
    rules.push(rule!("notation.signs"));
    rules
}

/// 8.1.2: a move is written before it is made.
pub static IN_ADVANCE: Provision = Provision {
    name: "written-before-moving",
    rules: &[
        rule!("record.not-in-advance"),
        rule!("record.order"),
        rule!("draw.fifty.claim-intended"),
    ],
    judge: Judge::Write(in_advance),
    ..Provision::DEFAULT
};

fn in_advance(case: &Case<'_>, by: Color, text: &str, _: bool) -> Option<Opinion> {
    let message = |kind: &'static str| {
        Message::new("ruling-written-before")
            .word("side", Who::from(by).name())
            .word("kind", kind)
    };
    if !case.before.has_move(by) || recorded(case.state, by, text).is_some() {
        return None;
    }
    // The story is read to the end of this turn: a claim or a sealed move needs the writing.
    let turn = case.later.iter().take_while(|event| {
        event.who.side() != Some(by) || !matches!(event.act, Act::Move { .. } | Act::Press { .. })
    });
    let mut own = turn.filter(|event| event.who.side() == Some(by));
    let reason = own.find_map(|event| match &event.act {
        Act::Claim(claim) => match claim.basis {
            Basis::Threefold => Some(rule!("draw.threefold.claim-intended")),
            Basis::Fifty => Some(rule!("draw.fifty.claim-intended")),
            _ => None,
        },
        Act::Seal { .. } | Act::Adjourn { .. } => Some(rule!("adjourn.seal.duty")),
        _ => None,
    });
    let ordered = case
        .before
        .adjournment
        .seal_ordered
        .then_some(rule!("adjourn.seal.duty"));
    if let Some(rule) = reason.or(ordered) {
        let opinion = Opinion::new(message("claim"));
        return Some(
            opinion
                .citing(&[rule])
                .passing(&[rule!("record.not-in-advance")]),
        );
    }
    let claimed = case.before.turn.claimed;
    let opinion = Opinion::new(message(if claimed { "claim" } else { "advance" }))
        .citing(&[rule!("record.not-in-advance")]);
    Some(match claimed {
        true => opinion,
        false => opinion.with(Effect::Discretion(rule!("arbiter.penalties"))),
    })
}

/// A move is written down after it was made: the ordinary course of a game.
pub static RECORDED: Provision = Provision {
    name: "recorded",
    rules: &[rule!("record.duty")],
    judge: Judge::Write(judge_recorded),
    ..Provision::DEFAULT
};

fn judge_recorded(case: &Case<'_>, by: Color, text: &str, verbatim: bool) -> Option<Opinion> {
    let known = recorded(case.state, by, text).is_some();
    let after = !case.before.has_move(by) || known;
    if !after || (verbatim && known) {
        return None;
    }
    let message = Message::new("ruling-recorded").word("side", Who::from(by).name());
    Some(
        Opinion::new(message)
            .citing(&[rule!("record.duty"), rule!("record.order")])
            .as_routine(),
    )
}
