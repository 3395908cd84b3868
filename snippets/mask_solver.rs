//! Mask solver: the values of positions that are bit masks or other small numbers; whoever cannot move loses.
//!
//! The Grundy value of a position is the mex of its options' values, a sum is worth the xor of its
//! positions'. Positions are evaluated only where the play can lead and in the order in which they
//! are met, so a move may add bits as well as take them, and the values stand in an array.
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
//! assert_eq!(game.grundy(0b111), 3);
//! assert!(game.wins(&[0b111_111]) && !game.wins(&[0b111, 0b11_1000]));
//! assert!(game.winning_moves(&[0b111, 0b11]).eq([(0, 0b110), (0, 0b11)]));
//! assert_eq!(runs(&[(0, 0), (0, 1), (0, 3)], &[(0, 1)]), [0b1, 0b10, 0b11, 0b100]);
//! ```
//!
//! - Time: one call of `options` for each position in reach, and `O(1)` for each option: all 2^20
//!   masks of 20 bits, 15 options each, take a fifth of a second. Memory: 4 bytes for each number
//!   below `size`.
//! - Input: any game that ends; if a position can return, evaluating it panics, and so does an
//!   option that is not below `size`. No positions at all are lost. `runs` takes up to 32 cells, no
//!   two alike.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy, "Mathematics and
//!   games", 1939.
//! - 日本語: ビット集合の解法: ビットマスクなど小さな数で表せる局面の値を、届くものだけ配列で求める。動けなければ負け。
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

/// Stand for a value that is not known yet, and for one that is being found.
const UNKNOWN: u32 = u32::MAX;
const ON_THE_PATH: u32 = u32::MAX - 1;

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

    /// The Grundy value of a position.
    pub fn grundy(&mut self, position: usize) -> u64 {
        if value_of(&self.values, position) == UNKNOWN {
            self.evaluate(position);
        }
        self.values[position].into()
    }

    /// Does the player to move win the sum of these positions?
    pub fn wins(&mut self, sum: &[usize]) -> bool {
        self.xor(sum) != 0
    }

    /// All winning moves `(i, option)`, in the order of the positions and their options.
    pub fn winning_moves(&mut self, sum: &[usize]) -> impl Iterator<Item = (usize, usize)> {
        let xor = self.xor(sum);
        let mut moves = Vec::new();
        for (i, &position) in sum.iter().enumerate() {
            let value = xor ^ self.grundy(position);
            let options = (self.options)(position).into_iter();
            moves.extend(options.map(|to| (i, to)).filter(|&(_, to)| self.grundy(to) == value));
        }
        moves.into_iter()
    }

    fn xor(&mut self, sum: &[usize]) -> u64 {
        sum.iter().fold(0, |xor, &position| xor ^ self.grundy(position))
    }

    /// Evaluates a position after all that it can reach, without recursion.
    fn evaluate(&mut self, position: usize) {
        // Above a position of the path stand those of its options that it has not seen yet.
        let mut ahead = vec![position];
        let mut path: Vec<(usize, Seen)> = Vec::new();
        while let Some(&position) = ahead.last() {
            let height = ahead.len();
            match value_of(&self.values, position) {
                UNKNOWN => {
                    self.values[position] = ON_THE_PATH;
                    let options = (self.options)(position);
                    let mut seen = Seen::small(options, &self.values, &mut ahead);
                    if ahead.len() == height {
                        self.values[position] = seen.mex();
                    } else {
                        path.push((height, seen));
                    }
                }
                ON_THE_PATH => match path.pop() {
                    Some((end, mut seen)) if end == height => self.values[position] = seen.mex(),
                    _ => panic!("the game can return to position {}", position),
                },
                value => {
                    ahead.pop();
                    if let Some((_, seen)) = path.last_mut() {
                        seen.mark(value);
                    }
                }
            }
        }
    }
}

fn value_of(values: &[u32], position: usize) -> u32 {
    let value = values.get(position);
    *value.unwrap_or_else(|| panic!("position {} is not below {}", position, values.len()))
}

/// As a `HashSet<u32>`, without hashing. Most values are below 64.
struct Seen {
    below_64: u64,
    others: Vec<u32>,
}

impl Seen {
    /// As `mark(values[position])` for each position, unless that is 64 or more (or unknown, or
    /// there is none): such a position is late. Short, for the compiler to unroll the iterator.
    fn small(
        positions: impl IntoIterator<Item = usize>,
        values: &[u32],
        late: &mut Vec<usize>,
    ) -> Self {
        #[cold]
        fn push(late: &mut Vec<usize>, position: usize) {
            late.push(position);
        }
        let below_64 = positions.into_iter().fold(0, |set, position| match values.get(position) {
            Some(&value) if value < 64 => set | 1 << value,
            _ => {
                push(late, position);
                set
            }
        });
        Seen { below_64, others: Vec::new() }
    }

    /// Puts a value into the set.
    fn mark(&mut self, value: u32) {
        match value {
            0..=63 => self.below_64 |= 1 << value,
            _ => self.others.push(value),
        }
    }

    /// The least value that is not in the set.
    fn mex(&mut self) -> u32 {
        if self.below_64 != u64::MAX {
            return self.below_64.trailing_ones();
        }
        self.others.sort_unstable();
        self.others.iter().fold(64, |mex, &value| mex + u32::from(value == mex))
    }
}
