//! Answers in words.

use shakmaty::{Color, Move};

use super::render::is_position_unknown;
use super::scene::Scene;
use super::{Answer, Asked, Fault, InTimeOf, Part, Question, Renderer, Verdict};
use crate::arbiter::role_name;
use crate::arbiter::telling::span;
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Basis, Complaint, Event, Irregularity};
use crate::game::setting::Supervision;
use crate::game::state::Outcome;
use crate::game::story::clock_time;

/// Whether the story is about a request, and not a claim.
fn requests(question: &Question) -> bool {
    let asks = |event: &Event| event.act == Act::RequestIncrement;
    question.scenario.events.iter().any(asks)
}

/// Whether the story is about a claim that the opponent can't win, or doesn't try.
fn claims(question: &Question) -> bool {
    let claims = |event: &Event| matches!(&event.act, Act::Claim(claim) if matches!(claim.basis, Basis::CannotWin | Basis::NoEffort));
    question.scenario.events.iter().any(claims)
}

/// Whether no arbiter is there.
fn is_unsupervised(question: &Question) -> bool {
    question.scenario.setting.supervision == Supervision::None
}

/// Whether the story is about what a clock showed at the adjournment.
fn reads_clock(question: &Question) -> bool {
    question.scenario.events.iter().any(|event| {
        matches!(
            event.act,
            Act::Complain {
                about: Complaint::ClockReading,
                ..
            }
        )
    })
}

/// Whether the story is about this being found.
fn finds(question: &Question, wanted: Irregularity) -> bool {
    let mut events = question.scenario.events.iter();
    events.any(|event| event.act.discovers(wanted))
}

/// Who has knocked something over.
fn displacer(question: &Question) -> Color {
    let displaces = |event: &&Event| matches!(event.act, Act::Displace { .. });
    let event = question.scenario.events.iter().find(displaces);
    event
        .and_then(|event| event.who.side())
        .unwrap_or(Color::White)
}

/// Whether the envelope is lost, and what it held is known all the same.
fn is_envelope_lost(question: &Question) -> bool {
    let lost = Act::EnvelopeMissing {
        position_known: true,
    };
    question
        .scenario
        .events
        .iter()
        .any(|event| event.act == lost)
}

/// Misconceptions of claims that say what becomes of an offer.
const OF_OFFERS: [&str; 3] = [
    "claim-needs-consent",
    "claim-is-no-offer",
    "wrong-claim-is-void",
];

impl Question {
    /// Whether a ruling is an option because of what it says of an offer.
    fn is_about_offers(&self, verdict: &Verdict) -> bool {
        let mut options = self.options.iter();
        options.any(|option| {
            matches!(&option.answer, Answer::Ruling(it) if **it == *verdict)
                && option
                    .misconception
                    .is_some_and(|known| OF_OFFERS.contains(&known.id))
        })
    }
}

/// Whether the wrong rulings on a claim need not say that it is an offer as well: the right one
/// ends the game and has nothing to say of it, so that the word would tell them apart.
fn passes_over_offers(question: &Question) -> bool {
    let claims = |event: &Event| matches!(&event.act, Act::Claim(claim) if matches!(claim.basis, Basis::Threefold | Basis::Fifty));
    let ends = matches!(&question.key, Answer::Ruling(key) if key.ending.is_some());
    if question.asked != Asked::Ruling || !ends || !question.scenario.events.iter().any(claims) {
        return false;
    }
    let mut told: Vec<Vec<Part>> = Vec::new();
    for option in &question.options {
        let Answer::Ruling(verdict) = &option.answer else {
            continue;
        };
        let mut parts = verdict.parts();
        if !question.is_about_offers(verdict) {
            parts.retain(|part| !part.is_of_offer());
        }
        if told.contains(&parts) {
            return false;
        }
        told.push(parts);
    }
    true
}

fn who(side: Color) -> &'static str {
    Who::from(side).name()
}

impl Renderer<'_> {
    /// An answer in words.
    pub fn answer(&self, question: &Question, answer: &Answer) -> String {
        self.word(question, &Scene::of(question), answer)
    }

    pub(super) fn word(&self, question: &Question, scene: &Scene, answer: &Answer) -> String {
        match answer {
            Answer::Ruling(verdict) => self.verdict(question, scene, verdict),
            Answer::Part(part) => self.part(question, scene, part),
            Answer::Result(outcome) => self.outcome(*outcome),
            Answer::Clocks(clocks) => self.show(
                &Message::new("question-answer-clocks")
                    .text("white", clock_time(clocks.white))
                    .text("black", clock_time(clocks.black)),
            ),
            Answer::Moves(moves) => self.spelt(scene, moves),
            Answer::Move(played) => self.spelt(scene, &[*played]),
            Answer::Claimants(may) => {
                let who = match (may.white, may.black) {
                    (true, true) => "both",
                    (true, false) => "white",
                    (false, true) => "black",
                    (false, false) => "nobody",
                };
                self.show(&Message::new("question-answer-claimants").text("who", who))
            }
            Answer::Same(same) => {
                self.show(&Message::new("question-answer-same").text("same", same))
            }
            Answer::Times(times) => {
                self.show(&Message::new("question-answer-times").with("count", *times))
            }
            Answer::Clause(rule) => {
                let rule = self.rule(*rule, question.edition());
                format!("{} {}", rule.number.unwrap_or("–"), rule.title)
            }
            Answer::Truth(truth) => {
                self.show(&Message::new("question-answer-truth").text("truth", truth))
            }
        }
    }

    fn outcome(&self, outcome: Option<Outcome>) -> String {
        let word = outcome.map_or("ongoing", Outcome::word);
        self.show(&Message::new("question-answer-result").text("outcome", word))
    }

    /// A ruling in full, a sentence for each part.
    pub(super) fn verdict(&self, question: &Question, scene: &Scene, verdict: &Verdict) -> String {
        let mut parts = verdict.parts();
        if passes_over_offers(question) && !question.is_about_offers(verdict) {
            parts.retain(|part| !part.is_of_offer());
        }
        // Beside a ruling that binds to a move, one that binds to none has nothing to add.
        if question.asked == Asked::Ruling {
            parts.retain(|part| !matches!(part, Part::Free(_)));
        }
        if let ([Part::GoesOn], false) = (&parts[..], is_envelope_lost(question)) {
            return self.title("question-verdict-plain");
        }
        let said: Vec<String> = parts
            .iter()
            .map(|part| self.part(question, scene, part))
            .collect();
        said.join(" ")
    }

    fn part(&self, question: &Question, scene: &Scene, part: &Part) -> String {
        match part {
            Part::GoesOn if is_envelope_lost(question) => {
                self.title("question-verdict-goes-on-recorded")
            }
            Part::GoesOn => self.outcome(None),
            Part::Ended(Outcome::NewGame) if finds(question, Irregularity::ColoursReversed) => {
                self.title("question-verdict-new-game-colours")
            }
            Part::Ended(outcome) => self.outcome(Some(*outcome)),
            Part::Pending if requests(question) => self.title("question-verdict-pending-request"),
            Part::Pending if claims(question) && is_unsupervised(question) => {
                self.title("question-verdict-pending-referral")
            }
            Part::Pending if claims(question) => self.title("question-verdict-pending-claim"),
            Part::Pending => self.title("question-verdict-pending"),
            Part::Postponed => self.title("question-verdict-postponed"),
            Part::Adjourned => self.title("question-verdict-adjourned"),
            Part::Dismissed if requests(question) => {
                self.title("question-verdict-request-dismissed")
            }
            Part::Dismissed => self.title("question-verdict-dismissed"),
            Part::SetBack => self.title("question-verdict-set-back"),
            Part::Queen => self.title("question-verdict-queen"),
            Part::Fault(fault) => {
                let word = match fault {
                    Fault::Kept if finds(question, Irregularity::BoardOrientation) => "board-kept",
                    Fault::Certain if is_position_unknown(&question.scenario) => "certain-known",
                    other => other.name(),
                };
                self.show(&Message::new("question-verdict-fault").text("fault", word))
            }
            Part::Uncastled(side) => {
                self.show(&Message::new("question-verdict-uncastled").text("side", who(*side)))
            }
            Part::Tidied(time) => {
                let side = match time {
                    InTimeOf::Opponent => displacer(question).other(),
                    InTimeOf::Own | InTimeOf::Nobody => displacer(question),
                };
                let message = Message::new("question-verdict-tidied").text("side", who(side));
                self.show(&message.text("time", time.name()))
            }
            Part::Awaited(side) => {
                self.show(&Message::new("question-verdict-awaited").text("side", who(*side)))
            }
            Part::Waits => self.title("question-verdict-waits"),
            Part::Free(side) => {
                self.show(&Message::new("question-verdict-free").text("side", who(*side)))
            }
            Part::Sealed(played) => {
                let spelt = self.spell(&scene.spell_begun(*played));
                self.show(&Message::new("question-verdict-sealed").text("played", spelt))
            }
            Part::Started(side) => {
                self.show(&Message::new("question-verdict-started").text("side", who(*side)))
            }
            Part::NextPeriod => self.title("question-verdict-next-period"),
            Part::Clock(side, seconds) if reads_clock(question) => {
                let shown = question.scenario.clocks_ms[*side].unwrap_or(0) / 1000;
                self.clock(*side, shown + seconds, "set")
            }
            Part::Clock(side, seconds @ ..0) => self.clock(*side, *seconds, "minus"),
            Part::Clock(side, seconds) => self.clock(*side, *seconds, "plus"),
            Part::TakenBack(side, seconds) => self.clock(*side, *seconds, "increment"),
            Part::Increment(seconds) => self.show(
                &Message::new("question-verdict-increment").with("seconds", *seconds as usize),
            ),
            Part::Bound(moves) => self.bound(scene, moves),
            Part::Offer(side) => {
                self.show(&Message::new("question-verdict-offer").text("side", who(*side)))
            }
            Part::OfferGone(side) => {
                self.show(&Message::new("question-verdict-offer-gone").text("side", who(*side)))
            }
            Part::NoOffer => self.title("question-verdict-no-offer"),
        }
    }

    /// What becomes of a clock.
    fn clock(&self, side: Color, seconds: i64, sign: &'static str) -> String {
        let message = Message::new("question-verdict-clock")
            .text("side", who(side))
            .text("sign", sign)
            .text("time", clock_time(seconds));
        self.show(&span(message, seconds))
    }

    /// What a player is bound to: a move, a piece, a promotion, or one of several moves.
    fn bound(&self, scene: &Scene, moves: &[Move]) -> String {
        let first = moves[0];
        // Where a misconception sets the position back, the turn when all is decided is another.
        let mover = first
            .from()
            .and_then(|from| scene.begun.board.pieces().color_at(from));
        let side = who(mover.unwrap_or_else(|| scene.decided.turn()));
        let one_piece = moves.iter().all(|played| played.from() == first.from());
        let one_way = one_piece && moves.iter().all(|played| played.to() == first.to());
        let message = match first.from() {
            _ if one_way && moves.len() > 1 => {
                Message::new("question-verdict-bound-promotion").text("square", first.to())
            }
            Some(from) if one_piece && moves.len() > 1 => {
                Message::new("question-verdict-bound-piece")
                    .text("piece", role_name(first.role()))
                    .text("square", from)
            }
            _ => Message::new("question-verdict-bound")
                .with("count", moves.len())
                .text("played", self.spelt(scene, moves)),
        };
        self.show(&message.text("side", side))
    }

    /// Moves as they are written in the position when all is decided.
    fn spelt(&self, scene: &Scene, moves: &[Move]) -> String {
        let spelt: Vec<String> = moves
            .iter()
            .map(|played| self.spell(&scene.spell(*played)))
            .collect();
        spelt.join(", ")
    }
}
