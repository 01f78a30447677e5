//! What the forms of a word have in common.

use serde::{Deserialize, Serialize};

use super::runs::Runs;

/// The word rules of a language: `locales/<lang>/search.toml`.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stemmer {
    /// How many letters must stay.
    shortest: usize,
    /// How often an ending may be taken off.
    rounds: usize,
    /// What counts as the same.
    equal: Vec<(String, String)>,
    /// What the end of a stem is levelled to.
    rewrites: Vec<(String, String)>,
    /// The endings.
    endings: Vec<String>,
}

impl Stemmer {
    /// Puts the endings in the order in which they are tried: the longest first.
    pub fn ordered(mut self) -> Stemmer {
        self.endings
            .sort_by_key(|it| (std::cmp::Reverse(it.chars().count()), it.clone()));
        self.endings.dedup();
        self
    }

    /// What takes a text apart so that the words of its stretches are the words of the text.
    pub fn runs(&self) -> Runs {
        Runs::new(self.equal.iter().flat_map(|(from, _)| from.chars()))
    }

    /// The words of a text, folded: small letters, the same for what counts as the same.
    pub fn words(&self, text: &str) -> Vec<String> {
        let mut folded = text.to_lowercase();
        for (from, to) in &self.equal {
            if folded.contains(from) {
                folded = folded.replace(from, to);
            }
        }
        folded
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    }

    /// What a folded word has in common with its other forms.
    pub fn stem(&self, word: &str) -> String {
        let mut stem = word;
        for _ in 0..self.rounds {
            let length = stem.chars().count();
            let cut = self.endings.iter().find_map(|ending| {
                let rest = stem.strip_suffix(ending.as_str())?;
                (length - ending.chars().count() >= self.shortest).then_some(rest)
            });
            match cut {
                Some(rest) => stem = rest,
                None => break,
            }
        }
        for (from, to) in &self.rewrites {
            if let Some(rest) = stem.strip_suffix(from.as_str())
                && rest.chars().count() + 1 >= self.shortest
            {
                return format!("{rest}{to}");
            }
        }
        stem.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Locales;

    fn stemmer(lang: &str) -> Stemmer {
        let locale = Locales::built_in().open(lang.parse().unwrap()).unwrap();
        locale.toml::<Stemmer>("search.toml").unwrap().ordered()
    }

    /// Every form must meet the first one, and none of another line.
    fn meet(lang: &str, lines: &[&[&str]]) {
        let stemmer = stemmer(lang);
        let stem = |word: &str| stemmer.stem(&stemmer.words(word)[0]);
        let mut heads = std::collections::BTreeMap::new();
        for line in lines {
            for form in *line {
                assert_eq!(stem(form), stem(line[0]), "{form} and {}", line[0]);
            }
            if let Some(other) = heads.insert(stem(line[0]), line[0]) {
                panic!("{} and {other} are different words", line[0]);
            }
        }
    }

    #[test]
    fn armenian_forms_meet() {
        meet(
            "hy",
            &[
                &[
                    "ժամացույց",
                    "ժամացույցի",
                    "ժամացույցը",
                    "ժամացույցները",
                    "ժամացույցով",
                ],
                &[
                    "մրցավար",
                    "մրցավարի",
                    "մրցավարին",
                    "մրցավարը",
                    "մրցավարների",
                ],
                &["դրոշակ", "դրոշակի", "դրոշակն", "դրոշակները"],
                &["զինվոր", "զինվորի", "զինվորը", "զինվորներով"],
                &["հակառակորդ", "հակառակորդի", "հակառակորդին", "հակառակորդն"],
                &["պահանջ", "պահանջը", "պահանջի", "պահանջները", "պահանջում"],
                &["կատարել", "կատարում", "կատարելու", "կատարված", "կատարելուց"],
                &["տուգանք", "տուգանքի", "տուգանքներ"],
                &["սխալ", "սխալի", "սխալներ"],
            ],
        );
    }

    #[test]
    fn russian_forms_meet() {
        meet(
            "ru",
            &[
                &["часы", "часов", "часами", "часах"],
                &["ничья", "ничьей", "ничью"],
                &["арбитр", "арбитра", "арбитру", "арбитром", "арбитры"],
                &["пешка", "пешки", "пешек", "пешкой", "пешками"],
                &["игрок", "игрока", "игроков", "игроками"],
                &["соперник", "соперника", "сопернику"],
                &["позиция", "позиции", "позицию", "позицией", "позиций"],
                &["повторение", "повторения", "повторением"],
                &["заявление", "заявления", "заявлением"],
                &["королём", "король", "короля"],
            ],
        );
    }

    #[test]
    fn stretches_have_the_words_of_the_text() {
        for (lang, text) in [
            ("hy", "9.2.1. Տե՛ս «Եւ» և՝ քայլ-քայլ ՀԱՂԹԵ՛Ց, ԵՒ i̇İ №5"),
            ("ru", "Часы — королём; ПЕШКА\u{a0}e4 ½ Ⅳ"),
            ("en", "The arbiter's clock: don't touch!"),
        ] {
            let stemmer = stemmer(lang);
            let runs = stemmer.runs();
            let words: Vec<_> = runs.of(text).flat_map(|run| stemmer.words(run)).collect();
            assert_eq!(words, stemmer.words(text));
        }
    }

    #[test]
    fn ligatures_and_accents_do_not_matter() {
        let stemmer = stemmer("hy");
        assert_eq!(stemmer.words("եւ"), ["և"]);
        assert_eq!(stemmer.words("տե՛ս"), ["տես"]);
    }
}
