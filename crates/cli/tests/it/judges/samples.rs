//! Finding samples, and comparing outputs.

use super::PARITY;
use crate::common::files::Folder;
use crate::common::tool::run_in;
use bundler::judge::DEFAULT;
use cli::trial::compare::Compare;
use cli::trial::samples::{self, Case, Request};
use std::path::Path;

/// Answers as [`PARITY`] does, and is compiled in a third of the time.
const XOR: &str = "fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let heaps = text.split_whitespace().skip(1).map(|heap| heap.parse::<u64>().unwrap());
    println!(\"{}\", heaps.fold(0, |xor, heap| xor ^ heap) != 0);
}
";

/// Tests for a judge without crates, checks the exit code and returns the messages.
#[track_caller]
fn test(folder: &Path, args: &[&str], code: i32) -> String {
    let run = run_in(folder, &[args, &["--judge", "library-checker"]].concat()).ends_with(code);
    assert_eq!(run.out, "");
    run.said
}

/// The samples for a solver.
fn find(solver: &Path) -> Vec<Case> {
    let cases = samples::find(&Request::default(), solver, DEFAULT);
    cases.unwrap_or_else(|_| panic!("no samples for {}", solver.display()))
}

/// The verdicts, without the times.
fn verdicts(text: &str) -> String {
    let words = |line: &str| line.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    let of_case = text.lines().filter(|line| line.contains(" ms")).map(words);
    of_case.collect::<Vec<_>>().join(", ")
}

#[test]
fn samples_are_judged_in_their_order() {
    let folder = Folder::with(&[
        ("a/main.rs", XOR),
        ("a/1.in", "2 1 2\n"),
        ("a/1.out", "true\n"),
        ("a/2.in", "0"),
        ("a/2.out", "false"),
        ("a/10.in", "1 5"),
        ("a/test/3.in", "0"),
        ("a/test/3.out", "false"),
        ("alone/main.rs", PARITY),
        ("word/1.in", "x"),
    ]);
    let all = "1 ok, 2 ok, 10 not, test/3 ok";
    for (samples, expected) in [("--test", all), ("--test=a/2.in", "2 ok")] {
        assert_eq!(verdicts(&test(&folder, &["a/main.rs", samples], 0)), expected);
    }
    let text = test(&folder, &["alone/main.rs", "--test=word"], 1);
    for expected in ["1  RUNTIME ERROR", "`x` in the input is no usize"] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    let text = test(&folder, &["alone/main.rs", "--test"], 1);
    assert!(text.starts_with("error: no samples beside `alone/main.rs`\n"), "{text}");
    let text = test(&folder, &["a/main.rs", "--test=alone"], 1);
    assert!(text.starts_with("error: no samples in `alone`\n"), "{text}");
}

/// Two samples in each form of keeping them.
#[test]
fn samples_are_found_in_every_form() {
    let forms: &[&[&str]] = &[
        &["1.in", "1.out", "2.in", "2.out"],
        &["1.in", "1.ans", "2.in", "2.ans"],
        &["in/1.in", "out/1.out", "in/2.in", "out/2.out"],
        &["in/1.txt", "out/1.txt", "in/2.txt", "out/2.txt"],
        &["in/1", "out/1", "in/2", "out/2"],
        &["sample-1.in", "sample-1.out", "sample-2.in", "sample-2.out"],
        &["input1.txt", "output1.txt", "input2.txt", "output2.txt"],
        &["input_1.txt", "output_1.txt", "input_2.txt", "output_2.txt"],
        &["in1.txt", "out1.txt", "in2.txt", "out2.txt"],
    ];
    // The solver, and where the samples stand.
    let places = [
        ("main.rs", ""),
        ("main.rs", "test/"),
        ("src/main.rs", "test/"),
        ("src/main.rs", "tests/"),
        ("src/bin/a.rs", "testcases/"),
        ("src/bin/a.rs", "testcases/a/"),
    ];
    let folder = Folder::new();
    for (i, form) in forms.iter().enumerate() {
        for (j, (solver, place)) in places.iter().enumerate().skip(i % 3).step_by(3) {
            let home = format!("{i}{j}");
            let file = |name: &str| format!("{home}/{place}{name}");
            folder.write(&[
                (&format!("{home}/Cargo.toml"), "[package]\nname = \"a\"\n"),
                (&format!("{home}/{solver}"), ""),
                (&file(form[0]), "0"),
                (&file(form[1]), "false"),
                (&file(form[2]), "0"),
                (&file(form[3]), "true"),
                // Not the solver's.
                (&format!("{home}/testcases/b/9.in"), "0"),
                (&file(".DS_Store.in"), "0"),
            ]);
            let solver = folder.join(&home).join(solver);
            let cases = find(&solver);
            let answers = cases.iter().map(|case| (&case.input[..], case.expected.as_deref()));
            let expected = [(&b"0"[..], Ok(&b"false"[..])), (b"0", Ok(b"true"))];
            assert!(answers.eq(expected), "{form:?} in {place} for {}", solver.display());
        }
    }
}

#[test]
fn files_of_cargo_compete_are_read() {
    let folder = Folder::new();
    let yaml = |rest: &str| {
        format!(
            "---\ntype: Batch\n{rest}\n\ncases:\n  - name: \"one\\e[2J\"\n    in: |\n      2 1 1\n    out: |\n      false\n"
        )
    };
    let extend =
        "extend:\n  - type: Text\n    path: \"./x\"\n    in: /in/*.txt\n    out: /out/*.txt\n";
    let files = [
        ("src/bin/x.rs", XOR.to_owned()),
        ("testcases/x.yml", yaml("timelimit: 1s 500ms\nmatch: Lines") + extend),
        ("testcases/x/in/s1.txt", "0".to_owned()),
        ("testcases/x/out/s1.txt", "false".to_owned()),
        ("testcases/x/in/s2.txt", "0".to_owned()),
        ("testcases/x/out/s2.txt", "true".to_owned()),
        ("time.yml", yaml("timelimit: 1 parsec")),
        ("rule.yml", yaml("match: Maybe")),
        ("second.yml", yaml("timelimit: 1second")),
        ("checker.yml", yaml("match:\n  Checker:\n    cmd: \"true\"\n    shell: bash")),
        ("missing.yml", yaml("") + &extend.replace("./x", "./y")),
        ("glob.yml", yaml("") + &extend.replace("/in/*.txt", "/**/*.txt")),
        ("none.yml", format!("type: Batch\ncases: []\n{}", extend.replace("./x", "./y"))),
    ];
    for (name, text) in &files {
        folder.write(&[(name, text)]);
    }
    let text = test(&folder, &["src/bin/x.rs", "--test"], 1);
    assert!(text.starts_with("one\\u{1b}[2J  ok "), "{text}");
    assert_eq!(verdicts(&text), "one\\u{1b}[2J ok, s1 ok, s2 WRONG", "each runs once");
    assert!(text.contains("line 1: expected `true`, got `false`"), "{text}");
    for (file, expected) in [
        ("time.yml", "error: `timelimit: 1 parsec` in `time.yml` is not a time: "),
        ("rule.yml", "error: cannot compare by `match` in `rule.yml`\n"),
        ("glob.yml", "error: `/**/*.txt` in `glob.yml` is not a pattern such as `/in/*.txt`\n"),
        ("none.yml", "error: no cases in `none.yml`\n"),
        ("checker.yml", "one\\u{1b}[2J  not compared"),
        ("checker.yml", "(it needs a checker: `--checker`)"),
    ] {
        let text = test(&folder, &["src/bin/x.rs", &format!("--test={file}")], 1);
        assert!(text.contains(expected), "{file}: {text}");
    }
    for file in ["second.yml", "missing.yml"] {
        test(&folder, &["src/bin/x.rs", &format!("--test={file}")], 0);
    }
}

#[test]
fn numbers_may_differ_by_the_tolerance() {
    let cases = [
        // Expected, actual, with `--tolerance 1e-6`, without.
        ("0.333333333333", "0.3333333333", true, false),
        ("1000000.0", "1000000.9", true, false),
        ("0.1", "0.10001", false, false),
        ("3", "3.0000001", true, false),
        ("1000000007", "1000000008", false, false),
        ("inf 1", "inf 1", true, true),
        ("inf", "1e300", false, false),
        ("1", "inf", false, false),
        ("inf", "-inf", false, false),
        ("NaN", "nan", false, false),
        ("nan", "nan", true, true),
        ("nan", "1", false, false),
        ("a 1", "b 1", false, false),
        ("1 2", "1", false, false),
    ];
    for (expected, actual, close, same) in cases {
        let [a, b] = [expected, actual].map(str::as_bytes);
        let tolerant = Compare::Numbers(1e-6, 1e-6);
        assert_eq!(tolerant.difference(a, b).is_none(), close, "{expected} and {actual}");
        assert_eq!(Compare::Words.difference(a, b).is_none(), same, "{expected} and {actual}");
    }
    let yaml = "type: Batch\nmatch:\n  Float:\n    absolute_error: 1e-6\n    relative_error: ~\n\
        timelimit: 2s\ncases:\n  - in: ''\n    out: 3 x\n";
    let solver = "fn main() { println!(\"3.0000001 x\") }";
    let folder = Folder::with(&[("main.rs", solver), ("float.yml", yaml)]);
    test(&folder, &["main.rs", "--test=float.yml"], 0);
    test(&folder, &["main.rs", "--test", "--tolerance", "nan"], 2);
    test(&folder, &["main.rs", "--tolerance", "1"], 2);
}

#[test]
fn a_checker_accepts_several_answers() {
    let check = "fn main() {\n    let files: Vec<String> = std::env::args().skip(1).collect();\n    \
        let number = |i: usize| std::fs::read_to_string(&files[i]).unwrap().trim().parse::<i64>();\n    \
        let Ok(output) = number(1) else { std::process::exit(2) };\n    \
        assert_eq!(number(0), Ok(7));\n    \
        if (output - number(2).unwrap_or(0)) % 2 != 0 { eprintln!(\"odd\"); std::process::exit(1) }\n}\n";
    let solver = |says: &str| format!("fn main() {{ println!(\"{says}\") }}\n");
    let folder = Folder::with(&[
        ("check.rs", check),
        ("2.rs", &solver("2")),
        ("3.rs", &solver("3")),
        ("x.rs", &solver("x")),
        ("in/1.txt", "7"),
        ("out/1.txt", "4"),
        ("none/1.in", "7"),
        ("fails/1.in", "8"),
        ("says.sh", "cmp -s \"$2\" \"$3\" || { echo other; exit 1; }\n"),
        ("a.yml", "match:\n  Checker:\n    cmd: x\ncases:\n  - in: 7\n    out: 4\n"),
    ]);
    for (solver, checker, samples, code, said) in [
        ("2.rs", "check.rs", "--test", 0, "1  ok "),
        ("3.rs", "check.rs", "--test", 1, "    the checker says: odd\n"),
        ("x.rs", "check.rs", "--test", 1, "1  WRONG ANSWER "),
        ("2.rs", "check.rs", "--test=none", 0, "1  ok "),
        ("2.rs", "check.rs", "--test=fails", 1, "1  CHECKER FAILS "),
        ("2.rs", "check.rs", "--test=a.yml", 0, "1  ok "),
        ("2.rs", "sh says.sh", "--test", 1, "    the checker says: other\n"),
        ("2.rs", "true", "--test", 0, "1  ok "),
        ("2.rs", "exit 3;", "--test", 1, "1  CHECKER FAILS "),
    ] {
        let text = test(&folder, &[solver, samples, "--checker", checker], code);
        assert!(text.contains(said) && !text.contains("--checker"), "{checker} {samples}: {text}");
    }
    let text = test(&folder, &["2.rs", "--test"], 1);
    let help = "if several answers are right, `--checker check.rs` or a command";
    assert!(text.contains(help), "{text}");
}

#[test]
fn samples_of_other_solvers_are_named() {
    let solvers = [("x.rs", XOR), ("x-1.rs", XOR), ("y.rs", ""), ("input.rs", "")];
    let folder = Folder::with(&solvers);
    folder.write(&[("1.in", "1 1"), ("1.out", "true"), ("y-1.in", "1 1"), ("y-1.out", "false")]);
    folder.write(&[("input_1.txt", "1 1"), ("y-2.in", ""), ("y-3.in", ""), ("y.txt", "")]);
    let text = test(&folder, &["x.rs", "--test"], 0);
    let left = "warning: left out, as their names begin with that of another `.rs` file: \
                `y-1.in`, `y-2.in`, `y-3.in` and 1 more\n";
    assert!(text.starts_with(left), "{text}");
}

#[test]
fn aizu_compares_lines() {
    let folder = Folder::with(&[("a.rs", "fn main() { println!(\"1\\n2 3\") }"), ("1.in", "")]);
    for (answer, judge, code) in
        [("1 2\n3", "plain", 0), ("1 2\n3", "aoj", 1), ("1\n2 3 \n\n", "aoj", 0)]
    {
        folder.write(&[("1.out", answer)]);
        run_in(&folder, &["a.rs", "--test", "--judge", judge]).ends_with(code);
    }
}

#[test]
fn samples_begin_with_the_name_of_the_solver() {
    let folder = Folder::with(&[
        ("src/bin/a.rs", ""),
        ("src/bin/lc1.rs", ""),
        ("src/bin/a-1.in", ""),
        ("src/bin/a-1.out", "\u{feff}First"),
        ("src/bin/lc1-1.in", ""),
        ("src/bin/a/7.in", ""),
    ]);
    let cases = find(&folder.join("src/bin/a.rs"));
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names, ["a-1", "7"]);
    assert_eq!(cases[0].expected.as_deref(), Ok(&b"First"[..]));
}
