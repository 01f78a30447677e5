//! What a benchmark asks of the system.

use std::fs;

/// The most memory that this process has held, where the system tells (Linux).
pub fn peak_memory_mb() -> String {
    fs::read_to_string("/proc/self/status")
        .ok()
        .and_then(|status| {
            let line = status.lines().find(|line| line.starts_with("VmHWM"))?;
            let kb: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
            Some((kb / 1024).to_string())
        })
        .unwrap_or_else(|| "unknown".to_owned())
}
