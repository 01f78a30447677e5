//! Why a site can't be made.

use thiserror::Error;

use crate::lang::{LocaleError, Missing};

/// A site can't be made.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum SiteError {
    /// There is no language to speak.
    #[error("there is no language folder")]
    NoLanguage,
    /// A language folder can't be used.
    #[error(transparent)]
    Locale(#[from] LocaleError),
    /// A message is missing.
    #[error(transparent)]
    Missing(#[from] Missing),
    /// A template is wrong.
    #[error("template: {0}")]
    Template(String),
    /// A picture is gone.
    #[error("cannot read the picture {0}")]
    Picture(String),
}

impl From<tera::Error> for SiteError {
    fn from(error: tera::Error) -> SiteError {
        let mut text = error.to_string();
        let mut source = std::error::Error::source(&error);
        while let Some(cause) = source {
            text += &format!(": {cause}");
            source = cause.source();
        }
        SiteError::Template(text)
    }
}
