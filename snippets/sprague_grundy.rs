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
//!   numbers with 3 options each take 0.15 s and 80 MB, 2·10^5 lists of 10 numbers with 40 options
//!   each 1.5 s. There is no recursion, so a play may be as long as memory allows. For bit masks
//!   `mask_solver` is much faster, for heaps `grundy_table`.
//! - Limit: `Σ options(x).len() ≤ 10^6` (80 MiB).
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

/// Lists the options of a position.
type Rule<'a, S, O> = Box<dyn Fn(&S) -> Vec<O> + 'a>;

enum Options<'a, S> {
    /// Each option is a position.
    Single(Rule<'a, S, S>),
    /// Each option is the list of its parts.
    Split(Rule<'a, S, Vec<S>>),
}

type Values<S> = HashMap<S, u64, BuildHasherDefault<QuickHasher>>;

/// Evaluates positions of any type, each once.
pub struct SpragueGrundy<'a, S> {
    options: Options<'a, S>,
    values: Values<S>,
}

impl<'a, S: Hash + Eq + Clone> SpragueGrundy<'a, S> {
    /// A game in which a position becomes one of its `options`.
    pub fn new(options: impl Fn(&S) -> Vec<S> + 'a) -> Self {
        let options = Options::Single(Box::new(options));
        SpragueGrundy { options, values: HashMap::default() }
    }

    /// A game in which a position becomes all positions of a list.
    pub fn with_splits(options: impl Fn(&S) -> Vec<Vec<S>> + 'a) -> Self {
        let options = Options::Split(Box::new(options));
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
            let mut options = match &self.options {
                Options::Single(options) => {
                    options(position).into_iter().map(|to| vec![to]).collect()
                }
                Options::Split(options) => options(position),
            };
            options.retain(|parts| self.grundy(parts) == others);
            moves.extend(options.into_iter().map(|parts| (i, parts)));
        }
        moves.into_iter()
    }

    /// The value of one position.
    fn value(&mut self, position: &S) -> u64 {
        let values = &mut self.values;
        if let Some(&value) = values.get(position) {
            return value;
        }
        match &self.options {
            Options::Single(options) => evaluate(position, options, std::slice::from_ref, values),
            Options::Split(options) => evaluate(position, options, |parts| parts, values),
        }
    }
}

/// A position that is being evaluated.
struct Step<S> {
    position: S,
    /// Where its options start in the list of open options.
    open: usize,
    /// Where the values of its options start in the list of values.
    reached: usize,
}

/// Evaluates a position after all that it can reach. The path from it to the position that is
/// evaluated now is a list, since a recursion along a long play would overflow the stack.
fn evaluate<S: Hash + Eq + Clone, O>(
    start: &S,
    options: impl Fn(&S) -> Vec<O>,
    parts: impl Fn(&O) -> &[S],
    values: &mut Values<S>,
) -> u64 {
    let mut path = vec![Step { position: start.clone(), open: 0, reached: 0 }];
    let mut open = options(start); // of all positions on the path, in reverse order
    open.reverse();
    let mut reached = Vec::new(); // the values of the options that are not open any more
    loop {
        let step = &path[path.len() - 1];
        if open.len() > step.open {
            match known_xor(parts(&open[open.len() - 1]), values) {
                Ok(value) => {
                    reached.push(value);
                    open.pop();
                }
                Err(unknown) => {
                    let position = unknown.clone();
                    // A play that returns repeats for ever, so it comes to this position again.
                    let returns = path[last_checkpoint(path.len())].position == position;
                    assert!(!returns, "the game can return to a position");
                    let step = Step { position, open: open.len(), reached: reached.len() };
                    open.extend(options(&step.position).into_iter().rev());
                    path.push(step);
                }
            }
            continue;
        }
        let value = mex(&reached[step.reached..]);
        reached.truncate(step.reached);
        values.reserve(path.len()); // all of these follow
        if let Some(decided) = path.pop() {
            values.insert(decided.position, value);
        }
        match open.last() {
            None => return value,
            Some(option) if parts(option).len() == 1 => {
                reached.push(value); // of the option that led here
                open.pop();
            }
            Some(_) => {} // other parts may be unknown
        }
    }
}

/// The last of the indices 0, 1, 3, 7, 15, … below a length. Some of these are farther apart than a
/// cycle is long, so comparing with the position there finds each cycle (R. P. Brent's method).
fn last_checkpoint(length: usize) -> usize {
    (length + 1).next_power_of_two() / 2 - 1
}

/// The xor of the parts' values, or the first part that has no value yet.
fn known_xor<'b, S: Hash + Eq>(parts: &'b [S], values: &Values<S>) -> Result<u64, &'b S> {
    let mut xor = 0;
    for part in parts {
        xor ^= values.get(part).ok_or(part)?;
    }
    Ok(xor)
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
