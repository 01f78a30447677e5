//! A proof that a side can't mate because the men stand in each other's way.
//!
//! For each man the squares are collected that it may ever come to, starting from its own and
//! leaving out only moves that can't be: onto or through a man who can neither move nor be
//! captured, or of a king to a square that is attacked for good. What remains is more than play
//! can reach, never less. If no square of the king can then be the scene of a mate, there is none.

use std::cell::Cell;

use shakmaty::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use shakmaty::{Bitboard, Chess, Color, Piece, Position, Rank, Role, Square};

/// An attempt at a proof.
#[derive(Default)]
pub struct Attempt {
    pub holds: bool,
    /// How many squares were looked at.
    pub work: usize,
}

/// Tries to prove that `side` can't mate.
pub fn is_blocked(position: &Chess, side: Color) -> Attempt {
    let mut attempt = Attempt::default();
    if position.castles().any() || position.maybe_ep_square().is_some() {
        return attempt;
    }
    let Some(taken_at_home) = attempt.refute(position, side, Bitboard::EMPTY, Bitboard::EMPTY)
    else {
        return attempt;
    };
    // Every line either captures a man before he ever moves, or it doesn't.
    for square in taken_at_home {
        let home = Bitboard::from_square(square);
        if attempt.holds || attempt.work > MOST_WORK {
            break;
        }
        for (safe, fixed) in [(home, Bitboard::EMPTY), (Bitboard::EMPTY, home)] {
            attempt.holds = false;
            attempt.refute(position, side, safe, fixed);
            if !attempt.holds {
                break;
            }
        }
    }
    attempt
}

/// After so much work no further assumption is tried.
const MOST_WORK: usize = 100_000;

impl Attempt {
    /// Tries it under assumptions. Returns the men to make further assumptions about; nothing if
    /// a pawn of the side may be promoted, or if the proof holds.
    fn refute(
        &mut self,
        position: &Chess,
        side: Color,
        safe: Bitboard,
        fixed: Bitboard,
    ) -> Option<Bitboard> {
        let mut reach = Reach::new(position, side, safe, fixed);
        let known = reach.fill();
        self.holds = known && !reach.may_mate();
        self.work += reach.work.get();
        (known && !self.holds).then_some(reach.taken_at_home)
    }
}

struct Man {
    square: Square,
    piece: Piece,
    /// A pawn that may have been promoted: it moves like every piece.
    promoted: bool,
    /// The squares he may move to.
    moves: Bitboard,
    /// Those among them that he may capture on.
    captures: Bitboard,
    may_be_captured: bool,
}

impl Man {
    fn squares(&self) -> Bitboard {
        self.moves | Bitboard::from_square(self.square)
    }

    /// Stays where he is to the end of the game.
    fn is_fixed(&self) -> bool {
        self.moves.is_empty() && !self.may_be_captured
    }

    fn is_king(&self) -> bool {
        self.piece.role == Role::King
    }

    fn attacks(&self, from: Square, occupied: Bitboard) -> Bitboard {
        if self.promoted {
            return queen_attacks(from, occupied) | knight_attacks(from);
        }
        match self.piece.role {
            Role::Pawn => pawn_attacks(self.piece.color, from),
            Role::Knight => knight_attacks(from),
            Role::Bishop => bishop_attacks(from, occupied),
            Role::Rook => rook_attacks(from, occupied),
            Role::Queen => queen_attacks(from, occupied),
            Role::King => king_attacks(from),
        }
    }
}

struct Reach {
    side: Color,
    men: Vec<Man>,
    /// Men who are not captured before they move, by assumption.
    safe: Bitboard,
    /// Men who don't move, by assumption.
    unmoving: Bitboard,
    /// The only man of the side beside its king: while there is a mate to come, he is not captured.
    last: Option<Square>,
    /// Where men are captured who could not move until then.
    taken_at_home: Bitboard,
    fixed: Bitboard,
    /// The squares that each side attacks for good.
    attacked: [Bitboard; 2],
    /// Squares that a man may stand on.
    visited: Bitboard,
    /// How many squares were looked at.
    work: Cell<usize>,
}

impl Reach {
    fn new(position: &Chess, side: Color, safe: Bitboard, unmoving: Bitboard) -> Reach {
        let board = position.board();
        let own = board.by_color(side) & !board.kings();
        Reach {
            side,
            men: board
                .iter()
                .map(|(square, piece)| Man {
                    square,
                    piece,
                    promoted: false,
                    moves: Bitboard::EMPTY,
                    captures: Bitboard::EMPTY,
                    may_be_captured: false,
                })
                .collect(),
            safe,
            unmoving,
            last: own.single_square(),
            taken_at_home: Bitboard::EMPTY,
            fixed: board.occupied(),
            attacked: [Bitboard::EMPTY; 2],
            visited: board.occupied(),
            work: Cell::new(0),
        }
    }

    /// Finds where the men may come to; not if a pawn of the side may be promoted.
    fn fill(&mut self) -> bool {
        loop {
            self.note_attacks();
            match self.grow() {
                Some(true) => {}
                Some(false) => return true,
                None => return false,
            }
        }
    }

    fn count_work(&self, squares: usize) {
        self.work.set(self.work.get() + squares);
    }

    /// Adds the moves and captures that are possible by what is known; whether there were any.
    /// Nothing if a pawn of the side may be promoted.
    fn grow(&mut self) -> Option<bool> {
        let mut grown = false;
        for index in 0..self.men.len() {
            let (moves, captures) = self.moves_of(&self.men[index]);
            let man = &mut self.men[index];
            if man.moves.is_superset(moves) && man.captures.is_superset(captures) {
                continue;
            }
            grown = true;
            man.moves |= moves;
            man.captures |= captures;
            if man.piece.role == Role::Pawn && (man.moves & Bitboard::BACKRANKS).any() {
                if man.piece.color == self.side {
                    return None;
                }
                man.promoted = true;
            }
        }
        for index in 0..self.men.len() {
            let man = &self.men[index];
            if !man.may_be_captured && self.may_be_captured(man) {
                if man.moves.is_empty() {
                    self.taken_at_home.add(man.square);
                }
                self.men[index].may_be_captured = true;
                grown = true;
            }
        }
        self.fixed = Bitboard::EMPTY;
        for man in &self.men {
            self.visited |= man.squares();
            if man.is_fixed() {
                self.fixed.add(man.square);
            }
        }
        Some(grown)
    }

    fn of(&self, color: Color) -> impl Iterator<Item = &Man> {
        self.men.iter().filter(move |man| man.piece.color == color)
    }

    /// Where a man can be captured, should anybody get there.
    fn exposed(&self, man: &Man) -> Bitboard {
        if man.is_king() || self.last == Some(man.square) {
            Bitboard::EMPTY
        } else if self.safe.contains(man.square) {
            man.moves
        } else {
            man.squares()
        }
    }

    fn may_be_captured(&self, man: &Man) -> bool {
        let exposed = self.exposed(man);
        self.of(!man.piece.color).any(|by| {
            by.captures.intersects(exposed)
                || by.piece.role == Role::Pawn
                    && by
                        .squares()
                        .into_iter()
                        .any(|from| in_passing(by, from, man).is_some())
        })
    }

    /// Where a man may go, and where he may capture.
    fn moves_of(&self, man: &Man) -> (Bitboard, Bitboard) {
        let mut moves = Bitboard::EMPTY;
        if self.unmoving.contains(man.square) {
            return (moves, moves);
        }
        if man.piece.role == Role::Pawn && !man.promoted {
            return self.pawn_moves(man);
        }
        let color = man.piece.color;
        self.count_work(man.squares().count() + self.men.len());
        for from in man.squares() {
            moves |= man.attacks(from, self.fixed);
        }
        for other in &self.men {
            let stays = if other.piece.color == color {
                other.is_fixed()
            } else {
                other.moves.is_empty() && self.exposed(other).is_empty()
            };
            if stays {
                moves.discard(other.square);
            }
        }
        if man.is_king() {
            moves &= !self.attacked[color as usize];
        }
        (moves, moves)
    }

    fn pawn_moves(&self, man: &Man) -> (Bitboard, Bitboard) {
        let color = man.piece.color;
        let limit = self.limit(man);
        self.count_work(man.squares().count() * self.men.len());
        let (mut pushes, mut captures) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let push = |from: Square| {
            from.offset(color.fold_wb(8, -8))
                .filter(|&to| !self.fixed.contains(to) && !limit.contains(to))
        };
        for from in man.squares() {
            let once = push(from);
            pushes.extend(once);
            if color.relative_rank(from.rank()) == Rank::Second {
                pushes.extend(once.and_then(push));
            }
            for enemy in self.of(!color) {
                captures |= pawn_attacks(color, from) & self.exposed(enemy);
                captures.extend(in_passing(man, from, enemy));
            }
        }
        (pushes | captures, captures)
    }

    /// The squares of his file that a pawn can't come to, because a pawn of the opponent stands
    /// there who can be neither passed nor captured.
    fn limit(&self, man: &Man) -> Bitboard {
        let color = man.piece.color;
        let file = Bitboard::from_file(man.square.file());
        if !man.moves.is_subset(file) {
            return Bitboard::EMPTY;
        }
        let ahead =
            |from: Square| file & color.fold_wb(!0 << from.to_u32(), (2 << from.to_u32()) - 1);
        self.of(!color)
            .filter(|other| other.piece.role == Role::Pawn && !other.may_be_captured)
            .filter(|other| !other.promoted && other.squares().is_subset(file))
            .filter(|other| ahead(man.square).contains(other.square))
            .fold(Bitboard::EMPTY, |all, other| all | ahead(other.square))
    }

    /// Finds the squares that are attacked for good, by men who can't be captured.
    fn note_attacks(&mut self) {
        self.attacked = [Bitboard::EMPTY; 2];
        for man in &self.men {
            if man.may_be_captured || man.promoted {
                continue;
            }
            let attacked = man.squares().into_iter().fold(Bitboard::FULL, |all, from| {
                all & man.attacks(from, self.visited)
            });
            self.attacked[!man.piece.color as usize] |= attacked;
        }
    }

    /// Whether the opponent's king may be mated on some square.
    fn may_mate(&self) -> bool {
        let king = self.of(!self.side).find(|man| man.is_king());
        king.is_none_or(|king| {
            let walls = self.fixed.without(king.square);
            king.squares()
                .into_iter()
                .any(|square| self.may_mate_on(square, walls))
        })
    }

    /// Whether there is a check on a square, and all squares around it can be covered at the same
    /// time, each man in one place.
    fn may_mate_on(&self, square: Square, walls: Bitboard) -> bool {
        let around: Vec<Square> = king_attacks(square).into_iter().chain([square]).collect();
        let cover = |squares: Bitboard| {
            (0..around.len())
                .filter(|&bit| squares.contains(around[bit]))
                .fold(0_usize, |all, bit| all | 1 << bit)
        };
        let all = (1_usize << around.len()) - 1;
        let mut options: Vec<Vec<usize>> = Vec::new();
        for man in &self.men {
            self.count_work(man.squares().count());
            let mut covers: Vec<usize> = man
                .squares()
                .without(square)
                .into_iter()
                .map(|from| match (man.piece.color == self.side, man.is_king()) {
                    (true, true) if king_attacks(from).contains(square) => 0,
                    (true, _) => cover(man.attacks(from, walls)),
                    (false, true) => 0,
                    (false, false) => cover(Bitboard::from_square(from)),
                })
                .filter(|&covered| covered != 0)
                .collect();
            covers.sort_unstable();
            covers.dedup();
            let all = covers.clone();
            covers.retain(|&one| !all.iter().any(|&other| other != one && other & one == one));
            options.push(covers);
        }
        if options
            .iter()
            .flatten()
            .fold(0, |union, covered| union | covered)
            != all
        {
            return false;
        }
        self.count_work(options.iter().map(Vec::len).sum::<usize>() * all / 16);
        let mut possible = vec![false; all + 1];
        possible[0] = true;
        for covers in options {
            for before in (0..=all).rev() {
                if possible[before] {
                    for covered in &covers {
                        possible[before | covered] = true;
                    }
                }
            }
        }
        possible[all]
    }
}

/// Where a pawn lands that captures another in passing.
fn in_passing(pawn: &Man, from: Square, other: &Man) -> Option<Square> {
    let color = pawn.piece.color;
    let beside = Square::from_coords(other.square.file(), from.rank());
    let passes = other.piece == (!color).pawn()
        && color.relative_rank(from.rank()) == Rank::Fifth
        && color.relative_rank(other.square.rank()) == Rank::Seventh
        && from.file().distance(other.square.file()) == 1
        && other.moves.contains(beside);
    if passes {
        beside.offset(color.fold_wb(8, -8))
    } else {
        None
    }
}
