//! Links and pictures of the sources that lead nowhere: shown as plain text, and reported.

use rayon::prelude::*;

use super::Site;
use super::markup::{Target, aim, holds_reference, picture, walk};
use crate::diag::{Code, Diagnostic, Message, Report, Severity};
use crate::law::Inline;

/// A link that no reader can follow.
const BROKEN_LINK: Code = Code("broken-link");

/// A picture that is not there.
const MISSING_PICTURE: Code = Code("missing-picture");

impl Site<'_> {
    /// What of the sources the pages show as plain text because it leads nowhere.
    pub fn broken_links(&self) -> Report {
        let documents = self.corpus.documents.par_iter().enumerate();
        let found = documents.flat_map_iter(|(at, document)| {
            let at = at as u32;
            let mut found = Vec::new();
            for (_, passage) in document.passages() {
                walk(&passage.blocks, &mut |inline| {
                    let (code, key, span, linked) = match inline {
                        Inline::Link { span, linked }
                            if !holds_reference(&linked.content)
                                && aim(self, at, &linked.target) == Target::Nowhere =>
                        {
                            (BROKEN_LINK, "site-found-broken-link", span, linked)
                        }
                        Inline::Image { span, linked }
                            if picture(self, at, &linked.target).is_none() =>
                        {
                            (MISSING_PICTURE, "site-found-missing-picture", span, linked)
                        }
                        _ => return,
                    };
                    let message = Message::new(key).text("target", &linked.target);
                    found.push(Diagnostic::new(code, Severity::Warning, *span, message));
                });
            }
            found
        });
        let found: Vec<_> = found.collect();
        found.into_iter().collect()
    }
}
