//! Traps: a wrong option says why somebody falls into it, and the clause that is held against it
//! refutes that.

use kanon::game::TimeClass;
use kanon::game::scenario::{Act, Basis, Decision};
use kanon::game::setting::Regime;
use kanon::law::Edition;
use kanon::quiz::{Answer, Asked, Question};
use shakmaty::uci::UciMove;
use shakmaty::{Position, Role};

use super::grounds::{claim, told};
use super::{made, men_worth, named, position};

/// The misconception that leaves the clocks as they are, where there is such an option.
fn unchanged(question: &Question) -> Option<&'static str> {
    let shown = question
        .scenario
        .clocks_ms
        .map(|left| left.unwrap_or(0) / 1000);
    let stays = |answer: &Answer| *answer == Answer::Clocks(shown);
    let option = question.options.iter().find(|it| stays(&it.answer))?;
    option.misconception.map(|known| known.id)
}

/// Who takes the claim for a good one takes the game for drawn and the clocks for stopped: that a
/// wrong claim costs time is nothing to him.
#[test]
fn clocks_that_stay_as_they_are_are_what_a_good_claim_leaves() {
    for (kind, reasons) in [
        (
            "fifty-current",
            &["fifty-by-one", "fifty-with-next", "fifty-half-moves"][..],
        ),
        (
            "fifty-intended",
            &[
                "fifty-by-one",
                "fifty-with-next",
                "fifty-half-moves",
                "claim-unwritten",
            ][..],
        ),
        (
            "claim-after-touch",
            &["touch-keeps-claim", "unannounced-keeps-claim"][..],
        ),
        ("claim-off-move", &["claim-by-either", "claim-by-mover"][..]),
        ("screen-claim", &["screen-suffices"][..]),
        ("claim-withdrawn", &["claim-withdrawn"][..]),
    ] {
        let mut seen = 0;
        for question in made(kind, 300) {
            // By repetition it may fail for another reason as well.
            let fifty = claim(&question).basis == Basis::Fifty;
            if question.asked != Asked::ClocksAfter || !fifty {
                continue;
            }
            // A pawn move completes no fifty moves, whoever counts.
            let position = position(&question.scenario);
            let intended = claim(&question).intended.as_deref();
            let pawn = intended.is_some_and(|text| {
                let uci: UciMove = text.parse().unwrap();
                uci.to_move(&position).unwrap().role() == Role::Pawn
            });
            let Some(by) = unchanged(&question).filter(|_| !pawn) else {
                continue;
            };
            seen += 1;
            assert!(reasons.contains(&by), "{kind} {} {by}", question.id);
        }
        assert!(seen > 5, "{kind} {seen}");
    }
}

/// Where the penalty is one minute (A.3, B.3) two minutes are what people say.
#[test]
fn where_a_minute_is_right_two_are_the_trap_and_never_three() {
    let (mut minutes, mut traps) = (0, 0);
    for kind in ["wrong-claim", "fifty-current", "threefold-current"] {
        for question in made(kind, 250) {
            let setting = &question.scenario.setting;
            let fined = [question.verdict.clocks.white, question.verdict.clocks.black];
            if !fined.contains(&60) {
                continue;
            }
            minutes += 1;
            assert!(!named(&question).contains("claim-costs-three"), "{kind}");
            let announced = setting.edition == Edition::E2018
                || setting.class == TimeClass::Blitz && setting.regime() == Regime::Competitive;
            let asked = matches!(question.asked, Asked::ClocksAfter | Asked::Ruling);
            if kind == "wrong-claim" && asked && !announced {
                assert!(
                    named(&question).contains("penalty-always-two"),
                    "{}",
                    question.id
                );
            }
            for option in told("en", &question).options {
                if option.misconception == Some("penalty-always-two") {
                    traps += 1;
                    let by = option.refuted_by.unwrap().number;
                    assert!(matches!(by, Some("A.3" | "B.2")), "{kind} {by:?}");
                }
            }
        }
    }
    assert!(minutes > 0 && traps > 0, "{minutes} {traps}");
}

/// That the opponent cannot win by normal means is said of endings that somebody could hold.
#[test]
fn nobody_claims_in_a_lost_ending_whatever_the_arbiter_decides() {
    let mut rejected = 0;
    for kind in ["quickplay-decision", "postponed-flag", "unsupervised-claim"] {
        for question in made(kind, 80) {
            let position = position(&question.scenario);
            let claimant = position.turn();
            let own = men_worth(&position, claimant);
            let other = men_worth(&position, claimant.other());
            let rejects =
                |act: &Act| matches!(act, Act::Find(it) if it.decision == Some(Decision::Reject));
            if !question.scenario.events.iter().any(|it| rejects(&it.act)) {
                continue;
            }
            rejected += 1;
            assert_eq!(own + 1, other, "{kind} {}", question.id);
            let board = position.board();
            assert!(
                (board.rooks() | board.bishops() | board.knights()).any(),
                "{kind}"
            );
        }
    }
    assert!(rejected > 0, "{rejected}");
}
