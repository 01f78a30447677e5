//! Touched pieces and castling (3.8, 4.2 to 4.4).

use shakmaty::{Bitboard, CastlingMode, EnPassantMode, File, Position, Role, Square};

use super::*;
use crate::game::Board;
use crate::game::scenario::Intent;

misconceptions! {
    /// Nothing binds before a piece has been let go on its square.
    TOUCH_IS_FREE: "touch-is-free", "act.touch.own"
        unless "act.touch.both", "act.touch.opponent", "act.castle.touch-king-rook",
        "act.castle.touch-rook-king", "act.castle.illegal-intent", if Touch {
        Parameters(|it| it.touch_binds = false)
    }

    /// Of several touched pieces the last one must be moved.
    LAST_TOUCH_BINDS: "last-touch-binds", "act.touch.own" or "act.touch.both",
        "act.touch.opponent", "act.castle.touch-rook-king", "act.castle.touch-king-rook", if Touch {
        Story(|_, events| {
            let touches = events.iter().filter(|event| binds(&event.act)).count();
            if touches > 1 {
                let mut left = touches;
                events.retain(|event| {
                    left -= usize::from(binds(&event.act) && left > 0);
                    !binds(&event.act) || left == 0
                });
            }
        })
    }

    /// Touching a piece of the opponent obliges to nothing.
    OPPONENTS_PIECE_IS_FREE: "opponents-piece-is-free", "act.touch.opponent"
        or "act.touch.both", if Touch {
        Story(|state, events| {
            let theirs = state.board.pieces().by_color(state.turn().other());
            events.retain(|event| {
                !matches!(event.act, Act::Touch { square, .. } if theirs.contains(square))
            });
        })
    }

    /// After touching pieces of both colours the own piece may go anywhere.
    CAPTURE_IS_OPTIONAL: "capture-is-optional", "act.touch.both"
        or "act.touch.opponent", if Touch {
        Story(|state, events| {
            let pieces = state.board.pieces();
            let touches = |event: &Event, side| matches!(event.act, Act::Touch { square, .. } if pieces.by_color(side).contains(square));
            let side = state.turn();
            if events.iter().any(|event| touches(event, side)) {
                events.retain(|event| !touches(event, side.other()));
            }
        })
    }

    /// Any contact binds, even by accident or after “I adjust”.
    ANY_CONTACT_BINDS: "any-contact-binds", "act.adjust" unless "act.other-contact", if Touch {
        Acts(|act| {
            if let Act::Touch { intent, .. } = act && matches!(intent, Intent::Adjust | Intent::Accident) {
                *intent = Intent::Move;
            }
        })
    }

    /// A blind player is bound by the first piece that he feels.
    FEELING_BINDS: "feeling-binds", "blind.touched", if Touch {
        Acts(|act| {
            if let Act::Touch { intent, .. } = act && *intent == Intent::Feel {
                *intent = Intent::Move;
            }
        })
    }

    /// Straightening a piece needs no words.
    ADJUSTING_NEEDS_NO_WORD: "adjusting-needs-no-word", "act.adjust"
        or "act.touch.own", if Touch {
        Acts(|act| {
            if let Act::Touch { intent, .. } = act && *intent == Intent::AdjustUnannounced {
                *intent = Intent::Adjust;
            }
        })
    }

    /// Whoever touches the rook first and then the king may castle.
    ROOK_FIRST_CASTLES: "rook-first-castles", "act.castle.touch-rook-king", if Touch {
        Story(|state, events| {
            let king = state.board.pieces().king_of(state.turn());
            let at: Vec<usize> = (0..events.len()).filter(|at| binds(&events[*at].act)).collect();
            if let [first, second] = at[..]
                && matches!(events[second].act, Act::Touch { square, .. } if Some(square) == king)
            {
                events.swap(first, second);
            }
        })
    }

    /// Where castling is illegal the rook that was touched must be moved.
    ROOK_MUST_MOVE: "rook-must-move", "act.castle.illegal-intent", if Touch {
        Story(|state, events| {
            if !may_castle_as_touched(state, events) {
                untouch_king(state, events);
            }
        })
    }

    /// Whoever has touched king and rook may move the rook although castling is possible.
    ROOK_MAY_MOVE: "rook-may-move", "act.castle.touch-king-rook", if Touch {
        Story(|state, events| {
            if may_castle_as_touched(state, events) {
                untouch_king(state, events);
            }
        })
    }

    /// An attack on the rook, or on a square that only the rook passes, forbids castling.
    ATTACKED_ROOK_BARS: "attacked-rook-bars", "move.castling.prevented.attacked"
        or "act.castle.touch-king-rook" {
        Story(|state, _| {
            let by = state.turn();
            let pieces = state.board.pieces();
            let rank = Bitboard::from_rank(by.backrank());
            let rooks = pieces.rooks() & pieces.by_color(by) & rank;
            let beside = Bitboard::from_square(Square::from_coords(File::B, by.backrank()));
            let attacked = |square: Square| pieces.attacks_to(square, by.other(), pieces.occupied()).any();
            if (rooks | beside).into_iter().any(attacked) {
                change(state, |setup| setup.castling_rights &= !rank);
            }
        })
    }

    /// Only the square that the king reaches must be free of attack.
    CROSSING_ATTACK_IS_FINE: "crossing-attack-is-fine", "move.castling.prevented.attacked"
        or "act.castle.illegal-intent", if Touch {
        Story(|state, events| {
            let by = state.turn();
            let pieces = state.board.pieces().clone();
            let touched = |role: Role| {
                let own = pieces.by_role(role) & pieces.by_color(by) & Bitboard::from_rank(by.backrank());
                events.iter().find_map(|event| match event.act {
                    Act::Touch { square, .. } if own.contains(square) => Some(square),
                    _ => None,
                })
            };
            let (Some(king), Some(rook)) = (touched(Role::King), touched(Role::Rook)) else {
                return;
            };
            let (crossed, reached) = match rook.file() > king.file() {
                true => (File::F, File::G),
                false => (File::D, File::C),
            };
            let attackers = |square: Square| pieces.attacks_to(square, by.other(), pieces.occupied());
            let [crossed, reached] =
                [crossed, reached].map(|file| Square::from_coords(file, by.backrank()));
            // Whoever overlooks the attack sees the board as if nobody attacked there.
            let unseen = (attackers(king) | attackers(crossed)) & !attackers(reached) & !pieces.kings();
            change(state, |setup| {
                for square in unseen {
                    setup.board.discard_piece_at(square);
                }
            });
        })
    }

    /// A rook that has moved may be castled with once it is back.
    RETURNED_ROOK_CASTLES: "returned-rook-castles", "move.castling.right-lost.rook-moved"
        or "act.castle.illegal-intent", if Touch {
        Story(|state, _| give_back_castling(state))
    }

    /// A king that has moved may castle once it is back.
    RETURNED_KING_CASTLES: "returned-king-castles", "move.castling.right-lost.king-moved"
        or "act.castle.illegal-intent" {
        Story(|state, _| give_back_castling(state))
    }
}

/// Castling as if nothing that is back at home had ever moved.
fn give_back_castling(state: &mut State) {
    let by = state.turn();
    let pieces = state.board.pieces();
    if pieces.king_of(by) == Some(by.fold_wb(Square::E1, Square::E8)) {
        let rooks = pieces.by_color(by) & pieces.by_role(Role::Rook);
        let corners = Bitboard::from_file(File::A) | Bitboard::from_file(File::H);
        let home = rooks & Bitboard::from_rank(by.backrank()) & corners;
        change(state, |setup| setup.castling_rights |= home);
    }
}

/// Whether castling with the rook that was touched is legal.
fn may_castle_as_touched(state: &State, events: &[Event]) -> bool {
    let touched = |rook: Square| {
        events
            .iter()
            .any(|event| matches!(event.act, Act::Touch { square, .. } if square == rook))
    };
    let legal = state.board.legal_moves();
    legal
        .into_iter()
        .any(|played| matches!(played, shakmaty::Move::Castle { rook, .. } if touched(rook)))
}

/// Of king and rook only the rook counts as touched.
fn untouch_king(state: &State, events: &mut Vec<Event>) {
    let king = state.board.pieces().king_of(state.turn());
    if events.iter().filter(|event| binds(&event.act)).count() == 2 {
        events.retain(
            |event| !matches!(event.act, Act::Touch { square, .. } if Some(square) == king),
        );
    }
}

fn binds(act: &Act) -> bool {
    matches!(act, Act::Touch { intent, .. } if !matches!(intent, Intent::Adjust | Intent::Accident | Intent::Feel))
}

/// Sees the board otherwise, where that makes a position at all.
fn change(state: &mut State, vary: impl FnOnce(&mut shakmaty::Setup)) {
    let Some(position) = state.board.chess() else {
        return;
    };
    let mut setup = position.to_setup(EnPassantMode::Legal);
    vary(&mut setup);
    if let Ok(position) = setup.position(CastlingMode::Standard) {
        state.board = Board::Legal(position);
    }
}
