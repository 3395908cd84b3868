//! Nimbers: nim products, powers, inverses, square roots and logarithms below 2^64.
//!
//! All fields of 2^64 elements are isomorphic, so polynomials over {0, 1} modulo
//! `x^64 + x^4 + x^3 + x + 1`, which are quick to multiply, are the same field as the nimbers. The
//! maps in both directions are linear, so each is the xor of one table entry per byte. All elements
//! except 0 form a cyclic group of order `2^64 - 1`: the inverse and the square root are powers,
//! and a logarithm is found modulo each of the seven prime factors of the order.
//!
//! ```
//! use nim_snippets::nimber::{discrete_log, inverse, mul, sqrt};
//!
//! assert_eq!((mul(4, 8), mul(inverse(4), 11), sqrt(mul(9, 9))), (11, 8, 9));
//! assert_eq!(discrete_log(4, 14), Some(3)); // mul(4, mul(4, 4)) == 14
//! ```
//!
//! - Time: `O(1)`: 9 ns a product, 15 in a chain of them, 0.5 µs a power, inverse or root, 0.15 ms
//!   a logarithm. Where the processor cannot multiply polynomials a product takes 50 ns.
//! - Limit: none.
//! - Input: any numbers. `pow(0, 0)` is 1. 0 has only 0 as a positive power.
//! - Panics: for the inverse of 0.
//! - Source: J. H. Conway, "On Numbers and Games", 1976; Library Checker "Nim Product (F_2^64)";
//!   Codeforces 1310 F "Bad Cryptography".
//! - 日本語: ニンバー: 2^64 未満のニム積、冪、逆元、平方根、対数。
//! - See also: [`coin_turning`](super::coin_turning) (games that need products),
//!   [`nim`](super::nim).

#![cfg_attr(doc, doc(alias("nim product", "nim multiplication", "ニム積", "ニム乗算", "Nim 积")))]
#![cfg_attr(doc, doc(alias("nim_product_64", "F_2^64", "Switch lights", "Nim 乗算", "HDU 3404")))]
#![cfg_attr(doc, doc(alias("POJ 3533", "nim square root", "ニム平方根", "sqrt")))]
#![cfg_attr(doc, doc(alias("discrete logarithm of nimbers", "ニム離散対数", "Pohlig-Hellman")))]
#![cfg_attr(doc, doc(alias("CF1310F Bad Cryptography")))]

use std::collections::HashMap;
use std::iter::successors;

/// The nim product.
pub fn mul(a: u64, b: u64) -> u64 {
    apply(&TO_NIM, field_mul(apply(&TO_FIELD, a), apply(&TO_FIELD, b)))
}

/// The nim product of `exponent` times the factor `a`.
pub fn pow(a: u64, exponent: u64) -> u64 {
    let a = apply(&TO_FIELD, a);
    let power = (0..64 - exponent.leading_zeros()).rev().fold(1, |power, bit| {
        let square = field_mul(power, power);
        if exponent >> bit & 1 == 1 { field_mul(square, a) } else { square }
    });
    apply(&TO_NIM, power)
}

/// The only `b` with `mul(a, b) == 1`.
pub fn inverse(a: u64) -> u64 {
    assert!(a != 0, "0 has no inverse");
    pow(a, u64::MAX - 1)
}

/// The only number whose square is `a`.
pub fn sqrt(a: u64) -> u64 {
    pow(a, 1 << 63)
}

/// The least `exponent` with `pow(base, exponent) == x`.
pub fn discrete_log(base: u64, x: u64) -> Option<u64> {
    let mut exponent = u64::from(x == 0);
    let mut order = 1;
    for prime in [3, 5, 17, 257, 641, 65_537, 6_700_417] {
        // A power of order `prime` (or 1), and the remaining part of `x` as a power of it.
        let unit = pow(pow(base, u64::MAX / prime), order);
        let rest = pow(mul(x, pow(base, u64::MAX - exponent)), u64::MAX / prime);
        exponent += order * log_below(prime, unit, rest)?;
        if unit != 1 {
            order *= prime;
        }
    }
    Some(exponent).filter(|&exponent| pow(base, exponent) == x) // not if the base is 0
}

/// The same as `(0..bound).find(|&exponent| pow(base, exponent) == x)`, by small steps that are
/// stored and giant steps that are looked up: `x` times `steps - i` more factors is a giant step.
fn log_below(bound: u64, base: u64, x: u64) -> Option<u64> {
    let field = |a| apply(&TO_FIELD, a);
    let powers = |first, factor| {
        let next = move |&power: &u64| Some(field_mul(power, field(factor)));
        successors(Some(field(first)), next)
    };
    let steps = (bound as f64 / 4.0).sqrt() as u64 + 1; // fewer to store than to look up
    let small: HashMap<u64, u64> = powers(mul(x, base), base).zip(1..=steps).collect();
    let mut giants = powers(1, pow(base, steps)).zip(0..=4 * steps).skip(1);
    giants.find_map(|(power, i)| Some(i * steps - small.get(&power)?))
}

/// The same as [`product`], by the processor where it multiplies polynomials.
fn field_mul(a: u64, b: u64) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("pclmulqdq") {
        use std::arch::x86_64::{_mm_clmulepi64_si128, _mm_cvtsi64_si128};
        // Safety: the processor has the instruction, and both types are any 128 bits.
        let product: u128 = unsafe {
            let (a, b) = (_mm_cvtsi64_si128(a as i64), _mm_cvtsi64_si128(b as i64));
            std::mem::transmute(_mm_clmulepi64_si128(a, b, 0))
        };
        return reduced_product(product);
    }
    product(a, b)
}

/// Reduces a product of polynomials to the field. `x^64` is 27, so the upper half, 63 bits, is
/// multiplied by 27 and added; the three bits that overflow are multiplied by 27 once more.
#[cfg(target_arch = "x86_64")]
fn reduced_product(product: u128) -> u64 {
    let upper = (product >> 64) as u64;
    let carry = upper >> 60 ^ upper >> 61;
    let times_27 = |x: u64| x ^ x << 1 ^ x << 3 ^ x << 4;
    product as u64 ^ times_27(upper) ^ times_27(carry)
}

/// The product in the field: `a` times each power of `x` in `b`, and `x^64` is `x^4 + x^3 + x + 1`.
const fn product(a: u64, b: u64) -> u64 {
    if b == 0 {
        return 0;
    }
    let first = a * (b & 1);
    let times_x = (a << 1) ^ ((a >> 63) * 27);
    first ^ product(times_x, b >> 1)
}

/// The nimber `1 << k` in the field: a product of some of 2, 4, 16, 2^8, 2^16 and 2^32, each of
/// which plus its square is the product of those before.
const fn field(k: usize) -> u64 {
    let low = [0x19c9369f278adc03, 0xb848d14948d52b97, 0xfd02a1ae1c3b51c0];
    let high = [0xbfeb2fbcad4f02fd, 0x13dec73ae2446317, 0xf8b170d8901f537a];
    let i = k.trailing_zeros() as usize;
    if k == 0 { 1 } else { product(field(k & (k - 1)), [low, high][i / 3][i % 3]) }
}

/// A linear map: what it makes of the bytes at each of the eight places.
type Map = [[u64; 256]; 8];

/// The same as `(0..8).fold(0, |sum, i| sum ^ map[i][(x >> (8 * i) & 255) as usize])`, without a
/// chain.
fn apply(map: &Map, x: u64) -> u64 {
    let [a, b, c, d, e, f, g, h] = x.to_le_bytes();
    let low = map[0][a as usize] ^ map[1][b as usize] ^ map[2][c as usize] ^ map[3][d as usize];
    low ^ map[4][e as usize] ^ map[5][f as usize] ^ map[6][g as usize] ^ map[7][h as usize]
}

/// The linear map that takes `from[k]` to `to[k]`, by elimination. A pair has a number in its upper
/// half, and its image in the lower one; sums of pairs are pairs again. Those in the basis
/// differ in their highest bits. Adding them to a pair of `x` and 0 until the upper half is 0
/// makes the lower half the image of `x`.
const fn linear_map(from: &[u64; 64], to: &[u64; 64]) -> Map {
    let mut basis = [0; 129];
    let mut k = 0;
    while k < 64 {
        let pair = reduced(&basis, (from[k] as u128) << 64 | to[k] as u128);
        basis[pair.leading_zeros() as usize] = pair;
        k += 1;
    }
    let mut map = [[0; 256]; 8];
    let mut i = 0;
    while i < 8 * 256 {
        let (place, byte) = (i / 256, i % 256);
        map[place][byte] = reduced(&basis, (byte as u128) << (64 + 8 * place)) as u64;
        i += 1;
    }
    map
}

/// Adds pairs of the basis as long as one has the same highest bit, which stands at its index.
const fn reduced(basis: &[u128; 129], pair: u128) -> u128 {
    let same = basis[pair.leading_zeros() as usize];
    if same == 0 { pair } else { reduced(basis, pair ^ same) }
}

/// The nimbers `1 << k`, and the same in the field.
const BITS: ([u64; 64], [u64; 64]) = {
    let (mut nimbers, mut fields) = ([0; 64], [0; 64]);
    let mut k = 0;
    while k < 64 {
        nimbers[k] = 1 << k;
        fields[k] = field(k);
        k += 1;
    }
    (nimbers, fields)
};

static TO_FIELD: Map = linear_map(&BITS.0, &BITS.1);
static TO_NIM: Map = linear_map(&BITS.1, &BITS.0);
