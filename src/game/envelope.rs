//! The envelope of an adjourned game: who may seal, what closes it, what opens it.
//!
//! Stopping the clock completes the sealed move (I.1.1), although nobody has seen it. A move made
//! on the board after the order is the sealed move, whatever is written, and everybody sees it.

use shakmaty::{ByColor, Color, Move};

use super::State;
use super::state::Sealed;

impl Sealed {
    /// Whether the move is completed and nobody has seen it yet.
    pub fn is_hidden(&self) -> bool {
        self.closed && !self.opened && self.on_board.is_none()
    }
}

impl State {
    /// How many moves a player has completed, a hidden one included.
    pub fn completed_by(&self, side: Color) -> u32 {
        let sealed = self.sealed.as_ref();
        let hidden = sealed.is_some_and(|sealed| sealed.by == side && sealed.is_hidden());
        self.completed[side] + u32::from(hidden)
    }

    /// Whether a player may seal a move: he has the move, or has just made it on the board after
    /// the order; an envelope of the opponent's is opened first.
    pub fn may_seal(&self, by: Color) -> bool {
        match &self.sealed {
            Some(sealed) if !sealed.opened => sealed.by == by,
            _ => self.turn() == by || self.sealed_on_board(by).is_some(),
        }
    }

    /// The move made on the board after the order to seal.
    fn sealed_on_board(&self, by: Color) -> Option<Move> {
        self.history
            .last()
            .filter(|ply| self.seal_ordered && ply.by == by && !ply.pressed)
            .and_then(|ply| ply.movement.lawful)
    }

    /// A player seals what he has written; until the clock is stopped he may change it.
    pub(super) fn fold_seal(&mut self, by: Color, text: &str) {
        if !self.may_seal(by) {
            return;
        }
        match &mut self.sealed {
            Some(sealed) if sealed.by == by && !sealed.opened && sealed.closed => {}
            Some(sealed) if sealed.by == by && !sealed.opened => sealed.text = Some(text.into()),
            _ => self.sealed = Some(self.sealed_by(by, Some(text))),
        }
    }

    fn sealed_by(&self, by: Color, text: Option<&str>) -> Sealed {
        Sealed {
            by,
            text: text.map(Into::into),
            on_board: self.sealed_on_board(by),
            closed: false,
            opened: false,
            clocks_ms: self.clocks.map(|clock| clock.left_ms),
        }
    }

    /// The sealer stops the clock: the move is completed, in the envelope or on the board.
    pub(super) fn close_envelope(&mut self, by: Color) {
        let none = self.sealed.as_ref().is_none_or(|sealed| sealed.opened);
        if none && self.sealed_on_board(by).is_some() {
            self.sealed = Some(self.sealed_by(by, None));
        }
        let Some(sealed) = self.sealed.as_mut().filter(|sealed| sealed.by == by) else {
            return;
        };
        sealed.closed = true;
        if sealed.on_board.is_some() && self.unpressed[by] {
            self.completed[by] += 1;
            self.unpressed[by] = false;
        }
    }

    /// The sealed move is made on the board, completed by the sealing.
    pub fn open_envelope(&mut self) {
        if let Some(sealed) = &mut self.sealed {
            sealed.opened = true;
        }
        self.seal_ordered = false;
        self.moved_since_resumption = ByColor::default();
    }

    /// A move is made while an envelope is still about: that the game goes on without it is right
    /// where it is lost (I.12.1) or the sealed move stands on the board.
    pub(super) fn play_on_without_envelope(&mut self) {
        let lost = self.envelope_lost;
        let sealed = self.sealed.as_ref();
        if sealed.is_some_and(|it| it.closed && !it.opened && (lost || it.on_board.is_some())) {
            self.open_envelope();
        }
    }
}
