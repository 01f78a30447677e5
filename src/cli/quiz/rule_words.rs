//! Rules that somebody names by words, such as `phone`: as `kanon show` finds them.

use anyhow::Result;

use crate::cli::globals::Globals;
use crate::cli::show::find_rules;
use crate::diag::Message;
use crate::law::{Edition, RuleId};
use crate::quiz::Wanted;

/// So many rules are named where words may mean several.
const LISTED: usize = 10;

/// The rule that words mean, as a blueprint names it; or which they may mean. None of that where
/// nothing can be asked about what they find.
pub fn rule(
    words: &str,
    edition: Option<Edition>,
    globals: &Globals,
) -> Result<Box<str>, Option<Message>> {
    // Digits and ids are no words.
    if words.contains('.') || words.chars().all(|sign| sign.is_ascii_digit()) {
        return Err(None);
    }
    let of = edition.unwrap_or(Edition::LATEST);
    let is_asked = |rule: &RuleId| {
        let wanted = Wanted {
            rule: Some(rule.as_str().into()),
            edition,
            ..Wanted::default()
        };
        !wanted.kinds().is_empty()
    };
    let (found, titles) = find_rules(words, globals).map_err(|_| None)?;
    let best = found.first().map_or(0, |found| found.score);
    let best = found.iter().filter(|found| found.score == best);
    let best: Vec<RuleId> = best.map(|found| found.rule).filter(is_asked).collect();
    let asked: Vec<RuleId> = found.iter().map(|found| found.rule).collect();
    let asked: Vec<RuleId> = asked.into_iter().filter(is_asked).collect();
    let meant = if best.is_empty() { &asked } else { &best };
    // A rule that stands above all that are meant means them all.
    let covers = |one: &&RuleId| {
        let number = one.number(of);
        let below = |other: &RuleId| {
            let (above, other) = number.zip(other.number(of))?;
            (above == other || above.is_ancestor_of(other)).then_some(())
        };
        matches!(meant[..], [ref only] if only == *one)
            || meant.iter().all(|other| below(other).is_some())
    };
    if let Some(rule) = asked.iter().find(covers) {
        let number = rule.number_text(of);
        return Ok(number.unwrap_or(rule.as_str()).into());
    }
    if asked.is_empty() {
        return Err(None);
    }
    let named = asked.iter().take(LISTED).map(|rule| {
        let number = rule.number_text(of).unwrap_or(rule.as_str());
        let title = titles.text().title(&rule.title_key());
        format!("{number} ({})", title.unwrap_or_default())
    });
    let named: Vec<String> = named.collect();
    let message = Message::new("failure-several-rules")
        .text("words", words)
        .text("rules", named.join(", "))
        .with("more", asked.len() - named.len());
    Err(Some(message))
}
