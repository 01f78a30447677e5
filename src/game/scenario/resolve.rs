//! From what is written to what is meant.

use std::str::FromStr;
use std::sync::Arc;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::san::SanPlus;
use shakmaty::{ByColor, Chess, Color, Move, Position};

use super::acts::event;
use super::raw::{
    RawPair, RawPrior, RawRegulations, RawScalar, RawSide, RawStart, RawTexts, RawTimeControl,
};
use super::{Act, Event, Prior, Problem, RawScenario, Scenario, Step, bounds, position};
use crate::diag::Message;
use crate::game::movetext::{Unclosed, movetext};
use crate::game::setting::{AgreedDraws, Regulations, Setting, Switches};
use crate::game::time_control::{Period, TimeControl};
use crate::game::{Board, Measures, notation};
use crate::law::Edition;

pub(super) type Problems = Vec<Problem>;

impl RawScenario {
    /// Understands the scenario, or says everything that is wrong with it.
    pub fn resolve(mut self, name: &str) -> Result<Scenario, Vec<Problem>> {
        let mut problems = Problems::new();
        if self.start.is_none() && self.events.is_empty() {
            let message = Message::new("scenario-empty");
            let hint = Message::new("scenario-empty-hint");
            problems.push(Problem::new("no-scenario", &[], message).hint(hint));
        }
        bounds::given(&self, &mut problems);
        let illegal = position::is_story_of_illegal(&self.events);
        let time_control = time_control(self.time_control, &mut problems);
        let (start, from_fen, moves) =
            start(self.start.unwrap_or_default(), illegal, &mut problems);
        let regulations = match self.regulations {
            Some(raw) => regulations(*raw, &mut problems),
            None => Regulations::default(),
        };
        bounds::events(&self.events, moves.len(), &mut problems);
        let prior = self.prior.map_or_else(Prior::default, |raw| prior(*raw));
        let first = start.turn();
        let moved = ByColor::new_with(|side| from_fen || moves.len() > usize::from(side != first));
        bounds::unpressed(prior.unpressed, moved, &mut problems);
        let mut events = Vec::with_capacity(self.events.len());
        for (at, raw) in self.events.iter_mut().enumerate() {
            events.extend(event(raw, at, &mut problems));
        }
        if from_fen || !moves.is_empty() {
            arrivals(&events, &mut problems);
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let clocks = self.clocks_s.unwrap_or(RawPair {
            white: None,
            black: None,
        });
        let class = time_control.class();
        Ok(Scenario {
            id: self.id.unwrap_or_else(|| name.into()),
            setting: Setting {
                edition: self.edition.unwrap_or(Edition::LATEST),
                time_control,
                class,
                supervision: self.supervision.unwrap_or_default(),
                regulations,
                measures: Measures::default(),
            },
            start,
            from_fen,
            moves,
            clocks_ms: ByColor {
                white: clocks.white.map(|seconds| seconds.milliseconds()),
                black: clocks.black.map(|seconds| seconds.milliseconds()),
            },
            prior,
            events,
            ask: self.ask,
            remarks: Vec::new(),
        })
    }
}

fn time_control(raw: Option<RawTimeControl>, problems: &mut Problems) -> TimeControl {
    match raw {
        None => TimeControl::default(),
        Some(RawTimeControl::Short(text)) => match text.parse() {
            Ok(control) => {
                bounds::time_control(&control, false, problems);
                control
            }
            Err(_) => {
                let message = Message::new("scenario-time-control").text("text", &text);
                let hint = Message::new("scenario-time-control-hint");
                let path = ["time_control".into()];
                problems.push(Problem::new("bad-time-control", &path, message).hint(hint));
                TimeControl::default()
            }
        },
        Some(RawTimeControl::Full(full)) => {
            let periods: Arc<[Period]> = full
                .periods
                .iter()
                .map(|raw| Period {
                    moves: raw.moves,
                    seconds: raw.seconds,
                })
                .collect();
            let open = periods
                .iter()
                .rev()
                .skip(1)
                .any(|period| period.moves.is_none());
            if periods.is_empty() || open {
                let path = ["time_control".into(), "periods".into()];
                let message = Message::new("scenario-periods");
                problems.push(Problem::new("bad-time-control", &path, message));
                return TimeControl::default();
            }
            let control = TimeControl {
                periods,
                increment: full.increment,
            };
            bounds::time_control(&control, true, problems);
            control
        }
    }
}

fn start(raw: RawStart, illegal: bool, problems: &mut Problems) -> (Board, bool, Vec<Move>) {
    let given = raw.fen.as_deref().filter(|fen| *fen != "startpos");
    let board = match given {
        None => Board::Legal(Chess::default()),
        Some(text) => match Fen::from_str(text) {
            Ok(fen) => {
                let path = || vec!["start".into(), "fen".into()];
                let known = problems.len();
                position::check(text, &fen, illegal, path, problems);
                if problems.len() > known {
                    return (Board::Legal(Chess::default()), true, Vec::new());
                }
                Board::from_setup(fen.into_setup())
            }
            Err(error) => {
                let path = ["start".into(), "fen".into()];
                problems.push(bad_fen(text, &error, &path));
                return (Board::Legal(Chess::default()), true, Vec::new());
            }
        },
    };
    let from_fen = !board.is_initial();
    let (texts, listed): (Vec<&str>, bool) = match &raw.moves {
        None => (Vec::new(), true),
        Some(RawTexts::One(text)) => match movetext(text) {
            Ok(moves) => (moves, false),
            Err(Unclosed(sign)) => {
                let message = Message::new("scenario-unclosed").text("sign", sign);
                let path = ["start".into(), "moves".into()];
                problems.push(Problem::new("impossible-move", &path, message));
                return (board, from_fen, Vec::new());
            }
        },
        Some(RawTexts::Many(list)) => (list.iter().map(AsRef::as_ref).collect(), true),
    };
    let mut moves = Vec::with_capacity(texts.len());
    if let (Board::Irregular(_), false) = (&board, texts.is_empty()) {
        let message = Message::new("scenario-moves-from-irregular");
        let path = ["start".into(), "moves".into()];
        problems.push(Problem::new("impossible-move", &path, message));
        return (board, from_fen, moves);
    }
    let mut position = board.chess().cloned().unwrap_or_default();
    for (at, text) in texts.iter().enumerate() {
        match notation::read_one(text, &position) {
            Some(played) => {
                position.play_unchecked(played);
                moves.push(played);
            }
            None => {
                let mut path: Vec<Step> = vec!["start".into(), "moves".into()];
                if listed {
                    path.push(at.into());
                }
                problems.push(impossible_move(text, at, &position, &path));
                break;
            }
        }
    }
    (board, from_fen, moves)
}

/// Nobody arrives in the middle of a game, unless it is resumed.
fn arrivals(events: &[Event], problems: &mut Problems) {
    let adjourned = |event: &Event| {
        matches!(
            event.act,
            Act::OrderSeal
                | Act::Adjourn { .. }
                | Act::Seal { .. }
                | Act::Open
                | Act::EnvelopeMissing { .. }
                | Act::Envelope { .. }
        )
    };
    let until = events.iter().position(adjourned).unwrap_or(events.len());
    let arrival = |event: &Event| matches!(event.act, Act::Arrive { .. });
    if let Some(at) = events[..until].iter().position(arrival) {
        let path = ["events".into(), at.into()];
        let message = Message::new("scenario-arrival-in-play");
        problems.push(Problem::new("arrival-in-play", &path, message));
    }
}

fn bad_fen(text: &str, error: &ParseFenError, path: &[Step]) -> Problem {
    let part = match error {
        ParseFenError::InvalidFen => "whole",
        ParseFenError::InvalidBoard => "board",
        ParseFenError::InvalidTurn => "turn",
        ParseFenError::InvalidCastling => "castling",
        ParseFenError::InvalidEpSquare => "en-passant",
        ParseFenError::InvalidHalfmoveClock => "halfmoves",
        ParseFenError::InvalidFullmoves => "fullmoves",
        _ => "whole",
    };
    let message = Message::new("scenario-bad-fen")
        .text("fen", text)
        .text("part", part);
    Problem::new("bad-fen", path, message)
}

fn impossible_move(text: &str, at: usize, position: &Chess, path: &[Step]) -> Problem {
    let number = position.fullmoves().get();
    let dots = position.turn().fold_wb(".", "...");
    let why = match notation::read(text, &Board::Legal(position.clone())) {
        notation::Reading::Unreadable => "unreadable",
        notation::Reading::Ambiguous(_) => "ambiguous",
        _ if position.legal_moves().is_empty() => "game-over",
        _ => "illegal",
    };
    let message = Message::new("scenario-impossible-move")
        .text("move", text)
        .text("number", format!("{number}{dots}"))
        .text("why", why)
        .with("ply", at + 1);
    let problem = Problem::new("impossible-move", path, message);
    let nearest = position
        .legal_moves()
        .into_iter()
        .map(|played| SanPlus::from_move(position.clone(), played).to_string())
        .map(|san| (strsim::damerau_levenshtein(&san, text), san))
        .min();
    match nearest {
        Some((distance, san)) if distance <= 2 => {
            problem.hint(Message::new("scenario-did-you-mean").text("word", san))
        }
        _ => problem,
    }
}

fn regulations(raw: RawRegulations, problems: &mut Problems) -> Regulations {
    let agreed_draws = match raw.no_agreed_draw_before_move {
        None => AgreedDraws::Always,
        Some(RawScalar::Number(moves)) if (0..=bounds::MOST_MOVES).contains(&moves) => {
            AgreedDraws::FromMove(moves as u32)
        }
        Some(RawScalar::Text(word)) if &*word == "never" => AgreedDraws::Never,
        Some(_) => {
            let path = ["regulations".into(), "no_agreed_draw_before_move".into()];
            let message = Message::new("scenario-agreed-draws");
            problems.push(Problem::new("wrong-type", &path, message));
            AgreedDraws::Always
        }
    };
    let default = Switches::default();
    macro_rules! switches {
        ($($name:ident),+ $(,)?) => {
            Switches { $($name: raw.$name.unwrap_or(default.$name)),+ }
        };
    }
    Regulations {
        agreed_draws,
        default_time_s: raw.default_time_s.unwrap_or(0),
        default_time_stated: raw.default_time_s.is_some(),
        guideline_iii: raw.guideline_iii.unwrap_or(false),
        iii4: raw.iii4,
        remove_increment_gained: raw.remove_increment_gained,
        switches: switches![
            penalise_procedurally_invalid_claim,
            unwritten_intended_move,
            claim_requires_running_clock,
            screen_only_claim,
            disputing_claim_rejects_offer,
            conditional_offer,
            auto_draw_retroactive,
            king_capture,
            touch_breach_time_penalty_s,
            blitz_supervised_penalty_s,
            both_flags_without_iii,
            iii4_and_iii5,
            iii6_requires_move,
            sealed_promotion_without_piece,
            winnability_respects_75,
        ],
    }
}

fn prior(raw: RawPrior) -> Prior {
    let one = |side: Option<RawSide>| match side {
        Some(RawSide::White) => Some(Color::White),
        Some(RawSide::Black) => Some(Color::Black),
        _ => None,
    };
    let below = |wanted| matches!(raw.been_below_5min, Some(side) if side == wanted || side == RawSide::Both);
    Prior {
        illegal: raw.illegal.map(pair).unwrap_or_default(),
        completed: raw.completed.map(pair),
        open_offer: one(raw.open_offer),
        unpressed: one(raw.unpressed),
        below_five: ByColor {
            white: below(RawSide::White),
            black: below(RawSide::Black),
        },
    }
}

pub(super) fn pair(raw: RawPair<u32>) -> ByColor<u32> {
    ByColor {
        white: raw.white.unwrap_or(0),
        black: raw.black.unwrap_or(0),
    }
}
