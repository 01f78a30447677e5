//! From events to moments: what hands do when the story tells that somebody acts.

use shakmaty::{Color, Move, Role, Square};
use smallvec::smallvec;

use super::moment::{Moment, Moments, Press};
use super::notation::{self, Reading};
use super::scenario::{Act, Event, Intent, MoveText, PieceColour};
use super::{Fault, Movement, Regime, State, Unclear};

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
                let begun = state.begun_castling(by, &movement, touched);
                if let (Some(castling), None) = (begun, unfinished) {
                    return Ok(state.begun_moments(by, castling, touched, moments));
                }
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

    /// The touches that a move implies: as told, or the own piece first, then what it takes or
    /// pushes off its square.
    pub(super) fn touch_all(
        &self,
        by: Color,
        movement: &Movement,
        told: &[Square],
        moments: &mut Moments,
    ) {
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
}
