//! Octal game: digit `t` of the code says what taking `t` stones may leave of a heap; whoever cannot move loses.
//!
//! Bit `j` of a digit allows to leave `j` heaps, none empty. Where moves leave at most `u` heaps, a
//! repetition seen up to `u * (start + length) + digits` is proven (Guy, Smith): one of the `u`
//! parts of each larger option is so large that it can lose a period, which changes no value; so
//! both heaps have the same options. Known codes are 0.77 (Kayles), 0.07 (Dawson's Kayles), 0.137
//! (Dawson's chess), 0.11337 (treblecross on three or more cells), `4.` and `C.` (into two smaller
//! heaps, or into two or three; into up to four a heap of `n` is worth `n - 1`, since every
//! smaller value `v` is that of `v + 1` beside one to three heaps that are worth 0 together).
//!
//! ```
//! use nim_snippets::octal_game::{winning_moves, wins};
//!
//! assert!(wins(&[10u64.pow(18), 5], "0.77") && !wins(&[5, 9], "0.77"));
//! assert_eq!(winning_moves(&[5, 1], "0.77").next(), Some((0, vec![4]))); // 1 ^ 1 == 0
//! ```
//!
//! - Time: `O(n^2)` for the table, 2·10^4 heaps without a period take 0.1 s, but the period of a
//!   periodic game comes soon; `O(heap)` to list moves.
//! - Input: digits are octal or hexadecimal (8 leaves three heaps, `O(n^3)`: 1000 heaps take
//!   0.1 s). What is no code panics, and so do heaps above 2^20 when no period is proven within
//!   10^5 heaps, or 3125 if a heap may become three. Misère play has no theory.
//! - Source: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
//! - 日本語: 八進ゲーム: 符号の `t` 桁目が、石を `t` 個取ったあと山がどう残ってよいかを決める (Kayles など)。動けなければ負け。
//! - See also: [`octal_table`](super::octal_table) (the values alone, to larger heaps),
//!   [`treblecross`](super::treblecross) (the board).

#![cfg_attr(doc, doc(alias("Kayles", "ケイレス", "Dawson Kayles", "Dawson chess")))]
#![cfg_attr(doc, doc(alias("ドーソンのチェス", "hexadecimal game", "take-and-break")))]
#![cfg_attr(doc, doc(alias("八進ゲーム", "knock down", "ボウリングのピン")))]
#![cfg_attr(doc, doc(alias("隣り合う 1 個か 2 個を取る", "円環 円周", "circle of stones")))]
#![cfg_attr(doc, doc(alias("adjacent stones", "ドミノを置く", "place dominoes in a row")))]
#![cfg_attr(doc, doc(alias("PE 629 Scatterstone Nim", "split into at most three")))]
#![cfg_attr(doc, doc(alias("NYOJ 833 取石子 环", "CF305E Playing with String, palindrome")))]
#![cfg_attr(doc, doc(alias("CF1704F Colouring Game", "HackerRank Kayles, Bowling Pins")))]

use std::{ops::Deref, rc::Rc};

/// From `start` on, `g(n + length) == g(n)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
}

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, code: &str) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let game = OctalGame::new(n as u64, code);
    (0..=n as u64).map(|heap| game.grundy(heap)).collect()
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], code: &str) -> bool {
    OctalGame::new(*heaps.iter().max().unwrap_or(&0), code).wins(heaps)
}

/// All winning moves, as [`OctalGame::winning_moves`].
pub fn winning_moves<'a>(
    heaps: &'a [u64],
    code: &str,
) -> impl Iterator<Item = (usize, Vec<u64>)> + 'a {
    moves(Rc::new(OctalGame::new(*heaps.iter().max().unwrap_or(&0), code)), heaps)
}

/// The values of one code.
pub struct OctalGame {
    digits: Vec<u32>,
    values: Vec<u64>,
    /// The proven period, if there is one in the table. It starts above 0, the heap without parts.
    pub period: Option<Period>,
}

impl OctalGame {
    /// Tabulates the heaps up to `max_heap`, or fewer if their period is proven.
    pub fn new(max_heap: u64, code: &str) -> Self {
        let mut game = OctalGame { digits: parse(code), values: vec![0], period: None };
        let leaves_three = game.digits.iter().any(|&digit| may_leave(digit, 3));
        let (heaps, cost) = if leaves_three { (3, 32) } else { (2, 1) };
        let limit = if max_heap > 1 << 20 { 100_000 / cost } else { 1 << 20 };
        let mut seen = Vec::new();
        while game.period.is_none() && game.values.len() as u64 <= max_heap {
            let heap = game.values.len();
            let values = &game.values;
            assert!(heap <= limit, "no period within {} heaps", limit);
            seen.resize(4 * heap, 0); // no play is longer than 2 * heap
            for (&digit, rest) in game.digits.iter().zip((0..=heap).rev()) {
                for parts in splits(digit, rest as u64, 0) {
                    let [a, b, c] = parts.map(|part| values[part as usize]);
                    seen[(a ^ b ^ c) as usize] = heap;
                }
                let half = if may_leave(digit, 2) { rest / 2 } else { 0 };
                for (a, b) in values[1..=half].iter().zip(values[rest - half..rest].iter().rev()) {
                    seen[(a ^ b) as usize] = heap;
                }
            }
            game.values.push(seen.iter().take_while(|&&last| last == heap).count() as u64);
            // At 32, 48, 64, 96, 128, …
            let due = heap % (heap.next_power_of_two() / 4).max(1) == 0 || heap as u64 == max_heap;
            if due {
                let found = find_period(&game.values, heaps, game.digits.len());
                let period =
                    |(start, length)| Period { start: start as u64, length: length as u64 };
                game.period = found.map(period);
            }
        }
        game
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
    /// taken first. Of two parts the smaller one can lose periods: where none within the first
    /// period is right, none later is.
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, Vec<u64>)> + 'a {
        moves(self, heaps)
    }

    fn xor(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.grundy(heap))
    }
}

/// The winning moves of a game that is borrowed or shared.
fn moves<'a, G>(game: G, heaps: &'a [u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + 'a
where
    G: Deref<Target = OctalGame> + Clone + 'a,
{
    let xor = game.xor(heaps);
    let digits = game.digits.clone();
    let rests = heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        digits.clone().into_iter().zip((0..=heap).rev()).map(move |(digit, rest)| (i, digit, rest))
    });
    rests.flat_map(move |(i, digit, rest)| {
        let Period { start, length } = game.period.unwrap_or(Period { start: rest, length: 0 });
        let target = xor ^ game.grundy(heaps[i]);
        let game = game.clone();
        let is_right = move |parts: &[u64; 3]| game.xor(parts) == target;
        let end = (start + length).min(rest / 2);
        let is_any = (start..end).any(|a| is_right(&[0, a, rest - a]));
        let right = splits(digit, rest, if is_any { rest / 2 } else { end }).filter(is_right);
        right.map(move |parts| (i, parts.iter().copied().filter(|&part| part > 0).collect()))
    })
}

/// Does the digit allow to leave so many heaps?
fn may_leave(digit: u32, heaps: u32) -> bool {
    digit >> heaps & 1 == 1
}

/// What the digit may leave of `n` stones, as three heaps of which some can be empty; two heaps
/// only with one of at most `half`.
fn splits(digit: u32, n: u64, half: u64) -> impl Iterator<Item = [u64; 3]> {
    let few = Some([0, 0, n]).filter(|_| may_leave(digit, u32::from(n > 0)));
    let half = if may_leave(digit, 2) { half } else { 0 };
    let most = if may_leave(digit, 3) { n / 3 } else { 0 };
    let two = (1..=half).map(move |a| [0, a, n - a]);
    let three = (1..=most).flat_map(move |a| (a..=(n - a) / 2).map(move |b| [a, b, n - a - b]));
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

/// The least proven period `(start, length)` of a game whose moves leave at most so many `heaps`.
/// All values from `middle` on stand `length` places before, too. So `start + length` is at most
/// `middle`, of which the theorem asks `heaps` times as much and the digits: that is in the table.
fn find_period<T: PartialEq>(values: &[T], heaps: usize, digits: usize) -> Option<(usize, usize)> {
    let middle = values.len().checked_sub(digits)? / heaps;
    let earlier = values.get(1..values.len() - 1)?.windows(values.len() - middle);
    let length = 1 + earlier.rev().position(|window| *window == values[middle..])?;
    let change = (1..middle).rfind(|&n| values[n] != values[n + length]);
    Some((change.map_or(1, |n| n + 1), length))
}
