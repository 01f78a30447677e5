//! From what is written to what is meant.

use std::str::FromStr;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::san::SanPlus;
use shakmaty::{ByColor, Chess, Color, Move, Position, Role, Square};

use super::event::{Award, Claim, Evidence, Finding, First, Hand, Intent, MoveText, WhichPeriod};
use super::raw::{
    RawPair, RawPrior, RawRegulations, RawScalar, RawSide, RawStart, RawTexts, RawTimeControl,
};
use super::shape::{EVENTS, EventShape};
use super::{Act, Event, Prior, Problem, RawEvent, RawScenario, Scenario, Step};
use crate::diag::Message;
use crate::game::setting::{AgreedDraws, Regulations, Setting, Switches};
use crate::game::time_control::{Period, TimeControl};
use crate::game::{Board, Measures, notation};
use crate::law::Edition;

type Problems = Vec<Problem>;

impl RawScenario {
    /// Understands the scenario, or says everything that is wrong with it.
    pub fn resolve(self, name: &str) -> Result<Scenario, Vec<Problem>> {
        let mut problems = Problems::new();
        let time_control = time_control(self.time_control, &mut problems);
        let (start, from_fen, moves) = start(self.start.unwrap_or_default(), &mut problems);
        let regulations = regulations(self.regulations.unwrap_or_default(), &mut problems);
        let events = self
            .events
            .iter()
            .enumerate()
            .filter_map(|(at, raw)| event(raw, at, &mut problems))
            .collect();
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
            prior: prior(self.prior.unwrap_or_default()),
            events,
            ask: self.ask,
        })
    }
}

fn time_control(raw: Option<RawTimeControl>, problems: &mut Problems) -> TimeControl {
    match raw {
        None => TimeControl::default(),
        Some(RawTimeControl::Short(text)) => text.parse().unwrap_or_else(|_| {
            let message = Message::new("scenario-time-control").text("text", &text);
            let hint = Message::new("scenario-time-control-hint");
            let path = ["time_control".into()];
            problems.push(Problem::new("bad-time-control", &path, message).hint(hint));
            TimeControl::default()
        }),
        Some(RawTimeControl::Full(full)) => {
            let periods: Vec<_> = full
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
            TimeControl {
                periods,
                increment: full.increment,
            }
        }
    }
}

fn start(raw: RawStart, problems: &mut Problems) -> (Board, bool, Vec<Move>) {
    let given = raw.fen.as_deref().filter(|fen| *fen != "startpos");
    let board = match given {
        None => Board::Legal(Chess::default()),
        Some(text) => match Fen::from_str(text) {
            Ok(fen) => Board::from_setup(fen.into_setup()),
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
        Some(RawTexts::One(text)) => (notation::movetext(text), false),
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
        Some(RawScalar::Number(moves)) if (0..=i64::from(u32::MAX)).contains(&moves) => {
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

fn pair(raw: RawPair<u32>) -> ByColor<u32> {
    ByColor {
        white: raw.white.unwrap_or(0),
        black: raw.black.unwrap_or(0),
    }
}

fn event(raw: &RawEvent, at: usize, problems: &mut Problems) -> Option<Event> {
    let path = |key: &str| -> Vec<Step> { vec!["events".into(), at.into(), key.into()] };
    let Some(shape) = EVENTS.iter().find(|event| *event.name == *raw.event) else {
        let message = Message::new("scenario-unknown-event").text("word", &raw.event);
        problems.push(Problem::new("unknown-event", &path("event"), message));
        return None;
    };
    check_fields(raw, shape, at, problems);
    let mut reader = Reader { raw, at, problems };
    let act = reader.act()?;
    Some(Event { who: raw.who, act })
}

fn check_fields(raw: &RawEvent, shape: &EventShape, at: usize, problems: &mut Problems) {
    for name in raw.present() {
        if !shape.fields.iter().any(|field| field.name == name) {
            let message = Message::new("scenario-foreign-key")
                .text("word", name)
                .text("event", shape.name);
            let path: Vec<Step> = vec!["events".into(), at.into(), name.into()];
            let mut problem = Problem::new("unknown-key", &path, message);
            problem.at_key = true;
            problems.push(problem);
        }
    }
    let present: Vec<_> = raw.present().collect();
    let missing = !shape.needs.is_empty() && !shape.needs.iter().any(|need| present.contains(need));
    if missing {
        let message = Message::new("scenario-missing-key").text("key", shape.needs.join(" / "));
        let path: Vec<Step> = vec!["events".into(), at.into()];
        problems.push(Problem::new("missing-key", &path, message));
    }
}

struct Reader<'a> {
    raw: &'a RawEvent,
    at: usize,
    problems: &'a mut Problems,
}

impl Reader<'_> {
    fn act(&mut self) -> Option<Act> {
        let raw = self.raw;
        Some(match &*raw.event {
            "touch" => Act::Touch {
                square: self.square("square", raw.square.as_deref()?)?,
                intent: raw.intent.unwrap_or(Intent::Move),
            },
            "move" => self.moved()?,
            "place" => Act::Place {
                square: match raw.square.as_deref() {
                    Some(text) => self.square("square", text)?,
                    None => Square::A1,
                },
                piece: self.piece(raw.piece.as_deref()?)?,
                inverted: raw.inverted.unwrap_or(false),
            },
            "press" => Act::Press {
                hand: raw.hand.unwrap_or(Hand::Same),
            },
            "write" => Act::Write {
                text: raw.san.clone()?,
            },
            "stop-clocks" => Act::StopClocks {
                reason: raw.reason.clone(),
            },
            "offer" => Act::Offer,
            "accept" => Act::Accept,
            "decline" => Act::Decline,
            "withdraw" => Act::Withdraw(self.word(raw.withdrawn())?),
            "claim" => Act::Claim(Claim {
                basis: raw.basis?,
                intended: raw.intended.clone(),
                written: raw.written.unwrap_or(raw.intended.is_some()),
                evidence: raw.evidence.unwrap_or(Evidence::Scoresheet),
                position_written: raw.position_written.unwrap_or(false),
                scoresheet: raw.scoresheet.unwrap_or(false),
            }),
            "request-increment" => Act::RequestIncrement,
            "resign" => Act::Resign,
            "flag" => Act::Flag(raw.noticed_by.unwrap_or(super::NoticedBy::Opponent)),
            "flags" => Act::Flags {
                first: raw.first.unwrap_or(First::Unknown),
                period: raw.period.unwrap_or(WhichPeriod::Last),
            },
            "complain" => Act::Complain {
                about: raw.about?,
                ply: raw.ply,
                seconds: raw.seconds,
            },
            "observe" => Act::Observe {
                what: self.word(raw.sight())?,
                ply: raw.ply,
                seen: raw.seen.unwrap_or(true),
            },
            "stop-recording" => Act::StopRecording,
            "discover" => Act::Discover {
                fault: raw.fault?,
                made: raw.made.map(pair),
                completed: raw.completed.map(pair),
            },
            "displace" => Act::Displace {
                squares: self.squares("squares", raw.squares.as_deref().unwrap_or_default())?,
            },
            "find" => Act::Find(Finding {
                decision: raw.decision,
                award: match &raw.award {
                    Some(RawScalar::Bool(given)) => Some(Award::Given(*given)),
                    Some(RawScalar::Number(seconds)) => Some(Award::Seconds(*seconds)),
                    _ => None,
                },
                still_illegal: raw.still_illegal,
                readable: raw.readable,
                accidental: raw.accidental,
                schedule_affected: raw.schedule_affected,
                position_known: raw.position_known,
                ply: raw.ply,
            }),
            "play-on" => Act::PlayOn { moves: raw.moves? },
            "order-seal" => Act::OrderSeal,
            "adjourn" => Act::Adjourn {
                seconds_before_end: raw.seconds_before_end.unwrap_or(0),
            },
            "seal" => Act::Seal {
                text: raw.text.clone()?,
            },
            "open" => Act::Open,
            "envelope-missing" => Act::EnvelopeMissing {
                position_known: raw.position_known.unwrap_or(true),
            },
            "arrive" => Act::Arrive {
                late_s: raw.late_s.unwrap_or(0),
            },
            "present" => Act::Present,
            "absent" => Act::Absent,
            "states" => Act::States {
                text: raw.san.clone()?,
            },
            "sign" => Act::Sign {
                result: raw.result.clone().unwrap_or_default(),
            },
            _ => return None,
        })
    }

    fn moved(&mut self) -> Option<Act> {
        let raw = self.raw;
        let text = match (&raw.uci, &raw.san) {
            (Some(uci), _) => match squares_of(uci) {
                Some(text) => text,
                None => {
                    let message = Message::new("scenario-bad-uci").text("text", uci);
                    self.problem("bad-move", "uci", message);
                    return None;
                }
            },
            (None, Some(san)) => {
                if notation::parse(san).is_none() {
                    let message = Message::new("scenario-bad-san").text("text", san);
                    self.problem("bad-move", "san", message);
                    return None;
                }
                MoveText::San(san.clone())
            }
            (None, None) => return None,
        };
        Some(Act::Move {
            text,
            hands: raw.hands.unwrap_or(1),
            touched: self.squares("touched", raw.touched.as_deref().unwrap_or_default())?,
        })
    }

    fn problem(&mut self, code: &'static str, key: &str, message: Message) {
        let path: Vec<Step> = vec!["events".into(), self.at.into(), key.into()];
        self.problems.push(Problem::new(code, &path, message));
    }

    fn square(&mut self, key: &str, text: &str) -> Option<Square> {
        let square = text.parse().ok();
        if square.is_none() {
            let message = Message::new("scenario-bad-square").text("text", text);
            self.problem("bad-square", key, message);
        }
        square
    }

    fn squares(&mut self, key: &str, texts: &[Box<str>]) -> Option<Vec<Square>> {
        texts.iter().map(|text| self.square(key, text)).collect()
    }

    fn piece(&mut self, text: &str) -> Option<Role> {
        let role = match text.to_lowercase().as_str() {
            "queen" | "q" => Some(Role::Queen),
            "rook" | "r" => Some(Role::Rook),
            "bishop" | "b" => Some(Role::Bishop),
            "knight" | "n" => Some(Role::Knight),
            "king" | "k" => Some(Role::King),
            "pawn" | "p" => Some(Role::Pawn),
            _ => None,
        };
        if role.is_none() {
            let message = Message::new("scenario-bad-piece").text("text", text);
            self.problem("bad-piece", "piece", message);
        }
        role
    }

    fn word<T>(&mut self, word: Option<T>) -> Option<T> {
        if let (None, Some(what)) = (&word, &self.raw.what) {
            let message = Message::new("scenario-unknown-word").text("word", what);
            self.problem("unknown-word", "what", message);
        }
        word
    }
}

/// A move by squares: `e2e4`, `e7e8q`.
pub(super) fn squares_of(text: &str) -> Option<MoveText> {
    let from = text.get(0..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..)? {
        "" => None,
        letter => Some(Role::from_char(letter.chars().next()?)?).filter(|_| letter.len() == 1),
    };
    if text.len() > 4 && promotion.is_none() {
        return None;
    }
    Some(MoveText::Uci {
        from,
        to,
        promotion,
    })
}
