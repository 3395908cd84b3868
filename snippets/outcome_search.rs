//! Outcome search: who wins a sum of positions of any game, by search, in normal and in misère play.
//!
//! A position is won iff some option is lost; without an option it is lost in normal play and won
//! in misère play. The search stops at the first lost option and remembers every sum, the order
//! of whose positions does not matter. Grundy values need all options and say nothing of misère
//! play, so this is for the outcome of one position, and for misère sums, of which no theory is
//! known when heaps split.
//!
//! ```
//! use nim_snippets::outcome_search::OutcomeSearch;
//!
//! // Kayles: knock over one pin or two neighbours; an option is the list of rows that remain.
//! let mut kayles = OutcomeSearch::new(|&row: &usize| {
//!     let rests = (0..row).rev().take(2);
//!     rests.flat_map(|rest| (0..=rest / 2).map(move |left| [left, rest - left])).collect()
//! });
//! assert!(kayles.wins(&[3, 2]) && !kayles.wins(&[5, 9]));
//! assert!(kayles.misere_wins(&[5]) && !kayles.misere_wins(&[4]));
//! assert!(kayles.misere_winning_moves(&[5]).eq([(0, [0, 4]), (0, [2, 2])]));
//! ```
//!
//! - Time: at most one call of `options` for each position of each sum in reach, of which there
//!   can be exponentially many: misère Kayles from a row of 45 takes 0.5 seconds.
//! - Input: any game that ends. A position without options is finished; a search that comes back
//!   to where it was panics. No positions at all: lost in normal play; won, without a move, in
//!   misère.
//! - Source: the definition of the outcome (E. Zermelo, 1913).
//! - 日本語: 勝敗の探索: どんなゲームの和でも、通常形と逆形の勝敗を探索で求める。
//! - See also: [`sprague_grundy`](super::sprague_grundy) (sums in normal play, fast),
//!   [`misere_sums`](super::misere_sums) (where a theorem holds), [`loopy_game`](super::loopy_game)
//!   (games that can return).

#![cfg_attr(doc, doc(alias("misère play of any game", "memoised search", "逆形の探索", "minimax")))]
#![cfg_attr(doc, doc(alias("exhaustive search", "任意のゲームの逆形", "メモ化探索")))]
#![cfg_attr(doc, doc(alias("misère Kayles")))]

use std::collections::HashMap;
use std::hash::Hash;
use std::marker::PhantomData;

/// Searches positions of any type. An option is the list of positions that one becomes:
/// `[n - 1]`, `[a, b]` or a `Vec` where it splits.
pub struct OutcomeSearch<S, M, F> {
    options: F,
    normal: Outcomes<S>,
    misere: Outcomes<S>,
    option: PhantomData<M>,
}

impl<S: Hash + Ord + Clone, M: AsRef<[S]>, F: Fn(&S) -> Vec<M>> OutcomeSearch<S, M, F> {
    /// A search in the game with these options.
    pub fn new(options: F) -> Self {
        let normal = Outcomes { known: HashMap::new(), wins_at_the_end: false };
        let misere = Outcomes { known: HashMap::new(), wins_at_the_end: true };
        OutcomeSearch { options, normal, misere, option: PhantomData }
    }

    /// Does the player to move win when whoever cannot move loses?
    pub fn wins(&mut self, sum: &[S]) -> bool {
        self.normal.wins(&self.options, sum.to_vec())
    }

    /// All winning moves `(i, option)`, in the order of the positions and their options.
    pub fn winning_moves<'a>(&'a mut self, sum: &'a [S]) -> impl Iterator<Item = (usize, M)> + 'a {
        let moves = moves(&self.options, sum).into_iter();
        let winning = moves.filter(move |(_, _, after)| !self.wins(after));
        winning.map(|(i, option, _)| (i, option))
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&mut self, sum: &[S]) -> bool {
        self.misere.wins(&self.options, sum.to_vec())
    }

    /// All winning moves of misère play.
    pub fn misere_winning_moves<'a>(
        &'a mut self,
        sum: &'a [S],
    ) -> impl Iterator<Item = (usize, M)> + 'a {
        let moves = moves(&self.options, sum).into_iter();
        let winning = moves.filter(move |(_, _, after)| !self.misere_wins(after));
        winning.map(|(i, option, _)| (i, option))
    }
}

/// The moves `(i, option, the sum after it)`.
fn moves<S: Clone, M: AsRef<[S]>>(
    options: &impl Fn(&S) -> Vec<M>,
    sum: &[S],
) -> Vec<(usize, M, Vec<S>)> {
    let mut moves = Vec::new();
    for (i, position) in sum.iter().enumerate() {
        for option in options(position) {
            let after = [&sum[..i], option.as_ref(), &sum[i + 1..]].concat();
            moves.push((i, option, after));
        }
    }
    moves
}

/// What is known in one of the two ways to play.
struct Outcomes<S> {
    /// Does the player to move win a sorted sum? `None` while it is on the path.
    known: HashMap<Vec<S>, Option<bool>>,
    wins_at_the_end: bool,
}

/// A sum on the path.
struct Frame<S> {
    sum: Vec<S>,
    /// What a move makes of it, but for what is known to be won.
    afters: Vec<Vec<S>>,
    wins_without_moves: bool,
}

impl<S: Hash + Ord + Clone> Outcomes<S> {
    fn wins<M: AsRef<[S]>>(&mut self, options: &impl Fn(&S) -> Vec<M>, mut sum: Vec<S>) -> bool {
        sum.sort();
        if let Some(&Some(wins)) = self.known.get(&sum) {
            return wins;
        }
        let mut path = vec![self.enter(options, sum)];
        loop {
            let frame = path.last_mut().expect("the first sum returns");
            let outcome = match frame.afters.last() {
                None => frame.wins_without_moves,
                Some(after) => match self.known.get(after) {
                    Some(outcome) if outcome.expect("the game can return to a position") => {
                        frame.afters.pop();
                        continue;
                    }
                    Some(_) => true,
                    None => {
                        let after = after.clone();
                        path.push(self.enter(options, after));
                        continue;
                    }
                },
            };
            self.known.extend(path.pop().map(|done| (done.sum, Some(outcome))));
            if path.is_empty() {
                return outcome;
            }
        }
    }

    fn enter<M: AsRef<[S]>>(&mut self, options: &impl Fn(&S) -> Vec<M>, sum: Vec<S>) -> Frame<S> {
        self.known.insert(sum.clone(), None);
        let mut afters: Vec<_> = moves(options, &sum).into_iter().map(|(_, _, sum)| sum).collect();
        for after in &mut afters {
            after.sort();
        }
        let wins_without_moves = self.wins_at_the_end && afters.is_empty();
        Frame { sum, afters, wins_without_moves }
    }
}
