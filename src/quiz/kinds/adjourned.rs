//! Guidelines I: adjourned games.

use shakmaty::san::San;
use shakmaty::{Chess, Color, Move, Position, Role, Square};

use super::Kind;
use super::draft::{Draft, illegal_move, made, quiet_move};
use crate::game::scenario::{Act, Complaint, Decision, Finding, Who};
use crate::quiz::Dice;
use crate::quiz::library::{after_control, from_pool, library};
use crate::quiz::misconceptions::*;
use crate::rule;

/// A position in which a game could be adjourned.
fn adjourned(pool: &[Chess], dice: &mut Dice) -> Option<Chess> {
    after_control(&from_pool(pool, dice)?, dice)
}

fn adjourning(position: &Chess, dice: &mut Dice) -> Draft {
    let mut draft = Draft::new(position, dice);
    draft.control(dice.choose(["120/40+60/20+30", "120/40+60"]));
    draft.clocks(dice.between(900, 3400), dice.between(900, 3400));
    draft.scenario.setting.regulations.default_time_s = dice.choose([900, 1800, 3600]);
    draft
}

fn san(position: &Chess, played: Move) -> Box<str> {
    San::from_move(position, played).to_string().into()
}

fn stop() -> Act {
    Act::StopClocks { reason: None }
}

/// Seals a text: the order, the envelope, the clock.
fn seal(draft: &mut Draft, side: Color, text: Box<str>) {
    draft.add(Who::Arbiter, Act::OrderSeal);
    draft.add(side, Act::Seal { text });
    draft.add(side, stop());
}

/// A short text for a move: the piece and where it goes.
fn short(played: Move) -> Box<str> {
    let letter = match played.role() {
        Role::Pawn => String::new(),
        role => role.upper_char().to_string(),
    };
    format!("{letter}{}", played.to()).into()
}

/// A long text for a move that may be illegal.
fn long(position: &Chess, from: Square, to: Square) -> Option<Box<str>> {
    let letter = match position.board().role_at(from)? {
        Role::Pawn => String::new(),
        role => role.upper_char().to_string(),
    };
    let sign = match position.board().piece_at(to) {
        Some(_) => 'x',
        None => '-',
    };
    Some(format!("{letter}{from}{sign}{to}").into())
}

/// I.7, I.8: what a sealed text is worth.
pub static SEALED_TEXT: Kind = Kind {
    name: "sealed-text",
    rules: &[
        rule!("adjourn.seal.invalid"),
        rule!("adjourn.seal.ambiguous"),
        rule!("adjourn.seal.unintelligible"),
        rule!("adjourn.seal.illegal"),
        rule!("adjourn.open"),
        rule!("adjourn.setup"),
        rule!("adjourn.envelope"),
        rule!("adjourn.seal.duty"),
    ],
    // Which clause makes a text valid is nobody's question.
    asks: &["ruling", "ruling", "ruling", "true-false"],
    tempts: &[
        &SEALED_AMBIGUITY_CHOSEN,
        &SEALED_ILLEGAL_REPLACED,
        &SEALED_PINNED_COUNTS,
        &SEALED_QUEEN,
        &SEALED_ALWAYS_LOSES,
        &SEALED_INVALID_DRAWN,
        &SEALED_SIGNS_NEEDED,
    ],
    winnability: true,
    construct: |dice| {
        let library = library();
        let (position, text): (Chess, Box<str>) = match dice.below(7) {
            // The rank was forgotten.
            6 => {
                let position = adjourned(&library.adjournments, dice)?;
                let played = quiet_move(&position, dice)?;
                let text = format!(
                    "{}{}",
                    played.role().upper_char(),
                    played.to().file().char()
                );
                (position, text.into())
            }
            0 | 1 => {
                let position = adjourned(&library.pinned_twins, dice)?;
                let twins = twin_moves(&position);
                let played = *dice.pick(&twins)?;
                (position, short(played))
            }
            2 => {
                let position = adjourned(&library.adjournments, dice)?;
                let twins = twin_moves(&position);
                let played = *dice.pick(&twins)?;
                (position, short(played))
            }
            3 => {
                let position = adjourned(&library.promotions, dice)?;
                let played = position
                    .legal_moves()
                    .into_iter()
                    .find(|played| played.is_promotion() && !played.is_capture())?;
                (position, short(played))
            }
            4 => {
                let pool = if dice.one_in(2) {
                    &library.unwinnable
                } else {
                    &library.endgames
                };
                let position = adjourned(pool, dice)?;
                let (from, to) = illegal_move(&position, dice)?;
                let text = long(&position, from, to)?;
                (position, text)
            }
            _ => {
                let position = adjourned(&library.adjournments, dice)?;
                let played = position
                    .legal_moves()
                    .into_iter()
                    .find(|played| played.is_capture() && played.role() != Role::Pawn)?;
                (position, short(played))
            }
        };
        let side = position.turn();
        let mut draft = adjourning(&position, dice);
        seal(&mut draft, side, text);
        draft.add(side.other(), Act::Present);
        draft.add(Who::Arbiter, Act::Open);
        draft.finish()
    },
};

/// Moves whose short text other pieces of the kind could be meant by, pinned or not.
fn twin_moves(position: &Chess) -> Vec<Move> {
    let board = position.board();
    position
        .legal_moves()
        .into_iter()
        .filter(|played| {
            let role = played.role();
            !matches!(role, Role::Pawn | Role::King)
                && (board.by_role(role) & board.by_color(position.turn()))
                    .into_iter()
                    .any(|square| {
                        Some(square) != played.from()
                            && board.piece_at(square).is_some_and(|piece| {
                                shakmaty::attacks::attacks(square, piece, board.occupied())
                                    .contains(played.to())
                            })
                    })
        })
        .collect()
}

/// I.1.1: changing the sealed move.
pub static SEALED_CHANGED: Kind = Kind {
    name: "sealed-changed",
    rules: &[
        rule!("adjourn.seal.duty"),
        rule!("adjourn.envelope"),
        rule!("adjourn.envelope.position"),
        rule!("adjourn.open"),
    ],
    asks: &["ruling", "true-false"],
    tempts: &[
        &SEALED_FINAL_AT_ONCE,
        &SEALED_CHANGED_LATER,
        &SEALED_TWICE_LOSES,
    ],
    winnability: false,
    construct: |dice| {
        let position = adjourned(&library().adjournments, dice)?;
        let side = position.turn();
        let (one, other) = (quiet_move(&position, dice)?, quiet_move(&position, dice)?);
        if one == other {
            return None;
        }
        let mut draft = adjourning(&position, dice);
        draft.add(Who::Arbiter, Act::OrderSeal);
        draft.add(
            side,
            Act::Seal {
                text: san(&position, one),
            },
        );
        if dice.one_in(2) {
            draft.add(side, stop());
            draft.add(
                side,
                Act::Seal {
                    text: san(&position, other),
                },
            );
        } else {
            draft.add(
                side,
                Act::Seal {
                    text: san(&position, other),
                },
            );
            draft.add(side, stop());
        }
        draft.add(side.other(), Act::Present);
        draft.add(Who::Arbiter, Act::Open);
        draft.finish()
    },
};

/// I.1.1: the move was made on the board.
pub static SEALED_ON_BOARD: Kind = Kind {
    name: "sealed-on-board",
    rules: &[rule!("adjourn.seal.duty")],
    asks: &["ruling", "true-false"],
    tempts: &[&SEALED_TEXT_OVER_BOARD, &SEALED_TWICE_LOSES],
    winnability: false,
    construct: |dice| {
        let position = adjourned(&library().adjournments, dice)?;
        let side = position.turn();
        let (one, other) = (quiet_move(&position, dice)?, quiet_move(&position, dice)?);
        if one == other {
            return None;
        }
        let mut draft = adjourning(&position, dice);
        draft.add(Who::Arbiter, Act::OrderSeal);
        draft.add(side, made(one, 1));
        draft.add(
            side,
            Act::Seal {
                text: san(&position, other),
            },
        );
        draft.add(side, stop());
        draft.add(side.other(), Act::Present);
        draft.add(Who::Arbiter, Act::Open);
        draft.finish()
    },
};

/// I.1.2: adjourning early.
pub static EARLY_ADJOURNMENT: Kind = Kind {
    name: "early-adjournment",
    rules: &[rule!("adjourn.seal.early")],
    asks: &["clocks-after", "ruling", "true-false"],
    tempts: &[&EARLY_IS_FREE, &EARLY_OPPONENT_GAINS, &EARLY_BY_EITHER],
    winnability: false,
    construct: |dice| {
        let position = adjourned(&library().adjournments, dice)?;
        let side = position.turn();
        let mut draft = adjourning(&position, dice);
        let seconds = dice.choose([240, 360, 480, 600, 720, 840]);
        let by = if dice.one_in(4) { side.other() } else { side };
        draft.add(
            by,
            Act::Adjourn {
                seconds_before_end: seconds,
            },
        );
        draft.finish()
    },
};

/// I.4, I.6: the game ends before it is resumed.
pub static ENDED_BEFORE: Kind = Kind {
    name: "ended-before",
    rules: &[
        rule!("adjourn.ended-before"),
        rule!("adjourn.draw-offer-after-seal"),
        rule!("adjourn.envelope.draw-offer"),
    ],
    asks: &["result", "ruling", "true-false"],
    tempts: &[&OFFER_AFTER_SEAL_VOID, &ENDED_ONLY_AT_RESUMPTION],
    winnability: true,
    construct: |dice| {
        let position = adjourned(&library().adjournments, dice)?;
        let side = position.turn();
        let mut draft = adjourning(&position, dice);
        let text = match illegal_move(&position, dice) {
            Some((from, to)) if dice.one_in(2) => long(&position, from, to)?,
            _ => san(&position, quiet_move(&position, dice)?),
        };
        seal(&mut draft, side, text);
        if dice.one_in(2) {
            draft.add(side, Act::Offer);
            draft.add(side.other(), Act::Accept);
        } else {
            let by = if dice.one_in(2) { side } else { side.other() };
            draft.add(by, Act::Resign);
        }
        draft.add(Who::Arbiter, Act::Open);
        draft.finish()
    },
};

/// I.7, I.9.2: the player who must reply is not there.
pub static REPLIER_ABSENT: Kind = Kind {
    name: "replier-absent",
    rules: &[
        rule!("adjourn.resume"),
        rule!("adjourn.resume.replier-absent"),
        rule!("adjourn.resume.replier-present"),
        rule!("adjourn.resume.sealer-absent"),
        rule!("adjourn.open"),
    ],
    asks: &["ruling", "ruling", "result", "true-false"],
    tempts: &[&ENVELOPE_OPENED_ANYWAY, &ABSENT_LOSES, &ABSENT_CLOCK_WAITS],
    winnability: false,
    construct: |dice| {
        let position = adjourned(&library().adjournments, dice)?;
        let side = position.turn();
        let mut draft = adjourning(&position, dice);
        let text = san(&position, quiet_move(&position, dice)?);
        seal(&mut draft, side, text);
        let absent = if dice.one_in(3) { side } else { side.other() };
        draft.add(absent.other(), Act::Present);
        draft.add(absent, Act::Absent);
        // Whether the envelope is opened without the player who replies is the question.
        if absent == side {
            draft.add(Who::Arbiter, Act::Open);
        }
        draft.finish()
    },
};

/// I.10: a player comes after the default time.
pub static LATE_FOR_RESUMPTION: Kind = Kind {
    name: "late-for-resumption",
    rules: &[rule!("adjourn.default-time"), rule!("clock.default-time")],
    asks: &["result", "ruling", "true-false"],
    tempts: &[&LATE_LOSES_ALWAYS, &LATE_PLAYS_ON, &LATE_AT_ONCE],
    winnability: false,
    construct: |dice| {
        let library = library();
        let mating = dice.one_in(2);
        let pool = if mating {
            &library.mates
        } else {
            &library.adjournments
        };
        let position = adjourned(pool, dice)?;
        // Games that are as good as over were not adjourned.
        if position.board().queens().count() > 2 || position.board().occupied().count() < 9 {
            return None;
        }
        let side = position.turn();
        let played = if mating {
            position.legal_moves().into_iter().find(|played| {
                let mut next = position.clone();
                next.play_unchecked(*played);
                next.is_checkmate()
            })?
        } else {
            quiet_move(&position, dice)?
        };
        let mut draft = adjourning(&position, dice);
        seal(&mut draft, side, san(&position, played));
        let default = draft.scenario.setting.regulations.default_time_s;
        // What a player who replies has lost of his time is another question.
        if !mating && dice.one_in(3) {
            draft.add(side.other(), Act::Present);
            draft.add(Who::Arbiter, Act::Open);
            let late_s = default + dice.choose([-240, -60, 0]);
            draft.add(side, Act::Arrive { late_s });
            return draft.finish();
        }
        let late = if dice.one_in(2) { side } else { side.other() };
        draft.add(late.other(), Act::Present);
        let late_s = default + dice.choose([60, 60, 300, 600]);
        // His flag has not fallen meanwhile.
        draft.clock(side.other(), late_s + dice.between(240, 1500));
        draft.add(late, Act::Arrive { late_s });
        draft.finish()
    },
};

/// I.11: both are absent.
pub static BOTH_ABSENT: Kind = Kind {
    name: "both-absent-at-resumption",
    rules: &[rule!("adjourn.both-absent")],
    asks: &["clocks-after", "ruling", "true-false"],
    tempts: &[&BOTH_ABSENT_SEALER_PAYS, &BOTH_ABSENT_FREE],
    winnability: false,
    construct: |dice| {
        let position = adjourned(&library().adjournments, dice)?;
        let side = position.turn();
        let mut draft = adjourning(&position, dice);
        let text = san(&position, quiet_move(&position, dice)?);
        seal(&mut draft, side, text);
        draft.add(side, Act::Absent);
        draft.add(side.other(), Act::Absent);
        draft.add(
            side.other(),
            Act::Arrive {
                late_s: dice.choose([180, 300, 420, 600, 840]),
            },
        );
        draft.finish()
    },
};

/// I.12: the envelope is lost.
pub static ENVELOPE_LOST: Kind = Kind {
    name: "envelope-lost",
    rules: &[
        rule!("adjourn.envelope-missing"),
        rule!("adjourn.position-unknown"),
        rule!("adjourn.envelope.times"),
    ],
    asks: &["ruling", "result", "true-false"],
    tempts: &[
        &ENVELOPE_LOST_SEALER_LOSES,
        &UNKNOWN_POSITION_DRAWN,
        &ENVELOPE_LOST_ANNULS,
        &ENVELOPE_LOST_FREES,
    ],
    winnability: false,
    construct: |dice| {
        let position = adjourned(&library().adjournments, dice)?;
        let side = position.turn();
        let mut draft = adjourning(&position, dice);
        let played = quiet_move(&position, dice)?;
        seal(&mut draft, side, san(&position, played));
        let position_known = !dice.one_in(3);
        draft.add(Who::Arbiter, Act::EnvelopeMissing { position_known });
        if position_known {
            draft.add(
                side,
                Act::States {
                    text: san(&position, played),
                },
            );
        }
        draft.finish()
    },
};

/// I.13: the clock was set wrongly after the adjournment.
pub static CLOCK_READING: Kind = Kind {
    name: "clock-reading",
    rules: &[
        rule!("adjourn.time-error"),
        rule!("adjourn.envelope.times"),
        rule!("adjourn.envelope.number"),
    ],
    asks: &["clocks-after", "ruling", "true-false"],
    tempts: &[&READING_ANY_TIME, &READING_NEVER, &READING_BY_ARBITER],
    winnability: false,
    construct: |dice| {
        let position = adjourned(&library().adjournments, dice)?;
        let side = position.turn();
        let mut draft = adjourning(&position, dice);
        let played = quiet_move(&position, dice)?;
        seal(&mut draft, side, san(&position, played));
        draft.add(side.other(), Act::Present);
        draft.add(Who::Arbiter, Act::Open);
        let mut after = position.clone();
        after.play_unchecked(played);
        let by = side.other();
        let late = dice.one_in(2);
        if late {
            let reply = quiet_move(&after, dice)?;
            draft.play(by, reply).press(by);
        }
        let shown = draft.scenario.clocks_ms[by]? / 1000;
        let seconds = shown + dice.choose([120, 180, 240, 300, -120, -180]);
        draft.add(
            by,
            Act::Complain {
                about: Complaint::ClockReading,
                ply: None,
                seconds: Some(seconds),
            },
        );
        // Once he has moved, nothing is corrected unless the arbiter decides so.
        if late {
            let decision = dice.choose([Decision::Agree, Decision::Reject]);
            draft.add(
                Who::Arbiter,
                Act::Find(Finding {
                    decision: Some(decision),
                    ..Finding::default()
                }),
            );
        }
        draft.finish()
    },
};
