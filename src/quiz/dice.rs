//! Randomness from a seed, the same on every machine and for ever.

/// A stream of numbers (SplitMix64). The algorithm is part of the format: papers are named by
/// their seeds.
#[derive(Clone, Debug)]
pub struct Dice(u64);

fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

impl Dice {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(mix(seed ^ 0x6B61_6E6F_6E00_0001))
    }

    /// A stream of its own for something numbered, so that items don't depend on each other.
    pub fn branch(&self, number: u64) -> Dice {
        Dice(mix(self.0 ^ mix(number.wrapping_add(0x9E37_79B9_7F4A_7C15))))
    }

    /// The next number.
    pub fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number below `end`; 0 if there is none.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.throw()) * end as u128) >> 64) as usize
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1).max(1) as usize) as i64
    }

    /// True once in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of several.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    /// One of several, known to be there.
    pub fn choose<T: Copy, const N: usize>(&mut self, of: [T; N]) -> T {
        of[self.below(N)]
    }

    /// Puts a list into random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_never_changes() {
        let mut dice = Dice::new(7);
        let first: Vec<_> = (0..4).map(|_| dice.below(1000)).collect();
        let mut again = Dice::new(7);
        let second: Vec<_> = (0..4).map(|_| again.below(1000)).collect();
        assert_eq!(first, second);
        assert_ne!(
            Dice::new(7).branch(1).throw(),
            Dice::new(7).branch(2).throw()
        );
    }

    #[test]
    fn every_place_is_reached_about_equally() {
        let mut dice = Dice::new(1);
        let mut seen = [0; 4];
        for _ in 0..4000 {
            seen[dice.below(4)] += 1;
        }
        assert!(
            seen.iter().all(|count| (900..1100).contains(count)),
            "{seen:?}"
        );
    }
}
