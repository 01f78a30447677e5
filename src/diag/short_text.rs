//! A text that is mostly short.

use std::fmt::{self, Write as _};
use std::ops::Deref;

/// A text that needs no memory of its own where it is short: a number, a mark, the code of a
/// language. A report on a large tree has many of them.
#[derive(Clone)]
pub struct ShortText(Form);

#[derive(Clone)]
enum Form {
    Known(&'static str),
    Short { length: u8, bytes: [u8; MAX] },
    Long(Box<str>),
}

/// The longest text that is kept in place, in bytes.
const MAX: usize = 22;

impl ShortText {
    /// The text that a value shows as.
    pub fn of(value: impl fmt::Display) -> ShortText {
        let mut draft = Draft::default();
        write!(draft, "{value}").expect("writing to memory does not fail");
        draft.finish()
    }
}

impl Deref for ShortText {
    type Target = str;

    fn deref(&self) -> &str {
        match &self.0 {
            Form::Known(text) => text,
            Form::Short { length, bytes } => {
                std::str::from_utf8(&bytes[..usize::from(*length)]).expect("whole texts are copied")
            }
            Form::Long(text) => text,
        }
    }
}

impl From<&'static str> for ShortText {
    fn from(text: &'static str) -> ShortText {
        ShortText(Form::Known(text))
    }
}

impl From<String> for ShortText {
    fn from(text: String) -> ShortText {
        ShortText(Form::Long(text.into()))
    }
}

impl PartialEq for ShortText {
    fn eq(&self, other: &ShortText) -> bool {
        **self == **other
    }
}

impl Eq for ShortText {}

impl fmt::Debug for ShortText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

/// A text that is being written.
#[derive(Default)]
struct Draft {
    length: u8,
    bytes: [u8; MAX],
    /// All of it, once it is too long.
    long: String,
}

impl Draft {
    fn finish(self) -> ShortText {
        let Draft {
            length,
            bytes,
            long,
        } = self;
        ShortText(match long.is_empty() {
            true => Form::Short { length, bytes },
            false => Form::Long(long.into()),
        })
    }
}

impl fmt::Write for Draft {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        let start = usize::from(self.length);
        let room = self.bytes.get_mut(start..start + more.len());
        if let Some(room) = room.filter(|_| self.long.is_empty()) {
            room.copy_from_slice(more.as_bytes());
            self.length += more.len() as u8;
            return Ok(());
        }
        if self.long.is_empty() {
            let short = std::str::from_utf8(&self.bytes[..start]).map_err(|_| fmt::Error)?;
            self.long.push_str(short);
        }
        self.long.push_str(more);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_it_was_given() {
        let fits = "ա".repeat(11);
        let exceeds = format!("{fits}.");
        for (text, short) in [
            ("", true),
            ("9.2.1", true),
            (&fits, true),
            (&exceeds, false),
        ] {
            assert_eq!(matches!(ShortText::of(text).0, Form::Short { .. }), short);
            assert_eq!(&*ShortText::of(text), text);
            assert_eq!(ShortText::of(text), ShortText::from(text.to_owned()));
            let twice = format_args!("{text}{text}");
            assert_eq!(&*ShortText::of(twice), text.repeat(2));
        }
        assert_eq!(ShortText::from("9.2.1"), ShortText::of("9.2.1"));
        assert_eq!(size_of::<ShortText>(), size_of::<String>());
    }
}
