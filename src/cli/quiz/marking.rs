//! Whether what stands in a cell of an answer sheet is right: letters in any script, the words of
//! options, a move or two times.

use crate::export::lettered;
use crate::quiz::{AnswerType, RenderedQuestion};

/// What an answer comes to.
pub struct Marked {
    /// Whether it is right.
    pub right: bool,
    /// The misconceptions behind what was chosen.
    pub misconceptions: Vec<&'static str>,
}

/// Letters that look like Latin ones, and Armenian ones in their order.
const LIKE_LATIN: [(char, char); 13] = [
    ('А', 'A'),
    ('В', 'B'),
    ('С', 'C'),
    ('Е', 'E'),
    ('Н', 'H'),
    ('Ա', 'A'),
    ('Բ', 'B'),
    ('Գ', 'C'),
    ('Դ', 'D'),
    ('Ե', 'E'),
    ('Զ', 'F'),
    ('Է', 'G'),
    ('Ը', 'H'),
];

/// The Latin capital that a letter stands for on an answer sheet. People type the letters of our
/// sheets without changing their keyboard: Cyrillic ones that look the same, Armenian ones of the
/// same place.
pub fn latin_capital(letter: char) -> Option<char> {
    let capital = letter.to_uppercase().next()?;
    let same = LIKE_LATIN.iter().find(|(known, _)| *known == capital);
    let capital = same.map_or(capital, |(_, latin)| *latin);
    capital.is_ascii_uppercase().then_some(capital)
}

/// What counts of a text when answers are compared.
fn signs(text: &str) -> String {
    text.chars()
        .filter(|sign| sign.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

/// Marks what stands in a cell, where the question is given in each language: letters, the words of
/// options, or an answer that was found. An empty cell is a wrong answer; none for what can't be an
/// answer.
pub fn mark(cell: &str, rendered: &[RenderedQuestion]) -> Option<Marked> {
    let question = rendered.first()?;
    if cell.is_empty() || cell == "-" {
        return Some(Marked {
            right: false,
            misconceptions: Vec::new(),
        });
    }
    let open = matches!(question.answer_type, AnswerType::Numbers | AnswerType::Move);
    // “No” is no row of letters.
    let letters = letters(cell).filter(|places| {
        let last = lettered(question).count();
        !open && places.iter().all(|at| *at < last)
    });
    let chosen = letters.unwrap_or_else(|| by_words(cell, rendered));
    if chosen.is_empty() && !open {
        return None;
    }
    let options = lettered(question).enumerate();
    let right = options.filter(|(_, (_, option))| option.correct);
    let right: Vec<usize> = right.map(|(at, _)| at).collect();
    let wrong = chosen
        .iter()
        .filter_map(|at| question.options[*at].misconception);
    Some(Marked {
        right: chosen == right,
        misconceptions: wrong.collect(),
    })
}

/// `B`, `ac`, `A, C`: the places of the options.
fn letters(cell: &str) -> Option<Vec<usize>> {
    let mut places = Vec::new();
    for sign in cell.chars().filter(|sign| !matches!(sign, ',' | ' ' | ';')) {
        let letter = latin_capital(sign).filter(|_| places.len() < 8)?;
        places.push((letter as u8 - b'A') as usize);
    }
    places.sort_unstable();
    places.dedup();
    (!places.is_empty()).then_some(places)
}

/// The options whose words stand in a cell, in any language; Moodle parts several by `;`.
fn by_words(cell: &str, rendered: &[RenderedQuestion]) -> Vec<usize> {
    let parts: Vec<String> = std::iter::once(signs(cell))
        .chain(cell.split(';').map(signs))
        .collect();
    let digits = |text: &str| {
        text.chars()
            .filter(char::is_ascii_digit)
            .collect::<String>()
    };
    let mut chosen = Vec::new();
    for question in rendered {
        for (at, option) in question.options.iter().enumerate() {
            let said = signs(&option.text);
            let same = match question.answer_type {
                AnswerType::Numbers => digits(&said) == digits(&parts[0]),
                _ => parts.contains(&said),
            };
            if same && !chosen.contains(&at) {
                chosen.push(at);
            }
        }
    }
    chosen.sort_unstable();
    chosen
}
