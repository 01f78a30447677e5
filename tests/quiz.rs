//! Questions: every key is the engine's, every wrong option a misconception's.

use std::collections::{BTreeMap, BTreeSet};

use kanon::diag::{FileId, Source, Sources};
use kanon::game::scenario::{Format, read};
use kanon::lang::Locales;
use kanon::law::{Edition, RuleId};
use kanon::quiz::{
    AnswerType, Blueprint, Dice, EditionChoice, KINDS, Kind, MISCONCEPTIONS, Question, Renderer,
    UsedQuestions, Wanted, ask, draw, paper, verify,
};

/// So many items of every kind, the same in every run.
fn items(each: usize) -> Vec<Question> {
    let mut made = Vec::new();
    for (at, kind) in KINDS.iter().copied().enumerate() {
        let dice = Dice::new(11).branch(at as u64);
        let mut seen = BTreeSet::new();
        let some = (0..40_000)
            .filter_map(|throw| ask(kind, &mut dice.branch(throw)).ok())
            .filter(|question| seen.insert(question.id))
            .take(each);
        made.extend(some);
    }
    made
}

/// The number of items per kind: a few, or as many as `KANON_QUIZ_ITEMS` asks for in all.
fn each() -> usize {
    let all = std::env::var("KANON_QUIZ_ITEMS")
        .ok()
        .and_then(|text| text.parse::<usize>().ok());
    all.map_or(12, |all| all.div_ceil(KINDS.len()))
}

#[test]
fn every_key_is_what_a_fresh_run_says_and_every_wrong_option_names_its_misconception() {
    let made = items(each());
    let kinds: BTreeSet<_> = made.iter().map(|question| question.kind).collect();
    assert_eq!(kinds.len(), KINDS.len(), "a kind never makes a question");
    let ids: BTreeSet<_> = made.iter().map(|question| question.id).collect();
    assert_eq!(ids.len(), made.len(), "two items are the same");
    for question in &made {
        assert!(verify(question), "{} {}", question.kind, question.id);
        for option in &question.options {
            assert_eq!(
                option.correct,
                option.misconception.is_none(),
                "{}",
                question.id
            );
        }
        let changed: BTreeSet<_> = question
            .options
            .iter()
            .filter_map(|option| option.misconception.map(|known| known.id))
            .collect();
        if matches!(
            question.answer_type,
            AnswerType::OneOf | AnswerType::SeveralOf | AnswerType::Clause
        ) {
            assert!(
                changed.len() >= 2,
                "{} {}: {changed:?}",
                question.kind,
                question.id
            );
        }
        assert!((1..=5).contains(&question.difficulty) && (1..=5).contains(&question.reading_load));
    }
}

#[test]
fn a_question_reads_the_same_in_every_language_and_leaves_no_gap() {
    let locales = Locales::built_in();
    let opened: Vec<_> = locales
        .languages()
        .map(|lang| locales.open(lang).unwrap())
        .collect();
    let renderers: Vec<_> = opened
        .iter()
        .map(|locale| Renderer::new(locale).unwrap())
        .collect();
    for question in items(each().max(12) / 2) {
        let told: Vec<_> = renderers
            .iter()
            .map(|renderer| question.render(renderer))
            .collect();
        for one in &told {
            let all = serde_json::to_string(one).unwrap();
            assert!(!all.contains('⟨'), "{} {}: {all}", one.lang, question.kind);
            let texts: BTreeSet<_> = one.options.iter().map(|option| &option.text).collect();
            assert_eq!(
                texts.len(),
                one.options.len(),
                "{}: {:?}",
                one.lang,
                one.options
            );
            assert_eq!(
                (one.id, &one.key_value, one.events.len(), &one.scenario),
                (
                    told[0].id,
                    &told[0].key_value,
                    told[0].events.len(),
                    &told[0].scenario
                ),
            );
            let right = |options: &[kanon::quiz::RenderedOption]| -> Vec<bool> {
                options.iter().map(|option| option.correct).collect()
            };
            assert_eq!(right(&one.options), right(&told[0].options));
        }
    }
}

#[test]
fn the_scenario_of_a_question_can_be_read_and_ruled_on_again() {
    let locales = Locales::built_in();
    let english = locales.open("en".parse().unwrap()).unwrap();
    let renderer = Renderer::new(&english).unwrap();
    for question in items(4) {
        let written = question.render(&renderer).scenario.to_string();
        let mut sources = kanon::diag::Sources::new();
        let file = sources.add(kanon::diag::Source::new("quiz", written.as_str()));
        let again = read(&written, Format::Json, file, "quiz").remove(0);
        let again =
            again.unwrap_or_else(|problems| panic!("{}: {problems:?}\n{written}", question.kind));
        let (one, other) = (
            kanon::arbiter::rule_on(&question.scenario).unwrap(),
            kanon::arbiter::rule_on(&again).unwrap(),
        );
        assert_eq!(one.state.board, other.state.board, "{}", question.kind);
        assert_eq!(one.outcome(), other.outcome(), "{}", question.kind);
        assert_eq!(
            one.state.clocks.ruled_s, other.state.clocks.ruled_s,
            "{}",
            question.kind
        );
    }
}

#[test]
fn misconceptions_are_named_once_and_speak_every_language() {
    let names: BTreeSet<_> = MISCONCEPTIONS.iter().map(|known| known.id).collect();
    assert_eq!(names.len(), MISCONCEPTIONS.len());
    assert!(names.len() >= 40);
    let locales = Locales::built_in();
    for lang in locales.languages() {
        let locale = locales.open(lang).unwrap();
        let mut titles = BTreeSet::new();
        for known in MISCONCEPTIONS.iter() {
            let title = locale
                .text()
                .title(&format!("misconception-{}", known.id))
                .unwrap();
            locale
                .text()
                .title(&format!("misconception-{}-feedback", known.id))
                .unwrap();
            assert!(titles.insert(title), "{lang}: {}", known.id);
        }
    }
}

#[test]
fn every_kind_has_a_name_of_its_own_and_tempts_to_something() {
    let names: BTreeSet<_> = KINDS.iter().map(|kind| kind.name).collect();
    assert_eq!(names.len(), KINDS.len());
    for kind in KINDS {
        assert!(
            !kind.tempts.is_empty() && !kind.rules.is_empty(),
            "{}",
            kind.name
        );
        assert!(Kind::named(kind.name).is_some());
    }
    let tempted: BTreeSet<_> = KINDS
        .iter()
        .flat_map(|kind| kind.tempts)
        .map(|known| known.id)
        .collect();
    // No kind tells of these; they arise in lecturers' own stories (`tests/quiz_own.rs`).
    let own = ["claim-outlives-flag", "tip-bars-claim"];
    for known in MISCONCEPTIONS.iter().filter(|it| !own.contains(&it.id)) {
        assert!(tempted.contains(known.id), "no kind tempts to {}", known.id);
    }
}

/// The rules of articles 7 and 9 and Guidelines I and III that the engine decides.
#[test]
fn every_decided_rule_of_the_two_articles_and_guidelines_has_a_kind() {
    use kanon::law::{Class, Edition, rules};
    let covered: BTreeSet<_> = KINDS
        .iter()
        .flat_map(|kind| kind.rules)
        .copied()
        .map(|rule| rule.as_str())
        .collect();
    let missing: Vec<_> = rules()
        .filter(|rule| rule.class() != Class::Informative)
        .filter(|rule| {
            rule.number_text(Edition::E2023).is_some_and(|number| {
                ["7.", "9.", "I.", "III."]
                    .iter()
                    .any(|part| number.starts_with(part))
            })
        })
        .filter(|rule| !covered.contains(rule.as_str()))
        .map(|rule| rule.as_str())
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The rules of articles 7 and 9 and Guidelines I and III that the engine carries out.
fn carried_out() -> Vec<kanon::law::RuleId> {
    use kanon::arbiter::{RuleStatus, ledger};
    use kanon::law::Edition;
    ledger()
        .into_iter()
        .filter(|entry| {
            matches!(
                entry.standing,
                RuleStatus::Executed | RuleStatus::NeedsFinding
            )
        })
        .map(|entry| entry.rule)
        .filter(|rule| {
            rule.number_text(Edition::E2023).is_some_and(|number| {
                ["7.", "9.", "I.", "III."]
                    .iter()
                    .any(|part| number.starts_with(part))
            })
        })
        .collect()
}

/// A rule arises where a ruling rests on it, gives way to it or refutes an option by it; its near
/// miss where a kind that is about it comes to another ruling.
#[test]
fn every_rule_that_is_carried_out_arises_in_items_and_so_do_its_near_misses() {
    let made = items(40);
    let mut cited = BTreeSet::new();
    let mut rulings = BTreeMap::<&str, BTreeSet<String>>::new();
    for question in &made {
        let ruling = kanon::arbiter::rule_on(&question.scenario).unwrap();
        cited.extend(ruling.rules());
        cited.extend(question.rules.iter().copied());
        let shape: Vec<_> = question
            .verdict
            .parts()
            .iter()
            .map(|part| format!("{part:?}").chars().take(9).collect::<String>())
            .collect();
        rulings
            .entry(question.kind)
            .or_default()
            .insert(format!("{shape:?} {:?}", question.key));
    }
    let missing: Vec<_> = carried_out()
        .into_iter()
        .filter(|rule| !cited.contains(rule))
        .map(|rule| rule.as_str())
        .collect();
    assert!(missing.is_empty(), "no item rests on {missing:?}");
    for rule in carried_out() {
        let kinds: Vec<_> = KINDS
            .iter()
            .filter(|kind| kind.rules.contains(&rule))
            .collect();
        assert!(
            kinds
                .iter()
                .any(|kind| rulings.get(kind.name).is_some_and(|seen| seen.len() > 1)),
            "{}: every item comes to the same ruling",
            rule.as_str()
        );
    }
}

/// Everything that can be asked is asked, and answered in every way.
#[test]
fn everything_is_asked_and_answered_in_every_way() {
    use kanon::quiz::Asked;
    let made = items(80);
    let asked: BTreeSet<_> = made.iter().map(|question| question.asked.name()).collect();
    for name in Asked::NAMES {
        assert!(asked.contains(name), "never asked: {name}");
    }
    let answered: BTreeSet<_> = made.iter().map(|question| question.answer_type).collect();
    for answer_type in AnswerType::ALL {
        assert!(
            answered.contains(&answer_type),
            "never: {}",
            answer_type.name()
        );
    }
    for kind in ["second-illegal", "colours-reversed"] {
        let several = made
            .iter()
            .any(|question| question.kind == kind && question.answer_type == AnswerType::OneOf);
        assert!(several, "{kind} is only true or false");
    }
}

#[test]
fn the_same_seed_makes_the_same_paper_and_forms_are_parallel() {
    let blueprint = Blueprint::read(SEMINAR, FileId(0), None).unwrap();
    let (one, other) = (paper(&blueprint, 7, 2), paper(&blueprint, 7, 2));
    let ids = |made: &kanon::quiz::Paper| -> Vec<_> {
        made.forms
            .iter()
            .flat_map(|form| &form.items)
            .map(|item| item.question.id)
            .collect()
    };
    assert_eq!(ids(&one), ids(&other));
    assert!(one.missing.is_empty(), "{:?}", one.missing);
    let all: BTreeSet<_> = ids(&one).into_iter().collect();
    assert_eq!(all.len(), 80, "no two items of a paper are alike");
    for (a, b) in one.forms[0].items.iter().zip(&one.forms[1].items) {
        assert_eq!(a.question.difficulty, b.question.difficulty);
        assert_eq!((a.number, a.section), (b.number, b.section));
    }
    assert_ne!(ids(&one), ids(&paper(&blueprint, 8, 2)));
}

#[test]
fn the_key_stands_on_every_place_equally_often() {
    let mut places = BTreeMap::<(usize, usize), usize>::new();
    let blueprint = Blueprint::single(
        Wanted {
            answer_type: Some(AnswerType::OneOf),
            ..Wanted::default()
        },
        12,
    );
    for seed in 0..12 {
        for item in &paper(&blueprint, seed, 1).forms[0].items {
            let options = &item.question.options;
            let key = options.iter().position(|option| option.correct).unwrap();
            *places.entry((options.len(), key)).or_default() += 1;
        }
    }
    for count in [3, 4] {
        let seen: Vec<usize> = (0..count)
            .map(|place| places.get(&(count, place)).copied().unwrap_or(0))
            .collect();
        let all: usize = seen.iter().sum();
        for place in seen.iter() {
            assert!(
                *place * count * 2 >= all && *place * count <= all * 2,
                "{count}: {seen:?}"
            );
        }
    }
}

#[test]
fn drawing_respects_what_is_wanted() {
    let wanted = Wanted {
        rule: Some("9.6".into()),
        level: 1..=3,
        ..Wanted::default()
    };
    let drawn = draw(&wanted, &Dice::new(3), 6, &mut UsedQuestions::default());
    assert_eq!(drawn.len(), 6);
    for question in drawn {
        assert!(
            ["fivefold", "seventyfive"].contains(&question.kind),
            "{}",
            question.kind
        );
        assert!(question.difficulty <= 3);
    }
}

const SEMINAR: &str = include_str!("../content/quiz/seminar.toml");

/// The editions that the questions of a paper are set in.
fn editions(text: &str, editions: Option<EditionChoice>) -> BTreeSet<&'static str> {
    let blueprint = Blueprint::read(text, FileId(0), editions).unwrap();
    let made = paper(&blueprint, 7, 1);
    assert!(made.missing.is_empty(), "{:?}", made.missing);
    let items = made.forms.iter().flat_map(|form| &form.items);
    items.map(|item| item.question.edition().name()).collect()
}

#[test]
fn papers_are_about_the_laws_in_force_unless_another_edition_is_asked_for() {
    let plain = "[[section]]\nrule = \"9\"\ncount = 30\n";
    let both = BTreeSet::from(["2018", "2023"]);
    assert_eq!(editions(SEMINAR, None), BTreeSet::from(["2023"]));
    assert_eq!(editions(plain, None), BTreeSet::from(["2023"]));
    let any = format!("edition = \"any\"\n{plain}");
    assert_eq!(editions(&any, None), both);
    let old = format!("edition = \"2018\"\n{plain}");
    assert_eq!(editions(&old, None), BTreeSet::from(["2018"]));
    // A section may differ from the others; the command overrules them all.
    let mixed = format!("{plain}[[section]]\nrule = \"7\"\ncount = 5\nedition = \"2018\"\n");
    assert_eq!(editions(&mixed, None), both);
    let latest = Some("2023".parse().unwrap());
    assert_eq!(editions(&mixed, latest), BTreeSet::from(["2023"]));
}

#[test]
fn clause_numbers_are_those_of_the_edition() {
    // A number that only 2018 has is none of 2023.
    let only_then = KINDS.iter().flat_map(|kind| kind.rules).find_map(|rule| {
        let number = rule.number_text(Edition::E2018)?;
        let now = |known: &RuleId| known.number_text(Edition::E2023) == Some(number);
        let kept = KINDS.iter().flat_map(|kind| kind.rules).any(now);
        (!kept).then_some(number)
    });
    let Some(number) = only_then else {
        panic!("every clause of 2018 is one of 2023");
    };
    let wanted = |edition| Wanted {
        rule: Some(number.into()),
        edition,
        ..Wanted::default()
    };
    assert!(!wanted(Some(Edition::E2018)).kinds().is_empty(), "{number}");
    assert!(wanted(Some(Edition::E2023)).kinds().is_empty(), "{number}");
}

/// What is wrong with a blueprint, and on which lines.
fn problems(text: &str) -> Vec<(&'static str, u32)> {
    let mut sources = Sources::new();
    let file = sources.add(Source::new("paper.toml", text));
    let problems = Blueprint::read(text, file, None).err().unwrap_or_default();
    let placed = problems.iter().map(|problem| {
        let span = problem.span.expect("a place in the file");
        (problem.code.0, sources.place(span).line)
    });
    placed.collect()
}

#[test]
fn a_blueprint_asks_for_what_can_be_made() {
    let section = |count: &str| format!("[[section]]\nrule = \"draw\"\ncount = {count}\n");
    assert_eq!(problems(&section("1000000")), []);
    for count in ["0", "-1", "1.5", "1000001", "9223372036854775807"] {
        let found = problems(&section(count));
        assert_eq!(found, [("settings-bad-value", 3)], "{count}");
    }
    let two = section("600000") + &section("600000");
    assert_eq!(problems(&two), [("settings-bad-value", 6)]);
    assert_eq!(problems(""), [("blueprint-empty", 1)]);
    for forms in ["0", "27", "99999999"] {
        let found = problems(&format!("forms = {forms}\n{}", section("5")));
        assert_eq!(found, [("settings-bad-value", 1)], "{forms}");
    }
    let with = |line: &str| problems(&format!("{}{line}\n", section("5")));
    assert_eq!(with("level = 3"), []);
    assert_eq!(with("level = \"2..4\""), []);
    assert_eq!(with("level = 7"), [("settings-bad-value", 4)]);
    assert_eq!(with("levl = 3"), [("settings-unknown-key", 4)]);
    assert_eq!(with("article = \"9\""), [("blueprint-twice", 4)]);
    assert_eq!(with("answer = \"one\""), [("blueprint-value", 4)]);
    assert_eq!(with("class = true"), [("settings-wrong-type", 4)]);
    assert_eq!(with("edition = \"2020\""), [("settings-bad-value", 4)]);
    assert_eq!(
        problems("[[section]]\nrule = \"9\"\n"),
        [("settings-missing-key", 1)]
    );
    let nothing = "[[section]]\nrule = \"chess\"\ncount = 1\n";
    assert_eq!(problems(nothing), [("blueprint-rule", 2)]);
}
