//! Nimber logarithms: the smallest exponent with which a nimber below 2^64 gives another one, if any.
//!
//! The numbers but 0 form a cyclic group of order `(2^32 + 1)(2^16 + 1)...(2 + 1)`, a product of
//! seven primes. A number divided by its conjugate `a ^ a >> h`, and so on with their product,
//! shows the part for each factor `2^h + 1`. Logarithms to a generator modulo each prime are
//! found in a table of small powers, after some giant steps for the two large primes.
//!
//! ```
//! use nim_snippets::{nimber, nimber_log::NimberLog};
//!
//! let logs = NimberLog::new(nimber::mul);
//! assert_eq!(logs.discrete_log(4, 14), Some(3)); // mul(4, mul(4, 4)) == 14
//! assert_eq!(logs.discrete_log(2, 4), None);
//! ```
//!
//! - Time: some 12 µs a logarithm, 8 µs on the average where many numbers have none; 2 ms once for
//!   the table, which has 1.5 MB.
//! - Input: any numbers. Of 0 only 0 is a power, and 1, its power with exponent 0.
//! - Source: S. C. Pohlig and M. E. Hellman, 1978; Codeforces 1310 F "Bad Cryptography".
//! - 日本語: ニム数の対数: 2^64 未満のニム数について、ある数になる最小の指数。
//! - See also: [`nimber`](super::nimber) (products, and single logarithms without a table in some
//!   100 µs).

#![cfg_attr(doc, doc(alias("many discrete logarithms of nimbers", "Pohlig-Hellman")))]
#![cfg_attr(doc, doc(alias("CF1310F Bad Cryptography")))]

const PRIMES: [u64; 7] = [6_700_417, 641, 65_537, 257, 17, 5, 3];
const GENERATOR: u64 = (1 << 32) + 6;
const SLOTS: usize = 1 << 17;

/// The table of powers; `mul` is the nim product.
pub struct NimberLog<M> {
    mul: M,
    powers: Vec<u64>,
    exponents: Vec<u32>,
    giants: Vec<Vec<u64>>,
    steps: Vec<u64>,
}

impl<M: Fn(u64, u64) -> u64> NimberLog<M> {
    pub fn new(mul: M) -> Self {
        let mut logs = NimberLog {
            mul,
            powers: vec![0; SLOTS],
            exponents: vec![0; SLOTS],
            giants: vec![],
            steps: vec![],
        };
        for (&prime, part) in PRIMES.iter().zip(logs.parts(GENERATOR)) {
            let small = prime.min(if prime > 1 << 17 { 1 << 16 } else { 1 << 12 });
            let mut power = 1;
            for exponent in 0..small {
                let slot = logs.slot(power);
                logs.powers[slot] = power;
                logs.exponents[slot] = exponent as u32;
                power = (logs.mul)(power, part);
            }
            let giant = logs.pow(power, prime - 1);
            let mut giants = vec![1];
            while giants.len() as u64 * small < prime {
                giants.push((logs.mul)(giants[giants.len() - 1], giant));
            }
            logs.giants.push(giants);
            logs.steps.push(small);
        }
        logs
    }

    /// The least `exponent` for which the product of so many factors `base` is `x`.
    pub fn discrete_log(&self, base: u64, x: u64) -> Option<u64> {
        match (base, x) {
            (_, 1) => return Some(0),
            (0, 0) => return Some(1),
            (0, _) | (_, 0) => return None,
            _ => {}
        }
        let bases = self.parts(base);
        let parts = self.parts(x);
        let mut exponent = 0;
        let mut order = 1;
        for i in (0..7).filter(|&i| (bases[i], parts[i]) != (1, 1)) {
            if bases[i] == 1 {
                return None;
            }
            let prime = PRIMES[i];
            let base = self.log(i, bases[i]);
            let wanted = self.log(i, parts[i]) * inverse(base, prime) + prime - exponent % prime;
            exponent += order * (wanted % prime * inverse(order, prime) % prime);
            order *= prime;
        }
        Some(exponent)
    }

    /// A power of `x` for each prime, of that order, always with the same exponent.
    fn parts(&self, x: u64) -> [u64; 7] {
        let mut norm = x;
        let mut conjugates = [0; 6];
        let mut parts = [1; 7];
        for (i, conjugate) in conjugates.iter_mut().enumerate() {
            *conjugate = norm ^ norm >> (32 >> i);
            norm = (self.mul)(norm, *conjugate);
        }
        let mut inverse = 1;
        for (i, &conjugate) in conjugates.iter().enumerate().rev() {
            inverse = (self.mul)(inverse, conjugate);
            parts[i + 1] = (self.mul)(inverse, conjugate);
        }
        [parts[0], parts[1]] = [self.pow(parts[1], PRIMES[1]), self.pow(parts[1], PRIMES[0])];
        parts
    }

    /// The logarithm of a part to that of the generator.
    fn log(&self, i: usize, part: u64) -> u64 {
        let found = self.giants[i].iter().enumerate().find_map(|(step, &giant)| {
            let slot = self.slot((self.mul)(part, giant));
            let exponent = step as u64 * self.steps[i] + u64::from(self.exponents[slot]);
            (self.powers[slot] != 0).then_some(exponent)
        });
        found.expect("a power of the generator")
    }

    /// Where a power stands or may stand in the table.
    fn slot(&self, power: u64) -> usize {
        let mut slot = (power.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 47) as usize;
        while self.powers[slot] != 0 && self.powers[slot] != power {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }

    fn pow(&self, x: u64, exponent: u64) -> u64 {
        let bits = (0..64 - exponent.leading_zeros()).rev();
        bits.fold(1, |power, bit| {
            let square = (self.mul)(power, power);
            if exponent >> bit & 1 == 1 { (self.mul)(square, x) } else { square }
        })
    }
}

/// The inverse of `x` modulo a prime, by Fermat's little theorem.
fn inverse(x: u64, prime: u64) -> u64 {
    let mut power = 1;
    for bit in (0..32).rev() {
        power = power * power % prime;
        if (prime - 2) >> bit & 1 == 1 {
            power = power * (x % prime) % prime;
        }
    }
    power
}
