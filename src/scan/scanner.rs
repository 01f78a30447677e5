//! One game after the other.

use shakmaty::{ByColor, Chess, Move, Position, san::San};

use super::chunk::{Chunk, first_boundary};
use super::clock::{has_run_out, time_left};
use super::ending::{Ended, Record};
use super::game_end::{damaged_end, faulty_end, past_remarks};
use super::headers::RawHeaders;
use super::movetext::{Movetext, Word, game_end};
use super::opening::start;
use super::play::{Faulty, Play};
use super::{Class, Damage, Filter, Finding, GameReport, Kind};
use crate::game::san::understand;
use crate::game::state::Outcome;
use crate::game::winnability::{allow_more, is_surely_alive, with_allowance};
use crate::law::Edition;

/// How many moves the searches for mates in one game may generate, about 3 ms; each position that
/// may be dead adds to it. An ordinary game needs a hundredth.
const ALLOWANCE: usize = 40_000;

/// Reads games; keeps its memory between them.
#[derive(Clone, Debug, Default)]
pub struct Scanner {
    play: Play,
}

impl Scanner {
    /// A scanner that looks for what a filter wants.
    pub fn new(filter: Filter, edition: Edition) -> Scanner {
        Scanner {
            play: Play::new(filter, edition),
        }
    }

    /// Reads all games of a piece, until `each` says `false`; whether it never did.
    pub fn scan(&mut self, chunk: &Chunk, each: &mut impl FnMut(GameReport) -> bool) -> bool {
        if chunk.too_long {
            let goes_on = each(GameReport {
                offset: chunk.offset,
                findings: vec![Finding::Damage(Damage::TooLong)],
                ..GameReport::default()
            });
            if !goes_on {
                return false;
            }
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
            let ((mut report, length), cut_short) = with_allowance(ALLOWANCE, || self.game(text));
            report.undetermined = cut_short;
            report.offset = chunk.offset + at as u64;
            at += length.max(1);
            if !each(report) {
                return false;
            }
        }
        true
    }

    /// Reads the game that a text begins with; gives its length too.
    fn game(&mut self, text: &[u8]) -> (GameReport, usize) {
        let mut headers = RawHeaders::default();
        let (rest, whole) = headers.read(text);
        let before = text.len() - rest.len();
        // After the tags a bracket can only be the next game.
        let unread = || match rest.first() {
            Some(b'[') => before,
            _ => before + game_end(rest),
        };
        let start = match start(&headers) {
            Ok(start) if whole => start,
            Ok(_) => return damaged(&headers, Damage::OpenTag, unread()),
            Err(damage) => return damaged(&headers, damage, unread()),
        };
        let (mut reader, end) = self.replay(rest, start.as_ref());
        let (mut damage, mut used) = match &end {
            Ok(_) => (None, before + past_remarks(&mut reader)),
            Err(Stop::Damage(damage)) => {
                (Some(damage.clone()), before + damaged_end(rest, &reader))
            }
            Err(Stop::Faulty) => (None, before + faulty_end(rest, &reader)),
        };
        if headers.is_empty() && self.play.ply() == 0 && !matches!(end, Ok((Some(_), ..))) {
            damage = Some(Damage::NoGame);
            self.play.found.clear();
            used = first_boundary(text, before).unwrap_or(text.len());
        }
        if let (Ok((result, clocks)), None) = (end, &damage) {
            self.finish(&headers, result, clocks, start.is_some());
        }
        (self.report(&headers, start, damage), used)
    }

    fn report(
        &mut self,
        headers: &RawHeaders<'_>,
        start: Option<Chess>,
        damage: Option<Damage>,
    ) -> GameReport {
        let play = &mut self.play;
        let mut report = GameReport {
            plies: play.ply(),
            ..GameReport::default()
        };
        let unsettled = play.unsettled.take().map(|refusal| Damage::Unsettled {
            problem: refusal.to_string(),
        });
        if play.found.is_empty() && damage.is_none() && unsettled.is_none() {
            return report;
        }
        play.filter.apply(&mut play.found);
        report.findings = play
            .found
            .drain(..)
            .map(|found| Finding::Occurrence(Box::new(found)))
            .chain(damage.into_iter().chain(unsettled).map(Finding::Damage))
            .collect();
        if !report.findings.is_empty() {
            report.headers = headers.to_headers();
            report.start = start.unwrap_or_default();
            report.moves = play.moves.clone();
        }
        report
    }

    /// Plays the moves through; gives where the reading stands, and the result with the last clocks.
    ///
    /// Whoever can mate in the last position could have mated in each before it. So the question
    /// whether a position is dead is put to the last one, and to each in a second reading where
    /// that one may be dead: put to each at once it took two fifths of the time of a scan.
    fn replay<'a>(
        &mut self,
        rest: &'a [u8],
        start: Option<&Chess>,
    ) -> (Movetext<'a>, Result<Tail, Stop>) {
        let mut reader = Movetext::new(rest);
        self.play.begin(start, false);
        let mut end = self.read_moves(&mut reader);
        if !is_surely_alive(&self.play.position) {
            allow_more(ALLOWANCE);
            reader = Movetext::new(rest);
            self.play.begin(start, true);
            end = self.read_moves(&mut reader);
        }
        (reader, end)
    }

    fn read_moves(&mut self, reader: &mut Movetext<'_>) -> Result<Tail, Stop> {
        let play = &mut self.play;
        let mut comments: ByColor<&[u8]> = ByColor::default();
        let mut last: &[u8] = b"";
        while let Some(word) = reader.next_word()? {
            match word {
                Word::Move(san, text) => {
                    play.play(understand(san, &play.position), text)?;
                    last = text;
                }
                Word::Strange(text) => {
                    play.play(castling(text, &play.position), text)?;
                    last = text;
                }
                Word::Comment(text) => {
                    comments[!play.position.turn()] = text;
                    if has_run_out(text) {
                        play.out_of_time(last);
                    }
                }
                Word::Result(result) => return Ok((Some(result), comments.map(time_left))),
            }
        }
        Ok((None, comments.map(time_left)))
    }

    fn finish(
        &mut self,
        headers: &RawHeaders<'_>,
        written: Option<Option<Outcome>>,
        clocks: ByColor<Option<i64>>,
        from_fen: bool,
    ) {
        let play = &mut self.play;
        let record = Record::new(headers, written, clocks);
        let decisive = matches!(record.result, Some(Outcome::White | Outcome::Black));
        let drawn = record.result == Some(Outcome::Draw);
        play.pending.retain(|found| match found.kind.class() {
            // The end is judged by itself.
            _ if found.kind == Kind::FlagUnclaimed => false,
            Class::Automatic => !drawn,
            _ => decisive,
        });
        play.found.append(&mut play.pending);
        let ended = Ended {
            position: &play.position,
            ply: play.ply(),
            count: play.count,
            over: play.over,
            from_fen,
            moves: &play.moves,
            watch: &play.watch,
            query: play.arbiter_query(),
            record: &record,
        };
        match ended.judge(&play.filter) {
            Ok(found) => play.found.extend(found),
            Err(refusal) => play.unsettled = Some(refusal),
        }
    }
}

/// The result, if one is written, and the last clocks.
type Tail = (Option<Option<Outcome>>, ByColor<Option<i64>>);

/// Why the replay stopped.
enum Stop {
    Damage(Damage),
    Faulty,
}

impl From<Damage> for Stop {
    fn from(damage: Damage) -> Stop {
        Stop::Damage(damage)
    }
}

impl From<Faulty> for Stop {
    fn from(_: Faulty) -> Stop {
        Stop::Faulty
    }
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

fn damaged(headers: &RawHeaders<'_>, damage: Damage, length: usize) -> (GameReport, usize) {
    let report = GameReport {
        headers: headers.to_headers(),
        findings: vec![Finding::Damage(damage)],
        ..GameReport::default()
    };
    (report, length)
}
