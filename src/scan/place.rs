//! Moves with their numbers, as people name a place in a game.

use shakmaty::{Chess, Color, Position};

/// A move that has been played, with its number.
pub fn arrived_by(position: &Chess, text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let number = position.fullmoves().get();
    match position.turn() {
        _ if text.is_empty() => String::new(),
        Color::Black => format!("{number}.{text}"),
        Color::White => format!("{}...{text}", number.saturating_sub(1)),
    }
}

/// A move that is next, with its number.
pub fn upcoming(position: &Chess, text: &[u8]) -> String {
    let text: String = String::from_utf8_lossy(text).chars().take(80).collect();
    let dots = position.turn().fold_wb(".", "...");
    format!("{}{dots}{text}", position.fullmoves())
}
