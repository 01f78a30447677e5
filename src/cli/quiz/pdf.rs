//! Print pages as PDF, by a Chromium that is on the machine.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use rayon::prelude::*;

use super::sheets::Exported;
use crate::cli::failure::{Explain, about, failure};
use crate::cli::stop::TempFolder;
use crate::diag::Message;
use crate::export::{Artifact, Timestamp};

/// The names under which Chromium is installed.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Nothing but the page: no windows, no traces of earlier runs, no requests of the browser's own.
const QUIET: [&str; 8] = [
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-pdf-header-footer",
];

/// Chromium, if it is on the path.
pub fn browser() -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path)
        .flat_map(|folder| NAMES.map(|name| folder.join(name)))
        .find(|file| file.is_file());
    found.explain(|| Message::new("failure-no-browser").text("names", NAMES.join(", ")))
}

/// The pages as PDF.
pub fn print(browser: &Path, pages: &[Artifact], stamp: Timestamp) -> Result<Exported> {
    let folder = new_folder()?;
    let _aside = TempFolder::new(folder.clone());
    let files = pages
        .par_iter()
        .map(|page| print_one(browser, page, &folder, stamp))
        .collect::<Result<Vec<_>>>()?;
    Ok(Exported {
        format: "pdf",
        files,
        losses: Vec::new(),
        questions: 0,
    })
}

/// A folder that nobody else has made.
fn new_folder() -> Result<PathBuf> {
    let process = std::process::id();
    let mut number = 0;
    loop {
        let folder = std::env::temp_dir().join(format!("kanon-{process}-{number}"));
        match std::fs::create_dir(&folder) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            made => {
                return made
                    .explain(|| about("failure-make", &folder))
                    .map(|()| folder);
            }
        }
    }
}

fn print_one(browser: &Path, page: &Artifact, folder: &Path, stamp: Timestamp) -> Result<Artifact> {
    let html = folder.join(&page.path);
    let pdf = html.with_extension("pdf");
    std::fs::write(&html, &page.bytes).explain(|| about("failure-write", &html))?;
    let run = |more: &[&str]| {
        Command::new(browser)
            .args(QUIET)
            .args(more)
            .arg(format!(
                "--user-data-dir={}",
                html.with_extension("profile").display()
            ))
            .arg(format!("--print-to-pdf={}", pdf.display()))
            .arg(format!("file://{}", html.display()))
            .output()
            .explain(|| about("failure-run", browser))
    };
    let mut said = run(&[])?;
    if !pdf.is_file() {
        // Chromium refuses its sandbox to root and in many containers; the page is our own.
        said = run(&["--no-sandbox"])?;
    }
    if !pdf.is_file() {
        let problem = String::from_utf8_lossy(&said.stderr);
        let message = Message::new("failure-no-pdf")
            .text("browser", browser.display())
            .text("page", &page.path)
            .text("problem", problem.trim());
        return Err(failure(message));
    }
    let mut bytes = std::fs::read(&pdf).explain(|| about("failure-read", &pdf))?;
    set_dates(&mut bytes, stamp);
    Ok(Artifact {
        path: Path::new(&page.path)
            .with_extension("pdf")
            .display()
            .to_string(),
        bytes,
    })
}

/// Puts the stamp in the place of the time of the clock, so that the same paper is the same file.
fn set_dates(bytes: &mut [u8], stamp: Timestamp) {
    let digits: Vec<u8> = stamp
        .to_string()
        .bytes()
        .filter(u8::is_ascii_digit)
        .collect();
    for key in [&b"/CreationDate (D:"[..], b"/ModDate (D:"] {
        let found = bytes.windows(key.len()).position(|window| window == key);
        if let Some(at) = found
            && let Some(place) = bytes.get_mut(at + key.len()..at + key.len() + digits.len())
        {
            place.copy_from_slice(&digits);
        }
    }
}
