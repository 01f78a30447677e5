//! Refutations: what is said against a wrong option, and the clause, fit the story that is told.

use kanon::game::scenario::{Act, Decision, First, Intent};
use kanon::game::state::Outcome;
use kanon::quiz::{Answer, Asked, Question, RenderedOption};

use super::grounds::told;
use super::{made, named};

const LANGUAGES: [&str; 3] = ["en", "hy", "ru"];

/// The option that a misconception leads to, in a language.
fn held(lang: &str, question: &Question, id: &str) -> Option<RenderedOption> {
    let mut options = told(lang, question).options.into_iter();
    options.find(|option| option.misconception == Some(id))
}

fn number(option: &RenderedOption) -> Option<&'static str> {
    option.refuted_by.as_ref().and_then(|rule| rule.number)
}

/// III.3.1 is about flags of which nobody can tell which fell first; else 6.9 decides.
#[test]
fn the_flag_that_fell_first_decides() {
    let says = [
        ("en", "fell first decides", "fell first: that flag decides"),
        ("hy", "որն առաջինն է ընկել", "որ առաջինն ընկել է"),
        ("ru", "флажок, упавший первым", "упал первым: он и решает"),
    ];
    let (mut known, mut unknown) = (0, 0);
    for question in made("both-flags", 200) {
        let Act::Flags { first, .. } = question.scenario.events[0].act else {
            panic!("{}", question.id);
        };
        let ids = named(&question);
        if first == First::Unknown {
            assert!(!ids.contains("both-flags-cancel"), "{}", question.id);
            if let Some(option) = held("en", &question, "both-flags-play-on") {
                unknown += 1;
                assert_eq!(number(&option), Some("III.3.1.2"), "{}", question.id);
            }
        } else {
            assert!(!ids.contains("both-flags-play-on"), "{}", question.id);
            assert!(!ids.contains("both-flags-draw"), "{}", question.id);
        }
        for (lang, refutes, explains) in says {
            let why = told(lang, &question).explanation.join(" ");
            let ordered = first != First::Unknown;
            assert_eq!(why.contains(explains), ordered, "{lang} {why}");
            if let Some(option) = held(lang, &question, "both-flags-cancel") {
                known += 1;
                assert!(option.feedback.contains(refutes), "{}", option.feedback);
                assert_eq!(number(&option), Some("6.9"), "{}", question.id);
            }
            let mover = held(lang, &question, "both-flags-mover-loses");
            if let (true, Some(option)) = (ordered, mover) {
                assert_eq!(number(&option), Some("6.9"), "{}", question.id);
            }
        }
    }
    assert!(known > 20 && unknown > 10, "{known} {unknown}");
}

/// I.9.1: it is the opponent's clock that is started; I.10 is about coming later than that.
#[test]
fn who_has_sealed_and_comes_in_time_loses_no_time() {
    let (mut in_time, mut too_late) = (0, 0);
    for question in made("late-for-resumption", 200) {
        let late = |act: &Act| match act {
            Act::Arrive { late_s } => Some(*late_s),
            _ => None,
        };
        let events = question.scenario.events.iter();
        let late_s = events.filter_map(|it| late(&it.act)).next().unwrap();
        if late_s > question.scenario.setting.regulations.default_time_s {
            too_late += usize::from(named(&question).contains("late-loses-time"));
            assert!(!named(&question).contains("late-is-charged"));
            continue;
        }
        assert!(!named(&question).contains("late-loses-time"));
        for (lang, words) in [
            ("en", "The sealer’s clock does not run"),
            ("hy", "Քայլը գրանցած խաղացողի ժամացույցը չի աշխատում"),
            ("ru", "Часы записавшего ход не идут"),
        ] {
            let Some(option) = held(lang, &question, "late-is-charged") else {
                continue;
            };
            in_time += 1;
            assert!(option.feedback.starts_with(words), "{}", option.feedback);
            assert_eq!(number(&option), Some("I.9.1"), "{}", question.id);
        }
    }
    assert!(in_time > 30 && too_late > 10, "{in_time} {too_late}");
}

/// A loss turns into a draw where the opponent cannot mate (7.5.5): the title fits both.
#[test]
fn a_first_illegal_move_that_ends_the_game_may_draw_it() {
    let mut drawn = 0;
    for question in made("promotion-unfinished", 300) {
        let by = |id: &str| {
            let held = |known: &&kanon::quiz::Misconception| known.id == id;
            let mut options = question.options.iter();
            options.find(|it| it.misconception.as_ref().is_some_and(held))
        };
        let Some(option) = by("first-illegal-loses") else {
            continue;
        };
        let ended = match &option.answer {
            Answer::Ruling(verdict) => verdict.ending.map(|ending| ending.outcome),
            Answer::Result(outcome) => *outcome,
            _ => None,
        };
        drawn += usize::from(ended == Some(Outcome::Draw));
        for (lang, words) in LANGUAGES.into_iter().zip([
            "already ends the game",
            "քայլով խաղն ավարտվում է",
            "заканчивает партию",
        ]) {
            let option = held(lang, &question, "first-illegal-loses").unwrap();
            let title = option.title.unwrap();
            assert!(title.contains(words), "{title}");
        }
    }
    assert!(drawn > 0, "{drawn}");
}

/// 4.2.2: contact that was not announced is intent, and with that it rejects the offer (9.1.2.1).
#[test]
fn a_piece_straightened_without_a_word_rejects_the_offer() {
    let (mut seen, mut meant) = (0, 0);
    for question in made("offer", 600) {
        let touched = |act: &Act| match act {
            Act::Touch { intent, .. } => Some(*intent),
            _ => None,
        };
        let intent = question
            .scenario
            .events
            .iter()
            .find_map(|it| touched(&it.act));
        let ids = named(&question);
        if intent != Some(Intent::AdjustUnannounced) {
            meant += usize::from(ids.contains("offer-survives-touch"));
            assert!(!ids.contains("unannounced-keeps-offer"), "{}", question.id);
            continue;
        }
        assert!(!ids.contains("offer-survives-touch"), "{}", question.id);
        for (lang, words) in LANGUAGES.into_iter().zip([
            "not announced counts as intent to move",
            "համարվում է քայլելու մտադրություն",
            "считается намерением пойти",
        ]) {
            let Some(option) = held(lang, &question, "unannounced-keeps-offer") else {
                continue;
            };
            seen += 1;
            assert!(option.feedback.contains(words), "{}", option.feedback);
            assert_eq!(number(&option), Some("4.2.2"), "{}", question.id);
            let item = told(lang, &question);
            let mut rules = item.rules.iter();
            assert!(rules.any(|rule| rule.number == Some("9.1.2.1")));
        }
    }
    assert!(seen > 10 && meant > 10, "{seen} {meant}");
}

/// What the clocks show depends on the penalty (9.5.3), not on whether the claim is an offer.
#[test]
fn clocks_without_a_penalty_are_refuted_by_the_clause_on_the_penalty() {
    let mut seen = 0;
    for question in made("claim-as-offer", 300) {
        if question.asked != Asked::ClocksAfter {
            continue;
        }
        assert!(!named(&question).contains("wrong-claim-is-void"));
        if let Some(option) = held("en", &question, "claim-is-free") {
            seen += 1;
            assert_eq!(number(&option), Some("9.5.3"), "{}", question.id);
        }
    }
    assert!(seen > 5, "{seen}");
}

/// "He upholds the claim: what follows?" is no question; that a rejection loses has to be known.
#[test]
fn a_claim_that_is_upheld_later_is_asked_for_the_clause_alone() {
    let mut rejected = 0;
    for question in made("unsupervised-claim", 150) {
        for event in &question.scenario.events {
            if let Act::Find(finding) = &event.act {
                let rejects = finding.decision == Some(Decision::Reject);
                rejected += usize::from(rejects);
                let clause = question.asked == Asked::DecidingClause;
                assert!(rejects || clause, "{}", question.id);
            }
        }
    }
    assert!(rejected > 30, "{rejected}");
}
