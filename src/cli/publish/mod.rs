//! Writing a site to a folder.
//!
//! A file beside the pages says that kanon made the folder, from what, and what it wrote. So a
//! folder that it did not make is refused; files that did not change keep their bytes and times;
//! files that are gone are removed, and nothing else is. Everything new is written aside first and
//! moved into place when all of it is there: a build that fails leaves the old site.

mod folder;
mod inputs;
mod marker;

pub use folder::Folder;
pub use inputs::Inputs;
