//! Tests of the command line: bad input, output files, the list.
#![cfg(unix)]

use crate::common::files::{Folder, read, root};
use crate::common::tool::{Run, TOOL, assert_error_in, printed, run, run_in, tool, tool_in};
use bundler::judge::DEFAULT;
use cli::trial::samples::{self, Request};
use editors::formats::FIRST_LINE;
use library::modules;
use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const SOLVER: &str = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";

#[test]
fn bad_input_is_an_error() {
    let folder = Folder::with(&[("task/main.rs", SOLVER)]);
    fs::write(folder.join("latin1.rs"), b"fn main() {}\n// caf\xe9\n").expect("a file");
    fs::write(folder.join("empty.rs"), "\u{feff} \n").expect("a file");
    let cases: &[(&[&str], &str)] = &[
        (&["./task"], "cannot read `./task`: Is a directory"),
        (&["task/main.rs/"], "cannot read `task/main.rs/`: Not a directory"),
        (&["latin1.rs"], "`latin1.rs` is not UTF-8 in line 2"),
        (&["empty.rs"], "`empty.rs` is empty"),
        (&["-"], "`<stdin>` is empty"),
        (&["nim", "xyzzy"], "no module `xyzzy`"),
        (&["nim", "wythoff_main"], "`wythoff_main` is a whole program"),
        (&["nim", "-o", "task"], "cannot write `task`: Is a directory"),
        (&["task/main.rs", "-o", "./task/../task/main.rs"], "`task/main.rs` is the solver itself"),
    ];
    for (args, expected) in cases {
        let message = run_in(&folder, args).error();
        let title = message.lines().next().unwrap_or_default();
        assert!(title.starts_with(&format!("error: {expected}")), "{message}");
        assert!(!message.contains(root().to_str().expect("UTF-8")), "{message}");
    }
    for (args, words) in [
        (&["explan", "nim", "3"][..], "no command or module `explan`; did you mean `explain`?"),
        (&["solv", "task/main.rs"], "no command or module `solv`; did you mean `solve`?"),
        (&["brute_heap"], "no command or module `brute_heap`; did you mean `brute_heaps`?"),
        (&["nim", "task/main.rs"], "cannot combine `task/main.rs` with other arguments"),
        (&["nim", "3", "5"], "`./bundle.sh explain nim 3 5` explains a position"),
        (&["MAIN.RS"], "cannot read `MAIN.RS`: No such file"),
        (
            &["task/main.rs", "--judge", "plain", "--test=task/main.rs"],
            "`task/main.rs` is not a sample",
        ),
    ] {
        assert_error_in(&folder, args, words);
    }
    fs::write(folder.join("main"), SOLVER).expect("a file");
    assert_error_in(&folder, &["main"], "write `./main` if you mean the file");
    assert_error_in(&folder, &["task/"], "did you mean `task/main.rs`?");
    for args in [&[] as &[&str], &["nim", "--list"]] {
        let usage = run_in(&folder, args).ends_with(2).said;
        assert!(usage.contains("Usage: ./bundle.sh"), "{usage}");
    }
    assert_eq!(read(folder.join("task/main.rs")), SOLVER);
}

#[test]
fn the_version_is_printed() {
    let version = format!("nim-snippets {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(printed(&["--version"]), version);
}

/// Forms that nest: each opens a level of an expression, a type or a pattern, and `)` or the like
/// closes it.
const NESTED: &[(&str, &str)] = &[
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("Vec<", ">"),
    ("-", ""),
    ("|a| ", ""),
    ("if let a = ", ""),
    ("impl Fn() -> ", ""),
    ("a @ ", ""),
    ("if a {} else ", ""),
    ("a + ", ""),
    ("a.b().", ""),
];

#[test]
fn deep_nesting_is_an_error() {
    let bundle = |text: &str| run(&mut tool(&["-"]), text);
    for (open, close) in NESTED {
        for place in ["let _ = X;", "let _: X = a;", "let X = a;"] {
            let solver = |depth: usize| {
                let nested = format!("{}a{}", open.repeat(depth), close.repeat(depth));
                format!("fn main() {{\n    {}\n}}\n", place.replace('X', &nested))
            };
            // Not every form is valid Rust in every place.
            if !bundle(&solver(2)).status.success() {
                continue;
            }
            assert!(bundle(&solver(400)).status.success(), "{open} in {place}");
            let Run { status, said, .. } = bundle(&solver(100_000));
            let is_error = said.starts_with("error: the bundle has ");
            assert!(status.success() || is_error, "{open} in {place}: {said}");
        }
    }
}

#[test]
fn a_solver_that_is_too_big_is_an_error_at_once() {
    let folder = Folder::new();
    let line = "fn f() { let a = (1 + 2) * 3; }\n";
    for (name, size) in [("big.rs", 5 << 20), ("small.rs", 500_000)] {
        fs::write(folder.join(name), line.repeat(size / line.len())).expect("a file");
    }
    for judge in ["atcoder", "aoj"] {
        let start = Instant::now();
        run_in(&folder, &["big.rs", "--judge", judge]).error();
        assert!(start.elapsed().as_millis() < 1000, "{:?}", start.elapsed());
    }
    run_in(&folder, &["small.rs", "--no-check"]).printed();
}

/// Starts the tool in this project, with its output going into a pipe that nobody reads.
fn unread(args: &[&str], input: &str) -> Run {
    let mut command = tool(args);
    let (reader, writer) = io::pipe().expect("a pipe");
    drop(reader);
    let child = command.stdin(Stdio::piped()).stdout(writer);
    let mut child = child.stderr(Stdio::piped()).spawn().expect("the tool runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    // The tool need not read its input.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the tool ends").into()
}

#[test]
fn a_reader_may_leave() {
    let folder = Folder::with(&[("a.rs", "fn main() { println!(\"1\") }")]);
    let solver = folder.join("a.rs").display().to_string();
    let stress = ["stress", &solver, "--judge", "plain", "--brute", "echo 2;", "--input", "n=1"];
    for args in [&["-"][..], &["nim"], &["list"], &["--help"], &["ask"], &["table", "nim"], &stress]
    {
        let said = unread(args, SOLVER).ends_with(128 + 13).said;
        assert_eq!(said, "", "{args:?}");
    }
}

/// The tool may wait for standard input, or for the writer of a pipe.
#[test]
#[cfg(target_os = "linux")]
fn one_signal_ends_the_wait_for_input() {
    let folder = Folder::with(&[("main.rs", "fn main() {}\n")]);
    shell(&folder, "mkfifo pipe.rs").printed();
    for solver in ["-", "pipe.rs"] {
        let mut command = tool_in(&folder, &[solver, "--no-check"]);
        let mut child = command.stdin(Stdio::piped()).spawn().expect("the tool runs");
        let id = child.id().to_string();
        // It waits when it sleeps and catches the signal 2.
        let waits = || {
            let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
            let value = |key| status.lines().find_map(|line| line.strip_prefix(key));
            let caught = value("SigCgt:").and_then(|it| u64::from_str_radix(it.trim(), 16).ok());
            caught.is_some_and(|it| it & 2 != 0)
                && value("State:").is_some_and(|it| it.contains('S'))
        };
        while !waits() {
            thread::sleep(Duration::from_millis(20));
        }
        thread::sleep(Duration::from_millis(500));
        Command::new("kill").args(["-INT", &id]).status().expect("kill runs");
        let status = child.wait().expect("it ends");
        assert_eq!(status.code(), Some(130), "{solver}");
    }
}

#[test]
fn a_full_output_is_an_error() {
    let Ok(full) = File::create("/dev/full") else { return };
    for args in [&["nim"][..], &["--help"], &["--version"], &["play", "--help"]] {
        let full = full.try_clone().expect("a file");
        let output = tool(args).stdout(full).output().expect("the tool runs");
        let said = Run::from(output).error();
        assert!(said.starts_with("error: cannot write to standard output: No space"), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    let no_space = "cannot write `/dev/full`: No space left";
    assert_error_in(Path::new("/"), &["nim", "-o", "/dev/full"], no_space);
}

#[test]
fn an_output_file_is_written_only_without_errors() {
    let folder = Folder::with(&[("wrong.rs", "use nim_snippets::nin;"), ("old.rs", "old")]);
    run_in(&folder, &["wrong.rs", "-o", "old.rs"]).error();
    assert_eq!(read(folder.join("old.rs")), "old");
    symlink("old.rs", folder.join("link.rs")).expect("a link");
    assert_eq!(run_in(&folder, &["nim", "--output", "link.rs"]).printed(), "");
    let expected = printed(&["nim"]);
    assert_eq!(read(folder.join("old.rs")), expected);
    for output in ["/dev/stdout", "-"] {
        assert_eq!(printed(&["nim", "-o", output]), expected);
    }
}

/// The mode of a file.
fn mode(file: &Path) -> u32 {
    fs::metadata(file).expect("it is there").permissions().mode() & 0o777
}

#[test]
fn an_output_file_keeps_its_links_and_its_permissions() {
    let folder = Folder::with(&[("old.rs", "old"), ("in/x", "")]);
    fs::set_permissions(folder.join("old.rs"), Permissions::from_mode(0o640)).expect("it is ours");
    symlink("../old.rs", folder.join("in/link")).expect("a link");
    symlink("in/link", folder.join("link")).expect("a link");
    symlink("new.rs", folder.join("in/dangling")).expect("a link");
    symlink("in/dangling", folder.join("dangling")).expect("a link");
    let expected = printed(&["nim"]);
    for (output, file) in [("link", "old.rs"), ("dangling", "in/new.rs")] {
        run_in(&folder, &["nim", "-o", output]).printed();
        assert_eq!(read(folder.join(file)), expected);
        assert!(folder.join(output).is_symlink());
    }
    assert!(folder.join("in/dangling").is_symlink());
    assert_eq!(mode(&folder.join("old.rs")), 0o640);
    // A hard link stays one, and root does not take a file away from its owner.
    folder.write(&[("hard.rs", "old")]);
    fs::hard_link(folder.join("hard.rs"), folder.join("other.rs")).expect("a link");
    run_in(&folder, &["nim", "-o", "hard.rs"]).printed();
    assert_eq!(read(folder.join("other.rs")), expected);
    folder.write(&[("owned.rs", "old")]);
    let owned = folder.join("owned.rs");
    if chown(&owned, Some(1234), Some(1235)).is_ok() {
        run_in(&folder, &["nim", "-o", "owned.rs"]).printed();
        let after = fs::metadata(&owned).expect("it is there");
        assert_eq!((after.uid(), after.gid()), (1234, 1235));
        assert_eq!(read(&owned), expected);
    }
    // The new file has the permissions that the user's mask allows.
    folder.write(&[("other", "")]);
    assert_eq!(mode(&folder.join("in/new.rs")), mode(&folder.join("other")));
    // Text that other programs wrote to standard output stays.
    let all = shell(&folder, "(echo first; \"$TOOL\" nim -o /dev/stdout) > all; cat all").printed();
    assert_eq!(all, format!("first\n{expected}"));
    folder.write(&[("main.rs", "use nim_snippets::nim;\n\nfn main() {\n    nim::wins(&[]);\n}\n")]);
    let bundle = run_in(&folder, &["main.rs", "--no-check"]).printed();
    let to = |place: &str| format!("\"$TOOL\" main.rs --no-check -o {place}");
    for command in [
        format!("mkfifo pipe; cat pipe & {}; wait", to("pipe")),
        format!("({}) 3>&1 | cat", to("/dev/fd/3")),
        format!("{} | cat", to("/proc/self/fd/1")),
    ] {
        assert_eq!(shell(&folder, &command).printed(), bundle, "{command}");
    }
}

/// `/dev/shm` is a disk in memory.
#[test]
fn files_below_dev_are_replaced() {
    let Ok(folder) = tempfile::tempdir_in("/dev/shm") else { return };
    let file = folder.path().join("a.rs");
    for _ in 0..2 {
        run_in(folder.path(), &["nim", "-o", file.to_str().expect("UTF-8")]).printed();
        assert_eq!(read(&file), printed(&["nim"]));
    }
}

#[test]
fn an_existing_file_survives_a_failed_write() {
    let folder = Folder::with(&[("locked/old.rs", "old"), ("old.rs", "old"), ("old.svg", "old")]);
    folder.write(&[("yas/nim", FIRST_LINE), ("yas/gone", FIRST_LINE)]);
    // For root, a folder's permissions have no effect unless this capability is dropped.
    let user = "if [ \"$(id -u)\" = 0 ]; then drop='setpriv --bounding-set=-dac_override'; fi;";
    let line = format!("{user} chmod a-w locked; $drop \"$TOOL\" nim -o locked/old.rs");
    let said = shell(&folder, &line).error();
    assert!(said.starts_with("error: cannot write `locked/old.rs`: Permission denied\n"), "{said}");
    assert!(said.contains("name a file in another folder"), "{said}");
    shell(&folder, "chmod u+w locked").printed();
    // No file may have even one byte, as on a full disk.
    for line in ["nim -o old.rs", "table nim --svg old.svg", "editor yasnippet nim -o yas"] {
        let args = line.split(' ').map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" ");
        let said = shell(&folder, &format!("ulimit -f 0; exec \"$TOOL\" {args}")).error();
        assert!(said.contains("error: cannot write `"), "{line}: {said}");
        assert!(said.contains("File too large"), "{line}: {said}");
    }
    for name in ["locked/old.rs", "old.rs", "old.svg"] {
        assert_eq!(read(folder.join(name)), "old", "{name}");
    }
    assert_eq!([read(folder.join("yas/nim")), read(folder.join("yas/gone"))], [FIRST_LINE; 2]);
    let left = shell(&folder, "ls -A . locked yas").printed();
    assert!(!left.contains(".nim-snippets-"), "{left}");
    // A successful installation removes the files that are no longer wanted.
    run_in(&folder, &["editor", "yasnippet", "nim", "-o", "yas"]).succeeds();
    assert!(!folder.join("yas/gone").exists());
}

/// Runs a line of the shell, in which `$TOOL` is the tool.
fn shell(folder: &Path, line: &str) -> Run {
    let mut shell = Command::new("sh");
    run(shell.current_dir(folder).args(["-c", line]).env("TOOL", TOOL), "")
}

#[test]
fn files_that_were_read_are_not_overwritten() {
    let folder = Folder::with(&[
        ("main.rs", "mod game;\nfn main() { game::play() }\n"),
        ("game.rs", "pub fn play() {}\n"),
        ("Cargo.toml", "[package]\nname = \"x\"\nedition = \"2021\"\n"),
        ("src/lib.rs", ""),
    ]);
    symlink("game.rs", folder.join("link")).expect("a link");
    for output in ["game.rs", "./game.rs", "link", "Cargo.toml"] {
        assert_error_in(&folder, &["main.rs", "-o", output], "has just been read");
    }
    let said = shell(&folder, "\"$TOOL\" - -o main.rs < main.rs").error();
    assert!(said.starts_with("error: `main.rs` has just been read"), "{said}");
    assert_eq!(read(folder.join("game.rs")), "pub fn play() {}\n");
    run_in(&folder, &["main.rs", "-o", "submit.rs"]).succeeds();
}

#[test]
fn samples_are_not_overwritten_and_outputs_without_input_are_named() {
    let folder = Folder::with(&[("main.rs", "fn main() {}\n"), ("1.in", ""), ("1.out", "")]);
    folder.write(&[("2.out", "3"), ("3.gen", "{5*1..9}"), ("3.out", "4")]);
    let test = ["main.rs", "--judge", "plain", "--test"];
    for sample in ["1.in", "1.out"] {
        assert_error_in(&folder, &[&test[..], &["-o", sample]].concat(), "has just been read");
    }
    assert_eq!([read(folder.join("1.in")), read(folder.join("1.out"))], ["", ""]);
    let said = run_in(&folder, &test).succeeds().said;
    assert!(said.contains("`2.out` is not compared: `2.in` is missing"), "{said}");
    assert!(!said.contains("3.out"), "{said}");
}

#[test]
fn names_need_not_be_utf8() {
    let folder = Folder::new();
    let odd = folder.join(OsStr::from_bytes(b"\xff"));
    fs::create_dir(&odd).expect("a folder");
    for (name, text) in [("main.rs", SOLVER), ("1.in", "1"), ("1.out", "2")] {
        fs::write(odd.join(name), text).expect("a file");
    }
    for path in [None, Some(odd.clone()), Some(odd.join("1.in"))] {
        let request = Request { path, ..Request::default() };
        let cases = samples::find(&request, &odd.join("main.rs"), DEFAULT);
        let cases = cases.unwrap_or_else(|_| panic!("there are samples"));
        assert_eq!(cases[0].expected.as_deref(), Ok(&b"2"[..]));
    }
    let mut bundle = tool_in(&folder, &["-o"]);
    bundle.arg(odd.join("submit.rs")).arg(odd.join("main.rs"));
    assert_eq!(run(&mut bundle, "").printed(), "");
    assert!(read(odd.join("submit.rs")).starts_with(SOLVER));
}

#[test]
fn list_names_every_module() {
    let all = printed(&["list"]);
    for name in modules().iter().map(|module| module.name) {
        assert!(all.contains(&format!("\n  {name} ")), "{name} is missing in\n{all}");
    }
    assert!(all.starts_with("Taking from heaps\n  "));
}

#[test]
fn messages_name_the_cause() {
    let folder = Folder::with(&[
        ("e\u{1b}[31m.rs", "fn main() { let x: u8 = ; }"),
        ("main.rs", "fn main() {}"),
        ("x/1.in", ""),
    ]);
    let text = run_in(&folder, &["./e\u{1b}[31m.rs"]).said;
    assert!(!text.contains('\u{1b}') && text.contains("\\u{1b}[31m.rs"), "{text:?}");
    assert_error_in(&folder, &["main.rs", "--test=/dev/zero"], "more than 64 MiB");
    let mut check = tool_in(&folder, &["main.rs", "--judge", "plain", "--check"]);
    let text = run(check.env("RUSTUP_TOOLCHAIN", "no-such-toolchain"), "").said;
    assert!(!text.contains("rustc not found"), "{text}");
}
