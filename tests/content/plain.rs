//! The plain edition is complete, and its numbers are those of the engine.

use std::collections::BTreeSet;
use std::path::Path;

use kanon::content::{Options, Plain, load};
use kanon::game::RuleParameters;
use kanon::lang::{Lang, Locales};
use kanon::law::{Corpus, Edition, RuleId, rules};

fn with_plain() -> Corpus {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let options = Options {
        plain: Plain::All,
        ..Options::default()
    };
    load(&folder, &Locales::built_in(), &options).unwrap().0
}

fn languages() -> [Lang; 3] {
    ["en", "hy", "ru"].map(|lang| lang.parse().unwrap())
}

/// What the plain edition says about a rule in a language.
fn text(corpus: &Corpus, rule: RuleId, lang: Lang) -> Option<String> {
    let clauses = corpus.stating(rule).iter();
    let mut clauses = clauses.filter(|&&id| {
        let document = corpus.document_of(id);
        document.plain && document.id.lang == lang
    });
    let body = &corpus.clause(*clauses.next()?).body;
    let mut text = body.law(&corpus.sources);
    // Whole articles are cited by a bare number.
    for reference in body
        .references
        .iter()
        .filter(|it| it.written.levels().is_empty())
    {
        text = text.replacen(corpus.sources.slice(reference.span), "§", 1);
    }
    Some(text)
}

/// The whole numbers in digits of a text; clause numbers, squares and scores are none.
fn numbers(text: &str) -> BTreeSet<u32> {
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ',' | ';' | '։'));
    words
        .filter_map(|word| {
            let word = word.trim_end_matches(['.', ':', '․', '՝', '!', '?']);
            // "Chess960" names a number, "e4" a square.
            let name = word.trim_start_matches(char::is_alphabetic);
            let word = if name.len() > 2 { name } else { word };
            // "10-ից", "3rd" and "5-й" are numbers with an ending.
            let word = word.trim_end_matches("rd").trim_end_matches("th");
            let digits = word.split_once('-').map_or(word, |(digits, ending)| {
                let is_ending = !ending.contains(|c: char| c.is_ascii_digit());
                if is_ending { digits } else { "" }
            });
            digits.parse().ok()
        })
        .collect()
}

#[test]
fn every_rule_has_its_text_in_three_languages() {
    let corpus = with_plain();
    let current = rules().filter(|rule| rule.number(Edition::LATEST).is_some());
    let mut silent = Vec::new();
    for rule in current {
        for lang in languages() {
            if text(&corpus, rule, lang).is_none_or(|text| text.trim().is_empty()) {
                silent.push(format!("{lang} {rule}"));
            }
        }
    }
    assert_eq!(silent, [""; 0]);
}

#[test]
fn the_numbers_of_a_rule_are_the_same_in_three_languages() {
    let corpus = with_plain();
    let mut differing = Vec::new();
    for rule in rules() {
        let said = languages().map(|lang| text(&corpus, rule, lang).map(|text| numbers(&text)));
        let [en, hy, ru] = &said;
        if en != hy || en != ru {
            differing.push(format!("{rule}: {said:?}"));
        }
    }
    assert_eq!(differing, [""; 0]);
}

#[test]
fn the_numbers_are_those_of_the_engine() {
    let corpus = with_plain();
    let law = RuleParameters::default();
    let minutes = |seconds: i64| (seconds / 60) as u32;
    for (rule, number) in [
        ("draw.threefold", law.threefold as u32),
        ("draw.automatic.fivefold", law.fivefold as u32),
        ("draw.fifty", law.fifty / 2),
        ("draw.fifty.claim-intended", law.fifty / 2),
        ("draw.fifty.claim-current", law.fifty / 2),
        ("draw.automatic.seventyfive", law.seventy_five / 2),
        ("irregularity.colours-reversed", law.colours_after),
        ("quickplay.increment-request", minutes(law.short_of_time)),
        ("quickplay.claim", minutes(law.short_of_time)),
        ("quickplay.claim.reject", minutes(law.quickplay_award)),
    ] {
        let rule: RuleId = rule.parse().unwrap();
        for lang in languages() {
            let text = text(&corpus, rule, lang).unwrap();
            assert!(
                numbers(&text).contains(&number),
                "{lang} {rule}: {number} in {text}"
            );
        }
    }
}
