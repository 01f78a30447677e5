//! Adjourned games: sealing (Guidelines I).

use super::*;
use crate::arbiter::guideline1::{opening, sealing};
use crate::game::moment::Moment;
use crate::game::notation::{self, Reading};
use crate::game::rule_parameters::Mating;
use crate::game::setting::SealedPromotion;
use crate::game::state::{Attendance, Sealed};

misconceptions! {
    /// An ambiguous sealed move may be explained by the player who sealed it.
    SEALED_AMBIGUITY_CHOSEN: "sealed-ambiguity-chosen", "adjourn.seal.ambiguous" {
        Instead [opening::SEALED_AMBIGUOUS, opening::SEALED_UNWINNABLE],
        ["adjourn.seal.ambiguous"] |case| match opened(case)? {
            (sealed, Reading::Ambiguous(moves)) => Some(says(Effect::Oblige {
                side: sealed.by,
                moves,
            })),
            _ => None,
        }
    }

    /// An illegal sealed move is an illegal move like any other.
    SEALED_ILLEGAL_REPLACED: "sealed-illegal-replaced", "adjourn.seal.illegal" {
        Instead [opening::SEALED_ILLEGAL, opening::SEALED_UNWINNABLE],
        ["irregularity.illegal.penalty"] |case| match opened(case)? {
            (sealed, Reading::Illegal(_)) => Some(replaced(sealed.by)),
            _ => None,
        }
    }

    /// A piece that may not move makes the text ambiguous as well.
    SEALED_PINNED_COUNTS: "sealed-pinned-counts", "adjourn.seal.ambiguous" {
        Instead [opening::SEALED_MOVE], ["adjourn.seal.ambiguous", "adjourn.seal.invalid"] |case| {
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
                0 | 1 => says(Effect::PlaySealed(played)),
                _ => end(
                    Outcome::won_by(sealed.by.other()),
                    Termination::SealedAmbiguous,
                ),
            })
        }
    }

    /// A sealed promotion without a piece is a queen.
    SEALED_QUEEN: "sealed-queen", "adjourn.seal.ambiguous", if Adjourned {
        Setting(|setting| {
            setting.regulations.switches.sealed_promotion_without_piece = SealedPromotion::Queen;
        })
    }

    /// What is in the envelope can't be changed, even before the clock is stopped.
    SEALED_FINAL_AT_ONCE: "sealed-final-at-once", "adjourn.seal.duty", if Adjourned {
        Story(|_, events| {
            let mut sealed = false;
            events.retain(|event| {
                let seal = matches!(event.act, Act::Seal { .. });
                let keep = !seal || !sealed;
                sealed |= seal;
                keep
            });
        })
    }

    /// The sealed move may be changed after the clock was stopped.
    SEALED_CHANGED_LATER: "sealed-changed-later", "adjourn.seal.duty", if Adjourned {
        Story(|_, events| {
            let last = events
                .iter()
                .rposition(|event| matches!(event.act, Act::Seal { .. }));
            let mut at = 0;
            events.retain(|event| {
                at += 1;
                !matches!(event.act, Act::StopClocks { .. }) || last.is_none_or(|last| at > last)
            });
        })
    }

    /// What is written counts, not the move made on the board.
    SEALED_TEXT_OVER_BOARD: "sealed-text-over-board", "adjourn.seal.duty", if Adjourned {
        Story(|_, events| {
            let ordered = events.iter().position(|event| event.act == Act::OrderSeal);
            let mut at = 0;
            events.retain(|event| {
                at += 1;
                let after = ordered.is_some_and(|ordered| at > ordered);
                !(after && matches!(event.act, Act::Move { .. }))
            });
        })
    }

    /// Who adjourns early is charged nothing.
    EARLY_IS_FREE: "early-is-free", "adjourn.seal.early" {
        Instead [sealing::EARLY_ADJOURNMENT], ["adjourn.seal.early"] |case| match case.done()? {
            (by, Act::Adjourn { .. }) if case.before.has_move(by) => {
                Some(says(Effect::AdjournNow))
            }
            _ => None,
        }
    }

    /// An invalid sealed move makes a draw.
    SEALED_INVALID_DRAWN: "sealed-invalid-drawn", "adjourn.seal.invalid" {
        Instead [opening::SEALED_AMBIGUOUS, opening::SEALED_ILLEGAL, opening::SEALED_UNINTELLIGIBLE,
            opening::SEALED_UNWINNABLE],
        ["adjourn.seal.invalid"] |case| match opened(case)? {
            (_, Reading::Move(_)) => None,
            _ => Some(end(Outcome::Draw, Termination::SealedUnwinnable)),
        }
    }

    /// A sealed capture without its sign is invalid.
    SEALED_SIGNS_NEEDED: "sealed-signs-needed", "notation.signs" {
        Instead [opening::SEALED_MOVE],
        ["adjourn.seal.unintelligible", "adjourn.seal.invalid"] |case| {
            let (sealed, Reading::Move(played)) = opened(case)? else {
                return None;
            };
            let signed = sealed.text.as_deref()?.contains(['x', ':']);
            Some(match played.is_capture() && !signed {
                true => end(
                    Outcome::won_by(sealed.by.other()),
                    Termination::SealedUnintelligible,
                ),
                false => says(Effect::PlaySealed(played)),
            })
        }
    }

    /// Who seals a second text loses.
    SEALED_TWICE_LOSES: "sealed-twice-loses", "adjourn.seal.duty" {
        Instead [sealing::SEALING, sealing::SEALED_ALREADY], ["adjourn.seal.invalid"] |case| {
            let (by, again) = match (case.moment, case.done()) {
                (Moment::Released { by, .. }, _) => (*by, case.before.is_sealed_already(*by)),
                (_, Some((by, Act::Seal { .. }))) => (by, case.before.adjournment.sealed.is_some()),
                _ => return None,
            };
            again.then(|| end(Outcome::won_by(by.other()), Termination::SealedAmbiguous))
        }
    }

    /// Who makes a move on the board instead of sealing it loses.
    SEALED_ON_BOARD_LOSES: "sealed-on-board-loses", "adjourn.seal.duty" {
        Instead [sealing::SEALING], ["adjourn.seal.invalid"] |case| {
            let (by, Act::Seal { .. }) = case.done()? else {
                return None;
            };
            let moved = case.before.counts.unpressed[by];
            moved.then(|| end(Outcome::won_by(by.other()), Termination::SealedAmbiguous))
        }
    }

    /// The time of an early adjournment is given to the opponent.
    EARLY_OPPONENT_GAINS: "early-opponent-gains", "adjourn.seal.early" {
        Instead [sealing::EARLY_ADJOURNMENT], ["adjourn.seal.early"] |case| {
            let (by, Act::Adjourn { seconds_before_end }) = case.done()? else {
                return None;
            };
            let gained = || says(clock(by.other(), *seconds_before_end));
            case.before.has_move(by).then(|| gained().with(Effect::AdjournNow))
        }
    }

    /// After sealing no draw can be offered.
    OFFER_AFTER_SEAL_VOID: "offer-after-seal-void", "adjourn.draw-offer-after-seal", if Adjourned {
        Unheard(|act| *act == Act::Offer)
    }

    /// Until the envelope is opened nobody can resign or agree.
    ENDED_ONLY_AT_RESUMPTION: "ended-only-at-resumption", "adjourn.ended-before", if Adjourned {
        Unheard(|act| matches!(act, Act::Accept | Act::Resign))
    }

    /// Either player may adjourn early.
    EARLY_BY_EITHER: "early-by-either", "adjourn.seal.early" {
        Instead [sealing::EARLY_ADJOURNMENT], ["adjourn.seal.early"] |case| match case.done()? {
            (by, Act::Adjourn { seconds_before_end }) => Some(
                says(clock(by, -seconds_before_end)).with(Effect::AdjournNow),
            ),
            _ => None,
        }
    }

    /// Who seals an invalid move loses, even to a player who can't mate.
    SEALED_ALWAYS_LOSES: "sealed-always-loses", "adjourn.seal.invalid", if Adjourned {
        Parameters(|it| it.mating = Mating::Always)
    }

    /// A sealed move that can't be made out costs time and is replaced.
    SEALED_UNCLEAR_REPLACED: "sealed-unclear-replaced", "adjourn.seal.unintelligible" {
        Instead [opening::SEALED_UNINTELLIGIBLE, opening::SEALED_UNWINNABLE],
        ["irregularity.illegal.penalty"] |case| match opened(case)? {
            (sealed, Reading::Unreadable) => Some(replaced(sealed.by)),
            _ => None,
        }
    }

    /// A sealed move that is not written in full is made, and costs two minutes.
    SEALED_CARELESS_COSTS: "sealed-careless-costs", "adjourn.seal.invalid" {
        Instead [], ["irregularity.illegal.penalty"] |case| {
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
            careless.then(|| says(clock(sealed.by.other(), 120)))
        }
    }

    /// An illegal sealed move loses whatever has been agreed in the meantime.
    SEALED_STILL_COUNTS: "sealed-still-counts", "adjourn.ended-before", if Adjourned {
        Story(|state, events| {
            let invalid = |event: &Event| match &event.act {
                Act::Seal { text } => !matches!(notation::read(text, &state.board), Reading::Move(_)),
                _ => false,
            };
            let agreed = events.iter().any(|event| event.act == Act::Accept);
            if agreed && events.iter().any(invalid) {
                events.retain(|event| !matches!(event.act, Act::Offer | Act::Accept));
            }
        })
    }

    /// A move made on the board is the sealed one, even when the clock has been stopped.
    SEALED_BOARD_ALWAYS: "sealed-board-always", "adjourn.seal.duty", if Adjourned {
        Story(|_, events| {
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
        })
    }
}

/// The sealed move that is opened now, with what it says.
fn opened<'a>(case: &Case<'a>) -> Option<(&'a Sealed, Reading)> {
    let sealed = case
        .before
        .adjournment
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

fn replaced(by: shakmaty::Color) -> crate::arbiter::Opinion {
    says(Effect::Count { side: by }).with(clock(by.other(), 120))
}
