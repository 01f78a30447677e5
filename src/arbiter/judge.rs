//! What a provision speaks about, and the function that is handed it.

use shakmaty::Color;

use super::article5::{CountingPosition, arisen};
use super::article6::flag::fallen;
use super::article7::charge::points_out;
use super::article7::setup;
use super::article9::claim::{DrawClaim, any_claimed};
use super::guideline3::is_quickplay;
use super::{Case, Opinion};
use crate::game::moment::{self, Moment};
use crate::game::scenario::{self, Hand, Intent};
use crate::game::{Movement, Who};

type Says = Option<Opinion>;

/// The function by which a provision judges a case, by what it speaks about: it is asked where
/// that happens, and is handed it.
#[derive(Clone, Copy)]
pub enum Judge {
    /// Whatever happens.
    Always(fn(&Case<'_>) -> Says),
    /// A position on the board that counts.
    Position(fn(&Case<'_>, CountingPosition<'_>) -> Says),
    /// A piece is touched.
    Touch(fn(&Case<'_>, Color, Intent) -> Says),
    /// A piece is let go, and no move is made by it.
    Release(fn(&Case<'_>, Color, &Movement) -> Says),
    /// A move is made.
    Made(fn(&Case<'_>, Color, &Movement) -> Says),
    /// The clock is pressed.
    Press(fn(&Case<'_>, Color, Hand, moment::Press) -> Says),
    /// Anybody does or says something that makes no moment of its own.
    Act(fn(&Case<'_>, &scenario::Act) -> Says),
    /// A player does.
    Done(fn(&Case<'_>, Color, &scenario::Act) -> Says),
    /// A move is written down: the text, and whether it stands there letter by letter.
    Write(fn(&Case<'_>, Color, &str, bool) -> Says),
    /// A player stops writing.
    StopRecording(fn(&Case<'_>, Color) -> Says),
    /// A player stops the clocks, with the reason that he gives.
    Stop(fn(&Case<'_>, Color, Option<&str>) -> Says),
    /// A draw is offered, maybe on a condition.
    Offer(fn(&Case<'_>, Color) -> Says),
    /// A draw offer is accepted.
    Accept(fn(&Case<'_>, Color) -> Says),
    /// A player resigns.
    Resign(fn(&Case<'_>, Color) -> Says),
    /// A draw is claimed under 9.2 or 9.3, or such a claim is gone on with.
    Claim(fn(&Case<'_>, DrawClaim<'_>) -> Says),
    /// What only Guidelines III give is asked for: an increment, or a draw by a claim.
    Quickplay(fn(&Case<'_>, Color, Option<&scenario::Claim>) -> Says),
    /// A fallen flag is pointed at: whose it is, and whether a player points at it.
    Flag(fn(&Case<'_>, Color, bool) -> Says),
    /// An illegal move is pointed at.
    IllegalMove(fn(&Case<'_>) -> Says),
    /// Something is found out during the game.
    Discovery(fn(&Case<'_>, &setup::Discovery) -> Says),
    /// Somebody behaves in some way.
    Conduct(fn(&Case<'_>, Who, &scenario::Conduct) -> Says),
    /// A player comes, or is not there.
    Attend(fn(&Case<'_>, Color, &scenario::Act) -> Says),
    /// The arbiter finds or decides.
    Find(fn(&Case<'_>, &scenario::Finding) -> Says),
}

impl Judge {
    /// What it says about a case; nothing if the case is not its own.
    pub fn ask(self, case: &Case<'_>) -> Option<Opinion> {
        use Judge::*;
        match (self, case.moment) {
            (Always(judge), _) => judge(case),
            (Position(judge), _) => judge(case, arisen(case)?),
            (IllegalMove(judge), _) => points_out(case).then(|| judge(case))?,
            (Flag(judge), _) => {
                let (side, claimed) = fallen(case)?;
                judge(case, side, claimed)
            }
            (Touch(judge), Moment::Touched { by, intent, .. }) => judge(case, *by, *intent),
            (Release(judge), Moment::Released { by, movement, .. }) => judge(case, *by, movement),
            (Made(judge), Moment::Made { by, movement, .. }) => judge(case, *by, movement),
            (Press(judge), Moment::Pressed { by, hand, press }) => judge(case, *by, *hand, *press),
            (_, Moment::Happened) => self.ask_of(case, &case.event?.act),
            _ => None,
        }
    }

    fn ask_of(self, case: &Case<'_>, act: &scenario::Act) -> Option<Opinion> {
        use Judge::*;
        use scenario::Act as Is;
        match (self, act) {
            (Act(judge), _) => judge(case, act),
            (Done(judge), _) => judge(case, case.player()?, act),
            (Write(judge), Is::Write { text, verbatim }) => {
                judge(case, case.player()?, text, *verbatim)
            }
            (StopRecording(judge), Is::StopRecording)
            | (Offer(judge), Is::Offer | Is::ConditionalOffer { .. })
            | (Accept(judge), Is::Accept)
            | (Resign(judge), Is::Resign) => judge(case, case.player()?),
            (Stop(judge), Is::StopClocks { reason }) => {
                judge(case, case.player()?, reason.as_deref())
            }
            (Claim(judge), Is::Claim(_) | Is::Check | Is::States { .. }) => {
                judge(case, any_claimed(case)?)
            }
            (Quickplay(judge), Is::RequestIncrement) => judge(case, case.player()?, None),
            (Quickplay(judge), Is::Claim(claim)) if is_quickplay(claim.basis) => {
                judge(case, case.player()?, Some(claim))
            }
            (Discovery(judge), Is::Discover { .. }) => {
                judge(case, &setup::Discovery::by(act, case)?)
            }
            (Conduct(judge), Is::Conduct(conduct)) => judge(case, case.event?.who, conduct),
            (Attend(judge), Is::Arrive { .. } | Is::Present | Is::Absent | Is::NoShow) => {
                judge(case, case.player()?, act)
            }
            (Find(judge), Is::Find(finding)) => judge(case, finding),
            _ => None,
        }
    }
}
