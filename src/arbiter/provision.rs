//! Provisions: the rules of the Laws as data.
//!
//! A provision is a `static` with a name, the rules it rests on, the editions it is in force in,
//! the provisions that it overrides, and the function that judges a case. To add one: a file, a
//! line in [`PROVISIONS`], its words in `locales/` and its cases in `tests/cases`.

use super::{
    Case, Judge, Opinion, appendices, appendix_c, appendix_d, article4, article5, article6,
    article7, article8, article9, article11, article12, guideline1, guideline2, guideline3, over,
};
use crate::law::{Editions, RuleId};

/// When a provision applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// While the game goes on.
    Play,
    /// When it is over.
    End,
    /// At any time.
    Any,
}

impl Phase {
    /// Whether it covers a game that is over, or one that is not.
    pub fn covers(self, over: bool) -> bool {
        match self {
            Phase::Play => !over,
            Phase::End => over,
            Phase::Any => true,
        }
    }
}

/// A provision of the Laws that can be carried out. Two provisions are the same if they are the
/// same `static` ([`Provision::is`]).
pub struct Provision {
    /// Its name, unique among the provisions.
    pub name: &'static str,
    /// The rules that it carries out, the one it is named after first. What else an opinion
    /// cites is said there. One that cites nothing rests on these.
    pub rules: &'static [RuleId],
    /// The editions it is in force in.
    pub editions: Editions,
    /// The provisions that give way where this one has an opinion.
    pub overrides: &'static [&'static Provision],
    /// When it applies.
    pub phase: Phase,
    /// What it says about a case; nothing if the case is not its own.
    pub judge: Judge,
}

impl Provision {
    /// What most provisions have in common: `..Provision::DEFAULT`.
    pub const DEFAULT: Provision = Provision {
        name: "",
        rules: &[],
        editions: Editions::ALL,
        overrides: &[],
        phase: Phase::Play,
        judge: Judge::Always(|_| None),
    };

    /// Whether it is this provision.
    pub fn is(&self, other: &Provision) -> bool {
        std::ptr::eq(self, other)
    }

    /// Whether it is among these.
    pub fn is_in(&self, provisions: &[&Provision]) -> bool {
        provisions.iter().any(|other| self.is(other))
    }

    /// Its opinion about a case.
    pub fn opinion(&self, case: &Case<'_>) -> Option<Opinion> {
        let opinion = self.judge.ask(case)?;
        Some(if opinion.cites.is_empty() {
            opinion.citing(self.rules)
        } else {
            opinion
        })
    }
}

/// Every provision, in the order of the Laws.
pub static PROVISIONS: &[&Provision] = &[
    &article4::contact::ADJUSTMENT,
    &article4::contact::OTHER_CONTACT,
    &article4::contact::NOT_ON_MOVE,
    &article4::contact::NOTHING_TOUCHED,
    &article4::touch::TOUCHED,
    &article4::breach::MOVED_AGAINST_TOUCH,
    &article4::breach::MOVED_ON,
    &article4::breach::COMPLAINT,
    &article4::breach::COMPLAINT_TOO_LATE,
    &article4::promotion::CHOICE_FINAL,
    &article4::unfinished::BEGUN,
    &article4::unfinished::NOT_FINISHED_YET,
    &article4::unfinished::PRESSED_UNFINISHED,
    &article5::checkmate::CHECKMATE,
    &article5::stalemate::STALEMATE,
    &article5::dead_position::DEAD_POSITION,
    &article5::resignation::RESIGNATION,
    &article5::resignation::RESIGNATION_UNWINNABLE,
    &article5::agreement::AGREEMENT,
    &article5::agreement::AGREEMENT_TOO_EARLY,
    &article6::press::REPLY,
    &article6::press::NEXT_MADE,
    &article6::press::LATE_PRESS,
    &article6::press::OTHER_HAND,
    &article6::press::COMPLETED,
    &article6::flag::UNNOTICED,
    &article6::flag::FLAG_STOPPED,
    &article6::flag::FLAG_LOSS,
    &article6::flag::FLAG_UNWINNABLE,
    &article6::flag::PERIOD_REACHED,
    &article6::flag::FLAG_COMPLAINT_UNFOUNDED,
    &article6::stop::PLAYER_STOP,
    &article6::stop::STOP_WITHOUT_REASON,
    &article6::stop::STOP_UNEXPLAINED,
    &article6::stop::STOP_DECIDED,
    &article6::setting::WRONG_SETTING,
    &article6::arrival::DEFAULT_TIME,
    &article6::arrival::BOTH_TOO_LATE,
    &article6::arrival::BOTH_ABSENT,
    &article6::arrival::LATENESS_EXCUSED,
    &article7::illegal::ILLEGAL_UNPRESSED,
    &article7::illegal::ILLEGAL_MOVE,
    &article7::illegal_before_flag::ILLEGAL_BEFORE_FLAG,
    &article7::unnoticed::ILLEGAL_RELEASED,
    &article7::unnoticed::ILLEGAL_UNFOUND,
    &article7::unnoticed::IRREGULAR_ANSWERED,
    &article7::illegal::PROMOTION_UNFINISHED,
    &article7::illegal::PRESS_WITHOUT_MOVE,
    &article7::accident::ACCIDENTAL_PRESS,
    &article7::illegal::TWO_HANDS,
    &article7::void_flag::VOID_FLAG,
    &article7::illegal::UNFOUNDED,
    &article7::last_known::LAST_IDENTIFIABLE,
    &article7::times::STATED_TIMES,
    &article7::setup::INITIAL_POSITION,
    &article7::setup::BOARD_ORIENTATION,
    &article7::setup::COLOURS_REVERSED,
    &article7::displaced::DISPLACED,
    &article7::displaced::NOTHING_DISPLACED,
    &article7::displaced::DISPLACED_FOUND,
    &appendix_c::written::IN_ADVANCE,
    &appendix_c::written::RECORDED,
    &appendix_c::written::WRITTEN,
    &article8::recording::RECORDING_WAIVED,
    &article8::recording::RECORDING_DUTY,
    &article8::sheet::SHEET,
    &article8::sheet::BEHIND,
    &article8::reconstruction::COUNT_UNKNOWN,
    &article8::reconstruction::SHEETS_OUTDATED,
    &article8::reconstruction::RECONSTRUCTED,
    &article8::signature::SIGNED,
    &article8::signature::DISPUTE_FOUND,
    &article8::signature::DECIDED_OTHERWISE,
    &article9::offer::OFFER,
    &article9::offer::OFFER_BARRED,
    &article9::condition::CONDITION,
    &article9::condition::CONDITIONAL_OFFER_VOID,
    &article9::condition::DISPUTE,
    &article9::offer::WITHDRAWAL,
    &article9::offer::REJECTION,
    &article9::offer::REJECTION_BY_TOUCH,
    &article9::offer::NOTHING_TO_ACCEPT,
    &article9::offer::AGREEMENT_BARRED,
    &article9::offer::CONSENT,
    &article9::threefold::THREEFOLD_CURRENT,
    &article9::threefold::THREEFOLD_INTENDED,
    &article9::fifty::FIFTY_CURRENT,
    &article9::fifty::FIFTY_INTENDED,
    &article9::right_to_claim::NOT_HAVING_THE_MOVE,
    &article9::right_to_claim::BEFORE_OPENING,
    &article9::right_to_claim::RIGHT_LOST,
    &article9::right_to_claim::SCREEN_ONLY,
    &article9::right_to_claim::NOT_WRITTEN,
    &article9::right_to_claim::CLOCK_NOT_RUNNING,
    &article9::right_to_claim::WHICH_MOVE,
    &article9::right_to_claim::CLAIM_UNCHECKED,
    &article9::right_to_claim::NOTHING_TO_CHECK,
    &article9::right_to_claim::CLAIM_WITHDRAWAL,
    &article9::automatic::FIVEFOLD,
    &article9::automatic::SEVENTY_FIVE,
    &article9::automatic::OVERLOOKED,
    &article9::automatic::NOT_YET,
    &article11::device::DEVICE,
    &article11::misconduct::LEAVING,
    &article11::misconduct::MISCONDUCT,
    &article11::refusal::REFUSAL,
    &article11::refusal::OPPONENT_SCORE,
    &article11::spectator::AFTER_THE_GAME,
    &article11::spectator::OUTSIDER,
    &article11::inquiry::INQUIRY,
    &article11::inquiry::APPEAL,
    &article12::outside::DISTURBANCE,
    &article12::outside::EXTRA_TIME,
    &article12::outside::REPORT,
    &article12::outside::TIPPED,
    &article12::outside::TOLD,
    &article12::outside::KEEPS_OUT,
    &article12::outside::SEEN_NOT_RECORDING,
    &article12::penalty::PENALTY,
    &article12::unasked::UNASKED,
    &article7::illegal::CAUSE_UNKNOWN,
    &appendices::illegal::TOO_LATE,
    &appendices::illegal::ILLEGAL_POSITION,
    &appendices::illegal::STILL_ILLEGAL,
    &appendices::agreed::TAKEN_BACK,
    &article11::misconduct::CONDUCT_COMPLAINT,
    &appendices::after_ten::SET_UP_ACCEPTED,
    &appendices::after_ten::CLOCK_ACCEPTED,
    &appendices::after_ten::SCHEDULE,
    &appendices::recording::NO_RECORDING,
    &appendix_d::spoken::APERTURE,
    &appendix_d::spoken::UNANNOUNCED,
    &appendix_d::spoken::PRESSED_UNANNOUNCED,
    &appendix_d::spoken::ANNOUNCED,
    &appendix_d::boards::BOARDS_DIFFER,
    &appendix_d::assistant::ASSISTANT,
    &appendix_d::assistant::ASSISTANT_CLAIMS,
    &guideline1::sealing::ORDER_TO_SEAL,
    &guideline1::sealing::SEALING,
    &guideline1::sealing::SEALED_ON_BOARD,
    &guideline1::sealing::SEALED_ALREADY,
    &guideline1::sealing::EARLY_ADJOURNMENT,
    &guideline1::sealing::CLOSED,
    &guideline1::envelope::ENVELOPE_CHECKED,
    &guideline1::envelope::NOTHING_TO_OPEN,
    &guideline1::opening::SEALED_MOVE,
    &guideline1::opening::SEALED_AMBIGUOUS,
    &guideline1::opening::SEALED_ILLEGAL,
    &guideline1::opening::SEALED_UNINTELLIGIBLE,
    &guideline1::opening::SEALED_UNWINNABLE,
    &guideline1::resumption::REPLIER_PRESENT,
    &guideline1::resumption::SEALER_ABSENT,
    &guideline1::resumption::REPLIER_ABSENT,
    &guideline1::resumption::LATE_FOR_RESUMPTION,
    &guideline1::resumption::BOTH_ABSENT,
    &guideline1::lost::ENVELOPE_LOST,
    &guideline1::lost::POSITION_UNKNOWN,
    &guideline1::lost::STATED_MOVE,
    &guideline1::lost::CLOCK_READING,
    &guideline1::before::ENDED_BEFORE,
    &guideline2::castling::CASTLING,
    &guideline2::castling::CASTLING_ILLEGAL,
    &guideline2::start::STARTING_POSITION,
    &guideline3::gate::NOT_ANNOUNCED,
    &guideline3::gate::OUT_OF_SCOPE,
    &guideline3::flags::BOTH_FLAGS,
    &guideline3::flags::ONE_FLAG_FIRST,
    &guideline3::increment::INCREMENT_REQUEST,
    &guideline3::increment::INCREMENT_DECISION,
    &guideline3::increment::INCREMENT_NOT_AVAILABLE,
    &guideline3::claim::QUICKPLAY_CLAIM,
    &guideline3::claim::QUICKPLAY_NOT_AVAILABLE,
    &guideline3::claim::QUICKPLAY_DECISION,
    &guideline3::claim::POSTPONED_FLAG,
    &guideline3::unsupervised::UNSUPERVISED_CLAIM,
    &guideline3::unsupervised::UNSUPERVISED_NOT_AVAILABLE,
    &guideline3::unsupervised::CONCLUDED,
    &guideline3::unsupervised::REFERRAL,
    &over::GAME_OVER,
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::law::Edition;

    #[test]
    fn names_are_unique_and_overrides_are_listed() {
        let names: BTreeSet<_> = PROVISIONS.iter().map(|unit| unit.name).collect();
        assert_eq!(names.len(), PROVISIONS.len());
        for unit in PROVISIONS {
            for other in unit.overrides {
                let pair = format!("{} -> {}", unit.name, other.name);
                assert!(other.is_in(PROVISIONS), "{pair}");
                assert!(!other.is(unit), "{pair}");
                assert!(!unit.is_in(other.overrides), "{pair} and back");
            }
        }
    }

    #[test]
    fn every_rule_of_a_unit_is_in_force_in_one_of_its_editions() {
        for unit in PROVISIONS {
            assert!(!unit.rules.is_empty(), "{}", unit.name);
            for rule in unit.rules {
                let in_force = Edition::ALL
                    .into_iter()
                    .any(|edition| unit.editions.contains(edition) && rule.is_in(edition));
                assert!(in_force, "{}: {rule}", unit.name);
            }
        }
    }
}
