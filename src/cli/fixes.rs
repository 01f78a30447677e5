//! `kanon check --fix`: corrected copies of the documents.
//!
//! The findings with a mechanical correction enter; copies in a folder of their own and a diff
//! leave. The sources are never touched.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{self, Path};

use anyhow::Result;

use super::failure::{Explain as _, about, failure};
use super::replace::replace;
use crate::diag::{FileId, Fix, Report, Sources, read_whole};
use crate::law::Corpus;

/// Says that kanon made a folder of corrected copies.
const MARKER: &str = ".kanon-fixed";

/// What was corrected.
pub struct Fixed {
    /// How many corrections were made.
    pub corrections: usize,
    /// How many files have any.
    pub files: usize,
    /// The changed lines, as a diff.
    pub diff: String,
}

/// Writes corrected copies of the publisher's documents into a folder that is empty, missing or
/// kanon's own.
pub fn write_fixed(corpus: &Corpus, report: &Report, root: &Path, folder: &Path) -> Result<Fixed> {
    if lies_in(folder, root) {
        // The next check would read the copies as further articles.
        return Err(failure(about("failure-fix-inside", folder)));
    }
    claim(folder)?;
    let mut fixed = Fixed {
        corrections: 0,
        files: 0,
        diff: String::new(),
    };
    for (file, fixes) in by_file(corpus, report) {
        let source = corpus.sources.get(file);
        let path = root.join(source.name());
        let raw = read_whole(&path).explain(|| about("failure-read", &path))?;
        // What stands before the text (front matter) stays; a text that was decoded is no suffix.
        let Some(front) = raw.strip_suffix(source.text().as_bytes()) else {
            return Err(failure(about("failure-fix-encoding", &path)));
        };
        let text = corrected(source.text(), &fixes);
        let target = folder.join(source.name());
        if let Some(parent) = target.parent() {
            fs::create_dir_all(parent).explain(|| about("failure-make", parent))?;
        }
        let bytes = [front, text.as_bytes()].concat();
        let beside = target.with_added_extension("new");
        replace(&target, &beside, &bytes)?;
        fixed.corrections += fixes.len();
        fixed.files += 1;
        fixed.diff += &diff(&corpus.sources, file, &fixes);
    }
    Ok(fixed)
}

/// Whether a folder, which may be missing, is the other one or lies in it.
fn lies_in(folder: &Path, other: &Path) -> bool {
    let existing = path::absolute(folder).ok().and_then(|folder| {
        let mut upwards = folder.ancestors();
        upwards.find_map(|above| above.canonicalize().ok())
    });
    match (existing, other.canonicalize()) {
        (Some(existing), Ok(other)) => existing.starts_with(other),
        _ => false,
    }
}

/// Makes a folder kanon's own, unless it holds what others put there.
fn claim(folder: &Path) -> Result<()> {
    let is_empty = match fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_none(),
        Err(_) => !folder.exists(),
    };
    let marker = folder.join(MARKER);
    if !is_empty && !marker.is_file() {
        return Err(failure(about("failure-not-ours", folder)));
    }
    fs::create_dir_all(folder).explain(|| about("failure-make", folder))?;
    let beside = marker.with_added_extension("new");
    replace(&marker, &beside, b"")
}

/// The corrections of each file of the publisher, in order; of two that overlap the first.
fn by_file<'a>(corpus: &Corpus, report: &'a Report) -> BTreeMap<FileId, Vec<&'a Fix>> {
    let documents = corpus.documents.iter().filter(|document| !document.plain);
    let theirs: Vec<_> = documents.map(|document| document.file).collect();
    let mut fixes: Vec<_> = report
        .iter()
        .filter_map(|finding| finding.fix.as_ref())
        .collect();
    fixes.sort_by_key(|fix| (fix.span.file, fix.span.start, fix.span.end));
    let mut by_file: BTreeMap<FileId, Vec<&Fix>> = BTreeMap::new();
    for fix in fixes
        .into_iter()
        .filter(|fix| theirs.contains(&fix.span.file))
    {
        let of_file = by_file.entry(fix.span.file).or_default();
        if of_file
            .last()
            .is_none_or(|last| last.span.end <= fix.span.start)
        {
            of_file.push(fix);
        }
    }
    by_file
}

fn corrected(text: &str, fixes: &[&Fix]) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut at = 0;
    for fix in fixes {
        whole.push_str(&text[at..fix.span.range().start]);
        whole.push_str(&fix.text);
        at = fix.span.range().end;
    }
    whole.push_str(&text[at..]);
    whole
}

/// The lines that change, before and after.
fn diff(sources: &Sources, file: FileId, fixes: &[&Fix]) -> String {
    let source = sources.get(file);
    let mut diff = format!("--- {0}\n+++ {0}\n", source.name());
    let mut rest = fixes;
    while let Some(first) = rest.first() {
        let start = source.line_at(first.span.range().start).start;
        let mut end = source.line_at(first.span.range().end).end;
        let mut count = 0;
        while let Some(fix) = rest.get(count).filter(|fix| fix.span.range().start <= end) {
            end = end.max(source.line_at(fix.span.range().end).end);
            count += 1;
        }
        let (here, later) = rest.split_at(count.max(1));
        rest = later;
        let mut new = String::new();
        let mut at = start;
        for fix in here {
            new.push_str(&source.text()[at..fix.span.range().start]);
            new.push_str(&fix.text);
            at = fix.span.range().end;
        }
        let end = end.max(at);
        new.push_str(&source.text()[at..end]);
        let line = source.place(start).line;
        let _ = writeln!(diff, "@@ {line} @@");
        for old in source.text()[start..end].lines() {
            let _ = writeln!(diff, "-{old}");
        }
        if end == source.text().len() && new.ends_with('\n') {
            diff.push_str("\\ No newline at end of file\n");
        }
        for new in new.lines() {
            let _ = writeln!(diff, "+{new}");
        }
    }
    diff
}
