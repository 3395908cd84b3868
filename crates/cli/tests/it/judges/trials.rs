//! Tests programs that do not end, write too much, leave children, or write to the terminal.

use super::PARITY;
use crate::common::files::Folder;
use crate::common::tool::{TOOL, install, run_in, tool_in};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Checks a solver that has to print 3, or that fails, and returns the messages.
#[track_caller]
fn test(folder: &Folder, judge: &str, solver: &str, args: &[&str], code: i32) -> String {
    folder.write(&[("main.rs", solver), ("1.in", "3\n"), ("1.out", "3\n")]);
    let test = ["main.rs", "--test", "--judge", judge];
    run_in(folder, &[&test[..], args].concat()).ends_with(code).said
}

/// Waits until the process whose id is in this file has ended: a kill takes its time.
#[track_caller]
fn assert_ends(file: &Path) {
    let id = fs::read_to_string(file).expect("the program wrote its id");
    let start = Instant::now();
    loop {
        let stat = fs::read_to_string(format!("/proc/{}/stat", id.trim())).unwrap_or_default();
        if stat.is_empty() || stat.contains(") Z ") {
            return;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "the process is left: {stat}");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn the_time_limit_holds_for_all_that_a_program_starts() {
    let folder = Folder::new();
    let start = Instant::now();
    let spawn = "let child = std::process::Command::new(\"sleep\").arg(\"200\").spawn().unwrap();\n\
        std::fs::write(\"id\", child.id().to_string()).unwrap();";
    test(&folder, "plain", &format!("fn main() {{ {spawn} println!(\"3\"); }}"), &[], 0);
    assert_ends(&folder.join("id"));
    let solver = format!("fn main() {{ {spawn} loop {{ std::thread::park() }} }}");
    let text = test(&folder, "plain", &solver, &["--time-limit", "0.3"], 1);
    assert!(text.contains("TOO SLOW"), "{text}");
    assert!(
        text.ends_with("  actual:\n    stopped after 0.3 s in which it only waited\nerror: 1 of 1 samples failed\n"),
        "{text}"
    );
    assert_ends(&folder.join("id"));
    assert!(start.elapsed() < Duration::from_secs(100), "the child was waited for");
}

#[test]
fn endless_output_is_stopped() {
    let folder = Folder::new();
    let solver = "fn main() { let line = \"x\".repeat(1 << 16); loop { println!(\"{}\", line); } }";
    let start = Instant::now();
    let text = test(&folder, "plain", solver, &["--time-limit", "300s"], 1);
    assert!(text.contains("TOO MUCH"), "{text}");
    assert!(text.contains("stopped after 16 MiB of output") && text.len() < 10_000, "{text}");
    assert!(start.elapsed() < Duration::from_secs(200));
    let solver = "fn main() { let line = \"x\".repeat(1 << 20); \
        for _ in 0..99 { eprintln!(\"{}\", line); } println!(\"3\"); }";
    test(&folder, "plain", solver, &[], 0);
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let folder = Folder::new();
    let solver = "fn main() { println!(\"\\x1b]52;c;AAAA\\x07\\u{9b}2J\"); \
        eprintln!(\"\\x1b[31m\\u{202e}\\r\"); }";
    let text = test(&folder, "plain", solver, &[], 1);
    assert!(text.contains("\n    \\u{1b}]52;c;AAAA\\u{7}\\u{9b}2J\n"), "{text}");
    assert!(text.contains("\n    \\u{1b}[31m\\u{202e}"), "{text}");
    assert!(!text.contains(|c: char| c.is_control() && c != '\n'), "{text:?}");
    let args = ["main.rs", "--judge", "plain", "--test=\u{1b}[2J"];
    let text = run_in(&folder, &args).error();
    assert!(!text.contains('\u{1b}'), "{text:?}");
}

#[test]
fn files_of_codeforces_are_written_and_read() {
    let folder = Folder::new();
    let solver = "fn main() { let n = std::fs::read_to_string(\"input.txt\").unwrap();\n\
        std::fs::write(\"output.txt\", n).unwrap(); }";
    for (judge, code) in [("codeforces", 0), ("plain", 1)] {
        test(&folder, judge, solver, &[], code);
    }
    assert!(!folder.join("output.txt").exists());
}

#[test]
fn a_signal_leaves_nothing_behind() {
    let folder = Folder::new();
    let solver = format!(
        "fn main() {{ std::fs::write({:?}, std::process::id().to_string()).unwrap(); \
         loop {{ std::thread::park() }} }}",
        folder.join("id")
    );
    folder.write(&[("main.rs", &solver), ("1.in", ""), ("1.out", ""), ("tmp/x/y", "")]);
    fs::remove_dir_all(folder.join("tmp/x")).expect("it is there");
    for (signal, code) in [("TERM", 143), ("INT", 130), ("QUIT", 131)] {
        let args = ["main.rs", "--test", "--judge", "plain", "--time-limit", "1h"];
        let mut command = tool_in(&folder, &args);
        command.env("TMPDIR", folder.join("tmp")).stderr(Stdio::null());
        let mut child = command.spawn().expect("it runs");
        let start = Instant::now();
        while fs::read_to_string(folder.join("id")).unwrap_or_default().is_empty() {
            assert!(start.elapsed() < Duration::from_secs(120), "the solver does not run");
            thread::sleep(Duration::from_millis(10));
        }
        let mut kill = Command::new("kill");
        kill.args([format!("-{signal}"), child.id().to_string()]);
        assert!(kill.status().expect("kill runs").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(code));
        assert_ends(&folder.join("id"));
        fs::remove_file(folder.join("id")).expect("it is there");
        let left = fs::read_dir(folder.join("tmp")).expect("a folder").count();
        assert_eq!(left, 0, "{signal} leaves files");
    }
}

#[test]
fn waiting_for_another_build_is_reported() {
    let folder = Folder::with(&[("main.rs", PARITY)]);
    // This runs outside of a checkout, whose cache other tests use.
    let home = Folder::with(&[("cache/nim-snippets/atcoder/lock", "")]);
    let lock = home.join("cache/nim-snippets/atcoder/lock");
    install(Path::new(TOOL), &home.join("nim-snippets"));
    let lock = File::options().write(true).open(lock).expect("it is there");
    lock.lock().expect("nobody else has it");
    let mut command = Command::new(home.join("nim-snippets"));
    command.args(["main.rs", "--check"]).current_dir(&*folder).stderr(Stdio::piped());
    command.env("XDG_CACHE_HOME", home.join("cache"));
    let mut child = command.spawn().expect("it runs");
    let mut errors = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    let first = errors.next().expect("a line").expect("UTF-8");
    assert_eq!(first, "waiting for another build for AtCoder ...");
    Command::new("kill").arg(child.id().to_string()).status().expect("kill runs");
    assert_eq!(child.wait().expect("it ends").code(), Some(143));
}
