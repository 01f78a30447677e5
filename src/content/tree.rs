//! The Markdown files below a folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::LoadError;
use crate::diag::{Code, Diagnostic, Message, Report, Severity};

/// A file of the tree.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct TreeFile {
    /// Its path from the folder, with `/`.
    pub(super) name: String,
    /// Where it is.
    pub(super) path: PathBuf,
}

/// A file or folder can't be read.
pub(super) const UNREADABLE: Code = Code("unreadable");

/// How many folders deep a tree is followed.
const MAX_DEPTH: usize = 32;

/// All Markdown files below a folder, ordered by name, without the hidden ones and without READMEs
/// (and PUBLISHING, which `kanon new book` writes),
/// unless such a file is all there is in a folder of its own: `en/article9/README.md`.
pub(super) fn walk(folder: &Path, report: &mut Report) -> Result<Vec<TreeFile>, LoadError> {
    if !folder.is_dir() {
        return Err(LoadError::NotAFolder(folder.to_owned()));
    }
    let unreadable = |error| LoadError::Unreadable(folder.to_owned(), error);
    let root = fs::canonicalize(folder).map_err(unreadable)?;
    fs::read_dir(folder).map_err(unreadable)?;
    let mut walker = Walker {
        root,
        leaves: Vec::new(),
        left_out: Vec::new(),
    };
    walker.folder(folder, "", 0);
    let Walker {
        mut leaves,
        mut left_out,
        ..
    } = walker;
    // A folder lists its files in any order.
    left_out.sort_by(|(one, _), (other, _)| one.cmp(other));
    report.extend(left_out.into_iter().map(|(_, diagnostic)| diagnostic));
    leaves.sort_unstable();
    if leaves.iter().any(TreeFile::is_readme) {
        let shared: BTreeSet<String> = leaves
            .iter()
            .filter(|leaf| !leaf.is_readme())
            .map(|leaf| leaf.folder().to_owned())
            .collect();
        leaves.retain(|leaf| {
            let folder = leaf.folder();
            !leaf.is_readme() || folder.contains('/') && !shared.contains(folder)
        });
    }
    Ok(leaves)
}

impl TreeFile {
    /// The folder it stands in.
    fn folder(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    fn is_readme(&self) -> bool {
        let file = self.name.rsplit('/').next();
        let stem = file.and_then(stem).unwrap_or_default();
        ["readme", "publishing"]
            .iter()
            .any(|name| stem.eq_ignore_ascii_case(name))
    }
}

struct Walker {
    root: PathBuf,
    leaves: Vec<TreeFile>,
    /// What is wrong with what is no leaf, by name.
    left_out: Vec<(String, Diagnostic)>,
}

impl Walker {
    fn folder(&mut self, folder: &Path, prefix: &str, depth: usize) {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => return self.unreadable(prefix, &error),
        };
        for entry in entries {
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => return self.unreadable(prefix, &error),
            };
            let file_name = entry.file_name();
            let file_name = file_name.to_string_lossy();
            if file_name.starts_with(['.', '_']) {
                continue;
            }
            let name = format!("{prefix}{file_name}");
            let path = entry.path();
            let kind = match entry.file_type() {
                Ok(kind) => kind,
                Err(error) => {
                    self.unreadable(&name, &error);
                    continue;
                }
            };
            if kind.is_symlink() && !self.stays_inside(&path, &name) {
                continue;
            }
            if kind.is_dir() {
                if depth < MAX_DEPTH {
                    self.folder(&path, &format!("{name}/"), depth + 1);
                } else {
                    self.not_followed("folder-too-deep", "content-folder-too-deep", &name);
                }
            } else if kind.is_symlink() && path.is_dir() {
                self.not_followed("link-to-folder", "content-link-to-folder", &name);
            } else if is_document(&file_name) && (kind.is_file() || path.is_file()) {
                self.leaves.push(TreeFile { name, path });
            }
        }
    }

    /// Whether a symbolic link leads to a file of the tree; others are reported and not followed.
    fn stays_inside(&mut self, path: &Path, name: &str) -> bool {
        let inside = fs::canonicalize(path).is_ok_and(|target| target.starts_with(&self.root));
        let relevant = is_document(name) || path.is_dir();
        if !inside && relevant {
            let message = Message::new("content-link-outside").path(name);
            let diagnostic =
                Diagnostic::placeless(Code("link-outside"), Severity::Warning, message)
                    .hint(Message::new("content-link-outside-hint"));
            self.left_out.push((name.to_owned(), diagnostic));
        }
        inside
    }

    fn not_followed(&mut self, code: &'static str, key: &'static str, name: &str) {
        let message = Message::new(key).path(name);
        let hint = Message::new("content-not-followed-hint");
        let diagnostic = Diagnostic::placeless(Code(code), Severity::Hint, message).hint(hint);
        self.left_out.push((name.to_owned(), diagnostic));
    }

    fn unreadable(&mut self, name: &str, error: &std::io::Error) {
        let name = name.trim_end_matches('/');
        self.left_out
            .push((name.to_owned(), unreadable(name, error)));
    }
}

/// A file or folder that can't be read.
pub(super) fn unreadable(name: &str, error: &std::io::Error) -> Diagnostic {
    let message = Message::new("content-unreadable")
        .path(name)
        .text("problem", error);
    Diagnostic::placeless(UNREADABLE, Severity::Error, message)
}

/// The name without the ending of a Markdown file, if it has one.
pub(super) fn stem(name: &str) -> Option<&str> {
    let (stem, ending) = name.rsplit_once('.')?;
    let known = ["md", "markdown", "mkd", "mdown"];
    known
        .iter()
        .any(|known| ending.eq_ignore_ascii_case(known))
        .then_some(stem)
}

fn is_document(name: &str) -> bool {
    let name = name.rsplit('/').next().unwrap_or(name);
    stem(name).is_some_and(|stem| !stem.is_empty())
}
