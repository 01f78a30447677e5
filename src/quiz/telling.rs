//! The story of a scenario as messages: what people do.

use shakmaty::{Color, Position, Role, san::SanPlus};

use crate::arbiter::{PROVISIONS, role_name, rule_from};
use crate::diag::Message;
use crate::game::scenario::{Act, Award, Complaint, Event, Finding, Irregularity, MoveText, Sight};
use crate::game::setting::Regime;
use crate::game::story::clock_time;
use crate::game::{Board, Movement, Scenario, State, Who};

/// What people do, an event a message.
pub fn events(scenario: &Scenario) -> Vec<Message> {
    let mut state = State::begin(scenario);
    let mut told = Vec::with_capacity(scenario.events.len());
    for (at, event) in scenario.events.iter().enumerate() {
        let story = Story {
            before: &scenario.events[..at],
            after: &scenario.events[at + 1..],
            earlier: &told,
            state: &state,
        };
        let message = story.tell_in_place(event);
        told.push(message);
        let next = rule_from(
            PROVISIONS,
            Box::default(),
            state.clone(),
            std::slice::from_ref(event),
        );
        if let Ok(ruling) = next {
            state = ruling.state;
        }
    }
    join_attendance(&mut told);
    told
}

/// Who is there is one sentence, and the envelope is opened in the next.
fn join_attendance(told: &mut Vec<Message>) {
    const PRESENT: &str = "question-event-present";
    const ABSENT: &str = "question-event-absent";
    for at in (0..told.len().saturating_sub(1)).rev() {
        match (told[at].key, told[at + 1].key) {
            (ABSENT, ABSENT) => told[at] = Message::new("question-event-both-absent"),
            (PRESENT, ABSENT) => told[at].key = "question-event-one-absent",
            (ABSENT, PRESENT) => {
                told[at] = Message {
                    key: "question-event-one-absent",
                    ..told[at + 1].clone()
                };
            }
            (PRESENT, "question-event-open") => {
                told[at + 1].key = "question-event-opened";
                continue;
            }
            _ => continue,
        }
        told.remove(at + 1);
        if let Some(next) = told.get_mut(at + 1)
            && next.key == "question-event-open"
        {
            next.key = "question-event-opened";
        }
    }
}

/// An event's place in the story.
struct Story<'a> {
    before: &'a [Event],
    after: &'a [Event],
    earlier: &'a [Message],
    state: &'a State,
}

impl Story<'_> {
    /// An event told as what has happened before asks for.
    fn tell_in_place(&self, event: &Event) -> Message {
        let plain = tell(event, self.state);
        let key = match &event.act {
            Act::Press { .. } if self.presses_idly(event) => "question-event-press-empty",
            Act::Move { hands: 1, .. } if self.follows_claim(event) => {
                "question-event-move-resumed"
            }
            Act::Displace { .. } if self.after.iter().any(|later| is_found(&later.act)) => {
                "question-event-displace-wrongly"
            }
            Act::PlayOn { .. } if self.after.iter().any(|later| is_lost(&later.act)) => {
                "question-event-play-on-unrecorded"
            }
            Act::Accept if self.has_declined(event) => "question-event-accept-after-all",
            Act::Seal { .. } if self.is_closed() => "question-event-seal-late",
            Act::Discover { .. } if self.state.setting.regime() == Regime::Simplified => {
                "question-event-discover-completed"
            }
            Act::Find(finding) if finding.position_known == Some(false) => {
                "question-event-find-position"
            }
            Act::Complain {
                about: Complaint::IllegalMove,
                ..
            } => return self.late(plain, "question-event-complain-late"),
            Act::Observe {
                what: Sight::IllegalMove,
                ..
            } => return self.late(plain, "question-event-observe-late"),
            _ => return plain,
        };
        Message { key, ..plain }
    }

    fn presses_idly(&self, event: &Event) -> bool {
        let own = self.before.iter().rev().find(|seen| seen.who == event.who);
        let waits = event
            .who
            .side()
            .is_some_and(|side| self.state.unpressed[side]);
        !waits
            && !own.is_some_and(|seen| {
                matches!(seen.act, Act::Move { .. } | Act::Offer | Act::Place { .. })
            })
    }

    fn follows_claim(&self, event: &Event) -> bool {
        self.before
            .last()
            .is_some_and(|seen| seen.who == event.who && matches!(seen.act, Act::Claim(_)))
    }

    fn has_declined(&self, event: &Event) -> bool {
        self.before
            .iter()
            .any(|seen| seen.who == event.who && seen.act == Act::Decline)
    }

    fn is_closed(&self) -> bool {
        let sealed = self.state.sealed.as_ref();
        sealed.is_some_and(|sealed| sealed.closed && !sealed.opened)
    }

    /// An illegal move that is spoken of when others have followed is named.
    fn late(&self, plain: Message, key: &'static str) -> Message {
        let moves: Vec<usize> = self
            .before
            .iter()
            .enumerate()
            .filter(|(_, seen)| matches!(seen.act, Act::Move { .. }))
            .map(|(at, _)| at)
            .collect();
        let (Some(first), true) = (moves.first(), moves.len() > 1) else {
            return plain;
        };
        let named = self.earlier[*first]
            .args
            .iter()
            .find(|(name, _)| *name == "move");
        match named {
            Some((name, arg)) => {
                let mut message = Message { key, ..plain };
                message.args.push((name, arg.clone()));
                message
            }
            None => plain,
        }
    }
}

/// Whether the position before an irregularity turns out to be unknown.
fn is_lost(act: &Act) -> bool {
    matches!(act, Act::Find(finding) if finding.position_known == Some(false))
}

fn is_found(act: &Act) -> bool {
    matches!(
        act,
        Act::Discover {
            fault: Irregularity::Displaced,
            ..
        }
    )
}

fn tell(event: &Event, state: &State) -> Message {
    let message = |key: &'static str| Message::new(key).text("side", event.who.name());
    match &event.act {
        Act::Touch { square, intent } => message("question-event-touch")
            .text("piece", piece_at(&state.board, *square))
            .text("square", square)
            .text("intent", intent.name()),
        Act::Move { text, hands, .. } => {
            let movement = event
                .who
                .side()
                .and_then(|side| state.movement(side, text).ok());
            message("question-event-move")
                .text("move", spell(&state.board, movement.as_ref(), text))
                .text("hands", if *hands > 1 { "two" } else { "one" })
                .text(
                    "unfinished",
                    movement.is_some_and(|movement| movement.unfinished),
                )
        }
        Act::Place { square, piece, .. } => message("question-event-place")
            .text("piece", role_name(*piece))
            .text("square", square),
        Act::Press { hand } => message("question-event-press").text("hand", hand.name()),
        Act::Write { text } => message("question-event-write").text("move", text),
        Act::StopClocks { .. } => message("question-event-stop-clocks"),
        Act::Offer => message("question-event-offer"),
        Act::Accept => message("question-event-accept"),
        Act::Decline => message("question-event-decline"),
        Act::Withdraw(what) => message("question-event-withdraw").text("what", what.name()),
        Act::Claim(claim) => {
            let written = match (&claim.intended, claim.written) {
                (None, _) => "current",
                (Some(_), true) => "written",
                (Some(_), false) => "unwritten",
            };
            let text = claim
                .intended
                .as_deref()
                .map_or(String::new(), |text| intended(event, state, text));
            message("question-event-claim")
                .text("basis", claim.basis.name())
                .text("mode", written)
                .text("move", text)
                .text("evidence", claim.evidence.name())
                .text("proved", claim.position_written && claim.scoresheet)
        }
        Act::RequestIncrement => message("question-event-request-increment"),
        Act::Resign => message("question-event-resign"),
        Act::Flag(by) => message("question-event-flag").text("by", by.name()),
        Act::Flags { first, period } => message("question-event-flags")
            .text("first", first.name())
            .text(
                "period",
                match state.setting.time_control.periods.len() {
                    1 => "only",
                    _ => period.name(),
                },
            ),
        Act::Complain { about, seconds, .. } => message("question-event-complain")
            .text("about", about.name())
            .text("time", seconds.map_or(String::new(), clock_time)),
        Act::Observe { what, .. } => message("question-event-observe").text("what", what.name()),
        Act::StopRecording => message("question-event-stop-recording"),
        Act::Discover { fault, made, .. } => {
            let made = made.unwrap_or(state.made);
            message("question-event-discover")
                .text("fault", fault.name())
                .with("white", made.white as usize)
                .with("black", made.black as usize)
                .text("same", made.white == made.black)
        }
        Act::Displace { squares } => {
            let square = squares.first();
            message("question-event-displace")
                .text(
                    "piece",
                    square.map_or("piece", |square| piece_at(&state.board, *square)),
                )
                .text("square", square.map_or(String::new(), ToString::to_string))
        }
        Act::Find(finding) => find(message("question-event-find"), finding, state),
        Act::PlayOn { moves } => message("question-event-play-on").with("moves", *moves as usize),
        Act::OrderSeal => {
            message("question-event-order-seal").text("player", Who::from(state.turn()).name())
        }
        Act::Adjourn { seconds_before_end } => message("question-event-adjourn")
            .with("minutes", (*seconds_before_end / 60).max(0) as usize),
        Act::Seal { text } => message("question-event-seal").text("move", text).text(
            "again",
            state.sealed.as_ref().is_some_and(|sealed| !sealed.opened),
        ),
        Act::ConditionalOffer { .. } | Act::Dispute | Act::Envelope { .. } => {
            crate::game::story::tell(event)
        }
        Act::Open => message("question-event-open"),
        Act::EnvelopeMissing { position_known } => {
            message("question-event-envelope-missing").text("known", position_known)
        }
        Act::Arrive { late_s } => {
            message("question-event-arrive").with("minutes", (*late_s / 60).max(0) as usize)
        }
        Act::Present => message("question-event-present"),
        Act::Absent => message("question-event-absent"),
        Act::States { text } => message("question-event-states").text("move", text),
        Act::Sign { result } => message("question-event-sign").text("result", result),
    }
}

fn find(message: Message, finding: &Finding, state: &State) -> Message {
    use crate::game::state::Question;
    let topic = match state.question {
        Some(Question::Consent) => "consent",
        Some(Question::Quickplay { .. }) => "quickplay",
        Some(Question::Increment { .. }) => "increment",
        Some(Question::Referral { .. }) => "referral",
        Some(Question::ClockReading { .. }) => "clock-reading",
        _ if finding.position_known == Some(false) => "position",
        _ => "other",
    };
    let award = match finding.award {
        Some(Award::Given(true)) => "given",
        Some(Award::Given(false)) => "refused",
        Some(Award::Seconds(_)) => "given",
        None => "none",
    };
    let (number, side) = finding
        .ply
        .map_or((0, Color::White), |ply| move_number(state, ply as usize));
    message
        .text("topic", topic)
        .text(
            "decision",
            finding
                .decision
                .map_or("states", |decision| decision.name()),
        )
        .text("award", award)
        .with("number", number)
        .text("mover", Who::from(side).name())
}

/// The number of the move that a half-move of the record is, and whose it is.
fn move_number(state: &State, ply: usize) -> (usize, Color) {
    let Some(after) = state.history.position(ply) else {
        return (ply, Color::White);
    };
    let mover = after.turn().other();
    let number = after.fullmoves().get() as usize;
    (if mover.is_black() { number - 1 } else { number }, mover)
}

fn piece_at(board: &Board, square: shakmaty::Square) -> &'static str {
    board.pieces().role_at(square).map_or("piece", role_name)
}

fn intended(event: &Event, state: &State, text: &str) -> String {
    let squares = text.parse::<shakmaty::uci::UciMove>().ok();
    let movement = match squares {
        Some(shakmaty::uci::UciMove::Normal {
            from,
            to,
            promotion,
        }) => event
            .who
            .side()
            .map(|side| state.board.examine(side, from, to, promotion)),
        _ => None,
    };
    match movement {
        Some(movement) => spell(&state.board, Some(&movement), &MoveText::San(text.into())),
        None => text.to_owned(),
    }
}

/// A move in English letters: short if it is legal, else from square to square.
fn spell(board: &Board, movement: Option<&Movement>, text: &MoveText) -> String {
    if let Some(movement) = movement {
        if let (Some(played), Some(position)) = (movement.lawful, board.chess()) {
            // Whether it is check or mate is for the reader to see.
            return SanPlus::from_move(position.clone(), played).san.to_string();
        }
        if movement.castling.is_some() {
            let long = movement.to < movement.from;
            return (if long { "O-O-O" } else { "O-O" }).to_owned();
        }
        let letter = match movement.role {
            Some(Role::Pawn) | None => String::new(),
            Some(role) => role.upper_char().to_string(),
        };
        let sign = if movement.captured.is_some() {
            'x'
        } else {
            '-'
        };
        return format!("{letter}{}{sign}{}", movement.from, movement.to);
    }
    match text {
        MoveText::San(text) => text.to_string(),
        MoveText::Uci { from, to, .. } => format!("{from}-{to}"),
    }
}
