//! Counts that the record alone decides: what came before it is told, whatever the answer is.

use kanon::quiz::{Asked, Question};
use shakmaty::Position;

use super::grounds::told;
use super::{made, position};

const UNSEEN: [(&str, &str, &str); 3] = [
    (
        "en",
        "The first position had not appeared before",
        "last move before the first position was",
    ),
    (
        "hy",
        "Առաջին դիրքից առաջ խաղում չէր ստեղծվել",
        "Առաջին դիրքին նախորդել է",
    ),
    (
        "ru",
        "Позиция перед приведёнными ходами возникла впервые",
        "Непосредственно перед приведёнными ходами",
    ),
];

/// Whether the story says that its positions are new, in every language or in none; a pawn that
/// has just moved says so too.
fn is_told_new(question: &Question) -> bool {
    let told: Vec<bool> = UNSEEN
        .into_iter()
        .map(|(lang, unseen, pawn)| {
            let stem = told(lang, question).stem;
            let (unseen, pawn) = (stem.contains(unseen), stem.contains(pawn));
            assert!(!(unseen && pawn), "{} {stem}", question.id);
            unseen || pawn
        })
        .collect();
    assert!(told.iter().all(|it| *it == told[0]), "{}", question.id);
    told[0]
}

/// Else the position could have stood there before the first one that is shown; and where it
/// stood only with claims that fail, the sentence would be the answer.
#[test]
fn what_is_counted_had_not_appeared_before_the_record() {
    for kind in [
        "threefold-current",
        "threefold-intended",
        "fivefold",
        "claim-after-touch",
        "claim-off-move",
        "who-may-claim",
        "screen-claim",
    ] {
        let mut counted = 0;
        for question in made(kind, 80) {
            let shown = !question.scenario.moves.is_empty();
            counted += usize::from(shown);
            assert_eq!(is_told_new(&question), shown, "{kind} {}", question.id);
        }
        assert!(counted > 15, "{kind} {counted}");
    }
}

/// Nothing is counted there.
#[test]
fn what_came_before_is_not_told_where_nothing_is_counted() {
    for kind in ["same-position", "last-identifiable"] {
        for question in made(kind, 30) {
            for (lang, unseen, _) in UNSEEN {
                let stem = told(lang, &question).stem;
                assert!(!stem.contains(unseen), "{kind} {stem}");
            }
        }
    }
}

/// A game that is quiet for long may have repeated a position, and one that repeats may have been
/// quiet for long: the question says which rule it is about.
#[test]
fn who_may_claim_is_asked_for_one_rule() {
    let mut seen = [0; 2];
    for question in made("who-may-claim", 60) {
        assert_eq!(question.asked, Asked::WhoMayClaim);
        let repeats = !question.scenario.moves.is_empty();
        seen[usize::from(repeats)] += 1;
        // The key holds for the rule that is named: the other one does not come in.
        assert!(!repeats || position(&question.scenario).halfmoves() < 99);
        for (lang, words) in [
            ("en", ["by the fifty-move rule", "by threefold repetition"]),
            ("hy", ["50 քայլի կանոնի", "եռակի կրկնության"]),
            ("ru", ["правила 50 ходов", "троекратного повторения"]),
        ] {
            let prompt = told(lang, &question).prompt;
            let asks = |basis: usize| prompt.contains(words[basis]);
            assert!(asks(repeats.into()) && !asks((!repeats).into()), "{prompt}");
        }
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

#[test]
fn a_record_from_the_middle_of_a_game_does_not_begin_at_its_start() {
    let mut seen = 0;
    for question in made("fivefold", 40) {
        for (lang, given, start) in [
            ("en", "before the moves given", "at the start"),
            ("hy", "րառված քայլերից առաջ", "սկզբում"),
            ("ru", "перед приведёнными ходами", "в начале"),
        ] {
            let why = told(lang, &question).explanation.join(" ");
            seen += usize::from(why.contains(given));
            assert!(!why.contains(start), "{why}");
        }
    }
    assert!(seen > 30, "{seen}");
}
