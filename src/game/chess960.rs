//! Chess960 (Guidelines II): the starting positions and what castling means.

use shakmaty::{Bitboard, CastlingMode, Color, File, Piece, Rank, Role, Setup, Square};

use super::Board;

/// The knights' places among the squares that are left, by their number.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The first rank of a starting position, from the a-file on; `number` is below 960.
pub fn back_rank(number: u32) -> [Role; 8] {
    let mut rank: [Option<Role>; 8] = [None; 8];
    let number = number as usize;
    let (rest, light) = (number / 4, number % 4);
    rank[2 * light + 1] = Some(Role::Bishop);
    let (rest, dark) = (rest / 4, rest % 4);
    rank[2 * dark] = Some(Role::Bishop);
    let (knights, queen) = (rest / 6 % 10, rest % 6);
    put(&mut rank, queen, Role::Queen);
    let (first, second) = KNIGHTS[knights];
    // The second is taken off the list of free squares first, so that the first keeps its place.
    put(&mut rank, second, Role::Knight);
    put(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut rank, 0, role);
    }
    rank.map(|role| role.unwrap_or(Role::Rook))
}

/// Puts a piece on the free square of that number.
fn put(rank: &mut [Option<Role>; 8], free: usize, role: Role) {
    let mut places = rank.iter_mut().filter(|place| place.is_none());
    if let Some(place) = places.nth(free) {
        *place = Some(role);
    }
}

/// The starting position of a number.
pub fn start(number: u32) -> Board {
    let mut setup = Setup::initial();
    let rank = back_rank(number);
    let mut rooks = Bitboard::EMPTY;
    for side in Color::ALL {
        for (file, role) in File::ALL.into_iter().zip(rank) {
            let square = Square::from_coords(file, side.backrank());
            setup
                .board
                .set_piece_at(square, Piece { color: side, role });
            if role == Role::Rook {
                rooks.add(square);
            }
        }
    }
    setup.castling_rights = rooks;
    Board::from_setup_in(setup, CastlingMode::Chess960)
}

/// What a starting position must have, and lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// The king stands between the rooks (II.2.1).
    KingBetween,
    /// The bishops stand on squares of opposite colours (II.2.2).
    Bishops,
    /// The black pieces stand opposite the white ones (II.2.3).
    Mirror,
}

/// The number of a starting position; none where the board shows none.
pub fn number(board: &Board) -> Option<u32> {
    (0..960).find(|number| start(*number) == *board)
}

/// The requirements that pieces on the first ranks fail.
pub fn failed(pieces: &shakmaty::Board) -> Vec<Requirement> {
    let rank = |side: Color| -> Vec<Option<Role>> {
        let squares = File::ALL.map(|file| Square::from_coords(file, side.backrank()));
        let own = |square: Square| pieces.piece_at(square).filter(|it| it.color == side);
        squares
            .into_iter()
            .map(|square| own(square).map(|it| it.role))
            .collect()
    };
    let (white, black) = (rank(Color::White), rank(Color::Black));
    let at = |role: Role| -> Vec<usize> {
        let places = white.iter().enumerate();
        places
            .filter(|(_, it)| **it == Some(role))
            .map(|(file, _)| file)
            .collect()
    };
    let mut failed = Vec::new();
    let between = match (&at(Role::Rook)[..], &at(Role::King)[..]) {
        ([first, second], [king]) => first < king && king < second,
        _ => false,
    };
    if !between {
        failed.push(Requirement::KingBetween);
    }
    if !matches!(&at(Role::Bishop)[..], [first, second] if (first + second) % 2 == 1) {
        failed.push(Requirement::Bishops);
    }
    let pawns =
        |side: Color, rank: Rank| Bitboard::from_rank(rank).is_subset(pieces.by_piece(side.pawn()));
    if white != black || !pawns(Color::White, Rank::Second) || !pawns(Color::Black, Rank::Seventh) {
        failed.push(Requirement::Mirror);
    }
    failed
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn letters(number: u32) -> String {
        back_rank(number)
            .map(|role| role.upper_char())
            .iter()
            .collect()
    }

    #[test]
    fn the_ordinary_array_has_its_number() {
        assert_eq!(letters(518), "RNBQKBNR");
        assert_eq!(letters(0), "BBQNNRKR");
        assert_eq!(letters(959), "RKRNNQBB");
        assert_eq!(letters(534), "RNBKQBNR");
    }

    #[test]
    fn all_starting_positions_differ_and_keep_the_requirements() {
        let all: BTreeSet<String> = (0..960).map(letters).collect();
        assert_eq!(all.len(), 960);
        for number in 0..960 {
            let board = start(number);
            assert!(failed(board.pieces()).is_empty(), "{number}");
            assert_eq!(board.legal_moves().len() / 18, 1, "{number}");
        }
    }
}
