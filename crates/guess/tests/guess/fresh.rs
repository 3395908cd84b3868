//! Tables with rules like those of contests, and two without a rule. They were known while the
//! generators were written, so they guard against losses but do not measure success.

use crate::brute::{takings, takings_from, takings_from_two, to};
use crate::numbers::{divisors, gcd, largest_fibonacci, least_fibonacci_part, prime_factors, xor};
use crate::problems::is_uneven;
use crate::random::Random;
use crate::tables::{
    Positions, Table, beyond, line, lists, outcomes, pairs, triples, tuples, values, wins,
};

fn heaps() -> Positions {
    [lists(1..=3, 1..9), [lists(4..=4, 5..8), beyond(3, 9)].concat()]
}

/// Positions of three numbers `n`, `a` and `b`.
fn modulo_sums() -> Positions {
    let rules = tuples(2, 1..4).into_iter();
    let known = rules.flat_map(|p| (1..30).map(move |n| vec![n, p[0], p[1]])).collect();
    [known, (30..40).flat_map(|n| [vec![n, 4, 5], vec![n, 2, 3]]).collect()]
}

/// The strings of up to `longest` of these letters, and some longer ones to predict.
fn strings<V: Into<u64>>(
    name: &'static str,
    letters: &str,
    longest: usize,
    value: fn(&[u64]) -> V,
) -> Table {
    let words = |lens| lists(lens, 0..letters.len() as u64);
    let longer = words(longest + 1..=longest + 2).into_iter().step_by(17).collect();
    let table = outcomes(name, [words(1..=longest), longer], value);
    Table { letters: letters.chars().collect(), ..table }
}

/// The number of times that a letter occurs.
fn count(p: &[u64], letter: u64) -> u64 {
    p.iter().filter(|&&it| it == letter).count() as u64
}

pub fn tables() -> Vec<Table> {
    vec![
        outcomes("the number of all prime factors is odd", heaps(), |p| {
            p.iter().map(|&n| prime_factors(n)).sum::<u64>() % 2
        }),
        outcomes("n by a + b against a", modulo_sums(), |p| p[0] % (p[1] + p[2]) >= p[1]),
        outcomes("the quotient is odd", pairs(1..14), |p| p[0] / p[1] % 2),
        values("the least Fibonacci part", line(1..90), |p| least_fibonacci_part(p[0])),
        outcomes("small, or a multiple", pairs(0..13), |p| p[0] <= 2 || p[1] % 3 == 0),
        strings("xor of the counts of three letters", "LRU", 5, |p| {
            xor([0, 1, 2].map(|letter| count(p, letter))) != 0
        }),
        outcomes("less the least, then xor", triples(1..8), |p| {
            xor(p.iter().map(|n| n - p.iter().min().expect("heaps"))) != 0
        }),
        outcomes("prime factors of the gcd", pairs(1..16), |p| prime_factors(gcd(p[0], p[1])) % 2),
        outcomes("one is even", pairs(0..12), |p| p[0] * p[1] % 2 == 0),
        strings("the ends differ", "LR", 7, |p| p.first() != p.last()),
        strings("an odd number of ab", "LR", 7, |p| {
            p.windows(2).filter(|pair| pair[0] < pair[1]).count() % 2 == 1
        }),
        outcomes("residues 0 and 2 of 7 lose", line(0..60), |p| ![0, 2].contains(&(p[0] % 7))),
        outcomes("the largest exceeds the others, or the sum is odd", heaps(), is_uneven),
        values("the largest odd divisor", line(1..60), |p| p[0] >> p[0].trailing_zeros()),
        outcomes("the xor of both has few bits", pairs(0..14), |p| (p[0] ^ p[1]).count_ones() % 2),
        outcomes("the number of all divisions by two is odd", heaps(), |p| {
            p.iter().map(|n| n.trailing_zeros()).sum::<u32>() % 2
        }),
        values("the rest of n by a + b", modulo_sums(), |p| p[0] % (p[1] + p[2])),
        values("the last survivor", line(1..80), |p| 2 * (p[0] - (1 << p[0].ilog2())) + 1),
        values("ascending runs", line(0..80), |p| {
            let k = ((8 * p[0] + 1).isqrt() - 1) / 2;
            p[0] - k * (k + 1) / 2
        }),
        strings("Nim of the runs", "LR", 8, |p| {
            xor(p.chunk_by(|a, b| a == b).map(|run| run.len() as u64)) != 0
        }),
        outcomes("each heap has its modulus", triples(1..8), |p| {
            xor([p[0] % 2, p[1] % 3, p[2] % 4]) != 0
        }),
        outcomes("the quotient is even, or nothing is left", pairs(1..14), |p| {
            p[0] / p[1] % 2 == 0 || p[0] % p[1] == 0
        }),
        values("without its largest Fibonacci number", line(1..90), |p| {
            p[0] - largest_fibonacci(p[0])
        }),
        outcomes("the xor of the divisors' numbers", heaps(), |p| {
            xor(p.iter().map(|&n| divisors(n).count() as u64)) != 0
        }),
        outcomes("divisors of the sum", pairs(1..14), |p| divisors(p[0] + p[1]).count() % 2 == 1),
        strings("the number of one letter is a multiple of three", "LR", 9, |p| {
            count(p, 1).is_multiple_of(3)
        }),
        strings("palindromes lose", "LR", 7, |p| p.iter().ne(p.iter().rev())),
        outcomes("the smaller is odd, or they are far", pairs(0..13), |p| {
            p[0].min(p[1]) % 2 == 1 || p[0].abs_diff(p[1]) > 1
        }),
        wins("tokens on a line move left, two at most", triples(0..7), |p| {
            [takings(p, |k| k == 1), takings_from_two(p, 1)].concat()
        }),
        outcomes("one more than a multiple of 3, or a power of 2", line(1..90), |p| {
            p[0] % 3 == 1 || p[0].is_power_of_two()
        }),
    ]
}

/// Tables of games without a rule.
pub fn lawless_tables() -> Vec<Table> {
    vec![
        wins("lawless moves of a heap", [to(0..70), to(70..100)], |p| {
            takings(p, |k| Random(p[0] * 1000 + k).below(12) == 0)
        }),
        wins("lawless moves of a pair", pairs(0..9), |p| {
            takings_from(p, |i, k| Random(p[i] * 1000 + k + 77 * p[0]).below(5) == 0)
        }),
    ]
}
