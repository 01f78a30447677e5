//! 7.2, 7.3: the game was started wrongly.
//!
//! A wrong initial position cancels the game, whenever it is found during it (in rapid and blitz
//! with few arbiters only until ten moves are completed by each, A.5.1.2). A turned board is put
//! right and play goes on. Reversed colours: a new game unless ten moves have been made by both.
//! Example: White has made ten moves, Black nine: a new game.

use shakmaty::ByColor;

use crate::arbiter::{Case, Effect, Judge, Opinion, Provision, Witness, penalty};
use crate::diag::Message;
use crate::game::scenario::{Act, Irregularity};
use crate::game::state::{Ending, Outcome, Termination};
use crate::law::RuleId;
use crate::rule;

/// What is found out during the game.
#[derive(Clone, Copy, Debug)]
pub struct Discovery {
    /// What is wrong.
    pub fault: Irregularity,
    /// The moves made by then.
    pub made: ByColor<u32>,
    /// The moves completed by then.
    pub completed: ByColor<u32>,
}

impl Discovery {
    /// What an act finds out.
    pub fn by(act: &Act, case: &Case<'_>) -> Option<Discovery> {
        let Act::Discover {
            fault,
            made,
            completed,
        } = *act
        else {
            return None;
        };
        let counts = case.state.counts;
        Some(Discovery {
            fault,
            made: made.or(completed).unwrap_or(counts.made),
            completed: completed.unwrap_or(counts.completed),
        })
    }
}

/// 7.2.1: the pieces stood wrongly at the start.
pub static INITIAL_POSITION: Provision = Provision {
    name: "initial-position",
    rules: &[
        rule!("irregularity.initial-position"),
        rule!("board.initial-position"),
    ],
    judge: Judge::Discovery(initial_position),
    ..Provision::DEFAULT
};

fn initial_position(case: &Case<'_>, found: &Discovery) -> Option<Opinion> {
    if found.fault != Irregularity::InitialPosition {
        return None;
    }
    Some(
        in_time(
            case,
            "ruling-initial-position",
            &[
                rule!("irregularity.initial-position"),
                rule!("board.initial-position"),
            ],
        )
        .with(Effect::End(Ending {
            outcome: Outcome::NewGame,
            termination: Termination::InitialPosition,
        })),
    )
}

/// The reason and its rules; it names the ten moves where they would have settled the matter
/// (A.5.1.2), beside the article.
fn in_time(case: &Case<'_>, key: &'static str, rules: &[RuleId; 2]) -> Opinion {
    let opinion = Opinion::new(Message::new(key).text("early", case.is_simplified()));
    let opinion = opinion.citing(&rules[..1]);
    let opinion = match case.is_simplified() {
        true => opinion.citing(&[rule!("rapid.after-ten.setup")]),
        false => opinion,
    };
    opinion
        .citing(&rules[1..])
        .passing(penalty::simplified(case))
}

/// 7.2.2: the board is turned.
pub static BOARD_ORIENTATION: Provision = Provision {
    name: "board-orientation",
    rules: &[
        rule!("irregularity.board-orientation"),
        rule!("board.orientation"),
    ],
    judge: Judge::Discovery(board_orientation),
    ..Provision::DEFAULT
};

fn board_orientation(case: &Case<'_>, found: &Discovery) -> Option<Opinion> {
    if found.fault != Irregularity::BoardOrientation {
        return None;
    }
    Some(
        in_time(
            case,
            "ruling-board-orientation",
            &[
                rule!("irregularity.board-orientation"),
                rule!("board.orientation"),
            ],
        )
        .with(Effect::Continue)
        .with(Effect::TransferPosition),
    )
}

/// 7.3: the players have the wrong colours.
pub static COLOURS_REVERSED: Provision = Provision {
    name: "colours-reversed",
    rules: &[rule!("irregularity.colours-reversed")],
    judge: Judge::Discovery(colours_reversed),
    ..Provision::DEFAULT
};

fn colours_reversed(case: &Case<'_>, found: &Discovery) -> Option<Opinion> {
    let made = found.made;
    if found.fault != Irregularity::ColoursReversed {
        return None;
    }
    let opinion = |key| {
        Opinion::new(Message::new(key))
            .citing(&[rule!("irregularity.colours-reversed")])
            .witness(Witness::Made {
                white: made.white,
                black: made.black,
            })
    };
    let parameters = &case.setting().parameters;
    let enough = |made: u32| made >= parameters.colours_after;
    let by_one = !parameters.colours_by_both && (enough(made.white) || enough(made.black));
    if enough(made.white) && enough(made.black) || by_one {
        return Some(opinion("ruling-colours-kept").with(Effect::Continue));
    }
    Some(opinion("ruling-colours-reversed").with(Effect::End(Ending {
        outcome: Outcome::NewGame,
        termination: Termination::ColoursReversed,
    })))
}
