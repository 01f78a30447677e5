//! Where a game starts, by its tags.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, PositionError};

use super::Damage;
use super::headers::RawHeaders;

/// The position that the tags give; none where the game starts as usual.
pub fn start(headers: &RawHeaders<'_>) -> Result<Option<Chess>, Damage> {
    let variant = headers.get("Variant").unwrap_or_default().to_lowercase();
    let mode = match variant.as_str() {
        "" | "standard" | "chess" | "normal" | "from position" => CastlingMode::Standard,
        "chess960" | "fischerandom" | "fischer random" | "freestyle" => CastlingMode::Chess960,
        _ => {
            let name = headers.get("Variant").unwrap_or_default().into_owned();
            return Err(Damage::Variant { name });
        }
    };
    let Some(fen) = headers.get("FEN") else {
        return Ok(None);
    };
    let refuse = || Damage::BadPosition {
        fen: fen.chars().take(120).collect(),
    };
    let setup = Fen::from_ascii(fen.trim().as_bytes()).map_err(|_| refuse())?;
    let position: Chess = setup
        .into_position(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .map_err(|_| refuse())?;
    Ok((position != Chess::default()).then_some(position))
}
