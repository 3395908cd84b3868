//! Sprague–Grundy: what any impartial game is worth, from its options; having no move loses.
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
//! // Split a heap into two unequal ones: an option is the list of heaps that remain.
//! let split = |n: usize| (1..n.div_ceil(2)).map(|part| vec![part, n - part]).collect();
//! assert_eq!(grundy_values(8, split), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
//!
//! // Positions of any type: subtract a divisor of n, but not n.
//! let divisors = |&n: &u64| (1..n).filter(|d| n % d == 0).map(|d| vec![n - d]).collect();
//! let mut solver = Solver::new(divisors);
//! assert!(!solver.wins(&[2, 6]));
//! assert_eq!(solver.winning_moves(&[2, 8]), [(1, vec![6])]);
//! ```
//!
//! - Time: one call of `options` and a hash for each option of each position in reach; mex is
//!   linear. No recursion, so a game may be as long as memory allows.
//! - Input: any game that ends. If a position can return, evaluating it panics; so does an
//!   option of heap `n` that has a heap of `n` or more. An empty option ends its component.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy,
//!   "Mathematics and games", 1939.
//! - See also: `nim`.

use std::collections::HashMap;
use std::hash::Hash;

/// The least number that is not among the values.
pub fn mex(values: &[u64]) -> u64 {
    let bit = |value: u64| u64::from(value < 64) << (value % 64);
    let below_64 = values.iter().fold(0, |seen, &value| seen | bit(value));
    if below_64 != u64::MAX {
        return u64::from(below_64.trailing_ones());
    }
    let mut seen = vec![false; values.len()];
    for &value in values.iter().filter(|&&value| value < values.len() as u64) {
        seen[value as usize] = true;
    }
    seen.iter().take_while(|&&seen| seen).count() as u64
}

/// The Grundy values of the heaps `0..=n`. An option lists the smaller heaps that remain of one.
pub fn grundy_values(n: usize, options: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=n {
        let value_of = |option: Vec<usize>| {
            let smaller = option.iter().all(|&part| part < heap);
            assert!(smaller, "{:?} is no option of a heap of {}", option, heap);
            option.iter().fold(0, |xor, &part| xor ^ values[part])
        };
        let reached: Vec<u64> = options(heap).into_iter().map(value_of).collect();
        values.push(mex(&reached));
    }
    values
}

/// Evaluates positions of any type, each once. An option lists the positions that one becomes.
pub struct Solver<S, F> {
    options: F,
    /// `None` while a position is on the path.
    known: HashMap<S, Option<u64>>,
}

/// A position on the path, whose options are evaluated from the last to the first.
struct Frame<S> {
    position: S,
    options: Vec<Vec<S>>,
    /// The xor of what is done of the last option.
    xor: u64,
    values: Vec<u64>,
}

impl<S: Hash + Eq + Clone, F: Fn(&S) -> Vec<Vec<S>>> Solver<S, F> {
    /// A solver for the game with these options.
    pub fn new(options: F) -> Self {
        let known = HashMap::new();
        Solver { options, known }
    }

    /// The Grundy value of a position.
    pub fn grundy(&mut self, position: &S) -> u64 {
        if let Some(&Some(value)) = self.known.get(position) {
            return value;
        }
        let mut path = vec![self.enter(position.clone())];
        loop {
            let frame = path.last_mut().expect("the first position returns");
            if let Some(part) = frame.options.last_mut().and_then(Vec::pop) {
                match self.known.get(&part) {
                    Some(value) => frame.xor ^= value.expect("the game can return to a position"),
                    None => path.push(self.enter(part)),
                }
            } else if frame.options.pop().is_some() {
                frame.values.push(std::mem::take(&mut frame.xor));
            } else {
                let value = mex(&frame.values);
                self.known.extend(path.pop().map(|done| (done.position, Some(value))));
                match path.last_mut() {
                    Some(before) => before.xor ^= value,
                    None => return value,
                }
            }
        }
    }

    fn enter(&mut self, position: S) -> Frame<S> {
        let options = (self.options)(&position);
        self.known.insert(position.clone(), None);
        Frame { position, options, xor: 0, values: Vec::new() }
    }

    /// Does the player to move win the sum of these positions?
    pub fn wins(&mut self, sum: &[S]) -> bool {
        self.xor(sum) != 0
    }

    /// All winning moves `(i, option)` of a sum: its position `i` becomes `option`.
    pub fn winning_moves(&mut self, sum: &[S]) -> Vec<(usize, Vec<S>)> {
        let xor = self.xor(sum);
        let mut moves = Vec::new();
        for (i, position) in sum.iter().enumerate() {
            let others = xor ^ self.grundy(position);
            let mut options = (self.options)(position);
            options.retain(|option| self.xor(option) == others);
            moves.extend(options.into_iter().map(|option| (i, option)));
        }
        moves
    }

    fn xor(&mut self, sum: &[S]) -> u64 {
        sum.iter().fold(0, |xor, position| xor ^ self.grundy(position))
    }
}
