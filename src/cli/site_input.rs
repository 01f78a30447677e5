//! What `build` and `serve` share: from a content folder to a site.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use rustc_hash::FxHashSet;

use super::globals::Globals;
use super::report::{Rendering, ReportFormat};
use crate::cli::failure::{Explain, about, failure, no_content};
use crate::diag::settings::SETTINGS_SYNTAX;
use crate::diag::{Diagnostic, Message, Report, Severity, Sources, read_whole};
use crate::law::Corpus;
use crate::site::{Input, PictureSource, Settings, SettingsContext, Site, Theme};
use crate::{content, lint, site};

/// The content folder as a source of pictures.
pub struct ContentPictures {
    root: PathBuf,
}

impl ContentPictures {
    /// The pictures of a folder; links out of it are not followed.
    pub fn new(folder: &Path) -> Result<ContentPictures> {
        let root = folder
            .canonicalize()
            .explain(|| about("failure-read", folder))?;
        Ok(ContentPictures { root })
    }

    fn path(&self, path: &str) -> Option<PathBuf> {
        // To learn that a path leads nowhere takes a tenth of the time of resolving it.
        let path = self.root.join(path);
        let path = path.is_file().then(|| path.canonicalize().ok())??;
        path.starts_with(&self.root).then_some(path)
    }
}

impl PictureSource for ContentPictures {
    fn has(&self, path: &str) -> bool {
        self.path(path).is_some()
    }

    fn has_folder(&self, path: &str) -> bool {
        let path = self.root.join(path).canonicalize();
        path.is_ok_and(|path| path.starts_with(&self.root) && path.is_dir())
    }

    fn read(&self, path: &str) -> Option<Vec<u8>> {
        read_whole(&self.path(path)?).ok()
    }
}

/// Refuses to work without articles, and says how to get some.
pub fn expect_content(folder: &Path) -> Result<()> {
    match folder.is_dir() {
        true => Ok(()),
        false => Err(failure(no_content(folder))),
    }
}

/// Leaves out what there is to say about the plain edition, which is not the reader's to mend,
/// unless its articles are in his folder.
fn leave_out_plain(report: &mut Report, corpus: &Corpus, folder: &Path) {
    if folder.join("plain").is_dir() {
        return;
    }
    let plain = corpus.documents.iter().filter(|document| document.plain);
    let plain: FxHashSet<_> = plain.map(|document| document.file).collect();
    report.retain(|diagnostic| {
        diagnostic
            .span
            .is_none_or(|span| !plain.contains(&span.file))
    });
}

/// The table `[site]` of the manifest, where there is one. A site is only made of a manifest without
/// mistakes.
pub fn settings(globals: &Globals) -> Result<Settings> {
    let root = globals.content();
    let (settings, sources, mut report) = read_settings(globals)?;
    if report.count(Severity::Error) == 0 {
        return Ok(settings);
    }
    report.sort();
    let rendering = Rendering {
        sources: &sources,
        root,
        text: globals.text(),
    };
    anstream::eprint!("{}", rendering.render(&report, ReportFormat::Text));
    let path = root.join(content::MANIFEST);
    Err(failure(about("failure-settings", &path)))
}

/// The table `[site]` of the manifest, and every mistake of the file.
pub fn read_settings(globals: &Globals) -> Result<(Settings, Sources, Report)> {
    let root = globals.content();
    let mut sources = Sources::new();
    let mut report = Report::new();
    let manifest = content::read_settings(root, content::MANIFEST, &mut sources, &mut report);
    let Some((file, text)) = manifest else {
        return Ok((Settings::default(), sources, report));
    };
    let around = SettingsContext {
        picture_source: &ContentPictures::new(root)?,
        locales: globals.locales(),
    };
    let settings = Settings::read(&text, file, around, &mut report);
    if report.iter().all(|it| it.code != SETTINGS_SYNTAX) {
        content::check_manifest(&text, file, &mut report);
    }
    Ok((settings, sources, report))
}

/// How articles are read for a site: with the plain edition in the languages that it speaks.
pub fn options(settings: &Settings) -> content::Options {
    let plain = match settings.languages.as_slice() {
        [] => content::Plain::All,
        languages => content::Plain::In(languages.to_vec()),
    };
    content::Options {
        plain,
        ..content::Options::default()
    }
}

/// The built-in theme with a publisher's own files in place of the same names.
pub fn theme(folder: Option<&Path>) -> Result<Theme> {
    let mut theme = Theme::built_in();
    if let Some(folder) = folder {
        let root = folder
            .canonicalize()
            .explain(|| about("failure-read", folder))?;
        for (name, bytes) in files_below(&root, &root, "")? {
            theme = theme.with(name, bytes);
        }
    }
    Ok(theme)
}

/// The files of a theme. A link may lead to another file of the theme, and nowhere else: what it
/// leads to would be published.
fn files_below(root: &Path, folder: &Path, prefix: &str) -> Result<Vec<(String, Vec<u8>)>> {
    let unreadable = || about("failure-read", folder);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).explain(unreadable)? {
        let entry = entry.explain(unreadable)?;
        let path = entry.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        let name = format!("{prefix}{name}");
        if entry.file_type().explain(unreadable)?.is_dir() {
            files.extend(files_below(root, &path, &format!("{name}/"))?);
            continue;
        }
        let unreadable = || about("failure-read", &path);
        let target = path.canonicalize().explain(unreadable)?;
        if !target.starts_with(root) || !target.is_file() {
            return Err(failure(about("failure-theme-file", &path)));
        }
        files.push((name, read_whole(&target).explain(unreadable)?));
    }
    Ok(files)
}

/// What there is to say about the documents.
#[derive(Default)]
pub struct Findings {
    /// What is news.
    pub report: Report,
    /// What errata acknowledge.
    pub known: Report,
    /// How many findings errata acknowledge.
    pub acknowledged: usize,
}

impl Findings {
    /// How many there are, as a part of another message.
    pub fn counts(&self) -> Message {
        Message::new("command-findings")
            .with("errors", self.report.count(Severity::Error))
            .with("warnings", self.report.count(Severity::Warning))
            .with("hints", self.report.count(Severity::Hint))
    }
}

/// Adds what lints and pages find to what reading found. Every command says the same of a folder.
pub fn findings(corpus: &Corpus, reading: Report, globals: &Globals) -> Result<Findings> {
    let all = everything(corpus, reading, globals)?;
    let lint::Acknowledged { mut report, known } = lint::acknowledge(corpus, all.clone());
    let news: FxHashSet<_> = report.iter().map(|it| (it.span, it.code)).collect();
    let is_known = |it: &Diagnostic| !news.contains(&(it.span, it.code));
    let acknowledged = known;
    let known = all.into_iter().filter(is_known).collect();
    leave_out_plain(&mut report, corpus, globals.content());
    report.sort();
    Ok(Findings {
        report,
        known,
        acknowledged,
    })
}

/// What reading, lints and pages find, with what errata acknowledge.
pub fn everything(corpus: &Corpus, mut report: Report, globals: &Globals) -> Result<Report> {
    report.merge(lint::lint(corpus, globals.locales())?);
    let pictures = ContentPictures::new(globals.content())?;
    let settings = site_settings(corpus, &pictures, globals, &mut report);
    let (nothing, theme) = (Report::new(), Theme::built_in());
    let site = Site::new(Input {
        corpus,
        report: &nothing,
        known: &nothing,
        locales: globals.locales(),
        settings: &settings,
        theme: &theme,
        picture_source: &pictures,
        preview: false,
    })?;
    report.merge(site.broken_links());
    if let Some(folder) = &settings.theme {
        report.extend(misplaced_theme_files(&globals.content().join(folder))?);
    }
    Ok(report)
}

/// Files of a theme that replace nothing where they are.
fn misplaced_theme_files(folder: &Path) -> Result<Vec<Diagnostic>> {
    let root = folder
        .canonicalize()
        .explain(|| about("failure-read", folder))?;
    let files = files_below(&root, &root, "")?.into_iter();
    let misplaced = files.filter_map(|(name, _)| {
        let meant = Theme::meant(&name)?;
        let message = Message::new("site-found-theme-file").path(&name);
        let hint = Message::new("site-found-theme-file-hint").text("meant", meant);
        Some(Diagnostic::placeless(site::THEME_FILE, Severity::Warning, message).hint(hint))
    });
    Ok(misplaced.collect())
}

/// The table `[site]`, with what is wrong with it. Of a file that is no TOML everything has been
/// said already.
fn site_settings(
    corpus: &Corpus,
    picture_source: &ContentPictures,
    globals: &Globals,
    report: &mut Report,
) -> Settings {
    let mut sources = corpus.sources.iter();
    let manifest = sources.find(|(_, source)| source.name() == content::MANIFEST);
    let Some((file, source)) = manifest else {
        return Settings::default();
    };
    let around = SettingsContext {
        picture_source,
        locales: globals.locales(),
    };
    let mut found = Report::new();
    let settings = Settings::read(source.text(), file, around, &mut found);
    found.retain(|diagnostic| diagnostic.code != SETTINGS_SYNTAX);
    report.merge(found);
    settings
}
