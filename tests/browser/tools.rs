//! The tools of the tests in a real browser: node's packages and Chromium.

#[path = "installed.rs"]
mod installed;

use std::path::{Path, PathBuf};
use std::process::Command;

#[allow(unused_imports, reason = "not every test opens a browser")]
pub use installed::{chromium, run};

/// Whether the tests in a browser are to be left out.
pub fn are_left_out() -> bool {
    let left_out = std::env::var_os("KANON_SKIP_BROWSER").is_some();
    if left_out {
        eprintln!("left out, as KANON_SKIP_BROWSER says");
    }
    left_out
}

/// A folder of its own with a script of `tests/browser` and what it needs.
pub fn folder(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tools = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&tools).unwrap();
    for file in [
        "package.json",
        "host.mjs",
        "checks.mjs",
        &format!("{name}.mjs"),
    ] {
        std::fs::copy(root.join("tests/browser").join(file), tools.join(file)).unwrap();
    }
    run(Command::new("npm")
        .args(["install", "--no-audit", "--no-fund", "--loglevel=error"])
        .current_dir(&tools));
    tools
}
