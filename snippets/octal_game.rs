//! Octal game: digit `t` of the code says what taking `t` stones may leave of a heap; whoever cannot move loses.
//!
//! Bit `j` of a digit allows to leave `j` heaps, none empty. Where moves leave at most `u` heaps, a
//! repetition seen up to `u * (start + length) + digits` is proven (Guy, Smith): one of the `u`
//! parts of each larger option is so large that it can lose a period, which changes no value; so
//! both heaps have the same options.
//!
//! ```
//! use nim_snippets::octal_game::{wins, OctalGame};
//!
//! assert!(OctalGame::kayles().wins(&[10u64.pow(18), 5]) && !wins(&[5, 9], "0.77"));
//! assert_eq!(OctalGame::kayles().winning_moves(&[5, 1]).next(), Some((0, vec![4]))); // 1 ^ 1 == 0
//! ```
//!
//! - Time: `O(n^2)` for the table, 2·10^4 heaps without a period take 0.1 s, but the period of a
//!   periodic game comes soon; `O(heap)` to list moves.
//! - Input: digits are octal or hexadecimal (8 leaves three heaps, `O(n^3)`: 1000 heaps take
//!   0.1 s). What is no code panics, and so do heaps above 2^20 when no period is proven within
//!   10^5 heaps. Misère play has no theory.
//! - Source: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
//! - See also: `octal_table` (the values of a long game), `treblecross` (the board).

/// From `start` on, `g(n + length) == g(n)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
}

type Move = (usize, Vec<u64>);

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, code: &str) -> Vec<u64> {
    let game = OctalGame::new(n as u64, code);
    (0..=n as u64).map(|heap| game.grundy(heap)).collect()
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], code: &str) -> bool {
    OctalGame::new(heaps.iter().fold(0, |max, &heap| heap.max(max)), code).wins(heaps)
}

/// The values of one code.
pub struct OctalGame {
    digits: Vec<u32>,
    values: Vec<u64>,
    /// The proven period, if there is one in the table. It starts above 0, the heap without parts.
    pub period: Option<Period>,
}

impl OctalGame {
    /// 0.77: take one or two neighbours of a row.
    pub fn kayles() -> Self {
        Self::new(u64::MAX, "0.77")
    }

    /// 0.07: take two neighbours of a row.
    pub fn dawsons_kayles() -> Self {
        Self::new(u64::MAX, "0.07")
    }

    /// 0.137: take a cell of a row and its neighbours.
    pub fn dawsons_chess() -> Self {
        Self::new(u64::MAX, "0.137")
    }

    /// 0.11337: take a cell of a row and up to two on each side, as cells near an X are lost. For
    /// an empty board of three or more cells; no period is known.
    pub fn treblecross(max_cells: u64) -> Self {
        Self::new(max_cells, "0.11337")
    }

    /// Tabulates the heaps up to `max_heap`, or fewer if their period is proven.
    pub fn new(max_heap: u64, code: &str) -> Self {
        let limit = if max_heap > 1 << 20 { 100_000 } else { 1 << 20 };
        let mut game = Self::with_values(code, vec![0]);
        let mut seen = Vec::new();
        while game.period.is_none() && game.values.len() as u64 <= max_heap {
            let (heap, values) = (game.values.len(), &game.values);
            assert!(heap <= limit, "no period within {} heaps", limit);
            seen.resize(4 * heap, 0); // no play is longer than 2 * heap
            for (&digit, rest) in game.digits.iter().zip((0..=heap).rev()) {
                for [a, b, c] in splits(digit, rest as u64, 0) {
                    let values = [a, b, c].map(|part| values[part as usize]);
                    seen[(values[0] ^ values[1] ^ values[2]) as usize] = heap;
                }
                let half = if may_leave(digit, 2) { rest / 2 } else { 0 };
                let pairs = values[1..=half].iter().zip(values[rest - half..rest].iter().rev());
                for (a, b) in pairs {
                    seen[(a ^ b) as usize] = heap;
                }
            }
            game.values.push(seen.iter().take_while(|&&last| last == heap).count() as u64);
            let due = heap.is_power_of_two() || heap as u64 == max_heap;
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
        let Period { start, length } = self.period.unwrap_or(Period { start: heap, length: 1 });
        let index = heap.min(start) + heap.saturating_sub(start) % length;
        let max = self.values.len() as u64 - 1;
        assert!(index <= max, "a heap of {} is above the {} of the table", heap, max);
        self.values[index as usize]
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.xor(heaps) != 0
    }

    /// All winning moves `(i, parts)`: heap `i` becomes `parts`, ascending and none empty; fewest
    /// taken first.
    pub fn winning_moves<'a>(&'a self, heaps: &'a [u64]) -> impl Iterator<Item = Move> + 'a {
        let xor = self.xor(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let target = xor ^ self.grundy(heap);
            let rests = self.digits.iter().zip((0..=heap).rev());
            rests.flat_map(move |(&digit, rest)| self.moves(i, digit, rest, target))
        })
    }

    fn xor(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.grundy(heap))
    }

    /// The moves of heap `i` that leave `rest` stones with the value `to`. Of two heaps the smaller
    /// one can lose periods: where none of the first period fits, none does.
    fn moves(&self, i: usize, digit: u32, rest: u64, to: u64) -> impl Iterator<Item = Move> + '_ {
        let fits = move |parts: &[u64; 3]| self.xor(parts) == to;
        let Period { start, length } = self.period.unwrap_or(Period { start: rest, length: 0 });
        let end = (start + length).min(rest / 2);
        let any_later = (start..end).any(|a| fits(&[0, a, rest - a]));
        let right = splits(digit, rest, if any_later { rest / 2 } else { end }).filter(fits);
        right.map(move |parts| (i, parts.iter().copied().filter(|&part| part > 0).collect()))
    }
}

fn may_leave(digit: u32, heaps: u32) -> bool {
    digit >> heaps & 1 == 1
}

/// What a digit allows to leave of `rest` stones, as three heaps of which some can be empty; two
/// heaps only with one of at most `half`.
fn splits(digit: u32, rest: u64, half: u64) -> impl Iterator<Item = [u64; 3]> {
    let few = Some([0, 0, rest]).filter(|_| may_leave(digit, u32::from(rest > 0)));
    let half = if may_leave(digit, 2) { half } else { 0 };
    let third = if may_leave(digit, 3) { rest / 3 } else { 0 };
    let two = (1..=half).map(move |a| [0, a, rest - a]);
    let three =
        (1..=third).flat_map(move |a| (a..=(rest - a) / 2).map(move |b| [a, b, rest - a - b]));
    few.into_iter().chain(two).chain(three)
}

fn parse(code: &str) -> Vec<u32> {
    assert!(code.find('.') == Some(1), "`{}` is no octal code: one digit before the point", code);
    let digit = |(i, c): (usize, char)| {
        let digit = c.to_digit(16).filter(|digit| i > 0 || digit % 4 == 0);
        digit.unwrap_or_else(|| panic!("`{}` is no octal code: `{}` at place {}", code, c, i + 1))
    };
    code.char_indices().filter(|&(i, _)| i != 1).map(digit).collect()
}

/// The least period that is proven. A proof needs the values from `at` on to repeat those `p`
/// places before, where `at` is so small that the table reaches `heaps * at + digits`.
fn find_period(values: &[u64], digits: &[u32]) -> Option<Period> {
    let heaps = if digits.iter().any(|&digit| may_leave(digit, 3)) { 3 } else { 2 };
    let at = values.len().checked_sub(digits.len())? / heaps;
    let earlier = values.get(1..values.len() - 1)?.windows(values.len() - at);
    let p = 1 + earlier.rev().position(|window| *window == values[at..])?;
    let change = (1..at).rfind(|&n| values[n] != values[n + p]);
    Some(Period { start: change.map_or(1, |n| n as u64 + 1), length: p as u64 })
}
