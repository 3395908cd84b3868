//! Three-heap Wythoff: take the same number of stones from one, two or all of three heaps; taking the last stone wins.
//!
//! All triples farther out on one of the seven lines through a losing triple win. On a line, two
//! heaps are the same; or one heap and the difference of the other two; or both differences. So go
//! through the pairs `x <= y` in ascending order, and find the least third heap `z >= y` for which
//! all seven lines are free. All triples that `(x, y, z)` can move to came before.
//!
//! ```
//! use nim_snippets::three_heap_wythoff::ThreeHeapWythoff;
//!
//! let game = ThreeHeapWythoff::new(10);
//! assert!(game.losing_triples().take(3).eq([[0, 0, 0], [0, 1, 2], [0, 3, 5]]));
//! assert!(game.wins([1, 3, 4]) && !game.wins([3, 1, 3]));
//! assert!(game.winning_moves([2, 3, 3]).eq([[1, 3, 3]]));
//! ```
//!
//! - Time: `O(n³)` with early ends, and `6n²` bytes: heaps up to 1000 take 0.2 seconds and 6 MB, up
//!   to 2000 1.4 seconds and 24 MB. Moves are `O(n)`.
//! - Limit: `max_heap ≤ 1000`.
//! - Input: heaps in any order.
//! - Panics: if a heap is above `max_heap`, or `max_heap` is above 2^16 - 1.
//! - Source: Project Euler 260 "Stone Game"; no formula is known.
//! - 日本語: 三山のワイソフ: 一つ、二つ、または三つの山から同じ個数を取る。最後の石を取れば勝ち。
//! - See also: [`wythoff`](super::wythoff) (two heaps),
//!   [`diagonal_wythoff`](super::diagonal_wythoff) (other directions),
//!   [`moore_nim`](super::moore_nim).

#![cfg_attr(doc, doc(alias("PE 260 Stone Game")))]
#![cfg_attr(doc, doc(alias("three piles, the same number from each", "三つの山から同じ数")))]

/// The losing triples of heaps up to a bound.
pub struct ThreeHeapWythoff {
    /// `thirds[x][y]` is the third heap with which `x` and `y` lose, or `NONE`.
    thirds: Vec<Vec<u32>>,
}

const NONE: u32 = u32::MAX;

impl ThreeHeapWythoff {
    /// Prepares for heaps up to `max_heap`.
    pub fn new(max_heap: u64) -> Self {
        assert!(max_heap < 1 << 16, "a heap of {} is above the {} of the table", max_heap, 65_535);
        let size = max_heap as usize + 1;
        let mut thirds = vec![vec![NONE; size]; size];
        // By the heap that stays and the difference of the others, and by both differences.
        let mut one_stays = vec![vec![false; size]; size];
        let mut none_stays = vec![vec![false; size]; size];
        for (x, y) in (0..size).flat_map(|x| (x..size).map(move |y| (x, y))) {
            if thirds[x][y] != NONE {
                continue;
            }
            let is_free = |&z: &usize| {
                thirds[x][z] == NONE
                    && thirds[y][z] == NONE
                    && !one_stays[x][z - y]
                    && !one_stays[y][z - x]
                    && !none_stays[y - x][z - y]
                    && !one_stays[z][y - x]
            };
            if let Some(z) = (y..size).find(is_free) {
                for &[a, b, c] in &[[x, y, z], [x, z, y], [y, z, x]] {
                    thirds[a][b] = c as u32;
                    thirds[b][a] = c as u32;
                    one_stays[c][b - a] = true;
                }
                none_stays[y - x][z - y] = true;
            }
        }
        ThreeHeapWythoff { thirds }
    }

    /// All losing triples `[x, y, z]` with `x <= y <= z`, ascending.
    pub fn losing_triples(&self) -> impl Iterator<Item = [u64; 3]> + '_ {
        (0..).zip(&self.thirds).flat_map(|(x, thirds)| {
            let triples = (0..).zip(thirds).map(move |(y, &third)| [x, y, u64::from(third)]);
            triples.filter(|&[x, y, z]| x <= y && y <= z && z != u64::from(NONE))
        })
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: [u64; 3]) -> bool {
        let (heap, most) = (heaps.iter().max().unwrap(), self.thirds.len() as u64 - 1);
        assert!(*heap <= most, "a heap of {} is above the {} of the table", heap, most);
        u64::from(self.thirds[heaps[0] as usize][heaps[1] as usize]) != heaps[2]
    }

    /// All winning moves: what the three heaps become, ascending.
    pub fn winning_moves(&self, heaps: [u64; 3]) -> impl Iterator<Item = [u64; 3]> {
        let mut moves = Vec::new();
        if self.wins(heaps) {
            for chosen in 1..8 {
                let after = |taken: u64| {
                    let left = |i: usize| heaps[i].checked_sub((chosen >> i & 1) * taken);
                    Some([left(0)?, left(1)?, left(2)?])
                };
                moves.extend((1..).map_while(after).find(|&left| !self.wins(left)));
            }
        }
        moves.sort_unstable();
        moves.into_iter()
    }
}
