//! Outcome search: who wins a sum of positions of any game, in normal and in misère play.
//!
//! A position wins iff some option loses. A position without options loses in normal play and wins
//! in misère play. The search stops at the first losing option, and remembers every sum, in which
//! the order of the positions does not matter. Grundy values would need all options, and do not
//! determine misère play. So use this module for the outcome of a single position, and for misère
//! sums of games with splitting heaps, for which no general theory is known.
//!
//! ```
//! use nim_snippets::outcome_search::OutcomeSearch;
//!
//! // Kayles: knock over one pin or two neighbours; an option is the list of rows that remain.
//! let mut kayles = OutcomeSearch::with_splits(|&row: &usize| {
//!     let rests = (0..row).rev().take(2);
//!     rests.flat_map(|rest| (0..=rest / 2).map(move |left| vec![left, rest - left])).collect()
//! });
//! assert!(kayles.wins(&[3, 2]) && !kayles.wins(&[5, 9]));
//! assert!(kayles.misere_wins(&[5]) && !kayles.misere_wins(&[4]));
//! assert!(kayles.misere_winning_moves(&[5]).eq([(0, vec![0, 4]), (0, vec![2, 2])]));
//! ```
//!
//! - Time: at most one call of `options` for each position of each sum in reach, of which there
//!   can be exponentially many: misère Kayles takes 0.04 s for a row of 40, and 0.3 s for 50.
//! - Limit: `Σ sum.len() · options(sum).len() ≤ 10^6` (180 MiB).
//! - Input: any game that ends. An empty sum means that play is over.
//! - Panics: a search that comes back to where it was.
//! - Source: the definition of the outcome (E. Zermelo, 1913).
//! - 日本語: 勝敗の探索: どんなゲームの和でも、正規形と逆形の勝敗を探索で求める。
//! - See also: [`sprague_grundy`](super::sprague_grundy) (sums in normal play, fast),
//!   [`misere_sums`](super::misere_sums) (where a theorem holds), [`loopy_game`](super::loopy_game)
//!   (games that can return).

#![cfg_attr(doc, doc(alias("misère play of any game", "memoised search", "逆形の探索", "minimax")))]
#![cfg_attr(doc, doc(alias("exhaustive search", "任意のゲームの逆形", "メモ化探索")))]
#![cfg_attr(doc, doc(alias("misère Kayles")))]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// For each option the list of positions that one becomes.
type Options<'a, S> = Box<dyn Fn(&S) -> Vec<Vec<S>> + 'a>;

/// Searches positions of any type.
pub struct OutcomeSearch<'a, S> {
    options: Options<'a, S>,
    /// For normal and misère play: does the player to move win a sorted sum?
    known: [HashMap<Vec<S>, bool, BuildHasherDefault<QuickHasher>>; 2],
}

const NORMAL: usize = 0;
const MISERE: usize = 1;

/// A sorted sum that is being searched.
struct Step<S> {
    sum: Vec<S>,
    /// The number of its positions that have not been asked for options yet, from the front.
    unasked: usize,
    /// The options of the position behind these that are still to be tried.
    options: Vec<Vec<S>>,
    has_move: bool,
}

impl<S: Ord + Clone> Step<S> {
    fn new(sum: Vec<S>) -> Self {
        Step { unasked: sum.len(), sum, options: Vec::new(), has_move: false }
    }

    /// The sum that the next move leads to. Of equal positions only one is asked.
    fn next_sum(&mut self, options: &dyn Fn(&S) -> Vec<Vec<S>>) -> Option<Vec<S>> {
        while self.options.is_empty() && self.unasked > 0 {
            self.unasked -= 1;
            let position = &self.sum[self.unasked];
            if self.sum.get(self.unasked + 1) != Some(position) {
                self.options = options(position);
            }
        }
        let parts = self.options.pop()?;
        self.has_move = true;
        let mut sum = sum_after(&self.sum, self.unasked, &parts);
        sum.sort();
        Some(sum)
    }
}

impl<'a, S: Hash + Ord + Clone> OutcomeSearch<'a, S> {
    /// A game in which a position becomes one of its `options`.
    pub fn new(options: impl Fn(&S) -> Vec<S> + 'a) -> Self {
        Self::with_splits(move |position| {
            options(position).into_iter().map(|to| vec![to]).collect()
        })
    }

    /// A game in which a position becomes all positions of a list.
    pub fn with_splits(options: impl Fn(&S) -> Vec<Vec<S>> + 'a) -> Self {
        OutcomeSearch { options: Box::new(options), known: Default::default() }
    }

    /// Does the player to move win when whoever cannot move loses?
    pub fn wins(&mut self, sum: &[S]) -> bool {
        self.search(sum.to_vec(), NORMAL)
    }

    /// All winning moves `(i, parts)`, in the order of the positions and their options.
    pub fn winning_moves(&mut self, sum: &[S]) -> impl Iterator<Item = (usize, Vec<S>)> {
        self.winning(sum, NORMAL).into_iter()
    }

    /// Does the player to move win in misère play?
    pub fn misere_wins(&mut self, sum: &[S]) -> bool {
        self.search(sum.to_vec(), MISERE)
    }

    /// All winning moves of misère play.
    pub fn misere_winning_moves(&mut self, sum: &[S]) -> impl Iterator<Item = (usize, Vec<S>)> {
        self.winning(sum, MISERE).into_iter()
    }

    fn winning(&mut self, sum: &[S], play: usize) -> Vec<(usize, Vec<S>)> {
        let mut moves = Vec::new();
        for (i, position) in sum.iter().enumerate() {
            let mut options = (self.options)(position);
            options.retain(|parts| !self.search(sum_after(sum, i, parts), play));
            moves.extend(options.into_iter().map(|parts| (i, parts)));
        }
        moves
    }

    /// Does the player to move win? The path to the sum that is searched now is a list, since a
    /// recursion along a long play would overflow the stack.
    fn search(&mut self, mut sum: Vec<S>, play: usize) -> bool {
        sum.sort();
        if let Some(&wins) = self.known[play].get(&sum) {
            return wins;
        }
        let mut path = vec![Step::new(sum)];
        let mut decided = None; // the outcome of the sum to which the last move led
        loop {
            let step = path.last_mut().expect("the first sum is the last to be decided");
            if decided != Some(false) {
                if let Some(next) = step.next_sum(&self.options) {
                    match self.known[play].get(&next) {
                        Some(&wins) => decided = Some(wins),
                        None => {
                            // A play that returns repeats for ever, so it comes to this sum again.
                            let returns = path[last_checkpoint(path.len())].sum == next;
                            assert!(!returns, "the game can return to a position");
                            path.push(Step::new(next));
                            decided = None;
                        }
                    }
                    continue;
                }
            }
            // A move to a losing sum was found, or there is none.
            let wins = decided == Some(false) || !step.has_move && play == MISERE;
            decided = Some(wins);
            let Step { sum, .. } = path.pop().expect("it is the last");
            self.known[play].insert(sum, wins);
            if path.is_empty() {
                return wins;
            }
        }
    }
}

/// The last of the indices 0, 1, 3, 7, 15, … below a length. Some of these are farther apart than a
/// cycle is long, so comparing with the sum there finds each cycle (R. P. Brent's method).
fn last_checkpoint(length: usize) -> usize {
    (length + 1).next_power_of_two() / 2 - 1
}

/// The sum after position `i` became these parts.
fn sum_after<S: Clone>(sum: &[S], i: usize, parts: &[S]) -> Vec<S> {
    [&sum[..i], parts, &sum[i + 1..]].concat()
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
