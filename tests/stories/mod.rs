//! Random stories: seeded, so that a failure can be told again.

mod aside;

use kanon::game::scenario::{
    Act, Award, Basis, Claim, Complaint, Decision, EnvelopeItem, Event, Evidence, Finding, First,
    Hand, Intent, Irregularity, MoveText, NoticedBy, Sight, WhichPeriod, Withdrawn,
};
use kanon::game::setting::Variant;
use kanon::game::{Board, Scenario, State, Who};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Position, Role, Square};

use crate::dice::Dice;

const FENS: &[&str] = &[
    "startpos",
    "r3k2r/ppp2ppp/8/8/8/8/PPP2PPP/R3K2R w KQkq - 0 12",
    "8/8/3k4/8/8/3KR3/8/8 w - - 97 140",
    "6k1/1P3pp1/7p/8/8/8/r4PPP/1R4K1 w - - 0 40",
    "7k/8/8/8/8/1q6/8/K7 b - - 0 70",
    "4k3/pppp4/8/8/8/8/4K3/R4R2 w - - 0 41",
    "8/8/8/3pP3/8/8/8/4K2k w - d6 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1",
];
/// Positions of Chess960 in which castling is near.
const SHUFFLED: &[&str] = &[
    "rk5r/ppp2ppp/8/8/8/8/PPP2PPP/RK5R w AHah - 0 12",
    "5krr/ppp2ppp/8/8/8/8/PPP2PPP/5KRR w Gg - 0 12",
    "4k3/8/8/8/8/8/8/RN3K1R w AH - 0 20",
];
/// What a scenario may not start from, though people may come to it.
const ILLEGAL: &[&str] = &[
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K2P w - - 0 1",
    "4k2R/8/8/8/8/8/8/4K3 w - - 148 200",
];
const CONTROLS: &[&str] = &["90/40+30 +30s", "15+10", "3+2", "90+0", "25+0", "120/40+60"];
const SUPERVISION: &[&str] = &["arbiter", "adequate", "none"];

/// A scenario without events.
pub fn setting(dice: &mut Dice) -> Scenario {
    let (variant, start) = match dice.roll(5) {
        0 => (
            "chess960",
            serde_json::json!({ "position": dice.roll(960) }),
        ),
        1 => (
            "chess960",
            serde_json::json!({ "fen": dice.pick(SHUFFLED) }),
        ),
        _ => ("standard", serde_json::json!({ "fen": dice.pick(FENS) })),
    };
    let json = serde_json::json!({
        "variant": variant,
        "edition": dice.pick(&["2018", "2023"]),
        "blind": dice.pick(&["white", "black", "both"]),
        "time_control": dice.pick(CONTROLS),
        "supervision": dice.pick(SUPERVISION),
        "regulations": {
            "guideline_iii": dice.roll(2) == 0,
            "no_agreed_draw_before_move": dice.roll(4),
            "default_time_s": dice.roll(2) * 1800,
            "claim_requires_running_clock": dice.roll(4) == 0,
            "outsider_tip": dice.pick(&["no_effect", "bars_claim"]),
            "opponent_score_default": dice.pick(&["win", "ask"]),
            "blind_press_before_announcing": dice.pick(&["correct", "illegal"]),
            "chess960_king_to_castling_square": dice.pick(&["king_move", "castling"]),
        },
        "clocks_s": { "white": dice.roll(400), "black": dice.roll(400) },
        "prior": { "illegal": { "white": dice.roll(2), "black": dice.roll(2) } },
        "start": start,
    });
    let mut scenario: Scenario = json.to_string().parse().unwrap();
    // Most players see.
    if dice.roll(4) > 0 {
        scenario.setting.blind = ByColor::default();
    }
    scenario.prior.completed_unknown = dice.roll(6) == 0;
    if dice.roll(4) == 0 && variant == "standard" {
        let fen: Fen = dice.pick(ILLEGAL).parse().unwrap();
        scenario.start = Board::from_setup(fen.into_setup());
        scenario.from_fen = true;
    }
    scenario
}

/// Something somebody does in a state.
pub fn event(dice: &mut Dice, state: &State) -> Event {
    if dice.roll(3) == 0 {
        return aside::event(dice);
    }
    let side = dice.pick(&[Who::White, Who::Black]);
    let legal = state.board.legal_moves();
    let square = Square::new(dice.roll(64) as u32);
    let likely = dice.roll(3) > 0 && !legal.is_empty();
    let played = likely.then(|| legal[dice.roll(legal.len())]);
    let mover = if likely {
        Who::from(state.turn())
    } else {
        side
    };
    let spell = match state.setting.variant {
        Variant::Standard => UciMove::from_standard,
        Variant::Chess960 => UciMove::from_chess960,
    };
    let uci = match played.map(spell) {
        Some(UciMove::Normal {
            from,
            to,
            promotion,
        }) => MoveText::Uci {
            from,
            to,
            promotion: promotion.filter(|_| dice.roll(3) > 0),
        },
        _ => MoveText::Uci {
            from: square,
            to: Square::new(dice.roll(64) as u32),
            promotion: dice.pick(&[None, None, Some(Role::Queen), Some(Role::King)]),
        },
    };
    let (who, act) = match dice.roll(40) {
        0..9 => (
            mover,
            Act::Move {
                text: uci,
                unfinished: None,
                hands: dice.pick(&[1, 1, 1, 2]),
                touched: if dice.roll(4) == 0 {
                    vec![square]
                } else {
                    Vec::new()
                },
            },
        ),
        9..15 => (
            mover,
            Act::Press {
                hand: dice.pick(&[Hand::Same, Hand::Other]),
            },
        ),
        15 => (
            mover,
            Act::Touch {
                square,
                intent: dice.pick(&[
                    Intent::Move,
                    Intent::Capture,
                    Intent::Adjust,
                    Intent::AdjustUnannounced,
                    Intent::Accident,
                ]),
            },
        ),
        16 => (
            mover,
            Act::Place {
                square,
                piece: dice.pick(&[Role::Queen, Role::Knight, Role::Pawn]),
                inverted: false,
                colour: kanon::game::scenario::PieceColour::Own,
                from: None,
                pawn_left: false,
            },
        ),
        17 => (
            side,
            Act::Write {
                text: "e4".into(),
                verbatim: false,
            },
        ),
        18 => (
            side,
            Act::StopClocks {
                reason: dice
                    .pick(&[None, None, Some("none"), Some("ill"), Some("a tap")])
                    .map(Into::into),
            },
        ),
        19 => (
            side,
            if dice.roll(4) == 0 {
                Act::ConditionalOffer {
                    condition: "if".into(),
                }
            } else {
                Act::Offer
            },
        ),
        20 => (
            side,
            match dice.roll(5) {
                0 => Act::Accept,
                1 => Act::Dispute,
                _ => Act::Decline,
            },
        ),
        21 => (
            side,
            Act::Withdraw(dice.pick(&[Withdrawn::Offer, Withdrawn::Claim])),
        ),
        22..25 => (
            side,
            Act::Claim(Claim {
                basis: dice.pick(&[
                    Basis::Threefold,
                    Basis::Fifty,
                    Basis::CannotWin,
                    Basis::NoEffort,
                ]),
                intended: dice
                    .pick(&[None, Some("Kd2"), Some("e2e4"), Some("Nf3"), Some("zz")])
                    .map(Into::into),
                written: dice.roll(2) == 0,
                evidence: dice.pick(&[
                    Evidence::Scoresheet,
                    Evidence::Screen,
                    Evidence::Board,
                    Evidence::None,
                ]),
                pending: dice.roll(3) == 0,
                position_written: dice.roll(2) == 0,
                scoresheet: dice.roll(2) == 0,
            }),
        ),
        25 => (
            side,
            if dice.roll(3) == 0 {
                Act::RequestIncrement
            } else {
                Act::StopRecording
            },
        ),
        26 => (
            side,
            if dice.roll(9) == 0 {
                Act::Resign
            } else {
                Act::Offer
            },
        ),
        27 => (
            side,
            Act::Flag(dice.pick(&[
                NoticedBy::Nobody,
                NoticedBy::Nobody,
                NoticedBy::Opponent,
                NoticedBy::Arbiter,
            ])),
        ),
        28 => (
            Who::Arbiter,
            Act::Flags {
                first: dice.pick(&[First::White, First::Black, First::Unknown]),
                period: dice.pick(&[None, Some(WhichPeriod::Earlier), Some(WhichPeriod::Last)]),
            },
        ),
        29 => (
            side,
            Act::Complain {
                about: dice.pick(&[
                    Complaint::IllegalMove,
                    Complaint::TouchMove,
                    Complaint::Flag,
                    Complaint::ClockSetting,
                    Complaint::ClockReading,
                    Complaint::Conduct,
                ]),
                ply: dice.pick(&[None, Some(1), Some(99)]),
                seconds: dice.pick(&[None, Some(100)]),
            },
        ),
        30..32 => (
            Who::Arbiter,
            Act::Observe {
                what: dice.pick(&Sight::ALL),
                ply: None,
                seen: dice.roll(2) == 0,
            },
        ),
        32 => (
            Who::Arbiter,
            Act::Discover {
                fault: dice.pick(&[
                    Irregularity::BoardOrientation,
                    Irregularity::Displaced,
                    Irregularity::ClockSetting,
                    Irregularity::ClockSetting,
                    Irregularity::ColoursReversed,
                    Irregularity::InitialPosition,
                ]),
                made: dice.pick(&[
                    None,
                    Some(ByColor {
                        white: 10,
                        black: 9,
                    }),
                ]),
                completed: dice.pick(&[
                    None,
                    Some(ByColor {
                        white: 10,
                        black: 10,
                    }),
                ]),
            },
        ),
        33 => (
            side,
            Act::Displace {
                squares: vec![square],
            },
        ),
        34 => (
            Who::Arbiter,
            Act::Find(Finding {
                decision: dice.pick(&[
                    None,
                    Some(Decision::Agree),
                    Some(Decision::Reject),
                    Some(Decision::Postpone),
                ]),
                award: dice.pick(&[None, Some(Award::Given(true)), Some(Award::Seconds(60))]),
                still_illegal: dice.pick(&[None, Some(false)]),
                readable: dice.pick(&[None, Some(false)]),
                position_known: dice.pick(&[None, Some(false)]),
                ply: dice.pick(&[None, Some(0), Some(3)]),
                ..Finding::default()
            }),
        ),
        35 => (
            side,
            dice.pick(&[0, 1, 2]).pipe(|kind| match kind {
                0 => Act::PlayOn { moves: 3 },
                1 => Act::OrderSeal,
                _ => Act::Adjourn {
                    seconds_before_end: 60,
                },
            }),
        ),
        36 => (
            mover,
            Act::Seal {
                text: dice.pick(&["Nf3", "Rd1", "??", "Kd2"]).into(),
            },
        ),
        37 => (
            side,
            match dice.roll(7) {
                0 => Act::Open,
                1 => Act::EnvelopeMissing {
                    position_known: dice.roll(2) == 0,
                },
                2 => Act::Arrive {
                    late_s: dice.roll(4000) as i64,
                },
                3 => Act::Present,
                4 => Act::Absent,
                5 => Act::NoShow,
                _ => Act::States { text: "Nf3".into() },
            },
        ),
        38 => (
            Who::Arbiter,
            match dice.roll(2) {
                0 => Act::Check,
                _ => Act::Envelope {
                    shows: vec![EnvelopeItem::Names, EnvelopeItem::Times],
                },
            },
        ),
        _ => (
            dice.pick(&[side, Who::Both]),
            Act::Sign {
                result: dice.pick(&["1-0", "1/2-1/2", "0-0"]).into(),
            },
        ),
    };
    Event { who, act }
}

trait Pipe: Sized {
    fn pipe<T>(self, with: impl FnOnce(Self) -> T) -> T {
        with(self)
    }
}

impl<T> Pipe for T {}

/// A story of so many events; the moves suit the positions in which they are told.
pub fn story(seed: u64, length: usize) -> Scenario {
    let mut dice = Dice::new(seed);
    let mut scenario = setting(&mut dice);
    for _ in 0..length {
        let state = match kanon::arbiter::rule_on(&scenario) {
            Ok(ruling) => ruling.state,
            Err(refusal) => panic!("{refusal}: {:?}", scenario.events),
        };
        let event = event(&mut dice, &state);
        scenario.events.push(event);
    }
    scenario
}

/// Whether the board is a position with moves to play.
#[allow(dead_code)]
pub fn is_playable(state: &State) -> bool {
    state
        .board
        .chess()
        .is_some_and(|position| !position.legal_moves().is_empty())
}
