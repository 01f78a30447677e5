//! How the record says the game ended, held against the Laws.

use shakmaty::{ByColor, Chess, Color, Move, Position};

use super::arbiter_query::{ArbiterAnswer, ArbiterQuery};
use super::headers::RawHeaders;
use super::{Filter, Kind, Occurrence, RepetitionCounter};
use crate::arbiter::{Refusal, Witness};
use crate::game::Board;
use crate::game::state::{Outcome, Termination};
use crate::game::winnability::{is_dead, plainly_winnable};
use crate::law::RuleId;
use crate::rule;

/// What the record says about the end.
#[derive(Clone, Debug)]
pub struct Record {
    /// The result: that of the movetext, else that of the tag; none for `*` and nothing.
    pub result: Option<Outcome>,
    /// The results differ: tag and movetext.
    pub two: Option<(String, &'static str)>,
    /// The Termination tag, in small letters.
    pub termination: String,
    /// The last clock times, in milliseconds.
    pub clocks: ByColor<Option<i64>>,
}

impl Record {
    /// From the tags, the result in the movetext and the clocks.
    pub fn new(
        headers: &RawHeaders<'_>,
        written: Option<Option<Outcome>>,
        clocks: ByColor<Option<i64>>,
    ) -> Record {
        let tag = headers.get("Result").unwrap_or_default();
        let tagged = match tag.trim() {
            "1-0" => Some(Some(Outcome::White)),
            "0-1" => Some(Some(Outcome::Black)),
            "1/2-1/2" | "1/2" => Some(Some(Outcome::Draw)),
            "*" => Some(None),
            _ => None,
        };
        let two = match (tagged, written) {
            (Some(tagged), Some(written)) if tagged != written => {
                Some((tag.into_owned(), written.map_or("*", Outcome::name)))
            }
            _ => None,
        };
        Record {
            result: written.or(tagged).flatten(),
            two,
            termination: headers
                .get("Termination")
                .unwrap_or_default()
                .to_lowercase(),
            clocks,
        }
    }

    /// Whose flag fell, where the record says that one did.
    fn flagged(&self, to_move: Color) -> Option<Color> {
        let loser = match self.result? {
            Outcome::White => Color::Black,
            Outcome::Black => Color::White,
            _ => to_move,
        };
        let says = ["time forfeit", "on time", "timeout", "time out"]
            .iter()
            .any(|words| self.termination.contains(words));
        (says || self.clocks[loser] == Some(0)).then_some(loser)
    }
}

/// A game that has come to its end in the record.
pub struct Ended<'a> {
    /// The last position.
    pub position: &'a Chess,
    /// The half-moves played.
    pub ply: usize,
    /// How often the last position has appeared.
    pub count: usize,
    /// The Laws had ended the game.
    pub over: Option<Termination>,
    /// It did not start from the initial position.
    pub from_fen: bool,
    /// All moves.
    pub moves: &'a [Move],
    /// The positions since the last capture or pawn move.
    pub watch: &'a RepetitionCounter,
    /// The way to the arbiter.
    pub query: ArbiterQuery<'a>,
    /// What the record says.
    pub record: &'a Record,
}

impl Ended<'_> {
    /// What the Laws say about the end.
    pub fn judge(&self, filter: &Filter) -> Result<Vec<Occurrence>, Refusal> {
        let mut found: Vec<Occurrence> = [self.two_results(), self.result()?, self.reason()]
            .into_iter()
            .flatten()
            .collect();
        found.retain(|found| filter.wants_kind(found.kind));
        Ok(found)
    }

    fn two_results(&self) -> Option<Occurrence> {
        let (tag, written) = self.record.two.as_ref()?;
        let witness = Witness::Reading {
            text: tag.as_str().into(),
            moves: vec![(*written).to_owned()],
        };
        let rules = vec![rule!("record.result-signed")];
        Some(self.occurrence(Kind::TwoResults, rules, vec![witness], None, None))
    }

    fn result(&self) -> Result<Option<Occurrence>, Refusal> {
        let Some(result) = self.record.result else {
            return Ok(None);
        };
        let position = self.position;
        let plain = self.over.is_none() && self.is_plain(result);
        if plain || position.legal_moves().is_empty() {
            return if plain { Ok(None) } else { self.stuck(result) };
        }
        if self.over.is_some() {
            return Ok(None);
        }
        let flagged = self.record.flagged(position.turn());
        let (kind, answer, side) = match (result, flagged) {
            (Outcome::White | Outcome::Black, _) => {
                let loser = if result == Outcome::White {
                    Color::Black
                } else {
                    Color::White
                };
                let (kind, answer) = match flagged {
                    Some(side) => (Kind::FlagUnwinnable, self.query.flag(side)?),
                    None => (Kind::WinUnwinnable, self.query.resign(loser)?),
                };
                (kind, answer, Some(!loser))
            }
            (Outcome::Draw, Some(side)) => (Kind::FlagDrawn, self.query.flag(side)?, Some(side)),
            (Outcome::Draw, None) if self.ply < 2 && !self.from_fen => {
                let query = ArbiterQuery {
                    start: &Chess::default(),
                    moves: self.moves,
                    offset: 0,
                    ..self.query
                };
                (Kind::EarlyAgreement, query.agree(!position.turn())?, None)
            }
            _ => return Ok(None),
        };
        let lawful = answer.ending.map(|ending| ending.outcome);
        let contradicted = match kind {
            Kind::EarlyAgreement => lawful.is_none(),
            Kind::FlagDrawn => lawful.is_some_and(|lawful| lawful != Outcome::Draw),
            _ => lawful == Some(Outcome::Draw),
        };
        Ok(contradicted.then(|| self.ruled(kind, answer, side)))
    }

    /// The result where the player who is to move has none.
    fn stuck(&self, result: Outcome) -> Result<Option<Occurrence>, Refusal> {
        let answer = self.query.position()?;
        let kind = match self.position.is_checkmate() {
            true => Kind::ResultCheckmate,
            false => Kind::ResultStalemate,
        };
        let lawful = answer.ending.map(|ending| ending.outcome);
        let contradicted = lawful.is_some_and(|lawful| lawful != result);
        Ok(contradicted.then(|| self.ruled(kind, answer, None)))
    }

    /// Whether a result needs no second look, as most don't: won by a player who plainly can, in
    /// a position where play could go on, or an ordinary draw.
    fn is_plain(&self, result: Outcome) -> bool {
        match result {
            Outcome::White => plainly_winnable(self.position, Color::White),
            Outcome::Black => plainly_winnable(self.position, Color::Black),
            Outcome::Draw => {
                self.ply >= 2
                    && self.record.flagged(self.position.turn()).is_none()
                    && !self.position.is_checkmate()
            }
            _ => false,
        }
    }

    /// A reason in the Termination tag that the game does not bear out.
    fn reason(&self) -> Option<Occurrence> {
        let says = |words: &str| self.record.termination.contains(words);
        if self.record.termination.is_empty() || says("timeout") {
            return None;
        }
        let halfmoves = self.position.halfmoves();
        let quiet = vec![Witness::Quiet { halfmoves }];
        let (rule, borne_out, witnesses): (RuleId, bool, Vec<Witness>) = if says("repetition") {
            let appeared = self.count >= 3 || !self.watch.third_by(self.position).is_empty();
            let offset = self.ply - self.watch.moves().len();
            let plies = self.watch.appearances(self.position);
            let plies = plies.into_iter().map(|ply| ply + offset).collect();
            (
                rule!("draw.threefold"),
                appeared,
                vec![Witness::Repetition { plies }],
            )
        } else if says("50") || says("fifty") {
            (rule!("draw.fifty"), halfmoves >= 99, quiet)
        } else if says("insufficient") {
            (
                rule!("end.dead-position"),
                is_dead(self.position),
                Vec::new(),
            )
        } else if says("stalemate") {
            (
                rule!("end.stalemate"),
                self.position.is_stalemate(),
                Vec::new(),
            )
        } else if says("checkmate") {
            (
                rule!("end.checkmate"),
                self.position.is_checkmate(),
                Vec::new(),
            )
        } else {
            return None;
        };
        (!borne_out).then(|| self.occurrence(Kind::Termination, vec![rule], witnesses, None, None))
    }

    fn ruled(&self, kind: Kind, answer: ArbiterAnswer, side: Option<Color>) -> Occurrence {
        let lawful = answer.ending.map(|ending| ending.outcome.name());
        self.occurrence(kind, answer.rules, answer.witnesses, side, lawful)
    }

    fn occurrence(
        &self,
        kind: Kind,
        rules: Vec<RuleId>,
        witnesses: Vec<Witness>,
        side: Option<Color>,
        lawful: Option<&'static str>,
    ) -> Occurrence {
        Occurrence {
            kind,
            ply: self.ply,
            until: None,
            at: self.record.result.map_or("*", Outcome::name).to_owned(),
            fen: Board::Legal(self.position.clone()).fen(),
            side,
            lawful,
            rules,
            witnesses,
        }
    }
}
