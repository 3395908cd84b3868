//! Builds the crate again when the words of a module come, change or go.

fn main() {
    println!("cargo::rerun-if-changed=words");
}
