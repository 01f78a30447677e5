//! Where references lead.

use crate::lang::Lang;
use crate::law::{
    ClauseId, ClauseNumber, Corpus, Document, Edition, Passage, Reference, Resolution, has_number,
    rules_at,
};

/// Resolves every reference of the corpus and sets who cites whom.
pub(super) fn resolve(corpus: &mut Corpus) {
    let mut documents = std::mem::take(&mut corpus.documents);
    for document in &mut documents {
        let (lang, edition) = (document.id.lang, document.edition);
        for passage in passages(document) {
            for reference in &mut passage.references {
                reference.rule = rules_at(edition, reference.target).first().copied();
                reference.resolution = resolution(corpus, lang, edition, reference.target);
            }
        }
    }
    corpus.documents = documents;
    let citations = citations(corpus);
    corpus.set_citations(citations);
}

fn passages(document: &mut Document) -> impl Iterator<Item = &mut Passage> {
    std::iter::once(&mut document.preamble)
        .chain(document.clauses.iter_mut().map(|clause| &mut clause.body))
}

fn resolution(corpus: &Corpus, lang: Lang, edition: Edition, target: ClauseNumber) -> Resolution {
    if let Some(&clause) = corpus.numbered(lang, target).first() {
        return Resolution::Clause(clause);
    }
    if target.is_whole()
        && let Some(&document) = corpus.division(lang, target.division()).first()
    {
        return Resolution::Document(document);
    }
    if has_number(edition, target) {
        Resolution::Registry
    } else {
        Resolution::Nowhere
    }
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
