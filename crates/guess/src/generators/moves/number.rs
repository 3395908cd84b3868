//! The moves of one number.

use crate::engine::measure::number;
use crate::engine::sheet::Sheet;
use crate::generators::code::{Code, list};
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

/// Moves of one kind.
type Kind = (&'static str, f64, Code<fn(usize) -> Vec<usize>>);

static KINDS: &[Kind] = &[
    (
        "n less any of its digits",
        6.0,
        list!(|n| n
            .to_string()
            .bytes()
            .map(|c| (c - b'0') as usize)
            .filter(|&digit| digit > 0)
            .map(|digit| n - digit)
            .collect::<Vec<_>>()),
    ),
    (
        "n less its largest digit",
        6.0,
        list!(|n| n
            .to_string()
            .bytes()
            .map(|c| (c - b'0') as usize)
            .filter(|&digit| digit > 0)
            .max()
            .map(|digit| n - digit)),
    ),
    (
        "n less its least digit that is not 0",
        6.0,
        list!(|n| n
            .to_string()
            .bytes()
            .map(|c| (c - b'0') as usize)
            .filter(|&digit| digit > 0)
            .min()
            .map(|digit| n - digit)),
    ),
    ("n less its last digit", 6.0, list!(|n| (n % 10 > 0).then(|| n - n % 10))),
    ("n less its first digit", 6.0, list!(|n| (n > 0).then(|| n - n / 10_usize.pow(n.ilog10())))),
    (
        "n less the sum of its digits",
        6.0,
        list!(|n| (n > 0).then(|| n - n
            .to_string()
            .bytes()
            .map(|c| (c - b'0') as usize)
            .sum::<usize>())),
    ),
    (
        "n without its highest bit",
        5.0,
        list!(|n| (n > 0).then(|| n - (n / 2 + 1).next_power_of_two())),
    ),
    ("n without its lowest bit", 5.0, list!(|n| (n > 0).then(|| n & (n - 1)))),
    (
        "n without one of its bits",
        5.0,
        list!(|n| (0..64).filter(move |bit| n >> bit & 1 == 1).map(move |bit| n - (1 << bit))),
    ),
    (
        "n less the number of its bits that are set",
        6.0,
        list!(|n| (n > 0).then(|| n - n.count_ones() as usize)),
    ),
    (
        "n less any power of 2",
        5.0,
        list!(|n| (0..63)
            .map(|bit| 1 << bit)
            .take_while(|power| *power <= n)
            .map(|power| n - power)),
    ),
    (
        "n less any power of 3",
        6.0,
        list!(|n| (0..40)
            .map(|k| 3_usize.pow(k))
            .take_while(|power| *power <= n)
            .map(|power| n - power)),
    ),
    ("n less any square", 5.0, list!(|n| (1..=n).take_while(|k| k * k <= n).map(|k| n - k * k))),
    ("n less its root rounded down", 6.0, list!(|n| (n > 0).then(|| n - n.isqrt()))),
    ("n less up to its root", 5.0, list!(|n| (1..=n.isqrt()).map(|k| n - k))),
    ("n less up to its half", 5.0, list!(|n| (1..=n / 2).map(|k| n - k))),
    (
        "n less any prime",
        5.0,
        list!(|n| (2..=n)
            .filter(|p| (2..*p).take_while(|d| d * d <= *p).all(|d| p % d > 0))
            .map(|p| n - p)),
    ),
    (
        "n less any Fibonacci number",
        6.0,
        list!(|n| std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)))
            .map(|(a, _)| a)
            .take_while(|&a| a <= n)
            .map(|a| n - a)),
    ),
    (
        "n less any of its divisors below n",
        5.0,
        list!(|n| (1..n).filter(|d| n % d == 0).map(|d| n - d)),
    ),
    (
        "n less the number of its divisors",
        6.0,
        list!(|n| (n > 0).then(|| n - (1..=n).filter(|d| n % d == 0).count())),
    ),
    (
        "n less any of its prime factors",
        6.0,
        list!(|n| (2..=n).filter(|p| n % p == 0 && (2..*p).all(|d| p % d > 0)).map(|p| n - p)),
    ),
    (
        "n divided by any of its prime factors",
        6.0,
        list!(|n| (2..=n).filter(|p| n % p == 0 && (2..*p).all(|d| p % d > 0)).map(|p| n / p)),
    ),
    ("any divisor of n below n", 6.0, list!(|n| (1..n).filter(|d| n % d == 0))),
    ("any remainder of n", 6.0, list!(|n| (1..=n).map(|k| n % k))),
];

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
    moves.extend(KINDS.iter().map(|(name, bits, code)| Moves {
        name: (*name).to_owned(),
        code: code.text(),
        bits: *bits,
        options: Box::new(code.of),
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
