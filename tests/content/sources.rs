//! The five sources, as they are read.

use std::fmt::Write as _;
use std::path::Path;

use kanon::content::{Options, load};
use kanon::diag::Report;
use kanon::lang::Locales;
use kanon::law::{Corpus, Document, Resolution};

fn sources() -> (Corpus, Report) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let options = Options {
        errata: false,
        ..Options::default()
    };
    load(&folder, &Locales::built_in(), &options).unwrap()
}

#[test]
fn have_their_clauses() {
    let (corpus, _) = sources();
    let counts: Vec<_> = corpus
        .documents
        .iter()
        .map(|document| {
            format!(
                "{} {} {}",
                document.id,
                document.edition,
                document.clauses.len()
            )
        })
        .collect();
    assert_eq!(
        counts,
        [
            "hy/article7 2023 15",
            "hy/article9 2023 23",
            "hy/rec1 2023 29",
            "hy/rec3 2023 16",
            "ru/article9 2018 21",
        ]
    );
}

#[test]
fn have_every_clause_in_the_registry() {
    let (corpus, _) = sources();
    let unknown: Vec<_> = corpus
        .clauses()
        .filter(|(_, clause)| clause.rule.is_none())
        .map(|(id, clause)| format!("{} {}", corpus.document_of(id).id, clause.number))
        .collect();
    assert_eq!(unknown, [""; 0]);
}

#[test]
fn read_like_this() {
    let (corpus, report) = sources();
    for document in &corpus.documents {
        let name = document.id.to_string().replace('/', "-");
        insta::assert_snapshot!(name, outline(document, &corpus, &report));
    }
}

/// A document: a line for each clause and each reference, then what reading had to say.
fn outline(document: &Document, corpus: &Corpus, report: &Report) -> String {
    let mut text = format!("{} ({})\n", document.title, document.edition);
    for (clause, passage) in document.passages() {
        if let Some(clause) = clause {
            let depth = clause.number.depth() - 1;
            let label = corpus.sources.slice(clause.label);
            let words = passage.plain(&corpus.sources);
            let words: String = words.chars().take(50).collect();
            let place = corpus.sources.place(clause.span);
            let rule = clause.rule.map_or("–", |rule| rule.as_str());
            let indent = "  ".repeat(depth);
            writeln!(
                text,
                "{indent}{label} = {} at {}:{} [{rule}] {}",
                clause.number,
                place.line,
                place.column,
                words.replace('\n', "¶")
            )
            .unwrap();
        }
        for reference in &passage.references {
            let written = corpus.sources.slice(reference.span);
            let place = corpus.sources.place(reference.span);
            let found = match reference.resolution {
                Resolution::Clause(id) => format!("clause of {}", corpus.document_of(id).id),
                Resolution::Document(at) => {
                    format!("document {}", corpus.documents[at as usize].id)
                }
                Resolution::Registry => "registry".to_owned(),
                Resolution::Nowhere => "nowhere".to_owned(),
            };
            let link = reference
                .link
                .as_ref()
                .map(|link| format!(" linked to {}", link.target));
            writeln!(
                text,
                "      → {written} = {} at {}:{}, {found}{}",
                reference.target,
                place.line,
                place.column,
                link.unwrap_or_default()
            )
            .unwrap();
        }
    }
    for diagnostic in report
        .iter()
        .filter(|found| found.span.is_some_and(|span| span.file == document.file))
    {
        let span = diagnostic.span.unwrap();
        let place = corpus.sources.place(span);
        writeln!(
            text,
            "{} at {}:{} `{}`",
            diagnostic.code,
            place.line,
            place.column,
            corpus.sources.slice(span)
        )
        .unwrap();
    }
    text
}
