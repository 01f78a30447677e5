//! Items in GIFT.

use std::ops::Range;

use super::bank::{Bank, BankItem, BankOption, Unreadable, plain};

/// Reads a bank: items stand apart by blank lines.
pub fn read(text: &str) -> Bank {
    let mut bank = Bank::default();
    for place in blocks(text) {
        match item(text, place.clone()) {
            Some(Ok(item)) => bank.items.push(item),
            Some(Err(why)) => bank.problems.push(Unreadable { place, why }),
            None => {}
        }
    }
    bank
}

/// The stretches between blank lines; one inside the braces of an item parts nothing.
fn blocks(text: &str) -> Vec<Range<usize>> {
    let (mut blocks, mut begun, mut at, mut open) = (Vec::new(), None, 0, 0_i32);
    for line in text.split_inclusive('\n') {
        // An item that lost a brace ends where the next one has its name.
        let next = line.trim_start().starts_with("::");
        if (line.trim().is_empty() && open <= 0) || (next && open > 0) {
            blocks.extend(begun.take().map(|begun| begun..at));
            open = 0;
        }
        if !line.trim().is_empty() && begun.is_none() {
            begun = Some(at);
        }
        if !line.trim_start().starts_with("//") {
            open += unguarded(line, '{').count() as i32 - unguarded(line, '}').count() as i32;
        }
        at += line.len();
    }
    blocks.extend(begun.map(|begun| begun..text.len()));
    blocks
}

/// Where a sign stands that no backslash guards.
fn unguarded(text: &str, sign: char) -> impl Iterator<Item = usize> {
    let mut guarded = false;
    text.char_indices().filter_map(move |(at, found)| {
        let counts = !guarded && found == sign;
        guarded = !guarded && found == '\\';
        counts.then_some(at)
    })
}

fn unguard(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => plain.extend(signs.next()),
            _ => plain.push(sign),
        }
    }
    plain
}

fn words(text: &str) -> String {
    plain(&unguard(text)).trim().to_owned()
}

/// The item of a block; none for comments and categories.
fn item(text: &str, place: Range<usize>) -> Option<Result<BankItem, &'static str>> {
    let lines = text[place.clone()].split_inclusive('\n');
    let skipped = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("//") || line.starts_with("$CATEGORY")
    };
    let body: String = lines.filter(|line| !skipped(line)).collect();
    if body.trim().is_empty() {
        return None;
    }
    let (Some(open), Some(close)) = (unguarded(&body, '{').next(), unguarded(&body, '}').last())
    else {
        // A description has no braces at all.
        let lost = unguarded(&body, '{')
            .next()
            .or(unguarded(&body, '}').next());
        return lost.map(|_| Err("audit-braces"));
    };
    if close < open {
        return Some(Err("audit-braces"));
    }
    let stem = format!("{} {}", stem(&body[..open]), &body[close + 1..]);
    let (options, feedback) = answers(&body[open + 1..close]);
    let mut item = BankItem {
        place,
        stem: words(&stem),
        options,
        // Braces with nothing in them ask for an essay.
        is_choice: false,
        feedback,
        scenario: None,
    };
    item.take_scenario();
    Some(Ok(item))
}

/// The text after the name and the mark of its format.
fn stem(text: &str) -> &str {
    let text = text.trim_start();
    let text = match text.strip_prefix("::") {
        Some(named) => named.find("::").map_or(named, |end| &named[end + 2..]),
        None => text,
    };
    let text = text.trim_start();
    ["[html]", "[plain]", "[moodle]", "[markdown]"]
        .iter()
        .find_map(|format| text.strip_prefix(format))
        .unwrap_or(text)
}

/// The answers, and everything that is said afterwards.
fn answers(text: &str) -> (Vec<BankOption>, String) {
    let general = text.find("####");
    let (text, general) = text.split_at(general.unwrap_or(text.len()));
    let mut feedback = words(general.trim_start_matches('#'));
    let mut options = Vec::new();
    let mut starts: Vec<usize> = unguarded(text, '=').chain(unguarded(text, '~')).collect();
    starts.sort_unstable();
    if let Some(number) = text.trim_start().strip_prefix('#') {
        options.extend(numbers(number));
        return (options, feedback);
    }
    if starts.is_empty() && text.trim().is_empty() {
        return (options, feedback);
    }
    if starts.is_empty() {
        let truth = text.split('#').next().unwrap_or_default().trim();
        let truth = truth.to_ascii_uppercase();
        for (name, sign) in [("True", "T"), ("False", "F")] {
            options.push(BankOption {
                text: name.to_owned(),
                correct: truth.starts_with(sign),
            });
        }
        return (options, feedback);
    }
    for (nth, start) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).copied().unwrap_or(text.len());
        let whole = &text[start + 1..end];
        let hash = unguarded(whole, '#').next().unwrap_or(whole.len());
        let (mut said, remark) = whole.split_at(hash);
        let mut correct = text[*start..].starts_with('=');
        if let Some(weighted) = said.strip_prefix('%')
            && let Some((weight, rest)) = weighted.split_once('%')
        {
            correct = weight.parse().is_ok_and(|weight: f64| weight > 0.0);
            said = rest;
        }
        if correct {
            feedback = format!("{feedback} {}", words(remark.trim_start_matches('#')));
        }
        options.push(BankOption {
            text: words(said),
            correct,
        });
    }
    (options, feedback)
}

/// The answers of a question that asks for a number: `3`, `3:0.5`, `2..4`, `=3 =%50%4`.
fn numbers(text: &str) -> Vec<BankOption> {
    let parts: Vec<&str> = match text.contains('=') {
        true => text.split('=').skip(1).collect(),
        false => vec![text],
    };
    let options = parts.into_iter().filter_map(|part| {
        let part = part.split(['#', '~']).next().unwrap_or_default().trim();
        let weighted = part.strip_prefix('%').and_then(|it| it.split_once('%'));
        let (weight, number) = weighted.unwrap_or(("100", part));
        // Of a number with its tolerance the number counts; of a range both ends do.
        let number = unguard(number).replace("..", " ");
        let number = number.split(':').next().unwrap_or_default().trim();
        (!number.is_empty()).then(|| BankOption {
            text: number.to_owned(),
            correct: weight.parse().is_ok_and(|weight: f64| weight > 0.0),
        })
    });
    options.collect()
}
