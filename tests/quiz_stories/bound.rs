//! Wrong options are bound to the mistake that the story is made for, and say what is wrong with
//! it in words that stand alone.

use kanon::game::scenario::{Act, Withdrawn};
use kanon::game::state::Termination;
use kanon::lang::Locales;
use kanon::quiz::{Answer, Asked, MISCONCEPTIONS, Part, Question};
use shakmaty::Color;

use super::grounds::told;
use super::{ILLEGAL, made, named};

const LANGUAGES: [&str; 3] = ["en", "hy", "ru"];

/// Who is told that the first illegal move only gives time would take the opponent's for the
/// first.
#[test]
fn where_the_opponent_has_offended_before_the_loss_is_by_counting_both() {
    let mut together = 0;
    for kind in ILLEGAL {
        for question in made(kind, 120) {
            let prior = question.scenario.prior.illegal;
            let turn = question
                .scenario
                .start
                .chess()
                .map(shakmaty::Position::turn);
            let mover = match question.scenario.moves.len() % 2 {
                0 => turn,
                _ => turn.map(Color::other),
            };
            let Some(mover) = mover.filter(|side| prior[*side] == 0 && prior[side.other()] > 0)
            else {
                continue;
            };
            let held = named(&question);
            assert!(
                !held.contains("first-illegal-loses"),
                "{kind} {mover} {}",
                question.id
            );
            together += usize::from(held.contains("players-counted-together"));
        }
    }
    assert!(together > 30, "{together}");
}

/// The men have stood there three times: who claims has overlooked a right.
#[test]
fn where_a_lost_right_is_all_that_is_missing_it_is_what_was_overlooked() {
    let mut overlooked = 0;
    for kind in ["threefold-current", "claim-off-move", "who-may-claim"] {
        for question in made(kind, 300) {
            let why = told("en", &question).explanation.join(" ");
            if !(why.contains("only twice") && why.contains("castling right has been lost since")) {
                continue;
            }
            let held = named(&question);
            assert!(
                !held.contains("twice-is-enough"),
                "{kind} {} {why}",
                question.id
            );
            overlooked += usize::from(held.contains("castling-ignored"));
        }
    }
    assert!(overlooked > 5, "{overlooked}");
}

/// Nobody has to move a touched piece when the game is over.
#[test]
fn touched_pieces_are_not_cited_where_the_game_is_over() {
    let (mut over, mut bound) = (0, 0);
    for kind in ["second-illegal", "second-illegal-unwinnable"] {
        for question in made(kind, 80) {
            let item = told("en", &question);
            let why = item.explanation.join(" ");
            let refuting: Vec<_> = item
                .options
                .iter()
                .filter_map(|option| option.refuted_by.as_ref()?.number)
                .collect();
            let mut numbers = item.rules.iter().filter_map(|rule| rule.number);
            let touch = numbers.find(|number| {
                number.starts_with("4.3") && !why.contains(number) && !refuting.contains(number)
            });
            if question.verdict.ending.is_some() {
                assert_eq!(touch, None, "{kind} {}", question.id);
                over += 1;
            } else {
                bound += 1;
            }
        }
    }
    assert!(over > 60 && bound > 10, "{over} {bound}");
}

/// A draw by agreement rules on no claim any more; the prompt must not tell it from the others.
#[test]
fn what_follows_a_claim_is_asked_alike_whether_the_game_is_over_or_not() {
    let went_on = |question: &Question| {
        let mut events = question.scenario.events.iter();
        events.any(|event| matches!(event.act, Act::Claim(_)))
            && events.any(|event| matches!(event.act, Act::Move { .. }))
    };
    let (mut agreed, mut open) = (0, 0);
    for question in made("claim-as-offer", 160) {
        if question.asked != Asked::Ruling || !went_on(&question) {
            continue;
        }
        match question.verdict.ending.map(|ending| ending.termination) {
            Some(Termination::Agreement) => agreed += 1,
            _ => open += 1,
        }
        for (lang, words) in LANGUAGES.into_iter().zip([
            "How does the game stand now? If it goes on,",
            "Ի՞նչ վիճակում է խաղն այժմ։ Եթե այն շարունակվում է,",
            "Какова теперь судьба партии? Если она продолжается,",
        ]) {
            let prompt = told(lang, &question).prompt;
            assert!(prompt.starts_with(words), "{prompt}");
        }
    }
    assert!(agreed > 5 && open > 5, "{agreed} {open}");
}

/// Nobody believes that a withdrawal is paid for with time.
#[test]
fn a_withdrawn_offer_costs_no_time() {
    let mut renewed = 0;
    for question in made("offer", 400) {
        let mut events = question.scenario.events.iter();
        if !events.any(|event| event.act == Act::Withdraw(Withdrawn::Offer)) {
            continue;
        }
        for option in &question.options {
            let Answer::Ruling(verdict) = &option.answer else {
                continue;
            };
            let parts = verdict.parts();
            let costs = |part: &Part| matches!(part, Part::Clock(..));
            assert!(!parts.iter().any(costs), "{parts:?}");
            renewed += usize::from(
                option
                    .misconception
                    .is_some_and(|known| known.id == "acceptance-is-offer"),
            );
        }
    }
    assert!(renewed > 10, "{renewed}");
}

/// A feedback may be read without the title: it begins with what it is about.
#[test]
fn no_feedback_opens_with_a_word_that_stands_for_another() {
    let pronouns = [
        "It ",
        "They ",
        "Then ",
        "He ",
        "That ",
        "This ",
        "The first one ",
        "The second one ",
        "Այն բ",
        "Դա ",
        "Նա ",
        "Դրա ",
        "Оно ",
        "Он ",
        "Она ",
        "Это ",
        "Его ",
        "Её ",
        "За него ",
        "Тогда ",
        "Так ",
        "Այդպես ",
    ];
    let locales = Locales::built_in();
    for lang in LANGUAGES {
        let locale = locales.open(lang.parse().unwrap()).unwrap();
        for known in MISCONCEPTIONS.iter() {
            let key = format!("misconception-{}-feedback", known.id);
            let said = locale.text().title(&key).unwrap();
            let hangs = pronouns.into_iter().find(|word| said.starts_with(word));
            assert_eq!(hangs, None, "{lang} {said}");
        }
    }
}
