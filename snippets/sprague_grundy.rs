//! Sprague–Grundy: what any impartial game is worth, from the options of its positions; whoever cannot move loses.
//!
//! The Grundy value of a position is the mex of its options' values: the least number that is
//! not one of them. A sum of positions, where a turn is a move in one of them, is worth the
//! xor of their values, since a position acts like a Nim heap of its value: all smaller values
//! are options, and a move to a larger one can be answered by a move back.
//! The player to move wins iff the xor is not 0; a move wins iff it gives its position the
//! xor of the others.
//!
//! ```
//! use nim_snippets::sprague_grundy::{grundy_values, SpragueGrundy};
//!
//! // Subtract a divisor of n, but not n. An option is the list of what remains, here of one.
//! let options = |&n: &u64| (1..n).filter(|d| n % d == 0).map(|d| [n - d]).collect();
//! let mut game = SpragueGrundy::new(options);
//! assert!(game.wins(&[2, 8]) && !game.wins(&[2, 6]));
//! assert!(game.winning_moves(&[2, 8]).eq([(1, [6])]));
//!
//! // Split a heap into two unequal ones.
//! let split = |n: usize| (1..n.div_ceil(2)).map(|part| vec![part, n - part]).collect();
//! assert_eq!(grundy_values(8, split), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
//! ```
//!
//! - Time: one call of `options` for each position in reach and a look-up for each option; no
//!   recursion, so a game may be as long as memory allows. 2^20 masks of 20 bits with 15 options
//!   each take 0.7 seconds and 28 MB, in `mask_solver` 30 ms, in `grundy_table` 15 ms. 500 heaps
//!   that split in all ways take 4 ms as lists of lists, by `grundy_values_by` with `[a, b]` 0.2
//!   ms.
//! - Input: any game that ends. If a position can return, evaluating it panics; so does an
//!   option of heap `n` that has a heap of `n` or more. An empty list ends its component. Tables
//!   go up to 2^32.
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

use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::{collections::HashMap, convert::TryFrom, marker::PhantomData};

/// The least number that is not among the values.
pub fn mex(values: &[u64]) -> u64 {
    if values.len() < 256 {
        // Saves the list of a few values; many are marked in less time.
        let bit = |value: &u64| u64::from(*value < 64) << (value % 64);
        let below_64 = values.iter().map(bit).fold(0, |seen, bit| seen | bit);
        if below_64 != u64::MAX {
            return u64::from(below_64.trailing_ones());
        }
    }
    let mut seen = vec![false; values.len()];
    for &value in values.iter().filter(|&&value| value < values.len() as u64) {
        seen[value as usize] = true;
    }
    seen.iter().take_while(|&&seen| seen).count() as u64
}

/// The Grundy values of the heaps `0..=n`. An option lists the smaller heaps that remain of one.
pub fn grundy_values(n: usize, options: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u64> {
    grundy_values_by(n, options)
}

/// The same from any iterator of options `[left]`, `[a, b]` or `vec![a, b, c]`.
pub fn grundy_values_by<M: AsRef<[usize]>, I: IntoIterator<Item = M>>(
    n: usize,
    options: impl Fn(usize) -> I,
) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut values: Vec<u64> = Vec::with_capacity(n + 1);
    let mut seen_by = Vec::new(); // for each value, the last heap with an option of it
    for heap in 0..=n {
        for option in options(heap) {
            let parts = option.as_ref();
            let smaller = parts.iter().all(|&part| part < heap);
            assert!(smaller, "{:?} is no option of a heap of {}", parts, heap);
            let value = parts.iter().fold(0, |xor, &part| xor ^ values[part]) as usize;
            seen_by.resize(seen_by.len().max(value + 1), usize::MAX);
            seen_by[value] = heap;
        }
        values.push(seen_by.iter().take_while(|&&by| by == heap).count() as u64);
    }
    values
}

/// An option behind a label of your own, which `winning_moves` gives back: `Labelled('x', [n])`.
#[derive(Clone, Debug, PartialEq)]
pub struct Labelled<L, M>(pub L, pub M);

impl<S, L, M: AsRef<[S]>> AsRef<[S]> for Labelled<L, M> {
    fn as_ref(&self) -> &[S] {
        self.1.as_ref()
    }
}

/// Evaluates positions of any type, each once. An option is the list of positions that one
/// becomes: `[n - 1]`, `[a, b]` or a `Vec` where it splits.
pub struct SpragueGrundy<S, M, F> {
    options: F,
    /// The value of a position, or [`ON_THE_PATH`].
    known: HashMap<S, u32, BuildHasherDefault<FastHasher>>,
    option: PhantomData<M>,
}

impl<S: Hash + Eq + Clone, M: AsRef<[S]>, F: Fn(&S) -> Vec<M>> SpragueGrundy<S, M, F> {
    /// The game with these options.
    pub fn new(options: F) -> Self {
        SpragueGrundy { options, known: HashMap::default(), option: PhantomData }
    }

    /// The Grundy value of a position.
    pub fn grundy(&mut self, position: &S) -> u64 {
        if !self.known.contains_key(position) {
            self.evaluate(position.clone());
        }
        self.known[position].into()
    }

    /// Does the player to move win the sum of these positions?
    pub fn wins(&mut self, sum: &[S]) -> bool {
        self.xor(sum) != 0
    }

    /// All winning moves `(i, option)` of a sum, in the order of its positions and their options.
    pub fn winning_moves<'a>(&'a mut self, sum: &'a [S]) -> impl Iterator<Item = (usize, M)> + 'a {
        let xor = self.xor(sum);
        sum.iter().enumerate().flat_map(move |(i, position)| {
            let others = xor ^ self.grundy(position);
            let mut options = (self.options)(position);
            options.retain(|option| self.xor(option.as_ref()) == others);
            options.into_iter().map(move |option| (i, option))
        })
    }

    fn xor(&mut self, sum: &[S]) -> u64 {
        sum.iter().fold(0, |xor, position| xor ^ self.grundy(position))
    }

    /// Evaluates a position after all that it can reach, without recursion.
    fn evaluate(&mut self, position: S) {
        let mut path = vec![self.enter(position, 0)];
        // The values that are known of options, for one position of the path after another. Those
        // of the last position begin at `first`.
        let mut values = Vec::new();
        while let Some((position, options, first)) = path.last_mut() {
            let unknown_part = options[values.len() - *first..].iter().find_map(|option| {
                self.known_xor(option.as_ref()).map(|value| values.push(value)).err().cloned()
            });
            if let Some(part) = unknown_part {
                path.push(self.enter(part, values.len()));
                continue;
            }
            let value = u32::try_from(mex(&values[*first..])).expect("a Grundy value below 2^32");
            *self.known.get_mut(position).expect("it is on the path") = value;
            values.truncate(*first);
            path.pop();
        }
    }

    /// A position, its options, and where their values begin in the list of all.
    fn enter(&mut self, position: S, first: usize) -> (S, Vec<M>, usize) {
        self.known.insert(position.clone(), ON_THE_PATH);
        let options = (self.options)(&position);
        (position, options, first)
    }

    /// The xor of the parts' values, or the first part that has none yet.
    fn known_xor<'a>(&self, parts: &'a [S]) -> Result<u64, &'a S> {
        parts.iter().try_fold(0, |xor, part| match self.known.get(part) {
            Some(&ON_THE_PATH) => panic!("the game can return to a position"),
            Some(&value) => Ok(xor ^ u64::from(value)),
            None => Err(part),
        })
    }
}

/// Stands for the value of a position that is being evaluated.
const ON_THE_PATH: u32 = u32::MAX;

/// As the hasher of std, in a tenth of the time, for positions that nobody chose to collide.
#[derive(Default)]
struct FastHasher(u64);

impl Hasher for FastHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
            // With the upper half, as a word that ends in zeros leaves zeros in the lower one.
            let product = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15;
            self.0 = (product ^ product >> 64) as u64;
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
