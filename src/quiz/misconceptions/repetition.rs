//! Repetition and the counting of moves (9.2, 9.3, 9.6).

use shakmaty::Position;

use super::*;
use crate::arbiter::article5::checkmate;
use crate::arbiter::article9::automatic;
use crate::game::moment::Moment;
use crate::game::rule_parameters::Identity;
use crate::game::scenario::Sight;
use crate::game::state::PendingQuestion;

misconceptions! {
    /// Only the pieces count, not the castling rights.
    CASTLING_IGNORED: "castling-ignored", "draw.identity.castling" {
        Parameters(|it| it.identity = Identity::WithoutCastling)
    }

    /// A castling right that can't be used at the moment doesn't count.
    CASTLING_NOT_NOW: "castling-not-now", "draw.identity.castling" {
        Parameters(|it| it.identity = Identity::CastlingNow)
    }

    /// A possible en passant capture makes no difference.
    EN_PASSANT_IGNORED: "en-passant-ignored", "draw.identity.en-passant" {
        Parameters(|it| it.identity = Identity::WithoutEnPassant)
    }

    /// A pawn beside the one that advanced makes a difference even if it may not capture.
    EN_PASSANT_ALWAYS: "en-passant-always", "draw.identity.en-passant" {
        Parameters(|it| it.identity = Identity::EnPassantAlways)
    }

    /// The moves must be repeated one after the other.
    IN_SUCCESSION: "in-succession", "draw.threefold" or "draw.fifty", "draw.automatic.fivefold" {
        Parameters(|it| it.in_succession = true)
    }

    /// The second appearance is enough.
    TWICE_IS_ENOUGH: "twice-is-enough", "draw.threefold"
        or "draw.fifty", "draw.automatic.fivefold", if Threefold {
        Parameters(|it| it.threefold = 2)
    }

    /// Three repetitions are needed after the first appearance.
    THREE_REPEATS: "three-repeats", "draw.threefold" or "draw.fifty", "draw.automatic.fivefold" {
        Parameters(|it| it.first_counts = false)
    }

    /// The third appearance ends the game by itself.
    THREEFOLD_AUTOMATIC: "threefold-automatic", "draw.automatic.fivefold" {
        Parameters(|it| it.fivefold = 3)
    }

    /// The fifth appearance has to be claimed.
    FIVEFOLD_CLAIMED: "fivefold-claimed", "draw.automatic.fivefold" {
        Without [automatic::FIVEFOLD, automatic::OVERLOOKED]
    }

    /// Fifty moves are fifty half-moves.
    FIFTY_HALF_MOVES: "fifty-half-moves", "draw.fifty", if Fifty { Parameters(|it| it.fifty = 50) }

    /// Fifty moves by one of the players are enough.
    FIFTY_BY_ONE: "fifty-by-one", "draw.fifty", if Fifty { Parameters(|it| it.fifty = 99) }

    /// The move about to be made counts as made.
    FIFTY_WITH_NEXT: "fifty-with-next", "draw.fifty", if Fifty { Parameters(|it| it.fifty = 99) }

    /// More than fifty moves are needed.
    FIFTY_AND_ONE: "fifty-and-one", "draw.fifty", if Fifty { Parameters(|it| it.fifty = 102) }

    /// Fifty moves end the game by themselves.
    FIFTY_AUTOMATIC: "fifty-automatic", "draw.automatic.seventyfive" {
        Parameters(|it| it.seventy_five = 100)
    }

    /// Seventy-five moves have to be claimed.
    SEVENTY_FIVE_CLAIMED: "seventyfive-claimed", "draw.automatic.seventyfive" {
        Without [automatic::SEVENTY_FIVE, automatic::OVERLOOKED]
    }

    /// Seventy-five moves by one of the players are enough.
    SEVENTY_FIVE_BY_ONE: "seventyfive-by-one", "draw.automatic.seventyfive" {
        Parameters(|it| it.seventy_five = 149)
    }

    /// The seventy-fifth move draws even if it mates.
    SEVENTY_FIVE_OVER_MATE: "seventyfive-over-mate", "draw.automatic.seventyfive" {
        Instead [checkmate::CHECKMATE, automatic::SEVENTY_FIVE],
        ["draw.automatic.seventyfive"] |case| {
            let Moment::Made { .. } = case.moment else {
                return None;
            };
            (case.state.board.chess()?.halfmoves() >= 150)
                .then(|| end(Outcome::Draw, Termination::SeventyFive))
        },
        ["end.checkmate"] |case| {
            let Moment::Made { by, .. } = *case.moment else {
                return None;
            };
            let position = case.state.board.chess()?;
            (position.is_checkmate() && position.halfmoves() < 150)
                .then(|| end(Outcome::won_by(by), Termination::Checkmate))
        }
    }

    /// After three appearances the arbiter may end the game as he sees fit.
    REPETITION_BY_ARBITER: "repetition-by-arbiter", "draw.automatic.fivefold" {
        Instead [automatic::FIVEFOLD, automatic::OVERLOOKED, automatic::NOT_YET],
        ["draw.threefold"] |case| {
            let parameters = &case.setting().parameters;
            let position = case.state.board.chess()?;
            let seen = case.state.history.appearances_by(parameters, position, None);
            looked_at(case, Sight::Fivefold, seen.len() >= parameters.threefold)
        }
    }

    /// After fifty moves the arbiter may end the game as he sees fit.
    FIFTY_BY_ARBITER: "fifty-by-arbiter", "draw.automatic.seventyfive" {
        Instead [automatic::SEVENTY_FIVE, automatic::OVERLOOKED, automatic::NOT_YET],
        ["draw.fifty"] |case| {
            let quiet = case.state.board.halfmoves();
            looked_at(
                case,
                Sight::SeventyFive,
                quiet >= case.setting().parameters.fifty,
            )
        }
    }
}

/// The arbiter has looked, and is held to be free to decide.
fn looked_at(case: &Case<'_>, wanted: Sight, ripe: bool) -> Option<Opinion> {
    match case.act()? {
        Act::Observe { what, .. } if *what == wanted && ripe => {
            Some(says(Effect::Ask(PendingQuestion::Consent)))
        }
        _ => None,
    }
}
