//! Octal table: the Grundy values of an octal game up to a large heap, fast where few heaps are rare.
//!
//! Take the key `2 * value + heap % 2` of each heap and a parity of some of its bits, such that few
//! heaps, the "rare" ones, have the one parity. The keys of two common parts have an even xor: a
//! value whose key is odd comes only from splits with a rare part, and these are few. For the other
//! candidates all splits are searched, which ends at the first hit. Where more than one heap in
//! eight would be rare the parity is that of no bit, and all are. A proven period (Guy, Smith) ends
//! the work.
//!
//! ```
//! use nim_snippets::octal_table::grundy_values;
//!
//! assert_eq!(grundy_values(7, "0.77"), [0, 1, 2, 3, 1, 4, 3, 2]);
//! assert_eq!(grundy_values(1_000_000, "0.16")[1_000_000], 2);
//! ```
//!
//! - Time: about `O(n * rare)`, 10^7 heaps a second where few are rare (0.106), and `O(n^2)` where
//!   many are (0.007): 2·10^4 heaps take 0.1 s, 10^5 two seconds.
//! - Input: an octal code (no digit above 7), `n` below 2^32, values below 2^16; anything else
//!   panics.
//! - Source: E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning Ways", chapter 4, sparse spaces.
//! - See also: `octal_game` (to play; its game can be made from this table).

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, code: &str) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "n = {} is not below 2^32", n);
    let digits = parse(code);
    let breaking = digits.iter().enumerate().filter(|&(_, &digit)| digit > 3);
    let split = |(taken, _)| Split { taken, mask: 0, rare: Vec::new() };
    let mut splits: Vec<Split> = breaking.map(split).collect();
    let (mut values, mut reversed) = (vec![0], vec![0; n + 1]);
    let (mut seen, mut check) = ([0_u8; 1 << 16], 64);
    for heap in 1..=n {
        let stamp = (heap % 255) as u8 + 1;
        if stamp == 1 {
            seen = [0; 1 << 16];
        }
        for (digit, rest) in digits.iter().zip((0..=heap).rev()) {
            if digit >> u32::from(rest > 0) & 1 > 0 {
                seen[usize::from(values[rest])] = stamp;
            }
        }
        for split in &splits {
            split.mark(&values, &mut seen, stamp);
        }
        let misses = |value| splits.iter().all(|split| split.misses(value, &values, &reversed));
        let free = |&value: &u16| seen[usize::from(value)] != stamp && misses(value);
        let value = (0..=u16::MAX).find(free).expect("a Grundy value below 2^16");
        values.push(value);
        reversed[n - heap] = value;
        for split in &mut splits {
            split.push(heap, value);
        }
        if heap == check {
            if let Some(period) = find_period(&values, digits.len()) {
                (heap + 1..=n).for_each(|heap| values.push(values[heap - period]));
                break;
            }
            splits.iter_mut().for_each(|split| split.choose_mask(&values));
            check += check / 2;
        }
    }
    values.into_iter().map(u64::from).collect()
}

/// A digit that lets the rest of a heap split.
struct Split {
    taken: usize,
    mask: usize,           // without a bit all heaps are rare
    rare: Vec<(u32, u16)>, // the rare heaps, and their values
}

impl Split {
    /// The keys of two common heaps have an even xor, so no common heap has a split into such.
    fn is_rare(&self, heap: usize, value: u16) -> bool {
        !is_odd(key(heap + self.taken, value) & self.mask)
    }

    fn push(&mut self, heap: usize, value: u16) {
        if self.is_rare(heap, value) {
            self.rare.push((heap as u32, value));
        }
    }

    /// Marks the values of the next heap's splits with a rare part.
    fn mark(&self, values: &[u16], seen: &mut [u8; 1 << 16], stamp: u8) {
        let rest = values.len().saturating_sub(self.taken);
        let last = if self.mask > 0 { rest.max(1) - 1 } else { rest / 2 };
        let end = self.rare.partition_point(|&(a, _)| a as usize <= last);
        for &(a, value) in &self.rare[..end] {
            seen[usize::from(value ^ values[rest - a as usize])] = stamp;
        }
    }

    /// Is an unmarked value none of the next heap's splits?
    fn misses(&self, value: u16, values: &[u16], reversed: &[u16]) -> bool {
        let rest = values.len().saturating_sub(self.taken);
        let (small, large) = (&values[1..=rest / 2], &reversed[reversed.len() - rest..]);
        let is_certain = self.mask == 0 || !self.is_rare(values.len(), value);
        is_certain || !has_pair(small, large, value)
    }

    /// Chooses the mask with the fewest rare heaps, or none if these are more than one in eight.
    fn choose_mask(&mut self, values: &[u16]) {
        let max = usize::from(values.iter().fold(0, |max, &value| value.max(max)));
        let mut balance = vec![0; (2 * max + 2).next_power_of_two()];
        for (heap, &value) in values.iter().enumerate() {
            balance[key(heap + self.taken, value)] += 1;
        }
        walsh_hadamard(&mut balance);
        let mask = (0..balance.len()).min_by_key(|&mask| balance[mask]).unwrap_or(0);
        let rare = (values.len() as i64 + balance[mask]) / 2;
        self.mask = if rare > values.len() as i64 / 8 { 0 } else { mask };
        self.rare.clear();
        for (heap, &value) in values.iter().enumerate().skip(1) {
            self.push(heap, value);
        }
    }
}

fn key(heap: usize, value: u16) -> usize {
    2 * usize::from(value) + heap % 2
}

fn is_odd(bits: usize) -> bool {
    bits.count_ones() % 2 == 1
}

/// As `a.iter().zip(b).any(|(a, b)| a ^ b == value)`. Chunks without a branch vectorise.
fn has_pair(a: &[u16], b: &[u16], value: u16) -> bool {
    let mut chunks = a.chunks(64).zip(b.chunks(64));
    chunks.any(|(a, b)| a.iter().zip(b).fold(0, |hit, (a, b)| hit | u16::from(a ^ b == value)) > 0)
}

/// Each place gets `sum of if is_odd(key & place) { -counts[key] } else { counts[key] }`.
fn walsh_hadamard(counts: &mut [i64]) {
    if counts.len() < 2 {
        return;
    }
    let (low, high) = counts.split_at_mut(counts.len() / 2);
    for (a, b) in low.iter_mut().zip(&mut *high) {
        (*a, *b) = (*a + *b, *a - *b);
    }
    walsh_hadamard(low);
    walsh_hadamard(high);
}

fn parse(code: &str) -> Vec<u32> {
    let digits: Option<Vec<u32>> =
        code.replacen('.', "", 1).chars().map(|c| c.to_digit(8)).collect();
    let digits = digits.filter(|digits| code.find('.') == Some(1) && digits[0] % 4 == 0);
    digits.unwrap_or_else(|| panic!("`{}` is no octal code", code))
}

/// The least proven period: all values from `half` on stand `period` places before, too, and twice
/// `half` and the digits are in the table.
fn find_period(values: &[u16], digits: usize) -> Option<usize> {
    let half = values.len().checked_sub(digits)? / 2;
    let earlier = values[..values.len() - 1].windows(values.len() - half).skip(1);
    Some(1 + earlier.rev().position(|window| *window == values[half..])?)
}
