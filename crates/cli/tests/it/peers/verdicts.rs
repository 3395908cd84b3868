//! The verdicts on pairs of outputs: ours, and those of the tools that judges and contestants use. `verdicts.tsv` has
//! them as seen: problemtools 1.20260907, BAPCtools 2026.10.0, online-judge-tools-ng 12.0.1, and wcmp and
//! dcmp of testlib as rbx-cp 2.3.3 ships it; `tolerance` is 1e-6.

use super::{ECHO, package, passing, python};
use crate::common::files::Folder;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// The expected output, the output, and the verdict in each column.
struct Pair {
    expected: String,
    output: String,
    verdicts: Vec<&'static str>,
}

const FIRST: usize = 2; // after the two outputs

fn pairs() -> (Vec<&'static str>, Vec<Pair>) {
    let mut lines = include_str!("verdicts.tsv").lines();
    let head = lines.next().expect("a head").split('\t').skip(FIRST).collect();
    let text = |escaped: &str| escaped.replace("\\n", "\n").replace("\\t", "\t");
    let pairs = lines.map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let (expected, output) = (text(columns[0]), text(columns[1]));
        Pair { expected, output, verdicts: columns[FIRST..].to_vec() }
    });
    (head, pairs.collect())
}

/// The pairs as samples of a solver that prints its input.
fn samples(pairs: &[Pair]) -> Folder {
    let folder = Folder::with(&[("main.rs", ECHO)]);
    for (i, pair) in pairs.iter().enumerate() {
        folder.write(&[
            (&format!("test/{i:02}.in"), &pair.output),
            (&format!("test/{i:02}.out"), &pair.expected),
        ]);
    }
    folder
}

/// Checks one column.
fn assert_column(name: &str, verdict: impl Fn(usize) -> &'static str) {
    let (head, pairs) = pairs();
    let column = head.iter().position(|&other| other == name).expect("a column");
    for (i, pair) in pairs.iter().enumerate() {
        let (expected, output) = (&pair.expected, &pair.output);
        assert_eq!(verdict(i), pair.verdicts[column], "{name}: {output:?} for {expected:?}");
    }
}

/// Checks a column of ours.
fn assert_ours(column: &str, options: &[&str]) {
    let found = passing(&samples(&pairs().1), "--test", options);
    let (head, pairs) = pairs();
    let theirs = head.iter().position(|&other| other == column).expect("a column");
    assert_column(column, |i| match found.get(&format!("{i:02}")) {
        Some(false) if is_hexadecimal(&pairs[i].output) => pairs[i].verdicts[theirs],
        Some(true) => "ok",
        Some(false) => "wrong",
        None => "no verdict",
    });
}

/// The default validator of Kattis reads `0x1` as a number, if there is a tolerance. We do not: no problem
/// asks for it, and elsewhere it is wrong.
fn is_hexadecimal(output: &str) -> bool {
    output.starts_with("0x")
}

#[test]
fn words_are_compared_as_in_the_table() {
    assert_ours("words", &[]);
}

#[test]
fn all_numbers_are_compared_with_a_tolerance() {
    assert_ours("tolerance", &["--tolerance", "1e-6"]);
}

/// Kattis' default validator, which problemtools ships.
#[test]
fn kattis_ignores_case() {
    let options = ["--judge", "kattis"];
    assert_ours("problemtools", &options);
    assert_ours("problemtools_tolerance", &[&options[..], &["--tolerance", "1e-6"]].concat());
}

#[test]
fn without_options_we_agree_with_wcmp() {
    let (head, pairs) = pairs();
    let column = |name| head.iter().position(|&other| other == name).expect("a column");
    let (ours, wcmp) = (column("words"), column("wcmp"));
    assert!(pairs.iter().all(|pair| pair.verdicts[ours] == pair.verdicts[wcmp]));
    assert!(pairs.len() >= 40);
}

#[test]
fn default_validators_decide_as_in_the_table() {
    let (_, pairs) = pairs();
    let folder = samples(&pairs);
    fs::create_dir(folder.join("feedback")).expect("a folder");
    let validate = |validator: &Path, flags: &[&str], i: usize| {
        let file = |ending| folder.join(format!("test/{i:02}.{ending}"));
        let mut command = Command::new(validator);
        command
            .args([file("in"), file("out")])
            .arg(format!("{}/", folder.join("feedback").display()));
        let output = fs::File::open(file("in")).expect("the output");
        command.args(flags).stdin(output).stdout(Stdio::null()).stderr(Stdio::null());
        match command.status().expect("the validator runs").code() {
            Some(42) => "ok",
            Some(43) => "wrong",
            _ => "fails",
        }
    };
    let tolerance = ["float_tolerance", "1e-6"];
    if let Some(package) = package("problemtools") {
        let validator = package.join("problemtools/support/default_validator");
        assert_column("problemtools", |i| validate(&validator, &[], i));
        assert_column("problemtools_tolerance", |i| validate(&validator, &tolerance, i));
    }
    if let Some(package) = package("bapctools") {
        let source = package.join("bapctools/resources/support/default_output_validator.cpp");
        let validator = folder.join("validator");
        compile(&source, &validator, &["-std=c++20"]);
        assert_column("bapctools", |i| validate(&validator, &[], i));
        assert_column("bapctools_tolerance", |i| validate(&validator, &tolerance, i));
    }
}

#[test]
fn checkers_of_testlib_decide_as_in_the_table() {
    let Some(package) = package("rbx-cp") else { return };
    let (_, pairs) = pairs();
    let folder = samples(&pairs);
    let shipped = package.join("rbx/resources/predownloaded");
    for name in ["wcmp", "dcmp"] {
        let checker = folder.join(name);
        let include = format!("-I{}", shipped.display());
        compile(&shipped.join(format!("checkers/{name}.cpp")), &checker, &["-std=c++17", &include]);
        assert_column(name, |i| {
            let file = |ending| folder.join(format!("test/{i:02}.{ending}"));
            let mut command = Command::new(&checker);
            command.args([file("in"), file("in"), file("out")]).stderr(Stdio::null());
            match command.status().expect("the checker runs").code() {
                Some(0) => "ok",
                Some(1) => "wrong",
                Some(2) => "malformed",
                _ => "fails",
            }
        });
    }
}

fn compile(source: &Path, program: &Path, options: &[&str]) {
    let mut command = Command::new("g++");
    command.args(options).arg("-o").arg(program).arg(source);
    assert!(command.status().expect("g++ runs").success(), "{command:?}");
}

#[test]
fn oj_decides_as_in_the_table() {
    let Some(package) = package("online-judge-tools-ng") else { return };
    let (_, pairs) = pairs();
    let folder = samples(&pairs);
    for (column, options) in [("oj", &[][..]), ("oj_tolerance", &["-e", "1e-6"])] {
        let mut oj = python(&package);
        oj.current_dir(&*folder).args([
            "-m",
            "onlinejudge_command.main",
            "test",
            "--command",
            "cat",
        ]);
        oj.args(["--silent", "--log-file", "log.json"]).args(options);
        oj.output().expect("oj runs");
        let log = fs::read_to_string(folder.join("log.json")).expect("a log");
        let log: serde_json::Value = serde_json::from_str(&log).expect("JSON");
        assert_column(column, |i| {
            let is_this = |case: &&serde_json::Value| {
                let input = case["testcase"]["input"].as_str().expect("a path");
                input.ends_with(&format!("{i:02}.in"))
            };
            let case = log.as_array().expect("cases").iter().find(is_this).expect("the case");
            if case["status"] == "AC" { "ok" } else { "wrong" }
        });
    }
}
