//! Asking the arbiter.
//!
//! What the fast path has noticed becomes a scenario: the moves since the last capture or pawn
//! move, and the act that could have been. The ruling gives the rules and the facts. Provisions
//! that contradict each other are the engine's fault, not the game's, and go up as they are.

use shakmaty::{ByColor, Chess, Color, Move};

use crate::arbiter::{Refusal, Ruling, Witness, rule_on};
use crate::game::scenario::{Act, Basis, Claim, Event, Evidence, NoticedBy, Prior};
use crate::game::setting::{Regulations, Supervision, Variant};
use crate::game::state::Ending;
use crate::game::time_control::Period;
use crate::game::{Board, Scenario, Setting, TimeControl, Who};
use crate::law::{Edition, RuleId};

/// What the arbiter said.
#[derive(Clone, Debug, Default)]
pub struct ArbiterAnswer {
    /// How the game ended by it.
    pub ending: Option<Ending>,
    /// The rules, decisive first.
    pub rules: Vec<RuleId>,
    /// The facts.
    pub witnesses: Vec<Witness>,
}

/// A stretch of a game before the arbiter.
#[derive(Clone, Copy, Debug)]
pub struct ArbiterQuery<'a> {
    /// The edition to rule by.
    pub edition: Edition,
    /// Where the stretch begins.
    pub start: &'a Chess,
    /// The moves from there.
    pub moves: &'a [Move],
    /// The half-moves of the game before it.
    pub offset: usize,
}

impl ArbiterQuery<'_> {
    /// What the position means by itself.
    pub fn position(&self) -> Result<ArbiterAnswer, Refusal> {
        self.ask(Vec::new(), None)
    }

    /// A draw is claimed, on the position or with an intended move.
    pub fn claim(
        &self,
        by: Color,
        basis: Basis,
        intended: Option<Move>,
    ) -> Result<ArbiterAnswer, Refusal> {
        let claim = Claim {
            basis,
            intended: intended.map(|played| {
                shakmaty::uci::UciMove::from_standard(played)
                    .to_string()
                    .into()
            }),
            written: true,
            evidence: Evidence::Scoresheet,
            pending: false,
            position_written: false,
            scoresheet: true,
        };
        self.ask(vec![act(by, Act::Claim(claim))], None)
    }

    /// A player's flag has fallen and the opponent says so.
    pub fn flag(&self, by: Color) -> Result<ArbiterAnswer, Refusal> {
        self.ask(vec![act(by, Act::Flag(NoticedBy::Opponent))], None)
    }

    /// A player resigns.
    pub fn resign(&self, by: Color) -> Result<ArbiterAnswer, Refusal> {
        self.ask(vec![act(by, Act::Resign)], None)
    }

    /// An open offer is accepted.
    pub fn agree(&self, by: Color) -> Result<ArbiterAnswer, Refusal> {
        self.ask(vec![act(by, Act::Accept)], Some(by.other()))
    }

    fn ask(&self, events: Vec<Event>, open_offer: Option<Color>) -> Result<ArbiterAnswer, Refusal> {
        let scenario = Scenario {
            id: "scan".into(),
            setting: setting(self.edition),
            start: Board::Legal(self.start.clone()),
            from_fen: *self.start != Chess::default(),
            moves: self.moves.to_vec(),
            clocks_ms: ByColor::default(),
            prior: Prior {
                open_offer,
                ..Prior::default()
            },
            events,
            ask: None,
            own: Default::default(),
            remarks: Vec::new(),
        };
        rule_on(&scenario).map(|ruling| self.answer(&ruling))
    }

    fn answer(&self, ruling: &Ruling) -> ArbiterAnswer {
        ArbiterAnswer {
            ending: ruling.ending(),
            rules: ruling.rules(),
            witnesses: ruling
                .witnesses()
                .into_iter()
                .map(|witness| shift(witness.clone(), self.offset))
                .collect(),
        }
    }
}

fn act(by: Color, act: Act) -> Event {
    Event {
        who: Who::from(by),
        act,
    }
}

/// One period for all moves: a record does not say which moves a flag was about.
fn setting(edition: Edition) -> Setting {
    let time_control = TimeControl {
        periods: [Period {
            moves: None,
            seconds: 7200,
            increment: None,
        }]
        .into(),
        increment: 0,
        increment_from: 1,
        delay: false,
    };
    Setting {
        edition,
        variant: Variant::Standard,
        blind: Default::default(),
        class: time_control.class(),
        time_control,
        supervision: Supervision::Arbiter,
        regulations: Regulations::default(),
        parameters: Default::default(),
    }
}

fn shift(witness: Witness, by: usize) -> Witness {
    match witness {
        Witness::Repetition { plies } => Witness::Repetition {
            plies: plies.into_iter().map(|ply| ply + by).collect(),
        },
        Witness::Unlike { plies, en_passant } => Witness::Unlike {
            plies: plies.into_iter().map(|ply| ply + by).collect(),
            en_passant,
        },
        Witness::OtherTurn { plies } => Witness::OtherTurn {
            plies: plies.into_iter().map(|ply| ply + by).collect(),
        },
        other => other,
    }
}
