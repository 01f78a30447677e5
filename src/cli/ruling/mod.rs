//! A ruling in words: the board, the events, what was decided and why.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::io::Write;

use anstyle::Style as Ansi;
use anyhow::Result;

use super::globals::Globals;
use super::paragraph::{self, write_wrapped};
use crate::arbiter::Ruling;
use crate::content;
use crate::diag::Message;
use crate::game::Scenario;
use crate::law::{Corpus, RuleId};
use crate::prose::{CitedClause, Line, Prose, Style};

const BOLD: Ansi = Ansi::new().bold();
const DIM: Ansi = Ansi::new().dimmed();

/// Writes rulings in the reader's language.
pub struct RulingWriter<'a> {
    globals: &'a Globals,
    prose: Prose<'a>,
    /// The articles in the reader's language, read when the first of them is quoted.
    corpus: OnceCell<Option<Corpus>>,
    quoted: BTreeSet<RuleId>,
    width: usize,
}

impl<'a> RulingWriter<'a> {
    /// A page in the language of the arguments, quoting the articles where there are any.
    pub fn new(globals: &'a Globals) -> Result<RulingWriter<'a>> {
        Ok(RulingWriter {
            globals,
            prose: Prose::new(globals.locale())?,
            corpus: OnceCell::new(),
            quoted: BTreeSet::new(),
            width: paragraph::width(),
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
        for line in self.prose.account(scenario, ruling)?.lines() {
            match &line.rule {
                Some(cited) => self.write_rule(out, cited, &line)?,
                None => self.write_line(out, &line)?,
            }
        }
        writeln!(out)?;
        Ok(())
    }

    fn write_line(&self, out: &mut dyn Write, line: &Line) -> Result<()> {
        let style = match line.style {
            Style::Plain => return self.wrapped(out, &line.text, line.first, line.rest),
            Style::Bold => BOLD,
            Style::Dim => DIM,
        };
        write!(out, "{style}")?;
        self.wrapped(out, &line.text, line.first, line.rest)?;
        write!(out, "{style:#}")?;
        Ok(())
    }

    /// Writes the number and title of a clause, and its words where they were not quoted before.
    fn write_rule(&mut self, out: &mut dyn Write, cited: &CitedClause, line: &Line) -> Result<()> {
        let (number, title) = (cited.number, &cited.title);
        writeln!(out, "{}{BOLD}{number}{BOLD:#} {title}", line.first)?;
        if !self.quoted.insert(cited.rule) {
            return Ok(());
        }
        for line in self.quotation(cited.rule)? {
            write!(out, "{DIM}")?;
            self.wrapped(out, &line, "         ", "         ")?;
            write!(out, "{DIM:#}")?;
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
        let lang = self.prose.text().lang();
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
        let sentence = words.strip_suffix(['.', '։']).unwrap_or(&words);
        let quotation = Message::new("ruling-quotation")
            .text("number", clause.number)
            .text("edition", document.edition)
            .truth("plain", document.plain)
            .text(
                "words",
                sentence.chars().map(inner_mark).collect::<String>(),
            )
            .text("stop", &words[sentence.len()..]);
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
        Ok(self.prose.say_all(said)?)
    }

    fn wrapped(&self, out: &mut dyn Write, line: &str, first: &str, rest: &str) -> Result<()> {
        Ok(write_wrapped(out, line, self.width, (first, rest))?)
    }
}

/// The quotation marks of a text that is itself quoted.
fn inner_mark(mark: char) -> char {
    match mark {
        '«' => '„',
        '»' => '“',
        '“' => '‘',
        '”' => '’',
        other => other,
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
