//! All-but game: take any number of stones from one heap but those of a finite set; the player without a move loses.
//!
//! A value can come again only within `m = max(set)` stones of its first heap, and a new one comes at
//! least every `m + 1`. So all that decides on the next value is in a window of `2m + 1` values, up to a
//! shift: once such a window repeats with a saltus, `g(n + period) == g(n) + saltus` for ever.
//!
//! ```
//! use nim_snippets::all_but_game::{winning_moves, wins};
//!
//! assert!(wins(&[10u64.pow(18), 7], &[2]) && !wins(&[3, 5], &[1, 2]));
//! assert!(winning_moves(&[4, 3], &[2]).eq([(0, 1), (0, 3)])); // to the value of 3
//! ```
//!
//! - Time: `O(|set| log |set|)` for each heap up to the largest or the period's end, which also bounds the moves.
//! - Input: any heaps and set, in any order, even empty; a 0 in the set does not matter. Larger heaps than 2^22
//!   panic when no period is proven up to there. Misère play has no proven rule.
//! - Source: A. Siegel, "Finite excluded subtraction sets and infinite modular Nim", 2005; the window is our own.
//! - See also: `subtraction_game` (only a set), `nim` (the set is empty).

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, set: &[u64]) -> Vec<u64> {
    let game = AllButGame::new(set, n as u64);
    (0..=n as u64).map(|heap| game.grundy(heap)).collect()
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], set: &[u64]) -> bool {
    AllButGame::new(set, max(heaps)).xor(heaps) != 0
}

fn max(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |max, &heap| heap.max(max))
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
pub fn winning_moves(heaps: &[u64], set: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    let game = AllButGame::new(set, max(heaps));
    let xor = game.xor(heaps);
    let mut moves = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let mut lefts = game.heaps_of_value(xor ^ game.grundy(heap));
        lefts.retain(|&left| left < heap && !game.set.contains(&(heap - left)));
        moves.extend(lefts.into_iter().map(|left| (i, left)));
    }
    moves.into_iter()
}

/// The values of one set up to the end of the period.
pub struct AllButGame {
    set: Vec<u64>,
    values: Vec<u64>,
    /// The proven `(preperiod, period, saltus)`.
    pub period: Option<(u64, u64, u64)>,
}

impl AllButGame {
    /// Prepares for heaps up to `max`; with `u64::MAX` for all.
    pub fn new(set: &[u64], max: u64) -> Self {
        let mut set = set.to_vec();
        set.sort_unstable();
        set.dedup();
        set.retain(|&s| s > 0);
        let (values, period, mut counts) = (Vec::new(), None, Vec::new());
        let mut game = AllButGame { set, values, period };
        while game.period.is_none() && game.values.len() as u64 <= max {
            let len = game.values.len();
            assert!(len <= 1 << 22, "no period within 2^22 heaps");
            (0..=len.max(255)).for_each(|_| game.push(&mut counts));
            game.period = game.find_period();
        }
        game
    }

    /// The next value is the least whose heaps, of which `counts` has the number, are all forbidden.
    fn push(&mut self, counts: &mut Vec<usize>) {
        let n = self.values.len() as u64;
        let forbidden = self.set.iter().take_while(|&&s| s <= n);
        let mut reached: Vec<u64> = forbidden.map(|&s| self.values[(n - s) as usize]).collect();
        reached.sort_unstable();
        let up_to = |value: u64| reached.partition_point(|&v| v <= value);
        let before = |value: u64| reached.partition_point(|&v| v < value);
        let free = |&&v: &&u64| up_to(v) - before(v) == counts[v as usize];
        let value = reached.iter().find(free).map_or(counts.len(), |&v| v as usize);
        counts.resize(counts.len().max(value + 1), 0);
        counts[value] += 1;
        self.values.push(value as u64);
    }

    /// Finds the last window of differences again, by the prefix function of the reversed table.
    fn find_period(&self) -> Option<(u64, u64, u64)> {
        let window = self.set.last().map_or(0, |&max| max.saturating_mul(2));
        let values = &self.values;
        let steps = values.windows(2).rev().map(|pair| pair[1].wrapping_sub(pair[0]));
        let steps: Vec<u64> = steps.collect();
        let (mut border, mut borders) = (0, vec![0]);
        for i in 1..steps.len() {
            while border > 0 && steps[border] != steps[i] {
                border = borders[border - 1];
            }
            border += usize::from(steps[border] == steps[i]);
            borders.push(border);
            if border as u64 >= window {
                let p = i + 1 - border;
                let saltus = values[values.len() - 1] - values[values.len() - 1 - p];
                let repeats = |&n: &usize| values[n + p] == values[n] + saltus;
                let seen = (0..values.len() - p).rev().take_while(repeats).count();
                return Some(((values.len() - p - seen) as u64, p as u64, saltus));
            }
        }
        None
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let (start, period, saltus) = self.period.unwrap_or((heap, 1, 0));
        let periods = heap.saturating_sub(start) / period;
        let value = self.values.get((heap - periods * period) as usize);
        value.expect("the heap is above the `max` of `new`") + periods * saltus
    }

    fn xor(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.grundy(heap))
    }

    fn heaps_of_value(&self, target: u64) -> Vec<u64> {
        let (start, period, saltus) = self.period.unwrap_or((u64::MAX, 0, 0));
        let all = (0..start.saturating_add(period)).zip(&self.values);
        let heaps = all.filter_map(|(heap, value)| match target.checked_sub(*value)? {
            0 => Some(heap),
            more if heap < start || more % saltus > 0 => None,
            more => heap.checked_add((more / saltus).checked_mul(period)?),
        });
        let mut heaps: Vec<u64> = heaps.collect();
        heaps.sort_unstable();
        heaps
    }
}
