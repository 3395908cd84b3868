//! Octal game: digit `t` of the code says what taking `t` stones may leave of a heap; the player without a move loses.
//!
//! Bit `j` of a digit allows to leave `j` heaps, none empty. Where moves leave at most `u` heaps, a repetition seen
//! up to `u * (preperiod + period) + digits` is proven (Guy, Smith): a part of each larger option can lose a period.
//!
//! ```
//! use nim_snippets::octal_game::{wins, OctalGame};
//!
//! assert!(OctalGame::kayles().wins(&[10u64.pow(18), 5]) && !wins(&[5, 9], "0.77"));
//! assert_eq!(OctalGame::kayles().winning_moves(&[5, 1]).next(), Some((0, vec![4]))); // 1 ^ 1 == 0
//! ```
//!
//! - Time: `O(n^2)` for the table, but the period of a periodic game comes soon; `O(heap)` to list moves.
//! - Input: digits are octal or hexadecimal (8 leaves three heaps, `O(n^3)`); what is no code panics, and so
//!   does a heap above `n` when no period is proven. Misère play has no theory.
//! - Source: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
//! - See also: `octal_table` (the values of a long game), `treblecross` (the board).

type Move = (usize, Vec<u64>);

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, code: &str) -> Vec<u64> {
    let game = OctalGame::new(code, n);
    (0..=n as u64).map(|heap| game.grundy(heap)).collect()
}

/// Does the player to move win, i.e. is this an N-position? For heaps to 10^5 or with a period.
pub fn wins(heaps: &[u64], code: &str) -> bool {
    let max = heaps.iter().fold(0, |max, &heap| heap.max(max));
    OctalGame::new(code, max.min(100_000) as usize).wins(heaps)
}

/// The values of one code.
pub struct OctalGame {
    digits: Vec<u32>,
    values: Vec<u64>,
    /// The proven `(preperiod, period)`: `g(n + period) == g(n)` from `n == preperiod` on.
    pub period: Option<(u64, u64)>,
}

impl OctalGame {
    /// 0.77: take one or two neighbours of a row.
    pub fn kayles() -> Self {
        Self::new("0.77", 256)
    }

    /// 0.07: take two neighbours of a row.
    pub fn dawsons_kayles() -> Self {
        Self::new("0.07", 256)
    }

    /// 0.137: take a cell of a row and its neighbours.
    pub fn dawsons_chess() -> Self {
        Self::new("0.137", 256)
    }

    /// 0.007: an empty board of `cells >= 3` is a heap of `cells + 2`. No period is known.
    pub fn treblecross(n: usize) -> Self {
        Self::new("0.007", n)
    }

    /// Tabulates the heaps `0..=n`, or fewer if their period is proven.
    pub fn new(code: &str, n: usize) -> Self {
        let (mut game, mut seen) = (Self::with_values(code, vec![0]), Vec::new());
        while game.period.is_none() && game.values.len() <= n {
            let (heap, values) = (game.values.len(), &game.values);
            seen.resize(4 * heap, 0); // no play is longer than 2 * heap
            let value = |parts: [u64; 3]| parts.iter().fold(0, |xor, &a| xor ^ values[a as usize]);
            for (&digit, rest) in game.digits.iter().zip((0..=heap).rev()) {
                let half = rest / 2 * (digit as usize >> 2 & 1);
                let pairs = values[1..=half].iter().zip(values[rest - half..rest].iter().rev());
                pairs.for_each(|(a, b)| seen[(a ^ b) as usize] = heap);
                splits(digit, rest as u64, 0).for_each(|parts| seen[value(parts) as usize] = heap);
            }
            game.values.push(seen.iter().take_while(|&&last| last == heap).count() as u64);
            let due = heap.is_power_of_two() || heap == n;
            game.period = if due { find_period(&game.values, &game.digits) } else { None };
        }
        game
    }

    /// For a table that was computed elsewhere, as by `octal_table`.
    pub fn with_values(code: &str, values: Vec<u64>) -> Self {
        let digits = parse(code);
        OctalGame { period: find_period(&values, &digits), digits, values }
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let (start, period) = self.period.unwrap_or((heap, 1));
        let index = heap.min(start + heap.saturating_sub(start) % period);
        *self.values.get(index as usize).expect("no proven period")
    }

    /// Does the player to move win?
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
            rests.flat_map(move |(&digit, rest)| self.moves(i, digit, rest, target))
        })
    }

    /// The moves of heap `i` that leave `rest` stones with the value `to`.
    fn moves(&self, i: usize, digit: u32, rest: u64, to: u64) -> impl Iterator<Item = Move> + '_ {
        let is_right = move |parts: &[u64; 3]| self.xor(parts) == to;
        let (start, period) = self.period.unwrap_or((rest, 0));
        let end = (start + period).min(rest / 2);
        let goes_on = (start..end).any(|a| is_right(&[0, a, rest - a]));
        let right = splits(digit, rest, if goes_on { rest / 2 } else { end }).filter(is_right);
        right.map(move |parts| (i, parts.iter().copied().filter(|&part| part > 0).collect()))
    }
}

/// What a digit allows to leave of `rest` stones, two heaps only with one of at most `half`.
fn splits(digit: u32, rest: u64, half: u64) -> impl Iterator<Item = [u64; 3]> {
    let few = (0..digit >> u32::from(rest > 0) & 1).map(move |_| [0, 0, rest]);
    let two = (1..=half * u64::from(digit >> 2 & 1)).map(move |a| [0, a, rest - a]);
    let three = (1..=rest / 3 * u64::from(digit >> 3))
        .flat_map(move |a| (a..=(rest - a) / 2).map(move |b| [a, b, rest - a - b]));
    few.chain(two).chain(three)
}

fn parse(code: &str) -> Vec<u32> {
    assert!(code.find('.') == Some(1), "`{}` is no octal code: one digit before the point", code);
    let digit = |(i, c): (usize, char)| {
        let digit = c.to_digit(16).filter(|digit| i > 0 || digit % 4 == 0);
        digit.unwrap_or_else(|| panic!("`{}` is no octal code: `{}` at place {}", code, c, i + 1))
    };
    code.char_indices().filter(|&(i, _)| i != 1).map(digit).collect()
}

/// The least period that is proven: the last values, as many as a proof needs, stand `p` places before.
fn find_period(values: &[u64], digits: &[u32]) -> Option<(u64, u64)> {
    let (len, heaps) = (values.len(), if digits.iter().any(|&d| d > 7) { 3 } else { 2 });
    let at = len.checked_sub(digits.len())? / heaps;
    let p = 1 + values.get(1..len - 1)?.windows(len - at).rev().position(|w| *w == values[at..])?;
    let change = (1..at).rfind(|&n| values[n] != values[n + p]);
    Some((change.map_or(1, |n| n as u64 + 1), p as u64))
}
