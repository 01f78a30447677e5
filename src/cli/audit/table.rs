//! Items in CSV: a row each, the columns known by their headings.

use super::bank::{Bank, BankItem, BankOption, Unreadable, plain};
use crate::cli::delimiter::delimiter;

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
/// What tells rows apart and says nothing.
const NAME: [&str; 9] = ["no.", "no", "number", "#", "id", "code", "№", "код", "կոդ"];
/// What is said afterwards, wherever its column stands; so is what stands behind the key.
const FEEDBACK: [&str; 8] = [
    "reason",
    "explanation",
    "feedback",
    "comment",
    "clauses",
    "rationale",
    "обоснование",
    "հիմնավորում",
];
const SCENARIO: &str = "scenario";
const LETTERS: &str = "abcdefgh";

/// Reads a bank.
pub fn read(text: &str) -> Result<Bank, Unreadable> {
    let first = text.lines().next().unwrap_or_default();
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter(first))
        .from_reader(text.as_bytes());
    let no_columns = || Unreadable {
        place: 0..first.len(),
        why: "audit-no-columns",
    };
    let heading = reader.headers().map_err(|_| no_columns())?.clone();
    let names: Vec<String> = heading
        .iter()
        .map(|name| name.trim_start_matches('\u{feff}').trim().to_lowercase())
        .collect();
    let column = |known: &[&str]| {
        let mut known = known.iter();
        known.find_map(|name| names.iter().position(|it| it == name))
    };
    let (Some(question), Some(key)) = (column(&QUESTION), column(&KEY)) else {
        return Err(no_columns());
    };
    let scenario = column(&[SCENARIO]);
    let is_option = |name: &String| name.len() == 1 && LETTERS.contains(name.as_str());
    let answers = names.iter().position(is_option).unwrap_or(key).min(key);
    let texts = (0..names.len()).filter(|at| {
        let name = &names[*at];
        let is_text = *at != key && Some(*at) != scenario && !is_option(name);
        is_text && !NAME.contains(&name.as_str())
    });
    // The story may stand in several columns before the answers.
    let (stem, feedback): (Vec<usize>, Vec<usize>) = texts.partition(|at| {
        *at == question || (*at < answers && !FEEDBACK.contains(&names[*at].as_str()))
    });
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
                let joined = |columns: &[usize]| {
                    let cells: Vec<&str> = columns.iter().map(|at| cell(*at)).collect();
                    plain(&cells.join(". "))
                };
                bank.items.push(BankItem {
                    place,
                    stem: joined(&stem),
                    options,
                    is_choice: true,
                    feedback: joined(&feedback),
                    scenario: scenario
                        .map(cell)
                        .filter(|it| !it.is_empty())
                        .map(str::to_owned),
                });
            }
        }
    }
}

/// The columns `A` to `H`. A key that is not of letters is the answer itself, whether or not the
/// columns have it.
fn options<'a>(names: &[String], key: &str, cell: impl Fn(usize) -> &'a str) -> Vec<BankOption> {
    let right: Vec<String> = key
        .split([',', ' ', ';'])
        .filter(|part| !part.is_empty())
        .map(str::to_lowercase)
        .collect();
    let is_letter = |name: &String| name.len() == 1 && LETTERS.contains(name.as_str());
    let by_letter = right.iter().all(is_letter);
    let lettered = names.iter().enumerate();
    let lettered = lettered.filter(|(at, name)| is_letter(name) && !cell(*at).is_empty());
    let mut options: Vec<BankOption> = lettered
        .map(|(at, name)| BankOption {
            text: plain(cell(at)),
            correct: match by_letter {
                true => right.contains(name),
                false => cell(at) == key,
            },
        })
        .collect();
    let found = options.iter().any(|option| option.correct);
    if options.is_empty() || (!by_letter && !found) {
        options.push(BankOption {
            text: plain(key),
            correct: !key.is_empty(),
        });
    }
    options
}
