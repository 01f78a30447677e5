//! Reading one level of a number.

use super::glyph;

/// What is unusual between two levels of a number: a bit for each sign, since numbers are many and
/// handed on by value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Joint(u8);

impl Joint {
    const SPACED: u8 = 1;
    const ODD: u8 = 1 << 1;
    const DOUBTFUL: u8 = 1 << 2;
    const DOUBLED: u8 = 1 << 3;
    const ABSENT: u8 = 1 << 4;
    const MARKED: u8 = 1 << 5;

    fn has(self, sign: u8) -> bool {
        self.0 & sign != 0
    }

    fn add(&mut self, sign: u8, applies: bool) {
        self.0 |= if applies { sign } else { 0 };
    }

    /// There is white space around the separator.
    pub(super) fn spaced(self) -> bool {
        self.has(Self::SPACED)
    }

    /// The separator is not a full stop, or there are several.
    pub(super) fn odd(self) -> bool {
        self.has(Self::ODD)
    }

    /// The separator is a comma or a colon, which also has its own meaning in a sentence.
    pub(super) fn doubtful(self) -> bool {
        self.has(Self::DOUBTFUL)
    }

    /// There are two separators.
    pub(super) fn doubled(self) -> bool {
        self.has(Self::DOUBLED)
    }

    /// There is no separator at all (`A4`).
    pub(super) fn absent(self) -> bool {
        self.has(Self::ABSENT)
    }

    /// Marks for emphasis that Markdown doesn't take for such stand between.
    pub(super) fn marked(self) -> bool {
        self.has(Self::MARKED)
    }
}

/// One level of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Level {
    /// Its value.
    pub(super) value: u16,
    /// How far from the start of the number it ends.
    end: u16,
    /// What joins it to what stands before.
    pub(super) joint: Joint,
    digits: Digits,
}

/// How the digits of a level are typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Digits {
    /// In ASCII, without a leading zero.
    #[default]
    Plain,
    /// With digits that are not ASCII.
    Odd,
    /// With letters for digits.
    Guessed,
    /// With a leading zero, as no number of a clause has.
    Padded,
    /// With a leading zero and letters for digits.
    PaddedGuess,
}

impl Level {
    pub(super) fn plain(value: u16) -> Level {
        Level {
            value,
            ..Level::default()
        }
    }

    /// The same where it ends so far from the start of its number.
    #[inline]
    pub(super) fn ending(self, end: u16) -> Level {
        Level { end, ..self }
    }

    /// How far from the start of its number it ends.
    #[inline]
    pub(super) fn end(self) -> u16 {
        self.end
    }

    /// It has digits that are not ASCII, letters for digits, or a leading zero.
    pub(super) fn odd(self) -> bool {
        self.digits != Digits::Plain
    }

    /// It has letters for digits.
    pub(super) fn guessed(self) -> bool {
        matches!(self.digits, Digits::Guessed | Digits::PaddedGuess)
    }

    /// It starts with a zero, as no number of a clause does.
    pub(super) fn padded(self) -> bool {
        matches!(self.digits, Digits::Padded | Digits::PaddedGuess)
    }
}

/// A separator and the level after it, with where that ends; `deep` where it is below a clause.
pub(super) fn read_joined(text: &str, at: usize, glue: bool, deep: bool) -> Option<(Level, usize)> {
    let rest = &text.as_bytes()[at..];
    let after_dot = rest.strip_prefix(b".");
    if after_dot.is_some()
        && let Some(level) = read_plain(text.as_bytes(), at + 1)
    {
        return Some(level);
    }
    // A space and a letter, not one of the Armenian marks among them: most numbers end so.
    if let [b' ', 0xD0 | 0xD1 | 0xD4, ..] | [b' ', 0xD5, 0x80..=0x98 | 0xA0.., ..] =
        after_dot.unwrap_or(rest)
    {
        return None;
    }
    let mut joint = Joint::default();
    let mut separators = 0;
    let mut position = at;
    for c in text[at..].chars() {
        if let Some(exact) = glyph::separator(c) {
            separators += 1;
            joint.add(Joint::ODD, !exact || separators > 1);
            joint.add(Joint::DOUBLED, separators > 1);
            joint.add(Joint::DOUBTFUL, matches!(c, ',' | ':'));
            if separators > 2 {
                return None;
            }
        } else if glyph::is_invisible(c) {
            joint.add(Joint::ODD, true);
        } else if glyph::is_blank(c) && c != '\n' {
            joint.add(Joint::SPACED, true);
        } else if c == '*' || c == '_' {
            joint.add(Joint::MARKED, true);
        } else {
            break;
        }
        position += c.len_utf8();
        if position > at + 12 {
            return None;
        }
    }
    // The Armenian full stop with a space after it ends a sentence: `Ուղեցույց II։ 3.1 խմբում`.
    if joint.spaced() && text[at..].starts_with('\u{589}') {
        return None;
    }
    joint.add(Joint::ABSENT, separators == 0);
    if joint.absent() && (!glue || joint.spaced() || joint.marked()) {
        return None;
    }
    let letters = !(joint.spaced() || joint.absent() || joint.doubtful() || joint.marked());
    let (level, end) = read_level(text, position, letters, deep)?;
    // `9.1. 23...Qh4+`: the number of a move.
    if joint.spaced() && is_before_move(&text[end..]) {
        return None;
    }
    Some((Level { joint, ..level }, end))
}

/// Whether a move follows the number of its turn: `...Qh4+`, `.Bxf7+`, `.O-O`.
fn is_before_move(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('.') else {
        return false;
    };
    let castles = matches!(rest.as_bytes(), [b'O' | b'0', b'-', b'O' | b'0', ..]);
    if castles || rest.starts_with('.') {
        return true;
    }
    let end = rest.find(glyph::is_blank).unwrap_or(rest.len());
    let square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    let short = rest[..end].chars().count() < 9;
    rest.starts_with(glyph::is_letter) && short && rest.as_bytes()[..end].windows(2).any(square)
}

/// One or two digits, and where they end. With `letters`, letters typed for digits count as well,
/// unless they begin or end a word.
pub(super) fn read_level(
    text: &str,
    at: usize,
    letters: bool,
    deep: bool,
) -> Option<(Level, usize)> {
    if let Some(level) = read_plain(text.as_bytes(), at) {
        return Some(level);
    }
    let digits = read_digits(text, at, false);
    if !letters {
        return digits;
    }
    let guessed = read_digits(text, at, true).filter(|(level, end)| {
        let (read, rest) = text[at..].split_at(end - at);
        level.guessed() && !rest.starts_with(glyph::is_word) && !ends_in_point(read, deep)
    });
    guessed.or(digits)
}

/// Whether what was read ends in a letter that counts points below a clause: `9.2б`, `9.2.б`; not in
/// one typed for a digit: `9.б`.
fn ends_in_point(read: &str, deep: bool) -> bool {
    let digits = read.strip_suffix(['б', 'з']);
    digits.is_some_and(|digits| deep || !digits.is_empty())
}

/// One or two ASCII digits, where what follows is no digit and looks like none: nearly every level.
#[inline]
pub(super) fn read_plain(text: &[u8], at: usize) -> Option<(Level, usize)> {
    let digit = |at: usize| {
        let byte = text.get(at).filter(|byte| byte.is_ascii_digit())?;
        Some(u16::from(byte - b'0'))
    };
    let first = digit(at).filter(|&value| value > 0)?;
    let (value, end) = match digit(at + 1) {
        Some(second) => (first * 10 + second, at + 2),
        None => (first, at + 1),
    };
    let ends = |next: &u8| next.is_ascii() && !next.is_ascii_alphanumeric() && *next != b'|';
    let ends = text.get(end).is_none_or(ends);
    ends.then(|| (Level::plain(value), end))
}

fn read_digits(text: &str, at: usize, letters: bool) -> Option<(Level, usize)> {
    let mut value = 0;
    let mut end = at;
    let mut digits = 0;
    let (mut odd, mut guessed, mut padded) = (false, false, false);
    for c in text[at..].chars() {
        let digit = match glyph::digit(c) {
            Some((digit, exact)) => {
                odd |= !exact;
                digit
            }
            None => match glyph::digit_for_letter(c).filter(|_| letters) {
                Some(digit) => {
                    guessed = true;
                    digit
                }
                None => break,
            },
        };
        digits += 1;
        if digits > 2 {
            return None;
        }
        padded |= digits == 2 && value == 0;
        value = value * 10 + digit;
        end += c.len_utf8();
    }
    let level = Level {
        digits: match (guessed, padded) {
            (true, true) => Digits::PaddedGuess,
            (true, false) => Digits::Guessed,
            (false, true) => Digits::Padded,
            (false, false) if odd => Digits::Odd,
            (false, false) => Digits::Plain,
        },
        ..Level::plain(value)
    };
    (digits > 0 && value > 0).then_some((level, end))
}
