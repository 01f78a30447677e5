//! The folder that holds a site.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Component, Path, PathBuf};

use anyhow::Result;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::marker::{FileState, Marker, NAME, digest, time_of};
use crate::cli::failure::{Explain, about, failure};
use crate::cli::replace::replace;
use crate::cli::stop;
use crate::diag::Message;
use crate::site::{Artifact, Output, Site};

/// The folder inside the target where new files wait.
const ASIDE: &str = ".kanon-aside";
/// The marker before it gets its name.
const NEW: &str = ".kanon-site.json.new";
/// The file that a build holds locked while it works. It stays, so that nobody locks a file that
/// another build is about to remove.
const LOCK: &str = ".kanon-lock";

/// A folder that kanon may write to.
pub struct Folder {
    path: PathBuf,
    marker: Marker,
    existed: bool,
    /// Given back by the system when the program ends, however it ends.
    _lock: File,
}

/// What a build did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildSummary {
    /// The files there are now.
    pub files: usize,
    /// Those that are new or have changed.
    pub written: usize,
    /// Those that were removed.
    pub removed: usize,
}

impl Folder {
    /// Opens a folder: an empty or missing one, or one that kanon made. No other build opens it
    /// meanwhile.
    pub fn open(path: &Path) -> Result<Folder> {
        let existed = path.exists();
        if existed {
            read_marker(path)?;
        }
        fs::create_dir_all(path).explain(|| about("failure-make", path))?;
        let lock = lock(path)?;
        Ok(Folder {
            path: path.to_owned(),
            marker: read_marker(path)?,
            existed,
            _lock: lock,
        })
    }

    /// Whether the folder holds what the inputs make, untouched.
    pub fn is_current(&self, inputs: &str) -> bool {
        self.marker.inputs == inputs
            && !self.marker.outputs.is_empty()
            && self
                .marker
                .outputs
                .par_iter()
                .all(|(path, stamp)| self.has(path, stamp))
    }

    /// How many files the folder holds.
    pub fn len(&self) -> usize {
        self.marker.outputs.len()
    }

    /// Writes what has changed of a site and removes what is gone. `outputs` may be a part of the
    /// site; then the rest stays as it is.
    pub fn write(
        &mut self,
        site: &Site,
        outputs: &[Output],
        inputs: &str,
        whole: bool,
    ) -> Result<BuildSummary> {
        let aside = self.path.join(ASIDE);
        remove_folder(&aside)?;
        let made = self.write_aside(site, outputs, &aside);
        let (stamps, changed) = match made {
            Ok(made) => made,
            Err(error) => {
                remove_folder(&aside)?;
                return Err(error);
            }
        };
        let _whole = stop::whole();
        let result = self.swap_in(&aside, stamps, &changed, inputs, whole);
        remove_folder(&aside)?;
        result
    }

    /// Makes everything and writes aside what differs from what is there.
    fn write_aside(
        &self,
        site: &Site,
        outputs: &[Output],
        aside: &Path,
    ) -> Result<(BTreeMap<String, FileState>, Vec<String>)> {
        fs::create_dir_all(aside).explain(|| about("failure-make", aside))?;
        let made = outputs
            .par_iter()
            .map(|output| -> Result<(String, FileState, bool)> {
                let Artifact { path, bytes } = site.render(output)?;
                check(&path)?;
                let stamp = FileState {
                    hash: digest(&bytes),
                    size: bytes.len() as u64,
                    time: 0,
                };
                let old = self.marker.outputs.get(&path);
                if let Some(old) = old
                    && (old.hash, old.size) == (stamp.hash, stamp.size)
                    && self.has(&path, old)
                {
                    return Ok((path, *old, false));
                }
                let target = aside.join(&path);
                let time = write(&target, &bytes).explain(|| about("failure-write", &target))?;
                Ok((path, FileState { time, ..stamp }, true))
            })
            .collect::<Result<Vec<_>>>()?;
        let mut stamps = BTreeMap::new();
        let mut changed = Vec::new();
        // Some file systems take `Case` and `case` for one name.
        let mut names = FxHashMap::default();
        for ((path, stamp, is_new), output) in made.into_iter().zip(outputs) {
            if is_new {
                changed.push(path.clone());
            }
            if let Some(other) = names.insert(path.to_lowercase(), output) {
                return Err(failure(same_path(site, &path, [other, output])));
            }
            stamps.insert(path, stamp);
        }
        Ok((stamps, changed))
    }

    fn swap_in(
        &mut self,
        aside: &Path,
        stamps: BTreeMap<String, FileState>,
        changed: &[String],
        inputs: &str,
        whole: bool,
    ) -> Result<BuildSummary> {
        // While files move, the marker names both the old and the new ones and no inputs: a build
        // that is cut off here is finished by the next one.
        for path in changed.iter().chain(self.marker.outputs.keys()) {
            self.guard(path)?;
        }
        let old = std::mem::take(&mut self.marker.outputs);
        self.marker.version = Marker::VERSION;
        self.marker.inputs.clear();
        self.marker.outputs = old.clone();
        self.marker.outputs.extend(stamps.clone());
        let unchanged = changed.is_empty() && whole && old.len() == stamps.len();
        if !unchanged {
            self.save()?;
        }
        self.moves(changed).into_par_iter().try_for_each(|path| {
            let target = self.path.join(path);
            fs::rename(aside.join(path), &target).explain(|| about("failure-write", &target))
        })?;
        let gone: Vec<_> = old
            .keys()
            .filter(|path| whole && !stamps.contains_key(*path))
            .collect();
        for path in &gone {
            check(path)?;
            self.remove(path)?;
            self.marker.outputs.remove(*path);
        }
        self.marker.inputs = inputs.to_owned();
        self.save()?;
        Ok(BuildSummary {
            files: self.marker.outputs.len(),
            written: changed.len(),
            removed: gone.len(),
        })
    }

    /// Refuses to touch what is somebody else's: a file that no build has made, or whatever a link
    /// leads to.
    fn guard(&self, path: &str) -> Result<()> {
        let is_link = |path: &Path| fs::symlink_metadata(path).is_ok_and(|it| it.is_symlink());
        for (end, _) in path.match_indices('/') {
            let folder = self.path.join(&path[..end]);
            if is_link(&folder) {
                return Err(failure(about("failure-linked-folder", &folder)));
            }
        }
        let target = self.path.join(path);
        let is_ours = self.marker.outputs.contains_key(path);
        if !is_ours && fs::symlink_metadata(&target).is_ok() {
            return Err(failure(about("failure-foreign-file", &target)));
        }
        Ok(())
    }

    /// What is moved into place: a folder that is not there yet moves as a whole.
    fn moves<'a>(&self, changed: &'a [String]) -> BTreeSet<&'a str> {
        let mut known = FxHashMap::default();
        let mut is_there = |folder: &'a str| {
            let known = known.entry(folder);
            *known.or_insert_with(|| self.path.join(folder).is_dir())
        };
        changed
            .iter()
            .map(|path| {
                let mut folders = path.match_indices('/').map(|(end, _)| &path[..end]);
                folders.find(|folder| !is_there(folder)).unwrap_or(path)
            })
            .collect()
    }

    /// Whether a file is there as it was written.
    fn has(&self, path: &str, stamp: &FileState) -> bool {
        fs::symlink_metadata(self.path.join(path)).is_ok_and(|metadata| {
            metadata.is_file() && metadata.len() == stamp.size && time_of(&metadata) == stamp.time
        })
    }

    /// Removes a file, and the folders that it leaves empty.
    fn remove(&self, path: &str) -> Result<()> {
        let target = self.path.join(path);
        match fs::remove_file(&target) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(error).explain(|| about("failure-remove", &target));
            }
            _ => {}
        }
        let mut folder = target.parent();
        while let Some(empty) = folder.filter(|folder| *folder != self.path) {
            if fs::remove_dir(empty).is_err() {
                break;
            }
            folder = empty.parent();
        }
        Ok(())
    }

    fn save(&self) -> Result<()> {
        let target = self.path.join(NAME);
        let beside = self.path.join(NEW);
        let text = serde_json::to_vec(&self.marker)?;
        replace(&target, &beside, &text)
    }
}

impl Drop for Folder {
    /// A first build that failed leaves no folder behind.
    fn drop(&mut self) {
        if !self.existed && self.marker.version == 0 {
            let _ = fs::remove_file(self.path.join(LOCK));
            // Only if nothing else has come to lie in it meanwhile.
            let _ = fs::remove_dir(&self.path);
        }
    }
}

/// Two files would have one path where names of any case are the same: the files of the publisher
/// that they are made from, or their paths in the site.
fn same_path(site: &Site<'_>, path: &str, outputs: [&Output; 2]) -> Message {
    let [one, two] = outputs.map(|output| match site.source_of(output) {
        Some(source) => source.to_owned(),
        None => site
            .render(output)
            .map_or_else(|_| path.to_owned(), |made| made.path),
    });
    Message::new("failure-same-path")
        .path(path)
        .text("one", one)
        .text("two", two)
}

/// The marker of a folder that kanon made; an empty one for an empty folder.
fn read_marker(path: &Path) -> Result<Marker> {
    if !path.is_dir() {
        return Err(failure(about("failure-not-a-folder", path)));
    }
    match Marker::read(path)? {
        Some(marker) if marker.version == Marker::VERSION => Ok(marker),
        Some(_) => Err(failure(about("failure-other-version", path))),
        None if is_empty(path)? => Ok(Marker::default()),
        None => Err(failure(about("failure-not-ours", path))),
    }
}

/// Locks a folder against other builds.
fn lock(folder: &Path) -> Result<File> {
    let path = folder.join(LOCK);
    if fs::symlink_metadata(&path).is_ok_and(|it| !it.is_file()) {
        return Err(failure(about("failure-foreign-file", &path)));
    }
    let file = File::options().append(true).create(true).open(&path);
    let file = file.explain(|| about("failure-write", &path))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(failure(about("failure-locked", folder))),
        Err(TryLockError::Error(error)) if error.kind() != ErrorKind::Unsupported => {
            Err(error).explain(|| about("failure-write", &path))
        }
        // Where the file system knows no locks, the publisher sees to it.
        _ => Ok(file),
    }
}

/// A path that leads down only.
fn check(path: &str) -> Result<()> {
    let inside = Path::new(path)
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    if !inside || path.is_empty() || path.contains('\\') {
        return Err(failure(about("failure-outside", Path::new(&path))));
    }
    Ok(())
}

/// Writes a new file, in a folder that may be new too, and tells the time of it.
fn write(path: &Path, bytes: &[u8]) -> io::Result<u64> {
    let mut file = match (File::create(path), path.parent()) {
        (Err(error), Some(folder)) if error.kind() == ErrorKind::NotFound => {
            fs::create_dir_all(folder)?;
            File::create(path)
        }
        (file, _) => file,
    }?;
    file.write_all(bytes)?;
    Ok(time_of(&file.metadata()?))
}

/// Whether a folder holds nothing but what an interrupted first build has left aside.
fn is_empty(path: &Path) -> Result<bool> {
    for entry in fs::read_dir(path).explain(|| about("failure-read", path))? {
        let name = entry.explain(|| about("failure-read", path))?.file_name();
        if name != ASIDE && name != NEW && name != LOCK {
            return Ok(false);
        }
    }
    Ok(true)
}

fn remove_folder(path: &Path) -> Result<()> {
    match fs::remove_dir_all(path) {
        // Nothing is there, or not even a folder that it could be in.
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            Ok(())
        }
        removed => removed.explain(|| about("failure-remove", path)),
    }
}
