//! Mask solver: the values of positions that are bit masks or other small numbers; whoever cannot move loses.
//!
//! The Grundy value of a position is the mex of the values of its options; a sum has the xor of the
//! values of its positions. A position is evaluated only if play can reach it, and after its
//! options, so moves may add bits as well as take them. The values are stored in an array.
//!
//! ```
//! use nim_snippets::mask_solver::{runs, MaskSolver};
//!
//! // Take one of six cards, and the one to its left as well if both are there.
//! let options = |cards: usize| {
//!     let takes = (0..6).flat_map(|i| vec![1 << i, 3 << i]);
//!     takes.filter(move |take| take & cards == *take).map(move |take| cards ^ take)
//! };
//! let mut game = MaskSolver::new(1 << 6, options);
//! assert_eq!(game.grundy(&[0b111]), 3);
//! assert!(game.wins(&[0b111_111]) && !game.wins(&[0b111, 0b11_1000]));
//! assert!(game.winning_moves(&[0b111, 0b11]).eq([(0, 0b110), (0, 0b11)]));
//! assert_eq!(runs(&[(0, 0), (0, 1), (0, 3)], &[(0, 1)]), [0b1, 0b10, 0b11, 0b100]);
//! ```
//!
//! - Time: one call of `options` for each position in reach, and `O(1)` for each option: all 2^20
//!   masks of 20 bits, 15 options each, take 0.15 s. Memory: 4 bytes for each number below `size`,
//!   and some 100 bytes for each move of the longest play.
//! - Limit: `size ≤ 2^21, Σ options(x).len() ≤ 4·10^7` (256 MiB).
//! - Input: any game that ends. `runs` takes up to 32 cells, no two alike.
//! - Panics: a position that can return; an option that is not below `size`.
//! - Misère: see `outcome_search`.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy, "Mathematics and
//!   games", 1939.
//! - 日本語: ビット集合の解法: ビットマスクなど小さな数で表せる局面の値を、到達できるものだけ配列で求める。動けなければ負け。
//! - See also: [`grundy_table`](super::grundy_table) (moves that only go down, faster),
//!   [`sprague_grundy`](super::sprague_grundy) (positions of any type, options that split),
//!   [`outcome_search`](super::outcome_search) (misère play).

#![cfg_attr(doc, doc(alias("bitmask game", "lazy array solver", "ビットマスクのゲーム")))]
#![cfg_attr(doc, doc(alias("状压 SG", "positions as integers", "small integers as positions")))]
#![cfg_attr(doc, doc(alias("メモ化 配列")))]

/// The sets of consecutive cells along each direction, a bit for each cell, each once, ascending.
pub fn runs(cells: &[(i64, i64)], directions: &[(i64, i64)]) -> Vec<usize> {
    assert!(cells.len() <= 32, "{} cells are more than 32", cells.len());
    assert!(!directions.contains(&(0, 0)), "the direction (0, 0) leads nowhere");
    let mut runs = std::collections::BTreeSet::new();
    for (step, &start) in directions.iter().flat_map(|d| cells.iter().map(move |cell| (d, cell))) {
        let mut run = 0;
        let mut next = Some(start);
        while let Some(i) = next.and_then(|next| cells.iter().position(|&cell| cell == next)) {
            run |= 1 << i;
            runs.insert(run);
            next = cells[i].0.checked_add(step.0).zip(cells[i].1.checked_add(step.1));
        }
    }
    runs.into_iter().collect()
}

/// Stands for a value that is not known yet.
const UNKNOWN: u32 = u32::MAX;

/// Evaluates positions below a bound, each once.
pub struct MaskSolver<F> {
    options: F,
    values: Vec<u32>,
}

impl<F: Fn(usize) -> I, I: IntoIterator<Item = usize>> MaskSolver<F> {
    /// A solver for positions below `size` that can become any of their `options`.
    pub fn new(size: usize, options: F) -> Self {
        assert!(size as u64 >> 32 == 0, "2^32 positions are too many");
        MaskSolver { options, values: vec![UNKNOWN; size] }
    }

    /// The Grundy value of the sum of these positions.
    pub fn grundy(&mut self, sum: &[usize]) -> u64 {
        sum.iter().fold(0, |xor, &position| xor ^ self.value(position))
    }

    /// Does the player to move win the sum of these positions?
    pub fn wins(&mut self, sum: &[usize]) -> bool {
        self.grundy(sum) != 0
    }

    /// All winning moves `(i, option)`, in the order of the positions and their options.
    pub fn winning_moves(&mut self, sum: &[usize]) -> impl Iterator<Item = (usize, usize)> {
        let xor = self.grundy(sum);
        let mut moves = Vec::new();
        for (i, &position) in sum.iter().enumerate() {
            let value = xor ^ self.value(position);
            let options = (self.options)(position).into_iter();
            moves.extend(options.map(|to| (i, to)).filter(|&(_, to)| self.value(to) == value));
        }
        moves.into_iter()
    }

    /// The value of one position.
    fn value(&mut self, position: usize) -> u64 {
        if self.known(position) == UNKNOWN {
            self.evaluate(position);
        }
        self.values[position].into()
    }

    fn known(&self, position: usize) -> u32 {
        let size = self.values.len();
        assert!(position < size, "position {} is not below {}", position, size);
        self.values[position]
    }

    /// Evaluates a position after all that it can reach. The path from it to the position that is
    /// evaluated now is a list, since a recursion along a long play would overflow the stack.
    fn evaluate(&mut self, position: usize) {
        let mut path = vec![self.enter(position)];
        while let Some(step) = path.last_mut() {
            match self.next_unknown(step) {
                Some(option) => {
                    // A play that returns repeats for ever, so it comes to this position again.
                    let returns = path[last_checkpoint(path.len())].position == option;
                    assert!(!returns, "the game can return to position {}", option);
                    path.push(self.enter(option));
                }
                None => {
                    let value = step.reached.mex();
                    self.values[step.position] = value;
                    path.pop();
                    if let Some(previous) = path.last_mut() {
                        previous.reached.insert(value);
                    }
                }
            }
        }
    }

    fn enter(&self, position: usize) -> Step<I::IntoIter> {
        let options = (self.options)(position).into_iter();
        Step { position, options, reached: Values::default() }
    }

    /// The next option that has no value yet. Those before it are looked up.
    fn next_unknown(&self, step: &mut Step<I::IntoIter>) -> Option<usize> {
        let Step { options, reached, .. } = step;
        options.find(|&option| match self.known(option) {
            UNKNOWN => true,
            value => {
                reached.insert(value);
                false
            }
        })
    }
}

/// The last of the indices 0, 1, 3, 7, 15, … below a length. Some of these are farther apart than a
/// cycle is long, so comparing with the position there finds each cycle (R. P. Brent's method).
fn last_checkpoint(length: usize) -> usize {
    (length + 1).next_power_of_two() / 2 - 1
}

/// A position that is being evaluated.
struct Step<I> {
    position: usize,
    /// The options that have not been looked at.
    options: I,
    reached: Values,
}

/// A set of values: a bit for each below 64, as most are, and a list of the others.
#[derive(Default)]
struct Values {
    small: u64,
    large: Vec<u32>,
}

impl Values {
    fn insert(&mut self, value: u32) {
        if value < 64 {
            self.small |= 1 << value;
        } else {
            self.large.push(value);
        }
    }

    /// The least value that is not in the set.
    fn mex(&mut self) -> u32 {
        let mex = self.small.trailing_ones();
        self.large.sort_unstable();
        self.large.iter().fold(mex, |mex, &value| mex + u32::from(value == mex))
    }
}
