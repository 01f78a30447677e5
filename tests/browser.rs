//! The site in a real browser: `tests/browser/walk.mjs`.
//!
//! Needs node and npm; Chromium is installed from Debian's packages where it is missing. The
//! test can be left out only by saying so: `KANON_SKIP_BROWSER=1`.

#[path = "browser/tools.rs"]
mod tools;

use std::path::Path;
use std::process::Command;

#[test]
fn the_site_works_in_a_browser() {
    if tools::are_left_out() {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tools::folder("walk");
    let site = tempfile::tempdir().unwrap();
    let target = site.path().join("site");
    tools::run(
        Command::new(env!("CARGO_BIN_EXE_kanon"))
            .current_dir(root)
            .args(["build", "-o"])
            .arg(&target),
    );
    tools::run(
        Command::new("node")
            .arg("walk.mjs")
            .arg(&target)
            .arg(tools::chromium())
            .current_dir(&folder),
    );
}
