//! Mask solver: what positions are worth that are bit masks or other small numbers; whoever cannot move loses.
//!
//! The Grundy value of a position is the mex of its options' values, a sum is worth the xor of its
//! positions'. Positions are evaluated only where the play can lead and in the order in which they
//! are met, so a move may add bits as well as take them, and the values stand in an array.
//!
//! ```
//! use nim_snippets::mask_solver::MaskSolver;
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
//! ```
//!
//! - Time: one call of `options` for each position in reach, and `O(1)` for each option: all 2^20
//!   masks of 20 bits, 15 options each, take a third of a second. Memory: 4 bytes for each number
//!   below `size`.
//! - Input: any game that ends; if a position can return, evaluating it panics, and so does an
//!   option that is not below `size`. No positions at all are lost.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy, "Mathematics and
//!   games", 1939.
//! - See also: `grundy_table` (moves that only go down, faster), `sprague_grundy` (positions of any
//!   type, options that split), `outcome_search` (misère play).

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
        // The options not looked at yet; those of the path's last position are the last of them.
        let mut ahead = Vec::new();
        let mut path = vec![self.enter(position, &mut ahead)];
        while let Some((position, start, seen)) = path.last_mut() {
            if ahead.len() == *start {
                let value = seen.mex();
                self.values[*position] = value;
                path.pop();
                if let Some((_, _, seen)) = path.last_mut() {
                    seen.mark(value);
                }
            } else if let Some(new) = self.look(&mut ahead, *start, seen) {
                path.push(self.enter(new, &mut ahead));
            }
        }
    }

    /// Marks the values of the options ahead up to one that has none yet.
    fn look(&self, ahead: &mut Vec<usize>, start: usize, seen: &mut Seen) -> Option<usize> {
        while ahead.len() > start {
            let option = ahead.pop()?;
            match value_of(&self.values, option) {
                UNKNOWN => return Some(option),
                ON_THE_PATH => panic!("the game can return to position {}", option),
                value => seen.mark(value),
            }
        }
        None
    }

    /// A position, where its options start, and room for their values.
    fn enter(&mut self, position: usize, ahead: &mut Vec<usize>) -> (usize, usize, Seen) {
        self.values[position] = ON_THE_PATH;
        let start = ahead.len();
        ahead.extend((self.options)(position));
        (position, start, Seen::default())
    }
}

fn value_of(values: &[u32], position: usize) -> u32 {
    let value = values.get(position);
    *value.unwrap_or_else(|| panic!("position {} is not below {}", position, values.len()))
}

/// As a `HashSet<u32>`, without hashing. Most values are below 64.
#[derive(Default)]
struct Seen {
    below_64: u64,
    others: Vec<u32>,
}

impl Seen {
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
