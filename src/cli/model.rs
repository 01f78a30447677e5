//! `kanon model`: the parsed model, as an outline for people or as JSON for programs.
//!
//! The JSON is documented in docs/library.md and stays: keys are added, never renamed or removed;
//! if ever one is, `version` goes up.

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use anyhow::Result;
use serde::Serialize;

use super::args::Format;
use super::globals::Globals;
use crate::content;
use crate::diag::{Sources, Span, visible};
use crate::law::{Clause, ClauseId, ClauseNumber, Corpus, Document, Reference, Resolution, RuleId};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: Format,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let (corpus, _) = content::load(
        globals.content(),
        globals.locales(),
        &content::Options {
            plain: content::Plain::All,
            ..content::Options::default()
        },
    )?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    match args.format {
        Format::Text => write_outline(&corpus, &mut out)?,
        Format::Json => {
            let documents = corpus.documents.iter().zip(0..);
            let documents = documents
                .map(|(document, at)| document_entry(&corpus, at, document))
                .collect();
            let model = Model {
                version: 1,
                documents,
            };
            serde_json::to_writer_pretty(&mut out, &model)?;
            writeln!(out)?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn write_outline(corpus: &Corpus, out: &mut impl Write) -> Result<()> {
    for document in &corpus.documents {
        let heading = format!("{}  {} ({})", document.id, document.title, document.edition);
        writeln!(out, "{}", visible(&heading))?;
        for clause in &document.clauses {
            let rule = clause.rule.map_or("?", RuleId::as_str);
            let indent = 2 * clause.number.depth();
            writeln!(out, "{:indent$}{}  {rule}", "", clause.number)?;
        }
    }
    Ok(())
}

#[derive(Serialize)]
struct Model<'a> {
    version: u32,
    documents: Vec<DocumentEntry<'a>>,
}

#[derive(Serialize)]
struct DocumentEntry<'a> {
    id: String,
    kind: &'static str,
    number: Option<String>,
    lang: &'a str,
    edition: &'static str,
    title: &'a str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    plain: bool,
    source: &'a str,
    preamble: String,
    references: Vec<ReferenceEntry<'a>>,
    clauses: Vec<ClauseEntry<'a>>,
}

/// A clause as `kanon model` and `kanon show` write it.
#[derive(Serialize)]
pub struct ClauseEntry<'a> {
    number: ClauseNumber,
    rule: Option<RuleId>,
    class: Option<&'static str>,
    text: String,
    span: Place,
    references: Vec<ReferenceEntry<'a>>,
    cited_by: Vec<String>,
    clauses: Vec<ClauseEntry<'a>>,
}

#[derive(Serialize)]
struct ReferenceEntry<'a> {
    text: &'a str,
    target: ClauseNumber,
    #[serde(skip_serializing_if = "Option::is_none")]
    through: Option<ClauseNumber>,
    rule: Option<RuleId>,
    resolved: bool,
    document: Option<String>,
    link: Option<&'a str>,
    span: Place,
}

#[derive(Serialize)]
struct Place {
    line: u32,
    column: u32,
    start: u32,
    end: u32,
}

fn document_entry<'a>(corpus: &'a Corpus, at: u32, document: &'a Document) -> DocumentEntry<'a> {
    DocumentEntry {
        id: document.id.to_string(),
        kind: document.kind.name(),
        number: document
            .kind
            .division()
            .map(|division| division.to_string()),
        lang: document.id.lang.as_str(),
        edition: document.edition.name(),
        title: &document.title,
        plain: document.plain,
        source: corpus.sources.get(document.file).name(),
        preamble: document.preamble.plain(&corpus.sources),
        references: references(corpus, &document.preamble.references),
        clauses: nested(corpus, at, document),
    }
}

/// The clauses as a tree: each entry is finished when the next one is not below it.
fn nested<'a>(corpus: &'a Corpus, at: u32, document: &'a Document) -> Vec<ClauseEntry<'a>> {
    let mut roots = Vec::new();
    let mut open: Vec<(u32, ClauseEntry<'a>)> = Vec::new();
    let close = |open: &mut Vec<(u32, ClauseEntry<'a>)>, roots: &mut Vec<ClauseEntry<'a>>| {
        if let Some((_, entry)) = open.pop() {
            match open.last_mut() {
                Some((_, above)) => above.clauses.push(entry),
                None => roots.push(entry),
            }
        }
    };
    for (index, clause) in document.clauses.iter().enumerate() {
        while open
            .last()
            .is_some_and(|(above, _)| Some(*above) != clause.parent)
        {
            close(&mut open, &mut roots);
        }
        let id = ClauseId {
            document: at,
            clause: index as u32,
        };
        open.push((index as u32, clause_entry(corpus, id, clause)));
    }
    while !open.is_empty() {
        close(&mut open, &mut roots);
    }
    roots
}

/// One clause, without those below it.
pub fn clause_entry<'a>(corpus: &'a Corpus, id: ClauseId, clause: &'a Clause) -> ClauseEntry<'a> {
    ClauseEntry {
        number: clause.number,
        rule: clause.rule,
        class: clause.rule.map(|rule| rule.class().name()),
        text: clause.body.plain(&corpus.sources),
        span: place(&corpus.sources, clause.span),
        references: references(corpus, &clause.body.references),
        cited_by: corpus
            .cited_by(id)
            .iter()
            .map(|&citing| {
                let document = &corpus.document_of(citing).id;
                format!("{document}#{}", corpus.clause(citing).number)
            })
            .collect(),
        clauses: Vec::new(),
    }
}

fn references<'a>(corpus: &'a Corpus, references: &'a [Reference]) -> Vec<ReferenceEntry<'a>> {
    references
        .iter()
        .map(|reference| ReferenceEntry {
            text: corpus.sources.slice(reference.span),
            target: reference.target,
            through: reference.through,
            rule: reference.rule,
            resolved: reference.is_resolved(),
            document: match reference.resolution {
                Resolution::Clause(id) => Some(corpus.document_of(id).id.to_string()),
                Resolution::Document(at) => Some(corpus.documents[at as usize].id.to_string()),
                Resolution::Registry | Resolution::Nowhere => None,
            },
            link: reference.link.as_ref().map(|link| &*link.target),
            span: place(&corpus.sources, reference.span),
        })
        .collect()
}

fn place(sources: &Sources, span: Span) -> Place {
    let start = sources.place(span);
    Place {
        line: start.line,
        column: start.column,
        start: span.start,
        end: span.end,
    }
}
