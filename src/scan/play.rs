//! The game on the board: what the Laws say as the moves go by.

use shakmaty::{Chess, Color, Move, Position, san::San};

use super::arbiter_query::{ArbiterAnswer, ArbiterQuery};
use super::place::{arrived_by, upcoming};
use super::written_move::{WrittenMove, examine};
use super::{Filter, Kind, Occurrence, RepetitionCounter};
use crate::arbiter::Refusal;
use crate::game::Board;
use crate::game::scenario::Basis;
use crate::game::state::Termination;
use crate::game::winnability::{allow_more, is_dead, may_have_died, plainly_alive};
use crate::law::Edition;

/// What each position that may be dead adds to the allowance of its game.
const ALLOWANCE: usize = 1_000;

/// A game as it is replayed; keeps its memory from one game to the next.
#[derive(Clone, Debug, Default)]
pub struct Play {
    /// What is looked for.
    pub filter: Filter,
    edition: Option<Edition>,
    /// Whether the question is asked if a position is dead.
    asks_if_dead: bool,
    /// The position on the board.
    pub position: Chess,
    /// The moves up to there.
    pub moves: Vec<Move>,
    /// How often the position has appeared.
    pub count: usize,
    /// The game is over by the Laws.
    pub over: Option<Termination>,
    /// The positions since the last capture or pawn move.
    pub watch: RepetitionCounter,
    /// What was found.
    pub found: Vec<Occurrence>,
    /// What counts as found if the game goes on.
    pub pending: Vec<Occurrence>,
    /// The arbiter could not rule: a fault of the engine, said rather than hidden.
    pub unsettled: Option<Refusal>,
    /// Where in the findings a claim under 9.3 stands that is still open.
    fifty: Option<usize>,
}

/// A move of the record can't be played; it has been noted.
pub struct Faulty;

impl Play {
    /// A board for games that are held against an edition.
    pub fn new(filter: Filter, edition: Edition) -> Play {
        Play {
            filter,
            edition: Some(edition),
            ..Play::default()
        }
    }

    /// A game begins, from the usual position or another one; dead positions are looked for or not.
    pub fn begin(&mut self, start: Option<&Chess>, asks_if_dead: bool) {
        self.asks_if_dead = asks_if_dead;
        self.position = start.cloned().unwrap_or_default();
        self.moves.clear();
        self.count = 1;
        self.over = None;
        self.found.clear();
        self.pending.clear();
        self.unsettled = None;
        self.fifty = None;
        self.watch.begin(&self.position);
        if start.is_some() {
            self.arrived(b"");
        }
    }

    /// The half-moves played.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// A move is played, as it was understood and as it is written.
    #[inline]
    pub fn play(&mut self, played: Option<Move>, text: &[u8]) -> Result<(), Faulty> {
        let played = match played {
            Some(played) => played,
            None => self.unusual(text)?,
        };
        if !self.pending.is_empty() {
            self.found.append(&mut self.pending);
        }
        if self.over.is_none() {
            self.unclaimed(played);
        }
        self.position.play_unchecked(played);
        self.moves.push(played);
        if self.over.is_none() {
            self.count = self.watch.played(played, &self.position);
            self.arrived(text);
        }
        Ok(())
    }

    fn unusual(&mut self, text: &[u8]) -> Result<Move, Faulty> {
        match examine(text, &self.position) {
            WrittenMove::Clear(played) => Ok(played),
            WrittenMove::Faulty {
                kind,
                rules,
                witnesses,
            } => {
                let at = upcoming(&self.position, text);
                self.found.append(&mut self.pending);
                self.found.push(Occurrence {
                    kind,
                    ply: self.ply(),
                    until: None,
                    at,
                    fen: Board::Legal(self.position.clone()).fen(),
                    side: Some(self.position.turn()),
                    lawful: None,
                    rules,
                    witnesses,
                });
                Err(Faulty)
            }
        }
    }

    /// The claims that the player had who now plays something else.
    #[inline]
    fn unclaimed(&mut self, played: Move) {
        let halfmoves = self.position.halfmoves();
        if halfmoves >= 99 {
            if let Some(open) = self.fifty {
                self.found[open].until = Some(self.ply());
            } else if halfmoves == 99 && played.is_zeroing() {
                let moves = self.position.legal_moves();
                let quiet = moves.into_iter().find(|quiet| !quiet.is_zeroing());
                self.intended(Kind::FiftyIntended, Basis::Fifty, quiet);
            }
        }
        // Where the position itself allows the claim, that has been noted.
        if self.count < 3
            && self.watch.may_bring_third()
            && self.filter.wants_kind(Kind::ThreefoldIntended)
        {
            let moves = self.watch.third_by(&self.position);
            if !moves.contains(&played) {
                let written = moves.first().copied();
                self.intended(Kind::ThreefoldIntended, Basis::Threefold, written);
            }
        }
    }

    fn intended(&mut self, kind: Kind, basis: Basis, written: Option<Move>) {
        let Some(written) = written.filter(|_| self.filter.wants_kind(kind)) else {
            return;
        };
        let by = self.position.turn();
        let answer = self.arbiter_query().claim(by, basis, Some(written));
        let san = San::from_move(&self.position, written).to_string();
        let at = upcoming(&self.position, san.as_bytes());
        let found = self.occurrence(kind, at, Some(by), answer);
        self.found.extend(found);
    }

    /// A position has arisen.
    #[inline]
    fn arrived(&mut self, text: &[u8]) {
        let halfmoves = self.position.halfmoves();
        if halfmoves < 100 {
            self.fifty = None;
        }
        if self.count >= 5 || halfmoves >= 150 || self.has_died() {
            self.ended(text);
        }
        if (self.count >= 3 || halfmoves >= 100) && self.over.is_none() {
            self.claimable(text);
        }
    }

    /// A draw can be claimed on the position itself.
    fn claimable(&mut self, text: &[u8]) {
        let by = self.position.turn();
        let at = arrived_by(&self.position, text);
        if self.count >= 3 && self.filter.wants_kind(Kind::ThreefoldCurrent) {
            let answer = self.arbiter_query().claim(by, Basis::Threefold, None);
            let found = self.occurrence(Kind::ThreefoldCurrent, at.clone(), Some(by), answer);
            self.pending.extend(found);
        }
        if self.position.halfmoves() >= 100
            && self.fifty.is_none()
            && self.filter.wants_kind(Kind::FiftyCurrent)
        {
            let answer = self.arbiter_query().claim(by, Basis::Fifty, None);
            let found = self.occurrence(Kind::FiftyCurrent, at, Some(by), answer);
            let place = self.found.len() + self.pending.len();
            self.fifty = found.is_some().then_some(place);
            self.pending.extend(found);
        }
    }

    #[inline]
    fn has_died(&mut self) -> bool {
        let position = &self.position;
        if !self.asks_if_dead || !may_have_died(position) || plainly_alive(position) {
            return false;
        }
        allow_more(ALLOWANCE);
        is_dead(position)
    }

    /// The game is over, if the arbiter says so too.
    fn ended(&mut self, text: &[u8]) {
        let answer = self.arbiter_query().position();
        let Some(ending) = answer.as_ref().ok().and_then(|answer| answer.ending) else {
            self.unsettled = self.unsettled.take().or(answer.err());
            return;
        };
        self.watch.make_positions();
        self.over = Some(ending.termination);
        let kind = match ending.termination {
            Termination::Fivefold => Kind::Fivefold,
            Termination::SeventyFive => Kind::SeventyFive,
            Termination::DeadPosition => Kind::DeadPosition,
            _ => return,
        };
        let at = arrived_by(&self.position, text);
        let found = self.occurrence(kind, at, None, answer);
        self.pending.extend(found);
    }

    /// The clock of the player who has just moved shows nothing left, and no flag is claimed if
    /// the game goes on.
    pub fn out_of_time(&mut self, text: &[u8]) {
        let by = !self.position.turn();
        if self.over.is_some()
            || self.moves.is_empty()
            || !self.filter.wants_kind(Kind::FlagUnclaimed)
        {
            return;
        }
        let noted =
            |found: &Occurrence| found.kind == Kind::FlagUnclaimed && found.side == Some(!by);
        if self.found.iter().chain(&self.pending).any(noted) {
            return;
        }
        let answer = self.arbiter_query().flag(by);
        let at = arrived_by(&self.position, text);
        let found = self.occurrence(Kind::FlagUnclaimed, at, Some(!by), answer);
        self.pending.extend(found);
    }

    /// The way to the arbiter.
    pub fn arbiter_query(&self) -> ArbiterQuery<'_> {
        let moves = match self.over {
            None => self.watch.moves(),
            Some(_) => &[],
        };
        ArbiterQuery {
            edition: self.edition.unwrap_or(Edition::LATEST),
            start: match moves {
                [] => self.watch.latest(),
                _ => self.watch.start(),
            },
            moves,
            offset: self.ply() - moves.len(),
        }
    }

    fn occurrence(
        &mut self,
        kind: Kind,
        at: String,
        side: Option<Color>,
        answer: Result<ArbiterAnswer, Refusal>,
    ) -> Option<Occurrence> {
        let answer = match answer {
            Ok(answer) => answer,
            Err(unsettled) => {
                self.unsettled.get_or_insert(unsettled);
                return None;
            }
        };
        let ending = answer.ending?;
        Some(Occurrence {
            kind,
            ply: self.ply(),
            until: None,
            at,
            fen: Board::Legal(self.position.clone()).fen(),
            side,
            lawful: Some(ending.outcome.name()),
            rules: answer.rules,
            witnesses: answer.witnesses,
        })
    }
}
