//! Refutations: what is said against a wrong option, and the clause, fit the story that is told.

use kanon::game::TimeClass;
use kanon::game::scenario::{Act, Decision, First, Intent};
use kanon::game::setting::Supervision;
use kanon::game::state::Outcome;
use kanon::law::Edition;
use kanon::quiz::{Answer, Asked, Fault, Question, RenderedOption};

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
            "считается, что он намерен пойти",
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

/// Where the event rejects a claim out of turn without a penalty, it is the event that refutes who
/// would give time for it.
#[test]
fn time_for_a_claim_that_costs_nothing_is_refuted_by_the_event() {
    let (mut off_move, mut touched) = (0, 0);
    for kind in ["claim-off-move", "claim-after-touch"] {
        for question in made(kind, 200) {
            let switches = &question.scenario.setting.regulations.switches;
            let gives = |answer: &Answer| match answer {
                Answer::Ruling(it) => it.clocks.white + it.clocks.black > 0,
                _ => false,
            };
            if gives(&question.key) {
                continue;
            }
            let free = !switches.penalise_procedurally_invalid_claim;
            for (at, option) in question.options.iter().enumerate() {
                if !gives(&option.answer) || !free || question.verdict.ending.is_some() {
                    continue;
                }
                for (lang, words) in LANGUAGES.into_iter().zip([
                    "At this event",
                    "Այս մրցաշարում",
                    "На этом соревновании",
                ]) {
                    let option = &told(lang, &question).options[at];
                    assert_eq!(option.misconception, Some("invalid-claim-costs"));
                    assert!(option.feedback.starts_with(words), "{}", option.feedback);
                    match kind {
                        "claim-off-move" => {
                            off_move += 1;
                            let clause = number(option);
                            assert!(
                                matches!(clause, Some("9.2" | "9.2.1" | "9.3")),
                                "{} {clause:?}",
                                question.id
                            );
                        }
                        _ => {
                            touched += 1;
                            assert_eq!(number(option), Some("9.4"));
                        }
                    }
                }
            }
        }
    }
    assert!(off_move > 30 && touched > 30, "{off_move} {touched}");
}

/// The clause that brings the Competitive Rules into a game of rapid or blitz (A.4, B.2).
fn supervised(question: &Question) -> Option<&'static str> {
    let setting = &question.scenario.setting;
    if setting.supervision != Supervision::Adequate {
        return None;
    }
    match (setting.class, setting.edition) {
        (TimeClass::Standard, _) => None,
        (TimeClass::Rapid, Edition::E2018) => Some("A.3.1"),
        (TimeClass::Rapid, Edition::E2023) => Some("A.4"),
        (TimeClass::Blitz, Edition::E2018) => Some("B.3.1"),
        (TimeClass::Blitz, Edition::E2023) => Some("B.2"),
    }
}

/// Who leaves a board or a set-up as it is after ten moves, or an illegal move after the next one,
/// takes the rules of one arbiter with many games for those of all rapid chess.
#[test]
fn where_an_arbiter_has_few_games_the_clause_that_says_so_refutes_the_simpler_rules() {
    let (mut kept, mut late) = (0, 0);
    for kind in ["board-orientation", "initial-position"] {
        for question in made(kind, 250) {
            let Some(clause) = supervised(&question) else {
                continue;
            };
            let Act::Discover {
                completed: Some(count),
                ..
            } = question.scenario.events[0].act
            else {
                panic!("{}", question.id);
            };
            let item = told("en", &question);
            if count.white < 10 || count.black < 10 {
                assert!(!item.explanation.join(" ").contains("Competitive Rules"));
                continue;
            }
            assert!(item.explanation[0].contains(clause), "{item:?}");
            assert!(item.rules.iter().any(|rule| rule.number == Some(clause)));
            for (at, option) in question.options.iter().enumerate() {
                let keeps =
                    matches!(&option.answer, Answer::Ruling(it) if it.fault == Some(Fault::Kept));
                if keeps && !option.correct {
                    kept += 1;
                    let option = &item.options[at];
                    assert_eq!(number(option), Some(clause), "{item:?}");
                    assert!(option.feedback.contains("Competitive Rules"), "{item:?}");
                }
            }
        }
    }
    for question in made("illegal-found-late", 250) {
        let Some(clause) = supervised(&question) else {
            continue;
        };
        let item = told("en", &question);
        assert!(item.explanation[0].contains(clause), "{item:?}");
        if let Some(option) = held("en", &question, "late-illegal-stands") {
            late += 1;
            assert_eq!(number(&option), Some(clause), "{item:?}");
        }
    }
    assert!(kept > 20 && late > 5, "{kept} {late}");
}

/// 4.2.2 with 9.4: what is lost by straightening a piece without a word is the claim.
#[test]
fn a_piece_straightened_without_a_word_forfeits_the_claim() {
    let mut seen = 0;
    for question in made("claim-after-touch", 300) {
        assert!(!named(&question).contains("unannounced-free"));
        for (lang, words) in LANGUAGES.into_iter().zip([
            "the right to claim on this move is lost",
            "պահանջելու իրավունքն այդ քայլի ժամանակ կորչում է",
            "лишает права на заявление",
        ]) {
            let Some(option) = held(lang, &question, "unannounced-keeps-claim") else {
                continue;
            };
            seen += 1;
            assert!(option.feedback.contains(words), "{}", option.feedback);
            assert_eq!(number(&option), Some("4.2.2"), "{}", question.id);
            let rules = told(lang, &question).rules;
            assert!(rules.iter().any(|rule| rule.number == Some("9.4")));
        }
    }
    assert!(seen > 30, "{seen}");
}

/// 4.3, 4.4.3: that a piece must be moved after an illegal move is said with its clause.
#[test]
fn a_piece_that_must_be_moved_has_its_reason() {
    let mut seen = 0;
    for kind in ["first-illegal", "illegal-found-late", "illegal-unpressed"] {
        for question in made(kind, 80) {
            let bound = question.verdict.bound.as_ref();
            if question.verdict.ending.is_some() || bound.is_none_or(|moves| moves.is_empty()) {
                continue;
            }
            seen += 1;
            let why = told("en", &question).explanation;
            let binds = |line: &String| ["(4.3", "(4.4", "(4.7"].iter().any(|it| line.contains(it));
            assert!(why.iter().any(binds), "{kind} {} {why:#?}", question.id);
        }
    }
    assert!(seen > 80, "{seen}");
}

/// 4.2.2 with 9.1.2.1: what is lost by straightening a piece without a word is the offer.
#[test]
fn that_a_piece_straightened_without_a_word_obliges_to_nothing_is_refuted_by_the_offer() {
    let mut seen = 0;
    for question in made("offer", 200) {
        for (lang, words) in LANGUAGES.into_iter().zip([
            "a draw offer of the opponent’s is rejected",
            "մերժվում է հակառակորդի՝ ոչ-ոքիի առաջարկը",
            "отклоняет предложение ничьей",
        ]) {
            if let Some(option) = held(lang, &question, "unannounced-free") {
                seen += 1;
                assert!(option.feedback.contains(words), "{}", option.feedback);
                assert_eq!(number(&option), Some("4.2.2"), "{}", question.id);
            }
        }
    }
    assert!(seen > 15, "{seen}");
}

/// I.4 says only that the offer stays; I.9.1, that the envelope is opened.
#[test]
fn that_an_offer_keeps_the_envelope_closed_is_refuted_by_who_is_there() {
    let mut seen = 0;
    for question in made("ended-before", 200) {
        if let Some(option) = held("en", &question, "offer-keeps-closed") {
            seen += 1;
            assert_eq!(number(&option), Some("I.9.1"), "{}", question.id);
        }
    }
    assert!(seen > 10, "{seen}");
}

/// Who holds that an offer waits until it is allowed is right where the arbiter allows it.
#[test]
fn a_barred_offer_waits_only_for_a_consent_that_is_refused() {
    let (mut waits, mut again) = (0, 0);
    for question in made("offer-barred", 200) {
        let agrees = |act: &Act| matches!(act, Act::Find(finding) if finding.decision == Some(Decision::Agree));
        let mut events = question.scenario.events.iter();
        let consent = events.any(|event| agrees(&event.act));
        let ids = named(&question);
        let (unheard, unaccepted) = (
            ids.contains("barred-offer-waits"),
            ids.contains("consent-needs-acceptance"),
        );
        assert!(!(unheard && consent), "{}", question.id);
        assert!(!unaccepted || consent, "{}", question.id);
        waits += usize::from(unheard);
        again += usize::from(unaccepted);
    }
    assert!(waits > 20 && again > 20, "{waits} {again}");
}
