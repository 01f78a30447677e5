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
    assert!(gone > 0, "{gone}");
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
    assert!(over > 0 && asked > 0, "{over} {asked}");
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
    assert!(tempted > 0, "{tempted}");
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
            question.scenario.from_fen && question.verdict.ending.is_none()
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
    assert!(exact > 0, "{exact}");
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
        let least = 1;
        assert!((least..=150 - least).contains(&so), "{kind} {so}");
    }
}
