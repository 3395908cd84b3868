//! Three-heap Wythoff: take the same number of stones from one, two or all of three heaps; taking the last stone wins.
//!
//! A lost triple makes all triples won that lie farther on one of its seven lines: of those with
//! the same two heaps, with the same one and the same difference of the others, or with the same
//! differences. So go through the triples `x <= y <= z` in ascending order, in which all that a
//! triple leads to comes before it, and take those whose lines are all free. To two heaps there is
//! at most one third. Misère play starts without `(0, 0, 0)`.
//!
//! ```
//! use nim_snippets::three_heap_wythoff::LostTriples;
//!
//! let lost = LostTriples::new(10);
//! assert!(lost.triples().take(3).eq([[0, 0, 0], [0, 1, 2], [0, 3, 5]]));
//! assert!(lost.wins([1, 3, 4]) && !lost.wins([3, 1, 3]));
//! assert!(lost.winning_moves([2, 3, 3]).eq([[1, 3, 3]]));
//! ```
//!
//! - Time: `O(n³)` for heaps up to `n`, most of it skipped: 1000 take 0.3 s and 10 MB.
//! - Input: heaps in any order, up to `max_heap`, which is below 2^16. In misère play no stones
//!   at all are a win without a move.
//! - Source: Project Euler 260 "Stone Game"; no formula is known.
//! - 日本語: 三山のワイソフ: 一つ、二つ、または三つの山から同じ個数を取る。最後の石を取れば勝ち。
//! - See also: [`wythoff`](super::wythoff) (two heaps),
//!   [`diagonal_wythoff`](super::diagonal_wythoff) (other directions),
//!   [`moore_nim`](super::moore_nim).

#![cfg_attr(doc, doc(alias("PE 260 Stone Game")))]
#![cfg_attr(doc, doc(alias("three piles, the same number from each", "三つの山から同じ数")))]

/// The lost triples of heaps up to a bound.
pub struct LostTriples {
    /// The largest heap, and 1.
    size: usize,
    /// With which third heap `x <= y` are lost, if it is at least `y`; or `NONE`.
    thirds: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl LostTriples {
    /// Prepares for heaps up to `max_heap`.
    pub fn new(max_heap: usize) -> Self {
        Self::tabulate(max_heap, true)
    }

    /// The same if taking the last stone loses.
    pub fn misere_new(max_heap: usize) -> Self {
        Self::tabulate(max_heap, false)
    }

    /// All lost triples `[x, y, z]` with `x <= y <= z`, ascending.
    pub fn triples(&self) -> impl Iterator<Item = [u64; 3]> + '_ {
        let size = self.size;
        let lost = (0..size * size).filter(move |&pair| self.thirds[pair] != NONE);
        lost.map(move |pair| [(pair / size) as u64, (pair % size) as u64, self.thirds[pair].into()])
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, mut heaps: [u64; 3]) -> bool {
        heaps.sort_unstable();
        let [x, y, z] = heaps;
        let max = self.size as u64 - 1;
        assert!(z <= max, "a heap of {} is above the {} of the table", z, max);
        u64::from(self.thirds[x as usize * self.size + y as usize]) != z
    }

    /// All winning moves: what the three heaps become, ascending.
    pub fn winning_moves(&self, heaps: [u64; 3]) -> impl Iterator<Item = [u64; 3]> {
        let mut moves = Vec::new();
        let most = if self.wins(heaps) { heaps[0].max(heaps[1]).max(heaps[2]) } else { 0 };
        for (taken, from) in (1..=most).flat_map(|taken| (1..8_u64).map(move |from| (taken, from)))
        {
            let left = |i: usize| heaps[i].checked_sub((from >> i & 1) * taken);
            if let (Some(x), Some(y), Some(z)) = (left(0), left(1), left(2)) {
                if !self.wins([x, y, z]) {
                    moves.push([x, y, z]);
                }
            }
        }
        moves.sort_unstable();
        moves.into_iter()
    }

    fn tabulate(max_heap: usize, is_zero_lost: bool) -> Self {
        assert!(max_heap < 1 << 16, "a heap of {} is above the {} of the table", max_heap, 65_535);
        let size = max_heap + 1;
        let mut thirds = vec![NONE; size * size];
        let mut used = vec![false; 3 * size * size];
        for (x, y) in (0..size).flat_map(|x| (x..size).map(move |y| (x, y))) {
            let lines = |z: usize| {
                let line = |kind: usize, i: usize, j: usize| (kind * size + i) * size + j;
                let [two, one] = [[(x, y), (x, z), (y, z)], [(x, z - y), (y, z - x), (z, y - x)]];
                let [two, one] = [two.map(|(i, j)| line(0, i, j)), one.map(|(i, j)| line(1, i, j))];
                [two[0], two[1], two[2], one[0], one[1], one[2], line(2, y - x, z - y)]
            };
            let least = if x + y == 0 && !is_zero_lost { 1 } else { y };
            let is_free = |&z: &usize| lines(z).iter().all(|&line| !used[line]);
            if used[x * size + y] {
                continue; // their third heap is smaller
            }
            if let Some(z) = (least..size).find(is_free) {
                for line in lines(z) {
                    used[line] = true;
                }
                thirds[x * size + y] = z as u32;
            }
        }
        LostTriples { size, thirds }
    }
}
