//! The environment of the judge's compiler and programs, independent of the user's.

use std::env;
use std::ffi::OsString;
use std::process::Command;

/// Cargo's settings of a release, which override the user's configuration files.
const RELEASE: &[(&str, &str)] = &[
    ("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "false"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "3"),
    ("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "false"),
    ("CARGO_PROFILE_RELEASE_PANIC", "unwind"),
];

/// Variables for the folders of cargo and rustup and for the network.
const KEPT: &[&str] = &["CARGO_HOME", "CARGO_HTTP_", "CARGO_NET_", "CARGO_REGISTR", "RUSTUP_"];

/// Clears all variables that influence a compiler; the tool sets its own after this.
pub fn for_build(command: &mut Command) {
    let is_told = |name: &str| {
        let tells = ["CARGO", "CLIPPY", "RUST"].iter().any(|start| name.starts_with(start));
        name == "RUSTUP_TOOLCHAIN" || tells && !KEPT.iter().any(|start| name.starts_with(start))
    };
    for (name, _) in env::vars_os().filter(|(name, _)| name.to_str().is_some_and(is_told)) {
        command.env_remove(name);
    }
    command.envs(RELEASE.iter().copied());
    // A nightly compiler then takes what a stable one takes.
    command.env("RUSTC_BOOTSTRAP", "-1");
}

/// Clears all variables except those for finding programs and the folder for temporary files.
pub fn for_run(command: &mut Command) {
    let kept = ["PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR"];
    let kept = kept.into_iter().filter_map(|name| Some((name, env::var_os(name)?)));
    let kept: Vec<(&str, OsString)> = kept.collect();
    command.env_clear().envs(kept).env("RUST_BACKTRACE", "0");
}
