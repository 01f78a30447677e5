//! What a ruling comes to, as far as players feel it.

use serde_json::{Value, json};
use shakmaty::{ByColor, Color, Move};

use super::part::{put_back_name, uci};
use super::story::{disputes_reading, tells};
use super::{Beside, FaultRemedy, Part};
use crate::arbiter::{Effect, PutBackIn, Right, Ruling};
use crate::game::aside::ImposedPenalty;
use crate::game::scenario::{Act, Basis, Event, Hand, PenaltyKind, SheetAct, Sight, Target};
use crate::game::setting::AgreedDraws;
use crate::game::state::{Attendance, Ending, Outcome, PendingQuestion};
use crate::game::{Scenario, State, Who};
use crate::rule;

/// What a ruling comes to, as far as players feel it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Verdict {
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
    /// Seconds that each clock gets.
    pub clocks: ByColor<i64>,
    /// Seconds of an increment gained by an illegal move that are taken back, among them.
    pub taken_back: ByColor<i64>,
    /// Seconds a move that both get.
    pub increment: i64,
    /// The position is set back.
    pub set_back: bool,
    /// The pawn on the last rank becomes a queen.
    pub queen: bool,
    /// What becomes of a board, a set-up or a position that is wrong.
    pub fault: Option<FaultRemedy>,
    /// Whose king stood wrongly from the start and may not castle.
    pub uncastled: ByColor<bool>,
    /// In whose time displaced pieces are put back.
    pub tidied: Option<PutBackIn>,
    /// The envelope stays closed until this player is there; the clock runs.
    pub awaited: Option<Color>,
    /// No clock runs and the envelope stays closed.
    pub waits: bool,
    /// The sealed move is made on the board.
    pub sealed: Option<Move>,
    /// Whose clock is started when the sealed move has been made.
    pub started: Option<Color>,
    /// The next period begins for both.
    pub next_period: bool,
    /// This player may choose any move.
    pub free: Option<Color>,
    /// The moves that the player to move is bound to.
    pub bound: Option<Vec<Move>>,
    /// Whose draw offer is open.
    pub offer: Option<Color>,
    /// Whose draw offer, made in the story, is not open any more.
    pub offer_gone: Option<Color>,
    /// A draw was claimed, and no offer is open.
    pub unoffered: bool,
    /// A claim is not looked at.
    pub dismissed: bool,
    /// The game is adjourned now.
    pub adjourned: bool,
    /// The arbiter has to decide.
    pub pending: bool,
    /// What he decides, now or later, is a claim that the opponent can't win, or doesn't try.
    pub heard: bool,
    /// Play goes on and the arbiter decides later.
    pub postponed: bool,
    /// What is said beside the board and the clocks.
    pub beside: Vec<Beside>,
    /// The Laws were broken, and the penalty is for the arbiter to choose (12.9).
    pub breach: bool,
    /// The arbiter waits until the next move is completed (A.5.4).
    pub awaits_move: bool,
    /// What becomes of a wrong clock setting: corrected, or kept.
    pub clock_corrected: Option<bool>,
}

impl Verdict {
    /// What a ruling comes to.
    pub fn of(ruling: &Ruling) -> Verdict {
        let state = &ruling.state;
        let mut verdict = Verdict {
            ending: state.ended,
            heard: matches!(state.question, Some(PendingQuestion::Quickplay { .. })),
            postponed: matches!(
                state.question,
                Some(PendingQuestion::Quickplay {
                    postponed: true,
                    flag: None,
                    ..
                })
            ),
            ..Verdict::default()
        };
        verdict.awaits_move = state.question == Some(PendingQuestion::IllegalPosition);
        verdict.pending = state.question.is_some() && !verdict.postponed && !verdict.awaits_move;
        // What the clocks show and what is on the board no longer matters when the game is over.
        if state.ended.is_some() {
            return verdict;
        }
        verdict.clocks = state.clocks.ruled_s;
        let increment = state.setting.time_control.increment;
        if increment > 0 && state.setting.regulations.remove_increment_gained == Some(true) {
            verdict.taken_back = verdict.clocks.map(|seconds| match seconds <= -increment {
                true => increment,
                false => 0,
            });
        }
        verdict.bound = ruling.allowed();
        // Where draws may not be agreed nothing can be accepted.
        let free = state.setting.regulations.agreed_draws == AgreedDraws::Always;
        verdict.offer = ruling.offer().filter(|_| free || state.offers.consented);
        for decision in ruling.decisions() {
            for effect in &decision.opinion.effects {
                verdict.fold(effect, state);
            }
        }
        verdict.set_back &= verdict.fault != Some(FaultRemedy::Certain);
        // Pieces that were put back wrongly, and found so, are no longer put back.
        if verdict.set_back || verdict.fault.is_some() {
            verdict.tidied = None;
        }
        verdict
    }

    /// What an effect adds.
    fn fold(&mut self, effect: &Effect, state: &State) {
        match *effect {
            Effect::KeepPosition => self.fault = Some(FaultRemedy::Kept),
            Effect::TransferPosition => self.fault = Some(FaultRemedy::Transferred),
            Effect::PutRight => self.fault = Some(FaultRemedy::Righted),
            Effect::FromLastCertain => self.fault = Some(FaultRemedy::Certain),
            Effect::PutBack(time) => self.tidied = Some(time),
            Effect::Dismiss => self.dismissed = true,
            Effect::KeepClosed(None) => self.waits = true,
            Effect::KeepClosed(Some(side)) if is_awaited(side, state) => {
                // Of two that are not there it is the one who sealed.
                let sealed = state.adjournment.sealed.as_ref().map(|sealed| sealed.by);
                self.awaited = self.awaited.filter(|it| Some(*it) == sealed).or(Some(side));
            }
            Effect::FreeChoice(side) => self.free = Some(side),
            Effect::AdjournNow => self.adjourned = true,
            Effect::PlaySealed(played) | Effect::SealBoard(played) => {
                self.sealed = Some(played);
                self.started = state
                    .adjournment
                    .sealed
                    .as_ref()
                    .map(|sealed| sealed.by.other());
            }
            Effect::Restore { .. } | Effect::Rewind { .. } | Effect::TakeBack => {
                self.set_back = true;
            }
            Effect::Queen { .. } => self.queen = true,
            Effect::Discretion(rule) if rule == rule!("arbiter.penalties") => self.breach = true,
            Effect::Discretion(rule) if rule == rule!("clock.wrong-setting") => {
                self.clock_corrected = Some(true);
            }
            Effect::Discretion(rule) if rule == rule!("rapid.after-ten.clock") => {
                self.clock_corrected = Some(false);
            }
            Effect::Increment { seconds } => self.increment = seconds,
            Effect::NextPeriod { .. } => self.next_period = true,
            Effect::Lose {
                side,
                right: Right::Castling,
            } => self.uncastled[side] = true,
            _ => {}
        }
    }

    /// What a ruling on a story comes to.
    pub fn on(story: &Scenario, ruling: &Ruling) -> Verdict {
        let mut verdict = Verdict {
            beside: Beside::of(story, ruling),
            ..Verdict::of(ruling).after(story)
        };
        let last = story.events.last();
        // Another notation earns a warning, whatever else the arbiter could choose (Appendix C).
        if let Some(side) = last.and_then(writes_otherwise)
            && std::mem::take(&mut verdict.breach)
        {
            verdict.beside = vec![Beside::Penalty(warning(side))];
        }
        // Whoever is punished for not recording must record, and nobody else.
        if last.is_some_and(|event| event.act == Act::StopRecording) {
            let punished = verdict.breach || verdict.clocks != ByColor::default();
            for said in &mut verdict.beside {
                if let Beside::Record(_, must) = said {
                    *must = punished;
                }
            }
        }
        verdict
    }

    /// What it comes to after a story: where a draw was offered or claimed, and no offer is open
    /// when all is decided, that is said, whatever led to it.
    pub fn after(mut self, story: &Scenario) -> Verdict {
        // Where a story is about something else, that the arbiter may say a word goes unsaid.
        self.breach &= is_about_behaviour(&story.events);
        // When the clocks come up the sealed move has long been made.
        if tells(story, disputes_reading) {
            self.sealed = None;
            self.started = None;
        }
        let goes_on = self.ending.is_none() && !self.pending && !self.postponed;
        if !goes_on || self.adjourned || self.dismissed || self.offer.is_some() {
            return self;
        }
        // What was offered since the irregularity is undone with it.
        let displaced = |event: &Event| matches!(event.act, Act::Displace { .. });
        if story.events.iter().any(displaced) {
            return self;
        }
        let offers = |event: &&Event| event.act == Act::Offer;
        let offered = story.events.iter().find(offers).map(|event| event.who);
        self.offer_gone = offered.and_then(Who::side).or(story.prior.open_offer);
        let claims = |event: &Event| matches!(&event.act, Act::Claim(claim) if matches!(claim.basis, Basis::Threefold | Basis::Fifty));
        self.unoffered = self.offer_gone.is_none() && story.events.iter().any(claims);
        self
    }

    /// The parts it is told in, the result first.
    pub fn parts(&self) -> Vec<Part> {
        let mut parts = vec![match self.ending {
            Some(ending) => Part::Ended(ending.outcome),
            None if self.pending => Part::Pending,
            None if self.postponed => Part::Postponed,
            None if self.adjourned => Part::Adjourned,
            None => Part::GoesOn,
        }];
        let said = |so: bool, part: Part| so.then_some(part);
        parts.extend(said(self.dismissed, Part::Dismissed));
        parts.extend(said(self.awaits_move, Part::AwaitsMove));
        parts.extend(said(self.breach, Part::Breach));
        parts.extend(self.clock_corrected.map(Part::ClockCorrected));
        parts.extend(self.fault.map(Part::Fault));
        let barred = |side: &Color| self.uncastled[*side];
        parts.extend(Color::ALL.into_iter().filter(barred).map(Part::Uncastled));
        parts.extend(self.tidied.map(Part::Tidied));
        parts.extend(said(self.set_back, Part::SetBack));
        parts.extend(said(self.queen, Part::Queen));
        parts.extend(self.awaited.map(Part::Awaited));
        parts.extend(said(self.waits, Part::Waits));
        parts.extend(self.sealed.map(Part::Sealed));
        parts.extend(self.started.map(Part::Started));
        parts.extend(said(self.next_period, Part::NextPeriod));
        parts.extend(self.free.map(Part::Free));
        for side in [Color::White, Color::Black] {
            let taken = self.taken_back[side];
            if self.clocks[side] + taken != 0 {
                parts.push(Part::Clock(side, self.clocks[side] + taken));
            }
            if taken != 0 {
                parts.push(Part::TakenBack(side, taken));
            }
        }
        parts.extend(said(self.increment > 0, Part::Increment(self.increment)));
        let bound = self.bound.iter().filter(|moves| !moves.is_empty());
        parts.extend(bound.cloned().map(Part::Bound));
        parts.extend(self.offer.map(Part::Offer));
        parts.extend(self.offer_gone.map(Part::OfferGone));
        parts.extend(said(self.unoffered, Part::NoOffer));
        parts.extend(self.beside.iter().copied().map(Part::Beside));
        parts
    }

    /// What it says beside the result.
    pub fn details(&self) -> Vec<Part> {
        self.parts().split_off(1)
    }

    /// Whether nothing follows but a penalty of the arbiter's choice.
    pub fn leaves_penalty(&self) -> bool {
        self.parts() == [Part::GoesOn, Part::Breach]
    }

    /// Whether nothing but play going on follows.
    pub fn is_plain(&self) -> bool {
        self.parts() == [Part::GoesOn]
    }

    /// Whether the Laws hardly ever say such a thing, so that it is known for wrong by its words.
    pub fn is_implausible(&self) -> bool {
        let both_lose = |ending: Ending| ending.outcome == Outcome::BothLose;
        self.ending.is_some_and(both_lose)
            || self.pending && !self.heard
            || self.postponed
            || self.waits
            || matches!(self.parts()[..], [Part::GoesOn, Part::Offer(_)])
            || self.costs_time()
    }

    /// Whether play goes on and somebody loses time: the Laws give it to the opponent instead.
    fn costs_time(&self) -> bool {
        let costs = |part: &Part| matches!(part, Part::Clock(_, ..0));
        self.parts().first() == Some(&Part::GoesOn) && self.parts().iter().any(costs)
    }

    /// Whether the outcome is the same and only the reason differs, or what goes without saying.
    pub fn reads_as(&self, other: &Verdict) -> bool {
        let outcome = |verdict: &Verdict| verdict.ending.map(|ending| ending.outcome);
        let rest = |verdict: &Verdict| Verdict {
            ending: None,
            taken_back: ByColor::default(),
            offer_gone: None,
            unoffered: false,
            heard: false,
            // What stays as it is need not be said.
            fault: verdict.fault.filter(|it| *it != FaultRemedy::Kept),
            clock_corrected: verdict.clock_corrected.filter(|so| *so),
            ..verdict.clone()
        };
        outcome(self) == outcome(other) && rest(self) == rest(other)
    }

    /// Who may not castle, in a word.
    fn may_not_castle(&self) -> Option<&'static str> {
        match (self.uncastled.white, self.uncastled.black) {
            (true, true) => Some("both"),
            (true, false) => Some(Who::White.name()),
            (false, true) => Some(Who::Black.name()),
            (false, false) => None,
        }
    }

    /// The verdict for programs.
    pub fn value(&self) -> Value {
        let who = |side: Color| Who::from(side).name();
        json!({
            "outcome": self.ending.map_or("ongoing", |ending| ending.outcome.name()),
            "clock_delta_s": { "white": self.clocks.white, "black": self.clocks.black },
            "increment_s": self.increment,
            "set_back": self.set_back,
            "queen": self.queen,
            "fault": self.fault.map(FaultRemedy::name),
            "may_not_castle": self.may_not_castle(),
            "put_back_in_time_of": self.tidied.map(put_back_name),
            "awaited": self.awaited.map(who),
            "waits": self.waits,
            "sealed": self.sealed.as_ref().map(uci),
            "started": self.started.map(who),
            "next_period": self.next_period,
            "free": self.free.map(who),
            "bound": self.bound.as_ref().map(|moves| moves.iter().map(uci).collect::<Vec<_>>()),
            "offer": self.offer.map(who),
            "dismissed": self.dismissed,
            "adjourned": self.adjourned,
            "arbiter_decides": self.pending,
            "arbiter_decides_later": self.postponed,
            "beside": self.beside.iter().map(Beside::value).collect::<Vec<_>>(),
            "breach": self.breach,
            "awaits_next_move": self.awaits_move,
            "clock_corrected": self.clock_corrected,
        })
    }
}

/// Whether a story ends with a player's behaviour, or begins with a move that is written too early.
fn is_about_behaviour(events: &[Event]) -> bool {
    let ends = events.last().is_some_and(|it| is_behaviour(&it.act));
    let early = |event: &Event| matches!(event.act, Act::Write { .. });
    let plays = |event: &Event| matches!(event.act, Act::Move { .. });
    ends || events.len() == 2 && early(&events[0]) && plays(&events[1])
}

/// Who records in another notation than the algebraic one.
fn writes_otherwise(event: &Event) -> Option<Color> {
    let otherwise = event.act == Act::Scoresheet(SheetAct::OtherNotation);
    event.who.side().filter(|_| otherwise)
}

/// The arbiter warns a player.
pub fn warning(side: Color) -> ImposedPenalty {
    ImposedPenalty {
        on: side.fold_wb(Target::White, Target::Black),
        kind: PenaltyKind::Warning,
        seconds: None,
        score: None,
        rounds: None,
    }
}

/// Whether an act is a player's behaviour beside the board, which the Laws allow or not.
fn is_behaviour(act: &Act) -> bool {
    matches!(
        act,
        Act::Conduct(_)
            | Act::StopRecording
            | Act::Observe {
                what: Sight::NoRecording,
                ..
            }
            | Act::Scoresheet(_)
            | Act::Write { .. }
            | Act::Press { hand: Hand::Other }
            | Act::Announce(_)
            | Act::Ask(_)
    )
}

/// Whether the envelope still waits for a player when all is said.
fn is_awaited(side: Color, state: &State) -> bool {
    state.adjournment.sealed.as_ref().is_some_and(|sealed| {
        let absent = state.attendance[side] == Attendance::Absent;
        absent && (side == sealed.by || !sealed.opened)
    })
}
