//! What questions say and show: clauses, kinds, penalties and boards as the story has them.

use std::collections::BTreeSet;

use kanon::game::TimeClass;
use kanon::game::scenario::{Act, MoveText};
use kanon::game::setting::{Regime, Supervision};
use kanon::lang::Locales;
use kanon::law::Edition;
use kanon::quiz::{Answer, AnswerType, Asked, Choice, Dice, Question, Renderer, Taken, Wanted};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Position, Role, Square};

use super::{made, named, position};

fn told<T>(lang: &str, read: impl Fn(&Renderer<'_>) -> T) -> T {
    let locales = Locales::built_in();
    let locale = locales.open(lang.parse().unwrap()).unwrap();
    read(&Renderer::new(&locale).unwrap())
}

fn holding<'a>(question: &'a Question, id: &str) -> Option<&'a Choice> {
    let held = |option: &&Choice| option.misconception.is_some_and(|known| known.id == id);
    question.options.iter().find(held)
}

#[test]
fn a_capture_en_passant_that_was_not_legal_is_spoken_of() {
    let mut seen = 0;
    for question in made("fivefold", 160) {
        if holding(&question, "en-passant-always").is_none() {
            continue;
        }
        seen += 1;
        let why = told("en", |renderer| question.render(renderer).explanation);
        let said = |line: &String| line.contains("en passant was not legal");
        assert!(why.iter().any(said), "{}: {why:?}", question.id);
    }
    assert!(seen > 0);
}

#[test]
fn who_is_told_how_often_a_position_has_appeared_is_told_when() {
    let mut seen = 0;
    for question in made("who-may-claim", 60) {
        let why = told("en", |renderer| question.render(renderer).explanation);
        let often = |line: &String| line.contains("has appeared t");
        if why.iter().any(often) {
            seen += 1;
            let when = |line: &String| line.starts_with("Appearances: ");
            assert!(why.iter().any(when), "{}: {why:?}", question.id);
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn in_supervised_blitz_the_event_says_what_a_penalty_is() {
    let words = [
        ("en", "the time penalty is two minutes"),
        ("hy", "ժամանակային տույժը երկու րոպե է"),
        ("ru", "штраф по времени — две минуты"),
    ];
    let mut seen = 0;
    for kind in ["illegal-found-late", "wrong-claim", "two-hands"] {
        for question in made(kind, 150) {
            let setting = &question.scenario.setting;
            let concerned = setting.class == TimeClass::Blitz
                && setting.edition == Edition::E2023
                && setting.supervision == Supervision::Adequate;
            let counts = matches!(question.key, Answer::Clocks(_));
            if !concerned || !(counts || question.verdict.clocks.iter().any(|it| *it != 0)) {
                continue;
            }
            seen += 1;
            for (lang, words) in words {
                let setting = told(lang, |renderer| question.render(renderer).setting.join(" "));
                assert!(setting.contains(words), "{kind} {}: {setting}", question.id);
            }
            // Who has read that believes in no other penalty.
            let named = named(&question);
            assert!(!named.contains("penalty-always-one"), "{}", question.id);
            assert!(!named.contains("illegal-always-one"), "{}", question.id);
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn that_a_claim_needs_consent_is_said_only_where_it_was_right() {
    let mut lost = 0;
    for kind in ["claim-after-touch", "claim-off-move", "wrong-claim"] {
        for question in made(kind, 100) {
            if holding(&question, "claim-needs-consent").is_some() {
                assert!(question.verdict.ending.is_some(), "{kind} {}", question.id);
            }
            let Answer::Clause(rule) = question.key else {
                continue;
            };
            if rule.as_str() == "draw.claim.right-lost-touch" {
                lost += 1;
                let touch = |option: &Choice| matches!(option.answer, Answer::Clause(rule) if rule.as_str() == "act.touch.own");
                assert!(question.options.iter().any(touch), "{}", question.id);
            }
        }
    }
    assert!(lost > 5, "{lost}");
}

#[test]
fn where_one_arbiter_has_many_games_the_rapid_rules_say_when_he_steps_in() {
    let mut seen = BTreeSet::new();
    for kind in ["first-illegal", "second-illegal"] {
        for question in made(kind, 200) {
            let Some(option) = holding(&question, "arbiter-waits") else {
                continue;
            };
            let simplified = question.scenario.setting.regime() == Regime::Simplified;
            let expected = match simplified {
                true => "rapid.illegal",
                false => "irregularity.illegal.move",
            };
            let refuted_by = option.refuted_by.unwrap();
            assert_eq!(refuted_by.as_str(), expected, "{kind} {}", question.id);
            seen.insert(simplified);
        }
    }
    assert_eq!(seen.len(), 2);
}

#[test]
fn a_move_to_be_named_is_not_told_to_be_the_only_one() {
    let mut seen = 0;
    for kind in ["first-illegal", "illegal-unpressed"] {
        for question in made(kind, 200) {
            if question.answer_type != AnswerType::Move {
                continue;
            }
            seen += 1;
            let prompt = told("en", |renderer| question.render(renderer).prompt);
            assert!(!prompt.contains("must"), "{prompt}");
            let wrong = question.options.iter().filter(|option| !option.correct);
            assert_eq!(
                wrong.count(),
                named(&question).len(),
                "{kind} {}",
                question.id
            );
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_claim_that_decides_at_once_is_refuted_where_the_guidelines_hold() {
    let mut seen = 0;
    for question in made("quickplay-claim", 100) {
        if holding(&question, "claim-decides-at-once").is_none() {
            continue;
        }
        seen += 1;
        let setting = &question.scenario.setting;
        assert_eq!(setting.time_control.increment, 0, "{}", question.id);
        assert!(setting.regulations.guideline_iii, "{}", question.id);
    }
    assert!(seen > 20, "{seen}");
    for (lang, words) in [
        ("en", "it must be admissible, and the arbiter must agree"),
        ("hy", "պետք է թույլատրելի լինի, և մրցավարը պետք է բավարարի"),
        (
            "ru",
            "должно быть допустимым, и арбитр должен с ним согласиться",
        ),
    ] {
        let locales = Locales::built_in();
        let locale = locales.open(lang.parse().unwrap()).unwrap();
        let key = "misconception-claim-decides-at-once-feedback";
        let feedback = locale.text().title(key).unwrap();
        assert!(feedback.contains(words), "{feedback}");
    }
}

/// The squares of moves that are told, one after the other.
fn moved(question: &Question) -> Vec<(Square, Square)> {
    let events = question.scenario.events.iter();
    events
        .filter_map(|event| match &event.act {
            Act::Move {
                text: MoveText::Uci { from, to, .. },
                ..
            } => Some((*from, *to)),
            _ => None,
        })
        .collect()
}

/// Whether the player to move can take a man that nobody guards.
fn takes_for_nothing(position: &Chess) -> bool {
    position.capture_moves().into_iter().any(|played| {
        let mut next = position.clone();
        next.play_unchecked(played);
        let guards = (next.board()).attacks_to(played.to(), next.turn(), next.board().occupied());
        !played.is_en_passant() && guards.is_empty()
    })
}

#[test]
fn nothing_hangs_while_a_displaced_piece_stands_wrongly() {
    for question in made("displaced-found", 60) {
        let story = told("en", |renderer| question.render(renderer).events[0].clone());
        let (_, wrong) = story.split_once(" puts it back on ").unwrap();
        let wrong: Square = wrong[..2].parse().unwrap();
        let Act::Displace { squares } = &question.scenario.events[0].act else {
            panic!("{}", question.id);
        };
        let mut setup = position(&question.scenario).to_setup(EnPassantMode::Legal);
        let piece = setup.board.remove_piece_at(squares[0]).unwrap();
        setup.board.set_piece_at(wrong, piece);
        setup.castling_rights.discard(squares[0]);
        let mut at = Chess::from_setup(setup, CastlingMode::Standard).unwrap();
        for (from, to) in moved(&question) {
            let passed = at.clone().swap_turn().unwrap();
            let hangs = takes_for_nothing(&at) || takes_for_nothing(&passed);
            assert!(!hangs, "{} {story}", question.id);
            let legal = at.legal_moves().into_iter();
            let mut played = legal.filter(|it| it.from() == Some(from) && it.to() == to);
            at.play_unchecked(played.next().unwrap());
        }
    }
}

#[test]
fn illegal_moves_that_are_found_late_are_those_that_are_overlooked_in_games() {
    let mut exposed = 0;
    for question in made("illegal-found-late", 60) {
        let position = position(&question.scenario);
        let (from, to) = moved(&question)[0];
        let between = shakmaty::attacks::between(from, to);
        let castles = position.board().role_at(from) == Some(Role::King) && from.distance(to) > 1;
        // Over men of their own pieces do not jump unnoticed.
        assert!(
            castles || (between & position.us()).is_empty(),
            "{}",
            question.id
        );
        let own: Vec<_> = question
            .explanation
            .iter()
            .flat_map(|it| &it.rules)
            .collect();
        let breaks = |rule: &str| own.iter().any(|it| it.as_str().starts_with(rule));
        assert!(breaks("move."), "{}: why was it illegal?", question.id);
        exposed += usize::from(castles || breaks("move.self-check"));
    }
    assert!(exposed >= 48, "{exposed}");
    for kind in ["first-illegal", "illegal-unpressed"] {
        for question in made(kind, 60) {
            let position = position(&question.scenario);
            let (from, to) = moved(&question)[0];
            let castles =
                position.board().role_at(from) == Some(Role::King) && from.distance(to) > 1;
            let jumped = shakmaty::attacks::between(from, to) & position.us();
            assert!(castles || jumped.is_empty(), "{kind} {}", question.id);
        }
    }
}

#[test]
fn a_piece_straightened_without_a_word_is_what_the_clause_on_other_contact_is_about() {
    let mut seen = 0;
    for kind in ["claim-after-touch", "offer"] {
        for question in made(kind, 100) {
            if let Some(option) = holding(&question, "unannounced-free") {
                seen += 1;
                let refuted_by = option.refuted_by.unwrap();
                assert_eq!(refuted_by.as_str(), "act.other-contact", "{}", question.id);
            }
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn no_board_comes_twice_in_the_stories_of_a_kind() {
    let mut taken = Taken::default();
    for (seed, kind) in (1..).zip(["sealed-text", "unsupervised-claim", "sealed-text", "offer"]) {
        let wanted = Wanted {
            rule: Some(kind.into()),
            ..Wanted::default()
        };
        let drawn = kanon::quiz::draw(&wanted, &Dice::new(seed), 20, &mut taken);
        assert_eq!(drawn.len(), 20, "{kind}");
        let boards: BTreeSet<String> = drawn
            .iter()
            .map(|question| position(&question.scenario))
            .map(|at| {
                let fen = Fen::from_position(&at, EnPassantMode::Legal).to_string();
                fen.split(' ').take(2).collect::<Vec<_>>().join(" ")
            })
            .collect();
        assert_eq!(boards.len(), 20, "{kind}");
    }
}

#[test]
fn no_diagram_shows_a_position_that_nobody_knows() {
    let mut seen = 0;
    for question in made("envelope-lost", 40) {
        let lost = |act: &Act| {
            let position_known = false;
            *act == Act::EnvelopeMissing { position_known }
        };
        let unknown = question.scenario.events.iter().any(|it| lost(&it.act));
        let item = told("en", |renderer| question.render(renderer));
        assert_eq!(item.boards.is_empty(), unknown, "{}", question.id);
        let clocks = item.setting.join(" ").contains("Clocks:");
        assert_eq!(clocks, !unknown, "{}", question.id);
        seen += usize::from(unknown);
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn no_sentence_opens_with_a_figure() {
    for kind in ["late-for-resumption", "both-absent-at-resumption"] {
        for question in made(kind, 60) {
            let item = told("en", |renderer| question.render(renderer));
            let mut texts: Vec<String> = item.options.into_iter().map(|it| it.text).collect();
            if question.asked == Asked::TrueFalse {
                texts.push(item.prompt);
            }
            // Clock readings are no sentences.
            for text in texts.iter().filter(|text| text.contains("clock")) {
                let mut sentences = text.split(". ").map(|it| it.trim_start_matches(['“', ' ']));
                let figure = |it: &str| it.starts_with(|sign: char| sign.is_ascii_digit());
                assert!(!sentences.any(figure), "{kind} {}: {text}", question.id);
            }
        }
    }
}

#[test]
fn nobody_believes_that_a_penalty_costs_more_time_than_there_is() {
    for (kind, many) in [("illegal-found-late", 600), ("wrong-claim", 60)] {
        for question in made(kind, many) {
            for id in ["offender-loses-time", "claim-costs-claimant"] {
                let Some(option) = holding(&question, id) else {
                    continue;
                };
                let flags = |rule: &str| rule == "clock.flag-loss";
                let falls = match &option.answer {
                    Answer::Clause(rule) => flags(rule.as_str()),
                    Answer::Ruling(verdict) => verdict.ending.is_some(),
                    Answer::Clocks(clocks) => clocks.iter().any(|left| *left <= 0),
                    _ => false,
                };
                assert!(!falls, "{kind} {}", question.id);
            }
        }
    }
}

#[test]
fn a_displaced_piece_is_no_illegal_move() {
    let illegal = kanon::rule!("irregularity.illegal.move");
    for question in made("last-identifiable", 20) {
        assert!(!question.rules.contains(&illegal), "{}", question.id);
    }
}

#[test]
fn nobody_forgets_to_move_while_in_check_or_with_something_to_take() {
    let mut seen = 0;
    for question in made("second-illegal", 120) {
        let first = question.scenario.events.first().map(|event| &event.act);
        if matches!(first, Some(Act::Press { .. })) {
            let position = position(&question.scenario);
            assert!(!position.is_check(), "{}", question.id);
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen}");
}

#[test]
fn an_envelope_may_stay_closed_before_it_is_opened() {
    let locales = Locales::built_in();
    let english = locales.open("en".parse().unwrap()).unwrap();
    let renderer = Renderer::new(&english).unwrap();
    let mut seen = 0;
    for question in made("ended-before", 60) {
        let told = question.render(&renderer);
        let closed = |text: &str| text.contains("envelope stays closed");
        if told.options.iter().any(|option| closed(&option.text)) {
            let last = told.events.last().unwrap();
            assert!(last.contains("about to open"), "{} {last}", question.id);
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen}");
}
