//! Questions about what happened in real games.
//!
//! A record enters, with what the Laws say about it; a question leaves. The facts are those of
//! the game: its moves since the last capture or pawn move, and the act that could have been.
//! Names stay out, unless the caller writes them into [`Occasion::label`].

use shakmaty::{Chess, Color, Move, Position, Role};

use super::kinds::Draft;
use super::{AskError, Dice, Kind, Misconception, Question, ask_about, misconceptions};
use crate::game::scenario::{Act, Basis, NoticedBy, Sight, Who};
use crate::law::Edition;
use crate::quiz::Asked;

/// What a record gives occasion to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// A draw could be claimed on the position (9.2.2, 9.3.2).
    Claim(Basis),
    /// A draw could be claimed with a move about to be made (9.2.1, 9.3.1).
    Intended(Basis, Move),
    /// The position had appeared five times (9.6.1).
    Fivefold,
    /// Seventy-five moves had been made (9.6.2).
    SeventyFive,
    /// A flag fell (6.9).
    Flag(Color),
}

/// A place in a game that is worth a question.
#[derive(Clone, Debug)]
pub struct Occasion<'a> {
    /// Where the record begins.
    pub start: &'a Chess,
    /// Its half-moves up to the place.
    pub moves: &'a [Move],
    /// What is to be asked about.
    pub matter: Matter,
    /// What the scenario is called; empty for no name.
    pub label: &'a str,
    /// The edition that it is judged by.
    pub edition: Edition,
}

/// A question about a place in a real game.
pub fn ask_of_game(occasion: &Occasion<'_>, dice: &mut Dice) -> Result<Question, AskError> {
    let (position, moves) = since_irreversible(occasion.start, occasion.moves);
    let mut draft = Draft::new(&position, dice);
    draft.scenario.id = occasion.label.into();
    draft.scenario.setting.edition = occasion.edition;
    // A record does not say what the clocks showed.
    draft.scenario.clocks_ms = Default::default();
    draft.scenario.moves = moves;
    let side = draft.turn();
    let kind = match occasion.matter {
        Matter::Claim(basis) => {
            draft.claim(side, basis, None);
            by_basis(basis, "threefold-current", "fifty-current")
        }
        Matter::Intended(basis, played) => {
            draft.claim(side, basis, Some((played, true)));
            by_basis(basis, "threefold-intended", "fifty-intended")
        }
        Matter::Fivefold => {
            look(&mut draft, Sight::Fivefold);
            "fivefold"
        }
        Matter::SeventyFive => {
            look(&mut draft, Sight::SeventyFive);
            "seventyfive"
        }
        Matter::Flag(side) => {
            draft.clock(side, dice.between(3, 9));
            draft.add(side, Act::Flag(NoticedBy::Opponent));
            "flag"
        }
    };
    let tempts: &[&'static Misconception] = match Kind::named(kind) {
        Some(kind) => kind.tempts,
        None => &[
            &misconceptions::SECOND_ALWAYS_LOSES,
            &misconceptions::MATERIAL_COUNTS,
            &misconceptions::ONLY_FORCED_MATE,
        ],
    };
    let scenario = draft.finish().ok_or(AskError::NotConstructed)?;
    let whole = ask_about("game", scenario.clone(), Asked::Ruling, tempts, dice);
    whole.or_else(|_| ask_about("game", scenario, Asked::TrueFalse, tempts, dice))
}

fn by_basis(basis: Basis, threefold: &'static str, fifty: &'static str) -> &'static str {
    match basis {
        Basis::Threefold => threefold,
        _ => fifty,
    }
}

fn look(draft: &mut Draft, what: Sight) {
    let ply = None;
    draft.add(
        Who::Arbiter,
        Act::Observe {
            what,
            ply,
            seen: true,
        },
    );
}

/// The position after the last capture, pawn move or castling, and the moves from there: nothing
/// before it can return.
fn since_irreversible(start: &Chess, moves: &[Move]) -> (Chess, Vec<Move>) {
    let irreversible =
        |played: &Move| played.is_capture() || played.is_castle() || played.role() == Role::Pawn;
    let from = moves.iter().rposition(irreversible).map_or(0, |at| at + 1);
    let mut position = start.clone();
    for played in &moves[..from] {
        position.play_unchecked(*played);
    }
    (position, moves[from..].to_vec())
}
