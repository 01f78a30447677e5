//! The search for a helpmate: a position, a side and a budget enter; a line that ends in mate
//! leaves, or the proof that no reachable position is one.
//!
//! Positions are visited once. Each move has a price, low where it leads towards a mate in the
//! corner, and cheap continuations come first; nothing is left out, so that a search that runs
//! empty has seen every position that can be reached. The budget counts positions and moves, which
//! bounds the memory too: the answer never depends on a clock.

use rustc_hash::FxHashSet;
use shakmaty::{Chess, Color, Move, Position};

use super::allowance::spend;
use super::blocked::is_blocked;
use super::steer::Goal;

/// What a search found.
#[derive(Debug)]
pub enum SearchResult {
    /// A line that ends in mate.
    Mate(Vec<Move>),
    /// Every position that can be reached was seen or refuted, and none is a mate.
    Exhausted {
        /// Some were refuted without a look at what follows.
        refuted: bool,
    },
    /// The budget is spent.
    Cut,
}

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The positions that are kept, of 152 bytes, and their keys, of 40.
    pub positions: usize,
    /// The moves that are generated, of 12 bytes.
    pub moves: usize,
}

/// What a move costs for each that looked better in the same position. This, more than the
/// estimate, keeps a search on its way where the men of one side have many moves that change
/// nothing.
const UNLIKELY: usize = 16;
/// What each half-move costs that the mate seems to be away.
const FAR: usize = 24;
const DEAREST: usize = 8000;
/// How much work of a proof costs as much as a move.
pub(super) const WORK_OF_A_MOVE: usize = 8;

struct Node {
    position: Chess,
    parent: u32,
    played: Option<Move>,
    /// What the line cost: its length, and how unlikely its moves were.
    price: usize,
}

/// A move that waits to be tried.
struct PendingMove {
    node: u32,
    rank: u16,
    played: Move,
}

/// A position without its counters, exactly.
type Key = [u64; 5];

fn key(position: &Chess) -> Key {
    let board = position.board();
    let rights = u64::from(position.castles().castling_rights());
    let passed = position.maybe_ep_square().map_or(64, u64::from);
    [
        u64::from(board.white()),
        u64::from(board.pawns() | board.knights() | board.bishops()),
        u64::from(board.pawns() | board.rooks() | board.queens()),
        u64::from(board.knights() | board.rooks() | board.kings()),
        rights & 0xff
            | rights >> 56 << 8
            | passed << 16
            | u64::from(position.turn().is_white()) << 24,
    ]
}

/// A search for a mate of one side in one corner.
pub struct Search {
    side: Color,
    goal: Goal,
    budget: Budget,
    /// Whether proofs of impossibility are looked for on the way.
    proofs: bool,
    nodes: Vec<Node>,
    seen: FxHashSet<Key>,
    /// The moves that wait, by the length of the line and the estimate of what is missing.
    waiting: Vec<Vec<PendingMove>>,
    moves: usize,
    /// The lowest price among the moves that were added last.
    lowest: usize,
    refuted: bool,
}

impl Search {
    /// A search for a mate by `side`.
    pub fn new(side: Color, goal: Goal, budget: Budget, proofs: bool) -> Search {
        Search {
            side,
            goal,
            budget,
            proofs,
            nodes: Vec::new(),
            seen: FxHashSet::default(),
            waiting: Vec::new(),
            moves: 0,
            lowest: 0,
            refuted: false,
        }
    }

    /// Runs the search to its end.
    pub fn run(mut self, position: &Chess) -> SearchResult {
        let found = self.explore(position);
        spend(self.moves);
        found
    }

    fn explore(&mut self, position: &Chess) -> SearchResult {
        let root = Node {
            position: position.clone(),
            parent: 0,
            played: None,
            price: 0,
        };
        if let Some(mate) = self.visit(root) {
            return SearchResult::Mate(mate);
        }
        let mut cheapest = 0;
        while cheapest < self.waiting.len() {
            let Some(next) = self.waiting[cheapest].pop() else {
                cheapest += 1;
                continue;
            };
            if self.moves > self.budget.moves || self.nodes.len() > self.budget.positions {
                return SearchResult::Cut;
            }
            let from = &self.nodes[next.node as usize];
            let mut position = from.position.clone();
            position.play_unchecked(next.played);
            let node = Node {
                position,
                parent: next.node,
                played: Some(next.played),
                price: from.price + 1 + UNLIKELY * usize::from(next.rank),
            };
            let added = self.nodes.len();
            if let Some(mate) = self.visit(node) {
                return SearchResult::Mate(mate);
            }
            if self.nodes.len() > added {
                cheapest = cheapest.min(self.lowest);
            }
        }
        SearchResult::Exhausted {
            refuted: self.refuted,
        }
    }

    /// Looks at a position; returns the line to it if it is a mate.
    fn visit(&mut self, node: Node) -> Option<Vec<Move>> {
        if !self.seen.insert(key(&node.position)) {
            return None;
        }
        let moves = node.position.legal_moves();
        if moves.is_empty() {
            let mate = node.position.turn() != self.side && node.position.is_check();
            return mate.then(|| self.line(node));
        }
        if node.position.has_insufficient_material(self.side) {
            return None;
        }
        if self.is_refuted(&node) {
            self.refuted = true;
            return None;
        }
        let at = self.nodes.len() as u32;
        self.moves += moves.len();
        self.lowest = usize::MAX;
        let own = node.position.turn() == self.side;
        let mut choices: Vec<(usize, bool, Move)> = moves
            .iter()
            .map(|&played| {
                let mut next = node.position.clone();
                next.play_unchecked(played);
                let distance = self.goal.distance(next.board());
                (distance, played.is_zeroing() != own, played)
            })
            .collect();
        choices.sort_by_key(|&(distance, later, _)| (distance, later));
        for (rank, (distance, _, played)) in choices.into_iter().enumerate() {
            let price = (node.price + UNLIKELY * rank + FAR * distance).min(DEAREST);
            self.lowest = self.lowest.min(price);
            if self.waiting.len() <= price {
                self.waiting.resize_with(price + 1, Vec::new);
            }
            self.waiting[price].push(PendingMove {
                node: at,
                rank: rank as u16,
                played,
            });
        }
        self.nodes.push(node);
        None
    }

    /// Whether it is proved that no mate follows, looked for where it may have become so: after a
    /// move that can't be taken back, and after a check.
    fn is_refuted(&mut self, node: &Node) -> bool {
        let Some(played) = node.played.filter(|_| self.proofs) else {
            return false;
        };
        let parent = &self.nodes[node.parent as usize];
        let changed = played.is_zeroing() || parent.position.is_check() || node.parent == 0;
        if !changed {
            return false;
        }
        let proof = is_blocked(&node.position, self.side);
        self.moves += proof.work / WORK_OF_A_MOVE;
        proof.holds
    }

    fn line(&self, last: Node) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = &last;
        while let Some(played) = node.played {
            line.push(played);
            node = &self.nodes[node.parent as usize];
        }
        line.reverse();
        line
    }
}
