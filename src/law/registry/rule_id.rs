//! The stable name of a rule.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use thiserror::Error;

use super::table::RULES;
use super::{Class, ClauseNumber, Edition, RuleKind};

/// What a provision *is*, whatever its number and language: `draw.threefold.claim-intended`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RuleId(u16);

/// No rule has this id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown rule `{0}`")]
pub struct UnknownRule(pub String);

impl RuleId {
    /// The rule of that name; the way to write a rule in code is `rule!("…")`, which evaluates
    /// this at compile time.
    ///
    /// # Panics
    /// If there is no such rule, so that a typo does not compile.
    pub const fn named(id: &str) -> RuleId {
        let mut at = 0;
        while at < RULES.len() {
            if same(RULES[at].id.as_bytes(), id.as_bytes()) {
                return RuleId(at as u16);
            }
            at += 1;
        }
        panic!("no rule of the registry has this id")
    }

    pub(super) fn at(index: usize) -> RuleId {
        RuleId(index as u16)
    }

    /// The id as text.
    pub fn as_str(self) -> &'static str {
        RULES[self.0 as usize].id
    }

    /// Its place in the registry, for tables indexed by rule.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number in an edition; none where the edition doesn't have it.
    pub fn number(self, edition: Edition) -> Option<ClauseNumber> {
        NUMBERS[self.0 as usize][edition as usize]
    }

    /// Its number as the edition prints it.
    pub fn number_text(self, edition: Edition) -> Option<&'static str> {
        RULES[self.0 as usize].number_in(edition as usize)
    }

    /// Whether the edition has it.
    pub fn is_in(self, edition: Edition) -> bool {
        self.number_text(edition).is_some()
    }

    /// What kind of provision it is.
    pub fn kind(self) -> RuleKind {
        RULES[self.0 as usize].kind
    }

    /// What it is for the machine.
    pub fn class(self) -> Class {
        RULES[self.0 as usize].class
    }

    /// Whether it is only the heading of the clauses below it, which editions add and drop freely.
    pub fn is_heading(self) -> bool {
        self.as_str().split('.').any(|part| part == "heading")
    }

    /// Whether it is this rule or one of its parts: `draw.threefold.claim-intended` is part of
    /// `draw.threefold`.
    pub fn is_part_of(self, whole: RuleId) -> bool {
        let rest = self.as_str().strip_prefix(whole.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }

    /// What it is about, at the widest: the first word of its name.
    pub fn family(self) -> &'static str {
        let name = self.as_str();
        name.split_once('.').map_or(name, |(family, _)| family)
    }

    /// The key of its title in `locales/<lang>/rules.ftl`.
    pub fn title_key(self) -> String {
        format!("rule-{}", self.as_str().replace('.', "_"))
    }
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}

static NUMBERS: LazyLock<Vec<[Option<ClauseNumber>; Edition::ALL.len()]>> = LazyLock::new(|| {
    RULES
        .iter()
        .map(|rule| Edition::ALL.map(|edition| rule.number_in(edition as usize)?.parse().ok()))
        .collect()
});

/// The rules that stand under a number in each edition; none where the edition lacks the number.
pub(super) type Holders = [Option<Vec<RuleId>>; Edition::ALL.len()];

type Index = FxHashMap<ClauseNumber, Holders>;

/// The rules by number and edition; numbers that only head others have no rule of their own.
pub(super) fn index() -> &'static Index {
    static INDEX: LazyLock<Index> = LazyLock::new(|| {
        let mut index = Index::default();
        for rule in super::rules() {
            for edition in Edition::ALL {
                let Some(number) = rule.number(edition) else {
                    continue;
                };
                let at = edition as usize;
                let held = index.entry(number).or_default()[at].get_or_insert_default();
                held.push(rule);
                for above in std::iter::successors(number.parent(), |above| above.parent()) {
                    index.entry(above).or_default()[at].get_or_insert_default();
                }
            }
        }
        index
    });
    &INDEX
}

type Under = FxHashMap<(Edition, ClauseNumber), Vec<RuleId>>;

/// The rules by edition and by every number above them; headings say nothing and are left out.
pub(super) fn under() -> &'static Under {
    static UNDER: LazyLock<Under> = LazyLock::new(|| {
        let mut under = Under::default();
        for rule in super::rules().filter(|rule| !rule.is_heading()) {
            for edition in Edition::ALL {
                for number in std::iter::successors(rule.number(edition), |number| number.parent())
                {
                    under.entry((edition, number)).or_default().push(rule);
                }
            }
        }
        under
    });
    &UNDER
}

impl FromStr for RuleId {
    type Err = UnknownRule;

    fn from_str(id: &str) -> Result<RuleId, UnknownRule> {
        RULES
            .iter()
            .position(|rule| rule.id == id)
            .map(RuleId::at)
            .ok_or_else(|| UnknownRule(id.to_owned()))
    }
}

impl PartialOrd for RuleId {
    fn partial_cmp(&self, other: &RuleId) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for RuleId {
    /// The order of the registry, which is the order of the Laws.
    fn cmp(&self, other: &RuleId) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl serde::Serialize for RuleId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> serde::Deserialize<'de> for RuleId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A rule by its id, checked at compile time: `rule!("draw.threefold")`.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        const { $crate::law::RuleId::named($id) }
    };
}
