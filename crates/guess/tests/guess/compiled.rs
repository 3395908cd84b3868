//! Compiles each operator and each feature that a formula can contain, and compares its code with
//! its values.

use crate::outcomes;
use crate::pasted::run;
use crate::tables::{lists, tuples};
use guess::Evidence;

/// The type of a position, and the statement that names its numbers.
fn names(evidence: &Evidence) -> (&'static str, &'static str) {
    match evidence.samples[0].0.len() {
        _ if !evidence.letters.is_empty() => ("&str", "let s = *p;"),
        1 => ("Vec<u64>", "let n = p[0];"),
        2 => ("Vec<u64>", "let (a, b) = (p[0], p[1]);"),
        _ => ("Vec<u64>", "let heaps = &p[..];"),
    }
}

#[test]
fn each_part_of_a_formula_compiles_and_has_its_values() {
    let numbers = (0..70).chain([1 << 20, 1 << 30, (1 << 58) + 1, u64::MAX]);
    let strings = Evidence { letters: vec!['+', '-'], ..outcomes(lists(1..=6, 0..2), |_| true) };
    let cases = [
        outcomes(numbers.map(|n| vec![n]), |_| true),
        outcomes(tuples(2, 0..9).into_iter().chain([vec![1 << 50, 3], vec![7, 1 << 60]]), |_| true),
        outcomes(lists(3..=5, 0..4), |_| true),
        strings,
    ];
    let (mut program, mut expected) = ("#![allow(unused)]\n".to_owned(), Vec::new());
    let mut main = String::new();
    for (i, evidence) in cases.iter().enumerate() {
        let (kind, names) = names(evidence);
        let position = |p: &[u64]| match kind {
            "&str" => format!("{:?}", evidence.text(p)),
            _ => format!("vec!{p:?}"),
        };
        let all: Vec<String> = evidence.samples.iter().map(|(p, _)| position(p)).collect();
        main += &format!("let positions_{i}: Vec<{kind}> = vec![{}];\n", all.join(", "));
        for (j, part) in guess::parts(evidence).into_iter().enumerate() {
            let value = if part.is_truth { "bool" } else { "u64" };
            let code = part.code.text(&evidence.shape());
            program += &format!("fn part_{i}_{j}(p: &{kind}) -> {value} {{ {names} {code} }}\n");
            let known: Vec<usize> =
                (0..part.values.len()).filter(|&at| part.values[at].is_some()).collect();
            let values: Vec<u64> = part.values.into_iter().flatten().collect();
            main += &format!(
                "let all: Vec<usize> = vec!{known:?};\n\
                 println!(\"{{:?}}\", all.iter().map(|&at| part_{i}_{j}(&positions_{i}[at]) as u64)\
                 .collect::<Vec<u64>>());\n"
            );
            expected.push((code, values));
        }
    }
    assert!(expected.len() > 300, "{}", expected.len());
    let printed = run("compiled", &format!("{program}fn main() {{\n{main}}}\n"));
    assert_eq!(printed.lines().count(), expected.len());
    for (line, (code, values)) in printed.lines().zip(expected) {
        assert_eq!(line, format!("{values:?}"), "{code}");
    }
}
