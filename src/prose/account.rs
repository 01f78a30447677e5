//! What was told, decided and cited, event by event.

use super::{Prose, board};
use crate::arbiter::{Decision, Ruling, deciding, messages};
use crate::diag::Message;
use crate::game::{Scenario, State, Who, story};
use crate::lang::Missing;
use crate::law::{Edition, RuleId};

/// A ruling in words.
#[derive(Clone, Debug)]
pub struct Account {
    /// Name, edition and time control.
    pub head: String,
    /// The board at the start, in signs.
    pub board: String,
    /// Whose move it is there.
    pub to_move: String,
    /// What is decided before the first event.
    pub opening: Vec<SaidDecision>,
    /// The events, and what is decided at each of them.
    pub events: Vec<SaidEvent>,
    /// How the game stands at the end.
    pub end: String,
    /// What is open then, and the points where the regulations have their own.
    pub remaining: Vec<String>,
}

/// An event and what is decided at it.
#[derive(Clone, Debug)]
pub struct SaidEvent {
    /// What happens.
    pub text: String,
    /// What is decided.
    pub decisions: Vec<SaidDecision>,
}

/// A decision.
#[derive(Clone, Debug)]
pub struct SaidDecision {
    /// Why.
    pub reason: String,
    /// What it does.
    pub effects: Vec<String>,
    /// The facts it rests on.
    pub facts: Vec<String>,
    /// The clauses that decide, as far as the edition has them.
    pub deciding: Vec<CitedClause>,
    /// Further clauses, in one sentence.
    pub see_also: Option<String>,
    /// The clauses that it overrules, in one sentence.
    pub overruled: Option<String>,
    /// The rules that decide.
    pub cites: Vec<RuleId>,
}

/// A clause that is cited.
#[derive(Clone, Debug)]
pub struct CitedClause {
    /// What it is.
    pub rule: RuleId,
    /// Its number in the edition ruled by.
    pub number: &'static str,
    /// What it is called.
    pub title: String,
}

/// How a line stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Not at all.
    Plain,
    /// It matters most.
    Bold,
    /// It may be passed over.
    Dim,
}

/// A line of the account as a text, before it is wrapped.
#[derive(Clone, Debug)]
pub struct Line {
    /// How it stands out.
    pub style: Style,
    /// What stands before it.
    pub first: &'static str,
    /// What stands before its continuation.
    pub rest: &'static str,
    /// What it says.
    pub text: String,
    /// The rule whose number and title it is.
    pub rule: Option<CitedClause>,
}

fn line(style: Style, first: &'static str, rest: &'static str, text: &str) -> Line {
    Line {
        style,
        first,
        rest,
        text: text.to_owned(),
        rule: None,
    }
}

impl Prose<'_> {
    /// A ruling in words.
    pub fn account(&self, scenario: &Scenario, ruling: &Ruling) -> Result<Account, Missing> {
        let control = &scenario.setting.time_control;
        let head = Message::new("ruling-head")
            .text("id", &ruling.id)
            .text("edition", ruling.edition())
            .text("class", ruling.class().name())
            .text("control", control.periods_text())
            .with("extra", control.increment_apart().max(0) as usize);
        let start = State::begin(scenario);
        let to_move = Message::new("ruling-to-move").text("side", Who::from(start.turn()).name());
        let opening = ruling.steps.iter().find(|step| step.event.is_none());
        let opening = opening.map_or(&[][..], |step| &step.decisions);
        let mut events = Vec::with_capacity(scenario.events.len());
        for (at, event) in scenario.events.iter().enumerate() {
            let steps = ruling.steps.iter().filter(|step| step.event == Some(at));
            let decisions = steps.flat_map(|step| &step.decisions);
            events.push(SaidEvent {
                text: self.say(&story::tell(event, None))?,
                decisions: self.decisions(decisions, ruling)?,
            });
        }
        Ok(Account {
            head: self.say(&head)?,
            board: board::draw(start.board.pieces()),
            to_move: self.say(&to_move)?,
            opening: self.decisions(opening, ruling)?,
            events,
            end: self.end(ruling)?,
            remaining: self.say_all(
                messages::remaining(ruling)
                    .into_iter()
                    .chain(messages::points(ruling)),
            )?,
        })
    }

    /// What is said at each step of a ruling: why the decision that matters most is so.
    pub fn lines(&self, ruling: &Ruling) -> Result<Vec<String>, Missing> {
        let said = ruling.steps.iter().map(|step| match step.leading() {
            Some(decision) => self.say(&decision.opinion.reason),
            None => Ok(String::new()),
        });
        said.collect()
    }

    /// How the game stands when all is decided.
    pub fn end(&self, ruling: &Ruling) -> Result<String, Missing> {
        let termination = ruling.termination().map_or("none", |how| how.name());
        let end = Message::new("ruling-end")
            .text("outcome", ruling.result_word())
            .text("termination", termination);
        self.say(&end)
    }

    /// The title of a rule.
    fn rule_title(&self, rule: RuleId) -> Result<String, Missing> {
        self.text.title(&rule.title_key())
    }

    /// A rule as the edition numbers it, if it does.
    pub fn cited(&self, rule: RuleId, edition: Edition) -> Result<Option<CitedClause>, Missing> {
        let Some(number) = rule.number_text(edition) else {
            return Ok(None);
        };
        let title = self.rule_title(rule)?;
        Ok(Some(CitedClause {
            rule,
            number,
            title,
        }))
    }

    fn decisions<'d>(
        &self,
        decisions: impl IntoIterator<Item = &'d Decision>,
        ruling: &Ruling,
    ) -> Result<Vec<SaidDecision>, Missing> {
        let decisions = decisions.into_iter();
        decisions.map(|it| self.decision(it, ruling)).collect()
    }

    fn decision(&self, decision: &Decision, ruling: &Ruling) -> Result<SaidDecision, Missing> {
        let opinion = &decision.opinion;
        let edition = ruling.edition();
        let effects = opinion.effects.iter();
        let witnesses = opinion.witnesses.iter();
        let rules = deciding(decision, edition);
        let mut cited = Vec::with_capacity(rules.len());
        for rule in &rules {
            cited.extend(self.cited(*rule, edition)?);
        }
        let passed = opinion.cites.iter().filter(|rule| !rules.contains(rule));
        Ok(SaidDecision {
            reason: self.say(&opinion.reason)?,
            effects: self.say_all(effects.filter_map(|it| messages::effect(it, ruling)))?,
            facts: self
                .say_all(witnesses.flat_map(|it| messages::witness(it, &opinion.reason, ruling)))?,
            deciding: cited,
            see_also: self.numbers("ruling-see-also", passed, edition)?,
            overruled: match decision.overruled.is_empty() {
                true => None,
                false => self.numbers("ruling-overruled", &decision.overruled, edition)?,
            },
            cites: rules.clone(),
        })
    }

    fn numbers<'r>(
        &self,
        key: &'static str,
        rules: impl IntoIterator<Item = &'r RuleId>,
        edition: Edition,
    ) -> Result<Option<String>, Missing> {
        let mut numbers = Vec::new();
        for number in rules.into_iter().filter_map(|it| it.number_text(edition)) {
            // Several rules can share a number.
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        if numbers.is_empty() {
            return Ok(None);
        }
        let message = Message::new(key).text("numbers", numbers.join(", "));
        self.say(&message).map(Some)
    }
}

impl SaidDecision {
    fn lines(&self) -> Vec<Line> {
        const DEEP: &str = "       ";
        let mut lines = vec![line(Style::Plain, "   → ", "     ", &self.reason)];
        let effects = self.effects.iter();
        lines.extend(effects.map(|it| line(Style::Plain, "     • ", DEEP, it)));
        lines.extend(self.facts.iter().map(|it| line(Style::Dim, DEEP, DEEP, it)));
        for cited in &self.deciding {
            let text = format!("{} {}", cited.number, cited.title);
            lines.push(Line {
                rule: Some(cited.clone()),
                ..line(Style::Plain, DEEP, DEEP, &text)
            });
        }
        let further = self.see_also.iter();
        lines.extend(further.map(|it| line(Style::Dim, DEEP, DEEP, it)));
        let overruled = self.overruled.iter();
        lines.extend(overruled.map(|it| line(Style::Plain, DEEP, DEEP, it)));
        lines
    }
}

impl Account {
    /// The account as lines of text.
    pub fn lines(&self) -> Vec<Line> {
        let empty = || line(Style::Plain, "", "", "");
        let mut lines = vec![line(Style::Bold, "", "", &self.head), empty()];
        let board = self.board.lines();
        lines.extend(board.map(|it| line(Style::Plain, "", "", it)));
        lines.extend([line(Style::Dim, "", "", &self.to_move), empty()]);
        lines.extend(self.opening.iter().flat_map(SaidDecision::lines));
        for (at, event) in self.events.iter().enumerate() {
            let told = format!("{}. {}", at + 1, event.text);
            lines.push(line(Style::Plain, "", "   ", &told));
            lines.extend(event.decisions.iter().flat_map(SaidDecision::lines));
        }
        lines.extend([empty(), line(Style::Bold, "", "", &self.end)]);
        let remaining = self.remaining.iter();
        lines.extend(remaining.map(|it| line(Style::Plain, "• ", "  ", it)));
        lines
    }

    /// The account as a text, a line for each sentence.
    pub fn text(&self) -> String {
        let lines = self.lines().into_iter();
        let lines = lines.map(|it| format!("{}{}", it.first, it.text));
        lines.map(|it| it.trim_end().to_owned() + "\n").collect()
    }
}
