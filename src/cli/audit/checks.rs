//! What is wrong with an item: clauses, numbers, the key of a scenario, and that it comes twice.

use std::collections::BTreeMap;

use shakmaty::{Board, Color};

use super::bank::BankItem;
use super::numbers::wrong_numbers;
use super::words::{AuditWords, folded};
use crate::arbiter::rule_on;
use crate::diag::{Code, Diagnostic, FileId, Message, Severity, Span};
use crate::game::scenario::{self, Format};
use crate::game::state::Outcome;
use crate::law::{ClauseNumber, Edition, former_rule, has_number, is_known, rules_at};

/// What an item is found to be.
pub struct Checked {
    /// Everything that is wrong with it by itself.
    pub found: Vec<Diagnostic>,
    /// Whether it has anything that can be held against the Laws: a clause, a number that they fix,
    /// a position or a scenario. Of others only the form is checked.
    pub by_the_laws: bool,
}

/// Checks an item by itself.
pub fn check(item: &BankItem, file: FileId, edition: Edition, words: &AuditWords) -> Checked {
    let span = Span::new(file, item.place.start, item.place.end);
    let say =
        |code, severity, message: Message| Diagnostic::new(Code(code), severity, span, message);
    let mut found = Vec::new();
    let right = item.options.iter().filter(|option| option.correct);
    let right: Vec<&str> = right.map(|option| option.text.as_str()).collect();
    if right.is_empty() && !item.options.is_empty() {
        let message = Message::new("audit-no-key");
        found.push(say("no-key", Severity::Error, message));
    }
    if item.options.is_empty() && item.is_choice {
        let message = Message::new("audit-no-answers");
        found.push(say("no-answers", Severity::Error, message));
    }
    let texts = || {
        let options = item.options.iter().map(|option| option.text.as_str());
        [item.stem.as_str(), &item.feedback]
            .into_iter()
            .chain(options)
    };
    let mut named: Vec<NamedClause<'_>> = Vec::new();
    for one in texts().flat_map(|text| clauses(text, words)) {
        if !named.contains(&one) {
            named.push(one);
        }
    }
    let mut by_the_laws = !named.is_empty() || item.scenario.is_some();
    for one in named {
        found.extend(match one {
            NamedClause::Clause(number) => clause(number, edition, say),
            NamedClause::Impossible(text) => Some(no_such_clause(text, edition, say)),
        });
    }
    for fen in texts().flat_map(positions) {
        by_the_laws = true;
        found.extend(position(fen, say));
    }
    let numbers = wrong_numbers(item, &right, words, say);
    by_the_laws |= numbers.any;
    found.extend(numbers.found);
    found.extend(scenario_key(item, &right, file, words, say));
    Checked { found, by_the_laws }
}

/// What a text names as a clause.
#[derive(PartialEq)]
enum NamedClause<'a> {
    /// A number that clauses can have.
    Clause(ClauseNumber),
    /// One that no clause can have: `13.1`, `9.0`.
    Impossible(&'a str),
}

/// The clauses that a text names: after a word for one, or in brackets. What no clause can have
/// counts after a word only: in brackets there may be other numbers.
fn clauses<'a>(text: &'a str, words: &AuditWords) -> Vec<NamedClause<'a>> {
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '.';
    let mut found = Vec::new();
    let (mut at, mut named, mut by_word) = (0, false, false);
    while at < text.len() {
        let rest = &text[at..];
        let Some(first) = rest.chars().next() else {
            break;
        };
        if !is_part(first) && !first.is_alphabetic() {
            // A list goes on behind commas; anything longer ends it.
            named &= matches!(first, ',' | ' ' | '(' | '§' | '–' | '-' | '\u{a0}');
            by_word &= named;
            named |= matches!(first, '§' | '(');
            at += first.len_utf8();
            continue;
        }
        let end = rest.find(|sign: char| !is_part(sign) && !sign.is_alphabetic());
        let word = &rest[..end.unwrap_or(rest.len())];
        at += word.len();
        let number = word.trim_end_matches('.');
        match number.parse::<ClauseNumber>() {
            Ok(number)
                if named && !number.is_whole() && number.levels().iter().all(|it| *it > 0) =>
            {
                found.push(NamedClause::Clause(number));
            }
            Ok(number) if number.is_whole() => {}
            _ if by_word && looks_like_number(number) => {
                found.push(NamedClause::Impossible(number))
            }
            Ok(_) => {}
            Err(_) => {
                named = words.begins(&folded(word), "audit-words-clause");
                by_word = named;
            }
        }
    }
    found
}

/// Digits with points between them, behind an article or the letter of an appendix.
fn looks_like_number(text: &str) -> bool {
    let Some((division, levels)) = text.split_once('.') else {
        return false;
    };
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let letter = |part: &str| part.len() == 1 && part.bytes().all(|byte| byte.is_ascii_uppercase());
    (digits(division) || letter(division)) && levels.split('.').all(digits)
}

/// The positions that a text has as FEN, as far as the pieces go.
fn positions(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !"pnbrqkPNBRQK12345678/".contains(sign))
        .map(|word| word.trim_matches('/'))
        .filter(|word| word.bytes().filter(|byte| *byte == b'/').count() == 7)
}

/// What is wrong with a position: it can't be read, or the kings are not one of each colour.
fn position(
    fen: &str,
    say: impl Fn(&'static str, Severity, Message) -> Diagnostic,
) -> Option<Diagnostic> {
    let key = match Board::from_ascii_board_fen(fen.as_bytes()) {
        Err(_) => "audit-fen",
        Ok(board) => {
            let kings = Color::ALL.map(|side| (board.kings() & board.by_color(side)).count());
            if kings == [1, 1] {
                return None;
            }
            "audit-fen-kings"
        }
    };
    let message = Message::new(key).text("fen", fen);
    Some(say("impossible-position", Severity::Error, message))
}

/// The Laws have no such clause and never had.
fn no_such_clause(
    number: impl std::fmt::Display,
    edition: Edition,
    say: impl Fn(&'static str, Severity, Message) -> Diagnostic,
) -> Diagnostic {
    let message = Message::new("audit-no-clause")
        .text("number", number)
        .text("edition", edition);
    say("no-such-clause", Severity::Error, message).hint(Message::new("audit-no-clause-hint"))
}

fn clause(
    number: ClauseNumber,
    edition: Edition,
    say: impl Fn(&'static str, Severity, Message) -> Diagnostic,
) -> Option<Diagnostic> {
    if has_number(edition, number) {
        return None;
    }
    let about = |key| {
        Message::new(key)
            .text("number", number)
            .text("edition", edition)
    };
    let old = Edition::ALL.into_iter().filter(|other| *other != edition);
    let old: Vec<_> = old
        .flat_map(|other| rules_at(other, number).iter().copied())
        .chain(former_rule(number))
        .collect();
    if old.is_empty() && !is_known(number) {
        return Some(no_such_clause(number, edition, say));
    }
    let mut now: Vec<&str> = old
        .iter()
        .filter_map(|it| it.number_text(edition))
        .collect();
    now.dedup();
    let hint = match now.is_empty() {
        true => about("audit-stale-gone"),
        false => Message::new("audit-stale-hint").text("now", now.join(", ")),
    };
    Some(say("stale-clause", Severity::Warning, about("audit-stale")).hint(hint))
}

/// The word for a result, as the messages choose by it.
fn results(text: &str, words: &AuditWords) -> Vec<&'static str> {
    let text = folded(text);
    let signs = |signs: &[&str]| signs.iter().any(|sign| text.contains(sign));
    let all = [
        (
            "white",
            signs(&["1-0", "1–0"]) || words.has(&text, "audit-words-white"),
        ),
        (
            "black",
            signs(&["0-1", "0–1"]) || words.has(&text, "audit-words-black"),
        ),
        (
            "draw",
            signs(&["1/2", "½"]) || words.has(&text, "audit-words-draw"),
        ),
        ("ongoing", words.has(&text, "audit-words-ongoing")),
    ];
    all.into_iter()
        .filter(|(_, is)| *is)
        .map(|(word, _)| word)
        .collect()
}

/// Whether the key says another result than the ruling on the scenario that the item carries.
fn scenario_key(
    item: &BankItem,
    right: &[&str],
    file: FileId,
    words: &AuditWords,
    say: impl Fn(&'static str, Severity, Message) -> Diagnostic,
) -> Option<Diagnostic> {
    let text = item.scenario.as_deref()?;
    let format = match text.trim_start().starts_with('{') {
        true => Format::Json,
        false => Format::Toml,
    };
    let unread = || {
        let problem = say(
            "unreadable-scenario",
            Severity::Warning,
            Message::new("audit-scenario"),
        );
        problem.hint(Message::new("audit-scenario-hint"))
    };
    let read = scenario::read(text, format, file, "item")
        .into_iter()
        .next();
    let Some(Ok(scenario)) = read else {
        return Some(unread());
    };
    let Ok(ruling) = rule_on(&scenario) else {
        return Some(unread());
    };
    let ruled = match ruling.ending().map(|ending| ending.outcome) {
        Some(Outcome::White) => "white",
        Some(Outcome::Black) => "black",
        Some(Outcome::Draw) => "draw",
        None => "ongoing",
        Some(_) => "other",
    };
    let clauses: Vec<&str> = (ruling.citations().deciding.iter())
        .filter_map(|rule| rule.number_text(ruling.edition()))
        .collect();
    match results(&right.join(" "), words)[..] {
        [said] if said == ruled => None,
        [said] => {
            let message = Message::new("audit-key")
                .word("said", said)
                .word("ruled", ruled);
            let hint = Message::new("audit-key-hint").text("clauses", clauses.join(", "));
            Some(say("key-differs", Severity::Error, message).hint(hint))
        }
        _ => {
            let message = Message::new("audit-key-unread").word("ruled", ruled);
            let hint = Message::new("audit-key-hint").text("clauses", clauses.join(", "));
            Some(say("key-unread", Severity::Hint, message).hint(hint))
        }
    }
}

/// The items so far: as they are, and with their numbers masked.
#[derive(Default)]
pub struct Seen {
    whole: BTreeMap<String, Span>,
    masked: BTreeMap<String, Span>,
}

impl Seen {
    /// Whether an item, or one that differs in numbers only, has come before.
    pub fn again(&mut self, item: &BankItem, file: FileId) -> Option<Diagnostic> {
        let span = Span::new(file, item.place.start, item.place.end);
        let mut texts: Vec<&str> = item.options.iter().map(|it| it.text.as_str()).collect();
        texts.sort_unstable();
        texts.insert(0, &item.stem);
        let whole = texts.join("\n").to_lowercase();
        let whole: String = whole
            .chars()
            .filter(|sign| sign.is_alphanumeric())
            .collect();
        let masked: String = whole.chars().filter(|sign| !sign.is_numeric()).collect();
        if whole.is_empty() {
            return None;
        }
        let twin = self.whole.get(&whole).map(|first| (*first, true));
        let twin = twin.or_else(|| self.masked.get(&masked).map(|first| (*first, false)));
        self.whole.entry(whole).or_insert(span);
        self.masked.entry(masked).or_insert(span);
        let (first, same) = twin?;
        let (severity, key) = match same {
            true => (Severity::Warning, "audit-duplicate"),
            false => (Severity::Hint, "audit-alike"),
        };
        let mut problem =
            Diagnostic::new(Code("duplicate-item"), severity, span, Message::new(key));
        problem.labels.push(crate::diag::Label {
            span: first,
            message: Message::new("audit-first"),
        });
        Some(problem)
    }
}
