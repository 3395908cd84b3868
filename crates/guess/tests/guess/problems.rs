//! Tables of contest problems and of other rules.

use crate::brute::{Position, rays, steps, takings, takings_from, takings_from_two, to, with};
use crate::numbers::{digits, divisors, gcd, is_prime, is_square, proper_divisors, xor};
use crate::tables::{
    Table, all_tuples, ascending, beyond, grundy, line, lists, misere, outcomes, pairs, triples,
    values, wins,
};
use std::ops::Range;

/// The values of rows of pins: a move takes one or two neighbours.
pub const KAYLES: [u64; 12] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];

pub fn tables() -> Vec<Table> {
    let problems = [one_number(), two_numbers(), several_numbers()];
    let others = [other_numbers(), other_pairs(), other_heaps()];
    problems.into_iter().chain(others).flatten().collect()
}

fn one_number() -> Vec<Table> {
    vec![
        wins("cf1537d: subtract a divisor, not 1 nor all", line(1..80), |p| {
            to(proper_divisors(p[0]).filter(|&d| d > 1).map(|d| p[0] - d))
        }),
        wins("cf1370c: divide by an odd divisor or subtract 1", line(1..120), |p| {
            let odd = divisors(p[0]).filter(|d| d % 2 == 1);
            let divided = odd.map(|d| p[0] / d).chain([p[0] - 1]);
            to(divided.filter(|&left| 0 < left && left < p[0]))
        }),
        outcomes("cf276b: so many letters with odd counts", line(0..40), |p| {
            p[0] == 0 || p[0] % 2 == 1
        }),
        wins("lc1025: subtract a proper divisor", line(1..60), |p| {
            to(proper_divisors(p[0]).map(|d| p[0] - d))
        }),
        wins("lc1510: take a square", line(0..120), |p| takings(p, is_square)),
        outcomes("kattis_amultiplicationgame", line(1..800), |p| {
            // A move multiplies x by 2 to 9; whoever reaches n wins.
            let (mut x, mut turn) = (1, 0);
            while x < p[0] {
                x *= [9, 2][turn % 2];
                turn += 1;
            }
            turn % 2 == 1
        }),
        wins("luogu_p2953: subtract the largest or least digit", line(1..150), |p| {
            let digits: Vec<u64> = digits(p[0]).into_iter().filter(|&d| d > 0).collect();
            let ends = [digits.iter().max(), digits.iter().min()];
            to(ends.into_iter().flatten().map(|d| p[0] - d))
        }),
        wins("hdu1847: take a power of two", line(0..60), |p| takings(p, u64::is_power_of_two)),
        wins("luogu_p8901: take one or a prime", line(0..60), |p| {
            takings(p, |k| k == 1 || is_prime(k))
        }),
        wins("tessoku_a32: take 2 or 3", line(0..60), |p| takings(p, |k| k == 2 || k == 3)),
        grundy("abc368_f: replace by a proper divisor", line(1..80), |p| to(proper_divisors(p[0]))),
        grundy("luogu_p5387: xor makes it smaller", line(1..70), |p| {
            to((1..=p[0]).map(|y| p[0] ^ y).filter(|&x| 0 < x && x < p[0]))
        }),
        grundy("pe560: take what is coprime", line(1..70), |p| takings(p, |k| gcd(k, p[0]) == 1)),
        values("hr_bob_and_ben: trees of m nodes", line(1..50), |p| {
            if p[0] == 2 { 0 } else { 2 - p[0] % 2 }
        }),
        values("hr_zero_move_nim: a heap with its zero move", line(0..50), |p| zero_move_nim(p[0])),
    ]
}

fn zero_move_nim(heap: u64) -> u64 {
    if heap % 2 == 1 { heap + 1 } else { heap.saturating_sub(1) }
}

fn two_numbers() -> Vec<Table> {
    let by_k = |k: Range<u64>, n: Range<u64>| {
        k.flat_map(|k| n.clone().map(move |n| vec![n, k])).collect::<Vec<Position>>()
    };
    vec![
        wins("arc072_d: move 2i, discard i", pairs(0..12), |p| rays(p, &[[2, -1], [-1, 2]])),
        outcomes("cf1373b: remove a zero beside a one", pairs(0..10), |p| p[0].min(p[1]) % 2),
        wins("luogu_p1290: Euclid", pairs(1..16), |p| {
            let (a, b) = (p[0].min(p[1]), p[0].max(p[1]));
            takings_from(&[a, b], |i, k| i == 1 && a > 0 && k.is_multiple_of(a))
        }),
        wins("cf1194d: take 1, 2 or k", [by_k(3..13, 0..40), by_k(13..16, 30..50)], |p| {
            takings_from(p, |i, k| i == 0 && [1, 2, p[1]].contains(&k))
        }),
        wins("cf36d: down, right or twice diagonal", pairs(0..14), |p| {
            steps(p, &[[1, 0], [0, 1], [2, 2]])
        }),
        wins("luogu_p2148: discard one, split the other", pairs(1..14), |p| {
            p.iter().flat_map(|&n| (1..n).map(move |left| vec![left, n - left])).collect()
        }),
        wins("pe665: n and 2n", pairs(0..16), |p| {
            rays(p, &[[1, 0], [0, 1], [1, 1], [1, 2], [2, 1]])
        }),
        wins("cf167c: subtract a power, or take the remainder", pairs(1..16), |p| {
            let (a, b) = (p[0].min(p[1]), p[0].max(p[1]));
            let powers = (1..20).map(|k| a.saturating_pow(k));
            let powers = powers.take_while(|&power| 0 < power && power <= b);
            let left = powers.map(|power| b - power).chain(b.checked_rem(a));
            left.map(|left| vec![a, left]).collect()
        }),
        wins("hdu2177: Wythoff", pairs(0..14), |p| rays(p, &[[1, 0], [0, 1], [1, 1]])),
    ]
}

/// Returns whether the largest number exceeds the sum of the others, or the sum of all is odd.
pub fn is_uneven(p: &[u64]) -> bool {
    let (max, sum) = (p.iter().max().expect("a number"), p.iter().sum::<u64>());
    2 * max > sum || sum % 2 == 1
}

fn several_numbers() -> Vec<Table> {
    let small = || lists(1..=4, 1..5);
    vec![
        outcomes("cf1396b: not the heap just used", [small(), beyond(4, 5)], is_uneven),
        outcomes("cf1695b: heaps in a circle", [small(), lists(5..=5, 1..4)], |p| {
            let least = p.iter().min();
            let index = p.iter().position(|n| Some(n) == least).expect("a heap");
            p.len() % 2 == 1 || index % 2 == 1
        }),
        wins("cf1747c: the first against the others", triples(0..7), |p| {
            let less = takings_from(p, |i, k| i == 0 && k == 1);
            let swapped = |q: Position| [vec![q[1], q[0], q[2]], vec![q[2], q[1], q[0]]];
            less.into_iter().flat_map(swapped).collect()
        }),
        wins("cf1147c: half of the heaps", all_tuples(4, 0..5), |p| takings_from_two(p, u64::MAX)),
        outcomes("cses2208: one from each of some", [lists(1..=4, 0..4), beyond(4, 4)], |p| {
            p.iter().any(|n| n % 2 == 1)
        }),
        outcomes("cf1382b: heaps in order", [small(), beyond(5, 4)], |p| {
            let ones = p.iter().take_while(|&&n| n == 1).count();
            (ones == p.len()) == (ones % 2 == 1)
        }),
        outcomes(
            "lc810: erase without making the xor 0",
            [lists(1..=4, 1..6), lists(5..=5, 2..6)],
            |p| p.len().is_multiple_of(2) || xor(p.to_vec()) == 0,
        ),
        outcomes(
            "cf347c: differences into the set",
            [ascending(2..=4, 1..8), ascending(3..=3, 6..13)],
            |p| (p.iter().max().unwrap() / p.iter().copied().fold(0, gcd) - p.len() as u64) % 2,
        ),
        outcomes("hr_zero_move_nim: lists", [lists(1..=3, 0..7), lists(4..=4, 3..6)], |p| {
            xor(p.iter().map(|&n| zero_move_nim(n))) != 0
        }),
    ]
}

fn other_numbers() -> Vec<Table> {
    let dawson = dawson(160);
    vec![
        outcomes("primes and squares lose", line(1..80), |p| !is_prime(p[0]) && !is_square(p[0])),
        outcomes("an odd number of divisors", line(1..60), |p| divisors(p[0]).count() % 2 == 1),
        outcomes("the sum of digits is odd", line(0..120), |p| {
            digits(p[0]).iter().sum::<u64>() % 2
        }),
        outcomes("Thue and Morse", line(0..60), |p| p[0].count_ones() % 2),
        outcomes("runs of threefold length", line(1..300), |p| p[0].ilog(3) % 2),
        outcomes("multiples of 5 or 7", line(0..90), |p| p[0] % 5 > 0 && p[0] % 7 > 0),
        outcomes("Dawson's Kayles, who wins", line(0..120), |p| dawson[p[0] as usize] > 0),
    ]
}

/// The Grundy values of rows of fewer than `len` cells, where a move takes two neighbours.
fn dawson(len: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..len {
        let splits: Vec<u64> = (2..=n).map(|i| values[i - 2] ^ values[n - i]).collect();
        values.push((0..).find(|value| !splits.contains(value)).expect("a value"));
    }
    values
}

fn other_pairs() -> Vec<Table> {
    vec![
        outcomes("coprime numbers", pairs(1..13), |p| gcd(p[0], p[1]) > 1),
        outcomes("at least twice the other", pairs(0..12), |p| p[0] >= 2 * p[1]),
        outcomes("the larger one is even", pairs(0..12), |p| p[0].max(p[1]) % 2),
        outcomes("bounded Nim by its bound", pairs(1..14), |p| p[0] % (p[1] + 1) > 0),
        wins("take 1 or k", pairs(1..16), |p| {
            takings_from(p, |i, k| i == 0 && [1, p[1]].contains(&k))
        }),
        values("xor of halves", pairs(0..10), |p| (p[0] / 2) ^ (p[1] / 2)),
        values("the smaller one", pairs(0..10), |p| p[0].min(p[1])),
        values("the sum modulo 3", pairs(0..10), |p| (p[0] + p[1]) % 3),
    ]
}

fn other_heaps() -> Vec<Table> {
    vec![
        misere("misère Nim", triples(0..6), |p| takings(p, |_| true)),
        wins("Moore's Nim, two heaps at most", triples(0..6), |p| {
            [takings(p, |_| true), takings_from_two(p, u64::MAX)].concat()
        }),
        wins("stairs", triples(0..6), |p| {
            let down = |i: usize, k| {
                let left = with(p, i, p[i] - k);
                if i == 0 { left } else { with(&left, i - 1, p[i - 1] + k) }
            };
            (0..3).flat_map(|i| (1..=p[i]).map(move |k| down(i, k))).collect()
        }),
        wins("sorted coins move left", [ascending(2..=4, 1..9), ascending(4..=4, 3..12)], |p| {
            takings_from(p, |i, k| p[i] - k > if i == 0 { 0 } else { p[i - 1] })
        }),
        wins("end Nim", triples(1..7), |p| {
            let left = takings_from(p, |i, _| i == 0 || i + 1 == p.len());
            left.into_iter().map(|p| p.into_iter().filter(|&n| n > 0).collect()).collect()
        }),
        wins("greedy Nim", triples(0..6), |p| {
            takings_from(p, |i, _| p.iter().all(|&other| other <= p[i]))
        }),
        wins("one from a heap, or one from each", pairs(0..10), |p| {
            steps(p, &[[1, 0], [0, 1], [1, 1]])
        }),
        wins("Nim with bounded takings", [lists(1..=3, 0..8), lists(4..=4, 4..8)], |p| {
            takings(p, |k| k <= 3)
        }),
        values("heaps of Kayles", [lists(1..=3, 0..7), lists(4..=4, 4..7)], |p| {
            xor(p.iter().map(|&n| KAYLES[n as usize]))
        }),
    ]
}
