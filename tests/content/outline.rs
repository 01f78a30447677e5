//! What a text is read as, in a form that is easy to write by hand.

use kanon::content::{Frame, Parsed, Vocabulary, parse_document};
use kanon::diag::{FileId, Source, Sources};
use kanon::lang::Locales;
use kanon::law::{Document, Passage};

/// A text that was read.
pub struct Reading {
    pub sources: Sources,
    pub parsed: Parsed,
}

/// Reads a text as the document `lang/slug`.
pub fn read(lang: &str, slug: &str, text: &str) -> Reading {
    let vocabulary = Vocabulary::of(&Locales::built_in()).unwrap();
    read_with(&vocabulary, lang, slug, text)
}

/// Reads a text with the words of some languages.
pub fn read_with(vocabulary: &Vocabulary, lang: &str, slug: &str, text: &str) -> Reading {
    let frame = Frame {
        lang: lang.parse().unwrap(),
        slug: slug.into(),
        edition: None,
        kind: None,
        title: None,
    };
    let mut sources = Sources::new();
    sources.add(Source::new("text.md", text));
    let parsed = parse_document(text, FileId(0), &frame, vocabulary);
    Reading { sources, parsed }
}

impl Reading {
    /// The only document.
    pub fn document(&self) -> &Document {
        let [document] = &self.parsed.documents[..] else {
            panic!("{} documents", self.parsed.documents.len());
        };
        document
    }

    /// The numbers of the clauses, in order, separated by spaces.
    pub fn numbers(&self) -> String {
        let clauses = self.document().clauses.iter();
        let numbers: Vec<_> = clauses.map(|clause| clause.number.to_string()).collect();
        numbers.join(" ")
    }

    /// The references of all clauses, in order, separated by spaces; `4.2..4.7` opens a range.
    pub fn references(&self) -> String {
        let passages = self.document().passages();
        let lists: Vec<_> = passages
            .map(|(_, passage)| references_of(passage))
            .collect();
        lists.join(" ").trim().to_owned()
    }

    /// The codes of what reading had to say, in order.
    pub fn codes(&self) -> String {
        let mut report = self.parsed.report.clone();
        report.sort();
        let codes: Vec<_> = report.iter().map(|diagnostic| diagnostic.code.0).collect();
        codes.join(" ")
    }

    /// The text of a clause.
    pub fn text(&self, number: &str) -> String {
        let number = number.parse().unwrap();
        let mut clauses = self.document().clauses.iter();
        let clause = clauses.find(|clause| clause.number == number).unwrap();
        clause.body.plain(&self.sources)
    }
}

/// The references of a passage, separated by spaces.
pub fn references_of(passage: &Passage) -> String {
    let references = passage
        .references
        .iter()
        .map(|reference| match reference.through {
            Some(through) => format!("{}..{through}", reference.written),
            None => reference.written.to_string(),
        });
    references.collect::<Vec<_>>().join(" ")
}
