//! What a provision looks at.

use shakmaty::Color;

use crate::game::scenario::{Act, Complaint};
use crate::game::state::PendingQuestion;
use crate::game::{Board, Event, Moment, Ply, Regime, Setting, State, Who};
use crate::law::Edition;

/// One moment of a game: what was so before, what is so now, what happened.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// Before the moment; what was touched then is counted by [`Case::touches`].
    pub before: &'a State,
    /// How much was touched before the moment.
    pub touches: usize,
    /// After it.
    pub state: &'a State,
    /// The moment.
    pub moment: &'a Moment,
    /// The event it belongs to; none at the opening.
    pub event: Option<&'a Event>,
    /// The events that follow it: the reason of an act may be told by the next one.
    pub later: &'a [Event],
    /// The events before it.
    pub earlier: &'a [Event],
}

impl<'a> Case<'a> {
    /// What holds for the whole game.
    pub fn setting(&self) -> &'a Setting {
        &self.state.setting
    }

    /// The edition in force.
    pub fn edition(&self) -> Edition {
        self.setting().edition
    }

    /// Whether the simplified rules of A.5 and B.3 govern.
    pub fn is_simplified(&self) -> bool {
        self.setting().regime() == Regime::Simplified
    }

    /// The position that counts: that before a move which a blind player has not announced, since
    /// it is not made yet (D.2.3).
    pub fn counting_board(&self) -> &'a Board {
        let last = self.state.history.last();
        let waits = |ply: &&Ply| self.before.aside.unannounced == Some(ply.by);
        last.filter(waits)
            .map_or(&self.state.board, |ply| &ply.before)
    }

    /// What was done, where the moment is nothing but the event itself.
    pub fn act(&self) -> Option<&'a Act> {
        match self.moment {
            Moment::Happened => self.event.map(|event| &event.act),
            _ => None,
        }
    }

    /// Whether a touch of this moment counts: it is meant, by the player having the move.
    pub fn is_touched_anew(&self) -> bool {
        self.state.turn.touched.len() > self.touches
    }

    /// Whether only a result can be spoken about: the game is over, or a claim has concluded it
    /// and it waits for the arbiter's finding and for nothing else.
    pub fn is_over(&self) -> bool {
        let finds = matches!(self.act(), Some(Act::Find(_)));
        self.before.is_over() || (self.before.is_referred() && !finds)
    }

    /// The player who acts; none for the arbiter. A blind player's assistant claims the flag and
    /// reports a touch for him (D.2.10.5).
    pub fn player(&self) -> Option<Color> {
        let event = self.event?;
        let spoken_for = event.who == Who::Outsider
            && matches!(
                event.act,
                Act::Complain {
                    about: Complaint::Flag | Complaint::TouchMove,
                    ..
                }
            );
        match (
            spoken_for,
            self.setting().blind.white,
            self.setting().blind.black,
        ) {
            (true, true, false) => Some(Color::White),
            (true, false, true) => Some(Color::Black),
            (true, true, true) => Some(self.state.turn()),
            _ => event.who.side(),
        }
    }

    /// What a player did, where the moment is nothing but the event itself.
    pub fn done(&self) -> Option<(Color, &'a Act)> {
        Some((self.player()?, self.act()?))
    }

    /// Whether the finding of this moment answers the question that is open; whatever else it says
    /// is left aside then.
    pub fn is_answered(&self) -> bool {
        let (Some(Act::Find(finding)), Some(question)) = (self.act(), self.before.question) else {
            return false;
        };
        match question {
            PendingQuestion::IllegalPosition => finding.still_illegal.is_some(),
            _ => finding.decision.is_some(),
        }
    }

    /// Who has just made a move; the opening counts as one by the player who moved last.
    pub fn position_arose(&self) -> Option<Color> {
        match self.moment {
            Moment::Opening => Some(self.state.turn().other()),
            Moment::Made { by, .. } => Some(*by),
            _ => None,
        }
    }
}
