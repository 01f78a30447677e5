//! Answers in words.

use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role, san::SanPlus};

use super::candidate::OWN;
use super::part::put_back_name;
use super::story::{claims_draw, claims_quickplay, disputes_reading, is_position_unknown};
use super::{Answer, Asked, FaultRemedy, Part, Question, Renderer, Verdict};
use crate::arbiter::{PutBackIn, role_name};
use crate::diag::Message;
use crate::game::Who;
use crate::game::scenario::{Act, Event, Irregularity, Sight};
use crate::game::setting::{AgreedDraws, Supervision};
use crate::game::state::Outcome;
use crate::game::story::{clock_time, span};

impl Question {
    /// Whether the regulations bar draws by agreement, at least for a while.
    fn bars_draws(&self) -> bool {
        self.scenario.setting.regulations.agreed_draws != AgreedDraws::Always
    }

    /// Who has knocked something over.
    fn displacer(&self) -> Color {
        let displaces = |event: &&Event| matches!(event.act, Act::Displace { .. });
        let event = self.scenario.events.iter().find(displaces);
        let side = event.and_then(|event| event.who.side());
        side.unwrap_or(Color::White)
    }

    /// Whether the envelope is lost, and what it held is known all the same.
    fn is_envelope_lost(&self) -> bool {
        let position_known = true;
        self.tells(|act| *act == Act::EnvelopeMissing { position_known })
    }

    /// Whether a ruling is an option because of what it says of an offer.
    fn is_about_offers(&self, verdict: &Verdict) -> bool {
        let mut options = self.options.iter();
        options.any(|option| {
            matches!(&option.answer, Answer::Ruling(it) if **it == *verdict)
                && option
                    .misconception
                    .is_some_and(|known| known.is_about_offers())
        })
    }

    /// Whether the wrong rulings on a claim need not say that it is an offer as well: the right
    /// one ends the game and has nothing to say of it, so that the word would tell them apart.
    fn leaves_out_offers(&self) -> bool {
        let ends = matches!(&self.key, Answer::Ruling(key) if key.ending.is_some());
        if self.asked != Asked::Ruling || !ends || !self.tells(claims_draw) {
            return false;
        }
        let mut told: Vec<Vec<Part>> = Vec::new();
        for option in &self.options {
            let Answer::Ruling(verdict) = &option.answer else {
                continue;
            };
            let mut parts = verdict.parts();
            if !self.is_about_offers(verdict) {
                parts.retain(|part| !part.is_of_offer());
            }
            if told.contains(&parts) {
                return false;
            }
            told.push(parts);
        }
        true
    }
}

fn who(side: Color) -> &'static str {
    Who::from(side).name()
}

/// A move in English letters: short where it is legal, else from square to square.
fn spell(position: Option<&Chess>, played: Move) -> String {
    if let Some(position) = position.filter(|position| position.is_legal(played)) {
        return SanPlus::from_move(position.clone(), played).san.to_string();
    }
    if let Some(wing) = played.castling_side() {
        let long = wing == CastlingSide::QueenSide;
        return (if long { "O-O-O" } else { "O-O" }).to_owned();
    }
    let letter = match played.role() {
        Role::Pawn => String::new(),
        role => role.upper_char().to_string(),
    };
    let from = played.from().map_or(String::new(), |from| from.to_string());
    let piece = played
        .promotion()
        .map_or(String::new(), |role| format!("={}", role.upper_char()));
    format!("{letter}{from}-{}{piece}", played.to())
}

impl Renderer<'_> {
    /// An answer in words.
    pub fn answer(&self, question: &Question, answer: &Answer) -> String {
        match answer {
            Answer::Ruling(verdict) => self.verdict(question, verdict),
            Answer::Part(part) => self.part(question, part),
            Answer::Result(outcome) => self.outcome(*outcome),
            Answer::Clocks(clocks) => self.show(
                &Message::new("question-answer-clocks")
                    .text("white", clock_time(clocks.white))
                    .text("black", clock_time(clocks.black)),
            ),
            Answer::Moves(moves) => self.spelt(question, moves),
            Answer::Move(played) => self.spelt(question, &[*played]),
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
            Answer::Written(at) => {
                let option = question.scenario.own.options.get(*at);
                let text = option.and_then(|it| self.own(Some(&it.text)));
                text.unwrap_or_else(|| self.title("lecture-option-untranslated"))
            }
        }
    }

    fn outcome(&self, outcome: Option<Outcome>) -> String {
        let word = outcome.map_or("ongoing", Outcome::word);
        self.show(&Message::new("question-answer-result").text("outcome", word))
    }

    /// A ruling in full, a sentence for each part.
    pub(super) fn verdict(&self, question: &Question, verdict: &Verdict) -> String {
        let mut parts = verdict.parts();
        if question.leaves_out_offers() && !question.is_about_offers(verdict) {
            parts.retain(|part| !part.is_of_offer());
        }
        // Beside a ruling that binds to a move, one that binds to none has nothing to add.
        if question.asked == Asked::Ruling {
            parts.retain(|part| !matches!(part, Part::Free(_)));
        }
        if question.kind == OWN && question.asked == Asked::Ruling {
            return self.in_slots(question, verdict);
        }
        if parts == [Part::GoesOn] && !question.is_envelope_lost() {
            return self.title("question-verdict-plain");
        }
        let said = parts.iter().map(|part| self.part(question, part));
        said.collect::<Vec<_>>().join(" ")
    }

    pub(super) fn part(&self, question: &Question, part: &Part) -> String {
        let of = |key: &'static str, side: &Color| {
            self.show(&Message::new(key).text("side", who(*side)))
        };
        let requests = || question.tells(|act| *act == Act::RequestIncrement);
        let finds = |fault| question.tells(|act| act.discovers(fault));
        match part {
            Part::GoesOn if question.is_envelope_lost() => {
                self.title("question-verdict-goes-on-recorded")
            }
            Part::GoesOn => self.outcome(None),
            Part::Ended(Outcome::NewGame) if finds(Irregularity::ColoursReversed) => {
                self.title("question-verdict-new-game-colours")
            }
            Part::Ended(outcome) => self.outcome(Some(*outcome)),
            Part::Pending => self.title(pending(question)),
            Part::Postponed => self.title("question-verdict-postponed"),
            Part::Adjourned => self.title("question-verdict-adjourned"),
            Part::Dismissed if requests() => self.title("question-verdict-request-dismissed"),
            Part::Dismissed => self.title("question-verdict-dismissed"),
            Part::AwaitsMove => self.title("question-verdict-awaits-move"),
            Part::Breach => self.title("question-verdict-breach"),
            Part::ClockCorrected(so) => {
                self.show(&Message::new("question-verdict-clock-corrected").text("so", so))
            }
            Part::SetBack => self.title("question-verdict-set-back"),
            Part::Queen => self.title("question-verdict-queen"),
            Part::Fault(fault) => {
                let word = fault_word(question, *fault);
                self.show(&Message::new("question-verdict-fault").text("fault", word))
            }
            Part::Uncastled(side) => of("question-verdict-uncastled", side),
            Part::Tidied(time) => {
                let side = match time {
                    PutBackIn::OpponentsTime => question.displacer().other(),
                    PutBackIn::OwnTime | PutBackIn::StoppedTime => question.displacer(),
                };
                let message = Message::new("question-verdict-tidied").text("side", who(side));
                self.show(&message.text("time", put_back_name(*time)))
            }
            Part::Awaited(side) => of("question-verdict-awaited", side),
            Part::Waits => self.title("question-verdict-waits"),
            Part::Free(side) => of("question-verdict-free", side),
            Part::Sealed(played) => {
                let spelt = self.spell(&spell(question.begun().board.chess(), *played));
                self.show(&Message::new("question-verdict-sealed").text("played", spelt))
            }
            Part::Started(side) => of("question-verdict-started", side),
            Part::NextPeriod => self.title("question-verdict-next-period"),
            Part::Clock(side, seconds) if question.tells(disputes_reading) => {
                let shown = question.scenario.clocks_ms[*side].unwrap_or(0) / 1000;
                self.clock(*side, shown + seconds, "set")
            }
            Part::Clock(side, seconds @ ..0) => self.clock(*side, *seconds, "minus"),
            Part::Clock(side, seconds) => self.clock(*side, *seconds, "plus"),
            Part::TakenBack(side, seconds) => self.clock(*side, *seconds, "increment"),
            Part::Increment(seconds) => self.show(
                &Message::new("question-verdict-increment").with("seconds", *seconds as usize),
            ),
            Part::Bound(moves) => self.bound(question, moves),
            Part::Offer(side) => of("question-verdict-offer", side),
            // What the regulations bar has never been open.
            Part::OfferGone(_) if question.bars_draws() => self.title("question-verdict-no-offer"),
            Part::OfferGone(side) => of("question-verdict-offer-gone", side),
            Part::NoOffer => self.title("question-verdict-no-offer"),
            Part::Beside(beside) => self.show(&beside.message()),
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
    fn bound(&self, question: &Question, moves: &[Move]) -> String {
        let first = moves[0];
        // Where a misconception sets the position back, the turn when all is decided is another.
        let mover = first
            .from()
            .and_then(|from| question.begun().board.pieces().color_at(from));
        let side = who(mover.unwrap_or_else(|| question.decided().turn()));
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
                .text("played", self.spelt(question, moves)),
        };
        self.show(&message.text("side", side))
    }

    /// Moves as they are written in the position when all is decided.
    fn spelt(&self, question: &Question, moves: &[Move]) -> String {
        let position = question.decided().board.chess();
        let spelt = moves
            .iter()
            .map(|played| self.spell(&spell(position, *played)));
        spelt.collect::<Vec<_>>().join(", ")
    }
}

/// Whether the arbiter looks whether the game is drawn by itself.
fn counts_for_draw(act: &Act) -> bool {
    let counted = [Sight::Fivefold, Sight::SeventyFive];
    matches!(act, Act::Observe { what, .. } if counted.contains(what))
}

/// What a ruling waits for.
fn pending(question: &Question) -> &'static str {
    if question.tells(|act| *act == Act::RequestIncrement) {
        "question-verdict-pending-request"
    } else if question.tells(claims_quickplay) {
        match question.scenario.setting.supervision {
            Supervision::None => "question-verdict-pending-referral",
            _ => "question-verdict-pending-claim",
        }
    } else if question.tells(counts_for_draw) {
        "question-verdict-pending-draw"
    } else {
        "question-verdict-pending"
    }
}

fn fault_word(question: &Question, fault: FaultRemedy) -> &'static str {
    let finds = |what| question.tells(|act| act.discovers(what));
    match fault {
        FaultRemedy::Kept if finds(Irregularity::BoardOrientation) => "board-kept",
        FaultRemedy::Certain if is_position_unknown(&question.scenario) => "certain-known",
        other => other.name(),
    }
}
