//! All documents as a lint sees them that compares.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::Page;
use super::page_names::PageNames;
use super::reading::{PassageWords, TermUse};
use super::spellings::Spellings;
use super::subjects::Subjects;
use crate::lang::{ByLang, Lang};
use crate::law::{Clause, ClauseId, Corpus, Document, Edition, RuleId, rules, rules_at};

/// The corpus with what its words say, and one statement of each rule in each language to compare
/// with. A tree may hold many copies of one article: each is compared with the first of another
/// language, so that the work grows with the tree and not with its square.
#[derive(Debug)]
pub struct Survey<'a> {
    /// All documents.
    pub corpus: &'a Corpus,
    /// What the addresses of the tree say.
    pub names: PageNames<'a>,
    /// By the document: what its words say, the preamble first, then the clauses; none if nothing
    /// is known about its language.
    passages: Vec<Option<Vec<PassageWords>>>,
    /// By the rule's index: the first clause of each language that states it, in the publisher's
    /// texts and in the plain edition.
    statements: Vec<Vec<Statement>>,
    /// By the rule's index: whether it shares its number with another rule in some edition.
    shares_number: Vec<bool>,
    usual_spellings: BTreeMap<(Lang, usize), usize>,
    spellings: ByLang<Spellings>,
    /// By the language: what the rules of its plain edition are about.
    subjects: ByLang<Subjects>,
    /// By the language: how many references have their noun on the usual side and on the other.
    reference_forms: ByLang<(usize, usize)>,
    /// By the language: how many titles are in capitals, and how many are not.
    title_forms: ByLang<(usize, usize)>,
    /// By the language: how many titles have an empty line below them, and how many do not.
    title_gaps: ByLang<(usize, usize)>,
    /// The newest edition that the publisher's documents follow.
    pub newest_edition: Option<Edition>,
}

/// A clause that states a rule.
#[derive(Clone, Copy, Debug)]
struct Statement {
    lang: Lang,
    plain: bool,
    id: ClauseId,
}

/// A clause that states exactly one rule.
#[derive(Clone, Copy, Debug)]
pub struct Comparable<'a> {
    /// Which clause.
    pub id: ClauseId,
    /// The clause.
    pub clause: &'a Clause,
    /// The rule.
    pub rule: RuleId,
}

impl<'a> Survey<'a> {
    /// Prepares comparing.
    pub fn new(
        corpus: &'a Corpus,
        pages: &[Page<'a>],
        passages: Vec<Option<Vec<PassageWords>>>,
    ) -> Survey<'a> {
        let shares_number: Vec<_> = rules().map(shares_number).collect();
        let theirs = || pages.iter().filter(|page| !page.document.plain);
        let divisions = || pages.iter().filter(|page| is_part(page));
        Survey {
            reference_forms: sums(theirs().map(|page| {
                let forms = &page.reference_forms;
                (page.document.id.lang, (forms.usual, forms.others.len()))
            })),
            title_forms: sums(divisions().map(|page| {
                let is_capitals = is_in_capitals(page);
                (
                    page.document.id.lang,
                    (usize::from(is_capitals), usize::from(!is_capitals)),
                )
            })),
            title_gaps: sums(divisions().filter_map(|page| {
                let has_gap = has_gap_below_title(page)?;
                let lang = page.document.id.lang;
                Some((lang, (usize::from(has_gap), usize::from(!has_gap))))
            })),
            newest_edition: theirs().map(|page| page.document.edition).max(),
            corpus,
            names: PageNames::of(corpus),
            statements: first_statements(corpus, &shares_number),
            shares_number,
            usual_spellings: usual_spellings(pages, &passages),
            spellings: Spellings::by_language(pages),
            subjects: theirs()
                .map(|page| page.document.id.lang)
                .collect::<BTreeSet<_>>()
                .into_iter()
                .filter_map(|lang| Some((lang, Subjects::of(corpus, lang)?)))
                .collect(),
            passages,
        }
    }

    /// What the words of a clause say; none if nothing is known about its language.
    pub fn words(&self, id: ClauseId) -> Option<&PassageWords> {
        let passages = self.passages[id.document as usize].as_ref()?;
        passages.get(id.clause as usize + 1)
    }

    /// What the words of a document say, passage by passage.
    pub fn passages(&self, document: u32) -> impl Iterator<Item = &PassageWords> + Clone {
        self.passages[document as usize].iter().flatten()
    }

    /// Whether the language of a document states a rule, in texts of the same origin.
    pub fn is_stated(&self, rule: RuleId, document: &Document) -> bool {
        let mut of_rule = self.statements[rule.index()].iter();
        of_rule.any(|it| it.plain == document.plain && it.lang == document.id.lang)
    }

    /// The first clause of each other language that states a rule. The plain edition is compared
    /// with itself: it says in other words what a publisher's texts say.
    pub fn translations(
        &self,
        rule: RuleId,
        document: &Document,
    ) -> impl Iterator<Item = (Lang, ClauseId)> + Clone {
        let (lang, plain) = (document.id.lang, document.plain);
        let of_rule = self.statements[rule.index()].iter().copied();
        of_rule
            .filter(move |it| it.plain == plain && it.lang != lang)
            .map(|it| (it.lang, it.id))
    }

    /// The clauses of the plain edition that state a rule, for a document of a publisher.
    pub fn plain_statements(
        &self,
        rule: RuleId,
        document: &Document,
    ) -> impl Iterator<Item = (Lang, ClauseId)> + Clone {
        let is_theirs = !document.plain;
        let of_rule = self.statements[rule.index()].iter().copied();
        of_rule
            .filter(move |it| it.plain && is_theirs)
            .map(|it| (it.lang, it.id))
    }

    /// What a document's findings call the text of a clause elsewhere: by its language, or as the
    /// plain edition.
    pub fn text_name(&self, document: &Document, there: ClauseId) -> String {
        let other = self.corpus.document_of(there);
        match other.plain && !document.plain {
            true => "plain".to_owned(),
            false => other.id.lang.to_string(),
        }
    }

    /// How many references of a language have their noun on its usual side, and on the other one.
    pub fn reference_forms(&self, lang: Lang) -> (usize, usize) {
        self.reference_forms.get(&lang).copied().unwrap_or_default()
    }

    /// Whether a title is not in capitals although those of the language clearly are.
    pub fn is_title_odd(&self, page: &Page<'_>) -> bool {
        let forms = self.title_forms.get(&page.document.id.lang);
        let (capitals, others) = forms.copied().unwrap_or_default();
        is_part(page) && capitals >= 2 * others && !is_in_capitals(page)
    }

    /// Whether a title has no empty line below it although those of the language clearly have.
    pub fn is_title_tight(&self, page: &Page<'_>) -> bool {
        let gaps = self.title_gaps.get(&page.document.id.lang);
        let (with, without) = gaps.copied().unwrap_or_default();
        is_part(page) && with > 2 * without && has_gap_below_title(page) == Some(false)
    }

    /// The words of a language, counted.
    pub fn spellings(&self, lang: Lang) -> Option<&Spellings> {
        self.spellings.get(&lang)
    }

    /// What the rules of a language's plain edition are about.
    pub fn subjects(&self, lang: Lang) -> Option<&Subjects> {
        self.subjects.get(&lang)
    }

    /// The clauses of a document that state exactly one rule.
    pub fn comparable(&self, document: u32) -> impl Iterator<Item = Comparable<'a>> {
        let clauses = self.corpus.documents[document as usize].clauses.iter();
        clauses.zip(0..).filter_map(move |(clause, at)| {
            let rule = clause.rule?;
            let id = ClauseId {
                document,
                clause: at,
            };
            (!self.shares_number[rule.index()]).then_some(Comparable { id, clause, rule })
        })
    }

    /// The spelling of a term that a language uses most; the first of the list among equals.
    pub fn usual_spelling(&self, lang: Lang, term: usize) -> usize {
        self.usual_spellings
            .get(&(lang, term))
            .copied()
            .unwrap_or(0)
    }

    /// The statement of a rule that most languages side with; among equals the newer edition, then
    /// the first language. It is the measure when a clause differs from its translations.
    pub fn measure(
        &self,
        clause: ClauseId,
        translations: impl Iterator<Item = (Lang, ClauseId)>,
        agree: impl Fn(ClauseId, ClauseId) -> bool,
    ) -> ClauseId {
        let mut candidates: Vec<_> = translations.map(|(_, id)| id).collect();
        candidates.push(clause);
        let rank = |&candidate: &ClauseId| {
            let votes = candidates.iter().filter(|&&other| agree(candidate, other));
            let document = self.corpus.document_of(candidate);
            (votes.count(), document.edition, Reverse(document.id.lang))
        };
        candidates
            .iter()
            .copied()
            .max_by_key(rank)
            .unwrap_or(clause)
    }
}

/// The sums of pairs of counts, by language.
fn sums(counts: impl Iterator<Item = (Lang, (usize, usize))>) -> ByLang<(usize, usize)> {
    let mut sums: ByLang<(usize, usize)> = ByLang::new();
    for (lang, (one, other)) in counts {
        let sum = sums.entry(lang).or_default();
        *sum = (sum.0 + one, sum.1 + other);
    }
    sums
}

/// Whether a document of a publisher is a numbered part of the Laws.
fn is_part(page: &Page<'_>) -> bool {
    !page.document.plain && page.document.kind.division().is_some()
}

/// Whether the title of a document is in capitals.
fn is_in_capitals(page: &Page<'_>) -> bool {
    let words = page.document.title.split(|c: char| !c.is_alphabetic());
    let last = words
        .filter(|word| word.chars().nth(2).is_some())
        .next_back();
    last.is_some_and(|word| word.chars().all(char::is_uppercase))
}

/// Whether an empty line stands below the title of a document; none if there is no title.
fn has_gap_below_title(page: &Page<'_>) -> Option<bool> {
    let after = &page.source.text()[page.document.heading?.range().end..];
    let below = after
        .trim_start_matches([' ', '\r'])
        .strip_prefix('\n')
        .unwrap_or(after);
    Some(below.trim_start_matches([' ', '\r']).starts_with('\n'))
}

fn first_statements(corpus: &Corpus, shares_number: &[bool]) -> Vec<Vec<Statement>> {
    let mut statements: Vec<Vec<Statement>> = vec![Vec::new(); rules().len()];
    let mut state = |rule: RuleId, document: &Document, id: ClauseId| {
        let (lang, plain) = (document.id.lang, document.plain);
        let of_rule = &mut statements[rule.index()];
        let known = of_rule
            .iter_mut()
            .find(|it| it.lang == lang && it.plain == plain);
        match known {
            Some(first) => first.id = id.min(first.id),
            None => of_rule.push(Statement { lang, plain, id }),
        }
    };
    for rule in rules() {
        for &id in corpus.stating(rule) {
            let document = corpus.document_of(id);
            state(rule, document, id);
            if shares_number[rule.index()] {
                for &other in rules_at(document.edition, corpus.clause(id).number) {
                    state(other, document, id);
                }
            }
        }
    }
    for of_rule in &mut statements {
        of_rule.sort_unstable_by_key(|it| it.id);
    }
    statements
}

fn shares_number(rule: RuleId) -> bool {
    Edition::ALL.into_iter().any(|edition| {
        rule.number(edition)
            .is_some_and(|number| rules_at(edition, number).len() > 1)
    })
}

/// By language and term: the spelling that occurs most, the first of the list among equals.
fn usual_spellings(
    pages: &[Page<'_>],
    passages: &[Option<Vec<PassageWords>>],
) -> BTreeMap<(Lang, usize), usize> {
    let mut counts: BTreeMap<(Lang, usize), BTreeMap<usize, usize>> = BTreeMap::new();
    for (page, passages) in pages.iter().zip(passages) {
        let passages = passages.iter().flatten();
        let lexicon = page.text.as_ref().map(|text| &text.words.lexicon);
        let is_own = |it: &TermUse| lexicon.is_some_and(|words| words.is_own(it.term, it.spelling));
        let uses = passages.flat_map(|passage| &passage.terms);
        for used in uses.filter(|used| is_own(used)) {
            let of_term = counts.entry((page.document.id.lang, used.term));
            *of_term.or_default().entry(used.spelling).or_default() += 1;
        }
    }
    let usual = counts.into_iter().filter_map(|(term, counts)| {
        let most = counts
            .into_iter()
            .max_by_key(|&(spelling, count)| (count, Reverse(spelling)));
        Some((term, most?.0))
    });
    usual.collect()
}
