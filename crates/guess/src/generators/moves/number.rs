//! The moves of one number.

use crate::engine::measure::number;
use crate::engine::sheet::Sheet;
use crate::generators::arithmetic::{
    digits, divisors, is_fibonacci, is_power_of, is_prime, prime_factors,
};
use crate::generators::moves::search::Ending;
use crate::generators::moves::{Moves, Space};

/// Tables that begin later do not show the rules.
const LATEST: u64 = 8;

/// Larger numbers are not computed.
const LARGEST: u64 = 2000;

pub fn space(sheet: &Sheet) -> Option<Space> {
    let numbers = sheet.samples().iter().map(|position| position[0]);
    let (least, largest) = (numbers.clone().min()?, numbers.max()?);
    if least > LATEST || largest > LARGEST {
        return None;
    }
    let asked = sheet.positions.iter().map(|position| position[0]);
    let all = asked.filter(|&n| n <= 2 * LARGEST).max()?;
    Some(Space {
        moves: moves(),
        place: Box::new(|position| usize::try_from(position[0]).ok()),
        samples: largest as usize + 1,
        all: all as usize + 1,
        ends: if least == 0 { vec![0] } else { vec![0, 1] },
        call,
    })
}

/// Moves of one kind, as iterators over `usize` write them.
struct Kind {
    name: &'static str,
    code: &'static str,
    bits: f64,
    options: fn(u64) -> Vec<u64>,
}

const fn kind(
    name: &'static str,
    code: &'static str,
    bits: f64,
    options: fn(u64) -> Vec<u64>,
) -> Kind {
    Kind { name, code, bits, options }
}

/// The numbers left after taking one of these amounts.
fn less(n: u64, taken: impl IntoIterator<Item = u64>) -> Vec<u64> {
    taken.into_iter().filter_map(|taken| n.checked_sub(taken)).collect()
}

/// The numbers left after taking any amount of this sort.
fn all_less(n: u64, is_taken: impl Fn(u64) -> bool) -> Vec<u64> {
    (1..=n).filter(|&taken| is_taken(taken)).map(|taken| n - taken).collect()
}

fn decimals(n: u64) -> impl Iterator<Item = u64> + Clone {
    digits(n, 10).into_iter().filter(|&digit| digit > 0)
}

const KINDS: &[Kind] = &[
    kind("n less any of its digits", DIGITS, 6.0, |n| less(n, decimals(n))),
    kind("n less its largest digit", LARGEST_DIGIT, 6.0, |n| less(n, decimals(n).max())),
    kind("n less its least digit that is not 0", LEAST_DIGIT, 6.0, |n| less(n, decimals(n).min())),
    kind("n less its last digit", "(n % 10 > 0).then(|| n - n % 10)", 6.0, |n| {
        less(n, Some(n % 10).filter(|&digit| digit > 0))
    }),
    kind("n less its first digit", FIRST_DIGIT, 6.0, |n| less(n, digits(n, 10).last().copied())),
    kind("n less the sum of its digits", DIGIT_SUM, 6.0, |n| {
        less(n, Some(digits(n, 10).iter().sum()).filter(|&sum| sum > 0))
    }),
    kind(
        "n without its highest bit",
        "(n > 0).then(|| n - (n / 2 + 1).next_power_of_two())",
        5.0,
        |n| less(n, n.checked_ilog2().map(|log| 1 << log)),
    ),
    kind("n without its lowest bit", "(n > 0).then(|| n & (n - 1))", 5.0, |n| {
        less(n, n.checked_ilog2().map(|_| n & n.wrapping_neg()))
    }),
    kind("n without one of its bits", ONE_BIT, 5.0, |n| {
        (0..64).filter(|bit| n >> bit & 1 == 1).map(|bit| n - (1 << bit)).collect()
    }),
    kind("n less the number of its bits that are set", ONES, 6.0, |n| {
        less(n, Some(n.count_ones().into()).filter(|&ones| ones > 0))
    }),
    kind("n less any power of 2", POWERS_OF_2, 5.0, |n| all_less(n, |it| it.is_power_of_two())),
    kind("n less any power of 3", POWERS_OF_3, 6.0, |n| all_less(n, |it| is_power_of(it, 3))),
    kind("n less any square", "(1..=n).take_while(|k| k * k <= n).map(|k| n - k * k)", 5.0, |n| {
        less(n, (1..=n.isqrt()).map(|k| k * k))
    }),
    kind("n less its root rounded down", ROOT, 6.0, |n| {
        less(n, Some(n.isqrt()).filter(|&it| it > 0))
    }),
    kind("n less up to its root", "(1..=n).take_while(|k| k * k <= n).map(|k| n - k)", 5.0, |n| {
        less(n, 1..=n.isqrt())
    }),
    kind("n less up to its half", "(1..=n / 2).map(|k| n - k)", 5.0, |n| less(n, 1..=n / 2)),
    kind("n less any prime", PRIMES, 5.0, |n| all_less(n, |it| is_prime(it) == Some(true))),
    kind("n less any Fibonacci number", FIBONACCI, 6.0, |n| all_less(n, is_fibonacci)),
    kind(
        "n less any of its divisors below n",
        "(1..n).filter(|d| n % d == 0).map(|d| n - d)",
        5.0,
        |n| (1..n).filter(|d| n.is_multiple_of(*d)).map(|d| n - d).collect(),
    ),
    kind("n less the number of its divisors", DIVISORS, 6.0, |n| {
        less(n, divisors(n).filter(|&count| count > 0))
    }),
    kind("n less any of its prime factors", PRIME_FACTORS, 6.0, |n| {
        less(n, prime_factors(n).unwrap_or_default())
    }),
    kind("n divided by any of its prime factors", OVER_PRIMES, 6.0, |n| {
        prime_factors(n).unwrap_or_default().into_iter().map(|p| n / p).collect()
    }),
    kind("any divisor of n below n", "(1..n).filter(|d| n % d == 0)", 6.0, |n| {
        (1..n).filter(|d| n.is_multiple_of(*d)).collect()
    }),
    kind("any remainder of n", "(1..=n).map(|k| n % k)", 6.0, |n| (1..=n).map(|k| n % k).collect()),
];

const DIGITS: &str = "n.to_string().bytes().map(|c| (c - b'0') as usize)\
    .filter(|&digit| digit > 0).map(|digit| n - digit).collect::<Vec<_>>()";
const LARGEST_DIGIT: &str = "n.to_string().bytes().map(|c| (c - b'0') as usize)\
    .filter(|&digit| digit > 0).max().map(|digit| n - digit)";
const LEAST_DIGIT: &str = "n.to_string().bytes().map(|c| (c - b'0') as usize)\
    .filter(|&digit| digit > 0).min().map(|digit| n - digit)";
const FIRST_DIGIT: &str = "(n > 0).then(|| n - (n.to_string().as_bytes()[0] - b'0') as usize)";
const DIGIT_SUM: &str =
    "(n > 0).then(|| n - n.to_string().bytes().map(|c| (c - b'0') as usize).sum::<usize>())";
const ONE_BIT: &str = "(0..64).filter(|bit| n >> bit & 1 == 1).map(|bit| n - (1 << bit))";
const ONES: &str = "(n > 0).then(|| n - n.count_ones() as usize)";
const POWERS_OF_2: &str =
    "(0..63).map(|bit| 1_usize << bit).filter_map(|power| n.checked_sub(power))";
const POWERS_OF_3: &str =
    "(0..40).map(|k| 3_usize.pow(k)).filter_map(|power| n.checked_sub(power))";
const ROOT: &str = "(1..=n).take_while(|k| k * k <= n).last().map(|k| n - k)";
const PRIMES: &str = "(2..=n).filter(|p| (2..*p).take_while(|d| d * d <= *p).all(|d| p % d > 0))\
    .map(|p| n - p)";
const FIBONACCI: &str = "std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)))\
    .map(|(a, _)| a).take_while(|&a| a <= n).map(|a| n - a)";
const DIVISORS: &str = "(n > 0).then(|| n - (1..=n).filter(|d| n % d == 0).count())";
const PRIME_FACTORS: &str = "(2..=n).filter(|p| n % p == 0 && (2..*p).all(|d| p % d > 0))\
    .map(|p| n - p)";
const OVER_PRIMES: &str = "(2..=n).filter(|p| n % p == 0 && (2..*p).all(|d| p % d > 0))\
    .map(|p| n / p)";

/// A move to one number, which depends on a constant.
fn to_one(
    (name, code): (&str, &str),
    k: u64,
    bits: f64,
    option: impl Fn(u64, u64) -> Option<u64> + 'static,
) -> Moves {
    let text = |text: &str| text.replace('#', &k.to_string());
    let options = move |n: usize| option(n as u64, k).map(|n| n as usize).into_iter().collect();
    Moves { name: text(name), code: text(code), bits, options: Box::new(options) }
}

fn moves() -> Vec<Moves> {
    let mut moves = Vec::new();
    let is_below = |n: u64, left: u64| (left < n).then_some(left);
    for k in 1..=12 {
        let bits = 1.0 + number(k);
        moves.push(to_one(("n - #", "n.checked_sub(#)"), k, bits, |n, k| n.checked_sub(k)));
    }
    for k in 2..=10 {
        let bits = 2.0 + number(k - 1);
        let floor = ("n / #", "(n > 0).then(|| n / #)");
        moves.push(to_one(floor, k, bits, move |n, k| is_below(n, n / k)));
        let exact = ("n / # if that is whole", "(n > 0 && n % # == 0).then(|| n / #)");
        moves.push(to_one(exact, k, bits + 2.0, move |n, k| {
            is_below(n, n / k).filter(|_| n.is_multiple_of(k))
        }));
        let ceiling = ("n / # rounded up", "(n > 1).then(|| (n - 1) / # + 1)");
        moves.push(to_one(ceiling, k, bits + 1.0, move |n, k| is_below(n, n.div_ceil(k))));
        let less = ("n less its #th part", "(n >= #).then(|| n - n / #)");
        moves.push(to_one(less, k, bits + 3.0, move |n, k| is_below(n, n - n / k)));
    }
    moves.extend(KINDS.iter().map(|kind| {
        let of = kind.options;
        let options = move |n: usize| of(n as u64).into_iter().map(|n| n as usize).collect();
        let (name, code) = (kind.name.to_owned(), kind.code.to_owned());
        Moves { name, code, bits: kind.bits, options: Box::new(options) }
    }));
    moves
}

/// A table of all numbers up to `n`, and where in it `n` stands.
fn call(moves: &[&Moves], ending: Ending) -> String {
    let codes: String = moves.iter().map(|moves| format!(".chain({})", moves.code)).collect();
    let (end, before) = match ending.end {
        0 => ("", "Vec::new()"),
        _ => (".filter(|&m| m > 0)", "vec![Default::default()]"),
    };
    let kind = if ending.outcomes { "bool" } else { "u64" };
    let value = ending.code();
    format!(
        "let values = {{\n    let mut values: Vec<{kind}> = {before};\n    \
         for n in values.len()..=n as usize {{\n        \
         let moves = std::iter::empty(){codes}{end};\n        \
         let options: Vec<{kind}> = moves.map(|m: usize| values[m]).collect();\n        \
         values.push({value});\n    }}\n    values\n}}; values[n as usize]"
    )
}
