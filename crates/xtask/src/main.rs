//! The commands of contributors: `cargo xtask game NAME AFTER`, `docs`, `format`, `lint` and
//! `check [NAME]`.

mod game;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
cargo xtask game NAME AFTER   begin the game NAME, listed after the game AFTER
cargo xtask docs              write what is derived: lists of games and problems, README's bundle
cargo xtask format            format every file
cargo xtask lint              check formatting and lints
cargo xtask check [NAME]      check these and the laws: of all, or of a game or problem
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["game", name, after] => game::begin(name, after),
        ["docs"] => docs(),
        ["format"] => rustfmt(&[]),
        ["lint"] => lint(),
        ["check"] => check(None),
        ["check", name] => check(Some(name)),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs cargo in the folder of the project, with these variables set.
fn cargo(variables: &[(&str, &str)], arguments: &str) -> Result<(), String> {
    println!("cargo {arguments}");
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(arguments.split(' ')).envs(variables.iter().copied());
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("failed: cargo {arguments}")),
        Err(error) => Err(format!("cannot run cargo: {error}")),
    }
}

fn docs() -> Result<(), String> {
    let update = [("UPDATE", "1")];
    cargo(&update, "test --quiet -p explore --test derived")?;
    cargo(&update, "test --quiet --test problems listed")
}

/// Formats every file, also those that belong to no crate.
fn rustfmt(arguments: &[&str]) -> Result<(), String> {
    println!("rustfmt {}", arguments.join(" "));
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024"]).args(arguments).args(rust_files()?).current_dir(root());
    match rustfmt.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("`cargo xtask format` formats every file".to_owned()),
        Err(error) => Err(format!("cannot run rustfmt: {error}")),
    }
}

/// The files in Rust, also new ones, but without what git ignores.
fn rust_files() -> Result<Vec<PathBuf>, String> {
    let mut git = Command::new("git");
    git.current_dir(root()).args([
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
        "*.rs",
    ]);
    let listed = git.output().map_err(|error| format!("cannot run git: {error}"))?;
    if !listed.status.success() {
        return Err("git cannot list the files".to_owned());
    }
    let text = String::from_utf8_lossy(&listed.stdout);
    let files = text.lines().map(|file| root().join(file));
    Ok(files.filter(|file| file.exists()).collect())
}

/// The crates that compile for the browser: they use no files, processes or clocks.
const IN_THE_PAGE: &str = "-p library -p bundler -p editors -p explore -p guess";

fn lint() -> Result<(), String> {
    rustfmt(&["--check"])?;
    cargo(&[], "clippy --quiet --workspace --all-targets -- --deny warnings")?;
    let system = root().join(".ci/page");
    let conf = [("CLIPPY_CONF_DIR", system.to_str().unwrap_or_default())];
    cargo(&conf, &format!("clippy --quiet {IN_THE_PAGE} --lib -- --deny warnings"))
}

fn check(name: Option<&str>) -> Result<(), String> {
    let Some(name) = name else {
        lint()?;
        return cargo(&[], "test --quiet");
    };
    rustfmt(&["--check"])?;
    cargo(&[], "clippy --quiet -p nim-snippets -p games --all-targets -- --deny warnings")?;
    cargo(&[], &format!("test --quiet {name}"))?;
    cargo(&[], &format!("test --quiet -p bench --test limits {name}"))
}
