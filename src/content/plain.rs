//! The plain edition: all of the Laws in our own words, built in like the locales.
//!
//! Its articles are read by the same parser as a publisher's and stand after his in the corpus, so
//! that references lead into them where his own texts are silent.

use include_dir::{Dir, include_dir};
use rayon::prelude::*;

use super::parse::{Frame, Parsed, parse_document};
use super::{Options, Vocabulary};
use crate::diag::{FileId, Source};
use crate::lang::Lang;
use crate::law::Edition;

static ARTICLES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/content/plain");

/// The edition of the Laws that it restates.
const EDITION: Edition = Edition::E2023;

/// Whether a file of a content folder is an article of the plain edition, which is built in.
pub fn is_ours(name: &str) -> bool {
    let article = name.strip_prefix("plain/");
    article.is_some_and(|article| ARTICLES.contains(article))
}

/// An article of the plain edition as it is written, such as `article9`.
pub fn article(lang: Lang, slug: &str) -> Option<&'static str> {
    let file = ARTICLES.get_file(format!("{lang}/{slug}.md"))?;
    file.contents_utf8()
}

/// Reads the articles; their files are numbered from `first`.
pub(super) fn read(
    first: FileId,
    options: &Options,
    vocabulary: &Vocabulary,
) -> Vec<(Source, Parsed)> {
    let mut articles: Vec<_> = ARTICLES
        .dirs()
        .filter_map(|dir| Some((dir.path().to_str()?.parse::<Lang>().ok()?, dir)))
        .filter(|&(lang, _)| options.plain.includes(lang))
        .filter(|&(lang, _)| options.only.is_none_or(|only| only == lang))
        .flat_map(|(lang, dir)| dir.files().map(move |file| (lang, file)))
        .collect();
    articles.sort_by_key(|(_, file)| file.path());
    articles
        .into_par_iter()
        .enumerate()
        .filter_map(|(at, (lang, file))| {
            let path = file.path();
            let slug = path.file_stem()?.to_str()?;
            let frame = Frame {
                lang,
                slug: format!("plain/{slug}").into(),
                edition: Some(EDITION),
                kind: None,
                title: None,
            };
            let text = file.contents_utf8()?;
            let file = FileId(first.0 + at as u32);
            let mut parsed = parse_document(text, file, &frame, vocabulary);
            for document in &mut parsed.documents {
                document.plain = true;
            }
            let name = format!("plain/{}", path.to_str()?);
            Some((Source::new(name, text), parsed))
        })
        .collect()
}
