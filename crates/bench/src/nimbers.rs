//! Products of nimbers and counts of positions.

use std::collections::HashMap;
use std::mem;

use nim_snippets::nimber_log::Logs;
use nim_snippets::xor_basis::XorBasis;
use nim_snippets::*;

use crate::harness::{Bench, Modules};
use crate::input::*;
use crate::modules;

pub const MODULES: Modules = modules![
    nimber nimber_log nim_counting bounded_tuples xor_basis moore_counting random_stop
];

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

/// Logarithms below 2^16, and three products each for twice the bits. The tables take 256 kB.
struct Tower {
    logs: Box<[u16; 1 << 16]>,
    powers: Box<[u16; 1 << 16]>,
    /// The logarithms of 2^15 and its square.
    half: u32,
    square: u32,
}

impl Tower {
    fn new() -> Self {
        let is_generator = |&x: &u64| {
            let power = |exponent| (0..exponent).fold(1, |power, _| by_recursion(power, x, 16));
            [3, 5, 17, 257].iter().all(|prime| power(65_535 / prime) != 1)
        };
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

    /// The product of numbers below 2^16, and of this and 2^15.
    fn mul_16(&self, a: u64, b: u64) -> (u64, u64) {
        let (log, is_zero) = (self.log(a) + self.log(b), a as u16 == 0 || b as u16 == 0);
        let above_half = (log & 0xffff) + (log >> 16) + self.half;
        (self.power(log, is_zero), self.power(above_half, is_zero))
    }

    /// The halves of the bits are factors of 1 and of 2^16.
    fn mul_32(&self, a: u64, b: u64) -> u64 {
        let (low, _) = self.mul_16(a, b);
        let (all, _) = self.mul_16(a ^ a >> 16, b ^ b >> 16);
        let (_, high) = self.mul_16(a >> 16, b >> 16);
        (all ^ low) << 16 | (low ^ high)
    }

    fn mul(&self, a: u64, b: u64) -> u64 {
        let low = self.mul_32(a, b);
        let all = self.mul_32(a ^ a >> 32, b ^ b >> 32);
        // Times 2^31, of whose halves of bits only the upper one is not 0.
        let high = self.mul_32(a >> 32, b >> 32);
        let (sum, first) = (high as u16 ^ (high >> 16) as u16, (high >> 16) as u16);
        let upper = self.power(self.log(sum.into()) + self.half, sum == 0);
        let lower = self.power(self.log(first.into()) + self.square, first == 0);
        (all ^ low) << 32 | (low ^ upper << 16 ^ lower)
    }

    fn pow(&self, a: u64, exponent: u64) -> u64 {
        (0..64).rev().fold(1, |power, bit| {
            let square = self.mul(power, power);
            if exponent >> bit & 1 == 1 { self.mul(square, a) } else { square }
        })
    }

    /// By the norm, which has half as many bits.
    fn inverse(&self, a: u64, bits: u32) -> u64 {
        if bits == 16 {
            return self.power(65_535 - self.log(a), a == 0);
        }
        let conjugate = a ^ a >> (bits / 2);
        self.mul(conjugate, self.inverse(self.mul(a, conjugate), bits / 2))
    }
}

/// A linear map, by bytes.
fn linear(f: impl Fn(u64) -> u64) -> Vec<[u64; 256]> {
    let table = |byte: u32| {
        let mut table = [0; 256];
        for bits in 1..256_usize {
            let lowest = bits & bits.wrapping_neg();
            table[bits] = table[bits ^ lowest] ^ f((lowest as u64) << (8 * byte));
        }
        table
    };
    (0..8).map(table).collect()
}

fn apply(map: &[[u64; 256]], a: u64) -> u64 {
    map.iter().zip(a.to_le_bytes()).fold(0, |xor, (table, byte)| xor ^ table[usize::from(byte)])
}

/// By Pohlig and Hellman, with steps of babies and giants for each prime.
fn discrete_log(tower: &Tower, base: u64, x: u64) -> Option<u64> {
    let order = u64::MAX;
    let (mut log, mut modulus) = (0, 1);
    let mut base_order = order;
    for prime in [3, 5, 17, 257, 641, 65_537, 6_700_417] {
        if tower.pow(base, base_order / prime) == 1 {
            base_order /= prime;
        }
        let (g, target) = (tower.pow(base, order / prime), tower.pow(x, order / prime));
        if g == 1 {
            if target != 1 {
                return None;
            }
            continue;
        }
        let width = prime.isqrt() + 1;
        let mut babies = HashMap::new();
        let mut power = 1;
        for i in 0..width {
            babies.entry(power).or_insert(i);
            power = tower.mul(power, g);
        }
        let giant = tower.pow(g, prime - width % prime);
        let mut rest = target;
        let digit = (0..=width).find_map(|j| {
            let found = babies.get(&rest).map(|i| (j * width + i) % prime);
            rest = tower.mul(rest, giant);
            found
        })?;
        // By Fermat's little theorem.
        let inverse = (0..64).rev().fold(1, |power, bit| {
            let square = power * power % prime;
            if (prime - 2) >> bit & 1 == 1 { square * (modulus % prime) % prime } else { square }
        });
        log += modulus * ((digit + prime - log % prime) % prime * inverse % prime);
        modulus *= prime;
    }
    Some(log % base_order)
}

fn for_pairs(numbers: &[u64], f: impl Fn(u64, u64) -> u64) -> u64 {
    numbers.windows(2).fold(0, |sum, pair| sum.wrapping_add(f(pair[0], pair[1])))
}

fn nimber(bench: &mut Bench) {
    let (tower, numbers) = (Tower::new(), numbers(10_001));
    let few = &numbers[..101];
    bench
        .row("100 products", || for_pairs(few, nimber::mul))
        .plain(|| for_pairs(few, |a, b| by_recursion(a, b, 64)))
        .best("table tower", || for_pairs(few, |a, b| tower.mul(a, b)))
        .time();
    bench
        .row("10^4 products", || for_pairs(&numbers, nimber::mul))
        .best("table tower", || for_pairs(&numbers, |a, b| tower.mul(a, b)))
        .time();
    // Each waits for the one before.
    bench
        .row("10^4 products in a chain", || numbers.iter().fold(3, |x, &y| nimber::mul(x, y | 1)))
        .best("table tower", || numbers.iter().fold(3, |x, &y| tower.mul(x, y | 1)))
        .time();
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
    let powers: Vec<(u64, u64)> = few[..100].iter().map(|&a| (a, nimber::pow(a, a / 3))).collect();
    bench
        .row("100 logarithms", || {
            powers.iter().map(|&(a, x)| nimber::discrete_log(a, x)).collect::<Vec<_>>()
        })
        .plain(|| powers.iter().map(|&(a, x)| discrete_log(&tower, a, x)).collect())
        .time();
}

fn nimber_log(bench: &mut Bench) {
    let tower = Tower::new();
    let powers: Vec<(u64, u64)> =
        numbers(100).iter().map(|&a| (a, nimber::pow(a, a / 3))).collect();
    let logs = Logs::new(nimber::mul);
    bench
        .row("100 logarithms", || {
            powers.iter().map(|&(a, x)| logs.discrete_log(a, x)).collect::<Vec<_>>()
        })
        .plain(|| powers.iter().map(|&(a, x)| discrete_log(&tower, a, x)).collect())
        .time();
}

/// One stage after the other, over blocks.
fn by_stages(values: &mut [i64]) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_mut(2 * half) {
            for i in 0..half {
                let (a, b) = (block[i], block[i + half]);
                block[i] = a.wrapping_add(b);
                block[i + half] = a.wrapping_sub(b);
            }
        }
        half *= 2;
    }
}

/// Two stages at once, and all of a block before the next.
fn by_quarters(values: &mut [i64]) {
    match values.len() {
        0 | 1 => {}
        2 => by_stages(values),
        n => {
            let (left, right) = values.split_at_mut(n / 2);
            let ((a, b), (c, d)) = (left.split_at_mut(n / 4), right.split_at_mut(n / 4));
            for (((a, b), c), d) in a.iter_mut().zip(&mut *b).zip(&mut *c).zip(&mut *d) {
                let [ab, a_b] = [a.wrapping_add(*b), a.wrapping_sub(*b)];
                let [cd, c_d] = [c.wrapping_add(*d), c.wrapping_sub(*d)];
                *a = ab.wrapping_add(cd);
                *b = a_b.wrapping_add(c_d);
                *c = ab.wrapping_sub(cd);
                *d = a_b.wrapping_sub(c_d);
            }
            for quarter in [a, b, c, d] {
                if n <= 256 { by_stages(quarter) } else { by_quarters(quarter) }
            }
        }
    }
}

const MODULUS: u64 = 998_244_353;

fn by_stages_mod(values: &mut [u64]) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_mut(2 * half) {
            for i in 0..half {
                let (a, b) = (block[i], block[i + half]);
                block[i] = (a + b) % MODULUS;
                block[i + half] = (a + MODULUS - b) % MODULUS;
            }
        }
        half *= 2;
    }
}

fn nim_counting(bench: &mut Bench) {
    let values: Vec<i64> = numbers(1 << 20).iter().map(|&x| x as i64).collect();
    let transform = |transform: fn(&mut [i64])| {
        let (mut values, mut is_first) = (values.clone(), true);
        move || {
            transform(&mut values);
            mem::take(&mut is_first).then(|| values.clone())
        }
    };
    bench
        .row("transform of 2^20 numbers", transform(nim_counting::walsh_hadamard))
        .plain(transform(by_stages))
        .best("two stages at once", transform(by_quarters))
        .limit("copy", || values.clone())
        .time();
    let values = numbers_below(MODULUS, 1 << 18);
    let transform = |transform: fn(&mut [u64])| {
        let (mut values, mut is_first) = (values.clone(), true);
        move || {
            transform(&mut values);
            mem::take(&mut is_first).then(|| values.clone())
        }
    };
    bench
        .row("transform of 2^18 numbers modulo p", {
            transform(|values| nim_counting::walsh_hadamard_mod(values, MODULUS))
        })
        .plain(transform(by_stages_mod))
        .limit("copy", || values.clone())
        .time();
    let choices: Vec<u64> = (1..1 << 14).step_by(3).collect();
    bench
        .row("xors of up to 200 of 5461 heaps", || {
            nim_counting::xor_counts(&choices, 1..=200, MODULUS)
        })
        .plain(|| {
            let mut table = vec![0; 1 << 14];
            choices.iter().for_each(|&heap| table[heap as usize] += 1);
            by_stages_mod(&mut table);
            for entry in &mut table {
                let power = |sum, _| (sum + 1) * *entry % MODULUS;
                *entry = (0..200).fold(0, power);
            }
            by_stages_mod(&mut table);
            let halves = (0..14).fold(1, |scale, _| scale * MODULUS.div_ceil(2) % MODULUS);
            table.iter().map(|entry| entry * halves % MODULUS).collect()
        })
        .time();
}

fn bounded_tuples(bench: &mut Bench) {
    let bounds = numbers_below(1 << 10, 100);
    bench
        .row("100 bounds below 2^10", || bounded_tuples::count(&bounds, 5, MODULUS))
        .plain(|| {
            let mut product = vec![1; 1 << 10];
            for &bound in &bounds {
                let mut heap: Vec<u64> = (0..1 << 10).map(|x| u64::from(x <= bound)).collect();
                by_stages_mod(&mut heap);
                product.iter_mut().zip(heap).for_each(|(x, y)| *x = *x * y % MODULUS);
            }
            by_stages_mod(&mut product);
            let halves = (0..10).fold(1, |scale, _| scale * MODULUS.div_ceil(2) % MODULUS);
            product[5] * halves % MODULUS
        })
        .time();
}

fn xor_basis(bench: &mut Bench) {
    let numbers = numbers(10_000);
    bench
        .row("rank of 10^4 numbers", || numbers.iter().copied().collect::<XorBasis>().rank())
        .plain(|| {
            let (mut basis, mut rank) = ([0; 64], 0);
            for &number in &numbers {
                let mut rest = number;
                for digit in (0..64).rev() {
                    if rest >> digit & 1 == 0 {
                        continue;
                    }
                    if basis[digit] == 0 {
                        basis[digit] = rest;
                        rank += 1;
                        break;
                    }
                    rest ^= basis[digit];
                }
            }
            rank
        })
        .best("least of x and x ^ vector", || {
            let mut basis: Vec<u64> = Vec::new();
            for &number in &numbers {
                let rest = basis.iter().fold(number, |rest, vector| rest.min(rest ^ vector));
                if rest > 0 {
                    let place = basis.partition_point(|&vector| vector > rest);
                    basis.insert(place, rest);
                }
            }
            basis.len()
        })
        .time();
}

fn moore_counting(bench: &mut Bench) {
    // The heaps one after the other, with the stones and the xor so far.
    let plain = || {
        let mut counts = vec![[0_u64; 64]; 41];
        counts[0][0] = 1;
        for _ in 0..5 {
            let mut more = vec![[0; 64]; 41];
            for stones in 0..=40 {
                for (xor, count) in
                    counts[stones].iter().enumerate().filter(|(_, count)| **count > 0)
                {
                    (0..=40 - stones).for_each(|heap| more[stones + heap][xor ^ heap] += count);
                }
            }
            counts = more;
        }
        counts[40][0] % MODULUS
    };
    bench
        .row("5 heaps, 40 stones", || moore_counting::count_lost(5, 40, 1, MODULUS))
        .plain(plain)
        .time();
}

fn random_stop(bench: &mut Bench) {
    let power = |base: u64, exponent: u64| {
        (0..64).rev().fold(1, |power, bit| {
            let square = power * power % MODULUS;
            if exponent >> bit & 1 == 1 { square * base % MODULUS } else { square }
        })
    };
    let inverse = |x: u64| power(x, MODULUS - 2);
    let choices: Vec<u64> = (1..1 << 12).step_by(3).collect();
    let stop = inverse(10);
    bench
        .row("heaps below 2^12", || random_stop::xor_probabilities(&choices, stop, MODULUS))
        .plain(|| {
            let mut table = vec![0; 1 << 12];
            let each = (MODULUS + 1 - stop) * inverse(choices.len() as u64) % MODULUS;
            choices.iter().for_each(|&heap| table[heap as usize] = each);
            by_stages_mod(&mut table);
            table
                .iter_mut()
                .for_each(|x| *x = stop * inverse((MODULUS + 1 - *x) % MODULUS) % MODULUS);
            by_stages_mod(&mut table);
            let scale = inverse(1 << 12);
            table.iter().map(|x| x * scale % MODULUS).collect()
        })
        .time();
}
