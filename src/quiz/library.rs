//! Played-out games to take positions from.
//!
//! `games.txt` holds one game a line, played by `benches/tools/selfplay.rs`. What a rule needs and
//! games hardly ever bring (an en passant capture that a pin forbids, locked pawns) is in
//! `settings.txt`, one position a line after the name of its pool; there every position stands
//! for four: both colours, both wings.

use std::sync::LazyLock;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, CastlingMode, Chess, EnPassantMode, FromSetup, Position, Setup};

use super::Dice;
use super::calm::is_calm;

static GAMES: &str = include_str!("games.txt");
static SETTINGS: &str = include_str!("settings.txt");

/// The positions, by what they are good for.
pub struct Library {
    /// Both sides have developed; most pieces are there.
    pub middlegames: Vec<Chess>,
    /// Not many men are left, but too many to wonder whether anybody can mate.
    pub endgames: Vec<Chess>,
    /// Few men are left.
    pub last_stages: Vec<Chess>,
    /// Long after the opening: where games used to be adjourned.
    pub adjournments: Vec<Chess>,
    /// The side to move may still castle one day.
    pub castling: Vec<Chess>,
    /// A pawn can be taken en passant.
    pub en_passant: Vec<Chess>,
    /// A pawn stands beside the one that advanced and may not take it.
    pub en_passant_barred: Vec<Chess>,
    /// The side to move can promote.
    pub promotions: Vec<Chess>,
    /// The side to move can mate at once.
    pub mates: Vec<Chess>,
    /// The side not to move can't mate, or only just: what material counting gets wrong.
    pub unwinnable: Vec<Chess>,
    /// Two pieces of a kind reach the same square, one of them pinned.
    pub pinned_twins: Vec<Chess>,
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
            last_stages: Vec::new(),
            adjournments: Vec::new(),
            castling: Vec::new(),
            en_passant: Vec::new(),
            en_passant_barred: pool("en-passant-barred"),
            promotions: pool("promotions"),
            mates: pool("mates"),
            unwinnable: pool("unwinnable"),
            pinned_twins: pool("pinned-twins"),
        };
        for game in GAMES.lines() {
            library.sort_in(game);
        }
        library
    }

    fn sort_in(&mut self, game: &str) {
        let mut position = Chess::default();
        for (ply, text) in game.split_whitespace().enumerate() {
            let Some(played) = text
                .parse::<UciMove>()
                .ok()
                .and_then(|uci| uci.to_move(&position).ok())
            else {
                return;
            };
            let mating = {
                let mut next = position.clone();
                next.play_unchecked(played);
                next.is_checkmate()
            };
            if mating {
                self.mates.push(position.clone());
            }
            if played.is_promotion() && !position.is_check() {
                self.promotions.push(position.clone());
            }
            position.play_unchecked(played);
            if position.is_game_over() {
                return;
            }
            let men = position.board().occupied().count();
            let en_passant = position.legal_ep_square().is_some();
            if position.is_check() || ply % 3 != 0 && !en_passant || !is_calm(&position) {
                continue;
            }
            if en_passant {
                self.en_passant.push(position.clone());
            }
            match men {
                ..=8 if position.legal_moves().len() > 3 => self.last_stages.push(position.clone()),
                9..=15 if position.legal_moves().len() > 3 => self.endgames.push(position.clone()),
                20.. if ply > 15 => self.middlegames.push(position.clone()),
                _ => {}
            }
            let late = position.fullmoves().get() >= 28 && position.castles().is_empty();
            if late && (12..=22).contains(&men) {
                self.adjournments.push(position.clone());
            }
            let turn = position.turn();
            if ply > 9 && position.castles().has_color(turn) {
                self.castling.push(position.clone());
            }
        }
    }
}

fn pool(name: &str) -> Vec<Chess> {
    SETTINGS
        .lines()
        .filter_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
        .flat_map(|fen| {
            let turned = turn_round(fen);
            let both = [mirror(&turned), mirror(fen)];
            [fen.to_owned(), turned].into_iter().chain(both)
        })
        .filter_map(|fen| {
            fen.parse::<Fen>()
                .ok()?
                .into_position(CastlingMode::Standard)
                .ok()
        })
        .collect()
}

/// The position with colours exchanged.
fn turn_round(fen: &str) -> String {
    let mut words = fen.split(' ');
    let board = words.next().unwrap_or_default();
    let swap = |text: &str| -> String {
        text.chars()
            .map(|sign| match sign.is_ascii_uppercase() {
                true => sign.to_ascii_lowercase(),
                false => sign.to_ascii_uppercase(),
            })
            .collect()
    };
    let board: Vec<String> = board.split('/').rev().map(swap).collect();
    let turn = match words.next() {
        Some("w") => "b",
        _ => "w",
    };
    let castling = words.next().map_or("-".to_owned(), |rights| match rights {
        "-" => "-".to_owned(),
        rights => swap(rights),
    });
    let en_passant = words.next().map_or("-".to_owned(), |square| {
        square.replace('6', "x").replace('3', "6").replace('x', "3")
    });
    let rest: Vec<_> = words.collect();
    format!(
        "{} {turn} {castling} {en_passant} {}",
        board.join("/"),
        rest.join(" ")
    )
}

/// The position with the wings exchanged; castling is none.
fn mirror(fen: &str) -> String {
    let mut words: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    if let [board, _, castling, en_passant, ..] = &mut words[..] {
        *board = board
            .split('/')
            .map(|rank| rank.chars().rev().collect())
            .collect::<Vec<String>>()
            .join("/");
        *castling = "-".to_owned();
        *en_passant = en_passant
            .chars()
            .map(|sign| match sign {
                'a'..='h' => char::from(b'a' + b'h' - sign as u8),
                other => other,
            })
            .collect();
    }
    words.join(" ")
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
    let mut setup: Setup = position.to_setup(EnPassantMode::Legal);
    setup.castling_rights = Bitboard::EMPTY;
    setup.fullmoves = std::num::NonZeroU32::new(dice.between(41, 52) as u32)?;
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

/// One of a pool.
pub fn from_pool(pool: &[Chess], dice: &mut Dice) -> Option<Chess> {
    dice.pick(pool).cloned()
}
