//! Enumerations that are not formed alike.

use std::ops::Range;

use super::page::PageText;
use super::{Lint, Page, Survey};
use crate::diag::{Code, Diagnostic, Message, Report, Severity};

/// Finds an enumeration of clauses that opens with another mark than the language's own, items
/// that end differently within one enumeration, an "or" that follows another mark than elsewhere,
/// an enumeration whose items begin with a capital where the others don't, and one whose items
/// begin in both ways.
///
/// Readers see from the marks what belongs together and where it ends. Example: `եթե.` before
/// items where the language has `եթե՝`.
pub struct ListForm;

impl Lint for ListForm {
    fn code(&self) -> Code {
        Code("list-form")
    }

    fn severity(&self) -> Severity {
        Severity::Hint
    }

    fn check(&self, page: &Page<'_>, _survey: &Survey<'_>, report: &mut Report) {
        let Some(text) = &page.text else { return };
        let bodies: Vec<_> = text.prose.passages().skip(1).collect();
        let clauses = &page.document.clauses;
        let mut items = vec![Vec::new(); clauses.len()];
        for (item, clause) in clauses.iter().enumerate() {
            if let Some(parent) = clause.parent {
                items[parent as usize].push(item);
            }
        }
        let lists: Vec<_> = items
            .into_iter()
            .enumerate()
            .map(|(parent, items)| List { parent, items })
            .filter(|list| !list.items.is_empty())
            .collect();
        let form = ListText { text, bodies };
        for list in &lists {
            self.opening(&form, list, report);
            self.ends(&form, list, report);
            self.mixed_capitals(&form, list, report);
        }
        self.connectives(&form, &lists, report);
        self.capitals(&form, &lists, report);
    }
}

/// A clause and those directly below it.
struct List {
    parent: usize,
    items: Vec<usize>,
}

/// The bodies of the clauses.
struct ListText<'a> {
    text: &'a PageText<'a>,
    bodies: Vec<Range<usize>>,
}

impl ListText<'_> {
    fn body(&self, clause: usize) -> &str {
        self.text.prose.text()[self.bodies[clause].clone()].trim_end()
    }

    /// The last character of a clause and its place.
    fn last(&self, clause: usize) -> Option<(char, Range<usize>)> {
        let body = self.body(clause);
        let last = body.chars().next_back()?;
        let end = self.bodies[clause].start + body.len();
        Some((last, end - last.len_utf8()..end))
    }

    /// Whether a clause begins with a small letter, a capital, or neither.
    fn begins_small(&self, clause: usize) -> Option<bool> {
        let body = self.body(clause).trim_start_matches(['«', '“', '"', '(']);
        let first = body.chars().next()?;
        first.is_alphabetic().then(|| !first.is_uppercase())
    }

    /// The items that belong to one announcement: the first that ends a sentence after others that
    /// go on closes them, and what follows has its own number but is no item.
    fn announced<'a>(&self, list: &'a List) -> &'a [usize] {
        let ends = |item: &usize| Some(self.last(*item)?.0);
        let stops = &self.text.words.punctuation.full_stops;
        let goes_on = |item: &usize| self.goes_on(*item) || matches!(ends(item), Some(',' | ';'));
        let first_open = list
            .items
            .iter()
            .position(goes_on)
            .unwrap_or(list.items.len());
        let closing = list.items[first_open..]
            .iter()
            .position(|item| ends(item).is_some_and(|mark| stops.contains(&mark)));
        &list.items[..closing.map_or(list.items.len(), |at| first_open + at + 1)]
    }

    /// Whether a clause ends in a word that joins the next one.
    fn goes_on(&self, clause: usize) -> bool {
        let punctuation = &self.text.words.punctuation;
        let body = self
            .body(clause)
            .trim_end_matches(&punctuation.lead_ins[..]);
        let word = body.split_whitespace().next_back();
        word.is_some_and(|word| punctuation.connectives.iter().any(|it| **it == *word))
    }

    /// The mark before the word that joins an item to the next one.
    fn connective(&self, clause: usize) -> Option<(char, Range<usize>)> {
        let punctuation = &self.text.words.punctuation;
        let body = self
            .body(clause)
            .trim_end_matches(&punctuation.lead_ins[..])
            .trim_end();
        let word = body.split_whitespace().next_back()?;
        let is_connective = punctuation.connectives.iter().any(|it| **it == *word);
        let before = body[..body.len() - word.len()].trim_end();
        let mark = before.chars().next_back().filter(|_| is_connective)?;
        let end = self.bodies[clause].start + before.len();
        (!mark.is_alphanumeric()).then(|| (mark, end - mark.len_utf8()..end))
    }
}

impl ListForm {
    /// A mark that stands where another is usual.
    fn other_mark(
        &self,
        form: &ListText<'_>,
        key: &'static str,
        (mark, range): (char, Range<usize>),
        usual: char,
    ) -> Diagnostic {
        let span = form.text.prose.span(range);
        let message = Message::new(key).text("mark", mark).text("usual", usual);
        self.finding(span, message)
            .hint(Message::new("lint-list-form-hint"))
            .fix(span, usual.to_string())
    }

    /// The mark that opens an enumeration of parts of a sentence.
    fn opening(&self, form: &ListText<'_>, list: &List, report: &mut Report) {
        let punctuation = &form.text.words.punctuation;
        let Some((last, range)) = form.last(list.parent) else {
            return;
        };
        let Some(&own) = punctuation.lead_ins.first() else {
            return;
        };
        let is_mark =
            punctuation.lead_ins.contains(&last) || punctuation.full_stops.contains(&last);
        if last == own || !is_mark || form.begins_small(list.items[0]) != Some(true) {
            return;
        }
        let key = "lint-list-form-opening";
        report.push(self.other_mark(form, key, (last, range), own));
    }

    /// Items but the last: some end in a comma, others in a full stop.
    fn ends(&self, form: &ListText<'_>, list: &List, report: &mut Report) {
        let [items @ .., last] = &list.items[..] else {
            return;
        };
        let stops = &form.text.words.punctuation.full_stops;
        let ends: Vec<_> = items.iter().filter_map(|&item| form.last(item)).collect();
        let is_open = |mark: char| matches!(mark, ',' | ';');
        let (open, closed) = (
            ends.iter().filter(|(mark, _)| is_open(*mark)).count(),
            ends.iter().filter(|(mark, _)| stops.contains(mark)).count(),
        );
        if open == 0 || closed == 0 {
            return;
        }
        let Some((usual, _)) = form.last(*last).filter(|_| closed >= open) else {
            return;
        };
        for end in ends.into_iter().filter(|(mark, _)| is_open(*mark)) {
            report.push(self.other_mark(form, "lint-list-form-end", end, usual));
        }
    }

    /// The mark before "or" at the end of an item, over all enumerations.
    fn connectives(&self, form: &ListText<'_>, lists: &[List], report: &mut Report) {
        let items = lists.iter().flat_map(|list| &list.items);
        let marks: Vec<_> = items.filter_map(|&item| form.connective(item)).collect();
        let count = |mark: char| marks.iter().filter(|(other, _)| *other == mark).count();
        // Among equals the first is kept.
        let usual = marks.iter().rev().max_by_key(|(mark, _)| count(*mark));
        let Some(&(usual, _)) = usual else { return };
        for mark in marks.into_iter().filter(|(mark, _)| *mark != usual) {
            report.push(self.other_mark(form, "lint-list-form-connective", mark, usual));
        }
    }

    /// The first letters of the items below one announcement; among equals the first item rules.
    fn mixed_capitals(&self, form: &ListText<'_>, list: &List, report: &mut Report) {
        let lead_ins = &form.text.words.punctuation.lead_ins;
        let leads = form.last(list.parent);
        if !leads.is_some_and(|(mark, _)| lead_ins.contains(&mark)) {
            return;
        }
        let items = form.announced(list).iter();
        let first: Vec<_> = items
            .filter_map(|&item| Some((item, form.begins_small(item)?)))
            .collect();
        let count = |is_small: bool| first.iter().filter(|it| it.1 == is_small).count();
        let (small, capital) = (count(true), count(false));
        let usual = small > capital || (small == capital && first.first().is_some_and(|it| it.1));
        if small == 0 || capital == 0 {
            return;
        }
        for &(item, _) in first.iter().filter(|it| it.1 != usual) {
            let key = if usual {
                "lint-list-form-mixed-capital"
            } else {
                "lint-list-form-mixed-small"
            };
            self.first_word(form, item, Message::new(key), report);
        }
    }

    fn first_word(&self, form: &ListText<'_>, item: usize, message: Message, report: &mut Report) {
        let start = form.bodies[item].start;
        let word = form.body(item).split_whitespace().next();
        let span = form
            .text
            .prose
            .span(start..start + word.unwrap_or_default().len());
        report.push(
            self.finding(span, message)
                .hint(Message::new("lint-list-form-hint")),
        );
    }

    /// The first letter of enumerations that the same mark opens.
    fn capitals(&self, form: &ListText<'_>, lists: &[List], report: &mut Report) {
        let own = form.text.words.punctuation.lead_ins.first();
        let opened = lists.iter().filter(|list| {
            form.last(list.parent)
                .is_some_and(|(mark, _)| Some(&mark) == own)
        });
        let (small, capital): (Vec<_>, Vec<_>) = opened
            .filter_map(|list| Some((list, form.begins_small(list.items[0])?)))
            .partition(|(_, small)| *small);
        if small.len() < 2 || capital.len() * 2 > small.len() {
            return;
        }
        for (list, _) in capital {
            let message = Message::new("lint-list-form-capital").with("count", small.len());
            self.first_word(form, list.items[0], message, report);
        }
    }
}
