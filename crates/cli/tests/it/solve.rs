//! Tests of `solve`, from rules to a function and a solver, and of errors in the rules.
#![cfg(unix)]

use crate::common::files::Folder;
use crate::common::rustc::Rustc;
use crate::common::tool::{Run, assert_error_in, printed, run_in};
use std::thread;

/// A template with other lines in place of some of its own.
fn edited(name: &str, edits: &[(&str, &str)]) -> String {
    let text = editors::program(name, false).expect("a template");
    edits.iter().fold(text, |text, (old, new)| {
        assert!(text.contains(old), "{name}: {old}");
        text.replace(old, new)
    })
}

/// The template with other moves.
fn with_moves(name: &str, moves: &str) -> String {
    let text = edited(name, &[]);
    let start = text.find("-> Vec<").expect("moves");
    let start = start + text[start..].find("{\n").expect("a body") + 2;
    let end = start + text[start..].find("\n}\n").expect("an end");
    format!("{}{moves}{}", &text[..start], &text[end..])
}

/// Rules whose positions in play have this type and begin with this one.
fn with_state(rules: &str, [argument, of, first]: [&str; 3]) -> String {
    let edits = [
        (argument, "state: &State"),
        ("type State = Position", &format!("type State = {of}")),
        ("    position.clone()\n", &format!("    {first}\n")),
    ];
    edits.iter().fold(rules.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "{old}: {text}");
        text.replacen(old, new, 1)
    })
}

/// Rules with another body of `end`.
fn with_end(rules: &str, body: &str) -> String {
    let end = "fn end(_: &State) -> Option<Outcome> {\n    None";
    assert!(rules.contains(end), "{rules}");
    rules.replace(end, &format!("fn end(position: &State) -> Option<Outcome> {{\n    {body}"))
}

fn solve(rules: &str, args: &[&str]) -> (Folder, Run) {
    let folder = Folder::with(&[("rules.rs", rules)]);
    let output = run_in(&folder, &[&["solve", "rules.rs"], args].concat());
    (folder, output)
}

/// Checks all cases at once.
fn each<T: Sync>(cases: &[T], check: impl Fn(&T) + Sync) {
    thread::scope(|scope| {
        for case in cases {
            scope.spawn(|| check(case));
        }
    });
}

/// Runs `stress` with the written solver on such inputs, and returns its output.
fn stress(folder: &Folder, count: &str, inputs: &str) -> String {
    let args = ["stress", "main.rs", "--brute", "rules.rs", "--time-limit", "10s"];
    run_in(folder, &[&args[..], &["--count", count, "--input", inputs]].concat()).printed()
}

/// Rules, parts of what is told about their function, and inputs on which the solver is compared.
type Case<'a> = (String, [&'a str; 2], &'a str);

/// Checks that written solvers agree with their rules.
fn assert_solvers_agree(cases: &[Case]) {
    each(cases, |(rules, parts, inputs)| {
        let (folder, run) = solve(rules, &["--time-limit", "3s", "-o", "main.rs"]);
        let text = run.succeeds().out;
        assert!(parts.iter().all(|part| text.contains(part)), "{parts:?}: {text}");
        let said = stress(&folder, "40", inputs);
        assert!(said.starts_with("no difference on 40 inputs"), "{said}");
    });
}

#[test]
fn rules_become_a_function() {
    let misere_nim =
        [("MISERE: bool = false", "MISERE: bool = true"), ("heaps[i].min(3)", "heaps[i]")];
    let equal_wins = "if position[0] == position[1] { Some(Win) } else { None }";
    let score = "    let &(n, ahead) = state;
    (1..=3.min(n)).map(|t| (n - t, -(ahead + t as i64))).collect()";
    let more_stones = with_state(
        &with_moves("brute_tuple", score).replace("[u64; 2]", "[u64; 1]"),
        ["&[a, b]: &State", "(u64, i64)", "(position[0], 0)"],
    );
    let more_stones = with_end(
        &more_stones,
        "if position.0 == 0 { Some(if position.1 > 0 { Win } else { Loss }) } else { None }",
    );
    let same_heap_again = with_state(
        &with_moves("brute_heaps", SAME_HEAP_AGAIN),
        ["heaps: &State", "(Vec<u64>, bool)", "(position.clone(), false)"],
    );
    let split = "    let taken = n.checked_sub(1).map(|left| vec![left]);
    (1..=n / 2).map(|one| vec![one, n - one]).chain(taken).collect()";
    // Each move to the step below; a cycle only if the order of the steps did not matter.
    let stairs = "    let to_below = |i: usize, taken: u64| {
        let left = with(heaps, i, heaps[i] - taken);
        if i > 0 { with(&left, i - 1, heaps[i - 1] + taken) } else { left }
    };
    let steps = (0..heaps.len()).flat_map(|i| (1..=heaps[i]).map(move |taken| (i, taken)));
    steps.map(|(i, taken)| to_below(i, taken)).collect()";
    let sorting = "    let places = (1..string.len()).filter(|&i| string[i - 1] > string[i]);
    places.map(|i| [&string[..i - 1], &[string[i], string[i - 1]], &string[i + 1..]].concat()).collect()";
    let flips = "    let pairs = (1..string.len()).filter(|&i| &string[i - 1..=i] == b\"++\");
    pairs.map(|i| [&string[..i - 1], b\"--\", &string[i + 1..]].concat()).collect()";
    let flips = with_moves("brute_string", flips).replace("b\"01\"", "b\"+-\"");
    let cases = [
        (flips, "of the runs of letters +: interval_nim min=2 max=2"),
        (with_moves("brute_string", sorting), "wins iff (the number of inversions) % 2 == 1"),
        (with_moves("brute_heaps", stairs), "staircase_nim"),
        (more_stones, "wins iff n != 0"),
        (same_heap_again, "wins iff (the xor) + (the largest) > 1"),
        (with_moves("brute_main", split), "the xor over the heaps n of: "),
        (edited("brute_main", &[]), "interval_nim min=1 max=2"),
        (edited("brute_heaps", &[]), "bounded_nim max=3"),
        (edited("brute_heaps", &misere_nim), "nim --misere"),
        (edited("brute_tuple", &[]), "wythoff"),
        (with_end(&edited("brute_tuple", &[]), equal_wins), "wythoff of a + 1, b + 1"),
        (
            edited("brute_string", &[]),
            "wins iff (the number of neighbours that differ) % 3 % 2 == 0",
        ),
        (edited("brute_mask", &[]), "the xor over the heaps n of: n"),
        (edited("brute_graph", &[]), "wins iff has_matching == 0"),
        (edited("brute_board", &[]), "a.min(b) % 2"),
        (edited("brute_grid", &[]), "wins iff xor_rows != 0"),
        (edited("brute_loopy", &[]), "wins iff a.abs_diff(b) == 1; does not lose iff a != b"),
        (with_moves("brute_heaps", MARKED_HEAP_AGAIN), "wins iff (the xor) + (the largest) > 1"),
    ];
    each(&cases, |(rules, answer)| {
        let text = solve(rules, &["--time-limit", "2s"]).1.printed();
        let (first, _) = text.split_once('\n').expect("lines");
        assert!(first.contains(answer), "{answer}: {text}");
        assert!(text.contains("\n    holds on all "), "{text}");
        assert!(text.contains("\n      not tried: "), "{text}");
    });
}

/// Whoever does not empty a heap forces the other to go on with it, which is the first one then.
const SAME_HEAP_AGAIN: &str = "    let (heaps, is_forced) = state;
    let mut options = Vec::new();
    for i in 0..if *is_forced { 1 } else { heaps.len() } {
        for left in 0..heaps[i] {
            let mut after = heaps.to_vec();
            after.remove(i);
            if left > 0 {
                after.insert(0, left);
            }
            options.push((after, left > 0));
        }
    }
    options";

/// The same, with 1000 more as a mark.
const MARKED_HEAP_AGAIN: &str = "    let mut options = Vec::new();
    let forced = heaps.first().map_or(false, |&n| n > 1000);
    for i in 0..if forced { 1 } else { heaps.len() } {
        for left in 0..heaps[i] % 1000 {
            let mut after = heaps.to_vec();
            after.remove(i);
            if left > 0 {
                after.insert(0, 1000 + left);
            }
            options.push(after);
        }
    }
    options";

#[test]
fn a_solver_is_written_and_is_right() {
    let take = "heaps.iter().enumerate().flat_map(|(i, &n)| (1..=n.min(4)).filter(|t| t % 2 == 1)
        .map(move |t| with(heaps, i, n - t))).collect()";
    let rules = with_moves("brute_heaps", take);
    let args = ["--time-limit", "1s", "-o", "main.rs"];
    let (folder, run) = solve(&rules, &args);
    let text = run.succeeds().out;
    let told = "\n./bundle.sh stress main.rs --brute rules.rs --count 300 --time-limit 10s \
                --input \"n=1..20 a*n=1..1\"\n";
    assert!(text.ends_with(told), "{text}");
    folder.write(&[("test/1.in", "3\n2 4 1\n"), ("test/1.out", "First\n")]);
    run_in(&folder, &["main.rs", "--test"]).succeeds();
    let text = stress(&folder, "40", "n=1..5 a*n=1..30");
    assert!(text.starts_with("no difference on 40 inputs"), "{text}");
    // An input that needs more memory is skipped.
    let small = rules.replace("const MOST: usize = 2_000_000", "const MOST: usize = 20");
    folder.write(&[("small.rs", &small)]);
    let small = ["stress", "main.rs", "--brute", "small.rs", "--input", "n=1..2 a*n=1..9"];
    let text = run_in(&folder, &small).printed();
    let full = " of them were skipped: the memory is full: 20 positions were reached, then `[";
    assert!(text.starts_with("no difference on all 90 inputs; ") && text.contains(full), "{text}");
    // Only a file that `solve` wrote is replaced.
    folder.write(&[("own.rs", "fn main() {}\n")]);
    let own = ["solve", "rules.rs", "-o", "own.rs"];
    assert_error_in(&folder, &own, "`own.rs` exists already");
    run_in(&folder, &[&["solve", "rules.rs"][..], &args].concat()).succeeds();
    let args = ["solve", "rules.rs", "--time-limit", "1s", "-o", "-"];
    let Run { out, said, .. } = run_in(&folder, &args).succeeds();
    assert!(out.starts_with("// Written by `solve`"), "{out}");
    assert!(said.contains("\n    holds on all "), "{said}");
}

#[test]
fn written_solvers_agree_with_rules_that_draw_or_have_numbers() {
    // Whoever has taken more stones wins.
    let scores = with_state(
        &with_moves(
            "brute_tuple",
            "    let &(n, ahead) = state;
    (1..=2.min(n)).map(|t| (n - t, -(ahead + t as i64))).collect()",
        )
        .replace("[u64; 2]", "[u64; 1]"),
        ["&[a, b]: &State", "(u64, i64)", "(position[0], 0)"],
    );
    let by_score = "if position.0 == 0 { Some(position.1.cmp(&0).into()) } else { None }";
    let cases = [
        (with_end(&scores, by_score), ["wins iff n % 4 != 0; never loses\n", ""], "n=0..5000"),
        (
            edited("brute_weighted_tree", &[]),
            ["wins iff odd_xor != 0", ""],
            "n=1..4 a*n=0..3 tree(n)",
        ),
    ];
    assert_solvers_agree(&cases);
}

#[test]
fn the_least_number_is_told() {
    let moves = "    (1..=n.min(5)).filter(|t| (n * 2 + t) % 7 > 1).map(|t| MOVE).collect()";
    let sum = with_moves("brute_main", &moves.replace("MOVE", "vec![n - t]"));
    let number = with_moves("brute_tuple", &moves.replace("MOVE", "[n - t]"));
    let number = number.replace("[u64; 2]", "[u64; 1]").replace("&[a, b]", "&[n]");
    for rules in [sum, number, edited("brute_tuple", &[])] {
        for least in 0..2 {
            let rules =
                ["LEAST: u64 = 0", "LEAST: u64 = 1"].iter().fold(rules.clone(), |rules, it| {
                    rules.replace(it, &format!("LEAST: u64 = {least}"))
                });
            let text = solve(&rules, &["--time-limit", "1s"]).1.printed();
            let remark = text.contains("\n/// For numbers of at least 1.\nfn ");
            assert_eq!(remark, least == 1, "{text}");
        }
    }
}

/// The templates with what a statement promises: each formula is wrong for other positions.
#[test]
fn formulas_are_asked_for_on_possible_inputs_only() {
    let promise = |rules: String, argument: &str, body: &str| {
        let all = "fn is_input(_: &Position) -> bool {\n    true";
        assert!(rules.contains(all), "{rules}");
        rules.replace(all, &format!("fn is_input({argument}: &Position) -> bool {{\n    {body}"))
    };
    // AtCoder ARC 064 D.
    let letters = "    let inner = 1..string.len().max(1) - 1;
    let free = inner.filter(|&i| string[i - 1] != string[i + 1]);
    free.map(|i| [&string[..i], &string[i + 1..]].concat()).collect()";
    let letters = with_moves("brute_string", letters).replace("b\"01\"", "b\"abc\"");
    let letters =
        promise(letters, "s", "s.len() > 2 && s.windows(2).all(|pair| pair[0] != pair[1])");
    // AtCoder AGC 020 A.
    let tokens = "    let free = [a.wrapping_sub(1), a + 1].into_iter();
    free.filter(|&to| 1 <= to && to <= n && to != b).map(|to| [n, b, to]).collect()";
    let tokens = with_moves("brute_loopy", tokens).replace("[u64; 2]", "[u64; 3]");
    let tokens = tokens.replace("&[a, b]: &State", "&[n, a, b]: &State");
    let tokens = promise(tokens, "&[n, a, b]", "1 <= a && a < b && b <= n");
    // Codeforces 1191 D.
    let heaps = "    let less = (0..heaps.len()).filter(|&i| heaps[i] > 0 && !heaps.contains(&(heaps[i] - 1)));
    less.map(|i| with(heaps, i, heaps[i] - 1)).collect()";
    let heaps = with_moves("brute_heaps", heaps).replace("LEAST: u64 = 1", "LEAST: u64 = 0");
    let heaps =
        promise(heaps, "heaps", "(0..heaps.len()).all(|i| !heaps[..i].contains(&heaps[i]))");
    let none = promise(edited("brute_heaps", &[]), "_", "false");
    let cases = [
        (letters, "either (the length) % 2"),
        (tokens, "wins iff (heaps[1] + heaps[2]) % 2 == 0"),
        (heaps, "% 2 == 1"),
    ];
    each(&cases, |(rules, part)| {
        let (folder, run) = solve(rules, &["--time-limit", "3s", "-o", "main.rs"]);
        let text = run.succeeds().out;
        let (name, rest) = text.split_once('\n').expect("lines");
        assert!(name.contains(part) && rest.contains("`is_input` leaves "), "{text}");
        let (_, inputs) = text.rsplit_once("--input \"").expect("a command");
        let (inputs, _) = inputs.split_once('"').expect("a command");
        let text = stress(&folder, "300", inputs);
        assert!(text.contains("`is_input` is false for this position"), "{text}");
    });
    let said = solve(&none, &["--time-limit", "1s"]).1.error();
    assert!(said.contains("`is_input` leaves 0 of "), "{said}");
}

/// One formula for all values of a constant.
#[test]
fn constants_may_vary_and_stand_in_the_formula() {
    let varying = |rules: String, lines: &str| {
        rules.replace(
            "// ---- Rarely changed. ----",
            &format!("{lines}\n\n// ---- Rarely changed. ----"),
        )
    };
    let number = |moves: &str| {
        let rules = with_moves("brute_tuple", moves).replace("[u64; 2]", "[u64; 1]");
        rules.replace("&[a, b]: &State", "&[n]: &State")
    };
    let one_or_k = number("    [1, K].iter().filter(|t| **t <= n).map(|t| [n - t]).collect()");
    let up_to_k = with_moves("brute_main", "    (1..=n.min(K)).map(|t| vec![n - t]).collect()");
    let larger = "    let [a, b] = [a.min(b), a.max(b)];
    (1..=b.min(C)).map(|t| [a, b - t]).collect()";
    let larger = with_moves("brute_tuple", larger);
    // The last vertices are leaves.
    let leaves = "    let parents = tree.as_deref().unwrap_or(&[]);
    (1..=parents.len().min(K)).map(|t| Some(parents[..parents.len() - t].to_vec())).collect()";
    let leaves = with_moves("brute_tree", leaves);
    let k = "const K: u64 = 3; // vary: K=1..5";
    let cases = [
        (up_to_k, k, "n % (k + 1)", "n=1..3 a*n=1..99"),
        (one_or_k, "const K: u64 = 4; // vary: K=1..8", "(k + 1)", "n=0..99"),
        (larger, "const C: u64 = 3; // vary: C=1..5", "(c_ + 1)", "a=0..50,b=0..50"),
        (leaves, "const K: usize = 3; // vary: K=1..5", "(k + 1)", "n=1..9 tree(n)"),
    ];
    assert_solvers_agree(&cases.map(|(rules, line, part, inputs)| {
        (varying(rules, line), [part, "    for all values of "], inputs)
    }));
    let wrong = [
        ("// vary: K=1..5", "there is no `const K` to vary"),
        ("const K: u64 = 3; // vary: K=5..1", "is not a constant with its range"),
        ("const K: u64 = 3; // vary: K=1..99", "more than 64 combinations"),
    ];
    for (line, words) in wrong {
        let said = solve(&varying(edited("brute_heaps", &[]), line), &[]).1.error();
        assert!(said.contains(words), "{words}: {said}");
    }
    let said = solve(&varying(edited("brute_string", &[]), k), &[]).1.error();
    assert!(said.contains("`K` cannot vary, because the positions are strings"), "{said}");
    // Moore's Nim: before the last value is tried, a formula would miss it.
    let moore = varying(with_moves("brute_heaps", MOORE), "const K: usize = 2; // vary: K=1..6");
    let said = solve(&moore, &["--time-limit", "200ms"]).1.error();
    assert!(said.contains("before all values of the constants were tried"), "{said}");
}

/// Takes stones from one heap to K heaps.
const MOORE: &str = "    let mut all = vec![(heaps.clone(), 0)];
    for i in 0..heaps.len() {
        for (option, changed) in all.clone() {
            let most = if changed < K { heaps[i] } else { 0 };
            all.extend((0..most).map(|left| (with(&option, i, left), changed + 1)));
        }
    }
    all.into_iter().skip(1).map(|(option, _)| option).collect()";

/// Random moves: each takes up to six stones of `n`, and leaves the heaps `left`.
fn lawless(left: &str) -> String {
    format!(
        "    let is_legal = |t: &u64| (n * 31 + t).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 62 == 0;
    (1..=n.min(6)).filter(is_legal).map(|t| {left}).collect()"
    )
}

#[test]
fn facts_are_printed_if_no_formula_is_found() {
    let rules = with_moves("brute_tuple", &lawless("[n - t]"));
    let rules = rules.replace("[u64; 2]", "[u64; 1]").replace("&[a, b]", "&[n]");
    let args = ["--time-limit", "300ms", "-o", "main.rs"];
    let Run { out, said, .. } = solve(&rules, &args).1.ends_with(1);
    for fact in ["smallest positions): 0, 1, 2, 5, ", "\noutcomes from 0 on: LLLWWL", "\ntried: "] {
        assert!(out.contains(fact), "{fact}: {out}");
    }
    assert!(said.contains("no module and no formula"), "{said}");
    let moves = lawless("[a - t, b]").replace("n.min", "a.min");
    let pairs = format!("    let n = a + 3 * b;\n{moves}");
    let pairs = solve(&with_moves("brute_tuple", &pairs), &args[..2]).1.out;
    assert!(pairs.contains("\nnext: `./bundle.sh solve rules.rs -o main.rs` "), "{pairs}");
    for text in [out, pairs] {
        assert!(text.lines().count() <= 15, "{text}");
    }
}

#[test]
fn without_a_formula_the_rules_themselves_compute_the_game() {
    let pairs = lawless("[a - t, b]").replace("n.min", "a.min");
    let pairs = with_moves("brute_tuple", &format!("    let n = a + 3 * b;\n{pairs}"));
    let at_17 = |what: &str| format!("if position[0] == 17 {{ Some({what}) }} else {{ None }}");
    let line = with_moves("brute_tuple", &lawless("[n - t]"));
    let line = line.replace("[u64; 2]", "[u64; 1]").replace("&[a, b]", "&[n]");
    let loopy =
        "    let next = (a * 31 + 17 * b + a * b).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60;
    if a > 20 || b > 20 || next == 0 { vec![] } else { vec![[next, a], [b, next / 2]] }";
    let masks = "    let is_legal = |i: &u64| (marks * 31 + i).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 62 == 0;
    (0..64).filter(|i| marks >> i & 1 == 1).filter(is_legal).map(|i| marks ^ 1 << i).collect()";
    let set = "    [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181]
        .iter().filter(|&&taken| taken <= n).map(|taken| vec![n - taken]).collect()";
    let cases = [
        (with_moves("brute_main", set), "SubtractionGame::new(largest, &set)"),
        (with_moves("brute_main", &lawless("vec![n - t]")), "SpragueGrundy::with_splits"),
        (line, "outcomes_by(largest as usize, "),
        (pairs.clone(), "OutcomeSearch::new(moves)"),
        (with_end(&pairs, &at_17("Win")), "OutcomeSearch::new(options)"),
        (with_end(&pairs, &at_17("Draw")), "LoopyGame::new("),
        // Only the last heaps of a play show that these are not a sum.
        (
            with_end(
                &edited("brute_heaps", &[]),
                "let mix = |hash: u64, n: &u64| (hash ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let hash = position.iter().fold(0, mix);
    if position.len() % 2 == 0 { return None; }
    [Some(Draw), Some(Win), None][2.min(hash >> 60) as usize]",
            ),
            "LoopyGame::new(",
        ),
        (with_moves("brute_loopy", loopy), "reachable([start(position)], moves)"),
        (with_moves("brute_mask", masks), "MaskSolver::new(1 << 24, options)"),
    ];
    each(&cases, |(rules, call)| {
        let (folder, run) = solve(rules, &["--time-limit", "700ms", "-o", "main.rs"]);
        let text = run.ends_with(1).out;
        assert!(text.contains("\nwrote main.rs, a solver that searches by"), "{text}");
        assert!(text.contains(" (measured)\n"), "{text}");
        let code = std::fs::read_to_string(folder.join("main.rs")).expect("a solver");
        assert!(code.contains(call), "{call}: {code}");
        let (_, inputs) = rules.split_once("// stress: ").expect("a description");
        let (inputs, _) = inputs.split_once('\n').expect("a line");
        let inputs = if rules.contains("[u64; 2]") { "a=0..9,b=0..9" } else { inputs };
        let text = stress(&folder, "20", inputs);
        assert!(text.starts_with("no difference on "), "{text}");
    });
}

/// The numbers of the position for which the facts say that a formula is wrong.
fn counterexample(text: &str) -> Vec<u64> {
    let told = text.split_once("wrong for `").and_then(|(_, rest)| rest.split_once('`'));
    let (position, _) = told.unwrap_or_else(|| panic!("no counterexample: {text}"));
    let numbers = position.split(' ').map(|word| word.rsplit('=').next().unwrap_or(word));
    numbers.map(|n| n.parse().unwrap_or(n.len() as u64)).collect()
}

/// A formula for nearly all of the few boards that were tried may be right on the others by chance.
#[test]
fn few_boards_make_no_formula() {
    let moves = "    let free = |(i, j): &(usize, usize)| {
        let row = &board[*i];
        (0..row.len()).all(|k| row[k] == 0 || k.abs_diff(*j) > 2)
    };
    let cells = (0..board.len()).flat_map(|i| (0..board[0].len()).map(move |j| (i, j)));
    let mark = |(i, j): (usize, usize)| { let mut next = board.clone(); next[i][j] = 1; next };
    cells.filter(free).map(mark).collect()";
    let text = solve(&with_moves("brute_board", moves), &[]).1.ends_with(1).out;
    assert!(!text.contains("holds on all"), "{text}");
}

/// The examples of the templates, each with an end that only large positions have, and heaps from
/// which more is taken once they are large.
#[test]
fn a_formula_of_small_positions_is_refuted_where_they_grow() {
    type Is = fn(&[u64]) -> bool;
    let single = |moves: &str| with_moves("brute_main", &format!("    {moves}"));
    let ended = |name: &str, is_over: &str| {
        with_end(&edited(name, &[]), &format!("if {is_over} {{ Some(Loss) }} else {{ None }}"))
    };
    let cases: [(String, Is); 13] = [
        (
            single(
                "(1..=n.min(if n < 200 { 3 } else { 3 + n * 0x9e37_79b9 % 1_000_003 % 5 })).map(|t| vec![n - t]).collect()",
            ),
            |p| (200..300).contains(&p[0]),
        ),
        // From heaps of 129 or more, about three tenths may be taken, too.
        (
            single(
                "(1..=n.min(2)).chain((n > 128).then_some(n * 3 / 10)).map(|t| vec![n - t]).collect()",
            ),
            |p| (129..300).contains(&p[0]),
        ),
        (ended("brute_heaps", "position.len() > 7"), |p| p.len() > 7),
        (ended("brute_heaps", "position.len() == 2 && position.iter().all(|&n| n >= 60)"), |p| {
            p.len() == 2 && p.iter().all(|&n| n >= 60)
        }),
        (ended("brute_tuple", "position[0] == position[1] && position[0] > 150"), |p| {
            p[0].max(p[1]) > 150
        }),
        (ended("brute_loopy", "position[0] + position[1] > 180"), |p| p[0] + p[1] > 180),
        (ended("brute_string", "position.len() > 17"), |p| p[0] > 17),
        (ended("brute_mask", "position >> 17 & 1 == 1"), |p| p.contains(&18)),
        (ended("brute_tree", "position.as_ref().map_or(0, Vec::len) > 20"), |p| p[0] > 21),
        (ended("brute_weighted_tree", "position.numbers.len() > 9"), |p| p[0] > 9),
        (ended("brute_graph", "position.0.len() > 7"), |p| p[0] > 7),
        (ended("brute_board", "position[0].len() > 30"), |p| p[1] > 30),
        (ended("brute_grid", "position[0].len() > 12"), |p| p[1] > 12),
    ];
    for two in cases.chunks(2) {
        each(two, |(rules, is_right)| {
            let text = solve(rules, &["--time-limit", "2s"]).1.out;
            let position = counterexample(&text);
            assert!(is_right(&position), "{position:?}: {text}");
        });
    }
}

#[test]
fn broken_rules_are_explained() {
    let broken = [
        ("    missing(heaps)", "rules.rs:6:5"),
        ("    vec![heaps.clone()]", "the game need not end: the position `` can recur"),
        ("    heaps.iter().map(|n| vec![n + 1]).collect()", "a play of the game never ends"),
        (
            "    loop { if heaps.len() > 9 { return Vec::new() } }",
            "too few positions were explored",
        ),
        ("    vec![heaps[..heaps.len() - 1].to_vec()]", "the rules fail"),
    ];
    each(&broken, |(moves, words)| {
        let rules = with_moves("brute_heaps", moves);
        let said = solve(&rules, &["--time-limit", "2s"]).1.error();
        assert!(said.contains(words), "{words}: {said}");
    });
    let state =
        edited("brute_heaps", &[("type State = Position;", "type State = (Position, bool);")]);
    let said = solve(&state, &[]).1.error();
    assert!(
        said.contains("`State` is `(Position, bool)`, but `moves` is still the example"),
        "{said}"
    );
    for (rules, words) in [
        ("fn main() {}", "these rules lack the line `// template: brute_…` of their template"),
        ("// template: brute_piles\n", "there is no template `brute_piles`"),
    ] {
        let said = solve(rules, &[]).1.error();
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn rules_may_leave_out_parts_of_their_template() {
    // Whoever has no stone left to take has won.
    let end = "fn end(heaps: &State) -> Option<bool> {
    if heaps.iter().all(|&n| n == 0) { Some(true) } else { None }
}
";
    let rules = edited("brute_heaps", &[("// template: brute_heaps\n", "")]);
    let cut = |rules: &str, from: &str, to: &str, with: &str| {
        let start = rules.find(from).expect(from);
        let end = start + rules[start..].find(to).expect(to) + to.len();
        format!("{}{with}{}", &rules[..start], &rules[end..])
    };
    let rules = cut(&rules, "fn end(", "\n}\n", end);
    let rules = cut(&rules, "type State", "\n}\n", "");
    let rules =
        cut(&rules, "/// The outcome for the player", "use Outcome::{Draw, Loss, Win};\n", "");
    let rules = cut(&rules, "/// Has the player to move won?", "\n}\n", "");
    let rules = cut(&rules, "/// The outcome of a comparison", "\n}\n", "");
    let said = solve(&rules, &["--time-limit", "2s"]).1.printed();
    assert!(said.contains("bounded_nim::misere_wins(heaps, 3)"), "{said}");
}

/// Codeforces 2070E: in a circle, the first player deletes `00`, the second any other neighbours.
#[test]
fn the_numbers_of_letters_are_told_if_only_they_matter() {
    let moves = "    let (string, is_first) = state;
    let n = string.len();
    let after = |i: usize| if n > 1 { (i + 1) % n } else { i };
    let pairs = (0..n).map(|i| (i, after(i))).filter(|(i, j)| i != j);
    let pairs = pairs.filter(|&(i, j)| ([string[i], string[j]] == *b\"00\") == *is_first);
    let without = |(i, j)| (0..n).filter(|k| ![i, j].contains(k)).map(|k| string[k]).collect();
    pairs.map(|pair| (without(pair), !is_first)).collect()";
    let rules = with_state(
        &with_moves("brute_string", moves),
        ["string: &State", "(Position, bool)", "(position.clone(), true)"],
    );
    let said = solve(&rules, &["--time-limit", "3s"]).1.ends_with(1);
    let lines = "with 0, 1, … times `0`:\n  0 times `1`: LLWWWWWW";
    assert!(said.out.contains(lines), "{}", said.out);
    assert!(said.out.contains("\n  1 times `1`: LLWLLWWW"), "{}", said.out);
}

#[test]
fn each_template_names_itself() {
    for name in editors::brutes() {
        let line = format!("\n// template: {name}\n");
        assert!(edited(name, &[]).contains(&line), "{name}");
    }
}

#[test]
fn templates_and_the_examples_of_the_help_compile() {
    let check = |edition: &str, text: &str| {
        Rustc::usual().check(edition, text, &[]).unwrap_or_else(|said| panic!("{said}\n{text}"));
    };
    for name in editors::brutes() {
        ["2018", "2021", "2024"].into_iter().for_each(|edition| check(edition, &edited(name, &[])));
    }
    let help = printed(&["solve", "--help"]);
    let (mut template, mut moves, mut examples) = (String::new(), String::new(), 0);
    for line in help.lines().chain([""]) {
        if line.starts_with("    ") && !template.is_empty() {
            moves += &format!("{line}\n");
            continue;
        }
        if !moves.is_empty() {
            check("2021", &with_moves(&template, moves.trim_end()));
            (moves, examples) = (String::new(), examples + 1);
        }
        let word = line.split([' ', ',', ':', '`']).find(|word| word.starts_with("brute_"));
        template = word.unwrap_or_default().to_owned();
    }
    assert_eq!(examples, 10, "{help}");
}

/// `script` runs the tool on a terminal, where the line is shown and erased.
#[cfg(target_os = "linux")] // elsewhere it has other options
#[test]
fn the_progress_ends_before_an_error() {
    use crate::common::tool::{TOOL, run, script};
    let folder = Folder::with(&[("rules.rs", &with_moves("brute_heaps", "    no_such_list"))]);
    script(&folder.join("slow-rustc"), "sleep 3; exec rustc \"$@\"");
    let mut terminal = std::process::Command::new("script");
    terminal.args(["--quiet", "--return", "--command", &format!("{} solve rules.rs", TOOL)]);
    terminal.arg("/dev/null").current_dir(&*folder);
    let terminal = terminal.env("RUSTC", folder.join("slow-rustc")).env("NO_COLOR", "1");
    let shown = run(terminal, "").ends_with(1).out;
    assert!(shown.contains("compiling the rules ...\r\x1b[Kerror[E0425]"), "{shown:?}");
}
