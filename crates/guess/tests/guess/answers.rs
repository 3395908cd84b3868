//! Checks which answers are given, and which of them are sure.

use crate::brute::{steps, takings_from, to};
use crate::numbers::xor;
use crate::problems::KAYLES;
use crate::random::Random;
use crate::tables::{lists, tuples, wins};
use crate::{answers_to, is_named, outcomes, report};
use guess::{Answer, Evidence, Expr, Infix};
use std::collections::BTreeMap;

/// The name of the first answer.
fn name(evidence: &Evidence) -> String {
    answers_to(evidence)[0].guesses[0].name.clone()
}

/// Checks that the first answer is sure, has this name, and predicts these outcomes.
fn assert_sure(evidence: &Evidence, name: &str, predictions: &[u64]) {
    let answer = answers_to(evidence).swap_remove(0);
    assert_eq!(answer.guesses[0].name, name);
    assert!(answer.is_sure(), "{name}");
    let right: Vec<Option<u64>> = predictions.iter().copied().map(Some).collect();
    assert_eq!(answer.predictions, right, "{name}");
}

fn is_sure(evidence: &Evidence) -> bool {
    answers_to(evidence).iter().any(Answer::is_sure)
}

/// Random outcomes of positions of some shape, this many percent of them winning.
fn chance(random: &mut Random, shape: u64, percent: u64) -> Evidence {
    let of_length = |i: u64| (0..i % 4 + 1).map(|j| (i * (j + 3) / 4 + j) % 9).collect();
    let positions = match shape {
        0 => to(0..40 + random.below(60)),
        1 => tuples(2, 0..8),
        2 => tuples(3, 0..5),
        _ => (0..40).map(of_length).collect(),
    };
    let won = |position| (position, random.below(100) < percent);
    let samples: BTreeMap<Vec<u64>, bool> = positions.into_iter().map(won).collect();
    outcomes(samples.keys().cloned(), |position| samples[position])
}

fn sure_by_chance(tables: u64, percent: u64) -> Vec<String> {
    let mut random = Random(percent);
    let evidence = (0..tables).map(|i| chance(&mut random, i % 4, percent));
    let sure = evidence.filter_map(|it| answers_to(&it).into_iter().find(Answer::is_sure));
    sure.map(|answer| answer.guesses[0].name.clone()).collect()
}

#[test]
fn chance_is_not_sure() {
    for percent in [10, 30, 50, 90] {
        assert_eq!(sure_by_chance(8, percent), [""; 0], "{percent} % won");
    }
}

#[test]
#[ignore = "takes ten minutes"]
fn at_most_one_of_1000_tables_by_chance_is_sure() {
    for percent in [10, 30, 50, 90] {
        let sure = sure_by_chance(1000, percent);
        assert!(sure.len() <= 1, "{percent} % won: {sure:?}");
    }
}

#[test]
fn contradicted_answers_are_not_sure() {
    let longer = vec![vec![0, 1, 1, 1, 1, 0, 1], vec![1; 6]];
    let table = wins("remove two adjacent ones", [lists(1..=5, 0..2), longer], |p| {
        let ones = (1..p.len()).filter(|&i| p[i - 1] == 1 && p[i] == 1);
        ones.map(|i| [&p[..i - 1], &p[i + 1..]].concat()).collect()
    });
    // The runs of ones decide: a run of t has t / 2 moves.
    assert!(is_named(&table));
    // A single step has several explanations, for example `n >= 16` and `n / 16`.
    let step = Evidence { outcomes: false, ..outcomes(to(0..30), |p| p[0] >= 16) };
    assert!(!is_sure(&step));
}

#[test]
fn cells_that_occur_once_are_not_predicted() {
    // The cells of the first four rows and columns do not repeat each other.
    let mut random = Random(1);
    let cells: Vec<bool> = (0..25).map(|_| random.below(2) == 1).collect();
    let table = outcomes(tuples(2, 0..14), |p| cells[(p[0].min(4) * 5 + p[1].min(4)) as usize]);
    let answer = answers_to(&table).swap_remove(0);
    assert_eq!(answer.guesses[0].name, "period 1 by 1, after 4 rows and 4 columns");
    assert!(!answer.predicted && !answer.is_sure());
}

#[test]
fn blocks_of_letters_are_heaps() {
    // Each run is a row of Kayles.
    let row = |run: &[u64]| KAYLES[run.len()];
    let evidence =
        outcomes(lists(1..=8, 0..2), |string| xor(string.split(|&n| n == 0).map(row)) != 0);
    let text = report(&evidence);
    assert!(text.starts_with("of the runs of letters 1: "), "{text}");
    assert!(text.contains("let heaps = &runs[..]; "), "{text}");
}

#[test]
fn formulas_depend_on_the_order_if_the_outcomes_do() {
    let order = |is_won: fn(&[u64]) -> bool| name(&outcomes(tuples(4, 0..4), is_won));
    assert_eq!(order(|p| p[0] > p[3]), "wins iff heaps[0] > heaps[3]");
    assert_eq!(order(|p| p.iter().sum::<u64>() % 3 > 0), "wins iff (the sum) % 3 != 0");
    // Counts of a graph are not permuted.
    let counts = tuples(3, 0..12).into_iter().filter(|p| p.is_sorted_by(|a, b| a > b));
    assert_eq!(name(&outcomes(counts, |p| p[0] % 2 == 1)), "wins iff heaps[0] % 2 == 1");
}

#[test]
fn synonyms_are_one_answer() {
    let number = outcomes(to(0..60), |p| p[0] % 2 == 0 && p[0] > 2);
    let pair = outcomes(tuples(2, 1..12), |p| p[0] % 2 == 1 && p[1] > 1);
    assert_eq!([number, pair].map(|evidence| answers_to(&evidence).len()), [1, 1]);
}

#[test]
fn linear_recurrences_are_named() {
    let lucas = [1, 3, 4, 7, 11, 18, 29, 47, 76, 123];
    let name = name(&outcomes(to(1..125), |p| !lucas.contains(&p[0])));
    assert_eq!(name, "loses iff n is one of 1, 3, …, where y + x follows x, y");
}

#[test]
fn tables_with_cases_are_named() {
    // For odd `k` the outcomes only alternate; for even `k` the period is `k + 1`.
    let known = (0..40).flat_map(|n| (1..14).map(move |k| vec![n, k])).collect();
    assert!(is_named(&wins("take 1 or k", [known, vec![vec![1000, 20]]], |p| {
        takings_from(p, |i, taken| i == 0 && [1, p[1]].contains(&taken))
    })));
    let known = (3..=10).flat_map(|k| (0..=24).map(move |n| vec![k, n])).collect();
    let asked = vec![vec![12, 100], vec![13, 100]];
    assert!(is_named(&wins("take 1, 2 or k, the bound first", [known, asked], |p| {
        takings_from(p, |i, taken| i == 1 && [1, 2, p[0]].contains(&taken))
    })));
}

#[test]
fn nested_sums_and_products_saturate() {
    let code = |large: Expr| large.infix(Infix::More, Expr::word("d")).code();
    let [a, b, c] = ["a", "b", "c"].map(Expr::word);
    let sum = a.clone() + b.clone() + c;
    assert_eq!(code(sum), "u64::saturating_add(u64::saturating_add(a, b), c) > d");
    let product = a.clone() * b + 1;
    assert_eq!(code(product), "u64::saturating_add(u64::saturating_mul(a, b), 1) > d");
    assert_eq!(code(a * 2 + 1), "a * 2 + 1 > d");
}

#[test]
fn huge_numbers_are_predicted() {
    let questions = vec![vec![u64::MAX, 3], vec![u64::MAX, u64::MAX], vec![1 << 60, 0]];
    let evidence = Evidence { questions, ..outcomes(tuples(2, 0..10), |p| p[0] != p[1]) };
    assert_eq!(answers_to(&evidence)[0].predictions, [Some(1), Some(0), Some(1)]);
    let large = (0..20).flat_map(|a| (0..9).map(move |b| vec![u64::MAX - a, b << 50]));
    answers_to(&outcomes(large, |p| p[0] % 3 == 0));
}

#[test]
fn each_index_may_have_its_own_values() {
    let evidence = outcomes(tuples(3, 0..8), |p| (p[0] % 3) ^ (p[1] / 2) ^ p[2] != 0);
    let evidence = Evidence { questions: vec![vec![11, 5, 9]], ..evidence };
    let name = "the xor of n % 3 at heaps[0], n / 2 at heaps[1], n at heaps[2]";
    assert_sure(&evidence, name, &[1]);
}

#[test]
fn the_places_of_each_letter_are_tried() {
    for (of, letter) in [(0, "H"), (1, "T")] {
        let evidence = outcomes(lists(1..=7, 0..2), |p| {
            xor((1..).zip(p).filter(|(_, n)| **n == of).map(|(place, _)| place)) != 0
        });
        let evidence = Evidence { letters: vec!['H', 'T'], ..evidence };
        let right = format!("wins iff (the xor of the places from 1 of {letter}) != 0");
        assert_eq!(name(&evidence), right);
    }
}

#[test]
fn lists_of_one_length_are_tried_alone() {
    // Single heaps are bounded Nim, pairs are Wythoff's.
    let single = outcomes(to(0..20), |p| p[0] % 4 > 0);
    let pairs = wins("", [tuples(2, 0..16), Vec::new()], |p| {
        (1..16).flat_map(|k| steps(p, &[[k, 0], [0, k], [k, k]])).collect()
    });
    let samples = [single.samples, pairs.evidence().samples].concat();
    let text = report(&Evidence { samples, ..outcomes([], |_| true) });
    assert!(text.contains("of lists of 2: wythoff\n"), "{text}");
}
