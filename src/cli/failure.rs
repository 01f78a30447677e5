//! Why the work could not be done, told in the reader's language.
//!
//! Where something fails, nobody knows the language; so a [`Failure`] carries a message and what
//! caused it up to where it is printed.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::Path;

use anyhow::Result;

use crate::content::LoadError;
use crate::diag::{MAX_LENGTH, Message};
use crate::lang::{LocaleError, Text};
use crate::site::SiteError;

/// A message about what could not be done, and why.
#[derive(Debug)]
pub struct Failure {
    message: Message,
    cause: Option<anyhow::Error>,
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.message.key)
    }
}

impl Error for Failure {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.cause.as_ref().map(|cause| cause.as_ref() as _)
    }
}

/// Says what could not be done when something fails.
pub trait Explain<T> {
    /// The same, with a message where it failed.
    fn explain(self, message: impl FnOnce() -> Message) -> Result<T>;
}

impl<T, E: Into<anyhow::Error>> Explain<T> for Result<T, E> {
    fn explain(self, message: impl FnOnce() -> Message) -> Result<T> {
        self.map_err(|cause| {
            let cause = Some(cause.into());
            let message = message();
            Failure { message, cause }.into()
        })
    }
}

impl<T> Explain<T> for Option<T> {
    fn explain(self, message: impl FnOnce() -> Message) -> Result<T> {
        self.ok_or_else(|| failure(message()))
    }
}

/// A failure that nothing else caused.
pub fn failure(message: Message) -> anyhow::Error {
    let cause = None;
    Failure { message, cause }.into()
}

/// A message about a file or folder.
pub fn about(key: &'static str, path: &Path) -> Message {
    Message::new(key).path(path.display())
}

/// The folder with the articles is none.
pub fn no_content(path: &Path) -> Message {
    if !path.is_file() {
        return about("failure-no-content", path);
    }
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let folder = folder.unwrap_or(Path::new(".")).display();
    about("failure-content-file", path).text("folder", folder)
}

/// A failure with all its causes, in the reader's language as far as they are ours to tell.
pub fn show(error: &anyhow::Error, text: &Text) -> String {
    let causes = error.chain().map(|cause| match told(cause) {
        Some(message) => text.show(&message),
        None => cause.to_string(),
    });
    let causes: Vec<_> = causes.collect();
    let because = |why, what| {
        let message = Message::new("failure-because").text("what", what);
        text.show(&message.text("why", why))
    };
    causes.into_iter().rev().reduce(because).unwrap_or_default()
}

fn told(cause: &(dyn Error + 'static)) -> Option<Message> {
    if let Some(failure) = cause.downcast_ref::<Failure>() {
        return Some(failure.message.clone());
    }
    if let Some(LoadError::NotAFolder(path)) = cause.downcast_ref() {
        return Some(no_content(path));
    }
    if let Some(LoadError::Unreadable(path, _)) = cause.downcast_ref() {
        return Some(about("failure-read", path));
    }
    if let Some(error) = cause.downcast_ref() {
        return of_locale(error);
    }
    if let Some(error) = cause.downcast_ref::<io::Error>() {
        return of_system(error.kind());
    }
    of_site(cause.downcast_ref()?)
}

/// The usual complaints of a system; the others it tells itself.
fn of_system(kind: io::ErrorKind) -> Option<Message> {
    let key = match kind {
        io::ErrorKind::NotFound => "failure-io-missing",
        io::ErrorKind::PermissionDenied => "failure-io-denied",
        io::ErrorKind::IsADirectory => "failure-io-folder",
        io::ErrorKind::NotADirectory => "failure-io-file",
        io::ErrorKind::StorageFull => "failure-io-full",
        io::ErrorKind::NotSeekable => "failure-io-endless",
        io::ErrorKind::FileTooLarge => "failure-io-long",
        _ => return None,
    };
    Some(Message::new(key).with("megabytes", MAX_LENGTH >> 20))
}

fn of_locale(error: &LocaleError) -> Option<Message> {
    match error {
        LocaleError::Unknown(lang, known) => Some(
            Message::new("failure-no-language")
                .text("lang", lang)
                .text("known", known),
        ),
        // What is wrong with a language can't be said in it.
        _ => None,
    }
}

fn of_site(error: &SiteError) -> Option<Message> {
    match error {
        SiteError::NoLanguage => Some(Message::new("failure-site-language")),
        SiteError::Template(why) => Some(Message::new("failure-site-template").text("why", why)),
        SiteError::Picture(path) => Some(Message::new("failure-site-picture").path(path)),
        SiteError::Locale(error) => of_locale(error),
        SiteError::Missing(_) => None,
    }
}
