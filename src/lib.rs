//! The chess rulebook as something you can run.
//!
//! # Rule on a scenario
//!
//! ```
//! use kanon::arbiter::rule_on;
//! use kanon::diag::{Source, Sources};
//! use kanon::game::scenario::{Format, read};
//!
//! let text = r#"
//! start = { moves = "1.f3 e5 2.g4" }
//! events = [{ who = "black", event = "move", san = "Qh4#" }]
//! "#;
//! let file = Sources::new().add(Source::new("mate.toml", text));
//! let scenario = read(text, Format::Toml, file, "mate").remove(0).expect("it is well formed");
//! let ruling = rule_on(&scenario).expect("it can be ruled on");
//! assert_eq!(ruling.outcome(), "0-1");
//! assert_eq!(ruling.rules()[0].as_str(), "end.checkmate");
//! ```
//!
//! # Make a question
//!
//! ```
//! use kanon::lang::Locales;
//! use kanon::quiz::{Dice, Renderer, UsedQuestions, Wanted, draw};
//!
//! let wanted = Wanted { rule: Some("9.2".into()), ..Wanted::default() };
//! let question = draw(&wanted, &Dice::new(7), 1, &mut UsedQuestions::default()).remove(0);
//! let armenian = Locales::built_in().open("hy".parse()?)?;
//! let rendered = Renderer::new(&armenian)?.render(&question);
//! assert!(rendered.options.len() >= 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Read a folder of articles
//!
//! ```
//! # #[cfg(feature = "content")] {
//! use kanon::{content, lang::Locales, law::rules};
//!
//! let locales = Locales::built_in();
//! let folder = "content".as_ref();
//! let (corpus, report) = content::load(folder, &locales, &content::Options::default())?;
//! let stated = rules().filter(|rule| !corpus.stating(*rule).is_empty());
//! println!("{} rules, {} findings", stated.count(), report.len());
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! Without features this is the engine ([`diag`], [`lang`], [`law`], [`game`], [`arbiter`],
//! [`prose`], [`quiz`], [`player`], [`interface`]): no files, threads or clocks; compiled to
//! WebAssembly it is the module of the site. `parallel` draws questions on all cores, `content` reads
//! and lints folders of articles, `cli` (the default) is everything.
//!
//! # Modules
//!
//! Data flows one way: `content` reads articles into the model of `law`, `lint` reports on it;
//! scenarios become a `game`, the `arbiter` rules on it; `site` makes pages of it all. A later
//! module reads an earlier one, never the reverse; only the command sees everything.

#![warn(clippy::unwrap_used)]

pub mod arbiter;
pub mod diag;
pub mod game;
pub mod input;
pub mod interface;
pub mod lang;
pub mod law;
pub mod player;
pub mod prose;
pub mod quiz;

#[cfg(feature = "content")]
pub mod content;
#[cfg(feature = "content")]
pub mod lint;

#[cfg(feature = "cli")]
mod cli;
#[cfg(feature = "cli")]
pub mod export;
#[cfg(feature = "cli")]
pub mod scan;
#[cfg(feature = "cli")]
pub mod site;

#[cfg(feature = "cli")]
pub use cli::run;

/// The program in `docs/library.md` runs as a test.
#[cfg(doctest)]
#[doc = include_str!("../docs/library.md")]
struct LibraryPage;
