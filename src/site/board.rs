//! Boards as one attribute that the script of the site turns into boxes on a grid, and words for
//! those who can't see them.

use std::fmt::Write;

use shakmaty::{Color, Piece, Role, Square};

use super::localized::LocalizedTemplates;
use crate::arbiter::role_name;
use crate::diag::Message;
use crate::lang::Missing;
use crate::player::PIECES;

/// The side of a square in the drawing of the pieces.
const SIDE: usize = 45;

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
    /// The board: its placement, which the script of the site draws, and its words for those who
    /// can't see it or have no script.
    pub fn html(&self, localized: &LocalizedTemplates) -> Result<String, Missing> {
        let mut html = String::from("<div class=\"board");
        if self.below == Color::Black {
            html.push_str(" from-black");
        }
        let _ = write!(html, "\" data-pieces=\"{}\"", self.pieces.board_fen());
        for (name, squares) in [("last", &self.last), ("marked", &self.marked)] {
            if !squares.is_empty() {
                let names: Vec<_> = squares.iter().map(|it| it.to_string()).collect();
                let _ = write!(html, " data-{name}=\"{}\"", names.join(" "));
            }
        }
        html.push_str(" role=\"img\" aria-label=\"");
        super::markup::escape(&self.words(localized)?, &mut html);
        html.push_str("\"></div>");
        Ok(html)
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

/// The drawing of all pieces for the style sheet: the white ones above the black ones, each row
/// from the king to the pawn.
pub(super) fn pieces_drawing() -> String {
    let start = PIECES.find("<symbol").unwrap_or(0);
    let symbols = PIECES[start..].trim_end().trim_end_matches("</svg>");
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\">{symbols}",
        6 * SIDE,
        2 * SIDE
    );
    for (row, color) in [Color::White, Color::Black].into_iter().enumerate() {
        for (column, role) in Role::ALL.into_iter().rev().enumerate() {
            let _ = write!(
                svg,
                "<use href=\"#{}-{}\" x=\"{}\" y=\"{}\" width=\"{SIDE}\" height=\"{SIDE}\"/>",
                color.fold_wb("white", "black"),
                role_name(role),
                column * SIDE,
                row * SIDE
            );
        }
    }
    svg.push_str("</svg>\n");
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
        let board = shakmaty::Board::from_ascii_board_fen(b"4k3/8/8/8/8/8/8/K6R").unwrap();
        let html = |below| diagram(&board, below).html(&localized("en")).unwrap();
        let white = html(Color::White);
        assert!(white.contains("class=\"board\" data-pieces=\"4k3/8/8/8/8/8/8/K6R\""));
        assert!(html(Color::Black).contains("from-black"));
    }

    #[test]
    fn what_happened_is_marked_on_its_squares() {
        let board = shakmaty::Board::from_ascii_board_fen(b"4k3/8/8/8/8/8/8/4K3").unwrap();
        let shown = Diagram {
            last: vec![Square::E1, Square::E2],
            marked: vec![Square::E8],
            ..diagram(&board, Color::White)
        };
        let html = shown.html(&localized("en")).unwrap();
        assert!(html.contains("data-last=\"e1 e2\"") && html.contains("data-marked=\"e8\""));
    }

    #[test]
    fn every_piece_has_its_drawing() {
        let drawing = pieces_drawing();
        assert_eq!(drawing.matches("<symbol").count(), 12);
        for name in drawing.split("<use href=\"#").skip(1) {
            let name = name.split('"').next().unwrap();
            assert!(
                drawing.contains(&format!("<symbol id=\"{name}\"")),
                "{name}"
            );
        }
    }
}
