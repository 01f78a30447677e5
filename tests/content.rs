//! Reading the Laws: labels, references, trees of files.

#[path = "content/labels.rs"]
mod labels;
#[path = "content/languages.rs"]
mod languages;
#[path = "content/loading.rs"]
mod loading;
#[path = "content/outline.rs"]
mod outline;
#[path = "content/plain.rs"]
mod plain;
#[path = "content/references.rs"]
mod references;
#[path = "content/robustness.rs"]
mod robustness;
#[path = "content/sentences.rs"]
mod sentences;
#[path = "content/sins.rs"]
mod sins;
#[path = "content/sources.rs"]
mod sources;
#[path = "content/titles.rs"]
mod titles;
#[path = "content/torn.rs"]
mod torn;
#[path = "content/trees.rs"]
mod trees;
#[path = "content/wild.rs"]
mod wild;
