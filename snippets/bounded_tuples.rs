//! Bounded tuples: in how many ways heaps, each up to a bound, have a given xor (0: the player to move loses).
//!
//! In every tuple but the bounds themselves take the highest bit that some heap has not but its
//! bound has. Below it such a heap is free: whatever the others do, one way of it makes the xor
//! right. So a pass over the bounds for each bit, with counts by the bit's parity, is enough.
//!
//! ```
//! use nim_snippets::bounded_tuples::count;
//!
//! assert_eq!(count(&[3, 1], 0, 998_244_353), 2); // 0 0 and 1 1
//! assert_eq!(count(&[9, 9, 9], 1, 998_244_353), 76);
//! ```
//!
//! - Time: `O(n log max)` for `n` bounds: 10^5 bounds near 2^64 take at most 0.15 seconds.
//! - Input: any bounds; without any there is one tuple, with xor 0. The modulus is positive.
//! - Source: folklore, a digit dynamic program.
//! - 日本語: 上限つきの組: 各山に上限があるとき、xor がある値 (0 なら必敗) になる組の数。
//! - See also: `nim_counting` (a list of sizes and any number of heaps), `nim`.

#![cfg_attr(doc, doc(alias("number of tuples with xor", "xor of bounded numbers", "桁 DP")))]
#![cfg_attr(doc, doc(alias("数位 DP", "losing positions below bounds", "上限つき XOR の数え上げ")))]
#![cfg_attr(doc, doc(alias("count with an upper bound")))]

/// The number of tuples whose heap `i` is at most `bounds[i]` and whose xor is `xor`, modulo any
/// positive number.
pub fn count(bounds: &[u64], xor: u64, modulus: u64) -> u64 {
    assert!(modulus > 0, "modulus must be positive");
    let m = u128::from(modulus);
    let wrong = bounds.iter().fold(xor, |wrong, bound| wrong ^ bound);
    let mut tuples = u128::from(wrong == 0);
    for i in (0..64).rev().take_while(|&i| i == 63 || wrong >> (i + 1) == 0) {
        // Heaps that all keep this bit of their bounds, and those of which some do not, by parity.
        let (mut tight, mut odd, mut free) = (1, 0, [0, 0]);
        for bound in bounds {
            let low = u128::from(bound & ((1 << i) - 1)) + 1;
            let kept = [free[0] * low % m, free[1] * low % m];
            if bound >> i & 1 == 1 {
                let lowered = [free[0] << i, free[1] << i];
                free = [(kept[1] + lowered[0]) % m, (kept[0] + lowered[1]) % m];
                free[odd] += tight;
                odd ^= 1;
            } else {
                free = kept;
            }
            tight = tight * low % m;
        }
        tuples += free[(xor >> i & 1) as usize];
    }
    (tuples % m) as u64
}
