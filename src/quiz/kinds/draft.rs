//! Putting a scenario together.

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Chess, Color, Move, Position, Square};

use super::timing::{self, is_possible};
use crate::game::scenario::{
    Act, Basis, Claim, Complaint, Decision, Event, Evidence, Finding, Hand, Intent, MoveText,
    Prior, Sight, Who,
};
use crate::game::setting::{Regulations, Setting, Supervision, UnwrittenMove, Variant};
use crate::game::{Board, RuleParameters, Scenario, TimeClass};
use crate::law::Edition;
use crate::quiz::Dice;

/// A scenario in the making.
pub struct Draft {
    /// What it is so far.
    pub scenario: Scenario,
}

const STANDARD: [&str; 4] = ["90/40+30 +30s", "90+30", "100/40+50/20+15 +30s", "60+30"];
const STANDARD_PLAIN: [&str; 3] = ["120/40+60", "120/40+60/20+30", "90+0"];
const RAPID: [&str; 4] = ["15+10", "25+10", "10+5", "20+5"];
const BLITZ: [&str; 3] = ["3+2", "5+0", "5+3"];
const RAPID_PLAIN: [&str; 4] = ["25+0", "20+0", "30+0", "15+0"];
const BLITZ_PLAIN: [&str; 2] = ["5+0", "4+0"];

impl Draft {
    /// From a position that was reached in play, in a standard game with increment.
    pub fn new(position: &Chess, dice: &mut Dice) -> Draft {
        let control = dice.choose(STANDARD);
        // One story in five is set in an earlier edition.
        let earlier = &Edition::ALL[..Edition::ALL.len() - 1];
        let place = dice.below(5 * earlier.len());
        let edition = earlier.get(place).copied().unwrap_or(Edition::LATEST);
        let mut draft = Draft {
            scenario: Scenario {
                id: Box::default(),
                setting: Setting {
                    edition,
                    variant: Variant::Standard,
                    blind: ByColor::default(),
                    time_control: Default::default(),
                    class: TimeClass::Standard,
                    supervision: Supervision::Arbiter,
                    regulations: Regulations::default(),
                    parameters: RuleParameters::default(),
                },
                from_fen: *position != Chess::default(),
                start: Board::Legal(position.clone()),
                moves: Vec::new(),
                clocks_ms: ByColor::default(),
                prior: Prior::default(),
                events: Vec::new(),
                ask: None,
                own: Default::default(),
                remarks: Vec::new(),
            },
        };
        draft.control(control);
        draft.plenty(dice);
        draft
    }

    /// From the first move on.
    pub fn opening(dice: &mut Dice) -> Draft {
        let mut draft = Draft::new(&Chess::default(), dice);
        draft.scenario.clocks_ms = ByColor::default();
        draft
    }

    /// Plays by this time control.
    pub fn control(&mut self, text: &str) {
        if let Ok(control) = text.parse() {
            self.scenario.setting.time_control = control;
            self.scenario.setting.class = self.scenario.setting.time_control.class();
        }
    }

    /// Any class of play; few arbiters more often than many.
    pub fn any_class(&mut self, dice: &mut Dice) {
        match dice.below(6) {
            0 | 1 => self.control(dice.choose(RAPID)),
            2 => self.control(dice.choose(BLITZ)),
            _ => return,
        }
        if dice.one_in(4) {
            self.scenario.setting.supervision = Supervision::Adequate;
        }
        self.plenty(dice);
    }

    /// Any class of play without increment: what becomes of an increment gained by an illegal move
    /// is for the arbiter to say, and not for a question.
    pub fn any_class_plain(&mut self, dice: &mut Dice) {
        match dice.below(6) {
            0 | 1 => self.control(dice.choose(RAPID_PLAIN)),
            2 => self.control(dice.choose(BLITZ_PLAIN)),
            _ => self.control(dice.choose(STANDARD_PLAIN)),
        }
        if self.scenario.setting.class != TimeClass::Standard && dice.one_in(4) {
            self.scenario.setting.supervision = Supervision::Adequate;
        }
        self.plenty(dice);
    }

    /// Rapid or blitz with few arbiters, without increment.
    pub fn rapid_plain(&mut self, dice: &mut Dice) {
        self.control(match dice.one_in(3) {
            true => dice.choose(BLITZ_PLAIN),
            false => dice.choose(RAPID_PLAIN),
        });
        self.plenty(dice);
    }

    /// Rapid or blitz with few arbiters.
    pub fn rapid(&mut self, dice: &mut Dice) {
        self.control(match dice.one_in(3) {
            true => dice.choose(BLITZ),
            false => dice.choose(RAPID),
        });
        self.plenty(dice);
    }

    /// Mostly rapid or blitz with few arbiters; once in so many times with enough of them, and as
    /// often standard play.
    pub fn mostly_rapid(&mut self, dice: &mut Dice, times: usize) {
        match dice.below(times) {
            0 => {}
            1 => {
                self.rapid(dice);
                self.scenario.setting.supervision = Supervision::Adequate;
            }
            _ => self.rapid(dice),
        }
    }

    /// Standard or rapid play without increment, Guidelines III announced.
    pub fn quickplay(&mut self, dice: &mut Dice) {
        // The guidelines speak of the last period; a record of few moves has not reached it.
        let late = self.position().fullmoves().get() > 61;
        let control = match dice.below(3) {
            0 => "30+0",
            1 if late => dice.choose(STANDARD_PLAIN),
            _ => dice.choose(["90+0", "120+0", "60+0"]),
        };
        self.control(control);
        self.scenario.setting.regulations.guideline_iii = true;
        self.plenty(dice);
    }

    /// Time on both clocks, not short.
    pub fn plenty(&mut self, dice: &mut Dice) {
        let short = match self.scenario.setting.class {
            TimeClass::Standard => 400,
            TimeClass::Rapid => 150,
            TimeClass::Blitz => 40,
        };
        let position = self.position();
        let made = position.fullmoves().get() - 1;
        let control = self.scenario.setting.time_control.clone();
        let mut clock = |made| timing::left(&control, made, dice).max(short + dice.between(0, 60));
        let white = clock(made + u32::from(position.turn() == Color::Black));
        let black = clock(made);
        self.clocks(white, black);
    }

    /// Seconds on both clocks.
    pub fn clocks(&mut self, white: i64, black: i64) {
        self.scenario.clocks_ms = ByColor {
            white: Some(white * 1000),
            black: Some(black * 1000),
        };
    }

    /// Seconds on the clock of a side.
    pub fn clock(&mut self, side: Color, seconds: i64) {
        self.scenario.clocks_ms[side] = Some(seconds * 1000);
    }

    /// The position when the events begin.
    pub fn position(&self) -> Chess {
        let mut position = self.scenario.start.chess().cloned().unwrap_or_default();
        for played in &self.scenario.moves {
            position.play_unchecked(*played);
        }
        position
    }

    /// Whose move it is when the events begin.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Something happens.
    pub fn add(&mut self, who: impl Into<Who>, act: Act) -> &mut Draft {
        self.scenario.events.push(Event {
            who: who.into(),
            act,
        });
        self
    }

    /// A legal move is made.
    pub fn play(&mut self, side: Color, played: Move) -> &mut Draft {
        self.add(side, made(played, 1))
    }

    /// The clock is pressed.
    pub fn press(&mut self, side: Color) -> &mut Draft {
        self.add(side, Act::Press { hand: Hand::Same })
    }

    /// A piece goes from here to there, allowed or not.
    pub fn shift(&mut self, side: Color, from: Square, to: Square) -> &mut Draft {
        let text = MoveText::Uci {
            from,
            to,
            promotion: None,
        };
        self.add(
            side,
            Act::Move {
                text,
                hands: 1,
                touched: Vec::new(),
                unfinished: None,
            },
        )
    }

    /// A claim under 9.2 or 9.3.
    pub fn claim(
        &mut self,
        side: Color,
        basis: Basis,
        intended: Option<(Move, bool)>,
    ) -> &mut Draft {
        let claim = Claim {
            basis,
            intended: intended.map(|(played, _)| UciMove::from_standard(played).to_string().into()),
            written: intended.is_some_and(|(_, written)| written),
            evidence: Evidence::Scoresheet,
            pending: false,
            position_written: false,
            scoresheet: true,
        };
        self.add(side, Act::Claim(claim))
    }

    /// The arbiter decides what is open.
    pub fn decide(&mut self, decision: Decision) -> &mut Draft {
        let finding = Finding {
            decision: Some(decision),
            ..Finding::default()
        };
        self.add(Who::Arbiter, Act::Find(finding))
    }

    /// At this event an intended move has to be written down, or the claim fails.
    pub fn strict(&mut self) -> &mut Draft {
        let switches = &mut self.scenario.setting.regulations.switches;
        switches.unwritten_intended_move = UnwrittenMove::Reject;
        self
    }

    /// The opponent or the arbiter points at the illegal move.
    pub fn pointed_out(&mut self, by: Color, dice: &mut Dice) -> &mut Draft {
        if dice.one_in(3) {
            return self.observe(Sight::IllegalMove);
        }
        self.complain(by)
    }

    /// The arbiter sees something.
    pub fn observe(&mut self, what: Sight) -> &mut Draft {
        let (ply, seen) = (None, true);
        self.add(Who::Arbiter, Act::Observe { what, ply, seen })
    }

    /// A piece is touched.
    pub fn touch(&mut self, side: Color, square: Square, intent: Intent) -> &mut Draft {
        self.add(side, Act::Touch { square, intent })
    }

    /// A text is put into the envelope.
    pub fn seal(&mut self, side: Color, text: Box<str>) -> &mut Draft {
        self.add(side, Act::Seal { text })
    }

    /// The player is there, and the envelope is opened.
    pub fn open(&mut self, side: Color) -> &mut Draft {
        self.add(side, Act::Present).add(Who::Arbiter, Act::Open)
    }

    /// The opponent points at the illegal move.
    pub fn complain(&mut self, by: Color) -> &mut Draft {
        self.add(
            by,
            Act::Complain {
                about: Complaint::IllegalMove,
                ply: None,
                seconds: None,
            },
        )
    }

    /// Done, if the clocks can show that.
    pub fn finish(self) -> Option<Scenario> {
        Some(self.scenario).filter(is_possible)
    }
}

/// A move as an act.
pub fn made(played: Move, hands: u8) -> Act {
    let from = played.from().unwrap_or(Square::A1);
    Act::Move {
        text: MoveText::Uci {
            from,
            to: crate::game::examine::arrival(played),
            promotion: played.promotion(),
        },
        hands,
        touched: Vec::new(),
        unfinished: None,
    }
}
