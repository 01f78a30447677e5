//! Where links lead, as far as their target says.

use std::ops::Range;

use super::identity;
use super::page::{At, Page, PieceKind, Style};
use super::vocabulary::Vocabulary;
use crate::law::Division;

/// A link and the division that its target names.
#[derive(Clone, Debug)]
pub(super) struct NamedLink {
    /// The plain text it covers.
    pub(super) plain: Range<At>,
    /// The division named by the last part of its path or its anchor.
    pub(super) division: Option<Division>,
    /// Whether it stays in the same tree of documents.
    pub(super) local: bool,
}

/// The links of a page, in order.
pub(super) fn links(page: &Page, vocabulary: &Vocabulary) -> Vec<NamedLink> {
    let mut open = Vec::new();
    let mut links = Vec::new();
    for piece in &page.pieces {
        match &piece.kind {
            PieceKind::Open(Style::Link(target)) => {
                open.push(Some(links.len()));
                links.push(NamedLink {
                    plain: piece.at..piece.at,
                    division: division(target, vocabulary),
                    local: !target.contains("://") && !target.starts_with("mailto:"),
                });
            }
            PieceKind::Open(_) => open.push(None),
            PieceKind::Close => {
                if let Some(Some(link)) = open.pop() {
                    let link: &mut NamedLink = &mut links[link];
                    link.plain.end = piece.at;
                }
            }
            _ => {}
        }
    }
    links
}

/// The division that a link's target names: `./article9`, `../laws/appendix-a/#A.4`.
pub(super) fn division(target: &str, vocabulary: &Vocabulary) -> Option<Division> {
    let path = target.split(['#', '?']).next().unwrap_or_default();
    let path = path.trim_end_matches('/');
    let segments = path.rsplit('/').filter(|segment| !segment.is_empty());
    segments
        .take(2)
        .find_map(|segment| {
            let slug = segment.split('.').next().unwrap_or_default();
            identity::of_slug(slug, vocabulary)
        })
        .and_then(|kind| kind.division())
}
