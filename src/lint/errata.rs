//! Findings that are known.

use std::cell::LazyCell;
use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::diag::{Code, Diagnostic, FileId, Message, Report, Severity, Span, nearest};
use crate::lang::Locales;
use crate::law::{Clause, Corpus, Document, Erratum};

/// An erratum that matches nothing.
pub const STALE_ERRATUM: Code = Code("stale-erratum");

/// What is left of a report when known findings are taken out.
#[derive(Debug)]
pub struct Acknowledged {
    /// The findings that no erratum knows, and the errata that know no finding.
    pub report: Report,
    /// How many findings were known.
    pub known: usize,
}

/// Takes out the findings that errata acknowledge. An erratum acknowledges the findings of its
/// codes that lie in its clause and touch its words, or stand at its label because they concern
/// the clause as a whole. One without codes stands for a fault that no lint can see, and its words
/// must be there. What matches nothing is reported.
pub fn acknowledge(corpus: &Corpus, findings: Report) -> Acknowledged {
    let places = Occurrences::of(corpus);
    let mut used: Vec<Vec<bool>> = corpus
        .errata
        .iter()
        .map(|erratum| vec![false; erratum.codes.len()])
        .collect();
    let mut known = 0;
    let mut report: Report = findings
        .into_iter()
        .filter(|finding| {
            let acknowledged = places.acknowledge(corpus, finding, &mut used);
            known += usize::from(acknowledged);
            !acknowledged
        })
        .collect();
    let known_codes = LazyCell::new(codes);
    for (at, (erratum, used)) in corpus.errata.iter().zip(&used).enumerate() {
        let unused: Vec<usize> = (0..used.len()).filter(|&code| !used[code]).collect();
        let (unused, unknown): (Vec<_>, Vec<_>) = unused
            .into_iter()
            .partition(|&code| known_codes.contains(&*erratum.codes[code]));
        report.extend(
            unknown
                .into_iter()
                .map(|code| no_such_code(erratum, code, &known_codes)),
        );
        report.extend(stale(corpus, erratum, &unused, places.words[at].is_empty()));
    }
    report.sort();
    Acknowledged { report, known }
}

/// Where the errata apply.
struct Occurrences {
    /// The errata of each file.
    by_file: FxHashMap<FileId, Vec<usize>>,
    /// By erratum: the stretches of the source that it speaks of.
    words: Vec<Vec<Span>>,
    /// By erratum: the labels of its clause.
    labels: Vec<Vec<Span>>,
}

impl Occurrences {
    fn of(corpus: &Corpus) -> Occurrences {
        let mut places = Occurrences {
            by_file: FxHashMap::default(),
            words: Vec::new(),
            labels: Vec::new(),
        };
        for (at, erratum) in corpus.errata.iter().enumerate() {
            let documents = corpus.documents.iter();
            let (mut words, mut labels) = (Vec::new(), Vec::new());
            for document in documents.filter(|document| document.id == erratum.document) {
                places.by_file.entry(document.file).or_default().push(at);
                words.extend(words_of(corpus, document, erratum));
                labels.extend(clauses_of(document, erratum).map(|clause| clause.label));
            }
            places.words.push(words);
            places.labels.push(labels);
        }
        places
    }

    fn acknowledge(&self, corpus: &Corpus, finding: &Diagnostic, used: &mut [Vec<bool>]) -> bool {
        let Some(span) = finding.span else {
            return false;
        };
        let mut known = false;
        for &at in self.by_file.get(&span.file).into_iter().flatten() {
            let codes = &corpus.errata[at].codes;
            let Some(code) = codes.iter().position(|code| **code == *finding.code.0) else {
                continue;
            };
            let words = self.words[at].iter().any(|words| touch(*words, span));
            if words || self.labels[at].contains(&span) {
                used[at][code] = true;
                known = true;
            }
        }
        known
    }
}

/// The places in a document that an erratum speaks of: its words in its clause, or all of it.
fn words_of(corpus: &Corpus, document: &Document, erratum: &Erratum) -> Vec<Span> {
    let whole = match erratum.clause {
        None => vec![Span::new(
            document.file,
            0,
            corpus.sources.get(document.file).text().len(),
        )],
        Some(_) => clauses_of(document, erratum).map(extent).collect(),
    };
    let Some(words) = &erratum.text else {
        return whole;
    };
    whole
        .into_iter()
        .flat_map(|span| {
            let source = corpus.sources.slice(span);
            source.match_indices(&**words).map(move |(at, found)| {
                let start = span.start as usize + at;
                Span::new(span.file, start, start + found.len())
            })
        })
        .collect()
}

fn clauses_of<'a>(
    document: &'a Document,
    erratum: &'a Erratum,
) -> impl Iterator<Item = &'a Clause> {
    let clauses = document.clauses.iter();
    clauses.filter(|clause| erratum.clause == Some(clause.number))
}

fn extent(clause: &Clause) -> Span {
    clause.label.to(clause.span)
}

/// Whether two spans share something; an empty one lies where it stands.
fn touch(a: Span, b: Span) -> bool {
    a.start < b.end.max(b.start + 1) && b.start < a.end.max(a.start + 1)
}

/// What is stale about an erratum. That its document, clause or reference doesn't exist is
/// reported where errata are read.
fn stale(corpus: &Corpus, erratum: &Erratum, unused: &[usize], nowhere: bool) -> Vec<Diagnostic> {
    let error = |message: Message| {
        Diagnostic::new(STALE_ERRATUM, Severity::Error, erratum.span, message)
            .hint(Message::new("lint-stale-erratum-hint"))
    };
    if nowhere {
        let has_place = corpus.documents.iter().any(|document| {
            document.id == erratum.document
                && (erratum.clause.is_none() || clauses_of(document, erratum).next().is_some())
        });
        if !has_place || erratum.target.is_some() {
            return Vec::new();
        }
        let place = match erratum.clause {
            Some(number) => format!("{} {number}", erratum.document),
            None => erratum.document.to_string(),
        };
        return vec![error(
            Message::new("lint-stale-erratum-words").text("place", place),
        )];
    }
    unused
        .iter()
        .map(|&code| error(Message::new("lint-stale-erratum").text("code", &erratum.codes[code])))
        .collect()
}

/// Every code that a finding can have: each is explained, in any language.
fn codes() -> BTreeSet<Box<str>> {
    let locales = Locales::built_in();
    let locale = locales.languages().find_map(|lang| locales.open(lang).ok());
    let keys = locale.map_or_else(Vec::new, |locale| locale.text().keys("explain"));
    keys.iter()
        .filter_map(|key| Some(key.strip_prefix("explain-")?.into()))
        .collect()
}

/// A code that no finding can have.
fn no_such_code(erratum: &Erratum, code: usize, known: &BTreeSet<Box<str>>) -> Diagnostic {
    let (name, span) = (&erratum.codes[code], erratum.places.codes[code]);
    let message = Message::new("lint-erratum-code").text("code", name);
    let hint = match nearest(name, known.iter().map(|known| &**known)) {
        Some(near) => Message::new("lint-erratum-code-hint-nearest").text("code", near),
        None => Message::new("lint-erratum-code-hint"),
    };
    Diagnostic::new(Code("erratum-code"), Severity::Error, span, message).hint(hint)
}
