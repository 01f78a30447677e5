//! From moments to the next state.

use shakmaty::{ByColor, Color, Move, Piece, Role, Square};

use super::moment::{Moment, Press};
use super::scenario::{Act, Basis, Event, Intent, NoticedBy};
use super::setting::BlindPress;
use super::state::{
    Attendance, EmptyPress, Fall, Offers, Outcome, State, Touch, Touches, Turn, UncompletedMove,
};
use super::{Movement, Ply, Regime};
use crate::rule;

impl State {
    fn fold_answered(&mut self, by: Color) {
        let Some(loose) = self.turn.loose.take() else {
            return;
        };
        self.record(by, &loose.movement, loose.hands, false);
        self.counts.made[by] += 1;
        self.counts.unpressed[by] = true;
    }

    fn fold_turn_passed(&mut self, by: Color) {
        self.board = self.board.with_turn(by.other());
        self.clocks.empty_press = None;
        self.clocks.passed_turn = true;
        self.turn.start_again(Touches::new(), None);
        self.clocks.paused = false;
    }

    /// Whether a moment leaves the state as it is until somebody rules on it, but for what is
    /// touched: something is said, seen or asked for, and nothing is done.
    pub fn is_unchanged_by(moment: &Moment, event: Option<&Event>) -> bool {
        match (moment, event.map(|event| &event.act)) {
            (Moment::Opening, None) | (Moment::Touched { .. } | Moment::RanOut { .. }, _) => true,
            (Moment::Happened, Some(Act::Find(finding))) => finding.readable != Some(false),
            (Moment::Happened, Some(act)) => matches!(
                act,
                Act::Claim(_)
                    | Act::Offer
                    | Act::ConditionalOffer { .. }
                    | Act::Accept
                    | Act::Decline
                    | Act::Dispute
                    | Act::Withdraw(_)
                    | Act::RequestIncrement
                    | Act::Resign
                    | Act::Flag(NoticedBy::Opponent | NoticedBy::Arbiter)
                    | Act::Flags { .. }
                    | Act::Complain { .. }
                    | Act::Observe { .. }
                    | Act::StopRecording
                    | Act::Discover { .. }
                    | Act::Check
                    | Act::Envelope { .. }
                    | Act::States { .. }
            ),
            _ => false,
        }
    }

    /// Whether a state is what it was before, but for what is touched.
    pub fn is_unchanged(&self, before: &State) -> bool {
        let mut before = before.clone();
        before.turn.touched = self.turn.touched.clone();
        *self == before
    }

    /// The state after a moment: what is so now, before anybody rules on it.
    pub fn fold(&mut self, moment: &Moment, event: Option<&Event>) {
        if let (Some(Act::Sign { result }), Some(side)) = (
            event.map(|event| &event.act),
            event.and_then(|event| event.who.side()),
        ) {
            self.scoresheets.signed[side] = match result.trim() {
                "" => self.ended.map(|ending| ending.outcome),
                named => Outcome::read(named),
            };
        }
        // Who was there is known in full only when the last one has come, maybe after a forfeit.
        if let Some(event) = event {
            let attendance = match event.act {
                Act::Present => Some(Attendance::Present),
                Act::Absent => Some(Attendance::Absent),
                Act::NoShow => Some(Attendance::Never),
                Act::Arrive { late_s } => Some(Attendance::Late(late_s)),
                _ => None,
            };
            if let (Some(attendance), Some(side)) = (attendance, event.who.side()) {
                self.attendance[side] = attendance;
            }
        }
        if self.is_concluded() {
            return;
        }
        match moment {
            Moment::Opening | Moment::RanOut { .. } => {}
            Moment::Touched { by, square, intent } => self.fold_touch(*by, *square, *intent),
            Moment::Released {
                by,
                movement,
                hands,
            } => {
                if self.has_move(*by) {
                    self.turn.loose = Some(UncompletedMove {
                        by: *by,
                        movement: movement.clone(),
                        hands: *hands,
                    });
                }
            }
            Moment::Made {
                by,
                movement,
                hands,
            } => self.fold_made(*by, movement, *hands),
            Moment::Answered { by } => self.fold_answered(*by),
            Moment::TurnPassed { by } => self.fold_turn_passed(*by),
            Moment::Pressed { by, press, .. } => self.fold_press(*by, *press),
            Moment::Happened => {
                if let Some(event) = event {
                    self.fold_event(event);
                }
            }
        }
    }

    /// The state once a moment has been heard: what it leaves for later ones.
    pub fn after_ruling(&mut self, moment: &Moment, event: Option<&Event>) {
        let (Moment::Happened, Some(event)) = (moment, event) else {
            return;
        };
        let Some(by) = event.who.side() else {
            return;
        };
        let special = match &event.act {
            Act::Claim(claim) if !self.is_concluded() => {
                self.turn.claimed = true;
                match claim.basis {
                    Basis::Threefold | Basis::Fifty => Some(rule!("draw.claim.is-offer")),
                    _ => return,
                }
            }
            Act::RequestIncrement => Some(rule!("quickplay.increment-request")),
            Act::Offer | Act::ConditionalOffer { .. } => self
                .is_adjourned()
                .then_some(rule!("adjourn.draw-offer-after-seal")),
            _ => return,
        };
        self.offers.special = special.map(|rule| (by, rule));
    }

    fn fold_touch(&mut self, by: Color, square: Square, intent: Intent) {
        let binding = match intent {
            Intent::Move | Intent::Capture | Intent::AdjustUnannounced => true,
            Intent::Feel => !self.setting.blind[by],
            Intent::Adjust | Intent::Accident => false,
        };
        if !binding || !self.has_move(by) {
            return;
        }
        if let Some(Piece { color, role }) = self.board.pieces().piece_at(square) {
            let touch = Touch {
                square,
                color,
                role,
            };
            self.turn.touched.push(touch);
            self.let_king_come_first(by);
        }
    }

    /// Chess960: who has announced castling may touch the rook first (II.3.2.7.1).
    fn let_king_come_first(&mut self, by: Color) {
        let free = self.setting.switches().chess960_announced_order_free
            && self.aside.castling_announced == Some(by);
        if let ([first, second], true) = (&mut self.turn.touched[..], free)
            && (first.role, second.role) == (Role::Rook, Role::King)
        {
            std::mem::swap(first, second);
        }
    }

    fn fold_made(&mut self, by: Color, movement: &Movement, hands: u8) {
        if self.counts.unpressed[by] {
            // The earlier move counts as completed when the next one is made (6.2.1.2).
            self.counts.completed[by] += 1;
            if let Some(earlier) = self.history.last_mut(|ply| ply.by == by) {
                earlier.pressed = true;
            }
        }
        self.play_on_without_envelope();
        self.record(by, movement, hands, false);
        self.seal_on_board(by);
        self.counts.made[by] += 1;
        self.counts.unpressed[by] = true;
        self.scoresheets.written = None;
        self.aside.castling_announced = None;
        if self.setting.regime() == Regime::Simplified || self.aside.pressed_unannounced == Some(by)
        {
            self.aside.pressed_unannounced = None;
        }
        if self.setting.blind[by] {
            self.aside.unannounced = Some(by);
            self.aside.slipped = false;
        }
        let sheet = &mut self.scoresheets.sheets[by];
        if sheet.unrecorded > 0 {
            sheet.unrecorded += 1;
        }
        self.adjournment.moved_since_resumption[by] = true;
    }

    /// What a hand has begun and must finish (4.4.4, 4.7), if another move is made and nothing was
    /// touched before: the promotions of a pawn let go on the last rank, the castling of a king let
    /// go on its castling square.
    fn promised(&self, made: &Movement) -> Option<Vec<Move>> {
        let begun = self.turn.loose.as_ref().map(|loose| &loose.movement);
        let begun = begun.filter(|loose| !loose.is_illegal())?;
        let Movement { from, to, .. } = begun;
        self.turn
            .touched
            .first()
            .filter(|touch| touch.square == *from)?;
        if begun.rest.is_some() {
            let moves = self.left_by_rest(&self.board, begun);
            let finished = made.lawful.is_some_and(|made| moves.contains(&made));
            return Some(moves).filter(|moves| !finished && !moves.is_empty());
        }
        if !begun.unfinished || (*from, *to) == (made.from, made.to) {
            return None;
        }
        let fits = |played: &Move| played.from() == Some(*from) && played.to() == *to;
        let moves: Vec<_> = self
            .board
            .possible_moves()
            .into_iter()
            .filter(fits)
            .collect();
        Some(moves).filter(|moves| !moves.is_empty())
    }

    fn record(&mut self, by: Color, movement: &Movement, hands: u8, pressed: bool) {
        let number = self.history.length() + 1;
        let promised = self.promised(movement);
        let turn = std::mem::take(&mut self.turn);
        let before = self.board.clone();
        self.board = before.after_hand(movement);
        self.history.push(Ply {
            number,
            by,
            movement: movement.clone(),
            before,
            touched: turn.touched,
            hands,
            pressed,
            gained_s: if pressed { self.gain_of(by) } else { 0 },
            made: self.counts.made,
            completed: self.counts.completed,
            begun: turn.obligation.is_none() && promised.is_some(),
            obligation: turn.obligation.or(promised),
            settled: false,
        });
        self.history.appear(&self.board);
        self.clocks.run();
    }

    fn fold_press(&mut self, by: Color, press: Press) {
        match press {
            Press::Completes | Press::CompletesLate => {
                let gained = self.gain_of(by);
                self.credit(by);
                self.counts.complete(by);
                if let Some(ply) = self.history.last_mut(|ply| ply.by == by) {
                    ply.pressed = true;
                    ply.gained_s = gained;
                }
            }
            Press::CompletesIllegal => {
                let Some(loose) = self.turn.loose.take() else {
                    return;
                };
                if self.counts.unpressed[by] {
                    self.counts.complete(by);
                }
                self.record(by, &loose.movement, loose.hands, true);
                self.credit(by);
                self.counts.made[by] += 1;
                self.counts.completed[by] += 1;
            }
            Press::WithoutMove => {
                // The lever is down already when he presses again: the clock gives nothing more.
                let ply = self.history.length();
                let press = EmptyPress { by, ply };
                if self.clocks.empty_press.replace(press) != Some(press) {
                    self.credit(by);
                    self.clocks.timed_anew = ByColor::default();
                }
            }
            Press::Seals => self.close_envelope(by),
            Press::Unsealed => {
                self.counts.complete(by);
                self.adjournment.moved_since_resumption[by] = false;
            }
            Press::Unannounced => {
                let switch = self.setting.switches().blind_press_before_announcing;
                let counts = switch == BlindPress::Illegal;
                self.aside.pressed_unannounced = counts.then_some(by);
            }
            Press::OutOfTurn => {}
        }
        self.clocks.run();
    }

    fn credit(&mut self, by: Color) {
        let gained_ms = self.gain_of(by).saturating_mul(1000);
        let clock = &mut self.clocks[by];
        clock.left_ms = clock.left_ms.saturating_add(gained_ms);
    }

    fn fold_event(&mut self, event: &Event) {
        let side = event.who.side();
        match (&event.act, side) {
            (Act::Write { text, .. }, Some(by)) => {
                let sheet = &mut self.scoresheets.sheets[by];
                sheet.unrecorded = sheet.unrecorded.saturating_sub(1);
                sheet.outdated &= sheet.unrecorded > 0;
                if self.has_move(by) {
                    self.scoresheets.written = Some((by, text.clone()));
                }
            }
            (Act::Remove { square }, Some(by))
                if self.has_move(by) && self.promotion_targets(by, *square).len() > 1 =>
            {
                self.turn.taken_off = Some(*square);
            }
            (Act::StopClocks { .. }, _) => {
                self.clocks.paused = true;
                self.clocks.stopped = side;
                if let Some(by) = side {
                    self.close_envelope(by);
                }
            }
            // A clock that stands still lets no flag fall (6.11).
            (Act::Flag(NoticedBy::Nobody), Some(by)) if !self.is_paused() => {
                self.clocks.flag_down[by] = self.clocks.flag_down[by].or(Some(Fall {
                    ply: self.history.length(),
                    after_press: self.fresh_press() == Some(by.other()),
                    second: self.is_flag_down(by.other()),
                    completed: self.completed_by(by),
                }));
            }
            (Act::PlayOn { moves }, _) => self.fold_play_on(*moves),
            (Act::OrderSeal | Act::Adjourn { .. }, _) => self.adjournment.seal_ordered = true,
            (Act::Seal { text }, Some(by)) => self.fold_seal(by, text),
            (Act::EnvelopeMissing { .. }, _) => {
                self.resume();
                self.adjournment.envelope_lost = true;
            }
            (Act::Present | Act::Absent | Act::NoShow | Act::Arrive { .. } | Act::Open, _) => {
                self.resume()
            }
            (Act::Place { square, piece, .. }, Some(by))
                if self.has_move(by) && self.chosen(by, *square).is_none() =>
            {
                self.turn.placed = Some((by, *square, *piece));
            }
            (Act::Displace { .. }, Some(_)) => self.displaced = Some(self.history.length()),
            (Act::Find(finding), _) if finding.readable == Some(false) => {
                self.adjournment.unreadable = true
            }
            _ => {}
        }
    }

    fn fold_play_on(&mut self, moves: u32) {
        for side in [Color::White, Color::Black] {
            if self.counts.unpressed[side] && moves > 0 {
                self.counts.complete(side);
            }
            self.counts.made[side] = self.counts.made[side].saturating_add(moves);
            self.counts.completed[side] = self.counts.completed[side].saturating_add(moves);
            self.adjournment.moved_since_resumption[side] |= moves > 0;
        }
        if moves > 0 {
            self.history.skip(2 * moves as usize);
            self.turn = Turn::default();
            // Whoever moves on has touched a piece: an offer to him is rejected (9.1.2.1).
            self.offers = Offers::default();
            self.clocks.empty_press = None;
            self.clocks.run();
        }
    }
}
