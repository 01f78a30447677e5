//! The numbers that the Laws fix.

use std::ops::RangeInclusive;

/// A number that the Laws fix: what a sentence speaks of, in which unit, and what is right.
pub struct Fact {
    /// The words for what it is about; without them a clause of the cases must be named.
    pub about: Option<&'static str>,
    /// The words for the unit.
    pub unit: &'static str,
    /// What is right in one case or another.
    pub right: &'static [u32],
    /// What is right where a clause is named.
    pub cases: &'static [Case],
    /// What is right where something happens without a claim.
    pub automatic: &'static [u32],
    /// Amounts beyond these are of something else, such as the time on a clock.
    pub likely: RangeInclusive<u32>,
    /// What else a sentence must say.
    pub needs: Need,
    /// What the Laws say.
    pub law: &'static str,
}

/// A clause that fixes the number, and what it says.
pub struct Case {
    /// The clause; those below it count too.
    pub clause: &'static str,
    /// What is right by it.
    pub right: &'static [u32],
}

const fn case(clause: &'static str, right: &'static [u32]) -> Case {
    Case { clause, right }
}

/// What a sentence must say so that its number is the one that the Laws fix.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// Nothing.
    Nothing,
    /// That time is given, where the item tells what clocks show.
    Award,
    /// That it is a limit: “or more”, “less than”.
    Limit,
}

/// What is counted where a move loses the game.
pub const ILLEGAL_MOVE: &str = "audit-words-illegal-move";

const MINUTES: &str = "audit-words-minutes";
const SECONDS: &str = "audit-words-seconds";
const MOVES: &str = "audit-words-moves";

/// The penalty of a standard game and of rapid and blitz.
pub const STANDARD_PENALTY: &[u32] = &[2];
/// The penalty of rapid and blitz.
pub const RAPID_PENALTY: &[u32] = &[1];

/// The time penalty, which depends on the class of play.
pub const PENALTY: Fact = Fact {
    about: Some("audit-words-illegal"),
    unit: MINUTES,
    right: &[1, 2],
    cases: &[
        case("7.5.5", STANDARD_PENALTY),
        case("9.5.3", STANDARD_PENALTY),
        case("A.3", RAPID_PENALTY),
        case("B.2", RAPID_PENALTY),
    ],
    automatic: &[],
    likely: 1..=10,
    needs: Need::Award,
    law: "audit-fact-penalty",
};

/// Those that do not.
pub const FACTS: &[Fact] = &[
    Fact {
        about: Some("audit-words-loses"),
        unit: ILLEGAL_MOVE,
        right: &[2],
        cases: &[],
        automatic: &[],
        likely: 3..=9,
        needs: Need::Nothing,
        law: "audit-fact-second",
    },
    Fact {
        about: Some("audit-words-quiet"),
        unit: MOVES,
        right: &[50, 75],
        cases: &[case("9.3", &[50]), case("9.6.2", &[75])],
        automatic: &[75],
        likely: 20..=150,
        needs: Need::Nothing,
        law: "audit-fact-quiet",
    },
    Fact {
        about: Some("audit-words-repetition"),
        unit: "audit-words-times",
        right: &[3, 5],
        cases: &[
            case("9.2.1", &[3]),
            case("9.2.2", &[3]),
            case("9.6.1", &[5]),
        ],
        automatic: &[5],
        likely: 2..=10,
        needs: Need::Nothing,
        law: "audit-fact-repetition",
    },
    Fact {
        about: Some("audit-words-recording"),
        unit: MINUTES,
        right: &[5],
        cases: &[case("8.4", &[5])],
        automatic: &[],
        likely: 1..=15,
        needs: Need::Limit,
        law: "audit-fact-recording",
    },
    Fact {
        about: None,
        unit: SECONDS,
        right: &[30],
        cases: &[case("8.4", &[30])],
        automatic: &[],
        likely: 2..=60,
        needs: Need::Limit,
        law: "audit-fact-recording",
    },
    Fact {
        about: Some("audit-words-setup"),
        unit: MOVES,
        right: &[10],
        cases: &[case("7.3", &[10]), case("A.5.1", &[10])],
        automatic: &[],
        likely: 4..=40,
        needs: Need::Nothing,
        law: "audit-fact-setup",
    },
    Fact {
        about: None,
        unit: MINUTES,
        right: &[10, 60],
        cases: &[case("A.1", &[10, 60]), case("B.1", &[10])],
        automatic: &[],
        likely: 1..=90,
        needs: Need::Limit,
        law: "audit-fact-classes",
    },
    Fact {
        about: None,
        unit: MINUTES,
        right: &[2],
        cases: &[case("III.4", &[2]), case("III.5", &[2])],
        automatic: &[],
        likely: 1..=15,
        needs: Need::Limit,
        law: "audit-fact-last-minutes",
    },
    Fact {
        about: Some("audit-words-board"),
        unit: "audit-words-squares",
        right: &[64],
        cases: &[case("2.1", &[64])],
        automatic: &[],
        likely: 60..=100,
        needs: Need::Nothing,
        law: "audit-fact-squares",
    },
];
