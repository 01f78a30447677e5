//! `kanon new paper`: a blueprint of a paper.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;

use super::{comment, create, expect_toml, quoted, tell};
use crate::cli::globals::Globals;
use crate::diag::Message;

/// What may be printed on a paper, for the author to fill in.
const COVER: &str = "# titles = { hy = \"\", ru = \"\" }\n# event = \"\"\n# minutes = 60\n# pass = 80\n# instructions = \"\"\n";

/// Writes a blueprint of two sections.
pub fn write(path: &Path, globals: &Globals) -> Result<ExitCode> {
    expect_toml(path)?;
    let text = globals.text();
    let say = |key| comment(text, &Message::new(key).text("path", quoted(path)));
    let title = text.show(&Message::new("starter-paper-title"));
    let toml = format!(
        "{}\ntitle = {}\n{}{COVER}{}forms = 2\n\n{}[[section]]\nrule = \"9\"\ncount = 6\n{}level = \"1..4\"\n\n\
         [[section]]\nrule = \"7\"\ncount = 4\n\n{}",
        say("starter-paper-make"),
        toml::Value::from(title),
        say("starter-paper-cover"),
        say("starter-paper-forms"),
        say("starter-paper-section"),
        say("starter-paper-level"),
        say("starter-paper-own"),
    );
    create(path, &toml)?;
    tell(globals, "command-new-paper", path)?;
    Ok(ExitCode::SUCCESS)
}
