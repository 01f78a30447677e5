//! Where references lead.

use crate::lang::Lang;
use crate::law::{
    ClauseId, ClauseNumber, Corpus, Document, Passage, Reference, Resolution, has_number, rules_at,
};

/// Resolves every reference of the corpus and sets who cites whom.
pub(super) fn resolve(corpus: &mut Corpus) {
    let resolved: Vec<Resolution> = corpus
        .documents
        .iter()
        .enumerate()
        .flat_map(|(at, document)| {
            let references = document
                .passages()
                .flat_map(|(_, passage)| &passage.references);
            references.map(move |reference| (at as u32, document, reference.target))
        })
        .map(|(at, document, target)| resolution(corpus, at, document, target))
        .collect();
    let mut resolved = resolved.into_iter();
    for document in &mut corpus.documents {
        let edition = document.edition;
        for reference in passages(document).flat_map(|passage| &mut passage.references) {
            reference.rule = rules_at(edition, reference.target).first().copied();
            reference.resolution = resolved.next().unwrap_or(Resolution::Nowhere);
        }
    }
    let citations = citations(corpus);
    corpus.set_citations(citations);
}

fn passages(document: &mut Document) -> impl Iterator<Item = &mut Passage> {
    std::iter::once(&mut document.preamble)
        .chain(document.clauses.iter_mut().map(|clause| &mut clause.body))
}

/// Where a target is: in the document itself, in another one of the language, or in the edition.
fn resolution(corpus: &Corpus, at: u32, document: &Document, target: ClauseNumber) -> Resolution {
    let lang = document.id.lang;
    let clauses = corpus.numbered(lang, target);
    let clause = clauses.iter().find(|id| id.document == at);
    if let Some(&clause) = clause.or(clauses.first()) {
        return Resolution::Clause(clause);
    }
    let documents = corpus.division(lang, target.division());
    if let (true, Some(&document)) = (target.is_whole(), documents.first()) {
        return Resolution::Document(document);
    }
    if let Some(clause) = documents
        .iter()
        .find_map(|&at| first_below(corpus, at, target))
    {
        return Resolution::Clause(clause);
    }
    if has_number(document.edition, target) {
        Resolution::Registry
    } else {
        Resolution::Nowhere
    }
}

/// The first clause below a number that has no text of its own: 9.2.1, where 9.2 is meant.
fn first_below(corpus: &Corpus, document: u32, target: ClauseNumber) -> Option<ClauseId> {
    let clauses = &corpus.documents[document as usize].clauses;
    let clause = clauses
        .iter()
        .position(|clause| target.is_ancestor_of(clause.number))?;
    Some(ClauseId {
        document,
        clause: clause as u32,
    })
}

fn citations(corpus: &Corpus) -> Vec<(ClauseId, ClauseId)> {
    let mut citations = Vec::new();
    for (citing, clause) in corpus.clauses() {
        let lang = corpus.document_of(citing).id.lang;
        for reference in &clause.body.references {
            if let Resolution::Clause(cited) = reference.resolution {
                citations.push((citing, cited));
            }
            citations.extend(between(corpus, lang, reference).map(|cited| (citing, cited)));
        }
    }
    citations
}

/// The clauses inside a range that a reference opens: the siblings between its ends.
fn between(corpus: &Corpus, lang: Lang, reference: &Reference) -> impl Iterator<Item = ClauseId> {
    let last = reference.through.filter(|through| {
        through.parent() == reference.target.parent() && *through > reference.target
    });
    std::iter::successors(reference.target.next_sibling(), |number| {
        number.next_sibling()
    })
    .take_while(move |&number| last.is_some_and(|last| number < last))
    .take(200)
    .filter_map(move |number| corpus.numbered(lang, number).first().copied())
}
