use nim_snippets::nimber;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;
use crate::polynomials::{Polynomials, apply, linear};
use crate::tower::{Tower, by_recursion};

pub fn speed(bench: &mut Bench) {
    let (tower, numbers) = (Tower::new(), numbers(10_001));
    let polynomials = Polynomials::new();
    let few = &numbers[..101];
    bench
        .row("100 products", || for_pairs(few, nimber::mul))
        .plain(|| for_pairs(few, |a, b| by_recursion(a, b, 64)))
        .best("table tower", || for_pairs(few, |a, b| tower.mul(a, b)))
        .time();
    let row = bench
        .row("10^4 products", || for_pairs(&numbers, nimber::mul))
        .best("table tower", || for_pairs(&numbers, |a, b| tower.mul(a, b)));
    let row = match &polynomials {
        Some(field) => row.best("PCLMULQDQ", || field.sum_of_products(&numbers)),
        None => row,
    };
    row.time();
    // Each waits for the one before.
    let row = bench
        .row("10^4 products in a chain", || numbers.iter().fold(3, |x, &y| nimber::mul(x, y | 1)))
        .best("table tower", || numbers.iter().fold(3, |x, &y| tower.mul(x, y | 1)));
    let row = match &polynomials {
        Some(field) => row.best("PCLMULQDQ", || field.chain(&numbers)),
        None => row,
    };
    row.time();
    let by_squaring = |a: u64, exponent: u64| {
        (0..64).rev().fold(1, |power, bit| {
            let square = nimber::mul(power, power);
            if exponent >> bit & 1 == 1 { nimber::mul(square, a) } else { square }
        })
    };
    bench
        .row("100 powers", || for_pairs(few, nimber::pow))
        .plain(|| for_pairs(few, by_squaring))
        .best("table tower", || for_pairs(few, |a, b| tower.pow(a, b)))
        .time();
    bench
        .row("100 inverses", || for_pairs(few, |a, _| nimber::inverse(a)))
        .plain(|| for_pairs(few, |a, _| by_squaring(a, u64::MAX - 1)))
        .best("table tower", || for_pairs(few, |a, _| tower.inverse(a, 64)))
        .time();
    let roots = linear(|a| (0..63).fold(a, |root, _| tower.mul(root, root)));
    bench
        .row("100 square roots", || for_pairs(few, |a, _| nimber::sqrt(a)))
        .plain(|| for_pairs(few, |a, _| (0..63).fold(a, |root, _| nimber::mul(root, root))))
        .best("one linear map", || for_pairs(few, |a, _| apply(&roots, a)))
        .time();
}

pub fn growth(growth: &mut Growth) {
    // A thousand times what the header says of one.
    let thousand = numbers(1001);
    let for_pairs = |f: &dyn Fn(u64, u64) -> u64| {
        thousand.windows(2).fold(0, |xor, pair| xor ^ f(pair[0], pair[1]))
    };
    growth.takes_times(1e3, "{} a product", || for_pairs(&nimber::mul));
    growth.takes_times(1e3, "{} a square or root", || for_pairs(&|a, _| nimber::sqrt(a)));
    growth.takes_times(1e3, "{} an inverse", || for_pairs(&|a, _| nimber::inverse(a)));
    growth.takes_times(1e3, "{} a power", || for_pairs(&nimber::pow));
    // Where there is none it may end early.
    let powers: Vec<(u64, u64)> =
        thousand[1..].iter().map(|&a| (a, nimber::pow(a, a / 3))).collect();
    growth.takes_times(1e3, "{} a logarithm", || {
        powers.iter().filter(|(a, x)| nimber::discrete_log(*a, *x).is_some()).count()
    });
}

fn for_pairs(numbers: &[u64], f: impl Fn(u64, u64) -> u64) -> u64 {
    numbers.windows(2).fold(0, |sum, pair| sum.wrapping_add(f(pair[0], pair[1])))
}
