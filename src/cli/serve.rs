//! `kanon serve`: a preview that follows every change.

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::Result;
use notify::{RecursiveMode, Watcher};

use super::build::SiteChoices;
use super::globals::Globals;
use super::server::{EVENTS, Response, Visit, Visitors};
use super::site_input::{self, ContentPictures, Findings};
use super::stop;
use crate::cli::failure::{self, Explain, about, no_content};
use crate::content;
use crate::diag::{Diagnostic, Message, Report};
use crate::lang::Locales;
use crate::law::Corpus;
use crate::site::{Input, Site};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(short, long, value_name = "PORT", default_value_t = 4321)]
    port: u16,
    #[command(flatten)]
    look: SiteChoices,
}

/// How long a preview may take to end by itself after a signal: one that is being made does not.
const GRACE: Duration = Duration::from_millis(300);

/// How long after a change more of them are waited for.
const QUIET: Duration = Duration::from_millis(30);

/// As many answers are made at the same time.
const WORKERS: usize = 4;

pub fn run(args: &Args, globals: &Globals) -> Result<ExitCode> {
    site_input::expect_content(globals.content())?;
    let stopped = stop::on_signal(GRACE);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, args.port))
        .explain(|| Message::new("failure-listen").text("port", args.port))?;
    let address = format!("http://{}/", listener.local_addr()?);
    let mut preview = Preview {
        args,
        globals,
        content: globals
            .content()
            .canonicalize()
            .explain(|| no_content(globals.content()))?,
        visitors: Visitors::new(listener),
        generation: 0,
        last: None,
        stopped,
    };
    let (_watcher, changes) = preview.watch()?;
    let message = Message::new("command-serve-ready").text("address", &address);
    globals.say(&message)?;
    let mut changed = None;
    while !preview.stopped.load(Ordering::Relaxed) {
        let started = Instant::now();
        changed = preview.serve(changed, started, &changes)?;
    }
    globals.say(&Message::new("command-serve-stopped"))?;
    Ok(ExitCode::SUCCESS)
}

struct Preview<'a> {
    args: &'a Args,
    globals: &'a Globals,
    content: PathBuf,
    visitors: Visitors,
    generation: u64,
    /// What was read last, with what there is to say about it.
    last: Option<Book>,
    /// Set when the reader has had enough.
    stopped: Arc<AtomicBool>,
}

/// The documents, what reading found and all that there is to say.
struct Book {
    corpus: Corpus,
    reading: Report,
    findings: Findings,
    /// Whether the lints have not looked at the latest change yet.
    unlinted: bool,
}

/// The files that changed; none at the beginning.
type Changed = Option<Vec<PathBuf>>;

impl Preview<'_> {
    /// Makes the site again and serves it until something changes.
    fn serve(
        &mut self,
        changed: Changed,
        started: Instant,
        changes: &Receiver<Vec<PathBuf>>,
    ) -> Result<Changed> {
        self.generation += 1;
        let read = self.read(changed.as_deref());
        let made = read.and_then(|mut book| {
            let relinted = Mutex::new(None);
            let served = self.serve_site(&book, started, changes, &relinted);
            if let Ok(Some(findings)) = relinted.into_inner() {
                book.findings = findings;
                book.unlinted = false;
            }
            self.last = Some(book);
            served
        });
        match made {
            Ok(changed) => Ok(changed),
            Err(error) => {
                let text = failure::show(&error, self.globals.text());
                anstream::eprintln!("kanon: {text}");
                self.visitors.tell(self.generation);
                let answer = |path: &str| error_page(path, &text);
                Ok(self.answer_until_changed(&answer, changes, None))
            }
        }
    }

    /// Reads what changed; everything, where that is not enough.
    fn read(&mut self, changed: Option<&[PathBuf]>) -> Result<Book> {
        let locales = self.globals.locales();
        if let (Some(changed), Some(book)) = (changed, self.last.take()) {
            if changed.is_empty() {
                return Ok(book);
            }
            if let Some(names) = self.articles(changed)
                && let Some(refreshed) = refresh(book, &self.content, &names, locales)?
            {
                return Ok(refreshed);
            }
        }
        let settings = self.args.look.settings(self.globals)?;
        let options = site_input::options(&settings);
        let (corpus, reading) = content::load(&self.content, locales, &options)?;
        let findings = site_input::findings(&corpus, reading.clone(), self.globals)?;
        Ok(Book {
            corpus,
            reading,
            findings,
            unlinted: false,
        })
    }

    /// The changed files as articles; none where one of them is something else.
    fn articles(&self, changed: &[PathBuf]) -> Option<Vec<String>> {
        let names = changed.iter().map(|path| {
            let name = path.strip_prefix(&self.content).ok()?.to_str()?;
            (name.ends_with(".md") && path.is_file()).then(|| name.replace('\\', "/"))
        });
        names.collect()
    }

    fn serve_site(
        &self,
        book: &Book,
        started: Instant,
        changes: &Receiver<Vec<PathBuf>>,
        relinted: &Mutex<Option<Findings>>,
    ) -> Result<Changed> {
        let settings = self.args.look.settings(self.globals)?;
        let theme = self.args.look.theme(&settings, &self.content);
        let theme = site_input::theme(theme.as_deref())?;
        let picture_source = ContentPictures::new(&self.content)?;
        let site = Site::new(Input {
            corpus: &book.corpus,
            report: &book.findings.report,
            known: &book.findings.known,
            locales: self.globals.locales(),
            settings: &settings,
            theme: &theme,
            picture_source: &picture_source,
            preview: true,
        })?;
        let message = Message::new("command-serve-built")
            .text("milliseconds", started.elapsed().as_millis())
            .with("findings", book.findings.counts());
        self.globals.say(&message)?;
        self.visitors.tell(self.generation);
        let relint = || {
            let reading = book.reading.clone();
            let findings = site_input::findings(&book.corpus, reading, self.globals);
            if let (Ok(findings), Ok(mut relinted)) = (findings, relinted.lock()) {
                *relinted = Some(findings);
            }
        };
        let relint: Option<&(dyn Fn() + Sync)> = if book.unlinted { Some(&relint) } else { None };
        Ok(self.answer_until_changed(&|path| answer(&site, path), changes, relint))
    }

    /// Answers requests until a file changes, the lints have been run or the reader has had
    /// enough.
    fn answer_until_changed(
        &self,
        answer: &(dyn Fn(&str) -> Response + Sync),
        changes: &Receiver<Vec<PathBuf>>,
        relint: Option<&(dyn Fn() + Sync)>,
    ) -> Changed {
        let over = AtomicBool::new(false);
        let linted = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..WORKERS {
                scope.spawn(|| {
                    while !over.load(Ordering::SeqCst) {
                        if let Some(visit) = self.visitors.next() {
                            self.attend(visit, answer);
                        }
                    }
                });
            }
            if let Some(relint) = relint {
                let linted = &linted;
                scope.spawn(move || {
                    relint();
                    linted.store(true, Ordering::SeqCst);
                });
            }
            let changed = wait(changes, &linted, &self.stopped);
            over.store(true, Ordering::SeqCst);
            changed
        })
    }

    fn attend(&self, visit: Visit, answer: &(dyn Fn(&str) -> Response + Sync)) {
        let answer = match &visit.request {
            Some(it) if it.path == EVENTS && !it.head_only => {
                return self.visitors.listen(visit, self.generation);
            }
            Some(it) => answer(&it.path),
            None => Response {
                status: "400 Bad Request",
                path: String::new(),
                bytes: Vec::new(),
            },
        };
        visit.answer(answer);
    }

    /// Watches everything that the site is made from.
    fn watch(&self) -> Result<(notify::RecommendedWatcher, Receiver<Vec<PathBuf>>)> {
        let (sender, changes) = channel();
        let mut watcher =
            notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
                if let Ok(event) = event
                    && !event.kind.is_access()
                {
                    // Nobody waits for changes any more once the preview has ended.
                    let _ = sender.send(event.paths);
                }
            })?;
        let settings = self.args.look.settings(self.globals)?;
        let theme = self.args.look.theme(&settings, &self.content);
        let folders = [
            Some(self.content.as_path()),
            theme.as_deref(),
            self.globals.locales_folder(),
        ];
        for folder in folders.into_iter().flatten() {
            watcher
                .watch(folder, RecursiveMode::Recursive)
                .explain(|| about("failure-watch", folder))?;
        }
        Ok((watcher, changes))
    }
}

/// Waits for a change and what follows it at once, or for the lints, which change no file; nothing
/// when the reader has had enough.
fn wait(changes: &Receiver<Vec<PathBuf>>, linted: &AtomicBool, stopped: &AtomicBool) -> Changed {
    let mut changed = loop {
        if stopped.load(Ordering::Relaxed) {
            return None;
        }
        if linted.load(Ordering::SeqCst) {
            return Some(Vec::new());
        }
        match changes.recv_timeout(Duration::from_millis(100)) {
            Ok(paths) => break paths,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    };
    while let Ok(more) = changes.recv_timeout(QUIET) {
        changed.extend(more);
    }
    changed.sort();
    changed.dedup();
    changed.retain(|path| !is_passing(path));
    Some(changed)
}

/// Reads the changed articles again; what the lints say of them comes later.
fn refresh(
    book: Book,
    content: &Path,
    names: &[String],
    locales: &Locales,
) -> Result<Option<Book>> {
    let refreshed = content::refresh(book.corpus, content, names, locales)?;
    Ok(refreshed.map(|(corpus, read)| {
        let is_of_others = |diagnostic: &Diagnostic| {
            diagnostic.span.is_none_or(|span| {
                let name = corpus.sources.get(span.file).name();
                !names.iter().any(|changed| changed == name)
            })
        };
        let (mut reading, mut findings) = (book.reading, book.findings);
        reading.retain(is_of_others);
        findings.report.retain(is_of_others);
        findings.known.retain(is_of_others);
        reading.merge(read.clone());
        findings.report.merge(read);
        Book {
            corpus,
            reading,
            findings,
            unlinted: true,
        }
    }))
}

/// Whether a file is one that editors make for a moment.
fn is_passing(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    let is_gone = !path.exists() && path.extension().is_none_or(|ending| ending != "md");
    is_gone || name.is_none_or(|name| name.starts_with('.') || name.ends_with('~'))
}

fn answer(site: &Site, path: &str) -> Response {
    let wanted = match path {
        "" => "index.html".to_owned(),
        path if path.ends_with('/') => format!("{path}index.html"),
        path => path.to_owned(),
    };
    match site.at(&wanted) {
        Ok(Some(artifact)) => Response {
            status: "200 OK",
            path: wanted,
            bytes: artifact.bytes.into_owned(),
        },
        Ok(None) => Response {
            status: "404 Not Found",
            path: "404.html".to_owned(),
            bytes: match site.at("404.html") {
                Ok(Some(artifact)) => artifact.bytes.into_owned(),
                _ => Vec::new(),
            },
        },
        Err(error) => error_page(path, &error.to_string()),
    }
}

/// What is wrong, as text that reloads by itself once it is mended.
fn error_page(path: &str, text: &str) -> Response {
    if path == "assets/preview.js" {
        let theme = site_input::theme(None).ok();
        let script = theme.and_then(|theme| theme.asset("preview.js"));
        return Response {
            status: "200 OK",
            path: path.to_owned(),
            bytes: script.unwrap_or_default(),
        };
    }
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><title>kanon</title>\
         <script src=\"/assets/preview.js\" defer></script><pre>{escaped}</pre>"
    );
    Response {
        status: "500 Internal Server Error",
        path: "error.html".to_owned(),
        bytes: page.into_bytes(),
    }
}
