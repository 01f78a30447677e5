//! What of the Laws can be asked about, and what not, and why.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kanon::arbiter::{Effect, Ruling, rule_on};
use kanon::diag::{FileId, Source, Sources};
use kanon::game::Scenario;
use kanon::game::scenario::{Act, Format, MoveText, read};
use kanon::lang::Locales;
use kanon::law::{Class, Edition, rules};
use kanon::quiz::{
    Asked, Blueprint, Dice, KINDS, Kind, Question, Renderer, UsedQuestions, Wanted, ask, draw,
    paper,
};
use shakmaty::{Bitboard, Color, File, Position, Square};

/// The articles, appendices and guidelines that papers ask about.
const ARTICLES: [&str; 14] = [
    "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "A", "B", "D", "II",
];

/// Rules that decide something and that no kind is about, and why.
const NOT_ASKED: [(&str, &[&str]); 6] = [
    (
        "how pieces move: asked only through the illegal moves that people make",
        &[
            "move.own-occupied",
            "move.king.step",
            "move.capture",
            "move.attack-piece",
            "move.attack-square-pinned",
            "move.bishop",
            "move.rook",
            "move.queen",
            "move.no-jump",
            "move.knight",
            "move.pawn.single",
            "move.pawn.double",
            "move.pawn.capture",
            "move.pawn.en-passant",
            "move.pawn.en-passant.window",
            "move.promotion.free-choice",
            "move.promotion.immediate",
            "move.king.two-ways",
            "move.castling.prevented",
            "move.check",
        ],
    ),
    (
        "when a move is made or completed, for acts of the hand that no story tells",
        &[
            "act.promotion.choice-final",
            "act.promotion.capture",
            "act.released",
            "act.made.capture",
            "act.made.castling",
            "act.claim-forfeited",
            "clock.completed.next-made",
            "clock.adjust-own-time",
            "clock.carry-over",
        ],
    ),
    (
        "duties from which no ruling on the game follows",
        &[
            "record.order",
            "record.assistant",
            "record.incomplete.neither",
            "record.reconstruct",
            "record.next-period",
            "record.result-signed",
            "conduct.leave.report",
            "conduct.assist-reconstruct",
            "conduct.claim-checking",
            "arbiter.no-intervention",
        ],
    ),
    (
        "left to the arbiter: several rulings would be right",
        &[
            "clock.player-stop.no-reason",
            "conduct.disrepute",
            "arbiter.extra-time",
            "arbiter.outsiders",
            "arbiter.penalty.warning",
            "arbiter.penalty.add-time",
            "arbiter.penalty.cut-time",
            "arbiter.penalty.loss",
            "arbiter.penalty.fine",
            "arbiter.penalty.rounds",
            "arbiter.penalty.expulsion",
        ],
    ),
    (
        "both players at fault, or absent: every story has one offender",
        &["clock.both-absent", "conduct.refusal.both"],
    ),
    (
        "what the setting tells: how many arbiters, who records, assistants, boards of the blind",
        &[
            "rapid.supervised.ratio",
            "rapid.supervised.recorded",
            "rapid.supervised.scoresheet",
            "blitz.supervised.ratio",
            "blitz.supervised.recorded",
            "blitz.supervised.scoresheet",
            "clock.assistant",
            "blind.two-boards",
            "blind.announce",
            "blind.made",
            "blind.made.capture",
            "blind.made.placed",
            "blind.made.announced",
            "blind.clock-start",
            "blind.sighted-normal",
            "blind.score",
            "blind.slip",
            "blind.discrepancy",
            "blind.assistant",
            "blind.assistant.claim",
            "blind.sighted-assistant",
        ],
    ),
];

/// Questions of every kind, as the dice fall.
static MADE: LazyLock<Vec<Question>> = LazyLock::new(|| {
    let of_kind = |kind: &'static Kind| {
        let dice = Dice::new(85);
        let made = (0..400).filter_map(move |throw| ask(kind, &mut dice.branch(throw)).ok());
        made.take(25)
    };
    KINDS.iter().copied().flat_map(of_kind).collect()
});

/// A rule is asked about where a kind is about it, or where a ruling rests on it that is asked for.
#[test]
fn every_rule_is_asked_about_or_it_is_said_why_not() {
    let kinds = || KINDS.iter().flat_map(|kind| kind.rules).copied();
    let of_kinds: BTreeSet<&str> = kinds().map(|rule| rule.as_str()).collect();
    let decided = MADE
        .iter()
        .flat_map(|question| question.rules.iter().copied());
    let asked: BTreeSet<&str> = kinds().chain(decided).map(|rule| rule.as_str()).collect();
    let excused: BTreeSet<&str> = NOT_ASKED
        .iter()
        .flat_map(|(_, ids)| *ids)
        .copied()
        .collect();
    let mut articles = BTreeSet::new();
    let mut missing = Vec::new();
    for rule in rules().filter(|rule| rule.class() != Class::Informative) {
        let Some(number) = rule.number_text(Edition::LATEST) else {
            continue;
        };
        let article = number.split('.').next().unwrap();
        if !ARTICLES.contains(&article) {
            continue;
        }
        let is_asked = asked.contains(rule.as_str());
        if is_asked {
            articles.insert(article);
        }
        let is_excused = excused.contains(rule.as_str());
        // What a kind is about needs no excuse.
        if !is_asked && !is_excused || is_excused && of_kinds.contains(rule.as_str()) {
            missing.push(format!("{number} {}", rule.as_str()));
        }
    }
    assert_eq!(articles.len(), ARTICLES.len(), "{articles:?}");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// The rule that decides a story, and what happens last in it.
fn situation(scenario: &Scenario, ruling: &Ruling) -> Option<(&'static str, String)> {
    let ends = |effect: &Effect| matches!(effect, Effect::End(_));
    let ending = ruling
        .decisions()
        .find(|decision| decision.opinion.effects.iter().any(ends));
    let last = ruling
        .steps
        .iter()
        .rev()
        .find_map(|step| step.decisions.first());
    let rule = ending.or(last)?.opinion.cites.first()?.as_str();
    let happened = scenario.to_json()["events"].as_array()?.last()?["event"].to_string();
    Some((rule, happened))
}

/// At least 85 % of what examinations ask has a counterpart that is drawn by default: the same rule
/// decides, about the same thing that happens.
#[test]
fn most_items_of_examinations_have_a_counterpart() {
    let mut drawn = BTreeSet::new();
    let usual = Wanted::default().kinds();
    for question in MADE
        .iter()
        .filter(|it| usual.iter().any(|kind| kind.name == it.kind))
    {
        drawn.extend(situation(&question.scenario, &question.ruling));
    }
    let mut without = Vec::new();
    let items = include_str!("difficulty/items.jsonl").lines();
    let mut all = 0;
    for line in items {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = value["scenario"].to_string();
        let file = Sources::new().add(Source::new("items.jsonl", text.as_str()));
        let scenario = read(&text, Format::Json, file, "item").remove(0).unwrap();
        let found = situation(&scenario, &rule_on(&scenario).unwrap());
        all += 1;
        if !found.as_ref().is_some_and(|it| drawn.contains(it)) {
            without.push(format!("{} {found:?}", value["scenario"]["id"]));
        }
    }
    assert_eq!(all, 52);
    assert!(without.len() * 100 <= 15 * all, "{}", without.join("\n"));
}

#[test]
fn a_paper_of_forty_rests_on_many_rules_and_seldom_asks_for_true_or_false() {
    let mut taken = UsedQuestions::default();
    let drawn = draw(&Wanted::default(), &Dice::new(20), 40, &mut taken);
    assert_eq!(drawn.len(), 40);
    let decide: BTreeSet<&str> = drawn
        .iter()
        .flat_map(|question| {
            let deciding = |reason: &kanon::quiz::Reason| reason.deciding(question.edition());
            question.explanation.iter().flat_map(deciding)
        })
        .map(|rule| rule.as_str())
        .collect();
    assert!(decide.len() >= 30, "{}: {decide:?}", decide.len());
    let truths = drawn
        .iter()
        .filter(|question| question.asked == kanon::quiz::Asked::TrueFalse)
        .count();
    assert!(truths <= 5, "{truths}");
}

#[test]
fn adjournments_and_debated_keys_are_asked_only_by_name() {
    let usual = Wanted::default().kinds();
    assert!(usual.iter().all(|kind| !kind.debated));
    assert!(usual.iter().all(|kind| kind.name != "sealed-text"));
    let named = Wanted {
        rule: Some("device-in-bag".into()),
        ..Wanted::default()
    };
    assert_eq!(named.kinds().len(), 1);
}

/// A stem in words, without names and numbers: moves, squares, times and what begins with a
/// capital letter inside a sentence.
fn masked(stem: &str) -> Vec<String> {
    let mask = |word: &str| {
        let begins_high = word.chars().next().is_some_and(char::is_uppercase);
        let number = word.chars().any(|sign| sign.is_ascii_digit());
        let kept = ["White", "Black", "White’s", "Black’s", "The", "It"];
        let bare = word.trim_matches(|sign: char| !sign.is_alphanumeric());
        match number || begins_high && !kept.contains(&bare) {
            true => "#".to_owned(),
            false => word.to_lowercase(),
        }
    };
    stem.split_whitespace().map(mask).collect()
}

/// Twice the words that two texts have in common, in order, among all of their words.
fn alike(one: &[String], other: &[String]) -> f64 {
    let mut longest = vec![0_usize; other.len() + 1];
    for word in one {
        let mut diagonal = 0;
        for (at, theirs) in other.iter().enumerate() {
            let above = longest[at + 1];
            longest[at + 1] = match word == theirs {
                true => diagonal + 1,
                false => above.max(longest[at]),
            };
            diagonal = above;
        }
    }
    2.0 * longest[other.len()] as f64 / (one.len() + other.len()).max(1) as f64
}

#[test]
fn no_two_stems_of_a_paper_are_alike_and_no_position_comes_twice() {
    let locales = Locales::built_in();
    let locale = locales.open("en".parse().unwrap()).unwrap();
    let renderer = Renderer::new(&locale).unwrap();
    for seed in [4, 23, 815] {
        let made = paper(&Blueprint::single(Wanted::default(), 40), seed, 1);
        let items = &made.forms[0].items;
        assert_eq!(items.len(), 40);
        let mut boards = BTreeSet::new();
        let mut near = 0;
        let mut stems: Vec<(Vec<String>, &str)> = Vec::new();
        for item in items {
            let told = item.question.render(&renderer);
            if let Some(board) = told.boards.first() {
                let men = board.fen.split(' ').take(2).collect::<Vec<_>>().join(" ");
                assert!(boards.insert(men), "{seed} {}", board.fen);
            }
            let stem = masked(&told.stem);
            for (other, kind) in &stems {
                let share = alike(&stem, other);
                let which = format!("{kind} and {}: {share:.2}", item.question.kind);
                assert!(share <= 0.92, "{seed} {which}\n{stem:?}\n{other:?}");
                near += usize::from(share > 0.85);
            }
            stems.push((stem, item.question.kind));
        }
        // Of 780 pairs one or two short stories may be told in nearly the same words.
        assert!(near <= 2, "{seed}: {near} pairs are alike");
    }
}

/// II.3.2.7: every square that king or rook crosses or reaches is free of others, and none that the
/// king leaves, crosses or reaches is attacked.
#[test]
fn castling_in_chess960_is_illegal_where_the_laws_say_so() {
    let kind = Kind::named("chess960-castling").unwrap();
    let dice = Dice::new(960);
    let (mut lawful, mut illegal, mut at_once) = (0, 0, 0);
    for throw in 0..150 {
        let Ok(question) = ask(kind, &mut dice.branch(throw)) else {
            continue;
        };
        let start = question.scenario.start.chess().unwrap();
        let Act::Move {
            text:
                MoveText::Uci {
                    from: king,
                    to: rook,
                    ..
                },
            ..
        } = question.scenario.events[0].act
        else {
            panic!("{}", question.id);
        };
        let (king_file, rook_file) = match rook < king {
            true => (File::C, File::D),
            false => (File::G, File::F),
        };
        let on = |file| Square::from_coords(file, king.rank());
        let span = |a: Square, b: Square| -> Bitboard {
            let (low, high) = (a.min(b), a.max(b));
            Square::ALL
                .into_iter()
                .filter(|it| (low..=high).contains(it))
                .collect()
        };
        let walked = span(king, on(king_file));
        let path = (walked | span(rook, on(rook_file)))
            .without(king)
            .without(rook);
        let board = start.board();
        let them = start.turn().other();
        let seen = board.occupied().without(king);
        let attacked = walked
            .into_iter()
            .any(|at| board.attacks_to(at, them, seen).any());
        let expected = (path & board.occupied()).any() || attacked;
        let fined = question.ruling.state.clocks.ruled_s[them] > 0;
        assert_eq!(
            fined,
            expected,
            "{} {}",
            question.id,
            question.scenario.start.fen()
        );
        lawful += usize::from(!expected);
        illegal += usize::from(expected);
        at_once += usize::from(start.fullmoves().get() == 1);
    }
    assert!(
        lawful > 20 && illegal > 20 && at_once > 5,
        "{lawful} {illegal} {at_once}"
    );
}

/// II.2: what the story says is wrong is wrong on the board that began the game.
#[test]
fn a_starting_position_of_chess960_lacks_what_the_story_says() {
    let kind = Kind::named("chess960-start").unwrap();
    let locales = Locales::built_in();
    let locale = locales.open("en".parse().unwrap()).unwrap();
    let renderer = Renderer::new(&locale).unwrap();
    let dice = Dice::new(2);
    let mut told = BTreeSet::new();
    for throw in 0..200 {
        let Ok(question) = ask(kind, &mut dice.branch(throw)) else {
            continue;
        };
        let pieces = question.scenario.start.pieces().clone();
        let files = |side: Color, role| -> Vec<i32> {
            let rank = Bitboard::from_rank(side.backrank());
            let own = pieces.by_color(side) & pieces.by_role(role) & rank;
            own.into_iter()
                .map(|square| i32::from(square.file()))
                .collect()
        };
        use shakmaty::Role::{Bishop, King, Rook};
        let story = question.render(&renderer).events.join(" ");
        let white = |role| files(Color::White, role);
        if story.contains("between their rooks") {
            let (king, rooks) = (white(King)[0], white(Rook));
            assert!(king < rooks[0] || king > rooks[1], "{story}");
        } else if story.contains("the same colour") {
            let bishops = white(Bishop);
            assert_eq!((bishops[0] + bishops[1]) % 2, 0, "{story}");
        } else {
            assert!(story.contains("opposite the white ones"), "{story}");
            let differs = |role| white(role) != files(Color::Black, role);
            assert!(shakmaty::Role::ALL.into_iter().any(differs), "{story}");
        }
        told.insert(story.split("found that").nth(1).unwrap().to_owned());
        assert!(question.verdict.value()["outcome"] == "new-game", "{story}");
    }
    assert_eq!(told.len(), 3, "{told:?}");
}

#[test]
fn a_section_in_two_parts_asks_twice_about_each_story() {
    let text =
        "[[section]]\nrule = \"7.5\"\ncount = 4\nparts = 2\n[[section]]\nrule = \"9\"\ncount = 2\n";
    let blueprint = Blueprint::read(text, FileId(0), None).unwrap();
    let made = paper(&blueprint, 5, 2);
    assert!(made.missing.is_empty());
    let mut supposed = 0;
    for form in &made.forms {
        let items: Vec<_> = form.items.iter().map(|item| &item.question).collect();
        assert_eq!(items.len(), 10);
        for pair in items[..8].chunks(2) {
            let [first, second] = pair else {
                unreachable!()
            };
            assert_eq!(first.follows, None);
            assert_eq!(second.follows, Some(first.id));
            let alike = first.scenario.to_json() == second.scenario.to_json();
            assert_eq!(alike, second.supposing.is_none());
            let other = [Asked::ClocksAfter, Asked::DecidingClause];
            assert_eq!(other.contains(&second.asked), alike);
            // What changes no ruling is not worth asking.
            assert_eq!(first.verdict.reads_as(&second.verdict), alike);
            supposed += usize::from(!alike);
        }
        assert!(items[8..].iter().all(|it| it.follows.is_none()));
        let numbers: Vec<usize> = form.items.iter().map(|item| item.number).collect();
        assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    }
    assert!((1..8).contains(&supposed), "{supposed}");
}
