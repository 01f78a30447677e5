//! What the key of a story is, by the Laws: parts and clauses, in no language.

use kanon::arbiter::PutBackIn;
use kanon::game::scenario::{Act, First, Irregularity};
use kanon::game::state::{Outcome, Termination};
use kanon::law::RuleId;
use kanon::quiz::{Answer, Part, Question, Verdict};
use kanon::rule;
use shakmaty::{Color, Position, Square};

use super::{made, named, position};

fn cites(question: &Question, rule: RuleId) -> bool {
    question.rules.contains(&rule)
}

fn ending(verdict: &Verdict) -> Option<(Outcome, Termination)> {
    verdict.ending.map(|it| (it.outcome, it.termination))
}

/// 7.4.1: whoever displaced it puts it back in his own time.
#[test]
fn a_displaced_piece_is_put_back_in_the_players_own_time() {
    for question in made("displaced", 40) {
        let put_back = Part::Tidied(PutBackIn::OwnTime);
        let parts = question.verdict.parts();
        assert!(parts.contains(&put_back), "{parts:?}");
        assert!(cites(&question, rule!("irregularity.displace.restore")));
    }
}

/// 7.6 speaks of what is found during the game: a result stands.
#[test]
fn a_displaced_piece_found_after_the_game_changes_nothing() {
    for question in made("displaced-found", 60) {
        let verdict = &question.verdict;
        let acts = || question.scenario.events.iter().map(|event| &event.act);
        let ended = acts().any(|act| matches!(act, Act::Resign | Act::Accept));
        assert!(acts().any(|act| act.discovers(Irregularity::Displaced)));
        assert_eq!(verdict.ending.is_some(), ended, "{}", question.id);
        assert_eq!(verdict.set_back, !ended, "{}", question.id);
        assert!(cites(&question, rule!("irregularity.displaced-found")));
    }
}

/// III.3.1: who is known to have been first loses, unless the opponent can't mate (6.9).
#[test]
fn the_flag_that_fell_first_decides() {
    for question in made("both-flags", 60) {
        let Act::Flags { first, .. } = question.scenario.events[0].act else {
            panic!("{}", question.id);
        };
        let loser = match first {
            First::White => Color::White,
            First::Black => Color::Black,
            First::Unknown => {
                let over = question.verdict.ending.is_some();
                assert_eq!(over, !question.verdict.next_period, "{}", question.id);
                continue;
            }
        };
        let (outcome, termination) = ending(&question.verdict).unwrap();
        match outcome {
            Outcome::Draw => assert_eq!(termination, Termination::FlagUnwinnable),
            outcome => assert_eq!(outcome, Outcome::won_by(loser.other())),
        }
    }
}

/// III.6: without an arbiter an admissible claim ends play, and the designated arbiter decides.
#[test]
fn without_an_arbiter_the_claim_itself_concludes_the_game() {
    for question in made("unsupervised-claim", 60) {
        let decided = question.scenario.events.len() > 1;
        let verdict = &question.verdict;
        assert_eq!(verdict.ending.is_some(), decided, "{}", question.id);
        assert_eq!(verdict.dismissed, !decided, "{}", question.id);
        if decided {
            assert!(cites(&question, rule!("quickplay.unsupervised.referral")));
        }
    }
}

/// A.4.2 with A.5: where the king stood wrongly and the set-up stays, that player may not castle.
#[test]
fn a_king_that_stood_wrongly_may_not_castle() {
    let mut kept = 0;
    for question in made("initial-position", 80) {
        let verdict = &question.verdict;
        let start = question.scenario.start.chess().unwrap();
        for side in Color::ALL {
            let home = side.fold_wb(Square::E1, Square::E8);
            let wrongly = start.board().king_of(side) != Some(home);
            let goes_on = verdict.ending.is_none();
            assert_eq!(verdict.uncastled[side], wrongly && goes_on);
            kept += usize::from(wrongly && goes_on);
        }
    }
    assert!(kept > 0);
}

/// 7.5.2: the pawn becomes a queen, and who forgot it is not asked which piece he wants.
#[test]
fn a_promotion_left_unfinished_is_a_queen() {
    for question in made("promotion-unfinished", 60) {
        let pressed = matches!(question.scenario.events[1].act, Act::Press { .. });
        let verdict = &question.verdict;
        let bound = |part: &Part| matches!(part, Part::Bound(_));
        match verdict.ending {
            Some(_) => assert!(pressed),
            None => {
                assert_eq!(verdict.queen, pressed, "{}", question.id);
                assert_eq!(verdict.parts().iter().any(bound), !pressed);
            }
        }
    }
}

/// Every option has the misconception that leads to it, and a clause in force that refutes it.
#[test]
fn every_wrong_option_is_refuted_by_a_clause_of_the_edition() {
    for kind in kanon::quiz::KINDS {
        for question in made(kind.name, 12) {
            for option in question.options.iter().filter(|option| !option.correct) {
                let rule = option.refuted_by.unwrap();
                assert!(rule.is_in(question.edition()), "{} {rule}", question.id);
                assert!(cites(&question, rule), "{} {rule}", question.id);
            }
            assert_eq!(
                named(&question).is_empty(),
                question.options.iter().all(|option| option.correct)
            );
        }
    }
}

/// 9.5.3: the opponent of a wrong claimant gets time, nobody else, and the claim stays an offer.
#[test]
fn a_wrong_claim_gives_the_opponent_time_and_is_an_offer() {
    for question in made("wrong-claim", 60) {
        let claimant = position(&question.scenario).turn();
        let verdict = &question.verdict;
        assert_eq!(verdict.clocks[claimant], 0, "{}", question.id);
        assert!(matches!(verdict.clocks[claimant.other()], 60 | 120));
        assert_eq!(verdict.offer, Some(claimant), "{}", question.id);
        if let Answer::Clocks(left) = &question.key {
            let before = question.scenario.clocks_ms[claimant.other()].unwrap() / 1000;
            let given = verdict.clocks[claimant.other()];
            assert_eq!(left[claimant.other()], before + given);
        }
    }
}
