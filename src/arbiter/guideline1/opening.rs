//! I.5, I.7, I.8: the envelope is opened.
//!
//! Only when the player who must reply is present. The text is read in any notation: exactly one
//! legal move is played; several, none, or no move at all lose the game for the sealer, unless
//! the other player can't mate (6.9) or the game has ended before. A pinned twin makes nothing
//! ambiguous; a promotion without a piece is four moves.

use shakmaty::san::San;
use shakmaty::{Color, Move};

use super::reading::reading;
use super::waiting;
use crate::arbiter::mate::cannot_mate;
use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Witness, legality};
use crate::diag::Message;
use crate::game::notation::{self, Pattern, Reading};
use crate::game::scenario::Act;
use crate::game::state::{Attendance, Ending, Sealed, Termination};
use crate::game::{Board, Fault, Who};
use crate::law::RuleId;
use crate::rule;

/// The sealed move that is opened now; the replier must be there.
fn opened<'a>(case: &Case<'a>) -> Option<&'a Sealed> {
    if finds_unreadable(case) {
        return case.before.adjournment.sealed.as_ref();
    }
    let sealed = waiting(case.before)?;
    let present = case.before.attendance[sealed.by.other()] != Attendance::Absent;
    let opens = matches!(case.act(), Some(Act::Open));
    (opens && present && sealed.on_board.is_none()).then_some(sealed)
}

/// The adjourned position: on the board, or before the sealed move that was read too soon.
fn adjourned<'a>(case: &Case<'a>, sealed: &Sealed) -> &'a Board {
    match case.before.history.last() {
        Some(ply) if sealed.opened => &ply.before,
        _ => &case.before.board,
    }
}

/// Whether the arbiter states now that the text can't be read; a question put to him before is
/// what he answers first.
fn finds_unreadable(case: &Case<'_>) -> bool {
    let stated = matches!(case.act(), Some(Act::Find(finding)) if finding.readable == Some(false));
    let since = case.before.adjournment.moved_since_resumption;
    stated && case.before.question.is_none() && !since.white && !since.black
}

fn found_unreadable(case: &Case<'_>) -> bool {
    case.before.adjournment.unreadable || finds_unreadable(case)
}

/// Whether the sealed text is invalid, and how.
fn invalid<'a>(case: &Case<'a>) -> Option<(&'a Sealed, Termination)> {
    let sealed = opened(case)?;
    if found_unreadable(case) {
        return Some((sealed, Termination::SealedUnintelligible));
    }
    match reading(case, sealed) {
        Reading::Move(_) => None,
        Reading::Ambiguous(_) => Some((sealed, Termination::SealedAmbiguous)),
        Reading::Illegal(_) => Some((sealed, Termination::SealedIllegal)),
        Reading::Unreadable => Some((sealed, Termination::SealedUnintelligible)),
    }
}

/// I.7: the text is one legal move; it is made on the board.
pub static SEALED_MOVE: Provision = Provision {
    name: "sealed-move",
    rules: &[rule!("adjourn.open")],
    judge: Judge::Act(sealed_move),
    ..Provision::DEFAULT
};

fn sealed_move(case: &Case<'_>, _: &Act) -> Option<Opinion> {
    if let (Some(sealed), Some(Act::Open)) = (waiting(case.before), case.act())
        && (sealed.on_board.is_some()
            || case.before.attendance[sealed.by.other()] == Attendance::Absent)
    {
        return Some(without_reading(case, sealed));
    }
    let sealed = opened(case)?;
    if found_unreadable(case) {
        return None;
    }
    let Reading::Move(played) = reading(case, sealed) else {
        return None;
    };
    let text = sealed.text.as_deref().unwrap_or_default();
    let message = Message::new("ruling-sealed-move")
        .word("side", Who::from(sealed.by).name())
        .text("written", text);
    let mut opinion = Opinion::new(message)
        .citing(&[
            rule!("adjourn.open"),
            rule!("adjourn.resume.replier-present"),
            rule!("adjourn.setup"),
            rule!("adjourn.seal.duty"),
            rule!("notation.move"),
            rule!("notation.abbreviation"),
            rule!("notation.disambiguate"),
            rule!("notation.signs"),
        ])
        .with(Effect::PlaySealed(played));
    opinion = opinion.witness_all(twin(case, sealed, played));
    if !text.is_ascii() {
        opinion = opinion.citing(&[rule!("notation.national")]);
    }
    if played.role() == shakmaty::Role::Pawn {
        opinion = opinion.citing(&[rule!("notation.pawn")]);
    }
    if played.is_capture() {
        opinion = opinion.citing(&[rule!("notation.capture")]);
    }
    if played.is_promotion() {
        opinion = opinion.citing(&[rule!("notation.promotion")]);
    }
    Some(opinion)
}

/// A piece of the same kind that the text fits as well, and that its king holds back.
fn twin(case: &Case<'_>, sealed: &Sealed, played: Move) -> Option<Witness> {
    let pattern = notation::parse(sealed.text.as_deref()?)?;
    let board = adjourned(case, sealed);
    let others = pattern.origins(board, sealed.by).into_iter();
    others
        .filter(|from| Some(*from) != played.from())
        .find_map(|square| {
            let movement = board.examine(sealed.by, square, played.to(), played.promotion());
            if movement.faults != [Fault::SelfCheck] {
                return None;
            }
            Some(Witness::Twin {
                role: played.role(),
                square,
                attack: legality::attack(board, sealed.by, &movement)?,
            })
        })
}

/// What is wrong with the one piece that an illegal text can mean.
fn unlawful(case: &Case<'_>, sealed: &Sealed) -> Option<Witness> {
    let Reading::Illegal(pattern) = reading(case, sealed) else {
        return None;
    };
    let board = adjourned(case, sealed);
    let promotion = match pattern {
        Pattern::Piece { promotion, .. } => promotion,
        Pattern::Castle(_) => None,
    };
    let [from] = pattern.origins(board, sealed.by)[..] else {
        return None;
    };
    let movement = board.examine(sealed.by, from, pattern.target(sealed.by), promotion);
    Some(legality::faults(board, sealed.by, &movement))
}

/// The replier is absent, or the move stands on the board already.
fn without_reading(case: &Case<'_>, sealed: &Sealed) -> Opinion {
    let replier = Who::from(sealed.by.other()).name();
    match sealed.on_board {
        Some(played) if case.before.attendance[sealed.by.other()] != Attendance::Absent => {
            Opinion::new(Message::new("ruling-sealed-was-on-board").word("side", replier))
                .citing(&[rule!("adjourn.seal.duty"), rule!("adjourn.open")])
                .with(Effect::SealBoard(played))
        }
        _ => Opinion::new(Message::new("ruling-envelope-stays-closed").word("side", replier))
            .citing(&[rule!("adjourn.open")])
            .with(Effect::Continue),
    }
}

fn lost(
    case: &Case<'_>,
    wanted: Termination,
    key: &'static str,
    rules: &[RuleId],
) -> Option<Opinion> {
    let (sealed, termination) = invalid(case)?;
    if termination != wanted {
        return None;
    }
    let text = sealed.text.clone().unwrap_or_default();
    let moves = fitting(case, sealed)
        .iter()
        .map(|played| shakmaty::uci::UciMove::from_standard(*played).to_string())
        .collect();
    let (_, proof) = cannot_mate(adjourned(case, sealed), sealed.by.other(), case.setting());
    Some(
        Opinion::new(told(case, sealed, key))
            .citing(&[rule!("adjourn.seal.invalid")])
            .citing(rules)
            .with(Effect::End(Ending::won_by(sealed.by.other(), termination)))
            .witness(Witness::Reading { text, moves })
            .witness_all(unlawful(case, sealed))
            .witness(proof),
    )
}

/// The moves that an ambiguous text could mean.
fn fitting(case: &Case<'_>, sealed: &Sealed) -> Vec<Move> {
    match reading(case, sealed) {
        Reading::Ambiguous(moves) => moves,
        _ => Vec::new(),
    }
}

/// What was written, and which moves it could mean.
fn told(case: &Case<'_>, sealed: &Sealed, key: &'static str) -> Message {
    let message = Message::new(key)
        .word("side", Who::from(sealed.by).name())
        .text("written", sealed.text.as_deref().unwrap_or_default());
    match (adjourned(case, sealed).chess(), &fitting(case, sealed)[..]) {
        (Some(position), moves @ [_, ..]) => {
            let spelt = moves.iter().map(|it| San::from_move(position, *it));
            let spelt: Vec<_> = spelt.map(|san| san.to_string()).collect();
            message.text("found", spelt.join(", "))
        }
        _ => message,
    }
}

/// What the text of one of these moves lacks.
fn lacking(moves: &[Move]) -> &'static [RuleId] {
    let alike = |played: &Move| played.role() == moves[0].role() && played.to() == moves[0].to();
    if moves.is_empty() || !moves.iter().all(alike) {
        // Two moves are written, not one that two pieces could make.
        return &[];
    }
    let mut origins: Vec<_> = moves.iter().filter_map(|played| played.from()).collect();
    origins.sort_unstable();
    origins.dedup();
    match origins[..] {
        // A single pawn that promotes: what is missing is the new piece.
        [_] => const { &[rule!("notation.promotion")] },
        [one, other, ..] if one.rank() == other.rank() => {
            const {
                &[
                    rule!("notation.disambiguate"),
                    rule!("notation.disambiguate.rank"),
                ]
            }
        }
        [one, other, ..] if one.file() == other.file() => {
            const {
                &[
                    rule!("notation.disambiguate"),
                    rule!("notation.disambiguate.file"),
                ]
            }
        }
        _ => {
            const {
                &[
                    rule!("notation.disambiguate"),
                    rule!("notation.disambiguate.other"),
                ]
            }
        }
    }
}

/// I.8.1: several moves fit the text.
pub static SEALED_AMBIGUOUS: Provision = Provision {
    name: "sealed-ambiguous",
    rules: &[rule!("adjourn.seal.ambiguous")],
    judge: Judge::Act(sealed_ambiguous),
    ..Provision::DEFAULT
};

fn sealed_ambiguous(case: &Case<'_>, _: &Act) -> Option<Opinion> {
    let opinion = lost(
        case,
        Termination::SealedAmbiguous,
        "ruling-sealed-ambiguous",
        &[rule!("adjourn.seal.ambiguous")],
    )?;
    Some(opinion.citing(lacking(&fitting(case, opened(case)?))))
}

/// I.8.3: no legal move fits.
pub static SEALED_ILLEGAL: Provision = Provision {
    name: "sealed-illegal",
    rules: &[rule!("adjourn.seal.illegal"), rule!("move.illegal")],
    judge: Judge::Act(sealed_illegal),
    ..Provision::DEFAULT
};

fn sealed_illegal(case: &Case<'_>, _: &Act) -> Option<Opinion> {
    lost(
        case,
        Termination::SealedIllegal,
        "ruling-sealed-illegal",
        &[rule!("adjourn.seal.illegal"), rule!("move.illegal")],
    )
}

/// I.8.2: what is written says no move.
pub static SEALED_UNINTELLIGIBLE: Provision = Provision {
    name: "sealed-unintelligible",
    rules: &[rule!("adjourn.seal.unintelligible")],
    judge: Judge::Act(sealed_unintelligible),
    ..Provision::DEFAULT
};

fn sealed_unintelligible(case: &Case<'_>, _: &Act) -> Option<Opinion> {
    // Most texts say a move: nothing about the others is looked for before that is known.
    let unintelligible = |(_, termination): &(&Sealed, Termination)| {
        *termination == Termination::SealedUnintelligible
    };
    let (sealed, _) = invalid(case).filter(unintelligible)?;
    let text = sealed.text.as_deref().unwrap_or_default();
    let key = match text.trim().is_empty() {
        true => "ruling-sealed-empty",
        false => "ruling-sealed-unintelligible",
    };
    let rules: &[RuleId] = match lacks_rank(case, sealed) {
        true => &[
            rule!("adjourn.seal.unintelligible"),
            rule!("adjourn.seal.ambiguous"),
            rule!("notation.move"),
        ],
        false => &[rule!("adjourn.seal.unintelligible"), rule!("notation.move")],
    };
    lost(case, Termination::SealedUnintelligible, key, rules)
}

/// Whether a text breaks off before the rank, and several moves would complete it: it is ambiguous
/// as much as unintelligible.
fn lacks_rank(case: &Case<'_>, sealed: &Sealed) -> bool {
    let text = sealed.text.as_deref().unwrap_or_default().trim();
    let board = adjourned(case, sealed);
    let completed = ('1'..='8').map(|rank| notation::read(&format!("{text}{rank}"), board));
    let fits = completed.map(|reading| match reading {
        Reading::Move(_) => 1,
        Reading::Ambiguous(moves) => moves.len(),
        _ => 0,
    });
    !found_unreadable(case) && fits.sum::<usize>() > 1
}

/// I.8 with 6.9: the player who would win can't mate.
pub static SEALED_UNWINNABLE: Provision = Provision {
    name: "sealed-unwinnable",
    rules: &[rule!("adjourn.seal.invalid")],
    overrides: &[&SEALED_AMBIGUOUS, &SEALED_ILLEGAL, &SEALED_UNINTELLIGIBLE],
    judge: Judge::Act(sealed_unwinnable),
    ..Provision::DEFAULT
};

fn sealed_unwinnable(case: &Case<'_>, _: &Act) -> Option<Opinion> {
    let (sealed, termination) = invalid(case)?;
    let winner: Color = sealed.by.other();
    let (impossible, proof) = cannot_mate(adjourned(case, sealed), winner, case.setting());
    if !impossible {
        return None;
    }
    let (clause, why) = match termination {
        Termination::SealedAmbiguous => (rule!("adjourn.seal.ambiguous"), "ambiguous"),
        Termination::SealedIllegal => (rule!("adjourn.seal.illegal"), "illegal"),
        _ => (rule!("adjourn.seal.unintelligible"), "unintelligible"),
    };
    let because: &[RuleId] = match termination {
        Termination::SealedIllegal => const { &[rule!("move.illegal")] },
        _ => lacking(&fitting(case, sealed)),
    };
    let message = told(case, sealed, "ruling-sealed-unwinnable").text("why", why);
    Some(
        Opinion::new(message)
            .citing(&[
                rule!("adjourn.seal.invalid"),
                clause,
                rule!("clock.flag-loss"),
            ])
            .citing(because)
            .with(Effect::End(Ending::draw(Termination::SealedUnwinnable)))
            .witness_all(unlawful(case, sealed))
            .witness(proof),
    )
}
