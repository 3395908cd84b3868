//! Fair split: turn a heap of at least `min` stones into two or more, as equal as can be; whoever cannot move loses.
//!
//! A split of `n` stones into `count <= n` parts makes `n % count` parts of `q + 1` stones and the
//! other parts of `q = n / count` stones; only the parities of these two numbers of parts matter
//! for the xor. While `q` stays the same, the next `count` changes one of the two numbers by an
//! even amount and the other by an odd amount. So the values of the splits alternate, and the first
//! two counts for each `q` give all options, at most `4 √n` for a heap.
//!
//! ```
//! use nim_snippets::fair_split::FairSplit;
//!
//! let game = FairSplit::new(100, 3); // heaps below 3 cannot be split
//! assert!(game.wins(&[3]) && !game.wins(&[1, 2]) && !game.wins(&[5, 5]));
//! assert!(game.winning_moves(&[5, 3]).eq([(0, vec![2, 3])]));
//! ```
//!
//! - Time: `O(n √n)` for heaps up to `n`: 10^5 take 0.3 s. The moves of a heap are tried
//!   one by one, each in the time of its list of parts.
//! - Limit: `max_heap ≤ 10^5`; `winning_moves: heap ≤ 3·10^4`.
//! - Input: parts have at least one stone.
//! - Panics: if a heap is above `max_heap`, or `max_heap` is 2^32 or more.
//! - Misère: no general theory is known (see `outcome_search`).
//! - Source: HNOI2014 "江南乐" (Luogu P3235).
//! - 日本語: 公平な分割: `min` 個以上の山を、できるだけ大きさの揃った二つ以上の山に分ける。動けなければ負け。
//! - See also: [`equal_split`](super::equal_split) (equal heaps only),
//!   [`grundys_game`](super::grundys_game), [`sprague_grundy`](super::sprague_grundy) (any split).

#![cfg_attr(doc, doc(alias("as equal as possible", "なるべく等しく分ける", "江南乐")))]
#![cfg_attr(doc, doc(alias("HNOI2014 江南乐", "nearly equal parts", "尽量平均")))]

/// The values of all heaps up to a bound.
pub struct FairSplit {
    min: u64,
    values: Vec<u64>,
}

impl FairSplit {
    /// The game in which only heaps of at least `min` stones may be split, up to `max_heap`.
    pub fn new(max_heap: u64, min: u64) -> Self {
        let limit = u64::from(u32::MAX);
        assert!(max_heap <= limit, "a heap of {} is above the {} of the table", max_heap, limit);
        // One heap more: `split_value` also reads parts of one stone more, even if there are none.
        let mut game = FairSplit { min, values: vec![0; max_heap as usize + 2] };
        // The last heap that reached a value.
        let mut stamps = vec![0; 64];
        for heap in 0..=max_heap {
            let mut first = 2;
            while first <= heap && game.is_splittable(heap) {
                let part = heap / first;
                let last = heap / part;
                for count in first..=last.min(first + 1) {
                    let value = game.split_value(heap, count, part) as usize;
                    stamps.resize(stamps.len().max(value + 1), 0);
                    stamps[value] = heap;
                }
                first = last + 1;
            }
            let mex = stamps.iter().position(|&stamp| stamp != heap || heap == 0);
            game.values[heap as usize] = mex.unwrap_or(stamps.len()) as u64;
        }
        game
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.value(heap))
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.grundy(heaps) != 0
    }

    /// All winning moves `(i, parts)`, the smaller parts first; few parts before many.
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, Vec<u64>)> + 'a {
        let xor = self.grundy(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let wanted = xor ^ self.value(heap);
            let counts = (2..=heap).filter(move |_| self.is_splittable(heap));
            let counts =
                counts.filter(move |&count| self.split_value(heap, count, heap / count) == wanted);
            counts.map(move |count| {
                let part = |k| heap / count + u64::from(k >= count - heap % count);
                (i, (0..count).map(part).collect())
            })
        })
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let max = self.values.len() as u64 - 2;
        assert!(heap <= max, "a heap of {} is above the {} of the table", heap, max);
        self.values[heap as usize]
    }

    fn is_splittable(&self, heap: u64) -> bool {
        heap >= self.min.max(2)
    }

    /// The value of a split into `count` parts of `part` stones or one more.
    fn split_value(&self, heap: u64, count: u64, part: u64) -> u64 {
        let larger = heap - count * part;
        let if_odd = |number, part: u64| number % 2 * self.values[part as usize];
        if_odd(count - larger, part) ^ if_odd(larger, part + 1)
    }
}
