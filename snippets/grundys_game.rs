//! Grundy's game: split one heap into two of different sizes; whoever cannot move loses.
//!
//! No closed form is known, so the values are tabulated: the value of a heap is the mex of
//! `g(a) ^ g(b)` over its splits. Below 10^6, the largest heap of value 0 has 1222 stones, so a
//! single larger heap wins (CSES 2207).
//!
//! Call a value rare if it has an even number of ones, not counting the lowest bit. The xor of two
//! values is rare iff both are rare or neither is. So an option whose value is not rare has a rare
//! part. The splits with a rare part thus show the least value that is neither rare nor reached,
//! which bounds the mex. Other splits are searched only until all values below this bound are
//! found. Only 1274 heaps up to 10^6 have a rare value.
//!
//! ```
//! use nim_snippets::grundys_game::GrundysGame;
//!
//! let game = GrundysGame::new(100);
//! assert!(game.wins(&[8]) && !game.wins(&[7]));
//! assert!(game.winning_moves(&[8]).eq([(0, vec![1, 7])]));
//! ```
//!
//! - Time: about 3000 splits for each of `n` heaps: 10^4 take 20 ms, 10^5 take 0.3 s, 10^6 take
//!   3 s; `O(heap)` to list moves.
//! - Limit: `max_heap ≤ 3·10^5`.
//! - Input: heaps up to `max_heap`.
//! - Panics: larger heaps.
//! - Misère: no general theory is known.
//! - Source: P. M. Grundy, "Mathematics and games", 1939; Winning Ways, chapter 4; CSES 2207.
//! - 日本語: グランディのゲーム: 一つの山を大きさの異なる二つの山に分ける。分けられなければ負け。
//! - See also: [`octal_game`](super::octal_game) (take and split),
//!   [`lasker_nim`](super::lasker_nim) (any split).

#![cfg_attr(doc, doc(alias("グランディのゲーム", "unequal split", "異なる大きさの 2 つに分ける")))]
#![cfg_attr(doc, doc(alias("divide into two unequal piles", "different sizes", "CSES 2207")))]

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let is_rare = |value: usize| (value >> 1).count_ones() % 2 == 0;
    let mut values: Vec<u32> = vec![0];
    let mut rare = vec![]; // the heaps with rare values
    let mut seen = vec![0; (n + 1).next_power_of_two()]; // the last heap with an option of a value
    for heap in 1..=n as u32 {
        let large = &values[heap as usize / 2 + 1..];
        let small = &values[1..][..large.len()];
        for &part in rare.iter().filter(|&&part| 2 * part != heap) {
            seen[(values[part as usize] ^ values[(heap - part) as usize]) as usize] = heap;
        }
        let is_bound = |&value: &usize| !is_rare(value) && seen[value] != heap;
        let bound = (0..seen.len()).find(is_bound).unwrap_or(seen.len());
        for (small, large) in small.chunks(1024).zip(large.rchunks(1024)) {
            if seen[..bound].iter().all(|&last| last == heap) {
                break;
            }
            for (a, b) in small.iter().zip(large.iter().rev()) {
                seen[(a ^ b) as usize] = heap;
            }
        }
        let value = seen.iter().take_while(|&&last| last == heap).count();
        values.push(value as u32);
        if is_rare(value) {
            rare.push(heap);
        }
    }
    values.into_iter().map(u64::from).collect()
}

/// The values up to a largest heap.
pub struct GrundysGame {
    values: Vec<u64>,
}

impl GrundysGame {
    /// Tabulates the heaps up to `max_heap`.
    pub fn new(max_heap: u64) -> Self {
        GrundysGame { values: grundy_values(max_heap as usize) }
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.value(heap))
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.grundy(heaps) != 0
    }

    /// All winning moves `(i, parts)`: split heap `i` into two, ascending.
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, Vec<u64>)> + 'a {
        let xor = self.grundy(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let target = xor ^ self.value(heap);
            let splits = (1..=heap.saturating_sub(1) / 2).map(move |a| vec![a, heap - a]);
            splits.filter(move |parts| self.grundy(parts) == target).map(move |parts| (i, parts))
        })
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let max = self.values.len() as u64 - 1;
        assert!(heap <= max, "a heap of {} is above the {} of the table", heap, max);
        self.values[heap as usize]
    }
}
