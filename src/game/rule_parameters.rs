//! What the Laws measure by: the numbers and predicates that a reading of them turns on.
//!
//! The defaults are the Laws. Everybody who reads them otherwise (a player with a misconception,
//! say) is the same engine with other parameters, so that no provision needs to know of it.

use shakmaty::{Chess, Color, EnPassantMode, Position, Role};

/// When two positions are the same (9.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Identity {
    /// Side to move, pieces, castling rights, legal en passant captures.
    #[default]
    Law,
    /// Castling rights are left aside.
    WithoutCastling,
    /// Castling rights count only where castling is possible at once.
    CastlingNow,
    /// En passant is left aside.
    WithoutEnPassant,
    /// An en passant capture counts even where it would be illegal.
    EnPassantAlways,
}

impl Identity {
    /// Whether two positions are the same.
    pub fn same(self, one: &Chess, other: &Chess) -> bool {
        if self == Identity::Law {
            return one == other;
        }
        if one.board() != other.board() {
            return false;
        }
        let turn = one.turn() == other.turn();
        let castling = one.castles().castling_rights() == other.castles().castling_rights();
        let legal = one.legal_ep_square() == other.legal_ep_square();
        match self {
            Identity::Law => turn && castling && legal,
            Identity::WithoutCastling => turn && legal,
            Identity::CastlingNow => {
                turn && legal && (castling || !castles(one) && !castles(other))
            }
            Identity::WithoutEnPassant => turn && castling,
            Identity::EnPassantAlways => {
                let mode = EnPassantMode::PseudoLegal;
                turn && castling && one.ep_square(mode) == other.ep_square(mode)
            }
        }
    }
}

fn castles(position: &Chess) -> bool {
    position
        .legal_moves()
        .iter()
        .any(|played| played.is_castle())
}

/// When a side can still mate (6.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Mating {
    /// By some series of legal moves.
    #[default]
    Law,
    /// With a pawn, a rook, a queen or two minor pieces.
    Material,
    /// Unless it has nothing but knights or one bishop, with which mate can't be forced.
    Forced,
    /// Always: nobody asks.
    Always,
    /// Not where all pawns are locked, whatever the kings can do.
    Unlocked,
}

impl Mating {
    /// What the pieces alone say; none where it takes an analysis.
    pub fn by_material(self, position: &Chess, side: Color) -> Option<bool> {
        let board = position.board();
        let own = board.by_color(side);
        let count = |role: Role| (own & board.by_role(role)).count();
        let heavy = count(Role::Pawn) + count(Role::Rook) + count(Role::Queen) > 0;
        let (knights, bishops) = (count(Role::Knight), count(Role::Bishop));
        match self {
            Mating::Law => None,
            Mating::Material => Some(heavy || knights + bishops >= 2),
            Mating::Forced => Some(heavy || bishops >= 2 || bishops >= 1 && knights >= 1),
            Mating::Always => Some(true),
            Mating::Unlocked => is_locked(position).then_some(false),
        }
    }
}

/// Whether there are pawns, each with a pawn of the other side right before it.
fn is_locked(position: &Chess) -> bool {
    let board = position.board();
    let pawns = |side: Color| board.pawns() & board.by_color(side);
    let (white, black) = (pawns(Color::White), pawns(Color::Black));
    white.any() && white.shift(8) == black
}

/// Who may claim a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Claimant {
    /// The player having the move.
    #[default]
    OnMove,
    /// Either player.
    Anyone,
    /// The player who has just moved.
    LastMover,
}

impl Claimant {
    /// Whether a player may claim who has the move, or has not.
    pub fn may(self, on_move: bool) -> bool {
        match self {
            Claimant::OnMove => on_move,
            Claimant::Anyone => true,
            Claimant::LastMover => !on_move,
        }
    }
}

/// Until when an illegal move is put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum IllegalWindow {
    /// During the game, or before the next move where the simplified rules govern.
    #[default]
    Law,
    /// Before the next move, everywhere.
    NextMove,
    /// During the whole game, everywhere.
    WholeGame,
}

/// A time penalty that differs from the one of the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fine {
    /// Seconds.
    pub seconds: i64,
    /// Taken off the offender's clock rather than added to the opponent's.
    pub from_offender: bool,
}

/// The numbers and predicates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleParameters {
    /// Appearances for a claim (9.2).
    pub threefold: usize,
    /// Appearances that end the game (9.6.1).
    pub fivefold: usize,
    /// Whether appearances must follow each other at once.
    pub in_succession: bool,
    /// Whether the first appearance counts, and not only the repetitions.
    pub first_counts: bool,
    /// Half-moves for a claim (9.3).
    pub fifty: u32,
    /// Half-moves that end the game (9.6.2).
    pub seventy_five: u32,
    /// When positions are the same.
    pub identity: Identity,
    /// When a side can mate.
    pub mating: Mating,
    /// Who may claim.
    pub claimant: Claimant,
    /// What a wrong claim costs, where not the standard penalty.
    pub claim_fine: Option<Fine>,
    /// What an illegal move costs, where not the standard penalty.
    pub illegal_fine: Option<Fine>,
    /// A wrong claim stays as a draw offer (9.1.2.3).
    pub claim_is_offer: bool,
    /// A wrong claim obliges to the intended move (9.5.3).
    pub claim_binds: bool,
    /// The illegal move that loses (7.5.5).
    pub losing_illegal: u32,
    /// Until when an illegal move is put right (7.5.1, A.5.2).
    pub illegal_window: IllegalWindow,
    /// Touched pieces bind (4.3).
    pub touch_binds: bool,
    /// Moves after which reversed colours stay (7.3).
    pub colours_after: u32,
    /// They must have been made by both.
    pub colours_by_both: bool,
    /// Less than so many seconds open Guidelines III.4 to III.6.
    pub short_of_time: i64,
    /// Seconds that III.4 and III.5.3 give.
    pub quickplay_award: i64,
}

impl Default for RuleParameters {
    fn default() -> RuleParameters {
        RuleParameters {
            threefold: 3,
            fivefold: 5,
            in_succession: false,
            first_counts: true,
            fifty: 100,
            seventy_five: 150,
            identity: Identity::Law,
            mating: Mating::Law,
            claimant: Claimant::OnMove,
            claim_fine: None,
            illegal_fine: None,
            claim_is_offer: true,
            claim_binds: true,
            losing_illegal: 2,
            illegal_window: IllegalWindow::Law,
            touch_binds: true,
            colours_after: 10,
            colours_by_both: true,
            short_of_time: 120,
            quickplay_award: 120,
        }
    }
}
