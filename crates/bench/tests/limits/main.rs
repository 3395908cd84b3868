//! Asks the most expensive questions that each limit of a header allows, in a program that is built
//! as AtCoder builds it. `cargo test -p bench -- --nocapture` prints the time and memory that
//! they take.

use library::{Limit, Module, modules};
use libtest_mimic::{Arguments, Trial};
use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::OnceLock;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let is_shown = arguments.nocapture;
    let mut trials = vec![Trial::test("every_limit_has_its_questions", || {
        check_questions();
        Ok(())
    })];
    for module in modules().iter().filter(|module| !module.limits().is_empty()) {
        let check = move || {
            module.limits().iter().for_each(|limit| check_limit(module, limit, is_shown));
            Ok(())
        };
        trials.push(Trial::test(module.name, check));
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The name of a limit in `cases.rs`.
fn name(module: &Module, limit: &Limit) -> String {
    let Limit { scope, .. } = limit;
    if scope.is_empty() { module.name.to_owned() } else { format!("{}: {scope}", module.name) }
}

fn check_questions() {
    let asked: BTreeSet<String> = printed(&[]).lines().map(str::to_owned).collect();
    let limits: BTreeSet<String> = modules()
        .iter()
        .flat_map(|module| module.limits().into_iter().map(|limit| name(module, &limit)))
        .collect();
    let (lacking, extra) = (&limits - &asked, &asked - &limits);
    assert!(lacking.is_empty(), "cases.rs: add questions for {lacking:?}");
    assert!(extra.is_empty(), "cases.rs: no header has the limits {extra:?}");
}

/// The seconds that an answer at the limit may take.
const SECONDS: f64 = 2.0;

fn check_limit(module: &Module, limit: &Limit, is_shown: bool) {
    let sizes = limit.bounds.iter().map(|(_, size)| size.to_string());
    let name = name(module, limit);
    let arguments: Vec<String> = std::iter::once(name.clone()).chain(sizes).collect();
    let printed = printed(&arguments);
    let (nanoseconds, bytes) = printed.trim().split_once(' ').expect("two numbers");
    let seconds = nanoseconds.parse::<f64>().expect("a time") / 1e9;
    let mebibytes = bytes.parse::<f64>().expect("a size") / f64::from(1 << 20);
    let measured = format!("{name}: {seconds:.2} s, {mebibytes:.1} MiB");
    if is_shown {
        println!("{measured}");
    }
    let is_kept = seconds <= SECONDS && mebibytes <= limit.mebibytes as f64;
    assert!(is_kept, "{measured} at the limit {}", module.limit());
}

/// The output of the program.
fn printed(arguments: &[String]) -> String {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    let output = Command::new(PROGRAM.get_or_init(built)).args(arguments).output();
    let output = output.expect("the program runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn built() -> PathBuf {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("limits");
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
    command.args(["--edition=2024", "-Copt-level=3", "--deny=warnings", "-o"]).arg(&program);
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/limits/program.rs"));
    let output = command.output().expect("rustc runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    program
}
