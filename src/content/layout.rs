//! Which document each file of a tree is.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read as _};

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::manifest::Manifest;
use super::pattern::Pattern;
use super::plain;
use super::tree::{TreeFile, stem, unreadable};
use super::vocabulary::Vocabulary;
use crate::diag::{Code, Diagnostic, Message, Report, Severity};
use crate::lang::Lang;

/// A file that is a document.
#[derive(Clone, Debug)]
pub(super) struct DocumentFile {
    pub(super) leaf: TreeFile,
    pub(super) lang: Lang,
    pub(super) slug: Box<str>,
}

/// The documents of a tree.
#[derive(Debug, Default)]
pub(super) struct Layout {
    /// The documents, ordered by path.
    pub(super) places: Vec<DocumentFile>,
    /// The pattern that was guessed, where nothing said it.
    pub(super) guessed: Option<String>,
}

/// How a file's path was understood.
struct Guess {
    lang: Lang,
    slug: Box<str>,
    /// The slug with the folders it stands in, for files that share their name.
    long_slug: Box<str>,
    pattern: String,
}

/// Finds the documents among the files.
pub(super) fn layout(
    leaves: Vec<TreeFile>,
    manifest: Option<&Manifest>,
    vocabulary: &Vocabulary,
    report: &mut Report,
) -> Layout {
    let stated = manifest.and_then(|manifest| manifest.pattern.clone());
    let standard = Pattern::standard();
    let standard_fits = leaves
        .iter()
        .any(|leaf| standard.find(&leaf.name).is_some());
    let pattern = stated.or_else(|| (manifest.is_some() && standard_fits).then_some(standard));
    let understood: Vec<_> = leaves
        .into_par_iter()
        .map(|leaf| {
            let guess = match &pattern {
                Some(pattern) => Ok(pattern.find(&leaf.name).map(|(lang, slug)| Guess {
                    lang,
                    long_slug: long_slug(&leaf.name),
                    slug,
                    pattern: pattern.as_str().to_owned(),
                })),
                None => guess(&leaf, vocabulary),
            };
            (leaf, guess)
        })
        .collect();
    let mut guesses: Vec<(TreeFile, Guess)> = Vec::with_capacity(understood.len());
    for (leaf, guess) in understood {
        let guess = match guess {
            Ok(guess) => guess,
            Err(error) => {
                report.push(unreadable(&leaf.name, &error));
                continue;
            }
        };
        let wanted = |lang: Lang| {
            manifest.is_none_or(|manifest| {
                manifest.languages.is_empty() || manifest.languages.contains(&lang)
            })
        };
        match guess {
            Some(guess) if wanted(guess.lang) => guesses.push((leaf, guess)),
            _ if plain::is_ours(&leaf.name) => {}
            other => report.push(unmatched(&leaf, other.map(|guess| guess.lang))),
        }
    }
    let guessed = pattern.is_none().then(|| common_pattern(&guesses));
    Layout {
        places: places(guesses, report),
        guessed,
    }
}

/// A file that is no document, or one in a language that the book does not name.
fn unmatched(leaf: &TreeFile, lang: Option<Lang>) -> Diagnostic {
    let message = Message::new("content-file-unmatched").path(&leaf.name);
    let hint = match lang {
        Some(lang) => Message::new("content-file-other-language").text("lang", lang),
        None => Message::new("content-file-unmatched-hint"),
    };
    Diagnostic::placeless(Code("file-unmatched"), Severity::Hint, message).hint(hint)
}

/// The pattern of most files.
fn common_pattern(guesses: &[(TreeFile, Guess)]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, guess) in guesses {
        *counts.entry(&guess.pattern).or_default() += 1;
    }
    counts
        .into_iter()
        .max_by_key(|(_, count)| *count)
        .map(|(pattern, _)| pattern.to_owned())
        .unwrap_or_default()
}

/// Gives each document a name of its own.
fn places(guesses: Vec<(TreeFile, Guess)>, report: &mut Report) -> Vec<DocumentFile> {
    let mut short: FxHashMap<(Lang, &str), usize> = FxHashMap::default();
    for (_, guess) in &guesses {
        *short.entry((guess.lang, &guess.slug)).or_default() += 1;
    }
    let is_alone = |(_, guess): &(TreeFile, Guess)| short[&(guess.lang, &*guess.slug)] == 1;
    let alone: Vec<_> = guesses.iter().map(is_alone).collect();
    let mut taken: FxHashMap<(Lang, Box<str>), usize> = FxHashMap::default();
    let mut places = Vec::with_capacity(guesses.len());
    for ((leaf, guess), alone) in guesses.into_iter().zip(alone) {
        let slug = if alone { guess.slug } else { guess.long_slug };
        let count = taken.entry((guess.lang, slug.clone())).or_default();
        *count += 1;
        let slug = match *count {
            1 => slug,
            count => {
                let message = Message::new("content-document-twice")
                    .text("id", format!("{}/{slug}", guess.lang))
                    .path(&leaf.name);
                report.push(
                    Diagnostic::placeless(Code("document-twice"), Severity::Error, message)
                        .hint(Message::new("content-document-twice-hint")),
                );
                format!("{slug}-{count}").into()
            }
        };
        places.push(DocumentFile {
            leaf,
            lang: guess.lang,
            slug,
        });
    }
    places
}

/// The folders and the name of a path as one name.
fn long_slug(name: &str) -> Box<str> {
    stem(name).unwrap_or(name).replace('/', "-").into()
}

/// Understands a path by itself: a folder or a part of the file name is a language.
fn guess(leaf: &TreeFile, vocabulary: &Vocabulary) -> io::Result<Option<Guess>> {
    let Some(stem) = stem(&leaf.name) else {
        return Ok(None);
    };
    let mut folders: Vec<&str> = stem.split('/').collect();
    let file = folders.pop().unwrap_or_default();
    by_folder(&folders, file, vocabulary)
        .or_else(|| by_language_file(&folders, file, vocabulary))
        .or_else(|| by_file_name(&folders, file, vocabulary))
        .map_or_else(
            || by_words(leaf, &folders, file, vocabulary),
            |guess| Ok(Some(guess)),
        )
}

/// `hy/…/article9.md`, `docs/hy/article9/index.md`.
fn by_folder(folders: &[&str], file: &str, vocabulary: &Vocabulary) -> Option<Guess> {
    let (at, lang) = folders
        .iter()
        .enumerate()
        .find_map(|(at, folder)| Some((at, language(folder, vocabulary, true)?)))?;
    let inner = &folders[at + 1..];
    let in_folder = is_general(file) && !inner.is_empty();
    let slug = if in_folder {
        inner[inner.len() - 1]
    } else {
        file
    };
    let mut pattern = folders[..at]
        .iter()
        .map(|folder| format!("{folder}/"))
        .collect::<String>();
    pattern.push_str("{lang}/");
    let between = inner.len() - usize::from(in_folder);
    if between > 0 {
        pattern.push_str("**/");
    }
    pattern.push_str("{slug}");
    if in_folder {
        pattern.push('/');
        pattern.push_str(file);
    }
    pattern.push_str(".md");
    let long = inner.iter().copied().chain((!in_folder).then_some(file));
    Some(Guess {
        lang,
        slug: slug.into(),
        long_slug: long.collect::<Vec<_>>().join("-").into(),
        pattern,
    })
}

/// `article9/hy.md`.
fn by_language_file(folders: &[&str], file: &str, vocabulary: &Vocabulary) -> Option<Guess> {
    let lang = language(file, vocabulary, false)?;
    let slug = folders.last()?;
    Some(Guess {
        lang,
        slug: (*slug).into(),
        long_slug: folders.join("-").into(),
        pattern: "**/{slug}/{lang}.md".to_owned(),
    })
}

/// `article9.hy.md`, `article9_hy.md`, `hy-article9.md`, `article9/index.hy.md`.
fn by_file_name(folders: &[&str], file: &str, vocabulary: &Vocabulary) -> Option<Guess> {
    ['.', '_', '-'].into_iter().find_map(|mark| {
        let last = file.rsplit_once(mark).and_then(|(name, lang)| {
            let lang = language(lang, vocabulary, false)?;
            Some((lang, name, format!("{mark}{{lang}}"), true))
        });
        let first = file.split_once(mark).and_then(|(lang, name)| {
            let lang = language(lang, vocabulary, false)?;
            Some((lang, name, format!("{{lang}}{mark}"), false))
        });
        let (lang, name, sign, follows) = last.or(first)?;
        let folder = folders.last().filter(|_| is_general(name));
        let shown = folder.map_or("{slug}", |_| name);
        let shown = if follows {
            format!("{shown}{sign}")
        } else {
            format!("{sign}{shown}")
        };
        let between = folder.map_or("", |_| "{slug}/");
        Some(Guess {
            lang,
            slug: folder.copied().unwrap_or(name).into(),
            long_slug: folder.map_or_else(|| name.into(), |_| folders.join("-").into()),
            pattern: format!("**/{between}{shown}.md"),
        })
    })
}

/// Whether the name of a file says nothing, so that its folder must.
fn is_general(file: &str) -> bool {
    let general = [
        "index", "_index", "content", "text", "main", "page", "readme",
    ];
    general.contains(&file.to_ascii_lowercase().as_str())
}

/// How many bytes of a text its language is found by.
const FIRST_WORDS: u64 = 4096;

/// Nothing in the path says the language, so the first words of the text do.
fn by_words(
    leaf: &TreeFile,
    folders: &[&str],
    file: &str,
    vocabulary: &Vocabulary,
) -> io::Result<Option<Guess>> {
    let mut start = Vec::new();
    File::open(&leaf.path)?
        .take(FIRST_WORDS)
        .read_to_end(&mut start)?;
    let lang = vocabulary.language_of(&String::from_utf8_lossy(&start));
    let long = folders.iter().copied().chain([file]);
    Ok(lang.map(|lang| Guess {
        lang,
        slug: file.into(),
        long_slug: long.collect::<Vec<_>>().join("-").into(),
        pattern: "**/{slug}.md".to_owned(),
    }))
}

/// The language that a name is; with `any`, also one that kanon knows nothing of.
fn language(name: &str, vocabulary: &Vocabulary, any: bool) -> Option<Lang> {
    let code = name.replace('_', "-");
    let code = match code.split_once('-') {
        Some((primary, rest)) => format!("{}-{rest}", primary.to_ascii_lowercase()),
        None => code.to_ascii_lowercase(),
    };
    // `ru-article9` is no variety of Russian.
    let is_subtag = |subtag: &str| match subtag.len() {
        2 | 4 => subtag.bytes().all(|byte| byte.is_ascii_alphabetic()),
        3 => subtag.bytes().all(|byte| byte.is_ascii_digit()),
        _ => false,
    };
    if !code.split('-').skip(1).all(is_subtag) {
        return None;
    }
    let lang: Lang = code.parse().ok()?;
    (vocabulary.knows(lang) || (any && code.len() == 2)).then_some(lang)
}
