//! Nimbers: nim products, powers, inverses, square roots, quadratics and logarithms below 2^64.
//!
//! A field of 2^64 elements is unique, so polynomials over {0, 1} mod `x^64 + x^4 + x^3 + x + 1`
//! are the same field, quick to multiply; the way there and back, and roots of `x^2` and `x^2 + x`
//! are linear: the xor of one table entry for each byte. Inverse: `a < 2^2h` times its conjugate
//! `a ^ a >> h` is below `2^h`. Logarithms: one modulo each of the seven primes of `2^64 - 1`.
//!
//! ```
//! use nim_snippets::nimber::{discrete_log, inverse, mul, solve_quadratic, sqrt};
//!
//! assert_eq!((mul(4, 8), mul(inverse(4), 11), sqrt(mul(9, 9))), (11, 8, 9));
//! assert_eq!(solve_quadratic(1, 2), [4, 5]); // mul(4, 4) ^ 4 ^ 2 == 0
//! assert_eq!(discrete_log(4, 14), Some(3)); // mul(4, mul(4, 4)) == 14
//! ```
//!
//! - Time: `O(1)`: 7 ns a product, 3 a square or root, 50 an inverse, 160 a power; 0.1 ms a
//!   logarithm.
//! - Input: any numbers, but 0 has no inverse: `inverse(0)` panics. `pow(0, 0)` is 1.
//! - Source: J. H. Conway, "On Numbers and Games", 1976; Library Checker "Nim Product (F_2^64)".
//! - See also: `nimber_log` (many logarithms), `coin_turning` (games that need products), `nim`.

/// The nim product.
pub fn mul(a: u64, b: u64) -> u64 {
    apply(&TO_NIM, field_mul(apply(&TO_FIELD, a), apply(&TO_FIELD, b)))
}

/// The nim product of `a` and `a`.
pub fn square(a: u64) -> u64 {
    apply(&TO_NIM, apply(&SQUARES, a))
}

/// The only number whose square is `a`.
pub fn sqrt(a: u64) -> u64 {
    apply(&ROOTS, apply(&TO_FIELD, a))
}

/// The nim product of `exponent` times the factor `a`.
pub fn pow(a: u64, exponent: u64) -> u64 {
    let mut powers = [apply(&TO_FIELD, a); 16];
    powers[0] = 1;
    for i in 2..16 {
        powers[i] = field_mul(powers[i / 2], powers[i - i / 2]);
    }
    let digits = (0..16).rev().map(|i| (exponent >> (4 * i) & 15) as usize);
    apply(&TO_NIM, digits.fold(1, |power, i| field_mul(apply(&POW_16, power), powers[i])))
}

/// The only `b` with `mul(a, b) == 1`.
pub fn inverse(a: u64) -> u64 {
    assert!(a != 0, "0 has no inverse");
    let (mut norm, mut field_norm, mut rest) = (a, apply(&TO_FIELD, a), 1);
    for half in [32, 16, 8, 4] {
        let conjugate = field_norm ^ apply(&TO_FIELD, norm >> half);
        rest = field_mul(rest, conjugate);
        field_norm = field_mul(field_norm, conjugate);
        norm = apply(&TO_NIM, field_norm);
    }
    let digit = 0x4de5_786a_b9cf_2310 >> (4 * norm) & 15; // the inverses below 16
    apply(&TO_NIM, field_mul(rest, apply(&TO_FIELD, digit)))
}

/// All `x` with `square(x) ^ mul(b, x) ^ c == 0`: one if `b` is 0, else none or two, ascending.
pub fn solve_quadratic(b: u64, c: u64) -> Vec<u64> {
    let y = apply(&HALVES, apply(&TO_FIELD, mul(c, square(inverse(b.max(1))))));
    let x = mul(b, y);
    match (b, y & 1) {
        (0, _) => vec![sqrt(c)],
        (_, 0) => vec![x.min(x ^ b), x.max(x ^ b)],
        _ => vec![],
    }
}

/// The least `exponent` with `pow(base, exponent) == x`.
pub fn discrete_log(base: u64, x: u64) -> Option<u64> {
    use std::{collections::HashMap, iter::successors};
    let (mut exponent, mut order) = (u64::from(x == 0), 1);
    for prime in [3, 5, 17, 257, 641, 65_537, 6_700_417] {
        let unit = pow(pow(base, u64::MAX / prime), order);
        let rest = pow(mul(x, pow(base, u64::MAX - exponent)), u64::MAX / prime);
        let steps = (prime as f64).sqrt() as u64 + 1;
        let powers = |from, by| successors(Some(from), move |&a| Some(mul(a, by)));
        let babies: HashMap<_, _> = powers(mul(rest, unit), unit).zip(1..=steps).collect();
        let mut giants = powers(1, pow(unit, steps)).zip(0..=steps).skip(1);
        exponent += order * giants.find_map(|(a, i)| Some(i * steps - babies.get(&a)?))?;
        order *= if unit == 1 { 1 } else { prime };
    }
    Some(exponent).filter(|&exponent| pow(base, exponent) == x) // not if the base is 0
}

/// As [`soft_mul`], by the processor where it multiplies polynomials. `x^64` is 27, so the high
/// half counts 27 times, with its four highest bits, which that would shift out, added first.
fn field_mul(a: u64, b: u64) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("pclmulqdq") {
        use std::arch::asm;
        let (mut x, mut y) = (f64::from_bits(a), f64::from_bits(b));
        unsafe { asm!("pclmulqdq {0},{1},0; movhlps {1},{0}", inout(xmm_reg) x, inout(xmm_reg) y) };
        let (low, mut high) = (x.to_bits(), y.to_bits());
        high ^= high >> 60 ^ high >> 61 ^ high >> 63;
        return low ^ high ^ high << 1 ^ high << 3 ^ high << 4;
    }
    soft_mul(a, b)
}

/// The product in the field: `a` times each power of `x` in `b`, and `x^64` is `x^4 + x^3 + x + 1`.
const fn soft_mul(a: u64, b: u64) -> u64 {
    if b == 0 { 0 } else { (a * (b & 1)) ^ soft_mul((a << 1) ^ ((a >> 63) * 27), b >> 1) }
}

/// A linear map: what it makes of the bytes at each of the eight places.
type Map = [[u64; 256]; 8];
static TO_FIELD: Map = linear_map(0, 1);
static TO_NIM: Map = linear_map(1, 0);
static SQUARES: Map = linear_map(0, 2);
static ROOTS: Map = linear_map(2, 0);
static HALVES: Map = linear_map(3, 0); // `y^2 + y` to `y`, and what is none to odd numbers
static POW_16: Map = linear_map(0, 4);

/// As `(0..8).fold(0, |xor, i| xor ^ map[i][(x >> (8 * i) & 255) as usize])`, without a chain.
fn apply(map: &Map, x: u64) -> u64 {
    let [a, b, c, d, e, f, g, h] = x.to_le_bytes();
    let low = map[0][a as usize] ^ map[1][b as usize] ^ map[2][c as usize] ^ map[3][d as usize];
    low ^ map[4][e as usize] ^ map[5][f as usize] ^ map[6][g as usize] ^ map[7][h as usize]
}

/// The map from one to another list of 64: 0 are the nimbers `1 << k`, 1 the same in the field, 2
/// their squares, 3 the sums of both, 4 `x^16i`. By Gaussian elimination, for each pair of an image
/// and what it is the image of, so that what has the images stays a list of them:
/// ```text
/// for row in 0..64 {
///     find i >= row with pairs[i] >> row & 1 == 1, and add pairs[i] to pairs[row] if i > row;
///     for i in all but row { if pairs[i] >> row & 1 == 1 { pairs[i] ^= pairs[row] } }
/// }
/// ```
const fn linear_map(from: usize, to: usize) -> Map {
    // 2, 4, 16, 2^8, 2^16 and 2^32: each plus its square is the product of those before.
    let [x0, x1, x2] = [0x19c9369f278adc03, 0xb848d14948d52b97, 0xfd02a1ae1c3b51c0];
    let [x3, x4, x5] = [0xbfeb2fbcad4f02fd, 0x13dec73ae2446317, 0xf8b170d8901f537a];
    let first = if from == 3 { 1 << 63 } else { 1 };
    let (mut pairs, mut field, mut power, mut k) = ([1 << 64 | first; 64], [1; 64], 1, 1usize);
    while k < 64 {
        let fermat = [x0, x1, x2, x3, x4, x5][k.trailing_zeros() as usize];
        field[k] = soft_mul(field[k & (k - 1)], fermat);
        let square = soft_mul(field[k], field[k]);
        power = soft_mul(power, 1 << 16);
        let all = [1 << k, field[k], square, square ^ field[k], power];
        pairs[k] = (all[to] as u128) << 64 | all[from] as u128;
        k += 1;
    }
    while k < 64 * 65 {
        let (row, i) = (k / 64 - 1, 63 - k % 64);
        pairs[row] ^= pairs[i] * (i > row && pairs[row] >> row & 1 == 0) as u128;
        pairs[i] ^= pairs[row] * (i != row && pairs[i] >> row & 1 == 1) as u128;
        k += 1;
    }
    let (mut map, mut k) = ([[0; 256]; 8], 0usize);
    while k < 8 * 255 {
        let (i, byte) = (k / 255, k % 255 + 1);
        let image = pairs[8 * i + byte.trailing_zeros() as usize] >> 64;
        map[i][byte] = map[i][byte & (byte - 1)] ^ image as u64;
        k += 1;
    }
    map
}
