//! Tests of `stress`: a wrong solver is caught with its smallest input, and a right one passes.
#![cfg(unix)]

use crate::common::files::Folder;
use crate::common::tool::{Run, run_in};
use std::path::Path;

/// A right solver for heaps from which at most `k` stones are taken.
const RIGHT: &str =
    "use nim_snippets::bounded_nim;\nfn main() { READ answer(bounded_nim::wins(&a, k)); }\n";
/// A solver that forgets `k`.
const WRONG: &str =
    "use nim_snippets::nim;\nfn main() { READ let _ = k; answer(nim::wins(&a)); }\n";
/// A solver that is wrong only for large heaps.
const OVERFLOWS: &str = "use nim_snippets::bounded_nim;\nfn main() { READ \
     let a: Vec<u64> = a.iter().map(|heap| heap % 40).collect(); answer(bounded_nim::wins(&a, k)); }\n";
/// A brute force from the rules alone.
const BRUTE: &str = "fn wins(a: &mut Vec<u64>, k: u64) -> bool {
    (0..a.len()).any(|i| (1..=a[i].min(k)).any(|taken| {
        a[i] -= taken;
        let lost = !wins(a, k);
        a[i] += taken;
        lost
    }))
}
fn main() { READ let mut a = a; answer(wins(&mut a, k)); }
";
/// The code in the place of `READ`, so that all programs read the same input.
const READ: &str = "let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<u64>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let a: Vec<u64> = numbers.collect();
    assert_eq!(n, a.len() as u64);
    let answer = |wins| println!(\"{}\", if wins { \"First\" } else { \"Second\" });";

fn folder(programs: &[(&str, &str)]) -> Folder {
    let folder = Folder::new();
    for (name, text) in programs {
        folder.write(&[(name, &text.replace("READ", READ))]);
    }
    folder
}

fn stress(folder: &Path, solver: &str, brute: &str, args: &[&str]) -> Run {
    let stress = ["stress", "--judge", "plain", solver, "--brute", brute];
    run_in(folder, &[&stress[..], args].concat())
}

#[test]
fn a_wrong_solver_is_caught_with_its_smallest_input() {
    let programs =
        [("right.rs", RIGHT), ("wrong.rs", WRONG), ("big.rs", OVERFLOWS), ("brute.rs", BRUTE)];
    let folder = folder(&programs);
    let caught = |solver: &str, brute: &str, args: &[&str], input: &str| {
        let args = [&["--input"], args].concat();
        let Run { out, said, .. } = stress(&folder, solver, brute, &args).ends_with(1);
        assert!(out.starts_with(&format!("  input:\n{input}  brute force:\n")), "{out}");
        assert!(out.contains("  solver:\n"), "{out}");
        assert!(said.contains("the solver and the brute force differ"), "{said}");
    };
    let smallest = "    1 1\n    2\n";
    caught("wrong.rs", "brute.rs", &["n=1..3,k=1..3 a*n=0..5"], smallest);
    // Only random inputs have such heaps; then the input is made smaller.
    let wide = ["n=1..3,k=1..3 a*n=0..1000", "--count", "100"];
    caught("big.rs", "right.rs", &wide, "    1 2\n    40\n");
}

#[test]
fn a_right_solver_passes() {
    let folder = folder(&[("right.rs", RIGHT), ("brute.rs", BRUTE)]);
    let passes = |args: &[&str]| {
        let args = [&["--input"], args].concat();
        stress(&folder, "right.rs", "brute.rs", &args).succeeds().out
    };
    // There are 2 values of k with 3 heaps, and with 9 pairs of heaps.
    let all = passes(&["n=1..2,k=1..2 a*n=0..2"]);
    assert_eq!(all, "no difference on all 24 inputs\n");
    // If the count covers all inputs, all are tried.
    for count in ["24", "25", "1000000"] {
        assert_eq!(passes(&["n=1..2,k=1..2 a*n=0..2", "--count", count]), all);
    }
    let most = passes(&["n=1..2,k=1..2 a*n=0..2", "--count", "23"]);
    assert_eq!(most, "no difference on 23 inputs, 12 small and 11 random ones\n");
    let some = passes(&["n=1..3,k=1..n a*n=0..4", "--count", "30", "--seed", "7"]);
    assert_eq!(some, "no difference on 30 inputs, 15 small and 15 random ones\n");
}

/// A generator that prints an input of the description `n=1..3,k=1..3 a*n=0..9` for a seed.
const GENERATOR: &str = "fn main() {
    let seed: u64 = std::env::args().last().unwrap().parse().unwrap();
    let n = seed % 3 + 1;
    let heaps: Vec<String> = (0..n).map(|i| ((seed + 5 * i) % 10).to_string()).collect();
    println!(\"{n} {}\\n{}\", seed / 3 % 3 + 1, heaps.join(\" \"));
}
";

#[test]
fn a_generator_prints_the_inputs() {
    let programs = [
        ("right.rs", RIGHT),
        ("wrong.rs", WRONG),
        ("brute.rs", BRUTE),
        ("gen.rs", GENERATOR),
        ("gen.sh", "echo 1 $(($1 % 2 + 1)); echo $(($1 % 5))\n"),
        ("fails.sh", "echo no >&2; exit $1\n"),
    ];
    let folder = folder(&programs);
    let stress_with = |solver: &str, generator: &str, more: &[&str]| {
        stress(&folder, solver, "brute.rs", &[&["--inputs", generator], more].concat())
    };
    let run = stress_with("right.rs", "gen.rs", &["--count", "40"]);
    assert_eq!(run.out, "no difference on 40 different inputs, by the seeds 1 to 40\n");
    // The inputs of this command repeat.
    let run = stress_with("right.rs", "sh gen.sh", &["--seed", "3", "--count", "50"]);
    assert_eq!(run.out, "no difference on 10 different inputs, by the seeds 3 to 52\n");
    // The answers also differ with seed 11, which gives three heaps.
    let run = stress_with("wrong.rs", "gen.rs", &["--seed", "10", "--count", "40"]).ends_with(1);
    let shortest = "  input, by the seed 18:\n    1 1\n    8\n  brute force:\n";
    assert!(run.out.starts_with(shortest), "{}", run.out);
    for (generator, reason) in [
        ("sh fails.sh", "the generator fails with seed 1: RUNTIME ERROR, exit status: 1"),
        ("true", "the generator prints nothing with seed 1"),
        ("missing.rs", "cannot read `missing.rs`"),
    ] {
        let said = stress_with("right.rs", generator, &[]).error();
        assert!(said.contains(&format!("error: {reason}")), "{generator}: {said}");
    }
}

#[test]
fn bad_descriptions_and_programs_are_errors() {
    let loops = "fn main() { loop {} }\n";
    let fails = "fn main() { panic!(\"no\") }\n";
    let folder = folder(&[("loops.rs", loops), ("fails.rs", fails)]);
    for (input, reason) in [
        ("", "the description of the input is empty"),
        ("n", "`n`: `=` is missing"),
        ("n = 1..6", "there is a blank beside `=`, but blanks separate lines"),
        (
            "n=1..9223372036854775808",
            "`n=1..9223372036854775808`: `9223372036854775808` is outside -2^63 to 2^63 - 1",
        ),
        ("n=x", "`n=x`: expected a number, found `x`"),
        ("n=1..2 tree(n)*2", "`tree(n)*2`: `=` is missing"),
        ("t*3=tree(2)", "`t*3=tree(2)`: this item cannot be repeated"),
        ("wood(2)", "`wood(2)`: unknown form"),
        ("graph(2)", "`graph(2)`: unknown form"),
        ("s*3=[]", "`s*3=[]`: no letters given"),
        ("n=1..9999 a*n*n=0..1", "an input has at most 1000000 numbers"),
        ("n=3..1", "`n=3..1`: the range is empty"),
        ("a*n=0..9", "`a*n=0..9`: expected a number, found `n`"),
        ("a*3=0..9 b*a=0..9", "`b*a=0..9`: `a` is a list"),
        ("n=1..2 n=1..2", "`n=1..2`: this name is used twice"),
        ("n=0..9999999 m=n..3 a*m=0..9", "an input has at most 1000000 numbers"),
        ("n=9 graph(n, 10001)", "`graph(n, 10001)`: a graph has at most 10000 edges"),
        ("n=600000 a*n=0..9 b*n=0..9", "an input has at most 1000000 numbers"),
    ] {
        let said = stress(&folder, "loops.rs", "loops.rs", &["--input", input]).error();
        assert!(said.starts_with(&format!("error: {reason}\n")), "{input}: {said}");
    }
    let short = ["--input", "n=1..2", "--time-limit", "0.1"];
    let said = stress(&folder, "fails.rs", "loops.rs", &short).error();
    assert!(said.contains("the brute force was too slow on every input"), "{said}");
    let said = stress(&folder, "loops.rs", "fails.rs", &short).error();
    assert!(said.contains("the brute force fails: RUNTIME ERROR"), "{said}");
    assert!(said.contains("panicked at fails.rs:"), "{said}");
}

/// A solver that prints its input.
const ECHO: &str =
    "fn main() { print!(\"{}\", std::io::read_to_string(std::io::stdin()).unwrap()); }\n";

#[test]
fn every_form_of_a_description_makes_valid_inputs() {
    let folder = folder(&[("echo.rs", ECHO)]);
    // The brute force checks the form of each input.
    for (input, check, all) in [
        ("n=3 a*n=0..1", "NR==1{n=$1} NR==2{ok=n==3&&NF==3}", 8),
        ("n=1..2 s*n=[a-c]", "NR==1{n=$1} NR==2{ok=length($1)==n&&$1~/^[a-c]*$/}", 12),
        ("h=2,w=2 g*h*w=[.#]", "NR==1{w=$2} NR>1{if(length($1)!=w)bad=1} END{ok=NR==3&&!bad}", 16),
        ("h=1..2 a*h*2=5..6", "NR==1{h=$1} NR>1{if(NF!=2)bad=1} END{ok=NR==h+1&&!bad}", 20),
        (
            "n=1..3 permutation(n)",
            "NR==1{n=$1} NR==2{for(i=1;i<=NF;i++)s[$i]=1;ok=NF==n&&length(s)==n}",
            9,
        ),
        ("n=1..4 tree(n)", "NR==1{n=$1} NR>1{if($1>=$2||$2!=NR)bad=1} END{ok=NR==n&&!bad}", 10),
        (
            "n=3,m=0..2 graph(n, m)",
            "NR==1{m=$2} NR>1{e[$0]=1;if($1>=$2||$2>3)bad=1} END{ok=NR==m+1&&length(e)==m&&!bad}",
            10,
        ),
    ] {
        let end = "END{exit !ok}";
        let brute = format!("tee copy | awk '{check} {end}' && cat copy");
        for count in ["1000", "12"] {
            let args = ["--input", input, "--count", count];
            let out = stress(&folder, "echo.rs", &brute, &args).succeeds().out;
            let expected = format!("no difference on all {all} inputs\n");
            assert!(out == expected || count == "12", "{input}: {out}");
        }
    }
}

#[test]
fn the_number_of_equal_answers_is_printed() {
    let programs = [
        ("echo.rs", ECHO),
        ("silent.rs", "fn main() {}\n"),
        ("loops.rs", "fn main() { loop { std::hint::black_box(()) } }\n"),
        // It prints 1, and then 2 in each later run.
        (
            "once.rs",
            "fn main() { let is_new = std::fs::File::create_new(\"once\").is_ok(); \
             println!(\"{}\", if is_new { 1 } else { 2 }); }\n",
        ),
        ("slow.sh", "[ $1 -lt 3 ] && sleep 60; echo $1\n"),
        ("fails.sh", "[ $1 -gt 4 ] && exit 1; echo $1\n"),
        ("even.sh", "read a; echo $((a / 2 * 2))\n"),
        (
            "full.sh",
            "read a; [ $a -gt $1 ] && { echo the memory is full >&2; exit 77; }; echo $a\n",
        ),
    ];
    let folder = folder(&programs);
    let ten_of = |generator: &str| {
        let ten = ["--count", "10", "--time-limit", "1s", "--inputs", generator];
        stress(&folder, "echo.rs", "cat", &ten)
    };
    let Run { out, said, .. } = ten_of("sh slow.sh");
    let slow = "no difference on 8 different inputs, by the seeds 1 to 10; \
                for 2 other seeds the generator was too slow\n";
    assert_eq!(out, slow, "{said}");
    let said = ten_of("sh fails.sh").said;
    assert!(said.contains("before that, both agree on 4 inputs\n"), "{said}");
    assert!(said.contains("error: the generator fails with seed 5: "), "{said}");

    let even = ["--input", "n=2..3"];
    let said = stress(&folder, "echo.rs", "sh even.sh", &even).ends_with(1).said;
    assert!(said.contains("before that, both agree on 1 input\n"), "{said}");
    let several = "if several answers are right, pass a checker";
    assert_eq!(said.matches(several).count(), 0, "{said}");
    let lists = ["--input", "n=2..3,m=5"];
    let said = stress(&folder, "echo.rs", "read a b; echo $b $a; :", &lists).ends_with(1).said;
    assert_eq!(said.matches(several).count(), 1, "{said}");
    // A solver that is slow, or answers by chance, is not reported as different.
    let slow = ["--input", "n=2", "--time-limit", "0.2"];
    let said = stress(&folder, "loops.rs", "cat", &slow).ends_with(1).said;
    assert!(said.contains("error: the solver is too slow: stopped after 0.2 s"), "{said}");
    let said = stress(&folder, "once.rs", "echo 2;", &["--input", "n=2"]).ends_with(1).said;
    let by_chance = "got `1` (a second run was right: the runs differ)";
    assert!(said.contains("error: the solver and the brute force differ: "), "{said}");
    assert!(said.contains(by_chance), "{said}");
    for empty in ["--brute=", "--inputs=", "--checker= "] {
        let said = run_in(&folder, &["stress", "echo.rs", empty]).ends_with(2).said;
        assert!(said.starts_with("error: invalid value '"), "{said}");
    }
    let said = stress(&folder, "echo.rs", "no-such-command", &even).error();
    assert!(said.contains("exit status: 127: the command was not found"), "{said}");
    let skipping = |most: &str| {
        let brute = format!("sh full.sh {most}");
        stress(&folder, "echo.rs", &brute, &["--input", "n=1..5"])
    };
    let text = "no difference on all 5 inputs; 3 of them were skipped: the memory is full\n";
    assert_eq!(skipping("2").succeeds().out, text);
    let said = skipping("0").ends_with(1).said;
    assert!(said.contains("the brute force skipped every input: the memory is full"), "{said}");
    let rounded = [&even[..], &["--brute", "sed s/$/.0000001/"]].concat();
    let said =
        run_in(&folder, &[&["stress", "--judge", "plain", "echo.rs"], &rounded[..]].concat());
    assert!(!said.ends_with(1).said.contains("checker"));
    let large = ["--input", "n=1", "--tolerance", "1e6"];
    let run = stress(&folder, "echo.rs", "echo 1.5;", &large).succeeds();
    assert!(
        run.said.starts_with("warning: `--tolerance 1000000` is a large tolerance"),
        "{}",
        run.said
    );
    let checked = [&even[..], &["--checker", "true"]].concat();
    stress(&folder, "echo.rs", "sh even.sh", &checked).succeeds();
    let said = stress(&folder, "silent.rs", "cat >/dev/null; :", &even).said;
    assert!(said.contains("error: the solver and the brute force print nothing"), "{said}");
}
