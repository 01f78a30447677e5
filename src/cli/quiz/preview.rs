//! Questions as a person reads them in a terminal, with key and reasons.

use std::io::Write;

use anstyle::Style;
use anyhow::Result;
use shakmaty::fen::Fen;

use crate::cli::globals::Globals;
use crate::cli::paragraph::{self, write_wrapped};
use crate::diag::{Message, visible};
use crate::export::{is_open, lettered, right};
use crate::lang::{Locale, Text};
use crate::prose::board;
use crate::quiz::{Paper, RenderedQuestion, Renderer};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Writes the questions in each language, and what to type next.
pub fn write(made: &Paper, locales: &[Locale], globals: &Globals) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let mut count = 0;
    for locale in locales {
        let renderer = Renderer::new(locale)?;
        let page = QuestionWriter {
            text: locale.text(),
            width: paragraph::width(),
        };
        for form in &made.forms {
            if made.forms.len() > 1 {
                let message = Message::new("command-quiz-form").text("form", form.letter);
                writeln!(out, "{BOLD}{}{BOLD:#}\n", page.text.show(&message))?;
            }
            for item in &form.items {
                page.write(&mut out, item.number, &renderer.render(&item.question))?;
                count += 1;
            }
        }
    }
    let next = Message::new("command-quiz-next").with("count", count);
    writeln!(out, "{}", globals.text().show(&next))?;
    out.flush()?;
    Ok(())
}

/// Writes questions in a language.
struct QuestionWriter<'a> {
    text: &'a Text,
    width: usize,
}

impl QuestionWriter<'_> {
    fn write(
        &self,
        out: &mut impl Write,
        number: usize,
        question: &RenderedQuestion,
    ) -> Result<()> {
        let setting = format!("{number}. {}", question.setting.join(" "));
        self.wrapped(out, &setting, "", "   ")?;
        for diagram in &question.boards {
            let fen: Option<Fen> = diagram.fen.parse().ok();
            if let Some(fen) = fen {
                writeln!(out, "\n{}", board::draw(&fen.as_setup().board).trim_end())?;
            }
            self.wrapped(out, &diagram.caption, "     ", "     ")?;
        }
        if !question.moves.is_empty() {
            writeln!(out)?;
            self.wrapped(out, &question.moves, "   ", "   ")?;
        }
        for event in &question.events {
            self.wrapped(out, event, "   • ", "     ")?;
        }
        write!(out, "{BOLD}")?;
        self.wrapped(out, &question.prompt, "   ", "   ")?;
        write!(out, "{BOLD:#}")?;
        if !is_open(question) {
            for (letter, option) in lettered(question) {
                self.wrapped(out, &option.text, &format!("   {letter}  "), "      ")?;
            }
        }
        self.write_key(out, question)?;
        writeln!(out)?;
        Ok(())
    }

    /// The right answer, why it is right, by which rules, and what is wrong with the others.
    fn write_key(&self, out: &mut impl Write, question: &RenderedQuestion) -> Result<()> {
        let key = Message::new("command-quiz-key").text("key", right(question));
        write!(out, "{BOLD}")?;
        self.wrapped(out, &self.text.show(&key), "   → ", "     ")?;
        write!(out, "{BOLD:#}{DIM}")?;
        for reason in &question.explanation {
            self.wrapped(out, reason, "     ", "     ")?;
        }
        for rule in &question.rules {
            let rule = format!("{} {}", rule.number.unwrap_or("–"), rule.title);
            self.wrapped(out, &rule, "     ", "       ")?;
        }
        if !is_open(question) {
            for (letter, option) in lettered(question).filter(|(_, option)| !option.correct) {
                self.wrapped(
                    out,
                    &option.feedback,
                    &format!("     {letter}  "),
                    "        ",
                )?;
            }
        }
        write!(out, "{DIM:#}")?;
        Ok(())
    }

    fn wrapped(&self, out: &mut impl Write, line: &str, first: &str, rest: &str) -> Result<()> {
        Ok(write_wrapped(
            out,
            &visible(line),
            self.width,
            (first, rest),
        )?)
    }
}
