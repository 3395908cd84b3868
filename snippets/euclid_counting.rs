//! Counting in Euclid's game: how many pairs of numbers up to `n` lose, and the sum of all these numbers.
//!
//! A pair `(x, y)` with `0 < x < y` loses iff `y < φx` with the golden ratio φ (see `euclid_game`).
//! For `x` up to `u = ⌊(n + 1)/φ⌋`, the losing `y` are the `⌊x/φ⌋` numbers after `x`; for larger
//! `x`, they are all numbers up to `n`. The sums of `f(x)`, `x f(x)` and `1 + … + f(x)` with
//! `f(x) = ⌊x/φ⌋` count points below a line of slope `1/φ`, with weights. If the points are counted
//! along the other axis, the line has slope `φ = 1 + 1/φ`, which leads to the same sums up to
//! `⌊n/φ⌋` instead of `n`.
//!
//! ```
//! use nim_snippets::euclid_counting::{count_losses, losing_sum};
//!
//! assert_eq!(count_losses(4), 2); // (2, 3) and (3, 4)
//! assert_eq!(losing_sum(10, 1_000_000_007), 211);
//! assert_eq!(losing_sum(10_u64.pow(16), 7_u64.pow(10)), 54_672_965); // Project Euler 325
//! ```
//!
//! - Time: `O(log n)`.
//! - Limit: none.
//! - Input: any `n`. Pairs with a 0, which lose too, do not count.
//! - Panics: if the modulus is 0 or above 2^63 - 1.
//! - Source: Project Euler 325 "Stone Game II".
//! - 日本語: 互除法ゲームの数え上げ: `n` 以下の負けの組の個数と、その和の剰余を求める。
//! - See also: [`euclid_game`](super::euclid_game) (who wins).

#![cfg_attr(doc, doc(alias("PE 325 Stone Game II")))]
#![cfg_attr(doc, doc(alias("sum over lost pairs")))]
#![cfg_attr(doc, doc(alias("floor sum of the golden ratio")))]

/// The number of losing pairs with `0 < x < y <= n`.
pub fn count_losses(n: u64) -> u128 {
    let short = last_short(n);
    let long = u128::from(n) - short;
    sum_over_phi(short) + long * long.saturating_sub(1) / 2
}

/// The sum of `x + y` over all losing pairs with `0 < x < y <= n`.
pub fn losing_sum(n: u64, modulus: u64) -> u64 {
    check_modulus(modulus);
    let modulus = Modulus(modulus.into());
    let short = last_short(n);
    let [with_x, triangles] = modulus.sums(short);
    let n = u128::from(n);
    // Two numbers above `short` are always a losing pair.
    let others = (n - short).saturating_sub(1);
    let above = modulus.product(others, triangle(n) - triangle(short));
    ((2 * with_x + triangles + above) % modulus.0) as u64
}

/// The last `x` with which no `y` above `n` loses.
fn last_short(n: u64) -> u128 {
    over_phi(u128::from(n) + 1).min(n.into())
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}

fn triangle(n: u128) -> u128 {
    n * (n + 1) / 2
}

struct Modulus(u128);

impl Modulus {
    fn product(&self, a: u128, b: u128) -> u128 {
        a % self.0 * (b % self.0) % self.0
    }

    /// The same as `(1..=n).map(triangle).sum()`.
    fn pyramid(&self, n: u128) -> u128 {
        match triangle(n) {
            third if third % 3 == 0 => self.product(third / 3, n + 2),
            whole => self.product(whole, (n + 2) / 3),
        }
    }

    /// The same as `[x * f(x), triangle(f(x))]` summed for `x` in `1..=n`, where `f` is `over_phi`.
    fn sums(&self, n: u128) -> [u128; 2] {
        let last = over_phi(n); // for each j up to it, the points x > ⌊jφ⌋ = j + f(j)
        if last == 0 {
            return [0; 2];
        }
        let [with_j, triangles] = self.sums(last);
        let pyramid = self.pyramid(last);
        let squares = 2 * pyramid + self.0 - triangle(last) % self.0;
        let below = pyramid + triangles + with_j; // the sum of the triangles of j + f(j)
        let with_x = self.product(last, triangle(n)) + 3 * self.0 - below;
        let triangles = self.product(n, triangle(last)) + 4 * self.0 - squares - with_j;
        [with_x % self.0, triangles % self.0]
    }
}

/// The same as `(1..=n).map(over_phi).sum()`, in `O(log n)`: these are the lattice points below a
/// line of slope 1/φ, in a rectangle whose other points are below one of slope φ = 1 + 1/φ.
fn sum_over_phi(n: u128) -> u128 {
    let m = over_phi(n);
    if m == 0 { 0 } else { n * m - m * (m + 1) / 2 - sum_over_phi(m) }
}

/// `⌊n/φ⌋` for `n <= 2^64`, by 2^128 / φ without its fraction, which changes no result (see
/// `wythoff`).
fn over_phi(n: u128) -> u128 {
    let [high, low] = [0x9e37_79b9_7f4a_7c15, 0xf39c_c060_5ced_c834_u128];
    (n * high + ((n * low) >> 64)) >> 64
}
