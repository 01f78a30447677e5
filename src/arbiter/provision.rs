//! Provisions: the rules as units.

use super::{Case, Opinion, Topics};
use crate::law::{Edition, RuleId};

/// The phases of a game that a provision may speak in.
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

/// A provision of the Laws that can be carried out.
pub trait Provision: Sync {
    /// Its name, unique among the provisions.
    fn name(&self) -> &'static str;

    /// The rules that it executes or rests its opinions on, the one it is named after first.
    fn rules(&self) -> &'static [RuleId];

    /// The editions it is in force in.
    fn editions(&self) -> &'static [Edition] {
        &Edition::ALL
    }

    /// The provisions that give way where this one speaks.
    fn overrides(&self) -> &'static [&'static dyn Provision] {
        &[]
    }

    /// When it may have anything to say.
    fn phase(&self) -> Phase {
        Phase::Play
    }

    /// The topics it may speak to; it is not asked about others.
    fn topics(&self) -> Topics {
        Topics::ALL
    }

    /// What it says about a moment.
    fn judge(&self, case: &Case<'_>) -> Option<Opinion>;
}

macro_rules! provisions {
    ($($path:path),+ $(,)?) => {
        /// Every provision, in the order of the Laws.
        pub static PROVISIONS: &[&dyn Provision] = &[$(&$path),+];
    };
}

use super::{
    appendices, article4, article5, article6, article7, article8, article9, article12, guideline1,
    guideline3, over,
};

provisions![
    article4::contact::Adjustment,
    article4::contact::OtherContact,
    article4::contact::NotOnMove,
    article4::contact::NothingTouched,
    article4::touch::Touched,
    article4::breach::MovedAgainstTouch,
    article4::breach::MovedOn,
    article4::breach::Complaint,
    article4::breach::ComplaintTooLate,
    article4::promotion::ChoiceFinal,
    article5::checkmate::Checkmate,
    article5::stalemate::Stalemate,
    article5::dead_position::DeadPosition,
    article5::resignation::Resignation,
    article5::resignation::ResignationUnwinnable,
    article5::agreement::Agreement,
    article5::agreement::AgreementTooEarly,
    article6::press::Reply,
    article6::press::NextMade,
    article6::press::LatePress,
    article6::press::OtherHand,
    article6::press::Completed,
    article6::flag::Unnoticed,
    article6::flag::FlagLoss,
    article6::flag::FlagUnwinnable,
    article6::flag::PeriodReached,
    article6::flag::FlagComplaintUnfounded,
    article6::stop::PlayerStop,
    article6::stop::StopWithoutReason,
    article6::stop::StopDecided,
    article6::setting::WrongSetting,
    article6::arrival::DefaultTime,
    article6::arrival::BothTooLate,
    article6::arrival::BothAbsent,
    article7::illegal::IllegalUnpressed,
    article7::illegal::IllegalMove,
    article7::illegal::FlagAfterIllegal,
    article7::illegal::PromotionUnfinished,
    article7::illegal::PressWithoutMove,
    article7::accident::AccidentalPress,
    article7::illegal::TwoHands,
    article7::void_flag::VoidFlag,
    article7::illegal::Unfounded,
    article7::last_known::LastIdentifiable,
    article7::times::StatedTimes,
    article7::setup::InitialPosition,
    article7::setup::BoardOrientation,
    article7::setup::ColoursReversed,
    article7::displaced::Displaced,
    article7::displaced::NothingDisplaced,
    article7::displaced::DisplacedFound,
    article8::recording::WrittenInAdvance,
    article8::recording::RecordingWaived,
    article8::recording::RecordingDuty,
    article8::signature::Signed,
    article8::signature::DecidedOtherwise,
    article9::offer::Offer,
    article9::offer::OfferBarred,
    article9::condition::Condition,
    article9::condition::ConditionalOfferVoid,
    article9::condition::Dispute,
    article9::offer::Withdrawal,
    article9::offer::Rejection,
    article9::offer::RejectionByTouch,
    article9::offer::NothingToAccept,
    article9::offer::AgreementBarred,
    article9::offer::Consent,
    article9::threefold::ThreefoldCurrent,
    article9::threefold::ThreefoldIntended,
    article9::fifty::FiftyCurrent,
    article9::fifty::FiftyIntended,
    article9::procedure::NotHavingTheMove,
    article9::procedure::BeforeOpening,
    article9::procedure::RightLost,
    article9::procedure::ScreenOnly,
    article9::procedure::NotWritten,
    article9::procedure::ClockNotRunning,
    article9::procedure::ClaimWithdrawal,
    article9::automatic::Fivefold,
    article9::automatic::SeventyFive,
    article9::automatic::Overlooked,
    article9::automatic::NotYet,
    article12::unasked::Unasked,
    appendices::illegal::TooLate,
    appendices::illegal::IllegalPosition,
    appendices::illegal::StillIllegal,
    appendices::after_ten::SetUpAccepted,
    appendices::after_ten::ClockAccepted,
    appendices::recording::NoRecording,
    guideline1::sealing::OrderToSeal,
    guideline1::sealing::Sealing,
    guideline1::sealing::SealedOnBoard,
    guideline1::sealing::SealedAlready,
    guideline1::sealing::EarlyAdjournment,
    guideline1::sealing::Closed,
    guideline1::envelope::EnvelopeChecked,
    guideline1::envelope::NothingToOpen,
    guideline1::opening::SealedMove,
    guideline1::opening::SealedAmbiguous,
    guideline1::opening::SealedIllegal,
    guideline1::opening::SealedUnintelligible,
    guideline1::opening::SealedUnwinnable,
    guideline1::resumption::ReplierPresent,
    guideline1::resumption::SealerAbsent,
    guideline1::resumption::ReplierAbsent,
    guideline1::resumption::LateForResumption,
    guideline1::resumption::BothAbsent,
    guideline1::lost::EnvelopeLost,
    guideline1::lost::PositionUnknown,
    guideline1::lost::StatedMove,
    guideline1::lost::ClockReading,
    guideline1::before::EndedBefore,
    guideline3::gate::NotAnnounced,
    guideline3::gate::OutOfScope,
    guideline3::flags::BothFlags,
    guideline3::flags::OneFlagFirst,
    guideline3::increment::IncrementRequest,
    guideline3::increment::IncrementDecision,
    guideline3::increment::IncrementNotAvailable,
    guideline3::claim::QuickplayClaim,
    guideline3::claim::QuickplayNotAvailable,
    guideline3::claim::QuickplayDecision,
    guideline3::claim::PostponedFlag,
    guideline3::unsupervised::UnsupervisedClaim,
    guideline3::unsupervised::UnsupervisedNotAvailable,
    guideline3::unsupervised::Concluded,
    guideline3::unsupervised::Referral,
    over::GameOver,
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_are_unique_and_overrides_are_listed() {
        let names: BTreeSet<_> = PROVISIONS.iter().map(|unit| unit.name()).collect();
        assert_eq!(names.len(), PROVISIONS.len());
        for unit in PROVISIONS {
            for other in unit.overrides() {
                assert!(
                    names.contains(other.name()),
                    "{} -> {}",
                    unit.name(),
                    other.name()
                );
                assert_ne!(other.name(), unit.name());
                let back = other
                    .overrides()
                    .iter()
                    .any(|back| back.name() == unit.name());
                assert!(
                    !back,
                    "{} and {} override each other",
                    unit.name(),
                    other.name()
                );
            }
        }
    }

    #[test]
    fn every_rule_of_a_unit_is_in_force_in_one_of_its_editions() {
        for unit in PROVISIONS {
            assert!(!unit.rules().is_empty(), "{}", unit.name());
            for rule in unit.rules() {
                let in_force = unit
                    .editions()
                    .iter()
                    .any(|edition| rule.number(*edition).is_some());
                assert!(in_force, "{}: {rule}", unit.name());
            }
        }
    }
}
