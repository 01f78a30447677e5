//! Numbers that stand together: `9.2`, `9.2 և 9.3`, `4.2 – 4.7`.

use std::ops::Range;

use crate::content::glyph;
use crate::content::numeral::Numeral;
use crate::content::page::At;
use crate::lang::ReferenceWords;

/// Numbers that stand together.
#[derive(Clone, Debug)]
pub(super) struct NumberList {
    /// The numbers, at least one.
    pub(super) members: Vec<Member>,
}

/// One number of a list.
#[derive(Clone, Debug)]
pub(super) struct Member {
    /// The number.
    pub(super) numeral: Numeral,
    /// Where it ends, with its case ending (`3-ում`).
    pub(super) end: usize,
    /// It has a case ending.
    pub(super) inflected: bool,
    /// Its ending opens a range (`3.1-ից 3.9`).
    opens_range: bool,
    /// Levels were left out because a space stands before them.
    pub(super) cut: bool,
    /// What joins it to the one before.
    pub(super) joint: ListJoint,
}

/// What joins a number to the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ListJoint {
    /// It is the first.
    First,
    /// They are members of a list.
    List,
    /// They are the ends of a range.
    Range,
}

impl NumberList {
    /// The longest list that is read as one.
    const MAX_MEMBERS: usize = 64;

    /// Reads the list that starts at a place. A loose reading takes spaces into the numbers:
    /// `9. 2. 1`.
    pub(super) fn read(
        text: &str,
        at: usize,
        words: &ReferenceWords,
        loose: bool,
    ) -> Option<NumberList> {
        let mut members = vec![Member::read(text, at, ListJoint::First, words, loose)?];
        while members.len() < Self::MAX_MEMBERS
            && let Some(last) = members.last()
            && let Some((joint, next)) = connector(text, last, words)
            && let Some(member) = Member::read(text, next, joint, words, loose)
        {
            members.push(member);
        }
        Some(NumberList { members })
    }

    /// Where it starts.
    pub(super) fn start(&self) -> usize {
        self.members[0].numeral.start
    }

    /// Where it ends, with its last case ending.
    pub(super) fn end(&self) -> usize {
        self.last().end
    }

    /// Its last number.
    pub(super) fn last(&self) -> &Member {
        &self.members[self.members.len() - 1]
    }

    /// Whether all spaces inside its numbers are unbreakable.
    pub(super) fn is_unbreakable(&self) -> bool {
        let breaks = |member: &Member| {
            let numeral = &member.numeral;
            numeral.any_joint(|joint| joint.spaced && !joint.unbreakable)
        };
        !self.members.iter().any(breaks)
    }
}

impl Member {
    /// Reads the number at a place; none where it goes on as something else (`1.7.2023`, `9x`).
    fn read(
        text: &str,
        at: usize,
        joint: ListJoint,
        words: &ReferenceWords,
        loose: bool,
    ) -> Option<Member> {
        let full = Numeral::read(text, at)?;
        let stops = |level: &&crate::content::level::Level| {
            level.joint.doubtful || level.joint.spaced && !loose
        };
        let certain = full.joined().iter().take_while(|level| !stops(level));
        let levels = full.levels.len() - full.joined().len() + certain.count();
        let numeral = full.shortened(levels);
        let mut member = Member {
            end: numeral.end(),
            inflected: false,
            opens_range: false,
            cut: full
                .levels
                .get(levels)
                .is_some_and(|next| next.joint.spaced),
            joint,
            numeral,
        };
        member.read_ending(text, words).then_some(member)
    }

    /// The number in the plain text.
    pub(super) fn plain(&self) -> Range<At> {
        self.numeral.start as At..self.numeral.end() as At
    }

    /// Takes the case ending; false where what follows makes it no number of its own.
    fn read_ending(&mut self, text: &str, words: &ReferenceWords) -> bool {
        let rest = &text[self.end..];
        let mut chars = rest.chars();
        match chars.next() {
            Some(c) if c.is_ascii_digit() => false,
            Some('%' | '°' | '×') => false,
            Some('.' | ':') => {
                let goes_on = chars.next().is_some_and(|c| c.is_ascii_digit());
                self.cut || !goes_on
            }
            Some(c) if glyph::is_dash(c) => {
                let letters = glyph::first_word(chars.as_str());
                if letters.starts_with(char::is_lowercase) {
                    self.inflect(self.end + c.len_utf8(), letters, words);
                }
                // `1.5-ժամյա`
                !words.role(letters).unit
            }
            Some(c) if glyph::is_word(c) => {
                let letters = glyph::first_word(rest);
                if words.is_suffix(letters) {
                    self.inflect(self.end, letters, words);
                    return true;
                }
                // `9.2հոդվածի`, `9.2и 9.3`, and point a of `9.2a`.
                let role = words.role(letters);
                let point = self.numeral.depth() > 1 && letters.chars().count() == 1;
                point || role.joins || role.noun.is_some()
            }
            // Torn off by the end of a mark: `**3** -րդ`.
            Some(' ') => {
                let letters = glyph::first_word(chars.as_str().trim_start_matches(glyph::is_dash));
                let dash = chars.next().filter(|c| glyph::is_dash(*c));
                if let Some(dash) = dash.filter(|_| words.is_suffix(letters)) {
                    self.inflect(self.end + 1 + dash.len_utf8(), letters, words);
                }
                true
            }
            _ => true,
        }
    }

    fn inflect(&mut self, start: usize, letters: &str, words: &ReferenceWords) {
        self.end = start + letters.len();
        self.inflected = true;
        self.opens_range = words.is_from_suffix(letters);
    }
}

/// What stands between a number and the next one of its list (a comma, a conjunction, a dash), and
/// where the next one would start.
fn connector(text: &str, last: &Member, words: &ReferenceWords) -> Option<(ListJoint, usize)> {
    let mut at = skip_blank(text, last.end);
    let mut joined = last.opens_range;
    let mut range = last.opens_range;
    match text[at..].chars().next()? {
        c @ (',' | ';' | '/' | '՝' | '&') => {
            at = skip_blank(text, at + c.len_utf8());
            (joined, range) = (true, false);
        }
        c if glyph::is_dash(c) || c == '…' => {
            at = skip_blank(text, at + c.len_utf8());
            (joined, range) = (true, true);
        }
        _ => {}
    }
    // At most three words: `as well as`, `а также`.
    for _ in 0..3 {
        let word = glyph::first_word(&text[at..]);
        let role = words.role(word);
        let ranges = role.ranges && (!joined || range);
        if word.starts_with(char::is_uppercase) || !(ranges || role.joins) {
            break;
        }
        range |= ranges;
        joined = true;
        at = skip_blank(text, at + word.len());
        if text[at..].starts_with(['/', ',']) {
            at = skip_blank(text, at + 1);
        }
    }
    let joint = if range {
        ListJoint::Range
    } else {
        ListJoint::List
    };
    joined.then_some((joint, at))
}

/// The next place that is not blank; marks for emphasis that stayed in the text count as blank.
pub(super) fn skip_blank(text: &str, at: usize) -> usize {
    let rest = text[at..].trim_start_matches(|c: char| glyph::is_blank(c) || c == '*');
    text.len() - rest.len()
}
