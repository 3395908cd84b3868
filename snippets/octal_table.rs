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
//! - Time: about `O(n * rare)`, 10^7 heaps in 2 s where few are rare (0.106), and `O(n^2)` where
//!   many are (0.007): 2·10^4 heaps take 0.08 s, 10^5 two seconds.
//! - Input: an octal code (no digit above 7), `n` below 2^32, values below 2^16; anything else
//!   panics.
//! - Source: E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning Ways", chapter 4, sparse spaces.
//! - 日本語: 八進ゲームの表: 大きな山までの Grundy 数。まれな値が少なければ速い。
//! - See also: [`octal_game`](super::octal_game) (to play; its game can be made from this table).

#![cfg_attr(doc, doc(alias("sparse space", "rare and common values", "八進ゲーム")))]

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, code: &str) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "n = {} is not below 2^32", n);
    let mut digits = parse(code);
    let (mut values, mut reversed) = (vec![0], vec![0; n + 1]);
    let (mut period, mut check) = (None, 64);
    let mut reached_by = [0; 1 << 16]; // the last heap that has an option of this value
    while values.len() <= n && period.is_none() {
        let heap = values.len();
        for digit in &digits {
            digit.mark(&values, &mut reached_by);
        }
        let misses = |value| digits.iter().all(|digit| digit.misses(value, &values, &reversed));
        let is_free = |&value: &u16| reached_by[usize::from(value)] < heap as u32 && misses(value);
        let value = (0..=u16::MAX).find(is_free).expect("a Grundy value below 2^16");
        values.push(value);
        reversed[n - heap] = value;
        for digit in &mut digits {
            digit.push(heap, value);
        }
        if heap == check {
            check += check / 2;
            period = find_period(&values, digits.len());
            for digit in &mut digits {
                digit.choose_mask(&values);
            }
        }
    }
    let repeated = values[values.len() - period.unwrap_or(0)..].iter().cycle();
    values.iter().chain(repeated).take(n + 1).map(|&value| u64::from(value)).collect()
}

/// What taking so many stones allows.
struct Digit {
    taken: usize,
    heaps: u32,            // bit j: it allows to leave j heaps
    mask: usize,           // without a bit all heaps are rare
    rare: Vec<(u32, u16)>, // the rare heaps and their values, unless all are rare
}

impl Digit {
    /// The keys of two common heaps have an even xor, so no common heap has a split into such.
    fn is_rare(&self, heap: usize, value: u16) -> bool {
        (key(heap + self.taken, value) & self.mask).count_ones() % 2 == 0
    }

    fn push(&mut self, heap: usize, value: u16) {
        if self.mask > 0 && self.is_rare(heap, value) {
            self.rare.push((heap as u32, value));
        }
    }

    /// Marks the values of the next heap's options but for splits into common parts.
    fn mark(&self, values: &[u16], reached_by: &mut [u32; 1 << 16]) {
        let heap = values.len() as u32;
        let rest = values.len().saturating_sub(self.taken);
        if self.taken <= values.len() && self.heaps >> u32::from(rest > 0) & 1 > 0 {
            reached_by[usize::from(values[rest])] = heap;
        }
        let half = if self.heaps > 3 && self.mask == 0 { rest / 2 } else { 0 };
        for (a, b) in values[1..=half].iter().zip(values[rest - half..rest].iter().rev()) {
            reached_by[usize::from(a ^ b)] = heap;
        }
        let end = self.rare.partition_point(|&(a, _)| (a as usize) < rest);
        for &(a, value) in &self.rare[..end] {
            reached_by[usize::from(value ^ values[rest - a as usize])] = heap;
        }
    }

    /// Is an unmarked value none of the next heap's splits?
    fn misses(&self, value: u16, values: &[u16], reversed: &[u16]) -> bool {
        let rest = values.len().saturating_sub(self.taken);
        let (small, large) = (&values[1..=rest / 2], &reversed[reversed.len() - rest..]);
        self.mask == 0 || !self.is_rare(values.len(), value) || !has_pair(small, large, value)
    }

    /// Chooses the mask with the fewest rare heaps, or none if these are more than one in eight.
    fn choose_mask(&mut self, values: &[u16]) {
        let max = usize::from(values.iter().fold(0, |max, &value| value.max(max)));
        let mut balance = vec![0; (2 * max + 2).next_power_of_two()];
        for (heap, &value) in values.iter().enumerate() {
            balance[key(heap + self.taken, value)] += 1;
        }
        walsh_hadamard(&mut balance);
        let few = (0..balance.len()).filter(|&mask| 4 * balance[mask] < -3 * values.len() as i64);
        self.mask = few.min_by_key(|&mask| balance[mask]).filter(|_| self.heaps > 3).unwrap_or(0);
        self.rare.clear();
        for (heap, &value) in values.iter().enumerate().skip(1) {
            self.push(heap, value);
        }
    }
}

fn key(heap: usize, value: u16) -> usize {
    2 * usize::from(value) + heap % 2
}

/// As `a.iter().zip(b).any(|(a, b)| a ^ b == value)`, `b` being no shorter. Chunks without a
/// branch vectorise.
fn has_pair(a: &[u16], b: &[u16], value: u16) -> bool {
    let (a, b) = (a.chunks_exact(32), b[..a.len()].chunks_exact(32));
    let mut ends = a.remainder().iter().zip(b.remainder());
    a.zip(b).any(|(a, b)| (0..32).fold(0, |hit, i| hit | u16::from(a[i] ^ b[i] == value)) > 0)
        || ends.any(|(a, b)| a ^ b == value)
}

/// Each place gets the sum of `if (key & place).count_ones() % 2 == 1 { -sums[key] } else
/// { sums[key] }` over all keys.
fn walsh_hadamard(sums: &mut [i64]) {
    let len = sums.len();
    for bit in (0..).map(|k| 1 << k).take_while(|&bit| bit < len) {
        for i in (0..len).filter(|i| i & bit == 0) {
            (sums[i], sums[i + bit]) = (sums[i] + sums[i + bit], sums[i] - sums[i + bit]);
        }
    }
}

fn parse(code: &str) -> Vec<Digit> {
    assert!(code.starts_with("0.") || code.starts_with("4."), "`{}` is no octal code", code);
    let digit = |(taken, c): (usize, char)| {
        let heaps = c.to_digit(8).unwrap_or_else(|| panic!("`{}` is no octal code", code));
        Digit { taken, heaps, mask: 0, rare: Vec::new() }
    };
    code.replacen('.', "", 1).chars().enumerate().map(digit).collect()
}

/// The least proven period: all values from `half` on stand `period` places before, too, and twice
/// `half` and the digits are in the table.
fn find_period(values: &[u16], digits: usize) -> Option<usize> {
    let half = values.len().checked_sub(digits)? / 2;
    let earlier = values[..values.len() - 1].windows(values.len() - half).skip(1);
    Some(1 + earlier.rev().position(|window| *window == values[half..])?)
}
