//! Against another engine: python-chess must find the same repetitions and move counts.
//!
//! The Python with `chess` that `KANON_PEERS_PYTHON` names is used, or one that
//! `tests/peers/prepare.sh` makes.

mod dice;

use std::io::Write;
use std::process::{Command, Stdio};

use kanon::arbiter::rule_on;
use kanon::game::scenario::{Act, Basis, Claim, Event, Evidence};
use kanon::game::{Board, History, Scenario, Who};
use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};

use dice::Dice;

const GAMES: u64 = 2400;

/// Starts that bring pinned en passant, blocked castling and long shuffles.
const STARTS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "rn2k1nr/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1",
    "3r2k1/2p5/8/3P4/8/8/8/3K4 b - - 0 40",
    "8/2p5/8/r2P1K2/8/8/8/7k b - - 0 40",
    "4k3/3p4/8/4P3/8/8/3P4/4K3 b - - 0 1",
    "8/8/3k4/8/8/3KR3/8/8 w - - 60 100",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 80 90",
    "4k3/8/8/2pPp3/8/8/8/R3K2R w KQ c6 0 1",
    "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1",
];

/// Makes a Python environment with python-chess and gives its interpreter.
fn prepared_python() -> String {
    let output = Command::new("sh")
        .arg("tests/peers/prepare.sh")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let problem = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "python-chess: {problem}");
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

fn choose(dice: &mut Dice, position: &Chess, own_last: Option<Move>) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return None;
    }
    let back = own_last.and_then(|last| {
        moves
            .iter()
            .find(|played| {
                played.from() == Some(last.to())
                    && Some(played.to()) == last.from()
                    && !played.is_capture()
                    && !last.is_castle()
            })
            .copied()
    });
    if let Some(back) = back
        && dice.roll(10) < 6
    {
        return Some(back);
    }
    let quiet: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|played| !played.is_zeroing())
        .collect();
    if !quiet.is_empty() && dice.roll(10) < 9 {
        return Some(quiet[dice.roll(quiet.len())]);
    }
    Some(moves[dice.roll(moves.len())])
}

fn uci(played: Move) -> String {
    UciMove::from_standard(played).to_string()
}

/// What kanon finds about a position: the same questions that the arbiter asks.
fn findings(history: &History, position: &Chess) -> Value {
    let count = history.appearances(position).len();
    let mut threefold = Vec::new();
    let mut fifty = Vec::new();
    for played in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(played);
        if after.halfmoves() >= 100 {
            fifty.push(uci(played));
        }
        if history.appearances(&after).len() + 1 >= 3 {
            threefold.push(uci(played));
        }
    }
    threefold.sort();
    fifty.sort();
    json!({
        "threefold": count >= 3,
        "fivefold": count >= 5,
        "fifty": position.halfmoves() >= 100,
        "seventyfive": position.halfmoves() >= 150,
        "claim_threefold": threefold,
        "claim_fifty": fifty,
    })
}

/// The arbiter's own answer to a claim at this point, which must be the same.
fn check_claim(
    start: &Board,
    moves: &[Move],
    basis: Basis,
    intended: Option<String>,
    expected: bool,
) {
    let mut scenario: Scenario = r#"{"start":{}}"#.parse().unwrap();
    scenario.setting.regulations.switches.auto_draw_retroactive = false;
    scenario.start = start.clone();
    scenario.from_fen = true;
    scenario.moves = moves.to_vec();
    let turn = kanon::game::State::begin(&scenario).turn();
    scenario.events.push(Event {
        who: Who::from(turn),
        act: Act::Claim(Claim {
            basis,
            intended: intended.map(Into::into),
            written: true,
            evidence: Evidence::Scoresheet,
            pending: false,
            position_written: false,
            scoresheet: false,
        }),
    });
    let ruling = rule_on(&scenario).unwrap();
    let dead = ruling
        .termination()
        .is_some_and(|how| how.name() == "dead-position");
    assert!(
        dead || (ruling.outcome() == "1/2-1/2") == expected,
        "{:?}",
        scenario.events
    );
}

fn game(seed: u64) -> Value {
    let mut dice = Dice::new(seed);
    let start: Chess = STARTS[dice.roll(STARTS.len())]
        .parse::<Fen>()
        .unwrap()
        .into_position(CastlingMode::Standard)
        .unwrap();
    let board = Board::Legal(start.clone());
    let (mut history, _) = History::starting(&board, &[]);
    let mut position = start.clone();
    let mut moves: Vec<Move> = Vec::new();
    let mut plies = vec![findings(&history, &position)];
    let length = dice.pick(&[30, 60, 100]);
    while moves.len() < length {
        let own_last = moves.len().checked_sub(2).map(|at| moves[at]);
        let Some(played) = choose(&mut dice, &position, own_last) else {
            break;
        };
        position.play_unchecked(played);
        moves.push(played);
        history.appear(&Board::Legal(position.clone()));
        let found = findings(&history, &position);
        if dice.roll(25) == 0 && !position.is_game_over() {
            check_claim(
                &board,
                &moves,
                Basis::Threefold,
                None,
                found["threefold"] == true,
            );
            check_claim(&board, &moves, Basis::Fifty, None, found["fifty"] == true);
            if let Some(claimable) = found["claim_threefold"][0].as_str() {
                check_claim(
                    &board,
                    &moves,
                    Basis::Threefold,
                    Some(claimable.to_owned()),
                    true,
                );
            }
        }
        plies.push(found);
    }
    json!({
        "fen": Fen::from_position(&start, EnPassantMode::Always).to_string(),
        "moves": moves.into_iter().map(uci).collect::<Vec<_>>(),
        "plies": plies,
    })
}

#[test]
fn python_chess_finds_the_same() {
    let python = std::env::var("KANON_PEERS_PYTHON").unwrap_or_else(|_| prepared_python());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/peers/compare.py");
    let mut child = Command::new(python)
        .arg(script)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut games = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        for seed in 0..GAMES {
            writeln!(games, "{}", game(seed)).unwrap();
        }
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    let summary: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert_eq!(summary["games"], GAMES);
    for name in [
        "threefold",
        "fivefold",
        "fifty",
        "seventyfive",
        "claim_threefold",
        "claim_fifty",
    ] {
        let seen = summary["seen"][name].as_u64().unwrap();
        assert!(seen > 200, "{name} came up only {seen} times");
    }
    println!("{summary}");
}
