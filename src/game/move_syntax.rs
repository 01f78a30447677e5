//! What a written move says, before any position is looked at: standard notation, and every other
//! in `locales/`.

use shakmaty::{CastlingSide, File, Rank, Role, Square, san::San};

use super::movetext::without_number;
use super::notation::{CAPTURE_SIGNS, Pattern};
use crate::lang::notations;

/// What a text in any notation says.
pub(super) fn parse_freely(text: &str) -> Option<Pattern> {
    let text = clean(text);
    if let Some(side) = castling(&text) {
        return Some(Pattern::Castle(side));
    }
    let (role, rest) = piece(&text);
    let (rest, promotion) = promotion(rest)?;
    let squares: Vec<char> = rest
        .chars()
        .filter(|sign| !CAPTURE_SIGNS.contains(sign) && *sign != '-')
        .collect();
    let (from, to) = squares.split_at_checked(squares.len().checked_sub(2)?)?;
    let to = Square::from_coords(file(to[0])?, rank(to[1])?);
    let (from_file, from_rank) = match from {
        [] => (None, None),
        [one] => match (file(*one), rank(*one)) {
            (None, None) => return None,
            found => found,
        },
        [one, two] => (Some(file(*one)?), Some(rank(*two)?)),
        _ => return None,
    };
    let last_rank = matches!(to.rank(), Rank::First | Rank::Eighth);
    if promotion.is_some() && (role.is_some_and(|role| role != Role::Pawn) || !last_rank) {
        return None;
    }
    Some(Pattern::Piece {
        role,
        file: from_file,
        rank: from_rank,
        to,
        promotion,
    })
}

/// What a text in the standard notation says: the usual case, read without a copy of the text.
pub(super) fn standard(text: &str) -> Option<(Pattern, San)> {
    if text.starts_with('P') {
        return None;
    }
    let san = San::from_ascii(text.trim_end_matches(['+', '#']).as_bytes()).ok()?;
    let pattern = match san {
        San::Castle(side) => Pattern::Castle(side),
        San::Normal {
            role,
            file,
            rank,
            to,
            promotion: None,
            ..
        } => Pattern::Piece {
            role: Some(role).filter(|role| *role != Role::Pawn),
            file,
            rank,
            to,
            promotion: None,
        },
        _ => return None,
    };
    Some((pattern, san))
}

/// The text without move number, blanks, remarks and the optional signs at its end.
fn clean(text: &str) -> String {
    let mut text: String = without_number(text)
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| match sign {
            '–' | '—' | '‐' | '‑' | '−' => '-',
            // Figurines are letters as well (C.3).
            '♔' | '♚' => 'K',
            '♕' | '♛' => 'Q',
            '♖' | '♜' => 'R',
            '♗' | '♝' => 'B',
            '♘' | '♞' => 'N',
            other => other,
        })
        .collect();
    text = text.replace("(=)", "");
    let number = text.len()
        - text
            .trim_start_matches(|sign: char| sign.is_ascii_digit())
            .len();
    if number > 0 && text[number..].starts_with('.') {
        text = text[number..].trim_start_matches('.').to_owned();
    }
    for ending in ["e.p.", "ep", "e.p"] {
        if let Some(rest) = text.strip_suffix(ending) {
            text = rest.to_owned();
            break;
        }
    }
    text.truncate(text.trim_end_matches(['+', '#', '!', '?', '†', '‡']).len());
    for ending in ["e.p.", "e.p"] {
        if let Some(rest) = text.strip_suffix(ending) {
            text = rest.to_owned();
        }
    }
    text
}

fn castling(text: &str) -> Option<CastlingSide> {
    let zeros: String = text
        .chars()
        .map(|sign| match sign {
            'O' | 'o' | 'О' | 'о' | 'Օ' | 'օ' => '0',
            other => other,
        })
        .collect();
    match zeros.as_str() {
        "0-0" | "00" => Some(CastlingSide::KingSide),
        "0-0-0" | "000" => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// The piece that a text opens with; the longest letters first, since К is in Кр.
fn piece(text: &str) -> (Option<Role>, &str) {
    let english = text.chars().next().and_then(role_of_letter);
    if let Some(role) = english {
        return (Some(role), &text[1..]);
    }
    if text.is_ascii() {
        return (None, text);
    }
    notations()
        .iter()
        .flat_map(|(_, notation)| notation.letters())
        .filter_map(|(letter, own)| Some((role_of_letter(letter)?, text.strip_prefix(own)?)))
        .min_by_key(|(_, rest)| rest.len())
        .map_or((None, text), |(role, rest)| (Some(role), rest))
}

fn role_of_letter(letter: char) -> Option<Role> {
    Some(match letter {
        'K' => Role::King,
        'Q' => Role::Queen,
        'R' => Role::Rook,
        'B' => Role::Bishop,
        'N' => Role::Knight,
        _ => return None,
    })
}

/// The promotion piece at the end of a text, and what stands before it.
fn promotion(text: &str) -> Option<(&str, Option<Role>)> {
    let bare = text.trim_end_matches(')');
    let end = bare.rfind(|sign: char| sign.is_ascii_digit())?;
    let (rest, tail) = bare.split_at(end + 1);
    let letter = tail.trim_start_matches(['=', '(', '/']);
    if letter.is_empty() {
        return (tail.is_empty() || tail == "=").then_some((rest, None));
    }
    let upper = letter.to_uppercase();
    let (role, after) = match piece(letter) {
        (Some(role), after) => (role, after),
        (None, _) => match piece(&upper) {
            (Some(role), "") => (role, ""),
            _ => return None,
        },
    };
    after.is_empty().then_some((rest, Some(role)))
}

/// A file; Cyrillic letters that look the same are read as what they look like.
fn file(sign: char) -> Option<File> {
    let latin = match sign {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        other => other,
    };
    File::from_char(latin)
}

fn rank(sign: char) -> Option<Rank> {
    Rank::from_char(sign)
}
