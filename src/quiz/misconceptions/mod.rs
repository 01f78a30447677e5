//! Misconceptions: engines that each hold the Laws for something else in one point.
//!
//! Each has a name, the rule that refutes it and the [`Change`] that carries it out; its title
//! and feedback are the messages `misconception-<name>` and `misconception-<name>-feedback`. To
//! add one: an entry in the file of its family and the texts.

use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock};

use shakmaty::Color;

use crate::arbiter::{Case, Effect, Judge, Opinion, PROVISIONS, Provision, Ruling, rule_from};
use crate::diag::Message;
use crate::game::scenario::{Act, Event};
use crate::game::state::{Ending, Outcome, Termination};
use crate::game::{RuleParameters, Scenario, Setting, State};
use crate::law::RuleId;
use crate::quiz::Asked;
use crate::rule;

/// The misconceptions of a family:
///
/// ```text
/// /// What somebody believes.
/// NAME: "name", "the.rule.that.refutes.it"
///     unless "a.rule", "another"     // these refute it where a ruling rests on one of them,
///     or "a.rule", "another",        // these where it rests on one of them and not on the first
///     if Claim {                     // the story must tell of this (`Premise`)
///     Measures(|it| it.fifty = 50)   // a `Change`; or unknown provisions, `Without [..]`; or
/// }                                  // others instead, `Instead [..], ["rule"] |case| ..`
/// ```
macro_rules! misconceptions {
    ($($(#[$doc:meta])* $name:ident: $id:literal, $rule:literal
        $(unless $($first:literal),+)? $(or $($other:literal),+)? $(, if $premise:ident)?
        { $($change:tt)+ }
    )+) => {
        $($(#[$doc])*
        pub static $name: Misconception = Misconception {
            id: $id,
            refuted_by: rule!($rule),
            refuted_first_by: &[$($(rule!($first)),+)?],
            refuted_also_by: &[$($(rule!($other)),+)?],
            premise: misconceptions!(@premise $($premise)?),
            change: misconceptions!(@change $($change)+),
            provisions: OnceLock::new(),
        };)+

        /// Every misconception of the family.
        pub(super) static ALL: &[&Misconception] = &[$(&$name),+];
    };
    (@premise) => { Premise::Nothing };
    (@premise $premise:ident) => { Premise::$premise };
    (@change Without [$($unknown:path),+]) => {
        Change::Provisions { unknown: &[$(&$unknown),+], believed: &[] }
    };
    (@change Instead [$($unknown:path),*], $([$($rule:literal),+] $judge:expr),+) => {
        Change::Provisions {
            unknown: &[$(&$unknown),*],
            believed: &[$(&belief(&[$(rule!($rule)),+], $judge)),+],
        }
    };
    (@change Instead $unknown:ident, $([$($rule:literal),+] $judge:expr),+) => {
        Change::Provisions {
            unknown: &$unknown,
            believed: &[$(&belief(&[$(rule!($rule)),+], $judge)),+],
        }
    };
    (@change $kind:ident($change:expr)) => { Change::$kind($change) };
}

mod adjourned;
mod chess960;
mod claims;
mod combined;
mod conduct;
mod endings;
mod flags;
mod illegal;
mod increment;
mod late;
mod offers;
mod points;
mod premise;
mod quickplay;
mod repetition;
mod resumed;
mod start;
mod touch;

pub use adjourned::*;
pub use chess960::*;
pub use claims::*;
pub use combined::*;
pub use conduct::*;
pub use endings::*;
pub use flags::*;
pub use illegal::*;
pub use increment::*;
pub use late::*;
pub use offers::*;
pub use points::*;
pub use quickplay::*;
pub use repetition::*;
pub use resumed::*;
pub use start::*;
pub use touch::*;

use premise::Premise;

/// Every misconception, by family.
pub static MISCONCEPTIONS: LazyLock<Vec<&'static Misconception>> = LazyLock::new(|| {
    let families = [
        repetition::ALL,
        claims::ALL,
        offers::ALL,
        illegal::ALL,
        start::ALL,
        flags::ALL,
        quickplay::ALL,
        increment::ALL,
        adjourned::ALL,
        resumed::ALL,
        late::ALL,
        touch::ALL,
        endings::ALL,
        conduct::ALL,
        combined::ALL,
        points::ALL,
        chess960::ALL,
    ];
    families.concat()
});

/// How the Laws are taken for something else.
pub enum Change {
    /// A threshold or a predicate is another.
    Parameters(fn(&mut RuleParameters)),
    /// The event's regulations are taken for others.
    Setting(fn(&mut Setting)),
    /// What happened is taken for something else.
    Story(fn(&mut State, &mut Vec<Event>)),
    /// What somebody does is taken for something else.
    Acts(fn(&mut Act)),
    /// Such acts are taken for nothing.
    Unheard(fn(&Act) -> bool),
    /// Provisions are unknown, and others are believed in.
    Provisions {
        /// Those of the Laws that are unknown.
        unknown: &'static [&'static Provision],
        /// Those that the Laws do not have.
        believed: &'static [&'static Provision],
    },
}

/// A named misconception.
pub struct Misconception {
    /// Its stable name.
    pub id: &'static str,
    /// The rule that refutes it; see [`Misconception::refuted_amid`].
    pub refuted_by: RuleId,
    refuted_first_by: &'static [RuleId],
    refuted_also_by: &'static [RuleId],
    premise: Premise,
    change: Change,
    provisions: OnceLock<Vec<&'static Provision>>,
}

/// The misconception of a name.
pub fn misconception(id: &str) -> Option<&'static Misconception> {
    MISCONCEPTIONS.iter().copied().find(|known| known.id == id)
}

impl fmt::Debug for Misconception {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Misconception {
    fn eq(&self, other: &Misconception) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Misconception {
    /// The rule that refutes it in a story whose ruling cites some rules.
    pub fn refuted_amid(&self, cited: &[RuleId]) -> RuleId {
        let own = [self.refuted_by];
        let candidates = self.refuted_first_by.iter().chain(&own);
        let mut candidates = candidates.chain(self.refuted_also_by);
        let found = candidates.find(|rule| cited.contains(rule));
        found.copied().unwrap_or(self.refuted_by)
    }

    /// Whether it says that a draw comes by itself where it has to be claimed.
    pub fn needs_no_claim(&self) -> bool {
        [&THREEFOLD_AUTOMATIC, &FIFTY_AUTOMATIC].contains(&self)
    }

    /// Whether a ruling takes more than this belief: whoever thinks that a first illegal move loses
    /// thinks of a loss, and not of a draw since the opponent can't mate.
    pub fn is_half_believed(&self, misled: &Ruling) -> bool {
        let drawn = |ending: Ending| ending.outcome == Outcome::Draw;
        *self == FIRST_ILLEGAL_LOSES && misled.ending().is_some_and(drawn)
    }

    /// Whether it is about what becomes of the offer that a claim is.
    pub fn is_about_offers(&self) -> bool {
        let such = [
            &CLAIM_NEEDS_CONSENT,
            &CLAIM_IS_NO_OFFER,
            &WRONG_CLAIM_IS_VOID,
        ];
        such.contains(&self)
    }

    /// Whether what it is mistaken about happens in a story, or is asked about.
    pub fn arises(&self, scenario: &Scenario, ruling: &Ruling, asked: Asked) -> bool {
        self.premise.holds(scenario, ruling, asked)
    }

    /// The provisions as this misconception knows them.
    pub fn provisions(&'static self) -> &'static [&'static Provision] {
        let Change::Provisions { unknown, believed } = self.change else {
            return PROVISIONS;
        };
        self.provisions.get_or_init(|| {
            let known = PROVISIONS.iter().filter(|it| !it.is_in(unknown));
            known.chain(believed).copied().collect()
        })
    }

    /// Whether it can't matter: it only leaves out what did not speak anyway.
    pub fn changes_nothing(&self, ruling: &Ruling) -> bool {
        match self.change {
            Change::Provisions {
                unknown,
                believed: [],
            } => !ruling
                .decisions()
                .any(|decision| decision.provision.is_in(unknown)),
            _ => false,
        }
    }

    /// How somebody who holds it rules on events that follow a state; none where that is no
    /// ruling at all.
    pub fn rule(&'static self, state: &State, events: &[Event]) -> Option<Ruling> {
        let mut state = state.clone();
        let mut events = events.to_vec();
        match self.change {
            Change::Parameters(vary) => vary(&mut Arc::make_mut(&mut state.setting).parameters),
            Change::Setting(vary) => vary(Arc::make_mut(&mut state.setting)),
            Change::Story(vary) => vary(&mut state, &mut events),
            Change::Acts(vary) => events.iter_mut().for_each(|event| vary(&mut event.act)),
            Change::Unheard(is) => events.retain(|event| !is(&event.act)),
            Change::Provisions { .. } => {}
        }
        rule_from(self.provisions(), Box::default(), state, &events).ok()
    }
}

/// A provision that people believe in.
const fn belief(rules: &'static [RuleId], judge: fn(&Case<'_>) -> Option<Opinion>) -> Provision {
    Provision {
        name: "believed",
        rules,
        judge: Judge::Always(judge),
        ..Provision::DEFAULT
    }
}

/// What a provision that people believe in says: nobody is told the reason.
fn says(effect: Effect) -> Opinion {
    Opinion::new(Message::new("misconception-believed")).with(effect)
}

/// Seconds for a clock, or off it.
fn clock(side: Color, seconds: i64) -> Effect {
    Effect::Clock { side, seconds }
}

/// The game ends like that.
fn end(outcome: Outcome, termination: Termination) -> Opinion {
    says(Effect::End(Ending {
        outcome,
        termination,
    }))
}
