//! The kinds of questions: each constructs scenarios around a rule and its near misses.
//!
//! A kind only constructs; what is right is for the engine to say, and which wrong answers there
//! are for the misconceptions that the kind tempts to. To add one: a constant in the file of its
//! article and a line in [`KINDS`].

/// A kind, with what may be asked and how often beside each other:
///
/// ```text
/// /// The clauses, and what the stories are about.
/// NAME: "name", construct;
/// rules: "the.rule", "another";
/// asks: Ruling * 2, TrueFalse;
/// tempts: A_MISCONCEPTION, ANOTHER;
/// debated;                           // where the key is a reading that the Laws don't state
/// ```
macro_rules! kind {
    (
        $(#[$doc:meta])* $name:ident: $id:literal, $construct:expr;
        rules: $($rule:literal),+;
        asks: $($asked:ident $(* $weight:literal)?),+;
        tempts: $($tempt:ident),+;
        $($debated:ident;)?
    ) => {
        $(#[$doc])*
        pub static $name: $crate::quiz::Kind = $crate::quiz::Kind {
            name: $id,
            rules: &[$($crate::rule!($rule)),+],
            asks: &[$(($crate::quiz::Asked::$asked, kind!(@weight $($weight)?))),+],
            tempts: &[$(&$tempt),+],
            construct: $construct,
            debated: kind!(@debated $($debated)?),
        };
    };
    (@debated) => { false };
    (@debated debated) => { true };
    (@weight) => { 1 };
    (@weight $weight:literal) => { $weight };
}

mod adjourned;
mod arrivals;
mod automatic;
mod blind;
mod chess960;
mod claims;
mod combined;
mod conduct;
mod cycle;
mod draft;
mod endings;
mod fifty;
mod illegal;
mod mistakes;
mod offers;
mod points;
mod quickplay;
mod quiet;
mod repetition;
mod resumed;
mod second_illegal;
mod start;
mod timing;
mod touch;
mod weights;

pub use automatic::{FIVEFOLD, SEVENTY_FIVE};
pub use draft::Draft;
pub use fifty::{FIFTY, FIFTY_INTENDED};
pub use repetition::{THREEFOLD_CURRENT, THREEFOLD_INTENDED};
pub use weights::{is_usual, order};

use super::{Asked, Dice, Misconception};
use crate::game::Scenario;
use crate::law::{Edition, RuleId};

/// A kind of question.
pub struct Kind {
    /// Its stable name.
    pub name: &'static str,
    /// The rules that it is about.
    pub rules: &'static [RuleId],
    /// What may be asked, and how often beside each other.
    pub asks: &'static [(Asked, usize)],
    /// The misconceptions that it tempts to.
    pub tempts: &'static [&'static Misconception],
    /// The key rests on an inference that the Laws don't state: asked only by name.
    pub debated: bool,
    /// Constructs a scenario; none where the dice fell badly.
    pub construct: fn(&mut Dice) -> Option<Scenario>,
}

/// Every kind, in the order of the Laws.
pub static KINDS: &[&Kind] = &[
    &touch::CASTLING_LOST,
    &touch::TOUCH_ADJUST,
    &touch::TOUCH_OWN,
    &touch::TOUCH_CAPTURE,
    &touch::TOUCH_CASTLING,
    &touch::ROOK_TOUCHED_FIRST,
    &endings::RESIGNS_UNWINNABLE,
    &endings::ENDED_BEFORE_FLAG,
    &conduct::CLOCK_HANDLING,
    &arrivals::DEFAULT_TIME,
    &endings::FLAG_MATERIAL,
    &endings::TIME_CONTROL,
    &combined::OFFER_AND_FLAG,
    &arrivals::CLOCK_SETTING,
    &start::INITIAL_POSITION,
    &start::BOARD_ORIENTATION,
    &start::COLOURS_REVERSED,
    &start::DISPLACED,
    &start::DISPLACED_FOUND,
    &illegal::FIRST_ILLEGAL,
    &second_illegal::SECOND_ILLEGAL,
    &illegal::ILLEGAL_UNPRESSED,
    &illegal::ILLEGAL_FOUND_LATE,
    &illegal::PROMOTION_UNFINISHED,
    &combined::PROMOTION_AND_END,
    &combined::ILLEGAL_AND_END,
    &illegal::PRESS_WITHOUT_MOVE,
    &illegal::TWO_HANDS,
    &second_illegal::SECOND_UNWINNABLE,
    &start::LAST_IDENTIFIABLE,
    &conduct::RECORDING,
    &conduct::WRITTEN_FIRST,
    &conduct::SCORESHEET,
    &offers::OFFER,
    &offers::OFFER_BARRED,
    &offers::CLAIM_AS_OFFER,
    &repetition::THREEFOLD_CURRENT,
    &repetition::THREEFOLD_INTENDED,
    &repetition::SAME_POSITION,
    &fifty::FIFTY,
    &fifty::FIFTY_INTENDED,
    &claims::CLAIM_AFTER_TOUCH,
    &claims::CLAIM_OFF_MOVE,
    &claims::WHO_MAY_CLAIM,
    &claims::WRONG_CLAIM,
    &claims::WITHDRAWN_CLAIM,
    &claims::SCREEN_CLAIM,
    &automatic::FIVEFOLD,
    &automatic::SEVENTY_FIVE,
    &points::POINTS,
    &conduct::LEAVING,
    &conduct::DEVICE,
    &conduct::DEVICE_IN_BAG,
    &combined::PHONE_AND_END,
    &conduct::MISCONDUCT,
    &conduct::REFUSAL,
    &arrivals::BOTH_KINGS,
    &blind::BLIND_TOUCH,
    &chess960::CHESS960_START,
    &chess960::CHESS960_TOUCH,
    &chess960::CHESS960_CASTLING,
    &quickplay::BOTH_FLAGS,
    &quickplay::INCREMENT_REQUEST,
    &quickplay::QUICKPLAY_CLAIM,
    &quickplay::QUICKPLAY_DECISION,
    &quickplay::POSTPONED_FLAG,
    &quickplay::UNSUPERVISED,
    &adjourned::SEALED_TEXT,
    &adjourned::SEALED_CHANGED,
    &adjourned::SEALED_ON_BOARD,
    &adjourned::EARLY_ADJOURNMENT,
    &adjourned::ENDED_BEFORE,
    &resumed::REPLIER_ABSENT,
    &resumed::LATE_FOR_RESUMPTION,
    &resumed::BOTH_ABSENT,
    &resumed::ENVELOPE_LOST,
    &resumed::CLOCK_READING,
];

impl Kind {
    /// The kind of a name.
    pub fn named(name: &str) -> Option<&'static Kind> {
        KINDS.iter().copied().find(|kind| kind.name == name)
    }

    /// What may be asked, each as many times as it weighs.
    pub fn weighted_asks(&self) -> Vec<Asked> {
        let each = self.asks.iter();
        each.flat_map(|(asked, weight)| std::iter::repeat_n(*asked, *weight))
            .collect()
    }

    /// Whether it is about a rule, an article (`9`), or a family of rules (`draw`). Numbers are
    /// those of an edition, or of any where none is named.
    pub fn concerns(&self, wanted: &str, edition: Option<Edition>) -> bool {
        let mut rules = self.rules.iter();
        self.name == wanted || rules.any(|rule| is_below(*rule, wanted, edition))
    }
}

/// Whether a rule stands under a clause (`9.2`), an article or a family of rules, or is it.
pub fn is_below(rule: RuleId, wanted: &str, edition: Option<Edition>) -> bool {
    let below = |text: &str| {
        let rest = text.strip_prefix(wanted);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let editions = Edition::ALL.into_iter();
    below(rule.as_str())
        || editions
            .filter(|known| edition.is_none_or(|wanted| wanted == *known))
            .filter_map(|edition| rule.number_text(edition))
            .any(below)
}
