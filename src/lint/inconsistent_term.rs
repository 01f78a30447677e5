//! One term, several spellings.

use super::reading::{Lexicon, TermUse, terms_of};
use super::survey::Comparable;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Message, Report, Severity};

/// Finds a term in a spelling that the language uses less often than another one, words that are
/// not to be used for it, and words that mean it in some places, where the plain edition has the
/// term.
///
/// Search misses half of the places, and readers wonder whether two things are meant. The terms
/// are those of `locales/<lang>/terms.toml`; between equally frequent spellings the first of the
/// list is kept. Example: `ոչ ոքի` among many `ոչ-ոքի`.
pub struct InconsistentTerm;

impl Lint for InconsistentTerm {
    fn code(&self) -> Code {
        Code("inconsistent-term")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let lexicon = &text.words.lexicon;
        let in_text = survey.passages(page.index).flat_map(|it| &it.terms);
        self.beside_plain(page, survey, lexicon, report);
        let uses: Vec<_> = title_terms(page, lexicon)
            .into_iter()
            .chain(in_text.copied())
            .collect();
        for (at, used) in uses.iter().enumerate() {
            let here = &survey.corpus.sources.slice(used.span).replace('\n', " ");
            if lexicon.is_avoided(used.term, used.spelling) {
                let since = lexicon.avoided_since(used.term);
                if since.is_some_and(|year| page.document.edition.year() < year) {
                    continue;
                }
                let same = |it: &&TermUse| (it.term, it.spelling) == (used.term, used.spelling);
                // Once for a document: a wrong word is rarely wrong in one place only.
                if !uses[..at].iter().any(|it| same(&it)) {
                    let key = match since {
                        Some(_) => "lint-inconsistent-term-earlier",
                        None => "lint-inconsistent-term-avoid",
                    };
                    let message = Message::new(key)
                        .text("here", here)
                        .text("edition", page.document.edition)
                        .text(
                            "usual",
                            lexicon.spelling(used.term, 0).trim_end_matches('*'),
                        )
                        .with("count", uses.iter().filter(same).count());
                    let hint = Message::new("lint-inconsistent-term-avoid-hint");
                    report.push(self.finding(used.span, message).hint(hint));
                }
                continue;
            }
            let usual = survey.usual_spelling(page.document.id.lang, used.term);
            if used.spelling == usual || lexicon.is_near(used.term, used.spelling) {
                continue;
            }
            let wrong = lexicon
                .spelling(used.term, used.spelling)
                .trim_end_matches('*');
            let usual = lexicon.spelling(used.term, usual).trim_end_matches('*');
            let message = Message::new("lint-inconsistent-term")
                .text("here", here)
                .text("usual", usual);
            let mut finding = self
                .finding(used.span, message)
                .hint(Message::new("lint-inconsistent-term-hint"));
            if let Some(ending) = here.strip_prefix(wrong) {
                finding = finding.fix(used.span, format!("{usual}{ending}"));
            }
            report.push(finding);
        }
    }
}

impl InconsistentTerm {
    /// Words that are near a term, in clauses for which the plain edition of the same language has
    /// the term itself; each once for a document.
    fn beside_plain(
        &self,
        page: &Page<'_>,
        survey: &Survey<'_>,
        lexicon: &Lexicon,
        report: &mut Report,
    ) {
        let mut said = Vec::new();
        for Comparable { id, rule, .. } in survey.comparable(page.index) {
            let Some(here) = survey.words(id).filter(|it| !it.terms.is_empty()) else {
                continue;
            };
            let mut plain = survey.plain_statements(rule, page.document);
            let plain = plain.find(|(lang, _)| *lang == page.document.id.lang);
            let Some(there) = plain.and_then(|(_, id)| survey.words(id)) else {
                continue;
            };
            let has = |terms: &[TermUse], term: usize, is: fn(&Lexicon, usize, usize) -> bool| {
                let mut uses = terms.iter().filter(|it| it.term == term);
                uses.any(|it| is(lexicon, term, it.spelling))
            };
            for used in &here.terms {
                let TermUse { term, spelling, .. } = *used;
                if !lexicon.is_near(term, spelling)
                    || said.contains(&(term, spelling))
                    || has(&here.terms, term, Lexicon::is_own)
                    || !has(&there.terms, term, Lexicon::is_own)
                    || has(&there.terms, term, Lexicon::is_near)
                {
                    continue;
                }
                said.push((term, spelling));
                let message = Message::new("lint-inconsistent-term-near")
                    .text(
                        "here",
                        survey.corpus.sources.slice(used.span).replace('\n', " "),
                    )
                    .text("usual", lexicon.spelling(term, 0).trim_end_matches('*'));
                let hint = Message::new("lint-inconsistent-term-avoid-hint");
                report.push(self.finding(used.span, message).hint(hint));
            }
        }
    }
}

/// The terms of the document's heading, which is no prose.
fn title_terms(page: &Page<'_>, lexicon: &Lexicon) -> Vec<TermUse> {
    let Some(heading) = page.document.heading else {
        return Vec::new();
    };
    terms_of(page.source, heading, lexicon)
}
