//! Tests of running programs on a busy machine: nothing is lost, and nobody is blamed.
#![cfg(target_os = "linux")]

use cli::process::{Ending, Finished, QUIET, READER, run};
use std::collections::HashSet;
use std::fs;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Scope, available_parallelism};
use std::time::{Duration, Instant};

/// Runs a line of the shell with a time limit.
fn shell(line: &str, seconds: f64) -> Finished {
    let time = Duration::from_secs_f64(seconds);
    let limits = cli::process::Limits { time, ..QUIET };
    run(Command::new("sh").args(["-c", line]), b"", limits).expect("a shell")
}

/// Keeps each core busy with this many threads until it is told to end.
fn work<'scope>(scope: &'scope Scope<'scope, '_>, threads: usize, ends: &'scope AtomicBool) {
    let cores = available_parallelism().map_or(1, usize::from);
    for _ in 0..cores * threads {
        scope.spawn(|| while !ends.load(Ordering::Relaxed) {});
    }
}

/// Lets the threads that read outputs only run when the machine has nothing else to do.
fn slow_readers(ends: &AtomicBool) {
    let mut slowed = HashSet::new();
    while !ends.load(Ordering::Relaxed) {
        for task in fs::read_dir("/proc/self/task").expect("threads").flatten() {
            let name = fs::read_to_string(task.path().join("comm")).unwrap_or_default();
            let id = task.file_name().into_string().expect("a number");
            if name.trim_end() == READER && slowed.insert(id.clone()) {
                let _ = Command::new("chrt")
                    .args(["--idle", "--pid", "0", &id])
                    .stderr(Stdio::null())
                    .status();
            }
        }
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn no_output_is_lost_by_slow_readers() {
    let ends = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| slow_readers(&ends));
        work(scope, 1, &ends);
        let lost = (0..3).find(|_| {
            let Finished { output, errors, ending, .. } =
                shell("sleep 0.3; printf %05000d 0; printf %05000d 0 >&2", 10.0);
            assert!(matches!(ending, Ending::Exit(status) if status.success()));
            [output, errors].iter().any(|text| text.len() != 5000)
        });
        ends.store(true, Ordering::Relaxed);
        assert_eq!(lost, None);
    });
}

#[test]
fn only_computing_and_waiting_for_nothing_take_time() {
    let ends = AtomicBool::new(false);
    thread::scope(|scope| {
        work(scope, 8, &ends);
        let start = Instant::now();
        let run = shell("i=0; while [ $i -lt 150000 ]; do i=$((i + 1)); done", 1.0);
        let (time, passed) = (run.time, start.elapsed());
        ends.store(true, Ordering::Relaxed);
        let good = matches!(run.ending, Ending::Exit(status) if status.success());
        assert!(good && time < Duration::from_secs(1), "{time:?} of {passed:?}");
    });
    let slow = |line: &str| match shell(line, 0.3).ending {
        Ending::TooSlow { waits } => waits,
        _ => panic!("`{line}` ends"),
    };
    assert!(!slow("while :; do :; done"));
    // The one that computes is a child.
    assert!(!slow("(while :; do :; done); true"));
    assert!(slow("sleep 100"));
}

#[test]
fn a_process_that_is_left_behind_is_not_waited_for() {
    let start = Instant::now();
    let run = shell("setsid sleep 5 & echo done", 10.0);
    assert_eq!(run.output, b"done\n");
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
}
