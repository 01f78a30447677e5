//! Adjourned games: sealing (Guidelines I).

use super::belief::{end, opinion};
use super::{Misconception, Variation};
use crate::arbiter::{Case, Provision, Remedy};
use crate::game::measures::Mating;
use crate::game::moment::Moment;
use crate::game::notation::{self, Reading};
use crate::game::scenario::{Act, Event};
use crate::game::setting::SealedPromotion;
use crate::game::state::{Attendance, Outcome, Sealed, Termination};
use crate::rule;

/// The sealed move that is opened now, with what it says.
fn opened<'a>(case: &Case<'a>) -> Option<(&'a Sealed, Reading)> {
    let sealed = case
        .before
        .sealed
        .as_ref()
        .filter(|sealed| !sealed.opened)?;
    let present = case.before.attendance[sealed.by.other()] != Attendance::Absent;
    if *case.act()? != Act::Open || !present {
        return None;
    }
    let text = sealed.text.as_deref()?;
    Some((sealed, notation::read(text, &case.before.board)))
}

/// An ambiguous sealed move may be explained by the player who sealed it.
pub static SEALED_AMBIGUITY_CHOSEN: Misconception = Misconception {
    id: "sealed-ambiguity-chosen",
    refuted_by: rule!("adjourn.seal.ambiguous"),
    variation: Variation::Instead(&["sealed-ambiguous", "sealed-unwinnable"], &[&EXPLAINED]),
};

static EXPLAINED: Provision = Provision {
    name: "sealed-explained",
    rules: &[rule!("adjourn.seal.ambiguous")],
    judge: |case| match opened(case)? {
        (sealed, Reading::Ambiguous(moves)) => Some(opinion().with(Remedy::Oblige {
            side: sealed.by,
            moves,
        })),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// An illegal sealed move is an illegal move like any other.
pub static SEALED_ILLEGAL_REPLACED: Misconception = Misconception {
    id: "sealed-illegal-replaced",
    refuted_by: rule!("adjourn.seal.illegal"),
    variation: Variation::Instead(&["sealed-illegal", "sealed-unwinnable"], &[&REPLACED]),
};

/// A sealed move that can't be made out costs time and is replaced.
pub static SEALED_UNCLEAR_REPLACED: Misconception = Misconception {
    id: "sealed-unclear-replaced",
    refuted_by: rule!("adjourn.seal.unintelligible"),
    variation: Variation::Instead(
        &["sealed-unintelligible", "sealed-unwinnable"],
        &[&UNCLEAR_REPLACED],
    ),
};

static UNCLEAR_REPLACED: Provision = Provision {
    name: "sealed-unclear-replaced",
    rules: &[rule!("irregularity.illegal.penalty")],
    judge: |case| match opened(case)? {
        (sealed, Reading::Unreadable) => Some(replaced(sealed.by)),
        _ => None,
    },
    ..Provision::DEFAULT
};

fn replaced(by: shakmaty::Color) -> crate::arbiter::Opinion {
    opinion()
        .with(Remedy::Count { side: by })
        .with(Remedy::Clock {
            side: by.other(),
            seconds: 120,
        })
}

static REPLACED: Provision = Provision {
    name: "sealed-replaced",
    rules: &[rule!("irregularity.illegal.penalty")],
    judge: |case| match opened(case)? {
        (sealed, Reading::Illegal(_)) => Some(replaced(sealed.by)),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// A sealed move that is not written in full is made, and costs two minutes.
pub static SEALED_CARELESS_COSTS: Misconception = Misconception {
    id: "sealed-careless-costs",
    refuted_by: rule!("adjourn.seal.invalid"),
    variation: Variation::Instead(&[], &[&CARELESS]),
};

static CARELESS: Provision = Provision {
    name: "sealed-careless-costs",
    rules: &[rule!("irregularity.illegal.penalty")],
    judge: |case| {
        let (sealed, Reading::Move(played)) = opened(case)? else {
            return None;
        };
        let board = case.before.board.pieces();
        let piece = board.piece_at(played.from()?)?;
        // Signs left out, or another man of the kind that stands there as if it could go there.
        let twins = board.by_piece(piece).into_iter().filter(|square| {
            shakmaty::attacks::attacks(*square, piece, board.occupied()).contains(played.to())
        });
        let text = sealed.text.as_deref()?;
        let careless = played.is_capture() && !text.contains('x') || twins.count() > 1;
        careless.then(|| {
            opinion().with(Remedy::Clock {
                side: sealed.by.other(),
                seconds: 120,
            })
        })
    },
    ..Provision::DEFAULT
};

/// A piece that may not move makes the text ambiguous as well.
pub static SEALED_PINNED_COUNTS: Misconception = Misconception {
    id: "sealed-pinned-counts",
    refuted_by: rule!("adjourn.seal.ambiguous"),
    variation: Variation::Instead(&["sealed-move"], &[&PINNED_COUNTS]),
};

static PINNED_COUNTS: Provision = Provision {
    name: "sealed-pinned",
    rules: &[
        rule!("adjourn.seal.ambiguous"),
        rule!("adjourn.seal.invalid"),
    ],
    judge: |case| {
        let (sealed, Reading::Move(played)) = opened(case)? else {
            return None;
        };
        let pattern = notation::parse(sealed.text.as_deref()?)?;
        let twins = pattern
            .origins(&case.before.board, sealed.by)
            .into_iter()
            .filter(|from| {
                let movement =
                    case.before
                        .board
                        .examine(sealed.by, *from, played.to(), played.promotion());
                movement
                    .faults
                    .iter()
                    .all(|fault| *fault == crate::game::Fault::SelfCheck)
            })
            .count();
        Some(match twins {
            0 | 1 => opinion().with(Remedy::PlaySealed(played)),
            _ => end(
                Outcome::won_by(sealed.by.other()),
                Termination::SealedAmbiguous,
            ),
        })
    },
    ..Provision::DEFAULT
};

/// A sealed promotion without a piece is a queen.
pub static SEALED_QUEEN: Misconception = Misconception {
    id: "sealed-queen",
    refuted_by: rule!("adjourn.seal.ambiguous"),
    variation: Variation::Setting(|setting| {
        setting.regulations.switches.sealed_promotion_without_piece = SealedPromotion::Queen;
    }),
};

/// What is in the envelope can't be changed, even before the clock is stopped.
pub static SEALED_FINAL_AT_ONCE: Misconception = Misconception {
    id: "sealed-final-at-once",
    refuted_by: rule!("adjourn.seal.duty"),
    variation: Variation::Story(|_, events| {
        let mut sealed = false;
        events.retain(|event| {
            let seal = matches!(event.act, Act::Seal { .. });
            let keep = !seal || !sealed;
            sealed |= seal;
            keep
        });
    }),
};

/// The sealed move may be changed after the clock was stopped.
pub static SEALED_CHANGED_LATER: Misconception = Misconception {
    id: "sealed-changed-later",
    refuted_by: rule!("adjourn.seal.duty"),
    variation: Variation::Story(|_, events| {
        let last = events
            .iter()
            .rposition(|event| matches!(event.act, Act::Seal { .. }));
        let mut at = 0;
        events.retain(|event| {
            at += 1;
            !matches!(event.act, Act::StopClocks { .. }) || last.is_none_or(|last| at > last)
        });
    }),
};

/// What is written counts, not the move made on the board.
pub static SEALED_TEXT_OVER_BOARD: Misconception = Misconception {
    id: "sealed-text-over-board",
    refuted_by: rule!("adjourn.seal.duty"),
    variation: Variation::Story(|_, events| {
        let ordered = events.iter().position(|event| event.act == Act::OrderSeal);
        let mut at = 0;
        events.retain(|event| {
            at += 1;
            let after = ordered.is_some_and(|ordered| at > ordered);
            !(after && matches!(event.act, Act::Move { .. }))
        });
    }),
};

/// A move made on the board is the sealed one, even when the clock has been stopped.
pub static SEALED_BOARD_ALWAYS: Misconception = Misconception {
    id: "sealed-board-always",
    refuted_by: rule!("adjourn.seal.duty"),
    variation: Variation::Story(|_, events| {
        let sealed = events
            .iter()
            .position(|event| matches!(event.act, Act::Seal { .. }));
        let moved = events
            .iter()
            .position(|event| matches!(event.act, Act::Move { .. }));
        if let (Some(sealed), Some(moved)) = (sealed, moved)
            && sealed < moved
        {
            events[sealed..=moved].rotate_right(1);
        }
    }),
};

/// Who adjourns early is charged nothing.
pub static EARLY_IS_FREE: Misconception = Misconception {
    id: "early-is-free",
    refuted_by: rule!("adjourn.seal.early"),
    variation: Variation::Instead(&["early-adjournment"], &[&FREE]),
};

static FREE: Provision = Provision {
    name: "early-free",
    rules: &[rule!("adjourn.seal.early")],
    judge: |case| match case.done()? {
        (by, Act::Adjourn { .. }) if case.before.has_move(by) => {
            Some(opinion().with(Remedy::Continue))
        }
        _ => None,
    },
    ..Provision::DEFAULT
};

/// Either player may adjourn early.
pub static EARLY_BY_EITHER: Misconception = Misconception {
    id: "early-by-either",
    refuted_by: rule!("adjourn.seal.early"),
    variation: Variation::Instead(&["early-adjournment"], &[&BY_EITHER]),
};

static BY_EITHER: Provision = Provision {
    name: "early-by-either",
    rules: &[rule!("adjourn.seal.early")],
    judge: |case| match case.done()? {
        (by, Act::Adjourn { seconds_before_end }) => Some(opinion().with(Remedy::Clock {
            side: by,
            seconds: -seconds_before_end,
        })),
        _ => None,
    },
    ..Provision::DEFAULT
};

/// An invalid sealed move makes a draw.
pub static SEALED_INVALID_DRAWN: Misconception = Misconception {
    id: "sealed-invalid-drawn",
    refuted_by: rule!("adjourn.seal.invalid"),
    variation: Variation::Instead(
        &[
            "sealed-ambiguous",
            "sealed-illegal",
            "sealed-unintelligible",
            "sealed-unwinnable",
        ],
        &[&DRAWN_IF_INVALID],
    ),
};

static DRAWN_IF_INVALID: Provision = Provision {
    name: "sealed-drawn",
    rules: &[rule!("adjourn.seal.invalid")],
    judge: |case| match opened(case)? {
        (_, Reading::Move(_)) => None,
        _ => Some(end(Outcome::Draw, Termination::SealedUnwinnable)),
    },
    ..Provision::DEFAULT
};

/// Who seals an invalid move loses, even to a player who can't mate.
pub static SEALED_ALWAYS_LOSES: Misconception = Misconception {
    id: "sealed-always-loses",
    refuted_by: rule!("adjourn.seal.invalid"),
    variation: Variation::Measures(|measures| measures.mating = Mating::Always),
};

/// A sealed capture without its sign is invalid.
pub static SEALED_SIGNS_NEEDED: Misconception = Misconception {
    id: "sealed-signs-needed",
    refuted_by: rule!("notation.signs"),
    variation: Variation::Instead(&["sealed-move"], &[&SIGNS_NEEDED]),
};

static SIGNS_NEEDED: Provision = Provision {
    name: "sealed-signs",
    rules: &[
        rule!("adjourn.seal.unintelligible"),
        rule!("adjourn.seal.invalid"),
    ],
    judge: |case| {
        let (sealed, Reading::Move(played)) = opened(case)? else {
            return None;
        };
        let signed = sealed.text.as_deref()?.contains(['x', ':']);
        Some(match played.is_capture() && !signed {
            true => end(
                Outcome::won_by(sealed.by.other()),
                Termination::SealedUnintelligible,
            ),
            false => opinion().with(Remedy::PlaySealed(played)),
        })
    },
    ..Provision::DEFAULT
};

/// Who seals a second text loses.
pub static SEALED_TWICE_LOSES: Misconception = Misconception {
    id: "sealed-twice-loses",
    refuted_by: rule!("adjourn.seal.duty"),
    variation: Variation::Instead(&["sealing", "sealed-already"], &[&TWICE_LOSES]),
};

static TWICE_LOSES: Provision = Provision {
    name: "sealed-twice",
    rules: &[rule!("adjourn.seal.invalid")],
    judge: |case| {
        let (by, again) = match (case.moment, case.done()) {
            (Moment::Released { by, .. }, _) => (*by, case.before.is_sealed_already(*by)),
            (_, Some((by, Act::Seal { .. }))) => (by, case.before.sealed.is_some()),
            _ => return None,
        };
        again.then(|| end(Outcome::won_by(by.other()), Termination::SealedAmbiguous))
    },
    ..Provision::DEFAULT
};

/// Who makes a move on the board instead of sealing it loses.
pub static SEALED_ON_BOARD_LOSES: Misconception = Misconception {
    id: "sealed-on-board-loses",
    refuted_by: rule!("adjourn.seal.duty"),
    variation: Variation::Instead(&["sealing"], &[&ON_BOARD_LOSES]),
};

static ON_BOARD_LOSES: Provision = Provision {
    name: "sealed-on-board-loses",
    rules: &[rule!("adjourn.seal.invalid")],
    judge: |case| {
        let (by, Act::Seal { .. }) = case.done()? else {
            return None;
        };
        let moved = case.before.unpressed[by];
        moved.then(|| end(Outcome::won_by(by.other()), Termination::SealedAmbiguous))
    },
    ..Provision::DEFAULT
};

/// The time of an early adjournment is given to the opponent.
pub static EARLY_OPPONENT_GAINS: Misconception = Misconception {
    id: "early-opponent-gains",
    refuted_by: rule!("adjourn.seal.early"),
    variation: Variation::Instead(&["early-adjournment"], &[&OPPONENT_GAINS]),
};

static OPPONENT_GAINS: Provision = Provision {
    name: "early-opponent-gains",
    rules: &[rule!("adjourn.seal.early")],
    judge: |case| {
        let (by, Act::Adjourn { seconds_before_end }) = case.done()? else {
            return None;
        };
        case.before.has_move(by).then(|| {
            opinion().with(Remedy::Clock {
                side: by.other(),
                seconds: *seconds_before_end,
            })
        })
    },
    ..Provision::DEFAULT
};

/// After sealing no draw can be offered.
pub static OFFER_AFTER_SEAL_VOID: Misconception = Misconception {
    id: "offer-after-seal-void",
    refuted_by: rule!("adjourn.draw-offer-after-seal"),
    variation: Variation::Story(|_, events| events.retain(|event| event.act != Act::Offer)),
};

/// An illegal sealed move loses whatever has been agreed in the meantime.
pub static SEALED_STILL_COUNTS: Misconception = Misconception {
    id: "sealed-still-counts",
    refuted_by: rule!("adjourn.ended-before"),
    variation: Variation::Story(|state, events| {
        let invalid = |event: &Event| match &event.act {
            Act::Seal { text } => !matches!(notation::read(text, &state.board), Reading::Move(_)),
            _ => false,
        };
        let agreed = events.iter().any(|event| event.act == Act::Accept);
        if agreed && events.iter().any(invalid) {
            events.retain(|event| !matches!(event.act, Act::Offer | Act::Accept));
        }
    }),
};

/// Until the envelope is opened nobody can resign or agree.
pub static ENDED_ONLY_AT_RESUMPTION: Misconception = Misconception {
    id: "ended-only-at-resumption",
    refuted_by: rule!("adjourn.ended-before"),
    variation: Variation::Story(|_, events| {
        events.retain(|event| !matches!(event.act, Act::Accept | Act::Resign));
    }),
};
