//! What a ruling leaves open is said, and what it needs is told: the fate of an offer, the period
//! that runs, the clause that decides.

use std::collections::BTreeSet;

use kanon::game::scenario::{Act, Basis, Event, Evidence, Intent};
use kanon::quiz::{Answer, Asked, Blueprint, Part, Question, Verdict, Wanted, paper};

use super::grounds::{claim, told};
use super::{made, named};

/// The rulings that a question shows.
fn shown<'a>(question: &'a Question) -> Vec<&'a Verdict> {
    let stated = question.statement.as_ref();
    let offered = question.options.iter().map(|option| &option.answer);
    let verdict = |answer: &'a Answer| match answer {
        Answer::Ruling(verdict) => Some(&**verdict),
        _ => None,
    };
    offered.chain(stated).filter_map(verdict).collect()
}

fn is_offering(event: &Event) -> bool {
    match &event.act {
        Act::Offer => true,
        Act::Claim(claim) => matches!(claim.basis, Basis::Threefold | Basis::Fifty),
        _ => false,
    }
}

/// “Nothing else changes” would leave open whether the opponent may still accept.
#[test]
fn what_becomes_of_an_offer_is_said_by_every_ruling_that_leaves_the_game_open() {
    let mut gone = 0;
    for kind in [
        "offer",
        "offer-barred",
        "claim-as-offer",
        "claim-off-move",
        "claim-after-touch",
        "wrong-claim",
        "ended-before",
    ] {
        for question in made(kind, 60) {
            if !question.scenario.events.iter().any(is_offering) {
                continue;
            }
            for verdict in shown(&question) {
                let open = verdict.ending.is_none() && !verdict.pending && !verdict.dismissed;
                let parts = verdict.parts();
                let says = |part: &Part| {
                    matches!(part, Part::Offer(_) | Part::OfferGone(_) | Part::NoOffer)
                };
                assert_eq!(parts.iter().any(says), open, "{kind} {parts:?}");
                gone += usize::from(verdict.offer_gone.is_some());
            }
        }
    }
    assert!(gone > 60, "{gone}");
}

/// Which period runs can be told from the moves that have been completed.
#[test]
fn where_there_are_several_periods_the_completed_moves_are_told() {
    let mut several = 0;
    for kind in [
        "both-flags",
        "increment-request",
        "quickplay-claim",
        "quickplay-decision",
        "unsupervised-claim",
    ] {
        for question in made(kind, 60) {
            let periods = question.scenario.setting.time_control.periods.len();
            for (lang, words) in [
                ("en", " completed "),
                ("hy", " ավարտել "),
                ("ru", " заверши"),
            ] {
                let setting = told(lang, &question).setting.join(" ");
                assert_eq!(setting.contains(words), periods > 1, "{kind} {setting}");
            }
            several += usize::from(periods > 1);
        }
    }
    assert!(several > 40, "{several}");
}

/// 7.1 is about clocks that go on running.
#[test]
fn the_times_after_a_restoration_are_cited_where_play_goes_on() {
    let lists = |question: &Question| {
        let rules = told("en", question).rules;
        rules.iter().any(|rule| rule.number == Some("7.1"))
    };
    let (mut over, mut asked) = (0, 0);
    for kind in [
        "first-illegal",
        "second-illegal",
        "second-illegal-unwinnable",
        "illegal-found-late",
    ] {
        for question in made(kind, 60) {
            if question.verdict.ending.is_some() {
                assert!(!lists(&question), "{kind} {}", question.id);
                over += 1;
            } else if question.asked == Asked::ClocksAfter && question.verdict.set_back {
                assert!(lists(&question), "{kind} {}", question.id);
                asked += 1;
            }
        }
    }
    assert!(over > 60 && asked > 10, "{over} {asked}");
}

#[test]
fn a_clause_that_is_asked_for_comes_first_and_is_said_to_be_about_the_claim() {
    let mut claims = 0;
    for kind in ["claim-after-touch", "quickplay-claim", "both-flags"] {
        for question in made(kind, 100) {
            let Answer::Clause(key) = question.key else {
                continue;
            };
            let english = told("en", &question);
            assert_eq!(english.rules[0].id, key, "{kind} {:?}", english.rules);
            let number = english.rules[0].number.unwrap();
            assert!(english.explanation[0].contains(number), "{english:?}");
            for (lang, words) in [
                ("en", "decides the claim?"),
                ("hy", "որոշում պահանջի ճակատագիրը։"),
                ("ru", "решает судьбу заявления?"),
            ] {
                let prompt = told(lang, &question).prompt;
                assert_eq!(prompt.ends_with(words), kind != "both-flags", "{prompt}");
            }
            claims += usize::from(kind != "both-flags");
        }
    }
    assert!(claims > 15, "{claims}");
}

/// With the next move fifty by each are complete only where one is missing.
#[test]
fn the_next_move_completes_fifty_only_where_one_is_missing() {
    let mut tempted = 0;
    for question in made("fifty-current", 200) {
        if named(&question).contains("fifty-with-next") {
            assert_eq!(question.scenario.start.halfmoves(), 99);
            tempted += 1;
        }
    }
    assert!(tempted > 10, "{tempted}");
}

/// Whoever has seen a claim need not be told that the draw must be claimed.
#[test]
fn nobody_is_told_to_claim_who_has_claimed() {
    for kind in ["claim-off-move", "fifty-current", "threefold-current"] {
        for question in made(kind, 100) {
            let named = named(&question);
            let by_itself = ["threefold-automatic", "fifty-automatic"];
            assert!(by_itself.iter().all(|id| !named.contains(id)), "{named:?}");
        }
    }
}

#[test]
fn how_often_the_position_has_appeared_is_said_though_the_claim_comes_at_the_wrong_time() {
    let mut refused = 0;
    for kind in ["claim-off-move", "claim-after-touch"] {
        for question in made(kind, 100) {
            let threefold = claim(&question).basis == Basis::Threefold;
            if !threefold || question.verdict.ending.is_some() {
                continue;
            }
            for (lang, words) in [
                ("en", "has appeared"),
                ("hy", "ստեղծվել է"),
                ("ru", "возникла"),
            ] {
                let why = told(lang, &question).explanation.join(" ");
                assert!(why.contains(words), "{kind} {why}");
            }
            refused += 1;
        }
    }
    assert!(refused > 30, "{refused}");
}

/// I.8 takes the game only where the opponent can mate.
#[test]
fn who_loses_by_an_invalid_sealed_move_is_told_that_the_opponent_can_mate() {
    let (mut lost, mut scant) = (0, 0);
    for question in made("sealed-text", 150) {
        let key = question.verdict.ending.map(|ending| ending.outcome.word());
        if matches!(key, Some("white" | "black")) {
            let why = told("en", &question).explanation.join(" ");
            assert!(why.contains("could still mate"), "{why}");
            lost += 1;
            if named(&question).contains("material-counts") {
                assert!(
                    question
                        .rules
                        .iter()
                        .any(|rule| rule.as_str() == "adjourn.seal.invalid")
                );
                scant += 1;
            }
        }
    }
    assert!(lost > 40 && scant > 0, "{lost} {scant}");
}

/// Which questions are meant.
type Meant<'a> = &'a dyn Fn(&Question) -> bool;

/// What a reader looks for first is what decides.
#[test]
fn the_decisive_rule_is_listed_first() {
    let rejected = |question: &Question| question.verdict.ending.is_none();
    let from_screen = |question: &Question| claim(question).evidence == Evidence::Screen;
    let touched = |question: &Question| {
        let intent = Intent::Move;
        matches!(&question.scenario.events[0].act, Act::Touch { intent: meant, .. } if *meant == intent)
    };
    let any: Meant<'_> = &|_| true;
    let goes_on = |question: &Question| question.verdict.ending.is_none();
    let fifty = |question: &Question| question.scenario.moves.is_empty();
    let table: [(&str, &str, Meant<'_>); 8] = [
        ("who-may-claim", "9.3.2", &fifty),
        ("displaced-found", "7.6", &goes_on),
        ("offer-barred", "9.1.1", &|question| {
            question.scenario.from_fen
        }),
        ("screen-claim", "6.12.2", &from_screen),
        ("quickplay-decision", "III.5.3", &rejected),
        ("both-absent-at-resumption", "I.11", &goes_on),
        ("clock-reading", "I.13", any),
        ("claim-after-touch", "9.4", &touched),
    ];
    for (kind, number, is_meant) in table {
        let meant: Vec<_> = made(kind, 40).into_iter().filter(is_meant).collect();
        assert!(meant.len() > 5, "{kind}");
        for question in meant {
            let rules = told("en", &question).rules;
            assert_eq!(rules[0].number, Some(number), "{kind} {rules:?}");
        }
    }
}

#[test]
fn no_two_questions_of_a_paper_begin_on_the_same_board() {
    for seed in 0..6 {
        let made = paper(&Blueprint::single(Wanted::default(), 46), seed, 1);
        let mut boards = BTreeSet::new();
        for item in &made.forms[0].items {
            let english = told("en", &item.question);
            if let Some(board) = english.boards.first() {
                let men = board.fen.split(' ').take(2).collect::<Vec<_>>().join(" ");
                assert!(boards.insert(men), "{seed} {}", board.fen);
            }
        }
    }
}

/// A statement that is true is the full ruling, and who denies it is told so.
#[test]
fn who_denies_a_true_statement_is_told_that_it_is_the_ruling() {
    let mut denied = 0;
    for question in made("early-adjournment", 100) {
        if question.key != Answer::Truth(true) {
            continue;
        }
        for (lang, words) in [
            ("en", "The statement is the full ruling."),
            ("hy", "Պնդումը հենց ամբողջական որոշումն է։"),
            ("ru", "Утверждение и есть полное решение."),
        ] {
            let options = told(lang, &question).options;
            let wrong = options.iter().find(|option| !option.correct).unwrap();
            assert!(wrong.feedback.starts_with(words), "{}", wrong.feedback);
        }
        denied += 1;
    }
    assert!(denied > 5, "{denied}");
}

/// Short notation beside the long one of an illegal move would look like a hint.
#[test]
fn what_follows_an_illegal_move_is_written_alike() {
    for question in made("illegal-found-late", 60) {
        let events = told("en", &question).events;
        let moves = events.iter().filter(|event| event.contains(" plays "));
        for played in moves {
            assert!(played.contains(['–', 'x']), "{played}");
        }
    }
}

/// Less than two minutes are needed: who has exactly two is easily overlooked.
#[test]
fn exactly_two_minutes_are_not_the_easiest_level() {
    let mut exact = 0;
    for question in made("quickplay-claim", 160) {
        let claimant = question.scenario.events.last().unwrap().who.side().unwrap();
        if question.scenario.clocks_ms[claimant] == Some(120_000) {
            assert!(question.difficulty > 1, "{}", question.id);
            exact += 1;
        }
    }
    assert!(exact > 5, "{exact}");
}

/// Whatever the Laws know two outcomes of comes out either way about as often: whoever always
/// gives the same answer learns nothing.
#[test]
fn what_can_go_either_way_does() {
    let drawn = |question: &Question| question.verdict.ending.is_some();
    let kept = |question: &Question| question.verdict.awaited.is_some();
    let late = |question: &Question| {
        let acts = question.scenario.events.iter().map(|event| &event.act);
        acts.skip_while(|act| !matches!(act, Act::StopClocks { .. }))
            .any(|act| matches!(act, Act::Move { .. } | Act::Seal { .. }))
    };
    let white = |question: &Question| matches!(&question.key, Answer::Claimants(may) if may.white);
    let black = |question: &Question| matches!(&question.key, Answer::Claimants(may) if may.black);
    let table: [(&str, Meant<'_>); 15] = [
        ("threefold-current", &drawn),
        ("displaced-found", &drawn),
        ("threefold-intended", &drawn),
        ("fivefold", &drawn),
        ("seventyfive", &drawn),
        ("claim-withdrawn", &drawn),
        ("offer-barred", &drawn),
        ("ended-before", &drawn),
        ("quickplay-decision", &drawn),
        ("both-absent-at-resumption", &drawn),
        ("replier-absent", &kept),
        ("sealed-changed", &late),
        ("sealed-on-board", &late),
        ("who-may-claim", &white),
        ("who-may-claim", &black),
    ];
    for (kind, is_so) in table {
        let made = made(kind, 150);
        let so = made.iter().filter(|question| is_so(question)).count();
        let least = if kind == "who-may-claim" { 35 } else { 55 };
        assert!((least..=150 - least).contains(&so), "{kind} {so}");
    }
}

/// 7.4.1: in the time of whoever knocked the piece over, whosever clock is running.
#[test]
fn a_piece_is_put_back_in_the_time_of_either_player() {
    let mut seen = [0; 2];
    let mut running = 0;
    for question in made("displaced", 60) {
        let last = question.scenario.events.last().unwrap();
        let side = last.who.side().unwrap();
        let mut events = question.scenario.events.iter();
        running += usize::from(events.any(|event| matches!(event.act, Act::Press { .. })));
        for (lang, words) in [
            ("en", ["in White’s time", "in Black’s time"]),
            ("hy", ["սպիտակների ժամանակի", "սևերի ժամանակի"]),
            ("ru", ["за счёт времени белых", "за счёт времени чёрных"]),
        ] {
            let ruling = told(lang, &question).explanation.join(" ") + &told(lang, &question).key;
            let at = side.fold_wb(0, 1);
            seen[at] += usize::from(ruling.contains(words[at]));
            assert!(!ruling.contains(words[1 - at]), "{ruling}");
        }
    }
    assert!(
        seen.iter().all(|count| *count > 40) && running > 10,
        "{seen:?} {running}"
    );
}

/// 7.6 speaks of what is found during the game.
#[test]
fn a_displaced_piece_found_after_the_game_changes_nothing() {
    let mut over = 0;
    for question in made("displaced-found", 80) {
        let ended = question.verdict.ending.is_some();
        over += usize::from(ended);
        for (lang, words) in [
            ("en", "the result stands"),
            ("hy", "արդյունքը մնում է ուժի մեջ"),
            ("ru", "результат остаётся в силе"),
        ] {
            let item = told(lang, &question);
            let why = item.explanation.join(" ");
            assert_eq!(why.contains(words), ended, "{lang} {why}");
            // What was put back wrongly was not put back in anybody's time.
            assert!(!why.contains("7.4.1"), "{why}");
            assert!(item.rules.iter().any(|rule| rule.number == Some("7.6")));
        }
    }
    assert!(over > 20, "{over}");
}

/// A ruling that ends the game has no word for an offer: the others do without it too, unless it
/// is what they are about.
#[test]
fn beside_a_claim_that_is_good_no_option_speaks_of_an_offer_in_passing() {
    let of_offers = [
        "claim-needs-consent",
        "claim-is-no-offer",
        "wrong-claim-is-void",
    ];
    let (mut silent, mut said) = (0, 0);
    for kind in ["threefold-current", "fifty-current", "claim-withdrawn"] {
        for question in made(kind, 120) {
            if question.asked != Asked::Ruling {
                continue;
            }
            let item = told("en", &question);
            let texts: BTreeSet<&str> = item.options.iter().map(|it| it.text.as_str()).collect();
            assert_eq!(texts.len(), item.options.len(), "{texts:?}");
            for option in item.options.iter().filter(|option| !option.correct) {
                let offers = option.text.contains("draw offer");
                let about = option
                    .misconception
                    .is_some_and(|id| of_offers.contains(&id));
                let goes_on = option.text.contains("goes on");
                match question.verdict.ending.is_some() {
                    true if goes_on && !about => {
                        assert!(!offers, "{}", option.text);
                        silent += 1;
                    }
                    false if goes_on => said += usize::from(offers),
                    _ => {}
                }
            }
        }
    }
    assert!(silent > 80 && said > 80, "{silent} {said}");
}
