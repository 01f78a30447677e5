//! `kanon export-engine`: the engine as a package for other sites and programs.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use flate2::read::GzDecoder;

use super::failure::{Explain, about, failure};
use super::globals::Globals;
use super::replace::replace;
use crate::diag::{Message, read_whole, read_whole_text};
use crate::site::Theme;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "DIR")]
    dir: PathBuf,
}

const PACKAGE: &str = include_str!("package.json");
const FILES: [(&str, &str); 2] = [
    ("index.js", include_str!("index.js")),
    ("index.d.ts", include_str!("index.d.ts")),
];
/// A page to begin with: who has changed it keeps it.
const EXAMPLE: (&str, &str) = ("example.html", include_str!("example.html"));

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let dir = &args.dir;
    refuse_foreign(dir)?;
    let module = module()?;
    fs::create_dir_all(dir).explain(|| about("failure-make", dir))?;
    let package = PACKAGE.replace("VERSION", env!("CARGO_PKG_VERSION"));
    let texts = FILES.iter().map(|(name, text)| (*name, text.as_bytes()));
    let others = [
        ("package.json", package.as_bytes()),
        ("kanon.wasm", &module[..]),
    ];
    let page = dir.join(EXAMPLE.0);
    let kept = read_whole(&page).is_ok_and(|there| there != EXAMPLE.1.as_bytes());
    let example = (!kept).then_some((EXAMPLE.0, EXAMPLE.1.as_bytes()));
    for (name, bytes) in others.into_iter().chain(texts).chain(example) {
        let path = dir.join(name);
        let beside = dir.join(format!(".{name}.new"));
        replace(&path, &beside, bytes)?;
    }
    if kept {
        let kept = Message::new("command-export-engine-kept").path(page.display());
        globals.warn(&kept);
    }
    let done = Message::new("command-export-engine-done").path(dir.display());
    globals.say(&done)?;
    Ok(ExitCode::SUCCESS)
}

/// Another package must not be written over, nor files that no package explains.
fn refuse_foreign(dir: &Path) -> Result<()> {
    let package = dir.join("package.json");
    let foreign = match read_whole_text(&package) {
        Ok(text) if is_ours(&text) => None,
        Err(_) if !package.exists() => ["kanon.wasm"]
            .into_iter()
            .chain(FILES.map(|(name, _)| name))
            .map(|name| dir.join(name))
            .find(|path| path.exists()),
        _ => Some(package),
    };
    match foreign {
        None => Ok(()),
        Some(path) => Err(failure(about("failure-exists", &path))),
    }
}

/// Whether a package file is the engine's own. One that only uses the engine is somebody's.
fn is_ours(package: &str) -> bool {
    serde_json::from_str::<serde_json::Value>(package)
        .is_ok_and(|package| package["name"] == "kanon-engine")
}

/// The module that this build brings along, unpacked.
fn module() -> Result<Vec<u8>> {
    let missing = || failure(Message::new("failure-no-engine"));
    let packed = Theme::built_in().asset("kanon.wasm.gz");
    let packed = packed.ok_or_else(missing)?;
    let mut module = Vec::new();
    let read = GzDecoder::new(&packed[..]).read_to_end(&mut module);
    read.explain(|| Message::new("failure-no-engine"))?;
    Ok(module)
}
