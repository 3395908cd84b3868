//! Tests the options that report or limit the time and memory of a program, or check it for
//! overflow.

use crate::common::files::Folder;
use crate::common::tool::{Run, run_in};

/// A solver that adds numbers of 32 bits, reports its steps, or needs memory.
const SOLVER: &str = "fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u32> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    if let [bytes] = numbers[..] {
        let all = vec![1_u8; bytes as usize];
        eprintln!(\"filled\");
        println!(\"{}\", if all.iter().all(|&byte| byte == 1) { \"YES\" } else { \"NO\" });
    } else {
        println!(\"{}\", numbers.iter().fold(0, |sum, x| sum + x));
    }
}
";

#[test]
fn memory_overflow_and_standard_error_are_told() {
    let folder = Folder::with(&[
        ("main.rs", SOLVER),
        ("1.in", "1 2"),
        ("1.out", "3"),
        ("2.in", "4294967295 2"),
        ("2.out", "1"),
        ("3.in", "100000000"),
        ("3.out", "Yes"),
    ]);
    let test = |args: &[&str]| {
        let test = ["main.rs", "--test", "--judge", "plain", "--ignore-case"];
        run_in(&folder, &[&test[..], args].concat())
    };
    let said = test(&[]).succeeds().said;
    let lines: Vec<&str> = said.lines().collect();
    let third = lines.iter().position(|line| line.starts_with("3  ok ")).expect("a line");
    assert_eq!(lines[third + 1..third + 3], ["  standard error:", "    filled"], "{said}");
    if cfg!(target_os = "linux") {
        let used = lines[third].strip_suffix(" MiB").and_then(|line| line.rsplit(' ').next());
        let used: f64 = used.and_then(|number| number.parse().ok()).expect("a number");
        assert!((95.3..110.0).contains(&used), "{said}");
    }

    let said = test(&["--debug", "--memory-limit", "64M"]).ends_with(1).said;
    let is_limited = cfg!(target_os = "linux");
    assert!(!is_limited || said.contains("3  TOO LARGE "), "{said}");
    assert!(!is_limited || said.contains("needs more than 64 MiB of memory"), "{said}");
    assert!(said.contains("1  ok "), "{said}");
    assert!(said.contains("2  RUNTIME ERROR"), "{said}");
    assert!(said.contains("attempt to add with overflow"), "{said}");

    let stress = ["stress", "main.rs", "--judge", "plain", "--brute", "echo 1; :"];
    let big = ["--input", "a=4294967295,b=2"];
    run_in(&folder, &[&stress[..], &big].concat()).succeeds();
    let Run { out, said, .. } = run_in(&folder, &[&stress[..], &big, &["--debug"]].concat());
    assert!(said.contains("RUNTIME ERROR: exit status: 101"), "{said}");
    assert!(out.contains("attempt to add with overflow"), "{out}");
}

#[test]
fn options_for_samples_need_samples() {
    let folder = Folder::with(&[("main.rs", "fn main() {}")]);
    for option in ["--debug", "--ignore-case", "--interactor=x", "--checker=x", "--memory-limit=1G"]
    {
        let said = run_in(&folder, &["main.rs", option]).ends_with(2).said;
        assert!(said.contains("not provided:\n  --test"), "{said}");
    }
    for size in ["", "M", "1T", "-1", "99999999999999G", "0"] {
        let limit = format!("--memory-limit={size}");
        let said = run_in(&folder, &["main.rs", "--test", &limit]).ends_with(2).said;
        assert!(said.contains("such as 256M") || said.contains("a value is required"), "{said}");
    }
}
