//! `kanon man`: a manual page for each command.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

use super::globals::Globals;
use super::help;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "DIR")]
    dir: PathBuf,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let command = <super::CommandLine as clap::CommandFactory>::command();
    let command = help::translate(command, globals.text());
    let dir = &args.dir;
    fs::create_dir_all(dir).with_context(|| dir.display().to_string())?;
    clap_mangen::generate_to(command, dir).with_context(|| dir.display().to_string())?;
    Ok(ExitCode::SUCCESS)
}
