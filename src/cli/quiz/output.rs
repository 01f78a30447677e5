//! Files written whole, and what is said about them.

use std::collections::{BTreeMap, BTreeSet};
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
use crate::quiz::{Paper, Renderer};

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

/// The names of the files that were made in a folder, one a line: only those are written again.
const MADE: &str = ".kanon-quiz";

/// Writes every file beside its place first. What else is in the folder stays, and a file that
/// kanon did not make is never written over.
pub fn write_all(folder: &Path, exported: &[Exported]) -> Result<()> {
    std::fs::create_dir_all(folder).explain(|| about("failure-make", folder))?;
    let files = || exported.iter().flat_map(|exported| &exported.files);
    let known = read_whole_text(&folder.join(MADE)).unwrap_or_default();
    let mut names: BTreeSet<&str> = known.lines().collect();
    for file in files() {
        let path = folder.join(&file.path);
        if names.insert(&file.path) && path.exists() {
            return Err(failure(about("failure-file-not-ours", &path)));
        }
    }
    // An interruption must leave no file that is not listed.
    write_list(folder, &names)?;
    let mut each = files();
    let written = each.try_for_each(|file| {
        let _whole = whole();
        write(folder, file)
    });
    if written.is_err() {
        // A file that was not made may be somebody's one day. The first failure is what counts.
        names.retain(|name| folder.join(name).exists());
        let _ = write_list(folder, &names);
    }
    written
}

/// Lists the files that were made in a folder.
fn write_list(folder: &Path, names: &BTreeSet<&str>) -> Result<()> {
    let lines = names.iter().flat_map(|name| [*name, "\n"]);
    let made = Artifact {
        path: MADE.to_owned(),
        bytes: lines.collect::<String>().into_bytes(),
    };
    let _whole = whole();
    write(folder, &made)
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
