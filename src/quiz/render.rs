//! A question in a language.

use shakmaty::{Chess, Color, Position, san::SanPlus};

use super::candidate::is_less;
use super::event_messages::events;
use super::misplaced_piece::is_set_up_found;
use super::pairing::way;
use super::rules::claimed_on;
use super::setting_messages::{EDITION, setting_messages};
use super::story::is_position_unknown;
use super::{
    Answer, AnswerType, Asked, Choice, Diagram, Question, Reason, RenderedOption, RenderedQuestion,
    RenderedRule, Verdict,
};
use crate::diag::{Arg, Message};
use crate::game::Who;
use crate::game::scenario::{Act, LocalizedText};
use crate::game::setting::Supervision;
use crate::lang::{Locale, LocaleError, MOVE_ARGUMENTS, Notation, Text};
use crate::law::{Edition, RuleId};

/// The arguments of messages that somebody wrote for a move, and the men on a board.
const WRITTEN: [&str; 4] = ["written", "text", "whites", "blacks"];

/// So many ways there are to ask for a ruling, and for a result.
const ASK_WAYS: u64 = 4;

/// Every second of them, two in all, asks for the complete ruling.
const FULL_ASK_WAYS: u64 = 2;

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

    /// A message in the language, moves in its letters.
    pub fn show(&self, message: &Message) -> String {
        let mut message = message.clone();
        for (name, arg) in &mut message.args {
            let is_move = MOVE_ARGUMENTS.contains(name) || WRITTEN.contains(name);
            if let (true, Arg::Text(text)) = (is_move, &*arg)
                && text.is_ascii()
            {
                *arg = Arg::Text(self.spell(text));
            }
        }
        self.text.show(&message)
    }

    fn show_all(&self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.show(message)).collect()
    }

    /// A move in the letters of the language, from English letters.
    pub fn spell(&self, san: &str) -> String {
        self.notation.spell(san)
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
        let own = &question.scenario.own;
        let told = setting_messages(question);
        let mut setting = self.show_all(&told);
        // After the time control and the edition, before what the regulations say.
        let place = told.iter().position(|it| it.key == EDITION);
        let place = place.map_or(0, |at| at + 1);
        setting.splice(place..place, self.pairing(question));
        let events = match self.own(own.story.as_ref()) {
            Some(story) => paragraphs(&story),
            None => self.show_all(&events(question)),
        };
        let prompt = self.prompt(question);
        let boards = self.boards(question);
        let moves = self.moves(question);
        let stem = stem(&setting, &boards, &moves, &events, &prompt);
        let options = question
            .options
            .iter()
            .map(|option| self.option(question, option))
            .collect();
        let rules = question.rules.iter();
        RenderedQuestion {
            id: question.id,
            follows: question.follows,
            supposing: question.supposing.clone().map(|fact| {
                let asked = Message::new("lecture-what-if").with("fact", fact);
                self.show(&asked)
            }),
            kind: question.kind,
            title: self.own(own.title.as_ref()),
            points: own.points,
            lang: self.text.lang().to_string(),
            asked: question.asked.name(),
            answer_type: question.answer_type,
            edition: question.edition(),
            class: question.class().name(),
            difficulty: question.difficulty,
            expected_success: question.expected_success,
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
            rules: rules
                .map(|rule| self.rule(*rule, question.edition()))
                .collect(),
            scenario: question.scenario.to_json(),
        }
    }

    /// What an author has written, in the language.
    pub(super) fn own(&self, words: Option<&LocalizedText>) -> Option<String> {
        let words = words?.in_lang(&self.text.lang().to_string())?;
        Some(words.trim().to_owned())
    }

    fn option(&self, question: &Question, option: &Choice) -> RenderedOption {
        let own = &question.scenario.own;
        let written = option.own.and_then(|at| own.options.get(at));
        let own_text = written.and_then(|it| self.own(Some(&it.text)));
        let own_feedback = match written {
            Some(written) => self.own(written.feedback.as_ref()),
            None => None,
        };
        let general = || self.own(own.feedback.as_ref()).filter(|_| option.correct);
        let own_feedback = own_feedback.or_else(general);
        let misconception = option.misconception;
        let title = misconception.map(|known| self.title(&format!("misconception-{}", known.id)));
        let feedback = match misconception {
            Some(known) => self.title(&format!("misconception-{}-feedback", known.id)),
            None => match &option.near {
                Some(near) => {
                    self.show(&Message::new("lecture-near").with("fact", near.fact.clone()))
                }
                None if option.correct => self.title("question-right"),
                None if option.natural => self.decisive(question, &option.answer),
                None => self.title("lecture-option-wrong"),
            },
        };
        // What the ruling is comes before why another one would be wrong.
        let denied = misconception.is_some() && question.key == Answer::Truth(true);
        let feedback = if denied {
            self.show(&Message::new("question-denied").text("feedback", feedback))
        } else {
            feedback
        };
        RenderedOption {
            text: own_text.unwrap_or_else(|| self.answer(question, &option.answer)),
            correct: option.correct,
            misconception: misconception.map(|known| known.id),
            thought: title.clone().map(|title| {
                self.show(&Message::new("question-thought").text("title", unstopped(title)))
            }),
            title,
            feedback: own_feedback.unwrap_or(feedback),
            refuted_by: (option.refuted_by).map(|rule| self.rule(rule, question.edition())),
            value: option.answer.value(),
        }
    }

    /// What the ruling rests on, where nobody has a name for what is wrong about an option.
    fn decisive(&self, question: &Question, answer: &Answer) -> String {
        let Some(reason) = question.decisive_reason() else {
            return self.title("lecture-option-wrong");
        };
        let why = self.reason(reason, question.edition());
        let is_given = |verdict: &Verdict| verdict.clocks.iter().any(|seconds| *seconds > 0);
        match answer {
            Answer::Ruling(it) if is_given(it) && !is_given(&question.verdict) => {
                self.show(&Message::new("lecture-natural-time").text("why", why))
            }
            _ => why,
        }
    }

    /// A reason with the clauses that it rests on.
    fn reason(&self, reason: &Reason, edition: Edition) -> String {
        let rules = reason.deciding(edition).into_iter();
        let numbers: Vec<_> = rules.filter_map(|rule| rule.number_text(edition)).collect();
        cited(self.show(&reason.message), &numbers)
    }

    fn explanation(&self, question: &Question) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let edition = question.edition();
        for reason in &question.explanation {
            lines.push(self.reason(reason, edition));
            lines.extend(self.show_all(&reason.facts));
        }
        // Two reasons may rest on one fact: it is told where it is told last.
        let mut at = 0;
        while at < lines.len() {
            if lines[at + 1..].contains(&lines[at]) {
                lines.remove(at);
            } else {
                at += 1;
            }
        }
        // What is asked is a part of the ruling; the rest belongs to the reasons. How often a
        // position has appeared is asked without what a ruling needs, such as the time control.
        let whole = match question.asked {
            Asked::Ruling | Asked::SamePosition | Asked::WhoMayClaim | Asked::Appearances => None,
            _ => Some(self.verdict(question, &question.verdict)),
        };
        lines.extend(whole.map(|ruling| {
            let ruling = unstopped(ruling);
            self.show(&Message::new("question-why-ruling").text("ruling", ruling))
        }));
        lines
    }

    fn prompt(&self, question: &Question) -> String {
        let message = match question.asked {
            Asked::TrueFalse => {
                let statement = question.statement.as_ref();
                let said = statement.map_or(String::new(), |said| self.answer(question, said));
                let said = unstopped(said);
                Message::new("question-ask-true-false").text("statement", said)
            }
            Asked::SamePosition => Message::new("question-ask-same-position"),
            Asked::AllowedMoves => {
                let key = match question.answer_type {
                    AnswerType::Move => "question-ask-move",
                    _ => "question-ask-allowed-moves",
                };
                // The player to move when all is decided.
                Message::new(key).text("side", Who::from(question.decided().turn()).name())
            }
            Asked::Ruling if self.is_ruled_on(question) => Message::new("question-ask-follows"),
            Asked::Ruling if question.scenario.setting.supervision == Supervision::None => {
                Message::new("question-ask-follows-laws")
            }
            Asked::Ruling if is_ruled_twice(question) => Message::new("question-ask-in-all"),
            Asked::Ruling => Message::new("question-ask-ruling").with("way", ruling_way(question)),
            Asked::Parts => Message::new("question-ask-parts"),
            Asked::Result if question.tells(|act| matches!(act, Act::Penalty(_))) => {
                Message::new("question-ask-score")
            }
            Asked::Result => {
                Message::new("question-ask-result").with("way", way(question, ASK_WAYS))
            }
            Asked::ClocksAfter => {
                let increment = question.scenario.setting.time_control.increment > 0
                    && question.tells(|act| matches!(act, Act::Press { .. }));
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
                let what = if ends {
                    "result"
                } else if question.tells(|act| matches!(act, Act::Claim(_))) {
                    "claim"
                } else {
                    "all"
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

    fn boards(&self, question: &Question) -> Vec<Diagram> {
        let scenario = &question.scenario;
        let begun = question.begun();
        let caption = |key: &'static str, turn: Color| {
            self.show(&Message::new(key).text("side", Who::from(turn).name()))
        };
        let mut boards = Vec::new();
        if is_position_unknown(scenario) {
            return boards;
        }
        if !scenario.moves.is_empty() && scenario.from_fen {
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
                    if scenario.events.is_empty() {
                        "question-board-current"
                    } else {
                        "question-board-now"
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
            let numbered = match at.turn() {
                Color::White => format!("{move_number}."),
                Color::Black if number == 0 => format!("{move_number}..."),
                Color::Black => String::new(),
            };
            let san = SanPlus::from_move_and_play_unchecked(&mut at, *played).to_string();
            words.push(numbered + &self.spell(&san));
        }
        words.join(" ")
    }
}

/// The paragraphs of an author's story.
fn paragraphs(story: &str) -> Vec<String> {
    let lines = story.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Without the full stop: the sentence that it is quoted in has one of its own.
fn unstopped(said: String) -> String {
    said.trim_end_matches(['.', '։']).to_owned()
}

/// Which way of asking for a ruling a question takes: where a wrong option is a part of the right
/// one, the whole ruling has to be asked for.
fn ruling_way(question: &Question) -> usize {
    let wrong = question.options.iter().filter(|option| !option.correct);
    let partial = wrong.map(|option| is_less(&option.answer, &question.key));
    match partial.into_iter().any(|so| so) {
        true => way(question, FULL_ASK_WAYS) * 2,
        false => way(question, ASK_WAYS),
    }
}

/// Whether play went on after a claim: then the ruling on the claim has been given before.
fn is_ruled_twice(question: &Question) -> bool {
    let mut events = question.scenario.events.iter();
    events.any(|event| matches!(event.act, Act::Claim(_)))
        && events.any(|event| matches!(event.act, Act::Move { .. }))
}

/// A sentence with the clauses that it rests on, before its full stop.
fn cited(said: String, numbers: &[&str]) -> String {
    if numbers.is_empty() {
        return said;
    }
    let numbers = numbers.join(", ");
    let is_stop = |last: char| !last.is_alphanumeric() && !matches!(last, ')' | '»' | '”');
    match said.strip_suffix(is_stop) {
        Some(words) => format!("{words} ({numbers}){}", &said[words.len()..]),
        None => format!("{said} ({numbers})"),
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
