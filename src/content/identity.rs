//! What part of the Laws a text is: from its heading, its file name or its labels.

use super::glyph;
use super::label::{LabelCandidate, Spot};
use super::numeral::{Numeral, Prefix, appendices};
use super::vocabulary::Vocabulary;
use crate::diag::{Code, Diagnostic, Message, Report, Severity, Span};
use crate::lang::{Noun, ReferenceWords, SlugWord};
use crate::law::{Division, DocumentKind};

/// What different witnesses say a text is.
#[derive(Debug, Default)]
pub(super) struct Claims {
    /// The manifest.
    pub(super) stated: Option<DocumentKind>,
    /// The heading, the likeliest first.
    pub(super) heading: Vec<DocumentKind>,
    /// The name of the file.
    pub(super) slug: Option<DocumentKind>,
    /// The labels.
    pub(super) labels: Option<Division>,
}

impl Claims {
    /// What the text is taken for. The heading is believed, unless the name of the file and the
    /// labels agree against it.
    pub(super) fn decide(&self) -> DocumentKind {
        if let Some(stated) = self.stated {
            return stated;
        }
        let labels = self.labels.map(DocumentKind::Division);
        let heading = [self.slug, labels]
            .into_iter()
            .flatten()
            .find(|kind| self.heading.contains(kind))
            .or(self.heading.first().copied());
        match (heading, self.slug) {
            (_, Some(slug)) if labels == Some(slug) => slug,
            (Some(heading), _) => heading,
            (None, Some(slug)) => match self.labels {
                Some(labels) if is_stronger(labels, slug) => DocumentKind::Division(labels),
                _ => slug,
            },
            (None, None) => labels.unwrap_or(DocumentKind::Other),
        }
    }

    /// Reports who disagrees with what was decided.
    pub(super) fn report(&self, decided: DocumentKind, span: Span, report: &mut Report) {
        let Some(division) = decided.division().filter(|_| self.stated.is_none()) else {
            return;
        };
        let labels = self
            .labels
            .filter(|labels| labels.kind() == division.kind());
        let witnesses = [
            (
                "content-by-heading",
                self.heading.first().and_then(|kind| kind.division()),
            ),
            (
                "content-by-file-name",
                self.slug.and_then(|kind| kind.division()),
            ),
            ("content-by-labels", labels),
        ];
        for (witness, claim) in witnesses {
            let Some(claim) = claim.filter(|&claim| claim != division) else {
                continue;
            };
            if self.heading.contains(&decided) && witness == "content-by-heading" {
                continue;
            }
            let message = Message::new("content-division-disagrees")
                .with("witness", Message::new(witness))
                .text("claim", claim)
                .text("decided", division);
            report.push(
                Diagnostic::new(Code("division-disagrees"), Severity::Warning, span, message)
                    .hint(Message::new("content-division-disagrees-hint")),
            );
        }
    }
}

/// Whether labels are to be believed more than the name of the file: a label without a prefix says
/// nothing in an appendix or a guideline, where it may be relative.
fn is_stronger(labels: Division, slug: DocumentKind) -> bool {
    match (labels, slug) {
        (Division::Article(_), DocumentKind::Division(slug)) => slug.kind() == labels.kind(),
        (Division::Article(_), DocumentKind::Preface | DocumentKind::Glossary) => false,
        _ => true,
    }
}

/// What a heading says the text below it is: the likeliest kind first. A letter may stand for two
/// appendices, the one it looks like and the one it counts for. A `certain` heading may also begin
/// with the number alone; a line that is only meant as a heading must have the noun.
pub(super) fn of_heading(text: &str, words: &ReferenceWords, certain: bool) -> Vec<DocumentKind> {
    let text = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let mut divisions = Vec::new();
    let mut rest = text;
    // The noun may have an adjective before it: `Руководящие указания III`.
    for place in 0..3 {
        let word = glyph::first_word(rest);
        let role = words.role(word);
        rest = &rest[word.len()..];
        let tail = rest.trim_start_matches(|c: char| {
            glyph::is_blank(c) || matches!(c, '.' | ':' | '№' | '"' | '«' | '*' | '_')
        });
        match role.noun {
            Some(noun) => divisions = named(noun, tail, words),
            None if place == 0 && role.preface => return vec![DocumentKind::Preface],
            None if place == 0 && role.glossary => return vec![DocumentKind::Glossary],
            None => {}
        }
        rest = rest.trim_start_matches(glyph::is_blank);
        if !divisions.is_empty() || word.is_empty() {
            break;
        }
    }
    if divisions.is_empty() && certain {
        divisions = number_first(text, words);
    }
    divisions.into_iter().map(DocumentKind::Division).collect()
}

/// Whether a heading begins with a number and no noun says what it numbers: `3. The moves`.
pub(super) fn is_bare_number(text: &str, words: &ReferenceWords) -> bool {
    let text = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() == text.len() {
        return false;
    }
    let word = rest
        .split(|c: char| !glyph::is_word(c))
        .find(|word| !word.is_empty() && !words.is_suffix(word));
    words.role(word.unwrap_or_default()).noun.is_none()
}

/// Whether a title is that of another document: `Регламент турнира`.
pub(super) fn is_other_title(text: &str, words: &ReferenceWords) -> bool {
    let roles = text
        .split(|c| !glyph::is_word(c))
        .map(|word| words.role(word));
    let roles: Vec<_> = roles.collect();
    roles.iter().any(|role| role.document) && roles.iter().all(|role| role.noun.is_none())
}

/// `9-րդ հոդված`, `9. Ничья`, `III. …`.
fn number_first(text: &str, words: &ReferenceWords) -> Vec<Division> {
    let Some(numeral) = Numeral::read(text, 0) else {
        return Vec::new();
    };
    let tail = &text[numeral.end()..];
    let word = tail
        .split(|c: char| !glyph::is_word(c))
        .find(|word| !word.is_empty() && !words.is_suffix(word))
        .unwrap_or_default();
    let noun = words.role(word).noun;
    let closed = tail.starts_with(['.', ':', ')', '\u{2024}', '\u{589}']);
    match (numeral.prefix, &numeral.levels[..]) {
        (None, [level]) if closed || noun.is_some() || tail.starts_with(glyph::is_blank) => {
            let article = (1..=Division::MAX_ARTICLE)
                .contains(&level.value)
                .then_some(Division::Article(level.value));
            article.into_iter().collect()
        }
        (Some(Prefix::Roman { value, .. }), []) if closed || noun.is_some() => {
            vec![Division::Guideline(value)]
        }
        (Some(Prefix::Letter(letter)), []) if closed || noun == Some(Noun::Appendix) => {
            appendices(letter, words)
                .into_iter()
                .map(Division::Appendix)
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The divisions that a noun and the number after it name; none for the number of a clause.
fn named(noun: Noun, text: &str, words: &ReferenceWords) -> Vec<Division> {
    let Some(numeral) = Numeral::read(text, 0) else {
        return Vec::new();
    };
    let levels = &numeral.levels;
    let below = usize::from(numeral.prefix.is_none());
    let is_whole = levels.get(below).is_none_or(|level| level.joint.spaced);
    match (noun, numeral.prefix) {
        _ if !is_whole => Vec::new(),
        (Noun::Article, None) => vec![Division::Article(levels[0].value)],
        (Noun::Guideline, None) => vec![Division::Guideline(levels[0].value)],
        (Noun::Guideline | Noun::Article, Some(Prefix::Roman { value, .. })) => {
            vec![Division::Guideline(value)]
        }
        (Noun::Appendix, Some(Prefix::Letter(letter))) => appendices(letter, words)
            .into_iter()
            .map(Division::Appendix)
            .collect(),
        _ => Vec::new(),
    }
}

/// What a file name says.
pub(super) fn of_slug(slug: &str, vocabulary: &Vocabulary) -> Option<DocumentKind> {
    let slug = slug.to_lowercase();
    let tokens: Vec<&str> = slug
        .split(|c: char| !c.is_alphanumeric())
        .filter(|token| !token.is_empty())
        .collect();
    for (at, token) in tokens.iter().enumerate() {
        for (word, meaning) in vocabulary.slugs() {
            let Some(tail) = token.strip_prefix(word) else {
                continue;
            };
            match meaning {
                SlugWord::Preface if tail.is_empty() => return Some(DocumentKind::Preface),
                SlugWord::Glossary if tail.is_empty() => return Some(DocumentKind::Glossary),
                SlugWord::Noun(noun) => {
                    let name = if tail.is_empty() {
                        tokens.get(at + 1).copied().unwrap_or_default()
                    } else {
                        tail
                    };
                    if let Some(division) = slug_division(noun, name) {
                        return Some(DocumentKind::Division(division));
                    }
                }
                _ => {}
            }
        }
    }
    let number = tokens.first()?.trim_start_matches('0').parse().ok()?;
    (1..=Division::MAX_ARTICLE)
        .contains(&number)
        .then_some(DocumentKind::Division(Division::Article(number)))
}

fn slug_division(noun: Noun, name: &str) -> Option<Division> {
    let number = name.trim_start_matches('0').parse::<u16>().ok();
    let upper = name.to_uppercase();
    match noun {
        Noun::Article | Noun::Clause => number.map(Division::Article),
        Noun::Guideline => number.map(Division::Guideline).or_else(|| {
            upper
                .parse()
                .ok()
                .filter(|division| matches!(division, Division::Guideline(_)))
        }),
        Noun::Appendix => {
            let mut letters = upper.chars();
            let letter = letters.next().and_then(glyph::latin_capital);
            match number {
                Some(number @ 1..=8) => char::from_u32('A' as u32 + u32::from(number) - 1),
                _ => letter.filter(|_| letters.next().is_none()),
            }
            .map(Division::Appendix)
        }
    }
}

/// What the labels say: the division that most of them belong to.
pub(super) fn of_labels(candidates: &[LabelCandidate], words: &ReferenceWords) -> Option<Division> {
    let mut counts: Vec<(Division, usize)> = Vec::new();
    for candidate in candidates {
        if candidate.spot == Spot::Line {
            continue;
        }
        let numeral = &candidate.numeral;
        let division = match numeral.prefix {
            None if numeral.levels.len() > 1 => Division::Article(numeral.levels[0].value),
            None => continue,
            Some(Prefix::Roman { value, .. }) => Division::Guideline(value),
            Some(Prefix::Letter(letter)) => match appendices(letter, words).first() {
                Some(&appendix) => Division::Appendix(appendix),
                None => continue,
            },
        };
        match counts.iter_mut().find(|(known, _)| *known == division) {
            Some((_, count)) => *count += 1,
            None => counts.push((division, 1)),
        }
    }
    let counts = counts.into_iter();
    let most = counts.reduce(|best, other| if other.1 > best.1 { other } else { best });
    most.map(|(division, _)| division)
}
