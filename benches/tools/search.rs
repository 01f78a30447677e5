//! A small chess search for the tools: enough that games and shuffles look like play.

use shakmaty::attacks::{bishop_attacks, knight_attacks, rook_attacks};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Move, MoveList, Position, Role, Square};

/// Mate at once, for the side that mates.
pub const MATE: i32 = 20_000;

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    value: i16,
    depth: u8,
    bound: u8,
    best: Option<(Square, Square)>,
}

/// A searcher with its memory.
pub struct Search {
    table: Vec<Entry>,
    killers: [[Option<Move>; 2]; 64],
    history: Vec<i32>,
    /// The taste that makes games differ: a few hundredths of a pawn.
    pub taste: u64,
    /// Positions of the game so far: coming back to one is worth a draw.
    pub past: Vec<u64>,
    /// Nodes seen.
    pub nodes: u64,
    limit: u64,
}

/// The key of a position.
pub fn key(position: &Chess) -> u64 {
    let Zobrist64(key) = position.zobrist_hash(EnPassantMode::Legal);
    key
}

/// What a man is worth, in hundredths of a pawn.
pub fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 320,
        Role::Bishop => 330,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 0,
    }
}

fn place(role: Role, square: Square, side: Color, late: bool) -> i32 {
    let file = i32::from(square.file());
    let rank = match side {
        Color::White => i32::from(square.rank()),
        Color::Black => 7 - i32::from(square.rank()),
    };
    let centre = 6 - (2 * file - 7).abs().max((2 * rank - 7).abs());
    match role {
        Role::Pawn if late => rank * 6,
        Role::Pawn => {
            rank * 2
                + if (2..=5).contains(&file) {
                    centre * 3
                } else {
                    -rank
                }
        }
        Role::Knight => centre * 6 - if rank == 0 { 20 } else { 0 },
        Role::Bishop => centre * 2 - if rank == 0 { 18 } else { 0 },
        Role::Rook => i32::from(rank == 6) * 20 + if (3..=4).contains(&file) { 6 } else { 0 },
        Role::Queen => {
            if late {
                centre * 3
            } else {
                -4 * rank
            }
        }
        Role::King if late => centre * 8,
        Role::King => i32::from(rank == 0 && !(2..=5).contains(&file)) * 45 - rank * 30,
    }
}

fn file_of(square: Square) -> Bitboard {
    Bitboard::from_file(square.file())
}

fn ahead(square: Square, side: Color) -> Bitboard {
    let ranks = |rank: u32| match side {
        Color::White => rank > u32::from(square.rank()),
        Color::Black => rank < u32::from(square.rank()),
    };
    Bitboard::FULL
        .into_iter()
        .filter(|other| ranks(u32::from(other.rank())))
        .filter(|other| u32::from(other.file()).abs_diff(u32::from(square.file())) <= 1)
        .collect()
}

fn passing() -> &'static [[Bitboard; 64]; 2] {
    static MASKS: std::sync::LazyLock<[[Bitboard; 64]; 2]> = std::sync::LazyLock::new(|| {
        [Color::White, Color::Black]
            .map(|side| std::array::from_fn(|at| ahead(Square::new(at as u32), side)))
    });
    &MASKS
}

/// The position as it stands, for the side to move.
pub fn judge(position: &Chess, taste: u64) -> i32 {
    let board = position.board();
    let pieces = board.occupied() & !board.pawns() & !board.kings();
    let late = pieces.count() <= 6;
    let mut sum = 0;
    for side in Color::ALL {
        let mut own = 0;
        let pawns = board.pawns() & board.by_color(side);
        let theirs = board.pawns() & board.by_color(side.other());
        for (square, piece) in board
            .clone()
            .into_iter()
            .filter(|(_, piece)| piece.color == side)
        {
            own += worth(piece.role) + place(piece.role, square, side, late);
            own += match piece.role {
                Role::Pawn => {
                    let mask = passing()[side as usize][usize::from(square)];
                    let steps = match side {
                        Color::White => i32::from(square.rank()),
                        Color::Black => 7 - i32::from(square.rank()),
                    };
                    let passed = if (mask & theirs).is_empty() {
                        steps * steps * 3
                    } else {
                        0
                    };
                    let doubled = if (file_of(square) & pawns).count() > 1 {
                        -10
                    } else {
                        0
                    };
                    passed + doubled
                }
                Role::Knight => 2 * knight_attacks(square).count() as i32,
                Role::Bishop => 3 * bishop_attacks(square, board.occupied()).count() as i32,
                Role::Rook => 2 * rook_attacks(square, board.occupied()).count() as i32,
                Role::King if !late => {
                    let shield = shakmaty::attacks::king_attacks(square) & pawns;
                    8 * shield.count() as i32
                }
                _ => 0,
            };
        }
        if (board.bishops() & board.by_color(side)).count() > 1 {
            own += 30;
        }
        sum += if side == position.turn() { own } else { -own };
    }
    let noise = (key(position) ^ taste).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60;
    // Having the move is worth a little.
    sum + noise as i32 + 2
}

impl Search {
    /// A searcher with a taste.
    pub fn new(taste: u64) -> Search {
        Search {
            table: vec![Entry::default(); 1 << 17],
            killers: [[None; 2]; 64],
            history: vec![0; 64 * 64],
            taste,
            past: Vec::new(),
            nodes: 0,
            limit: u64::MAX,
        }
    }

    fn sort(&self, moves: &mut MoveList, first: Option<(Square, Square)>, ply: usize) {
        moves.sort_by_cached_key(|played| {
            let squares = played.from().map(|from| (from, played.to()));
            let value = if first.is_some() && squares == first {
                1_000_000
            } else if let Some(taken) = played.capture() {
                100_000 + worth(taken) * 10 - worth(played.role())
            } else if played.promotion() == Some(Role::Queen) {
                99_000
            } else if self.killers[ply.min(63)].contains(&Some(*played)) {
                90_000
            } else {
                squares.map_or(0, |(from, to)| {
                    self.history[usize::from(from) * 64 + usize::from(to)].min(80_000)
                })
            };
            -value
        });
    }

    fn calm(&mut self, position: &Chess, mut alpha: i32, beta: i32, depth: u8) -> i32 {
        self.nodes += 1;
        let stand = judge(position, self.taste);
        if stand >= beta || depth == 0 {
            return stand;
        }
        alpha = alpha.max(stand);
        let mut captures = position.capture_moves();
        captures.sort_by_key(|played| {
            std::cmp::Reverse(played.capture().map_or(0, worth) * 8 - worth(played.role()))
        });
        for played in captures {
            if stand + played.capture().map_or(0, worth) + 150 < alpha && !played.is_promotion() {
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(played);
            let value = -self.calm(&next, -beta, -alpha, depth - 1);
            if value >= beta {
                return value;
            }
            alpha = alpha.max(value);
        }
        alpha
    }

    /// The value for the side to move.
    pub fn value(
        &mut self,
        position: &Chess,
        depth: u8,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        if position.is_insufficient_material() || position.halfmoves() >= 100 {
            return 0;
        }
        let check = position.is_check();
        if depth == 0 && !check || ply > 40 {
            return self.calm(position, alpha, beta, 8);
        }
        self.nodes += 1;
        let key = key(position);
        if ply > 0 && self.past.contains(&key) {
            return 0;
        }
        let slot = key as usize & (self.table.len() - 1);
        let entry = self.table[slot];
        let known = entry.key == key;
        if ply > 0 && known && entry.depth >= depth {
            let value = i32::from(entry.value);
            match entry.bound {
                0 => return value,
                1 if value >= beta => return value,
                2 if value <= alpha => return value,
                _ => {}
            }
        }
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return if check { ply as i32 - MATE } else { 0 };
        }
        let pieces = position.us() & !position.board().pawns() & !position.board().kings();
        if ply > 0
            && depth >= 3
            && !check
            && pieces.count() > 1
            && beta.abs() < MATE / 2
            && let Ok(passed) = position.clone().swap_turn()
        {
            let value = -self.value(&passed, depth - 3, -beta, 1 - beta, ply + 1);
            if value >= beta {
                return value;
            }
        }
        self.sort(&mut moves, entry.best.filter(|_| known), ply);
        let (mut best, mut chosen, begun) = (-MATE - 1, None, alpha);
        for (at, played) in moves.into_iter().enumerate() {
            // What was cut short is worth nothing, and not to be remembered.
            if self.nodes > self.limit {
                return 0;
            }
            let mut next = position.clone();
            next.play_unchecked(played);
            let rest = depth.saturating_sub(1);
            let quiet = !played.is_capture() && !played.is_promotion() && !check;
            let late = quiet && at > 5 && depth >= 3 && !next.is_check();
            let mut value = -self.value(
                &next,
                rest - u8::from(late && rest > 0),
                -alpha - 1,
                -alpha,
                ply + 1,
            );
            if value > alpha && (value < beta || at == 0 || late) {
                value = -self.value(&next, rest, -beta, -alpha, ply + 1);
            }
            if value > best {
                (best, chosen) = (value, played.from().map(|from| (from, played.to())));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                if quiet {
                    let ply = ply.min(63);
                    self.killers[ply] = [Some(played), self.killers[ply][0]];
                    if let Some((from, to)) = chosen {
                        self.history[usize::from(from) * 64 + usize::from(to)] +=
                            i32::from(depth) * i32::from(depth);
                    }
                }
                break;
            }
        }
        if self.nodes > self.limit {
            return 0;
        }
        let bound = match best {
            value if value >= beta => 1,
            value if value <= begun => 2,
            _ => 0,
        };
        self.table[slot] = Entry {
            key,
            value: best.clamp(-30_000, 30_000) as i16,
            depth,
            bound,
            best: chosen,
        };
        best
    }

    /// The best move within a number of nodes, and its value.
    pub fn best(&mut self, position: &Chess, nodes: u64) -> Option<(Move, i32)> {
        self.killers = [[None; 2]; 64];
        let mut found = None;
        let begun = self.nodes;
        for depth in 1..20 {
            self.limit = match depth {
                1 | 2 => u64::MAX,
                _ => begun + nodes,
            };
            let value = self.value(position, depth, -MATE, MATE, 0);
            if self.nodes > self.limit {
                break;
            }
            let entry = self.table[key(position) as usize & (self.table.len() - 1)];
            let played = position.legal_moves().into_iter().find(|played| {
                entry.key == key(position) && played.from().zip(Some(played.to())) == entry.best
            });
            found = played.map(|played| (played, value)).or(found);
            if value.abs() > MATE / 2 && depth > 2 {
                break;
            }
        }
        self.limit = u64::MAX;
        found
    }
}
