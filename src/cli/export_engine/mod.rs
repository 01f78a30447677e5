//! `kanon export-engine`: the engine as a package for other sites and programs.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use flate2::read::GzDecoder;

use super::failure::{Explain, about, failure};
use super::globals::Globals;
use super::replace::replace;
use crate::diag::Message;
use crate::site::Theme;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "DIR")]
    dir: PathBuf,
}

const PACKAGE: &str = include_str!("package.json");
const FILES: [(&str, &str); 3] = [
    ("index.js", include_str!("index.js")),
    ("index.d.ts", include_str!("index.d.ts")),
    ("example.html", include_str!("example.html")),
];

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
    for (name, bytes) in others.into_iter().chain(texts) {
        let path = dir.join(name);
        let beside = dir.join(format!(".{name}.new"));
        replace(&path, &beside, bytes).explain(|| about("failure-write", &path))?;
    }
    let done = Message::new("command-export-engine-done").path(dir.display());
    writeln!(anstream::stdout(), "{}", globals.text().show(&done))?;
    Ok(ExitCode::SUCCESS)
}

/// Another package must not be written over.
fn refuse_foreign(dir: &Path) -> Result<()> {
    let package = dir.join("package.json");
    let known = match fs::read_to_string(&package) {
        Ok(text) => text.contains("\"kanon-engine\""),
        Err(_) => !package.exists(),
    };
    match known {
        true => Ok(()),
        false => Err(failure(about("failure-exists", &package))),
    }
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
