//! Sprague–Grundy: the value of any impartial game, from the options of its positions; whoever cannot move loses.
//!
//! The Grundy value of a position is the mex of its options' values: the least number that is
//! not one of them. A sum of positions, where a turn is a move in one of them, has the xor of their
//! values, since a position acts like a Nim heap of its value: all smaller values are options, and
//! a move to a larger one can be answered by a move back.
//! The player to move wins iff the xor is not 0; a move wins iff it gives its position the
//! xor of the others.
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
//! let split = |n: usize| (1..n.div_ceil(2)).map(|part| vec![part, n - part]).collect();
//! assert_eq!(grundy_values(8, split), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
//! let mut game = SpragueGrundy::with_splits(|&n| split(n));
//! assert_eq!(game.grundy(&8), 2);
//! ```
//!
//! - Time: one call of `options` for each position in reach and a look-up for each option; no
//!   recursion, so a game may be as long as memory allows. 10^6 options take 0.15 s; for bit masks
//!   `mask_solver` is much faster, for heaps `grundy_table`.
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
use std::hash::Hash;

/// The least number that is not among the values.
pub fn mex(values: &[u64]) -> u64 {
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

/// For each option the list of positions that one becomes.
type Options<'a, S> = Box<dyn Fn(&S) -> Vec<Vec<S>> + 'a>;

/// Evaluates positions of any type, each once.
pub struct SpragueGrundy<'a, S> {
    options: Options<'a, S>,
    /// The value of a position, `None` while it is being evaluated.
    known: HashMap<S, Option<u64>>,
}

impl<'a, S: Hash + Eq + Clone> SpragueGrundy<'a, S> {
    /// A game in which a position becomes one of its `options`.
    pub fn new(options: impl Fn(&S) -> Vec<S> + 'a) -> Self {
        Self::with_splits(move |position| {
            options(position).into_iter().map(|to| vec![to]).collect()
        })
    }

    /// A game in which a position becomes all positions of a list.
    pub fn with_splits(options: impl Fn(&S) -> Vec<Vec<S>> + 'a) -> Self {
        SpragueGrundy { options: Box::new(options), known: HashMap::new() }
    }

    /// The Grundy value of a position.
    pub fn grundy(&mut self, position: &S) -> u64 {
        if !self.known.contains_key(position) {
            self.evaluate(position.clone());
        }
        self.known[position].expect("it is evaluated")
    }

    /// Does the player to move win the sum of these positions?
    pub fn wins(&mut self, sum: &[S]) -> bool {
        self.xor(sum) != 0
    }

    /// All winning moves `(i, parts)` of a sum, in the order of its positions and their options.
    pub fn winning_moves(&mut self, sum: &[S]) -> impl Iterator<Item = (usize, Vec<S>)> {
        let xor = self.xor(sum);
        let mut moves = Vec::new();
        for (i, position) in sum.iter().enumerate() {
            let others = xor ^ self.grundy(position);
            let mut options = (self.options)(position);
            options.retain(|parts| self.xor(parts) == others);
            moves.extend(options.into_iter().map(|parts| (i, parts)));
        }
        moves.into_iter()
    }

    fn xor(&mut self, sum: &[S]) -> u64 {
        sum.iter().fold(0, |xor, position| xor ^ self.grundy(position))
    }

    /// Evaluates a position after all that it can reach, without recursion.
    fn evaluate(&mut self, position: S) {
        // Each position of the path has its options, and the values of those that are done.
        let mut path = vec![self.enter(position)];
        while let Some((position, options, values)) = path.last_mut() {
            let rest = options[values.len()..].iter();
            let unknown = rest
                .map(|parts| self.known_xor(parts))
                .find_map(|xor| xor.map(|xor| values.push(xor)).err());
            if let Some(part) = unknown {
                let part = part.clone();
                path.push(self.enter(part));
            } else {
                self.known.insert(position.clone(), Some(mex(values)));
                path.pop();
            }
        }
    }

    fn enter(&mut self, position: S) -> (S, Vec<Vec<S>>, Vec<u64>) {
        self.known.insert(position.clone(), None);
        let options = (self.options)(&position);
        (position, options, Vec::new())
    }

    /// The xor of the parts' values, or the first part that has none yet.
    fn known_xor<'b>(&self, parts: &'b [S]) -> Result<u64, &'b S> {
        parts.iter().try_fold(0, |xor, part| match self.known.get(part) {
            Some(value) => Ok(xor ^ value.expect("the game can return to a position")),
            None => Err(part),
        })
    }
}
