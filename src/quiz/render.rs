//! A question in a language.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position, san::SanPlus};

use super::circumstances::circumstances;
use super::misplaced::is_set_up_found;
use super::reasons::{afterthoughts, claimed_on, reasons};
use super::scene::Scene;
use super::{
    Answer, AnswerType, Asked, Choice, Diagram, Question, Reason, RenderedOption, RenderedQuestion,
    RenderedRule, record, telling,
};
use crate::diag::{Arg, Message};
use crate::game::scenario::{Act, Event};
use crate::game::setting::Supervision;
use crate::game::{Scenario, Who};
use crate::lang::{Lang, Locale, LocaleError, MOVE_ARGUMENTS, Notation, Text};
use crate::law::{Edition, RuleId};

/// The arguments of messages that somebody wrote for a move.
const WRITTEN: [&str; 2] = ["written", "text"];

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
            let is_move = MOVE_ARGUMENTS.contains(name) || WRITTEN.contains(name);
            if let (true, Arg::Text(text)) = (is_move, &*arg)
                && text.is_ascii()
            {
                *arg = Arg::Text(self.spell(text).into());
            }
        }
        self.text.show(&message)
    }

    /// A move in the letters of the language, from English letters.
    pub fn spell(&self, san: &str) -> String {
        // Castling is written with noughts (C.13), and from square to square with a dash.
        match san.starts_with('O') {
            true => san.replace('O', "0"),
            false => self.notation.spell(san).replace('-', "–"),
        }
    }

    pub(super) fn title(&self, key: &str) -> String {
        self.text
            .title(key)
            .unwrap_or_else(|missing| format!("⟨{}⟩", missing.key))
    }

    pub(super) fn rule(&self, rule: RuleId, edition: Edition) -> RenderedRule {
        RenderedRule {
            id: rule,
            number: rule.number_text(edition),
            title: self.title(&rule.title_key()),
        }
    }

    /// The question in the language.
    pub fn render(&self, question: &Question) -> RenderedQuestion {
        let scenario = &question.scenario;
        let scene = Scene::of(question);
        let setting: Vec<String> = circumstances(question)
            .iter()
            .map(|message| self.show(message))
            .collect();
        let events: Vec<String> = telling::events(scenario)
            .iter()
            .map(|event| self.show(event))
            .collect();
        let prompt = self.prompt(question, &scene);
        let boards = self.boards(question, &scene);
        let moves = self.moves(question);
        let stem = stem(&setting, &boards, &moves, &events, &prompt);
        let options = question
            .options
            .iter()
            .map(|option| self.option(question, &scene, option))
            .collect();
        let reasons = self.reasons_in(question, &scene);
        let mut rules = question.rules.clone();
        // What no decision gives is named as well.
        for rule in reasons
            .iter()
            .flat_map(|it| it.deciding(question.edition()))
        {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
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
            key: self.word(question, &scene, &question.key),
            key_value: question.key.value(),
            explanation: self.explanation(question, &scene, &reasons),
            rules: rules
                .into_iter()
                .map(|rule| self.rule(rule, question.edition()))
                .collect(),
            scenario: record(scenario),
        }
    }

    fn option(&self, question: &Question, scene: &Scene, option: &Choice) -> RenderedOption {
        let misconception = option.misconception;
        let title = misconception.map(|known| self.title(&format!("misconception-{}", known.id)));
        let feedback = match misconception {
            Some(known) => self.title(&format!("misconception-{}-feedback", known.id)),
            None => self.title("question-right"),
        };
        // What the ruling is comes before why another one would be wrong.
        let denied = misconception.is_some() && question.key == Answer::Truth(true);
        let feedback = match denied {
            true => self.show(&Message::new("question-denied").text("feedback", feedback)),
            false => feedback,
        };
        RenderedOption {
            text: self.word(question, scene, &option.answer),
            correct: option.correct,
            misconception: misconception.map(|known| known.id),
            title,
            feedback,
            refuted_by: (option.refuted_by).map(|rule| self.rule(rule, question.edition())),
            value: option.answer.value(),
        }
    }

    fn explanation(&self, question: &Question, scene: &Scene, reasons: &[Reason]) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for reason in reasons {
            let edition = question.edition();
            let rules = reason.deciding(edition).into_iter();
            let numbers: Vec<_> = rules.filter_map(|rule| rule.number_text(edition)).collect();
            let said = self.show(&reason.message);
            lines.push(match numbers.is_empty() {
                true => said,
                false => format!("{said} ({})", numbers.join(", ")),
            });
            let facts = reason.facts.iter();
            lines.extend(facts.map(|fact| self.show(fact)));
        }
        // What is asked is a part of the ruling; the rest belongs to the reasons. How often a
        // position has appeared is asked without what a ruling needs, such as the time control.
        let whole = match question.asked {
            Asked::Ruling | Asked::SamePosition | Asked::WhoMayClaim | Asked::Appearances => None,
            _ => Some(self.verdict(question, scene, &question.verdict)),
        };
        lines.extend(whole.map(|ruling| {
            let ruling = unstopped(ruling);
            self.show(&Message::new("question-why-ruling").text("ruling", ruling))
        }));
        lines
    }

    /// The reasons for the key, moves as players write them: what no decision gives, then the
    /// engine's trace.
    pub fn reasons(&self, question: &Question) -> Vec<Reason> {
        self.reasons_in(question, &Scene::of(question))
    }

    fn reasons_in(&self, question: &Question, scene: &Scene) -> Vec<Reason> {
        let mut given = reasons(question, scene);
        // How often a position has appeared is told by itself, whatever it leads to.
        let decided = match question.asked {
            Asked::Appearances => &[][..],
            _ => &question.explanation,
        };
        let after = match question.asked {
            Asked::Appearances => Vec::new(),
            _ => afterthoughts(question, scene),
        };
        for reason in decided.iter().chain(&after) {
            if given.iter().all(|known| known.message != reason.message) {
                given.push(reason.clone());
            }
        }
        // Which clause decides is told first where that is asked.
        if let Answer::Clause(decides) = question.key {
            given.sort_by_key(|reason| !reason.rules.contains(&decides));
        }
        given
            .into_iter()
            .map(|mut reason| {
                reason.message = spelt(&reason.message, scene);
                for fact in &mut reason.facts {
                    *fact = spelt(fact, scene);
                }
                reason
            })
            .collect()
    }

    fn prompt(&self, question: &Question, scene: &Scene) -> String {
        let message = match &question.asked {
            Asked::TrueFalse(statement) => {
                let said = unstopped(self.word(question, scene, statement));
                Message::new("question-ask-true-false").text("statement", said)
            }
            Asked::SamePosition => Message::new("question-ask-same-position"),
            Asked::AllowedMoves => {
                let key = match question.answer_type {
                    AnswerType::Move => "question-ask-move",
                    _ => "question-ask-allowed-moves",
                };
                // The player to move when all is decided.
                Message::new(key).text("side", Who::from(scene.decided.turn()).name())
            }
            Asked::Ruling if self.is_ruled_on(question) => Message::new("question-ask-follows"),
            Asked::Ruling if question.scenario.setting.supervision == Supervision::None => {
                Message::new("question-ask-follows-laws")
            }
            Asked::Ruling if is_ruled_twice(question) => Message::new("question-ask-in-all"),
            Asked::Ruling => Message::new("question-ask-ruling"),
            Asked::Parts => Message::new("question-ask-parts"),
            Asked::Result => Message::new("question-ask-result"),
            Asked::ClocksAfter => {
                let pressed = |event: &Event| matches!(event.act, Act::Press { .. });
                let increment = question.scenario.setting.time_control.increment > 0
                    && question.scenario.events.iter().any(pressed);
                Message::new("question-ask-clocks-after").text("increment", increment)
            }
            Asked::WhoMayClaim => {
                let basis = claimed_on(&question.scenario).name();
                Message::new("question-ask-who-may-claim").text("basis", basis)
            }
            Asked::Appearances => Message::new("question-ask-appearances"),
            Asked::DecidingClause => {
                // Of several clauses that decide something, the one that the result rests on, or
                // the claim.
                let ends = self.is_ruled_on(question) && question.verdict.ending.is_some();
                let claims = |event: &Event| matches!(event.act, Act::Claim(_));
                let what = match question.scenario.events.iter().any(claims) {
                    _ if ends => "result",
                    true => "claim",
                    false => "all",
                };
                Message::new("question-ask-deciding-clause").text("what", what)
            }
        };
        self.show(&message)
    }

    /// Whether the story ends with the arbiter's decision: what is asked is what comes of it.
    fn is_ruled_on(&self, question: &Question) -> bool {
        let last = question.scenario.events.last();
        last.is_some_and(
            |event| matches!(&event.act, Act::Find(finding) if finding.decision.is_some()),
        )
    }

    fn boards(&self, question: &Question, scene: &Scene) -> Vec<Diagram> {
        let scenario = &question.scenario;
        let begun = &scene.begun;
        let caption = |key: &'static str, turn: Color| {
            self.show(&Message::new(key).text("side", Who::from(turn).name()))
        };
        let mut boards = Vec::new();
        if is_position_unknown(scenario) {
            return boards;
        }
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
        if (scenario.from_fen || !scenario.moves.is_empty()) && !is_set_up_found(scenario) {
            boards.push(Diagram {
                fen: begun.board.fen(),
                marks,
                caption: caption(
                    match scenario.events.is_empty() {
                        true => "question-board-current",
                        false => "question-board-now",
                    },
                    begun.turn(),
                ),
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
            words.push(self.spell(&san));
        }
        words.join(" ")
    }
}

/// Without the full stop: the sentence that it is quoted in has one of its own.
fn unstopped(said: String) -> String {
    said.trim_end_matches(['.', '։']).to_owned()
}

/// Whether nobody knows any more what stood on the board: then no diagram can be printed.
pub(super) fn is_position_unknown(scenario: &Scenario) -> bool {
    let position_known = false;
    let lost = Act::EnvelopeMissing { position_known };
    scenario.events.iter().any(|event| event.act == lost)
}

/// Whether play went on after a claim: then the ruling on the claim has been given before.
fn is_ruled_twice(question: &Question) -> bool {
    let mut events = question.scenario.events.iter();
    events.any(|event| matches!(event.act, Act::Claim(_)))
        && events.any(|event| matches!(event.act, Act::Move { .. }))
}

/// A reason of the engine with its moves written as players write them.
fn spelt(message: &Message, scene: &Scene) -> Message {
    let spell = |text: &str| -> Option<String> {
        let uci: UciMove = text.parse().ok()?;
        let states = [&scene.begun, &scene.decided];
        let played = states
            .into_iter()
            .filter_map(|state| state.board.chess())
            .find_map(|position| Some((position, uci.to_move(position).ok()?)));
        played.map(|(position, played)| SanPlus::from_move(position.clone(), played).to_string())
    };
    let mut message = message.clone();
    for (name, arg) in &mut message.args {
        if let (true, Arg::Text(text)) = (MOVE_ARGUMENTS.contains(name), &*arg) {
            let words: Vec<String> = text
                .split(", ")
                .map(|word| spell(word).unwrap_or_else(|| word.to_owned()))
                .collect();
            *arg = Arg::Text(words.join(", ").into());
        }
    }
    message
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
