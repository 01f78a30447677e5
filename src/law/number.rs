//! The number of a clause as a page prints it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use thiserror::Error;

use super::Division;

/// A division and up to seven levels below it: `9`, `9.2.1`, `III.6.1.2`, `A.5.2`. Ordered by
/// value (9.10 after 9.2), a parent before its children.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClauseNumber {
    division: Division,
    /// Levels below the division; 0 fills the rest, so that parents sort first.
    levels: [u16; ClauseNumber::MAX_LEVELS],
}

/// The text is no clause number.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a clause number")]
pub struct NotANumber(pub String);

impl ClauseNumber {
    /// How deep numbers may nest below their division.
    pub const MAX_LEVELS: usize = 7;

    /// The number of a whole division (`9`, `A`, `III`).
    pub fn whole(division: Division) -> ClauseNumber {
        ClauseNumber {
            division,
            levels: [0; Self::MAX_LEVELS],
        }
    }

    /// The number made of a division and levels; none if there are too many levels or one is 0.
    pub fn new(division: Division, levels: &[u16]) -> Option<ClauseNumber> {
        if levels.len() > Self::MAX_LEVELS || levels.contains(&0) {
            return None;
        }
        let mut number = ClauseNumber::whole(division);
        number.levels[..levels.len()].copy_from_slice(levels);
        Some(number)
    }

    /// The article, appendix or guideline it belongs to.
    pub fn division(self) -> Division {
        self.division
    }

    /// The levels below the division.
    pub fn levels(&self) -> &[u16] {
        &self.levels[..self.depth()]
    }

    /// How many levels there are below the division.
    pub fn depth(&self) -> usize {
        let unused = self.packed().leading_zeros() / u16::BITS;
        (u128::BITS / u16::BITS - unused) as usize
    }

    /// The levels as one number, the first one lowest.
    fn packed(&self) -> u128 {
        let [a, b, c, d, e, f, g] = self.levels.map(u64::from);
        let low = a | b << 16 | c << 32 | d << 48;
        let high = e | f << 16 | g << 32;
        u128::from(high) << u64::BITS | u128::from(low)
    }

    /// Whether it names a whole division.
    pub fn is_whole(self) -> bool {
        self.depth() == 0
    }

    /// The number one level up; none for a whole division.
    pub fn parent(self) -> Option<ClauseNumber> {
        let last = self.depth().checked_sub(1)?;
        let mut parent = self;
        parent.levels[last] = 0;
        Some(parent)
    }

    /// The number below this one with the given last level; none at the deepest level.
    pub fn child(self, level: u16) -> Option<ClauseNumber> {
        let depth = self.depth();
        if depth == Self::MAX_LEVELS || level == 0 {
            return None;
        }
        let mut child = self;
        child.levels[depth] = level;
        Some(child)
    }

    /// The next number at the same level; none for a whole division.
    pub fn next_sibling(self) -> Option<ClauseNumber> {
        let last = *self.levels().last()?;
        self.parent()?.child(last.checked_add(1)?)
    }

    /// Whether `other` lies below this number (at any depth).
    pub fn is_ancestor_of(self, other: ClauseNumber) -> bool {
        let depth = self.depth() as u32;
        let shared = (1 << (depth * u16::BITS)) - 1;
        depth < other.depth() as u32
            && self.division == other.division
            && other.packed() & shared == self.packed()
    }
}

impl Hash for ClauseNumber {
    /// Numbers are looked up for every reference: three words are hashed, not ten small fields.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.division.hash(state);
        let packed = self.packed();
        state.write_u64(packed as u64);
        state.write_u64((packed >> u64::BITS) as u64);
    }
}

impl fmt::Display for ClauseNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A large report shows many numbers: all digits are written at once, from the last one.
        let mut text = [0; 6 * (1 + Self::MAX_LEVELS)];
        let mut start = text.len();
        let mut write_before = |byte: u8| {
            start -= 1;
            text[start] = byte;
        };
        for &level in self.levels().iter().rev() {
            digits(level).for_each(&mut write_before);
            write_before(b'.');
        }
        match self.division {
            Division::Article(article) => digits(article).for_each(&mut write_before),
            division => write!(f, "{division}")?,
        }
        f.write_str(std::str::from_utf8(&text[start..]).map_err(|_| fmt::Error)?)
    }
}

/// The decimal digits of a number, from the last to the first.
fn digits(number: u16) -> impl Iterator<Item = u8> {
    let rests = std::iter::successors(Some(number), |rest| (*rest > 9).then_some(rest / 10));
    rests.map(|rest| b'0' + (rest % 10) as u8)
}

impl FromStr for ClauseNumber {
    type Err = NotANumber;

    /// Reads the canonical form; no spaces, no trailing dot, no leading zeros.
    fn from_str(text: &str) -> Result<ClauseNumber, NotANumber> {
        let refuse = || NotANumber(text.to_owned());
        let mut parts = text.split('.');
        let division = parts
            .next()
            .and_then(|part| part.parse().ok())
            .ok_or_else(refuse)?;
        let mut levels = [0; Self::MAX_LEVELS];
        for (at, part) in parts.enumerate() {
            let canonical = !part.starts_with(['0', '+']) && part.len() <= 3;
            let slot = levels.get_mut(at).filter(|_| canonical);
            *slot.ok_or_else(refuse)? = part.parse().map_err(|_| refuse())?;
        }
        Ok(ClauseNumber { division, levels })
    }
}

impl serde::Serialize for ClauseNumber {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for ClauseNumber {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn number(text: &str) -> ClauseNumber {
        text.parse().unwrap()
    }

    #[test]
    fn orders_by_value() {
        let mut numbers = ["9.10", "9.2.1", "9.2", "III.1", "10.1", "A.5", "9", "9.9"].map(number);
        numbers.sort();
        let texts = numbers.map(|number| number.to_string());
        assert_eq!(
            texts,
            ["9", "9.2", "9.2.1", "9.9", "9.10", "10.1", "A.5", "III.1"]
        );
    }

    #[test]
    fn knows_its_family() {
        assert_eq!(number("9.2.1").parent(), Some(number("9.2")));
        assert_eq!(number("9").parent(), None);
        assert_eq!(number("9.2").child(3), Some(number("9.2.3")));
        assert_eq!(number("9.9").next_sibling(), Some(number("9.10")));
        assert!(number("9.2").is_ancestor_of(number("9.2.1.1")));
        assert!(!number("9.2").is_ancestor_of(number("9.20")));
        assert!(!number("9.2").is_ancestor_of(number("9.2")));
    }

    #[test]
    fn refuses_what_is_none() {
        for text in [
            "",
            ".",
            "9.",
            "9..1",
            "9.0",
            "9.01",
            "9.a",
            "9.1.1.1.1.1.1.1.1",
            "0.1",
        ] {
            assert!(text.parse::<ClauseNumber>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn reads_what_it_writes(
            division in prop_oneof![
                (1u16..1000).prop_map(Division::Article),
                prop::char::range('A', 'H').prop_map(Division::Appendix),
                (1u16..40).prop_map(Division::Guideline),
            ],
            levels in prop::collection::vec(1u16..1000, 0..=ClauseNumber::MAX_LEVELS),
        ) {
            let number = ClauseNumber::new(division, &levels).unwrap();
            prop_assert_eq!(number.to_string().parse(), Ok(number));
            prop_assert_eq!(number.levels(), &levels[..]);
        }
    }
}
