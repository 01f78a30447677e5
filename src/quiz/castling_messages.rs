//! What a story about castling has to say that the board does not show: what has not moved yet.

use shakmaty::{CastlingSide, Square};

use crate::diag::Message;
use crate::game::scenario::{Act, MoveText};
use crate::game::{Scenario, Who};

/// That king and rook have not moved, where both are handled and the record does not show it.
pub fn unmoved(scenario: &Scenario) -> Option<Message> {
    if !scenario.moves.is_empty() {
        return None;
    }
    let position = scenario.start.chess()?;
    let side = shakmaty::Position::turn(position);
    let touched = |square: Square| {
        let mut events = scenario.events.iter();
        events.any(|event| match &event.act {
            Act::Touch { square: it, .. } => *it == square,
            // In Chess960 castling is told by the square of the rook.
            Act::Move {
                text: MoveText::Uci { from, to, .. },
                ..
            } => square == *from || square == *to,
            _ => false,
        })
    };
    let king = position_king(position, side).filter(|king| touched(*king))?;
    let castles = shakmaty::Position::castles(position);
    let rooks = CastlingSide::ALL.into_iter();
    let rooks = rooks.filter_map(|wing| castles.rook(side, wing));
    // The king could go to the other side as well: both rooks are named.
    let mut rooks: Vec<Square> = rooks.collect();
    rooks.sort();
    rooks.iter().find(|rook| touched(**rook))?;
    let rook = rooks[0];
    let other = rooks.get(1).map_or("none".into(), Square::to_string);
    Some(
        Message::new("question-unmoved")
            .text("side", Who::from(side).name())
            .text("king", king)
            .text("rook", rook)
            .text("other", other),
    )
}

fn position_king(position: &shakmaty::Chess, side: shakmaty::Color) -> Option<Square> {
    shakmaty::Position::board(position).king_of(side)
}
