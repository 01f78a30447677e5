//! What is counted, and for whom: illegal moves, penalties, appearances, moves made.

use kanon::game::scenario::Act;
use kanon::game::state::Termination;
use kanon::quiz::{Asked, Question};
use shakmaty::Position;
use shakmaty::uci::UciMove;

use super::grounds::{claim, told};
use super::{ILLEGAL, made, position};

fn why(lang: &str, question: &Question) -> String {
    told(lang, question).explanation.join(" ")
}

/// 7.5.5 counts the illegal moves of a player, not those of a game.
#[test]
fn it_is_said_whose_first_illegal_move_it_is() {
    let (mut apart, mut alone) = (0, 0);
    for kind in ILLEGAL {
        for question in made(kind, 60) {
            let first = why("en", &question).contains(" first illegal move");
            let opponent = position(&question.scenario).turn().other();
            let counted = first && question.scenario.prior.illegal[opponent] > 0;
            match (first, counted) {
                (true, true) => apart += 1,
                (true, false) => alone += 1,
                _ => {}
            }
            for (lang, whose, separately) in [
                (
                    "en",
                    &["his first", "White’s first", "Black’s first"][..],
                    "each player’s illegal moves are counted separately",
                ),
                (
                    "hy",
                    &["իրենց առաջին", "նրանց առաջին"][..],
                    "անհնարին քայլերը հաշվվում են առանձին",
                ),
                (
                    "ru",
                    &["свой первый", "их первый", "их первым"][..],
                    "невозможные ходы каждого игрока считаются отдельно",
                ),
            ] {
                let why = why(lang, &question);
                let said = whose.iter().any(|words| why.contains(words));
                assert_eq!(said, first, "{kind} {lang} {why}");
                assert_eq!(why.contains(separately), counted, "{kind} {lang} {why}");
            }
        }
    }
    assert!(apart > 10 && alone > 50, "{apart} {alone}");
}

/// 5.2.3 ends the game: nobody is given the two minutes of 9.5.3 any more.
#[test]
fn a_claim_accepted_as_an_offer_costs_nothing() {
    let (mut agreed, mut fined) = (0, 0);
    for question in made("claim-as-offer", 120) {
        let ended = question.verdict.ending.map(|ending| ending.termination);
        for (lang, minutes) in [("en", "minute"), ("hy", "րոպե"), ("ru", "минут")] {
            let costs = why(lang, &question).contains(minutes);
            match ended {
                Some(Termination::Agreement) => {
                    agreed += 1;
                    assert!(!costs, "{lang} {}", question.id);
                }
                _ => {
                    fined += 1;
                    assert!(costs, "{lang} {}", question.id);
                }
            }
        }
    }
    assert!(agreed > 30 && fined > 30, "{agreed} {fined}");
}

/// The player having the move may always claim; asked is whether the claim would be correct.
#[test]
fn who_can_claim_is_asked_of_correct_claims() {
    let mut seen = 0;
    for question in made("who-may-claim", 20) {
        if question.asked != Asked::WhoMayClaim {
            continue;
        }
        seen += 1;
        for (lang, words) in [
            ("en", "Who can now correctly claim a draw"),
            ("hy", "ոչ-ոքիի ճիշտ պահանջ ներկայացնել"),
            ("ru", "обоснованно заявить о ничьей"),
        ] {
            let prompt = told(lang, &question).prompt;
            assert!(prompt.contains(words), "{prompt}");
        }
    }
    assert!(seen > 5, "{seen}");
}

/// "Every appearance counts, the first included" and "the first position does not count" would
/// contradict each other: it is another position, for one reason or the other.
#[test]
fn why_the_position_before_the_moves_is_another_one_is_said() {
    let mut seen = 0;
    for kind in [
        "threefold-current",
        "threefold-intended",
        "claim-after-touch",
    ] {
        for question in made(kind, 200) {
            let scenario = &question.scenario;
            for (lang, other, pieces, turn) in [
                (
                    "en",
                    "start from is another one",
                    "another one: pieces stand elsewhere in it",
                    "another one: the other player has the move in it",
                ),
                (
                    "hy",
                    "ուրիշ դիրք է",
                    "ուրիշ դիրք է. խաղաքարերն այնտեղ այլ կերպ էին դասավորված",
                    "ուրիշ դիրք է. այնտեղ քայլի հերթը մյուս կողմինն էր",
                ),
                (
                    "ru",
                    "ходами — другая",
                    "другая: фигуры в ней стояли иначе",
                    "другая: очередь хода в ней была у другой стороны",
                ),
            ] {
                let why = why(lang, &question);
                if !why.contains(other) {
                    continue;
                }
                seen += 1;
                let start = scenario.start.chess().unwrap();
                let mut claimed = position(scenario);
                if let Some(text) = claim(&question).intended.as_deref() {
                    let uci: UciMove = text.parse().unwrap();
                    claimed.play_unchecked(uci.to_move(&claimed).unwrap());
                }
                let same = start.board() == claimed.board();
                assert_eq!(why.contains(turn), same, "{lang} {why}");
                assert_eq!(why.contains(pieces), !same, "{lang} {why}");
            }
        }
    }
    assert!(seen > 15, "{seen}");
}

/// Twenty-three moves are ten moves at least, not ten.
#[test]
fn reversed_colours_are_kept_after_at_least_ten_moves() {
    let mut kept = 0;
    for question in made("colours-reversed", 60) {
        for (lang, least) in [
            ("en", "at least ten moves"),
            ("hy", "առնվազն տասը քայլ"),
            ("ru", "не менее десяти ходов"),
        ] {
            let Act::Discover {
                completed: Some(made),
                ..
            } = &question.scenario.events[0].act
            else {
                panic!("{}", question.id);
            };
            let both = made.white >= 10 && made.black >= 10;
            kept += usize::from(both);
            assert_eq!(why(lang, &question).contains(least), both, "{lang}");
        }
    }
    assert!(kept > 10, "{kept}");
}

/// The diagram shows the position before the move that makes it dead.
#[test]
fn the_sealed_move_is_named_before_the_position_is_called_dead() {
    let mut seen = 0;
    for question in made("late-for-resumption", 200) {
        let ended = question.verdict.ending.map(|ending| ending.termination);
        if ended != Some(Termination::DeadPosition) {
            continue;
        }
        seen += 1;
        for (lang, words) in [
            ("en", "The sealed move is "),
            ("hy", "Գաղտնի քայլը՝ "),
            ("ru", "Тайный ход — "),
        ] {
            let item = told(lang, &question);
            assert!(
                item.explanation[0].starts_with(words),
                "{:?}",
                item.explanation
            );
        }
    }
    assert!(seen > 5, "{seen}");
}

/// 7.4.3 lets the arbiter penalise who displaces pieces, 12.9 says with what, and by 7.1 he sets
/// the clocks when a position is restored.
#[test]
fn what_is_at_the_arbiters_discretion_is_left_aside() {
    for kind in [
        "displaced",
        "displaced-found",
        "first-illegal",
        "two-hands",
        "last-identifiable",
    ] {
        for question in made(kind, 30) {
            for (lang, words) in [
                ("en", "left to the arbiter’s discretion are disregarded"),
                ("hy", "թողնված են մրցավարի հայեցողությանը"),
                ("ru", "оставленные на усмотрение арбитра"),
            ] {
                let setting = told(lang, &question).setting.join(" ");
                assert!(setting.contains(words), "{kind} {setting}");
            }
        }
    }
}
