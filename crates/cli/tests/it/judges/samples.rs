//! Tests of finding samples, and of comparing outputs.

use super::PARITY;
use crate::common::files::Folder;
use crate::common::tool::{run_in, script};
use bundler::judge::DEFAULT;
use cli::trial::compare::Compare;
use cli::trial::samples::{self, Case, Request};
use std::path::Path;

/// A solver that answers as [`PARITY`] does, and compiles in a third of the time.
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
        &["main_input0.txt", "main_output0.txt", "main_input1.txt", "main_output1.txt"],
        &["input/input00.txt", "output/output00.txt", "input/input01.txt", "output/output01.txt"],
        &["01", "01.a", "02", "02.a"],
        &["sample_input_1.txt", "sample_output_1.txt", "sample_input_2.txt", "sample_output_2.txt"],
        &["1-input.txt", "1-output.txt", "2-input.txt", "2-output.txt"],
        &["1.inp", "1.out", "2.inp", "2.out"],
        &["01.in", "01.expected", "02.in", "02.expected"],
        &["Input1.txt", "Output1.txt", "Input2.txt", "Output2.txt"],
        &["sampleInput1", "sampleOutput1", "sampleInput2", "sampleOutput2"],
        &["input_1.txt", "expected_output_1.txt", "input_2.txt", "expected_output_2.txt"],
        &["1.in.txt", "1.out.txt", "2.in.txt", "2.out.txt"],
        &["task.in.1", "task.out.1", "task.in.2", "task.out.2"],
        &["task.in1", "task.out1", "task.in2", "task.out2"],
        &["1.input.txt", "1.expected_output.txt", "2.input.txt", "2.expected_output.txt"],
        &["1_IN.TXT", "1_OUT.TXT", "2_IN.TXT", "2_OUT.TXT"],
        &["1.txt", "1.ans", "2.txt", "2.ans"],
        &["in1.dat", "ans01.dat", "in2.dat", "ans02.dat"],
        &["inputs/1.txt", "answers/1.txt", "inputs/2.txt", "answers/2.txt"],
        &["sample-1/in.txt", "sample-1/out.txt", "sample-2/in.txt", "sample-2/out.txt"],
        &["1/input", "1/answer", "2/input", "2/answer"],
        // There are two outputs: the file that may be the contestant's own output is not the
        // answer.
        &["1.in", "1.ans", "2.in", "2.ans", "1.out", "2.out"],
        &["input1.txt", "answer1.txt", "input2.txt", "answer2.txt", "output1.txt", "output2.txt"],
        &["in1.txt", "out1.txt", "in2.txt", "out2.txt", "output1.txt", "output2.txt"],
    ];
    // Each entry has the solver, and the folder of the samples.
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
                // These files are not samples.
                (&file("gen_input.py"), "gen"),
                (&file("gen_output.py"), "gen"),
                (&file("notes.txt"), "3"),
                // This sample belongs to another solver.
                (&format!("{home}/testcases/b/9.in"), "0"),
                (&format!("{home}/b/9.in"), "0"),
                (&format!("{home}/9.in~"), "0"),
                (&file(".DS_Store.in"), "0"),
            ]);
            form[4..].iter().for_each(|name| folder.write(&[(&file(name), "own")]));
            let solver = folder.join(&home).join(solver);
            let cases = find(&solver);
            let answers = cases.iter().map(|case| (&case.input[..], case.expected.as_deref()));
            let expected = [(&b"0"[..], Ok(&b"false"[..])), (b"0", Ok(b"true"))];
            assert!(answers.eq(expected), "{form:?} in {place} for {}", solver.display());
            // The file of an input alone names its sample.
            let path = Some(folder.join(file(form[2])));
            let request = Request { path, ..Request::default() };
            let Ok(cases) = samples::find(&request, &solver, DEFAULT) else { panic!("{form:?}") };
            let answers = cases.iter().map(|case| case.expected.as_deref());
            assert!(answers.eq([Ok(&b"true"[..])]), "{form:?} in {place}");
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
    let checker = |cmd: &str| yaml(&format!("match:\n  Checker:\n    cmd: {cmd}\n    shell: Bash"));
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
        (
            "checker.yml",
            checker("grep -q 1 \"$INPUT\" && cmp \"$ACTUAL_OUTPUT\" \"$EXPECTED_OUTPUT\""),
        ),
        ("says.yml", checker("echo too odd; exit 3")),
        ("nothing.yml", checker("false")),
        ("fails.yml", checker("no-such-command")),
        ("shell.yml", checker("true").replace("Bash", "Fish")),
        ("cmd.yml", checker("")),
        ("float.yml", yaml("match: { Float: { relative_error: 1e6 } }")),
        ("slip.yml", yaml("match: { Float: { absolute_error: 1e-x } }")),
        ("out.yml", yaml("").replace("    out: |\n      false\n", "")),
        ("missing.yml", yaml("") + &extend.replace("./x", "./y")),
        ("glob.yml", yaml("") + &extend.replace("/in/*.txt", "/**/*.txt")),
        ("none.yml", format!("type: Batch\ncases: []\n{}", extend.replace("./x", "./y"))),
    ];
    for (name, text) in &files {
        folder.write(&[(name, text)]);
    }
    let text = test(&folder, &["src/bin/x.rs", "--test"], 1);
    assert_eq!(verdicts(&text), "one\\u{1b}[2J ok, s1 ok, s2 WRONG", "each runs once");
    assert!(text.contains("line 1: expected `true`, got `false`"), "{text}");
    for (file, expected) in [
        ("time.yml", "error: `timelimit: 1 parsec` in `time.yml` is not a time: "),
        ("rule.yml", "error: cannot compare by `match` in `rule.yml`\n"),
        ("glob.yml", "error: `/**/*.txt` in `glob.yml` is not a pattern such as `/in/*.txt`\n"),
        ("none.yml", "error: no cases in `none.yml`\n"),
        ("says.yml", "    the checker of the samples says: too odd\n"),
        ("nothing.yml", "    the checker of the samples rejects it\n"),
        ("fails.yml", "one\\u{1b}[2J  CHECKER FAILS"),
        (
            "shell.yml",
            "error: `match: Checker` in `shell.yml` names the shell Fish: only `Bash` is",
        ),
        ("cmd.yml", "error: `match: Checker` in `cmd.yml` has no `cmd`\n"),
        ("slip.yml", "error: `absolute_error: 1e-x` in `slip.yml` is not a tolerance: "),
        ("out.yml", "help: add the outputs to `out.yml`\n"),
    ] {
        let text = test(&folder, &["src/bin/x.rs", &format!("--test={file}")], 1);
        assert!(text.contains(expected), "{file}: {text}");
    }
    for (file, said) in [
        ("second.yml", ""),
        ("missing.yml", ""),
        ("checker.yml", "one\\u{1b}[2J  ok "),
        ("float.yml", "warning: `relative_error: 1e6` in `float.yml` is a large tolerance"),
    ] {
        let text = test(&folder, &["src/bin/x.rs", &format!("--test={file}")], 0);
        assert!(text.contains(said) && !text.contains("add `"), "{file}: {text}");
    }
}

#[test]
fn numbers_may_differ_by_the_tolerance() {
    let cases = [
        // Each entry: expected, actual, the result with `--tolerance 1e-6`, and without.
        ("0.333333333333", "0.3333333333", true, false),
        ("1000000.0", "1000000.9", true, false),
        ("0.1", "0.10001", false, false),
        ("3", "3.0000001", true, false),
        // Whole numbers too, as testlib's rcmp6, Kattis and DMOJ compare them.
        ("1000000007", "1000000008", true, false),
        ("10000000", "10000001", true, false),
        ("100000", "100001", false, false),
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
        assert_eq!(tolerant.difference(a, b, false).is_none(), close, "{expected} and {actual}");
        let difference = Compare::Words.difference(a, b, false);
        assert_eq!(difference.is_none(), same, "{expected} and {actual}");
        let hint = "` (`--tolerance 1e-6` would accept it)";
        let is_rounded = difference.is_some_and(|difference| difference.ends_with(hint));
        assert_eq!(is_rounded, close && !same, "{expected} and {actual}");
    }
    let yaml = "type: Batch\nmatch:\n  Float:\n    absolute_error: 1e-6\n    relative_error: ~\n\
        timelimit: 2s\ncases:\n  - in: ''\n    out: 3 x\n";
    let solver = "fn main() { println!(\"3.0000001 x\") }";
    let folder = Folder::with(&[("main.rs", solver), ("float.yml", yaml)]);
    let text = test(&folder, &["main.rs", "--test=float.yml"], 0);
    assert!(!text.contains("warning"), "{text}");
    let large = "warning: `--tolerance 1000000` is a large tolerance";
    for (tolerance, warns) in [("1e6", true), ("0.2", true), ("0.1", false), ("1e-6", false)] {
        let text = test(&folder, &["main.rs", "--test=float.yml", "--tolerance", tolerance], 0);
        assert_eq!(text.starts_with("warning: `--tolerance "), warns, "{text}");
        assert_eq!(text.contains(large), tolerance == "1e6", "{text}");
    }
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
    // A list may be another right answer; a single number hardly is.
    folder.write(&[("list.rs", &solver("2 1")), ("lists/1.in", ""), ("lists/1.out", "1 2")]);
    folder.write(&[("lists/2.in", ""), ("lists/2.out", "1 2")]);
    let help =
        "if several answers are right, pass a checker like those of testlib: `--checker check.rs`";
    for (args, times) in [(["list.rs", "--test=lists"], 1), (["2.rs", "--test"], 0)] {
        let text = test(&folder, &args, 1);
        assert_eq!(text.matches(help).count(), times, "{text}");
    }
}

/// The exit status of a checker, as testlib uses it.
#[test]
fn checkers_exit_as_testlibs_do() {
    let folder = Folder::with(&[("main.rs", "fn main() {}"), ("1.in", ""), ("1.out", "")]);
    folder.write(&[("panics.rs", "fn main() { panic!(\"no file\") }")]);
    folder.write(&[("wrong.rs", "fn main() { x }")]);
    let points = "    it gives points (exit status: ";
    for (checker, verdict, why) in [
        ("exit 0;", "ok", ""),
        ("echo far >&2; exit 1;", "WRONG ANSWER", "    the checker says: far\n"),
        ("exit 2;", "WRONG ANSWER", "    the checker rejects it\n"),
        ("exit 3;", "CHECKER FAILS", "    exit status: 3, which reports an error of the jury\n"),
        ("exit 4;", "CHECKER FAILS", "    exit status: 4\n"),
        ("echo points 0.5 >&2; exit 7;", "POINTS", points),
        ("exit 16;", "POINTS", points),
        ("exit 116;", "POINTS", points),
        ("exit 117;", "CHECKER FAILS", "    exit status: 117\n"),
        ("no-such-command", "CHECKER FAILS", "    exit status: 127: the command was not found: "),
        ("/dev", "CHECKER FAILS", "    exit status: 126: the command cannot be run: "),
        (
            "sh -c 'kill -SEGV $$'; exit $?;",
            "CHECKER FAILS",
            "status: 139, after signal: 11 (SIGSEGV)",
        ),
        ("kill -9 $$;", "CHECKER FAILS", "    signal: 9 (SIGKILL)\n"),
        ("panics.rs", "CHECKER FAILS", "    exit status: 101: no file\n"),
    ] {
        let code = i32::from(verdict != "ok");
        let text = test(&folder, &["main.rs", "--test", "--checker", checker], code);
        let line = format!("1  {verdict} ");
        assert!(text.starts_with(&line) && text.contains(why), "{checker}: {text}");
    }
    let text = test(&folder, &["main.rs", "--test", "--checker", "wrong.rs"], 1);
    assert!(text.contains("error: `wrong.rs` does not compile: "), "{text}");
    assert!(!text.contains("--no-check"), "{text}");
    for option in ["--checker=", "--checker= ", "--interactor=", "--time-limit=0"] {
        let text = test(&folder, &["main.rs", "--test", option], 2);
        assert!(text.starts_with("error: invalid value '"), "{text}");
    }
}

/// The time beside a sample is the solver's.
#[test]
#[cfg(target_os = "linux")]
fn a_slow_checker_takes_no_time_of_the_solver() {
    let folder = Folder::with(&[("main.rs", "fn main() {}"), ("1.in", ""), ("1.out", "")]);
    let args = ["main.rs", "--test", "--time-limit", "1s", "--checker", "sleep 1.5; exit 0;"];
    let text = test(&folder, &args, 0);
    let time = text.split_whitespace().nth(2).and_then(|time| time.parse::<u32>().ok());
    assert!(time.is_some_and(|time| time < 1000), "{text}");
}

#[test]
fn kattis_ignores_case_and_packages_are_read() {
    let folder = Folder::with(&[
        ("submissions/accepted/a.rs", "fn main() { println!(\"YES\") }"),
        ("problem.yaml", ""),
        ("data/sample/1.in", ""),
        ("data/sample/1.ans", "Yes\n"),
        ("data/sample/1.in.statement", "shown"),
        ("data/sample/1.ans.statement", "shown"),
        ("data/sample/1.in.download", "shown"),
        ("data/sample/2.interaction", "<1\n>2\n"),
        ("data/secret/1-small/1.in", ""),
        ("data/secret/1-small/1.ans", "yes"),
        ("data/secret/2-large/deep/x.in", ""),
        ("data/secret/2-large/deep/x.ans", "yes"),
    ]);
    std::os::unix::fs::symlink("..", folder.join("data/secret/up")).expect("a link");
    let run = |judge: &str, samples: &str, code: i32| {
        let args = ["submissions/accepted/a.rs", "--judge", judge, samples];
        run_in(&folder, &args).ends_with(code).said
    };
    assert_eq!(verdicts(&run("kattis", "--test", 0)), "1 ok");
    let said = run("kattis", "--test=data", 0);
    let all = "sample/1 ok, secret/1-small/1 ok, secret/2-large/deep/x ok";
    assert_eq!(verdicts(&said), all, "{said}");
    let said = run("kattis", "--test=data/secret", 0);
    assert_eq!(verdicts(&said), "1-small/1 ok, 2-large/deep/x ok", "{said}");
    let said = run("plain", "--test", 1);
    let hint = "word 1: expected `Yes`, got `YES` (`--ignore-case` would accept it)";
    assert!(said.contains(hint), "{said}");
}

#[test]
fn samples_may_be_utf16_and_lack_an_output() {
    let utf16 = |text: &str| {
        let units = [0xfeff].into_iter().chain(text.encode_utf16());
        units.flat_map(u16::to_le_bytes).collect::<Vec<u8>>()
    };
    let folder = Folder::with(&[("main.rs", XOR), ("b/1.in", "2 1 2\n")]);
    std::fs::create_dir(folder.join("a")).expect("a folder");
    for (name, text) in [("1.in", "2 1 2\r\n"), ("1.out", "true\r\n")] {
        std::fs::write(folder.join("a").join(name), utf16(text)).expect("a file");
    }
    assert_eq!(verdicts(&test(&folder, &["main.rs", "--test=a"], 0)), "1 ok");
    let text = test(&folder, &["main.rs", "--test=b/1.in"], 1);
    assert!(text.contains("(no expected output)\n  output:\n    true\n"), "{text}");
}

#[test]
fn panics_name_the_users_file() {
    let own = "pub fn f(x: Option<u8>) -> u8 {\n    x.unwrap()\n}\n";
    let main = "mod own;\nfn main() {\n    let x = std::env::args().count();\n    \
                assert!(x > 5, \"few\");\n    own::f(None);\n}\n";
    let folder = Folder::with(&[("ov.rs", main), ("own.rs", own), ("1.in", ""), ("1.out", "")]);
    let text = test(&folder, &["ov.rs", "--test"], 1);
    assert!(text.contains("panicked at ov.rs:4:5:"), "{text}");
    folder.write(&[("ov.rs", &main.replace("x > 5", "x < 5"))]);
    let text = test(&folder, &["ov.rs", "--test"], 1);
    assert!(text.contains("panicked at own.rs:2:7:"), "{text}");
    let args = ["stress", "ov.rs", "--judge", "plain", "--brute", "true", "--input", "n=1"];
    let run = run_in(&folder, &args).ends_with(1);
    assert!(run.out.contains("panicked at own.rs:2:7:"), "{}", run.out);
}

#[test]
fn an_existing_file_is_a_file() {
    let accepts = "fn main() {}\n";
    let folder = Folder::with(&[
        ("main.rs", "fn main() { println!(\"1\") }\n"),
        ("1.in", ""),
        ("1.out", "2"),
        ("My Checkers/check.rs", accepts),
        ("My Checkers/CHK.RS", accepts),
        ("CHK.RS", accepts),
        ("python3 check.rs", accepts),
        ("My Checkers/plain", "exit 1\n"),
    ]);
    script(&folder.join("My Checkers/a script"), "cmp -s \"$2\" \"$3\"; echo \"$#\"; exit 1");
    script(&folder.join("own"), "exit 0");
    for (checker, code, said) in [
        ("My Checkers/check.rs", 0, "1  ok "),
        ("My Checkers/CHK.RS", 0, "1  ok "),
        ("CHK.RS", 0, "1  ok "),
        ("python3 check.rs", 0, "1  ok "),
        ("own", 0, "1  ok "),
        ("My Checkers/a script", 1, "    the checker says: 3\n"),
        ("My Checkers/plain", 1, "error: `My Checkers/plain` is a file that cannot be run\n"),
        ("My Checkers/none.rs", 1, "error: cannot read `My Checkers/none.rs`: No such file"),
        ("none.RS", 1, "error: cannot read `none.RS`: No such file"),
        ("true none.rs", 0, "1  ok "),
    ] {
        let text = test(&folder, &["main.rs", "--test", "--checker", checker], code);
        assert!(text.contains(said), "{checker}: {text}");
    }
}

#[test]
fn an_exact_comparison_shows_blanks() {
    for (expected, actual, difference) in [
        ("1 2\n", "1 2 \n", "line 1: expected `1 2`, got `1 2␣` (`␣` is a blank)"),
        ("1\n2\t\n", "1\n2\n", "line 2: expected `2→`, got `2`"),
        ("1\t2", "1 2", "line 1: expected `1→2`, got `1 2`"),
        ("1\n", "1\r\n", "line 1: expected `1`, got `1␍`"),
        ("1\n", "1", "the line break at the end is missing"),
        ("1\n", "1\n\n", "there is one line break too many at the end"),
        ("1\n2", "1", "line 2: expected `2`, got nothing"),
    ] {
        let [a, b] = [expected, actual].map(str::as_bytes);
        assert_eq!(Compare::Bytes.difference(a, b, false).as_deref(), Some(difference));
    }
    // A difference far to the right is shown as well.
    let [a, b] = ["b", "c"].map(|end| format!("{}{end}", "a".repeat(300)));
    let difference =
        Compare::Words.difference(a.as_bytes(), b.as_bytes(), false).expect("they differ");
    assert!(difference.contains("ab`") && difference.contains("ac`"), "{difference}");
    let yaml = "match: Exact\ncases:\n  - in: ''\n    out: |\n      1 2\n";
    let solver = "fn main() { println!(\"1 2 \") }";
    let folder = Folder::with(&[("main.rs", solver), ("a.yml", yaml)]);
    let text = test(&folder, &["main.rs", "--test=a.yml"], 1);
    assert!(text.contains("  expected:\n    1 2\n  actual:\n    1 2␣\n"), "{text}");
    assert!(!text.contains("checker"), "only blanks differ: {text}");
}

#[test]
fn files_of_cph_are_read() {
    let prob =
        "{\"timeLimit\":1500,\"tests\":[{\"id\":1,\"input\":\"1 5\\n\",\"output\":\"true\\n\"}]}";
    let folder = Folder::with(&[
        ("main.rs", XOR),
        (".cph/.main.rs_0a1b.prob", prob),
        (".cph/.other.rs_0a1b.prob", "{}"),
        ("list.json", "[]"),
        ("test.json", "{\"tests\": [{\"input\": \"0\"}]}"),
        ("input.json", "{\"tests\": [{}]}"),
        ("text.prob", "1 2"),
    ]);
    let cases = find(&folder.join("main.rs"));
    assert_eq!(cases.len(), 1);
    assert_eq!(cases[0].limit.as_millis(), 1500);
    for path in ["", "=.cph", "=.cph/.main.rs_0a1b.prob"] {
        assert_eq!(verdicts(&test(&folder, &["main.rs", &format!("--test{path}")], 0)), "1 ok");
    }
    for (file, said) in [
        ("list.json", "error: `list.json` is not a file of CPH: it has no list `tests`\n"),
        ("test.json", "help: add the outputs to `test.json`\n"),
        ("input.json", "error: `input.json` is not a file of CPH: test 1 has no `input`\n"),
        ("text.prob", "error: `text.prob` is not a file of CPH: it is not valid JSON: "),
    ] {
        let text = test(&folder, &["main.rs", &format!("--test={file}")], 1);
        assert!(text.contains(said), "{file}: {text}");
    }
}

#[test]
fn the_checker_of_cph_decides() {
    let check = "import sys\nsys.exit(open(sys.argv[1]).read() == open(sys.argv[2]).read())\n";
    for (input, status, verdict) in [("1 5\n", 0, "1 ok"), ("true\n", 1, "1 WRONG")] {
        let tests = format!("[{{\"input\":{input:?},\"output\":\"\"}}]");
        let folder = Folder::with(&[("main.rs", "fn main() { println!(\"true\") }")]);
        let script = folder.join("it's a check.py");
        std::fs::write(&script, check).expect("a file");
        let prob = format!("{{\"tests\":{tests},\"customCheckerPath\":{script:?}}}");
        std::fs::write(folder.join(".main.rs_0a1b.prob"), prob).expect("a file");
        let said = test(&folder, &["main.rs", "--test=.main.rs_0a1b.prob"], status);
        assert_eq!(verdicts(&said), verdict, "{said}");
    }
}

#[test]
fn files_that_are_no_samples_are_named() {
    let folder = Folder::with(&[
        ("main.rs", XOR),
        ("in/1.txt", "0"),
        ("in/2.txt", "0"),
        ("out/2.txt", "false"),
        ("a/input_3.txt", "0"),
        ("notes.md", "0"),
    ]);
    for (path, code, said) in [
        ("in/1.txt", 1, "help: add `out/1.txt` for `in/1.txt`\n"),
        ("in/2.txt", 0, "2  ok "),
        ("out/2.txt", 1, "error: `out/2.txt` is the output of a sample: give its input instead\n"),
        ("a", 1, "help: add `output_3.txt` beside `input_3.txt`\n"),
        ("notes.md", 1, "error: `notes.md` is not a sample\n"),
        ("missing.in", 1, "error: cannot read `missing.in`: No such file"),
    ] {
        let text = test(&folder, &["main.rs", &format!("--test={path}")], code);
        assert!(text.contains(said), "{path}: {text}");
    }
}

/// The folder of a solver `a` does not count as a folder of answers.
#[test]
fn folders_of_other_solvers_are_left_alone() {
    let folder = Folder::with(&[("main.rs", ""), ("testcases/a/1.in", ""), ("a/1.in", "")]);
    folder.write(&[("abc300/1.in", ""), ("a/1.out", ""), ("testcases/2.in", "7")]);
    let cases = find(&folder.join("main.rs"));
    assert_eq!(cases.iter().map(|case| &case.input[..]).collect::<Vec<_>>(), [b"7"]);
}

#[test]
fn samples_of_other_solvers_are_named() {
    let solvers = [("x.rs", XOR), ("x-1.rs", XOR), ("y.rs", ""), ("input.rs", "")];
    let folder = Folder::with(&solvers);
    folder.write(&[("1.in", "1 1"), ("1.out", "true"), ("y-1.in", "1 1"), ("y-1.out", "false")]);
    folder.write(&[("input_1.txt", "1 1"), ("y-2.in", ""), ("y-3.in", ""), ("y.txt", "")]);
    let text = test(&folder, &["x.rs", "--test"], 0);
    let left = "warning: left out, because their names begin with the name of another `.rs` file: \
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
