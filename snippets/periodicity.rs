//! Periodicity: whether a table of values repeats, `g(n + period) == g(n) + saltus`, and the value that this foretells for any `n`.
//!
//! A table repeats with some saltus iff the differences of neighbours repeat. The Z-function of the
//! reversed differences tells, for every period, how long the end of the table has had it. Seeing
//! is no proof, but two kinds of games have one: `is_proven_subtraction` and `is_proven_octal`.
//!
//! ```
//! use nim_snippets::periodicity::find;
//!
//! let lasker = [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 16, 15];
//! let found = find(&lasker).unwrap();
//! assert_eq!((found.preperiod, found.period, found.saltus), (1, 4, 4));
//! assert_eq!(found.value(&lasker, 1_000_000_003), 1_000_000_004);
//! assert_eq!(found.seen, 12); // as often; not proven
//! ```
//!
//! - Time: `O(n)` for `n` values.
//! - Input: the values of `0, 1, …`. A repetition is believed when its preperiod and period take at most half of
//!   the table, otherwise it is `None`; shorter tables than two are `None`.
//! - Source: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
//! - See also: `octal_game` and `subtraction_game`, which prove their periods.

/// From `preperiod` on, `g(n + period) == g(n) + saltus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Periodicity {
    pub preperiod: usize,
    pub period: usize,
    pub saltus: u64,
    /// For so many `n` in a row the equation was seen.
    pub seen: usize,
}

/// The repetition with the least preperiod + period, if it takes at most half of the table.
pub fn find(values: &[u64]) -> Option<Periodicity> {
    let len = values.len();
    let differences = values.windows(2).rev().map(|pair| pair[1].wrapping_sub(pair[0]));
    let same = z_function(&differences.collect::<Vec<_>>());
    let repetition = |period: usize| {
        let saltus = values[len - 1].checked_sub(values[len - 1 - period])?;
        let seen = same.get(period).map_or(1, |same| same + 1);
        let preperiod = len - period - seen;
        Some(Periodicity { preperiod, period, saltus, seen })
    };
    let all = (1..len).filter_map(repetition);
    all.min_by_key(|found| len - found.seen).filter(|found| 2 * found.seen >= len)
}

/// How long each suffix agrees with the start.
fn z_function(text: &[u64]) -> Vec<usize> {
    let (mut z, mut left, mut right) = (vec![text.len()], 0, 0);
    for i in 1..text.len() {
        let mut same = if i < right { z[i - left].min(right - i) } else { 0 };
        while i + same < text.len() && text[same] == text[i + same] {
            same += 1;
        }
        if i + same > right {
            left = i;
            right = i + same;
        }
        z.push(same);
    }
    z
}

impl Periodicity {
    /// The value of `n`: from the table, or as the repetition foretells it.
    pub fn value(&self, values: &[u64], n: u64) -> u128 {
        let (preperiod, period) = (self.preperiod as u64, self.period as u64);
        let periods = n.saturating_sub(preperiod) / period;
        let value = values[(n - periods * period) as usize];
        u128::from(value) + u128::from(self.saltus) * u128::from(periods)
    }

    /// Is it proven, where the values belong to a game of taking at most `max` stones, of which the
    /// allowed numbers are the same for all heaps? A window of `max` values must be seen twice.
    pub fn is_proven_subtraction(&self, max: usize) -> bool {
        self.saltus == 0 && self.seen >= max
    }

    /// Is it proven, where the values belong to a game whose code has `digits` after the point, and
    /// whose moves leave at most `heaps` heaps (Guy and Smith)?
    pub fn is_proven_octal(&self, heaps: usize, digits: usize) -> bool {
        let known = self.preperiod + self.period + self.seen;
        self.saltus == 0 && known >= heaps * (self.preperiod.max(1) + self.period) + digits
    }
}
