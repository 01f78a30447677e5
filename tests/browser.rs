//! The site in a real browser: `tests/browser/walk.mjs`.
//!
//! Needs node and npm; Chromium is installed from Debian's packages where it is missing. The
//! test can be left out only by saying so: `KANON_SKIP_BROWSER=1`.

use std::path::{Path, PathBuf};
use std::process::Command;

fn run(command: &mut Command) {
    let shown = format!("{command:?}");
    let status = command
        .status()
        .unwrap_or_else(|error| panic!("{shown}: {error}"));
    assert!(status.success(), "{shown}: {status}");
}

/// Chromium, installed if need be.
fn chromium() -> PathBuf {
    let path = PathBuf::from("/usr/bin/chromium");
    if !path.exists() {
        let packages = ["chromium", "fonts-noto-core"];
        run(Command::new("apt-get")
            .args(["install", "-y", "--no-install-recommends"])
            .args(packages));
    }
    assert!(
        path.exists(),
        "Chromium is not there; KANON_SKIP_BROWSER=1 leaves this test out"
    );
    path
}

#[test]
fn the_site_works_in_a_browser() {
    if std::env::var_os("KANON_SKIP_BROWSER").is_some() {
        eprintln!("left out, as KANON_SKIP_BROWSER says");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tools = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
    std::fs::create_dir_all(&tools).unwrap();
    for name in ["package.json", "host.mjs", "walk.mjs"] {
        std::fs::copy(root.join("tests/browser").join(name), tools.join(name)).unwrap();
    }
    run(Command::new("npm")
        .args(["install", "--no-audit", "--no-fund", "--loglevel=error"])
        .current_dir(&tools));
    let site = tempfile::tempdir().unwrap();
    let target = site.path().join("site");
    run(Command::new(env!("CARGO_BIN_EXE_kanon"))
        .current_dir(root)
        .args(["build", "-o"])
        .arg(&target));
    run(Command::new("node")
        .arg("walk.mjs")
        .arg(&target)
        .arg(chromium())
        .current_dir(&tools));
}
