//! The `kanon` command.

use std::process::ExitCode;

/// A large tree is read into many small pieces, on all cores at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    kanon::run()
}
