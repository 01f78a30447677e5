//! `kanon man`: a manual page for each command.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

use super::globals::Globals;
use crate::cli::failure::{Explain, about};
use crate::diag::Message;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "DIR")]
    dir: PathBuf,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let command = super::translated_command(globals.text());
    let dir = &args.dir;
    fs::create_dir_all(dir).explain(|| about("failure-make", dir))?;
    let pages = 1 + command.get_subcommands().count();
    clap_mangen::generate_to(command, dir).explain(|| about("failure-write", dir))?;
    let done = Message::new("command-man-done")
        .with("pages", pages)
        .text("folder", dir.display())
        .text("first", dir.join("kanon.1").display());
    anstream::eprintln!("{}", globals.text().show(&done));
    Ok(ExitCode::SUCCESS)
}
