//! Moving to and fro from positions of the games, as the tool found it (`shuffles.txt`): every
//! move is nearly as good as any other in its position.

use std::collections::BTreeMap;

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position, Role};

static SHUFFLES: &str = include_str!("shuffles.txt");

/// Four half-moves after which the same pieces stand on the same squares.
pub type Cycle = [Move; 4];

/// A position with ways to come back to it.
pub struct Shuffle {
    /// Where the pieces go to and fro.
    pub position: Chess,
    /// How; the first one costs a right to castle if any does.
    pub cycles: Vec<Cycle>,
}

/// The shuffles, by what becomes of the position.
#[derive(Default)]
pub struct Shuffles {
    /// A right to castle is lost on the way.
    pub castling_lost: Vec<Shuffle>,
    /// There are rights to castle, and they stay.
    pub castling_kept: Vec<Shuffle>,
    /// A capture en passant was possible at first.
    pub en_passant: Vec<Shuffle>,
    /// Nothing but the moves.
    pub plain: Vec<Shuffle>,
}

/// The moves by squares, by game and half-move.
pub type MoveTable = BTreeMap<(usize, usize), Vec<[&'static str; 4]>>;

/// Where in the games there is a shuffle.
pub fn places() -> MoveTable {
    let mut places = MoveTable::new();
    for line in SHUFFLES.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        if let [game, ply, one, two, three, four] = words[..]
            && let (Ok(game), Ok(ply)) = (game.parse(), ply.parse())
        {
            let cycles: &mut Vec<_> = places.entry((game, ply)).or_default();
            cycles.push([one, two, three, four]);
        }
    }
    places
}

impl Shuffles {
    /// Takes a position with its cycles.
    pub fn sort_in(&mut self, position: &Chess, texts: &[[&str; 4]]) {
        let mut cycles: Vec<Cycle> = texts
            .iter()
            .filter_map(|text| read(position, text))
            .filter(|cycle| !walks_away(position, cycle))
            .collect();
        cycles.sort_by_key(|cycle| !loses_right(position, cycle));
        let Some(first) = cycles.first() else {
            return;
        };
        let pool = if position.legal_ep_square().is_some() {
            &mut self.en_passant
        } else if loses_right(position, first) {
            &mut self.castling_lost
        } else if position.castles().any() {
            &mut self.castling_kept
        } else {
            &mut self.plain
        };
        pool.push(Shuffle {
            position: position.clone(),
            cycles,
        });
    }
}

/// Whether a king goes for a walk that could castle: nobody does that for nothing.
fn walks_away(position: &Chess, cycle: &Cycle) -> bool {
    let walks = |played: &Move| {
        played.role() == Role::King
            && played.from().is_some_and(|from| {
                let side = position.board().color_at(from);
                side.is_some_and(|side| position.castles().has_color(side))
            })
    };
    cycle.iter().any(walks)
}

fn loses_right(position: &Chess, cycle: &Cycle) -> bool {
    let mut at = position.clone();
    for played in cycle {
        at.play_unchecked(*played);
    }
    at.castles().castling_rights() != position.castles().castling_rights()
}

fn read(position: &Chess, texts: &[&str; 4]) -> Option<Cycle> {
    let mut at = position.clone();
    let mut cycle = Vec::with_capacity(4);
    for text in texts {
        let played = text.parse::<UciMove>().ok()?.to_move(&at).ok()?;
        at.play_unchecked(played);
        cycle.push(played);
    }
    cycle.try_into().ok()
}
