//! Run turning: turn over neighbouring coins, in an allowed number, the rightmost from heads to tails.
//!
//! Whoever cannot move loses. A position is the sum of its heads, as in all coin-turning games. The
//! Grundy value of a coin is the mex, over the allowed runs that end with the coin, of the xor of
//! the values of the other coins of the run; with prefix xors, each of these is a single xor. On a
//! board, a rectangle is a run in each direction, and its value is the nim product of the values of
//! the two runs; a move wins iff this product is the value of the position.
//!
//! ```
//! use nim_snippets::run_turning::RunTurning;
//!
//! let squares = RunTurning::new(4, &[1, 4]);
//! assert_eq!((0..5).map(|coin| squares.grundy(&[coin])).collect::<Vec<_>>(), [1, 1, 1, 2, 1]);
//! assert!(squares.wins(&[0, 3]));
//! assert!(squares.winning_moves(&[0, 3]).eq([(0, 3)])); // the first and the last coin
//! assert_eq!(squares.run_counts(), [0, 4, 1, 2]); // both runs of four have value 3
//! ```
//!
//! - Time: each length is tried at each coin: 10^6 coins and runs of 1000 squares take 1 s, and
//!   `run_counts` as long. Memory: `O(n)`.
//! - Limit: `max_coin ≤ 10^7, max_coin · lengths.len() ≤ 5·10^8`.
//! - Input: coins are counted from 0 at the left. `heads` names those that show heads in any order;
//!   naming one twice changes nothing. Lengths in any order, above the row too. With all lengths it
//!   is Ruler.
//! - Panics: a length of 0; a coin of `2^32` or more, or above `max_coin`.
//! - Misère: no general theory is known.
//! - Source: Berlekamp, Conway, Guy, "Winning Ways for your Mathematical Plays", 1982, ch. 14;
//!   Project Euler 459 "Flipping game".
//! - 日本語: 連続するコインの裏返し: 許された枚数の連続するコインを裏返す。一番右は表から裏へ。動けなければ負け。
//! - See also: [`coin_turning`](super::coin_turning) (Ruler, one to three coins, products),
//!   [`nimber`](super::nimber) (nim products).

#![cfg_attr(doc, doc(alias("flip a run of coins", "PE 459 Flipping game", "連続するコイン")))]

/// A row of coins, and the lengths of the runs that may be turned.
pub struct RunTurning {
    /// The lengths, ascending.
    lengths: Vec<u64>,
    /// For each coin, the xor of the values of the coins before it.
    before: Vec<u32>,
}

impl RunTurning {
    /// The coins `0..=max_coin`, and the lengths of a run.
    pub fn new(max_coin: u64, lengths: &[u64]) -> Self {
        assert!(max_coin >> 32 == 0, "coin {} is too far right", max_coin);
        let mut lengths = lengths.to_vec();
        lengths.sort_unstable();
        lengths.dedup();
        assert!(lengths.first() != Some(&0), "a run of 0 coins is not a move");
        let mut game = RunTurning { lengths, before: Vec::with_capacity(max_coin as usize + 2) };
        game.before.push(0);
        let mut last_seen = vec![0; game.values()];
        for end in 1..=max_coin as usize + 1 {
            let before = game.before[end - 1];
            for first in game.firsts(end) {
                last_seen[(before ^ game.before[first]) as usize] = end;
            }
            let mex = last_seen.iter().take_while(|&&seen| seen == end).count();
            game.before.push(before ^ mex as u32);
        }
        game
    }

    /// The Grundy value of a row with these heads: the xor of the values of the coins.
    pub fn grundy(&self, heads: &[u64]) -> u64 {
        distinct(heads).into_iter().fold(0, |xor, coin| xor ^ self.value(coin))
    }

    /// Does the player to move win?
    pub fn wins(&self, heads: &[u64]) -> bool {
        self.grundy(heads) != 0
    }

    /// All winning moves, by the first and the last coin of the run. Sorted by the last coin.
    pub fn winning_moves(&self, heads: &[u64]) -> impl Iterator<Item = (u64, u64)> + '_ {
        let heads = distinct(heads);
        let xor = self.grundy(&heads);
        heads.into_iter().flat_map(move |last| {
            let firsts = self.firsts(last as usize + 1);
            let firsts =
                firsts.filter(move |&first| self.run_value(first, last as usize + 1) == xor);
            firsts.map(move |first| (first as u64, last))
        })
    }

    /// The number of runs of each value.
    pub fn run_counts(&self) -> Vec<u64> {
        let mut counts = vec![0; self.values()];
        for end in 1..self.before.len() {
            for first in self.firsts(end) {
                counts[self.run_value(first, end) as usize] += 1;
            }
        }
        counts
    }

    /// All values of coins and runs are below this power of two.
    fn values(&self) -> usize {
        (self.lengths.len() + 1).next_power_of_two()
    }

    /// The starts of the runs that end before this coin, ascending.
    fn firsts(&self, end: usize) -> impl Iterator<Item = usize> + '_ {
        let fit = self.lengths.partition_point(|&length| length <= end as u64);
        self.lengths[..fit].iter().rev().map(move |&length| end - length as usize)
    }

    fn run_value(&self, first: usize, end: usize) -> u64 {
        u64::from(self.before[first] ^ self.before[end])
    }

    /// The value of one coin that shows heads.
    fn value(&self, coin: u64) -> u64 {
        assert!(coin < self.before.len() as u64 - 1, "coin {} is too far right", coin);
        self.run_value(coin as usize, coin as usize + 1)
    }
}

fn distinct(numbers: &[u64]) -> Vec<u64> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
