//! Games in, findings out: by hand, damaged, compressed, in shards, stopped and gone on.

#[path = "../benches/games/mod.rs"]
#[allow(dead_code)]
mod games;

use std::fs;
use std::io::{Cursor, Write};

use assert_cmd::Command;
use kanon::game::winnability::{
    Winnability, is_dead, is_surely_alive, may_have_died, plainly_winnable, winnability,
};
use kanon::law::{Edition, RuleId};
use kanon::scan::{Class, Filter, Finding, GameReport, Options, Summary, decompress, run};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, Role, Setup, Square};

use games::{Numbers, SPECIAL, Sort};

fn scan_with(pgn: &[u8], options: &Options) -> (Vec<GameReport>, Summary) {
    let mut games = Vec::new();
    let mut summary = Summary::default();
    let input = decompress(Cursor::new(pgn)).unwrap();
    run(input, (0, 0), options, |batch| {
        games.extend(batch.games);
        summary.add(&batch.summary);
        true
    });
    (games, summary)
}

/// What was found, a line each: game, kind, half-moves, move.
fn found(pgn: &str) -> Vec<String> {
    lines(&scan_with(pgn.as_bytes(), &Options::default()).0)
}

fn lines(games: &[GameReport]) -> Vec<String> {
    let line = |game: &GameReport, finding: &Finding| match finding {
        Finding::Occurrence(found) => {
            format!(
                "{} {} {} {}",
                game.index,
                found.kind.name(),
                found.ply,
                found.at
            )
        }
        Finding::Damage(damage) => format!("{} {} @{}", game.index, damage.name(), game.offset),
    };
    games
        .iter()
        .flat_map(|game| game.findings.iter().map(move |finding| line(game, finding)))
        .collect()
}

fn game(tags: &str, moves: &str) -> String {
    format!("[Event \"E\"]\n{tags}\n\n{moves}\n\n")
}

const ROUND: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn third_appearance_not_claimed_and_claimed() {
    let moves = ROUND.repeat(2);
    assert_eq!(
        found(&game("", &format!("{moves} e4 1-0"))),
        ["0 threefold 8 4...Ng8"]
    );
    assert_eq!(found(&game("", &format!("{moves} 1/2-1/2"))), [""; 0]);
    assert_eq!(
        found(&game("", &format!("{moves} 0-1"))),
        ["0 threefold 8 4...Ng8"]
    );
}

#[test]
fn third_appearance_within_reach() {
    // After 4.Ng1 Black could write Ng8; he plays e5.
    let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 e5 1-0";
    assert_eq!(found(&game("", moves)), ["0 threefold-intended 7 4...Ng8"]);
}

#[test]
fn castling_rights_make_another_position() {
    let fen = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]";
    let round = "Ra2 Ke7 Ra1 Ke8 ";
    let two = format!("{} Kd2 1-0", round.repeat(2));
    // The start had the right: at the end of two rounds the position stands there for the second
    // time, but the one after Ra2 would be there for the third.
    assert_eq!(found(&game(fen, &two)), ["0 threefold-intended 8 5.Ra2"]);
    let three = format!("{} Kd2 1-0", round.repeat(3));
    assert!(found(&game(fen, &three)).contains(&"0 threefold 12 6...Ke8".to_owned()));
}

#[test]
fn en_passant_counts_only_where_it_is_legal() {
    let round = "Ka5 Ke2 Ka4 Ke1 ";
    let pinned = "[FEN \"8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1\"]";
    let moves = format!("d4 {} Ka5 1-0", round.repeat(2));
    assert!(found(&game(pinned, &moves)).contains(&"0 threefold 9 5.Ke1".to_owned()));
    let free = "[FEN \"8/8/8/8/k3p3/7R/3P4/4K3 w - - 0 1\"]";
    assert!(!found(&game(free, &moves)).contains(&"0 threefold 9 5.Ke1".to_owned()));
}

#[test]
fn fifth_appearance_ends_the_game() {
    let moves = ROUND.repeat(4);
    let all = found(&game("", &format!("{moves} e4 e5 1-0")));
    assert_eq!(all.last().unwrap(), "0 fivefold 16 8...Ng8");
    assert!(
        !found(&game("", &format!("{moves} 1/2-1/2")))
            .iter()
            .any(|line| line.contains("fivefold"))
    );
}

fn march(plies: usize, end: &str) -> String {
    // A king's walk without repetition: both kings zigzag over many squares.
    let mut numbers = Numbers::new(3);
    loop {
        let march = games::game(Sort::March, &mut numbers);
        if march.start.halfmoves() == 0 && march.moves.len() >= plies {
            let march = games::Game {
                moves: march.moves[..plies].to_vec(),
                ..march
            };
            let mut pgn = String::new();
            games::append(&mut pgn, 1, &march, end, false);
            return pgn;
        }
    }
}

#[test]
fn fifty_and_seventy_five_moves() {
    let has = |pgn: &str, kind: &str| found(pgn).iter().any(|line| line.contains(kind));
    assert!(!has(&march(100, "1/2-1/2"), " fifty"));
    assert!(has(&march(100, "1-0"), " fifty 100 "));
    assert!(has(&march(101, "1/2-1/2"), " fifty 100 "));
    assert!(!has(&march(99, "1-0"), " fifty "));
    assert!(!has(&march(150, "1/2-1/2"), "seventyfive"));
    assert!(has(&march(151, "1/2-1/2"), " seventyfive 150 "));
    assert!(has(&march(150, "1-0"), " seventyfive 150 "));
}

#[test]
fn dead_positions_are_not_a_matter_of_counting() {
    let fen = "[FEN \"8/8/8/8/8/1k6/8/1K1N4 w - - 0 1\"]";
    assert_eq!(found(&game(fen, "Ne3 Kc3 1/2-1/2")), ["0 dead-position 0 "]);
    // The only legal move takes the queen.
    let forced = "[FEN \"7k/8/8/8/8/8/2q5/K7 b - - 0 1\"]";
    assert_eq!(
        found(&game(forced, "Qb2+ Kxb2 1/2-1/2")),
        ["0 dead-position 1 1...Qb2+"]
    );
    // Two knights can mate with help.
    let knights = "[FEN \"8/8/8/8/8/1k6/8/1K1NN3 w - - 0 1\"]";
    assert_eq!(found(&game(knights, "Ne3 Kc3 1/2-1/2")), [""; 0]);
}

#[test]
fn flags_and_results() {
    let forfeit = "[Termination \"Time forfeit\"]";
    let knight = |men: &str| format!("[FEN \"7k/8/8/8/8/8/{men}/3K2N1 b - - 0 1\"]\n{forfeit}");
    // A knight mates a king that a rook shuts in, but not one beside a queen.
    assert_eq!(found(&game(&knight("r7"), "Ra3 1-0")), [""; 0]);
    assert_eq!(
        found(&game(&knight("q7"), "Qa3 1-0")),
        ["0 flag-unwinnable 1 1-0"]
    );
    assert_eq!(
        found(&game(&knight("r7"), "Ra3 Ke2 1/2-1/2")),
        ["0 flag-drawn 2 1/2-1/2"]
    );
    let clock = "[FEN \"7k/8/8/8/8/8/q7/3K2N1 b - - 0 1\"]";
    assert_eq!(
        found(&game(clock, "Qa3 {[%clk 0:00:00]} 1-0")),
        ["0 flag-unwinnable 1 1-0"]
    );
    assert_eq!(
        found(&game(clock, "Qa3 {[%clk 0:00:09]} 1-0")),
        ["0 win-unwinnable 1 1-0"]
    );
    assert_eq!(
        found(&game("", "f3 e5 g4 Qh4# 1-0")),
        ["0 result-checkmate 4 1-0"]
    );
    assert_eq!(found(&game("", "f3 e5 g4 Qh4# 0-1")), [""; 0]);
    let stalemate = "[FEN \"k7/8/1K6/8/8/8/8/2Q5 w - - 0 1\"]";
    assert_eq!(
        found(&game(stalemate, "Qc7 1-0")),
        ["0 result-stalemate 1 1-0"]
    );
    assert_eq!(
        found(&game("", "e4 1/2-1/2")),
        ["0 early-agreement 1 1/2-1/2"]
    );
    assert_eq!(found(&game("", "e4 e5 1/2-1/2")), [""; 0]);
    assert_eq!(
        found(&game("[Result \"1-0\"]", "e4 e5 0-1")),
        ["0 two-results 2 0-1"]
    );
    let reason = "[Termination \"Game drawn by repetition\"]";
    assert_eq!(
        found(&game(reason, "e4 e5 1/2-1/2")),
        ["0 termination 2 1/2-1/2"]
    );
}

/// A clock that shows zero while the game goes on: the opponent could have won, or drawn.
#[test]
fn a_flag_that_nobody_claimed() {
    let moves =
        "e4 {[%clk 0:00:05]} e5 {[%clk 0:00:00]} Nf3 {[%clk 0:00:03]} Nc6 {[%clk 0:00:00]} 1-0";
    let pgn = game("", moves);
    assert_eq!(found(&pgn), ["0 flag-unclaimed 2 1...e5"]);
    let games = scan_with(pgn.as_bytes(), &Options::default()).0;
    let Finding::Occurrence(flag) = &games[0].findings[0] else {
        panic!("{games:?}");
    };
    assert_eq!((flag.side, flag.lawful), (Some(Color::White), Some("1-0")));
    // Not where a tenth is left, nor where the game ends with it.
    assert_eq!(
        found(&game("", "e4 e5 {[%clk 0:00:00.1]} Nf3 1-0")),
        [""; 0]
    );
    assert_eq!(found(&game("", "e4 e5 {[%clk 0:00:00]} 1-0")), [""; 0]);
    // The opponent of the flag can't mate: a draw (6.9).
    let fen = "[FEN \"7k/8/8/8/8/8/q7/3K2N1 b - - 0 1\"]";
    let pgn = game(fen, "Qa3 {[%clk 0:00:00]} Ke2 Qa2+ 0-1");
    assert_eq!(found(&pgn), ["0 flag-unclaimed 1 1...Qa3"]);
    let games = scan_with(pgn.as_bytes(), &Options::default()).0;
    let Finding::Occurrence(flag) = &games[0].findings[0] else {
        panic!("{games:?}");
    };
    assert_eq!(flag.lawful, Some("1/2-1/2"));
}

#[test]
fn the_edition_decides_on_resignations() {
    let pgn = game("[FEN \"7k/8/8/8/8/8/q7/3K2N1 b - - 0 1\"]", "Qa3 1-0");
    let options = Options {
        edition: Edition::E2018,
        ..Options::default()
    };
    assert_eq!(scan_with(pgn.as_bytes(), &options).0.len(), 0);
}

#[test]
fn faulty_moves_of_the_record() {
    assert_eq!(
        found(&game("", "e4 e5 Ke4 Nc6 1-0")),
        ["0 illegal-move 2 2.Ke4"]
    );
    assert_eq!(
        found(&game("", "e4 e5 hello 1-0")),
        ["0 unreadable-move 2 2.hello"]
    );
    let rooks = "[FEN \"4k3/8/8/8/8/8/4K3/R4R2 w - - 0 1\"]";
    assert_eq!(found(&game(rooks, "Rd1 1-0")), ["0 ambiguous-move 0 1.Rd1"]);
    // Clear, though not written as usual: other languages, long form, zeros, no capture sign.
    let castle = "[FEN \"4k3/8/8/8/8/8/p7/R3K2R w KQ - 0 1\"]";
    assert_eq!(found(&game(castle, "0-0 Kd7 Лfd1+ Ke7 Ra2 1-0")), [""; 0]);
    assert_eq!(found(&game("", "e2-e4 e7e5 Ng1-f3 1-0")), [""; 0]);
}

#[test]
fn damage_stays_in_its_game() {
    let good = game("", "e4 1/2-1/2");
    let broken = [
        "[Event \"E\"]\n\n1. e4 {never closed 1-0\n\n",
        "[Event \"E\"]\n\n1. e4 (1. d4 (1. c4 1-0\n\n",
        "[Event \"E\"]\n[White \"no end]\n\n1. e4 1-0\n\n",
        "[Event \"E\"]\n[FEN \"x y z\"]\n\n1. e4 1-0\n\n",
        "[Event \"E\"]\n[Variant \"Atomic\"]\n\n1. e4 1-0\n\n",
    ];
    for (text, name) in broken.iter().zip([
        "open-comment",
        "open-variation",
        "open-tag",
        "bad-position",
        "variant",
    ]) {
        let pgn = format!("{good}{text}{good}");
        assert_eq!(
            found(&pgn),
            [
                "0 early-agreement 1 1/2-1/2".to_owned(),
                format!("1 {name} @{}", good.len()),
                "2 early-agreement 1 1/2-1/2".to_owned(),
            ],
            "{text}"
        );
    }
}

#[test]
fn nested_variations_long_comments_and_escapes_pass_by() {
    let deep = format!("{}{}", "(1. d4 ".repeat(500), ")".repeat(500));
    let comment = "word ".repeat(40_000);
    let moves = format!(
        "1. e4 {deep} {{{comment}}} $12 ; to the end )}}\n% nothing here\ne5!? 2. Nf3?? 1/2-1/2 {{agreed}}"
    );
    let (games, summary) = scan_with(game("", &moves).as_bytes(), &Options::default());
    assert_eq!(lines(&games), [""; 0]);
    assert_eq!((summary.games, summary.plies), (1, 3));
}

#[test]
fn chess960_is_played_by_its_own_castling() {
    let tags = "[Variant \"Chess960\"]\n[FEN \"bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1\"]";
    let (games, summary) = scan_with(
        game(tags, "O-O O-O f3 f6 1-0").as_bytes(),
        &Options::default(),
    );
    assert_eq!(lines(&games), [""; 0]);
    assert_eq!(summary.plies, 4);
}

#[test]
fn a_million_half_moves() {
    let pgn = game("", &format!("{} 1/2-1/2", ROUND.repeat(250_000)));
    let (games, summary) = scan_with(pgn.as_bytes(), &Options::default());
    assert_eq!(summary.plies, 1_000_000);
    assert_eq!(lines(&games).last().unwrap(), "0 fivefold 16 8...Ng8");
}

#[test]
fn a_game_longer_than_memory_allows_is_skipped() {
    let good = game("", "e4 1/2-1/2");
    let comment = game("", &format!("e4 {{{}}} 1/2-1/2", "x".repeat(40 << 20)));
    assert_eq!(
        found(&format!("{comment}{good}")),
        ["0 early-agreement 1 1/2-1/2", "1 early-agreement 1 1/2-1/2"]
    );
    let moves = game("", &ROUND.repeat(2_000_000));
    assert_eq!(
        found(&format!("{good}{moves}{good}")),
        [
            "0 early-agreement 1 1/2-1/2".to_owned(),
            format!("1 too-long @{}", good.len()),
            "2 early-agreement 1 1/2-1/2".to_owned()
        ]
    );
}

#[test]
fn junk_is_reported_and_never_panics() {
    let mut numbers = Numbers::new(11);
    let good = game("", "e4 1/2-1/2");
    for _ in 0..300 {
        let length = numbers.below(4000);
        let mut junk: Vec<u8> = (0..length).map(|_| numbers.below(256) as u8).collect();
        junk.extend_from_slice(b"\n\n");
        junk.extend_from_slice(good.as_bytes());
        let (games, _) = scan_with(&junk, &Options::default());
        assert!(lines(&games).last().unwrap().contains("early-agreement"));
    }
}

/// Texts as old archives have them: none of them hides the game after it.
#[test]
fn odd_texts_are_read() {
    let good = game("", "e4 1/2-1/2");
    let after = |text: &[u8]| {
        let pgn = [text, b"\n\n", good.as_bytes()].concat();
        let (games, _) = scan_with(&pgn, &Options::default());
        let lines = lines(&games);
        assert!(
            lines.last().unwrap().contains("early-agreement"),
            "{lines:?}"
        );
        lines.len()
    };
    let plain = |text: &[u8]| assert_eq!(after(text), 1, "{}", String::from_utf8_lossy(text));
    plain(b"\xef\xbb\xbf[Event \"BOM\"]\n\n1. e4 e5 1-0");
    plain(b"[Event \"CRLF\"]\r\n[Result \"1-0\"]\r\n\r\n1. e4\r\n1... e5 1-0\r\n");
    plain(b"[Event \"E\"]\n[White \"M\xfcller\"]\n\n1. e4 e5 1-0");
    plain(b"1. e4 e5 2. Nf3 1-0");
    plain(b"[Event \"960\"]\n[Variant \"Chess960\"]\n\n1. e4 e5 1-0");
    assert_eq!(
        after(b"[Event \"E\"]\n[Variant \"Crazyhouse\"]\n\n1. e4 e5 N@f3 1-0"),
        2
    );
    assert_eq!(after(b"[Event \"E\"]\n\n1. e4 \0\0\0 e5 1-0"), 2);
    let deep = [b"(1. d4 ".repeat(100_000), b")".repeat(100_000)].concat();
    plain(&[b"[Event \"E\"]\n\n1. e4 ".as_slice(), &deep, b" e5 1-0"].concat());
    let open = [b"[Event \"E\"]\n\n1. e4 ".as_slice(), &b"(".repeat(100_000)].concat();
    assert_eq!(after(&open), 2);
}

fn corpus(games: usize) -> String {
    let mut numbers = Numbers::new(5);
    let mut pgn = String::new();
    for number in 0..games {
        let sort = match numbers.below(2) {
            0 => Sort::Ordinary,
            _ => SPECIAL[numbers.below(SPECIAL.len())],
        };
        let game = games::game(sort, &mut numbers);
        let result = games::result(&game, &mut numbers);
        games::append(&mut pgn, number, &game, result, numbers.below(4) == 0);
    }
    pgn
}

#[test]
fn damaged_games_never_panic_and_never_stop_the_run() {
    let clean = corpus(150).into_bytes();
    let mut numbers = Numbers::new(13);
    for _ in 0..60 {
        let mut pgn = clean.clone();
        for _ in 0..200 {
            let at = numbers.below(pgn.len());
            pgn[at] = b"{}()[]\"\n;%*10-/ eKQ\\\xff"[numbers.below(21)];
        }
        let (_, summary) = scan_with(&pgn, &Options::default());
        assert!(summary.games >= 60, "{summary:?}");
    }
}

#[test]
fn threads_and_pieces_change_nothing() {
    let pgn = corpus(200);
    let (games, summary) = scan_with(pgn.as_bytes(), &Options::default());
    assert_eq!(summary.games, 200);
    for (threads, chunk) in [(1, 100), (2, 3000), (3, 40_000)] {
        let options = Options {
            threads,
            chunk,
            ..Options::default()
        };
        let (others, other) = scan_with(pgn.as_bytes(), &options);
        assert_eq!(other, summary);
        assert_eq!(lines(&others), lines(&games));
        let places =
            |games: &[GameReport]| games.iter().map(|game| game.offset).collect::<Vec<_>>();
        assert_eq!(places(&others), places(&games));
    }
}

#[test]
fn every_offset_is_the_beginning_of_a_game() {
    let pgn = corpus(100);
    for game in scan_with(pgn.as_bytes(), &Options::default()).0 {
        assert!(pgn[game.offset as usize..].starts_with("[Event \"Generated\"]"));
        let round = format!("[Round \"{}\"]", game.index);
        assert!(
            pgn[game.offset as usize..]
                .lines()
                .take(4)
                .any(|line| line == round)
        );
    }
}

#[test]
fn filters() {
    let pgn = corpus(100);
    let all = lines(&scan_with(pgn.as_bytes(), &Options::default()).0);
    let with = |filter: Filter| {
        let options = Options {
            filter,
            ..Options::default()
        };
        lines(&scan_with(pgn.as_bytes(), &options).0)
    };
    let kept = |kinds: &[&str]| -> Vec<String> {
        let wanted = |line: &&String| kinds.contains(&line.split(' ').nth(1).unwrap());
        all.iter().filter(wanted).cloned().collect()
    };
    let fivefold: RuleId = "draw.automatic.fivefold".parse().unwrap();
    let by_rule = with(Filter {
        rules: vec![fivefold],
        ..Filter::default()
    });
    assert_eq!(by_rule, kept(&["fivefold"]));
    assert!(!by_rule.is_empty());
    let automatic = with(Filter {
        classes: vec![Class::Automatic],
        ..Filter::default()
    });
    assert_eq!(
        automatic,
        kept(&["fivefold", "seventyfive", "dead-position"])
    );
    let first = with(Filter {
        first: true,
        ..Filter::default()
    });
    let mut seen = std::collections::BTreeSet::new();
    let firsts: Vec<String> = all
        .iter()
        .filter(|line| {
            seen.insert(
                line.split(' ')
                    .take(2)
                    .map(str::to_owned)
                    .collect::<Vec<_>>(),
            )
        })
        .cloned()
        .collect();
    assert_eq!(first, firsts);
}

/// The solver itself, without the look that spares it.
fn solver_says_unwinnable(at: &Chess, side: Color) -> bool {
    let fen = Fen::from_position(at, EnPassantMode::Legal).to_string();
    let board: chess::Board = fen.parse().unwrap();
    let side = match side {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    };
    chasolver::winnability(&board, side) == Some(chasolver::Winnability::Unwinnable)
}

/// How many sides can plainly mate; none of them may be one that the solver gives up.
fn plain_sides(at: &Chess) -> usize {
    let plain = [Color::White, Color::Black]
        .into_iter()
        .filter(|&side| plainly_winnable(at, side));
    let plain: Vec<_> = plain.collect();
    for &side in &plain {
        assert!(
            !solver_says_unwinnable(at, side),
            "{side}: {}",
            Fen::from_position(at, EnPassantMode::Legal)
        );
    }
    plain.len()
}

#[test]
fn the_cheap_gate_never_contradicts_the_solver() {
    let mut numbers = Numbers::new(17);
    let (mut plain, mut dead) = (0, 0);
    for round in 0..120 {
        let sort = [Sort::Ordinary, Sort::Shuffle, Sort::EnPassant][round % 3];
        let game = games::game(sort, &mut numbers);
        let mut at = game.start.clone();
        let alive_at_the_end = is_surely_alive(&game.end);
        for &played in &game.moves {
            at.play_unchecked(played);
            if at.board().occupied().count() > 14
                || numbers.below(3) > 0
                || at.legal_moves().is_empty()
            {
                continue;
            }
            plain += usize::from(plain_sides(&at) > 0);
            if may_have_died(&at) && is_dead(&at) {
                dead += 1;
                assert!(!alive_at_the_end, "{at:?}");
            }
        }
    }
    assert!(plain > 500 && dead > 0, "{plain} {dead}");
}

/// Pawn walls with men behind them, crowded corners, few men and many: what play rarely reaches.
#[test]
fn the_cheap_gate_never_contradicts_the_solver_on_placed_men() {
    let mut numbers = Numbers::new(23);
    let (mut plain, mut silent) = (0, 0);
    while plain < 4000 {
        let Some(at) = placed(&mut numbers) else {
            continue;
        };
        match plain_sides(&at) {
            0 => silent += 1,
            sides => plain += sides,
        }
    }
    assert!(silent > 50, "{silent}");
}

fn placed(numbers: &mut Numbers) -> Option<Chess> {
    let mut setup = Setup::empty();
    let crowded = numbers.below(3) == 0;
    for _ in 0..numbers.below(6) {
        let at = numbers.below(8) + 8 * (1 + numbers.below(5));
        let (white, black) = (Square::new(at as u32), Square::new(at as u32 + 8));
        setup.board.set_piece_at(white, Color::White.pawn());
        setup.board.set_piece_at(black, Color::Black.pawn());
    }
    let mut men = vec![Color::White.king(), Color::Black.king()];
    let roles = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ];
    for _ in 0..numbers.below(5) {
        let color = [Color::White, Color::Black][numbers.below(2)];
        men.push(roles[numbers.below(roles.len())].of(color));
    }
    for man in men {
        let at = match crowded {
            true => numbers.below(4) + 8 * numbers.below(4),
            false => numbers.below(64),
        };
        let at = Square::new(at as u32);
        if setup.board.piece_at(at).is_none() {
            setup.board.set_piece_at(at, man);
        }
    }
    setup.turn = [Color::White, Color::Black][numbers.below(2)];
    let at: Chess = setup.position(CastlingMode::Standard).ok()?;
    (!at.legal_moves().is_empty()).then_some(at)
}

/// Another solver calls this position dead, but the black king takes b2 and a3 while White's king
/// walks away, and the a-pawn runs.
#[test]
fn a_proof_that_a_plain_look_contradicts_is_none() {
    let fen: Fen = "8/8/8/1p6/pP1p1p2/Pk1P1P2/1P6/1K6 w - - 0 1"
        .parse()
        .unwrap();
    let mut at: Chess = fen.into_position(CastlingMode::Standard).unwrap();
    assert!(solver_says_unwinnable(&at, Color::Black));
    assert!(matches!(
        winnability(&at, Color::Black),
        Winnability::Winnable(_)
    ));
    assert!(!is_dead(&at));
    let line = "Kc1 Ka2 Kd1 Kxb2 Ke2 Kxa3 Kf2 Kb2 Kg2 a3 Kh2 a2 Kg2 a1=Q";
    for san in line.split_whitespace() {
        let san: shakmaty::san::San = san.parse().unwrap();
        at.play_unchecked(san.to_move(&at).unwrap());
    }
    assert!(!solver_says_unwinnable(&at, Color::Black));
}

#[test]
fn compressed_and_truncated() {
    let pgn = corpus(60);
    let plain = scan_with(pgn.as_bytes(), &Options::default());
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(pgn.as_bytes()).unwrap();
    let mut bzip = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    bzip.write_all(pgn.as_bytes()).unwrap();
    let zstd = zstd::encode_all(pgn.as_bytes(), 1).unwrap();
    for archive in [gzip.finish().unwrap(), bzip.finish().unwrap(), zstd] {
        let (games, summary) = scan_with(&archive, &Options::default());
        assert_eq!(summary, plain.1);
        assert_eq!(lines(&games), lines(&plain.0));
        let (games, summary) = scan_with(&archive[..archive.len() * 2 / 3], &Options::default());
        assert_eq!(summary.damaged.get("archive"), Some(&1));
        assert!(lines(&games).last().unwrap().contains(" archive @"));
    }
}

fn kanon() -> Command {
    let mut command = Command::cargo_bin("kanon").unwrap();
    command
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C");
    command
}

fn stdout(command: &mut Command) -> String {
    String::from_utf8(command.output().unwrap().stdout).unwrap()
}

#[test]
fn shards_merge_to_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let pgn = corpus(90);
    let games: Vec<&str> = pgn.split_inclusive("\n\n[Event").collect();
    let mut shards = vec![String::new(); 3];
    for (number, game) in games.iter().enumerate() {
        let game = game.trim_end_matches("[Event");
        let tag = if number > 0 { "[Event" } else { "" };
        shards[number % 3].push_str(&format!("{tag}{game}"));
    }
    let mut results = Vec::new();
    for (number, shard) in shards.iter().enumerate() {
        let text = stdout(
            kanon()
                .args(["scan", "--format", "json", "-"])
                .write_stdin(shard.as_str()),
        );
        let path = folder.path().join(format!("{number}.jsonl"));
        fs::write(&path, text).unwrap();
        results.push(path);
    }
    let whole = stdout(
        kanon()
            .args(["scan", "--format", "json", "-"])
            .write_stdin(pgn.as_str()),
    );
    let merged = stdout(
        kanon()
            .args(["scan", "--merge", "--format", "json"])
            .args(&results),
    );
    assert_eq!(merged.lines().last(), whole.lines().last());
    assert!(merged.starts_with("{\"summary\":{\"games\":90,"));
}

/// A run is killed, its output torn, and goes on.
#[test]
fn resume_goes_on_from_any_place() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.pgn");
    let pgn = corpus(2500);
    assert!(pgn.len() > 1 << 20, "more than one piece");
    fs::write(&games, &pgn).unwrap();
    let output = folder.path().join("out.jsonl");
    let progress = folder.path().join("out.jsonl.progress");
    let scan = || {
        let mut command = kanon();
        command.args([
            "scan",
            "--format",
            "json",
            "--threads",
            "1",
            "--resume",
            "--output",
        ]);
        command.arg(&output).arg(&games);
        command
    };
    assert_eq!(scan().output().unwrap().status.code(), Some(1));
    let whole = fs::read(&output).unwrap();
    // Finished: nothing is done again.
    scan().output().unwrap();
    assert_eq!(fs::read(&output).unwrap(), whole);
    // Killed again and again, at any time, with a torn line at the end.
    fs::remove_file(&progress).unwrap();
    let mut numbers = Numbers::new(29);
    for _ in 0..12 {
        let mut killed = std::process::Command::new(assert_cmd::cargo::cargo_bin("kanon"))
            .args(["scan", "--format", "json", "--resume", "--output"])
            .arg(&output)
            .arg(&games)
            .spawn()
            .unwrap();
        let wait = 5 + numbers.below(150) as u64;
        std::thread::sleep(std::time::Duration::from_millis(wait));
        killed.kill().unwrap();
        killed.wait().unwrap();
        if let Ok(state) = fs::read_to_string(&progress) {
            assert!(state.ends_with('}') || state.ends_with("}\n"), "{state}");
        }
        let mut file = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&output)
            .unwrap();
        file.write_all(b"{\"file\":\"games.pgn\",\"ga").unwrap();
    }
    scan().output().unwrap();
    assert_eq!(fs::read(&output).unwrap(), whole);
    // A file that no run began is left alone.
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "mine\n").unwrap();
    let other = kanon()
        .args(["scan", "--format", "json", "--resume", "--output"])
        .arg(&letter)
        .arg(&games)
        .output()
        .unwrap();
    assert_eq!(other.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&letter).unwrap(), "mine\n");
    // Another question is refused.
    let refused = scan().arg("--first").output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn the_table_speaks_every_language() {
    let pgn = format!(
        "{}{}{}",
        game(
            "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]",
            &format!("{} e4 1-0", ROUND.repeat(4))
        ),
        game("[Result \"1/2-1/2\"]", "e4 1/2-1/2"),
        "[Event \"E\"]\n\n1. e4 {open",
    );
    for lang in ["en", "hy", "ru"] {
        let text = stdout(
            kanon()
                .args(["--lang", lang, "scan", "-"])
                .write_stdin(pgn.as_str()),
        );
        assert!(!text.contains('⟨') && !text.contains("scan-"), "{text}");
        insta::assert_snapshot!(format!("scan_table_{lang}"), text);
    }
}

#[test]
fn every_kind_and_damage_has_its_words() {
    let locales = kanon::lang::Locales::built_in();
    for lang in locales.languages().collect::<Vec<_>>() {
        let locale = locales.open(lang).unwrap();
        for kind in kanon::scan::Kind::ALL {
            locale
                .text()
                .title(&format!("scan-kind-{}", kind.name()))
                .unwrap();
        }
        for damage in [
            "open-comment",
            "open-variation",
            "open-tag",
            "bad-position",
            "variant",
            "no-game",
            "too-long",
            "unsettled",
            "archive",
        ] {
            locale
                .text()
                .title(&format!("scan-damage-{damage}"))
                .unwrap();
        }
    }
}

#[test]
fn the_games_are_not_replaced_by_their_findings() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.pgn");
    fs::write(&games, game("", "1.e4 e5 1-0")).unwrap();
    let before = fs::read(&games).unwrap();
    let mut kanon = Command::cargo_bin("kanon").unwrap();
    let run = kanon.arg("scan").arg(&games).arg("--output").arg(&games);
    run.assert().failure();
    assert_eq!(fs::read(&games).unwrap(), before);
}
