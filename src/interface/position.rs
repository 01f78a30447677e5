//! A position for the board of a page.

use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use super::{ErrorJson, Request, wrong};
use crate::game::{Board, Who};
use crate::lang::{Notation, in_english};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The legal moves of a position, after a list of moves where one is given, and what they are
/// called in the language.
pub fn board(request: &Request) -> Result<Value, ErrorJson> {
    let locale = request.locale()?;
    let notation = Notation::of(&locale);
    let notation = notation.map_err(|error| wrong("unknown-language", &error.to_string()))?;
    let fen = request.text("fen")?.unwrap_or(INITIAL);
    let fen: Fen = fen.parse().map_err(|_| wrong("wrong-field", "fen"))?;
    let setup = fen.into_setup();
    let mode = CastlingMode::detect(&setup);
    let mut board = Board::from_setup_in(setup, mode);
    let mut played = Vec::new();
    let written = request.text("move")?.into_iter();
    let written = written.chain(
        request
            .text("moves")?
            .unwrap_or_default()
            .split_whitespace(),
    );
    for word in written {
        let Some(text) = without_number(word) else {
            continue;
        };
        let position = board.chess().ok_or_else(|| wrong("irregular", word))?;
        let next = read(position, text).ok_or_else(|| {
            let mut refused = wrong("not-a-legal-move", word);
            refused["fen"] = json!(board.fen());
            refused
        })?;
        played.push(named(position, next, &notation));
        board.play(next);
    }
    let legal = board.chess().map(|position| {
        let moves = position.legal_moves().into_iter();
        moves
            .map(|it| named(position, it, &notation))
            .collect::<Vec<_>>()
    });
    let checked = [Color::White, Color::Black].map(|side| board.is_in_check(side));
    Ok(json!({
        "ok": true,
        "fen": board.fen(),
        "turn": Who::from(board.turn()).name(),
        "regular": board.chess().is_some(),
        "check": { "white": checked[0], "black": checked[1] },
        "played": played,
        "legal": legal.unwrap_or_default(),
    }))
}

/// A move in English letters, in those of the language, and from square to square.
fn named(position: &Chess, played: Move, notation: &Notation) -> Value {
    let san = SanPlus::from_move(position.clone(), played).to_string();
    let uci = UciMove::from_standard(played).to_string();
    json!({ "san": san, "text": notation.spell(&san), "uci": uci })
}

/// A word of a list of moves without its number; nothing where it is a number alone, or a result.
fn without_number(word: &str) -> Option<&str> {
    if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") {
        return None;
    }
    let dot = word.rfind('.').map_or(0, |at| at + 1);
    let text = match word[..dot].starts_with(|c: char| c.is_ascii_digit()) {
        true => &word[dot..],
        false => word,
    };
    (!text.is_empty()).then_some(text)
}

/// A move from square to square, or in the letters of any language.
fn read(position: &Chess, text: &str) -> Option<Move> {
    if let Ok(uci) = text.parse::<UciMove>() {
        return uci.to_move(position).ok();
    }
    let san = in_english(text).replace('0', "O");
    san.parse::<SanPlus>().ok()?.san.to_move(position).ok()
}
