//! What a diagnostic says, before it has a language.

use std::fmt;

use super::visible;

/// A Fluent message key with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key in `locales/<lang>/*.ftl`.
    pub key: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Text that is the same in every language (a number, a quotation, a path), or a word that
    /// messages choose by.
    Text(String),
    /// A count; chooses the plural form.
    Count(i64),
    /// Another message, put in place in the reader's language.
    Message(Box<Message>),
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Message {
        Message {
            key,
            args: Vec::new(),
        }
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        // A large tree has many messages, and most have one argument.
        if self.args.len() == self.args.capacity() {
            self.args.reserve_exact(1);
        }
        self.args.push((name, value.into()));
        self
    }

    /// Adds a word that the message chooses by.
    pub fn word(mut self, name: &'static str, word: &'static str) -> Message {
        if self.args.is_empty() {
            // Rulings choose by several words, and a stream of scenarios makes a great many of them:
            // here time matters more than the room of two arguments.
            self.args.reserve_exact(3);
        }
        self.with(name, Arg::Text(word.into()))
    }

    /// Adds whether something is so, as a word that the message chooses by.
    pub fn truth(self, name: &'static str, so: bool) -> Message {
        self.word(name, if so { "true" } else { "false" })
    }

    /// Adds the path of a file or folder, whose name can hold anything.
    pub fn path(self, path: impl fmt::Display) -> Message {
        self.text("path", visible(&path.to_string()))
    }

    /// Adds an argument from anything that displays the same in every language.
    pub fn text(self, name: &'static str, value: impl fmt::Display) -> Message {
        self.with(name, Arg::Text(value.to_string()))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Arg {
        Arg::Count(count as i64)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}
