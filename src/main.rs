//! The `kanon` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    kanon::cli::run()
}
