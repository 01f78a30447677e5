//! Boards as pictures.

use std::fmt::Write;

use shakmaty::fen::Fen;
use shakmaty::{Color, File, Rank, Role, Square};

use crate::player::escape;

const SIDE: usize = 45;
/// The width and the height of the whole picture.
pub const WHOLE: usize = 8 * SIDE + 20;

/// A board as SVG, White at the bottom, with marked squares and a text for those who can't see it.
pub fn board_svg(fen: &str, marks: &[String], caption: &str) -> String {
    let Ok(setup) = fen.parse::<Fen>() else {
        return String::new();
    };
    let board = &setup.as_setup().board;
    let whole = WHOLE;
    let mut svg = format!(
        "<svg class=\"board\" viewBox=\"0 0 {whole} {whole}\" role=\"img\" aria-label=\"{}\" xmlns=\"http://www.w3.org/2000/svg\">",
        escape(&format!("{caption} {fen}")),
    );
    for square in Square::ALL {
        let (x, y) = corner(square);
        let marked = marks.iter().any(|mark| *mark == square.to_string());
        let fill = match (square.is_dark(), marked) {
            (true, false) => "#b9b4a8",
            (false, false) => "#f4f1ea",
            (true, true) => "#c9b458",
            (false, true) => "#f0e3a0",
        };
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\"/>"
        );
        if let Some(piece) = board.piece_at(square) {
            let (fill, line) = piece.color.fold_wb(("#fff", "#111"), ("#222", "#eee"));
            let outline = piece.color.fold_wb("#111", "#111");
            let _ = write!(
                svg,
                "<g transform=\"translate({x},{y})\" fill=\"{fill}\" stroke=\"{outline}\" stroke-width=\"1.4\" stroke-linejoin=\"round\">{}</g>",
                shape(piece.role, line),
            );
        }
    }
    for (at, file) in File::ALL.into_iter().enumerate() {
        let x = 20 + at * SIDE + SIDE / 2;
        let _ = write!(
            svg,
            "<text x=\"{x}\" y=\"{}\" font-size=\"13\" text-anchor=\"middle\">{}</text>",
            whole - 5,
            file.char()
        );
    }
    for (at, rank) in Rank::ALL.into_iter().rev().enumerate() {
        let y = at * SIDE + SIDE / 2 + 5;
        let _ = write!(
            svg,
            "<text x=\"9\" y=\"{y}\" font-size=\"13\" text-anchor=\"middle\">{}</text>",
            rank.char()
        );
    }
    svg.push_str(match setup.as_setup().turn {
        Color::White => "",
        Color::Black => "<rect x=\"4\" y=\"2\" width=\"8\" height=\"8\" fill=\"#222\"/>",
    });
    svg.push_str("</svg>");
    svg
}

/// A board as a picture of its own: with a size and a ground, so that the letters at its edge can
/// be read on a dark page too.
pub fn board_file(fen: &str, marks: &[String], caption: &str) -> String {
    let whole = WHOLE;
    board_svg(fen, marks, caption)
        .replacen(
            " xmlns=",
            &format!(" width=\"{whole}\" height=\"{whole}\" xmlns="),
            1,
        )
        .replacen(
            "><rect",
            "><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/><rect",
            1,
        )
}

/// The corners of a square in the picture: left, top, right, bottom.
pub fn corners(square: Square) -> [usize; 4] {
    let (x, y) = corner(square);
    [x, y, x + SIDE, y + SIDE]
}

fn corner(square: Square) -> (usize, usize) {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    (20 + file * SIDE, (7 - rank) * SIDE)
}

/// The outline of a piece in a square of 45.
fn shape(role: Role, line: &str) -> String {
    match role {
        Role::Pawn => {
            "<path d=\"M13 38h19l-3-6c-2-2-3-6-3-9h3v-3h-3a6 6 0 1 0-7 0h-3v3h3c0 3-1 7-3 9z\"/>"
                .to_owned()
        }
        Role::Rook => format!(
            "<path d=\"M11 39h23v-5h-3l-2-16h4V8h-5v4h-3V8h-5v4h-3V8h-5v10h4l-2 16h-3z\"/><path d=\"M15 18h15M13.500 34h18\" stroke=\"{line}\" fill=\"none\"/>"
        ),
        Role::Knight => format!(
            "<path d=\"M12 39h22c1-14-2-25-11-28l-2-4-3 5c-4 3-8 9-9 15l3 3 5-4c2 0 4-1 5-2-1 6-9 7-10 15z\"/><circle cx=\"18.500\" cy=\"17.500\" r=\"1.300\" fill=\"{line}\" stroke=\"none\"/>"
        ),
        Role::Bishop => format!(
            "<path d=\"M11 39h23v-4h-7l-1-4c5-3 6-9 2-14l-4-5a2.600 2.600 0 1 0-3 0l-4 5c-4 5-3 11 2 14l-1 4h-7z\"/><path d=\"M22.500 17v8M19 21h7M18 31h9\" stroke=\"{line}\" fill=\"none\"/>"
        ),
        Role::Queen => format!(
            "<path d=\"M11 39h23l-1-6 5-17-7 8-2-13-6.500 12L16 11l-2 13-7-8 5 17z\"/><circle cx=\"7\" cy=\"14\" r=\"2\"/><circle cx=\"16\" cy=\"9\" r=\"2\"/><circle cx=\"29\" cy=\"9\" r=\"2\"/><circle cx=\"38\" cy=\"14\" r=\"2\"/><path d=\"M12.500 34h20\" stroke=\"{line}\" fill=\"none\"/>"
        ),
        Role::King => format!(
            "<path d=\"M22.500 4v9M18.500 7.500h8\" stroke=\"#111\" stroke-width=\"2\" fill=\"none\"/><path d=\"M11 39h23v-8c8-6 4-15-4-15-4 0-6 2-7.500 6-1.500-4-3.500-6-7.500-6-8 0-12 9-4 15z\"/><path d=\"M22.500 22v9M11.500 32h22\" stroke=\"{line}\" fill=\"none\"/>"
        ),
    }
}
