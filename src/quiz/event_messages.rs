//! The story of a scenario as messages: what people do.

use super::Question;
use super::act_messages::tell;
use super::candidate::OWN;
use super::misconceptions::ends;
use super::misplaced_piece::{exchanged, misplaced};
use super::pairing::way;
use super::story::{disputes_reading, loses_position};
use shakmaty::{ByColor, Color};

use crate::diag::{Arg, Message};
use crate::game::chess960::{Requirement, failed};
use crate::game::scenario::{Act, Basis, Complaint, Decision, Event, Irregularity, Sight};
use crate::game::setting::{Regime, Variant};
use crate::game::story::{clock_time, spelt};
use crate::game::{Scenario, State, Who};

/// What people do, an event a message.
pub fn events(question: &Question) -> Vec<Message> {
    let events = &question.scenario.events;
    let tell = |at: usize| {
        let story = StoryPosition {
            before: &events[..at],
            after: &events[at + 1..],
            states: &question.states[..=at],
            state: &question.states[at],
        };
        story.tell_in_place(&events[at])
    };
    let mut told: Vec<Message> = (0..events.len()).map(tell).collect();
    join_attendance(&question.scenario, &mut told);
    let setting = wrong_setting(question);
    for message in told
        .iter_mut()
        .filter(|it| it.key == "question-event-found")
    {
        *message = message.clone().text("setting", setting);
    }
    join_presses(&mut told, way(question, PRESS_WAYS));
    told
}

/// What is wrong where a clock was set wrongly; a story of one's own does not say.
fn wrong_setting(question: &Question) -> &'static str {
    match question.scenario.setting.time_control.increment {
        _ if question.kind == OWN => "unknown",
        0 => "minute",
        _ => "increment",
    }
}

/// So many ways there are to say that a move is made and the clock pressed.
const PRESS_WAYS: u64 = 3;

/// A move and the press after it are one sentence.
fn join_presses(told: &mut Vec<Message>, way: usize) {
    let joined = |pair: &[Message]| {
        let [played, press] = pair else {
            return None;
        };
        let plain = played.key == "event-move"
            && press.key == "event-press"
            && text(played, "hands") == Some("one")
            && text(played, "unfinished") == Some("false")
            && text(press, "hand") == Some("same")
            && text(played, "side") == text(press, "side");
        let (side, spelt) = (text(played, "side")?, text(played, "move")?);
        plain.then(|| {
            Message::new("lecture-event-move-press")
                .text("side", side)
                .text("move", spelt)
                .with("way", way)
        })
    };
    let mut at = 0;
    while at + 1 < told.len() {
        if let Some(sentence) = joined(&told[at..at + 2]) {
            told.splice(at..at + 2, [sentence]);
        }
        at += 1;
    }
}

/// An argument of a message that is a text.
pub(super) fn text<'m>(message: &'m Message, name: &str) -> Option<&'m str> {
    let arg = message.args.iter().find(|(known, _)| *known == name)?;
    match &arg.1 {
        Arg::Text(text) => Some(text),
        _ => None,
    }
}

/// Who is there and who is not is one sentence; and whether the envelope is opened when one of
/// them is missing is for the reader to say.
fn join_attendance(scenario: &Scenario, told: &mut Vec<Message>) {
    let acts: Vec<&Act> = scenario.events.iter().map(|event| &event.act).collect();
    let joint = acts
        .windows(2)
        .position(|pair| matches!(pair, [Act::Present | Act::Absent, Act::Absent]));
    let Some(at) = joint else {
        return;
    };
    if acts.last() == Some(&&Act::Open) {
        told.pop();
    }
    told[at] = match acts[at] {
        Act::Present => {
            Message::new("question-event-attendance").text("side", scenario.events[at].who.name())
        }
        _ => Message::new("question-event-both-absent"),
    };
    told.remove(at + 1);
}

/// An event's place in the story.
struct StoryPosition<'a> {
    before: &'a [Event],
    after: &'a [Event],
    states: &'a [State],
    state: &'a State,
}

impl StoryPosition<'_> {
    /// An event told as what has happened before asks for.
    fn tell_in_place(&self, event: &Event) -> Message {
        let plain = tell(event, self.state);
        let renamed = |key: &'static str| Message {
            key,
            ..plain.clone()
        };
        match &event.act {
            Act::Press { .. } if self.presses_idly(event) => renamed("question-event-press-empty"),
            Act::Move { hands: 1, .. } if self.follows_claim(event) => {
                renamed("question-event-move-after-claim")
            }
            Act::Move { hands, .. } => self.castling(event, *hands).unwrap_or(plain),
            Act::Displace { squares } if self.is_found_displaced() => {
                let wrong = squares
                    .first()
                    .and_then(|square| misplaced(&self.state.board, *square, self.after));
                renamed("question-event-displace-wrongly").text(
                    "wrong",
                    wrong.map_or(String::new(), |wrong| wrong.to_string()),
                )
            }
            Act::PlayOn { .. } if self.after.iter().any(|later| loses_position(&later.act)) => {
                renamed("question-event-play-on-unrecorded")
            }
            Act::Accept if self.has_declined(event) => renamed("question-event-accept-after-all"),
            Act::Offer | Act::Accept | Act::Resign if self.is_closed() => {
                let what = match event.act {
                    Act::Offer => "offer",
                    Act::Accept => "accept",
                    _ => "resign",
                };
                renamed("question-event-meanwhile").text("what", what)
            }
            Act::Seal { .. } if self.is_closed() => renamed("question-event-seal-late"),
            Act::Discover {
                fault,
                made,
                completed,
            } if *fault != Irregularity::Displaced => self.discovered(*fault, *made, *completed),
            Act::Find(finding) if finding.position_known == Some(false) => {
                renamed("question-event-find-displaced")
            }
            Act::Claim(claim) if matches!(claim.basis, Basis::Threefold | Basis::Fifty) => {
                renamed(match claim.intended {
                    Some(_) => "question-event-claim-intended",
                    None => "question-event-claim-board",
                })
            }
            Act::Flag(_) if self.follows_postponement() => renamed("question-event-flag-later"),
            Act::Open => self.opened(plain),
            Act::Arrive { .. } if self.is_first_of_two() => renamed("question-event-arrive-first"),
            Act::Complain {
                about: Complaint::ClockReading,
                ..
            } => self.misread(event, plain),
            Act::Complain {
                about: Complaint::IllegalMove,
                ..
            } => match self.before.last() {
                Some(Event {
                    act: Act::Move { .. },
                    ..
                }) if self.used_both_hands() => renamed("question-event-complain-hands"),
                Some(Event {
                    act: Act::Move { .. },
                    ..
                }) => renamed("question-event-complain-unpressed"),
                _ => self.late(
                    self.objected(plain),
                    "question-event-complain-late",
                    "question-event-complain-castled",
                ),
            },
            Act::Observe {
                what: Sight::IllegalMove,
                ..
            } => self.late(
                plain,
                "question-event-observe-late",
                "question-event-observe-castled",
            ),
            _ => plain,
        }
    }

    fn used_both_hands(&self) -> bool {
        let both_hands = |event: &Event| matches!(event.act, Act::Move { hands: 2, .. });
        self.before.iter().any(both_hands)
    }

    /// Two hands are told of in other words than an illegal move, which reads alike.
    fn objected(&self, mut plain: Message) -> Message {
        if self.used_both_hands() {
            plain.args.retain(|(name, _)| *name != "about");
            plain = plain.text("about", "two-hands");
        }
        plain
    }

    fn castling(&self, event: &Event, hands: u8) -> Option<Message> {
        let wing = castled(event, self.state)?;
        Some(castles960(event, self.state).unwrap_or_else(|| {
            Message::new("question-event-castle")
                .text("side", event.who.name())
                .text("wing", wing)
                .text("hands", if hands > 1 { "two" } else { "one" })
        }))
    }

    /// The envelope is opened.
    fn opened(&self, plain: Message) -> Message {
        if self.after.iter().any(|later| disputes_reading(&later.act)) {
            let shown = self
                .state
                .clocks
                .shown
                .map(|clock| clock_time(clock.seconds()));
            return Message::new("question-event-open-clocks")
                .text("white", shown.white)
                .text("black", shown.black);
        }
        let last = self.before.last();
        let key = if self.after.is_empty() && !self.state.offers.open.is_empty() {
            // Whether it is opened is what some doubt.
            "question-event-opening"
        } else if last.is_some_and(|seen| seen.act == Act::Present) {
            "question-event-opened"
        } else {
            return plain;
        };
        Message { key, ..plain }
    }

    fn is_found_displaced(&self) -> bool {
        let found = |later: &Event| later.act.discovers(Irregularity::Displaced);
        self.after.iter().any(found)
    }

    /// Whether both were away, and nothing tells of the other's arrival.
    fn is_first_of_two(&self) -> bool {
        let absent = self.before.iter().filter(|seen| seen.act == Act::Absent);
        absent.count() > 1 && !self.other_arrives()
    }

    /// What was wrong from the start, and after how many moves it is found.
    fn discovered(
        &self,
        fault: Irregularity,
        made: Option<ByColor<u32>>,
        done: Option<ByColor<u32>>,
    ) -> Message {
        // With reversed colours moves made count in every kind of chess (7.3).
        let completed = fault != Irregularity::ColoursReversed
            && self.state.setting.regime() == Regime::Simplified;
        // The numbers that the ruling reads: where only the one is given, it stands for the other.
        let made = match completed {
            true => done.unwrap_or(self.state.counts.completed),
            false => made.or(done).unwrap_or(self.state.counts.made),
        };
        let board = self.state.board.chess();
        let (side, what) = match self.state.setting.variant {
            Variant::Chess960 => (Color::White, lacks(self.state.board.pieces())),
            Variant::Standard => (board.and_then(exchanged)).unwrap_or((Color::White, "unknown")),
        };
        Message::new("question-event-found")
            .text("fault", fault.name())
            .with("white", made.white as usize)
            .with("black", made.black as usize)
            .text("same", made.white == made.black)
            .text("completed", completed)
            .text("what", what)
            .text("side", Who::from(side).name())
    }

    /// A clock that does not show what the envelope says.
    fn misread(&self, event: &Event, plain: Message) -> Message {
        let side = event.who.side();
        let shown = side
            .zip(self.state.adjournment.sealed.as_ref())
            .map_or(0, |(side, sealed)| sealed.clocks_ms[side] / 1000);
        let moved = side.is_some_and(|side| self.state.adjournment.moved_since_resumption[side]);
        Message {
            key: "question-event-complain-reading",
            ..plain
        }
        .text("shown", clock_time(shown))
        .text("moved", moved)
    }

    fn presses_idly(&self, event: &Event) -> bool {
        let own = self.before.iter().rev().find(|seen| seen.who == event.who);
        let waits = event
            .who
            .side()
            .is_some_and(|side| self.state.counts.unpressed[side]);
        !waits
            && !own.is_some_and(|seen| {
                matches!(seen.act, Act::Move { .. } | Act::Offer | Act::Place { .. })
            })
    }

    /// Whether it is told when the other player arrives.
    fn other_arrives(&self) -> bool {
        let arrives = |event: &Event| matches!(event.act, Act::Arrive { .. });
        self.before.iter().chain(self.after).any(arrives)
    }

    fn follows_claim(&self, event: &Event) -> bool {
        self.before
            .last()
            .is_some_and(|seen| seen.who == event.who && matches!(seen.act, Act::Claim(_)))
    }

    /// Whether play has only just been resumed, since the arbiter put off a decision.
    fn follows_postponement(&self) -> bool {
        let postpones =
            |act: &Act| matches!(act, Act::Find(it) if it.decision == Some(Decision::Postpone));
        self.before.last().is_some_and(|seen| postpones(&seen.act))
    }

    fn has_declined(&self, event: &Event) -> bool {
        self.before
            .iter()
            .any(|seen| seen.who == event.who && seen.act == Act::Decline)
    }

    fn is_closed(&self) -> bool {
        let sealed = self.state.adjournment.sealed.as_ref();
        sealed.is_some_and(|sealed| sealed.closed && !sealed.opened)
    }

    /// An illegal move that is spoken of when others have followed is named.
    fn late(&self, plain: Message, key: &'static str, castled_key: &'static str) -> Message {
        let moves = |event: &Event| matches!(event.act, Act::Move { .. });
        let Some(first) = self.before.iter().position(moves) else {
            return plain;
        };
        let ends = |event: &Event| matches!(event.act, Act::Resign | Act::Accept);
        if !self.before[first + 1..]
            .iter()
            .any(|it| moves(it) || ends(it))
        {
            return plain;
        }
        let (event, state) = (&self.before[first], &self.states[first]);
        match castled(event, state) {
            Some(_) => Message {
                key: castled_key,
                ..plain
            }
            .text("offender", event.who.name()),
            None => Message { key, ..plain }.text("move", spelt(event, Some(state))),
        }
    }
}

/// What a starting position of Chess960 lacks.
fn lacks(pieces: &shakmaty::Board) -> &'static str {
    match failed(pieces).first() {
        Some(Requirement::KingBetween) => "king-between",
        Some(Requirement::Bishops) => "bishops",
        Some(Requirement::Mirror) => "mirror",
        None => "unknown",
    }
}

/// Castling in Chess960, where the wing does not say which squares king and rook leave.
fn castles960(event: &Event, state: &State) -> Option<Message> {
    let Act::Move { text, .. } = &event.act else {
        return None;
    };
    let movement = state.movement(event.who.side()?, text).ok()?;
    let rook = movement.castling?;
    let (king_to, rook_to) = ends(movement.from, rook);
    let form = match (movement.from == king_to, rook == rook_to) {
        (true, _) => "rook",
        (_, true) => "king",
        _ => "both",
    };
    (state.setting.variant == Variant::Chess960).then(|| {
        Message::new("question-event-castle960")
            .text("side", event.who.name())
            .text("form", form)
            .text("king", movement.from)
            .text("kingto", king_to)
            .text("rook", rook)
            .text("rookto", rook_to)
    })
}

/// The wing of a move that is castling.
fn castled(event: &Event, state: &State) -> Option<&'static str> {
    let Act::Move { text, .. } = &event.act else {
        return None;
    };
    let movement = state.movement(event.who.side()?, text).ok()?;
    let long = movement.castling? < movement.from;
    Some(if long { "long" } else { "short" })
}
