//! Acts that are not finished: castling without the rook, a captured piece left standing, a
//! promotion piece of the wrong colour or beside its pawn.

use shakmaty::{CastlingSide, Color, Move, Role, Square};
use smallvec::smallvec;

use super::moment::{Moment, Moments};
use super::scenario::{Act, Intent, PieceColour, Unfinished};
use super::setting::KingToCastlingSquare;
use super::state::UncompletedMove;
use super::{Movement, Ply, State};

/// What a hand has left to be done before its move is made (4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// The rook of a castling has not moved.
    Rook,
    /// The captured piece still stands.
    Captured,
    /// The pawn of a promotion still stands on its square.
    PawnLeft,
    /// The new piece has the opponent's colour.
    OtherColour,
}

impl Rest {
    fn of(word: Unfinished) -> Option<Rest> {
        match word {
            Unfinished::Rook => Some(Rest::Rook),
            Unfinished::Captured => Some(Rest::Captured),
            Unfinished::Held => None,
        }
    }
}

impl State {
    /// The moments of a move that is told as unfinished.
    pub(super) fn unfinished_moments(
        &self,
        by: Color,
        mut movement: Movement,
        told: Unfinished,
        touched: Moments,
    ) -> Moments {
        let mut moments = touched;
        let rest = match Rest::of(told) {
            None => {
                // Only the king is in the hand.
                let rook = movement.castling;
                let is_rook = |moment: &Moment| matches!(moment, Moment::Touched { square, .. } if Some(*square) == rook);
                moments.retain(|moment| !is_rook(moment));
                moments.push(Moment::Happened);
                return moments;
            }
            Some(Rest::Rook) => movement.castling.map(|_| Rest::Rook),
            Some(rest) => movement.captured.map(|_| rest),
        };
        let Some(rest) = rest else {
            moments.push(self.let_go(by, movement, 1));
            return moments;
        };
        movement.rest = Some(rest);
        movement.lawful = None;
        // The rook of an unfinished castling, or the piece left standing, is not touched yet.
        let left = match rest {
            Rest::Rook => movement.castling,
            Rest::Captured => movement.captured,
            Rest::PawnLeft | Rest::OtherColour => None,
        };
        moments.retain(
            |moment| !matches!(moment, Moment::Touched { square, .. } if Some(*square) == left),
        );
        moments.push(Moment::Released {
            by,
            movement,
            hands: 1,
        });
        moments
    }

    /// Chess960: the castling that a king begins by a step to its castling square: castling was
    /// announced, the rook was touched after the king, or the event takes it so (II.3.2, 4.7.2).
    pub(super) fn begun_castling(
        &self,
        by: Color,
        movement: &Movement,
        told: &[Square],
    ) -> Option<Movement> {
        let Movement { from, to, .. } = *movement;
        let king = movement.role == Some(Role::King) && movement.castling.is_none();
        if self.is_standard() || !king || self.turn() != by || to.rank() != by.backrank() {
            return None;
        }
        let side = [CastlingSide::KingSide, CastlingSide::QueenSide]
            .into_iter()
            .find(|side| side.king_to(by) == to)?;
        let queen_side = side == CastlingSide::QueenSide;
        let rook = self.board.castling_rook_towards(by, from, queen_side)?;
        let touched = self.turn.touched.iter().map(|touch| touch.square);
        let touched: Vec<Square> = touched.chain(told.iter().copied()).collect();
        let place = |square: Square| touched.iter().position(|it| *it == square);
        let after_king = place(rook).is_some_and(|rook| place(from).is_some_and(|it| it < rook));
        let switch = self.setting.switches().chess960_king_to_castling_square;
        let meant = after_king
            || self.aside.castling_announced == Some(by)
            || switch == KingToCastlingSquare::Castling;
        let castling = self.board.examine(by, from, rook, None);
        (meant && castling.lawful.is_some()).then_some(castling)
    }

    /// The moments of a castling begun with the king: made at once where the rook stands on its
    /// square already.
    pub(super) fn begun_moments(
        &self,
        by: Color,
        castling: Movement,
        told: &[Square],
        mut moments: Moments,
    ) -> Moments {
        self.touch_all(by, &castling, told, &mut moments);
        let stays = castling.castling.is_some_and(|rook| {
            let side = CastlingSide::from_queen_side(rook < castling.from);
            side.rook_to(by) == rook
        });
        if stays {
            moments.push(self.let_go(by, castling, 1));
            return moments;
        }
        self.unfinished_moments(by, castling, Unfinished::Rook, moments)
    }

    /// The loose movement of a player that only waits for its rest.
    fn waiting(&self, by: Color) -> Option<&UncompletedMove> {
        self.turn
            .loose
            .as_ref()
            .filter(|loose| loose.by == by && loose.movement.rest.is_some())
    }

    /// The whole movement of one that waits for its rest.
    fn whole(&self, loose: &UncompletedMove) -> Movement {
        let Movement {
            from,
            to,
            promotion,
            castling,
            ..
        } = loose.movement;
        match castling {
            // In Chess960 castling is told by the rook.
            Some(rook) if !self.is_standard() => self.board.examine(loose.by, from, rook, None),
            _ => self.board.examine(loose.by, from, to, promotion),
        }
    }

    fn is_standard(&self) -> bool {
        self.setting.variant == super::setting::Variant::Standard
    }

    /// The moments of an act that finishes what was left, or begins something like it; none where
    /// the act is nothing of the kind.
    pub(super) fn finishing_moments(&self, by: Color, act: &Act) -> Option<Moments> {
        if self.is_concluded() {
            return None;
        }
        let waiting = self.waiting(by);
        let finish = |loose: &UncompletedMove| -> Moments {
            smallvec![self.let_go(by, self.whole(loose), loose.hands)]
        };
        match act {
            Act::Finish => waiting.map(finish),
            Act::Remove { square } => {
                let rest = waiting.and_then(|loose| loose.movement.rest);
                match (waiting, rest) {
                    (Some(loose), Some(Rest::Captured))
                        if loose.movement.captured == Some(*square) =>
                    {
                        Some(finish(loose))
                    }
                    (Some(loose), Some(Rest::PawnLeft)) if loose.movement.from == *square => {
                        Some(finish(loose))
                    }
                    _ => Some(self.removal(by, *square)),
                }
            }
            Act::Move { text, .. } => {
                let loose = waiting.filter(|loose| loose.movement.rest == Some(Rest::Rook))?;
                let rook = loose.movement.castling?;
                let moved = self.movement(by, text).ok()?;
                (moved.from == rook).then(|| finish(loose))
            }
            Act::Place {
                square,
                piece,
                colour,
                from,
                pawn_left,
                ..
            } => self.placement(by, *square, *piece, *colour, *from, *pawn_left),
            _ => None,
        }
    }

    /// A piece is taken off the board: it is touched; a pawn about to promote to a single square is
    /// a promotion begun (4.6.2).
    fn removal(&self, by: Color, square: Square) -> Moments {
        let mut moments = Moments::new();
        let own = self.board.pieces().color_at(square) == Some(by);
        if !self.turn.has_touched(square) {
            moments.push(Moment::Touched {
                by,
                square,
                intent: if own { Intent::Move } else { Intent::Capture },
            });
        }
        let targets = self.promotion_targets(by, square);
        match targets[..] {
            [to] if own && self.turn.loose.is_none() && self.has_move(by) => {
                moments.push(Moment::Released {
                    by,
                    movement: self.board.examine(by, square, to, None),
                    hands: 1,
                });
            }
            _ => moments.push(Moment::Happened),
        }
        moments
    }

    /// The squares to which a pawn can promote.
    pub(super) fn promotion_targets(&self, by: Color, from: Square) -> Vec<Square> {
        if self.turn() != by {
            return Vec::new();
        }
        let legal = self.board.legal_moves();
        let mut targets: Vec<Square> = legal
            .iter()
            .filter(|played| played.is_promotion() && played.from() == Some(from))
            .map(|played| played.to())
            .collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// A promotion piece that does not make the move: of the other colour, beside its pawn, or none
    /// that a pawn can become.
    fn placement(
        &self,
        by: Color,
        square: Square,
        piece: Role,
        colour: PieceColour,
        from: Option<Square>,
        pawn_left: bool,
    ) -> Option<Moments> {
        if !self.has_move(by) || square.rank() != by.other().backrank() {
            return None;
        }
        let impossible = matches!(piece, Role::King | Role::Pawn);
        if let Some(loose) = self.waiting(by).filter(|loose| loose.movement.to == square) {
            // The kind is final; the right colour makes the move (4.4.4).
            let same = loose.movement.promotion == Some(piece) && colour == PieceColour::Own;
            return Some(
                match same && loose.movement.rest == Some(Rest::OtherColour) {
                    true => smallvec![self.let_go(by, self.whole(loose), loose.hands)],
                    false => smallvec![Moment::Happened],
                },
            );
        }
        let loose = self.turn.loose.as_ref().filter(|loose| {
            loose.by == by && loose.movement.unfinished && loose.movement.to == square
        });
        let pawn = match loose {
            Some(loose) => Some(loose.movement.from),
            None => from.or_else(|| self.only_pawn_for(by, square)),
        }?;
        if impossible {
            let begun = self.board.examine(by, pawn, square, None);
            return Some(match loose {
                Some(_) => smallvec![Moment::Happened],
                None => smallvec![Moment::Released {
                    by,
                    movement: begun,
                    hands: 1,
                }],
            });
        }
        let rest = match (colour, pawn_left) {
            (PieceColour::Other, _) => Rest::OtherColour,
            (PieceColour::Own, true) => Rest::PawnLeft,
            (PieceColour::Own, false) => return None,
        };
        let mut movement = self.board.examine(by, pawn, square, Some(piece));
        if movement.is_illegal() {
            return None;
        }
        movement.rest = Some(rest);
        movement.lawful = None;
        Some(smallvec![Moment::Released {
            by,
            movement,
            hands: loose.map_or(1, |loose| loose.hands),
        }])
    }

    /// The only pawn that can promote on a square.
    fn only_pawn_for(&self, by: Color, square: Square) -> Option<Square> {
        if self.turn() != by {
            return None;
        }
        let legal = self.board.legal_moves();
        let mut pawns: Vec<Square> = legal
            .iter()
            .filter(|played| played.is_promotion() && played.to() == square)
            .filter_map(|played| played.from())
            .collect();
        pawns.sort_unstable();
        pawns.dedup();
        let only = pawns.len() == 1;
        pawns.pop().filter(|_| only)
    }

    /// The moves that are left by what a hand has begun (4.4.4, 4.7.1, 4.7.2).
    pub fn left_by_rest(&self, before: &super::Board, movement: &Movement) -> Vec<Move> {
        let fits = |played: &Move| match (movement.rest, *played) {
            (Some(Rest::Rook), Move::Castle { king, rook }) => {
                king == movement.from && Some(rook) == movement.castling
            }
            (Some(Rest::Rook) | None, _) => false,
            (Some(_), played) => {
                played.from() == Some(movement.from)
                    && played.to() == movement.to
                    && !played.is_castle()
                    && (movement.promotion.is_none() || played.promotion() == movement.promotion)
            }
        };
        before.legal_moves().into_iter().filter(fits).collect()
    }

    /// Does what a half-move of the story has left undone; what was played after it is void.
    pub fn finish_rest(&mut self, number: usize) {
        let Some(ply) = self.history.ply(number).cloned() else {
            return;
        };
        let Some(played) = self
            .left_by_rest(&ply.before, &ply.movement)
            .first()
            .copied()
        else {
            return;
        };
        self.board = ply.before.after(played);
        let movement = ply.before.lawful(played);
        self.history.cut(ply.number);
        self.forget_answer(ply.number);
        self.turn.loose = None;
        self.turn.touched.clear();
        self.history.push(Ply {
            movement,
            settled: true,
            ..ply
        });
        self.history.appear(&self.board);
    }
}
