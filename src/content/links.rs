//! Where links lead, as far as their target says.

use std::ops::Range;

use super::identity;
use super::page::{At, FlatPage, FlatPiece, PieceKind, Style};
use super::vocabulary::Vocabulary;
use crate::law::Division;

/// A link or an image, and the division that its target names.
#[derive(Clone, Debug)]
pub(super) struct NamedLink {
    /// The plain text it covers.
    pub(super) plain: Range<At>,
    /// The division named by the last part of its path.
    pub(super) division: Option<Division>,
    /// Whether it stays in the same tree of documents.
    pub(super) local: bool,
    /// Whether it is an image, so that its text mentions nothing.
    pub(super) image: bool,
}

/// The links and images of a page, in order; of those inside each other the outermost.
pub(super) fn links(page: &FlatPage, vocabulary: &Vocabulary) -> Vec<NamedLink> {
    let mut links: Vec<NamedLink> = Vec::new();
    let mut inside = 0;
    for &open in &page.links {
        let open = open as usize;
        let (target, image) = match &page.pieces[open].kind {
            PieceKind::Open(Style::Link(target)) => (target, false),
            PieceKind::Open(Style::Image(target)) => (target, true),
            _ => continue,
        };
        if open < inside {
            continue;
        }
        let start = page.pieces[open].at;
        let close = closing(&page.pieces, open);
        inside = close.map_or(usize::MAX, |close| close + 1);
        links.push(NamedLink {
            plain: start..close.map_or(start, |close| page.pieces[close].at),
            division: division(path(target), vocabulary),
            local: !target.contains("://") && !target.starts_with("mailto:"),
            image,
        });
    }
    links
}

/// The piece that closes the mark that one opens.
fn closing(pieces: &[FlatPiece], open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    (open..pieces.len()).find(|&at| {
        match pieces[at].kind {
            PieceKind::Open(_) => depth += 1,
            PieceKind::Close => depth -= 1,
            _ => {}
        }
        depth == 0
    })
}

/// A link's target without the place on the page.
fn path(target: &str) -> &str {
    target.split(['#', '?']).next().unwrap_or_default()
}

/// The division that the path of a link's target names: `./article9`, `../laws/appendix-a/`.
fn division(path: &str, vocabulary: &Vocabulary) -> Option<Division> {
    let segments = path.rsplit('/').filter(|segment| !segment.is_empty());
    segments
        .take(2)
        .find_map(|segment| {
            let slug = segment.split('.').next().unwrap_or_default();
            identity::of_slug(slug, vocabulary)
        })
        .and_then(|kind| kind.division())
}
