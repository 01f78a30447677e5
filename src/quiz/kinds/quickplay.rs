//! Guidelines III: games without increment.

use shakmaty::{Chess, Color, Position};

use super::draft::Draft;
use super::quiet::{is_balanced, quiet_move};
use crate::game::Scenario;
use crate::game::scenario::{
    Act, Award, Basis, Claim, Decision, Evidence, Finding, First, NoticedBy, WhichPeriod, Who,
};
use crate::game::setting::Supervision;
use crate::quiz::Dice;
use crate::quiz::library::{from_pool, library, quiet_for};
use crate::quiz::misconceptions::*;
use crate::quiz::tactics::lead;

/// An ending that the side to move would claim a draw in.
fn quickplay(dice: &mut Dice) -> Option<Draft> {
    let position = from_pool(&library().drawn, dice)?;
    if !is_claimed_in(&position) {
        return None;
    }
    playing(&position, dice)
}

/// An ending that an arbiter decides like that: drawn if he agrees, one in which the opponent has
/// something to play for if not. Nobody claims a draw where he has simply lost.
fn decided(decision: Decision, dice: &mut Dice) -> Option<Draft> {
    match decision {
        Decision::Reject => playing(&from_pool(&library().pressed, dice)?, dice),
        _ => quickplay(dice),
    }
}

fn playing(position: &Chess, dice: &mut Dice) -> Option<Draft> {
    // For a while nothing has happened on the board.
    let position = quiet_for(position, dice.between(9, 38) as u32, dice)?;
    let mut draft = Draft::new(&position, dice);
    draft.quickplay(dice);
    Some(draft)
}

/// Whether somebody would claim here that the opponent can't win, or doesn't try: the opponent
/// has something to mate with, and the claimant is not ahead.
fn is_claimed_in(position: &Chess) -> bool {
    let board = position.board();
    let strong = board.pawns() | board.rooks_and_queens();
    let ahead = lead(position) * position.turn().fold_wb(1, -1);
    (strong & position.them()).any() && ahead <= 0
}

fn claim(basis: Basis, proved: bool) -> Act {
    Act::Claim(Claim {
        basis,
        intended: None,
        written: false,
        evidence: Evidence::Board,
        pending: false,
        position_written: proved,
        scoresheet: proved,
    })
}

const SHORT: [i64; 6] = [119, 114, 107, 95, 61, 48];
const NEARLY: [i64; 8] = [119, 118, 120, 120, 121, 150, 240, 61];

kind! {
    /// III.3.1: both flags are down.
    BOTH_FLAGS: "both-flags", both_flags;
    rules: "quickplay.both-flags", "quickplay.both-flags.continue", "quickplay.both-flags.draw";
    asks: Result, Ruling * 2, DecidingClause, TrueFalse;
    tempts: BOTH_FLAGS_DRAW, BOTH_FLAGS_ORDER_IGNORED, BOTH_FLAGS_PLAY_ON, BOTH_FLAGS_CANCEL,
        BOTH_FLAGS_MOVER_LOSES, BOTH_FLAGS_LOSE;
}

fn both_flags(dice: &mut Dice) -> Option<Scenario> {
    let position = from_pool(&library().endgames, dice).filter(is_balanced)?;
    let number = position.fullmoves().get();
    let mut draft = Draft::new(&position, dice);
    draft.scenario.setting.regulations.guideline_iii = true;
    let period = match number {
        20..40 if !dice.one_in(4) => {
            draft.control("120/40+60");
            WhichPeriod::Earlier
        }
        _ => {
            draft.control(dice.choose(["90+0", "120+0", "30+0"]));
            WhichPeriod::Last
        }
    };
    draft.clocks(0, 0);
    let first = dice.choose([First::Unknown, First::Unknown, First::White, First::Black]);
    let period = Some(period);
    draft.add(Who::Arbiter, Act::Flags { first, period });
    draft.finish()
}

kind! {
    /// III.4: an increment is asked for.
    INCREMENT_REQUEST: "increment-request", increment_request;
    rules: "quickplay.increment-request";
    asks: Ruling * 2, ClocksAfter, TrueFalse;
    tempts: INCREMENT_AT_TWO_MINUTES, INCREMENT_AT_FIVE_MINUTES, GUIDELINES_ALWAYS,
        GUIDELINES_WITH_INCREMENT, INCREMENT_FREE, INCREMENT_ONE_MINUTE, INCREMENT_IS_NO_OFFER,
        INCREMENT_REFUSAL_COSTS, INCREMENT_NEEDS_CONSENT;
}

fn increment_request(dice: &mut Dice) -> Option<Scenario> {
    let mut draft = quickplay(dice)?;
    draft.scenario.setting.regulations.iii4 = Some(true);
    let side = draft.turn();
    // One condition at a time: the event, or the time left.
    if dice.one_in(3) {
        gates(&mut draft, dice);
        draft.clock(side, dice.choose(SHORT));
    } else {
        draft.clock(side, dice.choose(NEARLY));
    }
    draft.add(side, Act::RequestIncrement);
    // The request is an offer: the opponent answers before the arbiter does.
    if admissible(&draft, side) {
        match dice.one_in(4) {
            true => draft.add(side.other(), Act::Accept),
            false => {
                draft.add(side.other(), Act::Decline);
                draft.decide(dice.choose([Decision::Agree, Decision::Reject]))
            }
        };
    }
    draft.finish()
}

/// Sometimes the guidelines are not announced, or there is an increment.
fn gates(draft: &mut Draft, dice: &mut Dice) {
    match dice.below(7) {
        0 => draft.scenario.setting.regulations.guideline_iii = false,
        1 => {
            draft.control(dice.choose(["90+30", "25+10", "60+10"]));
            draft.plenty(dice);
        }
        _ => {}
    }
}

fn admissible(draft: &Draft, side: Color) -> bool {
    let setting = &draft.scenario.setting;
    setting.regulations.guideline_iii
        && setting.time_control.increment == 0
        && draft.scenario.clocks_ms[side].is_some_and(|left| left < 120_000)
}

kind! {
    /// III.5: the claim itself.
    QUICKPLAY_CLAIM: "quickplay-claim", quickplay_claim;
    rules: "quickplay.claim", "quickplay.announced", "quickplay.scope", "quickplay.definition";
    asks: Ruling * 2, DecidingClause, TrueFalse;
    tempts: TWO_MINUTES_INCLUDED, FIVE_MINUTES, QUICKPLAY_OFF_MOVE, GUIDELINES_ALWAYS,
        GUIDELINES_WITH_INCREMENT, CLAIM_DECIDES_AT_ONCE, ONE_MINUTE, QUICKPLAY_ALWAYS_HEARD,
        QUICKPLAY_IS_OFFER;
}

fn quickplay_claim(dice: &mut Dice) -> Option<Scenario> {
    let mut draft = quickplay(dice)?;
    let side = draft.turn();
    // One condition at a time: who has the move, the time left, the event.
    match dice.below(5) {
        0 => {
            draft.clock(side, dice.choose(SHORT));
            let played = quiet_move(&draft.position(), dice)?;
            draft.play(side, played).press(side);
        }
        1..4 => {
            gates(&mut draft, dice);
            draft.clock(side, dice.choose(SHORT));
        }
        _ => draft.clock(side, dice.choose(NEARLY)),
    }
    let basis = dice.choose([Basis::CannotWin, Basis::NoEffort]);
    draft.add(side, claim(basis, false));
    draft.finish()
}

kind! {
    /// III.5.1 to III.5.3: the arbiter's decision.
    QUICKPLAY_DECISION: "quickplay-decision", quickplay_decision;
    rules: "quickplay.claim.agree", "quickplay.claim.reject", "quickplay.claim";
    // If the arbiter agrees a statement about the draw answers itself.
    asks: Ruling * 2, ClocksAfter, Parts;
    tempts: REJECTION_FREE, REJECTION_ONE_MINUTE, REJECTION_LOSES, UPHELD_BRINGS_INCREMENT,
        UPHELD_ONLY_LATER, UPHELD_NEEDS_CONSENT, CLAIM_DECIDES_AT_ONCE, QUICKPLAY_IS_OFFER;
}

fn quickplay_decision(dice: &mut Dice) -> Option<Scenario> {
    // That an arbiter who agrees draws the game hardly needs an answer.
    let decision = match dice.one_in(6) {
        true => Decision::Agree,
        false => Decision::Reject,
    };
    let mut draft = (0..8).find_map(|_| decided(decision, dice))?;
    let side = draft.turn();
    draft.clock(side, dice.choose(SHORT));
    draft.add(
        side,
        claim(dice.choose([Basis::CannotWin, Basis::NoEffort]), false),
    );
    draft.decide(decision);
    draft.finish()
}

kind! {
    /// III.5.2: a flag falls while the claim is postponed.
    POSTPONED_FLAG: "postponed-flag", postponed_flag;
    rules: "quickplay.claim.postpone", "quickplay.claim.reject", "clock.flag-loss";
    // Where the arbiter agrees with the claim the story says that it is a draw: nobody is asked.
    asks: Result, Ruling;
    // The second one is wrong where a claim is upheld: asked about scenarios of the reader's.
    tempts: POSTPONED_FLAG_IGNORED, FLAG_BEFORE_FINDING, CLAIM_DECIDES_AT_ONCE;
}

fn postponed_flag(dice: &mut Dice) -> Option<Scenario> {
    let mut draft = decided(Decision::Reject, dice)?;
    if lead(&draft.position()).abs() > 1 {
        return None;
    }
    draft.control("90+0");
    let side = draft.turn();
    draft.clock(side, dice.choose(SHORT));
    draft.add(side, claim(Basis::CannotWin, false));
    draft.add(
        Who::Arbiter,
        Act::Find(Finding {
            decision: Some(Decision::Postpone),
            award: Some(Award::Given(false)),
            ..Finding::default()
        }),
    );
    draft.add(side, Act::Flag(NoticedBy::Opponent));
    draft.decide(Decision::Reject);
    draft.finish()
}

kind! {
    /// III.6: no arbiter is there.
    UNSUPERVISED: "unsupervised-claim", unsupervised;
    rules: "quickplay.unsupervised", "quickplay.unsupervised.claim",
        "quickplay.unsupervised.cannot-win", "quickplay.unsupervised.no-effort",
        "quickplay.unsupervised.referral";
    asks: Result, Ruling * 2, DecidingClause, TrueFalse;
    tempts: UNSUPERVISED_ALIKE, REFERRAL_PLAYS_ON, UNSUPERVISED_NO_CLAIM, TWO_MINUTES_INCLUDED,
        FIVE_MINUTES, GUIDELINES_ALWAYS, CLAIM_DECIDES_AT_ONCE, GUIDELINES_WITH_INCREMENT,
        REFERRAL_RESUMES, UNSUPERVISED_IS_OFFER;
    debated;
}

fn unsupervised(dice: &mut Dice) -> Option<Scenario> {
    let decision = match dice.one_in(5) {
        true => Decision::Agree,
        false => Decision::Reject,
    };
    let mut draft = decided(decision, dice)?;
    // In rapid chess nobody has to record, and the scoresheet is what decides later.
    draft.control(dice.choose(["90+0", "120+0", "60+0"]));
    draft.plenty(dice);
    draft.scenario.setting.supervision = Supervision::None;
    gates(&mut draft, dice);
    // Whether a player may claim on the opponent's move is disputed.
    let side = draft.turn();
    let left = match dice.one_in(2) {
        true => dice.choose(NEARLY),
        false => dice.choose(SHORT),
    };
    draft.clock(side, left);
    draft.add(
        side,
        claim(dice.choose([Basis::CannotWin, Basis::NoEffort]), true),
    );
    // What may not be claimed is not referred to anybody.
    if admissible(&draft, side) {
        draft.decide(decision);
    }
    draft.finish()
}
