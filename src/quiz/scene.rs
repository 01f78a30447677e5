//! What a question is rendered from: the states that its story begins and ends with.

use shakmaty::{Chess, Move, Position, Role, san::SanPlus};

use super::Question;
use crate::arbiter::{Ruling, rule_on};
use crate::game::State;

/// The states that a story begins and ends with.
pub struct Scene {
    /// When the events begin.
    pub begun: State,
    /// When all is decided.
    pub decided: State,
    /// What was decided; none where that can't be said.
    pub ruling: Option<Ruling>,
}

impl Scene {
    /// The scene of a question.
    pub fn of(question: &Question) -> Scene {
        let begun = State::begin(&question.scenario);
        let ruling = rule_on(&question.scenario).ok();
        let decided = ruling.as_ref().map_or(&begun, |ruling| &ruling.state);
        Scene {
            decided: decided.clone(),
            begun,
            ruling,
        }
    }

    /// A move in English letters, as it is written when all is decided.
    pub fn spell(&self, played: Move) -> String {
        spell(self.decided.board.chess(), played)
    }

    /// A move in English letters, as it is written when the events begin.
    pub fn spell_begun(&self, played: Move) -> String {
        spell(self.begun.board.chess(), played)
    }
}

/// Short where the move is legal, else from square to square.
fn spell(position: Option<&Chess>, played: Move) -> String {
    match position {
        Some(position) if position.is_legal(played) => {
            SanPlus::from_move(position.clone(), played).san.to_string()
        }
        _ => {
            let letter = match played.role() {
                Role::Pawn => String::new(),
                role => role.upper_char().to_string(),
            };
            let from = played.from().map_or(String::new(), |from| from.to_string());
            let piece = played
                .promotion()
                .map_or(String::new(), |role| format!("={}", role.upper_char()));
            format!("{letter}{from}-{}{piece}", played.to())
        }
    }
}
