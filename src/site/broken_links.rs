//! Links and pictures of the sources that lead nowhere, shown as plain text, and pictures that are
//! published without a part of them: both are reported.

use rayon::prelude::*;

use super::Site;
use super::markup::{Target, aim, holds_reference, picture, walk};
use super::svg::{is_svg, sanitize};
use crate::diag::{Code, Diagnostic, Message, Report, Severity};
use crate::law::Inline;

/// A link that no reader can follow.
const BROKEN_LINK: Code = Code("broken-link");

/// A picture that is not there.
const MISSING_PICTURE: Code = Code("missing-picture");

/// A picture that could act was published without that.
const ACTIVE_PICTURE: Code = Code("active-picture");

/// A file of a theme replaces nothing where it is.
pub const THEME_FILE: Code = Code("theme-file");

/// What is found when pages are made.
pub const FOUND_ON_PAGES: [Code; 4] = [BROKEN_LINK, MISSING_PICTURE, ACTIVE_PICTURE, THEME_FILE];

impl Site<'_> {
    /// Pictures that are published without a part of them: scripts, and what asks for other files.
    fn active_pictures(&self) -> Vec<Diagnostic> {
        let svg = self.pictures().into_iter().filter(|path| is_svg(path));
        svg.filter(|path| {
            let bytes = self.picture_source.read(path);
            bytes.is_some_and(|bytes| sanitize(&bytes).is_changed)
        })
        .map(|path| {
            let message = Message::new("site-found-active-picture").path(&path);
            let hint = Message::new("site-found-active-picture-hint");
            Diagnostic::placeless(ACTIVE_PICTURE, Severity::Warning, message).hint(hint)
        })
        .collect()
    }

    /// What of the sources the pages show as plain text because it leads nowhere.
    pub fn broken_links(&self) -> Report {
        let documents = self.corpus.documents.par_iter().enumerate();
        let found = documents.flat_map_iter(|(at, document)| {
            let at = at as u32;
            let mut found = Vec::new();
            for (_, passage) in document.passages() {
                walk(&passage.blocks, &mut |inline| {
                    let (code, key, hint, span, linked) = match inline {
                        Inline::Link { span, linked }
                            if !holds_reference(&linked.content)
                                && aim(self, at, &linked.target) == Target::Nowhere =>
                        {
                            (
                                BROKEN_LINK,
                                "site-found-broken-link",
                                "site-found-broken-link-hint",
                                span,
                                linked,
                            )
                        }
                        Inline::Image { span, linked }
                            if picture(self, at, &linked.target).is_none() =>
                        {
                            (
                                MISSING_PICTURE,
                                "site-found-missing-picture",
                                "site-found-missing-picture-hint",
                                span,
                                linked,
                            )
                        }
                        _ => return,
                    };
                    let message = Message::new(key).text("target", &linked.target);
                    let finding = Diagnostic::new(code, Severity::Warning, *span, message);
                    found.push(finding.hint(Message::new(hint)));
                });
            }
            found
        });
        let mut found: Vec<_> = found.collect();
        found.extend(self.active_pictures());
        found.into_iter().collect()
    }
}
