//! Nimbers, and the xor of numbers.

use crate::Task;
use crate::heaps::{list, read_heaps, words};
use crate::input::numbers;
use crate::snippets::{nimber, xor_basis};

pub const TASKS: &[Task] = &[
    Task {
        module: "nimber",
        name: "2·10^5 nim products",
        input: || list(&numbers(400_000)),
        read: || drop(read_heaps()),
        with_module: || println!("{}", of_pairs(&read_heaps(), nimber::mul)),
        plain: || println!("{}", of_pairs(&read_heaps(), |a, b| by_recursion(a, b, 64))),
        best: Some(|| {
            let tower = Tower::new();
            println!("{}", of_pairs(&words()[1..], |a, b| tower.mul(a, b)));
        }),
    },
    Task {
        module: "xor_basis",
        name: "the rank of 10^6 numbers",
        input: || list(&numbers(1_000_000)),
        read: || drop(read_heaps()),
        with_module: || {
            let mut basis = xor_basis::XorBasis::new();
            println!("{}", read_heaps().iter().filter(|&&number| basis.insert(number)).count());
        },
        plain: || println!("{}", rank(&read_heaps())),
        best: Some(|| println!("{}", rank(&words()[1..]))),
    },
];

/// One number for the products of all pairs.
fn of_pairs(numbers: &[u64], mul: impl Fn(u64, u64) -> u64) -> u64 {
    numbers.chunks(2).fold(0, |sum, pair| sum.wrapping_add(mul(pair[0], pair[1])))
}

fn rank(numbers: &[u64]) -> usize {
    let mut basis: Vec<u64> = Vec::new();
    for &number in numbers {
        let reduced = basis.iter().fold(number, |x, vector| x.min(x ^ vector));
        if reduced > 0 {
            basis.push(reduced);
        }
    }
    basis.len()
}

/// The product by recursion on the halves of the bits.
fn by_recursion(a: u64, b: u64, bits: u32) -> u64 {
    if bits == 1 || a == 0 || b == 0 {
        return a & b;
    }
    let h = bits / 2;
    let (a1, a0, b1, b0) = (a >> h, a & !(!0 << h), b >> h, b & !(!0 << h));
    let (high, low) = (by_recursion(a1, b1, h), by_recursion(a0, b0, h));
    let all = by_recursion(a0 ^ a1, b0 ^ b1, h);
    (all ^ low) << h ^ low ^ by_recursion(high, 1 << (h - 1), h)
}

/// Tables of logarithms for products below 2^16. A product of twice as many bits takes three
/// products. The tables take 256 kB.
struct Tower {
    logs: Box<[u16; 1 << 16]>,
    powers: Box<[u16; 1 << 16]>,
    /// The logarithms of 2^15 and its square.
    half: u32,
    square: u32,
}

impl Tower {
    fn new() -> Self {
        let power = |x: u64, exponent: u64| {
            (0..16).rev().fold(1, |power, bit| {
                let square = by_recursion(power, power, 16);
                if exponent >> bit & 1 == 1 { by_recursion(square, x, 16) } else { square }
            })
        };
        let is_generator =
            |&x: &u64| [3, 5, 17, 257].iter().all(|prime| power(x, 65_535 / prime) != 1);
        let generator = (2..1 << 16).find(is_generator).expect("a generator");
        let (mut logs, mut powers, mut power) = (Box::new([0; 1 << 16]), Box::new([1; 1 << 16]), 1);
        for log in 0..65_535 {
            logs[power as usize] = log;
            powers[usize::from(log)] = power as u16;
            power = by_recursion(power, generator, 16);
        }
        let half = u32::from(logs[1 << 15]);
        Self { half, square: 2 * half % 65_535, logs, powers }
    }

    fn log(&self, a: u64) -> u32 {
        self.logs[usize::from(a as u16)].into()
    }

    /// The number with this logarithm modulo 65535, or 0.
    fn power(&self, log: u32, is_zero: bool) -> u64 {
        let log = (log & 0xffff) + (log >> 16);
        if is_zero { 0 } else { self.powers[usize::from(log as u16)].into() }
    }

    /// The product of two numbers below 2^16, and the product of the result and 2^15.
    fn mul_16(&self, a: u64, b: u64) -> (u64, u64) {
        let (log, is_zero) = (self.log(a) + self.log(b), a as u16 == 0 || b as u16 == 0);
        let above_half = (log & 0xffff) + (log >> 16) + self.half;
        (self.power(log, is_zero), self.power(above_half, is_zero))
    }

    /// Multiplies by halves: a number is `low + 2^16 high`.
    fn mul_32(&self, a: u64, b: u64) -> u64 {
        let (low, _) = self.mul_16(a, b);
        let (all, _) = self.mul_16(a ^ a >> 16, b ^ b >> 16);
        let (_, high) = self.mul_16(a >> 16, b >> 16);
        (all ^ low) << 16 | (low ^ high)
    }

    fn mul(&self, a: u64, b: u64) -> u64 {
        let low = self.mul_32(a, b);
        let all = self.mul_32(a ^ a >> 32, b ^ b >> 32);
        // Multiply by 2^31, whose lower half is 0.
        let high = self.mul_32(a >> 32, b >> 32);
        let (sum, first) = (high as u16 ^ (high >> 16) as u16, (high >> 16) as u16);
        let upper = self.power(self.log(sum.into()) + self.half, sum == 0);
        let lower = self.power(self.log(first.into()) + self.square, first == 0);
        (all ^ low) << 32 | (low ^ upper << 16 ^ lower)
    }
}
