//! Builds the crate again when a module comes, changes or goes.

fn main() {
    println!("cargo::rerun-if-changed=../../snippets");
}
