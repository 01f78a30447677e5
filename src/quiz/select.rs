//! Which wrong options stand beside a key, so that comparing the options does not tell it.
//!
//! Every misconception departs from the key in one point. So the key is what the others resemble,
//! and whoever picks the option that shares most with the rest would be right without knowing any
//! law. That is why the dice say how many options shall resemble the rest more than the key does,
//! and those wrong ones are taken that come nearest to it.

use std::mem::discriminant;

use super::candidate::WrongAnswer;
use super::{Answer, Dice, Part};

/// Leaves at most so many of the wrong answers, and sometimes one less where that hides the key
/// better; the first one stays.
pub fn select(key: &Answer, wrong: &mut Vec<WrongAnswer>, most: usize, dice: &mut Dice) {
    let most = most.min(wrong.len());
    let said: Vec<Vec<Part>> = std::iter::once(key)
        .chain(wrong.iter().map(|(answer, _)| answer))
        .map(says)
        .collect();
    let alike: Vec<Vec<f32>> = said
        .iter()
        .map(|one| said.iter().map(|other| likeness(one, other)).collect())
        .collect();
    let ahead = dice.below(most + 1);
    let fewest = if dice.one_in(2) { FEWEST } else { most };
    let mut nearest: Option<(usize, Vec<usize>)> = None;
    for size in (fewest.min(most)..=most).rev() {
        let ahead = ahead.min(size);
        each_choice(wrong.len(), size, |chosen| {
            let miss = missed(&alike, chosen, ahead);
            if nearest.as_ref().is_none_or(|(least, _)| miss < *least) {
                nearest = Some((miss, chosen.to_vec()));
            }
        });
    }
    let Some((_, chosen)) = nearest else {
        return;
    };
    let mut at = 0;
    wrong.retain(|_| {
        at += 1;
        chosen.contains(&at)
    });
}

/// Fewer wrong options are no choice.
const FEWEST: usize = 2;

/// The things that an answer says.
pub fn says(answer: &Answer) -> Vec<Part> {
    match answer {
        Answer::Ruling(verdict) => verdict.parts(),
        _ => Vec::new(),
    }
}

/// What two answers have in common among all that they say.
fn likeness(one: &[Part], other: &[Part]) -> f32 {
    let common = found_in(one, other).min(found_in(other, one));
    common / ((one.len() + other.len()) as f32 - common).max(1.0)
}

/// How much of what an answer says another one says too; the same thing said of another player, or
/// of other minutes, sounds nearly the same.
fn found_in(one: &[Part], other: &[Part]) -> f32 {
    let found = one.iter().map(|part| match other.contains(part) {
        true => 1.0,
        false => {
            let sounds = other.iter().any(|it| sounds_like(part, it));
            if sounds { 0.8 } else { 0.0 }
        }
    });
    found.sum()
}

/// Whether two parts are about the same thing.
fn sounds_like(one: &Part, other: &Part) -> bool {
    discriminant(one) == discriminant(other) || one.is_of_offer() && other.is_of_offer()
}

/// By how much the place of the key (0) misses the wanted one when all are ordered by how much
/// they resemble the rest.
fn missed(alike: &[Vec<f32>], chosen: &[usize], wanted: usize) -> usize {
    let rest = |at: usize| -> f32 {
        let others = chosen.iter().copied().chain([0]);
        others
            .filter(|other| *other != at)
            .map(|other| alike[at][other])
            .sum()
    };
    let own = rest(0);
    let beyond = |by: f32| chosen.iter().filter(|at| rest(**at) > own + by).count();
    let (least, most) = (beyond(1e-4), beyond(-1e-4));
    least.saturating_sub(wanted) + wanted.saturating_sub(most)
}

/// Every choice of `size` numbers from 1 to `count` that has 1 in it.
fn each_choice(count: usize, size: usize, mut tell: impl FnMut(&[usize])) {
    if size == 0 {
        return;
    }
    let mut chosen: Vec<usize> = (1..=size).collect();
    loop {
        tell(&chosen);
        let raised = (1..size)
            .rev()
            .find(|at| chosen[*at] < count - (size - 1 - at));
        let Some(at) = raised else {
            return;
        };
        let from = chosen[at] + 1;
        for (step, slot) in chosen[at..].iter_mut().enumerate() {
            *slot = from + step;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::each_choice;

    #[test]
    fn every_choice_with_the_first_one_is_told_once() {
        let mut told = Vec::new();
        each_choice(4, 3, |chosen| told.push(chosen.to_vec()));
        assert_eq!(told, [[1, 2, 3], [1, 2, 4], [1, 3, 4]]);
        told.clear();
        each_choice(3, 1, |chosen| told.push(chosen.to_vec()));
        assert_eq!(told, [[1]]);
    }
}
