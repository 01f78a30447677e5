//! Reasons: amounts that the question gives, facts that decide, claims that need the intended move,
//! findings that anybody would follow.

use kanon::game::scenario::{Act, Decision};
use kanon::game::setting::AgreedDraws;
use kanon::game::state::Termination;
use kanon::law::RuleId;
use kanon::quiz::{Answer, Asked, Question};
use kanon::rule;
use shakmaty::{Position, Role, uci::UciMove};

use super::grounds::claim;
use super::{made, men_worth, named, position};

#[test]
fn who_intends_a_move_needs_it_for_the_fiftieth() {
    let (mut right, mut wrong) = (0, 0);
    for question in made("fifty-intended", 200) {
        let position = position(&question.scenario);
        assert!(position.halfmoves() < 100, "{}", question.id);
        match question.verdict.ending.is_some() {
            true => right += 1,
            false => wrong += 1,
        }
    }
    assert!(right > 0 && wrong > 0, "{right} {wrong}");
}

/// Else play goes on in every option, and nobody need count.
#[test]
fn where_fifty_moves_are_not_complete_some_option_draws() {
    let mut seen = 0;
    for question in made("fifty-intended", 200) {
        if question.asked != Asked::Ruling || question.verdict.ending.is_some() {
            continue;
        }
        let position = position(&question.scenario);
        let uci: UciMove = claim(&question)
            .intended
            .as_deref()
            .unwrap()
            .parse()
            .unwrap();
        if uci.to_move(&position).unwrap().role() == Role::Pawn {
            continue;
        }
        seen += 1;
        let ends = |answer: &Answer| matches!(answer, Answer::Ruling(it) if it.ending.is_some());
        let draws = question.options.iter().any(|it| ends(&it.answer));
        assert!(draws, "{} {:?}", question.id, named(&question));
    }
    assert!(seen > 0, "{seen}");
}

#[test]
fn a_postponed_claim_is_rejected_where_the_opponent_is_ahead() {
    for question in made("postponed-flag", 120) {
        let position = position(&question.scenario);
        let claimant = position.turn();
        let own = men_worth(&position, claimant);
        let other = men_worth(&position, claimant.other());
        let rejects =
            |act: &Act| matches!(act, Act::Find(it) if it.decision == Some(Decision::Reject));
        let mut events = question.scenario.events.iter();
        // Agreement would tell the answer.
        assert!(events.any(|it| rejects(&it.act)), "{}", question.id);
        assert_eq!(own + 1, other, "{}", question.id);
    }
}

#[test]
fn what_decides_is_told_where_a_move_is_not_completed_or_a_bar_is_lifted() {
    let cites = |question: &Question, rule: RuleId| {
        let mut reasons = question.explanation.iter();
        reasons.any(|reason| reason.rules.contains(&rule))
    };
    let mut lost = 0;
    for question in made("time-control", 60) {
        let ending = question.verdict.ending;
        if ending.is_some_and(|it| it.termination == Termination::Flag) {
            lost += 1;
            assert!(
                cites(&question, rule!("clock.press-completes")),
                "{}",
                question.id
            );
        }
    }
    let mut agreed = 0;
    for question in made("offer-barred", 120) {
        let regulations = &question.scenario.setting.regulations;
        if matches!(regulations.agreed_draws, AgreedDraws::FromMove(_)) {
            agreed += usize::from(question.verdict.ending.is_some());
            assert!(
                cites(&question, rule!("draw.offer.regulations")),
                "{}",
                question.id
            );
        }
    }
    assert!(lost > 0 && agreed > 0, "{lost} {agreed}");
}
