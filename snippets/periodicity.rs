//! Periodicity: whether a table repeats, `g(n + length) == g(n) + saltus`, and the value of any `n` then.
//!
//! A table repeats with some saltus iff the differences of neighbours repeat. For every period, the
//! Z-function of the reversed differences gives the length of the part at the end of the table that
//! has this period. An observed period proves nothing in general, but it does for two kinds of
//! games: see `is_proven_subtraction` and `is_proven_octal`.
//!
//! ```
//! use nim_snippets::periodicity::find;
//!
//! let lasker = [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 16, 15];
//! let found = find(&lasker).unwrap();
//! assert_eq!((found.start, found.length, found.saltus), (1, 4, 4));
//! assert_eq!(found.value(&lasker, 1_000_000_003), 1_000_000_004);
//! assert_eq!(found.seen, 12); // the equation holds for 12 consecutive n; not proven
//! ```
//!
//! - Time: `O(n)` for `n` values.
//! - Limit: none.
//! - Input: the values of `0, 1, …`. If start and length take more than half of the table, there is
//!   no answer (`None`).
//! - Panics: if `value` is asked of a period of length 0 or of one that begins above the table.
//! - Source: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
//! - 日本語: 周期: 値の表が `g(n + length) == g(n) + saltus` と繰り返すか、任意の `n` でいくつになるか。
//! - See also: [`octal_game`](super::octal_game) and [`subtraction_game`](super::subtraction_game),
//!   which prove their periods, [`grid_period`](super::grid_period).

#![cfg_attr(doc, doc(alias("arithmetic periodicity", "saltus", "周期", "打表找规律", "規則性")))]
#![cfg_attr(doc, doc(alias("pattern in the table", "CF1312F Attack on Red Kingdom")))]

/// `g(n + length) == g(n) + saltus` for all `n >= start`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
    pub saltus: u64,
    /// The number of consecutive `n` for which the equation was seen.
    pub seen: u64,
}

/// The repetition with the least start + length, if it takes at most half of the table.
pub fn find(values: &[u64]) -> Option<Period> {
    let len = values.len();
    let differences = values.windows(2).rev().map(|pair| pair[1].wrapping_sub(pair[0]));
    let same = z_function(&differences.collect::<Vec<_>>());
    let seen = |&length: &usize| same.get(length).map_or(1, |same| same + 1);
    let saltus = |length: usize| values[len - 1].checked_sub(values[len - 1 - length]);
    let length = (1..len).rev().filter(|&length| saltus(length).is_some()).max_by_key(seen)?;
    let seen = seen(&length);
    let saltus = saltus(length)?;
    let start = (len - length - seen) as u64;
    let period = Period { start, length: length as u64, saltus, seen: seen as u64 };
    (2 * seen >= len).then_some(period)
}

/// The same as `(0..n).map(|i| text[i..].iter().zip(text).take_while(|(a, b)| a == b).count())`, in
/// `O(n)`.
fn z_function(text: &[u64]) -> Vec<usize> {
    let mut z = vec![text.len(); text.len()];
    let mut left = 0;
    let mut right = 0;
    for i in 1..text.len() {
        let mut same = if i < right { z[i - left].min(right - i) } else { 0 };
        while i + same < text.len() && text[same] == text[i + same] {
            same += 1;
        }
        if i + same > right {
            left = i;
            right = i + same;
        }
        z[i] = same;
    }
    z
}

impl Period {
    /// The value of `n`, from the table or by the repetition.
    pub fn value(&self, values: &[u64], n: u64) -> u128 {
        assert!(self.length > 0, "length must be positive");
        let periods = n.saturating_sub(self.start) / self.length;
        let heap = n - periods * self.length;
        assert!(heap < values.len() as u64, "heap {} is outside the values", heap);
        let value = values[heap as usize];
        u128::from(value) + u128::from(self.saltus) * u128::from(periods)
    }

    /// Is the period proven, if the values belong to a game of taking at most `max` stones, of
    /// which the allowed numbers are the same for all heaps? A window of `max` values must be seen
    /// twice.
    pub fn is_proven_subtraction(&self, max: u64) -> bool {
        self.saltus == 0 && self.seen >= max
    }

    /// Is the period proven, if the values belong to a game whose code has `digits` after the
    /// point, and whose moves leave at most `heaps` heaps (Guy and Smith)?
    pub fn is_proven_octal(&self, heaps: u64, digits: u64) -> bool {
        let [start, length, seen] = [self.start, self.length, self.seen].map(u128::from);
        let needed = u128::from(heaps).saturating_mul(start.max(1) + length);
        self.saltus == 0 && start + length + seen >= needed.saturating_add(digits.into())
    }
}
