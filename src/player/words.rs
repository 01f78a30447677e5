//! What the player says, as data for its script.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::diag::Arg;
use crate::lang::{Missing, Text};

/// The messages `practice-…` that the script speaks.
const SPOKEN: &str = "
    again all-levels all-rules all-topics at-event at-events at-question at-start back black-clock
    black-to-move board by-topic cancel check choose-first close daily daily-done daily-tomorrow
    date due-today due-tomorrow easy edition erase erase-sure erased events exam exam-again
    exam-count exam-lead exam-start exam-time exams export failed failed-disk failed-why filter
    finish flip forward frequent-errors hand-in hard import imported keys keys-help level level-of
    marks middle misconception modes more move move-hint move-wrong moves next no-limit
    not-imported not-passed nothing-to-repeat nothing-wrong other-answers pass-mark passed
    place-answered place-open places practice practise-on present present-hint previous progress
    repeat repeat-help repeat-now reveal review right right-answer round-done rule same-question
    several-hint so-far start stat-asked stat-days stat-due stat-right statistics stepper
    time-hint time-used time-wrong to-end to-remember to-start topic topic-none topic-state
    unanswered unstored white-clock white-to-move why wrong your-answer your-data your-data-help
";

/// The names that the script puts into them itself.
const GAPS: &[&str] = &[
    "number", "total", "year", "month", "date", "edition", "pass", "level", "right", "count",
    "time", "known", "share",
];

/// Those that speak of a number of things; the script knows how many.
const COUNTED: &[&str] = &[
    "comes-back",
    "hand-in-open",
    "matching",
    "minutes-each",
    "questions",
    "time-left",
    "times",
];

const ROLES: [&str; 6] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/// Every word of the player in a language. What the script fills in stands as `{name}`; what is
/// counted is an object with a text for each plural category.
pub fn words(text: &Text) -> Result<Map<String, Value>, Missing> {
    let mut words = Map::new();
    let mut put = |name: String, said: String| words.insert(name, said.into());
    for name in SPOKEN.split_whitespace() {
        let said = text.phrase(&format!("practice-{name}"), &gaps(GAPS))?;
        put(name.to_owned(), said);
    }
    put(
        "clocks".to_owned(),
        text.phrase("question-answer-clocks", &gaps(&["white", "black"]))?,
    );
    for turn in ["white", "black"] {
        let mut args = gaps(&["white", "black"]);
        args.push(("turn", turn.into()));
        put(format!("board-{turn}"), text.phrase("site-board", &args)?);
    }
    for role in ROLES {
        let mut args = gaps(&["squares"]);
        args.push(("role", role.into()));
        put(format!("men-{role}"), text.phrase("site-men", &args)?);
    }
    let samples = samples(text)?;
    for name in COUNTED {
        let mut forms = Map::new();
        for (category, &sample) in &samples {
            let key = format!("practice-{name}");
            let said = text.phrase(&key, &[("count", Arg::Count(sample))])?;
            let form = said.replacen(&sample.to_string(), "{count}", 1);
            forms.insert(category.clone(), form.into());
        }
        words.insert((*name).to_owned(), forms.into());
    }
    Ok(words)
}

fn gaps<'a>(names: &[&'a str]) -> Vec<(&'a str, Arg)> {
    let gap = |name: &&'a str| (*name, Arg::from(format!("{{{name}}}")));
    names.iter().map(gap).collect()
}

/// A number for each plural category of the language, found by asking it.
fn samples(text: &Text) -> Result<BTreeMap<String, i64>, Missing> {
    let mut samples = BTreeMap::new();
    for number in 0..=200 {
        let category = text.phrase("practice-category", &[("count", Arg::Count(number))])?;
        samples.insert(category, number);
    }
    // A number that is none of these, such as 1.5, does not occur; the script still has a form.
    if let Some(&number) = samples.get("many").or(samples.get("few")) {
        samples.entry("other".to_owned()).or_insert(number);
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Locales;

    #[test]
    fn what_is_counted_has_the_forms_of_the_language() {
        let locale = Locales::built_in().open("ru".parse().unwrap()).unwrap();
        let words = words(locale.text()).unwrap();
        let forms = &words["matching"];
        assert_eq!(forms["one"], "Подходит {count} вопрос.");
        assert_eq!(forms["few"], "Подходят {count} вопроса.");
        assert_eq!(forms["many"], "Подходит {count} вопросов.");
        assert_eq!(words["at-question"], "Вопрос {number} из {total}");
        assert_eq!(words["men-king"], "король {squares}");
    }

    #[test]
    fn the_script_speaks_exactly_these_words() {
        let locale = Locales::built_in().open("en".parse().unwrap()).unwrap();
        let script = crate::player::SCRIPT;
        for name in words(locale.text()).unwrap().keys() {
            let made = name.starts_with("men-");
            let said = script.contains(&format!("\"{name}\""));
            assert!(made || said, "the script never says {name}");
        }
    }
}
