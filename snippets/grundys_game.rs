//! Grundy's game: split one heap into two of different sizes; whoever cannot move loses.
//!
//! No closed form is known, so the values are tabulated. Choose a mask, and call a value even if
//! `value & mask` has an even number of ones. Under the best mask few heaps have an even value: the
//! rare ones. A split into two other heaps has an even value. So an odd value is reached by some
//! split iff it is reached by a split with a rare part. All splits are searched only for even
//! values.
//!
//! ```
//! use nim_snippets::grundys_game::GrundysGame;
//!
//! let game = GrundysGame::new(100);
//! assert!(game.wins(&[8]) && !game.wins(&[7]));
//! assert!(game.winning_moves(&[8]).eq([(0, vec![1, 7])]));
//! ```
//!
//! - Time: about `O(n * rare)`, 0.6 s for 10^5, 7 s for 10^6; `O(heap)` to list moves.
//! - Input: a table up to `max_heap`, which is below 2^32; larger heaps panic. Misère play has no
//!   theory.
//! - Source: P. M. Grundy, "Mathematics and games", 1939; Winning Ways, chapter 4; CSES 2207.
//! - 日本語: グランディのゲーム: 一つの山を大きさの異なる二つの山に分ける。分けられなければ負け。
//! - See also: [`octal_game`](super::octal_game) (take and split),
//!   [`lasker_nim`](super::lasker_nim) (any split).

#![cfg_attr(doc, doc(alias("グランディのゲーム", "unequal split", "異なる大きさの 2 つに分ける")))]
#![cfg_attr(doc, doc(alias("divide into two unequal piles", "different sizes", "CSES 2207")))]

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize) -> Vec<u64> {
    let values = GrundysGame::new(n as u64).values;
    values.into_iter().map(u64::from).collect()
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64]) -> bool {
    for_heaps(heaps).wins(heaps)
}

/// All winning moves `(i, parts)`: split heap `i` into two, ascending.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Split> {
    for_heaps(heaps).winning_moves(heaps).collect::<Vec<_>>().into_iter()
}

/// The values up to a largest heap.
pub struct GrundysGame {
    values: Vec<u16>,
}

impl GrundysGame {
    /// Tabulates the heaps up to `max_heap`.
    pub fn new(max_heap: u64) -> Self {
        let most = u64::from(u32::MAX);
        assert!(max_heap <= most, "a heap of {} is above the {} of the table", max_heap, most);
        let n = max_heap as usize;
        let mut values = Vec::with_capacity(n + 1);
        let mut reversed = vec![0; n + 1];
        let mut mask = 0;
        let mut rare = Vec::new();
        let mut seen = vec![0_u32; 1 << 16]; // the last heap that reached a value
        for heap in 0..=n {
            if heap.is_power_of_two() && heap > 64 {
                mask = sparse_mask(&values);
                rare = (1..heap).filter(|&a| parity(values[a], mask) == 0).collect();
            }
            for &a in rare.iter().take_while(|&&a| a < heap).filter(|&&a| 2 * a != heap) {
                seen[usize::from(values[a] ^ values[heap - a])] = heap as u32;
            }
            let parts = heap.saturating_sub(1) / 2;
            let small = values.get(1..=parts).unwrap_or(&[]);
            let large = &reversed[n + 1 - heap..];
            let free = |&value: &u16| {
                let certain = parity(value, mask) == 1;
                (seen[usize::from(value)] as usize) < heap
                    && (certain || !is_xor_of_pair(small, large, value))
            };
            let value = (0..=u16::MAX).find(|value| heap == 0 || free(value));
            values.push(value.expect("a Grundy value below 2^16"));
            reversed[n - heap] = values[heap];
            if parity(values[heap], mask) == 0 && heap > 0 {
                rare.push(heap);
            }
        }
        GrundysGame { values }
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let max = self.values.len() as u64 - 1;
        assert!(heap <= max, "a heap of {} is above the {} of the table", heap, max);
        self.values[heap as usize].into()
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.xor(heaps) != 0
    }

    /// All winning moves `(i, parts)`: split heap `i` into two, ascending.
    pub fn winning_moves<'a>(&'a self, heaps: &'a [u64]) -> impl Iterator<Item = Split> + 'a {
        let xor = self.xor(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let target = xor ^ self.grundy(heap);
            let splits = (1..=heap.saturating_sub(1) / 2).map(move |a| vec![a, heap - a]);
            let winning = splits.filter(move |parts| self.xor(parts) == target);
            winning.map(move |parts| (i, parts))
        })
    }

    fn xor(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.grundy(heap))
    }
}

fn for_heaps(heaps: &[u64]) -> GrundysGame {
    GrundysGame::new(heaps.iter().fold(0, |max, &heap| heap.max(max)))
}

type Split = (usize, Vec<u64>);

fn parity(value: u16, mask: u16) -> u32 {
    (value & mask).count_ones() % 2
}

/// As `a.iter().zip(b).any(|(a, b)| a ^ b == value)`. Chunks without a branch vectorise.
#[inline(never)] // inlined, it may compare as 64 bits each
fn is_xor_of_pair(a: &[u16], b: &[u16], value: u16) -> bool {
    let chunks = a.chunks(128).zip(b.chunks(128));
    let mut hits = chunks
        .map(|(a, b)| a.iter().zip(b).fold(0, |hits, (a, b)| hits | u16::from(a ^ b == value)));
    hits.any(|hits| hits > 0)
}

/// The mask under which most values are odd.
fn sparse_mask(values: &[u16]) -> u16 {
    let mut counts = vec![0; usize::from(u16::MAX) + 1];
    for &value in values {
        counts[usize::from(value)] += 1;
    }
    let max = values.iter().max().map_or(0, |&max| usize::from(max));
    counts.truncate((max + 1).next_power_of_two());
    let odd =
        |mask: u16| -> u32 { (0..).zip(&counts).map(|(v, count)| parity(v, mask) * count).sum() };
    (0..counts.len() as u16).max_by_key(|&mask| odd(mask)).unwrap_or(0)
}
