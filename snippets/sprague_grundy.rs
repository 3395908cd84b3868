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
//! use nim_snippets::sprague_grundy::{grundy_values, Solver};
//!
//! // Subtract a divisor of n, but not n. An option is the list of what remains, here of one.
//! let mut game = Solver::new(|&n: &u64| (1..n).filter(|d| n % d == 0).map(|d| [n - d]).collect());
//! assert!(game.wins(&[2, 8]) && !game.wins(&[2, 6]));
//! assert_eq!(game.winning_moves(&[2, 8]), [(1, [6])]);
//!
//! // Split a heap into two unequal ones.
//! let split = |n: usize| (1..n.div_ceil(2)).map(|part| vec![part, n - part]).collect();
//! assert_eq!(grundy_values(8, split), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
//! ```
//!
//! - Time: one call of `options` for each position in reach and a look-up for each option. No
//!   recursion, so a game may be as long as memory allows.
//! - Input: any game that ends. If a position can return, evaluating it panics; so does an
//!   option of heap `n` that has a heap of `n` or more. An empty list ends its component.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy,
//!   "Mathematics and games", 1939.
//! - 日本語: スプレイグ・グランディ: どんな不偏ゲームの値も、手の一覧から求める。動けなければ負け。
//! - See also: `grundy_table` (heaps that are numbers, faster), `mask_solver` (bit masks, faster),
//!   `outcome_search` (misère play), `game_graph` (draws, remoteness).

#![cfg_attr(doc, doc(alias("Grundy number", "nimber of a game", "mex", "グランディ数")))]
#![cfg_attr(doc, doc(alias("スプラグ・グランディ", "SG 函数", "SG function", "memoisation")))]
#![cfg_attr(doc, doc(alias("string, 文字列", "grid, 盤面", "メモ化再帰")))]
#![cfg_attr(doc, doc(alias("ABC206 F Interval Game 2", "CF87C Interesting Game")))]
#![cfg_attr(doc, doc(alias("Typical 90 031 VS AtCoder")))]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::marker::PhantomData;

/// The least number that is not among the values.
pub fn mex(values: &[u64]) -> u64 {
    if values.len() < 256 {
        // Saves the list of a few values; many are marked in less time.
        let bit = |value: u64| u64::from(value < 64) << (value % 64);
        let below_64 = values.iter().fold(0, |seen, &value| seen | bit(value));
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
    let mut values = Vec::new();
    for heap in 0..=n {
        let value_of = |option: &Vec<usize>| {
            let smaller = option.iter().all(|&part| part < heap);
            assert!(smaller, "{:?} is no option of a heap of {}", option, heap);
            option.iter().fold(0, |xor, &part| xor ^ values[part])
        };
        values.push(mex(&options(heap).iter().map(value_of).collect::<Vec<u64>>()));
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
pub struct Solver<S, M, F> {
    options: F,
    /// The value of a position, `None` while it is on the path.
    known: HashMap<S, Option<u64>, BuildHasherDefault<FastHasher>>,
    option: PhantomData<M>,
}

impl<S: Hash + Eq + Clone, M: AsRef<[S]>, F: Fn(&S) -> Vec<M>> Solver<S, M, F> {
    /// A solver for the game with these options.
    pub fn new(options: F) -> Self {
        Solver { options, known: HashMap::default(), option: PhantomData }
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

    /// All winning moves `(i, option)` of a sum, in the order of its positions and their options.
    pub fn winning_moves(&mut self, sum: &[S]) -> Vec<(usize, M)> {
        let xor = self.xor(sum);
        let mut moves = Vec::new();
        for (i, position) in sum.iter().enumerate() {
            let others = xor ^ self.grundy(position);
            let mut options = (self.options)(position);
            options.retain(|option| self.xor(option.as_ref()) == others);
            moves.extend(options.into_iter().map(|option| (i, option)));
        }
        moves
    }

    fn xor(&mut self, sum: &[S]) -> u64 {
        sum.iter().fold(0, |xor, position| xor ^ self.grundy(position))
    }

    /// Evaluates a position after all that it can reach, without recursion.
    fn evaluate(&mut self, position: S) {
        let mut path = vec![self.enter(position)];
        while let Some((_, values, options)) = path.last_mut() {
            match options.get(values.len()).map(|option| self.known_xor(option.as_ref())) {
                Some(Ok(value)) => values.push(value),
                Some(Err(part)) => {
                    let part = part.clone();
                    path.push(self.enter(part));
                }
                None => {
                    let value = Some(mex(values));
                    self.known.extend(path.pop().map(|done| (done.0, value)));
                }
            }
        }
    }

    /// A position, room for its options' values, and these.
    fn enter(&mut self, position: S) -> (S, Vec<u64>, Vec<M>) {
        self.known.insert(position.clone(), None);
        let options = (self.options)(&position);
        (position, Vec::with_capacity(options.len()), options)
    }

    /// The xor of the parts' values, or the first part that has none yet.
    fn known_xor<'a>(&self, parts: &'a [S]) -> Result<u64, &'a S> {
        parts.iter().try_fold(0, |xor, part| match self.known.get(part) {
            Some(value) => Ok(xor ^ value.expect("the game can return to a position")),
            None => Err(part),
        })
    }
}

/// As the hasher of std, in a tenth of the time, for positions that nobody chose to collide.
#[derive(Default)]
pub struct FastHasher(u64);

impl Hasher for FastHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
