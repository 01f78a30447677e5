//! Rebuilds the crate when the files that it embeds change.

fn main() {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=templates");
    println!("cargo::rerun-if-changed=content/pairs");
}
