//! Played-out games to take positions from.
//!
//! `games.txt` holds one game a line, played by `benches/tools/selfplay.rs`; positions in which
//! something hangs are left out. What a rule needs and games hardly ever bring (an en passant
//! capture that a pin forbids, locked pawns) is in `settings.txt`, one position a line after the
//! name of its pool, and `quiet_endings.txt` holds drawn endings in which the pieces were moved about;
//! there every position stands for four: both colours, both wings. `chess960.txt` holds positions
//! from games of Chess960, each for both colours.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Position, Rank, Role,
    Setup,
};

use super::Dice;
use super::shuffles::{Shuffles, places};
use super::tactics::{is_calm, is_calm_for_mover, lead, mates_at_once};

static GAMES: &str = include_str!("games.txt");
static SETTINGS: &str = include_str!("settings.txt");
static STILL: &str = include_str!("quiet_endings.txt");
static CHESS960: &str = include_str!("chess960.txt");

/// The positions, by what they are good for.
pub struct Library {
    /// Both sides have developed; most pieces are there.
    pub middlegames: Vec<Chess>,
    /// Not many men are left, but too many to wonder whether anybody can mate.
    pub endgames: Vec<Chess>,
    /// Nobody gets on: the pawns are locked, or there is too little to win with.
    pub drawn: Vec<Chess>,
    /// The side that is not to move has as many pieces and one pawn more: nobody has won yet, and
    /// nobody can say that it has nothing to play for.
    pub pressed: Vec<Chess>,
    /// Long after the opening: where games used to be adjourned.
    pub adjournments: Vec<Chess>,
    /// The side to move is in check from afar, and could overlook it.
    pub checks: Vec<Chess>,
    /// The side to move may still castle one day.
    pub castling: Vec<Chess>,
    /// A pawn stands beside the one that advanced and may not take it.
    pub en_passant_barred: Vec<Chess>,
    /// The side to move can promote.
    pub promotions: Vec<Chess>,
    /// The side to move ends the game by making a queen.
    pub queening: Vec<Chess>,
    /// The side to move can mate at once, with little left on the board.
    pub mates: Vec<Chess>,
    /// The same after a long time without a pawn move or a capture.
    pub long_mates: Vec<Chess>,
    /// The side to move can end the game in a draw at once: by stalemate, or by taking the last
    /// man that anybody could win with.
    pub last_moves: Vec<Chess>,
    /// The side not to move can't mate, or only just: what material counting gets wrong.
    pub unwinnable: Vec<Chess>,
    /// Two pieces of a kind reach the same square, one of them pinned.
    pub pinned_twins: Vec<Chess>,
    /// Chess960: the side to move may still castle one day.
    pub chess960: Vec<Chess>,
    /// Positions with ways to come back to them.
    pub shuffles: Shuffles,
    continuations: HashMap<u64, Move>,
}

fn key(position: &Chess) -> u64 {
    let Zobrist64(key) = position.zobrist_hash(EnPassantMode::Legal);
    key
}

/// The library.
pub fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(Library::read);
    &LIBRARY
}

impl Library {
    fn read() -> Library {
        let mut library = Library {
            middlegames: Vec::new(),
            endgames: Vec::new(),
            drawn: varied(STILL.lines()).into_iter().filter(is_calm).collect(),
            pressed: Vec::new(),
            adjournments: Vec::new(),
            checks: Vec::new(),
            castling: Vec::new(),
            en_passant_barred: pool("en-passant-barred"),
            promotions: pool("promotions"),
            queening: pool("queening"),
            mates: pool("mates"),
            long_mates: pool("long-mates"),
            unwinnable: pool("unwinnable"),
            pinned_twins: pool("pinned-twins"),
            last_moves: pool("last-moves"),
            chess960: chess960(),
            shuffles: Shuffles::default(),
            continuations: HashMap::new(),
        };
        let mut places = places();
        for (number, game) in GAMES.lines().enumerate() {
            let mut shuffles = places.split_off(&(number, 0));
            places = shuffles.split_off(&(number + 1, 0));
            library.sort_in(
                game,
                &shuffles
                    .into_iter()
                    .map(|((_, ply), at)| (ply, at))
                    .collect(),
            );
        }
        library
    }

    fn sort_in(&mut self, game: &str, shuffles: &BTreeMap<usize, Vec<[&str; 4]>>) {
        let mut position = Chess::default();
        for (ply, text) in game.split_whitespace().enumerate() {
            let Some(played) = text
                .parse::<UciMove>()
                .ok()
                .and_then(|uci| uci.to_move(&position).ok())
            else {
                return;
            };
            self.continuations.insert(key(&position), played);
            let before = position.clone();
            position.play_unchecked(played);
            if position.is_checkmate() && lead(&before).abs() <= 9 && is_bare(&before) {
                self.mates.push(before);
            } else if played.is_promotion() && !before.is_check() && !mates_at_once(&before) {
                self.promotions.push(before);
            }
            if position.is_game_over() {
                return;
            }
            if is_distant_check(&position) && is_calm_for_mover(&position) {
                self.checks.push(position.clone());
            }
            let cycles = shuffles.get(&ply).filter(|_| lead(&position).abs() <= 1);
            let en_passant = position.legal_ep_square().is_some();
            if position.is_check() || ply % 3 != 0 && !en_passant && cycles.is_none() {
                continue;
            }
            if !is_calm(&position) {
                continue;
            }
            if let Some(cycles) = cycles {
                self.shuffles.sort_in(&position, cycles);
            }
            if ply % 3 == 0 || en_passant {
                self.keep(&position, ply);
            }
        }
    }

    fn keep(&mut self, position: &Chess, ply: usize) {
        let men = position.board().occupied().count();
        let turn = position.turn();
        let ahead = lead(position) * turn.fold_wb(-1, 1);
        let free = position.legal_moves().len() > 3;
        match men {
            9..=15 if free => self.endgames.push(position.clone()),
            20.. if ply > 15 => self.middlegames.push(position.clone()),
            _ => {}
        }
        if men <= 14 && ahead.abs() <= 1 && is_locked(position) {
            self.drawn.push(position.clone());
        }
        if men <= 17 && free && is_pressed(position) {
            self.pressed.push(position.clone());
        }
        let late = position.fullmoves().get() >= 28 && position.castles().is_empty();
        if late && (12..=22).contains(&men) && ahead.abs() <= 5 {
            self.adjournments.push(position.clone());
        }
        if ply > 9 && position.castles().has_color(turn) {
            self.castling.push(position.clone());
        }
    }

    /// What was played from a position.
    pub fn continuation(&self, position: &Chess) -> Option<Move> {
        self.continuations.get(&key(position)).copied()
    }
}

/// Whether there are pawns, and none of them can step forward.
fn is_locked(position: &Chess) -> bool {
    let board = position.board();
    let steps = |side: Color| {
        let pawns = board.pawns() & board.by_color(side);
        pawns.shift(side.fold_wb(8, -8)) & !board.occupied()
    };
    board.pawns().any() && (steps(Color::White) | steps(Color::Black)).is_empty()
}

/// Whether there is a check by one piece that does not stand near the king.
fn is_distant_check(position: &Chess) -> bool {
    let mut checkers = position.checkers().into_iter();
    let king = position.board().king_of(position.turn());
    match (checkers.next(), checkers.next(), king) {
        (Some(checker), None, Some(king)) => {
            checker.distance(king) >= 3 && position.us().count() > 4
        }
        _ => false,
    }
}

/// Whether the queens are gone, the pieces are worth the same, and the side that is not to move has
/// one pawn more; no pawn is about to queen.
fn is_pressed(position: &Chess) -> bool {
    let board = position.board();
    let count = |side: Color, role: Role| (board.by_color(side) & board.by_role(role)).count();
    let (us, them) = (position.turn(), position.turn().other());
    let minor = |side: Color| count(side, Role::Knight) + count(side, Role::Bishop);
    let rooks = |side: Color| count(side, Role::Rook);
    let alike = minor(us) == minor(them) && rooks(us) == rooks(them);
    let far = |side: Color| {
        let ranks = side.fold_wb([Rank::Sixth, Rank::Seventh], [Rank::Third, Rank::Second]);
        let squares = Bitboard::from_rank(ranks[0]) | Bitboard::from_rank(ranks[1]);
        (squares & board.pawns() & board.by_color(side)).any()
    };
    board.queens().is_empty()
        && alike
        && minor(us) + rooks(us) > 0
        && count(us, Role::Pawn) > 0
        && count(them, Role::Pawn) == count(us, Role::Pawn) + 1
        && !far(us)
        && !far(them)
}

/// Whether hardly anything is left, and at most one queen.
fn is_bare(position: &Chess) -> bool {
    position.board().occupied().count() <= 6 && position.board().queens().count() <= 1
}

fn pool(name: &str) -> Vec<Chess> {
    varied(
        SETTINGS
            .lines()
            .filter_map(|line| line.strip_prefix(name)?.strip_prefix(": ")),
    )
}

/// Every position with both colours and on both wings.
fn varied<'a>(fens: impl Iterator<Item = &'a str>) -> Vec<Chess> {
    let setups = fens.filter_map(|fen| Some(fen.parse::<Fen>().ok()?.into_setup()));
    let setups = setups.flat_map(|setup| {
        let turned = setup.clone().into_mirrored();
        let other_wing = [wings_exchanged(&turned), wings_exchanged(&setup)];
        [setup, turned].into_iter().chain(other_wing)
    });
    setups
        .filter_map(|setup| setup.position(CastlingMode::Standard).ok())
        .collect()
}

/// Positions from games of Chess960, each with both colours.
fn chess960() -> Vec<Chess> {
    let fens = CHESS960.lines().filter_map(|fen| fen.parse::<Fen>().ok());
    let setups = fens.map(Fen::into_setup);
    let both = setups.flat_map(|setup| [setup.clone(), setup.into_mirrored()]);
    both.filter_map(|setup| setup.position(CastlingMode::Chess960).ok())
        .filter(is_calm)
        .collect()
}

/// The position with the wings exchanged; castling is none.
fn wings_exchanged(setup: &Setup) -> Setup {
    let mut setup = setup.clone();
    setup.board.flip_horizontal();
    setup.castling_rights = Bitboard::EMPTY;
    setup.ep_square = setup.ep_square.map(|square| square.flip_horizontal());
    setup
}

/// A position with another count of quiet half-moves, and a move number to match.
pub fn quiet_for(position: &Chess, halfmoves: u32, dice: &mut Dice) -> Option<Chess> {
    let mut setup: Setup = position.to_setup(EnPassantMode::Legal);
    setup.halfmoves = halfmoves;
    setup.ep_square = None;
    setup.castling_rights = Bitboard::EMPTY;
    let number = halfmoves / 2 + dice.between(28, 61) as u32;
    setup.fullmoves = std::num::NonZeroU32::new(number)?;
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

/// A position as it stands after the first time control, where games were adjourned.
pub fn after_control(position: &Chess, dice: &mut Dice) -> Option<Chess> {
    at_move(position, dice.between(41, 52) as u32)
}

/// A position as it stands when the move of a number is to be made, nobody may castle.
pub fn at_move(position: &Chess, number: u32) -> Option<Chess> {
    let mut setup: Setup = position.to_setup(EnPassantMode::Legal);
    setup.castling_rights = Bitboard::EMPTY;
    setup.fullmoves = std::num::NonZeroU32::new(number)?;
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

/// One of a pool.
pub fn from_pool(pool: &[Chess], dice: &mut Dice) -> Option<Chess> {
    dice.pick(pool).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_position() {
        let fens = SETTINGS.lines().filter_map(|line| line.split_once(": "));
        for fen in fens.map(|(_, fen)| fen).chain(STILL.lines()) {
            assert_eq!(varied([fen].into_iter()).len(), 4, "{fen}");
        }
    }

    #[test]
    fn every_pool_has_something_to_choose_from() {
        let library = library();
        let shuffles = &library.shuffles;
        for (name, size, least) in [
            ("middlegames", library.middlegames.len(), 400),
            ("endgames", library.endgames.len(), 400),
            ("drawn", library.drawn.len(), 400),
            ("pressed", library.pressed.len(), 40),
            ("adjournments", library.adjournments.len(), 200),
            ("checks", library.checks.len(), 100),
            ("castling", library.castling.len(), 100),
            ("en passant barred", library.en_passant_barred.len(), 20),
            ("promotions", library.promotions.len(), 40),
            ("queening", library.queening.len(), 24),
            ("mates", library.mates.len(), 20),
            ("long mates", library.long_mates.len(), 24),
            ("last moves", library.last_moves.len(), 80),
            ("Chess960", library.chess960.len(), 80),
            ("castling lost", shuffles.castling_lost.len(), 30),
            ("castling kept", shuffles.castling_kept.len(), 30),
            ("en passant shuffles", shuffles.en_passant.len(), 8),
            ("plain shuffles", shuffles.plain.len(), 300),
        ] {
            assert!(size >= least, "{name}: {size}");
        }
    }
}
