//! What a question is, whatever language it is put in.

use std::fmt::Write;

use shakmaty::uci::UciMove;

use super::{Answer, Asked, QuestionId};
use crate::game::Scenario;

/// The same construction is the same question.
pub fn identify(
    kind: &str,
    scenario: &Scenario,
    asked: Asked,
    statement: Option<&Answer>,
) -> QuestionId {
    let mut text = String::with_capacity(1024);
    // Writing to a string can't fail.
    let _ = write!(text, "{kind}\n{}\n", asked.name());
    if scenario.from_fen {
        text.push_str(&scenario.start.fen());
    }
    for played in &scenario.moves {
        let _ = write!(text, " {}", UciMove::from_standard(*played));
    }
    let _ = write!(text, "\n{}\n", scenario.circumstances());
    if let Some(statement) = statement {
        let _ = write!(text, "{}", statement.value());
    }
    // The half-move that is compared with; ids outlive versions.
    if asked == Asked::SamePosition {
        text.push('0');
    }
    QuestionId(fingerprint(text.as_bytes()))
}

/// FNV-1a, mixed once more at the end; part of the format, since ids outlive versions.
pub fn fingerprint(bytes: &[u8]) -> u64 {
    let mut hash: u64 = 0xCBF2_9CE4_8422_2325;
    for byte in bytes {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
    }
    hash ^ (hash >> 29)
}
