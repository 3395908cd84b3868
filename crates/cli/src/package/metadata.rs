//! The output of `cargo metadata`.

use bundler::diagnostic::{Problem, Result, reason};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};

/// The packages of the package or workspace in this folder.
pub fn of(folder: &Path) -> Result<Value> {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]);
    let output = cargo.current_dir(folder).stderr(Stdio::piped()).output().map_err(|error| {
        Problem::new(format!("cannot run cargo: {}", reason(&error)))
            .help("install it from https://rustup.rs, or name the file instead")
    })?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        return Err(Problem::new(errors.trim().trim_start_matches("error: ")));
    }
    serde_json::from_slice(&output.stdout)
        .map_err(|error| Problem::new(format!("cannot read the output of cargo: {error}")))
}

/// The entries of a list, none if there is no list.
pub fn list(value: &Value, key: &str) -> Vec<Value> {
    value[key].as_array().cloned().unwrap_or_default()
}
