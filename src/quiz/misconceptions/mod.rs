//! Misconceptions: engines that each hold the Laws for something else in one point.
//!
//! Each has a name, the rule that refutes it and a [`Variation`] that carries it out; its title
//! and feedback are the messages `misconception-<name>` and `misconception-<name>-feedback`. To
//! add one: a constant in the file of its family, a line in [`MISCONCEPTIONS`], the texts.

mod adjourned;
mod belief;
mod claims;
mod flags;
mod illegal;
mod increment;
mod late;
mod offers;
mod premise;
mod quickplay;
mod repetition;
mod resumed;
mod start;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, LazyLock};

pub use claims::announces_penalty;

use crate::arbiter::{PROVISIONS, Provision, Ruling, rule_from};
use crate::game::scenario::Event;
use crate::game::{Measures, Setting, State};
use crate::law::RuleId;
use crate::rule;

/// How the Laws are taken for something else.
pub enum Variation {
    /// A threshold or a predicate is another.
    Measures(fn(&mut Measures)),
    /// The event's regulations are taken for others.
    Setting(fn(&mut Setting)),
    /// What happened is taken for something else.
    Story(fn(&mut State, &mut Vec<Event>)),
    /// These provisions are unknown.
    Without(&'static [&'static str]),
    /// These provisions are unknown, and others are believed in.
    Instead(&'static [&'static str], &'static [&'static Provision]),
}

/// A named misconception.
pub struct Misconception {
    /// Its stable name.
    pub id: &'static str,
    /// The rule that refutes it; see [`Misconception::refuted_amid`].
    pub refuted_by: RuleId,
    /// What it does to the engine.
    pub variation: Variation,
}

impl fmt::Debug for Misconception {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Misconception {
    fn eq(&self, other: &Misconception) -> bool {
        self.id == other.id
    }
}

macro_rules! misconceptions {
    ($($family:ident :: { $($name:ident),+ $(,)? }),+ $(,)?) => {
        /// Every misconception, by family.
        pub static MISCONCEPTIONS: &[&Misconception] = &[$($(&$family::$name),+),+];

        $(pub use $family::{$($name),+};)+
    };
}

misconceptions![
    repetition::{
        CASTLING_IGNORED, CASTLING_NOT_NOW, EN_PASSANT_IGNORED, EN_PASSANT_ALWAYS,
        IN_SUCCESSION, TWICE_IS_ENOUGH, THREE_REPEATS, THREEFOLD_AUTOMATIC, FIVEFOLD_CLAIMED,
        FIFTY_HALF_MOVES, FIFTY_BY_ONE, FIFTY_WITH_NEXT, FIFTY_AND_ONE, FIFTY_AUTOMATIC, SEVENTY_FIVE_CLAIMED,
        SEVENTY_FIVE_BY_ONE, SEVENTY_FIVE_OVER_MATE, REPETITION_BY_ARBITER, FIFTY_BY_ARBITER,
    },
    claims::{
        INVALID_CLAIM_COSTS, UNANNOUNCED_KEEPS_CLAIM,
        CLAIM_IS_FREE, CLAIM_COSTS_THREE, CLAIM_COSTS_CLAIMANT, PENALTY_ALWAYS_TWO,
        PENALTY_ALWAYS_ONE, TOUCH_KEEPS_CLAIM, CLAIM_BY_EITHER, CLAIM_AFTER_PRESS,
        CLAIM_UNWRITTEN, INTENDED_IGNORED, INTENDED_NOT_BINDING, CLAIM_WITHDRAWN,
        CLAIM_IS_NO_OFFER, WRONG_CLAIM_IS_VOID, SCREEN_SUFFICES, BAR_STOPS_CLAIMS, CLAIM_FREES_TOUCH,
        ADJUSTING_FORFEITS, CLAIM_NEEDS_CONSENT, CLAIM_BY_MOVER, CLAIM_BY_OWN_FIFTY,
        CLAIM_UNHEARD_AFTER_TOUCH,
    },
    offers::{
        OFFER_WITHDRAWN, UNANNOUNCED_KEEPS_OFFER, OFFER_SURVIVES_TOUCH, OFFER_SURVIVES_REFUSAL, OFFER_UNTIMELY_VOID,
        OFFER_ENDS_WITH_PRESS, ADJUSTING_REJECTS, UNANNOUNCED_FREE, AGREEMENT_ALWAYS,
        BARRED_OFFER_WAITS, CONSENT_NEEDS_ACCEPTANCE, BARRED_AGREEMENT_LOSES, BAR_IS_ABSOLUTE, ACCEPTANCE_IS_OFFER,
        TOUCH_ONLY_REJECTS, ANY_TOUCH_BINDS,
    },
    illegal::{
        ILLEGAL_WITHOUT_PRESS, FIRST_ILLEGAL_LOSES, THIRD_ILLEGAL_LOSES, KINDS_COUNTED_APART,
        PLAYERS_COUNTED_TOGETHER, SECOND_ALWAYS_LOSES, MATERIAL_COUNTS, ONLY_FORCED_MATE, LOCKED_IS_DRAWN,
        LATE_ILLEGAL_STANDS, LATE_ILLEGAL_TAKEN_BACK, ILLEGAL_FREES_TOUCH,
        PROMOTION_TAKEN_BACK, TWO_HANDS_HARMLESS, EMPTY_PRESS_HARMLESS, OFFENDER_LOSES_TIME,
        INCREMENT_KEPT, POSITION_LOST_ANNULS, POSITION_LOST_STANDS, POSITION_LOST_DRAWN,
        ILLEGAL_ALWAYS_ONE, SECOND_COSTS_DOUBLE, ARBITER_WAITS, TAKEN_BACK_FREES_TOUCH,
        POSITION_LOST_RESTORED, FIRST_IS_WARNED,
    },
    start::{
        COLOURS_BY_ONE, COLOURS_NEVER_KEPT, COLOURS_ALWAYS_KEPT, SETUP_AFTER_TEN,
        SETUP_NEVER_KEPT, SETUP_BY_ONE, SETUP_PUT_RIGHT, SETUP_DRAWN, SETUP_BY_ARBITER, BOARD_KEPT, BOARD_ALWAYS_RIGHTED,
        COLOURS_BY_ARBITER, COLOURS_DRAWN, DISPLACED_OPPONENTS_TIME, DISPLACED_CLOCKS_STOPPED,
        BOARD_RESTARTS, DISPLACED_IS_ILLEGAL, DISPLACED_STANDS, DISPLACED_BINDS,
        DISPLACED_NEW_GAME, DISPLACED_PUT_RIGHT, DISPLACED_FOUND_ILLEGAL, BOARD_KEPT_EARLY,
        SETUP_ALWAYS_KEPT, SETUP_MAY_CASTLE, TEN_MOVES_ALWAYS,
        DISPLACED_AFTER_END, DISPLACED_CANCELS_RESULT, DISPLACED_LAST_CERTAIN,
    },
    flags::{
        BOTH_FLAGS_DRAW, BOTH_FLAGS_PLAY_ON, BOTH_FLAGS_CANCEL, BOTH_FLAGS_LOSE, BOTH_FLAGS_MOVER_LOSES,
        BOTH_FLAGS_ORDER_IGNORED,
    },
    quickplay::{
        GUIDELINES_ALWAYS, GUIDELINES_WITH_INCREMENT,
        TWO_MINUTES_INCLUDED, FIVE_MINUTES, QUICKPLAY_OFF_MOVE, REJECTION_FREE,
        REJECTION_ONE_MINUTE, REJECTION_LOSES, FLAG_BEFORE_FINDING, REFERRAL_PLAYS_ON,
        CLAIM_DECIDES_AT_ONCE, QUICKPLAY_IS_OFFER, QUICKPLAY_ALWAYS_HEARD, POSTPONED_FLAG_IGNORED, UNSUPERVISED_NO_CLAIM,
        UNSUPERVISED_ALIKE, UNSUPERVISED_IS_OFFER, ONE_MINUTE, REFERRAL_RESUMES, UPHELD_NEEDS_CONSENT,
        UPHELD_BRINGS_INCREMENT, UPHELD_ONLY_LATER,
    },
    increment::{
        INCREMENT_FREE, INCREMENT_ONE_MINUTE, INCREMENT_AT_TWO_MINUTES, INCREMENT_AT_FIVE_MINUTES, INCREMENT_REFUSAL_COSTS, INCREMENT_IS_NO_OFFER, INCREMENT_NEEDS_CONSENT,
    },
    adjourned::{
        SEALED_AMBIGUITY_CHOSEN, SEALED_ILLEGAL_REPLACED, SEALED_PINNED_COUNTS, SEALED_QUEEN,
        SEALED_FINAL_AT_ONCE, SEALED_CHANGED_LATER, SEALED_TEXT_OVER_BOARD, EARLY_IS_FREE,
        SEALED_INVALID_DRAWN, SEALED_SIGNS_NEEDED, SEALED_TWICE_LOSES, SEALED_ON_BOARD_LOSES, EARLY_OPPONENT_GAINS,
        OFFER_AFTER_SEAL_VOID, ENDED_ONLY_AT_RESUMPTION, EARLY_BY_EITHER, SEALED_ALWAYS_LOSES,
        SEALED_UNCLEAR_REPLACED, SEALED_CARELESS_COSTS, SEALED_STILL_COUNTS, SEALED_BOARD_ALWAYS,
    },
    resumed::{
        ABSENT_CLOCK_WAITS, ENVELOPE_LOST_FREES, ENVELOPE_OPENED_ANYWAY, BOTH_ABSENT_SEALER_PAYS,
        ENVELOPE_LOST_ANNULS,
        UNKNOWN_POSITION_DRAWN, READING_ANY_TIME, READING_NEVER, READING_BY_ARBITER, ABSENT_LOSES,
        BOTH_ABSENT_FREE, ENVELOPE_LOST_SEALER_LOSES, CLOSED_UNTIL_BOTH, OFFER_KEEPS_CLOSED,
        READING_FROM_OPPONENT, UNKNOWN_POSITION_CERTAIN, BOTH_ABSENT_UNTIL_FIRST,
    },
    late::{
        LATE_LOSES_ALWAYS, LATE_AT_ONCE, LATE_PLAYS_ON, LATE_LOSES_TIME, LATE_IS_CHARGED,
        LATE_IS_DRAWN,
    },
];

/// The misconception of a name.
pub fn misconception(id: &str) -> Option<&'static Misconception> {
    MISCONCEPTIONS.iter().copied().find(|known| known.id == id)
}

type Units = Vec<&'static Provision>;

/// The provisions of those misconceptions that have others than the Laws.
static VARIED: LazyLock<BTreeMap<&'static str, Units>> = LazyLock::new(|| {
    let kept = |dropped: &'static [&'static str]| {
        PROVISIONS
            .iter()
            .copied()
            .filter(move |unit| !dropped.contains(&unit.name))
    };
    MISCONCEPTIONS
        .iter()
        .filter_map(|known| match known.variation {
            Variation::Without(dropped) => Some((known.id, kept(dropped).collect())),
            Variation::Instead(dropped, believed) => Some((
                known.id,
                kept(dropped).chain(believed.iter().copied()).collect(),
            )),
            _ => None,
        })
        .collect()
});

/// Rules that refute the same mistake in another story: each beside the one that says so there.
const COUNTERPARTS: [(RuleId, RuleId); 13] = [
    (rule!("quickplay.both-flags"), rule!("clock.flag-loss")),
    (
        rule!("irregularity.illegal.penalty"),
        rule!("clock.flag-loss"),
    ),
    (
        rule!("irregularity.illegal.penalty"),
        rule!("adjourn.seal.invalid"),
    ),
    (rule!("draw.threefold"), rule!("draw.fifty")),
    (rule!("draw.threefold"), rule!("draw.automatic.fivefold")),
    (rule!("act.other-contact"), rule!("act.adjust")),
    (
        rule!("draw.threefold.claim-intended"),
        rule!("draw.fifty.claim-intended"),
    ),
    (rule!("act.touch.own"), rule!("act.castle.illegal-intent")),
    (
        rule!("adjourn.resume.replier-absent"),
        rule!("adjourn.resume.replier-present"),
    ),
    (
        rule!("adjourn.envelope-missing"),
        rule!("adjourn.position-unknown"),
    ),
    (
        rule!("irregularity.initial-position"),
        rule!("rapid.after-ten.setup"),
    ),
    (
        rule!("quickplay.claim"),
        rule!("quickplay.unsupervised.referral"),
    ),
    (
        rule!("quickplay.claim"),
        rule!("quickplay.unsupervised.claim"),
    ),
];

/// Misconceptions that another rule refutes wherever a ruling rests on it.
const ELSEWHERE: [(&str, RuleId); 10] = [
    ("invalid-claim-costs", rule!("draw.claim.right-lost-touch")),
    ("ten-moves-always", rule!("blitz.supervised")),
    ("setup-after-ten", rule!("rapid.supervised")),
    ("setup-after-ten", rule!("blitz.supervised")),
    ("late-illegal-stands", rule!("rapid.supervised")),
    ("late-illegal-stands", rule!("blitz.supervised")),
    ("arbiter-waits", rule!("rapid.illegal")),
    ("quickplay-always-heard", rule!("quickplay.scope")),
    (
        "illegal-without-press",
        rule!("irregularity.illegal.promotion-unfinished"),
    ),
    (
        "illegal-without-press",
        rule!("irregularity.illegal.two-hands"),
    ),
];

impl Misconception {
    /// The rule that refutes it in a story whose ruling cites some rules.
    pub fn refuted_amid(&self, cited: &[RuleId]) -> RuleId {
        let elsewhere = |(id, rule): &(&str, RuleId)| *id == self.id && cited.contains(rule);
        if let Some((_, rule)) = ELSEWHERE.into_iter().find(elsewhere) {
            return rule;
        }
        COUNTERPARTS
            .into_iter()
            .find(|(rule, other)| {
                *rule == self.refuted_by && cited.contains(other) && !cited.contains(rule)
            })
            .map_or(self.refuted_by, |(_, other)| other)
    }

    /// Whether it says that a draw comes by itself where it has to be claimed.
    pub fn needs_no_claim(&self) -> bool {
        [&THREEFOLD_AUTOMATIC, &FIFTY_AUTOMATIC].contains(&self)
    }

    /// Whether it is about what becomes of the offer that a claim is.
    pub fn is_about_offers(&self) -> bool {
        [
            &CLAIM_NEEDS_CONSENT,
            &CLAIM_IS_NO_OFFER,
            &WRONG_CLAIM_IS_VOID,
        ]
        .contains(&self)
    }

    /// The provisions as this misconception knows them.
    pub fn provisions(&self) -> &'static [&'static Provision] {
        VARIED.get(self.id).map_or(PROVISIONS, |units| units)
    }

    /// Whether it can't matter: it only leaves out what did not speak anyway.
    pub fn changes_nothing(&self, ruling: &Ruling) -> bool {
        match self.variation {
            Variation::Without(dropped) => !ruling
                .decisions()
                .any(|decision| dropped.contains(&decision.provision.name)),
            _ => false,
        }
    }

    /// How somebody who holds it rules on events that follow a state; none where that is no
    /// ruling at all.
    pub fn rule(&self, state: &State, events: &[Event]) -> Option<Ruling> {
        let mut state = state.clone();
        let mut events = events.to_vec();
        match self.variation {
            Variation::Measures(vary) => vary(&mut Arc::make_mut(&mut state.setting).measures),
            Variation::Setting(vary) => vary(Arc::make_mut(&mut state.setting)),
            Variation::Story(vary) => vary(&mut state, &mut events),
            Variation::Without(_) | Variation::Instead(..) => {}
        }
        rule_from(self.provisions(), Box::default(), state, &events).ok()
    }
}
