//! The facts a ruling rests on.

use serde::Serialize;
use shakmaty::{Color, Role, Square};

use super::legality::clause;
use crate::game::scenario::EnvelopeItem;
use crate::game::{Fault, TimeClass, Who};
use crate::law::RuleId;
use crate::rule;

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Witness {
    /// The position stood on the board after these half-moves (0 is the start).
    Repetition {
        /// The numbers of the half-moves.
        plies: Vec<usize>,
    },
    /// Half-moves since the last capture or pawn move.
    Quiet {
        /// How many.
        halfmoves: u32,
    },
    /// A line of legal moves that ends in mate.
    Helpmate {
        /// Who mates.
        #[serde(serialize_with = "write_side")]
        winner: Color,
        /// The moves.
        line: Vec<String>,
        /// The position it starts from.
        fen: String,
    },
    /// No line of legal moves ends in mate by this player.
    NoMate {
        /// Who can't mate.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// The search for a mate reached its limit: treated as possible.
    Undetermined {
        /// Whose mate.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// Time on a clock.
    TimeLeft {
        /// Whose.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// Seconds.
        seconds: i64,
    },
    /// Who has the move.
    OnMove {
        /// Who.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// The time control, and the class of play that it makes.
    TimeControl {
        /// As people write it.
        control: String,
        /// Standard, rapid or blitz.
        class: TimeClass,
    },
    /// Whether the event uses III.4.
    IncrementClause {
        /// It does.
        in_use: bool,
    },
    /// What the standard time penalty is, and why.
    Penalty {
        /// Seconds.
        seconds: i64,
        /// Why.
        basis: PenaltyBasis,
        /// The rules that set it.
        rules: Vec<RuleId>,
    },
    /// Pieces touched, in order.
    Touched {
        /// Where.
        #[serde(serialize_with = "write_squares")]
        squares: Vec<Square>,
    },
    /// Moves made by each.
    Made {
        /// By White.
        white: u32,
        /// By Black.
        black: u32,
    },
    /// Moves completed, and moves asked for by the time control.
    Completed {
        /// By whom.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// How many.
        completed: u32,
        /// How many it should be; none means all.
        required: Option<u32>,
    },
    /// What is wrong with a move.
    Faults {
        /// The move, by squares.
        uci: String,
        /// What is wrong.
        faults: Vec<Fault>,
        /// What attacks the king, or a square it would cross.
        #[serde(skip_serializing_if = "Option::is_none")]
        attack: Option<Attack>,
        /// The piece moved.
        #[serde(skip)]
        role: Option<Role>,
        /// Whether the king was in that check before.
        #[serde(skip)]
        still: bool,
        /// What stands where the move would go, or in its way, by the fault that it makes.
        #[serde(skip)]
        in_way: Vec<(Fault, Role, Square)>,
    },
    /// What the touched pieces leave to a player who takes a move back.
    Bound {
        /// Who.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// The moves, in English letters; none where the choice is free.
        moves: Vec<String>,
        /// Whether that is because castling is illegal: the king decides then.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        castling: bool,
        /// What kind of touch it is.
        #[serde(skip)]
        kind: &'static str,
        /// The rule that binds.
        #[serde(skip)]
        rule: Option<RuleId>,
    },
    /// A move that no press has completed is taken back, and the touch still binds.
    TakenBack {
        /// Whose move.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// The rule that binds.
        rule: RuleId,
    },
    /// A claim that has not ended the game stands as a draw offer until it is answered.
    ClaimIsOffer {
        /// Whose claim.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// A pawn could not be captured en passant, so that a position counts as the same.
    EnPassantBarred {
        /// The capture, in English letters.
        played: String,
        /// What the king would have been exposed to.
        attack: Attack,
    },
    /// Positions that look the same and are not.
    Unlike {
        /// The numbers of the half-moves they stood on the board after (0 is the start).
        plies: Vec<usize>,
        /// The capture en passant that was possible then; none where a right to castle was lost
        /// since.
        #[serde(skip_serializing_if = "Option::is_none")]
        en_passant: Option<String>,
    },
    /// Positions with the same pieces on the same squares where the other player had the move.
    OtherTurn {
        /// The numbers of the half-moves they stood on the board after (0 is the start).
        plies: Vec<usize>,
    },
    /// The opponent's move is made and the clock not pressed: this player has the move.
    Unpressed {
        /// Who has the move.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// A second piece that seems to fit a text and may not make the move.
    Twin {
        /// The piece.
        #[serde(serialize_with = "write_role")]
        role: Role,
        /// Where it stands.
        #[serde(serialize_with = "write_square")]
        square: Square,
        /// What its king would be exposed to.
        attack: Attack,
    },
    /// The legal moves that a text fits.
    Reading {
        /// The text.
        text: Box<str>,
        /// The moves.
        moves: Vec<String>,
    },
    /// What an envelope does not show (I.2).
    Missing {
        /// The items.
        #[serde(serialize_with = "write_items")]
        items: Vec<EnvelopeItem>,
    },
    /// Increments that a player's presses brought and that are taken back.
    Gained {
        /// Whose.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// How much in all.
        seconds: i64,
    },
    /// Illegal moves counted.
    Counted {
        /// Whose.
        #[serde(serialize_with = "write_side")]
        side: Color,
        /// How many, with this one.
        count: u32,
        /// What the earlier ones from before the story may have been: all kinds add up.
        #[serde(skip_serializing_if = "<[_]>::is_empty")]
        kinds: &'static [RuleId],
    },
    /// The opponent's illegal moves, which do not add up with this one.
    CountedApart {
        /// Whose.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
    /// Both flags are down, and the one that decides fell first.
    FellFirst {
        /// Whose.
        #[serde(serialize_with = "write_side")]
        side: Color,
    },
}

/// What the standard time penalty rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PenaltyBasis {
    /// Standard chess: the article itself.
    Standard,
    /// Rapid in an edition that leaves the penalty as it is.
    RapidAsStandard,
    /// Rapid, with a penalty of its own.
    Rapid,
    /// Blitz, with a penalty of its own.
    Blitz,
    /// Blitz under the Competitive Rules of an edition that leaves the penalty as it is there.
    BlitzAsStandard,
    /// What the event has announced.
    Regulations,
}

impl PenaltyBasis {
    /// The word of the format.
    pub const fn name(self) -> &'static str {
        match self {
            PenaltyBasis::Standard => "standard",
            PenaltyBasis::RapidAsStandard => "rapid-as-standard",
            PenaltyBasis::Rapid => "rapid",
            PenaltyBasis::Blitz => "blitz",
            PenaltyBasis::BlitzAsStandard => "blitz-as-standard",
            PenaltyBasis::Regulations => "regulations",
        }
    }
}

impl Witness {
    /// The clause that the fact is decided by, where it is not the one of the reason.
    pub fn clause(&self) -> Option<RuleId> {
        match self {
            Witness::Faults { faults, .. } => {
                (faults.first()).and_then(|fault| self.clause_of_fault(*fault))
            }
            Witness::Bound { castling: true, .. } => Some(rule!("act.castle.illegal-intent")),
            Witness::Bound { moves, .. } if moves.is_empty() => {
                Some(rule!("act.touch.none-possible"))
            }
            Witness::Bound { moves, .. } if moves.len() == 1 => Some(rule!("act.touch.header")),
            Witness::Bound { rule, .. } => *rule,
            Witness::EnPassantBarred { .. }
            | Witness::Unlike {
                en_passant: Some(_),
                ..
            } => Some(rule!("draw.identity.en-passant")),
            Witness::Unlike { .. } => Some(rule!("draw.identity.castling")),
            Witness::OtherTurn { .. } => Some(rule!("draw.identity")),
            Witness::Unpressed { .. } => Some(rule!("game.having-the-move")),
            Witness::Twin { .. } => Some(rule!("move.self-check")),
            Witness::TakenBack { rule, .. } => Some(*rule),
            Witness::ClaimIsOffer { .. } => Some(rule!("draw.claim.is-offer")),
            _ => None,
        }
    }

    /// The same for each sentence that [`messages::witness`](super::messages::witness) makes of
    /// it: every fault of a move breaks a clause of its own, and an offer stays by another clause
    /// than the one that makes the claim one.
    pub fn clauses(&self) -> Vec<Vec<RuleId>> {
        match self {
            Witness::Faults { faults, .. } => {
                let of_fault = |fault: &Fault| self.clause_of_fault(*fault).into_iter().collect();
                faults.iter().map(of_fault).collect()
            }
            Witness::ClaimIsOffer { .. } => vec![vec![
                rule!("draw.claim.is-offer"),
                rule!("draw.offer.procedure"),
            ]],
            _ => vec![self.clause().into_iter().collect()],
        }
    }

    /// A pawn that captures straight ahead breaks the clause on how it moves.
    fn clause_of_fault(&self, fault: Fault) -> Option<RuleId> {
        let Witness::Faults { uci, role, .. } = self else {
            return None;
        };
        match fault {
            Fault::PawnCapture if uci.get(..1) == uci.get(2..3) => Some(rule!("move.pawn.single")),
            _ => clause(fault, *role),
        }
    }
}

/// A piece that attacks a king, or a square that a king crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Attack {
    /// The attacked square.
    #[serde(serialize_with = "write_square")]
    pub square: Square,
    /// The piece.
    #[serde(serialize_with = "write_role")]
    pub role: Role,
    /// Where it stands.
    #[serde(serialize_with = "write_square")]
    pub from: Square,
}

/// The lower-case English name of a piece.
pub fn role_name(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

fn write_role<S: serde::Serializer>(role: &Role, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(role_name(*role))
}

fn write_square<S: serde::Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(square)
}

fn write_side<S: serde::Serializer>(side: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(Who::from(*side).name())
}

fn write_items<S: serde::Serializer>(
    items: &[EnvelopeItem],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(items.iter().map(|item| item.name()))
}

fn write_squares<S: serde::Serializer>(
    squares: &[Square],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(squares.iter().map(Square::to_string))
}
