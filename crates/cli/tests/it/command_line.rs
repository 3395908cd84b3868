//! The command line: bad input, where the output goes, the list, and `bundle.sh`.
#![cfg(unix)]

#[path = "common/files.rs"]
mod files;
#[path = "common/once.rs"]
mod once;
#[path = "common/passed.rs"]
mod passed;
#[allow(dead_code)]
#[path = "common/rustc.rs"]
mod rustc;

use passed::unless_passed;
use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::io::Write;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Instant;

const SOLVER: &str = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";

/// An empty folder for one test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command_line").join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

fn tool(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim-snippets"));
    command.current_dir(folder).args(args).output().expect("the tool runs")
}

fn stdout(output: Output) -> String {
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    assert_eq!(complaint, "");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What is said about a run that fails and prints nothing.
fn complaint(output: Output) -> String {
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout, b"");
    String::from_utf8(output.stderr).expect("UTF-8")
}

#[test]
fn bad_input_gets_one_clear_line() {
    let folder = folder("bad_input");
    fs::create_dir(folder.join("task")).expect("a folder");
    fs::write(folder.join("task/main.rs"), SOLVER).expect("a file");
    fs::write(folder.join("latin1.rs"), b"fn main() {}\n// caf\xe9\n").expect("a file");
    fs::write(folder.join("empty.rs"), "\u{feff} \n").expect("a file");
    let cases: &[(&[&str], &str)] = &[
        (&["./task"], "cannot read `./task`: Is a directory"),
        (&["task/main.rs/"], "cannot read `task/main.rs/`: Not a directory"),
        (&["latin1.rs"], "`latin1.rs` is not UTF-8 in line 2"),
        (&["empty.rs"], "`empty.rs` is empty"),
        (&["-"], "`<stdin>` is empty"),
        (&["nim", "xyzzy"], "no snippet `xyzzy`"),
        (&["nim", "-o", "task"], "cannot write `task`: Is a directory"),
        (&["task/main.rs", "-o", "./task/../task/main.rs"], "`task/main.rs` is the solver itself"),
    ];
    for (args, expected) in cases {
        let message = complaint(tool(&folder, args));
        let title = message.lines().next().unwrap_or_default();
        assert!(title.starts_with(&format!("error: {expected}")), "{message}");
        assert!(!message.contains(env!("CARGO_MANIFEST_DIR")), "{message}");
    }
    let message = complaint(tool(&folder, &["task/"]));
    fs::write(folder.join("main"), SOLVER).expect("a file");
    let hint = complaint(tool(&folder, &["main"]));
    assert!(hint.contains("write `./main` if you mean the file"), "{hint}");
    assert!(message.contains("did you mean `task/main.rs`?"), "{message}");
    for args in [&[] as &[&str], &["--nonsense"], &["nim", "--list"]] {
        let output = tool(&folder, args);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("Usage: ./bundle.sh"));
    }
    assert_eq!(fs::read_to_string(folder.join("task/main.rs")).expect("a file"), SOLVER);
}

#[test]
fn options_are_used_or_refused() {
    let folder = folder("options");
    let odd = OsStr::from_bytes(b"\xff.rs");
    fs::write(folder.join(odd), SOLVER).expect("a file");
    fs::write(folder.join("main.rs"), SOLVER).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim-snippets"));
    let output = command.current_dir(&folder).arg(odd).output().expect("the tool runs");
    assert!(stdout(output).starts_with(SOLVER), "a name that is not UTF-8");
    let version = format!("nim-snippets {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(stdout(tool(&folder, &["--version"])), version);
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = stdout(tool(&folder, &["--completion", shell]));
        assert!(script.contains("bundle.sh") && script.contains("judge"), "{script}");
    }
    for option in ["--copy", "--check", "--test", "--docs", "--judge"] {
        let output = tool(&folder, &["--editor", "vscode", option]);
        assert_eq!(output.status.code(), Some(2), "{option}");
    }
}

#[test]
fn a_solver_that_is_too_big_is_refused_at_once() {
    let folder = folder("size");
    let line = "fn f() { let a = (1 + 2) * 3; }\n";
    for (name, size) in [("big.rs", 5 << 20), ("small.rs", 500_000)] {
        fs::write(folder.join(name), line.repeat(size / line.len())).expect("a file");
    }
    for judge in ["atcoder", "aoj"] {
        let start = Instant::now();
        complaint(tool(&folder, &["big.rs", "--judge", judge]));
        assert!(start.elapsed().as_millis() < 1000, "{:?}", start.elapsed());
    }
    stdout(tool(&folder, &["small.rs"]));
}

#[test]
fn a_closed_or_full_output_is_a_failure() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim-snippets"));
    let child = command.arg("-").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = child.stderr(Stdio::piped()).spawn().expect("the tool runs");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(SOLVER.as_bytes()).expect("the tool reads");
    drop(stdin);
    let message = complaint(child.wait_with_output().expect("the tool ends"));
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.contains("standard output: Broken pipe"), "{message}");

    if let Ok(full) = File::create("/dev/full") {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nim-snippets"));
        let output = command.arg("nim").stdout(full).output().expect("the tool runs");
        let message = complaint(output);
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.contains("standard output: No space left"), "{message}");
        let message = complaint(tool(Path::new("/"), &["nim", "-o", "/dev/full"]));
        assert!(message.contains("cannot write `/dev/full`: No space left"), "{message}");
    }
}

#[test]
fn a_pipe_is_written_or_refused_but_not_waited_for() {
    let folder = folder("pipe");
    let snippets = stdout(tool(&folder, &["--editor", "vscode", "nim"]));
    let piped = tool(&folder, &["--editor", "vscode", "nim", "-o", "/dev/stdout"]);
    assert_eq!(String::from_utf8(piped.stdout).expect("UTF-8"), snippets);
    let made = Command::new("mkfifo").arg(folder.join("pipe")).status().expect("mkfifo runs");
    assert!(made.success());
    for args in [&["nim"][..], &["--editor", "vscode"], &["--editor", "zed", "nim"]] {
        let message = complaint(tool(&folder, &[args, &["-o", "pipe"]].concat()));
        assert!(message.contains("cannot write `pipe`: "), "{message}");
    }
}

#[test]
fn an_output_file_is_replaced_whole_or_not_at_all() {
    let folder = folder("output");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect(name);
    let mode =
        |name: &str| fs::metadata(folder.join(name)).expect(name).permissions().mode() & 0o777;
    fs::write(folder.join("main.rs"), SOLVER).expect("a file");
    fs::write(folder.join("wrong.rs"), "use nim_snippets::nin;").expect("a file");
    let expected = stdout(tool(&folder, &["main.rs"]));

    assert_eq!(stdout(tool(&folder, &["main.rs", "-o", "new.rs"])), "");
    assert_eq!(read("new.rs"), expected);
    assert_eq!(mode("new.rs"), mode("main.rs"), "as the user's umask says");

    fs::write(folder.join("old.rs"), "old").expect("a file");
    fs::set_permissions(folder.join("old.rs"), Permissions::from_mode(0o640)).expect("a mode");
    symlink("old.rs", folder.join("link.rs")).expect("a link");
    symlink("late.rs", folder.join("dangling.rs")).expect("a link");
    complaint(tool(&folder, &["wrong.rs", "-o", "old.rs"]));
    assert_eq!(read("old.rs"), "old");
    stdout(tool(&folder, &["main.rs", "--output", "link.rs"]));
    assert!(folder.join("link.rs").is_symlink());
    assert_eq!((read("old.rs"), mode("old.rs")), (expected.clone(), 0o640));
    stdout(tool(&folder, &["main.rs", "-o", "dangling.rs"]));
    assert_eq!(read("late.rs"), expected);

    fs::write(folder.join("locked.rs"), "locked").expect("a file");
    fs::set_permissions(folder.join("locked.rs"), Permissions::from_mode(0o444)).expect("a mode");
    let message = complaint(tool(&folder, &["main.rs", "-o", "locked.rs"]));
    assert!(message.contains("cannot write `locked.rs`: "), "{message}");
    assert!(message.to_lowercase().contains("permission denied"), "{message}");
    assert_eq!(read("locked.rs"), "locked");

    assert_eq!(stdout(tool(&folder, &["main.rs", "-o", "/dev/stdout"])), expected);
    assert_eq!(stdout(tool(&folder, &["main.rs", "-o", "-"])), expected);
    let left = fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(left, 8, "no temporary file is left");
}

#[test]
fn the_list_names_every_module() {
    let all = stdout(tool(Path::new("/"), &["--list"]));
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("snippets"));
    for file in files.expect("the snippets") {
        let name = file.expect("a file").path();
        let name = name.file_stem().and_then(OsStr::to_str).expect("a name");
        assert!(all.contains(&format!("\n  {name} ")), "{name} is missing in\n{all}");
    }
    assert!(all.starts_with("Taking from heaps\n  "));
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for file in fs::read_dir(from).expect("a folder") {
        let (from, to) = file.map(|file| (file.path(), to.join(file.file_name()))).expect("a file");
        if from.is_dir() {
            copy_folder(&from, &to);
        } else {
            fs::copy(&from, &to).expect("a copy");
        }
    }
}

/// A copy of what `bundle.sh` needs. It stays from one run of the tests to the next, so that
/// only the first builds everything.
fn checkout() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a checkout");
    for folder in FOLDERS {
        let _ = fs::remove_dir_all(copy.join(folder));
        copy_folder(&root.join(folder), &copy.join(folder));
    }
    for file in FILES {
        fs::copy(root.join(file), copy.join(file)).expect("a copy");
    }
    copy
}

const FOLDERS: [&str; 2] = ["src", "snippets"];
const FILES: [&str; 3] = ["Cargo.toml", "Cargo.lock", "bundle.sh"];

/// A build after a small change takes a quarter of the time.
const INCREMENTAL: (&str, &str) = ("CARGO_INCREMENTAL", "1");

#[test]
fn bundle_sh_builds_what_is_missing_from_any_folder() {
    let read = [&FOLDERS[..], &FILES, &[file!()]].concat();
    unless_passed("bundle_sh", &read, run_bundle_sh_in_a_checkout);
}

fn run_bundle_sh_in_a_checkout() {
    let checkout = checkout();
    let contest = folder("somebody's workspace").join("contest");
    fs::create_dir_all(contest.join(".cargo")).expect("a folder");
    fs::create_dir_all(contest.join("bin")).expect("a folder");
    let write = |name: &str, text: &str| fs::write(contest.join(name), text).expect("a file");
    write("../Cargo.toml", "[workspace]\nmembers = [\"nothing\"]\n");
    write("rust-toolchain.toml", "[toolchain]\nchannel = \"1.0.0\"\n");
    write(".cargo/config.toml", "[build]\ntarget = \"nonsense\"\ntarget-dir = \"elsewhere\"\n");
    write("main.rs", SOLVER);
    symlink(checkout.join("bundle.sh"), contest.join("bin/first")).expect("a link");
    symlink("first", contest.join("bin/bundle")).expect("a link");
    let path = std::env::var("PATH").expect("a path");
    let run = |path: &str, args: &[&str]| -> Output {
        let mut command = Command::new("sh");
        command.args(["-c", "exec bundle \"$@\"", "sh"]).args(args);
        command.env("PATH", path).env_remove("RUSTUP_TOOLCHAIN");
        command.env("CARGO_TARGET_DIR", "other").env("CARGO_BUILD_TARGET", "nonsense");
        command
            .env("CARGO_INSTALL_ROOT", "other")
            .env("CDPATH", "/")
            .env(INCREMENTAL.0, INCREMENTAL.1);
        command.current_dir(&contest).output().expect("a shell runs")
    };
    let with_cargo = format!("{}:{path}", contest.join("bin").display());
    let run_well = |args: &[&str], builds: bool| -> String {
        let output = run(&with_cargo, args);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{complaint}");
        let expected = if builds { "bundle.sh: building the bundler ...\n" } else { "" };
        assert_eq!(complaint, expected);
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let edit = |name: &str, edit: fn(String) -> String| {
        let text = fs::read_to_string(checkout.join(name)).unwrap_or_default();
        fs::write(checkout.join(name), edit(text)).expect("a file");
    };

    let bundle = run_well(&["main.rs"], true);
    assert!(bundle.starts_with(SOLVER));
    assert_eq!(run_well(&["main.rs"], false), bundle);

    edit("snippets/nim.rs", |text| text + "nonsense");
    let message = complaint(run(&with_cargo, &["main.rs"]));
    assert!(message.contains("nonsense"), "{message}");
    assert!(message.ends_with("bundle.sh: the bundler could not be built, see above\n"));
    // A failed build is an error in every shell, and the next run tries again. Here cargo fails at once,
    // and no process of this test has its file open.
    let failing = contest.join("failing");
    let script =
        "mkdir failing && cd failing && printf '#!/bin/sh\\necho nonsense >&2; exit 101' > cargo";
    let mut sh = Command::new("sh");
    sh.args(["-c", &format!("{script} && chmod +x cargo")]).current_dir(&contest);
    assert!(sh.status().expect("a shell runs").success());
    let without_build = format!("{}:{with_cargo}", failing.display());
    for shell in ["dash", "bash", "bash --posix", "busybox sh"] {
        let words: Vec<&str> = shell.split(' ').collect();
        for _ in 0..2 {
            let mut command = Command::new(words[0]);
            command.args(&words[1..]).arg(checkout.join("bundle.sh")).arg("main.rs");
            command.env("PATH", &without_build);
            let output = command.current_dir(&contest).output();
            let Ok(output) = output else { continue };
            assert!(complaint(output).contains("nonsense"), "{shell}");
        }
    }
    let bare = format!("{}:/usr/bin:/bin", contest.join("bin").display());
    let bare_has_cargo = Path::new("/usr/bin/cargo").exists();
    if !bare_has_cargo {
        let message = complaint(run(&bare, &["main.rs"]));
        assert!(message.starts_with("bundle.sh: cargo is missing"), "{message}");
    }

    edit("snippets/nim.rs", |text| text.replace("nonsense", "pub const CHANGED: bool = true;\n"));
    edit("snippets/new_game.rs", |_| "//! New: a game.\n".to_owned());
    edit("src/tool/editor/programs/new_game.rs", |_| "fn main() {}\n".to_owned());
    edit("src/lib.rs", |text| {
        text.replace("    pub mod nim;", "    pub mod new_game;\n    pub mod nim;")
            .replace("\n        nim \"", "\n        new_game \"新\" [\"new\",]\n        nim \"")
    });
    let changed = run_well(&["main.rs"], true);
    assert!(changed.contains("        pub const CHANGED: bool = true;\n"));
    assert_ne!(changed.lines().nth(3), bundle.lines().nth(3));
    assert!(run_well(&["new_game"], false).contains("mod new_game {\n    // New: a game.\n}"));
    assert!(run(&bare, &["main.rs"]).status.success(), "cargo is needed for building only");

    edit("src/main.rs", |text| text + "nonsense");
    assert!(complaint(run(&with_cargo, &["main.rs"])).contains("nonsense"));
    for name in ["elsewhere", "other"] {
        assert!(!contest.join(name).exists() && !checkout.join(name).exists());
    }
}
