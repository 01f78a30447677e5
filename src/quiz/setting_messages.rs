//! The circumstances of a scenario as messages.
//!
//! Everything that the ruling depends on is told; nothing that gives it away is.

use shakmaty::{ByColor, CastlingSide, Color, EnPassantMode, File, Position, Rank, Square};

use super::castling_messages::unmoved;
use super::clock_messages::{clocks, completed, control, lasting};
use super::misconceptions::announces_penalty;
use super::story::{
    claims, claims_draw, claims_quickplay, loses_position, points_out_illegal, tells,
};
use super::{Answer, Asked, Part, Question};
use crate::diag::Message;
use crate::game::scenario::{Act, Basis, ConductKind, DevicePlace, Event, Evidence, Sight};
use crate::game::setting::{
    AgreedDraws, OpponentScore, ScreenClaim, SealedPromotion, Supervision, UnwrittenMove, Variant,
};
use crate::game::story::clock_time;
use crate::game::{Scenario, State, TimeClass, Who};
use crate::law::Edition;

/// Where it is said by which edition a case is judged.
pub const EDITION: &str = "question-edition";

/// The circumstances, a sentence each.
pub fn setting_messages(question: &Question) -> Vec<Message> {
    let scenario = &question.scenario;
    if matches!(
        question.asked,
        Asked::SamePosition | Asked::WhoMayClaim | Asked::Appearances
    ) {
        return position_alone(question);
    }
    let setting = &scenario.setting;
    let mut told = vec![control(scenario), edition(setting.edition)];
    if setting.variant == Variant::Chess960 {
        told.push(Message::new("question-chess960"));
    }
    if setting.class != TimeClass::Standard {
        told.push(Message::new("question-supervision").text(
            "supervision",
            match setting.supervision {
                Supervision::Adequate if setting.class == TimeClass::Blitz => "adequate-blitz",
                Supervision::Adequate => "adequate",
                Supervision::Arbiter => "arbiter",
                Supervision::None => "none",
            },
        ));
    } else if setting.supervision == Supervision::None {
        told.push(Message::new("question-supervision").text("supervision", "none"));
    }
    regulations(scenario, &mut told);
    switches(scenario, &mut told);
    told.extend(blitz_penalty(question));
    prior(scenario, &mut told);
    told.extend(completed(question));
    told.extend(clocks(scenario));
    told.extend(quiet(question));
    told.extend(blind(scenario));
    told.extend(unmoved(scenario));
    // What could be castled or taken before moves that nobody wrote down does not matter.
    let unrecorded = tells(scenario, |act| matches!(act, Act::PlayOn { .. }));
    if !scenario.moves.is_empty() && !unrecorded {
        told.extend(before_record(scenario));
        told.extend(castling(scenario));
    }
    told
}

/// By which edition it is judged.
pub fn edition(edition: Edition) -> Message {
    Message::new(EDITION).text("edition", edition)
}

/// Who is blind.
fn blind(scenario: &Scenario) -> Option<Message> {
    let blind = scenario.setting.blind;
    let side = Color::ALL.into_iter().find(|side| blind[*side])?;
    Some(Message::new("question-blind").text("side", Who::from(side).name()))
}

/// What a question about nothing but the position needs: no clocks, no supervision.
fn position_alone(question: &Question) -> Vec<Message> {
    let scenario = &question.scenario;
    let mut told = vec![edition(scenario.setting.edition)];
    prior(scenario, &mut told);
    told.extend(quiet(question));
    if !scenario.moves.is_empty() {
        told.extend(match question.asked {
            Asked::SamePosition => en_passant(scenario),
            _ => before_record(scenario),
        });
        told.extend(castling(scenario));
    }
    told
}

/// Where arbiters differ, how this event has it; only where the story turns on it.
fn switches(scenario: &Scenario, told: &mut Vec<Message>) {
    let regulations = &scenario.setting.regulations;
    let claimed = tells(scenario, claims_draw);
    let acts_first = scenario
        .events
        .iter()
        .take_while(|event| !claims_draw(&event.act))
        .any(|event| matches!(event.act, Act::Touch { .. } | Act::Move { .. }));
    if acts_first && claimed {
        let costs = regulations.switches.penalise_procedurally_invalid_claim;
        told.push(Message::new(if costs {
            "question-switch-invalid-claim"
        } else {
            "question-switch-invalid-claim-free"
        }));
    }
    let unwritten =
        |act: &Act| matches!(act, Act::Claim(claim) if claim.intended.is_some() && !claim.written);
    if tells(scenario, unwritten) {
        let strict = regulations.switches.unwritten_intended_move == UnwrittenMove::Reject;
        told.push(Message::new("question-switch-unwritten").text("strict", strict));
    }
    let from_screen =
        |act: &Act| matches!(act, Act::Claim(claim) if claim.evidence == Evidence::Screen);
    let penalised = regulations.switches.screen_only_claim == ScreenClaim::Incorrect;
    if tells(scenario, from_screen) || penalised && claimed {
        let mode = match regulations.switches.screen_only_claim {
            ScreenClaim::Incorrect => "incorrect",
            _ => "inadmissible",
        };
        told.push(Message::new("question-switch-screen").text("mode", mode));
    }
    // What the opponent of a player who is punished with a loss gets is for the arbiter to say (11.7).
    let refuses = |act: &Act| matches!(act, Act::Conduct(it) if it.what == ConductKind::Refuse);
    if tells(scenario, refuses) && regulations.switches.opponent_score_default == OpponentScore::Win
    {
        told.push(Message::new("question-switch-opponent-score"));
    }
    if regulations.remove_increment_gained == Some(true) {
        told.push(Message::new("question-switch-increment"));
    }
    if tells(scenario, is_irregular) || is_ill_offered(scenario) {
        told.push(Message::new("question-switch-discretion"));
    }
    if announces_promotion(scenario) {
        told.push(Message::new("question-switch-promotion"));
    }
}

/// Whether something is left to the arbiter beside the ruling: what the clocks show when a position
/// is restored (7.1), whether displaced pieces or two hands cost something (7.4.3, 12.9).
fn is_irregular(act: &Act) -> bool {
    matches!(act, Act::Displace { .. }) || points_out_illegal(act) || loses_position(act)
}

/// Whether a draw is offered against the regulations, or before the move is made: the arbiter may
/// do something about that, too (9.1.2.1, 12.9).
fn is_ill_offered(scenario: &Scenario) -> bool {
    let barred = scenario.setting.regulations.agreed_draws != AgreedDraws::Always;
    let early = |pair: &[Event]| match pair {
        [offer, next] => {
            offer.act == Act::Offer && offer.who == next.who && matches!(next.act, Act::Move { .. })
        }
        _ => false,
    };
    barred && tells(scenario, |act| *act == Act::Offer) || scenario.events.windows(2).any(early)
}

/// Whether the event says what becomes of a sealed promotion that names no piece: what it comes
/// to can be asked, but not whether it is a queen.
pub fn announces_promotion(scenario: &Scenario) -> bool {
    let pawn_sealed = |act: &Act| matches!(act, Act::Seal { text } if matches!(text.as_bytes(), [b'a'..=b'h', b'1' | b'8']));
    let switches = &scenario.setting.regulations.switches;
    tells(scenario, pawn_sealed)
        && switches.sealed_promotion_without_piece == SealedPromotion::Ambiguous
}

/// What a time penalty is in blitz under the Competitive Rules, where an answer speaks of one:
/// the letter of the Laws has two minutes, and many events announce one.
fn blitz_penalty(question: &Question) -> Option<Message> {
    let setting = &question.scenario.setting;
    if !announces_penalty(setting) {
        return None;
    }
    let speaks = |answer: &Answer| match answer {
        Answer::Ruling(verdict) => verdict.clocks != ByColor::default(),
        Answer::Part(part) => matches!(part, Part::Clock(..)),
        Answer::Clocks(_) => true,
        _ => false,
    };
    let stated = question.statement.as_ref().is_some_and(speaks);
    let offered = question.options.iter().any(|option| speaks(&option.answer));
    let imposed = question.verdict.clocks != ByColor::default();
    (stated || offered || imposed).then(|| {
        let seconds = setting.switches().blitz_supervised_penalty_s;
        Message::new("question-switch-blitz-penalty")
            .with("seconds", seconds as usize)
            .text("time", clock_time(seconds))
    })
}

/// What came before the record: a pawn move after which every position is new, or else, where
/// appearances are counted, that none of them had stood there before. It is told whatever the
/// count comes to: told only where a claim fails, it would be the answer.
fn before_record(scenario: &Scenario) -> Option<Message> {
    let unseen = || Message::new("question-unseen");
    en_passant(scenario)
        .or_else(|| (scenario.from_fen && counts_appearances(scenario)).then(unseen))
}

/// Whether the story turns on how often a position has appeared: somebody says so, or the men of
/// the record come back to where they stood.
fn counts_appearances(scenario: &Scenario) -> bool {
    let counts = |act: &Act| {
        claims(act, &[Basis::Threefold])
            || matches!(act, Act::Observe { what, .. } if *what == Sight::Fivefold)
    };
    tells(scenario, counts) || comes_back(scenario)
}

fn comes_back(scenario: &Scenario) -> bool {
    let Some(start) = scenario.start.chess() else {
        return false;
    };
    let mut at = start.clone();
    let mut stood = vec![(at.turn(), at.board().clone())];
    scenario.moves.iter().any(|played| {
        at.play_unchecked(*played);
        let now = (at.turn(), at.board().clone());
        let known = stood.contains(&now);
        stood.push(now);
        known
    })
}

/// A pawn that has just advanced two squares: the board does not show it.
pub(super) fn en_passant(scenario: &Scenario) -> Option<Message> {
    let start = scenario.start.chess()?;
    let passed = start.to_setup(EnPassantMode::Always).ep_square?;
    let mover = start.turn().other();
    let (from, to) = mover.fold_wb((Rank::Second, Rank::Fourth), (Rank::Seventh, Rank::Fifth));
    let square = |rank| Square::from_coords(passed.file(), rank);
    Some(
        Message::new("question-last-move")
            .text("side", Who::from(mover).name())
            .text("from", square(from))
            .text("to", square(to)),
    )
}

/// Who may still castle where: the board does not show it either. Where nobody could, since no
/// king and rook stand at home, nothing need be said.
pub(super) fn castling(scenario: &Scenario) -> Option<Message> {
    // From the initial position on everybody knows.
    let start = scenario.start.chess().filter(|_| scenario.from_fen)?;
    let castles = start.castles();
    let at_home = |side: Color| {
        let piece = |file, role| {
            let square = Square::from_coords(file, side.backrank());
            start.board().piece_at(square) == Some(role)
        };
        let rook = side.rook();
        piece(File::E, side.king()) && (piece(File::A, rook) || piece(File::H, rook))
    };
    if !Color::ALL.into_iter().any(at_home) {
        return None;
    }
    let rights = |side: Color| {
        let has = |wing| castles.has(side, wing);
        match (has(CastlingSide::KingSide), has(CastlingSide::QueenSide)) {
            (true, true) => "both",
            (true, false) => "short",
            (false, true) => "long",
            (false, false) => "none",
        }
    };
    if castles.is_empty() {
        return Some(Message::new("question-castling-none"));
    }
    Some(
        Message::new("question-castling")
            .text("white", rights(Color::White))
            .text("black", rights(Color::Black)),
    )
}

fn regulations(scenario: &Scenario, told: &mut Vec<Message>) {
    let regulations = &scenario.setting.regulations;
    match regulations.agreed_draws {
        AgreedDraws::Always => {}
        AgreedDraws::FromMove(moves) => {
            told.push(Message::new("question-no-draw-before").with("moves", moves as usize));
        }
        AgreedDraws::Never => told.push(Message::new("question-no-agreed-draws")),
    }
    let asks = |act: &Act| {
        matches!(act, Act::RequestIncrement | Act::Flags { .. }) || claims_quickplay(act)
    };
    if regulations.guideline_iii || tells(scenario, asks) {
        let iii4 = if regulations.iii4 == Some(true) {
            "yes"
        } else {
            "no"
        };
        told.push(
            Message::new("question-guidelines")
                .text("announced", regulations.guideline_iii)
                .text("iii4", iii4),
        );
    }
    let in_bag = |act: &Act| matches!(act, Act::Conduct(it) if it.what == ConductKind::Device && it.place == DevicePlace::Bag);
    if tells(scenario, in_bag) {
        let allowed = regulations.devices_in_bag;
        told.push(Message::new("question-devices-in-bag").text("allowed", allowed));
    }
    let comes_late = |act: &Act| matches!(act, Act::Arrive { .. } | Act::Absent);
    let begins_late = |act: &Act| matches!(act, Act::Arrive { .. });
    if regulations.default_time_s > 0 && tells(scenario, comes_late) {
        let message = Message::new("question-default-time");
        told.push(lasting(message, regulations.default_time_s));
    } else if tells(scenario, begins_late) && !is_adjourned(scenario) {
        told.push(Message::new("question-default-time-none"));
    }
}

/// Whether the story goes over an adjournment, which has its own rules on coming late.
fn is_adjourned(scenario: &Scenario) -> bool {
    tells(scenario, |act| matches!(act, Act::Seal { .. } | Act::Open))
}

fn prior(scenario: &Scenario, told: &mut Vec<Message>) {
    let prior = &scenario.prior;
    for side in [Color::White, Color::Black] {
        let told_of = Who::from(side).name();
        match prior.illegal[side] {
            0 => {}
            // Whether illegal moves of different kinds add up is what some get wrong.
            1 => told.push(
                Message::new("question-illegal-before-of")
                    .text("side", told_of)
                    .text("kind", other_kind(scenario)),
            ),
            count => told.push(
                Message::new("question-illegal-before")
                    .text("side", told_of)
                    .with("count", count as usize),
            ),
        }
    }
    if let Some(side) = prior.open_offer {
        told.push(Message::new("question-open-offer").text("side", Who::from(side).name()));
    }
    if let Some(side) = prior.unpressed {
        told.push(Message::new("question-unpressed").text("side", Who::from(side).name()));
    }
}

/// What an illegal move before was, so that it is of another kind than what happens now.
fn other_kind(scenario: &Scenario) -> &'static str {
    let presses = matches!(
        scenario.events.first().map(|event| &event.act),
        Some(Act::Press { .. } | Act::Move { hands: 2, .. })
    );
    if presses { "check" } else { "press" }
}

/// Where it matters: how many moves without pawn move or capture there have been.
fn quiet(question: &Question) -> Option<Message> {
    let begun = question.begun();
    let many = question.scenario.from_fen && begun.board.halfmoves() >= 40;
    many.then(|| quiet_moves(begun))
}

/// The moves of White and of Black without a pawn move or a capture.
pub fn quiet_counts(state: &State) -> (usize, usize) {
    let halfmoves = state.board.halfmoves() as usize;
    let (mover, other) = (halfmoves / 2, halfmoves.div_ceil(2));
    state.turn().fold_wb((mover, other), (other, mover))
}

/// So many moves without pawn move or capture.
pub fn quiet_moves(state: &State) -> Message {
    let (white, black) = quiet_counts(state);
    if white == black {
        return Message::new("question-quiet-each").with("count", white);
    }
    Message::new("question-quiet")
        .with("white", white)
        .with("black", black)
}
