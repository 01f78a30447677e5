//! The pieces on the board: a legal position, or one that chess can't reach but people can.

use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, FromSetup, Move, MoveList,
    Piece, Position, PositionError, Role, Setup, Square,
};

use super::Movement;
use super::unfinished::Rest;

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

    pub(super) fn is_chess960(&self) -> bool {
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
