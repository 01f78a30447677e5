//! What is done beside the board: warnings, penalties, what is still to be said.

use shakmaty::{ByColor, Color};

use super::State;
use super::points::{Points, Share};
use super::scenario::{PenaltyKind, Target, Who};
use super::setting::Variant;
use crate::input::words;
use shakmaty::uci::UciMove;

words! {
    /// What has to be said before a ruling is possible.
    Need {
        /// What was so.
        Finding = "finding",
        /// Which penalty (12.9).
        Penalty = "penalty",
        /// The score of a loser's opponent.
        OpponentScore = "opponent-score",
        /// Which move was meant.
        WhichMove = "which-move",
        /// Why the clocks were stopped.
        Reason = "reason",
        /// How many moves were completed.
        Reconstruction = "reconstruction",
        /// What the clocks are to show.
        ClockTimes = "clock-times",
        /// What a pawn becomes.
        PromotionPiece = "promotion-piece",
        /// A blind player's move.
        Announcement = "announcement",
    }
}

/// A penalty that was imposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImposedPenalty {
    /// On whom.
    pub on: Target,
    /// What.
    pub kind: PenaltyKind,
    /// How much time.
    pub seconds: Option<i64>,
    /// The offender's new score.
    pub score: Option<Points>,
    /// How many rounds.
    pub rounds: Option<u32>,
}

/// How a penalty lowers a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// To this.
    To(Share),
    /// To the next lower one.
    ByOne,
}

impl Cut {
    /// What is left of a score.
    pub fn applied(self, share: Share) -> Share {
        match (self, share) {
            (Cut::To(to), share) => share.min(to),
            (Cut::ByOne, Share::Win) => Share::Draw,
            (Cut::ByOne, _) => Share::Loss,
        }
    }
}

/// What has been done beside the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Aside {
    /// What is still to be said, and by whom.
    pub needs: Vec<(Who, Need)>,
    /// The penalties imposed.
    pub penalties: Vec<ImposedPenalty>,
    /// Warnings given.
    pub warnings: ByColor<u32>,
    /// There was a disturbance from outside.
    pub disturbed: bool,
    /// Scores that penalties lower when the game ends.
    pub cut: ByColor<Option<Cut>>,
    /// Who has refused to comply with the Laws.
    pub refused: Option<Color>,
    /// Who loses by a penalty as soon as the opponent's score is named (12.9.6).
    pub loss_named: Option<Color>,
    /// Who gets a win when the game ends.
    pub raised: ByColor<bool>,
    /// A blind player who has moved and not announced it.
    pub unannounced: Option<Color>,
    /// A blind player who has pressed before announcing, where the event counts that (7.5.3).
    pub pressed_unannounced: Option<Color>,
    /// He has announced another move than stands on his board (D.2.8).
    pub slipped: bool,
    /// Who has said that he castles.
    pub castling_announced: Option<Color>,
    /// Whether a player uses an assistant (D.2.10, D.2.11).
    pub assisted: ByColor<bool>,
    /// The outcome before any points penalty.
    pub own_outcome: Option<super::state::Outcome>,
}

impl Aside {
    /// Something has to be said.
    pub fn need(&mut self, who: Who, what: Need) {
        if !self.needs.contains(&(who, what)) {
            self.needs.push((who, what));
        }
    }

    /// It has been said.
    pub fn met(&mut self, what: Need) {
        self.needs.retain(|(_, need)| *need != what);
    }
}

impl State {
    /// A move by squares: castling is the king's move, in Chess960 the king's square and the
    /// rook's.
    pub fn uci(&self, played: shakmaty::Move) -> String {
        match self.setting.variant {
            Variant::Standard => UciMove::from_standard(played).to_string(),
            Variant::Chess960 => UciMove::from_chess960(played).to_string(),
        }
    }
}
