//! How often each article is asked about: the shares of real examinations.
//!
//! Kinds enter, the order to draw them in leaves. Of 212 items of official papers 57 were about
//! article 7, 38 about 6 and so on; an article with few kinds gets less, so that no kind comes
//! again and again. Adjournments, debated kinds and stories that hardly happen are asked only when
//! somebody asks for them.

use super::{Dice, Kind};
use crate::law::{Division, Edition};

/// What a paper is made of, an article and its share each.
const SHARES: [(&str, usize); 16] = [
    ("7", 57),
    ("6", 38),
    ("A", 18),
    ("9", 25),
    ("5", 23),
    ("4", 12),
    ("8", 9),
    ("3", 8),
    ("B", 6),
    ("11", 8),
    ("12", 6),
    ("10", 2),
    ("D", 2),
    ("II", 5),
    ("C", 2),
    ("III", 4),
];

/// The most that one kind counts for.
const MOST_OF_ONE: usize = 4;

/// What hardly happens at a board: nobody resigns to an opponent who can't mate.
const UNUSUAL: [&str; 1] = ["resigns-unwinnable"];

/// The article, appendix or guideline that a kind is mainly about.
fn article(kind: &Kind) -> String {
    let number = kind
        .rules
        .iter()
        .find_map(|rule| rule.number_text(Edition::LATEST));
    let first = number.and_then(|number| number.split('.').next());
    first.unwrap_or_default().to_owned()
}

/// Whether a kind is drawn where nobody asks for it.
pub fn is_usual(kind: &Kind) -> bool {
    let number = kind
        .rules
        .first()
        .and_then(|rule| rule.number(Edition::LATEST));
    let adjourned = |division| matches!(division, Division::Guideline(1));
    let likely = !kind.debated && !UNUSUAL.contains(&kind.name);
    likely && !number.is_some_and(|number| adjourned(number.division()))
}

/// The order in which kinds are tried, again and again: one after another where somebody has
/// chosen them, else by the shares of their articles.
pub fn order(kinds: &[&'static Kind], chosen: bool, dice: &mut Dice) -> Vec<&'static Kind> {
    let mut kinds = kinds.to_vec();
    dice.shuffle(&mut kinds);
    if chosen {
        return kinds;
    }
    let mut articles: Vec<(usize, Vec<&'static Kind>)> = Vec::new();
    for (name, share) in SHARES {
        let own: Vec<&'static Kind> = kinds
            .iter()
            .copied()
            .filter(|it| article(it) == name)
            .collect();
        if !own.is_empty() {
            articles.push((share.min(MOST_OF_ONE * own.len()), own));
        }
    }
    let known = |kind: &&'static Kind| SHARES.iter().any(|(name, _)| article(kind) == *name);
    let rest: Vec<&'static Kind> = kinds.iter().copied().filter(|kind| !known(kind)).collect();
    if !rest.is_empty() {
        articles.push((rest.len(), rest));
    }
    let whole: usize = articles.iter().map(|(share, _)| share).sum();
    let mut taken = vec![0; articles.len()];
    let mut order = Vec::with_capacity(whole);
    // Each place goes to the article that is furthest behind its share.
    for place in 1..=whole {
        let behind = |at: usize| (articles[at].0 * place) as i64 - (taken[at] * whole) as i64;
        let Some(next) = (0..articles.len()).max_by_key(|at| (behind(*at), usize::MAX - at)) else {
            break;
        };
        let own = &articles[next].1;
        order.push(own[taken[next] % own.len()]);
        taken[next] += 1;
    }
    order
}
