//! Reading a move back, however it is written.

mod dice;

use kanon::game::Board;
use kanon::game::examine::arrival;
use kanon::game::notation::{Reading, read};
use kanon::lang::notations;
use shakmaty::san::San;
use shakmaty::{Chess, Move, Position, Role};

use dice::Dice;

fn letter(role: Role) -> &'static str {
    match role {
        Role::Pawn => "",
        Role::Knight => "N",
        Role::Bishop => "B",
        Role::Rook => "R",
        Role::Queen => "Q",
        Role::King => "K",
    }
}

/// The ways of writing a legal move in English letters: short and long, with and without signs.
fn spellings(position: &Chess, played: Move) -> Vec<String> {
    let san = San::from_move(position, played).to_string();
    let mut texts = vec![
        san.clone(),
        format!("{san}+"),
        format!("{san}#"),
        format!("17.{san}"),
    ];
    if played.is_castle() {
        texts.push(san.replace('O', "0"));
        return texts;
    }
    let from = played.from().unwrap();
    let to = arrival(played);
    let promotion = played
        .promotion()
        .map_or(String::new(), |role| format!("={}", letter(role)));
    let piece = letter(played.role());
    let sign = if played.is_capture() { "x" } else { "-" };
    texts.push(format!("{piece}{from}{sign}{to}{promotion}"));
    texts.push(format!("{piece}{from}{to}{promotion}"));
    texts.push(san.replace('x', ""));
    texts.push(san.replace('x', ":"));
    texts.push(san.replace('=', ""));
    if played.is_en_passant() {
        texts.push(format!("{san} e.p."));
    }
    texts
}

fn positions(count: usize) -> Vec<Chess> {
    let mut dice = Dice::new(9);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = Chess::default();
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let played = moves[dice.roll(moves.len())];
            position.play_unchecked(played);
            if dice.roll(4) == 0 {
                positions.push(position.clone());
            }
        }
    }
    positions.truncate(count);
    positions
}

#[test]
fn every_legal_move_reads_back_to_itself_in_every_notation() {
    for position in positions(2000) {
        let board = Board::Legal(position.clone());
        for played in position.legal_moves() {
            for text in spellings(&position, played) {
                for (lang, notation) in notations() {
                    let written = notation.spell(&text);
                    let reading = read(&written, &board);
                    assert_eq!(
                        reading,
                        Reading::Move(played),
                        "{lang}: {written} in {}",
                        board.fen()
                    );
                }
            }
        }
    }
}

#[test]
fn every_text_with_two_readings_is_called_ambiguous() {
    let mut ambiguous = 0;
    for position in positions(2000) {
        let board = Board::Legal(position.clone());
        let legal = position.legal_moves();
        for played in &legal {
            if played.role() == Role::Pawn || played.is_castle() {
                continue;
            }
            let twins: Vec<_> = legal
                .iter()
                .filter(|other| {
                    !other.is_castle() && other.role() == played.role() && other.to() == played.to()
                })
                .copied()
                .collect();
            let text = format!("{}{}", letter(played.role()), played.to());
            match (read(&text, &board), twins.len()) {
                (Reading::Move(found), 1) => assert_eq!(found, *played),
                (Reading::Ambiguous(found), 2..) => {
                    assert_eq!(found.len(), twins.len(), "{text} in {}", board.fen());
                    ambiguous += 1;
                }
                (reading, twins) => {
                    panic!("{text} in {}: {reading:?}, {twins} moves fit", board.fen())
                }
            }
        }
    }
    assert!(ambiguous > 1000, "only {ambiguous} texts had two readings");
}
