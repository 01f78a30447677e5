//! Items in CSV: a row each, the columns known by their headings.

use super::bank::{Bank, BankItem, BankOption, Unreadable, plain};

/// The headings of a column, in the languages of our own exports and as others write them.
const QUESTION: [&str; 8] = [
    "question",
    "stem",
    "text",
    "prompt",
    "questiontext",
    "вопрос",
    "հարց",
    "story",
];
const KEY: [&str; 6] = ["key", "correct", "answer", "right", "ключ", "բանալի"];
const SCENARIO: &str = "scenario";
const LETTERS: &str = "abcdefgh";

/// Reads a bank.
pub fn read(text: &str) -> Result<Bank, Unreadable> {
    let first = text.lines().next().unwrap_or_default();
    let delimiter = [b',', b';', b'\t']
        .into_iter()
        .max_by_key(|sign| first.bytes().filter(|byte| byte == sign).count())
        .unwrap_or(b',');
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .from_reader(text.as_bytes());
    let no_columns = || Unreadable {
        place: 0..first.len(),
        why: "audit-no-columns",
    };
    let heading = reader.headers().map_err(|_| no_columns())?.clone();
    let names: Vec<String> = heading
        .iter()
        .map(|name| name.trim().to_lowercase())
        .collect();
    let column = |known: &[&str]| {
        let mut known = known.iter();
        known.find_map(|name| names.iter().position(|it| it == name))
    };
    let (Some(question), Some(key)) = (column(&QUESTION), column(&KEY)) else {
        return Err(no_columns());
    };
    let scenario = column(&[SCENARIO]);
    let mut bank = Bank::default();
    let mut row = csv::StringRecord::new();
    loop {
        let start = reader.position().byte() as usize;
        let read = reader.read_record(&mut row);
        let place = start..(reader.position().byte() as usize).min(text.len());
        match read {
            Ok(false) => return Ok(bank),
            Err(_) => {
                let why = "audit-row";
                bank.problems.push(Unreadable { place, why });
            }
            Ok(true) => {
                let cell = |at: usize| row.get(at).unwrap_or_default().trim();
                let options = options(&names, cell(key), cell);
                let rest = (0..names.len()).filter(|at| {
                    *at != question && Some(*at) != scenario && names[*at].chars().count() > 1
                });
                bank.items.push(BankItem {
                    place,
                    stem: plain(cell(question)),
                    options,
                    feedback: plain(&rest.map(cell).collect::<Vec<_>>().join(". ")),
                    scenario: scenario
                        .map(cell)
                        .filter(|it| !it.is_empty())
                        .map(str::to_owned),
                });
            }
        }
    }
}

/// The columns `A` to `H`; where there are none, the key is the answer itself.
fn options<'a>(names: &[String], key: &str, cell: impl Fn(usize) -> &'a str) -> Vec<BankOption> {
    let right: Vec<String> = key.split([',', ' ']).map(str::to_lowercase).collect();
    let lettered = names.iter().enumerate();
    let lettered = lettered.filter(|(at, name)| {
        name.len() == 1 && LETTERS.contains(name.as_str()) && !cell(*at).is_empty()
    });
    let options: Vec<BankOption> = lettered
        .map(|(at, name)| BankOption {
            text: plain(cell(at)),
            correct: right.contains(name),
        })
        .collect();
    match options.is_empty() {
        false => options,
        true => vec![BankOption {
            text: plain(key),
            correct: true,
        }],
    }
}
