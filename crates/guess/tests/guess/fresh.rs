//! Forty tables: thirty rules as contests have them, and ten without a rule. They were visible while
//! the generators were written, so they guard what is named and do not measure it.

use crate::brute::{Position, takings, with};
use crate::random::Random;
use crate::tables::{Table, beyond, line, lists, table, tuples, values, won};

/// The strings of so many letters, as their places in the alphabet.
fn words(lens: std::ops::RangeInclusive<usize>, letters: u64) -> Vec<Position> {
    lists(lens, 0, letters)
}

fn xor(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(0, |xor, n| xor ^ n)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The number of prime factors.
fn omega(mut n: u64) -> u64 {
    let mut count = 0;
    while let Some(p) = (2..=n).find(|p| n.is_multiple_of(*p)) {
        n /= p;
        count += 1;
    }
    count
}

fn fibonacci() -> impl DoubleEndedIterator<Item = u64> {
    let pairs = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
    pairs.map(|(a, _)| a).take(20).collect::<Vec<u64>>().into_iter()
}

fn least_fibonacci_part(mut n: u64) -> u64 {
    let mut part = 0;
    while n > 0 {
        part = fibonacci().rfind(|&it| it <= n).expect("1 is such");
        n -= part;
    }
    part
}

fn counts(p: &[u64]) -> Vec<u64> {
    (0..3).map(|letter| p.iter().filter(|&&it| it == letter).count() as u64).collect()
}

fn runs(p: &[u64]) -> Vec<u64> {
    p.chunk_by(|a, b| a == b).map(|run| run.len() as u64).collect()
}

fn pairs(name: &'static str, start: u64, end: u64, value: fn(&[u64]) -> u64) -> Table {
    table(name, true, tuples(2, start, end), beyond(2, end), value)
}

fn triples(name: &'static str, value: fn(&[u64]) -> u64) -> Table {
    table(name, true, tuples(3, 1, 8), beyond(3, 8), value)
}

fn heaps(name: &'static str, value: fn(&[u64]) -> u64) -> Table {
    table(name, true, lists(1..=3, 1, 9), [lists(4..=4, 5, 8), beyond(3, 9)].concat(), value)
}

fn strings(name: &'static str, letters: u64, last: usize, value: fn(&[u64]) -> u64) -> Table {
    let asked = words(last + 1..=last + 2, letters).into_iter().step_by(17).collect();
    let table = table(name, true, words(1..=last, letters), asked, value);
    Table { letters: vec!['L', 'R', 'U'][..letters as usize].to_vec(), ..table }
}

fn of(is_won: bool) -> u64 {
    u64::from(is_won)
}

/// Each with what the rule is.
pub fn first_half() -> Vec<Table> {
    vec![
        heaps("the number of all prime factors is odd", |p| {
            p.iter().map(|&n| omega(n)).sum::<u64>() % 2
        }),
        table(
            "n by a + b against a",
            true,
            triples_of_rest(),
            (30..40).flat_map(|n| [vec![n, 4, 5], vec![n, 2, 3]]).collect(),
            |p| of(p[0] % (p[1] + p[2]) >= p[1]),
        ),
        pairs("the quotient is odd", 1, 14, |p| p[0] / p[1] % 2),
        values("the least Fibonacci part", 1..90, |p| least_fibonacci_part(p[0])),
        pairs("small, or a multiple", 0, 13, |p| of(p[0] <= 2 || p[1] % 3 == 0)),
        strings("xor of the counts of three letters", 3, 5, |p| of(xor(counts(p)) != 0)),
        table("less the least, then xor", true, tuples(3, 1, 8), beyond(3, 8), |p| {
            let least = *p.iter().min().expect("heaps");
            of(xor(p.iter().map(|n| n - least)) != 0)
        }),
        pairs("prime factors of the gcd", 1, 16, |p| omega(gcd(p[0], p[1])) % 2),
        pairs("one is even", 0, 12, |p| of(p[0] * p[1] % 2 == 0)),
        strings("the ends differ", 2, 7, |p| of(p.first() != p.last())),
        strings("an odd number of ab", 2, 7, |p| {
            p.windows(2).filter(|pair| pair[0] < pair[1]).count() as u64 % 2
        }),
        line("residues 0 and 2 of 7 lose", 0..60, |p| of(p[0] % 7 != 0 && p[0] % 7 != 2)),
        heaps("the largest exceeds the others, or the sum is odd", |p| {
            let (max, sum) = (*p.iter().max().expect("heaps"), p.iter().sum::<u64>());
            of(2 * max > sum || sum % 2 == 1)
        }),
        values("the largest odd divisor", 1..60, |p| p[0] >> p[0].trailing_zeros()),
        pairs("the xor of both has few bits", 0, 14, |p| u64::from((p[0] ^ p[1]).count_ones()) % 2),
        lawless("lawless numbers", 1, 50, (0..80).map(|n| vec![n]).collect()),
        lawless("lawless pairs", 2, 50, tuples(2, 0, 10)),
        lawless("lawless strings", 3, 30, words(1..=6, 2)),
        lawless("lawless triples", 4, 70, tuples(3, 0, 5)),
        table(
            "lawless moves of a heap",
            true,
            numbers(0..70),
            numbers(70..100),
            won(|p| takings(p, |_, taken| Random(p[0] * 1000 + taken).below(12) == 0)),
        ),
    ]
}

/// More of them.
pub fn second_half() -> Vec<Table> {
    vec![
        heaps("the number of all divisions by two is odd", |p| {
            p.iter().map(|&n| u64::from(n.trailing_zeros())).sum::<u64>() % 2
        }),
        table(
            "the rest of n by a + b",
            false,
            triples_of_rest(),
            (30..40).flat_map(|n| [vec![n, 4, 5], vec![n, 2, 3]]).collect(),
            |p| p[0] % (p[1] + p[2]),
        ),
        values("the last survivor", 1..80, |p| 2 * (p[0] - (1 << p[0].ilog2())) + 1),
        values("ascending runs", 0..80, |p| {
            let k = ((8 * p[0] + 1).isqrt() - 1) / 2;
            p[0] - k * (k + 1) / 2
        }),
        strings("Nim of the runs", 2, 8, |p| of(xor(runs(p)) != 0)),
        triples("each heap has its modulus", |p| of(xor([p[0] % 2, p[1] % 3, p[2] % 4]) != 0)),
        pairs("the quotient is even, or nothing is left", 1, 14, |p| {
            of(p[0] / p[1] % 2 == 0 || p[0] % p[1] == 0)
        }),
        values("without its largest Fibonacci number", 1..90, |p| {
            p[0] - fibonacci().rfind(|&it| it <= p[0]).expect("1 is such")
        }),
        heaps("the xor of the divisors' numbers", |p| {
            of(xor(p.iter().map(|&n| (1..=n).filter(|d| n % d == 0).count() as u64)) != 0)
        }),
        pairs("divisors of the sum", 1, 14, |p| {
            (1..=p[0] + p[1]).filter(|d| (p[0] + p[1]) % d == 0).count() as u64 % 2
        }),
        strings("the number of one letter is a multiple of three", 2, 9, |p| {
            of(counts(p)[1].is_multiple_of(3))
        }),
        strings("palindromes lose", 2, 7, |p| of(p.iter().ne(p.iter().rev()))),
        pairs("the smaller is odd, or they are far", 0, 13, |p| {
            of(p[0].min(p[1]) % 2 == 1 || p[0].abs_diff(p[1]) > 1)
        }),
        table(
            "tokens on a line move left, two at most",
            true,
            tuples(3, 0, 7),
            beyond(3, 7),
            won(|p| {
                let one = takings(p, |_, taken| taken == 1);
                let two = (0..3).flat_map(|i| (0..i).map(move |j| (i, j)));
                let two = two.filter(|&(i, j)| p[i] > 0 && p[j] > 0);
                one.into_iter()
                    .chain(two.map(|(i, j)| with(&with(p, i, p[i] - 1), j, p[j] - 1)))
                    .collect()
            }),
        ),
        line("one more than a multiple of 3, or a power of 2", 1..90, |p| {
            of(p[0] % 3 == 1 || p[0].is_power_of_two())
        }),
        lawless("other lawless numbers", 11, 20, (1..90).map(|n| vec![n]).collect()),
        lawless("other lawless pairs", 12, 60, tuples(2, 1, 12)),
        lawless("other lawless lists", 13, 50, lists(1..=4, 1, 5)),
        lawless("other lawless strings", 14, 50, words(1..=7, 2)),
        table(
            "lawless moves of a pair",
            true,
            tuples(2, 0, 9),
            beyond(2, 9),
            won(|p| takings(p, |i, taken| Random(p[i] * 1000 + taken + 77 * p[0]).below(5) == 0)),
        ),
    ]
}

fn numbers(range: std::ops::Range<u64>) -> Vec<Position> {
    range.map(|n| vec![n]).collect()
}

fn triples_of_rest() -> Vec<Position> {
    let rules = (1..4).flat_map(|a| (1..4).map(move |b| (a, b)));
    rules.flat_map(|(a, b)| (1..30).map(move |n| vec![n, a, b])).collect()
}

/// Random outcomes, this many percent of them winning; there are no questions.
fn lawless(name: &'static str, seed: u64, percent: u64, known: Vec<Position>) -> Table {
    let mut random = Random(seed);
    table(name, true, known, Vec::new(), move |_| of(random.below(100) < percent))
}
