//! What chief arbiters found when they read whole papers: stems that leave out a fact, options that
//! say the same or that the stem refutes, feedback for another idea.

use std::collections::BTreeSet;

use kanon::game::scenario::{Act, ConductKind};
use kanon::lang::Locales;
use kanon::quiz::{
    Answer, AnswerType, Asked, Dice, FaultRemedy, KINDS, Kind, Question, RenderedQuestion,
    Renderer, UsedQuestions, Wanted, ask, draw,
};
use shakmaty::Move;

const LANGS: [&str; 3] = ["en", "hy", "ru"];

/// Questions of a kind, as the dice fall.
fn made(kind: &str, count: usize) -> Vec<Question> {
    let kind = Kind::named(kind).unwrap();
    let dice = Dice::new(2026);
    let made = (0..4000).filter_map(|throw| ask(kind, &mut dice.branch(throw)).ok());
    made.take(count).collect()
}

fn rendered(question: &Question, lang: &str) -> RenderedQuestion {
    let locale = Locales::built_in().open(lang.parse().unwrap()).unwrap();
    question.render(&Renderer::new(&locale).unwrap())
}

/// The misconception behind the option of a text.
fn behind(told: &RenderedQuestion, text: &str) -> Option<&'static str> {
    let option = told.options.iter().find(|option| option.text == text)?;
    option.misconception
}

/// Appendix C, preamble: the arbiter warns; such a sheet is no evidence.
#[test]
fn another_notation_earns_a_warning() {
    let questions = made("scoresheet", 60);
    let other = questions
        .iter()
        .map(|question| rendered(question, "en"))
        .find(|told| told.stem.contains("descriptive"))
        .unwrap();
    assert!(other.key.contains("The arbiter warns"), "{}", other.key);
    assert!(!other.key.contains("12.9"), "{}", other.key);
    let why = other.explanation.join(" ");
    assert!(
        why.contains("algebraic") && why.contains("no evidence"),
        "{why}"
    );
    assert!(why.contains("8.1.1") && !why.contains("C.8"), "{why}");
}

/// 11.3.2.2 is about what a player has on the body: a phone left elsewhere is another matter.
#[test]
fn a_phone_rings_in_a_pocket() {
    for kind in ["device", "phone-and-end"] {
        for question in made(kind, 12) {
            let rings = |act: &Act| matches!(act, Act::Conduct(it) if it.what == ConductKind::Device && it.rang);
            if question
                .scenario
                .events
                .iter()
                .any(|event| rings(&event.act))
            {
                for (lang, pocket) in [("en", "pocket"), ("hy", "գրպանում"), ("ru", "кармане")]
                {
                    let stem = rendered(&question, lang).stem;
                    assert!(stem.contains(pocket), "{stem}");
                }
            }
        }
    }
}

/// 6.7.1: at the end of the default time to the second nobody has lost, and the stem says that it
/// is to the second.
#[test]
fn the_last_moment_of_the_default_time_is_told_as_such() {
    let (mut at_once, mut other) = (0, 0);
    for question in made("default-time", 60) {
        let default = question.scenario.setting.regulations.default_time_s;
        let Act::Arrive { late_s } = question.scenario.events[0].act else {
            panic!("{}", question.id);
        };
        let told = rendered(&question, "en");
        let exactly = default > 0 && late_s == default;
        assert_eq!(told.stem.contains("exactly"), exactly, "{}", told.stem);
        assert!(told.stem.contains("scheduled start"), "{}", told.stem);
        if !exactly {
            other += 1;
            continue;
        }
        at_once += 1;
        assert!(
            told.options
                .iter()
                .all(|it| it.misconception != Some("late-always-loses"))
        );
        assert!(
            told.explanation
                .join(" ")
                .contains("arrives after the default time")
        );
    }
    assert!(at_once > 5 && other > 5, "{at_once} {other}");
}

/// What stays as it is and what simply goes on are one ruling.
#[test]
fn no_option_says_twice_that_nothing_changes() {
    for kind in [
        "chess960-start",
        "initial-position",
        "board-orientation",
        "clock-setting",
    ] {
        for question in made(kind, 60) {
            let idle = question
                .options
                .iter()
                .filter(|option| match &option.answer {
                    Answer::Ruling(verdict) => {
                        let kept = verdict.fault == Some(FaultRemedy::Kept);
                        let uncorrected = verdict.clock_corrected == Some(false);
                        let barred = verdict.uncastled.white || verdict.uncastled.black;
                        !barred && (verdict.is_plain() || kept || uncorrected)
                    }
                    _ => false,
                });
            assert!(idle.count() <= 1, "{} {}", question.kind, question.id);
        }
    }
}

/// What is done without permission or against a refusal is no option to be allowed.
#[test]
fn no_option_denies_what_the_stem_says() {
    let offences = [
        "refuses",
        "refusing",
        "without asking",
        "not approved",
        "set aside",
    ];
    for kind in ["refusal", "device", "misconduct"] {
        for question in made(kind, 80) {
            let told = rendered(&question, "en");
            if offences.iter().any(|offence| told.stem.contains(offence)) {
                let harmless = |it: &&str| it.contains("no infringement");
                let texts: Vec<&str> = told.options.iter().map(|it| &*it.text).collect();
                assert!(!texts.iter().any(harmless), "{}", told.stem);
            }
        }
    }
}

/// A false statement is false for what the question is about, not for a number beside it.
#[test]
fn no_statement_is_false_for_the_size_of_a_penalty_alone() {
    for kind in [
        "first-illegal",
        "illegal-found-late",
        "two-hands",
        "fifty-intended",
    ] {
        for question in made(kind, 120) {
            let (Some(Answer::Ruling(said)), Answer::Truth(false)) =
                (&question.statement, &question.key)
            else {
                continue;
            };
            let (mut said, mut right) = ((**said).clone(), question.verdict.clone());
            let time = |clocks: &shakmaty::ByColor<i64>| clocks.white != 0 || clocks.black != 0;
            let both = time(&said.clocks) && time(&right.clocks);
            said.clocks = Default::default();
            right.clocks = Default::default();
            assert!(
                !both || !said.reads_as(&right),
                "{} {}",
                question.kind,
                question.id
            );
        }
    }
}

#[test]
fn whoever_may_tick_several_options_is_told() {
    let wanted = ["Select all", "Նշե՛ք բոլոր", "Отметьте все"];
    for kind in ["touch-own", "touch-adjust", "threefold-intended"] {
        for question in made(kind, 20) {
            if question.answer_type == AnswerType::SeveralOf {
                for (lang, words) in LANGS.into_iter().zip(wanted) {
                    let prompt = rendered(&question, lang).prompt;
                    assert!(prompt.contains(words), "{prompt}");
                }
            }
        }
    }
}

/// A move of the piece that was brushed, felt or touched second comes from taking that contact for
/// binding; castling after the rook, from taking the order for nothing.
#[test]
fn a_wrong_move_is_told_with_the_idea_that_leads_to_it() {
    for kind in [
        "touch-adjust",
        "touch-own",
        "blind-touch",
        "rook-touched-first",
    ] {
        for question in made(kind, 40) {
            let touched: BTreeSet<_> = question
                .scenario
                .events
                .iter()
                .filter_map(|event| match event.act {
                    Act::Touch { square, .. } => Some(square),
                    _ => None,
                })
                .collect();
            for option in question.options.iter().filter(|option| !option.correct) {
                let (Answer::Move(played), Some(known)) = (&option.answer, option.misconception)
                else {
                    continue;
                };
                let from = played.from().unwrap();
                let free = known.id == "touch-is-free";
                assert!(!free || !touched.contains(&from), "{kind} {}", question.id);
                let with_touched =
                    matches!(played, Move::Castle { rook, .. } if touched.contains(rook));
                let castles = kind == "rook-touched-first" && with_touched;
                assert!(
                    !castles || known.id == "rook-first-castles",
                    "{}",
                    question.id
                );
            }
        }
    }
}

/// 8.4: less than five minutes, and an increment of less than thirty seconds.
#[test]
fn whoever_stops_recording_is_told_what_is_wrong_with_that() {
    let mut seen = BTreeSet::new();
    for question in made("recording", 150) {
        let side = question.scenario.events[0].who.side().unwrap();
        let left = question.scenario.clocks_ms[side].unwrap() / 1000;
        let increment = question.scenario.setting.time_control.increment;
        let told = rendered(&question, "en");
        for option in told.options.iter().filter(|it| !it.correct) {
            if !option.text.contains("need not record") {
                continue;
            }
            let expected = match (left, increment) {
                (..300, 30..) => "recording-short-anyway",
                (300, _) => "recording-at-five",
                _ => "recording-is-free",
            };
            assert_eq!(option.misconception, Some(expected), "{left} {increment}");
            seen.insert(expected);
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

/// Whoever has met one question whose answer is that the arbiter chooses the penalty knows the next.
#[test]
fn a_paper_seldom_has_the_same_answer_and_never_the_same_board() {
    for seed in [11, 12] {
        let mut used = UsedQuestions::default();
        let drawn = draw(&Wanted::default(), &Dice::new(seed), 60, &mut used);
        assert_eq!(drawn.len(), 60);
        let chosen =
            |it: &&Question| matches!(&it.key, Answer::Ruling(key) if key.leaves_penalty());
        assert!(drawn.iter().filter(chosen).count() <= 2, "{seed}");
        let mut boards = BTreeSet::new();
        for question in &drawn {
            let told = rendered(question, "en");
            let men = told.boards.iter().map(|board| {
                let words: Vec<&str> = board.fen.split(' ').take(2).collect();
                words.join(" ")
            });
            for men in men.collect::<BTreeSet<_>>() {
                assert!(boards.insert(men.clone()), "{seed} {men}");
            }
        }
    }
}

/// Where the king may castle on either side, it matters that neither rook has moved.
#[test]
fn both_rooks_are_named_where_both_may_castle() {
    let mut both = 0;
    for question in made("touch-castling", 60) {
        let start = question.scenario.start.chess().unwrap();
        let turn = shakmaty::Position::turn(start);
        let castles = shakmaty::Position::castles(start);
        let rooks = shakmaty::CastlingSide::ALL.map(|wing| castles.rook(turn, wing));
        let stem = rendered(&question, "en").stem;
        let named = rooks
            .iter()
            .flatten()
            .all(|rook| stem.contains(&rook.to_string()));
        assert!(named, "{stem}");
        both += usize::from(rooks.iter().all(Option::is_some));
    }
    assert!(both > 5, "{both}");
}

/// 9.1.1: an offer that the regulations bar was never open, and once the moves are made they bar
/// nothing.
#[test]
fn a_barred_offer_is_told_as_what_it_is() {
    let (mut over, mut barred) = (0, 0);
    for question in made("offer-barred", 60) {
        let told = rendered(&question, "en");
        assert!(
            told.options
                .iter()
                .all(|it| !it.text.contains("no longer open"))
        );
        over += usize::from(
            behind(&told, "The game goes on. Black’s draw offer is open.")
                == Some("bar-over-waits"),
        );
        over += usize::from(
            behind(&told, "The game goes on. White’s draw offer is open.")
                == Some("bar-over-waits"),
        );
        let drawn = told.key == "The game ends in a draw.";
        let waits = told
            .options
            .iter()
            .any(|it| it.misconception == Some("barred-offer-waits"));
        assert!(!(drawn && waits), "{}", told.stem);
        barred += usize::from(waits);
    }
    assert!(over > 5 && barred > 2, "{over} {barred}");
}

/// An illegal move that comes to light after the end: the explanation says what was wrong with it.
#[test]
fn it_is_said_why_a_move_was_illegal_that_nobody_can_take_back() {
    for question in made("illegal-and-end", 30) {
        if question.verdict.ending.is_some() {
            let why = rendered(&question, "en").explanation.join(" ");
            assert!(why.contains("would") && why.contains("3.9.2"), "{why}");
        }
    }
}

/// A wrong option that says a part of the right ruling is wrong only where all of it is asked for.
#[test]
fn a_part_of_the_ruling_is_an_option_only_where_all_of_it_is_asked_for() {
    for kind in KINDS.iter().filter(|kind| !kind.debated) {
        for question in made(kind.name, 8) {
            let Answer::Ruling(key) = &question.key else {
                continue;
            };
            let key = key.parts();
            let partial = question.options.iter().any(|option| match &option.answer {
                Answer::Ruling(verdict) if !option.correct && !verdict.is_plain() => {
                    verdict.parts().iter().all(|part| key.contains(part))
                }
                _ => false,
            });
            let prompt = rendered(&question, "en").prompt;
            let free = !prompt.contains("rule?") && !prompt.contains("What does the arbiter");
            let whole = prompt.contains("complete");
            assert!(
                !partial || whole || free || question.asked != Asked::Ruling,
                "{prompt}"
            );
        }
    }
}
