//! Rulings as options of an own question: the same parts in the same order.
//!
//! Where one option says what becomes of the position, of the clocks or of the choice of moves,
//! every other one after which play goes on says it too, so that no option is known by what it
//! leaves out.

use shakmaty::Move;

use super::{Answer, Part, Question, Renderer, Verdict};

/// What a part is about, in the order in which it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    Result,
    Position,
    Clocks,
    Choice,
    Rest,
}

impl Slot {
    fn of(part: &Part) -> Slot {
        match part {
            Part::GoesOn
            | Part::Ended(_)
            | Part::Pending
            | Part::Postponed
            | Part::Adjourned
            | Part::Dismissed => Slot::Result,
            Part::SetBack | Part::Queen | Part::Fault(_) | Part::Tidied(_) => Slot::Position,
            Part::Clock(..) | Part::TakenBack(..) => Slot::Clocks,
            Part::Bound(_) => Slot::Choice,
            _ => Slot::Rest,
        }
    }

    /// What is said where nothing happens.
    fn nothing(self) -> Option<&'static str> {
        match self {
            Slot::Position => Some("lecture-slot-position"),
            Slot::Clocks => Some("lecture-slot-clocks"),
            Slot::Choice => Some("lecture-slot-choice"),
            Slot::Result | Slot::Rest => None,
        }
    }
}

/// The parts of a verdict in the order of the slots; a free choice goes without saying.
fn ordered(verdict: &Verdict) -> Vec<Part> {
    let mut parts = verdict.parts();
    parts.retain(|part| !matches!(part, Part::Free(_)) && !part.is_of_offer());
    parts.extend(verdict.parts().into_iter().filter(Part::is_of_offer));
    parts.sort_by_key(Slot::of);
    parts
}

fn goes_on(parts: &[Part]) -> bool {
    parts.first() == Some(&Part::GoesOn)
}

impl Renderer<'_> {
    /// A ruling in full: every slot that an option of the question speaks of.
    pub(super) fn in_slots(&self, question: &Question, verdict: &Verdict) -> String {
        let told = question.options.iter().map(|option| &option.answer);
        let mut slots: Vec<Slot> = Vec::new();
        for answer in told.chain([&question.key]) {
            if let Answer::Ruling(verdict) = answer {
                let parts = ordered(verdict);
                slots.extend(parts.iter().map(Slot::of).filter(|_| goes_on(&parts)));
            }
        }
        slots.push(Slot::Result);
        slots.sort_unstable();
        slots.dedup();
        let parts = ordered(verdict);
        if !goes_on(&parts) {
            let said = parts.iter().map(|part| self.part(question, part));
            return said.collect::<Vec<_>>().join(" ");
        }
        if slots == [Slot::Result] {
            return self.title("question-verdict-plain");
        }
        let mut said = Vec::new();
        for slot in slots {
            let mut own = parts
                .iter()
                .filter(|part| Slot::of(part) == slot)
                .peekable();
            if own.peek().is_none() {
                said.extend(slot.nothing().map(|key| self.title(key)));
            }
            said.extend(own.map(|part| self.part(question, part)));
        }
        said.join(" ")
    }
}

/// Whether two answers are the same in words.
pub fn sounds_as(one: &Answer, other: &Answer) -> bool {
    let (Answer::Ruling(one), Answer::Ruling(other)) = (one, other) else {
        return one.reads_as(other);
    };
    if one.reads_as(other) {
        return true;
    }
    let (one, other) = (ordered(one), ordered(other));
    one.len() == other.len()
        && one.iter().zip(&other).all(|pair| match pair {
            (Part::Bound(one), Part::Bound(other)) => match (piece(one), piece(other)) {
                (Some(from), Some(also)) => from == also,
                _ => one == other,
            },
            (one, other) => one == other,
        })
}

/// The square of the only piece that several moves are of.
fn piece(moves: &[Move]) -> Option<shakmaty::Square> {
    let from = moves.first()?.from()?;
    let alone = moves.len() > 1 && moves.iter().all(|played| played.from() == Some(from));
    alone.then_some(from)
}
