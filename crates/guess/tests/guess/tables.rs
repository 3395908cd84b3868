//! Tables of contest problems and of other rules, each with larger positions to predict.

use crate::brute::{Brute, Position, takings, with};

pub struct Table {
    pub name: &'static str,
    pub outcomes: bool,
    pub known: Vec<(Position, u64)>,
    pub asked: Vec<(Position, u64)>,
    /// The letters, indexed by the numbers, if the positions are strings.
    pub letters: Vec<char>,
}

type Formula = fn(&[u64]) -> u64;

pub fn table(
    name: &'static str,
    outcomes: bool,
    known: Vec<Position>,
    asked: Vec<Position>,
    mut value: impl FnMut(&[u64]) -> u64,
) -> Table {
    let mut with_values = |positions: Vec<Position>| -> Vec<(Position, u64)> {
        positions
            .into_iter()
            .map(|position| {
                let value = value(&position);
                (position, value)
            })
            .collect()
    };
    let known = with_values(known);
    let asked = with_values(asked);
    Table { name, outcomes, known, asked, letters: Vec::new() }
}

fn numbers(range: std::ops::Range<u64>) -> Vec<Position> {
    range.map(|n| vec![n]).collect()
}

/// Tuples of numbers below an end.
pub fn tuples(len: usize, start: u64, end: u64) -> Vec<Position> {
    let longer = |tuples: Vec<Position>, _| -> Vec<Position> {
        let with = |tuple: &Position| {
            let tuple = tuple.clone();
            (start..end).map(move |n| [tuple.clone(), vec![n]].concat())
        };
        tuples.iter().flat_map(with).collect()
    };
    (0..len).fold(vec![Vec::new()], longer)
}

/// Lists of up to so many numbers.
pub fn lists(lens: std::ops::RangeInclusive<usize>, start: u64, end: u64) -> Vec<Position> {
    lens.flat_map(|len| tuples(len, start, end)).collect()
}

/// The tuples of larger numbers, a few of them.
pub fn beyond(len: usize, end: u64) -> Vec<Position> {
    tuples(len, end, end + 3)
        .into_iter()
        .chain(
            (0..20).map(|i| {
                (0..len as u64).map(|j| (i * 7 + j * 5 + i * j) % (end + 4) + 1).collect()
            }),
        )
        .collect()
}

pub fn won(moves: impl Fn(&[u64]) -> Vec<Position>) -> impl FnMut(&[u64]) -> u64 {
    let mut brute = Brute::new(moves, false);
    move |position| u64::from(brute.wins(position))
}

pub fn misere_won(moves: impl Fn(&[u64]) -> Vec<Position>) -> impl FnMut(&[u64]) -> u64 {
    let mut brute = Brute::new(moves, true);
    move |position| u64::from(brute.wins(position))
}

pub fn value_of(moves: impl Fn(&[u64]) -> Vec<Position>) -> impl FnMut(&[u64]) -> u64 {
    let mut brute = Brute::new(moves, false);
    move |position| brute.value(position)
}

/// A line of outcomes, with numbers after it.
pub fn line(
    name: &'static str,
    range: std::ops::Range<u64>,
    value: impl FnMut(&[u64]) -> u64,
) -> Table {
    let (start, end) = (range.start, range.end);
    table(name, true, numbers(start..end), numbers(end..end + 40), value)
}

pub fn values(
    name: &'static str,
    range: std::ops::Range<u64>,
    value: impl FnMut(&[u64]) -> u64,
) -> Table {
    Table { outcomes: false, ..line(name, range, value) }
}

fn pairs(name: &'static str, start: u64, end: u64, value: impl FnMut(&[u64]) -> u64) -> Table {
    table(name, true, tuples(2, start, end), beyond(2, end), value)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn digits(mut n: u64) -> Vec<u64> {
    let mut digits = Vec::new();
    while n > 0 {
        digits.push(n % 10);
        n /= 10;
    }
    digits
}

fn is_prime(n: u64) -> bool {
    n > 1 && (2..n).take_while(|d| d * d <= n).all(|d| !n.is_multiple_of(d))
}

/// Tables of problems, by their rules.
pub fn problems() -> Vec<Table> {
    let mut tables = one_number();
    tables.extend(two_numbers());
    tables.extend(several_numbers());
    tables
}

fn one_number() -> Vec<Table> {
    vec![
        line(
            "cf1537d: subtract a divisor, not 1 nor all",
            1..80,
            won(|p| (2..p[0]).filter(|d| p[0] % d == 0).map(|d| vec![p[0] - d]).collect()),
        ),
        line(
            "cf1370c: divide by an odd divisor or subtract 1",
            1..120,
            won(|p| {
                let divided =
                    (3..=p[0]).step_by(2).filter(|d| p[0] % d == 0).map(|d| vec![p[0] / d]);
                divided.chain((p[0] > 1).then(|| vec![p[0] - 1])).collect()
            }),
        ),
        line("cf276b: so many letters with odd counts", 0..40, |p| {
            u64::from(p[0] == 0 || p[0] % 2 == 1)
        }),
        line(
            "lc1025: subtract a proper divisor",
            1..60,
            won(|p| (1..p[0]).filter(|d| p[0] % d == 0).map(|d| vec![p[0] - d]).collect()),
        ),
        line(
            "lc1510: take a square",
            0..120,
            won(|p| takings(p, |_, taken| taken.isqrt().pow(2) == taken)),
        ),
        line("kattis_amultiplicationgame", 1..800, {
            // The mover may make x larger by 2 to 9 times; whoever reaches n wins.
            |p| {
                let mut x = 1;
                let mut turn = 0;
                while x < p[0] {
                    x *= if turn % 2 == 0 { 9 } else { 2 };
                    turn += 1;
                }
                u64::from(turn % 2 == 1)
            }
        }),
        line(
            "luogu_p2953: subtract the largest or least digit",
            1..150,
            won(|p| {
                let digits: Vec<u64> = digits(p[0]).into_iter().filter(|&d| d > 0).collect();
                digits
                    .iter()
                    .max()
                    .into_iter()
                    .chain(digits.iter().min())
                    .map(|d| vec![p[0] - d])
                    .collect()
            }),
        ),
        line(
            "hdu1847: take a power of two",
            0..60,
            won(|p| takings(p, |_, taken| taken.is_power_of_two())),
        ),
        line(
            "luogu_p8901: take one or a prime",
            0..60,
            won(|p| takings(p, |_, taken| taken == 1 || is_prime(taken))),
        ),
        line(
            "tessoku_a32: take 2 or 3",
            0..60,
            won(|p| takings(p, |_, taken| taken == 2 || taken == 3)),
        ),
        values(
            "abc368_f: replace by a proper divisor",
            1..80,
            value_of(|p| (1..p[0]).filter(|d| p[0] % d == 0).map(|d| vec![d]).collect()),
        ),
        values(
            "luogu_p5387: xor makes it smaller",
            1..70,
            value_of(|p| {
                (1..=p[0])
                    .map(|y| p[0] ^ y)
                    .filter(|&x| x > 0 && x < p[0])
                    .map(|x| vec![x])
                    .collect()
            }),
        ),
        values(
            "pe560: take what is coprime",
            1..70,
            value_of(|p| takings(p, |_, taken| gcd(taken, p[0]) == 1)),
        ),
        values("hr_bob_and_ben: trees of m nodes", 1..50, |p| match p[0] {
            1 => 1,
            2 => 0,
            m if m % 2 == 1 => 1,
            _ => 2,
        }),
        values("hr_zero_move_nim: a heap with its zero move", 0..50, |p| {
            if p[0] == 0 {
                0
            } else if p[0] % 2 == 1 {
                p[0] + 1
            } else {
                p[0] - 1
            }
        }),
    ]
}

fn two_numbers() -> Vec<Table> {
    vec![
        pairs(
            "arc072_d: move 2i, discard i",
            0,
            12,
            won(|p| {
                let from = |i: usize| {
                    (1..=p[i] / 2).map(move |k| {
                        let mut q = p.to_vec();
                        q[i] -= 2 * k;
                        q[1 - i] += k;
                        q
                    })
                };
                from(0).chain(from(1)).collect()
            }),
        ),
        pairs("cf1373b: remove a zero beside a one", 0, 10, |p| p[0].min(p[1]) % 2),
        pairs(
            "luogu_p1290: Euclid",
            1,
            16,
            won(|p| {
                let (a, b) = (p[0].min(p[1]), p[0].max(p[1]));
                if a == 0 {
                    return Vec::new();
                }
                (1..=b / a).map(|k| vec![a, b - k * a]).collect()
            }),
        ),
        table(
            "cf1194d: take 1, 2 or k",
            true,
            (3..13).flat_map(|k| (0..40).map(move |n| vec![n, k])).collect(),
            (13..16).flat_map(|k| (30..50).map(move |n| vec![n, k])).collect(),
            won(|p| {
                [1, 2, p[1]]
                    .into_iter()
                    .filter(|&taken| taken <= p[0])
                    .map(|taken| vec![p[0] - taken, p[1]])
                    .collect()
            }),
        ),
        pairs(
            "cf36d: down, right or twice diagonal",
            0,
            14,
            won(|p| {
                let to = |a: u64, b: u64| Some(vec![p[0].checked_sub(a)?, p[1].checked_sub(b)?]);
                [to(1, 0), to(0, 1), to(2, 2)].into_iter().flatten().collect()
            }),
        ),
        pairs(
            "luogu_p2148: discard one, split the other",
            1,
            14,
            won(|p| p.iter().flat_map(|&n| (1..n).map(move |left| vec![left, n - left])).collect()),
        ),
        pairs(
            "pe665: n and 2n",
            0,
            16,
            won(|p| {
                let to = |a: u64, b: u64| Some(vec![p[0].checked_sub(a)?, p[1].checked_sub(b)?]);
                (1..20)
                    .flat_map(|n| [to(n, 0), to(0, n), to(n, n), to(n, 2 * n), to(2 * n, n)])
                    .flatten()
                    .collect()
            }),
        ),
        pairs(
            "cf167c: subtract a power, or take the remainder",
            1,
            16,
            won(|p| {
                let (a, b) = (p[0].min(p[1]), p[0].max(p[1]));
                if a == 0 {
                    return Vec::new();
                }
                let powers = std::iter::successors(Some(a), |power| power.checked_mul(a))
                    .take(if a == 1 { 1 } else { 20 });
                powers
                    .take_while(|&power| power <= b)
                    .map(|power| vec![a, b - power])
                    .chain([vec![a, b % a]])
                    .collect()
            }),
        ),
        pairs(
            "hdu2177: Wythoff",
            0,
            14,
            won(|p| {
                let both = (1..=p[0].min(p[1])).map(|n| vec![p[0] - n, p[1] - n]);
                both.chain(takings(p, |_, _| true)).collect()
            }),
        ),
    ]
}

fn several_numbers() -> Vec<Table> {
    vec![
        table("cf1396b: not the heap just used", true, lists(1..=4, 1, 5), beyond(4, 5), |p| {
            let (max, sum) = (*p.iter().max().unwrap(), p.iter().sum::<u64>());
            u64::from(2 * max > sum || sum % 2 == 1)
        }),
        table(
            "cf1695b: heaps in a circle",
            true,
            lists(1..=4, 1, 5),
            lists(5..=5, 1, 4),
            won_circle,
        ),
        table(
            "cf1747c: the first against the others",
            true,
            tuples(3, 0, 7),
            beyond(3, 7),
            won(|p| {
                if p[0] == 0 {
                    return Vec::new();
                }
                (1..p.len())
                    .map(|i| {
                        let mut q = p.to_vec();
                        q[0] -= 1;
                        q.swap(0, i);
                        q
                    })
                    .collect()
            }),
        ),
        table(
            "cf1147c: half of the heaps",
            true,
            tuples(4, 0, 5),
            beyond(4, 5),
            won(|p| {
                let mut left = Vec::new();
                for i in 0..4 {
                    for j in 0..i {
                        for a in 0..p[i] {
                            for b in 0..p[j] {
                                left.push(with(&with(p, i, a), j, b));
                            }
                        }
                    }
                }
                left
            }),
        ),
        table("cses2208: one from each of some", true, lists(1..=4, 0, 4), beyond(4, 4), |p| {
            u64::from(p.iter().any(|n| n % 2 == 1))
        }),
        table("cf1382b: heaps in order", true, lists(1..=4, 1, 5), beyond(5, 4), |p| {
            let ones = p.iter().take_while(|&&n| n == 1).count();
            u64::from(if ones == p.len() { ones % 2 == 1 } else { ones % 2 == 0 })
        }),
        table(
            "lc810: erase without making the xor 0",
            true,
            lists(1..=4, 1, 6),
            lists(5..=5, 2, 6),
            |p| u64::from(p.len() % 2 == 0 || p.iter().fold(0, |x, n| x ^ n) == 0),
        ),
        table(
            "cf347c: differences into the set",
            true,
            lists(2..=4, 1, 8).into_iter().filter(|p| p.windows(2).all(|w| w[0] < w[1])).collect(),
            lists(3..=3, 6, 13).into_iter().filter(|p| p.windows(2).all(|w| w[0] < w[1])).collect(),
            |p| {
                (p.iter().max().unwrap() / p.iter().fold(0, |g, &n| gcd(g, n)) - p.len() as u64) % 2
            },
        ),
        table("hr_zero_move_nim: lists", true, lists(1..=3, 0, 7), lists(4..=4, 3, 6), |p| {
            u64::from(
                p.iter()
                    .map(|&n| {
                        if n == 0 {
                            0
                        } else if n % 2 == 1 {
                            n + 1
                        } else {
                            n - 1
                        }
                    })
                    .fold(0, |x, g| x ^ g)
                    != 0,
            )
        }),
    ]
}

fn won_circle(p: &[u64]) -> u64 {
    let least = p.iter().min().unwrap();
    let place = p.iter().position(|n| n == least).unwrap();
    u64::from(p.len() % 2 == 1 || place % 2 == 1)
}

/// Tables of rules and formulas of other kinds.
pub fn others() -> Vec<Table> {
    let formula = |f: Formula| f;
    vec![
        line(
            "primes and squares lose",
            1..80,
            formula(|p| u64::from(!is_prime(p[0]) && p[0].isqrt().pow(2) != p[0])),
        ),
        line(
            "an odd number of divisors",
            1..60,
            formula(|p| (1..=p[0]).filter(|d| p[0] % d == 0).count() as u64 % 2),
        ),
        line("the sum of digits is odd", 0..120, formula(|p| digits(p[0]).iter().sum::<u64>() % 2)),
        line("Thue and Morse", 0..60, formula(|p| u64::from(p[0].count_ones()) % 2)),
        line("runs of threefold length", 1..300, formula(|p| u64::from(p[0].ilog(3)) % 2)),
        line("multiples of 5 or 7", 0..90, formula(|p| u64::from(p[0] % 5 > 0 && p[0] % 7 > 0))),
        line("Dawson's Kayles, who wins", 0..120, |p| u64::from(dawson(200)[p[0] as usize] > 0)),
        pairs("coprime numbers", 1, 13, formula(|p| u64::from(gcd(p[0], p[1]) > 1))),
        pairs("at least twice the other", 0, 12, formula(|p| u64::from(p[0] >= 2 * p[1]))),
        pairs("the larger one is even", 0, 12, formula(|p| p[0].max(p[1]) % 2)),
        pairs("bounded Nim by its bound", 1, 14, formula(|p| u64::from(p[0] % (p[1] + 1) > 0))),
        pairs(
            "take 1 or k",
            1,
            16,
            won(|p| {
                [1, p[1]]
                    .into_iter()
                    .filter(|&taken| taken <= p[0])
                    .map(|taken| vec![p[0] - taken, p[1]])
                    .collect()
            }),
        ),
        Table {
            outcomes: false,
            ..pairs("xor of halves", 0, 10, formula(|p| (p[0] / 2) ^ (p[1] / 2)))
        },
        Table { outcomes: false, ..pairs("the smaller one", 0, 10, formula(|p| p[0].min(p[1]))) },
        Table {
            outcomes: false,
            ..pairs("the sum modulo 3", 0, 10, formula(|p| (p[0] + p[1]) % 3))
        },
        table(
            "misère Nim",
            true,
            tuples(3, 0, 6),
            beyond(3, 6),
            misere_won(|p| takings(p, |_, _| true)),
        ),
        table(
            "Moore's Nim, two heaps at most",
            true,
            tuples(3, 0, 6),
            beyond(3, 6),
            won(|p| {
                let mut left = takings(p, |_, _| true);
                for i in 0..3 {
                    for j in 0..i {
                        for a in 0..p[i] {
                            for b in 0..p[j] {
                                left.push(with(&with(p, i, a), j, b));
                            }
                        }
                    }
                }
                left
            }),
        ),
        table(
            "stairs",
            true,
            tuples(3, 0, 6),
            beyond(3, 6),
            won(|p| {
                let mut left = Vec::new();
                for i in 0..3 {
                    for taken in 1..=p[i] {
                        let mut q = p.to_vec();
                        q[i] -= taken;
                        if i > 0 {
                            q[i - 1] += taken;
                        }
                        left.push(q);
                    }
                }
                left
            }),
        ),
        table(
            "sorted coins move left",
            true,
            lists(2..=4, 1, 9).into_iter().filter(|p| p.windows(2).all(|w| w[0] < w[1])).collect(),
            lists(4..=4, 3, 12).into_iter().filter(|p| p.windows(2).all(|w| w[0] < w[1])).collect(),
            won(|p| {
                let mut left = Vec::new();
                for i in 0..p.len() {
                    let from = if i == 0 { 1 } else { p[i - 1] + 1 };
                    for cell in from..p[i] {
                        left.push(with(p, i, cell));
                    }
                }
                left
            }),
        ),
        table(
            "end Nim",
            true,
            tuples(3, 1, 7),
            beyond(3, 7),
            won(|p| {
                if p.is_empty() {
                    return Vec::new();
                }
                let mut left = Vec::new();
                for i in [0, p.len() - 1] {
                    for n in 0..p[i] {
                        let mut q = with(p, i, n);
                        if n == 0 {
                            q.remove(i);
                        }
                        left.push(q);
                    }
                }
                left
            }),
        ),
        table(
            "greedy Nim",
            true,
            tuples(3, 0, 6),
            beyond(3, 6),
            won(|p| {
                let max = *p.iter().max().unwrap();
                takings(p, |i, _| p[i] == max)
            }),
        ),
        table(
            "one from a heap, or one from each",
            true,
            tuples(2, 0, 10),
            beyond(2, 10),
            won(|p| {
                let each = p.iter().all(|&n| n > 0).then(|| p.iter().map(|n| n - 1).collect());
                takings(p, |_, taken| taken == 1).into_iter().chain(each).collect()
            }),
        ),
        table(
            "Nim with bounded takings",
            true,
            lists(1..=3, 0, 8),
            lists(4..=4, 4, 8),
            won(|p| takings(p, |_, taken| taken <= 3)),
        ),
        Table {
            outcomes: false,
            ..table("heaps of Kayles", false, lists(1..=3, 0, 7), lists(4..=4, 4, 7), {
                let values = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4];
                move |p| p.iter().fold(0, |x, &n| x ^ values[n as usize])
            })
        },
    ]
}

/// The values of rows of which two neighbours may be taken.
fn dawson(last: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=last {
        let left: Vec<u64> =
            (0..n.saturating_sub(1)).map(|a| values[a] ^ values[n - 2 - a]).collect();
        values.push((0..).find(|value| !left.contains(value)).expect("a value"));
    }
    values
}
