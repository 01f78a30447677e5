//! A move as it stands on a scoresheet, compared with the move that was made (Appendix C).
//!
//! A text and the position before the move enter; whether the text has everything that it must
//! have leaves. What is optional (x, +, #, e.p.) is never missed, and a wrong + or # is no fault.

use shakmaty::{Move, Position, Role, Square};

use super::examine::arrival;
use super::notation::{self, CAPTURE_SIGNS, Pattern, Reading};
use super::{Board, Movement};

/// Whether a text is as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    /// The short form with everything that it must have.
    Correct,
    /// More than is needed, or another accepted form.
    Acceptable,
    /// Something is missing.
    Deficient,
    /// It means another move, or none.
    Wrong,
    /// It means nothing.
    Unreadable,
}

/// What a text lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Whether it is as it should be.
    pub quality: Quality,
    /// What is missing: `piece`, `file`, `rank`, `promotion`, `square`, `draw-offer`.
    pub missing: Vec<&'static str>,
}

impl Comparison {
    fn plain(quality: Quality) -> Comparison {
        Comparison {
            quality,
            missing: Vec::new(),
        }
    }

    fn missing(missing: Vec<&'static str>) -> Comparison {
        Comparison {
            quality: Quality::Deficient,
            missing,
        }
    }
}

/// Compares a text with the move made from a position; `offered` says whether a draw was offered
/// with it.
pub fn compare(text: &str, before: &Board, made: &Movement, offered: bool) -> Comparison {
    let noted = text.contains("(=)");
    let (text, pawn_letter) = without_pawn_letter(text, made);
    let mut found = match made.lawful {
        Some(played) => compare_lawful(&text, before, played),
        None => compare_by_hand(&text, made),
    };
    if pawn_letter && found.quality == Quality::Correct {
        found.quality = Quality::Acceptable;
    }
    let good = matches!(found.quality, Quality::Correct | Quality::Acceptable);
    if offered && !noted && (good || found.quality == Quality::Deficient) {
        found.quality = Quality::Deficient;
        found.missing.push("draw-offer");
    }
    found
}

/// A pawn has no letter; one that is written all the same is superfluous.
fn without_pawn_letter(text: &str, made: &Movement) -> (String, bool) {
    let bare = super::movetext::without_number(text).trim().to_owned();
    let mut letters = bare.chars();
    let first = letters.next();
    let second = letters.next();
    let stands_for_pawn = matches!(first, Some('p' | 'P' | 'п' | 'П' | '♙' | '♟'));
    let then_file = second.is_some_and(|sign| ('a'..='h').contains(&sign));
    match made.role == Some(Role::Pawn) && stands_for_pawn && then_file {
        true => (letters_after_first(&bare), true),
        false => (bare, false),
    }
}

fn letters_after_first(text: &str) -> String {
    text.chars().skip(1).collect()
}

fn compare_by_hand(text: &str, made: &Movement) -> Comparison {
    let fits = match notation::parse(text) {
        None => return Comparison::plain(Quality::Unreadable),
        Some(Pattern::Castle(_)) => made.castling.is_some(),
        Some(Pattern::Piece { role, to, .. }) => {
            to == made.to && role.is_none_or(|role| made.role == Some(role))
        }
    };
    Comparison::plain(match fits {
        true => Quality::Correct,
        false => Quality::Wrong,
    })
}

fn compare_lawful(text: &str, before: &Board, played: Move) -> Comparison {
    let reading = notation::read(text, before);
    let Some(pattern) = notation::parse(text) else {
        return without_rank(text, played);
    };
    match reading {
        Reading::Move(read) if read != played => return Comparison::plain(Quality::Wrong),
        Reading::Ambiguous(moves) if !moves.contains(&played) => {
            return Comparison::plain(Quality::Wrong);
        }
        _ => {}
    }
    let Pattern::Piece {
        role,
        file,
        rank,
        to,
        promotion,
    } = pattern
    else {
        let right = pattern.fits(played);
        return Comparison::plain(match right {
            true => Quality::Correct,
            false => Quality::Wrong,
        });
    };
    let from = played.from().unwrap_or(Square::A1);
    let contradicts = to != arrival(played)
        || role.is_some_and(|role| role != played.role())
        || file.is_some_and(|file| file != from.file())
        || rank.is_some_and(|rank| rank != from.rank())
        || (promotion.is_some() && promotion != played.promotion());
    if contradicts || played.is_castle() {
        return Comparison::plain(Quality::Wrong);
    }
    let mut missing = Vec::new();
    if role.is_none() && played.role() != Role::Pawn {
        missing.push("piece");
    }
    if played.role() == Role::Pawn && played.is_capture() && file.is_none() {
        missing.push("file");
    }
    let rivals = rivals(before, played);
    let left: Vec<&Square> = rivals
        .iter()
        .filter(|rival| {
            file.is_none_or(|file| rival.file() == file)
                && rank.is_none_or(|rank| rival.rank() == rank)
        })
        .collect();
    if !left.is_empty() {
        let by_file = left.iter().all(|rival| rival.file() != from.file());
        let by_rank = left.iter().all(|rival| rival.rank() != from.rank());
        match (by_file, by_rank) {
            (true, _) => missing.push("file"),
            (false, true) => missing.push("rank"),
            (false, false) => missing.extend(["file", "rank"]),
        }
    }
    if played.promotion().is_some() && promotion.is_none() {
        missing.push("promotion");
    }
    if !missing.is_empty() {
        return Comparison::missing(missing);
    }
    Comparison::plain(
        match is_short(text, played, &rivals, (file.is_some(), rank.is_some())) {
            true => Quality::Correct,
            false => Quality::Acceptable,
        },
    )
}

/// The other pieces of the same kind that can go to the same square.
fn rivals(before: &Board, played: Move) -> Vec<Square> {
    let legal = before.chess().map(|position| position.legal_moves());
    let legal = legal.into_iter().flatten();
    let same = |other: &Move| {
        other.role() == played.role()
            && other.role() != Role::Pawn
            && !other.is_castle()
            && other.to() == played.to()
            && other.from() != played.from()
    };
    legal
        .filter(same)
        .filter_map(|other| other.from())
        .collect()
}

/// Whether a text that lacks nothing has no more than it must, but for the optional signs.
fn is_short(text: &str, played: Move, rivals: &[Square], given: (bool, bool)) -> bool {
    let (file, rank) = given;
    let from = played.from().unwrap_or(Square::A1);
    let hyphen = text.contains(['-', '–', '—']);
    let capture = text.contains(CAPTURE_SIGNS);
    let marked = text.contains('=') && !text.contains("(=)");
    let bracketed = text.replace("(=)", "").contains(['(', '/']);
    let empty_capture = capture && !played.is_capture();
    if hyphen || marked || bracketed || empty_capture {
        return false;
    }
    if played.role() == Role::Pawn {
        return !rank && file == played.is_capture();
    }
    if rivals.is_empty() {
        return !file && !rank;
    }
    let by_file = rivals.iter().all(|rival| rival.file() != from.file());
    let by_rank = rivals.iter().all(|rival| rival.rank() != from.rank());
    match (by_file, by_rank) {
        (true, _) => file && !rank,
        (false, true) => rank && !file,
        (false, false) => file && rank,
    }
}

/// `ed`, `Nf` or `Nx`: the square of arrival is not there, or only its file.
fn without_rank(text: &str, played: Move) -> Comparison {
    let signs: Vec<char> = text
        .chars()
        .filter(|sign| !CAPTURE_SIGNS.contains(sign) && !matches!(sign, '+' | '#' | ' ' | '-'))
        .collect();
    let from = played.from().unwrap_or(Square::A1);
    let (from_file, to_file) = (from.file().char(), arrival(played).file().char());
    let letter = played.role().upper_char();
    let fits = match (&signs[..], played.role()) {
        ([one], role) if role != Role::Pawn => *one == letter,
        ([one, two], Role::Pawn) => (*one, *two) == (from_file, to_file),
        ([one, two], _) => (*one, *two) == (letter, to_file),
        ([one, two, three], role) if role != Role::Pawn => {
            (*one, *two, *three) == (letter, from_file, to_file)
        }
        _ => false,
    };
    match fits {
        true => Comparison::missing(vec!["square"]),
        false => Comparison::plain(Quality::Unreadable),
    }
}
