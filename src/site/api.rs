//! A document as programs read it.

use serde::Serialize;

use super::machine::address;
use super::{Artifact, Page, Site};
use crate::lang::Lang;
use crate::law::{ClauseId, ClauseNumber, Edition, Reference, Resolution, RuleId};

#[derive(Serialize)]
struct Document<'a> {
    lang: Lang,
    slug: &'a str,
    kind: &'static str,
    division: Option<String>,
    edition: Edition,
    title: &'a str,
    address: String,
    preamble: String,
    clauses: Vec<Clause>,
}

#[derive(Serialize)]
struct Clause {
    number: ClauseNumber,
    rule: Option<RuleId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parent: Option<ClauseNumber>,
    address: String,
    text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    references: Vec<Citation>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cited_by: Vec<String>,
}

#[derive(Serialize)]
struct Citation {
    written: ClauseNumber,
    target: ClauseNumber,
    rule: Option<RuleId>,
    address: Option<String>,
}

/// A document: its clauses with their texts, rules and references.
pub(super) fn api_document(site: &Site<'_>, at: u32) -> Artifact {
    let document = &site.corpus.documents[at as usize];
    let clauses = 0..document.clauses.len() as u32;
    let data = Document {
        lang: document.id.lang,
        slug: &document.id.slug,
        kind: document.kind.name(),
        division: document.kind.division().map(|it| it.to_string()),
        edition: document.edition,
        title: &document.title,
        address: site.urls.path(&Page::Document(at)).into_owned(),
        preamble: document.preamble.plain(&site.corpus.sources),
        clauses: clauses
            .map(|clause| {
                api_clause(
                    site,
                    ClauseId {
                        document: at,
                        clause,
                    },
                )
            })
            .collect(),
    };
    let mut text = serde_json::to_string(&data).expect("texts and numbers are always JSON");
    text.push('\n');
    Artifact::text(site.urls.api(at), text)
}

fn api_clause(site: &Site<'_>, id: ClauseId) -> Clause {
    let clause = site.corpus.clause(id);
    let siblings = &site.corpus.document_of(id).clauses;
    let references = clause.body.references.iter();
    let cited_by = site.corpus.cited_by(id).iter();
    Clause {
        number: clause.number,
        rule: clause.rule,
        parent: clause.parent.map(|at| siblings[at as usize].number),
        address: address(site, id),
        text: clause.body.plain(&site.corpus.sources),
        references: references.map(|it| api_citation(site, it)).collect(),
        cited_by: cited_by.map(|&id| address(site, id)).collect(),
    }
}

fn api_citation(site: &Site<'_>, reference: &Reference) -> Citation {
    Citation {
        written: reference.written,
        target: reference.target,
        rule: reference.rule,
        address: match reference.resolution {
            Resolution::Clause(id) => Some(address(site, id)),
            Resolution::Document(at) => Some(site.urls.path(&Page::Document(at)).into_owned()),
            Resolution::Registry | Resolution::Nowhere => None,
        },
    }
}
