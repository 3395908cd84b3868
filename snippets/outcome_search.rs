//! Outcome search: who wins a sum of positions of any game, by search, in normal and in misère play.
//!
//! A position wins iff some option loses; without an option it loses in normal play and wins in
//! misère play. The search stops at the first losing option and remembers every sum, the order
//! of whose positions does not matter. Grundy values need all options and say nothing of misère
//! play, so this is for the outcome of one position, and for misère sums, of which no theory is
//! known when heaps split.
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
//!   can be exponentially many: misère Kayles from a row of 45 takes 0.5 seconds.
//! - Input: any game that ends. No positions at all: play is over.
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
use std::hash::Hash;

/// For each option the list of positions that one becomes.
type Options<'a, S> = Box<dyn Fn(&S) -> Vec<Vec<S>> + 'a>;

/// Searches positions of any type.
pub struct OutcomeSearch<'a, S> {
    options: Options<'a, S>,
    /// For normal and misère play: does the player to move win a sorted sum? `None` while it is on
    /// the path.
    known: [HashMap<Vec<S>, Option<bool>>; 2],
}

const NORMAL: usize = 0;
const MISERE: usize = 1;

impl<'a, S: Hash + Ord + Clone> OutcomeSearch<'a, S> {
    /// A game in which a position becomes one of its `options`.
    pub fn new(options: impl Fn(&S) -> Vec<S> + 'a) -> Self {
        Self::with_splits(move |position| {
            options(position).into_iter().map(|to| vec![to]).collect()
        })
    }

    /// A game in which a position becomes all positions of a list.
    pub fn with_splits(options: impl Fn(&S) -> Vec<Vec<S>> + 'a) -> Self {
        OutcomeSearch { options: Box::new(options), known: [HashMap::new(), HashMap::new()] }
    }

    /// Does the player to move win when whoever cannot move loses?
    pub fn wins(&mut self, sum: &[S]) -> bool {
        self.search(sum, NORMAL)
    }

    /// All winning moves `(i, parts)`, in the order of the positions and their options.
    pub fn winning_moves(&mut self, sum: &[S]) -> impl Iterator<Item = (usize, Vec<S>)> {
        self.winning(sum, NORMAL).into_iter()
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&mut self, sum: &[S]) -> bool {
        self.search(sum, MISERE)
    }

    /// All winning moves of misère play.
    pub fn misere_winning_moves(&mut self, sum: &[S]) -> impl Iterator<Item = (usize, Vec<S>)> {
        self.winning(sum, MISERE).into_iter()
    }

    fn winning(&mut self, sum: &[S], play: usize) -> Vec<(usize, Vec<S>)> {
        let mut moves = Vec::new();
        for (i, position) in sum.iter().enumerate() {
            let mut options = (self.options)(position);
            options.retain(|parts| !self.search(&[&sum[..i], parts, &sum[i + 1..]].concat(), play));
            moves.extend(options.into_iter().map(|parts| (i, parts)));
        }
        moves
    }

    /// Stops at the first move to a losing sum, without recursion.
    fn search(&mut self, sum: &[S], play: usize) -> bool {
        let mut sum = sum.to_vec();
        sum.sort();
        let mut last = self.known[play].get(&sum).copied().flatten();
        // Each sum of the path has its moves not yet known to lead to a winning sum.
        let mut path = if last.is_none() { vec![self.enter(sum, play)] } else { vec![] };
        while let Some((sum, afters, is_over)) = path.last_mut() {
            let outcome = match afters.last() {
                None => *is_over && play == MISERE,
                Some(after) => match self.known[play].get(after) {
                    Some(outcome) if outcome.expect("the game can return to a position") => {
                        afters.pop();
                        continue;
                    }
                    Some(_) => true,
                    None => {
                        let after = after.clone();
                        path.push(self.enter(after, play));
                        continue;
                    }
                },
            };
            self.known[play].insert(sum.clone(), Some(outcome));
            last = Some(outcome);
            path.pop();
        }
        last.expect("the first sum is the last to be decided")
    }

    /// A sum, what moves make of it, and whether there is none.
    fn enter(&mut self, sum: Vec<S>, play: usize) -> (Vec<S>, Vec<Vec<S>>, bool) {
        self.known[play].insert(sum.clone(), None);
        let mut afters = Vec::new();
        for (i, position) in sum.iter().enumerate() {
            for parts in (self.options)(position) {
                let mut after = [&sum[..i], &parts, &sum[i + 1..]].concat();
                after.sort();
                afters.push(after);
            }
        }
        let is_over = afters.is_empty();
        (sum, afters, is_over)
    }
}
