//! The page where a reader tells what happened: it shows in a real browser what the program rules.

#[path = "browser/tools.rs"]
mod tools;

use std::process::Command;

#[test]
fn ask_works_in_a_browser() {
    if tools::are_left_out() {
        return;
    }
    let folder = tools::folder("ask");
    let made = tempfile::tempdir().unwrap();
    let site = made.path().join("site");
    let kanon = env!("CARGO_BIN_EXE_kanon");
    tools::run(
        Command::new(kanon)
            .args(["build", "-o"])
            .arg(&site)
            .current_dir(env!("CARGO_MANIFEST_DIR")),
    );
    tools::run(
        Command::new("node")
            .arg("ask.mjs")
            .arg(&site)
            .arg(kanon)
            .arg(tools::chromium())
            .current_dir(&folder),
    );
}
