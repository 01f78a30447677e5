//! Can the opponent still mate? The question of 5.1.2, 6.9, 7.5.5 and I.8, with its proof.

use shakmaty::{Chess, Color, Position, san::SanPlus, uci::UciMove};

use super::Witness;
use crate::game::winnability::{Proof, Winnability, winnability};
use crate::game::{Board, Setting};

/// Whether it is proved that `side` can't mate from this board, and the fact to show for it. On
/// an irregular board nothing can be proved.
pub fn cannot_mate(board: &Board, side: Color, setting: &Setting) -> (bool, Witness) {
    let Some(position) = board.chess() else {
        return (false, Witness::Undetermined { side });
    };
    if let Some(can) = setting.parameters.mating.by_material(position, side) {
        return (!can, Witness::NoMate { side });
    }
    let found = winnability(position, side);
    let found = if setting.switches().winnability_respects_75 {
        within_seventy_five(position, side, found)
    } else {
        found
    };
    match found {
        Winnability::Unwinnable(_) => (true, Witness::NoMate { side }),
        Winnability::Undetermined => (false, Witness::Undetermined { side }),
        Winnability::Winnable(line) => (
            false,
            Witness::Helpmate {
                winner: side,
                line: spell(position, &line),
                fen: board.fen(),
            },
        ),
    }
}

/// The same where mate must come before the 75-move rule ends the game.
fn within_seventy_five(position: &Chess, side: Color, found: Winnability) -> Winnability {
    let Winnability::Winnable(line) = found else {
        return found;
    };
    let mut at = position.clone();
    let in_time = line.iter().all(|uci| {
        let open = at.halfmoves() < 150;
        if let Ok(played) = uci.to_move(&at) {
            at.play_unchecked(played);
        }
        open
    });
    if in_time {
        return Winnability::Winnable(line);
    }
    let left = 150_u32.saturating_sub(position.halfmoves());
    if left > 4 {
        return Winnability::Undetermined;
    }
    match mate_within(position, side, left) {
        Some(line) => Winnability::Winnable(line),
        None => Winnability::Unwinnable(Proof::Exhausted),
    }
}

fn mate_within(position: &Chess, side: Color, plies: u32) -> Option<Vec<UciMove>> {
    if position.is_checkmate() {
        return (position.turn() != side).then(Vec::new);
    }
    if plies == 0 && position.halfmoves() >= 150 {
        return None;
    }
    position.legal_moves().into_iter().find_map(|played| {
        let mut next = position.clone();
        next.play_unchecked(played);
        let reset = next.halfmoves() == 0;
        if reset && !next.is_checkmate() {
            return None;
        }
        let mut line = mate_within(&next, side, plies.checked_sub(1)?)?;
        line.insert(0, UciMove::from_standard(played));
        Some(line)
    })
}

fn spell(position: &Chess, line: &[UciMove]) -> Vec<String> {
    let mut at = position.clone();
    line.iter()
        .filter_map(|uci| {
            let played = uci.to_move(&at).ok()?;
            Some(SanPlus::from_move_and_play_unchecked(&mut at, played).to_string())
        })
        .collect()
}
