//! Who plays: round, board and names. Drawn from what the question is, so that the same question
//! is about the same people in every run; the names are those of the reader's language.

use super::{KINDS, Question, Renderer};
use crate::diag::Message;
use crate::game::setting::Supervision;

/// So many names the message `lecture-name` has.
const NAMES: u64 = 24;
/// So many ways there are to name a pairing.
const WAYS: u64 = 3;

impl Renderer<'_> {
    /// Who plays: the author's names, or others for a question that a kind has made. A game
    /// without an arbiter is no game of a tournament.
    pub(super) fn pairing(&self, question: &Question) -> Option<String> {
        let players = &question.scenario.own.players;
        let named = (
            self.own(players.white.as_ref()),
            self.own(players.black.as_ref()),
        );
        if let (Some(white), Some(black)) = named {
            let message = Message::new("lecture-players").text("white", white);
            return Some(self.show(&message.text("black", black)));
        }
        let is_made = KINDS.iter().any(|kind| kind.name == question.kind);
        if !is_made || question.scenario.setting.supervision == Supervision::None {
            return None;
        }
        let mut dice = Numbers(told_as(question));
        let white = dice.below(NAMES);
        let black = (white + 1 + dice.below(NAMES - 1)) % NAMES;
        let name = |number: u64| Message::new("lecture-name").with("number", number as usize);
        let message = Message::new("lecture-pairing")
            .with("way", dice.below(WAYS) as usize)
            .with("round", 2 + dice.below(8) as usize)
            .with("board", 2 + dice.below(39) as usize)
            .with("white", name(white))
            .with("black", name(black));
        Some(self.show(&message))
    }
}

/// Which way of naming the players a question takes.
pub fn pairing_way(question: &Question) -> u64 {
    let mut dice = Numbers(told_as(question));
    dice.below(NAMES);
    dice.below(NAMES - 1);
    dice.below(WAYS)
}

/// Which of so many ways of saying something a question takes.
pub fn way(question: &Question, ways: u64) -> usize {
    (Numbers(told_as(question) >> 20).below(ways)) as usize
}

/// What the people and the ways of telling are drawn from: a second part is told as the first one.
fn told_as(question: &Question) -> u64 {
    question.follows.unwrap_or(question.id).0
}

/// Numbers from the digits of an id.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: u64) -> u64 {
        let number = self.0 % most;
        self.0 /= most;
        number
    }
}
