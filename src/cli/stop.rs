//! Ctrl-C and SIGTERM: a command ends soon, between two pieces of its output; a second signal ends
//! it at once.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Held while a piece of output is written that must not be cut in two; holds the folder of what is
/// made on the way.
static WRITING: Mutex<Option<PathBuf>> = Mutex::new(None);
/// What shells report for a program that was interrupted.
pub const INTERRUPTED: u8 = 130;

/// From now on a signal sets the flag that is returned. Who looks at it may end in his own way; if
/// the program still runs after `grace` (it waits for input, say), it ends then, between two pieces
/// of output.
pub fn on_signal(grace: Duration) -> Arc<AtomicBool> {
    let stopped = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stopped);
    // Without a handler a signal ends the program where it stands.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
        std::thread::spawn(move || {
            std::thread::sleep(grace);
            let mut held = whole();
            if let Some(folder) = held.take() {
                let _ = std::fs::remove_dir_all(folder);
            }
            std::process::exit(INTERRUPTED.into());
        });
    });
    stopped
}

/// While this is held, only a second signal ends the program.
pub fn whole() -> MutexGuard<'static, Option<PathBuf>> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A folder for what is made on the way; gone at the end and on an interruption.
pub struct TempFolder;

impl TempFolder {
    /// Takes a folder over.
    pub fn new(folder: PathBuf) -> TempFolder {
        *whole() = Some(folder);
        TempFolder
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        if let Some(folder) = whole().take() {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
