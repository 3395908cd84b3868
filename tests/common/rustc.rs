//! Runs the compiler on single files.

use std::path::Path;
use std::process::Command;

/// Compiles `source` to `output`, warnings denied, or tells what the compiler says.
pub fn rustc(edition: &str, source: &Path, output: &Path, args: &[&str]) -> Result<(), String> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", edition, "--deny", "warnings"]);
    rustc.args(args).arg("-o").args([output, source]);
    let result = rustc.output().expect("rustc runs");
    if !result.status.success() {
        return Err(String::from_utf8_lossy(&result.stderr).into_owned());
    }
    Ok(())
}
