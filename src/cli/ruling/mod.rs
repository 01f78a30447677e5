//! A ruling in words: the board, the events, what was decided and why.

pub mod board;

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::io::Write;

use anstyle::Style;
use anyhow::Result;

use super::globals::Globals;
use crate::arbiter::{Decision, Ruling, deciding, messages};
use crate::content;
use crate::diag::{Arg, Message, visible_lines};
use crate::game::{Scenario, Who, story};
use crate::lang::{MOVE_ARGUMENTS, Notation, Text, in_english};
use crate::law::{Corpus, Edition, RuleId};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const WIDEST: usize = 88;

/// Writes rulings in the reader's language.
pub struct Page<'a> {
    globals: &'a Globals,
    text: &'a Text,
    notation: Notation,
    /// The articles in the reader's language, read when the first of them is quoted.
    corpus: OnceCell<Option<Corpus>>,
    quoted: BTreeSet<RuleId>,
    width: usize,
}

impl<'a> Page<'a> {
    /// A page in the language of the arguments, quoting the articles where there are any.
    pub fn new(globals: &'a Globals) -> Result<Page<'a>> {
        let notation = Notation::of(globals.locale())?;
        Ok(Page {
            globals,
            text: globals.text(),
            notation,
            corpus: OnceCell::new(),
            quoted: BTreeSet::new(),
            width: textwrap::termwidth().min(WIDEST),
        })
    }

    /// Writes a ruling.
    pub fn write(
        &mut self,
        out: &mut dyn Write,
        scenario: &Scenario,
        ruling: &Ruling,
    ) -> Result<()> {
        self.quoted.clear();
        let head = Message::new("ruling-head")
            .text("id", &ruling.id)
            .text("edition", ruling.edition())
            .text("class", ruling.class().name())
            .text("control", &scenario.setting.time_control);
        writeln!(out, "{BOLD}{}{BOLD:#}\n", self.show(&head))?;
        let start = crate::game::State::begin(scenario);
        write!(out, "{}", board::draw(start.board.pieces()))?;
        let to_move = Message::new("ruling-to-move").text("side", Who::from(start.turn()).name());
        writeln!(out, "{DIM}{}{DIM:#}\n", self.show(&to_move))?;
        if let Some(step) = ruling.steps.iter().find(|step| step.event.is_none()) {
            self.write_decisions(out, &step.decisions, ruling)?;
        }
        for (at, event) in scenario.events.iter().enumerate() {
            let told = self.show(&story::tell(event));
            self.wrapped(out, &format!("{}. {told}", at + 1), "", "   ")?;
            for step in ruling.steps.iter().filter(|step| step.event == Some(at)) {
                self.write_decisions(out, &step.decisions, ruling)?;
            }
        }
        self.write_end(out, ruling)
    }

    fn write_decisions(
        &mut self,
        out: &mut dyn Write,
        decisions: &[Decision],
        ruling: &Ruling,
    ) -> Result<()> {
        for decision in decisions {
            let opinion = &decision.opinion;
            self.wrapped(out, &self.show(&opinion.reason), "   → ", "     ")?;
            for remedy in &opinion.effects {
                if let Some(message) = messages::effect(remedy, ruling) {
                    self.wrapped(out, &self.show(&message), "     • ", "       ")?;
                }
            }
            for witness in &opinion.witnesses {
                for message in messages::witness(witness, &opinion.reason, ruling) {
                    let line = self.show(&message);
                    write!(out, "{DIM}")?;
                    self.wrapped(out, &line, "       ", "       ")?;
                    write!(out, "{DIM:#}")?;
                }
            }
            let edition = ruling.edition();
            let rules = deciding(decision, edition);
            self.write_rules(out, &rules, edition)?;
            let passed: Vec<_> = opinion
                .cites
                .iter()
                .filter(|rule| !rules.contains(rule))
                .filter_map(|rule| rule.number_text(edition))
                .collect();
            if !passed.is_empty() {
                let message = Message::new("ruling-see-also").text("numbers", passed.join(", "));
                write!(out, "{DIM}")?;
                self.wrapped(out, &self.show(&message), "       ", "       ")?;
                write!(out, "{DIM:#}")?;
            }
            if !decision.overruled.is_empty() {
                let numbers: Vec<_> = decision
                    .overruled
                    .iter()
                    .filter_map(|rule| rule.number_text(ruling.edition()))
                    .collect();
                let message = Message::new("ruling-overruled").text("numbers", numbers.join(", "));
                self.wrapped(out, &self.show(&message), "       ", "       ")?;
            }
        }
        Ok(())
    }

    fn write_rules(
        &mut self,
        out: &mut dyn Write,
        rules: &[RuleId],
        edition: Edition,
    ) -> Result<()> {
        for rule in rules {
            let Some(number) = rule.number_text(edition) else {
                continue;
            };
            let title = self.text.title(&rule.title_key())?;
            writeln!(out, "       {BOLD}{number}{BOLD:#} {title}")?;
            if !self.quoted.insert(*rule) {
                continue;
            }
            for line in self.quotation(*rule)? {
                write!(out, "{DIM}")?;
                self.wrapped(out, &line, "         ", "         ")?;
                write!(out, "{DIM:#}")?;
            }
        }
        Ok(())
    }

    /// The words of the clause in the reader's language, where the articles have it, and the
    /// editorial notes on them: the ruling follows the law, the note says where the words differ.
    fn quotation(&self, rule: RuleId) -> Result<Vec<String>> {
        if self.corpus.get().is_none() {
            // Nobody else sets it in between.
            let _ = self.corpus.set(articles(self.globals)?);
        }
        let Some(corpus) = self.corpus.get().and_then(Option::as_ref) else {
            return Ok(Vec::new());
        };
        let lang = self.text.lang();
        let stated = corpus.stating(rule).iter();
        let Some(id) = stated
            .copied()
            .find(|id| corpus.document_of(*id).id.lang == lang)
        else {
            return Ok(Vec::new());
        };
        let (document, clause) = (corpus.document_of(id), corpus.clause(id));
        let words = clause.body.law(&corpus.sources);
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let quotation = Message::new("ruling-quotation")
            .text("number", clause.number)
            .text("edition", document.edition)
            .text("words", words);
        let notes = corpus
            .errata
            .iter()
            .filter(|erratum| {
                erratum.changes_sense
                    && erratum.document == document.id
                    && erratum.clause == Some(clause.number)
            })
            .filter_map(|erratum| erratum.reason.get(&lang))
            .map(|reason| Message::new("ruling-note").text("reason", reason));
        let said = std::iter::once(quotation).chain(notes);
        Ok(said.map(|message| self.show(&message)).collect())
    }

    fn write_end(&self, out: &mut dyn Write, ruling: &Ruling) -> Result<()> {
        let end = Message::new("ruling-end")
            .text("outcome", ruling.result_word())
            .text(
                "termination",
                ruling.termination().map_or("none", |how| how.name()),
            );
        writeln!(out)?;
        write!(out, "{BOLD}")?;
        self.wrapped(out, &self.show(&end), "", "")?;
        write!(out, "{BOLD:#}")?;
        for message in messages::remaining(ruling) {
            self.wrapped(out, &self.show(&message), "• ", "  ")?;
        }
        writeln!(out)?;
        Ok(())
    }

    /// The message with moves in the reader's notation.
    fn show(&self, message: &Message) -> String {
        let mut message = message.clone();
        for (name, arg) in &mut message.args {
            if let (true, Arg::Text(text)) = (MOVE_ARGUMENTS.contains(name), &*arg) {
                *arg = Arg::Text(self.notation.spell(&in_english(text)));
            }
        }
        visible_lines(&self.text.show(&message)).into_owned()
    }

    fn wrapped(&self, out: &mut dyn Write, line: &str, first: &str, rest: &str) -> Result<()> {
        let options = textwrap::Options::new(self.width)
            .initial_indent(first)
            .subsequent_indent(rest)
            .break_words(false)
            .word_splitter(textwrap::WordSplitter::NoHyphenation);
        for line in textwrap::wrap(line, options) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

/// The articles in the reader's language. Rulings need none: where the folder that is named does
/// not exist, nothing is quoted.
fn articles(globals: &Globals) -> Result<Option<Corpus>> {
    let options = content::Options {
        only: Some(globals.text().lang()),
        plain: content::Plain::All,
        ..content::Options::default()
    };
    if globals.is_content_missing() {
        return Ok(None);
    }
    Ok(Some(globals.corpus(&options)?))
}
