//! Bounded tuples: in how many ways heaps, each up to a bound, have a given xor (0: the player to move loses).
//!
//! In every tuple but that of the bounds themselves, look at the highest bit that some bound has
//! and its heap lacks. Below this bit the heap is free: whatever the other heaps are, exactly one
//! choice makes the xor right. So it is enough to go over the bounds once for each bit, from the
//! highest down, and to count the choices by the parity of the bit.
//!
//! ```
//! use nim_snippets::bounded_tuples::count_tuples;
//!
//! assert_eq!(count_tuples(&[3, 1], 0, 998_244_353), 2); // 0 0 and 1 1
//! assert_eq!(count_tuples(&[9, 9, 9], 1, 998_244_353), 76);
//! ```
//!
//! - Time: `O(n log max)` for `n` bounds: 10^5 bounds near 2^64 take at most 0.06 seconds, or 0.15
//!   where the modulus is above 2^31; random ones below 2^20 some 1 ms.
//! - Input: any bounds; without any there is one tuple, with xor 0. The modulus is
//!   below 2^63.
//! - Source: folklore, a digit dynamic program.
//! - 日本語: 上限つきの組: 各山に上限があるとき、xor がある値 (0 なら必敗) になる組の数。
//! - See also: [`nim_counting`](super::nim_counting) (a list of sizes and any number of heaps),
//!   [`nim`](super::nim).

#![cfg_attr(doc, doc(alias("number of tuples with xor", "xor of bounded numbers", "桁 DP")))]
#![cfg_attr(doc, doc(alias("数位 DP", "losing positions below bounds", "上限つき XOR の数え上げ")))]
#![cfg_attr(doc, doc(alias("count with an upper bound")))]

/// The number of tuples whose heap `i` is at most `bounds[i]` and whose xor is `xor`, modulo
/// `modulus`.
pub fn count_tuples(bounds: &[u64], xor: u64, modulus: u64) -> u64 {
    check_modulus(modulus);
    if modulus == 1 {
        return 0;
    }
    if modulus >> 31 == 0 {
        let remainder = remainder_by(modulus);
        return count_by(bounds, xor, |[a, b], [c, d], e| remainder(a * b + c * d + e));
    }
    let wide = u128::from(modulus);
    count_by(bounds, xor, |[a, b], [c, d], e| {
        let [a, b, c, d, e] = [a, b, c, d, e].map(u128::from);
        ((a * b % wide + c * d + e) % wide) as u64
    })
}

/// The same given the remainder of `a * b + c * d + e`.
fn count_by(bounds: &[u64], xor: u64, sum: impl Fn([u64; 2], [u64; 2], u64) -> u64) -> u64 {
    let wrong = bounds.iter().fold(xor, |wrong, bound| wrong ^ bound);
    let digits = 64 - bounds.iter().fold(xor, |all, bound| all | bound).leading_zeros();
    let mut tuples = u64::from(wrong == 0);
    for i in (0..digits).rev().take_while(|&i| wrong >> i < 2) {
        // Heaps that all keep this bit of their bounds, and those of which some do not, by parity.
        let mut tight = 1;
        let mut odd = 0;
        let mut free = [0, 0];
        let power = sum([1 << i, 1], [0, 0], 0);
        for bound in bounds {
            // Without a branch, which would be foretold half of the times.
            let bit = bound >> i & 1;
            let low = sum([bound & ((1 << i) - 1), 1], [0, 0], 1);
            let lowered = power * bit;
            free = [
                sum([free[bit as usize], low], [free[0], lowered], tight * (bit & !odd)),
                sum([free[1 - bit as usize], low], [free[1], lowered], tight * (bit & odd)),
            ];
            odd ^= bit;
            tight = sum([tight, low], [0, 0], 0);
        }
        tuples = sum([tuples, 1], [free[(xor >> i & 1) as usize], 1], 0);
    }
    tuples
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}

/// As `|x| x % modulus` for a modulus from 2 to 2^32, by a product with its inverse: the quotient
/// is right or 1 too large.
fn remainder_by(modulus: u64) -> impl Fn(u64) -> u64 {
    let inverse = u128::from(u64::MAX / modulus + 1);
    move |x| {
        let quotient = ((u128::from(x) * inverse) >> 64) as u64;
        let rest = x.wrapping_sub(quotient.wrapping_mul(modulus));
        if rest < modulus { rest } else { rest.wrapping_add(modulus) }
    }
}
