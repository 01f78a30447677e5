//! Clauses: the one that decides is named where it decides, and none that decides nothing.

use kanon::game::Scenario;
use kanon::game::State;
use kanon::game::TimeClass;
use kanon::game::scenario::{Act, Basis, Event};
use kanon::game::setting::{AgreedDraws, Regime};
use kanon::game::state::Termination;
use kanon::law::Edition;
use kanon::quiz::{Asked, Question, RenderedQuestion};
use shakmaty::{ByColor, Chess, Color, Position};

use super::grounds::told;
use super::{ILLEGAL, made, position};

fn lists(item: &RenderedQuestion, number: &str) -> bool {
    item.rules.iter().any(|rule| rule.number == Some(number))
}

fn has_pressed(scenario: &Scenario) -> bool {
    let presses = |act: &Act| matches!(act, Act::Press { .. });
    scenario.events.iter().any(|event| presses(&event.act))
}

/// An illegal move is completed once the player has pressed the clock (7.5.1); so are a promotion
/// left unfinished (7.5.2) and a move with two hands (7.5.4). 6.2.1 says it of every move.
#[test]
fn that_an_unpressed_move_is_not_illegal_is_said_by_its_own_clause() {
    for (kind, clause) in [
        ("illegal-unpressed", "7.5.1"),
        ("promotion-unfinished", "7.5.2"),
        ("two-hands", "7.5.4"),
    ] {
        let (mut seen, mut refuted) = (0, 0);
        for question in made(kind, 150) {
            if has_pressed(&question.scenario) {
                continue;
            }
            seen += 1;
            for lang in ["en", "hy", "ru"] {
                let item = told(lang, &question);
                let cited = format!("({clause}, 6.2.1)");
                let lines = &item.explanation;
                let says = |line: &String| line.ends_with(&cited);
                assert!(lines.iter().any(says), "{kind} {lines:#?}");
                assert!(lists(&item, clause) && lists(&item, "6.2.1"), "{kind}");
                for option in &item.options {
                    if option.misconception == Some("illegal-without-press") {
                        refuted += 1;
                        let by = option.refuted_by.as_ref().unwrap().number;
                        assert_eq!(by, Some(clause), "{kind} {}", question.id);
                    }
                }
            }
        }
        assert!(seen > 10 && refuted > 10, "{kind} {seen} {refuted}");
    }
}

/// Kinds in which a draw is claimed under 9.2 or 9.3.
const CLAIMS: [&str; 10] = [
    "wrong-claim",
    "fifty-current",
    "fifty-intended",
    "threefold-current",
    "threefold-intended",
    "claim-after-touch",
    "claim-off-move",
    "claim-withdrawn",
    "screen-claim",
    "claim-as-offer",
];

/// A claim counts as a draw offer (9.1.2.3), which is valid until it is answered (9.1.2.1).
#[test]
fn a_claim_that_fails_is_said_to_be_an_offer_that_stays_open() {
    for kind in CLAIMS {
        let (mut failed, mut upheld) = (0, 0);
        for question in made(kind, 60) {
            if question.asked == Asked::Appearances {
                continue;
            }
            let regulations = &question.scenario.setting.regulations;
            assert!(
                regulations.agreed_draws == AgreedDraws::Always
                    || question.verdict.ending.is_some()
            );
            let by_claim = [Termination::ThreefoldClaim, Termination::FiftyClaim];
            let ended = question.verdict.ending.map(|ending| ending.termination);
            let item = told("en", &question);
            let offers: Vec<_> = (item.explanation.iter())
                .filter(|line| line.contains("draw offer,") || line.contains("as a draw offer"))
                .collect();
            if ended.is_some_and(|ended| by_claim.contains(&ended)) {
                upheld += 1;
                assert_eq!(offers.len(), 0, "{kind} {:#?}", item.explanation);
                continue;
            }
            failed += 1;
            let [line] = offers[..] else {
                panic!("{kind} {} {:#?}", question.id, item.explanation);
            };
            assert!(line.contains("claim is also a draw offer"), "{kind} {line}");
            assert!(line.ends_with("(9.1.2.3, 9.1.2.1)"), "{kind} {line}");
            assert!(lists(&item, "9.1.2.3") && lists(&item, "9.1.2.1"), "{kind}");
            for lang in ["hy", "ru"] {
                let lines = told(lang, &question).explanation;
                let says = |line: &String| line.ends_with("(9.1.2.3, 9.1.2.1)");
                assert!(lines.iter().any(says), "{kind} {lang} {lines:#?}");
            }
        }
        assert!(failed > 5, "{kind} {failed} {upheld}");
    }
}

/// "This concludes the game" is III.6.1, the referral III.6.2; III.6.1.1 and III.6.1.2 are only
/// what the claim rests on.
#[test]
fn without_an_arbiter_the_claim_itself_concludes_the_game() {
    let (mut rejected, mut agreed) = (0, 0);
    for question in made("unsupervised-claim", 120) {
        let Some(ending) = question.verdict.ending else {
            continue;
        };
        let item = told("en", &question);
        let lines = &item.explanation;
        let first =
            "The claim concludes the game; the designated arbiter decides. (III.6.1, III.6.2)";
        assert!(lines.iter().any(|line| line == first), "{lines:#?}");
        assert!(lists(&item, "III.6.1") && lists(&item, "III.6.2"));
        match ending.termination {
            Termination::ClaimRejected => {
                rejected += 1;
                let claims = |event: &&Event| matches!(event.act, Act::Claim(_));
                let claim = question.scenario.events.iter().find(claims).unwrap();
                let side = match claim.who.side() {
                    Some(Color::White) => "White",
                    _ => "Black",
                };
                let last = format!(
                    "The designated arbiter does not uphold the claim. The game was concluded by \
                     it, so {side} has lost. (III.6.2, III.6.1)"
                );
                assert!(lines.contains(&last), "{lines:#?}");
            }
            _ => agreed += 1,
        }
    }
    assert!(rejected > 10 && agreed > 10, "{rejected} {agreed}");
}

/// A.5.2 governs illegal moves where one arbiter has many games, and B.3 brings it into blitz.
#[test]
fn the_rules_of_rapid_chess_are_named_with_what_brings_them_into_the_game() {
    let (mut rapid, mut blitz) = (0, 0);
    for kind in ILLEGAL {
        for question in made(kind, 120) {
            let setting = &question.scenario.setting;
            let simplified = setting.regime() == Regime::Simplified;
            let dealt = has_pressed(&question.scenario) && setting.edition == Edition::E2023;
            if !dealt || !simplified {
                continue;
            }
            let item = told("en", &question);
            assert!(lists(&item, "A.5.2"), "{kind} {}", question.id);
            match setting.class {
                TimeClass::Blitz => {
                    blitz += 1;
                    assert!(lists(&item, "B.3"), "{kind} {}", question.id);
                }
                _ => rapid += 1,
            }
        }
    }
    assert!(rapid > 40 && blitz > 20, "{rapid} {blitz}");
}

/// A wrong set-up cancels the game (7.2.1); that ten moves by each would have saved it is A.5.1.2.
#[test]
fn the_ten_moves_are_cited_where_they_are_spoken_of() {
    let mut seen = 0;
    for kind in ["initial-position", "board-orientation"] {
        for question in made(kind, 100) {
            let item = told("en", &question);
            if question.edition() != Edition::E2023 {
                continue;
            }
            for line in &item.explanation {
                if line.contains("en moves have not yet been completed") {
                    seen += 1;
                    assert!(line.contains("A.5.1.2"), "{kind} {line}");
                }
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_stalemate_is_not_filed_under_dead_positions() {
    let mut seen = 0;
    for question in made("late-for-resumption", 250) {
        let ended = question.verdict.ending.map(|ending| ending.termination);
        if ended == Some(Termination::Stalemate) {
            seen += 1;
            assert!(!lists(&told("en", &question), "5.2.2"), "{}", question.id);
        }
    }
    assert!(seen > 3, "{seen}");
}

/// I.2.6 is about the envelope; what is offered when it is closed can't stand on it.
#[test]
fn an_offer_after_the_envelope_was_closed_rests_on_i_4() {
    let mut seen = 0;
    for question in made("ended-before", 80) {
        let acts: Vec<_> = question.scenario.events.iter().map(|it| &it.act).collect();
        let sealed = acts.iter().position(|act| matches!(act, Act::Seal { .. }));
        let offer = acts.iter().position(|act| matches!(act, Act::Offer));
        if offer.is_none() || sealed > offer {
            continue;
        }
        seen += 1;
        let item = told("en", &question);
        assert!(!lists(&item, "I.2.6"), "{}", question.id);
        assert!(lists(&item, "I.4"), "{}", question.id);
    }
    assert!(seen > 20, "{seen}");
}

/// The kind of an earlier offence would be taken for the clause of this one.
#[test]
fn of_two_illegal_moves_the_clause_of_this_one_is_listed() {
    let clause = |scenario: &Scenario| match &scenario.events[0].act {
        Act::Press { .. } => "7.5.3",
        Act::Move { hands: 2, .. } => "7.5.4",
        Act::Move { text, .. } => match State::begin(scenario)
            .movement(position(scenario).turn(), text)
            .is_ok_and(|movement| movement.unfinished)
        {
            true => "7.5.2",
            false => "7.5.1",
        },
        act => panic!("{act:?}"),
    };
    let mut seen = 0;
    for kind in [
        "second-illegal",
        "second-illegal-unwinnable",
        "press-without-move",
        "two-hands",
    ] {
        for question in made(kind, 100) {
            let scenario = &question.scenario;
            let before = scenario.prior.illegal.iter().any(|count| *count > 0);
            if !before {
                continue;
            }
            let own = clause(scenario);
            seen += 1;
            let item = told("en", &question);
            for other in ["7.5.1", "7.5.2", "7.5.3", "7.5.4"] {
                let refutes = |it: &kanon::quiz::RenderedOption| {
                    it.refuted_by
                        .as_ref()
                        .is_some_and(|by| by.number == Some(other))
                };
                let named = own == other || item.options.iter().any(refutes);
                assert_eq!(lists(&item, other), named, "{kind} {} {other}", question.id);
            }
        }
    }
    assert!(seen > 40, "{seen}");
}

/// Below five minutes, without thirty seconds a move, nobody has to record (8.4).
#[test]
fn why_nobody_recorded_is_said_by_8_4() {
    for question in made("last-identifiable", 30) {
        let item = told("en", &question);
        let says = |line: &String| line.contains("record") && line.ends_with("(8.4)");
        assert!(item.explanation.iter().any(says), "{:#?}", item.explanation);
        assert!(lists(&item, "8.4"), "{}", question.id);
    }
}

/// "Be" is no move (I.8.2), and several moves would complete it (I.8.1).
#[test]
fn a_sealed_text_without_its_rank_is_ambiguous_too() {
    let mut seen = 0;
    for question in made("sealed-text", 400) {
        let ended = question.verdict.ending.map(|ending| ending.termination);
        if ended != Some(Termination::SealedUnintelligible) {
            continue;
        }
        seen += 1;
        let item = told("en", &question);
        let says = |line: &String| line.ends_with("(I.8.2, I.8.1)");
        assert!(item.explanation.iter().any(says), "{:#?}", item.explanation);
        assert!(lists(&item, "I.8.1"), "{}", question.id);
    }
    assert!(seen > 10, "{seen}");
}

/// Whether somebody could castle, or take en passant, when the moves began.
fn has_rights(question: &Question) -> bool {
    let start = question.scenario.start.chess().unwrap();
    let item = told("en", question);
    let told_of = |what: &str| item.setting.iter().any(|line| line.contains(what));
    !start.castles().is_empty() && told_of("castle") || told_of("last move before")
}

#[test]
fn what_could_be_castled_or_taken_is_said_to_matter_or_not() {
    let (mut seen, mut idle) = (0, 0);
    for kind in [
        "threefold-current",
        "threefold-intended",
        "claim-after-touch",
    ] {
        for question in made(kind, 150) {
            let threefold =
                |act: &Act| matches!(act, Act::Claim(it) if it.basis == Basis::Threefold);
            let mut acts = question.scenario.events.iter().map(|it| &it.act);
            if question.asked == Asked::Appearances
                || !acts.any(threefold)
                || !has_rights(&question)
            {
                continue;
            }
            seen += 1;
            let lines = told("en", &question).explanation;
            let says = |word: &str| lines.iter().any(|line| line.contains(word));
            let resolved = says(" not count: ") || says("en passant") || says("castle");
            assert!(resolved, "{kind} {} {lines:#?}", question.id);
            idle += usize::from(says("starting position is a different one"));
        }
    }
    assert!(seen > 60 && idle > 10, "{seen} {idle}");
}

/// A king that stood wrongly may not castle (A.5.1.2); any other piece does not matter.
#[test]
fn kings_stand_wrongly_too_and_may_not_castle_then() {
    let (mut kings, mut others, mut sides) = (0, 0, [0, 0]);
    for question in made("initial-position", 200) {
        let start: Chess = question.scenario.start.chess().unwrap().clone();
        let home = |side: Color| side.fold_wb(shakmaty::Square::E1, shakmaty::Square::E8);
        let away = |side: &Color| start.board().king_of(*side) != Some(home(*side));
        let wrong = Color::ALL.into_iter().find(away);
        let item = told("en", &question);
        sides[usize::from(item.events[0].contains("Black’s"))] += 1;
        assert!(item.boards.is_empty(), "{}", question.id);
        if question.verdict.ending.is_some() {
            continue;
        }
        match wrong {
            Some(side) => {
                kings += 1;
                assert!(
                    item.events[0].contains("king and queen"),
                    "{}",
                    item.events[0]
                );
                let uncastled = ByColor::new_with(|it| it == side);
                assert_eq!(question.verdict.uncastled, uncastled, "{}", question.id);
                let why = item.explanation.join(" ");
                assert!(why.contains("may not castle"), "{why}");
            }
            None => {
                others += 1;
                assert!(
                    item.events[0].contains("knights and bishops"),
                    "{}",
                    item.events[0]
                );
                let uncastled = ByColor::default();
                assert_eq!(question.verdict.uncastled, uncastled, "{}", question.id);
            }
        }
    }
    assert!(kings > 20 && others > 20, "{kings} {others}");
    assert!(sides[0] > 50 && sides[1] > 50, "{sides:?}");
}
