//! Boards as drawings: crisp at any size, with words for those who can't see them.

use std::collections::BTreeSet;
use std::fmt::Write;

use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::voice::Voice;
use crate::diag::Message;
use crate::lang::Missing;

/// The side of a square.
const SIDE: usize = 45;

/// The room for the coordinates.
const EDGE: usize = 18;

/// What a board shows.
pub(super) struct Diagram<'a> {
    pub pieces: &'a shakmaty::Board,
    pub turn: Color,
    /// From where to where the last move went.
    pub last: Vec<Square>,
    /// Squares to look at.
    pub marked: Vec<Square>,
    /// Who sits below.
    pub below: Color,
}

impl Diagram<'_> {
    /// The drawing; it uses the pieces of [`sprite`].
    pub fn svg(&self, voice: &Voice) -> Result<String, Missing> {
        let size = 8 * SIDE;
        let words = self.words(voice)?;
        let mut label = String::new();
        super::markup::escape(&words, &mut label);
        let mut svg = format!(
            "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{label}\">",
            size + EDGE,
            size + EDGE
        );
        for square in Square::ALL {
            let (x, y) = self.corner(square);
            let shade = if square.is_light() { "light" } else { "dark" };
            self.square(&mut svg, shade, x, y);
            if self.last.contains(&square) {
                self.square(&mut svg, "last", x, y);
            }
            if let Some(piece) = self.pieces.piece_at(square) {
                let name = symbol(piece);
                let _ = write!(
                    svg,
                    "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>"
                );
            }
            if self.marked.contains(&square) {
                let _ = write!(
                    svg,
                    "<circle class=\"marked\" cx=\"{}\" cy=\"{}\" r=\"20\"/>",
                    x + SIDE / 2,
                    y + SIDE / 2
                );
            }
        }
        for file in File::ALL {
            let (x, _) = self.corner(Square::from_coords(file, Rank::First));
            let (x, y) = (x + SIDE / 2, size + EDGE - 4);
            let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\">{}</text>", file.char());
        }
        for rank in Rank::ALL {
            let (_, y) = self.corner(Square::from_coords(File::A, rank));
            let y = y + SIDE / 2 + 5;
            let _ = write!(svg, "<text x=\"8\" y=\"{y}\">{}</text>", rank.char());
        }
        svg.push_str("</svg>");
        Ok(svg)
    }

    fn square(&self, svg: &mut String, class: &str, x: usize, y: usize) {
        let _ = write!(
            svg,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>"
        );
    }

    /// The upper left corner of a square.
    fn corner(&self, square: Square) -> (usize, usize) {
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        let (column, row) = match self.below {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        };
        (column * SIDE + EDGE, row * SIDE)
    }

    /// The position in words.
    fn words(&self, voice: &Voice) -> Result<String, Missing> {
        let turn = self.turn.fold_wb("white", "black");
        voice.say(
            &Message::new("site-board")
                .text("white", self.men(Color::White, voice)?)
                .text("black", self.men(Color::Black, voice)?)
                .text("turn", turn),
        )
    }

    fn men(&self, color: Color, voice: &Voice) -> Result<String, Missing> {
        let roles = Role::ALL.into_iter().rev();
        let mut groups = Vec::new();
        for role in roles {
            let squares = self.pieces.by_piece(Piece { color, role });
            if squares.is_empty() {
                continue;
            }
            let names: Vec<_> = squares.into_iter().map(|it| it.to_string()).collect();
            groups.push(
                voice.say(
                    &Message::new("site-men")
                        .text("role", name(role))
                        .text("squares", names.join(" ")),
                )?,
            );
        }
        Ok(groups.join(", "))
    }
}

fn name(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

fn symbol(piece: Piece) -> String {
    format!(
        "{}-{}",
        piece.color.fold_wb("white", "black"),
        name(piece.role)
    )
}

/// The pieces of some boards, once for a page.
pub(super) fn sprite<'a>(boards: impl IntoIterator<Item = &'a shakmaty::Board>) -> String {
    let mut used = BTreeSet::new();
    for board in boards {
        used.extend(
            board
                .iter()
                .map(|(_, piece)| (piece.color as u8, piece.role as u8, symbol(piece))),
        );
    }
    let mut svg =
        String::from("<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\">");
    for (_, _, symbol) in used {
        let Some((color, role)) = symbol.split_once('-') else {
            continue;
        };
        let (body, line) = match color {
            "white" => ("#fdfcf8", "#22201c"),
            _ => ("#2d2a26", "#e9e4d8"),
        };
        let _ = write!(
            svg,
            "<symbol id=\"{symbol}\" viewBox=\"0 0 45 45\"><g fill=\"{body}\" stroke=\"#22201c\" \
             stroke-width=\"1.5\" stroke-linejoin=\"round\">{}</g><g fill=\"none\" stroke=\"{line}\" \
             stroke-width=\"1.5\" stroke-linecap=\"round\">{}</g></symbol>",
            shape(role),
            detail(role)
        );
    }
    svg.push_str("</svg>");
    svg
}

/// The outline of a piece.
fn shape(role: &str) -> &'static str {
    match role {
        "pawn" => {
            "<path d=\"M17 34c.6-5.4 2-9.6 4-12.6h3c2 3 3.4 7.2 4 12.6z\"/><path d=\"M17.5 21.5h10v-2.6h-10z\"/><circle cx=\"22.5\" cy=\"14\" r=\"5.2\"/><path d=\"M12.5 38.5h20V34h-20z\"/>"
        }
        "rook" => {
            "<path d=\"M16 34l1.2-14h10.6L29 34z\"/><path d=\"M13 9h4.2v3.4h3.2V9h4.2v3.4h3.2V9H32v8l-3.2 3.5H16.2L13 17z\"/><path d=\"M11 38.5h23V34H11z\"/>"
        }
        "knight" => {
            "<path d=\"M14.5 34c0-8.5 6.5-10 6.8-15.5-1.6 2-3.8 3-5.6 3.4-.9 1.7-2.4 2.9-4.2 2.3-1.9-.6-2.6-2.4-1.7-4.2l5.4-8.8L15.8 6.5l4.2 3.2c8.8-.4 13.7 6.3 13.7 15.3 0 3.2-.3 6.4-.9 9z\"/><path d=\"M11.5 38.5h22.5V34H11.5z\"/>"
        }
        "bishop" => {
            "<circle cx=\"22.5\" cy=\"7.5\" r=\"2.4\"/><path d=\"M22.5 10c5 4 8 8.6 8 12.8 0 3.4-2 5.9-4 7.2h-8c-2-1.3-4-3.8-4-7.2 0-4.2 3-8.8 8-12.8z\"/><path d=\"M16 34h13v-4H16z\"/><path d=\"M11.5 38.5h22V34h-22z\"/>"
        }
        "queen" => {
            "<path d=\"M13.5 31L8.5 14.5l7 6.5 1.8-11 5.2 9.5 5.2-9.5 1.8 11 7-6.5L31.5 31z\"/><circle cx=\"8.3\" cy=\"13\" r=\"2.1\"/><circle cx=\"17\" cy=\"8.5\" r=\"2.1\"/><circle cx=\"28\" cy=\"8.5\" r=\"2.1\"/><circle cx=\"36.7\" cy=\"13\" r=\"2.1\"/><path d=\"M13.5 34.5h18V31h-18z\"/><path d=\"M11 38.5h23v-4H11z\"/>"
        }
        _ => {
            "<path d=\"M21 4.5h3v3h3v3h-3v4h-3v-4h-3v-3h3z\"/><path d=\"M22.5 18.5c2.5-5.5 12.5-5.5 12.5 2.3 0 4.4-3 6.7-4 10.2H14c-1-3.5-4-5.8-4-10.2 0-7.8 10-7.8 12.5-2.3z\"/><path d=\"M13.5 34.5h18V31h-18z\"/><path d=\"M11 38.5h23v-4H11z\"/>"
        }
    }
}

/// The lines inside a piece.
fn detail(role: &str) -> &'static str {
    match role {
        "pawn" => "",
        "rook" => "<path d=\"M17.5 20.5h10\"/>",
        "knight" => "<path d=\"M17.5 15.2h.6M26 14.5c3 2.5 4 6.5 4 11\"/>",
        "bishop" => "<path d=\"M22.5 16v7M19.2 19.3h6.6\"/>",
        "queen" => "<path d=\"M15.5 27.5h14\"/>",
        _ => "<path d=\"M22.5 18.5V27M15.5 27.5h14\"/>",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Locales;
    use crate::site::Theme;

    fn voice(lang: &str) -> Voice {
        let locale = Locales::built_in().open(lang.parse().unwrap()).unwrap();
        Voice::new(locale, &Theme::built_in()).unwrap()
    }

    fn diagram(board: &shakmaty::Board, below: Color) -> Diagram<'_> {
        Diagram {
            pieces: board,
            turn: Color::White,
            last: Vec::new(),
            marked: Vec::new(),
            below,
        }
    }

    #[test]
    fn a_board_speaks_the_readers_language() {
        let board = shakmaty::Board::from_ascii_board_fen(b"4k3/8/8/8/8/8/P6P/4K3").unwrap();
        let words = |lang: &str| diagram(&board, Color::White).words(&voice(lang)).unwrap();
        assert_eq!(
            words("en"),
            "White: king e1, pawn a2 h2. Black: king e8. White to move."
        );
        assert_eq!(
            words("ru"),
            "Белые: король e1, пешка a2 h2. Чёрные: король e8. Ход белых."
        );
        assert_eq!(
            words("hy"),
            "Սպիտակներ՝ արքա e1, զինվոր a2 h2։ Սևեր՝ արքա e8։ Սպիտակների քայլն է։"
        );
    }

    #[test]
    fn either_side_can_sit_below() {
        let board = shakmaty::Board::from_ascii_board_fen(b"4k3/8/8/8/8/8/8/4K3").unwrap();
        let corner = |below| diagram(&board, below).corner(Square::A1);
        assert_eq!(corner(Color::White), (EDGE, 7 * SIDE));
        assert_eq!(corner(Color::Black), (EDGE + 7 * SIDE, 0));
        let sprite = sprite([&board]);
        assert_eq!(
            sprite.matches("<symbol").count(),
            2,
            "only what the board has"
        );
    }
}
