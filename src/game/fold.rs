//! From events to moments, and from moments to the next state.

use shakmaty::{ByColor, CastlingSide, Color, Move, Piece, Role, Square};
use smallvec::smallvec;

use super::board::arrival;
use super::moment::{Moment, Moments, Press};
use super::notation::{self, Reading};
use super::scenario::{Act, Event, Intent, MoveText, NoticedBy, PieceColour};
use super::setting::Variant;
use super::state::{
    Attendance, EmptyPress, Fall, Loose, Offers, Outcome, State, Touch, Touches, Turn,
};
use super::{Fault, Movement, Ply, Regime};

/// A move of the story can't be understood in its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// Several pieces fit.
    WhichPiece,
    /// No piece fits.
    NoSuchPiece,
}

impl State {
    /// The moments that an event consists of.
    pub fn moments(&self, event: &Event) -> Result<Moments, Unclear> {
        let Some(by) = event.who.side() else {
            return Ok(smallvec![Moment::Happened]);
        };
        if let Some(moments) = self.finishing_moments(by, &event.act) {
            return Ok(moments);
        }
        Ok(match &event.act {
            Act::Touch { square, intent } => smallvec![Moment::Touched {
                by,
                square: *square,
                intent: *intent,
            }],
            Act::Move {
                text,
                hands,
                touched,
                unfinished,
            } => {
                if self.follows_promotion(by, text) {
                    return Ok(smallvec![Moment::Happened]);
                }
                let (mut moments, replied) = self.replied_to(by);
                let state = replied.as_ref().unwrap_or(self);
                let movement = state.with_placed(by, state.movement(by, text)?);
                state.touch_all(by, &movement, touched, &mut moments);
                if let Some(told) = unfinished {
                    return Ok(state.unfinished_moments(by, movement, *told, moments));
                }
                moments.push(state.let_go(by, movement, *hands));
                moments
            }
            Act::Place {
                square,
                piece,
                colour,
                from,
                pawn_left,
                ..
            } => match &self.turn.loose {
                Some(loose)
                    if loose.by == by
                        && loose.movement.unfinished
                        && *square == loose.movement.to =>
                {
                    let Movement { from, to, .. } = loose.movement;
                    let movement = self.board.examine(by, from, to, Some(*piece));
                    smallvec![self.let_go(by, movement, loose.hands)]
                }
                _ => match self.promoted_by_hand(by, *square, *piece, *from) {
                    Some(movement) if *colour == PieceColour::Own && !*pawn_left => {
                        let mut moments = Moments::new();
                        self.touch_all(by, &movement, &[], &mut moments);
                        moments.push(self.let_go(by, movement, 1));
                        moments
                    }
                    _ => smallvec![Moment::Happened],
                },
            },
            Act::Press { hand } => smallvec![Moment::Pressed {
                by,
                hand: *hand,
                press: self.press(by),
            }],
            _ => smallvec![Moment::Happened],
        })
    }

    /// What a reply makes of an irregular act of the opponent: his piece stands where it is, or the
    /// turn has passed; with the state in which the reply is made.
    fn replied_to(&self, by: Color) -> (Moments, Option<State>) {
        let moment = match (&self.turn.loose, self.fresh_press()) {
            _ if self.is_concluded() || self.has_move(by) => None,
            (Some(loose), _) if loose.by != by => Some(Moment::Answered { by: loose.by }),
            (None, Some(presser))
                if presser != by && self.setting.regime() == Regime::Simplified =>
            {
                Some(Moment::TurnPassed { by: presser })
            }
            _ => None,
        };
        let state = moment.as_ref().map(|moment| {
            let mut state = self.clone();
            state.fold(moment, None);
            state
        });
        (moment.into_iter().collect(), state)
    }

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
        self.turn.start_again(Touches::new(), None);
        self.clocks.paused = false;
    }

    /// A pawn moved to where its new piece already stands is a finished promotion (4.6.2).
    fn with_placed(&self, by: Color, movement: Movement) -> Movement {
        match self.turn.placed {
            Some((who, square, piece))
                if who == by && movement.unfinished && square == movement.to =>
            {
                self.board.examine(by, movement.from, square, Some(piece))
            }
            _ => movement,
        }
    }

    /// The promotion that a new piece put on the last rank is: of the pawn that is named, or of the
    /// only one that can go there. The pawn need not have been pushed (4.6.1, 4.6.2).
    fn promoted_by_hand(
        &self,
        by: Color,
        square: Square,
        piece: Role,
        from: Option<Square>,
    ) -> Option<Movement> {
        let possible = !matches!(piece, Role::King | Role::Pawn);
        let free = self.turn.loose.is_none() && self.has_move(by) && self.turn() == by;
        if !possible || !free || square.rank() != by.other().backrank() {
            return None;
        }
        let pawns = self.board.pieces().by_piece(by.pawn());
        let mut reaching: Vec<Movement> = pawns
            .into_iter()
            .filter(|pawn| from.is_none_or(|from| from == *pawn))
            .map(|pawn| self.board.examine(by, pawn, square, Some(piece)))
            .filter(|movement| matches!(movement.faults[..], [] | [Fault::SelfCheck]))
            .collect();
        if reaching.len() > 1 {
            reaching.retain(|movement| movement.faults.is_empty());
        }
        // What was touched before may tell which of several pawns is meant.
        if reaching.len() > 1 {
            reaching.retain(|it| self.turn.has_touched(it.from));
        }
        // Whoever has touched another piece first is bound by that.
        let touched = self.turn.touched.is_empty()
            || self.turn.has_touched(square)
            || (reaching.iter()).any(|it| self.turn.has_touched(it.from));
        let only = reaching.len() == 1 && touched;
        reaching.pop().filter(|_| only)
    }

    /// Whether a hand only follows up a promotion that is made: the pawn goes where its new piece
    /// stands.
    fn follows_promotion(&self, by: Color, text: &MoveText) -> bool {
        let Some(last) = self
            .history
            .last()
            .filter(|ply| ply.by == by && !ply.pressed)
        else {
            return false;
        };
        let MoveText::Uci { from, to, .. } = text else {
            let MoveText::San(text) = text else {
                return false;
            };
            let before = &last.before;
            let same = |played: &Move| {
                played.from() == Some(last.movement.from) && played.to() == last.movement.to
            };
            return last.movement.promotion.is_some()
                && match notation::read(text, before) {
                    Reading::Move(played) => same(&played) && last.movement.lawful == Some(played),
                    Reading::Ambiguous(moves) => moves.iter().all(same),
                    _ => false,
                };
        };
        last.movement.promotion.is_some() && (last.movement.from, last.movement.to) == (*from, *to)
    }

    /// What the player has chosen for a pawn that is not moved yet: the first piece put on the
    /// square, if a pawn can become one (4.4.4).
    pub fn chosen(&self, by: Color, square: Square) -> Option<Role> {
        let (who, on, piece) = self.turn.placed?;
        let possible = !matches!(piece, Role::King | Role::Pawn);
        (who == by && on == square && possible).then_some(piece)
    }

    pub(super) fn let_go(&self, by: Color, movement: Movement, hands: u8) -> Moment {
        let made = movement.faults.is_empty()
            && !movement.unfinished
            && movement.rest.is_none()
            && !self.is_sealed_already(by)
            && !self.is_concluded();
        if made {
            Moment::Made {
                by,
                movement,
                hands,
            }
        } else {
            Moment::Released {
                by,
                movement,
                hands,
            }
        }
    }

    /// What a hand does when the story tells a move.
    pub fn movement(&self, by: Color, text: &MoveText) -> Result<Movement, Unclear> {
        let text = match text {
            MoveText::Uci {
                from,
                to,
                promotion,
            } => return Ok(self.board.examine(by, *from, *to, *promotion)),
            MoveText::San(text) => text,
        };
        self.understand(by, text)
    }

    /// What a written move means, legal or not; out of turn it is read as if it were the turn.
    pub fn understand(&self, by: Color, text: &str) -> Result<Movement, Unclear> {
        let of = |played: shakmaty::Move, promotion| {
            let from = played.from().unwrap_or(Square::A1);
            self.board.examine(by, from, arrival(played), promotion)
        };
        let board = self.board.with_turn(by);
        let pattern = match notation::read(text, &board) {
            Reading::Move(played) if self.turn() == by => return Ok(board.lawful(played)),
            Reading::Move(played) => return Ok(of(played, played.promotion())),
            Reading::Ambiguous(moves) => {
                let unfinished = moves
                    .iter()
                    .all(|played| played.is_promotion() && played.from() == moves[0].from());
                return match unfinished {
                    true => Ok(of(moves[0], None)),
                    false => Err(Unclear::WhichPiece),
                };
            }
            Reading::Unreadable => return Err(Unclear::NoSuchPiece),
            Reading::Illegal(pattern) => pattern,
        };
        let promotion = match pattern {
            notation::Pattern::Piece { promotion, .. } => promotion,
            notation::Pattern::Castle(_) => None,
        };
        match pattern.origins(&board, by)[..] {
            [] => Err(Unclear::NoSuchPiece),
            [from] => {
                let to = self.target(pattern, by, from);
                Ok(self.board.examine(by, from, to, promotion))
            }
            _ => Err(Unclear::WhichPiece),
        }
    }

    /// Where a hand goes that means a pattern: in Chess960 castling is told by the rook.
    fn target(&self, pattern: notation::Pattern, by: Color, king: Square) -> Square {
        let usual = pattern.target(by);
        let notation::Pattern::Castle(side) = pattern else {
            return usual;
        };
        if self.setting.variant != Variant::Chess960 {
            return usual;
        }
        let queen_side = side == CastlingSide::QueenSide;
        let rook = self.board.castling_rook_towards(by, king, queen_side);
        rook.unwrap_or(usual)
    }

    /// The touches that a move implies: as told, or the own piece first, then what it takes or
    /// pushes off its square.
    fn touch_all(&self, by: Color, movement: &Movement, told: &[Square], moments: &mut Moments) {
        let pushed_off = movement.faults.contains(&Fault::OwnOccupied);
        let implied = [
            Some(movement.from),
            movement.captured,
            movement.castling,
            pushed_off.then_some(movement.to),
        ];
        let implied = implied.into_iter().flatten().filter(|_| told.is_empty());
        let touched = implied
            .chain(told.iter().copied())
            .filter(|square| !self.turn.has_touched(*square));
        moments.extend(touched.map(|square| Moment::Touched {
            by,
            square,
            intent: Intent::Move,
        }));
    }

    fn press(&self, by: Color) -> Press {
        if self.aside.unannounced == Some(by) && self.counts.unpressed[by] {
            return Press::Unannounced;
        }
        if self.turn.loose.as_ref().is_some_and(|loose| loose.by == by) {
            return Press::CompletesIllegal;
        }
        if self
            .adjournment
            .sealed
            .as_ref()
            .is_some_and(|sealed| sealed.by == by && !sealed.opened && sealed.text.is_some())
        {
            return Press::Seals;
        }
        match (self.counts.unpressed[by], self.has_move(by)) {
            (true, false) => Press::Completes,
            (true, true) => Press::CompletesLate,
            (false, true) => Press::WithoutMove,
            (false, false) => Press::OutOfTurn,
        }
    }

    /// Whether a moment leaves the state as it is until somebody rules on it, but for what is
    /// touched: something is said, seen or asked for, and nothing is done.
    pub fn is_left_by(moment: &Moment, event: Option<&Event>) -> bool {
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
    pub fn is_left(&self, before: &State) -> bool {
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
                    self.turn.loose = Some(Loose {
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
    pub fn hear(&mut self, moment: &Moment, event: Option<&Event>) {
        if let (Moment::Happened, Some(event)) = (moment, event)
            && let (Act::Claim(_), Some(_)) = (&event.act, event.who.side())
            && !self.is_concluded()
        {
            self.turn.claimed = true;
        }
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

    /// The promotions that a pawn let go on the last rank leaves (4.7), if another move is made and
    /// nothing was touched before the pawn.
    fn promised(&self, made: &Movement) -> Option<Vec<Move>> {
        let Movement { from, to, .. } = self
            .turn
            .loose
            .as_ref()
            .map(|loose| &loose.movement)
            .filter(|loose| {
                loose.unfinished
                    && !loose.is_illegal()
                    && (loose.from, loose.to) != (made.from, made.to)
            })?;
        self.turn
            .touched
            .first()
            .filter(|touch| touch.square == *from)?;
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
            Press::OutOfTurn | Press::Unannounced => {}
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
