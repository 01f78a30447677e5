//! What people do beside the board, at random.

use kanon::game::Who;
use kanon::game::points::Points;
use kanon::game::scenario::{
    Act, Agreement, Announcement, AssistantTask, Capacity, Conduct, ConductKind, Discrepancy,
    Disturbance, Event, Finding, Helper, Inquiry, MoveText, PenaltyKind, PenaltyOrder, PieceColour,
    Remark, Scores, SheetAct, Sides, Sight, Target, Told, Unfinished,
};
use shakmaty::{ByColor, Color, Role, Square};

use crate::dice::Dice;

/// Something beside the board, or an act that is not finished.
pub fn event(dice: &mut Dice) -> Event {
    let side = dice.pick(&[Who::White, Who::Black]);
    let square = Square::new(dice.roll(64) as u32);
    let sight = dice.pick(&Sight::ALL);
    let points = dice.pick(&[None, Some(Points(0)), Some(Points(500)), Some(Points(750))]);
    let (who, act) = match dice.roll(20) {
        0..3 => {
            let mut conduct = Conduct::of(dice.pick(&ConductKind::ALL));
            conduct.permission = dice.roll(2) == 0;
            conduct.persistent = dice.roll(4) == 0;
            conduct.approved = dice.roll(2) == 0;
            conduct.capacity = dice.pick(&Capacity::ALL);
            let who = dice.pick(&[side, side, Who::Both, Who::Outsider]);
            (who, Act::Conduct(conduct))
        }
        3..6 => (
            Who::Arbiter,
            Act::Penalty(PenaltyOrder {
                on: dice.pick(&Target::ALL),
                kind: dice.pick(&PenaltyKind::ALL),
                seconds: dice.pick(&[None, Some(60), Some(100_000)]),
                score: points,
                opponent_score: points,
                rounds: None,
                reason: None,
            }),
        ),
        6 => (Who::Arbiter, Act::Disturb(Disturbance::Alarm)),
        7 => {
            let (to, seconds) = (dice.pick(&Sides::ALL), dice.roll(900) as i64);
            (Who::Arbiter, Act::ExtraTime { to, seconds })
        }
        8 => (
            Who::Outsider,
            Act::Report {
                what: sight,
                ply: None,
                to: dice.pick(&Told::ALL),
                capacity: Capacity::Spectator,
            },
        ),
        9 => (Who::Arbiter, Act::Tell(dice.pick(&Remark::ALL))),
        10 => (side, Act::Ask(dice.pick(&Inquiry::ALL))),
        11 => (Who::Both, Act::Agree(Agreement::TakeBack)),
        12 => (side, Act::Scoresheet(dice.pick(&SheetAct::ALL))),
        13 => {
            let moves = ByColor {
                white: 39,
                black: 40,
            };
            let moves = dice.pick(&[None, Some(moves)]);
            (Who::Arbiter, Act::Reconstruct { moves })
        }
        14 => (
            side,
            Act::Assistant(Helper {
                task: dice.pick(&AssistantTask::ALL),
                disability: dice.roll(2) == 0,
                accepted: dice.roll(2) == 0,
                seconds: dice.pick(&[None, Some(600), Some(100_000)]),
            }),
        ),
        15 => (
            side,
            match dice.roll(5) {
                0 => Act::Appeal,
                1 => Act::Finish,
                2 => Act::Announce(Announcement::Text("castling".into())),
                3 => Act::Announce(Announcement::Move("e4".into())),
                _ => Act::Write {
                    text: dice.pick(&["e4", "Nf", "exd5", "zz", "0-0"]).into(),
                    verbatim: true,
                },
            },
        ),
        16 => (
            Who::Arbiter,
            Act::BoardsDiffer(Discrepancy {
                scores: dice.pick(&Scores::ALL),
                wrong: Some(Color::White),
                ply: dice.pick(&[None, Some(1), Some(50)]),
                clocks_ms: ByColor::default(),
            }),
        ),
        17 => (
            side,
            match dice.roll(2) {
                0 => Act::Remove { square },
                _ => Act::Place {
                    square,
                    piece: dice.pick(&[Role::Queen, Role::Knight, Role::King]),
                    inverted: false,
                    colour: dice.pick(&PieceColour::ALL),
                    from: None,
                    pawn_left: dice.roll(2) == 0,
                },
            },
        ),
        18 => {
            let [from, to] = dice.pick(&[
                [Square::E1, Square::G1],
                [Square::E5, Square::D6],
                [Square::E8, Square::C8],
            ]);
            let promotion = None;
            (
                side,
                Act::Move {
                    text: MoveText::Uci {
                        from,
                        to,
                        promotion,
                    },
                    hands: 1,
                    touched: Vec::new(),
                    unfinished: Some(dice.pick(&Unfinished::ALL)),
                },
            )
        }
        _ => (
            Who::Arbiter,
            Act::Find(Finding {
                omitted: dice.pick(&[None, Some(true), Some(false)]),
                persistent: dice.pick(&[None, Some(true)]),
                opponent_score: points,
                ..Finding::default()
            }),
        ),
    };
    Event { who, act }
}
