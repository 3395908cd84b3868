//! Octal game: digit `t` of the code says what taking `t` stones may leave of a heap; whoever cannot move loses.
//!
//! Bit `j` of a digit allows leaving `j` heaps, none of them empty. If moves leave at most `u`
//! heaps, a repetition that is seen up to `u * (start + length) + digits` is proven (Guy, Smith):
//! one of the `u` parts of each larger option is so large that removing a period from it changes no
//! value, so a heap and the heap one period below it have options of the same values. Known codes
//! are 0.77 (Kayles), 0.07 (Dawson's Kayles), 0.137 (Dawson's chess), 0.11337 (treblecross on at
//! least three cells), `4.` (into two smaller heaps) and `C.` (into two or three). If a heap may be
//! split into two, three or four, a formula holds: a heap of `n` has value `n - 1`, because every
//! smaller value `v` is that of the heap `v + 1` beside one to three heaps whose values have xor 0.
//!
//! ```
//! use nim_snippets::octal_game::OctalGame;
//!
//! let kayles = OctalGame::new(u64::MAX, "0.77");
//! assert!(kayles.wins(&[10u64.pow(18), 5]) && !kayles.wins(&[5, 9]));
//! assert_eq!(kayles.winning_moves(&[5, 1]).next(), Some((0, vec![4]))); // 1 ^ 1 == 0
//! ```
//!
//! - Time: `O(n^2)` for the table, 2·10^4 heaps without a period take 0.1 s, but the period of a
//!   periodic game comes soon; `O(heap)` to list moves. If moves leave three heaps, `O(n^3)`: 1000
//!   heaps take 0.1 s.
//! - Limit: `period == None: digits ≤ 16, max_heap ≤ 2·10^4`;
//!   `digit ≥ 8: digits ≤ 16, max_heap ≤ 1000`.
//! - Input: digits are octal or hexadecimal (8 leaves three heaps), 0, 4, 8 or C before the point.
//! - Panics: an invalid code; heaps above 10^5 if no period is proven within 10^5 heaps, or 3125 if
//!   a heap may become three.
//! - Misère: no general theory is known; `misere_sums` finds small quotients.
//! - Source: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
//! - 日本語: 八進ゲーム: コードの `t` 桁目が、石を `t` 個取ったあと山がどう残ってよいかを決める (Kayles など)。動けなければ負け。
//! - See also: [`treblecross`](super::treblecross) (the board),
//!   [`misere_sums`](super::misere_sums), [`grundy_table`](super::grundy_table) (other rules).

#![cfg_attr(doc, doc(alias("Kayles", "ケイレス", "Dawson Kayles", "Dawson chess")))]
#![cfg_attr(doc, doc(alias("ドーソンのチェス", "hexadecimal game", "take-and-break")))]
#![cfg_attr(doc, doc(alias("八進ゲーム", "knock down", "ボウリングのピン")))]
#![cfg_attr(doc, doc(alias("隣り合う 1 個か 2 個を取る", "円環 円周", "circle of stones")))]
#![cfg_attr(doc, doc(alias("adjacent stones", "ドミノを置く", "place dominoes in a row")))]
#![cfg_attr(doc, doc(alias("PE 629 Scatterstone Nim", "split into at most three")))]
#![cfg_attr(doc, doc(alias("NYOJ 833 取石子 环", "CF305E Playing with String, palindrome")))]
#![cfg_attr(doc, doc(alias("CF1704F Colouring Game", "HackerRank Kayles, Bowling Pins")))]

/// `g(n + length) == g(n)` for all `n >= start`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
}

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, code: &str) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let game = OctalGame::new(n as u64, code);
    (0..=n as u64).map(|heap| game.value(heap)).collect()
}

/// Does the player to move win?
pub fn wins(heaps: &[u64], code: &str) -> bool {
    OctalGame::new(*heaps.iter().max().unwrap_or(&0), code).wins(heaps)
}

/// The values of one code.
pub struct OctalGame {
    digits: Vec<u32>,
    values: Vec<u32>,
    period: Option<Period>,
}

impl OctalGame {
    /// Tabulates the heaps up to `max_heap`, or fewer if their period is proven.
    pub fn new(max_heap: u64, code: &str) -> Self {
        let digits = parse(code);
        let leaves_three = digits.iter().any(|&digit| may_leave(digit, 3));
        let (parts, limit) = if leaves_three { (3, 3125) } else { (2, 100_000) };
        let last = max_heap.min(limit) as usize;
        let mut values = vec![0];
        let mut period = None;
        let mut next_check = 32;
        let mut seen = Vec::new();
        while period.is_none() && values.len() <= last {
            let heap = values.len();
            seen.resize(4 * heap, 0); // no play is longer than 2 * heap
            for (&digit, rest) in digits.iter().zip((0..=heap).rev()) {
                for [a, b, c] in splits(digit & !4, rest as u64) {
                    let value = values[a as usize] ^ values[b as usize] ^ values[c as usize];
                    seen[value as usize] = heap;
                }
                // Splits into two are most: a plain loop takes a third of the time.
                let half = if may_leave(digit, 2) { rest / 2 } else { 0 };
                for (a, b) in values[1..=half].iter().zip(values[rest - half..rest].iter().rev()) {
                    seen[(a ^ b) as usize] = heap;
                }
            }
            values.push(seen.iter().take_while(|&&last| last == heap).count() as u32);
            if heap == next_check || heap == last {
                next_check += next_check / 2;
                period = find_period(&values, parts, digits.len());
            }
        }
        assert!(period.is_some() || max_heap <= limit, "no period within {} heaps", limit);
        OctalGame { digits, values, period }
    }

    /// The proven period, if there is one in the table. It starts above 0, the heap without parts.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.value(heap))
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.grundy(heaps) != 0
    }

    /// All winning moves `(i, parts)`: heap `i` becomes `parts`, ascending and none empty; fewest
    /// taken first.
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, Vec<u64>)> + 'a {
        let xor = self.grundy(heaps);
        let takings = heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            self.digits.iter().zip((0..=heap).rev()).map(move |(&digit, rest)| (i, digit, rest))
        });
        takings.flat_map(move |(i, digit, rest)| {
            let target = xor ^ self.value(heaps[i]);
            let splits = splits(digit, rest).take(self.most_splits(digit, rest, target));
            let right = splits.filter(move |parts| self.grundy(parts) == target);
            right.map(move |parts| (i, parts.iter().copied().filter(|&part| part > 0).collect()))
        })
    }

    /// The number of splits to look at, since no later split has the value `target`. Of two parts,
    /// the smaller one can lose periods: where none within the first period is right, only one
    /// before it can be.
    fn most_splits(&self, digit: u32, rest: u64, target: u64) -> usize {
        let Period { start, length } = match self.period {
            Some(period) if !may_leave(digit, 3) => period,
            _ => return usize::MAX,
        };
        let mut smaller = (start..start + length).take_while(|part| 2 * part <= rest);
        if smaller.any(|part| self.grundy(&[part, rest - part]) == target) {
            usize::MAX
        } else {
            start as usize
        }
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let Period { start, length } = self.period.unwrap_or(Period { start: heap, length: 1 });
        let index = heap.min(start) + heap.saturating_sub(start) % length;
        let max = self.values.len() as u64 - 1;
        assert!(index <= max, "a heap of {} is above the {} of the table", heap, max);
        self.values[index as usize].into()
    }
}

/// Does the digit allow leaving this number of heaps?
fn may_leave(digit: u32, heaps: u32) -> bool {
    digit >> heaps & 1 == 1
}

/// The heaps that the digit may leave of `n` stones: always three, of which some can be empty.
fn splits(digit: u32, n: u64) -> impl Iterator<Item = [u64; 3]> {
    let few = may_leave(digit, u32::from(n > 0)).then_some([0, 0, n]);
    let half = if may_leave(digit, 2) { n / 2 } else { 0 };
    let third = if may_leave(digit, 3) { n / 3 } else { 0 };
    let two = (1..=half).map(move |a| [0, a, n - a]);
    let three = (1..=third).flat_map(move |a| (a..=(n - a) / 2).map(move |b| [a, b, n - a - b]));
    few.into_iter().chain(two).chain(three)
}

fn parse(code: &str) -> Vec<u32> {
    assert!(
        code.find('.') == Some(1),
        "`{}` is not an octal code: one digit before the point",
        code
    );
    let digit = |(i, c): (usize, char)| {
        let digit = c.to_digit(16).filter(|digit| i > 0 || digit % 4 == 0);
        digit.unwrap_or_else(|| {
            panic!("`{}` is not an octal code: `{}` at digit {}", code, c, i + 1)
        })
    };
    code.char_indices().filter(|&(i, _)| i != 1).map(digit).collect()
}

/// The least proven period of a game whose moves leave at most `parts` heaps. All values from
/// `middle` to the end equal the values `length` earlier. So `start + length` is at most `middle`,
/// and the theorem needs `parts * middle` values and one more for each digit: these are in the
/// table.
fn find_period(values: &[u32], parts: usize, digits: usize) -> Option<Period> {
    let middle = values.len().checked_sub(digits)? / parts;
    let earlier = values.get(1..values.len() - 1)?.windows(values.len() - middle);
    let length = 1 + earlier.rev().position(|window| *window == values[middle..])?;
    let change = (1..middle).rfind(|&n| values[n] != values[n + length]);
    Some(Period { start: change.map_or(1, |n| n as u64 + 1), length: length as u64 })
}
