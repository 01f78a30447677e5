//! Rebuilds the crate when the files that it embeds change, and gathers the texts that it needs.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The texts that the engine alone needs; with articles or the command it needs all.
const OF_THE_ENGINE: [&str; 15] = [
    "advices.ftl",
    "events.ftl",
    "facts.ftl",
    "inputs.ftl",
    "language.toml",
    "lectures.ftl",
    "misconceptions.ftl",
    "notation.toml",
    "practices.ftl",
    "questions.ftl",
    "references.toml",
    "rules.ftl",
    "rulings.ftl",
    "scenarios.ftl",
    "sites.ftl",
];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=templates");
    println!("cargo::rerun-if-changed=content/pairs");
    let all = env::var_os("CARGO_FEATURE_CONTENT").is_some();
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("locales");
    // A language that is gone must not stay.
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    for folder in fs::read_dir("locales")? {
        let folder = folder?.path();
        if folder.is_dir() {
            gather(
                &folder,
                &out.join(folder.file_name().unwrap_or_default()),
                all,
            )?;
        }
    }
    Ok(())
}

fn gather(folder: &Path, to: &Path, all: bool) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(folder)? {
        let file = file?;
        let name = file.file_name();
        if all || OF_THE_ENGINE.iter().any(|needed| *needed == name) {
            fs::copy(file.path(), to.join(name))?;
        }
    }
    Ok(())
}
