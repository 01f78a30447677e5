//! A board in text.

use shakmaty::{Board, Color, File, Rank, Role, Square};

/// The board with files and ranks, White at the bottom.
pub fn draw(board: &Board) -> String {
    let mut drawing = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        drawing.push_str(&format!("  {} ", rank.char()));
        for file in File::ALL {
            let sign = match board.piece_at(Square::from_coords(file, rank)) {
                Some(piece) => figure(piece.color, piece.role),
                None => '·',
            };
            drawing.push(' ');
            drawing.push(sign);
        }
        drawing.push('\n');
    }
    drawing.push_str("     a b c d e f g h\n");
    drawing
}

fn figure(color: Color, role: Role) -> char {
    let (white, black) = match role {
        Role::King => ('♔', '♚'),
        Role::Queen => ('♕', '♛'),
        Role::Rook => ('♖', '♜'),
        Role::Bishop => ('♗', '♝'),
        Role::Knight => ('♘', '♞'),
        Role::Pawn => ('♙', '♟'),
    };
    color.fold_wb(white, black)
}
