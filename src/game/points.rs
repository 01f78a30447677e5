//! Points (Article 10): what a result gives, and which scores an arbiter may name.

use shakmaty::{ByColor, Color};

use super::state::{Outcome, Termination};

/// A score, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub i64);

impl Points {
    /// As a number of points.
    pub fn value(self) -> f64 {
        self.0 as f64 / 1000.0
    }
}

impl serde::Serialize for Points {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % 1000 {
            0 => serializer.serialize_i64(self.0 / 1000),
            _ => serializer.serialize_f64(self.value()),
        }
    }
}

/// What a score means, whatever it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Share {
    /// That of a lost game.
    Loss,
    /// That of a drawn game.
    Draw,
    /// That of a won game.
    Win,
}

/// What the regulations give for a result (10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// For a win.
    pub win: Points,
    /// For a draw.
    pub draw: Points,
    /// For a loss.
    pub loss: Points,
    /// For a game lost by not coming.
    pub forfeit: Points,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring {
            win: Points(1000),
            draw: Points(500),
            loss: Points(0),
            forfeit: Points(0),
        }
    }
}

impl Scoring {
    /// What a share is worth.
    pub fn of(&self, share: Share) -> Points {
        match share {
            Share::Win => self.win,
            Share::Draw => self.draw,
            Share::Loss => self.loss,
        }
    }

    /// The share that a score is; none where it is no score that is normally given (10.2).
    pub fn share(&self, points: Points) -> Option<Share> {
        [Share::Loss, Share::Draw, Share::Win]
            .into_iter()
            .find(|share| self.of(*share) == points)
    }

    /// Whether two shares add up to no more than is normally given (10.2).
    pub fn is_within(&self, one: Share, other: Share) -> bool {
        let most = (self.win.0 + self.loss.0).max(2 * self.draw.0);
        self.of(one).0 + self.of(other).0 <= most
    }

    /// The points of a result; none where there is none.
    pub fn points(&self, outcome: Outcome, termination: Termination) -> Option<ByColor<Points>> {
        let shares = outcome.shares()?;
        let forfeit = termination == Termination::Forfeit;
        Some(shares.map(|share| match share {
            Share::Loss if forfeit => self.forfeit,
            share => self.of(share),
        }))
    }
}

impl Outcome {
    /// What each player gets; none where the game has no result.
    pub fn shares(self) -> Option<ByColor<Share>> {
        let (white, black) = match self {
            Outcome::White => (Share::Win, Share::Loss),
            Outcome::Black => (Share::Loss, Share::Win),
            Outcome::Draw => (Share::Draw, Share::Draw),
            Outcome::WhiteDraws => (Share::Draw, Share::Loss),
            Outcome::BlackDraws => (Share::Loss, Share::Draw),
            Outcome::BothLose => (Share::Loss, Share::Loss),
            Outcome::NewGame | Outcome::Annulled => return None,
        };
        Some(ByColor { white, black })
    }

    /// The result that gives each player so much; none where no rules allow it.
    pub fn from_shares(shares: ByColor<Share>) -> Option<Outcome> {
        Some(match (shares.white, shares.black) {
            (Share::Win, Share::Loss) => Outcome::White,
            (Share::Loss, Share::Win) => Outcome::Black,
            (Share::Draw, Share::Draw) => Outcome::Draw,
            (Share::Draw, Share::Loss) => Outcome::WhiteDraws,
            (Share::Loss, Share::Draw) => Outcome::BlackDraws,
            (Share::Loss, Share::Loss) => Outcome::BothLose,
            _ => return None,
        })
    }

    /// The result where a side loses and the opponent gets a share.
    pub fn lost_by(side: Color, opponent: Share) -> Option<Outcome> {
        let mut shares = ByColor {
            white: Share::Loss,
            black: Share::Loss,
        };
        shares[side.other()] = opponent;
        Outcome::from_shares(shares)
    }
}
