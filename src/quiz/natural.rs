//! Rulings that anybody would think of first, for questions of a lecturer's own.
//!
//! A ruling on a story enters; what leaves differs from it in what is felt most: the game goes on
//! or it does not, the opponent gets time or gets none, the position and the choice of moves are
//! another. Where misconceptions lead to too few options, these stand beside the key.

use shakmaty::Color;

use super::story::{claims_draw, tells};
use super::{Answer, Beside, Part, Verdict};
use crate::arbiter::penalty;
use crate::game::Scenario;
use crate::game::scenario::{Act, Complaint, Event, Sight};
use crate::game::state::{Ending, Outcome, Termination};

/// Rulings on a story that differ from the one that is right, the most natural first.
pub fn natural(story: &Scenario, key: &Verdict) -> Vec<Verdict> {
    match key.ending {
        Some(ending) => instead_of_end(story, ending),
        None => instead_of_play(story, key),
    }
}

/// The game has ended: it goes on, or ends otherwise.
fn instead_of_end(story: &Scenario, ending: Ending) -> Vec<Verdict> {
    let goes_on = || Verdict::default().after(story);
    let mut found = vec![goes_on()];
    let blamed = match ending.outcome {
        Outcome::White => Some(Color::Black),
        Outcome::Black => Some(Color::White),
        _ => blamed(story),
    };
    if ending.outcome != Outcome::Draw && may_be_drawn(ending.termination) {
        found.push(ended(Outcome::Draw));
    }
    let Some(side) = blamed else {
        return found;
    };
    if ending.outcome == Outcome::Draw && !asks_for_draw(story) {
        found.push(ended(Outcome::won_by(side.other())));
    }
    if costs(story) {
        found.push(goes_on().giving(story, side.other()));
    }
    found
}

/// The game goes on: with other times, another position, another choice of moves, another offer;
/// or it ends.
fn instead_of_play(story: &Scenario, key: &Verdict) -> Vec<Verdict> {
    let mut found = Vec::new();
    let gains = Color::ALL.into_iter().find(|side| key.clocks[*side] > 0);
    let blamed = gains.map(|side| side.other()).or_else(|| blamed(story));
    let mut timeless = key.clone();
    if let Some(side) = gains {
        timeless.clocks[side] = 0;
    }
    if key.offer_gone.is_some() {
        found.push(Verdict {
            offer: key.offer_gone,
            offer_gone: None,
            ..key.clone()
        });
    }
    match (gains, blamed) {
        (Some(_), _) => found.push(timeless.clone()),
        (None, Some(side)) => found.push(key.clone().giving(story, side.other())),
        (None, None) => {}
    }
    if key.beside.contains(&Beside::SentOut) {
        for said in [Beside::Allowed, Beside::Void] {
            found.push(Verdict {
                beside: vec![said],
                ..key.clone()
            });
        }
    }
    if key.set_back {
        found.push(Verdict {
            set_back: false,
            bound: None,
            ..timeless
        });
    }
    if key.bound.is_some() {
        found.push(Verdict {
            bound: None,
            ..key.clone()
        });
    }
    if asks_for_draw(story) {
        found.push(ended(Outcome::Draw));
    } else {
        found.extend(blamed.map(|side| ended(Outcome::won_by(side.other()))));
    }
    found
}

impl Verdict {
    /// The same, with the time that an illegal move gives to a player, and no other penalty.
    fn giving(mut self, story: &Scenario, side: Color) -> Verdict {
        self.clocks[side] += penalty(&story.setting).seconds;
        self.breach = false;
        self
    }
}

/// Whether a draw is claimed, offered or accepted: nobody loses by that.
fn asks_for_draw(story: &Scenario) -> bool {
    let asks = |act: &Act| claims_draw(act) || matches!(act, Act::Offer | Act::Accept);
    tells(story, asks)
}

/// Whether somebody might think that time is given: not where pieces are moved, flags fall or a
/// player resigns, and nothing else happens.
fn costs(story: &Scenario) -> bool {
    let plays = |act: &Act| {
        matches!(
            act,
            Act::Move { .. }
                | Act::Press { .. }
                | Act::Flag(_)
                | Act::Flags { .. }
                | Act::Resign
                | Act::Complain {
                    about: Complaint::Flag,
                    ..
                }
                | Act::Observe {
                    what: Sight::Flag,
                    ..
                }
        )
    };
    tells(story, |act| !plays(act))
}

/// Whether a game that was lost like that is drawn where the opponent cannot mate, or people
/// think that it might be.
fn may_be_drawn(termination: Termination) -> bool {
    !matches!(
        termination,
        Termination::Forfeit | Termination::Device | Termination::Refusal
    )
}

/// Whom the arbiter might blame: the last player to act, or whom that player complains of.
fn blamed(story: &Scenario) -> Option<Color> {
    let side = |event: &Event| {
        let side = event.who.side()?;
        Some(match event.act {
            Act::Complain { .. } => side.other(),
            _ => side,
        })
    };
    story.events.iter().rev().find_map(side)
}

fn ended(outcome: Outcome) -> Verdict {
    // How it came to that is not said.
    let termination = match outcome {
        Outcome::Draw => Termination::Agreement,
        _ => Termination::ArbiterPenalty,
    };
    Verdict {
        ending: Some(Ending {
            outcome,
            termination,
        }),
        ..Verdict::default()
    }
}

/// Whether an answer is the key but for what the arbiter may do about it.
pub fn leaves_unsaid(answer: &Answer, key: &Answer) -> bool {
    let (Answer::Ruling(answer), Answer::Ruling(key)) = (answer, key) else {
        return false;
    };
    let mut more = key.parts();
    more.retain(|part| !matches!(part, Part::Breach | Part::Beside(_)));
    more.len() < key.parts().len() && answer.parts() == more
}
