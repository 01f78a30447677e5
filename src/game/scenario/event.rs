//! What people do.

use std::borrow::Cow;

use shakmaty::{ByColor, Role, Square};
use smallvec::{SmallVec, smallvec};

use super::act_words::{
    Agreement, Capacity, Disturbance, Inquiry, PieceColour, Remark, SheetAct, Told, Unfinished,
};
use super::conduct::{Announcement, Conduct, Discrepancy, Helper, PenaltyOrder};
use super::words::{
    Basis, Complaint, Decision, EnvelopeItem, Evidence, First, Hand, Intent, Irregularity,
    NoticedBy, Sides, Sight, WhichPeriod, Who, Withdrawn,
};
use crate::game::setting::Points;

/// A draw claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What it rests on.
    pub basis: Basis,
    /// The intended move, in any notation.
    pub intended: Option<Box<str>>,
    /// Whether the move was written down.
    pub written: bool,
    /// What it is shown with.
    pub evidence: Evidence,
    /// Made, and not yet checked.
    pub pending: bool,
    /// III.6: the final position was written down and verified.
    pub position_written: bool,
    /// III.6: an up-to-date score sheet is there.
    pub scoresheet: bool,
}

/// What the arbiter finds or decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Finding {
    /// The decision.
    pub decision: Option<Decision>,
    /// Seconds, or whether time is given at all.
    pub award: Option<Award>,
    /// A.5.4: the position is still illegal after the next move.
    pub still_illegal: Option<bool>,
    /// The sealed text can be read.
    pub readable: Option<bool>,
    /// A clock was pressed by accident.
    pub accidental: Option<bool>,
    /// The schedule would suffer (A.5.1.1).
    pub schedule_affected: Option<bool>,
    /// The clocks were stopped for a valid reason (6.11.4).
    pub valid_reason: Option<bool>,
    /// A refusal was persistent (11.7).
    pub persistent: Option<bool>,
    /// The score of a loser's opponent (11.7, 12.9.6).
    pub opponent_score: Option<Points>,
    /// What was left undone was an oversight.
    pub omitted: Option<bool>,
    /// The position before an irregularity can be established.
    pub position_known: Option<bool>,
    /// The half-move after which the position is certain.
    pub ply: Option<u32>,
    /// The times to be set, in milliseconds (7.1).
    pub clocks_ms: ByColor<Option<i64>>,
}

/// Time that the arbiter gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Award {
    /// Given, as much as the clause says; or not given.
    Given(bool),
    /// That many seconds.
    Seconds(i64),
}

/// One act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A piece is touched.
    Touch {
        /// Where.
        square: Square,
        /// What for.
        intent: Intent,
    },
    /// A piece is moved and let go.
    Move {
        /// The move as told.
        text: MoveText,
        /// How many hands it took.
        hands: u8,
        /// What was touched, in order, if told.
        touched: Vec<Square>,
        /// What is left to be done.
        unfinished: Option<Unfinished>,
    },
    /// A piece is taken off the board.
    Remove {
        /// Where.
        square: Square,
    },
    /// What was left undone is done.
    Finish,
    /// A promotion piece touches its square.
    Place {
        /// Where.
        square: Square,
        /// Which piece.
        piece: Role,
        /// A rook upside down.
        inverted: bool,
        /// Whose colour it has.
        colour: PieceColour,
        /// The pawn that it replaces, where more than one could be meant.
        from: Option<Square>,
        /// The pawn still stands.
        pawn_left: bool,
    },
    /// The clock is pressed.
    Press {
        /// With which hand.
        hand: Hand,
    },
    /// A move is written on the scoresheet.
    Write {
        /// The move.
        text: Box<str>,
        /// Letter by letter as it stands there.
        verbatim: bool,
    },
    /// Something is said aloud.
    Announce(Announcement),
    /// Both clocks are stopped.
    StopClocks {
        /// Why.
        reason: Option<Box<str>>,
    },
    /// A draw is offered.
    Offer,
    /// A draw is offered on a condition.
    ConditionalOffer {
        /// Which.
        condition: Box<str>,
    },
    /// The offer is accepted.
    Accept,
    /// The offer is rejected.
    Decline,
    /// The opponent's claim is said to be wrong.
    Dispute,
    /// Something is to be taken back.
    Withdraw(Withdrawn),
    /// A draw is claimed.
    Claim(Claim),
    /// The arbiter checks the claim that is open.
    Check,
    /// An increment is asked for (III.4).
    RequestIncrement,
    /// The player gives up.
    Resign,
    /// The player's flag falls.
    Flag(NoticedBy),
    /// Both flags are found down.
    Flags {
        /// Which was first.
        first: First,
        /// Which period; where it is not told, the moves completed tell it.
        period: Option<WhichPeriod>,
    },
    /// A player points something out.
    Complain {
        /// What.
        about: Complaint,
        /// Which half-move.
        ply: Option<u32>,
        /// What the clock should show.
        seconds: Option<i64>,
    },
    /// The arbiter sees something.
    Observe {
        /// What.
        what: Sight,
        /// Which half-move.
        ply: Option<u32>,
        /// Whether he saw it happen.
        seen: bool,
    },
    /// An outsider points something out (12.7).
    Report {
        /// What.
        what: Sight,
        /// Which half-move.
        ply: Option<u32>,
        /// To whom.
        to: Told,
        /// Who he is.
        capacity: Capacity,
    },
    /// The arbiter says something to a player.
    Tell(Remark),
    /// A player asks the arbiter.
    Ask(Inquiry),
    /// Both players agree without the arbiter.
    Agree(Agreement),
    /// A player does something with his scoresheet.
    Scoresheet(SheetAct),
    /// The game is replayed on a second board (8.5.3).
    Reconstruct {
        /// The moves completed when the flag fell; none where it can't be found out (8.6).
        moves: Option<ByColor<u32>>,
    },
    /// A helper for a player.
    Assistant(Helper),
    /// How somebody behaves.
    Conduct(Conduct),
    /// A disturbance from outside (12.5).
    Disturb(Disturbance),
    /// The arbiter gives time for it.
    ExtraTime {
        /// To whom.
        to: Sides,
        /// How much.
        seconds: i64,
    },
    /// The arbiter imposes a penalty.
    Penalty(PenaltyOrder),
    /// The last decision is appealed against.
    Appeal,
    /// Two boards show different positions (D.2.9).
    BoardsDiffer(Discrepancy),
    /// A player stops writing.
    StopRecording,
    /// Something is found out during the game.
    Discover {
        /// What.
        fault: Irregularity,
        /// Moves made by then.
        made: Option<ByColor<u32>>,
        /// Moves completed by then.
        completed: Option<ByColor<u32>>,
    },
    /// Pieces are knocked over.
    Displace {
        /// Where.
        squares: Vec<Square>,
    },
    /// The arbiter finds or decides.
    Find(Finding),
    /// Moves are completed by each side.
    PlayOn {
        /// How many.
        moves: u32,
    },
    /// The arbiter orders the next move to be sealed.
    OrderSeal,
    /// A player adjourns before the end of the session.
    Adjourn {
        /// How long before.
        seconds_before_end: i64,
    },
    /// A move is written and put into the envelope.
    Seal {
        /// What is written.
        text: Box<str>,
    },
    /// The arbiter looks at what the envelope shows.
    Envelope {
        /// What it shows.
        shows: Vec<EnvelopeItem>,
    },
    /// The envelope is opened.
    Open,
    /// The envelope is lost.
    EnvelopeMissing {
        /// The position can be restored.
        position_known: bool,
    },
    /// A player arrives.
    Arrive {
        /// How late.
        late_s: i64,
    },
    /// A player is there.
    Present,
    /// A player is not there.
    Absent,
    /// A player never comes.
    NoShow,
    /// The sealer states the move he sealed.
    States {
        /// The move.
        text: Box<str>,
    },
    /// The score sheets are signed.
    Sign {
        /// The result on them.
        result: Box<str>,
    },
}

impl Act {
    /// Whether an irregularity of that kind is found.
    pub fn discovers(&self, wanted: Irregularity) -> bool {
        matches!(self, Act::Discover { fault, .. } if *fault == wanted)
    }
}

/// A move as the scenario tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveText {
    /// In some algebraic notation.
    San(Box<str>),
    /// By squares; it may be illegal.
    Uci {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// Into what.
        promotion: Option<Role>,
    },
}

/// Something that happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who does it.
    pub who: Who,
    /// What is done.
    pub act: Act,
}

impl Event {
    /// The event, or one for each player where both do alike what each does for himself.
    pub fn of_each(&self) -> SmallVec<[Cow<'_, Event>; 2]> {
        let apart = matches!(
            self.act,
            Act::Present | Act::Absent | Act::NoShow | Act::Sign { .. }
        );
        if self.who != Who::Both || !apart {
            return smallvec![Cow::Borrowed(self)];
        }
        let by = |who: Who| {
            let act = self.act.clone();
            Cow::Owned(Event { who, act })
        };
        smallvec![by(Who::White), by(Who::Black)]
    }
}
