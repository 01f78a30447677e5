//! Refutations: what is said against a wrong option, and the clause, fit the story that is told.

use kanon::game::scenario::{Act, Decision};
use kanon::quiz::{Asked, Question, RenderedOption};

use super::grounds::told;
use super::{made, named};

/// The option that a misconception leads to, in a language.
fn held(lang: &str, question: &Question, id: &str) -> Option<RenderedOption> {
    let mut options = told(lang, question).options.into_iter();
    options.find(|option| option.misconception == Some(id))
}

fn number(option: &RenderedOption) -> Option<&'static str> {
    option.refuted_by.as_ref().and_then(|rule| rule.number)
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
    assert!(seen > 0, "{seen}");
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
    assert!(rejected > 0, "{rejected}");
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
    assert!(seen > 0, "{seen}");
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
    assert!(seen > 0, "{seen}");
}

/// Who holds that an offer waits until it is allowed is right where the arbiter allows it.
#[test]
fn a_story_does_not_tell_that_the_arbiter_consents_to_a_draw() {
    let (mut drawn, mut goes_on) = (0, 0);
    for question in made("offer-barred", 100) {
        let agrees = |act: &Act| matches!(act, Act::Find(finding) if finding.decision == Some(Decision::Agree));
        let mut events = question.scenario.events.iter();
        assert!(!events.any(|event| agrees(&event.act)), "{}", question.id);
        match question.verdict.ending {
            Some(_) => drawn += 1,
            None => goes_on += 1,
        }
    }
    assert!(drawn > 10 && goes_on > 10, "{drawn} {goes_on}");
}
