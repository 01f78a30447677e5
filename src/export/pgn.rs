//! PGN of the games, the question as a comment where it is asked.

use std::fmt::Write;

use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use super::loss::{Loss, losses};
use super::story::{is_open, lettered, right};
use super::{Artifact, Exporter, Sheet, Unwritable};
use crate::diag::{Diagnostic, Message};
use crate::quiz::RenderedQuestion;

/// PGN.
pub struct Pgn;

const WIDTH: usize = 79;

impl Exporter for Pgn {
    fn name(&self) -> &'static str {
        "pgn"
    }

    fn export(&self, sheet: &Sheet<'_>) -> Result<Vec<Artifact>, Unwritable> {
        let mut text = String::new();
        for (number, question) in (1..).zip(&sheet.questions) {
            if let Some(start) = start(question) {
                game(&mut text, number, question, &start, sheet);
            }
        }
        Ok(sheet.file("pgn", text.into_bytes()))
    }

    fn losses(&self, sheet: &Sheet<'_>) -> Vec<Diagnostic> {
        losses(sheet, |_, question| match start(question) {
            Some(_) => Vec::new(),
            None => vec![Loss::left_out(
                "no-game",
                Message::new("export-no-game"),
                "export-no-game-hint",
            )],
        })
    }
}

/// The position that the record starts from; none where there is no board or no legal position.
fn start(question: &RenderedQuestion) -> Option<Chess> {
    let fen: Fen = question.boards.first()?.fen.parse().ok()?;
    fen.into_position(CastlingMode::Standard).ok()
}

fn game(
    text: &mut String,
    number: usize,
    question: &RenderedQuestion,
    start: &Chess,
    sheet: &Sheet<'_>,
) {
    let round = number.to_string();
    let id = question.id.to_string();
    let control = time_control(&question.scenario["time_control"]);
    let tags = [
        ("Event", sheet.title.as_str()),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", &round),
        ("White", "?"),
        ("Black", "?"),
        ("Result", "*"),
        ("Annotator", "kanon"),
        ("TimeControl", &control),
        ("QuestionId", &id),
    ];
    for (name, value) in tags {
        tag(text, name, value);
    }
    if *start != Chess::default() {
        tag(text, "SetUp", "1");
        tag(text, "FEN", &question.boards[0].fen);
    }
    let words = format!("{} {} *", moves(question, start), comment(question));
    // A hyphen may stand within a castling move, where no line may end.
    let lines = textwrap::Options::new(WIDTH)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .break_words(false);
    let _ = write!(text, "\n{}\n\n", textwrap::fill(words.trim(), lines));
}

fn tag(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

/// As PGN writes it: `40/5400+30:1800+30`.
fn time_control(control: &Value) -> String {
    let increment = control["increment"].as_i64().unwrap_or(0);
    let added = match increment {
        0 => String::new(),
        seconds => format!("+{seconds}"),
    };
    let periods = control["periods"].as_array().map_or(&[][..], Vec::as_slice);
    let said: Vec<String> = periods
        .iter()
        .map(|period| {
            let seconds = period["seconds"].as_i64().unwrap_or(0);
            match period["moves"].as_i64() {
                Some(moves) => format!("{moves}/{seconds}{added}"),
                None => format!("{seconds}{added}"),
            }
        })
        .collect();
    match said.is_empty() {
        true => "?".to_owned(),
        false => said.join(":"),
    }
}

/// The moves in English letters, as programs read them.
fn moves(question: &RenderedQuestion, start: &Chess) -> String {
    let played = question.scenario["start"]["moves"].as_array();
    let (mut number, mut white) = (start.fullmoves().get(), start.turn().is_white());
    let mut words = Vec::new();
    for (at, san) in played
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .enumerate()
    {
        match (white, at) {
            (true, _) => words.push(format!("{number}.")),
            (false, 0) => words.push(format!("{number}...")),
            (false, _) => {}
        }
        words.push(san.to_owned());
        number += u32::from(!white);
        white = !white;
    }
    words.join(" ")
}

/// The question and its options, then the key with the reasons.
fn comment(question: &RenderedQuestion) -> String {
    let mut asked: Vec<String> = question.setting.clone();
    asked.extend(question.events.iter().cloned());
    asked.push(question.prompt.clone());
    if !is_open(question) {
        let options = lettered(question);
        asked.extend(options.map(|(letter, option)| format!("{letter}) {}", option.text)));
    }
    let mut answered = vec![right(question), question.key.clone()];
    answered.dedup();
    answered.extend(question.explanation.iter().cloned());
    // A comment ends at the first brace.
    let plain = |words: Vec<String>| words.join(" ").replace('}', ")").replace('{', "(");
    format!("{{ {} }} {{ {} }}", plain(asked), plain(answered))
}
