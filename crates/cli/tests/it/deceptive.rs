//! `guess` and `solve` on patterns of docs/deceptive-patterns.md: they name the pattern as unproven while it holds, and
//! reject it when the exception is among the values.
#![cfg(unix)]

use crate::common::files::Folder;
use crate::common::tool::{printed, run, run_in, tool};

/// The numbers that may be taken, the first heap against the pattern, and the pattern.
const GAMES: [(&[usize], usize, &str); 4] = [
    (&[1, 2, 5, 14, 42, 132], 42, "wins iff n % 3 != 0"),
    (&[1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77], 56, "wins iff n % 4 != 0"),
    (&[1, 2, 4, 7, 13, 24, 44, 81], 24, "wins iff n % 3 != 0"),
    (ULAM, 145, "wins iff n % 5 != 0"),
];

const ULAM: &[usize] = &[
    1, 2, 3, 4, 6, 8, 11, 13, 16, 18, 26, 28, 36, 38, 47, 48, 53, 57, 62, 69, 72, 77, 82, 87, 97,
    99, 102, 106, 114, 126, 131, 138, 145, 148, 155,
];

/// The outcomes of the heaps below `len`, from the rules.
fn outcomes(numbers: &[usize], len: usize) -> String {
    let mut wins: Vec<bool> = Vec::new();
    for n in 0..len {
        wins.push(numbers.iter().filter(|&&s| s <= n).any(|s| !wins[n - s]));
    }
    wins.iter().map(|&wins| if wins { 'W' } else { 'L' }).collect()
}

#[test]
fn guess_rejects_a_pattern_after_its_exception() {
    for (numbers, fails, pattern) in GAMES {
        let guessed = |len| {
            let run = run(&mut tool(&["guess", "--outcomes", &outcomes(numbers, len)]), "");
            run.out
        };
        let before = guessed(fails);
        assert!(before.lines().any(|line| line.starts_with(pattern)), "{pattern}: {before}");
        assert!(before.contains("not proven"), "{before}");
        let after = guessed(fails + 12);
        // Longer formulas may begin in the same way.
        let ends =
            |rest: &str| rest.is_empty() || rest.starts_with([',', ';']) || rest.starts_with(" (");
        let is_it = |line: &str| line.strip_prefix(pattern).is_some_and(ends);
        assert!(!after.lines().any(is_it), "{pattern}: {after}");
    }
}

#[test]
fn solve_names_the_exception() {
    let template = printed(&["brute_main"]);
    let start = template.find("    // Example").expect("an example");
    let end = template.find("    options\n}").expect("an end");
    let moves = "    for taken in [1, 2, 5, 14, 42, 132, 429, 1430, 4862] {
        if taken <= n {
            options.push(vec![n - taken]);
        }
    }\n";
    let rules = format!("{}{moves}{}", &template[..start], &template[end..]);
    let folder = Folder::with(&[("rules.rs", &rules)]);
    let text = run_in(&folder, &["solve", "rules.rs"]).out;
    assert!(text.contains("wrong for `42`"), "{text}");
    assert!(!text.contains("holds on all"), "{text}");
}
