//! Tests of `--interactor`: the right solver passes, and the program that is wrong is named.
#![cfg(unix)]

use crate::common::files::{Folder, read};
use crate::common::tool::{Run, run_in};

/// A solver that behaves as the first line tells it, and answers with the requested number.
const SOLVER: &str = r#"use std::io::{self, Write};
fn main() {
    let mut lines = io::stdin().lines().map(Result::unwrap);
    let how = lines.next().unwrap();
    let number: u64 = lines.next().unwrap().parse().unwrap();
    match how.as_str() {
        "wrong" => println!("{}", number + 1),
        "hangs" => loop { std::thread::park() },
        "spins" => loop { std::hint::black_box(()) },
        "ends" => return,
        "crashes" => panic!("no idea"),
        "keeps" => { io::stdout().lock().write_all(b"no end").unwrap(); io::stdout().flush().unwrap(); }
        "floods" | "stuffs" => loop { println!("{}", "x".repeat(1 << 16)) },
        "large" => println!("{}", vec![1_u64; 20_000_000].iter().sum::<u64>()),
        _ => println!("{number}"),
    }
    if how == "stays" { loop { std::thread::park() } }
    lines.for_each(drop);
    println!("nobody reads this");
}
"#;

/// An interactor that reads how the solver (or the interactor) behaves, then the number to ask for
/// and, if there is one, the answer.
const INTERACTOR: &str = r#"
{ read how; read number; } < "$1"
echo tested >> log
echo checks "$how" >&2
echo $how; echo $number
[ $how = floods ] && exec cat >/dev/null
[ $how = deaf ] && exec sleep 100
[ $how = stuffs ] && exec sleep 100
[ $how = busy ] && while :; do :; done
[ $how = killed ] && kill -9 $PPID
[ $how = both ] && exec 0<&- && sleep 0.2
read answer || { echo "no answer" >&2; exit 1; }
[ "$3" ] && number=$(cat "$3")
[ $how = points ] && { echo points 3 >&2; exit 7; }
[ $how = jury ] && { echo no data >&2; exit 3; }
[ $how = crash ] && exit 139
[ "$answer" = $number ] || { echo "$answer is not $number" >&2; exit 1; }
"#;

fn folder() -> Folder {
    let folder = Folder::with(&[("main.rs", SOLVER), ("judge.sh", INTERACTOR)]);
    for (i, how) in HOW.iter().enumerate() {
        folder.write(&[(&format!("{:02}.in", i + 1), &format!("{}\n7\n", how.0))]);
    }
    folder.write(&[("01.out", "7\n"), ("02.out", "6\n")]);
    folder
}

/// The behaviour of the programs, the verdict, and the reason.
const HOW: &[(&str, &str, &str)] = &[
    ("right", "ok", ""),
    ("right", "WRONG ANSWER", "the interactor says: 7 is not 6"),
    ("wrong", "WRONG ANSWER", "the interactor says: 8 is not 7"),
    (
        "hangs",
        "BOTH WAIT",
        "no output for 2 s: the interactor has written last; either may have output",
    ),
    ("spins", "TOO SLOW", "stopped after 2 s"),
    ("ends", "WRONG ANSWER", "the interactor says: no answer (the solver had already ended)"),
    ("crashes", "RUNTIME ERROR", "exit status: 101"),
    (
        "keeps",
        "BOTH WAIT",
        "no output for 2 s: the solver has written last, without a line break at the end",
    ),
    ("floods", "TOO MUCH", "stopped after 16 MiB of output"),
    ("large", "TOO LARGE", "needs more than 64 MiB of memory"),
    ("stays", "TOO SLOW", "stopped after 2 s: runs on after the interactor has accepted"),
    ("deaf", "BOTH WAIT", "no output for 2 s: the solver has written last; either may have"),
    ("stuffs", "BOTH WAIT", "no output for 2 s: the "),
    ("busy", "INTERACTOR FAILS", "stopped after 2 s"),
    ("killed", "INTERACTOR FAILS", "signal: 9 (SIGKILL)"),
    ("points", "POINTS", "it gives points (exit status: 7): points 3"),
    ("jury", "INTERACTOR FAILS", "exit status: 3, which reports an error of the jury: no data"),
    ("crash", "INTERACTOR FAILS", "exit status: 139, after signal: 11 (SIGSEGV)"),
];

#[test]
fn whoever_is_wrong_is_named() {
    let folder = folder();
    let args = ["main.rs", "--test", "--judge", "plain", "--interactor", "sh judge.sh"];
    let limits = ["--time-limit", "2s", "--memory-limit", "64M"];
    let Run { said, .. } = run_in(&folder, &[&args[..], &limits].concat()).ends_with(1);
    let parts: Vec<&str> = said.split_inclusive('\n').collect();
    let starts = |line: &str| line.starts_with(|c: char| c.is_ascii_digit());
    for (i, (how, verdict, why)) in HOW.iter().enumerate() {
        let name = format!("{:02}  {verdict} ", i + 1);
        let start = parts.iter().position(|line| line.starts_with(&name));
        let start = start.unwrap_or_else(|| panic!("{how}: no line {name}\n{said}"));
        let rest = parts[start + 1..].iter().take_while(|line| !starts(line));
        let shown: String = rest.copied().collect();
        assert!(shown.contains(why), "{how}: no `{why}`\n{said}");
        let ended = shown.contains("already ended");
        assert_eq!(ended, *how == "ends", "{how}\n{said}");
        // The solver's lines are on the left, the interactor's on the right.
        let asks = format!("\n{:42}{how}\n{:42}7\n", "", "");
        assert!(*verdict == "ok" || shown.contains(&asks), "{how}\n{said}");
    }
    // A case that fails is run twice before it is reported.
    assert_eq!(read(folder.join("log")).lines().count(), 2 * HOW.len() - 1);
    assert!(
        said.contains("  standard error of the interactor:\n    checks wrong\n    the"),
        "{said}"
    );
    assert!(said.contains("17 of 18 samples failed"), "{said}");
    let stress = ["stress", "main.rs", "--interactor", "sh judge.sh", "--judge", "plain"];
    let stress = |input: &str| run_in(&folder, &[&stress[..], &["--input", input]].concat());
    let Run { out, said, .. } = stress("how=1 n=2..9").succeeds();
    assert_eq!(out, "accepted on all 8 inputs\n", "{said}");
}

/// A complete interactor, which plays to win and checks each move.
const REFEREE: &str = r#"// Input `n k`: take 1 to k of n stones in turn; taking the last one wins.
use std::{env, fs, io};

fn main() {
    let input = fs::read_to_string(env::args().nth(1).unwrap()).unwrap();
    println!("{}", input.trim());
    let numbers: Vec<u64> = input.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (mut stones, most) = (numbers[0], numbers[1]);
    let mut lines = io::stdin().lines();
    let mut hear = || lines.next().expect("the solver has ended").unwrap();
    let mut solver_moves = hear() == "First";
    while stones > 0 {
        let taken = if solver_moves {
            let line = hear();
            let taken = line.parse().unwrap_or(0);
            assert!((1..=most.min(stones)).contains(&taken), "`{line}` is not a move");
            taken
        } else {
            let taken = (stones % (most + 1)).max(1);
            println!("{taken}");
            taken
        };
        stones -= taken;
        solver_moves = !solver_moves;
    }
    assert!(!solver_moves, "the solver loses");
}
"#;

/// A solver for it.
const PLAYER: &str = r#"use nim_snippets::bounded_nim;
use proconio::input_interactive;

fn main() {
    input_interactive! { mut n: u64, k: u64 }
    let mut my_turn = bounded_nim::wins(&[n], k);
    println!("{}", if my_turn { "First" } else { "Second" });
    while n > 0 {
        if my_turn {
            let (_, left) = bounded_nim::winning_moves(&[n], k).next().unwrap();
            println!("{}", n - left);
            n = left;
        } else {
            input_interactive! { taken: u64 }
            n -= taken;
        }
        my_turn = !my_turn;
    }
}
"#;

#[test]
fn an_interactor_plays_with_its_solver() {
    // This solver reports a larger number than it takes if there are at least 5 stones.
    let wrong = PLAYER.replace("n - left)", "n - left + n / 5)");
    assert_ne!(wrong, PLAYER);
    let folder = Folder::with(&[
        ("main.rs", PLAYER),
        ("wrong.rs", &wrong),
        ("interactor.rs", REFEREE),
        ("1.in", "100 3\n"),
        ("2.in", "1000000000000 999999999999\n"),
    ]);
    let common = ["--interactor", "interactor.rs", "--judge", "codeforces"];
    run_in(&folder, &[&["main.rs", "--test"], &common[..]].concat()).succeeds();
    let stress = |solver| {
        let stress = ["stress", solver, "--input", "n=0..20,k=1..5"];
        run_in(&folder, &[&stress[..], &common].concat())
    };
    assert_eq!(stress("main.rs").succeeds().out, "accepted on all 105 inputs\n");
    let Run { out, said, .. } = stress("wrong.rs").ends_with(1);
    assert!(out.starts_with("  input:\n    5 1\n  solver "), "{out}");
    assert!(
        said.contains(
            "error: the solver fails: WRONG ANSWER: the interactor says: `2` is not a move"
        ),
        "{said}"
    );
    assert!(said.contains("before that, the interactor accepts "), "{said}");
}
