//! Rulings and refusals on their way out.

use std::io::{BufWriter, Write};

use anyhow::Result;
use serde::Serialize;

use super::Ruled;
use crate::arbiter::NarratedRuling;
use crate::cli::args::Format;
use crate::cli::globals::Globals;
use crate::cli::ruling::RulingWriter;
use crate::cli::script::tell;
use crate::diag::{Diagnostic, Sources};
use crate::game::scenario::Refused;
use crate::prose::Prose;

/// A ruling, written down already where it is for programs, or a refusal.
pub struct ScriptAnswer {
    ruled: Ruled,
    json: Vec<u8>,
}

impl ScriptAnswer {
    /// What is said of a ruling; `prose` says its lines where it is written for programs.
    pub fn new(ruled: Ruled, prose: Option<&Prose<'_>>) -> Result<ScriptAnswer> {
        let json = match (&ruled, prose) {
            (Ok(ruled), Some(prose)) => {
                let lines = prose.lines(&ruled.1)?;
                let ruling = &ruled.1;
                serde_json::to_vec(&NarratedRuling { ruling, lines })?
            }
            _ => Vec::new(),
        };
        Ok(ScriptAnswer { ruled, json })
    }

    pub fn refused(problems: Vec<Diagnostic>) -> ScriptAnswer {
        ScriptAnswer {
            ruled: Err(Refused { id: None, problems }),
            json: Vec::new(),
        }
    }
}

#[derive(Serialize)]
struct RefusedLine<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    refused: Vec<RefusedProblem<'a>>,
}

#[derive(Serialize)]
struct RefusedProblem<'a> {
    code: &'a str,
    message: String,
    hint: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
}

pub struct Printer<'a> {
    out: Box<dyn Write + 'a>,
    globals: &'a Globals,
    page: Option<RulingWriter<'a>>,
}

impl<'a> Printer<'a> {
    pub fn new(format: Format, globals: &'a Globals) -> Result<Printer<'a>> {
        const ROOM: usize = 1 << 16;
        let (page, out): (_, Box<dyn Write>) = match format {
            Format::Text => (
                Some(RulingWriter::new(globals)?),
                Box::new(BufWriter::with_capacity(ROOM, anstream::stdout().lock())),
            ),
            Format::Json => (
                None,
                Box::new(BufWriter::with_capacity(ROOM, std::io::stdout().lock())),
            ),
        };
        Ok(Printer { out, globals, page })
    }

    pub fn flush(&mut self) -> Result<()> {
        Ok(self.out.flush()?)
    }

    /// Prints a ruling, or what is wrong with its scenario; false for the latter.
    pub fn print(&mut self, answer: ScriptAnswer, sources: &Sources) -> Result<bool> {
        if let Ok(ruled) = &answer.ruled {
            self.remark(&ruled.0.remarks, sources)?;
        }
        match (&answer.ruled, &mut self.page) {
            (Ok(ruled), Some(page)) => {
                let (scenario, ruling) = &**ruled;
                page.write(&mut self.out, scenario, ruling)?;
            }
            (Ok(_), None) => {
                self.out.write_all(&answer.json)?;
                self.out.write_all(b"\n")?;
            }
            (Err(refused), Some(_)) => self.remark(&refused.problems, sources)?,
            (Err(refused), None) => {
                let line = RefusedLine {
                    id: refused.id.as_deref(),
                    refused: self.refused(&refused.problems, sources),
                };
                serde_json::to_writer(&mut self.out, &line)?;
                self.out.write_all(b"\n")?;
            }
        }
        Ok(answer.ruled.is_ok())
    }

    /// Tells people what is wrong or was left aside.
    fn remark(&mut self, problems: &[Diagnostic], sources: &Sources) -> Result<()> {
        if problems.is_empty() {
            return Ok(());
        }
        // On a screen, each remark stands by its ruling.
        self.out.flush()?;
        tell(problems.to_vec(), sources, self.globals);
        Ok(())
    }

    fn refused<'d>(
        &self,
        problems: &'d [Diagnostic],
        sources: &Sources,
    ) -> Vec<RefusedProblem<'d>> {
        let text = self.globals.text();
        problems
            .iter()
            .map(|problem| {
                let place = problem.span.map(|span| sources.place(span));
                RefusedProblem {
                    code: problem.code.0,
                    message: text.show(&problem.message),
                    hint: problem.hint.as_ref().map(|hint| text.show(hint)),
                    line: place.map(|place| place.line),
                    column: place.map(|place| place.column),
                }
            })
            .collect()
    }
}
