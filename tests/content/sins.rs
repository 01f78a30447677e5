//! Known texts with the sins of typists put into their labels: the numbers must survive.

use std::fs;
use std::path::Path;

use kanon::content::Vocabulary;
use kanon::lang::Locales;
use kanon::law::ClauseNumber;

use super::outline::read_with;

/// A way to spoil `**number** text`, the whole paragraph; nothing where it doesn't apply.
type Sin = fn(&str, &str) -> Option<String>;

const SINS: &[(&str, Sin)] = &[
    ("plain", |n, t| Some(format!("{n} {t}"))),
    ("dot inside", |n, t| Some(format!("**{n}.** {t}"))),
    ("dot outside", |n, t| Some(format!("**{n}**. {t}"))),
    ("plain with dot", |n, t| Some(format!("{n}. {t}"))),
    ("plain with bracket", |n, t| Some(format!("{n}) {t}"))),
    ("colon", |n, t| Some(format!("**{n}:** {t}"))),
    ("glued to bold", |n, t| {
        letter(t).then(|| format!("**{n}.**{t}"))
    }),
    ("glued after bold", |n, t| {
        letter(t).then(|| format!("**{n}**{t}"))
    }),
    ("glued plain", |n, t| letter(t).then(|| format!("{n}.{t}"))),
    ("half bold", |n, t| {
        n.split_once('.').map(|(a, b)| format!("**{a}.**{b} {t}"))
    }),
    ("other half bold", |n, t| {
        n.rsplit_once('.').map(|(a, b)| format!("{a}.**{b}** {t}"))
    }),
    ("one dot leader", |n, t| {
        Some(format!("**{}** {t}", n.replace('.', "\u{2024}")))
    }),
    ("armenian full stop", |n, t| {
        Some(format!("**{}** {t}", n.replace('.', "\u{589}")))
    }),
    ("middle dot", |n, t| {
        Some(format!("**{}** {t}", n.replace('.', "·")))
    }),
    ("comma", |n, t| {
        Some(format!("**{}** {t}", n.replace('.', ",")))
    }),
    ("spaces", |n, t| {
        Some(format!("**{}** {t}", n.replace('.', ". ")))
    }),
    ("plain spaces", |n, t| {
        (!t.starts_with(char::is_numeric)).then(|| format!("{} {t}", n.replace('.', ". ")))
    }),
    ("more spaces", |n, t| {
        Some(format!("**{}** {t}", n.replace('.', " . ")))
    }),
    ("no-break space", |n, t| Some(format!("**{n}**\u{a0}{t}"))),
    ("escaped", |n, t| {
        Some(format!("{} {t}", n.replace('.', "\\.")))
    }),
    ("heading", |n, t| {
        (!t.contains('\n')).then(|| format!("#### {n} {t}"))
    }),
    ("bold heading", |n, t| {
        (!t.contains('\n')).then(|| format!("### **{n}** {t}"))
    }),
    ("deep heading", |n, t| Some(format!("####### {n} {t}"))),
    ("list", |n, t| {
        Some(format!("- **{n}** {}", t.replace('\n', "\n  ")))
    }),
    ("plain list", |n, t| {
        Some(format!("* {n} {}", t.replace('\n', "\n  ")))
    }),
    ("quotation", |n, t| {
        Some(format!("> **{n}** {}", t.replace('\n', "\n> ")))
    }),
    ("html", |n, t| Some(format!("<b>{n}</b> {t}"))),
    ("anchor", |n, t| {
        Some(format!("<a id=\"{n}\"></a>**{n}** {t}"))
    }),
    ("link", |n, t| Some(format!("[{n}](#{n}) {t}"))),
    ("bold link", |n, t| Some(format!("**[{n}](#{n})** {t}"))),
    ("indented", |n, t| {
        Some(format!("    {n} {}", t.replace('\n', "\n    ")))
    }),
    ("code", |n, t| Some(format!("`{n}` {t}"))),
    ("emphasis", |n, t| Some(format!("*{n}* {t}"))),
    ("underscores", |n, t| Some(format!("__{n}__ {t}"))),
    ("brackets", |n, t| Some(format!("**({n})** {t}"))),
    ("cyrillic letters", |n, t| {
        let cyrillic = n
            .replace('A', "А")
            .replace('B', "В")
            .replace('C', "С")
            .replace('I', "І");
        (cyrillic != n).then(|| format!("**{cyrillic}** {t}"))
    }),
    ("spaced marks", |n, t| Some(format!("** {n} ** {t}"))),
    ("dash", |n, t| Some(format!("**{n}** – {t}"))),
    ("own line", |n, t| Some(format!("**{n}**\n{t}"))),
    ("bold with the text", |n, t| {
        (!t.contains(['*', '\n', '['])).then(|| format!("**{n} {t}**"))
    }),
];

fn letter(text: &str) -> bool {
    text.starts_with(char::is_alphabetic)
}

/// The paragraphs of a text.
fn paragraphs(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n");
    let parts = text
        .split("\n\n")
        .map(|part| part.trim_matches('\n').to_owned());
    parts.filter(|part| !part.is_empty()).collect()
}

/// The number and the text of a paragraph that starts with a label as it should be.
fn labelled(paragraph: &str) -> Option<(&str, &str)> {
    let (number, text) = paragraph.strip_prefix("**")?.split_once("** ")?;
    let canonical = number.contains('.') && number.parse::<ClauseNumber>().is_ok();
    (canonical && !text.is_empty()).then_some((number, text))
}

/// A source of numbers that look random and are always the same.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

fn texts() -> Vec<(String, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    for folder in ["content", "tests/fixtures/content/laws"] {
        for lang in ["en", "hy", "ru"] {
            let Ok(entries) = fs::read_dir(root.join(folder).join(lang)) else {
                continue;
            };
            for entry in entries {
                let path = entry.unwrap().path();
                let slug = path.file_stem().unwrap().to_str().unwrap().to_owned();
                texts.push((lang.to_owned(), slug, fs::read_to_string(path).unwrap()));
            }
        }
    }
    texts.sort();
    texts
}

/// Reads every text with some labels spoiled; the share of numbers that are right and in order.
fn survival(spoil: &mut dyn FnMut(&str, &str) -> Option<String>) -> (usize, usize, Vec<String>) {
    let vocabulary = Vocabulary::of(&Locales::built_in()).unwrap();
    let (mut right, mut all) = (0, 0);
    let mut wrong = Vec::new();
    for (lang, slug, text) in texts() {
        let expected = read_with(&vocabulary, &lang, &slug, &text).numbers();
        let spoiled: Vec<String> = paragraphs(&text)
            .into_iter()
            .map(|paragraph| match labelled(&paragraph) {
                Some((number, text)) => spoil(number, text).unwrap_or_else(|| paragraph.clone()),
                None => paragraph,
            })
            .collect();
        let spoiled = spoiled.join("\n\n");
        let found = read_with(&vocabulary, &lang, &slug, &spoiled).numbers();
        let total = expected.split(' ').count();
        let same = common(&expected, &found);
        right += same;
        all += total;
        if same < total || found.split(' ').count() > total {
            wrong.push(format!(
                "{lang}/{slug}\n  expected {expected}\n  found    {found}"
            ));
        }
    }
    (right, all, wrong)
}

/// How many numbers two lists have in common, in order.
fn common(a: &str, b: &str) -> usize {
    let (a, b): (Vec<_>, Vec<_>) = (a.split(' ').collect(), b.split(' ').collect());
    let mut row = vec![0; b.len() + 1];
    for x in &a {
        let mut diagonal = 0;
        for (at, y) in b.iter().enumerate() {
            let above = row[at + 1];
            row[at + 1] = if x == y {
                diagonal + 1
            } else {
                above.max(row[at])
            };
            diagonal = above;
        }
    }
    row[b.len()]
}

#[test]
fn every_sin_everywhere() {
    let mut report = String::new();
    for (name, sin) in SINS {
        let (right, all, wrong) = survival(&mut |number, text| sin(number, text));
        if right * 1000 < all * 995 || !wrong.is_empty() {
            report.push_str(&format!("{name}: {right}/{all}\n{}\n", wrong.join("\n")));
        }
    }
    assert!(report.is_empty(), "{report}");
}

#[test]
fn sins_mixed() {
    let (mut right, mut all) = (0, 0);
    let mut lost = Vec::new();
    for seed in 0..20 {
        let mut dice = Dice(seed);
        let (good, total, wrong) = survival(&mut |number, text| {
            if dice.roll(3) > 0 {
                return None;
            }
            SINS[dice.roll(SINS.len())].1(number, text)
        });
        right += good;
        all += total;
        lost.extend(wrong);
    }
    assert!(
        right * 1000 >= all * 997,
        "{right}/{all}\n{}",
        lost.join("\n")
    );
}

/// A text as paragraphs, each with its number if it starts with a label as it should be.
fn marked(text: &str) -> Vec<(Option<String>, String)> {
    let parts = paragraphs(text).into_iter();
    parts
        .map(|part| (labelled(&part).map(|(number, _)| number.to_owned()), part))
        .collect()
}

/// Texts all of whose labels are as they should be.
fn clean_texts() -> Vec<(String, String, String)> {
    let vocabulary = Vocabulary::of(&Locales::built_in()).unwrap();
    texts()
        .into_iter()
        .filter(|(lang, slug, text)| {
            let numbers = read_with(&vocabulary, lang, slug, text).numbers();
            let marked: Vec<String> = marked(text)
                .into_iter()
                .filter_map(|(number, _)| number)
                .collect();
            let labels: Vec<_> = marked
                .iter()
                .filter(|number| *number != "2.1" || slug == "article2")
                .cloned()
                .collect();
            labels.join(" ") == numbers && labels.len() > 4
        })
        .collect()
}

/// The paragraphs of a text, each with the label it starts with.
type Paragraphs = Vec<(Option<String>, String)>;

/// Reads texts whose paragraphs were changed; returns what went wrong.
fn rearranged(
    change: &mut dyn FnMut(&mut Paragraphs, &mut Dice),
    joint: &str,
) -> (usize, usize, Vec<String>) {
    let vocabulary = Vocabulary::of(&Locales::built_in()).unwrap();
    let (mut right, mut all) = (0, 0);
    let mut wrong = Vec::new();
    for seed in 0..5 {
        let mut dice = Dice(seed);
        for (lang, slug, text) in clean_texts() {
            let mut parts = marked(&text);
            change(&mut parts, &mut dice);
            let numbers: Vec<&str> = parts
                .iter()
                .filter_map(|(number, _)| number.as_deref())
                .filter(|number| *number != "2.1" || slug == "article2")
                .collect();
            let expected = numbers.join(" ");
            let text: Vec<&str> = parts.iter().map(|(_, text)| text.as_str()).collect();
            let found = read_with(&vocabulary, &lang, &slug, &text.join(joint)).numbers();
            let same = common(&expected, &found);
            right += same;
            all += numbers.len();
            if expected != found {
                wrong.push(format!(
                    "{lang}/{slug}\n  expected {expected}\n  found    {found}"
                ));
            }
        }
    }
    (right, all, wrong)
}

fn assert_nearly_all((right, all, wrong): (usize, usize, Vec<String>), per_mille: usize) {
    assert!(all > 1000, "only {all} numbers");
    assert!(
        right * 1000 >= all * per_mille,
        "{right}/{all}\n{}",
        wrong.join("\n")
    );
}

#[test]
fn clauses_left_out_doubled_and_swapped() {
    let mut change = |parts: &mut Vec<(Option<String>, String)>, dice: &mut Dice| {
        for _ in 0..3 {
            let at = 1 + dice.roll(parts.len() - 2);
            match dice.roll(3) {
                0 => drop(parts.remove(at)),
                1 => parts.insert(at, parts[at].clone()),
                _ => parts.swap(at, at + 1),
            }
        }
    };
    assert_nearly_all(rearranged(&mut change, "\n\n"), 995);
}

#[test]
fn the_same_without_bold() {
    let mut change = |parts: &mut Vec<(Option<String>, String)>, dice: &mut Dice| {
        for (number, text) in parts.iter_mut() {
            if number.is_some() {
                *text = text.replacen("**", "", 2);
            }
        }
        for _ in 0..3 {
            let at = 1 + dice.roll(parts.len() - 2);
            match dice.roll(3) {
                0 => drop(parts.remove(at)),
                1 => parts.insert(at, parts[at].clone()),
                _ => parts.swap(at, at + 1),
            }
        }
    };
    assert_nearly_all(rearranged(&mut change, "\n\n"), 990);
}

#[test]
fn no_empty_lines_between_clauses() {
    assert_nearly_all(rearranged(&mut |_, _| {}, "\n"), 999);
    assert_nearly_all(rearranged(&mut |_, _| {}, "\r\n\r\n"), 1000);
    let mut plain = |parts: &mut Vec<(Option<String>, String)>, _: &mut Dice| {
        for (number, text) in parts.iter_mut() {
            if number.is_some() {
                *text = text.replacen("**", "", 2);
            }
        }
    };
    assert_nearly_all(rearranged(&mut plain, "\n"), 985);
}

#[test]
fn lines_wrapped_anywhere() {
    for width in [20, 33, 47, 64] {
        let mut wrap = |parts: &mut Vec<(Option<String>, String)>, _: &mut Dice| {
            for (number, text) in parts.iter_mut() {
                if number.is_some() && !text.contains("](") {
                    *text = wrapped(text, width);
                }
            }
        };
        assert_nearly_all(rearranged(&mut wrap, "\n\n"), 1000);
    }
}

fn wrapped(text: &str, width: usize) -> String {
    let mut lines = String::new();
    let mut line = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if line > 0 && line + length >= width {
            lines.push('\n');
            line = 0;
        } else if line > 0 {
            lines.push(' ');
            line += 1;
        }
        lines.push_str(word);
        line += length;
    }
    lines
}

#[test]
fn paragraphs_broken_in_two() {
    let mut change = |parts: &mut Vec<(Option<String>, String)>, dice: &mut Dice| {
        for (number, text) in parts.iter_mut() {
            let words: Vec<&str> = text.split(' ').collect();
            if number.is_none() || words.len() < 6 || dice.roll(3) > 0 {
                continue;
            }
            let at = 2 + dice.roll(words.len() - 3);
            *text = format!("{}\n\n{}", words[..at].join(" "), words[at..].join(" "));
        }
    };
    assert_nearly_all(rearranged(&mut change, "\n\n"), 1000);
}

#[test]
fn references_in_bold_that_open_paragraphs() {
    let mut change = |parts: &mut Vec<(Option<String>, String)>, _: &mut Dice| {
        for (number, text) in parts.iter_mut() {
            let words: Vec<&str> = text.split(' ').collect();
            let is_number =
                |word: &str| word.contains('.') && word.starts_with(|c: char| c.is_ascii_digit());
            let place = words
                .iter()
                .skip(2)
                .position(|word| is_number(word.trim_matches([',', '.', ';', ')', ':'])));
            if let (Some(_), Some(place)) = (number, place) {
                let at = place + 2;
                let number = words[at].trim_end_matches([',', '.', ';', ')', ':']);
                let rest = &words[at][number.len()..];
                *text = format!(
                    "{}\n\n**{number}**{rest} {}",
                    words[..at].join(" "),
                    words[at + 1..].join(" ")
                );
            }
        }
    };
    let (right, all, wrong) = rearranged(&mut change, "\n\n");
    assert_eq!(right, all);
    assert!(
        wrong.is_empty(),
        "{} of {all}\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
