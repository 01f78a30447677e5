//! A question in a language.

use serde::Serialize;
use serde_json::Value;
use shakmaty::{Chess, Color, Position, san::SanPlus};

use super::{Answer, AnswerType, Asked, Question, QuestionId, Verdict, record, telling};
use crate::diag::{Arg, Message};
use crate::game::state::Outcome;
use crate::game::story::clock_time;
use crate::game::{State, Who};
use crate::lang::{Lang, Locale, LocaleError, Notation, Text};
use crate::law::{Edition, RuleId};

/// A position to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagram {
    /// The position.
    pub fen: String,
    /// Squares to be marked: the last move.
    pub marks: Vec<String>,
    /// What it is, in words.
    pub caption: String,
}

/// An option in a language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RenderedOption {
    /// What it says.
    pub text: String,
    /// Whether it is (part of) the key.
    pub correct: bool,
    /// The name of the misconception behind it.
    pub misconception: Option<&'static str>,
    /// What the misconception is.
    pub title: Option<String>,
    /// Why it is wrong; for the key that it is right.
    pub feedback: String,
    /// The clause that refutes it, with its number and title.
    pub refuted_by: Option<RenderedRule>,
    /// The answer for programs.
    pub value: Value,
}

/// A rule with its number and title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RenderedRule {
    /// Its id.
    pub id: RuleId,
    /// Its number in the edition of the question.
    pub number: Option<&'static str>,
    /// Its title.
    pub title: String,
}

/// A question in a language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RenderedQuestion {
    /// What it is, in every language.
    pub id: QuestionId,
    /// The kind.
    pub kind: &'static str,
    /// The language.
    pub lang: String,
    /// What is asked, by name.
    pub asked: &'static str,
    /// How it is answered.
    pub answer_type: AnswerType,
    /// The edition.
    pub edition: Edition,
    /// Standard, rapid or blitz.
    pub class: &'static str,
    /// From 1 to 5.
    pub difficulty: u8,
    /// From 1 to 5.
    pub reading_load: u8,
    /// The circumstances, a sentence each.
    pub setting: Vec<String>,
    /// The positions to be drawn, the one that the events begin from last.
    pub boards: Vec<Diagram>,
    /// The moves that lead to it, numbered, in the letters of the language.
    pub moves: String,
    /// What happens, a sentence each.
    pub events: Vec<String>,
    /// What is asked.
    pub prompt: String,
    /// The whole stem in one text.
    pub stem: String,
    /// The options.
    pub options: Vec<RenderedOption>,
    /// The key in words.
    pub key: String,
    /// The key for programs.
    pub key_value: Value,
    /// Why, a sentence each.
    pub explanation: Vec<String>,
    /// The rules concerned.
    pub rules: Vec<RenderedRule>,
    /// The scenario, to be ruled on again.
    pub scenario: Value,
}

/// Puts questions into a language.
pub struct Renderer<'a> {
    text: &'a Text,
    notation: Notation,
}

impl<'a> Renderer<'a> {
    /// For a language.
    pub fn new(locale: &'a Locale) -> Result<Renderer<'a>, LocaleError> {
        Ok(Renderer {
            text: locale.text(),
            notation: Notation::of(locale)?,
        })
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.text.lang()
    }

    /// A message in the language, moves in its letters.
    pub fn show(&self, message: &Message) -> String {
        let mut message = message.clone();
        for (name, arg) in &mut message.args {
            if let (true, Arg::Text(text)) = (matches!(*name, "move" | "moves"), &*arg)
                && text.is_ascii()
            {
                *arg = Arg::Text(self.notation.spell(text).into());
            }
        }
        self.text.show(&message)
    }

    /// A move in the letters of the language, from English letters.
    pub fn spell(&self, san: &str) -> String {
        self.notation.spell(san)
    }

    fn title(&self, key: &str) -> String {
        self.text
            .title(key)
            .unwrap_or_else(|missing| format!("⟨{}⟩", missing.key))
    }

    fn rule(&self, rule: RuleId, edition: Edition) -> RenderedRule {
        RenderedRule {
            id: rule,
            number: rule.number_text(edition),
            title: self.title(&rule.title_key()),
        }
    }

    /// The question in the language.
    pub fn render(&self, question: &Question) -> RenderedQuestion {
        let scenario = &question.scenario;
        let begun = State::begin(scenario);
        let mut setting: Vec<String> = telling::circumstances(scenario)
            .iter()
            .chain(&telling::clocks(scenario))
            .map(|message| self.show(message))
            .collect();
        if let Some(quiet) = telling::quiet(scenario) {
            setting.push(self.show(&quiet));
        }
        let events: Vec<String> = telling::events(scenario)
            .iter()
            .map(|event| self.show(event))
            .collect();
        let prompt = self.prompt(question, &begun);
        let boards = self.boards(question, &begun);
        let moves = self.moves(question);
        let stem = stem(&setting, &boards, &moves, &events, &prompt);
        let options = question
            .options
            .iter()
            .map(|option| self.option(question, option))
            .collect();
        RenderedQuestion {
            id: question.id,
            kind: question.kind,
            lang: self.text.lang().to_string(),
            asked: question.asked.name(),
            answer_type: question.answer_type,
            edition: question.edition(),
            class: question.class().name(),
            difficulty: question.difficulty,
            reading_load: question.reading_load,
            setting,
            boards,
            moves,
            events,
            prompt,
            stem,
            options,
            key: self.answer(question, &question.key),
            key_value: question.key.value(),
            explanation: self.explanation(question),
            rules: question
                .rules
                .iter()
                .map(|rule| self.rule(*rule, question.edition()))
                .collect(),
            scenario: record(scenario),
        }
    }

    fn option(&self, question: &Question, option: &super::Choice) -> RenderedOption {
        let misconception = option.misconception;
        let title = misconception.map(|known| self.title(&format!("misconception-{}", known.id)));
        let feedback = match misconception {
            Some(known) => self.title(&format!("misconception-{}-feedback", known.id)),
            None => self.title("question-right"),
        };
        RenderedOption {
            text: self.answer(question, &option.answer),
            correct: option.correct,
            misconception: misconception.map(|known| known.id),
            title,
            feedback,
            refuted_by: misconception.map(|known| self.rule(known.refuted_by, question.edition())),
            value: option.answer.value(),
        }
    }

    fn explanation(&self, question: &Question) -> Vec<String> {
        let edition = question.edition();
        let mut lines = Vec::new();
        for reason in &question.explanation {
            let numbers: Vec<_> = reason
                .rules
                .iter()
                .filter_map(|rule| rule.number_text(edition))
                .take(4)
                .collect();
            let said = self.show(&reason.message);
            lines.push(match numbers.is_empty() {
                true => said,
                false => format!("{said} ({})", numbers.join(", ")),
            });
            lines.extend(reason.facts.iter().map(|fact| self.show(fact)));
        }
        lines
    }

    fn prompt(&self, question: &Question, begun: &State) -> String {
        let message = match &question.asked {
            Asked::TrueFalse(statement) => {
                let said = self.answer(question, statement);
                Message::new("question-ask-true-false").text("statement", said)
            }
            Asked::SamePosition { .. } => Message::new("question-ask-same-position"),
            Asked::AllowedMoves => {
                let key = match question.answer_type {
                    AnswerType::Move => "question-ask-move",
                    _ => "question-ask-allowed-moves",
                };
                Message::new(key).text("side", Who::from(self.mover(question, begun)).name())
            }
            Asked::Ruling => Message::new("question-ask-ruling"),
            Asked::Result => Message::new("question-ask-result"),
            Asked::ClocksAfter => Message::new("question-ask-clocks-after"),
            Asked::WhoMayClaim => Message::new("question-ask-who-may-claim"),
            Asked::DecidingClause => Message::new("question-ask-deciding-clause"),
        };
        self.show(&message)
    }

    /// Whose moves are asked for: the player to move when all is decided.
    fn mover(&self, question: &Question, begun: &State) -> Color {
        crate::arbiter::rule_on(&question.scenario)
            .map_or(begun.turn(), |ruling| ruling.state.turn())
    }

    fn boards(&self, question: &Question, begun: &State) -> Vec<Diagram> {
        let scenario = &question.scenario;
        let caption = |key: &'static str, turn: Color| {
            self.show(&Message::new(key).text("side", Who::from(turn).name()))
        };
        let mut boards = Vec::new();
        if !scenario.moves.is_empty() {
            boards.push(Diagram {
                fen: scenario.start.fen(),
                marks: Vec::new(),
                caption: caption("question-board-start", scenario.start.turn()),
            });
        }
        let marks = scenario.moves.last().map_or(Vec::new(), |played| {
            played
                .from()
                .into_iter()
                .chain([played.to()])
                .map(|square| square.to_string())
                .collect()
        });
        if scenario.from_fen || !scenario.moves.is_empty() {
            boards.push(Diagram {
                fen: begun.board.fen(),
                marks,
                caption: caption("question-board-now", begun.turn()),
            });
        }
        boards
    }

    fn moves(&self, question: &Question) -> String {
        let scenario = &question.scenario;
        let Some(position) = scenario.start.chess() else {
            return String::new();
        };
        let mut at: Chess = position.clone();
        let mut words = Vec::new();
        for (number, played) in scenario.moves.iter().enumerate() {
            let move_number = at.fullmoves();
            if at.turn().is_white() {
                words.push(format!("{move_number}."));
            } else if number == 0 {
                words.push(format!("{move_number}..."));
            }
            let san = SanPlus::from_move_and_play_unchecked(&mut at, *played).to_string();
            words.push(self.notation.spell(&san));
        }
        words.join(" ")
    }

    /// An answer in words.
    pub fn answer(&self, question: &Question, answer: &Answer) -> String {
        match answer {
            Answer::Ruling(verdict) => self.verdict(question, verdict),
            Answer::Result(outcome) => self.outcome(*outcome),
            Answer::Clocks(clocks) => self.show(
                &Message::new("question-answer-clocks")
                    .text("white", clock_time(clocks.white))
                    .text("black", clock_time(clocks.black)),
            ),
            Answer::Moves(moves) => self.spelt(question, moves),
            Answer::Move(played) => self.spelt(question, &[*played]),
            Answer::Claimants(may) => {
                let who = match (may.white, may.black) {
                    (true, true) => "both",
                    (true, false) => "white",
                    (false, true) => "black",
                    (false, false) => "nobody",
                };
                self.show(&Message::new("question-answer-claimants").text("who", who))
            }
            Answer::Same(same) => {
                self.show(&Message::new("question-answer-same").text("same", same))
            }
            Answer::Clause(rule) => {
                let rule = self.rule(*rule, question.edition());
                format!("{} {}", rule.number.unwrap_or("–"), rule.title)
            }
            Answer::Truth(truth) => {
                self.show(&Message::new("question-answer-truth").text("truth", truth))
            }
        }
    }

    fn outcome(&self, outcome: Option<Outcome>) -> String {
        let word = outcome.map_or("ongoing", Outcome::word);
        self.show(&Message::new("question-answer-result").text("outcome", word))
    }

    fn verdict(&self, question: &Question, verdict: &Verdict) -> String {
        let who = |side: Color| Who::from(side).name();
        let mut said = Vec::new();
        match verdict.ending {
            Some(ending) => said.push(self.outcome(Some(ending.outcome))),
            None if verdict.pending => said.push(self.title("question-verdict-pending")),
            None if verdict.is_plain() => said.push(self.title("question-verdict-plain")),
            None => said.push(self.outcome(None)),
        }
        if verdict.set_back {
            said.push(self.title("question-verdict-set-back"));
        }
        if verdict.queen {
            said.push(self.title("question-verdict-queen"));
        }
        if let Some(played) = verdict.sealed {
            let spelt = self.spelt_from(question, &[played]);
            said.push(
                self.text
                    .show(&Message::new("question-verdict-sealed").text("played", spelt)),
            );
        }
        for side in [Color::White, Color::Black] {
            let seconds = verdict.clocks[side];
            if seconds != 0 {
                let message = Message::new("question-verdict-clock")
                    .text("side", who(side))
                    .text("sign", if seconds < 0 { "minus" } else { "plus" })
                    .text("time", clock_time(seconds));
                said.push(self.show(&message));
            }
        }
        if verdict.increment > 0 {
            said.push(
                self.show(
                    &Message::new("question-verdict-increment")
                        .with("seconds", verdict.increment as usize),
                ),
            );
        }
        if let Some(moves) = verdict.bound.as_ref().filter(|moves| !moves.is_empty()) {
            said.push(self.bound(question, moves));
        }
        if let Some(side) = verdict.offer {
            said.push(self.show(&Message::new("question-verdict-offer").text("side", who(side))));
        }
        said.join(" ")
    }

    /// What a player is bound to: a move, a piece, or one of several moves.
    fn bound(&self, question: &Question, moves: &[shakmaty::Move]) -> String {
        let one_piece = moves.len() > 1
            && moves
                .iter()
                .all(|played| played.from() == moves[0].from() && !played.is_promotion());
        if let (true, Some(from)) = (one_piece, moves[0].from()) {
            let message = Message::new("question-verdict-bound-piece")
                .text("piece", telling::role(moves[0].role()))
                .text("square", from);
            return self.show(&message);
        }
        let message = Message::new("question-verdict-bound")
            .with("count", moves.len())
            .text("played", self.spelt(question, moves));
        self.text.show(&message)
    }

    /// Moves as they are written in the position when all is decided.
    fn spelt(&self, question: &Question, moves: &[shakmaty::Move]) -> String {
        let position = crate::arbiter::rule_on(&question.scenario)
            .ok()
            .and_then(|ruling| ruling.state.board.chess().cloned());
        self.spelt_in(position, moves)
    }

    /// Moves as they are written in the position that the events begin from.
    fn spelt_from(&self, question: &Question, moves: &[shakmaty::Move]) -> String {
        self.spelt_in(
            State::begin(&question.scenario).board.chess().cloned(),
            moves,
        )
    }

    fn spelt_in(&self, position: Option<Chess>, moves: &[shakmaty::Move]) -> String {
        let spelt: Vec<String> = moves
            .iter()
            .map(|played| match &position {
                Some(position) if position.is_legal(*played) => self.notation.spell(
                    &SanPlus::from_move(position.clone(), *played)
                        .san
                        .to_string(),
                ),
                _ => {
                    let letter = match played.role() {
                        shakmaty::Role::Pawn => String::new(),
                        role => self.notation.spell(&role.upper_char().to_string()),
                    };
                    format!(
                        "{letter}{}-{}",
                        played.from().map_or(String::new(), |from| from.to_string()),
                        played.to()
                    )
                }
            })
            .collect();
        spelt.join(", ")
    }
}

fn stem(
    setting: &[String],
    boards: &[Diagram],
    moves: &str,
    events: &[String],
    prompt: &str,
) -> String {
    let mut parts = vec![setting.join(" ")];
    if let Some(board) = boards.first() {
        parts.push(board.caption.clone());
    }
    if !moves.is_empty() {
        parts.push(moves.to_owned());
    }
    parts.extend(events.iter().cloned());
    parts.push(prompt.to_owned());
    parts.join("\n")
}

impl Question {
    /// The question in a language.
    pub fn render(&self, renderer: &Renderer<'_>) -> RenderedQuestion {
        renderer.render(self)
    }
}
