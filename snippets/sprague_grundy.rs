//! Sprague–Grundy: the value of any impartial game, from the options of its positions; whoever cannot move loses.
//!
//! The Grundy value of a position is the mex of the values of its options: the least number that is
//! not one of them. A sum of positions, where a turn is a move in one of them, has the xor of their
//! values, because a position acts like a Nim heap of its value: all smaller values are options,
//! and a move to a larger one can be answered by a move back. The player to move wins iff the xor
//! is not 0. A move wins iff it gives its position the xor of the others.
//!
//! ```
//! use nim_snippets::sprague_grundy::{grundy_values, SpragueGrundy};
//!
//! // Subtract a divisor of n, but not n.
//! let options = |&n: &u64| (1..n).filter(|d| n % d == 0).map(|d| n - d).collect();
//! let mut game = SpragueGrundy::new(options);
//! assert!(game.wins(&[2, 8]) && !game.wins(&[2, 6]));
//! assert!(game.winning_moves(&[2, 8]).eq([(1, vec![6])]));
//!
//! // Split a heap into two unequal ones: an option is the list of its parts.
//! let split = |n: usize| (1..n).take_while(|a| 2 * a < n).map(|a| vec![a, n - a]).collect();
//! assert_eq!(grundy_values(8, split), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
//! let mut game = SpragueGrundy::with_splits(|&n| split(n));
//! assert_eq!(game.grundy(&[8]), 2);
//! ```
//!
//! - Time: one call of `options` for each position in reach, and a look-up for each option: 10^6
//!   numbers with 3 options each take 0.2 s and 110 MB, 2·10^5 lists of 10 numbers with 40 options
//!   each 1.5 s. There is no recursion, so a play may be as long as memory allows. For bit masks
//!   `mask_solver` is much faster, for heaps `grundy_table`.
//! - Limit: `Σ options(x).len() ≤ 10^6` (120 MiB).
//! - Input: any game that ends. An empty list of parts ends its component.
//! - Panics: a position that can return; an option of heap `n` that has a heap of `n` or more.
//! - Misère: see `outcome_search`.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy,
//!   "Mathematics and games", 1939.
//! - 日本語: スプレイグ・グランディ: どんな不偏ゲームの値も、手の一覧から求める。動けなければ負け。
//! - See also: [`grundy_table`](super::grundy_table) (heaps that are numbers, faster),
//!   [`mask_solver`](super::mask_solver) (bit masks, faster),
//!   [`outcome_search`](super::outcome_search) (misère play), [`loopy_game`](super::loopy_game)
//!   (draws, remoteness).

#![cfg_attr(doc, doc(alias("Grundy number", "nimber of a game", "mex", "グランディ数")))]
#![cfg_attr(doc, doc(alias("スプラグ・グランディ", "SG 函数", "SG function", "memoisation")))]
#![cfg_attr(doc, doc(alias("string, 文字列", "grid, 盤面", "メモ化再帰")))]
#![cfg_attr(doc, doc(alias("ABC206 F Interval Game 2", "CF87C Interesting Game")))]
#![cfg_attr(doc, doc(alias("Typical 90 031 VS AtCoder")))]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The least number that is not among the values.
pub fn mex(values: &[u64]) -> u64 {
    if values.len() < 64 {
        let small = values.iter().filter(|&&value| value < 64);
        return small.fold(0_u64, |bits, value| bits | 1 << value).trailing_ones().into();
    }
    let mut seen = vec![false; values.len()];
    for &value in values.iter().filter(|&&value| value < values.len() as u64) {
        seen[value as usize] = true;
    }
    seen.iter().take_while(|&&seen| seen).count() as u64
}

/// The Grundy values of the heaps `0..=n`. An option lists the smaller heaps that remain of one.
pub fn grundy_values(n: usize, options: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=n {
        let value_of = |parts: Vec<usize>| {
            let smaller = parts.iter().all(|&part| part < heap);
            assert!(smaller, "{:?} is not an option of a heap of {}", parts, heap);
            parts.iter().fold(0, |xor, &part| xor ^ values[part])
        };
        let reached: Vec<u64> = options(heap).into_iter().map(value_of).collect();
        values.push(mex(&reached));
    }
    values
}

/// The options of a position.
enum Options<S> {
    /// Each option is a single position.
    Single(Vec<S>),
    /// Each option is the list of its parts.
    Split(Vec<Vec<S>>),
}

impl<S> Options<S> {
    /// The parts of option `i`.
    fn get(&self, i: usize) -> Option<&[S]> {
        match self {
            Options::Single(options) => options.get(i).map(std::slice::from_ref),
            Options::Split(options) => options.get(i).map(|parts| &parts[..]),
        }
    }

    /// All options as lists of their parts.
    fn into_lists(self) -> Vec<Vec<S>> {
        match self {
            Options::Single(options) => options.into_iter().map(|part| vec![part]).collect(),
            Options::Split(options) => options,
        }
    }
}

/// Lists the options of a position.
type Rule<'a, S> = Box<dyn Fn(&S) -> Options<S> + 'a>;

/// Evaluates positions of any type, each once.
pub struct SpragueGrundy<'a, S> {
    options: Rule<'a, S>,
    values: HashMap<S, u64, BuildHasherDefault<QuickHasher>>,
}

/// A position that is being evaluated.
struct Step<S> {
    position: S,
    options: Options<S>,
    /// The start of the values of its options in the list of values for the whole path.
    start: usize,
}

impl<'a, S: Hash + Eq + Clone> SpragueGrundy<'a, S> {
    /// A game in which a position becomes one of its `options`.
    pub fn new(options: impl Fn(&S) -> Vec<S> + 'a) -> Self {
        let options = Box::new(move |position: &S| Options::Single(options(position)));
        SpragueGrundy { options, values: HashMap::default() }
    }

    /// A game in which a position becomes all positions of a list.
    pub fn with_splits(options: impl Fn(&S) -> Vec<Vec<S>> + 'a) -> Self {
        let options = Box::new(move |position: &S| Options::Split(options(position)));
        SpragueGrundy { options, values: HashMap::default() }
    }

    /// The Grundy value of the sum of these positions.
    pub fn grundy(&mut self, sum: &[S]) -> u64 {
        sum.iter().fold(0, |xor, position| xor ^ self.value(position))
    }

    /// Does the player to move win the sum of these positions?
    pub fn wins(&mut self, sum: &[S]) -> bool {
        self.grundy(sum) != 0
    }

    /// All winning moves `(i, parts)` of a sum, in the order of its positions and their options.
    pub fn winning_moves(&mut self, sum: &[S]) -> impl Iterator<Item = (usize, Vec<S>)> {
        let xor = self.grundy(sum);
        let mut moves = Vec::new();
        for (i, position) in sum.iter().enumerate() {
            let others = xor ^ self.value(position);
            let mut options = (self.options)(position).into_lists();
            options.retain(|parts| self.grundy(parts) == others);
            moves.extend(options.into_iter().map(|parts| (i, parts)));
        }
        moves.into_iter()
    }

    /// The value of one position.
    fn value(&mut self, position: &S) -> u64 {
        if !self.values.contains_key(position) {
            self.evaluate(position);
        }
        self.values[position]
    }

    /// Evaluates a position after all that it can reach. The path from it to the position that is
    /// evaluated now is a list, since a recursion along a long play would overflow the stack.
    fn evaluate(&mut self, position: &S) {
        let mut reached = Vec::new(); // the values of options, for each position on the path
        let mut path = vec![self.enter(position, 0)];
        while let Some(step) = path.last() {
            match step.options.get(reached.len() - step.start) {
                Some(option) => match self.known_xor(option) {
                    Ok(value) => reached.push(value),
                    Err(unknown) => {
                        let next = self.enter(unknown, reached.len());
                        // A play that returns repeats for ever, so it comes to this position again.
                        let earlier = (path.len() + 1).next_power_of_two() / 2 - 1;
                        let returns = path[earlier].position == next.position;
                        assert!(!returns, "the game can return to a position");
                        path.push(next);
                    }
                },
                None => {
                    let value = mex(&reached[step.start..]);
                    reached.truncate(step.start);
                    if let Some(decided) = path.pop() {
                        self.values.insert(decided.position, value);
                    }
                    if let Some(Step { options: Options::Single(_), .. }) = path.last() {
                        reached.push(value); // of the option that led here
                    }
                }
            }
        }
    }

    fn enter(&self, position: &S, start: usize) -> Step<S> {
        Step { position: position.clone(), options: (self.options)(position), start }
    }

    /// The xor of the parts' values, or the first part that has no value yet.
    fn known_xor<'b>(&self, parts: &'b [S]) -> Result<u64, &'b S> {
        let mut xor = 0;
        for part in parts {
            xor ^= self.values.get(part).ok_or(part)?;
        }
        Ok(xor)
    }
}

/// A replacement for the default hasher of `HashMap`, which takes far longer, because it must
/// withstand attacks. The two halves of a product together depend on all bits of a word.
#[derive(Default)]
struct QuickHasher(u64);

impl Hasher for QuickHasher {
    fn write(&mut self, bytes: &[u8]) {
        let words = bytes.chunks_exact(8);
        for &byte in words.remainder() {
            self.write_u64(byte.into());
        }
        for word in words {
            self.write_u64(word.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
