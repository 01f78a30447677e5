//! One game after the other, move by move.

use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess, Color, Move, Position, PositionError, san::San};

use super::chunk::{Chunk, first_boundary};
use super::clock::time_left;
use super::ending::{Ended, Record};
use super::headers::RawHeaders;
use super::hearing::{Answer, Hearing};
use super::movetext::{Movetext, Word, game_end};
use super::written::{Written, examine};
use super::{Class, Damage, Filter, Finding, Headers, Kind, Occurrence, Watch};
use crate::game::Board;
use crate::game::scenario::Basis;
use crate::game::state::{Outcome, Termination};
use crate::game::winnability::{is_dead, may_have_died, plainly_alive};
use crate::law::Edition;

/// How often a game may ask the solver: a bound on time, reached by no ordinary game.
const ASKS: u32 = 400;

/// What was found in a game, with the facts of it.
#[derive(Clone, Debug, Default)]
pub struct GameReport {
    /// Which game of its input, from 0.
    pub index: u64,
    /// Where it begins, in decompressed bytes.
    pub offset: u64,
    /// Its tags; only where something was found.
    pub headers: Headers,
    /// Where it starts; only where something was found.
    pub start: Chess,
    /// The moves that could be replayed; only where something was found.
    pub moves: Vec<Move>,
    /// How many half-moves were replayed.
    pub plies: usize,
    /// What was found.
    pub findings: Vec<Finding>,
    /// The search for dead positions was cut short.
    pub undetermined: bool,
}

/// Reads games; keeps its memory between them.
#[derive(Clone, Debug, Default)]
pub struct Scanner {
    filter: Filter,
    edition: Option<Edition>,
    watch: Watch,
    moves: Vec<Move>,
    found: Vec<Occurrence>,
    pending: Vec<Occurrence>,
}

/// The game on the board.
struct Play {
    position: Chess,
    ply: usize,
    /// How often the position has appeared.
    count: usize,
    /// The game is over by the Laws.
    over: Option<Termination>,
    /// Where in the findings a claim under 9.3 stands that is still open.
    fifty: Option<usize>,
    asks: u32,
}

impl Scanner {
    /// A scanner that looks for what a filter wants.
    pub fn new(filter: Filter, edition: Edition) -> Scanner {
        Scanner {
            filter,
            edition: Some(edition),
            ..Scanner::default()
        }
    }

    /// Reads all games of a piece.
    pub fn scan(&mut self, chunk: &Chunk, each: &mut impl FnMut(GameReport)) {
        if chunk.too_long {
            each(GameReport {
                offset: chunk.offset,
                findings: vec![Finding::Damage(Damage::TooLong)],
                ..GameReport::default()
            });
        }
        let mut at = 0;
        while let Some(rest) = chunk.data.get(at..) {
            let text = rest
                .strip_prefix(b"\xef\xbb\xbf")
                .unwrap_or(rest)
                .trim_ascii_start();
            if text.is_empty() {
                break;
            }
            at += rest.len() - text.len();
            let (mut report, length) = self.game(text);
            report.offset = chunk.offset + at as u64;
            at += length.max(1);
            each(report);
        }
    }

    /// Reads the game that a text begins with; gives its length too.
    fn game(&mut self, text: &[u8]) -> (GameReport, usize) {
        self.found.clear();
        self.pending.clear();
        self.moves.clear();
        let mut headers = RawHeaders::default();
        let (rest, whole) = headers.read(text);
        let before = text.len() - rest.len();
        let start = match start(&headers) {
            Ok(start) if whole => start,
            Ok(_) => return damaged(&headers, Damage::OpenTag, before + game_end(rest)),
            Err(damage) => return damaged(&headers, damage, before + game_end(rest)),
        };
        let mut play = Play {
            position: start.clone().unwrap_or_default(),
            ply: 0,
            count: 1,
            over: None,
            fifty: None,
            asks: 0,
        };
        self.watch.begin(&play.position);
        if start.is_some() {
            self.arrived(&mut play, b"");
        }
        let mut reader = Movetext::new(rest);
        let end = self.replay(&mut reader, &mut play);
        let (mut damage, mut used) = match &end {
            Ok(_) => (None, before + past_remarks(&mut reader)),
            Err(Stop::Damage(damage)) => {
                (Some(damage.clone()), before + damaged_end(rest, &reader))
            }
            Err(Stop::Faulty) => (None, before + faulty_end(rest, &reader)),
        };
        if headers.is_empty() && play.ply == 0 && !matches!(end, Ok((Some(_), ..))) {
            damage = Some(Damage::NoGame);
            self.found.clear();
            used = before + first_boundary(rest).unwrap_or(rest.len());
        }
        if let (Ok((result, clocks)), None) = (end, &damage) {
            self.finish(&play, &headers, result, clocks, start.is_some());
        }
        (self.report(&headers, start, &play, damage), used)
    }

    fn report(
        &mut self,
        headers: &RawHeaders<'_>,
        start: Option<Chess>,
        play: &Play,
        damage: Option<Damage>,
    ) -> GameReport {
        let mut report = GameReport {
            plies: play.ply,
            undetermined: play.asks > ASKS,
            ..GameReport::default()
        };
        if self.found.is_empty() && damage.is_none() {
            return report;
        }
        self.filter.apply(&mut self.found);
        let found = self.found.drain(..);
        report.findings = found
            .map(|found| Finding::Occurrence(Box::new(found)))
            .chain(damage.map(Finding::Damage))
            .collect();
        if !report.findings.is_empty() {
            report.headers = headers.to_headers();
            report.start = start.unwrap_or_default();
            report.moves = self.moves.clone();
        }
        report
    }

    /// Plays the moves through; gives the result and the last clocks.
    fn replay(&mut self, reader: &mut Movetext<'_>, play: &mut Play) -> Result<Tail, Stop> {
        let mut comments: ByColor<&[u8]> = ByColor::default();
        while let Some(word) = reader.next_word()? {
            match word {
                Word::Move(san, text) => self.play(play, san.to_move(&play.position).ok(), text)?,
                Word::Strange(text) => self.play(play, castling(text, &play.position), text)?,
                Word::Comment(text) => comments[!play.position.turn()] = text,
                Word::Result(result) => {
                    let clocks = comments.map(time_left);
                    return Ok((
                        result.map_or(Some(None), |result| Some(Some(result))),
                        clocks,
                    ));
                }
            }
        }
        Ok((None, comments.map(time_left)))
    }

    #[inline]
    fn play(&mut self, play: &mut Play, played: Option<Move>, text: &[u8]) -> Result<(), Stop> {
        let played = match played {
            Some(played) => played,
            None => self.unusual(play, text)?,
        };
        self.found.append(&mut self.pending);
        if play.over.is_none() {
            self.unclaimed(play, played);
        }
        play.position.play_unchecked(played);
        play.ply += 1;
        self.moves.push(played);
        if play.over.is_none() {
            play.count = self.watch.played(played, &play.position);
            self.arrived(play, text);
        }
        Ok(())
    }

    fn unusual(&mut self, play: &Play, text: &[u8]) -> Result<Move, Stop> {
        match examine(text, &play.position) {
            Written::Clear(played) => Ok(played),
            Written::Faulty {
                kind,
                rules,
                witnesses,
            } => {
                let at = upcoming(&play.position, text);
                self.found.append(&mut self.pending);
                self.found.push(Occurrence {
                    kind,
                    ply: play.ply,
                    until: None,
                    at,
                    fen: Board::Legal(play.position.clone()).fen(),
                    side: Some(play.position.turn()),
                    lawful: None,
                    rules,
                    witnesses,
                });
                Err(Stop::Faulty)
            }
        }
    }

    /// The claims that the player had who now plays something else.
    #[inline]
    fn unclaimed(&mut self, play: &mut Play, played: Move) {
        let halfmoves = play.position.halfmoves();
        if halfmoves >= 99 {
            if let Some(open) = play.fifty {
                self.found[open].until = Some(play.ply);
            } else if halfmoves == 99 && played.is_zeroing() {
                let quiet = play
                    .position
                    .legal_moves()
                    .into_iter()
                    .find(|quiet| !quiet.is_zeroing());
                self.intended(play, Kind::FiftyIntended, Basis::Fifty, quiet);
            }
        }
        // Where the position itself allows the claim, that has been noted.
        if play.count < 3
            && self.watch.may_bring_third()
            && self.filter.wants_kind(Kind::ThreefoldIntended)
        {
            let moves = self.watch.third_by(&play.position);
            if !moves.contains(&played) {
                self.intended(
                    play,
                    Kind::ThreefoldIntended,
                    Basis::Threefold,
                    moves.first().copied(),
                );
            }
        }
    }

    fn intended(&mut self, play: &Play, kind: Kind, basis: Basis, written: Option<Move>) {
        let Some(written) = written.filter(|_| self.filter.wants_kind(kind)) else {
            return;
        };
        let by = play.position.turn();
        let answer = self.hearing(play).claim(by, basis, Some(written));
        let san = San::from_move(&play.position, written).to_string();
        let at = upcoming(&play.position, san.as_bytes());
        self.found
            .extend(occurrence(kind, play, at, Some(by), answer));
    }

    /// A position has arisen.
    #[inline]
    fn arrived(&mut self, play: &mut Play, text: &[u8]) {
        let halfmoves = play.position.halfmoves();
        if halfmoves < 100 {
            play.fifty = None;
        }
        let automatic = play.count >= 5 || halfmoves >= 150;
        if automatic || self.has_died(play) {
            self.ended(play, text);
        }
        if play.over.is_some() {
            return;
        }
        let by = Some(play.position.turn());
        if play.count >= 3 && self.filter.wants_kind(Kind::ThreefoldCurrent) {
            let answer = self
                .hearing(play)
                .claim(play.position.turn(), Basis::Threefold, None);
            let at = arrived_by(&play.position, text);
            self.pending
                .extend(occurrence(Kind::ThreefoldCurrent, play, at, by, answer));
        }
        if halfmoves >= 100 && play.fifty.is_none() && self.filter.wants_kind(Kind::FiftyCurrent) {
            let answer = self
                .hearing(play)
                .claim(play.position.turn(), Basis::Fifty, None);
            let at = arrived_by(&play.position, text);
            let found = occurrence(Kind::FiftyCurrent, play, at, by, answer);
            play.fifty = found
                .is_some()
                .then_some(self.found.len() + self.pending.len());
            self.pending.extend(found);
        }
    }

    fn has_died(&self, play: &mut Play) -> bool {
        if plainly_alive(&play.position) || !may_have_died(&play.position) {
            return false;
        }
        play.asks += 1;
        play.asks <= ASKS && is_dead(&play.position)
    }

    /// The game is over, if the arbiter says so too.
    fn ended(&mut self, play: &mut Play, text: &[u8]) {
        let answer = self.hearing(play).position();
        let Some(ending) = answer.ending else {
            return;
        };
        play.over = Some(ending.termination);
        let kind = match ending.termination {
            Termination::Fivefold => Kind::Fivefold,
            Termination::SeventyFive => Kind::SeventyFive,
            Termination::DeadPosition => Kind::DeadPosition,
            _ => return,
        };
        let at = arrived_by(&play.position, text);
        self.pending
            .extend(occurrence(kind, play, at, None, answer));
    }

    fn hearing(&self, play: &Play) -> Hearing<'_> {
        let moves = if play.over.is_none() {
            self.watch.moves()
        } else {
            &[]
        };
        Hearing {
            edition: self.edition.unwrap_or(Edition::LATEST),
            start: match moves {
                [] => self.watch.latest(),
                _ => self.watch.start(),
            },
            moves,
            offset: play.ply - moves.len(),
        }
    }

    fn finish(
        &mut self,
        play: &Play,
        headers: &RawHeaders<'_>,
        written: Option<Option<Outcome>>,
        clocks: ByColor<Option<i64>>,
        from_fen: bool,
    ) {
        let record = Record::new(headers, written, clocks);
        let decisive = matches!(record.result, Some(Outcome::White | Outcome::Black));
        let drawn = record.result == Some(Outcome::Draw);
        self.pending.retain(|found| match found.kind.class() {
            Class::Automatic => !drawn,
            _ => decisive,
        });
        self.found.append(&mut self.pending);
        let ended = Ended {
            position: &play.position,
            ply: play.ply,
            count: play.count,
            over: play.over,
            from_fen,
            moves: &self.moves,
            watch: &self.watch,
            hearing: self.hearing(play),
            record: &record,
        };
        let found = ended.judge(&self.filter);
        self.found.extend(found);
    }
}

/// The result, if one is written, and the last clocks.
type Tail = (Option<Option<Outcome>>, ByColor<Option<i64>>);

/// Why the replay stopped.
enum Stop {
    Damage(Damage),
    /// A move can't be played; it has been noted.
    Faulty,
}

impl From<Damage> for Stop {
    fn from(damage: Damage) -> Stop {
        Stop::Damage(damage)
    }
}

fn occurrence(
    kind: Kind,
    play: &Play,
    at: String,
    side: Option<Color>,
    answer: Answer,
) -> Option<Occurrence> {
    let ending = answer.ending?;
    Some(Occurrence {
        kind,
        ply: play.ply,
        until: None,
        at,
        fen: Board::Legal(play.position.clone()).fen(),
        side,
        lawful: Some(ending.outcome.name()),
        rules: answer.rules,
        witnesses: answer.witnesses,
    })
}

/// A move that has been played, with its number.
pub fn arrived_by(position: &Chess, text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let number = position.fullmoves().get();
    match position.turn() {
        _ if text.is_empty() => String::new(),
        Color::Black => format!("{number}.{text}"),
        Color::White => format!("{}...{text}", number.saturating_sub(1)),
    }
}

/// A move that is next, with its number.
fn upcoming(position: &Chess, text: &[u8]) -> String {
    let text: String = String::from_utf8_lossy(text).chars().take(80).collect();
    let dots = position.turn().fold_wb(".", "...");
    format!("{}{dots}{text}", position.fullmoves())
}

/// Castling with zeros, which is no move in the usual notation.
fn castling(text: &[u8], position: &Chess) -> Option<Move> {
    let side = match text {
        [b'0', b'-', b'0', b'-', b'0', ..] => shakmaty::CastlingSide::QueenSide,
        [b'0', b'-', b'0', ..] => shakmaty::CastlingSide::KingSide,
        _ => return None,
    };
    San::Castle(side).to_move(position).ok()
}

fn start(headers: &RawHeaders<'_>) -> Result<Option<Chess>, Damage> {
    let variant = headers.get("Variant").unwrap_or_default().to_lowercase();
    let mode = match variant.as_str() {
        "" | "standard" | "chess" | "normal" | "from position" => CastlingMode::Standard,
        "chess960" | "fischerandom" | "fischer random" | "freestyle" => CastlingMode::Chess960,
        _ => {
            let name = headers.get("Variant").unwrap_or_default().into_owned();
            return Err(Damage::Variant { name });
        }
    };
    let Some(fen) = headers.get("FEN") else {
        return Ok(None);
    };
    let refuse = || Damage::BadPosition {
        fen: fen.chars().take(120).collect(),
    };
    let setup = Fen::from_ascii(fen.trim().as_bytes()).map_err(|_| refuse())?;
    let position: Chess = setup
        .into_position(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .map_err(|_| refuse())?;
    Ok((position != Chess::default()).then_some(position))
}

fn damaged(headers: &RawHeaders<'_>, damage: Damage, length: usize) -> (GameReport, usize) {
    let report = GameReport {
        headers: headers.to_headers(),
        findings: vec![Finding::Damage(damage)],
        ..GameReport::default()
    };
    (report, length)
}

/// Past the comments and repeated results after the result.
fn past_remarks(reader: &mut Movetext<'_>) -> usize {
    let mut end = reader.position();
    while let Ok(Some(Word::Comment(_) | Word::Result(_))) = reader.next_word() {
        end = reader.position();
    }
    end
}

/// Where the game ends that broke off at the reader's place: at the next certain beginning.
fn damaged_end(rest: &[u8], reader: &Movetext<'_>) -> usize {
    let at = reader.position();
    first_boundary(&rest[at..]).map_or(rest.len(), |end| at + end)
}

/// Where the game ends that has a faulty move before the reader's place.
fn faulty_end(rest: &[u8], reader: &Movetext<'_>) -> usize {
    reader.position() + game_end(&rest[reader.position()..])
}
