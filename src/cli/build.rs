//! `kanon build`: the site, as files.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;

use super::globals::Globals;
use super::publish::{Folder, Inputs};
use super::report::{Rendering, ReportFormat};
use super::site_input::{self, ContentPictures};
use super::stop;
use crate::cli::failure::{Explain, about, failure};
use crate::diag::{Diagnostic, Message, Report, Severity};
use crate::site::{Address, Input, Settings, Site};
use crate::{content, site};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(short, long, value_name = "DIR", default_value = "site")]
    output: PathBuf,
    #[arg(long)]
    allow_missing: bool,
    #[command(flatten)]
    look: SiteChoices,
}

/// What `build` and `serve` let a publisher choose beyond the manifest.
#[derive(Debug, clap::Args)]
pub struct SiteChoices {
    #[arg(long, value_name = "DIR")]
    theme: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    base_url: Option<Address>,
}

impl SiteChoices {
    /// The publisher's choices: those of the manifest, and over them those of the command line.
    pub fn settings(&self, globals: &Globals) -> Result<Settings> {
        let mut settings = site_input::settings(globals)?;
        if let Some(url) = &self.base_url {
            settings.base_url = Some(url.clone());
        }
        Ok(settings)
    }

    /// The folder of the publisher's theme.
    pub fn theme(&self, settings: &Settings, content: &Path) -> Option<PathBuf> {
        let named = settings.theme.as_ref().map(|theme| content.join(theme));
        self.theme.clone().or(named)
    }
}

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    stop::on_signal(Duration::ZERO);
    let root = globals.content();
    site_input::expect_content(root)?;
    let mut folder = Folder::open(&args.output)?;
    let settings = args.look.settings(globals)?;
    let theme = args.look.theme(&settings, root);
    let inputs = inputs(args, globals, theme.as_deref())?;
    let mut out = anstream::stdout().lock();
    if folder.is_current(&inputs) {
        let message = Message::new("command-build-current").with("files", folder.len());
        writeln!(out, "{}", globals.text().show(&message))?;
        return Ok(ExitCode::SUCCESS);
    }
    let locales = globals.locales();
    let (corpus, reading) = content::load(root, locales, &site_input::options(&settings))?;
    let rendering = Rendering {
        sources: &corpus.sources,
        root,
        text: globals.text(),
    };
    refuse_broken_settings(&reading, &rendering)?;
    if !args.allow_missing {
        refuse_lost_articles(&reading, &rendering)?;
    }
    let findings = site_input::findings(&corpus, reading, globals)?;
    let theme = site_input::theme(theme.as_deref())?;
    let picture_source = ContentPictures::new(root)?;
    let site = Site::new(Input {
        corpus: &corpus,
        report: &findings.report,
        known: &findings.known,
        locales,
        settings: &settings,
        theme: &theme,
        picture_source: &picture_source,
        preview: false,
    })?;
    write!(
        out,
        "{}",
        rendering.render(&urgent(&findings.report), ReportFormat::Text)
    )?;
    let outputs = site.outputs()?;
    let written = folder.write(&site, &outputs, &inputs, true)?;
    let message = Message::new("command-build-done")
        .text("folder", args.output.display())
        .with("files", written.files)
        .with("written", written.written)
        .with("removed", written.removed)
        .text("page", args.output.join("index.html").display());
    writeln!(out, "{}", globals.text().show(&message))?;
    if !findings.report.is_empty() {
        let message = Message::new("command-build-findings").with("findings", findings.counts());
        writeln!(out, "{}", globals.text().show(&message))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What a publisher should see although he only builds: errors, and what pages can't show.
fn urgent(report: &Report) -> Report {
    let is_urgent = |it: &&Diagnostic| {
        it.severity == Severity::Error || site::FOUND_ON_PAGES.contains(&it.code)
    };
    report.iter().filter(is_urgent).cloned().collect()
}

/// A site without the corrections of a broken `errata.toml` would be published in silence. A
/// single entry that can't be followed is a finding like those of the texts, and is counted.
fn refuse_broken_settings(reading: &Report, rendering: &Rendering<'_>) -> Result<()> {
    let name = |diagnostic: &Diagnostic| {
        let span = diagnostic.span?;
        Some(rendering.sources.get(span.file).name())
    };
    let is_lost = |diagnostic: &&Diagnostic| {
        let beside = matches!(name(diagnostic), Some(content::MANIFEST | content::ERRATA));
        beside && content::LOST.contains(&diagnostic.code)
    };
    let broken: Report = reading.iter().filter(is_lost).cloned().collect();
    let Some(file) = broken.iter().find_map(name) else {
        return Ok(());
    };
    rendering.warn(&broken);
    let path = rendering.root.join(file);
    Err(failure(about("failure-not-used", &path)))
}

/// An article that could not be read would vanish from the published site.
fn refuse_lost_articles(reading: &Report, rendering: &Rendering<'_>) -> Result<()> {
    let is_lost = |it: &&Diagnostic| content::ARTICLES_LOST.contains(&it.code);
    let lost: Report = reading.iter().filter(is_lost).cloned().collect();
    if lost.is_empty() {
        return Ok(());
    }
    rendering.warn(&lost);
    Err(failure(Message::new("failure-articles-lost")))
}

/// The state of everything that the site is made from.
fn inputs(args: &Args, globals: &Globals, theme: Option<&Path>) -> Result<String> {
    let mut inputs = Inputs::new();
    let output = args.output.canonicalize().ok();
    let content = globals.content();
    let content = content
        .canonicalize()
        .explain(|| about("failure-read", content))?;
    inputs.choice(args.allow_missing);
    inputs.choice(args.look.base_url.as_ref().map(Address::as_str));
    inputs.folder(&content, output.as_deref());
    for folder in [theme, globals.locales_folder()].into_iter().flatten() {
        inputs.folder(folder, None);
    }
    Ok(inputs.digest())
}
