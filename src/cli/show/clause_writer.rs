//! Clauses as text, with what they cite and who cites them.

use std::io::Write;

use anstyle::Style;
use anyhow::Result;

use super::title;
use crate::cli::paragraph::write_wrapped;
use crate::diag::{Message, visible};
use crate::lang::Text;
use crate::law::{Clause, ClauseId, Corpus, Document, Reference, Resolution};

/// Thousands of clauses may state one rule, and each would list all the others.
const LONGEST_LIST: usize = 20;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Writes clauses as text.
pub struct ClauseWriter<'a> {
    pub corpus: &'a Corpus,
    pub text: &'a Text,
    pub width: usize,
}

impl ClauseWriter<'_> {
    pub fn write(&self, out: &mut impl Write, id: ClauseId) -> Result<()> {
        let document = self.corpus.document_of(id);
        let clause = self.corpus.clause(id);
        self.write_head(out, document, clause)?;
        for line in clause.body.plain(&self.corpus.sources).lines() {
            self.write_wrapped(out, line, "  ")?;
        }
        self.write_notes(out, document, clause)?;
        self.write_cites(out, &clause.body.references)?;
        self.write_cited_by(out, id)?;
        self.write_same_rule(out, id, clause)?;
        writeln!(out)?;
        Ok(())
    }

    fn write_head(&self, out: &mut impl Write, document: &Document, clause: &Clause) -> Result<()> {
        let edition = Message::new("command-show-edition-of").text("edition", document.edition);
        writeln!(
            out,
            "{DIM}{} · {} · {}{DIM:#}",
            visible(&document.id.to_string()),
            visible(&document.title),
            self.text.show(&edition),
        )?;
        write!(out, "{BOLD}{}{BOLD:#}", clause.number)?;
        if let Some(rule) = clause.rule {
            let class = format!("command-class-{}", rule.class().name());
            let class = self.text.title(&class).unwrap_or_default();
            write!(
                out,
                "  {BOLD}{}{BOLD:#}  {DIM}{rule} · {class}{DIM:#}",
                title(rule, self.text),
            )?;
        }
        writeln!(out)?;
        Ok(())
    }

    fn write_notes(
        &self,
        out: &mut impl Write,
        document: &Document,
        clause: &Clause,
    ) -> Result<()> {
        for erratum in &self.corpus.errata {
            if erratum.document != document.id || erratum.clause != Some(clause.number) {
                continue;
            }
            let mut note = self.text.show(&Message::new("command-show-note")) + " ";
            let quoted = erratum.text.as_deref().unwrap_or_default();
            if let Some(target) = erratum.target {
                let corrected = Message::new("command-show-corrected")
                    .text("text", quoted)
                    .text("target", target);
                note += &(self.text.show(&corrected) + " ");
            } else if let Some(correction) = &erratum.correction {
                let reads = Message::new("command-show-reads")
                    .text("text", quoted)
                    .text("correction", correction);
                note += &(self.text.show(&reads) + " ");
            }
            note += erratum
                .reason
                .get(&self.text.lang())
                .map_or("", |reason| reason);
            self.write_wrapped(out, note.trim_end(), "  ")?;
        }
        Ok(())
    }

    fn write_cites(&self, out: &mut impl Write, references: &[Reference]) -> Result<()> {
        let lines = references.iter().map(|reference| {
            let range = reference.through.map(|end| format!("–{end}"));
            let state = match reference.resolution {
                Resolution::Clause(_) | Resolution::Document(_) => String::new(),
                Resolution::Registry => self.bracketed("command-show-not-here"),
                Resolution::Nowhere => self.bracketed("command-show-nowhere"),
            };
            let rule = reference
                .rule
                .map(|rule| format!("  {}", title(rule, self.text)));
            format!(
                "{}{}{}{state}",
                reference.target,
                range.unwrap_or_default(),
                rule.unwrap_or_default(),
            )
        });
        self.write_list(out, "command-show-cites", lines, references.len())
    }

    fn bracketed(&self, key: &'static str) -> String {
        format!("  ({})", self.text.show(&Message::new(key)))
    }

    fn write_cited_by(&self, out: &mut impl Write, id: ClauseId) -> Result<()> {
        let citing = self.corpus.cited_by(id).iter().copied();
        let citing: Vec<_> = citing
            .filter(|citing| !self.corpus.is_superseded(citing.document))
            .collect();
        let number = |&id: &ClauseId| self.corpus.clause(id).number.to_string();
        let first = citing.iter().take(LONGEST_LIST).map(number);
        self.write_list(out, "command-show-cited-by", first, citing.len())
    }

    fn write_same_rule(&self, out: &mut impl Write, id: ClauseId, clause: &Clause) -> Result<()> {
        let Some(rule) = clause.rule else {
            return Ok(());
        };
        let stating = self.corpus.stating(rule);
        let others = stating.iter().filter(|&&other| other != id);
        let first = others.take(LONGEST_LIST).map(|&other| {
            let document = self.corpus.document_of(other);
            let number = self.corpus.clause(other).number;
            format!("{number}  ({}, {})", document.id, document.edition)
        });
        // The clause itself is one of them.
        let count = stating.len().saturating_sub(1);
        self.write_list(out, "command-show-same-rule", first, count)
    }

    /// Writes lines under a heading, and how many more than those there are.
    fn write_list(
        &self,
        out: &mut impl Write,
        key: &'static str,
        lines: impl Iterator<Item = String>,
        count: usize,
    ) -> Result<()> {
        if count == 0 {
            return Ok(());
        }
        writeln!(out, "  {DIM}{}{DIM:#}", self.text.show(&Message::new(key)))?;
        let mut left = count;
        for line in lines {
            self.write_wrapped(out, &line, "    ")?;
            left -= 1;
        }
        if left > 0 {
            let more = Message::new("command-show-more").with("count", left);
            writeln!(out, "    {DIM}{}{DIM:#}", self.text.show(&more))?;
        }
        Ok(())
    }

    fn write_wrapped(&self, out: &mut impl Write, line: &str, indent: &str) -> Result<()> {
        let indents = (indent, indent);
        Ok(write_wrapped(out, &visible(line), self.width, indents)?)
    }
}
