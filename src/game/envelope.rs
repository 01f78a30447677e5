//! The envelope of an adjourned game: who may seal, what closes it, what opens it.
//!
//! Stopping the clock completes the sealed move (I.1.1), although nobody has seen it. A move made
//! on the board after the order is the sealed move, whatever is written, and everybody sees it.

use shakmaty::{ByColor, Color, Move};

use super::State;

/// The sealed move and what was noted with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// Who sealed.
    pub by: Color,
    /// What is written.
    pub text: Option<Box<str>>,
    /// The move made on the board instead; it counts whatever is written.
    pub on_board: Option<Move>,
    /// The clock was stopped: nothing can be changed.
    pub closed: bool,
    /// It was opened.
    pub opened: bool,
    /// What the clocks showed, in milliseconds.
    pub clocks_ms: ByColor<i64>,
}

/// How the adjournment of a game stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adjournment {
    /// The arbiter has ordered the next move to be sealed.
    pub seal_ordered: bool,
    /// The sealed move.
    pub sealed: Option<Sealed>,
    /// The envelope is lost.
    pub envelope_lost: bool,
    /// The arbiter finds the sealed text unreadable.
    pub unreadable: bool,
    /// Who has made a move since the resumption.
    pub moved_since_resumption: ByColor<bool>,
}

impl Sealed {
    /// Whether the move is completed and nobody has seen it yet.
    pub fn is_hidden(&self) -> bool {
        self.closed && !self.opened && self.on_board.is_none()
    }
}

impl State {
    /// Whether the game is adjourned: the clock is stopped on a sealed move that nobody has opened.
    pub fn is_adjourned(&self) -> bool {
        let sealed = self.adjournment.sealed.as_ref();
        let waits = sealed.is_some_and(|sealed| sealed.closed && !sealed.opened);
        waits && !self.adjournment.envelope_lost
    }

    /// How many moves a player has completed, a hidden one included.
    pub fn completed_by(&self, side: Color) -> u32 {
        let sealed = self.adjournment.sealed.as_ref();
        let hidden = sealed.is_some_and(|sealed| sealed.by == side && sealed.is_hidden());
        self.counts.completed[side] + u32::from(hidden)
    }

    /// Whether a player may seal a move: he has the move, or has just made it on the board after
    /// the order; an envelope of the opponent's is opened first.
    pub fn may_seal(&self, by: Color) -> bool {
        match &self.adjournment.sealed {
            Some(sealed) if !sealed.opened => sealed.by == by,
            _ => self.turn() == by,
        }
    }

    /// Whether a move on the board comes after the sealing: the envelope is closed and holds the
    /// player's move, and it is not lost.
    pub fn is_sealed_already(&self, by: Color) -> bool {
        let sealed = self.adjournment.sealed.as_ref();
        !self.adjournment.envelope_lost
            && sealed.is_some_and(|sealed| sealed.by == by && sealed.is_hidden())
    }

    /// A move made on the board after the order, or before the envelope is closed, is the sealed
    /// move: the order is obeyed.
    pub(super) fn seal_on_board(&mut self, by: Color) {
        let played = self.history.last().and_then(|ply| ply.movement.lawful);
        match &mut self.adjournment.sealed {
            Some(sealed) if !sealed.opened => {
                if sealed.by == by && !sealed.closed {
                    sealed.on_board = played;
                }
            }
            _ if self.adjournment.seal_ordered => {
                self.adjournment.sealed = Some(self.sealed_by(by, None, played))
            }
            _ => return,
        }
        self.adjournment.seal_ordered = false;
    }

    /// The move on the board that was to be the sealed one is taken back: another is to be sealed.
    pub(super) fn seal_again(&mut self) {
        let sealed = self.adjournment.sealed.as_ref();
        if sealed.is_some_and(|sealed| !sealed.opened && sealed.on_board.is_some()) {
            self.adjournment.sealed = None;
            self.adjournment.seal_ordered = true;
        }
    }

    /// A player seals what he has written; until the clock is stopped he may change it.
    pub(super) fn fold_seal(&mut self, by: Color, text: &str) {
        if !self.may_seal(by) {
            return;
        }
        match &mut self.adjournment.sealed {
            Some(sealed) if sealed.by == by && !sealed.opened && sealed.closed => {}
            Some(sealed) if sealed.by == by && !sealed.opened => sealed.text = Some(text.into()),
            _ => self.adjournment.sealed = Some(self.sealed_by(by, Some(text), None)),
        }
    }

    fn sealed_by(&self, by: Color, text: Option<&str>, on_board: Option<Move>) -> Sealed {
        Sealed {
            by,
            text: text.map(Into::into),
            on_board,
            closed: false,
            opened: false,
            clocks_ms: self.clocks.shown.map(|clock| clock.left_ms),
        }
    }

    /// The sealer stops the clock: the move is completed, in the envelope or on the board.
    pub(super) fn close_envelope(&mut self, by: Color) {
        let Some(sealed) = self
            .adjournment
            .sealed
            .as_mut()
            .filter(|sealed| sealed.by == by)
        else {
            return;
        };
        sealed.closed = true;
        if sealed.on_board.is_some() && self.counts.unpressed[by] {
            self.counts.complete(by);
        }
    }

    /// Who is there is asked, or the envelope, when the game is to be resumed: the session was over,
    /// so that the clock was stopped on the sealed move, whether the story tells it or not.
    pub(super) fn resume(&mut self) {
        let open = self
            .adjournment
            .sealed
            .as_ref()
            .filter(|sealed| !sealed.closed && !sealed.opened);
        if let Some(by) = open.map(|sealed| sealed.by) {
            self.close_envelope(by);
            self.clocks.paused = true;
        }
    }

    /// The sealed move is made on the board, completed by the sealing.
    pub fn open_envelope(&mut self) {
        if let Some(sealed) = &mut self.adjournment.sealed {
            sealed.opened = true;
        }
        self.adjournment.seal_ordered = false;
        self.adjournment.moved_since_resumption = ByColor::default();
    }

    /// A move is made while an envelope is still about: that the game goes on without it is right
    /// where it is lost (I.12.1) or the sealed move stands on the board.
    pub(super) fn play_on_without_envelope(&mut self) {
        let Some(sealed) = self
            .adjournment
            .sealed
            .as_ref()
            .filter(|sealed| !sealed.opened)
        else {
            return;
        };
        if sealed.closed && (self.adjournment.envelope_lost || sealed.on_board.is_some()) {
            self.open_envelope();
        } else if sealed.on_board.is_some() {
            // Nobody has stopped the clock: the game was not adjourned after all.
            self.adjournment.sealed = None;
        }
    }
}
