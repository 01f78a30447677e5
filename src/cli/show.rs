//! `kanon show`: a clause in the terminal, with what it cites and who cites it.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use anyhow::Result;

use super::FINDINGS;
use super::args::Format;
use super::globals::Globals;
use super::model::clause_entry;
use crate::content;
use crate::diag::{Message, visible};
use crate::lang::{Lang, Text};
use crate::law::{
    Clause, ClauseId, ClauseNumber, Corpus, Document, Edition, Reference, Resolution, RuleId,
    rules, rules_at,
};

/// Wider lines are hard to read.
const WIDEST: usize = 88;

/// Thousands of clauses may state one rule, and each would list all the others.
const LONGEST_LIST: usize = 20;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

#[derive(Debug, clap::Args)]
pub struct Args {
    what: String,
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: Format,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
}

/// What was asked for.
enum Query {
    Number(ClauseNumber),
    Rules(Vec<RuleId>),
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    let text = globals.text();
    let Some(query) = read_query(args) else {
        writeln!(out, "{}", unknown_rule(&args.what, text))?;
        return Ok(ExitCode::from(FINDINGS));
    };
    let (corpus, _) = content::load(
        globals.content(),
        globals.locales(),
        &content::Options {
            plain: content::Plain::All,
            ..content::Options::default()
        },
    )?;
    let found = find(&query, &corpus);
    if found.is_empty() {
        writeln!(out, "{}", nothing_found(&query, args, text))?;
        return Ok(ExitCode::from(FINDINGS));
    }
    let asked = globals.asked_lang();
    let mut shown: Vec<_> = found
        .iter()
        .copied()
        .filter(|&id| asked.is_none_or(|lang| corpus.document_of(id).id.lang == lang))
        .collect();
    if let (true, Some(lang)) = (shown.is_empty(), asked) {
        shown = same_rules(&found, lang, &corpus);
        let key = match shown.is_empty() {
            true => "command-show-other-language",
            false => "command-show-other-numbers",
        };
        if args.format == Format::Text {
            let message = Message::new(key).text("lang", lang);
            writeln!(out, "{}\n", text.show(&message))?;
        }
        if shown.is_empty() {
            shown = found;
        }
    }
    let page = Page {
        corpus: &corpus,
        text,
        width: textwrap::termwidth().min(WIDEST),
    };
    for id in shown {
        match args.format {
            Format::Text => page.write(&mut out, id)?,
            Format::Json => {
                let entry = clause_entry(&corpus, id, corpus.clause(id));
                writeln!(out, "{}", serde_json::to_string(&entry)?)?;
            }
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn read_query(args: &Args) -> Option<Query> {
    match (args.what.parse::<ClauseNumber>(), args.edition) {
        (Ok(number), Some(edition)) if !rules_at(edition, number).is_empty() => {
            Some(Query::Rules(rules_at(edition, number).to_vec()))
        }
        (Ok(number), _) => Some(Query::Number(number)),
        (Err(_), _) => Some(Query::Rules(vec![args.what.parse().ok()?])),
    }
}

/// The clauses that the query names, with those below them.
fn find(query: &Query, corpus: &Corpus) -> Vec<ClauseId> {
    let named = |clause: &Clause| match query {
        Query::Number(number) => clause.number == *number,
        Query::Rules(rules) => clause.rule.is_some_and(|rule| rules.contains(&rule)),
    };
    let mut found = Vec::new();
    let mut above: Option<(u32, ClauseNumber)> = None;
    for (id, clause) in corpus.clauses() {
        let below = above.is_some_and(|(document, number)| {
            document == id.document && number.is_ancestor_of(clause.number)
        });
        let whole = matches!(query, Query::Number(number)
            if number.is_whole() && number.division() == clause.number.division());
        if named(clause) {
            above = Some((id.document, clause.number));
        }
        if named(clause) || below || whole {
            found.push(id);
        }
    }
    found
}

/// The clauses of a language that state the same rules, whatever their numbers.
fn same_rules(found: &[ClauseId], lang: Lang, corpus: &Corpus) -> Vec<ClauseId> {
    let rules: BTreeSet<_> = found
        .iter()
        .filter_map(|&id| corpus.clause(id).rule)
        .collect();
    let clauses = corpus.clauses().filter(|(id, clause)| {
        let states = clause.rule.is_some_and(|rule| rules.contains(&rule));
        states && corpus.document_of(*id).id.lang == lang
    });
    clauses.map(|(id, _)| id).collect()
}

fn unknown_rule(what: &str, text: &Text) -> String {
    let unknown = Message::new("command-show-unknown-rule").text("what", what);
    let nearest = rules()
        .map(|rule| (strsim::levenshtein(what, rule.as_str()), rule))
        .min()
        .filter(|(distance, _)| *distance <= 4);
    match nearest {
        None => text.show(&unknown),
        Some((_, rule)) => {
            let nearest = Message::new("command-show-nearest-rule").text("rule", rule);
            format!("{} {}", text.show(&unknown), text.show(&nearest))
        }
    }
}

fn nothing_found(query: &Query, args: &Args, text: &Text) -> String {
    match query {
        Query::Rules(rules) => rules
            .iter()
            .map(|&rule| {
                let message = Message::new("command-show-no-text")
                    .text("rule", rule)
                    .with("title", title(rule, text));
                text.show(&message)
            })
            .collect::<Vec<_>>()
            .join("\n"),
        Query::Number(number) => {
            let unknown = Message::new("command-show-unknown").text("what", number);
            let edition = args.edition.unwrap_or(Edition::LATEST);
            let mut lines = vec![text.show(&unknown)];
            lines.extend(rules_at(edition, *number).iter().map(|&rule| {
                let known = Message::new("command-show-known-rule")
                    .text("edition", edition)
                    .text("rule", rule)
                    .with("title", title(rule, text));
                text.show(&known)
            }));
            lines.join("\n")
        }
    }
}

fn title(rule: RuleId, text: &Text) -> String {
    let key = rule.title_key();
    text.title(&key).unwrap_or_else(|_| format!("⟨{key}⟩"))
}

/// Writes clauses as text.
struct Page<'a> {
    corpus: &'a Corpus,
    text: &'a Text,
    width: usize,
}

impl Page<'_> {
    fn write(&self, out: &mut impl Write, id: ClauseId) -> Result<()> {
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
            let mut note = self.text.show(&Message::new("command-show-note")) + ": ";
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
        let citing = self.corpus.cited_by(id);
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
        writeln!(out, "  {DIM}{}:{DIM:#}", self.text.show(&Message::new(key)))?;
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
        let options = textwrap::Options::new(self.width)
            .initial_indent(indent)
            .subsequent_indent(indent)
            .break_words(false)
            .word_splitter(textwrap::WordSplitter::NoHyphenation);
        for line in textwrap::wrap(&visible(line), options) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
