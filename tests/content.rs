//! Reading the Laws: labels, references, trees of files.

#[path = "content/labels.rs"]
mod labels;
#[path = "content/outline.rs"]
mod outline;
#[path = "content/references.rs"]
mod references;
#[path = "content/trees.rs"]
mod trees;
#[path = "content/wild.rs"]
mod wild;
