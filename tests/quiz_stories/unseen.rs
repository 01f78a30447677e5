//! Counts that the record alone decides: what came before it is told, whatever the answer is.

use kanon::quiz::Question;

use super::grounds::told;
use super::made;

const UNSEEN: [(&str, &str, &str); 3] = [
    (
        "en",
        "The first position had not appeared before",
        "last move before the first position was",
    ),
    (
        "hy",
        "Առաջին դիրքից առաջ խաղում չէր առաջացել",
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
        assert!(counted >= 10, "{kind} {counted}");
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
