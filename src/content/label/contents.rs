//! A table of contents at the top of a document: its entries look like labels.

use std::iter;
use std::ops::Range;

use rustc_hash::FxHashSet;

use super::candidate::{Candidate, Spot};
use crate::content::glyph;
use crate::content::page::{At, Page};
use crate::law::ClauseNumber;

/// The longest entry, in bytes.
const MAX_ENTRY: usize = 240;

/// How many candidates at the top are entries of a table of contents: their numbers come again
/// below, and no sentence stands after them. `own` has the numbers that the candidates say.
pub(super) fn length(
    page: &Page,
    candidates: &[Candidate],
    own: &[Option<ClauseNumber>],
) -> Option<usize> {
    // A line that goes on with a paragraph is no entry.
    let is_line = |at: usize| {
        let candidate: &Candidate = &candidates[at];
        candidate.spot != Spot::Line { hard: false } || candidate.line_by_line
    };
    let numbered: Vec<(usize, ClauseNumber)> = (own.iter().enumerate())
        .filter_map(|(at, number)| Some((at, (*number)?)))
        .filter(|(at, _)| is_line(*at))
        .collect();
    let (_, first) = *numbered.first()?;
    // The clauses begin where the first number comes again, or else where the numbers fall back.
    let again = (numbered.iter().skip(1)).position(|(_, number)| *number == first);
    let fall = (numbered.windows(2)).position(|pair| pair[1].1 < pair[0].1);
    // A reference below the clauses may be the first number that comes again.
    let again = again.map(|again| match fall.filter(|&fall| fall < again) {
        Some(fall) => (fall..again)
            .find(|&at| !is_entry(entry(page, candidates, numbered[at + 1].0)))
            .unwrap_or(again),
        None => again,
    });
    [again, fall].into_iter().flatten().find_map(|turn| {
        let (entries, clauses) = numbered.split_at(turn + 1);
        // A clause whose parts alone have numbers comes again as they do.
        let below: FxHashSet<ClauseNumber> = (clauses.iter())
            .flat_map(|(_, number)| iter::successors(Some(*number), |number| number.parent()))
            .collect();
        let most = |count: usize| count * 5 >= entries.len() * 4;
        let repeated = entries.iter().filter(|(_, number)| below.contains(number));
        let titles = (entries.iter()).filter(|(at, _)| is_entry(entry(page, candidates, *at)));
        let (last, _) = entries[turn];
        let listed = match entries {
            [_] => is_list_of_numbers(entry(page, candidates, last)),
            _ => most(titles.count()),
        };
        (listed && most(repeated.count())).then_some(last + 1)
    })
}

/// The plain text of the entries.
pub(super) fn extent(page: &Page, entries: &[Candidate]) -> Option<Range<At>> {
    let (first, last) = (entries.first()?, entries.last()?);
    let text = entry(page, entries, entries.len() - 1);
    Some(first.start..last.start + text.len() as At)
}

/// What stands after a candidate, up to the next one of its paragraph.
fn entry<'a>(page: &'a Page, candidates: &[Candidate], at: usize) -> &'a str {
    let candidate = &candidates[at];
    let next = candidates.get(at + 1).map(|next| next.start);
    let end = next.map_or(candidate.flow_end, |next| next.min(candidate.flow_end));
    page.plain[candidate.start as usize..end as usize].trim_end()
}

/// Whether a line is a title, with or without the page it leads to: `9.1 Draws ........ 12`.
fn is_entry(line: &str) -> bool {
    let is_leader = |c: char| glyph::is_blank(c) || matches!(c, '.' | '…' | '·' | '_');
    let title = line.trim_end_matches(|c: char| c.is_ascii_digit());
    let leader = title.len() - title.trim_end_matches(is_leader).len();
    let paged = title.len() < line.len() && leader > 3;
    let ends = line.ends_with(['.', '։', ';', ':', '!', '?']);
    // `9.1.` alone is an entry too.
    let bare = !line.contains(glyph::is_letter);
    line.len() < MAX_ENTRY && (paged || bare || !ends)
}

/// Whether a line has several numbers and no words: `9.1 | 9.2 | 9.3`.
fn is_list_of_numbers(line: &str) -> bool {
    let mut numbers = 0;
    let mut words = line
        .split(|c: char| !glyph::is_letter_or_number(c) && glyph::separator(c).is_none())
        .filter(|word| word.contains(glyph::is_letter_or_number));
    words.all(|word| {
        numbers += 1;
        word.contains(|c: char| c.is_ascii_digit()) && !word.contains(char::is_lowercase)
    }) && numbers > 1
}
