//! From a draft to a story that can be: what the keys say together.

use std::str::FromStr;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::san::SanPlus;
use shakmaty::{ByColor, CastlingMode, Chess, Color, Move, Position};

use super::draft::{Draft, Start, StartMoves};
use super::event::{Act, Event};
use super::kinds::{MOST_HALF_MOVES, MOST_MOVES};
use super::{Scenario, position};
use crate::diag::Message;
use crate::game::movetext::{Unclosed, movetext};
use crate::game::setting::{Setting, Variant};
use crate::game::{Board, RuleParameters, chess960, notation};
use crate::input::{Node, PathStep, Reader};

/// Reports what is wrong with the values of a scenario by their paths.
pub(super) struct Checks<'a> {
    node: &'a Node,
    reader: &'a mut Reader,
}

impl Checks<'_> {
    /// Reports a problem with the value at a path.
    pub(super) fn error(
        &mut self,
        code: &'static str,
        path: &[PathStep],
        message: Message,
    ) -> &mut crate::diag::Diagnostic {
        self.reader.error(code, &self.node.place(path), message)
    }

    /// Reports a number of moves that no game has.
    pub(super) fn too_many_moves(&mut self, path: &[PathStep]) {
        let place = self.node.place(path);
        self.reader.out_of_range(&place, 0, MOST_MOVES, "moves");
    }
}

impl Draft {
    /// The story, unless its parts contradict each other: that is reported.
    pub(super) fn resolve(self, name: &str, node: &Node, reader: &mut Reader) -> Option<Scenario> {
        let mut checks = Checks { node, reader };
        if self.start.is_none() && self.events.is_empty() {
            let message = Message::new("scenario-empty");
            let hint = Message::new("scenario-empty-hint");
            checks.error("no-scenario", &[], message).hint = Some(hint);
        }
        self.check_prior(&mut checks);
        let illegal = position::is_story_of_illegal(&self.events);
        let chess960 = self.variant == Variant::Chess960;
        let (start, from_fen, moves) = start(
            self.start.unwrap_or_default(),
            illegal,
            chess960,
            &mut checks,
        );
        check_numbers(&self.events, moves.len(), &mut checks);
        let first = start.turn();
        let moved = ByColor::new_with(|side| from_fen || moves.len() > usize::from(side != first));
        if self.prior.unpressed.is_some_and(|side| !moved[side]) {
            let path = ["prior".into(), "unpressed".into()];
            let message = Message::new("scenario-prior-unpressed");
            checks.error("impossible-prior", &path, message);
        }
        if from_fen || !moves.is_empty() {
            check_arrivals(&self.events, &mut checks);
        }
        if reader.has_errors() {
            return None;
        }
        let class = self.time_control.class();
        Some(Scenario {
            id: self.id.unwrap_or_else(|| name.into()),
            setting: Setting {
                edition: self.edition,
                variant: self.variant,
                blind: ByColor::new_with(|side| self.blind.is_some_and(|it| it.contains(side))),
                time_control: self.time_control,
                class,
                supervision: self.supervision,
                regulations: self.regulations,
                parameters: RuleParameters::default(),
            },
            start,
            from_fen,
            moves,
            clocks_ms: self.clocks_ms,
            prior: self.prior,
            events: self.events,
            ask: self.ask,
            own: self.own,
            remarks: Vec::new(),
        })
    }

    fn check_prior(&self, checks: &mut Checks<'_>) {
        for side in Color::ALL {
            if self.prior.illegal[side] > 1 {
                let side = side.fold_wb("white", "black");
                let path = ["prior".into(), "illegal".into(), side.into()];
                let message = Message::new("scenario-prior-illegal");
                checks.error("impossible-prior", &path, message);
            }
        }
        let path = ["prior".into(), "completed".into()];
        let told = || checks.node.get("prior")?.get("completed")?.entries();
        if let Some(ByColor { white, black }) = self.prior.completed
            && told().is_some_and(|told| told.len() == 2)
            && white.abs_diff(black) > 1
        {
            let message = Message::new("scenario-prior-completed")
                .text("white", white)
                .text("black", black);
            checks.error("impossible-prior", &path, message);
        }
    }
}

fn start(
    written: Start,
    illegal: bool,
    chess960: bool,
    checks: &mut Checks<'_>,
) -> (Board, bool, Vec<Move>) {
    let fen_path = ["start".into(), "fen".into()];
    let moves_path = ["start".into(), "moves".into()];
    let given = written.fen.as_deref().filter(|fen| *fen != "startpos");
    let board = match given {
        None if chess960 => game960(written.position),
        None => Board::Legal(Chess::default()),
        Some(text) => match Fen::from_str(text) {
            Ok(fen) => {
                if !position::check(text, &fen, illegal, chess960, &fen_path, checks) {
                    return (Board::Legal(Chess::default()), true, Vec::new());
                }
                let mode = match chess960 {
                    true => CastlingMode::Chess960,
                    false => CastlingMode::Standard,
                };
                Board::from_setup_in(fen.into_setup(), mode)
            }
            Err(error) => {
                checks.error("bad-fen", &fen_path, bad_fen(text, &error));
                return (Board::Legal(Chess::default()), true, Vec::new());
            }
        },
    };
    if written.position.is_some() && (!chess960 || given.is_some()) {
        let path = ["start".into(), "position".into()];
        let message = Message::new("scenario-start-position");
        checks.error("start-position", &path, message);
    }
    let drawn = chess960 && given.is_none();
    let from_fen = !board.is_initial() && !drawn;
    let (texts, listed): (Vec<&str>, bool) = match &written.moves {
        StartMoves::Movetext(text) => match movetext(text) {
            Ok(moves) => (moves, false),
            Err(Unclosed(sign)) => {
                let message = Message::new("scenario-unclosed").text("sign", sign);
                checks.error("impossible-move", &moves_path, message);
                return (board, from_fen, Vec::new());
            }
        },
        StartMoves::List(list) => (list.iter().map(AsRef::as_ref).collect(), true),
    };
    if texts.len() > MOST_HALF_MOVES {
        let message = Message::new("scenario-too-many-moves").with("most", MOST_HALF_MOVES);
        let problem = checks.error("too-many-moves", &moves_path, message);
        problem.hint = Some(Message::new("scenario-too-many-moves-hint"));
        return (board, from_fen, Vec::new());
    }
    let mut moves = Vec::with_capacity(texts.len());
    if let (Board::Irregular(_), false) = (&board, texts.is_empty()) {
        let message = Message::new("scenario-moves-from-irregular");
        checks.error("impossible-move", &moves_path, message);
        return (board, from_fen, moves);
    }
    let mut position = board.chess().cloned().unwrap_or_default();
    for (at, text) in texts.iter().enumerate() {
        match notation::read_one(text, &position) {
            Some(played) => {
                position.play_unchecked(played);
                moves.push(played);
            }
            None => {
                let mut path = moves_path.to_vec();
                path.extend(listed.then_some(PathStep::Item(at)));
                impossible_move(text, at, &position, &path, checks);
                break;
            }
        }
    }
    (board, from_fen, moves)
}

/// The starting position of Chess960: as drawn, or the ordinary array.
fn game960(drawn: Option<u32>) -> Board {
    const ORDINARY: u32 = 518;
    chess960::start(drawn.unwrap_or(ORDINARY))
}

/// Nobody arrives in the middle of a game, unless it is resumed.
fn check_arrivals(events: &[Event], checks: &mut Checks<'_>) {
    let adjourned = |event: &Event| {
        matches!(
            event.act,
            Act::OrderSeal
                | Act::Adjourn { .. }
                | Act::Seal { .. }
                | Act::Open
                | Act::EnvelopeMissing { .. }
                | Act::Envelope { .. }
        )
    };
    let until = events.iter().position(adjourned).unwrap_or(events.len());
    let arrival = |event: &Event| matches!(event.act, Act::Arrive { .. });
    if let Some(at) = events[..until].iter().position(arrival) {
        let path = ["events".into(), at.into()];
        let message = Message::new("scenario-arrival-in-play");
        checks.error("arrival-in-play", &path, message);
    }
}

fn bad_fen(text: &str, error: &ParseFenError) -> Message {
    let part = match error {
        ParseFenError::InvalidFen => "whole",
        ParseFenError::InvalidBoard => "board",
        ParseFenError::InvalidTurn => "turn",
        ParseFenError::InvalidCastling => "castling",
        ParseFenError::InvalidEpSquare => "en-passant",
        ParseFenError::InvalidHalfmoveClock => "halfmoves",
        ParseFenError::InvalidFullmoves => "fullmoves",
        _ => "whole",
    };
    Message::new("scenario-bad-fen")
        .text("fen", text)
        .text("part", part)
}

fn impossible_move(
    text: &str,
    at: usize,
    position: &Chess,
    path: &[PathStep],
    checks: &mut Checks<'_>,
) {
    let number = position.fullmoves().get();
    let dots = position.turn().fold_wb(".", "...");
    let why = match notation::read(text, &Board::Legal(position.clone())) {
        notation::Reading::Unreadable => "unreadable",
        notation::Reading::Ambiguous(_) => "ambiguous",
        _ if position.legal_moves().is_empty() => "game-over",
        _ => "illegal",
    };
    let message = Message::new("scenario-impossible-move")
        .text("move", text)
        .text("number", format!("{number}{dots}"))
        .text("why", why)
        .with("ply", at + 1);
    let problem = checks.error("impossible-move", path, message);
    let nearest = position
        .legal_moves()
        .into_iter()
        .map(|played| SanPlus::from_move(position.clone(), played).to_string())
        .map(|san| (strsim::damerau_levenshtein(&san, text), san))
        .min();
    if let Some((distance, san)) = nearest
        && distance <= 2
    {
        problem.hint = Some(Message::new("input-did-you-mean").text("word", san));
    }
}

/// Checks the numbers that count over several events; `plies` half-moves were played before them.
fn check_numbers(events: &[Event], plies: usize, checks: &mut Checks<'_>) {
    let mut played_on = 0;
    for (at, event) in events.iter().enumerate() {
        let path = |key: &str| -> [PathStep; 3] { ["events".into(), at.into(), key.into()] };
        // An arbiter may find the start position; a move to complain of comes after it.
        let (first, ply) = match &event.act {
            Act::PlayOn { moves } => {
                played_on += i64::from(*moves);
                if played_on > MOST_MOVES {
                    checks.too_many_moves(&path("moves"));
                }
                continue;
            }
            Act::Find(finding) => (0, finding.ply),
            Act::Complain { ply, .. } | Act::Observe { ply, .. } => (1, *ply),
            _ => continue,
        };
        let last = plies as i64 + events.len() as i64 + 2 * played_on;
        if let Some(ply) = ply
            && !(first..=last).contains(&ply.into())
        {
            let message = Message::new("scenario-no-such-ply").text("ply", ply);
            let hint = Message::new("scenario-no-such-ply-hint");
            checks.error("no-such-ply", &path("ply"), message).hint = Some(hint);
        }
    }
}
