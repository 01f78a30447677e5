//! Reading moves as people write them (Appendix C), in every notation of `locales/`.
//!
//! Capture, check, mate and en passant signs are optional; the long form is good; castling is
//! written with zeros or letters. A text is matched against all legal moves: one match is the
//! move, several are an ambiguity, none a move that can't be played. Nothing is guessed.

use shakmaty::{
    CastlingSide, Chess, Color, File, Move, MoveList, Position, Rank, Role, Square, san::San,
};

use super::examine::arrival;
use super::move_syntax::{parse_freely, standard};
use super::san::{plain, understand};
use super::{Board, Fault};

/// The signs that say that something is captured, Latin and Cyrillic.
pub const CAPTURE_SIGNS: [char; 6] = ['x', 'X', 'х', 'Х', '×', ':'];

/// What a text says in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Exactly one legal move.
    Move(Move),
    /// Several legal moves.
    Ambiguous(Vec<Move>),
    /// A move, but no legal one.
    Illegal(Pattern),
    /// No move at all.
    Unreadable,
}

/// What a text says about a move, before any position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Castling.
    Castle(CastlingSide),
    /// A piece goes somewhere.
    Piece {
        /// Which piece; none where only squares are given.
        role: Option<Role>,
        /// From which file.
        file: Option<File>,
        /// From which rank.
        rank: Option<Rank>,
        /// To where.
        to: Square,
        /// Into what.
        promotion: Option<Role>,
    },
}

/// Reads a text in a position.
pub fn read(text: &str, board: &Board) -> Reading {
    let (pattern, san) = match standard(text) {
        Some((pattern, san)) => (pattern, Some(san)),
        None => match parse_freely(text) {
            Some(pattern) => (pattern, None),
            None => return Reading::Unreadable,
        },
    };
    // One man alone goes there: nothing else can be meant.
    if let (Some(san), Some(position)) = (san, board.chess())
        && let Some(played) = plain(san, position)
        && pattern.fits(played)
    {
        return Reading::Move(played);
    }
    let candidates = board
        .chess()
        .map_or_else(MoveList::new, |position| pattern.candidates(position));
    let mut fitting = candidates
        .iter()
        .copied()
        .filter(|played| pattern.fits(*played));
    match (fitting.next(), fitting.next()) {
        (None, _) => Reading::Illegal(pattern),
        (Some(played), None) => Reading::Move(played),
        (Some(one), Some(other)) => {
            Reading::Ambiguous([one, other].into_iter().chain(fitting).collect())
        }
    }
}

/// Reads a text that must be one legal move: the fast way first.
pub fn read_one(text: &str, position: &Chess) -> Option<Move> {
    if let Ok(san) = San::from_ascii(text.trim_end_matches(['+', '#', '!', '?']).as_bytes())
        && let Some(played) = understand(san, position)
    {
        return Some(played);
    }
    match read(text, &Board::Legal(position.clone())) {
        Reading::Move(played) => Some(played),
        _ => None,
    }
}

impl Pattern {
    /// The legal moves that may be what the text says, in the order of all legal moves.
    fn candidates(self, position: &Chess) -> MoveList {
        match self {
            Pattern::Castle(side) => position.castling_moves(side),
            // Both squares alone may mean any piece, and castling as well.
            Pattern::Piece {
                role: None,
                file: Some(_),
                rank: Some(_),
                ..
            } => position.legal_moves(),
            Pattern::Piece { role, to, .. } => {
                position.san_candidates(role.unwrap_or(Role::Pawn), to)
            }
        }
    }

    /// Whether a legal move is what the text says.
    pub fn fits(self, played: Move) -> bool {
        match (self, played) {
            (Pattern::Castle(side), Move::Castle { .. }) => played.castling_side() == Some(side),
            (Pattern::Castle(_), _) => false,
            // The king's two squares, given by both squares, are castling as well.
            (
                Pattern::Piece {
                    role: None,
                    file: Some(file),
                    rank: Some(rank),
                    to,
                    ..
                },
                Move::Castle { king, .. },
            ) => king == Square::from_coords(file, rank) && arrival(played) == to,
            (Pattern::Piece { .. }, Move::Castle { .. }) => false,
            (
                Pattern::Piece {
                    role,
                    file,
                    rank,
                    to,
                    promotion,
                },
                _,
            ) => {
                let Some(from) = played.from() else {
                    return false;
                };
                let whole_square = file.is_some() && rank.is_some();
                let role_fits = match role {
                    Some(role) => played.role() == role,
                    None => whole_square || played.role() == Role::Pawn,
                };
                let pawn_file_given =
                    played.role() != Role::Pawn || file.is_some() || from.file() == to.file();
                role_fits
                    && pawn_file_given
                    && played.to() == to
                    && file.is_none_or(|file| from.file() == file)
                    && rank.is_none_or(|rank| from.rank() == rank)
                    && (promotion.is_none() || played.promotion() == promotion)
            }
        }
    }

    /// The squares of `by` from which a hand could have meant this, legal or not.
    pub fn origins(self, board: &Board, by: Color) -> Vec<Square> {
        let pieces = board.pieces();
        match self {
            Pattern::Castle(_) => pieces.king_of(by).into_iter().collect(),
            Pattern::Piece {
                role,
                file,
                rank,
                to,
                ..
            } => {
                let wanted = role.unwrap_or(Role::Pawn);
                let whole_square = file.is_some() && rank.is_some();
                let all: Vec<Square> = pieces
                    .by_color(by)
                    .into_iter()
                    .filter(|&from| {
                        let kind_fits =
                            role.is_none() && whole_square || pieces.role_at(from) == Some(wanted);
                        kind_fits
                            && file.is_none_or(|file| from.file() == file)
                            && rank.is_none_or(|rank| from.rank() == rank)
                    })
                    .collect();
                let reaching: Vec<Square> = all
                    .iter()
                    .copied()
                    .filter(|&from| {
                        let faults = board
                            .examine(
                                by,
                                from,
                                to,
                                Some(Role::Queen).filter(|_| {
                                    wanted == Role::Pawn && to.rank() == by.other().backrank()
                                }),
                            )
                            .faults;
                        faults
                            .iter()
                            .all(|fault| matches!(fault, Fault::SelfCheck | Fault::KingCaptured))
                    })
                    .collect();
                if reaching.is_empty() { all } else { reaching }
            }
        }
    }

    /// Where the piece goes.
    pub fn target(self, by: Color) -> Square {
        match self {
            Pattern::Castle(side) => side.king_to(by),
            Pattern::Piece { to, .. } => to,
        }
    }
}

/// What a text says about a move; none if it says none.
pub fn parse(text: &str) -> Option<Pattern> {
    match standard(text) {
        Some((pattern, _)) => Some(pattern),
        None => parse_freely(text),
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, Chess, fen::Fen};

    use super::*;

    fn board(fen: &str) -> Board {
        let position: Chess = fen
            .parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap();
        Board::Legal(position)
    }

    #[test]
    fn reads_every_notation() {
        let start = Board::Legal(Chess::default());
        let knight = read("Nf3", &start);
        assert!(matches!(knight, Reading::Move(_)));
        for text in [
            "Кf3",
            "Ձf3",
            "Ng1-f3",
            "1.Nf3",
            "Nf3!",
            "N g1 - f3",
            "g1f3",
            "Nf3(=)",
        ] {
            assert_eq!(read(text, &start), knight, "{text}");
        }
    }

    #[test]
    fn king_and_knight_of_russian_are_told_apart() {
        let board = board("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1");
        let Reading::Move(king) = read("Крd2", &board) else {
            panic!()
        };
        let Reading::Move(knight) = read("Кd2", &board) else {
            panic!()
        };
        assert_eq!(king.role(), Role::King);
        assert_eq!(knight.role(), Role::Knight);
    }

    #[test]
    fn castling_promotion_and_signs() {
        let castle = board("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        for text in [
            "O-O", "0-0", "О-О", "o-o", "0–0", "OO", "00", "41 0-0", "0 - 0",
        ] {
            assert!(
                matches!(read(text, &castle), Reading::Move(Move::Castle { .. })),
                "{text}"
            );
        }
        let promote = board("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1");
        for text in ["exd8=Q", "ed8Q", "e7xd8=Q+", "exd8(Q)", "exd8/Ф", "e:d8=Թ"] {
            let Reading::Move(played) = read(text, &promote) else {
                panic!("{text}")
            };
            assert_eq!(played.promotion(), Some(Role::Queen), "{text}");
        }
        assert!(matches!(read("e8", &promote), Reading::Ambiguous(moves) if moves.len() == 4));
        assert!(matches!(read("d8=Q", &promote), Reading::Illegal(_)));
    }

    #[test]
    fn pinned_twins_and_free_twins() {
        let free = board("4k3/8/8/8/8/8/4K3/R4R2 w - - 0 1");
        assert!(matches!(read("Rd1", &free), Reading::Ambiguous(_)));
        assert!(matches!(read("Rad1", &free), Reading::Move(_)));
        let pinned = board("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
        assert!(matches!(read("Ne2", &pinned), Reading::Move(_)));
    }

    #[test]
    fn what_is_no_move_is_unreadable() {
        let start = Board::Legal(Chess::default());
        for text in ["", "hello", "Nf9", "N", "e", "=", "Ե4"] {
            assert_eq!(read(text, &start), Reading::Unreadable, "{text}");
        }
        assert!(matches!(read("Ne5", &start), Reading::Illegal(_)));
    }
}
