//! Wrongly started games and displaced pieces (7.2, 7.3, 7.4, 7.6).

use super::*;
use crate::arbiter::PutBackIn;
use crate::arbiter::appendices::after_ten;
use crate::arbiter::article7::{displaced, setup};
use crate::game::scenario::Irregularity;
use crate::game::setting::Supervision;
use crate::game::state::PendingQuestion;

misconceptions! {
    /// Ten moves by one of the players are enough.
    COLOURS_BY_ONE: "colours-by-one", "irregularity.colours-reversed" {
        Parameters(|it| it.colours_by_both = false)
    }

    /// With reversed colours the game is always started anew.
    COLOURS_NEVER_KEPT: "colours-never-kept", "irregularity.colours-reversed" {
        Parameters(|it| it.colours_after = u32::MAX)
    }

    /// With reversed colours the game always goes on.
    COLOURS_ALWAYS_KEPT: "colours-always-kept", "irregularity.colours-reversed" {
        Parameters(|it| it.colours_after = 0)
    }

    /// A wrong initial position is kept after ten moves.
    SETUP_AFTER_TEN: "setup-after-ten", "irregularity.initial-position"
        unless "rapid.supervised", "blitz.supervised"
        or "rapid.after-ten.setup" {
        Instead [setup::INITIAL_POSITION],
        ["irregularity.initial-position"] |case| {
            Some(match made_ten(case, Irregularity::InitialPosition)? {
                true => says(Effect::KeepPosition),
                false => end(Outcome::NewGame, Termination::InitialPosition),
            })
        }
    }

    /// In rapid and blitz too the game is cancelled whenever a wrong initial position is found.
    SETUP_NEVER_KEPT: "setup-never-kept", "rapid.after-ten.setup" {
        Without [after_ten::SET_UP_ACCEPTED]
    }

    /// In rapid and blitz ten moves by one player are enough to keep a wrong initial position.
    SETUP_BY_ONE: "setup-by-one", "rapid.after-ten" {
        Instead [setup::INITIAL_POSITION, after_ten::SET_UP_ACCEPTED],
        ["rapid.after-ten.setup"] |case| {
            let Act::Discover {
                fault: Irregularity::InitialPosition,
                completed,
                ..
            } = case.act()?
            else {
                return None;
            };
            let ten = completed.is_some_and(|completed| completed.white >= 10);
            Some(match ten && case.is_simplified() {
                true => says(Effect::KeepPosition),
                false => end(Outcome::NewGame, Termination::InitialPosition),
            })
        }
    }

    /// With a wrong initial position the pieces are put right and play goes on.
    SETUP_PUT_RIGHT: "setup-put-right", "irregularity.initial-position" or "rapid.after-ten.setup" {
        Instead [setup::INITIAL_POSITION, after_ten::SET_UP_ACCEPTED],
        ["irregularity.initial-position"] |case| {
            found(case, Irregularity::InitialPosition).map(|()| says(Effect::PutRight))
        }
    }

    /// A wrong initial position is a draw.
    SETUP_DRAWN: "setup-drawn", "irregularity.initial-position" or "rapid.after-ten.setup" {
        Instead [setup::INITIAL_POSITION, after_ten::SET_UP_ACCEPTED],
        ["irregularity.initial-position"] |case| {
            found(case, Irregularity::InitialPosition)
                .map(|()| end(Outcome::Draw, Termination::InitialPosition))
        }
    }

    /// A wrong initial position is for the arbiter to decide.
    SETUP_BY_ARBITER: "setup-by-arbiter", "irregularity.initial-position"
        or "rapid.after-ten.setup" {
        Instead [setup::INITIAL_POSITION, after_ten::SET_UP_ACCEPTED],
        ["irregularity.initial-position"] arbiter_decides
    }

    /// A turned board stays as it is.
    BOARD_KEPT: "board-kept", "irregularity.board-orientation" {
        Instead [setup::BOARD_ORIENTATION], ["irregularity.board-orientation"] |case| {
            found(case, Irregularity::BoardOrientation).map(|()| says(Effect::KeepPosition))
        }
    }

    /// In rapid and blitz too a turned board is put right whenever it is found.
    BOARD_ALWAYS_RIGHTED: "board-always-righted", "rapid.after-ten.setup" {
        Without [after_ten::SET_UP_ACCEPTED]
    }

    /// Reversed colours are for the arbiter to decide.
    COLOURS_BY_ARBITER: "colours-by-arbiter", "irregularity.colours-reversed" {
        Instead [setup::COLOURS_REVERSED], ["irregularity.initial-position"] arbiter_decides
    }

    /// A game with reversed colours is drawn.
    COLOURS_DRAWN: "colours-drawn", "irregularity.colours-reversed" {
        Instead [setup::COLOURS_REVERSED], ["irregularity.colours-reversed"] |case| {
            found(case, Irregularity::ColoursReversed)
                .map(|()| end(Outcome::Draw, Termination::ColoursReversed))
        }
    }

    /// Displaced pieces are put back in the opponent's time.
    DISPLACED_OPPONENTS_TIME: "displaced-opponents-time", "irregularity.displace.restore" {
        Instead [displaced::DISPLACED], ["irregularity.displace.restore"] |case| {
            put_back(case, PutBackIn::OpponentsTime)
        }
    }

    /// Displaced pieces are put back with the clocks stopped.
    DISPLACED_CLOCKS_STOPPED: "displaced-clocks-stopped", "irregularity.displace.restore" {
        Instead [displaced::DISPLACED], ["irregularity.displace.stop"] |case| {
            put_back(case, PutBackIn::StoppedTime)
        }
    }

    /// A turned board means a new game.
    BOARD_RESTARTS: "board-restarts", "irregularity.board-orientation" {
        Instead [setup::BOARD_ORIENTATION, after_ten::SET_UP_ACCEPTED],
        ["irregularity.board-orientation"] |case| {
            found(case, Irregularity::BoardOrientation)
                .map(|()| end(Outcome::NewGame, Termination::InitialPosition))
        }
    }

    /// Knocking pieces over is an illegal move.
    DISPLACED_IS_ILLEGAL: "displaced-is-illegal", "irregularity.displace.restore" {
        Instead [displaced::DISPLACED], ["irregularity.illegal.penalty"] punished
    }

    /// Displaced pieces that were noticed late stay where they are.
    DISPLACED_STANDS: "displaced-stands", "irregularity.displaced-found" {
        Instead [displaced::DISPLACED, displaced::DISPLACED_FOUND],
        ["irregularity.displaced-found"] goes_on
    }

    /// A displaced piece counts as touched.
    DISPLACED_BINDS: "displaced-binds", "act.other-contact" or "act.adjust" {
        Instead [], ["act.touch.own"] |case| {
            let (by, Act::Displace { squares }) = case.done()? else {
                return None;
            };
            let touched = *squares.first()?;
            let moves: Vec<_> = case
                .before
                .board
                .legal_moves()
                .into_iter()
                .filter(|played| played.from() == Some(touched))
                .collect();
            (case.before.has_move(by) && !moves.is_empty())
                .then(|| says(Effect::Oblige { side: by, moves }))
        }
    }

    /// Displaced pieces found late mean a new game.
    DISPLACED_NEW_GAME: "displaced-new-game", "irregularity.displaced-found" {
        Instead [displaced::DISPLACED_FOUND], ["irregularity.initial-position"] |case| {
            found(case, Irregularity::Displaced)
                .map(|()| end(Outcome::NewGame, Termination::InitialPosition))
        }
    }

    /// Displaced pieces found late are put where they belong, and the moves made stand.
    DISPLACED_PUT_RIGHT: "displaced-put-right", "irregularity.displaced-found" {
        Instead [displaced::DISPLACED_FOUND], ["irregularity.displace.restore"] goes_on
    }

    /// A displaced piece that was put back wrongly is an illegal move.
    DISPLACED_FOUND_ILLEGAL: "displaced-found-illegal", "irregularity.displaced-found" {
        Instead [displaced::DISPLACED], ["irregularity.illegal.penalty"] punished
    }

    /// Where one arbiter has many games a turned board stays from the first move on.
    BOARD_KEPT_EARLY: "board-kept-early", "rapid.after-ten.setup" {
        Instead [], ["rapid.after-ten.setup"] |case| {
            found(case, Irregularity::BoardOrientation)
                .filter(|()| case.is_simplified())
                .map(|()| says(Effect::KeepPosition))
        }
    }

    /// Once play has begun a wrong initial position stays.
    SETUP_ALWAYS_KEPT: "setup-always-kept", "irregularity.initial-position"
        or "rapid.after-ten.setup" {
        Instead [setup::INITIAL_POSITION], ["irregularity.initial-position"] |case| {
            found(case, Irregularity::InitialPosition).map(|()| says(Effect::KeepPosition))
        }
    }

    /// A king that stood wrongly at the start may castle all the same.
    SETUP_MAY_CASTLE: "setup-may-castle", "rapid.after-ten.setup" {
        Instead [setup::INITIAL_POSITION, after_ten::SET_UP_ACCEPTED],
        ["rapid.after-ten.setup"] |case| {
            let kept = made_ten(case, Irregularity::InitialPosition)? && case.is_simplified();
            Some(match kept {
                true => says(Effect::KeepPosition),
                false => end(Outcome::NewGame, Termination::InitialPosition),
            })
        }
    }

    /// After ten moves by each nothing is put right in rapid and blitz, however few games an arbiter
    /// has.
    TEN_MOVES_ALWAYS: "ten-moves-always", "rapid.supervised" unless "blitz.supervised", if Start {
        Setting(|setting| {
            if setting.supervision == Supervision::Adequate {
                setting.supervision = Supervision::Arbiter;
            }
        })
    }

    /// A displaced piece is put right even when the game has ended.
    DISPLACED_AFTER_END: "displaced-after-end", "irregularity.displaced-found", if Start {
        Story(|_, events| {
            unend(events);
        })
    }

    /// A displaced piece makes a game that has ended void.
    DISPLACED_CANCELS_RESULT: "displaced-cancels-result", "irregularity.displaced-found", if Start {
        Story(|_, events| {
            if !unend(events) {
                return;
            }
            for event in events {
                if let Act::Discover { fault, .. } = &mut event.act {
                    *fault = Irregularity::InitialPosition;
                }
            }
        })
    }

    /// A displaced piece found late takes the game back to the last position that both have written
    /// down, whatever else is known.
    DISPLACED_LAST_CERTAIN: "displaced-last-certain", "irregularity.displaced-found" {
        Instead [displaced::DISPLACED_FOUND], ["irregularity.displaced-found"] |case| {
            goes_on(case).map(|it| it.with(Effect::FromLastCertain))
        }
    }
}

fn arbiter_decides(case: &Case<'_>) -> Option<Opinion> {
    match case.act()? {
        Act::Discover { .. } => Some(says(Effect::Ask(PendingQuestion::Consent))),
        _ => None,
    }
}

fn punished(case: &Case<'_>) -> Option<Opinion> {
    let (by, Act::Displace { .. }) = case.done()? else {
        return None;
    };
    let seconds = crate::arbiter::penalty(case.setting()).seconds;
    Some(
        says(Effect::PutBack(PutBackIn::OwnTime))
            .with(Effect::Count { side: by })
            .with(clock(by.other(), seconds)),
    )
}

/// Whether something wrong is found.
fn found(case: &Case<'_>, fault: Irregularity) -> Option<()> {
    case.act()?.discovers(fault).then_some(())
}

/// Whether each player has made ten moves when it is found.
fn made_ten(case: &Case<'_>, wanted: Irregularity) -> Option<bool> {
    let Act::Discover {
        fault,
        made,
        completed,
    } = case.act()?
    else {
        return None;
    };
    let made = made.or(*completed).unwrap_or(case.state.counts.made);
    (*fault == wanted).then_some(made.white >= 10 && made.black >= 10)
}

fn put_back(case: &Case<'_>, time: PutBackIn) -> Option<Opinion> {
    match case.done()? {
        (_, Act::Displace { .. }) => Some(says(Effect::PutBack(time))),
        _ => None,
    }
}

/// The game goes on when displaced pieces are found.
fn goes_on(case: &Case<'_>) -> Option<Opinion> {
    let found = case.act()?.discovers(Irregularity::Displaced);
    found.then(|| says(Effect::Continue))
}

/// Takes back how the game ended, if it did before a displaced piece was found.
fn unend(events: &mut Vec<Event>) -> bool {
    let ends = |act: &Act| matches!(act, Act::Resign | Act::Accept);
    let found = |act: &Act| act.discovers(Irregularity::Displaced);
    let any = |so: &dyn Fn(&Act) -> bool| events.iter().any(|event| so(&event.act));
    let ended = any(&ends) && any(&found);
    if ended {
        events.retain(|event| !ends(&event.act) && event.act != Act::Offer);
    }
    ended
}
