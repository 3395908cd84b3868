//! Nimber roots: squares, square roots and quadratic equations in the field of the numbers below 2^64.
//!
//! Squaring is linear, `square(a ^ b) == square(a) ^ square(b)`, and one to one, so it and its
//! inverse are the xor of one table entry for each byte. With `x = b * y`, `x^2 + b * x + c = 0`
//! is `y^2 + y = c / b^2`: linear too, 0 and 1 go to 0, and the top bit (the trace) is always 0.
//!
//! ```
//! use nim_snippets::{nimber, nimber_roots::{solve_quadratic, sqrt, square}};
//!
//! assert_eq!(sqrt(square(10)), 10);
//! assert_eq!(solve_quadratic(1, 2, nimber::mul), [4, 5]); // square(4) ^ 4 == 2
//! assert_eq!(solve_quadratic(1, 1 << 63, nimber::mul), []);
//! ```
//!
//! - Time: `O(1)`, around 1.5 ns a square or root, with 16 KB of tables each.
//! - Input: any numbers; `mul` is the nim product.
//! - Source: J. H. Conway, "On Numbers and Games", 1976, chapter 6.
//! - See also: `nimber` (products and inverses), `nimber_log`.

/// The nim product of `a` and `a`.
pub fn square(a: u64) -> u64 {
    apply(&SQUARES, a)
}

/// The only number whose square is `a`.
pub fn sqrt(a: u64) -> u64 {
    apply(&ROOTS, a)
}

/// All `x` with `square(x) ^ mul(b, x) ^ c == 0`: one if `b` is 0, otherwise none or two, ascending.
pub fn solve_quadratic(b: u64, c: u64, mul: impl Fn(u64, u64) -> u64) -> Vec<u64> {
    if b == 0 {
        return vec![sqrt(c)];
    }
    // The conjugates of `b` times each other and `b` are 1.
    let (mut inverse, mut norm) = (1, b);
    for half in [32, 16, 8, 4, 2, 1] {
        let conjugate = norm ^ norm >> half;
        inverse = mul(inverse, conjugate);
        norm = mul(norm, conjugate);
    }
    let scaled = mul(c, square(inverse));
    let x = mul(b, apply(&HALVES, scaled));
    let roots = [x.min(x ^ b), x.max(x ^ b)];
    roots[..2 * usize::from(scaled >> 63 == 0)].to_vec()
}

/// A linear map: the image of every byte.
type Map = [[u64; 256]; 8];

static SQUARES: Map = linear_map(BASES[0], BASES[1]);
static ROOTS: Map = linear_map(BASES[1], BASES[0]);
static HALVES: Map = linear_map(BASES[2], BASES[0]);

/// The single bits, their squares, and the sums of both; for 1, where that is 0, the top bit.
const BASES: [[u64; 64]; 3] = {
    let mut bases = [[1; 64]; 3];
    bases[2][0] = 1 << 63;
    let mut i = 1;
    while i < 64 {
        let top = 1 << (63 - (i as u64).leading_zeros());
        let rest = bases[1][i - top];
        bases[0][i] = 1 << i;
        bases[1][i] = rest << top ^ times_half(rest, top);
        bases[2][i] = bases[0][i] ^ bases[1][i];
        i += 1;
    }
    bases
};

/// The nim product of `a` below `2^bits` with half of `2^bits`, whose square is the sum of both.
const fn times_half(a: u64, bits: usize) -> u64 {
    if bits == 1 {
        return a;
    }
    let half = bits / 2;
    let (low, high) = (a & ((1 << half) - 1), a >> half);
    times_half(low ^ high, half) << half ^ times_half(times_half(high, half), half)
}

fn apply(map: &Map, x: u64) -> u64 {
    let images = x.to_le_bytes();
    let images = map.iter().zip(images).map(|(image, byte)| image[usize::from(byte)]);
    images.fold(0, |x, y| x ^ y)
}

/// The map that takes each `from[i]` to `to[i]`, by elimination.
const fn linear_map(mut from: [u64; 64], mut to: [u64; 64]) -> Map {
    let (mut map, mut k) = ([[0; 256]; 8], 0usize);
    while k < 64 * 64 {
        let (row, i) = (k / 64, 63 - k % 64);
        let pivot = (i > row && from[row] >> row & 1 == 0) as u64;
        from[row] ^= pivot * from[i];
        to[row] ^= pivot * to[i];
        let hit = (i != row && from[i] >> row & 1 == 1) as u64;
        from[i] ^= hit * from[row];
        to[i] ^= hit * to[row];
        k += 1;
    }
    k = 0;
    while k < 8 * 255 {
        let (i, byte) = (k / 255, k % 255 + 1);
        map[i][byte] = map[i][byte & (byte - 1)] ^ to[8 * i + byte.trailing_zeros() as usize];
        k += 1;
    }
    map
}
