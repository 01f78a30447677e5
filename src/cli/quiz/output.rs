//! Files written whole, and what is said about them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;

use anyhow::Result;

use super::sheets::Exported;
use crate::cli::failure::{Explain, about, failure};
use crate::cli::globals::Globals;
use crate::cli::replace::replace;
use crate::cli::stop::whole;
use crate::diag::{Diagnostic, Message, Severity, read_whole_text};
use crate::export::Artifact;
use crate::lang::Locale;
use crate::quiz::{Paper, Renderer, fingerprint};

/// Lines go out in pieces of about this size, each ending with a line.
const PIECE: usize = 1 << 16;

/// JSON Lines on standard output, a language after the other.
pub fn stream(made: &Paper, locales: &[Locale]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let mut lines = Vec::new();
    for locale in locales {
        let renderer = Renderer::new(locale)?;
        for item in made.forms.iter().flat_map(|form| &form.items) {
            serde_json::to_writer(&mut lines, &renderer.render(&item.question))?;
            lines.push(b'\n');
            if lines.len() > PIECE {
                let _whole = whole();
                out.write_all(&lines)?;
                lines.clear();
            }
        }
    }
    let _whole = whole();
    out.write_all(&lines)?;
    out.flush()?;
    Ok(())
}

/// The list of the files that were made in a folder: only those are written again.
const MADE: &str = ".kanon-quiz";

/// What a folder holds of earlier runs.
#[derive(Default)]
struct Made {
    /// The paper.
    paper: u64,
    /// The names of the files, and what tells whether somebody has changed them since.
    files: BTreeMap<String, u64>,
}

impl Made {
    /// Reads a list: the paper, then a file a line.
    fn read(folder: &Path) -> Made {
        let text = read_whole_text(&folder.join(MADE)).unwrap_or_default();
        let mut made = Made::default();
        let number = |text: &str| u64::from_str_radix(text, 16).unwrap_or(0);
        for line in text.lines() {
            match line.split_once('\t') {
                Some(("", paper)) => made.paper = number(paper),
                Some((name, sum)) => drop(made.files.insert(name.to_owned(), number(sum))),
                None => drop(made.files.insert(line.to_owned(), 0)),
            }
        }
        made
    }

    fn write(&self, folder: &Path) -> Result<()> {
        let mut text = format!("\t{:x}\n", self.paper);
        for (name, sum) in &self.files {
            let _ = writeln!(text, "{name}\t{sum:x}");
        }
        let list = Artifact {
            path: MADE.to_owned(),
            bytes: text.into_bytes(),
        };
        let _whole = whole();
        write(folder, &list)
    }
}

/// Writes every file beside its place first. A file that kanon did not make is never written over.
/// Files of another paper that kanon made there go, so that no booklet stands beside a key that is
/// not its own; what else is in the folder stays, and so does what somebody has changed.
pub fn write_all(
    folder: &Path,
    exported: &[Exported],
    paper: &Paper,
    globals: &Globals,
) -> Result<()> {
    std::fs::create_dir_all(folder).explain(|| about("failure-make", folder))?;
    let files = || exported.iter().flat_map(|exported| &exported.files);
    let mut made = Made::read(folder);
    let earlier = made.files.clone();
    for file in files() {
        let path = folder.join(&file.path);
        let sum = fingerprint(&file.bytes);
        if made.files.insert(file.path.clone(), sum).is_none() && path.exists() {
            return Err(failure(about("failure-file-not-ours", &path)));
        }
    }
    // An interruption must leave no file that is not listed.
    made.write(folder)?;
    let mut each = files();
    let written = each.try_for_each(|file| {
        let _whole = whole();
        write(folder, file)
    });
    if written.is_err() {
        // A file that was not made may be somebody's one day. The first failure is what counts.
        made.files.retain(|name, _| folder.join(name).exists());
        let _ = made.write(folder);
        return written;
    }
    let now = paper.fingerprint();
    if made.paper != now {
        let new: BTreeSet<&str> = files().map(|file| file.path.as_str()).collect();
        let old = earlier
            .iter()
            .filter(|(name, _)| !new.contains(name.as_str()));
        let gone = remove(folder, old, globals);
        made.files.retain(|name, _| !gone.contains(name));
        made.paper = now;
    }
    made.write(folder)
}

/// Removes files of an earlier paper that nobody has changed, and says so; their names.
fn remove<'a>(
    folder: &Path,
    old: impl Iterator<Item = (&'a String, &'a u64)>,
    globals: &Globals,
) -> BTreeSet<String> {
    let mut gone = BTreeSet::new();
    let mut removed = 0;
    for (name, sum) in old {
        let path = folder.join(name);
        // A list may have been written by somebody else.
        let is_name = Path::new(name)
            .file_name()
            .is_some_and(|it| it == name.as_str());
        let bytes = std::fs::read(&path).ok().filter(|_| is_name);
        let same = bytes
            .as_ref()
            .is_some_and(|bytes| fingerprint(bytes) == *sum);
        if same && std::fs::remove_file(&path).is_ok() {
            removed += 1;
        } else if bytes.is_some() {
            globals.warn(&about("command-quiz-kept", &path));
        }
        gone.insert(name.clone());
    }
    if removed > 0 {
        let message = about("command-quiz-removed", folder).with("count", removed);
        globals.warn(&message);
    }
    gone
}

fn write(folder: &Path, file: &Artifact) -> Result<()> {
    let path = folder.join(&file.path);
    let unfinished = folder.join(format!(".{}.part", file.path));
    replace(&path, &unfinished, &file.bytes)
}

/// Says what was written, and which file to open.
pub fn tell(folder: &Path, exported: &[Exported], made: &Paper, globals: &Globals) -> Result<()> {
    let files: Vec<_> = exported.iter().flat_map(|one| &one.files).collect();
    let page = files.iter().find(|file| file.path.ends_with(".html"));
    let Some(first) = page.or(files.first()) else {
        return Ok(());
    };
    let questions: usize = made.forms.iter().map(|form| form.items.len()).sum();
    let message = Message::new("command-quiz-done")
        .text("folder", folder.display())
        .with("files", files.len())
        .with("questions", questions)
        .text("first", folder.join(&first.path).display());
    anstream::eprintln!("{}", globals.text().show(&message));
    Ok(())
}

/// What the formats can't carry, in sum: a line for each format and reason, whatever the number of
/// questions, languages and forms. Questions that are left out are named.
pub fn report(exported: &[Exported], globals: &Globals) {
    let text = globals.text();
    let mut sums: BTreeMap<(&str, &str), Vec<&Diagnostic>> = BTreeMap::new();
    for one in exported {
        for loss in &one.losses {
            sums.entry((one.format, loss.code.0))
                .or_default()
                .push(loss);
        }
    }
    for ((format, code), losses) in sums {
        let all: usize = exported
            .iter()
            .filter(|one| one.format == format)
            .map(|one| one.questions)
            .sum();
        let hint = losses.first().and_then(|loss| loss.hint.as_ref());
        let message = Message::new("export-sum")
            .text("format", format)
            .text("code", code)
            .with("count", losses.len())
            .with("all", all)
            .text(
                "hint",
                hint.map_or_else(String::new, |hint| text.show(hint)),
            );
        globals.warn(&message);
        let left_out = losses.iter().filter(|loss| loss.severity > Severity::Hint);
        for loss in left_out {
            anstream::eprintln!("  {}", text.show(&loss.message));
        }
    }
}
