//! Going back: positions set up again, a promotion finished by the arbiter.

use shakmaty::{ByColor, Role};

use super::state::Touches;
use super::{Board, Ply, State};

impl State {
    /// Takes back everything from a half-move of the story on.
    pub fn restore(&mut self, number: usize) {
        let Some(ply) = self.history.ply(number).cloned() else {
            return;
        };
        self.restored = true;
        self.board = ply.before;
        self.counts.made = ply.made;
        self.counts.completed = ply.completed;
        self.counts.unpressed = ByColor::default();
        self.turn.start_again(ply.touched, ply.obligation);
        self.history.cut(number);
        self.forget_answer(number);
        self.seal_again();
    }

    /// A press without a move was made on top of a half-move that is dealt with now: the clock was
    /// pressed back, and that is no matter of its own any more.
    pub fn forget_answer(&mut self, number: usize) {
        self.clocks.empty_press = self.clocks.empty_press.filter(|press| press.ply < number);
    }

    /// Goes back to the position after a half-move; nothing is known of what was touched then.
    pub fn rewind(&mut self, number: usize) {
        let Some(position) = self.history.position(number).cloned() else {
            return;
        };
        self.restored = true;
        self.board = Board::Legal(position);
        self.history.cut(number + 1);
        self.forget_answer(number + 1);
        self.turn.start_again(Touches::new(), None);
        self.counts.unpressed = ByColor::default();
        self.seal_again();
    }

    /// Replaces the pawn that a half-move left on the last rank (7.5.2); what was played after it
    /// is void.
    pub fn finish_promotion(&mut self, number: usize, role: Role) {
        let Some(ply) = self.history.ply(number).cloned() else {
            return;
        };
        if number < self.history.length() {
            self.turn.start_again(Touches::new(), None);
            self.counts.unpressed = ByColor::default();
            self.counts.made = ply.made;
            self.counts.made[ply.by] += 1;
            self.counts.completed = ply.completed;
            self.counts.completed[ply.by] += 1;
        }
        let movement = ply
            .before
            .examine(ply.by, ply.movement.from, ply.movement.to, Some(role));
        self.board = ply.before.after_hand(&movement);
        self.history.cut(ply.number);
        self.forget_answer(ply.number);
        self.history.push(Ply {
            movement,
            settled: true,
            ..ply
        });
        self.history.appear(&self.board);
    }
}
