//! One level of a number, and what joins it to the level before.

use super::glyph;

/// One level of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Level {
    /// Its value.
    pub(super) value: u16,
    /// Where it ends in the text.
    pub(super) end: usize,
    /// What joins it to what stands before.
    pub(super) joint: LevelJoint,
}

/// What is unusual between two levels of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LevelJoint {
    /// There is white space around the separator.
    pub(super) spaced: bool,
    /// All of that space is unbreakable.
    pub(super) unbreakable: bool,
    /// The separator is not a full stop, or there are several.
    pub(super) odd: bool,
    /// The separator is a comma or a colon, which also has its own meaning in a sentence.
    pub(super) doubtful: bool,
    /// There is no separator at all (`A4`).
    pub(super) absent: bool,
    /// Marks for emphasis that Markdown doesn't take for such stand between.
    pub(super) marked: bool,
}

/// The longest gap between two levels, in bytes.
const MAX_GAP: usize = 12;

/// A separator and the level after it; with `glue`, there need be no separator.
pub(super) fn read_joined(text: &str, at: usize, glue: bool) -> Option<Level> {
    let mut joint = LevelJoint {
        unbreakable: true,
        ..LevelJoint::default()
    };
    let mut separators = 0;
    let mut position = at;
    for c in text[at..].chars() {
        if let Some(exact) = glyph::separator(c) {
            separators += 1;
            joint.odd |= !exact || separators > 1;
            joint.doubtful |= matches!(c, ',' | ':');
        } else if glyph::is_invisible(c) {
            joint.odd = true;
        } else if glyph::is_blank(c) && c != '\n' {
            joint.spaced = true;
            joint.unbreakable &= c == '\u{a0}' || c == '\u{202f}';
        } else if c == '*' || c == '_' {
            joint.marked = true;
        } else {
            break;
        }
        position += c.len_utf8();
        if separators > 2 || position > at + MAX_GAP {
            return None;
        }
    }
    // The Armenian full stop with a space after it ends a sentence: `Ուղեցույց II։ 3.1 խմբում`.
    if joint.spaced && text[at..].starts_with('\u{589}') {
        return None;
    }
    joint.absent = separators == 0;
    joint.unbreakable &= joint.spaced;
    if joint.absent && (!glue || joint.spaced || joint.marked) {
        return None;
    }
    let level = read_level(text, position)?;
    Some(Level { joint, ..level })
}

/// One or two digits, as no more are used, and no zero before them.
pub(super) fn read_level(text: &str, at: usize) -> Option<Level> {
    let rest = &text[at..];
    let length = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let digits = &rest[..length];
    let value = digits
        .parse()
        .ok()
        .filter(|_| length <= 2 && !digits.starts_with('0'))?;
    Some(Level {
        value,
        end: at + length,
        joint: LevelJoint::default(),
    })
}
