//! Questions about what happened in real games.
//!
//! A record enters, with what the Laws say about it; a question leaves. The facts are those of
//! the game: its moves since the last capture or pawn move, and the act that could have been.
//! Names stay out, unless the caller writes them into [`Occasion::label`].

use shakmaty::{Chess, Color, Move, Position, Role};

use super::kinds::{self, Draft};
use super::misconceptions::{MATERIAL_COUNTS, ONLY_FORCED_MATE, SECOND_ALWAYS_LOSES};
use super::{AskError, Dice, Misconception, Question, ask_about};
use crate::game::scenario::{Act, Basis, NoticedBy, Sight};
use crate::law::Edition;
use crate::quiz::Asked;

/// What a record gives occasion to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionTopic {
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
    pub matter: QuestionTopic,
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
    let tempts = match occasion.matter {
        QuestionTopic::Claim(basis) => {
            draft.claim(side, basis, None);
            match basis {
                Basis::Threefold => kinds::THREEFOLD_CURRENT.tempts,
                _ => kinds::FIFTY.tempts,
            }
        }
        QuestionTopic::Intended(basis, played) => {
            draft.claim(side, basis, Some((played, true)));
            match basis {
                Basis::Threefold => kinds::THREEFOLD_INTENDED.tempts,
                _ => kinds::FIFTY_INTENDED.tempts,
            }
        }
        QuestionTopic::Fivefold => {
            draft.observe(Sight::Fivefold);
            kinds::FIVEFOLD.tempts
        }
        QuestionTopic::SeventyFive => {
            draft.observe(Sight::SeventyFive);
            kinds::SEVENTY_FIVE.tempts
        }
        QuestionTopic::Flag(side) => {
            draft.clock(side, dice.between(3, 9));
            draft.add(side, Act::Flag(NoticedBy::Opponent));
            &FLAG_TEMPTS
        }
    };
    let scenario = draft.finish().ok_or(AskError::NotConstructed)?;
    let whole = ask_about("game", scenario.clone(), Asked::Ruling, tempts, dice);
    whole.or_else(|_| ask_about("game", scenario, Asked::TrueFalse, tempts, dice))
}

/// What a fallen flag tempts to.
static FLAG_TEMPTS: [&Misconception; 3] =
    [&SECOND_ALWAYS_LOSES, &MATERIAL_COUNTS, &ONLY_FORCED_MATE];

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
