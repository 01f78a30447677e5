//! `kanon show`: a clause in the terminal, found by number, by rule id or by words.

mod clause_writer;
mod find;
mod words;

use std::collections::BTreeSet;
use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;

use super::FINDINGS;
use super::args::Format;
use super::globals::Globals;
use super::model::clause_entry;
use super::paragraph;
use crate::content;
use crate::diag::Message;
use crate::lang::{Lang, Locale, ReferenceWords, Text};
use crate::law::{Clause, ClauseId, ClauseNumber, Corpus, Edition, RuleId, rules, rules_at};
use clause_writer::ClauseWriter;
pub use find::Match;
use find::{Finder, best_matches};

/// More matches than this help nobody.
const LISTED: usize = 10;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(required = true, value_name = "WHAT")]
    what: Vec<String>,
    #[arg(long, value_enum, default_value = "text", value_name = "FORMAT")]
    format: Format,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    #[arg(long)]
    all: bool,
}

/// What was asked for.
enum Query {
    Number(ClauseNumber),
    Rules(Vec<RuleId>),
    Words,
}

/// The rules that words find, the best first, and the language in which they do.
pub fn find_rules(words: &str, globals: &Globals) -> Result<(Vec<Match>, Locale)> {
    best_matches(words, globals, &whole_corpus(globals)?)
}

/// The articles and the plain edition.
fn whole_corpus(globals: &Globals) -> Result<Corpus> {
    let options = content::Options {
        plain: content::Plain::All,
        ..content::Options::default()
    };
    globals.corpus(&options)
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    let what = args.what.join(" ");
    let corpus = whole_corpus(globals)?;
    let show = Show {
        args,
        globals,
        corpus: &corpus,
        edition: args.edition.unwrap_or(Edition::LATEST),
    };
    let number = show.number_in(&what)?;
    let code = match read_query(number.as_deref().unwrap_or(&what), args.edition) {
        Query::Words => show.by_words(&mut out, &what)?,
        query => show.by_query(&mut out, &query)?,
    };
    out.flush()?;
    Ok(ExitCode::from(code))
}

fn read_query(what: &str, edition: Option<Edition>) -> Query {
    match (what.parse::<ClauseNumber>(), edition) {
        (Ok(number), Some(edition)) if !rules_at(edition, number).is_empty() => {
            Query::Rules(rules_at(edition, number).to_vec())
        }
        (Ok(number), _) => Query::Number(number),
        (Err(_), _) => match what.parse() {
            Ok(rule) => Query::Rules(vec![rule]),
            Err(_) => Query::Words,
        },
    }
}

/// What is being shown to whom.
struct Show<'a> {
    args: &'a Args,
    globals: &'a Globals,
    corpus: &'a Corpus,
    /// Whose numbers a list of rules shows.
    edition: Edition,
}

impl Show<'_> {
    /// A number as people write it: `9.2.`, `9,2`, `Article 9.2`; none where it is written plainly.
    fn number_in(&self, what: &str) -> Result<Option<String>> {
        let (noun, number) = what.rsplit_once(' ').unwrap_or(("", what));
        let number = number.trim_end_matches(['.', ',', ')']).replace(',', ".");
        if number.parse::<ClauseNumber>().is_err() {
            return Ok(None);
        }
        let locales = self.globals.locales();
        for lang in locales.speaking() {
            let words = ReferenceWords::of(&locales.open(lang)?)?;
            if noun.is_empty() || words.role(noun).noun.is_some() {
                return Ok(Some(number));
            }
        }
        Ok(None)
    }

    /// The clauses with a number, or those that state rules.
    fn by_query(&self, out: &mut impl Write, query: &Query) -> Result<u8> {
        let found = clauses_of(query, self.corpus);
        if found.is_empty() {
            writeln!(out, "{}", self.nothing_found(query))?;
            return Ok(FINDINGS);
        }
        self.write_clauses(out, found)?;
        Ok(0)
    }

    /// The rules that words find: the best one with its text if there is one best, and a list.
    fn by_words(&self, out: &mut impl Write, what: &str) -> Result<u8> {
        let (matches, locale) = best_matches(what, self.globals, self.corpus)?;
        if matches.is_empty() {
            let mine = Finder::new(self.globals.locale(), self.corpus)?;
            writeln!(out, "{}", self.unknown_words(what, &mine))?;
            return Ok(FINDINGS);
        }
        let lang = locale.lang();
        let is_best = |found: &&Match| found.score == matches[0].score;
        let best = matches.iter().filter(is_best).count();
        if self.args.format == Format::Json {
            for found in &matches[..best] {
                self.write_rule(out, found.rule, lang)?;
            }
            return Ok(0);
        }
        let rest = match best {
            1 => {
                self.write_rule(out, matches[0].rule, lang)?;
                &matches[1..]
            }
            _ => &matches[..],
        };
        self.write_list(out, rest, best == 1, what, locale.text())?;
        Ok(0)
    }

    /// The text of a rule in a language; where it has none, in those that have.
    fn write_rule(&self, out: &mut impl Write, rule: RuleId, lang: Lang) -> Result<()> {
        let stating = self.corpus.stating(rule);
        let own = stating
            .iter()
            .copied()
            .filter(|&id| self.corpus.document_of(id).id.lang == lang);
        let own: Vec<_> = own.collect();
        match own.is_empty() {
            true => self.write_clauses(out, stating.to_vec()),
            false => self.write_each(out, &own),
        }
    }

    /// Lists rules by number and title, with what to type to read one.
    fn write_list(
        &self,
        out: &mut impl Write,
        matches: &[Match],
        more: bool,
        what: &str,
        titles: &Text,
    ) -> Result<()> {
        let Some(first) = matches.first() else {
            return Ok(());
        };
        let text = self.globals.text();
        let key = match more {
            true => "command-show-others",
            false => "command-show-matches",
        };
        let head = Message::new(key)
            .text("what", what)
            .with("count", matches.len());
        writeln!(out, "{}", text.show(&head))?;
        let listed = if self.args.all { matches.len() } else { LISTED };
        for found in matches.iter().take(listed) {
            let number = found.rule.number_text(self.edition).unwrap_or("–");
            writeln!(out, "  {number:10}{}", title(found.rule, titles))?;
        }
        if matches.len() > listed {
            let more = Message::new("command-show-more").with("count", matches.len() - listed);
            writeln!(out, "  {}", text.show(&more))?;
        }
        let number = first.rule.number_text(self.edition);
        let next =
            Message::new("command-show-read").text("what", number.unwrap_or(first.rule.as_str()));
        writeln!(out, "{}", text.show(&next))?;
        Ok(())
    }

    /// Writes the clauses in the reader's language, or says why others are shown.
    fn write_clauses(&self, out: &mut impl Write, found: Vec<ClauseId>) -> Result<()> {
        let Some(lang) = self.wanted_lang() else {
            return self.write_each(out, &found);
        };
        let own = found.iter().copied();
        let own = own.filter(|&id| self.corpus.document_of(id).id.lang == lang);
        let mut shown: Vec<_> = own.collect();
        if shown.is_empty() {
            shown = same_rules(&found, lang, self.corpus);
            let key = match shown.is_empty() {
                true => "command-show-other-language",
                false => "command-show-other-numbers",
            };
            if self.args.format == Format::Text {
                let name = self.globals.locales().open(lang)?.name().to_owned();
                let message = Message::new(key).text("lang", name);
                writeln!(out, "{}\n", self.globals.text().show(&message))?;
            }
            if shown.is_empty() {
                shown = found;
            }
        }
        self.write_each(out, &shown)
    }

    /// The language to read in. An edition asks for a rule in every language, and a program gets
    /// all of them unless it names one.
    fn wanted_lang(&self) -> Option<Lang> {
        let everything = self.args.edition.is_some() || self.args.format == Format::Json;
        match everything {
            true => self.globals.asked_lang(),
            false => Some(self.globals.locale().lang()),
        }
    }

    fn write_each(&self, out: &mut impl Write, clauses: &[ClauseId]) -> Result<()> {
        let page = ClauseWriter {
            corpus: self.corpus,
            text: self.globals.text(),
            width: paragraph::width(),
        };
        for &id in clauses {
            match self.args.format {
                Format::Text => page.write(out, id)?,
                Format::Json => {
                    let entry = clause_entry(self.corpus, id, self.corpus.clause(id));
                    writeln!(out, "{}", serde_json::to_string(&entry)?)?;
                }
            }
        }
        Ok(())
    }

    /// Why words find nothing, and what was probably meant.
    fn unknown_words(&self, what: &str, finder: &Finder<'_>) -> String {
        let text = self.globals.text();
        let unknown = Message::new("command-show-unknown-rule").text("what", what);
        let near = nearest_rule(what).or_else(|| finder.nearest(what));
        let hint = match near {
            Some(near) => Message::new("command-show-nearest").text("what", near),
            None => Message::new("command-show-expected"),
        };
        format!("{} {}", text.show(&unknown), text.show(&hint))
    }

    /// The nearest clause above a number that does not exist.
    fn above(&self, number: ClauseNumber) -> Option<String> {
        let number = number.to_string();
        let mut above = number.as_str();
        while let Some((shorter, _)) = above.rsplit_once('.') {
            above = shorter;
            let query = Query::Number(above.parse().ok()?);
            if !clauses_of(&query, self.corpus).is_empty() {
                return Some(above.to_owned());
            }
        }
        None
    }

    fn nothing_found(&self, query: &Query) -> String {
        let text = self.globals.text();
        let lines: Vec<String> = match query {
            Query::Rules(rules) => rules
                .iter()
                .map(|&rule| {
                    let message = Message::new("command-show-no-text")
                        .text("rule", rule)
                        .with("title", title(rule, text));
                    text.show(&message)
                })
                .collect(),
            Query::Number(number) => {
                let unknown = Message::new("command-show-unknown").text("what", number);
                let known = rules_at(self.edition, *number).iter().map(|&rule| {
                    let known = Message::new("command-show-known-rule")
                        .text("edition", self.edition)
                        .text("rule", rule)
                        .with("title", title(rule, text));
                    text.show(&known)
                });
                let above = self.above(*number).map(|above| {
                    text.show(&Message::new("command-show-above").text("what", above))
                });
                let first = std::iter::once(text.show(&unknown));
                first.chain(known).chain(above).collect()
            }
            Query::Words => Vec::new(),
        };
        lines.join("\n")
    }
}

/// The clauses that the query names, with those below them.
fn clauses_of(query: &Query, corpus: &Corpus) -> Vec<ClauseId> {
    let named = |clause: &Clause| match query {
        Query::Number(number) => clause.number == *number,
        Query::Rules(rules) => clause.rule.is_some_and(|rule| rules.contains(&rule)),
        Query::Words => false,
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

/// The rule whose id is a few letters away.
fn nearest_rule(what: &str) -> Option<String> {
    if !what.contains('.') {
        return None;
    }
    let near = rules()
        .map(|rule| (strsim::levenshtein(what, rule.as_str()), rule))
        .min()
        .filter(|(distance, _)| *distance <= 4);
    near.map(|(_, rule)| rule.to_string())
}

fn title(rule: RuleId, text: &Text) -> String {
    let key = rule.title_key();
    text.title(&key).unwrap_or_else(|_| format!("⟨{key}⟩"))
}
