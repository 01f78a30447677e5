//! What stood on the board, and how it came there.

use std::sync::Arc;

use shakmaty::{ByColor, Chess, Color, Move, Position};

use super::state::Touches;
use super::{Board, Movement, RuleParameters};
use crate::game::rule_parameters::Identity;

/// A half-move that was made in the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Its number: 1 is the first half-move after the start position.
    pub number: usize,
    /// Who made it.
    pub by: Color,
    /// What the hand did.
    pub movement: Movement,
    /// What stood on the board before.
    pub before: Board,
    /// What had been touched.
    pub touched: Touches,
    /// How many hands it took.
    pub hands: u8,
    /// Whether the clock was pressed after it.
    pub pressed: bool,
    /// The seconds that the press has added to the player's time.
    pub gained_s: i64,
    /// Moves made before.
    pub made: ByColor<u32>,
    /// Moves completed before.
    pub completed: ByColor<u32>,
    /// The moves that a ruling had obliged the player to choose from.
    pub obligation: Option<Vec<Move>>,
    /// Whether it was bound by what the hand itself had begun, and not by a ruling.
    pub begun: bool,
    /// An illegal move that has been dealt with.
    pub settled: bool,
}

/// A position that appeared; none where nobody tells.
type Appearance = Option<Chess>;

/// The positions that appeared, and the half-moves of the story. Cheap to clone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// What appeared before the story; only a position set up again may cut it.
    before: Arc<Vec<Appearance>>,
    story: Arc<Story>,
}

/// What has happened in the story.
#[derive(Debug, Default, PartialEq)]
struct Story {
    /// What has appeared.
    since: Vec<Appearance>,
    plies: Vec<Arc<Ply>>,
}

impl Clone for Story {
    /// A story is copied to go on: there is room for the next half-move.
    fn clone(&self) -> Story {
        let mut since = Vec::with_capacity(self.since.len() + 1);
        since.extend_from_slice(&self.since);
        let mut plies = Vec::with_capacity(self.plies.len() + 1);
        plies.extend_from_slice(&self.plies);
        Story { since, plies }
    }
}

/// The last of the appearances that follow each other with one move by each side in between and
/// back.
fn succession(plies: Vec<usize>) -> Vec<usize> {
    let breaks = plies.windows(2).rposition(|pair| pair[1] - pair[0] != 4);
    match breaks {
        Some(at) => plies[at + 1..].to_vec(),
        None => plies,
    }
}

impl History {
    /// The history of a game that starts here and has come so far by these moves, with the board
    /// that stands there.
    pub fn starting(board: &Board, moves: &[Move]) -> (History, Board) {
        let mut before = Vec::with_capacity(moves.len() + 1);
        let mut board = board.clone();
        before.push(board.chess().cloned());
        if let Board::Legal(position) = &mut board {
            for played in moves {
                position.play_unchecked(*played);
                before.push(Some(position.clone()));
            }
        }
        before.resize(moves.len() + 1, None);
        let history = History {
            before: Arc::new(before),
            story: Arc::default(),
        };
        (history, board)
    }

    fn story_mut(&mut self) -> &mut Story {
        Arc::make_mut(&mut self.story)
    }

    /// A position appears.
    pub fn appear(&mut self, board: &Board) {
        self.story_mut().since.push(board.chess().cloned());
    }

    /// Positions nobody tells about pass by.
    pub fn skip(&mut self, plies: usize) {
        self.story_mut()
            .since
            .extend(std::iter::repeat_n(None, plies));
    }

    fn all(&self) -> impl DoubleEndedIterator<Item = Option<&Chess>> {
        self.before
            .iter()
            .chain(&self.story.since)
            .map(|seen| seen.as_ref())
    }

    fn count(&self) -> usize {
        self.before.len() + self.story.since.len()
    }

    /// A half-move of the story is made.
    pub fn push(&mut self, ply: Ply) {
        self.story_mut().plies.push(Arc::new(ply));
    }

    /// How many half-moves there have been since the start position.
    pub fn length(&self) -> usize {
        self.count().saturating_sub(1)
    }

    /// The half-moves of the story.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = &Ply> + ExactSizeIterator {
        self.story.plies.iter().map(|ply| &**ply)
    }

    /// Half-move `number`, if it belongs to the story.
    pub fn ply(&self, number: usize) -> Option<&Ply> {
        self.plies().find(|ply| ply.number == number)
    }

    /// The last half-move of the story.
    pub fn last(&self) -> Option<&Ply> {
        self.story.plies.last().map(|ply| &**ply)
    }

    /// The last half-move of the story that is so, to be changed.
    pub fn last_mut(&mut self, is_so: impl Fn(&Ply) -> bool) -> Option<&mut Ply> {
        let found = self.story_mut().plies.iter_mut().rfind(|ply| is_so(ply))?;
        Some(Arc::make_mut(found))
    }

    /// What a player's presses have added to his time from half-move `number` on.
    pub fn gained_s(&self, side: Color, number: usize) -> i64 {
        self.story
            .plies
            .iter()
            .filter(|ply| ply.by == side && ply.number >= number)
            .map(|ply| ply.gained_s)
            .sum()
    }

    /// A player's clock is set: what it shows owes nothing to earlier presses any more.
    pub fn forget_gains(&mut self, side: Color) {
        let of_side = |ply: &&mut Arc<Ply>| ply.by == side && ply.gained_s != 0;
        for ply in self.story_mut().plies.iter_mut().filter(of_side) {
            Arc::make_mut(ply).gained_s = 0;
        }
    }

    /// Takes back everything from half-move `number` on.
    pub fn cut(&mut self, number: usize) {
        let left = number.max(1);
        let since = left.saturating_sub(self.before.len());
        if left < self.before.len() {
            Arc::make_mut(&mut self.before).truncate(left);
        }
        let story = self.story_mut();
        story.since.truncate(since);
        story.plies.retain(|ply| ply.number < number);
    }

    /// The position after half-move `number`.
    pub fn position(&self, number: usize) -> Option<&Chess> {
        let seen = match number.checked_sub(self.before.len()) {
            None => self.before.get(number),
            Some(since) => self.story.since.get(since),
        };
        seen?.as_ref()
    }

    /// The numbers of the half-moves after which a position stood on the board.
    pub fn appearances(&self, position: &Chess) -> Vec<usize> {
        self.all()
            .enumerate()
            .filter(|(_, seen)| *seen == Some(position))
            .map(|(number, _)| number)
            .collect()
    }

    /// The same, as a reading of the Laws has it. `next` is the number that a position about to
    /// appear would have.
    pub fn appearances_by(
        &self,
        parameters: &RuleParameters,
        position: &Chess,
        next: Option<usize>,
    ) -> Vec<usize> {
        let mut plies = match parameters.identity {
            Identity::Law => self.appearances(position),
            identity => self.look_ups(identity, position),
        };
        plies.extend(next);
        if parameters.in_succession {
            plies = succession(plies);
        }
        if !parameters.first_counts && !plies.is_empty() {
            plies.remove(0);
        }
        plies
    }

    fn look_ups(&self, identity: Identity, position: &Chess) -> Vec<usize> {
        self.all()
            .enumerate()
            .filter(|(_, seen)| seen.is_some_and(|seen| identity.same(seen, position)))
            .map(|(number, _)| number)
            .collect()
    }

    /// The first half-move after which a position stood for the `times`-th time, with all of its
    /// appearances up to then.
    pub fn first_repeated(&self, parameters: &RuleParameters) -> Option<Vec<usize>> {
        let times = parameters.fivefold;
        if parameters.identity != Identity::Law
            || parameters.in_succession
            || !parameters.first_counts
        {
            return (0..self.count()).find_map(|number| {
                let position = self.position(number)?;
                let mut plies = self.appearances_by(parameters, position, None);
                plies.retain(|&ply| ply <= number);
                (plies.len() >= times).then_some(plies)
            });
        }
        // So many appearances take four half-moves each after the first, without capture or pawn
        // move.
        let shortest = 4 * times.saturating_sub(1);
        if self.length() < shortest {
            return None;
        }
        for (number, seen) in self.all().enumerate() {
            let Some(position) = seen else {
                continue;
            };
            let window = (position.halfmoves() as usize).min(number);
            if window < shortest {
                continue;
            }
            let plies: Vec<usize> = (number - window..=number)
                .filter(|&ply| self.position(ply) == Some(position))
                .collect();
            if plies.len() >= times {
                return Some(plies);
            }
        }
        None
    }

    /// The first half-move after which the half-move clock stood at `halfmoves` or more.
    pub fn first_quiet(&self, halfmoves: u32) -> Option<usize> {
        self.all()
            .position(|seen| seen.is_some_and(|position| position.halfmoves() >= halfmoves))
    }

    /// The earlier positions with the same pieces and the same side to move that are not the
    /// same position in law.
    pub fn look_alikes<'a>(&'a self, position: &'a Chess) -> impl Iterator<Item = &'a Chess> {
        self.all().flatten().filter(move |seen| {
            seen.board() == position.board() && seen.turn() == position.turn() && *seen != position
        })
    }
}
