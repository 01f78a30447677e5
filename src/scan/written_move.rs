//! A move of the record that can't be played as it is written.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position, Role, san::SanPlus};

use super::Kind;
use crate::arbiter::Witness;
use crate::game::Board;
use crate::game::notation::{Pattern, Reading, read};
use crate::law::RuleId;
use crate::rule;

/// What the Laws make of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenMove {
    /// One legal move: written unusually, but clear.
    Clear(Move),
    /// None, or several.
    Faulty {
        /// What is wrong.
        kind: Kind,
        /// The rules that say so.
        rules: Vec<RuleId>,
        /// The facts.
        witnesses: Vec<Witness>,
    },
}

/// Reads a word of the record that is no plain move of the position.
pub fn examine(word: &[u8], position: &Chess) -> WrittenMove {
    let text = String::from_utf8_lossy(word);
    let board = Board::Legal(position.clone());
    match read(&text, &board) {
        Reading::Move(played) => WrittenMove::Clear(played),
        Reading::Ambiguous(moves) => WrittenMove::Faulty {
            kind: Kind::AmbiguousMove,
            rules: ambiguity(&moves),
            witnesses: vec![Witness::Reading {
                text: text.into(),
                moves: moves
                    .into_iter()
                    .map(|played| SanPlus::from_move(position.clone(), played).to_string())
                    .collect(),
            }],
        },
        Reading::Illegal(pattern) => WrittenMove::Faulty {
            kind: Kind::IllegalMove,
            rules: vec![rule!("move.illegal"), rule!("irregularity.illegal.move")],
            witnesses: faults(pattern, &board, position),
        },
        Reading::Unreadable => WrittenMove::Faulty {
            kind: Kind::UnreadableMove,
            rules: vec![rule!("notation.move")],
            witnesses: vec![Witness::Reading {
                text: text.chars().take(80).collect::<String>().into(),
                moves: Vec::new(),
            }],
        },
    }
}

fn ambiguity(moves: &[Move]) -> Vec<RuleId> {
    if moves.iter().any(|played| played.is_promotion()) {
        return vec![rule!("notation.promotion")];
    }
    let from: Vec<_> = moves.iter().filter_map(|played| played.from()).collect();
    let same_rank = from.windows(2).all(|pair| pair[0].rank() == pair[1].rank());
    let same_file = from.windows(2).all(|pair| pair[0].file() == pair[1].file());
    let detail = match (same_rank, same_file) {
        (true, _) => rule!("notation.disambiguate.rank"),
        (_, true) => rule!("notation.disambiguate.file"),
        _ => rule!("notation.disambiguate.other"),
    };
    vec![rule!("notation.disambiguate"), detail]
}

fn faults(pattern: Pattern, board: &Board, position: &Chess) -> Vec<Witness> {
    let by = position.turn();
    let to = pattern.target(by);
    let promotion = match pattern {
        Pattern::Piece { promotion, .. } => promotion,
        Pattern::Castle(_) => None,
    };
    pattern
        .origins(board, by)
        .into_iter()
        .map(|from| {
            let last_rank = to.rank() == by.other().backrank()
                && position.board().role_at(from) == Some(Role::Pawn);
            let promotion = promotion.or(last_rank.then_some(Role::Queen));
            Witness::Faults {
                uci: UciMove::Normal {
                    from,
                    to,
                    promotion,
                }
                .to_string(),
                faults: board.examine(by, from, to, promotion).faults,
                attack: None,
                role: position.board().role_at(from),
                still: false,
                in_way: Vec::new(),
            }
        })
        .collect()
}
