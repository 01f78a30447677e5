//! What the tests take from the machine, installed where it is missing.

use std::path::PathBuf;
use std::process::Command;

/// Runs a command that must succeed; gives what it prints.
pub fn run(command: &mut Command) -> String {
    let shown = format!("{command:?}");
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{shown}: {error}"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let problem = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{shown}\n{text}\n{problem}");
    print!("{text}");
    text
}

/// Chromium, from the packages of Debian.
pub fn chromium() -> PathBuf {
    let path = PathBuf::from("/usr/bin/chromium");
    if !path.exists() {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/install.sh");
        run(Command::new("sh").args([script, "chromium", "fonts-noto-core"]));
    }
    assert!(path.exists(), "Chromium is not there");
    path
}
