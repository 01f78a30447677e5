//! Explanations: a reason names the fact that decides, and no more than that.

use std::collections::BTreeSet;

use kanon::lang::{Lang, Locales};
use kanon::quiz::{Asked, Dice, KINDS, Misconception, Question, Renderer, ask, ask_about};
use serde_json::{Value, json};

fn explained(lang: &str, question: &Question) -> Vec<String> {
    let locales = Locales::built_in();
    let lang: Lang = lang.parse().unwrap();
    let locale = locales.open(lang).unwrap();
    let renderer = Renderer::new(&locale).unwrap();
    question.render(&renderer).explanation
}

/// The explanation of the ruling on a scenario, asked as a lecturer's own question.
fn told(lang: &str, scenario: Value) -> Vec<String> {
    let scenario: kanon::game::Scenario = scenario.to_string().parse().unwrap();
    let every: Vec<&'static Misconception> = kanon::quiz::MISCONCEPTIONS.to_vec();
    let mut dice = Dice::new(1);
    let question = ask_about("own", scenario.clone(), Asked::Ruling, &every, &mut dice);
    // Where nobody would rule otherwise in two ways, what is the result is asked.
    let question =
        question.or_else(|_| ask_about("own", scenario, Asked::Result, &every, &mut dice));
    explained(lang, &question.unwrap())
}

fn numbers(line: &str) -> usize {
    let Some((_, cited)) = line.rsplit_once(" (") else {
        return 0;
    };
    let cited = cited.trim_end_matches(['.', '։']);
    match cited.ends_with(')') && cited.contains('.') {
        true => cited.split(", ").count(),
        false => 0,
    }
}

#[test]
fn a_sentence_names_at_most_two_clauses_and_none_is_said_twice() {
    let dice = Dice::new(11);
    for kind in KINDS {
        let made: Vec<_> = (0..400)
            .filter_map(|throw| ask(kind, &mut dice.branch(throw)).ok())
            .take(12)
            .collect();
        assert!(!made.is_empty(), "{}", kind.name);
        for question in made {
            for lang in ["en", "hy", "ru"] {
                let lines = explained(lang, &question);
                let apart: BTreeSet<_> = lines.iter().collect();
                assert_eq!(apart.len(), lines.len(), "{}: {lines:#?}", question.id);
                assert!(
                    lines.iter().any(|line| numbers(line) > 0),
                    "{} {}: {lines:#?}",
                    kind.name,
                    question.scenario.to_json()
                );
                for line in &lines {
                    assert!(numbers(line) <= 2, "{}: {line}", question.id);
                    assert!(!line.contains('⟨'), "{}: {line}", question.id);
                }
            }
        }
    }
}

#[test]
fn an_illegal_castling_names_the_square_and_the_piece_that_attacks_it() {
    // The bishop on a6 looks at f1; the king may go to d2 or castle long.
    let castling = |pressed: bool| {
        let mut events = vec![json!({ "who": "white", "event": "move", "uci": "e1g1" })];
        if pressed {
            events.push(json!({ "who": "white", "event": "press" }));
        }
        events.push(json!({ "who": "black", "event": "complain", "about": "illegal-move" }));
        json!({
            "start": { "fen": "4k3/p7/b7/8/8/8/P7/R3K2R w KQ - 0 20" },
            "events": events,
        })
    };
    let lines = told("en", castling(true));
    assert_eq!(
        lines[..2],
        [
            "White has completed a first illegal move (7.5.1, 7.5.5).",
            "The king would cross f1, which is attacked by the bishop on a6 (3.8.2.2.1).",
        ]
    );
    assert!(
        told("ru", castling(false)).contains(
            &"Король прошёл бы через поле f1, которое бьёт слон a6 (3.8.2.2.1).".to_owned()
        )
    );
    assert!(told("hy", castling(false)).contains(
        &"Արքան կանցներ f1 դաշտով, որը a6 դաշտի փղի հարվածի տակ է (3.8.2.2.1)։".to_owned()
    ));
}

#[test]
fn a_king_without_a_move_frees_the_choice_and_a_single_move_is_named() {
    let step = |fen: &str, uci: &str| {
        json!({
            "start": { "fen": fen },
            "events": [
                { "who": "white", "event": "move", "uci": uci },
                { "who": "white", "event": "press" },
                { "who": "black", "event": "complain", "about": "illegal-move" },
            ],
        })
    };
    // Kh1 with g1, g2 and h2 covered by the queen on g3: no king move, the pawn may go.
    let lines = told("en", step("k7/8/8/8/P7/6q1/8/7K w - - 0 40", "h1g1"));
    assert_eq!(
        lines[1..4],
        [
            "The king on g1 would be in check from the queen on g3 (3.9.2).",
            "In standard chess the penalty is two minutes (7.5.5).",
            "Nothing that White has touched can be moved or captured: any legal move may be made (4.5).",
        ]
    );
    // The rook on g8 takes the g-file away; h2 is left.
    let lines = told("en", step("k5r1/8/8/8/P7/8/8/7K w - - 0 40", "h1g1"));
    assert_eq!(lines[3], "The touch-move rule leaves only Kh2 (4.3).");
}

#[test]
fn a_capture_en_passant_that_the_king_forbids_is_named_with_the_piece() {
    // After 1...d5 exd6 would open the fifth rank to the rook on a5.
    let claim = json!({
        "start": {
            "fen": "1k6/ppp5/8/r2pP2K/8/8/PPP5/8 w - d6 0 41",
            "moves": "41.Kg6 Ra4 42.Kh5 Ra5 43.Kg6 Ra4 44.Kh5 Ra5",
        },
        "events": [{ "who": "white", "event": "claim", "basis": "threefold" }],
    });
    let lines = told("en", claim);
    assert!(
        lines[0]
            .starts_with("The claim is correct: the position has appeared for the third time ("),
        "{lines:#?}"
    );
    assert_eq!(
        lines[2],
        "exd6 en passant was not legal: the king on h5 would have been in check from the rook on a5 (9.2.3.1)."
    );
}

#[test]
fn a_claim_that_fails_says_which_position_was_another_one() {
    let claim = |moves: &str| {
        json!({
            "start": { "fen": "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 30", "moves": moves },
            "events": [{ "who": "white", "event": "claim", "basis": "threefold" }],
        })
    };
    let lines = told("en", claim("30.Ra2 Rh7 31.Ra1 Rh8 32.Ra2 Rh7 33.Ra1 Rh8"));
    assert_eq!(
        lines[..3],
        [
            "The claim is incorrect: the position has appeared only twice (9.2.2, 9.5.3).",
            "Appearances: after 31...Rh8 and 33...Rh8.",
            "The position before the moves given does not count: a castling right has been lost since (9.2.3.2).",
        ]
    );
}

#[test]
fn a_sealed_text_names_the_moves_it_fits_or_the_piece_that_is_pinned() {
    let sealed = |fen: &str, text: &str| {
        json!({
            "start": { "fen": fen },
            "events": [
                { "who": "arbiter", "event": "order-seal" },
                { "who": "white", "event": "seal", "text": text },
                { "who": "white", "event": "stop-clocks" },
                { "who": "black", "event": "present" },
                { "who": "arbiter", "event": "open" },
            ],
        })
    };
    let lines = told("en", sealed("4k3/pp6/8/8/8/8/PP3K2/R6R w - - 0 50", "Rd1"));
    assert_eq!(
        lines[0],
        "“Rd1” fits several legal moves (Rad1, Rhd1) and is ambiguous: White has lost (I.8.1, C.10.1)."
    );
    // One pawn, four pieces: what is missing is the sign of the new one, not which pawn it is.
    let lines = told("en", sealed("4k3/1P3pp1/8/8/8/8/8/4K3 w - - 0 50", "b8"));
    assert_eq!(
        lines[0],
        "“b8” fits several legal moves (b8=Q, b8=R, b8=B, b8=N) and is ambiguous: White has lost (I.8.1, C.11)."
    );
    // The knight on e3 is pinned by the rook on e8.
    let lines = told(
        "en",
        sealed("k3r3/pp6/8/8/8/4N3/PP6/N3K3 w - - 0 50", "Nc2"),
    );
    assert_eq!(
        lines[1],
        "The knight on e3 may not make this move: the king on e1 would be in check from the rook on e8 (3.9.2)."
    );
}

#[test]
fn a_claim_that_is_right_is_not_withdrawn_either() {
    let lines = told(
        "en",
        json!({
            "start": { "fen": "4k3/8/8/8/8/8/8/R3K3 w - - 100 100" },
            "events": [
                { "who": "white", "event": "claim", "basis": "fifty" },
                { "who": "white", "event": "withdraw", "what": "claim" },
            ],
        }),
    );
    assert_eq!(
        lines,
        [
            "The claim is correct: each player has made 50 moves without a pawn move or a capture (9.3.2, 9.5.2).",
            "A claim cannot be withdrawn (9.5.1, 9.5.2).",
        ]
    );
}

#[test]
fn every_fault_of_a_move_is_told_with_the_clause_that_it_breaks() {
    // The pawn goes three squares and takes the king: two clauses, not one twice.
    let said = told(
        "en",
        json!({
            "time_control": "90+30",
            "start": {"fen": "8/8/8/4k3/8/4K3/4P3/8 w - - 0 60"},
            "events": [
                {"who": "white", "event": "touch", "square": "e3"},
                {"who": "white", "event": "move", "san": "e5"},
                {"who": "white", "event": "press"},
                {"who": "black", "event": "complain", "about": "illegal-move"},
            ],
        }),
    );
    let has = |line: &str| said.iter().any(|it| it == line);
    assert!(has("A king cannot be captured (1.4.1)."), "{said:#?}");
    assert!(has("A pawn does not move like that (3.7.1)."), "{said:#?}");
}

#[test]
fn an_offer_that_was_a_claim_is_explained_by_the_clause_that_makes_it_one() {
    let claim = json!({"who": "black", "event": "claim", "basis": "threefold", "move": "Ng8"});
    let story = |rest: Value| {
        let mut events = vec![claim.clone()];
        events.extend(rest.as_array().unwrap().iter().cloned());
        json!({"start": {"moves": "Nf3 Nf6 Ng1"}, "events": events})
    };
    let accepted = story(json!([{"who": "white", "event": "accept"}]));
    let touched = story(json!([
        {"who": "black", "event": "move", "san": "Ng8"},
        {"who": "black", "event": "press"},
        {"who": "white", "event": "touch", "square": "e2"},
    ]));
    for scenario in [accepted, touched] {
        let said = told("en", scenario);
        let named = said.iter().any(|it| it.contains("(9.1.2.3"));
        assert!(named, "{said:#?}");
    }
}
