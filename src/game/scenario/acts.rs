//! Events as written, understood one by one.

use std::sync::LazyLock;

use shakmaty::{ByColor, Role, Square};

use super::event::{Award, Claim, Evidence, Finding, First, Hand, Intent, MoveText, Withdrawn};
use super::fields::{RawEvent, RawFields};
use super::raw::{RawScalar, RawSeconds};
use super::resolve::{Problems, pair};
use super::shape::{EVENTS, EventName};
use super::{Act, Event, NoticedBy, Problem, Step, Who};
use crate::diag::Message;
use crate::game::notation;
use crate::game::state::Outcome;

/// Understands an event; its texts are moved out of what is written.
pub(super) fn event(raw: &mut RawEvent, at: usize, problems: &mut Problems) -> Option<Event> {
    let demands = &DEMANDS[raw.event as usize];
    let given = raw.given();
    if given & !demands.allowed != 0 || (demands.needed != 0 && given & demands.needed == 0) {
        refuse_fields(raw, demands, at, problems);
    }
    if !demands.actors[raw.who as usize] {
        let path = ["events".into(), at.into(), "who".into()];
        let shape = raw.event.shape();
        let message = Message::new("scenario-wrong-actor").text("event", shape.name);
        let hint = Message::new("scenario-known-words").text("words", shape.who.join(", "));
        problems.push(Problem::new("wrong-actor", &path, message).hint(hint));
    }
    let act = Reader { at, problems }.act(raw)?;
    Some(Event { who: raw.who, act })
}

/// What an event asks for.
struct Demands {
    /// The fields that it may have, as bits.
    allowed: u64,
    /// Those it needs one of.
    needed: u64,
    /// Who may do it.
    actors: [bool; 3],
}

static DEMANDS: LazyLock<Vec<Demands>> = LazyLock::new(|| {
    let bit = |name: &str| {
        let at = RawFields::NAMES.iter().position(|field| *field == name);
        at.map_or(0, |at| 1 << at)
    };
    let mut demands = Vec::new();
    for shape in EVENTS {
        let mut actors = [false; 3];
        for who in [Who::White, Who::Black, Who::Arbiter] {
            actors[who as usize] = shape.who.contains(&who.name());
        }
        demands.push(Demands {
            allowed: shape.fields.iter().map(|field| bit(field.name)).sum(),
            needed: shape.needs.iter().map(|name| bit(name)).sum(),
            actors,
        });
    }
    demands
});

#[cold]
fn refuse_fields(raw: &RawEvent, demands: &Demands, at: usize, problems: &mut Problems) {
    let given = raw.given();
    let foreign = given & !demands.allowed;
    for (bit, name) in RawFields::NAMES.iter().enumerate() {
        if foreign >> bit == 0 {
            break;
        }
        if foreign >> bit & 1 == 1 {
            let message = Message::new("scenario-foreign-key")
                .text("word", name)
                .text("event", raw.event.name());
            let path: Vec<Step> = vec!["events".into(), at.into(), (*name).into()];
            let mut problem = Problem::new("unknown-key", &path, message);
            problem.at_key = true;
            problems.push(problem);
        }
    }
    if demands.needed != 0 && given & demands.needed == 0 {
        let needs = raw.event.shape().needs.join(" / ");
        let message = Message::new("scenario-missing-key").text("key", needs);
        let path: Vec<Step> = vec!["events".into(), at.into()];
        problems.push(Problem::new("missing-key", &path, message));
    }
}

struct Reader<'a> {
    at: usize,
    problems: &'a mut Problems,
}

impl Reader<'_> {
    fn act(&mut self, raw: &mut RawEvent) -> Option<Act> {
        Some(match raw.event {
            EventName::Touch => Act::Touch {
                square: self.square("square", raw.square.as_deref()?)?,
                intent: raw.intent.unwrap_or(Intent::Move),
            },
            EventName::Move => self.moved(raw)?,
            EventName::Place => Act::Place {
                square: match raw.square.as_deref() {
                    Some(text) => self.square("square", text)?,
                    None => {
                        let message = Message::new("scenario-missing-key").text("key", "square");
                        let path: Vec<Step> = vec!["events".into(), self.at.into()];
                        self.problems
                            .push(Problem::new("missing-key", &path, message));
                        return None;
                    }
                },
                piece: self.piece(raw.piece.as_deref()?)?,
                inverted: raw.inverted.unwrap_or(false),
            },
            EventName::Press => Act::Press {
                hand: raw.hand.unwrap_or(Hand::Same),
            },
            EventName::Write => Act::Write {
                text: raw.san.take()?,
            },
            EventName::StopClocks => Act::StopClocks {
                reason: raw.reason.take(),
            },
            EventName::Offer => match raw.condition.take() {
                Some(condition) => Act::ConditionalOffer { condition },
                None => Act::Offer,
            },
            EventName::Accept => Act::Accept,
            EventName::Decline => match raw.what {
                None => Act::Decline,
                Some(_) => match self.word(raw, raw.withdrawn())? {
                    Withdrawn::Offer => Act::Decline,
                    Withdrawn::Claim => Act::Dispute,
                },
            },
            EventName::Withdraw => Act::Withdraw(self.word(raw, raw.withdrawn())?),
            EventName::Claim => Act::Claim(Claim {
                basis: raw.basis?,
                written: raw.written.unwrap_or(raw.intended.is_some()),
                intended: raw.intended.take(),
                evidence: raw.evidence.unwrap_or(Evidence::Scoresheet),
                position_written: raw.position_written.unwrap_or(true),
                scoresheet: raw.scoresheet.unwrap_or(true),
            }),
            EventName::RequestIncrement => Act::RequestIncrement,
            EventName::Resign => Act::Resign,
            EventName::Flag => Act::Flag(raw.noticed_by.unwrap_or(NoticedBy::Opponent)),
            EventName::Flags => Act::Flags {
                first: raw.first.unwrap_or(First::Unknown),
                period: raw.period,
            },
            EventName::Complain => Act::Complain {
                about: raw.about?,
                ply: raw.ply,
                seconds: raw.seconds,
            },
            EventName::Observe => Act::Observe {
                what: self.word(raw, raw.sight())?,
                ply: raw.ply,
                seen: raw.seen.unwrap_or(true),
            },
            EventName::StopRecording => Act::StopRecording,
            EventName::Discover => Act::Discover {
                fault: raw.fault?,
                made: raw.made.as_deref().copied().map(pair),
                completed: raw.completed.as_deref().copied().map(pair),
            },
            EventName::Displace => Act::Displace {
                squares: self.squares("squares", raw.squares.as_deref().unwrap_or_default())?,
            },
            EventName::Find => Act::Find(Finding {
                decision: raw.decision,
                award: match raw.award.as_deref() {
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
                clocks_ms: raw
                    .clocks
                    .as_ref()
                    .map_or(ByColor::default(), |clocks| ByColor {
                        white: clocks.white.map(RawSeconds::milliseconds),
                        black: clocks.black.map(RawSeconds::milliseconds),
                    }),
            }),
            EventName::PlayOn => Act::PlayOn { moves: raw.moves? },
            EventName::OrderSeal => Act::OrderSeal,
            EventName::Adjourn => Act::Adjourn {
                seconds_before_end: raw.seconds_before_end.unwrap_or(0),
            },
            EventName::Seal => Act::Seal {
                text: raw.text.take()?,
            },
            EventName::Envelope => Act::Envelope {
                shows: raw.shows.take()?.into_vec(),
            },
            EventName::Open => Act::Open,
            EventName::EnvelopeMissing => Act::EnvelopeMissing {
                position_known: raw.position_known.unwrap_or(true),
            },
            EventName::Arrive => Act::Arrive {
                late_s: raw.late_s.unwrap_or(0),
            },
            EventName::Present => Act::Present,
            EventName::Absent => Act::Absent,
            EventName::States => Act::States {
                text: raw.san.take()?,
            },
            EventName::Sign => Act::Sign {
                result: self.result(raw.result.as_deref())?,
            },
        })
    }

    /// The result that is signed; none need be told.
    fn result(&mut self, text: Option<&str>) -> Option<Box<str>> {
        let text = text.unwrap_or_default();
        if text.is_empty() || Outcome::read(text).is_some() {
            return Some(text.into());
        }
        let message = Message::new("scenario-unknown-word").text("word", text);
        let hint = Message::new("scenario-known-words").text("words", "1-0, 0-1, 1/2-1/2, 0-0");
        let path: Vec<Step> = vec!["events".into(), self.at.into(), "result".into()];
        self.problems
            .push(Problem::new("unknown-word", &path, message).hint(hint));
        None
    }

    fn moved(&mut self, raw: &mut RawEvent) -> Option<Act> {
        let text = match (&raw.uci, &raw.san) {
            (Some(_), Some(_)) => {
                self.problem("bad-move", "uci", Message::new("scenario-san-and-uci"));
                return None;
            }
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
                MoveText::San(raw.san.take()?)
            }
            (None, None) => return None,
        };
        Some(Act::Move {
            text,
            hands: if raw.hands == Some(2) { 2 } else { 1 },
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

    fn word<T>(&mut self, raw: &RawEvent, word: Option<T>) -> Option<T> {
        if let (None, Some(what)) = (&word, &raw.what) {
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
