//! The Walsh-Hadamard transform modulo a prime, and what else one needs there.

pub const MODULUS: u64 = 998_244_353;

/// As one writes it.
pub fn by_stages_mod(values: &mut [u64]) {
    by_stages_with(values, |a, b| ((a + b) % MODULUS, (a + MODULUS - b) % MODULUS));
}

/// Without divisions.
pub fn by_stages_reduced(values: &mut [u64]) {
    let reduce = |value: u64| value.min(value.wrapping_sub(MODULUS));
    by_stages_with(values, |a, b| (reduce(a + b), reduce(a + MODULUS - b)));
}

fn by_stages_with(values: &mut [u64], both: impl Fn(u64, u64) -> (u64, u64)) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = both(*a, *b);
            }
        }
        half *= 2;
    }
}

pub fn power(base: u64, exponent: u64) -> u64 {
    (0..64 - exponent.leading_zeros()).rev().fold(1, |power, bit| {
        let square = power * power % MODULUS;
        if exponent >> bit & 1 == 1 { square * base % MODULUS } else { square }
    })
}

pub fn inverse(x: u64) -> u64 {
    power(x, MODULUS - 2)
}
