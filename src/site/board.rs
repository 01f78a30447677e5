//! Boards as drawings: crisp at any size, with words for those who can't see them.

use std::collections::BTreeSet;
use std::fmt::Write;

use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::localized::LocalizedTemplates;
use crate::arbiter::role_name;
use crate::diag::Message;
use crate::lang::Missing;
use crate::player::PIECES;

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
    pub fn svg(&self, localized: &LocalizedTemplates) -> Result<String, Missing> {
        let size = 8 * SIDE;
        let words = self.words(localized)?;
        let mut label = String::new();
        super::markup::escape(&words, &mut label);
        let mut svg = format!(
            "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{label}\">",
            size + EDGE,
            size + EDGE
        );
        let _ = write!(
            svg,
            "<path class=\"light\" d=\"M{EDGE} 0h{size}v{size}h-{size}z\"/><path class=\"dark\" d=\""
        );
        for square in Square::ALL.into_iter().filter(|it| !it.is_light()) {
            let (x, y) = self.corner(square);
            let _ = write!(svg, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        }
        svg.push_str("\"/>");
        for square in Square::ALL {
            let (x, y) = self.corner(square);
            if self.last.contains(&square) {
                let _ = write!(
                    svg,
                    "<path class=\"last\" d=\"M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z\"/>"
                );
            }
            if let Some(piece) = self.pieces.piece_at(square) {
                let name = symbol(piece);
                let _ = write!(svg, "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\"/>");
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
    fn words(&self, localized: &LocalizedTemplates) -> Result<String, Missing> {
        let turn = self.turn.fold_wb("white", "black");
        localized.say(
            &Message::new("site-board")
                .text("white", self.men(Color::White, localized)?)
                .text("black", self.men(Color::Black, localized)?)
                .text("turn", turn),
        )
    }

    fn men(&self, color: Color, localized: &LocalizedTemplates) -> Result<String, Missing> {
        let roles = Role::ALL.into_iter().rev();
        let mut groups = Vec::new();
        for role in roles {
            let squares = self.pieces.by_piece(Piece { color, role });
            if squares.is_empty() {
                continue;
            }
            let names: Vec<_> = squares.into_iter().map(|it| it.to_string()).collect();
            groups.push(
                localized.say(
                    &Message::new("site-men")
                        .text("role", role_name(role))
                        .text("squares", names.join(" ")),
                )?,
            );
        }
        Ok(groups.join(", "))
    }
}

fn symbol(piece: Piece) -> String {
    format!(
        "{}-{}",
        piece.color.fold_wb("white", "black"),
        role_name(piece.role)
    )
}

/// The pieces of some boards, once for a page.
pub(super) fn sprite<'a>(boards: impl IntoIterator<Item = &'a shakmaty::Board>) -> String {
    let used: BTreeSet<_> = boards
        .into_iter()
        .flat_map(|board| board.iter().map(|(_, piece)| symbol(piece)))
        .collect();
    let mut svg =
        String::from("<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\">");
    for drawing in PIECES.split_inclusive("</symbol>") {
        let named = drawing.find("<symbol id=\"").and_then(|at| {
            let name = drawing[at..].split('"').nth(1)?;
            used.contains(name).then_some(&drawing[at..])
        });
        svg.push_str(named.unwrap_or_default());
    }
    svg.push_str("</svg>");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Locales;
    use crate::site::Theme;

    fn localized(lang: &str) -> LocalizedTemplates {
        let locale = Locales::built_in().open(lang.parse().unwrap()).unwrap();
        LocalizedTemplates::new(locale, &Theme::built_in()).unwrap()
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
        let words = |lang: &str| {
            diagram(&board, Color::White)
                .words(&localized(lang))
                .unwrap()
        };
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
