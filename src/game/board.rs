//! The pieces on the board: a legal position, or one that chess can't reach but people can.

use shakmaty::attacks;
use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, FromSetup, Move, MoveList,
    Piece, Position, PositionError, Role, Setup, Square,
};

use super::san::by_squares;
use super::unfinished::Rest;
use super::{Fault, Movement};

/// What stands on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// A position that the rules of movement can work on.
    Legal(Chess),
    /// Anything else: kings missing, a king left in check, pawns on the last rank.
    Irregular(Box<Setup>),
}

impl Board {
    /// The board of a setup, legal where it can be.
    pub fn from_setup(setup: Setup) -> Board {
        Board::from_setup_in(setup, CastlingMode::Standard)
    }

    /// The board of a setup, with the castling of ordinary chess or of Chess960.
    pub fn from_setup_in(setup: Setup, mode: CastlingMode) -> Board {
        match Chess::from_setup(setup.clone(), mode) {
            Ok(position) => Board::Legal(position),
            Err(error) => error
                .ignore_too_much_material()
                .or_else(PositionError::ignore_impossible_check)
                .or_else(PositionError::ignore_invalid_ep_square)
                .or_else(PositionError::ignore_invalid_castling_rights)
                .map_or_else(|_| Board::Irregular(Box::new(setup)), Board::Legal),
        }
    }

    /// Which castling there is.
    fn mode(&self) -> CastlingMode {
        match self {
            Board::Legal(position) => position.castles().mode(),
            Board::Irregular(setup) => CastlingMode::detect(setup),
        }
    }

    fn is_chess960(&self) -> bool {
        self.mode() == CastlingMode::Chess960
    }

    /// The legal position, where it is one.
    pub fn chess(&self) -> Option<&Chess> {
        match self {
            Board::Legal(position) => Some(position),
            Board::Irregular(_) => None,
        }
    }

    /// The pieces.
    pub fn pieces(&self) -> &shakmaty::Board {
        match self {
            Board::Legal(position) => position.board(),
            Board::Irregular(setup) => &setup.board,
        }
    }

    /// Whose move it is.
    pub fn turn(&self) -> Color {
        match self {
            Board::Legal(position) => position.turn(),
            Board::Irregular(setup) => setup.turn,
        }
    }

    /// Half-moves since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        match self {
            Board::Legal(position) => position.halfmoves(),
            Board::Irregular(setup) => setup.halfmoves,
        }
    }

    /// The number of the move to come.
    pub fn fullmoves(&self) -> u32 {
        match self {
            Board::Legal(position) => position.fullmoves().get(),
            Board::Irregular(setup) => setup.fullmoves.get(),
        }
    }

    /// The position as FEN.
    pub fn fen(&self) -> String {
        match self {
            Board::Legal(position) => {
                Fen::from_position(position, EnPassantMode::Legal).to_string()
            }
            Board::Irregular(setup) => Fen::try_from_setup((**setup).clone())
                .unwrap_or_else(shakmaty::fen::LossyFenError::ignore)
                .to_string(),
        }
    }

    /// The legal moves; none are known on an irregular board.
    pub fn legal_moves(&self) -> MoveList {
        match self {
            Board::Legal(position) => position.legal_moves(),
            Board::Irregular(_) => MoveList::new(),
        }
    }

    /// The board with the other side to move: a clock was pressed without a move.
    pub fn with_turn(&self, turn: Color) -> Board {
        if self.turn() == turn {
            return self.clone();
        }
        let mut setup = self.setup();
        setup.turn = turn;
        setup.ep_square = None;
        Board::from_setup_in(setup, self.mode())
    }

    /// Plays a legal move; an irregular board stays as it is.
    pub fn play(&mut self, played: Move) {
        if let Board::Legal(position) = self {
            position.play_unchecked(played);
        }
    }

    /// The position after a legal move.
    pub fn after(&self, played: Move) -> Board {
        let mut board = self.clone();
        board.play(played);
        board
    }

    fn setup(&self) -> Setup {
        match self {
            Board::Legal(position) => position.to_setup(EnPassantMode::Legal),
            Board::Irregular(setup) => (**setup).clone(),
        }
    }

    /// The board after pieces were moved by hand, whatever the rules say.
    pub fn after_hand(&self, movement: &Movement) -> Board {
        if let Some(played) = movement.lawful {
            return self.after(played);
        }
        let mut setup = self.setup();
        let mover = setup.turn;
        let moved = match movement.rest {
            Some(Rest::PawnLeft) => setup.board.piece_at(movement.from),
            _ => setup.board.remove_piece_at(movement.from),
        };
        let taken = movement
            .captured
            .filter(|square| movement.rest != Some(Rest::Captured) || *square == movement.to);
        if let Some(square) = taken {
            setup.board.discard_piece_at(square);
        }
        // In Chess960 the king may go to where the rook stood.
        let rook = movement
            .castling
            .filter(|_| movement.rest != Some(Rest::Rook));
        let castled = rook.and_then(|rook| setup.board.remove_piece_at(rook));
        if let Some(piece) = moved {
            let role = movement.promotion.unwrap_or(piece.role);
            let color = match movement.rest {
                Some(Rest::OtherColour) => piece.color.other(),
                _ => piece.color,
            };
            let placed = Piece { role, color };
            setup.board.set_piece_at(movement.to, placed);
        }
        if let (Some(rook), Some(piece)) = (rook, castled) {
            let side = CastlingSide::from_queen_side(rook < movement.from);
            setup.board.set_piece_at(side.rook_to(mover), piece);
        }
        let quiet =
            moved.is_some_and(|piece| piece.role != Role::Pawn) && movement.captured.is_none();
        setup.halfmoves = if quiet { setup.halfmoves + 1 } else { 0 };
        if mover.is_black() {
            setup.fullmoves = setup.fullmoves.saturating_add(1);
        }
        setup.ep_square = None;
        setup.castling_rights = setup
            .castling_rights
            .without(movement.from)
            .without(movement.to);
        let pieces = self.pieces();
        for side in Color::ALL {
            if setup.board.king_of(side) != pieces.king_of(side) {
                setup.castling_rights &= Bitboard::from_rank(side.other().backrank());
            }
        }
        setup.turn = mover.other();
        Board::from_setup_in(setup, self.mode())
    }

    /// The board with a pawn replaced (7.5.2, or a promotion finished by hand).
    pub fn with_piece(&self, square: Square, piece: Piece) -> Board {
        let mut setup = self.setup();
        setup.board.set_piece_at(square, piece);
        Board::from_setup_in(setup, self.mode())
    }

    /// What a hand does by moving a piece from one square to another.
    pub fn examine(
        &self,
        by: Color,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Movement {
        let (to, castling) = self.castling_meant(by, from, to);
        let mut movement = self.outline(by, from, to, promotion, castling);
        let unfinished = movement.unfinished;
        let legal = match castling {
            Some(rook) if self.is_chess960() => self.find_castling(from, rook),
            _ => self.find_legal(from, to, promotion, unfinished),
        };
        let in_turn = self.turn() == by;
        if let (Some(played), true) = (legal, in_turn) {
            if !unfinished {
                movement.lawful = Some(played);
            }
            return movement;
        }
        if !in_turn {
            movement.faults.push(Fault::OutOfTurn);
        } else {
            movement.faults = self.faults(by, &movement);
        }
        movement
    }

    /// What a hand does by making a legal move of the player to move.
    pub fn lawful(&self, played: Move) -> Movement {
        let from = played.from().unwrap_or(Square::A1);
        let rook = match played {
            Move::Castle { rook, .. } => Some(rook),
            _ => None,
        };
        let (to, promotion) = (arrival(played), played.promotion());
        let outline = self.outline(self.turn(), from, to, promotion, rook);
        Movement {
            lawful: Some(played),
            ..outline
        }
    }

    /// What a hand does, whether it may or not.
    fn outline(
        &self,
        by: Color,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        castling: Option<Square>,
    ) -> Movement {
        let pieces = self.pieces();
        let piece = pieces.piece_at(from);
        let last_rank = piece.is_some_and(|piece| piece.role == Role::Pawn)
            && to.rank() == by.other().backrank();
        Movement {
            from,
            to,
            role: piece.map(|piece| piece.role),
            promotion,
            lawful: None,
            faults: Vec::new(),
            unfinished: last_rank && promotion.is_none(),
            captured: capture_square(self, from, to),
            castling,
            rest: None,
        }
    }

    fn find_legal(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        unfinished: bool,
    ) -> Option<Move> {
        let promotion = promotion.or(unfinished.then_some(Role::Queen));
        // A king put on its own rook means castling there, but is none on the board.
        let legal = by_squares(from, to, promotion, self.chess()?);
        let castles = |played: Move| played.is_castle() && self.is_chess960();
        legal.filter(|played| arrival(*played) == to && !castles(*played))
    }

    /// The legal castling of a king with a rook.
    fn find_castling(&self, king: Square, rook: Square) -> Option<Move> {
        let wanted = Move::Castle { king, rook };
        self.legal_moves()
            .into_iter()
            .find(|played| *played == wanted)
    }

    /// What a king's hand means: where it goes, and the rook that it castles with. In Chess960 that
    /// is a king put on its own rook, or on its castling square out of reach of a step.
    fn castling_meant(&self, by: Color, from: Square, to: Square) -> (Square, Option<Square>) {
        let pieces = self.pieces();
        if !self.is_chess960() {
            return (to, castling_rook(pieces, by, from, to));
        }
        let home = from.rank() == by.backrank() && to.rank() == from.rank();
        if pieces.piece_at(from) != Some(by.king()) || !home || from == to {
            return (to, None);
        }
        let final_square = |rook: Square| {
            let side = CastlingSide::from_queen_side(rook < from);
            side.king_to(by)
        };
        if pieces.piece_at(to) == Some(by.rook()) {
            return (final_square(to), Some(to));
        }
        let step = i32::from(to.file()) - i32::from(from.file());
        let out_of_reach = step.abs() > 1;
        let rook = self.castling_rook_towards(by, from, step < 0);
        match rook.filter(|rook| out_of_reach && final_square(*rook) == to) {
            Some(rook) => (to, Some(rook)),
            None => (to, None),
        }
    }

    /// The rook that a king castles with to a side: the one with the right, else the outermost.
    pub fn castling_rook_towards(
        &self,
        by: Color,
        king: Square,
        queen_side: bool,
    ) -> Option<Square> {
        let side = CastlingSide::from_queen_side(queen_side);
        let right = match self {
            Board::Legal(position) => position.castles().rook(by, side),
            Board::Irregular(_) => None,
        };
        let rooks = self.pieces().by_piece(by.rook()) & Bitboard::from_rank(king.rank());
        let mut there = rooks
            .into_iter()
            .filter(|rook| (*rook < king) == queen_side);
        right.or_else(|| {
            if queen_side {
                there.next()
            } else {
                there.next_back()
            }
        })
    }

    fn faults(&self, by: Color, movement: &Movement) -> Vec<Fault> {
        let Movement { from, to, .. } = *movement;
        let pieces = self.pieces();
        let Some(piece) = pieces.piece_at(from) else {
            return vec![Fault::NoPiece];
        };
        if piece.color != by {
            return vec![Fault::OpponentsPiece];
        }
        if let Some(rook) = movement.castling {
            return self.castling_faults(by, from, to, rook);
        }
        let mut faults = Vec::new();
        let target = pieces.piece_at(to);
        if target.is_some_and(|target| target.color == by) {
            faults.push(Fault::OwnOccupied);
        }
        if target == Some(by.other().king()) {
            faults.push(Fault::KingCaptured);
        }
        if piece.role == Role::Pawn {
            faults.extend(self.pawn_fault(by, from, to));
        } else if !attacks::attacks(from, piece, pieces.occupied()).contains(to) {
            let reaches = attacks::attacks(from, piece, Bitboard::EMPTY).contains(to);
            faults.push(if reaches {
                Fault::Jump
            } else {
                Fault::Geometry
            });
        }
        if movement.promotion.is_some()
            && (piece.role != Role::Pawn
                || matches!(movement.promotion, Some(Role::King | Role::Pawn)))
        {
            faults.push(Fault::PromotionPiece);
        }
        if faults.is_empty() && self.leaves_king_attacked(by, movement) {
            faults.push(Fault::SelfCheck);
        }
        faults
    }

    fn pawn_fault(&self, by: Color, from: Square, to: Square) -> Option<Fault> {
        let pieces = self.pieces();
        let forward = by.fold_wb(1, -1);
        let files = i32::from(to.file()) - i32::from(from.file());
        let ranks = i32::from(to.rank()) - i32::from(from.rank());
        if files == 0 {
            let first = from.offset(forward * 8);
            let double =
                ranks == 2 * forward && from.rank() == by.relative_rank(shakmaty::Rank::Second);
            return if ranks == forward || double {
                let blocked = pieces.piece_at(to).is_some()
                    || (double && first.is_some_and(|first| pieces.piece_at(first).is_some()));
                blocked.then_some(Fault::PawnCapture)
            } else {
                Some(Fault::Geometry)
            };
        }
        if files.abs() != 1 || ranks != forward {
            return Some(Fault::Geometry);
        }
        if pieces.piece_at(to).is_some() {
            return None;
        }
        let beside = Square::from_coords(to.file(), from.rank());
        let en_passant = self
            .chess()
            .and_then(|chess| chess.ep_square(EnPassantMode::Always));
        match pieces.piece_at(beside) {
            _ if en_passant == Some(to) => None,
            Some(piece) if piece == by.other().pawn() => Some(Fault::EnPassantLate),
            _ => Some(Fault::PawnCapture),
        }
    }

    fn castling_faults(&self, by: Color, from: Square, to: Square, rook: Square) -> Vec<Fault> {
        let pieces = self.pieces();
        let occupied = pieces.occupied();
        let mut faults = Vec::new();
        let rights = match self {
            Board::Legal(position) => position.castles().castling_rights(),
            Board::Irregular(setup) => setup.castling_rights,
        };
        let home = Bitboard::from_rank(by.backrank());
        if !rights.contains(rook) {
            let other_right = (rights & home).any();
            let rook_there = pieces.piece_at(rook) == Some(by.rook());
            // A right left on the other side shows that the king has not moved.
            let king_at_home = from.file() == shakmaty::File::E || self.is_chess960();
            faults.push(match king_at_home && (other_right || !rook_there) {
                true => Fault::CastlingRookMoved,
                false => Fault::CastlingKingMoved,
            });
        }
        let side = CastlingSide::from_queen_side(rook < from);
        let rook_to = side.rook_to(by);
        let path = |one: Square, other: Square| attacks::between(one, other).with(one).with(other);
        let crossed = path(from, to) | path(rook, rook_to);
        if (crossed.without(from).without(rook) & occupied).any() {
            faults.push(Fault::CastlingBlocked);
        }
        let way = attacks::between(from, to).with(from).with(to);
        let without_king = occupied.without(from);
        let attacked = way
            .into_iter()
            .any(|square| pieces.attacks_to(square, by.other(), without_king).any());
        if attacked {
            faults.push(Fault::CastlingAttacked);
        }
        if faults.is_empty() && self.chess().is_some() {
            faults.push(Fault::SelfCheck);
        }
        faults
    }

    fn leaves_king_attacked(&self, by: Color, movement: &Movement) -> bool {
        let mut pieces = self.pieces().clone();
        let Some(piece) = pieces.remove_piece_at(movement.from) else {
            return false;
        };
        if let Some(square) = movement.captured {
            pieces.discard_piece_at(square);
        }
        pieces.set_piece_at(movement.to, piece);
        is_attacked(&pieces, by)
    }

    /// Whether a side's king is attacked.
    pub fn is_in_check(&self, side: Color) -> bool {
        is_attacked(self.pieces(), side)
    }

    /// Whether the pieces stand as at the start of a game.
    pub fn is_initial(&self) -> bool {
        *self.pieces() == shakmaty::Board::new()
    }
}

/// Whether a side's king stands attacked among these pieces.
pub(super) fn is_attacked(pieces: &shakmaty::Board, side: Color) -> bool {
    pieces.king_of(side).is_some_and(|king| {
        pieces
            .attacks_to(king, side.other(), pieces.occupied())
            .any()
    })
}

/// Where the moved piece arrives: for castling the king's square, not the rook's.
pub fn arrival(played: Move) -> Square {
    match played {
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_queen_side(rook < king);
            Square::from_coords(side.king_to_file(), king.rank())
        }
        other => other.to(),
    }
}

fn castling_rook(pieces: &shakmaty::Board, by: Color, from: Square, to: Square) -> Option<Square> {
    let king = pieces.piece_at(from) == Some(by.king());
    let step = i32::from(to.file()) - i32::from(from.file());
    if !king || from.rank() != to.rank() || step.abs() != 2 || from.rank() != by.backrank() {
        return None;
    }
    let file = if step > 0 {
        shakmaty::File::H
    } else {
        shakmaty::File::A
    };
    Some(Square::from_coords(file, from.rank()))
}

/// Where an enemy piece would be taken; an own piece in the way is not a capture.
fn capture_square(board: &Board, from: Square, to: Square) -> Option<Square> {
    let pieces = board.pieces();
    let mover = pieces.piece_at(from)?;
    if let Some(target) = pieces.piece_at(to) {
        return (target.color != mover.color).then_some(to);
    }
    let en_passant = board
        .chess()
        .and_then(|chess| chess.ep_square(EnPassantMode::Always));
    (mover.role == Role::Pawn && from.file() != to.file() && en_passant == Some(to))
        .then(|| Square::from_coords(to.file(), from.rank()))
}
