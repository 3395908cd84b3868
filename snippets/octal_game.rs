//! Octal game: digit `t` of the code says what taking `t` stones may leave of a heap; the player without a move loses.
//!
//! Bit `j` of a digit allows to leave `j` heaps, none empty: `0.77` is Kayles, `0.07` Dawson's Kayles,
//! `0.137` Dawson's chess, `0.007` Treblecross. Where moves leave at most `u` heaps, a repetition seen up to
//! `u * (preperiod + period) + digits` is proven (Guy, Smith): a part of each larger option can lose a period.
//!
//! ```
//! use nim_snippets::octal_game::OctalGame;
//!
//! let kayles = OctalGame::new("0.77", 1_000);
//! assert_eq!(kayles.period, Some((71, 12)));
//! assert!(kayles.wins(&[10u64.pow(18), 5]) && !kayles.wins(&[5, 9]));
//! assert_eq!(kayles.winning_moves(&[5, 1]).next(), Some((0, vec![4]))); // 1 ^ 1 == 0
//! ```
//!
//! - Time: `O(n^2)` for the table, but the period of a periodic game comes soon; `O(heap)` to list moves.
//! - Input: digits are octal or hexadecimal (8 leaves three heaps, `O(n^3)`); what is no code panics, and so
//!   does a heap above `n` when no period is proven. Misère play has no theory.
//! - Source: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
//! - See also: `nim` (no splits).

type Move = (usize, Vec<u64>);

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, code: &str) -> Vec<u64> {
    let game = OctalGame::new(code, n);
    let (mut values, period) = (game.values, game.period.map_or(0, |p| p.1 as usize));
    (values.len()..=n).for_each(|heap| values.push(values[heap - period]));
    values
}

/// The values of one code.
pub struct OctalGame {
    digits: Vec<u32>,
    values: Vec<u64>,
    /// The proven `(preperiod, period)`: `g(n + period) == g(n)` from `n == preperiod` on.
    pub period: Option<(u64, u64)>,
}

impl OctalGame {
    /// Tabulates the heaps `0..=n`, or fewer if their period is proven.
    pub fn new(code: &str, n: usize) -> Self {
        let mut game = Self::with_values(code, vec![0]);
        let (mut bits, mut seen) = (0, Vec::new());
        while game.period.is_none() && game.values.len() <= n {
            let heap = game.values.len();
            seen.resize(bits as usize + 1, 0);
            game.mark_options(heap, &mut seen);
            let value = seen.iter().take_while(|&&last| last == heap).count() as u64;
            bits |= value;
            game.values.push(value);
            if heap.is_power_of_two() || heap == n {
                game.period = find_period(&game.values, &game.digits);
            }
        }
        game
    }

    /// For a table that was computed elsewhere.
    pub fn with_values(code: &str, values: Vec<u64>) -> Self {
        let text = code.replacen('.', "", 1);
        let digits: Option<Vec<u32>> = text.chars().map(|c| c.to_digit(16)).collect();
        let digits = digits.filter(|digits| code.find('.') == Some(1) && digits[0] % 4 == 0);
        let digits = digits.unwrap_or_else(|| panic!("`{}` is no octal code", code));
        OctalGame { period: find_period(&values, &digits), digits, values }
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let (start, period) = self.period.unwrap_or((heap, 1));
        let index = heap.min(start + heap.saturating_sub(start) % period);
        *self.values.get(index as usize).expect("no proven period")
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.xor(heaps) != 0
    }

    fn xor(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.grundy(heap))
    }

    /// All winning moves `(i, parts)`: heap `i` becomes `parts`, ascending and none empty; fewest taken first.
    pub fn winning_moves<'a>(&'a self, heaps: &'a [u64]) -> impl Iterator<Item = Move> + 'a {
        let xor = self.xor(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let target = xor ^ self.grundy(heap);
            let rests = self.digits.iter().zip((0..=heap).rev());
            let parts = rests.flat_map(move |(digit, rest)| self.parts(*digit, rest, target));
            parts.map(move |parts| (i, parts))
        })
    }

    /// The allowed ways to leave `rest` stones with the value `target`.
    fn parts(&self, digit: u32, rest: u64, target: u64) -> impl Iterator<Item = Vec<u64>> + '_ {
        let few = Some(vec![rest; usize::from(rest > 0)]);
        let few = few.filter(|few| digit >> few.len() & 1 > 0 && self.xor(few) == target);
        let pair = move |a| (self.xor(&[a, rest - a]) == target).then(|| vec![a, rest - a]);
        let (start, period) = self.period.unwrap_or((rest, 0));
        let half = rest / 2 * u64::from(digit >> 2 & 1);
        let end = (start + period).min(half);
        let goes_on = (start..end).any(|a| pair(a).is_some());
        let two = (1..=if goes_on { half } else { end }).filter_map(pair);
        let three = (1..=rest / 3 * u64::from(digit >> 3))
            .flat_map(move |a| (a..=(rest - a) / 2).map(move |b| vec![a, b, rest - a - b]))
            .filter(move |parts| self.xor(parts) == target);
        few.into_iter().chain(two).chain(three)
    }

    fn mark_options(&self, heap: usize, seen: &mut [usize]) {
        let values = &self.values;
        for (&digit, rest) in self.digits.iter().zip((0..=heap).rev()) {
            let mut see = |value: u64| seen[value as usize] = heap;
            if digit >> u32::from(rest > 0) & 1 > 0 {
                see(values[rest]);
            }
            let pairs = rest / 2 * (digit as usize >> 2 & 1);
            let others = values[..rest].iter().rev().take(pairs);
            values[1..].iter().zip(others).for_each(|(a, b)| see(a ^ b));
            for a in 1..rest * (digit as usize >> 3) {
                (1..rest - a).for_each(|b| see(values[a] ^ values[b] ^ values[rest - a - b]));
            }
        }
    }
}

/// The least period that is proven, by the Z-function of the reversed table.
fn find_period(values: &[u64], digits: &[u32]) -> Option<(u64, u64)> {
    let most = if digits.iter().any(|&d| d > 7) { 3 } else { 2 };
    let (len, mut z, mut left, mut right) = (values.len(), vec![0], 0, 0);
    let at = |i: usize| values[len - 1 - i];
    (1..len).find_map(|p| {
        let known = z.get(p - left).map_or(0, |&z: &usize| z.min(right.max(p) - p));
        let more = (known..len - p).take_while(|&i| at(i) == at(p + i)).count();
        let same = known + more;
        z.push(same);
        if p + same > right {
            (left, right) = (p, p + same);
        }
        let start = (len - p - same).max(1);
        (most * (start + p) + digits.len() <= len).then_some((start as u64, p as u64))
    })
}
