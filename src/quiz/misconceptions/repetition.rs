//! Repetition and the counting of moves (9.2, 9.3, 9.6).

use shakmaty::Position;

use super::belief::{end, opinion};
use super::{Misconception, Variation};
use crate::arbiter::{Case, Opinion, Provision, Remedy};
use crate::game::measures::Identity;
use crate::game::moment::Moment;
use crate::game::scenario::{Act, Sight};
use crate::game::state::{Outcome, Question, Termination};
use crate::rule;

/// Only the pieces count, not the castling rights.
pub static CASTLING_IGNORED: Misconception = Misconception {
    id: "castling-ignored",
    refuted_by: rule!("draw.identity.castling"),
    variation: Variation::Measures(|measures| measures.identity = Identity::WithoutCastling),
};

/// A castling right that can't be used at the moment doesn't count.
pub static CASTLING_NOT_NOW: Misconception = Misconception {
    id: "castling-not-now",
    refuted_by: rule!("draw.identity.castling"),
    variation: Variation::Measures(|measures| measures.identity = Identity::CastlingNow),
};

/// A possible en passant capture makes no difference.
pub static EN_PASSANT_IGNORED: Misconception = Misconception {
    id: "en-passant-ignored",
    refuted_by: rule!("draw.identity.en-passant"),
    variation: Variation::Measures(|measures| measures.identity = Identity::WithoutEnPassant),
};

/// A pawn beside the one that advanced makes a difference even if it may not capture.
pub static EN_PASSANT_ALWAYS: Misconception = Misconception {
    id: "en-passant-always",
    refuted_by: rule!("draw.identity.en-passant"),
    variation: Variation::Measures(|measures| measures.identity = Identity::EnPassantAlways),
};

/// The moves must be repeated one after the other.
pub static IN_SUCCESSION: Misconception = Misconception {
    id: "in-succession",
    refuted_by: rule!("draw.threefold"),
    variation: Variation::Measures(|measures| measures.in_succession = true),
};

/// The second appearance is enough.
pub static TWICE_IS_ENOUGH: Misconception = Misconception {
    id: "twice-is-enough",
    refuted_by: rule!("draw.threefold"),
    variation: Variation::Measures(|measures| measures.threefold = 2),
};

/// Three repetitions are needed after the first appearance.
pub static THREE_REPEATS: Misconception = Misconception {
    id: "three-repeats",
    refuted_by: rule!("draw.threefold"),
    variation: Variation::Measures(|measures| measures.first_counts = false),
};

/// The third appearance ends the game by itself.
pub static THREEFOLD_AUTOMATIC: Misconception = Misconception {
    id: "threefold-automatic",
    refuted_by: rule!("draw.automatic.fivefold"),
    variation: Variation::Measures(|measures| measures.fivefold = 3),
};

/// The fifth appearance has to be claimed.
pub static FIVEFOLD_CLAIMED: Misconception = Misconception {
    id: "fivefold-claimed",
    refuted_by: rule!("draw.automatic.fivefold"),
    variation: Variation::Without(&["fivefold", "overlooked"]),
};

/// Fifty moves are fifty half-moves.
pub static FIFTY_HALF_MOVES: Misconception = Misconception {
    id: "fifty-half-moves",
    refuted_by: rule!("draw.fifty"),
    variation: Variation::Measures(|measures| measures.fifty = 50),
};

/// Fifty moves by one of the players are enough.
pub static FIFTY_BY_ONE: Misconception = Misconception {
    id: "fifty-by-one",
    refuted_by: rule!("draw.fifty"),
    variation: Variation::Measures(|measures| measures.fifty = 99),
};

/// The move about to be made counts as made.
pub static FIFTY_WITH_NEXT: Misconception = Misconception {
    id: "fifty-with-next",
    refuted_by: rule!("draw.fifty"),
    variation: Variation::Measures(|measures| measures.fifty = 99),
};

/// More than fifty moves are needed.
pub static FIFTY_AND_ONE: Misconception = Misconception {
    id: "fifty-and-one",
    refuted_by: rule!("draw.fifty"),
    variation: Variation::Measures(|measures| measures.fifty = 102),
};

/// Fifty moves end the game by themselves.
pub static FIFTY_AUTOMATIC: Misconception = Misconception {
    id: "fifty-automatic",
    refuted_by: rule!("draw.automatic.seventyfive"),
    variation: Variation::Measures(|measures| measures.seventy_five = 100),
};

/// Seventy-five moves have to be claimed.
pub static SEVENTY_FIVE_CLAIMED: Misconception = Misconception {
    id: "seventyfive-claimed",
    refuted_by: rule!("draw.automatic.seventyfive"),
    variation: Variation::Without(&["seventyfive", "overlooked"]),
};

/// Seventy-five moves by one of the players are enough.
pub static SEVENTY_FIVE_BY_ONE: Misconception = Misconception {
    id: "seventyfive-by-one",
    refuted_by: rule!("draw.automatic.seventyfive"),
    variation: Variation::Measures(|measures| measures.seventy_five = 149),
};

/// The seventy-fifth move draws even if it mates.
pub static SEVENTY_FIVE_OVER_MATE: Misconception = Misconception {
    id: "seventyfive-over-mate",
    refuted_by: rule!("draw.automatic.seventyfive"),
    variation: Variation::Instead(
        &["checkmate", "seventyfive"],
        &[&DRAW_OVER_MATE, &MATE_ELSEWHERE],
    ),
};

static DRAW_OVER_MATE: Provision = Provision {
    name: "draw-over-mate",
    rules: &[rule!("draw.automatic.seventyfive")],
    judge: |case| {
        let Moment::Made { .. } = case.moment else {
            return None;
        };
        (case.state.board.chess()?.halfmoves() >= 150)
            .then(|| end(Outcome::Draw, Termination::SeventyFive))
    },
    ..Provision::DEFAULT
};

static MATE_ELSEWHERE: Provision = Provision {
    name: "mate-elsewhere",
    rules: &[rule!("end.checkmate")],
    judge: |case| {
        let Moment::Made { by, .. } = *case.moment else {
            return None;
        };
        let position = case.state.board.chess()?;
        (position.is_checkmate() && position.halfmoves() < 150)
            .then(|| end(Outcome::won_by(by), Termination::Checkmate))
    },
    ..Provision::DEFAULT
};

/// After three appearances the arbiter may end the game as he sees fit.
pub static REPETITION_BY_ARBITER: Misconception = Misconception {
    id: "repetition-by-arbiter",
    refuted_by: rule!("draw.automatic.fivefold"),
    variation: Variation::Instead(
        &["fivefold", "overlooked", "not-yet-automatic"],
        &[&ENDS_REPETITION],
    ),
};

static ENDS_REPETITION: Provision = Provision {
    name: "repetition-by-arbiter",
    rules: &[rule!("draw.threefold")],
    judge: |case| {
        let measures = &case.setting().measures;
        let position = case.state.board.chess()?;
        let seen = case.state.history.appearances_by(measures, position, None);
        looked_at(case, Sight::Fivefold, seen.len() >= measures.threefold)
    },
    ..Provision::DEFAULT
};

/// After fifty moves the arbiter may end the game as he sees fit.
pub static FIFTY_BY_ARBITER: Misconception = Misconception {
    id: "fifty-by-arbiter",
    refuted_by: rule!("draw.automatic.seventyfive"),
    variation: Variation::Instead(
        &["seventyfive", "overlooked", "not-yet-automatic"],
        &[&ENDS_QUIET],
    ),
};

static ENDS_QUIET: Provision = Provision {
    name: "fifty-by-arbiter",
    rules: &[rule!("draw.fifty")],
    judge: |case| {
        let quiet = case.state.board.halfmoves();
        looked_at(
            case,
            Sight::SeventyFive,
            quiet >= case.setting().measures.fifty,
        )
    },
    ..Provision::DEFAULT
};

/// The arbiter has looked, and is held to be free to decide.
fn looked_at(case: &Case<'_>, wanted: Sight, ripe: bool) -> Option<Opinion> {
    match case.act()? {
        Act::Observe { what, .. } if *what == wanted && ripe => {
            Some(opinion().with(Remedy::Ask(Question::IllegalPosition)))
        }
        _ => None,
    }
}
