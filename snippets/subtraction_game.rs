//! Subtraction game: take `s` stones from one heap, for any `s` of a fixed set; the player without a move loses.
//!
//! A value is a mex over the last `max(set)` values, so once a window of that length repeats, all that
//! follows does: a proven period. Misère play: a heap has value 1 iff taking `min(set)` leads to value 0
//! (Ferguson), which makes misère Nim's rule hold for the values; heaps of value 2 or more are the big ones.
//!
//! ```
//! use nim_snippets::subtraction_game::{winning_moves, wins, SubtractionGame};
//!
//! assert!(wins(&[10u64.pow(18), 2], &[1, 3, 4]) && !wins(&[4, 11], &[1, 3, 4]));
//! assert!(winning_moves(&[8, 7], &[1, 3, 4]).eq([(0, 7), (1, 3)]));
//! assert_eq!(SubtractionGame::new(&[1, 3, 4], u64::MAX).period, Some((0, 7)));
//! ```
//!
//! - Time: `O(|set|)` for each heap up to the largest or the period's end; `SubtractionGame` keeps the table.
//! - Input: any heaps; the set in any order, even empty; a 0 in it panics, and so do heaps above 2^22
//!   when no period is proven below. A finished position is a win without a move in misère play.
//! - Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974; POJ 2960, CSES 1729.
//! - See also: `nim` (take any number).

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, set: &[u64]) -> Vec<u64> {
    let game = SubtractionGame::new(set, n as u64);
    (0..=n as u64).map(|heap| game.grundy(heap)).collect()
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], set: &[u64]) -> bool {
    evaluate(heaps, set).1 != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
pub fn winning_moves(heaps: &[u64], set: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    moves_to(heaps, set, |xor, _| xor == 0).into_iter()
}

/// Does the player to move win when the player without a move wins?
pub fn misere_wins(heaps: &[u64], set: &[u64]) -> bool {
    let (_, xor, big) = evaluate(heaps, set);
    (xor != 0) == (big > 0)
}

/// All winning moves `(i, left)` of misère play.
pub fn misere_winning_moves(heaps: &[u64], set: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    moves_to(heaps, set, |xor, big| (xor != 0) != (big > 0)).into_iter()
}

/// The table, the xor of the heaps' values and how many of these exceed 1.
fn evaluate(heaps: &[u64], set: &[u64]) -> (SubtractionGame, u64, usize) {
    let game = SubtractionGame::new(set, heaps.iter().fold(0, |max, &heap| heap.max(max)));
    let values = heaps.iter().map(|&heap| game.grundy(heap));
    let (xor, big) = values.fold((0, 0), |(x, big), g| (x ^ g, big + usize::from(g > 1)));
    (game, xor, big)
}

fn moves_to(heaps: &[u64], set: &[u64], lost: fn(u64, usize) -> bool) -> Vec<(usize, u64)> {
    let (game, xor, big) = evaluate(heaps, set);
    let mut moves = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let old = game.grundy(heap);
        for left in game.set.iter().rev().filter_map(|&s| heap.checked_sub(s)) {
            let new = game.grundy(left);
            let big = big - usize::from(old > 1) + usize::from(new > 1);
            moves.extend(lost(xor ^ old ^ new, big).then_some((i, left)));
        }
    }
    moves
}

/// The values of one set: a table that ends where it starts to repeat.
#[derive(Default)]
pub struct SubtractionGame {
    set: Vec<u64>,
    values: Vec<u64>,
    masks: Vec<u64>, // 64 zeros, then the bit of each value, or 0 for values above 63
    /// The proven `(preperiod, period)`: `g(n + period) == g(n)` from `n == preperiod` on.
    pub period: Option<(u64, u64)>,
}

impl SubtractionGame {
    /// Prepares for heaps up to `max`; with `u64::MAX` for all.
    pub fn new(set: &[u64], max: u64) -> Self {
        assert!(!set.contains(&0), "0 stones are no move");
        let mut game = Self::default();
        game.masks.resize(64, 0);
        game.set.extend_from_slice(set);
        game.set.sort_unstable();
        game.set.dedup();
        while game.period.is_none() && game.values.len() as u64 <= max {
            game.extend(max);
            game.period = if game.values.len() as u64 > max { None } else { game.find_period() };
        }
        game
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let period = self.period.filter(|&(start, _)| start < heap);
        let (start, period) = period.unwrap_or((heap, 1));
        let value = self.values.get((start + (heap - start) % period) as usize);
        *value.expect("the heap is above the `max` of `new`")
    }

    /// At least doubles the table, in blocks of 64, unless it reaches `max`.
    fn extend(&mut self, max: u64) {
        let len = self.values.len();
        assert!(len <= 1 << 22, "no period within 2^22 heaps");
        let (short, long) = self.set.split_at(self.set.partition_point(|&s| s < 64));
        for start in (len..=max.min(2 * len as u64 + 255) as usize).step_by(64) {
            let mut seen = [0; 64];
            for s in long.iter().take_while(|&&s| s < start as u64 + 64) {
                let row = &self.masks[start + 64 - *s as usize..];
                (seen.iter_mut().zip(row)).for_each(|(seen, mask)| *seen |= mask);
            }
            for (n, seen) in (start..).zip(seen) {
                let seen = (short.iter()).fold(seen, |m, &s| m | self.masks[n + 64 - s as usize]);
                let large = (seen == u64::MAX).then(|| self.mex());
                let value = large.unwrap_or_else(|| seen.trailing_ones().into());
                self.values.push(value);
                self.masks.push(u64::from(value < 64) << (value % 64));
            }
        }
    }

    fn mex(&self) -> u64 {
        let (n, mut seen) = (self.values.len(), vec![false; self.set.len() + 1]);
        let moves = self.set.iter().take_while(|&&s| s <= n as u64);
        moves.for_each(|&s| seen[self.values[n - s as usize] as usize] = true);
        seen.iter().take_while(|&&seen| seen).count() as u64
    }

    /// Finds the last window again, by the prefix function of the reversed table.
    fn find_period(&self) -> Option<(u64, u64)> {
        let (values, window) = (&self.values, self.set.last().map_or(0, |&max| max));
        let (last, mut border, mut borders) = (values.len() - 1, 0, vec![0]);
        for i in 1..=last {
            while border > 0 && values[last - border] != values[last - i] {
                border = borders[border - 1];
            }
            border += usize::from(values[last - border] == values[last - i]);
            borders.push(border);
            if border as u64 >= window {
                let p = i + 1 - border;
                let change = (p..=last).rfind(|&n| values[n] != values[n - p]);
                return Some((change.map_or(0, |n| n + 1 - p) as u64, p as u64));
            }
        }
        None
    }
}
