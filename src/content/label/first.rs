//! The label of the first clause under a title.

use super::after::{After, Next};
use super::candidate::{
    Candidate, Spot, candidate_at, is_decoration, is_small_letter, may_start_number,
};
use super::reading::Reading;
use crate::content::page::{Boldness, Flow, Page};
use crate::lang::ReferenceWords;
use crate::law::Division;

/// A cheap look at a line: whether it may begin with a label, or with the noun of one.
pub(crate) fn may_begin(line: &str) -> bool {
    let line = line.trim_start_matches(is_decoration);
    let capital = |c: char| !is_small_letter(c) && c.is_uppercase();
    line.starts_with(capital) || may_start_number(line)
}

/// Whether a line of a flow begins with the label of the first clause of one of the divisions, not
/// with a number that a sentence goes on with.
pub(crate) fn begins_first_clause(
    page: &Page,
    flow: &Flow,
    line: usize,
    divisions: &[Division],
    words: &ReferenceWords,
) -> bool {
    let spot = Spot::Line { hard: false };
    let Some(candidate) = candidate_at(page, 0, flow, line, spot, words) else {
        return false;
    };
    let is_first = |division: &Division| {
        Reading::own_number(&candidate.numeral, *division, words)
            .is_some_and(|number| number.levels().iter().all(|&level| level == 1))
    };
    let text = &page.plain[..flow.plain.end as usize];
    divisions.iter().any(is_first)
        && match After::look(text, &candidate.numeral, words).next {
            Next::Beginning | Next::Nothing => true,
            Next::Word | Next::Number => !candidate.named,
            _ => false,
        }
}

/// Whether a candidate may be a label by what follows it, not a number that a sentence goes on with.
pub(crate) fn may_open_clause(page: &Page, candidate: &Candidate, words: &ReferenceWords) -> bool {
    let text = &page.plain[..candidate.flow_end as usize];
    let after = After::look(text, &candidate.numeral, words);
    candidate.dressed.is_some()
        || match after.next {
            Next::Beginning | Next::Nothing | Next::Number => true,
            Next::Word => !candidate.named || after.closed,
            Next::Unit => after.closed,
            _ => candidate.bold == Boldness::Full,
        }
}
