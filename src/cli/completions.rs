//! `kanon completions`: completion scripts for shells.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap_complete::Shell;

use super::globals::Globals;

#[derive(Debug, clap::Args)]
pub struct Args {
    shell: Shell,
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    let mut command = super::translated_command(globals.text());
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "kanon", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
