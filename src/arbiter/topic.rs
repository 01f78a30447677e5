//! What a moment is about: the index by which provisions are called.
//!
//! A provision says which topics it may speak to ([`super::Provision::topics`]); nobody else is
//! asked. Where debug assertions are on, everybody is asked all the same, and one who speaks out
//! of turn is a bug.

use crate::game::scenario::{Act, Basis, Complaint};
use crate::game::{Event, Moment};

macro_rules! topic_list {
    ($($name:ident),+ $(,)?) => {
        /// What a moment is about: a moment of a move, or an act that is nothing but itself.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Topic { $($name),+ }

        impl Topic {
            /// All of them.
            pub const ALL: [Topic; [$(Topic::$name),+].len()] = [$(Topic::$name),+];
            /// How many there are.
            pub const COUNT: usize = Topic::ALL.len();
        }
    };
}

topic_list![
    Opening,
    Touched,
    TouchedInMove,
    Released,
    Made,
    Pressed,
    RanOut,
    Place,
    Write,
    StopClocks,
    Offer,
    Accept,
    Decline,
    Withdraw,
    ClaimThreefold,
    ClaimFifty,
    ClaimQuickplay,
    RequestIncrement,
    Resign,
    Flag,
    Flags,
    ComplainIllegal,
    ComplainTouch,
    ComplainFlag,
    ComplainClock,
    Observe,
    StopRecording,
    Discover,
    Displace,
    Find,
    PlayOn,
    OrderSeal,
    Adjourn,
    Seal,
    Envelope,
    Open,
    EnvelopeMissing,
    Arrive,
    Present,
    Absent,
    States,
    Sign,
    Other,
];

impl Topic {
    /// The topic of a moment.
    pub fn of(moment: &Moment, event: Option<&Event>) -> Topic {
        match moment {
            Moment::Opening => Topic::Opening,
            Moment::Touched { .. } => match event.map(|event| &event.act) {
                Some(Act::Move { .. }) => Topic::TouchedInMove,
                _ => Topic::Touched,
            },
            Moment::Released { .. } => Topic::Released,
            Moment::Made { .. } => Topic::Made,
            Moment::Pressed { .. } => Topic::Pressed,
            Moment::RanOut { .. } => Topic::RanOut,
            Moment::Happened => event.map_or(Topic::Other, |event| Topic::of_act(&event.act)),
        }
    }

    fn of_act(act: &Act) -> Topic {
        match act {
            // These are moments of a move; by the arbiter's hand they are nothing.
            Act::Touch { .. } | Act::Move { .. } | Act::Press { .. } => Topic::Other,
            Act::Place { .. } => Topic::Place,
            Act::Write { .. } => Topic::Write,
            Act::StopClocks { .. } => Topic::StopClocks,
            Act::Offer | Act::ConditionalOffer { .. } => Topic::Offer,
            Act::Accept => Topic::Accept,
            Act::Decline | Act::Dispute => Topic::Decline,
            Act::Withdraw(_) => Topic::Withdraw,
            Act::Claim(claim) => match claim.basis {
                Basis::Threefold => Topic::ClaimThreefold,
                Basis::Fifty => Topic::ClaimFifty,
                Basis::CannotWin | Basis::NoEffort => Topic::ClaimQuickplay,
            },
            Act::RequestIncrement => Topic::RequestIncrement,
            Act::Resign => Topic::Resign,
            Act::Flag(_) => Topic::Flag,
            Act::Flags { .. } => Topic::Flags,
            Act::Complain { about, .. } => match about {
                Complaint::IllegalMove => Topic::ComplainIllegal,
                Complaint::TouchMove => Topic::ComplainTouch,
                Complaint::Flag => Topic::ComplainFlag,
                Complaint::ClockSetting | Complaint::ClockReading => Topic::ComplainClock,
            },
            Act::Observe { .. } => Topic::Observe,
            Act::StopRecording => Topic::StopRecording,
            Act::Discover { .. } => Topic::Discover,
            Act::Displace { .. } => Topic::Displace,
            Act::Find(_) => Topic::Find,
            Act::PlayOn { .. } => Topic::PlayOn,
            Act::OrderSeal => Topic::OrderSeal,
            Act::Adjourn { .. } => Topic::Adjourn,
            Act::Seal { .. } => Topic::Seal,
            Act::Envelope { .. } => Topic::Envelope,
            Act::Open => Topic::Open,
            Act::EnvelopeMissing { .. } => Topic::EnvelopeMissing,
            Act::Arrive { .. } => Topic::Arrive,
            Act::Present => Topic::Present,
            Act::Absent => Topic::Absent,
            Act::States { .. } => Topic::States,
            Act::Sign { .. } => Topic::Sign,
        }
    }
}

/// A set of topics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topics(u64);

impl Topics {
    /// Everything.
    pub const ALL: Topics = Topics(u64::MAX);

    /// These topics.
    pub const fn of(topics: &[Topic]) -> Topics {
        let mut bits = 0;
        let mut at = 0;
        while at < topics.len() {
            bits |= 1 << topics[at] as u64;
            at += 1;
        }
        Topics(bits)
    }

    /// Whether a topic is among them.
    pub const fn contains(self, topic: Topic) -> bool {
        self.0 & 1 << topic as u64 != 0
    }
}

/// The topics named: `topics![Made, Pressed]`.
macro_rules! topics {
    ($($name:ident),+ $(,)?) => {
        const { $crate::arbiter::topic::Topics::of(&[$($crate::arbiter::topic::Topic::$name),+]) }
    };
}
pub(super) use topics;
