//! A question as the player shows it.

use serde::Serialize;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Move, Piece, Position};

use super::{BankEntry, Catalog};
use crate::game::{Act, Board, Event, Scenario, State};
use crate::law::Edition;
use crate::quiz::{
    Answer, AnswerType, Choice, Question, QuestionId, Reason, RenderedOption, Renderer,
};

/// A question in a language, with everything that is said before and after the answer.
#[derive(Debug, Serialize)]
pub struct Card {
    id: QuestionId,
    level: u8,
    edition: Edition,
    #[serde(rename = "type")]
    answer_type: AnswerType,
    setting: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Game>,
    events: Vec<EventCard>,
    prompt: String,
    options: Vec<Offered>,
    /// The legal moves of the position that a move is asked for, as they may be typed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    legal: Vec<[String; 3]>,
    key: String,
    why: Vec<Why>,
}

/// Where the story begins, and the moves that lead to its events.
#[derive(Debug, Serialize)]
struct Game {
    fen: String,
    /// As they are written, and from square to square.
    moves: Vec<[String; 2]>,
}

/// An event, and the board after it where a hand has changed that.
#[derive(Debug, Serialize)]
struct EventCard {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<String>,
}

#[derive(Debug, Serialize)]
struct Offered {
    text: String,
    right: bool,
    /// The misconception behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'static str>,
    /// The place of the rule that refutes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<usize>,
    /// What the clocks show, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<[i64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    uci: Option<String>,
}

/// A decision of the engine, the rules it rests on and the facts.
#[derive(Debug, Serialize)]
struct Why {
    text: String,
    rules: Vec<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    facts: Vec<String>,
}

impl Card {
    /// The card of a question.
    pub fn new(entry: &BankEntry, renderer: &Renderer<'_>, catalog: &Catalog) -> Card {
        let question = &entry.question;
        let told = renderer.render(question);
        let boards = by_hand(question);
        let edition = question.edition();
        let mut why: Vec<_> = question
            .explanation
            .iter()
            .map(|reason| why(reason, edition, renderer, catalog))
            .collect();
        if why.is_empty() {
            why = refutations(&told.options, catalog);
        }
        let events = told.events.into_iter().zip(boards);
        let options = question.options.iter().zip(told.options);
        Card {
            id: question.id,
            level: question.difficulty,
            edition: question.edition(),
            answer_type: question.answer_type,
            setting: told.setting,
            game: match told.boards.is_empty() {
                true => None,
                false => Some(game(&question.scenario, renderer)),
            },
            events: events
                .map(|(text, board)| {
                    let (fen, last) = board.unzip();
                    EventCard { text, fen, last }
                })
                .collect(),
            prompt: told.prompt,
            options: options
                .map(|(option, told)| offered(option, told, catalog))
                .collect(),
            legal: legal(question, renderer),
            key: told.key,
            why,
        }
    }
}

/// The record of a story that is about a position.
fn game(scenario: &Scenario, renderer: &Renderer<'_>) -> Game {
    let mut moves = Vec::with_capacity(scenario.moves.len());
    if let Some(position) = scenario.start.chess() {
        let mut at = position.clone();
        for &played in &scenario.moves {
            let san = SanPlus::from_move_and_play_unchecked(&mut at, played).to_string();
            moves.push([renderer.spell(&san), uci(played)]);
        }
    }
    Game {
        fen: scenario.start.fen(),
        moves,
    }
}

/// For each event the board and the move that a hand has made with it, lawful or not. What the
/// arbiter makes of it is not shown: that is asked.
fn by_hand(question: &Question) -> Vec<Option<(String, String)>> {
    let events = &question.scenario.events;
    let mut shown = question.begun().board.clone();
    let mut boards = Vec::with_capacity(events.len());
    for (event, before) in events.iter().zip(&question.states) {
        boards.push(match &event.act {
            Act::Move { .. } => moved(before, event).map(|(board, last)| {
                shown = board;
                (shown.fen(), last)
            }),
            Act::Place { square, piece, .. } => event.who.side().map(|color| {
                let role = *piece;
                shown = shown.with_piece(*square, Piece { color, role });
                (shown.fen(), square.to_string())
            }),
            _ => None,
        });
    }
    boards
}

fn moved(before: &State, event: &Event) -> Option<(Board, String)> {
    let Act::Move { text, .. } = &event.act else {
        return None;
    };
    let movement = before.movement(event.who.side()?, text).ok()?;
    let board = before.board.after_hand(&movement);
    Some((board, format!("{}{}", movement.from, movement.to)))
}

fn offered(option: &Choice, told: RenderedOption, catalog: &Catalog) -> Offered {
    let clocks = match &option.answer {
        Answer::Clocks(clocks) => Some([clocks.white, clocks.black]),
        _ => None,
    };
    let squares = match &option.answer {
        Answer::Move(played) => Some(uci(*played)),
        _ => None,
    };
    let refuting = told.refuted_by.as_ref();
    Offered {
        right: option.correct,
        error: told.misconception,
        rule: refuting.and_then(|rule| catalog.place(rule.id)),
        text: told.text,
        clocks,
        uci: squares,
    }
}

/// Every legal move of the position that a move is asked for: in the letters of the language, in
/// English letters, from square to square.
fn legal(question: &Question, renderer: &Renderer<'_>) -> Vec<[String; 3]> {
    if question.answer_type != AnswerType::Move {
        return Vec::new();
    }
    let Some(position) = question.decided().board.chess() else {
        return Vec::new();
    };
    let moves = position.legal_moves().into_iter();
    moves
        .map(|played| {
            let san = SanPlus::from_move(position.clone(), played).san.to_string();
            [renderer.spell(&san), san, uci(played)]
        })
        .collect()
}

fn why(reason: &Reason, edition: Edition, renderer: &Renderer<'_>, catalog: &Catalog) -> Why {
    let cited = reason.deciding(edition).into_iter();
    Why {
        text: renderer.show(&reason.message),
        rules: cited.filter_map(|rule| catalog.place(rule)).collect(),
        facts: reason
            .facts
            .iter()
            .map(|fact| renderer.show(fact))
            .collect(),
    }
}

/// Where nothing was decided, the reason is what speaks against the wrong answers.
fn refutations(options: &[RenderedOption], catalog: &Catalog) -> Vec<Why> {
    let mut refutations: Vec<Why> = Vec::new();
    for option in options {
        let Some(rule) = &option.refuted_by else {
            continue;
        };
        if refutations
            .iter()
            .all(|known| known.text != option.feedback)
        {
            refutations.push(Why {
                text: option.feedback.clone(),
                rules: catalog.place(rule.id).into_iter().collect(),
                facts: Vec::new(),
            });
        }
    }
    refutations
}

fn uci(played: Move) -> String {
    UciMove::from_standard(played).to_string()
}
