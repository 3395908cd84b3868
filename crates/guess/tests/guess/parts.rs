//! Tests games without a module: the answers name the values of their parts.

use crate::brute::{Position, takings, takings_from, with};
use crate::numbers::is_prime;
use crate::tables::{
    Table, all_tuples, beyond, grundy, lists, pairs, triples, tuples, values, wins,
};

pub fn tables() -> Vec<Table> {
    [pairs_of_numbers(), parts()].into_iter().flatten().collect()
}

fn pairs_of_numbers() -> Vec<Table> {
    let rectangle = tuples(2, 0..14).into_iter().filter(|p| p[0] < 11).collect();
    vec![values("residues of both but near the edges", [rectangle, beyond(2, 14)], |p| {
        match (p[0], p[1]) {
            (0, b) => b % 2,
            (a, 0 | 1) => a % 3,
            (a, b) => [[3, 0], [1, 2], [2, 3]][a as usize % 3][b as usize % 2],
        }
    })]
}

fn parts() -> Vec<Table> {
    let [quadruples, larger] = all_tuples(4, 0..5);
    let some = quadruples.into_iter().step_by(3).collect();
    vec![
        wins("a bound for each heap", [some, larger], |p| {
            takings_from(p, |i, k| i % 2 == 0 && k <= p[i + 1])
        }),
        grundy("the last number is the bound", triples(0..6), |p| {
            takings_from(p, |i, k| i < 2 && k <= p[2])
        }),
        grundy(
            "a stone to any place on its left",
            [lists(1..=4, 0..3), lists(5..=5, 1..3)],
            stone_to_the_left,
        ),
        wins("one or two stones to the next heap", [lists(1..=4, 0..4), lists(5..=5, 1..4)], |p| {
            (0..p.len())
                .flat_map(|i| (1..=p[i].min(2)).map(move |k| to_the_next(p, i, k)))
                .collect()
        }),
        grundy("take a prime from a heap", [lists(1..=2, 0..16), lists(3..=3, 6..9)], |p| {
            takings(p, is_prime)
        }),
        grundy("take a Fibonacci number from one of two heaps", pairs(0..14), |p| {
            takings(p, |k| [1, 2, 3, 5, 8, 13].contains(&k))
        }),
        wins("take a or b of n", [of_n(0..20), of_n(20..30)], |p| {
            takings_from(p, |i, k| i == 0 && (k == p[1] || k == p[2]))
        }),
    ]
}

/// Triples of a number `n` from a range and two different amounts.
fn of_n(n: std::ops::Range<u64>) -> Vec<Position> {
    let amounts = (1..5).flat_map(|a| (a + 1..6).map(move |b| (a, b)));
    amounts.flat_map(|(a, b)| n.clone().map(move |n| vec![n, a, b])).collect()
}

fn to_the_next(p: &[u64], i: usize, k: u64) -> Position {
    let left = with(p, i, p[i] - k);
    if i == 0 { left } else { with(&left, i - 1, p[i - 1] + k) }
}

fn stone_to_the_left(p: &[u64]) -> Vec<Position> {
    let places = (0..p.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    let full = places.filter(|&(i, _)| p[i] > 0);
    full.map(|(i, j)| with(&with(p, i, p[i] - 1), j, p[j] + 1)).collect()
}
