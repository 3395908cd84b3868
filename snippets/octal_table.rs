//! Octal table: the Grundy values of an octal game up to a large heap, fast where few heaps are rare.
//!
//! Take the key `2 * value + heap % 2` of each heap, and the parity of some of its bits, such that
//! few heaps have the one parity: these are "rare". The keys of two common parts have an even xor.
//! So a value whose key is odd comes only from splits with a rare part, and these are few. For the
//! other candidates all splits are searched, which ends at the first hit. Where more than one heap
//! in eight would be rare, all splits are marked. A proven period (Guy, Smith) ends the work.
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
//! - See also: [`octal_game`](super::octal_game) (to play).

#![cfg_attr(doc, doc(alias("sparse space", "rare and common values", "八進ゲーム")))]

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, code: &str) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut digits = read(code);
    let mut values = vec![0];
    let mut reversed = vec![0; n + 1];
    let mut period = None;
    let mut check = 64;
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
            period = find_period(&values, 2, digits.len());
            for digit in &mut digits {
                digit.choose_search(&values);
            }
        }
    }
    let length = period.map_or(0, |(_, length)| length);
    let repeated = values[values.len() - length..].iter().cycle();
    values.iter().chain(repeated).take(n + 1).map(|&value| u64::from(value)).collect()
}

/// What taking so many stones allows.
struct Digit {
    taken: usize,
    heaps: u32, // bit j: it allows to leave j heaps
    splits: Splits,
}

/// How the splits into two heaps are found.
enum Splits {
    /// There are none.
    No,
    /// All are marked.
    All,
    /// Those with a rare part are marked, the others searched.
    Sparse {
        /// The bits of a key whose parity tells rare heaps from common ones.
        mask: usize,
        rare: Vec<(u32, u16)>, // the rare heaps and their values
    },
}

impl Digit {
    /// Adds a heap to the rare ones, if it is one.
    fn push(&mut self, heap: usize, value: u16) {
        let key = key(heap + self.taken, value);
        if let Splits::Sparse { mask, rare } = &mut self.splits {
            if is_rare(key, *mask) {
                rare.push((heap as u32, value));
            }
        }
    }

    /// Marks the values of the next heap's options but for splits into common parts.
    fn mark(&self, values: &[u16], reached_by: &mut [u32; 1 << 16]) {
        let heap = values.len() as u32;
        let rest = values.len().saturating_sub(self.taken);
        if self.taken <= values.len() && self.heaps >> u32::from(rest > 0) & 1 > 0 {
            reached_by[usize::from(values[rest])] = heap;
        }
        let half = if let Splits::All = self.splits { rest / 2 } else { 0 };
        for (a, b) in values[1..=half].iter().zip(values[rest - half..rest].iter().rev()) {
            reached_by[usize::from(a ^ b)] = heap;
        }
        if let Splits::Sparse { rare, .. } = &self.splits {
            let end = rare.partition_point(|&(a, _)| (a as usize) < rest);
            for &(a, value) in &rare[..end] {
                reached_by[usize::from(value ^ values[rest - a as usize])] = heap;
            }
        }
    }

    /// Is an unmarked value none of the next heap's splits?
    fn misses(&self, value: u16, values: &[u16], reversed: &[u16]) -> bool {
        let key = key(values.len() + self.taken, value);
        match self.splits {
            Splits::Sparse { mask, .. } if is_rare(key, mask) => {
                let rest = values.len().saturating_sub(self.taken);
                !has_pair(&values[1..=rest / 2], &reversed[reversed.len() - rest..], value)
            }
            _ => true,
        }
    }

    /// Chooses the mask with the fewest rare heaps, if these are at most one in eight.
    fn choose_search(&mut self, values: &[u16]) {
        if let Splits::No = self.splits {
            return;
        }
        let max = usize::from(values.iter().fold(0, |max, &value| value.max(max)));
        let mut balance = vec![0; (2 * max + 2).next_power_of_two()];
        for (heap, &value) in values.iter().enumerate() {
            balance[key(heap + self.taken, value)] += 1;
        }
        walsh_hadamard(&mut balance);
        let few = (0..balance.len()).filter(|&mask| 4 * balance[mask] < -3 * values.len() as i64);
        let sparse = |mask| Splits::Sparse { mask, rare: Vec::new() };
        self.splits = few.min_by_key(|&mask| balance[mask]).map_or(Splits::All, sparse);
        for (heap, &value) in values.iter().enumerate().skip(1) {
            self.push(heap, value);
        }
    }
}

fn key(heap: usize, value: u16) -> usize {
    2 * usize::from(value) + heap % 2
}

/// Is the parity even? The keys of two common heaps have an even xor, so no common heap has a split
/// into such.
fn is_rare(key: usize, mask: usize) -> bool {
    (key & mask).count_ones() % 2 == 0
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

fn read(code: &str) -> Vec<Digit> {
    let digits = parse(code);
    assert!(digits.iter().all(|&digit| digit < 8), "`{}` is no octal code: a digit above 7", code);
    let digit = |(taken, heaps): (usize, u32)| {
        let splits = if heaps & 4 > 0 { Splits::All } else { Splits::No };
        Digit { taken, heaps, splits }
    };
    digits.into_iter().enumerate().map(digit).collect()
}

fn parse(code: &str) -> Vec<u32> {
    assert!(code.find('.') == Some(1), "`{}` is no octal code: one digit before the point", code);
    let digit = |(i, c): (usize, char)| {
        let digit = c.to_digit(16).filter(|digit| i > 0 || digit % 4 == 0);
        digit.unwrap_or_else(|| panic!("`{}` is no octal code: `{}` at place {}", code, c, i + 1))
    };
    code.char_indices().filter(|&(i, _)| i != 1).map(digit).collect()
}

/// The least proven period `(start, length)` of a game whose moves leave at most so many `heaps`.
/// All values from `middle` on stand `length` places before, too. So `start + length` is at most
/// `middle`, of which the theorem asks `heaps` times as much and the digits: that is in the table.
fn find_period<T: PartialEq>(values: &[T], heaps: usize, digits: usize) -> Option<(usize, usize)> {
    let middle = values.len().checked_sub(digits)? / heaps;
    let earlier = values.get(1..values.len() - 1)?.windows(values.len() - middle);
    let length = 1 + earlier.rev().position(|window| *window == values[middle..])?;
    let change = (1..middle).rfind(|&n| values[n] != values[n + length]);
    Some((change.map_or(1, |n| n + 1), length))
}
