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
    ("wide digits", |n, t| {
        let wide = |c: char| {
            c.to_digit(10)
                .and_then(|d| char::from_u32(0xFF10 + d))
                .unwrap_or(c)
        };
        Some(format!(
            "**{}** {t}",
            n.chars().map(wide).collect::<String>()
        ))
    }),
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
